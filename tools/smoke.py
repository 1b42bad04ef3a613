"""Whether an installed wheel holds all it should and works: run it with the Python of the place where it is installed.

python tools/smoke.py --expect compiled

It looks at the installed package only, beside the sources of the checkout it lies in, and needs nothing else.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import tomllib
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from xml.etree import ElementTree

CHECKOUT = Path(__file__).resolve().parents[1]
MADE = {".pyc", ".so", ".pyd"}
"""Kinds of files that a build leaves beside the sources."""
SECONDS = 120
"""Far more than a server takes to begin, even on a busy machine."""
SEED = 7


class Failed(Exception):
    """What is wrong with the wheel."""


def require(true: object, complaint: str) -> None:
    if not true:
        raise Failed(complaint)


def command(*words: str) -> list[str]:
    """As a user types it, by the script that pip has made."""
    name = "astrarium.exe" if os.name == "nt" else "astrarium"
    return [str(Path(sys.executable).with_name(name)), *words]


def said(*words: str) -> str:
    done = subprocess.run(command(*words), capture_output=True, encoding="utf-8", timeout=SECONDS, check=False)
    require(done.returncode == 0, f"astrarium {' '.join(words)} ended with {done.returncode}: {done.stderr}")
    return done.stdout


# What is looked at


def installed_elsewhere(package: Path, checkout: Path) -> None:
    """The package is the installed one, not the sources."""
    require(not package.is_relative_to(checkout / "src"), f"this Python runs the sources in {package}")


def nothing_is_missing(package: Path, sources: Path) -> None:
    """Every file of the sources is installed, byte for byte."""
    files = [file for file in sources.rglob("*") if file.is_file() and file.suffix not in MADE]
    require(files, f"there are no sources in {sources}")
    lacking = []
    for file in sorted(files):
        name = file.relative_to(sources)
        twin = package / name
        if not twin.is_file():
            lacking.append(f"{name.as_posix()} is missing")
        elif twin.read_bytes() != file.read_bytes():
            lacking.append(f"{name.as_posix()} differs")
    require(not lacking, "; ".join(lacking))


def versions_agree(checkout: Path) -> None:
    """The package, the command and pyproject.toml name the same version."""
    import astrarium

    wanted = tomllib.loads((checkout / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    require(astrarium.__version__ == wanted, f"astrarium.__version__ is {astrarium.__version__}, not {wanted}")
    told = said("--version").split()
    require(told == ["astrarium", wanted], f"astrarium --version says {told}, not {wanted}")


def build_is(expected: str) -> None:
    """The games run as they should: compiled, or as plain Python."""
    found = json.loads(said("games", "--json"))
    require(len(found["games"]) == 5, f"there are {len(found['games'])} games, not 5")
    require(found["build"] == expected, f"the build is {found['build']}, not {expected}")


def games_are_played_and_drawn() -> None:
    """A greedy and a random bot, or more of them, play every game to its end; the end is drawn in both languages."""
    from astrarium import all_games
    from astrarium.language import LANGUAGES
    from astrarium.players.playing import play_out, player
    from astrarium.table import svg

    for game in all_games():
        seats = ["greedy"] + ["random"] * (max(2, game.least) - 1)
        state = play_out(game, [player(name) for name in seats], SEED, game.brief)
        require(state.over and state.winners, f"{game.key} did not come to its end")
        pictures = {lang: svg(state, 0, lang) for lang in LANGUAGES}
        for lang, picture in pictures.items():
            root = ElementTree.fromstring(picture)
            require(root.tag.endswith("svg") and len(root), f"{game.key} draws nothing ({lang})")
        require(len(set(pictures.values())) == len(LANGUAGES), f"{game.key} looks the same in all languages")


def tables_are_served() -> None:
    """`astrarium serve` shows the front page and what the page asks for, and stops when it is told to."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, serving(Path(folder)) as address:
        page = fetch(address).decode("utf-8")
        require("Astrarium" in page, "the front page does not name itself")
        asked = sorted(set(re.findall(r'(?:href|src)="(/static/[^"]+)"', page)))
        require(asked, "the front page asks for no file")
        for path in asked:
            require(fetch(address + path.lstrip("/")), f"{path} is empty")


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server at a free port; its address."""
    store = f"sqlite:///{folder / 'tables.db'}"
    words = command("serve", "--port", "0", "--store", store)
    server = subprocess.Popen(words, stdout=subprocess.PIPE, encoding="utf-8")
    try:
        assert server.stdout is not None
        first = server.stdout.readline()
        address = re.search(r"http://\S+/", first)
        require(address, f"the server said {first!r} and no address")
        assert address is not None
        yield address[0]
        server.terminate()
        status = server.wait(SECONDS)
        # On Windows to terminate is to kill.
        require(status == 0 or os.name == "nt", f"the server ended with {status}")
    finally:
        server.kill()
        server.communicate()


def fetch(address: str) -> bytes:
    """What is at an address; a server that has just begun is given time."""
    end = time.monotonic() + SECONDS
    while True:
        try:
            with urllib.request.urlopen(address, timeout=SECONDS) as answer:
                found: bytes = answer.read()
                return found
        except urllib.error.HTTPError as error:
            raise Failed(f"{address} answers {error.code}") from None
        except OSError as error:
            if time.monotonic() > end:
                raise Failed(f"{address} does not answer: {error}") from None
            time.sleep(0.1)


def checks(expected: str, package: Path, checkout: Path) -> list[tuple[str, Callable[[], None]]]:
    return [
        ("it is the installed package", lambda: installed_elsewhere(package, checkout)),
        ("every file is there", lambda: nothing_is_missing(package, checkout / "src" / "astrarium")),
        ("all name the same version", lambda: versions_agree(checkout)),
        (f"the build is {expected}", lambda: build_is(expected)),
        ("the games are played and drawn", games_are_played_and_drawn),
        ("tables are served", tables_are_served),
    ]


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Does the installed wheel work?")
    parser.add_argument("--expect", choices=["compiled", "plain"], default="compiled", help="how the games must run")
    expected = parser.parse_args(words).expect
    import astrarium

    package = Path(astrarium.__file__).resolve().parent
    failures = 0
    for name, look in checks(expected, package, CHECKOUT):
        begun = time.monotonic()
        try:
            look()
        except Failed as failure:
            failures += 1
            print(f"FAILED  {name}: {failure}", flush=True)
        else:
            print(f"ok      {name} ({time.monotonic() - begun:.1f} s)", flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
