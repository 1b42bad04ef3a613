"""The rules that were played before positions were kept, as they were.

What they began is nothing but seeds and decisions: only they can say where those led. So they are kept, packed, and
play such a game once more in a process of their own; what they come to is a position, from which the present rules go
on. Whatever later rules play keeps its positions itself.
"""

from __future__ import annotations

import atexit
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import threading
from functools import cache
from pathlib import Path
from typing import Any, Final

from ..contract.registry import game

VERSIONS: Final = {"athena": 2, "cosmic": 1, "expanse": 1, "interstellar": 2, "parsec": 1}
"""Which rules these are."""
HERE: Final = Path(__file__).parent
RULES: Final = HERE / "rules.tar.xz"
REFEREE: Final = HERE / "referee.py"
MOST_SECONDS: Final = 300.0
PARTS: Final = {"players": int, "options": dict, "seed": int, "atoms": list}
"""What a save has of which they make a game, and of what kind it is."""

Event = tuple[str, int, str]
"""What a table's event is: `atom` or `undo`, the seat, the name of the atom."""
_LOCK: Final = threading.Lock()


def knows(key: object, version: object) -> bool:
    """Whether these are the rules of that game and version."""
    return isinstance(key, str) and VERSIONS.get(key) == version


def played_again(key: str, players: int, seed: int, options: dict[str, str], events: list[Event]) -> list[bytes]:
    """The position after each event that is possible, the beginning first, with what was told then. See `referee`.

    ValueError: there is no such game.
    """
    asked = {"game": key, "players": players, "seed": seed, "options": options, "events": events}
    # Nothing that says how the present rules are built is meant for these.
    env = {name: value for name, value in os.environ.items() if not name.startswith("ASTRARIUM")}
    try:
        done = subprocess.run(
            [sys.executable, str(REFEREE), str(unpacked())],
            input=json.dumps(asked).encode(),
            capture_output=True,
            env=env,
            timeout=MOST_SECONDS,
            check=True,
        )
    except subprocess.CalledProcessError as error:
        reason = error.stderr.decode("utf-8", "replace").strip().splitlines()[-1:]
        raise ValueError(f"the rules of then do not play this game: {' '.join(reason)}") from None
    except subprocess.TimeoutExpired:
        raise ValueError(f"the rules of then needed more than {MOST_SECONDS:.0f} seconds") from None
    return done.stdout.splitlines()


class BreaksOff(ValueError):
    """A save whose decisions are not all possible; `number` is the first that is not."""

    def __init__(self, number: int) -> None:
        super().__init__(f"the save breaks off at its atom {number}")
        self.number: Final = number


def with_position(save: dict[str, Any]) -> dict[str, Any]:
    """The save, with the position to which these rules came; as it is where it needs none or they do not know it."""
    key, version = save.get("game"), save.get("version")
    if "position" in save or save.get("without") or not knows(key, version) or game(str(key)).version == version:
        return save
    if not all(isinstance(save.get(part), kind) for part, kind in PARTS.items()):
        return save
    atoms = save["atoms"]
    pages = played_again(str(key), save["players"], save["seed"], save["options"], [("atom", 0, one) for one in atoms])
    if len(pages) <= len(atoms):
        raise BreaksOff(len(pages))
    return save | {"position": json.loads(pages[-1])["position"]}


def unpacked() -> Path:
    """The folder of these rules, which is there until the program ends."""
    with _LOCK:
        return _unpacked()


@cache
def _unpacked() -> Path:
    folder = tempfile.mkdtemp(prefix="astrarium-former-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    with tarfile.open(RULES) as archive:
        archive.extractall(folder, filter="data")
    return Path(folder)
