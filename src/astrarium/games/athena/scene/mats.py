"""What is kept of every side: panels, the Turn Order, and below the road Fame, Alert and the last Outcome card."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, Player
from ....clockwork.text import Text
from ....positions.toml import read_scene
from ....scenes.looks import Figure, Frame, Marker, Mat, Naming, Place, Row, Supply
from ....scenes.marks import Mark
from ....scenes.scene import Area, Cell, Panel, Piece, Scene, Space, Track
from ....scenes.signs import Sign
from ..card_texts import OURS, action_provenance, alert_provenance, marked
from ..components import (
    ACTION_MOVE,
    ACTION_SHOT,
    ACTION_SITE,
    ACTION_STEP,
    ALERT_AURORA,
    ALERT_DAMAGE,
    ALERT_FAME,
    HIGHEST_FAME,
    LOWEST_FAME,
    OUTCOME,
    RED_CELL,
    TOP_ALERT,
)
from ..pieces import ALL_RESOURCES, EXPLORATION, FULL, HALF, ITEM, KEY, OBJECT_ITEM
from ..printed_cards import AREA
from ..state import Athena
from .faces import ITEM_LOOKS, goods, outcome_card

_STRIP: Final = read_scene(KEY, "scene.toml").entry("strip")


def add_mats(made: Scene, s: Athena, viewer: int) -> None:
    for side in s.all_sides():
        _add_panel(made, s, side, viewer)
    _add_order(made, s)
    _add_fame(made, s)
    if s.athena:
        _add_alert(made, s)
    _add_outcome(made, s)


# Players


def _add_panel(made: Scene, s: Athena, side: Player, viewer: int) -> None:
    marks: list[Mark] = []
    if s.waits_for(viewer) == side:
        marks.append(Mark.DECIDES)
    if s.phase == EXPLORATION and s.passed >> side & 1 and not s.over:
        marks.append(Mark.PASSED)
    if side == viewer:
        marks.append(Mark.YOU)
    if side in s.winners:
        marks.append(Mark.WINNER)
    id = f"player-{side}"
    details = () if s.over else (Text("scene-would-be"),)
    unit = Text("scene-fame", {"number": s.scores[side]})
    made.add(
        Panel(
            id,
            s.player_text(side),
            Mat.PLAYER,
            s.scores[side],
            unit,
            marks=tuple(marks),
            owner=side,
            details=details,
        )
    )
    if s.seated(side):
        _add_goods(made, s, side, f"supply-{side}")
    else:
        _add_automa(made, s, side, id)


def _add_goods(made: Scene, s: Athena, side: Player, at: str) -> None:
    """What a convoy carries, in numbers; batteries only where there are any."""
    for resource in ALL_RESOURCES:
        count = s.has(side, resource)
        if count or resource not in (FULL, HALF):
            id = f"has-{side}-{ITEM.ids[resource]}"
            made.add(Piece(id, goods(resource, count), at, ITEM_LOOKS[resource], count, owner=side))
    crew, held = len(s.crew[side]), len(s.objects[side])
    label = Text("scene-goods-survivor", {"number": crew})
    made.add(Piece(f"crew-{side}", label, at, Figure.PERSON, crew, owner=side))
    if held:
        made.add(Piece(f"objects-{side}", goods(OBJECT_ITEM, held), at, Supply.OBJECT, held, owner=side))


def _add_automa(made: Scene, s: Athena, side: Player, at: str) -> None:
    """The level and the two cards of this round. ATH-S.2, S.4"""
    label = Text("scene-level", {"number": s.level})
    seal = marked((OURS,))
    made.add(Cell(f"level-{side}", label, at, owner=side, details=(OURS,), marks=(Mark.ON, *seal)))
    for action in s.drawn:
        remarks = action_provenance(action)
        words: dict[str, int | Text] = {"move": ACTION_MOVE[action], "shot": ACTION_SHOT[action]}
        words |= {"site": ACTION_SITE[action] + 1, "arrow": ACTION_STEP[action]}
        told = Text("scene-action", words)
        made.add(Cell(f"action-{action}", told, at, owner=side, details=remarks, marks=marked(remarks)))


def _add_order(made: Scene, s: Athena) -> None:
    """The Turn Order table: the leading convoy is the rightmost. ATH-B.5.3"""
    made.add(Track("order", Text("scene-order"), Row.ORDER))
    for place, side in enumerate(s.order):
        cell = f"order-{place + 1}"
        made.add(Cell(cell, Text("scene-number", {"number": place + 1}), "order"))
        made.add(Piece(f"order-token-{side}", s.player_text(side), cell, Marker.INITIATIVE, owner=side))


# Below the road


def _add_fame(made: Scene, s: Athena) -> None:
    x, y, wide = _STRIP.numbers("fame")
    label = Text("scene-fame-track")
    made.add(Track("fame", label, Row.STEPS, first=LOWEST_FAME, last=HIGHEST_FAME, x=x, y=y, wide=wide))
    for side in s.all_sides():
        label = Text("scene-has-fame", {"player": s.player_text(side), "number": s.fame[side]})
        made.add(Piece(f"fame-{side}", label, "fame", Marker.MARKER, s.fame[side], owner=side))


def _add_alert(made: Scene, s: Athena) -> None:
    """The Alert table: below each level the damage of turrets and how far the Aurora sails. ATH-X.4.1"""
    x, y, wide = _STRIP.numbers("alert")
    made.add(Track("alert", Text("scene-alert-table"), Row.STEPS, first=0, last=TOP_ALERT, x=x, y=y, wide=wide))
    for side in s.all_sides():
        label = Text("scene-has-alert", {"player": s.player_text(side), "number": s.alert[side]})
        made.add(Piece(f"alert-marker-{side}", label, "alert", Marker.MARKER, s.alert[side], owner=side))
    cell_wide, cell_high = _STRIP.numbers("alert_cell")
    step = _STRIP.number("alert_step")
    for level in range(TOP_ALERT + 1):
        words: dict[str, int | Text] = {"number": level, "damage": ALERT_DAMAGE[level], "aurora": ALERT_AURORA[level]}
        words["fame"] = ALERT_FAME[level]
        told = Text("scene-alert-row", words)
        short = Text("scene-alert-cell", words)
        remarks = (told, *alert_provenance(level))
        made.add(Cell(f"alert-row-{level}", short, "alert", details=remarks, marks=(Mark.OFF,), number=level))
        figures = (Sign.EXPLOSION, ALERT_DAMAGE[level]), (Sign.SHIP, ALERT_AURORA[level])
        for row, (icon, number) in enumerate(figures):
            made.add(
                Space(
                    f"alert-{level}-{icon.value}",
                    told,
                    "",
                    Place.CELL,
                    x + step * level + cell_wide // 2,
                    _STRIP.numbers("alert_rows")[row],
                    cell_wide,
                    icon=icon,
                    high=cell_high,
                    number=number,
                    naming=Naming.QUIET,
                )
            )


def _add_outcome(made: Scene, s: Athena) -> None:
    """The last Outcome card, and what the back of the next one tells. ATH-B.9.5, 9.6"""
    x, y, wide, high = _STRIP.numbers("outcome_note")
    lines: list[Text] = [Text("scene-left", {"number": len(s.outcomes)})]
    if len(s.outcomes):
        lines += [Text("scene-red-cell"), AREA.text(RED_CELL[s.outcomes.peek(0)])]
    made.add(Area("outcome-deck", Text("scene-outcomes"), Frame.NOTE, x, y, wide, high, lines=tuple(lines)))
    x, y, wide, high = _STRIP.numbers("outcome")
    label = Text("scene-no-outcome")
    made.add(Space("outcome", label, "", Place.SLOT, x, y, wide, icon=Sign.CROSSHAIR, high=high))
    if s.revealed != NOBODY:
        made.add(outcome_card(s.revealed, "outcome", f"outcome-{OUTCOME.ids[s.revealed]}"))
