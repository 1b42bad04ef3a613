"""Boards that all share: the ship, the Government with its tracks, the route to Trappist, extra actions."""

from __future__ import annotations

from typing import Final

from ...clockwork.box import read
from ...clockwork.names import NOBODY
from ...clockwork.scene import Area, Card, Cell, Piece, Scene, Sheet, Space, Track
from ...clockwork.text import Text
from .components import (
    BONUS,
    COLOUR,
    COLUMN_FUEL,
    COLUMN_GRANTS,
    DISCOVERY,
    EFFECT,
    INTEREST,
    LAST_STEP,
    LAUNCH,
    LEADER,
    LEADER_ATOM,
    LEADER_BONUS,
    LEADERS,
    LONG_TERM,
    MECHANISM,
    MECHANISM_ATOM,
    MECHANISM_COST,
    MECHANISM_PRESTIGE,
    MULTIPLIER,
    OFFICE,
    OFFICE_ATOM,
    OFFICE_BONUS,
    PACKAGE,
    PROJECTS,
    REPUTATION_LEAST,
    REPUTATION_MOST,
    RESOURCE,
    ROW_END,
    ROW_OFFICES,
    ROW_PRESTIGE,
    SECTOR,
    SPACE,
    SPACE_ATOM,
    SPACE_COLUMN,
    SPACE_ROW,
    SPACES,
    TOKEN,
    TOKEN_ATOM,
    TRAPPIST,
    Bonus,
)
from .state import Interstellar

_PLACES: Final = read(PACKAGE, "scene.toml")
_SHIP: Final = _PLACES.entry("ship")
_GOVERNMENT: Final = _PLACES.entry("government")
_ROUTE: Final = _PLACES.entry("route")
BONUS_ICON: Final = {
    "fuel": "fuel",
    "pp": "star",
    "reputation": "heart",
    "scientist": "flask",
    "extra_action": "plus",
    "ars": "pump",
    "drill": "drill",
    "recharge": "cycle",
    "improved": "up",
    "satellite": "satellite",
    "track": "right",
    "save_humanity": "capsule",
    "build_mechanism": "gear",
}
DISCOVERY_ICON: Final = {
    "deep_space": "star",
    "rocky_planet": "planet",
    "star": "sun",
    "wormhole": "wormhole",
    "ringed_planet": "planet",
    "galaxy": "galaxy",
}


def add_trays(made: Scene, s: Interstellar) -> None:
    _add_ship(made, s)
    _add_government(made, s)
    _add_tracks(made, s)
    _add_route(made, s)
    _add_extras(made, s)


def bonus_text(bonus: Bonus) -> Text:
    """A bonus in words, such as 5 fuel."""
    kind, amount = bonus
    return Text("scene-bonus", {"number": amount, "bonus": BONUS.text(kind)})


def bonus_details(bonus: Bonus) -> tuple[Text, ...]:
    return bonus_text(bonus), EFFECT.text(EFFECT.index(f"bonus:{BONUS.ids[bonus[0]]}"))


# The ship


def _add_ship(made: Scene, s: Interstellar) -> None:
    """Projects in three rows of slots, the sector under construction, completed sectors with their command posts."""
    made.add(Sheet("ship", Text("scene-ship"), _SHIP.number("width"), _SHIP.number("height"), "sheet"))
    long_term = [s.long_term[place] if place < len(s.long_term) else NOBODY for place in range(LONG_TERM)]
    for row, (name, mechanisms) in enumerate((("future", s.future), ("present", s.present), ("long-term", long_term))):
        y = _SHIP.number("top") + row * _SHIP.number("down")
        made.add(_heading(f"heading-{name}", Text(f"scene-{name}"), y))
        for column in range(PROJECTS):
            slot = f"slot-{name}-{column}"
            x = _SHIP.number("left") + 60 + column * _SHIP.number("across") - 20
            wide, high = _SHIP.number("wide"), _SHIP.number("high")
            made.add(Space(slot, Text("scene-empty"), "ship", "slot", x, y, wide, high=high))
            if mechanisms[column] != NOBODY:
                _add_project(made, mechanisms[column], slot)
    _add_sectors(made, s)


def _heading(id: str, label: Text, y: int) -> Area:
    return Area(id, label, "note", 58, y, 112, 60, at="ship")


