"""Units as the table shows them: where they are, what they can do, what has befallen them."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, NOTHING, Player
from ....clockwork.text import Text
from ....scenes.marks import Mark
from ....scenes.scene import Piece, Scene
from ..components import ATTACKED, COLONY, DEED, EVENT, KIND, KIND_OF, MOVED, SET, UNIT, UNIT_ATOM, Hex, Unit
from ..rules.abilities import attack_of, defence_of, move_of, range_of
from ..rules.galaxy import COLUMN, ROW
from ..state import BOUND_SERIAL, BOUND_UNIT, LASTING_CARD, LASTING_SERIAL, Parsec
from .looks import Site, Vessel

KIND_LOOKS: Final[list[Site | Vessel]] = [
    Site.COLONY if kind == COLONY else Vessel(id) for kind, id in enumerate(KIND.ids)
]


def hex_id(hex: Hex) -> str:
    return f"hex-{COLUMN[hex]}-{ROW[hex]}"


def unit_name(unit: Unit) -> str:
    return UNIT.ids[unit].replace(".", "-")


def unit_id(unit: Unit) -> str:
    return f"unit-{unit_name(unit)}"


def add_units(made: Scene, s: Parsec) -> None:
    for player in s.everyone():
        if s.colour[player] == NOBODY:
            continue
        start = s.first_unit(player)
        for unit in range(start, start + SET):
            if s.at[unit] != NOTHING:
                made.pieces.append(_unit(s, Unit(unit), player, hex_id(s.at[unit])))
            elif s.aboard[unit] != NOTHING:
                made.pieces.append(_unit(s, Unit(unit), player, unit_id(s.aboard[unit])))


def _unit(s: Parsec, unit: Unit, player: Player, at: str) -> Piece:
    marks: list[Mark] = []
    if unit == s.struck or (s.struck == NOTHING and unit == s.target):
        marks.append(Mark.TARGET)
    elif unit in s.shooters:
        marks.append(Mark.FIRES)
    if s.did[unit] & MOVED:
        marks.append(Mark.MOVED)
    if s.did[unit] & ATTACKED:
        marks.append(Mark.ATTACKED)
    if s.bound.find(BOUND_UNIT, unit) != NOBODY:
        marks.append(Mark.BOUND)
    return Piece(
        unit_id(unit),
        UNIT.text(unit),
        at,
        KIND_LOOKS[KIND_OF[unit]],
        1,
        UNIT_ATOM + unit,
        player,
        unit_details(s, unit),
        tuple(marks),
    )


def unit_details(s: Parsec, unit: Unit) -> tuple[Text, ...]:
    """What a unit can do here and now, what it has done, and what holds it."""
    words: dict[str, int | Text] = {"attack": attack_of(s, unit), "defence": defence_of(s, unit)}
    if KIND_OF[unit] == COLONY:
        details = [Text("scene-colony-figures", words)]
    else:
        words["move"] = move_of(s, unit)
        words["range"] = range_of(s, unit)
        details = [Text("scene-unit-figures", words)]
    details += [Text(f"scene-did-{id}") for number, id in enumerate(DEED.ids) if s.did[unit] >> number & 1]
    row = s.bound.find(BOUND_UNIT, unit)
    while row != NOBODY:
        effect = s.lasting.find(LASTING_SERIAL, s.bound.get(row, BOUND_SERIAL))
        details.append(Text("scene-under", {"card": EVENT.text(s.lasting.get(effect, LASTING_CARD))}))
        row = s.bound.find(BOUND_UNIT, unit, row + 1)
    return tuple(details)
