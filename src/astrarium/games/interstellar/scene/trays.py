"""Boards that all share: the ship, the Government with its tracks, the route to Trappist, extra actions."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, Atom
from ....clockwork.text import Text
from ....positions.toml import read_scene
from ....scenes.looks import Figure, Frame, Ground, Marker, Naming, Place, Row, Supply
from ....scenes.marks import Mark
from ....scenes.scene import NO_NUMBER, Area, Card, Cell, Piece, Scene, Sheet, Space, Track
from ....scenes.signs import Sign
from ..components import (
    ALL_LEADERS,
    BONUS,
    COLOUR,
    EFFECT,
    KEY,
    LAST_STEP,
    LEADER,
    LEADER_ATOM,
    LEADER_BONUS,
    LEADERS,
    LONG_TERM,
    MECHANISM,
    MECHANISM_ATOM,
    MECHANISM_COST,
    MECHANISM_PRESTIGE,
    NO_MECHANISM,
    OFFICE,
    OFFICE_ATOM,
    OFFICE_BONUS,
    PROJECTS,
    REPUTATION_LEAST,
    REPUTATION_MOST,
    RESOURCE,
    ROW_END,
    ROW_OFFICES,
    ROW_PRESTIGE,
    SECTOR,
    TOKEN,
    TOKEN_ATOM,
    Bonus,
    Leader,
    Mechanism,
    Office,
)
from ..sources import LEADER_OURS, MECHANISM_OURS, OFFICE_OURS, ROW_OURS, SECTOR_OURS, TOKEN_OURS, marks, told
from ..state import Interstellar
from .asked import COST, asked, cube_atom
from .looks import Topic
from .player_board import CUBES
from .route import add_route

_PLACES: Final = read_scene(KEY, "scene.toml")
_SHIP: Final = _PLACES.entry("ship")
_GOVERNMENT: Final = _PLACES.entry("government")
BONUS_ICON: Final = {
    "fuel": Sign.FUEL,
    "pp": Sign.STAR,
    "reputation": Sign.HEART,
    "scientist": Sign.FLASK,
    "extra_action": Sign.PLUS,
    "ars": Sign.PUMP,
    "drill": Sign.DRILL,
    "recharge": Sign.CYCLE,
    "improved": Sign.UP,
    "satellite": Sign.SATELLITE,
    "track": Sign.RIGHT,
    "save_humanity": Sign.CAPSULE,
    "build_mechanism": Sign.GEAR,
}


ROW_FIRST: Final = [REPUTATION_MOST, *(end - 1 for end in ROW_END[:-1])]
"""The highest reputation of each row, from the top."""


def add_trays(made: Scene, s: Interstellar, viewer: int) -> None:
    _add_ship(made, s, viewer)
    _add_government(made, s)
    _add_tracks(made, s)
    add_route(made, s)


def bonus_text(bonus: Bonus) -> Text:
    """A bonus in words, such as 5 fuel."""
    kind, amount = bonus
    return Text("scene-bonus", {"number": amount, "bonus": BONUS.text(kind)})


def bonus_details(bonus: Bonus) -> tuple[Text, ...]:
    return bonus_text(bonus), EFFECT.text(EFFECT.index(f"bonus:{BONUS.ids[bonus[0]]}"))


# The ship


def _add_ship(made: Scene, s: Interstellar, viewer: int) -> None:
    """Projects in three rows of slots, the sector under construction, completed sectors with their command posts."""
    made.add(Sheet("ship", Text("scene-ship"), _SHIP.number("width"), _SHIP.number("height"), Ground.PLAIN))
    long_term = [*s.long_term, *[NO_MECHANISM] * (LONG_TERM - len(s.long_term))]
    for row, (name, mechanisms) in enumerate((("future", s.future), ("present", s.present), ("long-term", long_term))):
        y = _SHIP.number("top") + row * _SHIP.number("down")
        label = Text(f"scene-{name}")
        heading = f"heading-{name}"
        made.add(Area(heading, label, Frame.NOTE, _SHIP.number("heading"), y, 104, 40, at="ship"))
        for column in range(PROJECTS):
            slot = f"slot-{name}-{column}"
            x = _SHIP.number("left") + column * _SHIP.number("across")
            wide, high = _SHIP.number("wide"), _SHIP.number("high")
            made.add(Space(slot, label, heading, Place.SLOT, x, y, wide, high=high))
            if mechanisms[column] != NO_MECHANISM:
                _add_project(made, s, mechanisms[column], slot, viewer)
    _add_sectors(made, s)


def _add_project(made: Scene, s: Interstellar, mechanism: Mechanism, slot: str, viewer: int) -> None:
    """A mechanism to be built: what it costs, cube by cube, and the prestige it brings."""
    id = f"mechanism-{MECHANISM.ids[mechanism]}"
    cost = MECHANISM_COST[mechanism]
    counted = RESOURCE.counted([cost.count(resource) for resource in range(len(RESOURCE))])
    about = asked(s, viewer, "mechanism") == mechanism
    made.add(
        Card(
            id,
            MECHANISM.text(mechanism),
            slot,
            Topic.MECHANISM,
            number=MECHANISM_PRESTIGE[mechanism],
            unit=Text("scene-prestige"),
            atom=Atom(MECHANISM_ATOM + mechanism),
            details=told(MECHANISM_OURS[mechanism], Text("scene-costs", {"cost": counted})),
            marks=marks(MECHANISM_OURS[mechanism], *((Mark.ASKED,) if about else ())),
        )
    )
    for number, resource in enumerate(cost):
        atom = cube_atom(s, viewer, COST, resource) if about else NOBODY
        made.add(Piece(f"{id}-{number}", RESOURCE.text(resource), id, CUBES[resource], atom=atom))


def _add_sectors(made: Scene, s: Interstellar) -> None:
    words: dict[str, int | Text] = {"number": len(s.construction), "most": s.plan().sector_mechanisms}
    box = [_SHIP.number(f"sector_{key}") for key in ("x", "y", "wide", "high")]
    lines = (Text("scene-sectors-left", {"number": len(s.sectors)}),)
    made.add(
        Area(
            "sector",
            Text("scene-sector", words),
            Frame.TRAY,
            box[0],
            box[1],
            box[2],
            box[3],
            lines=lines,
            marks=marks(SECTOR_OURS),
            details=told(SECTOR_OURS, Text("scene-about-sector")),
            at="ship",
        )
    )
    for mechanism in s.construction:
        ours = MECHANISM_OURS[mechanism]
        id = f"built-{MECHANISM.ids[mechanism]}"
        name = MECHANISM.text(mechanism)
        made.add(Cell(id, name, "sector", Sign.GEAR, details=told(ours), marks=marks(ours, Mark.ON)))
    for number, sector in enumerate(s.completed):
        holder = s.posts[number]
        details = [EFFECT.text(EFFECT.index(f"sector:{SECTOR.ids[sector]}"))]
        if holder != NOBODY:
            details.append(Text("scene-post-of", {"player": s.player_text(holder)}))
        id = f"sector-{SECTOR.ids[sector]}"
        made.add(Piece(id, SECTOR.text(sector), "sector", Supply.SECTOR, owner=holder, details=tuple(details)))


# The Government


def _add_government(made: Scene, s: Interstellar) -> None:
    """The rows from the top, each under its name, as governors and logs count them."""
    size = _GOVERNMENT.number("width"), _GOVERNMENT.number("height")
    made.add(Sheet("government", Text("scene-government"), size[0], size[1], Ground.PLAIN))
    for row in range(len(ROW_OFFICES) - 1, -1, -1):
        label = Text("scene-office-row", {"number": row + 1})
        y = _GOVERNMENT.number("top") - row * _GOVERNMENT.number("down")
        x, wide = _GOVERNMENT.number("row_x"), _GOVERNMENT.number("row_wide")
        made.add(Area(row_id(row), label, Frame.NOTE, x, y, wide, 40, at="government"))
        for position in range(len(ROW_OFFICES[row])):
            _add_office(made, s, row, position)


def row_id(row: int) -> str:
    return f"office-row-{row + 1}"


def _add_office(made: Scene, s: Interstellar, row: int, position: int) -> None:
    """An office with its place in the row, its bonus, and whose scientist sits there."""
    office = ROW_OFFICES[row][position]
    kind, amount = OFFICE_BONUS[office]
    across = _GOVERNMENT.number("across")
    indent = (len(ROW_OFFICES[0]) - len(ROW_OFFICES[row])) * across // 2
    player = s.government[office]
    made.add(
        Space(
            office_id(office),
            Text("scene-office", {"number": position + 1, "bonus": BONUS.text(kind)}),
            row_id(row),
            Place.CELL,
            _GOVERNMENT.number("left") + indent + position * across,
            _GOVERNMENT.number("top") - row * _GOVERNMENT.number("down"),
            _GOVERNMENT.number("wide"),
            Atom(OFFICE_ATOM + office),
            player,
            told(OFFICE_OURS[office], s.thing_text(OFFICE, office), *bonus_details(OFFICE_BONUS[office])),
            BONUS_ICON[BONUS.ids[kind]],
            marks=marks(OFFICE_OURS[office]),
            high=_GOVERNMENT.number("high"),
            number=amount,
        )
    )
    if player != NOBODY:
        label = Text("scene-scientist-of", {"player": s.player_text(player)})
        id = f"scientist-{COLOUR.ids[s.colour[player]]}-{row}"
        made.add(Piece(id, label, office_id(office), Figure.SCIENTIST, owner=player))


def office_id(office: Office) -> str:
    return f"office-{OFFICE.ids[office].replace('.', '-')}"


def _add_tracks(made: Scene, s: Interstellar) -> None:
    """Reputation in rows with the prestige that each brings, and the tracks of the leaders."""
    place = _GOVERNMENT
    box = [place.number(f"reputation_{key}") for key in ("left", "top", "wide")]
    made.add(
        Track(
            "reputation",
            Text("scene-reputation"),
            Row.STEPS,
            at="government",
            first=REPUTATION_MOST,
            last=REPUTATION_LEAST,
            rows=tuple(end - 1 for end in ROW_END[:-1]),
            x=box[0],
            y=box[1],
            wide=box[2],
        )
    )
    for number, prestige in enumerate(ROW_PRESTIGE):
        words: dict[str, int | Text] = {"first": ROW_FIRST[number], "last": ROW_END[number]}
        label = Text("scene-row-prestige", words)
        x, y = place.number("prestige_x"), place.number("reputation_first") + number * place.number("reputation_row")
        wide, high = place.number("prestige_wide"), place.number("prestige_high")
        ours = ROW_OURS[number]
        made.add(
            Space(
                f"row-prestige-{number}",
                label,
                "government",
                Place.CELL,
                x,
                y,
                wide,
                details=told(ours),
                icon=Sign.STAR,
                marks=marks(ours),
                high=high,
                number=prestige,
                naming=Naming.LISTED,
            )
        )
    for player in s.everyone():
        standing: dict[str, int | Text] = {"player": s.player_text(player), "number": s.reputation[player]}
        id = f"reputation-of-{COLOUR.ids[s.colour[player]]}"
        label = Text("scene-reputation-of", standing)
        made.add(Piece(id, label, "reputation", Marker.MARKER, s.reputation[player], owner=player))
    for leader in ALL_LEADERS:
        _add_leader(made, s, leader)


def _add_leader(made: Scene, s: Interstellar, leader: Leader) -> None:
    """The steps of a leader track with their bonuses; the whole track can be picked."""
    place = _GOVERNMENT
    id = f"leader-{LEADER.ids[leader]}"
    name = s.thing_text(LEADER, leader)
    x, y = place.number("leader_x"), place.number("leader_top") + leader * place.number("leader_down")
    size = place.number("leader_wide"), place.number("leader_high")
    about = (Text(f"scene-about-{LEADER.ids[leader]}-leader"),)
    atom = Atom(LEADER_ATOM + leader)
    made.add(Area(id, name, Frame.FRAME, x, y, size[0], size[1], atom=atom, details=about, at="government"))
    for step in range(LAST_STEP + 1):
        bonus = LEADER_BONUS[leader][step]
        ours = LEADER_OURS[leader][step]
        made.add(
            Space(
                f"{id}-{step}",
                Text("scene-step", {"number": step, "bonus": bonus_text(bonus)}) if step > 0 else Text("scene-start"),
                id,
                Place.CELL,
                x + (2 * step - LAST_STEP) * place.number("step_across") // 2,
                y + (size[1] - place.number("step_high")) // 2 - 8,
                place.number("step_wide"),
                details=told(ours, *bonus_details(bonus)) if step > 0 else (),
                icon=BONUS_ICON[BONUS.ids[bonus[0]]] if step > 0 else Sign.FLAG,
                marks=marks(ours),
                high=place.number("step_high"),
                number=bonus[1] if step > 0 else NO_NUMBER,
                naming=Naming.LISTED,
            )
        )
    for player in s.everyone():
        step = s.leader[player * LEADERS + leader]
        words: dict[str, int | Text] = {"player": s.player_text(player), "number": step}
        piece = f"{id}-of-{COLOUR.ids[s.colour[player]]}"
        made.add(Piece(piece, Text("scene-step-of", words), f"{id}-{step}", Marker.MARKER, owner=player))


# Extra actions


def add_extras(made: Scene, s: Interstellar) -> None:
    """Extra actions that can still be gained, beside the map."""
    made.add(Track("extras", Text("scene-extras"), Row.SMALL))
    for token in s.shown_extras:
        ours = TOKEN_OURS[token]
        details = told(ours, EFFECT.text(EFFECT.index(f"token:{TOKEN.ids[token]}")))
        id = f"extra-{TOKEN.ids[token]}"
        atom = Atom(TOKEN_ATOM + token)
        made.add(Card(id, TOKEN.text(token), "extras", Topic.EXTRA, atom=atom, details=details, marks=marks(ours)))