def _add_project(made: Scene, mechanism: int, slot: str) -> None:
    id = f"mechanism-{MECHANISM.ids[mechanism]}"
    cost = [MECHANISM_COST[mechanism].count(resource) for resource in range(len(RESOURCE))]
    details = (RESOURCE.counted(cost),)
    made.add(
        Card(
            id,
            MECHANISM.text(mechanism),
            slot,
            "tile mechanism",
            number=MECHANISM_PRESTIGE[mechanism],
            unit=Text("scene-prestige"),
            atom=MECHANISM_ATOM + mechanism,
            details=details,
        )
    )
    for resource, count in enumerate(cost):
        if count > 0:
            look = f"cube {RESOURCE.ids[resource]}"
            made.add(Piece(f"{id}-{RESOURCE.ids[resource]}", RESOURCE.text(resource), id, look, count))


def _add_sectors(made: Scene, s: Interstellar) -> None:
    words: dict[str, int | Text] = {"number": len(s.construction), "most": s.plan().sector_mechanisms}
    box = [_SHIP.number(f"sector_{key}") for key in ("x", "y", "wide", "high")]
    lines = (Text("scene-sectors-left", {"number": len(s.sectors)}),)
    made.add(
        Area("sector", Text("scene-sector", words), "tray", box[0], box[1], box[2], box[3], lines=lines, at="ship")
    )
    for mechanism in s.construction:
        made.add(Cell(f"built-{MECHANISM.ids[mechanism]}", MECHANISM.text(mechanism), "sector", "gear", marks=("on",)))
    for number, sector in enumerate(s.completed):
        holder = s.posts[number]
        details = [EFFECT.text(EFFECT.index(f"sector:{SECTOR.ids[sector]}"))]
        if holder != NOBODY:
            details.append(Text("scene-post-of", {"player": s.player_text(holder)}))
        id = f"sector-{SECTOR.ids[sector]}"
        made.add(Piece(id, SECTOR.text(sector), "sector", "sector", owner=holder, details=tuple(details)))


# The Government


def _add_government(made: Scene, s: Interstellar) -> None:
    size = _GOVERNMENT.number("width"), _GOVERNMENT.number("height")
    made.add(Sheet("government", Text("scene-government"), size[0], size[1], "sheet"))
    across, down = _GOVERNMENT.number("across"), _GOVERNMENT.number("down")
    for row, offices in enumerate(ROW_OFFICES):
        indent = (len(ROW_OFFICES[0]) - len(offices)) * across // 2
        for position, office in enumerate(offices):
            kind, amount = OFFICE_BONUS[office]
            made.add(
                Space(
                    office_id(office),
                    OFFICE.text(office),
                    "government",
                    "cell",
                    _GOVERNMENT.number("left") + indent + position * across,
                    _GOVERNMENT.number("top") - row * down,
                    _GOVERNMENT.number("wide"),
                    OFFICE_ATOM + office,
                    s.government[office],
                    bonus_details(OFFICE_BONUS[office]),
                    BONUS_ICON[BONUS.ids[kind]],
                    high=_GOVERNMENT.number("high"),
                    number=amount,
                )
            )
            player = s.government[office]
            if player != NOBODY:
                label = Text("scene-scientist-of", {"player": s.player_text(player)})
                id = f"scientist-{COLOUR.ids[s.colour[player]]}-{row}"
                made.add(Piece(id, label, office_id(office), "scientist", owner=player))


def office_id(office: int) -> str:
    return f"office-{OFFICE.ids[office].replace('.', '-')}"


def _add_tracks(made: Scene, s: Interstellar) -> None:
    """Reputation and the two leader tracks, below the pyramid."""
    left, wide = _GOVERNMENT.number("track_left"), _GOVERNMENT.number("track_wide")
    top, down = _GOVERNMENT.number("track_top"), _GOVERNMENT.number("track_down")
    made.add(
        Track(
            "reputation",
            Text("scene-reputation"),
            "scale",
            at="government",
            first=REPUTATION_LEAST,
            last=REPUTATION_MOST,
            x=left,
            y=top,
            wide=wide,
        )
    )
    for number, end in enumerate(ROW_END):
        label = Text("scene-row-prestige", {"number": ROW_PRESTIGE[number]})
        made.add(Cell(f"reputation-{number}", label, "reputation", "star", details=(label,), number=end))
    for player in range(s.players):
        words: dict[str, int | Text] = {"player": s.player_text(player), "number": s.reputation[player]}
        id = f"reputation-of-{COLOUR.ids[s.colour[player]]}"
        label = Text("scene-reputation-of", words)
        made.add(Piece(id, label, "reputation", "marker", s.reputation[player], owner=player))
    for leader in range(LEADERS):
        _add_leader(made, s, leader, left, top + (leader + 1) * down, wide)


