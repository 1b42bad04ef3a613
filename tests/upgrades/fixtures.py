"""What former versions of the rules wrote, one folder for each version of each game."""

from __future__ import annotations

import json
import lzma
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any

FIXTURES = Path(__file__).parent / "fixtures"
VOCABULARY, POSITIONS, SAVES = "vocabulary.json.xz", "positions.jsonl.xz", "saves.jsonl.xz"
STORE, ENDS = "tables.sql.xz", "tables.jsonl.xz"
"""Tables in a store, and how each of them stood."""


def folder_of(key: str, version: int) -> Path:
    return FIXTURES / key / f"v{version}"


def versions_of(key: str) -> list[int]:
    """The versions of a game that were recorded, the oldest first."""
    return sorted(int(folder.name.removeprefix("v")) for folder in (FIXTURES / key).glob("v*"))


def recorded(file: str) -> list[tuple[str, int]]:
    """The games and versions of which there is such a file."""
    found = [path.parent for path in FIXTURES.glob(f"*/v*/{file}")]
    return sorted((folder.parent.name, int(folder.name.removeprefix("v"))) for folder in found)


def write_lines(path: Path, lines: Iterable[object]) -> None:
    """Lines of JSON. Neighbours are much alike, so that pressed together they take little room."""
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    path.write_bytes(lzma.compress(text.encode()))


def read_lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in lzma.decompress(path.read_bytes()).decode().splitlines()]


def write_store(path: Path, file: Path) -> None:
    """A store in an SQLite file, as the SQL that makes it again."""
    with sqlite3.connect(file) as db:
        text = "".join(f"{line}\n" for line in db.iterdump())
    db.close()
    path.write_bytes(lzma.compress(text.encode()))


def read_store(path: Path, file: Path) -> None:
    with sqlite3.connect(file) as db:
        db.executescript(lzma.decompress(path.read_bytes()).decode())
    db.close()
