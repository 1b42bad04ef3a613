"""A player that is a Python class of one's own, given as `module:Class`."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path

from ..players.seat import Player

SPEC = re.compile(r"((?!(?:net|mcts|outside):)[^\W\d]\w*(?:\.[^\W\d]\w*)*):([^\W\d]\w*)")
"""`net:`, `mcts:` and `outside:` are players of other kinds."""
NEEDED = ("name", "blind", "decide")
"""What every player has (docs/bot.md)."""


def is_own(spec: str) -> bool:
    return SPEC.fullmatch(spec) is not None


def own(spec: str) -> Player:
    """A new player of that class; its module may lie in the current folder. ValueError: there is no such player."""
    match = SPEC.fullmatch(spec)
    assert match is not None, f"{spec} is not module:Class"
    module, name = match[1], match[2]
    look_in(Path.cwd())
    found = getattr(imported(spec, module), name, None)
    if not isinstance(found, type):
        raise ValueError(f"{spec}: the module {module} has no class {name}")
    try:
        made: Player = found()
    except Exception as error:
        raise ValueError(f"{spec}: {name}() does not work: {type(error).__name__}: {error}") from None
    for part in NEEDED:
        if not hasattr(made, part):
            raise ValueError(f"{spec}: the class {name} has no {part}; a player has {', '.join(NEEDED)}")
    if not callable(made.decide):
        raise ValueError(f"{spec}: decide of the class {name} is not a method")
    return made


def imported(spec: str, module: str) -> object:
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{module}.".startswith(f"{error.name}."):
            raise ValueError(f"{spec}: there is no module {error.name}, here or installed") from None
        raise ValueError(f"{spec}: the module {module} needs {error.name}, which is not installed") from None
    except Exception as error:
        raise ValueError(f"{spec}: the module {module} breaks off: {type(error).__name__}: {error}") from None


def look_in(folder: Path) -> None:
    """Modules are looked for in that folder, too, and there first, as `python -m` does."""
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
