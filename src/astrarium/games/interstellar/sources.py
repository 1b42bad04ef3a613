"""What of the box is reconstructed, and the mark that tells it from what is printed."""

from __future__ import annotations

from typing import Final

from ...clockwork.names import NOBODY
from ...clockwork.text import Text
from ...positions.toml import Entry
from ...scenes.marks import Mark
from .components import ATOMS, BOX, BUILDING, LEADER, MECHANISM, TECHNOLOGY, TOKEN

_MADE_UP: Final = "reconstructed"


def is_ours(entry: Entry, field: str) -> bool:
    """Whether what that field says is reconstructed: no source tells it."""
    printed = entry.texts("rulebook_fields") if "rulebook_fields" in entry.values else []
    return entry.text("source") == _MADE_UP and field not in printed


_TOKENS: Final = BOX.entries("action_token") + BOX.entries("production_token") + BOX.entries("extra_action")
TOKEN_OURS: Final = [is_ours(entry, "effect_en") for entry in _TOKENS]
HIGHLIGHT_OURS: Final = [is_ours(entry, "salvation_highlight") for entry in _TOKENS]
TECHNOLOGY_OURS: Final = [
    is_ours(entry, "effect_en") for entry in BOX.entries("technology") + BOX.entries("salvation_technology")
]
MECHANISM_OURS: Final = [is_ours(entry, "cost") for entry in BOX.entries("mechanism")]
BUILDING_OURS: Final = [is_ours(entry, "effect_en") for entry in BOX.entries("building")]
EVENT_OURS: Final = [is_ours(entry, "effect_en") for entry in BOX.entries("solar_event")]
FACE_OURS: Final = [is_ours(entry, "reward") for entry in BOX.entries("pass_face")]
OFFICE_OURS: Final = [is_ours(entry, "bonus") for entry in BOX.entries("government_cell")]
LEADER_OURS: Final = [
    [False, *(is_ours(step, "bonus") for step in BOX.entries("leader_step") if step.text("track") == track)]
    for track in LEADER.ids
]
ROW_OURS: Final = [is_ours(entry, "end_of_turn_pp") for entry in BOX.entries("reputation_row")]
COLUMN_OURS: Final = [is_ours(entry, "fuel_cost") for entry in BOX.entries("route_column")]
GRID_OURS: Final = any(is_ours(entry, "spaces") for entry in BOX.entries("route_column"))
POSITION_OURS: Final = [is_ours(entry, "multiplier") for entry in BOX.entries("trappist_position")]
SPIRAL_OURS: Final = any(is_ours(entry, "event") for entry in BOX.entries("spiral_space"))
_PLAN: Final = BOX.entries("player_count")[0]
MARKET_OURS: Final = is_ours(_PLAN, "market_spaces")
EXPLOITATION_OURS: Final = is_ours(_PLAN, "exploitation_track_length")
SECTOR_OURS: Final = is_ours(_PLAN, "mechanisms_per_sector")


def marks(ours: bool, *others: Mark) -> tuple[Mark, ...]:
    """The marks of something, with that of what is reconstructed if it is."""
    return (*others, Mark.RECONSTRUCTED) if ours else others


def told(ours: bool, *details: Text) -> tuple[Text, ...]:
    """What is said of something; of what is reconstructed that too."""
    return (*details, Text("scene-reconstructed")) if ours else details


def atom_is_ours(atom: int) -> bool:
    """Whether the thing that an atom names is reconstructed."""
    domain = ATOMS.domain(atom)
    for names, ours in (
        (TOKEN, TOKEN_OURS),
        (TECHNOLOGY, TECHNOLOGY_OURS),
        (MECHANISM, MECHANISM_OURS),
        (BUILDING, BUILDING_OURS),
    ):
        if domain is names and domain is not None and atom != NOBODY:
            return ours[ATOMS.thing(atom)]
    return False
