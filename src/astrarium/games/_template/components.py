"""The box as typed tables, and the atoms."""

from __future__ import annotations

from typing import Final

from ...clockwork.names import Atoms, Names
from ...positions.toml import names, read_box

KEY: Final = "_template"
BOX: Final = read_box(KEY, "components.toml")
GAME_ENTRY: Final = BOX.entry("game")
TITLES: Final = {"en": GAME_ENTRY.text("name_en"), "it": GAME_ENTRY.text("name_it")}
MIN_PLAYERS: Final = GAME_ENTRY.number("players_min")
MAX_PLAYERS: Final = GAME_ENTRY.number("players_max")
OPEN_COMETS: Final = GAME_ENTRY.number("open_comets")
FIRST_FUEL: Final = GAME_ENTRY.number("first_fuel")
MOST_FUEL: Final = GAME_ENTRY.number("most_fuel")
REST_FUEL: Final = GAME_ENTRY.number("rest_fuel")
ROUNDS: Final = GAME_ENTRY.number("rounds")

COMET: Final[Names] = names("comet", BOX.entries("comet"))
COMETS: Final = len(COMET)
ICE: Final = [entry.number("ice") for entry in BOX.entries("comet")]
DISTANCE: Final = [entry.number("distance") for entry in BOX.entries("comet")]

ATOMS: Final = Atoms()
REST: Final = ATOMS.verb("rest")
COMET_ATOM: Final = ATOMS.things(COMET)
