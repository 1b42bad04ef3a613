"""What the tests of the arena share: contests, their tables, and the processes that play them."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from astrarium.arena.contest import Contest
from astrarium.arena.entrants import entrants_from
from patience import PATIENCE

TABLES = ("games.parquet", "seats.parquet", "decisions.parquet")
"""Equal, byte for byte, whenever the same contest is played."""


def contest(*players: str, games: int = 40, seats: int = 2, seed: int = 7, decisions: bool = True) -> Contest:
    return Contest("expanse", tuple(entrants_from(players)), seats, games, seed, decisions=decisions)


def tables(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in TABLES}


def wait_until(true: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Look again and again until it is so."""
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.01)


def alive(pid: int) -> bool:
    """Whether the process runs: one that ended and was not waited for does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def descendants(pid: int) -> dict[int, str]:
    """The processes that a process has started, and those that these have, with their commands."""
    children: dict[int, list[tuple[int, str]]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            command = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except OSError:
            continue
        children.setdefault(parent, []).append((int(folder.name), command))
    found: dict[int, str] = {}
    to_do = [pid]
    while to_do:
        for child, command in children.get(to_do.pop(), []):
            found[child] = command
            to_do.append(child)
    return found
