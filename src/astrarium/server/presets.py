"""Tables that are set up at once: the first game, the game as in the box, everything."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from ..contract.game import Game

BOX: Final = "box"
USUAL_BOTS: Final = "medium"


@dataclass(frozen=True)
class Preset:
    """What a table is set up with; options that are not named stay as in the box."""

    name: str
    bots: str
    options: dict[str, str]


@cache
def presets_of(game: Game[Any]) -> tuple[Preset, ...]:
    """What stands in `box/presets.toml` in the game's folder, and the game as in the box; that alone without it."""
    plain = Preset(BOX, USUAL_BOTS, {})
    file = resources.files(f"astrarium.games.{game.key}") / "box" / "presets.toml"
    if not file.is_file():
        return (plain,)
    told = {name: _preset(game, name, found) for name, found in tomllib.loads(file.read_text(encoding="utf-8")).items()}
    return (told.pop("first"), plain, *told.values())


def _preset(game: Game[Any], name: str, told: dict[str, Any]) -> Preset:
    every = {option.name: option.fullest for option in game.options} if told.get("fullest") else {}
    return Preset(name, told["bots"], every | told["options"])


def preset_named(game: Game[Any], name: str) -> Preset:
    """The one of that name, or the game as in the box."""
    found = {preset.name: preset for preset in presets_of(game)}
    return found.get(name, found[BOX])