def _add_leader(made: Scene, s: Interstellar, leader: int, x: int, y: int, wide: int) -> None:
    id = f"leader-{LEADER.ids[leader]}"
    name = s.thing_text(LEADER, leader)
    made.add(Track(id, name, "steps", at="government", first=0, last=LAST_STEP, x=x, y=y, wide=wide))
    for step in range(LAST_STEP + 1):
        if step == 0:
            made.add(Cell(f"{id}-0", name, id, "right", LEADER_ATOM + leader, number=0))
            continue
        bonus = LEADER_BONUS[leader][step]
        icon = BONUS_ICON[BONUS.ids[bonus[0]]]
        made.add(Cell(f"{id}-{step}", bonus_text(bonus), id, icon, details=bonus_details(bonus), number=step))
    for player in range(s.players):
        step = s.leader[player * LEADERS + leader]
        words: dict[str, int | Text] = {"player": s.player_text(player), "number": step}
        piece = f"{id}-of-{COLOUR.ids[s.colour[player]]}"
        made.add(Piece(piece, Text("scene-step-of", words), id, "marker", step, owner=player))


# The route to Trappist


def _add_route(made: Scene, s: Interstellar) -> None:
    made.add(Sheet("route", Text("scene-route"), _ROUTE.number("width"), _ROUTE.number("height"), "sheet space"))
    for space in range(SPACES):
        if space in (LAUNCH, TRAPPIST):
            _add_end(made, s, space)
        else:
            _add_space(made, s, space)
    for player in range(s.players):
        label = Text("scene-satellite-of", {"player": s.player_text(player)})
        id = f"satellite-{COLOUR.ids[s.colour[player]]}"
        made.add(Piece(id, label, space_id(s.satellite[player]), "satellite", owner=player))
    at = space_id(s.government_satellite)
    made.add(Piece("satellite-government", Text("scene-satellite-government"), at, "satellite"))


def _add_space(made: Scene, s: Interstellar, space: int) -> None:
    found = s.discoveries[space]
    column = SPACE_COLUMN[space]
    icon = DISCOVERY_ICON[DISCOVERY.ids[found]] if found != NOBODY else "eye" if INTEREST[space] else ""
    kind = "interest" if INTEREST[space] else "unexplored"
    label = DISCOVERY.text(found) if found != NOBODY else Text(f"scene-{kind}")
    details = [s.thing_text(SPACE, space), Text("scene-fuel", {"number": COLUMN_FUEL[column]})]
    if COLUMN_GRANTS[column]:
        details.append(Text("scene-grants-extra"))
    if found != NOBODY:
        details.append(EFFECT.text(EFFECT.index(f"discovery:{DISCOVERY.ids[found]}")))
    made.add(
        Space(
            space_id(space),
            label,
            "route",
            "cell",
            _ROUTE.number("left") + (column - 1) * _ROUTE.number("across"),
            _ROUTE.number("top") + (SPACE_ROW[space] - 1) * _ROUTE.number("down"),
            _ROUTE.number("wide"),
            SPACE_ATOM + space,
            details=tuple(details),
            icon=icon,
            marks=("on",) if found != NOBODY else (),
            high=_ROUTE.number("high"),
            number=COLUMN_FUEL[column],
        )
    )


def _add_end(made: Scene, s: Interstellar, space: int) -> None:
    """The launch area, and Trappist with its positions."""
    lines: tuple[Text, ...] = ()
    if space == TRAPPIST:
        lines = tuple(
            Text("scene-position", {"number": number + 1, "times": MULTIPLIER[number]})
            for number in range(s.plan().trappist_positions)
        )
    made.add(
        Area(
            space_id(space),
            s.thing_text(SPACE, space),
            "tray",
            _ROUTE.number(SPACE.ids[space]),
            _ROUTE.number("height") // 2,
            _ROUTE.number("ends"),
            _ROUTE.number("height") - 60,
            lines=lines,
            atom=SPACE_ATOM + space,
            details=(Text("scene-fuel", {"number": COLUMN_FUEL[SPACE_COLUMN[space]]}),),
            at="route",
        )
    )


def space_id(space: int) -> str:
    return f"space-{SPACE.ids[space].replace('.', '-')}"


def _add_extras(made: Scene, s: Interstellar) -> None:
    """Extra actions that can still be gained, beside the map."""
    made.add(Track("extras", Text("scene-extras"), "small"))
    for token in s.shown_extras:
        details = (EFFECT.text(EFFECT.index(f"token:{TOKEN.ids[token]}")),)
        id = f"extra-{TOKEN.ids[token]}"
        made.add(Card(id, TOKEN.text(token), "extras", "extra", atom=TOKEN_ATOM + token, details=details))
