"""`astrarium serve`: what cannot be served is said in one line."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from astrarium.server.serve import address_of, listening
from patience import PATIENCE


def tried(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "astrarium", "serve", *words]
    env = os.environ | {"XDG_DATA_HOME": str(home), "NO_COLOR": "1"}
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=env, check=False)


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
