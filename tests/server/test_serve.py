"""`astrarium serve`: what cannot be served is said in one line."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from astrarium.server.serve import address_of, listening
from astrarium.server.store import Store
from typed import Done, run, run_afresh


def tried(home: Path, *words: str) -> Done:
    return run("serve", *words, home=home)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--store", "sqlite:////no/such/folder/x.db"], "the store cannot be reached: unable to open database file"),
        (["--store", "postgresql://me@127.0.0.1:1/x"], "the store cannot be reached: connection"),
        (["--store", "oracle://here/x"], "the store must be sqlite:///FILE or postgresql://"),
        (["--store", "nowhere"], "is no address"),
        (["--workers", "2"], "several workers need a PostgreSQL store"),
        (["--pace", "-1"], "pace must be 0 or more seconds"),
        (["--port", "99999"], "port"),
        (["--public", "play.example.org"], "the public address must be like"),
        (["--proxies", "caddy"], "proxies are addresses and networks"),
        (["--data", "/dev/null/here"], "the data folder /dev/null/here cannot be made"),
        (["--connections", "0"], "connections must be 1 or more"),
        (["--host", "no.such.host.invalid"], "cannot listen at no.such.host.invalid"),
    ],
)
def test_bad_input_is_one_line_and_status_2(tmp_path: Path, words: list[str], reason: str) -> None:
    done = tried(tmp_path, *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert reason in done.stderr and len(done.stderr.splitlines()) == 1 and done.stderr.startswith("astrarium: ")


def test_a_taken_port_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        done = tried(tmp_path, "--port", str(port))
    assert done.returncode == 2
    # What comes after the colon are the words of the operating system.
    assert done.stderr.startswith(f"astrarium: cannot listen at 127.0.0.1 port {port}: ")
    assert done.stderr.count("\n") == 1


def test_a_port_that_is_listened_at_is_not_shared() -> None:
    with listening("127.0.0.1", 0) as listener, pytest.raises(ValueError, match="cannot listen"):
        listening("127.0.0.1", listener.getsockname()[1])


@pytest.mark.parametrize(
    ("host", "shown"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1"), ("localhost", "localhost")]
)
def test_the_address_is_one_that_a_browser_can_open(host: str, shown: str) -> None:
    with listening(host, 0) as listener:
        assert address_of(host, listener) == f"http://{shown}:{listener.getsockname()[1]}/"


def test_the_environment_is_heard(tmp_path: Path) -> None:
    env = {"XDG_DATA_HOME": str(tmp_path), "ASTRARIUM_PUBLIC": "nowhere"}
    assert "the public address must be like" in run_afresh("serve", env=env).stderr


def test_a_store_that_cannot_be_written_is_told_at_once(tmp_path: Path) -> None:
    """To root every file can be written, so it is opened to be read."""
    Store(f"sqlite:///{tmp_path / 'x.db'}").close()
    done = tried(tmp_path, "--store", f"sqlite:///file:{tmp_path / 'x.db'}?mode=ro&uri=true")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert done.stderr.startswith("astrarium: the store cannot be written: attempt to write a readonly database")
