"""A house with a small kernel and one small game, in which compiling takes seconds."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import astrarium
from astrarium.workshop.doors import COMPILED

REAL = Path(astrarium.__file__).parent
FILES = {
    "__init__.py": "from .workshop.doors import open_doors\n\nopen_doors()\n",
    "clockwork/__init__.py": "",
    "clockwork/state.py": "class State:\n    def __init__(self, points: int) -> None:\n        self.points = points\n",
    "clockwork/table.py": "from .state import State\n\n\ndef doubled(s: State) -> int:\n    return 2 * s.points\n",
    "players/__init__.py": "",
    "players/state.py": "def name() -> str:\n    return 'a module of the same name in another room'\n",
    "games/__init__.py": "",
    "games/tiny/__init__.py": "",
    "games/tiny/game.py": (
        "from ...clockwork.state import State\nfrom ...clockwork.table import doubled\n\n\n"
        "class Tiny(State):\n    pass\n\n\ndef answer() -> int:\n    return doubled(Tiny(21))\n"
    ),
}


def built_at(place: Path) -> Path:
    """The package of such a house, with the doors of the real one."""
    package = place / "astrarium"
    for name, content in FILES.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(content, encoding="utf-8")
    (package / "workshop").mkdir()
    (package / "workshop" / "__init__.py").touch()
    shutil.copy(REAL / "workshop" / "doors.py", package / "workshop")
    return package


def asked(package: Path, question: str, **environment: str) -> str:
    """What a new process of that house answers."""
    told = subprocess.run(
        [sys.executable, "-c", f"import astrarium, sys; {question}"],
        env=os.environ | {"PYTHONPATH": str(package.parent)} | environment,
        check=True,
        capture_output=True,
        text=True,
    )
    return told.stdout.strip()


def told_where(key: str) -> str:
    """In a process of the bots: where it was told to find compiled games."""
    return os.environ.get(COMPILED, "")
