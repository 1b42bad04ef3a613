"""Packs the rules of a commit, so that tables go on that were begun by them and of which no position was kept.

Only rules that were played before the store kept positions need it: see `astrarium.former`.

python tools/former_rules.py COMMIT src/astrarium/former/rules.tar.xz
"""

from __future__ import annotations

import io
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOMS = (
    "__init__.py",
    "workshop/__init__.py",
    "workshop/doors.py",
    "clockwork",
    "positions",
    "mechanisms",
    "scenes",
    "study",
    "contract",
    "games",
    "language",
)
"""Of these, whichever the commit has."""
NEEDLESS = {"rules.toml", "looks.toml", "scene.toml", "tally.toml"}
"""The ledger, and how the table looks."""
NEEDLESS_WORDS = {"api", "lobby", "notebook", "replay", "report", "review", "room", "scene", "server", "terminal"}
"""What is not said in the log."""

PLAY = """
from random import Random

from astrarium import Match, all_games
from astrarium.language import speaker

for game in all_games():
    match, rng = Match(game, game.most, 1, game.brief), Random(1)
    while not match.state.over:
        match.apply(rng.choice(match.state.offered))
    for lang in ("en", "it"):
        for note in match.notes:
            speaker(game, lang).note(match.state, note)
    print(game.key, game.version)
"""
"""A whole game of each, told in both languages."""


def played(root: Path) -> str:
    env = {name: value for name, value in os.environ.items() if not name.startswith("ASTRARIUM")}
    env |= {"PYTHONPATH": str(root), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, "-c", PLAY], env=env, check=True, capture_output=True, text=True)
    return done.stdout


def is_needed(path: Path) -> bool:
    if path.suffix == ".ftl":
        return path.name.split(".")[0] not in NEEDLESS_WORDS
    return path.suffix in (".py", ".toml") and path.name not in NEEDLESS


def packed(root: Path, files: list[str], target: Path) -> None:
    """The same files give the same bytes."""
    with tarfile.open(target, "w:xz", preset=9) as archive:
        for name in sorted(files):
            content = (root / name).read_bytes()
            entry = tarfile.TarInfo(name)
            entry.size, entry.mode = len(content), 0o644
            archive.addfile(entry, io.BytesIO(content))


def main(commit: str, target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        names = [f"src/astrarium/{room}" for room in ROOMS]
        listed = subprocess.run(
            ["git", "ls-tree", "--name-only", commit, *names], check=True, capture_output=True, text=True
        )
        rooms = listed.stdout.split()
        tree = subprocess.run(["git", "archive", commit, *rooms], check=True, capture_output=True).stdout
        with tarfile.open(fileobj=io.BytesIO(tree)) as archive:
            archive.extractall(folder, filter="data")
        root = Path(folder) / "src"
        packed(root, [path.relative_to(root).as_posix() for path in root.rglob("*") if is_needed(path)], target)
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(target) as archive:
            archive.extractall(folder, filter="data")
        print(played(Path(folder)), end="")
    print(f"{target}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
