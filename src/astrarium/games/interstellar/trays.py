"""The boards beside the solar system: spiral, market, humanity, ship, Government, route to Trappist, tracks."""

from __future__ import annotations

from typing import Final

from ...clockwork.box import read
from ...clockwork.names import NOBODY
from ...clockwork.scene import Area, Card, Cell, Piece, Scene, Sheet, Space, Track
from ...clockwork.text import Text
from .components import (
    BONUS,
    BURNS,
    CELLS_PER_ROW,
    COLOUR,
    COLUMN_FUEL,
    DISCOVERY,
    EARTH_ICON,
    EFFECT,
    EVENT,
    EVENT_ON,
    HUMANITY,
    HUMANITY_ATOM,
    INTEREST,
    LAST_STEP,
    LAUNCH,
    LEADER,
    LEADER_ATOM,
    LEADER_BONUS,
    LEADERS,
    MARKUP,
    MECHANISM,
    MECHANISM_ATOM,
    MECHANISM_COST,
    MECHANISM_PRESTIGE,
    MULTIPLIER,
    OFFICE,
    OFFICE_ATOM,
    OFFICES,
    PACKAGE,
    PLANET,
    REPUTATION_LEAST,
    REPUTATION_MOST,
    RESOURCE,
    RESOURCE_ATOM,
    RESOURCES,
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
    VALUE,
    ZONE,
    ZONE_OF,
    Bonus,
)
from .paying import price_of
from .state import Interstellar

_PLACES: Final = read(PACKAGE, "scene.toml")


def add_trays(made: Scene, s: Interstellar, viewer: int) -> None:
    _add_spiral(made, s)
    _add_market(made, s)
    _add_humanity(made, s)
    _add_ship(made, s)
    _add_government(made, s)
    _add_route(made, s)
    _add_tracks(made, s)
    _add_extras(made, s)


def bonus_text(bonus: Bonus) -> Text:
    """A bonus in words, such as 5 fuel."""
    kind, amount = bonus
    return Text("scene-bonus", {"number": amount, "bonus": BONUS.text(kind)})


# The Sun


def _add_spiral(made: Scene, s: Interstellar) -> None:
    """The spiral with its events, the exploitation track, what is left in the solar bag."""
    place = _PLACES.entry("spiral")
    made.sheets.append(Sheet("sheet-spiral", Text("scene-spiral"), place.number("width"), place.number("height")))
    left, top, wide = place.number("left"), place.number("top"), place.number("wide")
    made.tracks.append(
        Track(
            "spiral",
            Text("scene-spiral"),
            "steps",
            at="sheet-spiral",
            first=1,
            last=EARTH_ICON,
            x=left,
            y=top,
            wide=wide,
        )
    )
    for space in range(1, EARTH_ICON + 1):
        if EVENT_ON[space]:
            label = Text("scene-event-space", {"zone": Text(f"scene-zone-{ZONE.ids[ZONE_OF[space]]}")})
            made.cells.append(
                Cell(f"spiral-{space}", label, "spiral", f"event {ZONE.ids[ZONE_OF[space]]}", number=space)
            )
        elif BURNS[space] != NOBODY:
            label = Text("scene-burns", {"planet": PLANET.text(BURNS[space])})
            made.cells.append(Cell(f"spiral-{space}", label, "spiral", "burns", number=space))
    made.pieces.append(Piece("sun-marker", Text("scene-sun", {"number": s.spiral}), "spiral", "sun", s.spiral))
    length = s.plan().exploitation_spaces
    made.tracks.append(
        Track(
            "exploitation",
            Text("scene-exploitation"),
            "steps",
            at="sheet-spiral",
            first=1,
            last=length,
            x=left,
            y=top + 90,
            wide=wide // 2,
        )
    )
    label = Text("scene-exploited", {"number": s.exploitation})
    made.pieces.append(Piece("exploitation-marker", label, "exploitation", "marker", s.exploitation))
    made.tracks.append(Track("past-events", Text("scene-past-events"), "small"))
    for number, event in enumerate(s.past_events):
        effect = EFFECT.text(EFFECT.index(f"event:{EVENT.ids[event]}"))
        made.cards.append(Card(f"past-{number}", EVENT.text(event), "past-events", "event", details=(effect,)))


def _add_market(made: Scene, s: Interstellar) -> None:
    """The market, what a cube costs, and how many are left in the solar bag."""
    words: dict[str, int | Text] = {"number": sum(s.market), "most": s.plan().market_spaces}
    made.tracks.append(Track("market", Text("scene-market", words), "cards"))
    for resource in range(RESOURCES):
        id = RESOURCE.ids[resource]
        details = (
            Text("scene-price", {"number": price_of(resource, MARKUP)}),
            Text("scene-in-bag", {"number": s.solar_bag[resource]}),
        )
        made.cards.append(
            Card(
                f"market-{id}",
                RESOURCE.text(resource),
                "market",
                id,
                number=s.market[resource],
                foot=details[0],
                atom=RESOURCE_ATOM + resource,
                details=details,
            )
        )


def _add_humanity(made: Scene, s: Interstellar) -> None:
    """Components on Earth, and how many are saved."""
    words: dict[str, int | Text] = {
        "number": len(s.cells),
        "most": s.plan().rows_to_end * CELLS_PER_ROW,
        "left": sum(s.humanity_bag),
    }
    made.tracks.append(Track("humanity", Text("scene-humanity", words), "cards"))
    for humanity in range(RESOURCES):
        id = HUMANITY.ids[humanity]
        made.cards.append(
            Card(
                f"humanity-{id}",
                HUMANITY.text(humanity),
                "humanity",
                f"people {id}",
                number=s.earth[humanity],
                foot=Text("scene-saves", {"number": VALUE[humanity]}),
                atom=HUMANITY_ATOM + humanity,
                details=(Text("scene-saved", {"number": s.cells.count(humanity)}),),
            )
        )


# The ship


def _add_ship(made: Scene, s: Interstellar) -> None:
    """Projects in three rows, the sector under construction, completed sectors with their command posts."""
    for row, mechanisms in (("future", s.future), ("present", s.present), ("long-term", s.long_term)):
        made.tracks.append(Track(row, Text(f"scene-{row}"), "cards"))
        for mechanism in mechanisms:
            if mechanism != NOBODY:
                made.cards.append(_project(mechanism, row))
    words: dict[str, int | Text] = {"number": len(s.construction), "most": s.plan().sector_mechanisms}
    made.tracks.append(Track("sector", Text("scene-sector", words), "small"))
    for mechanism in s.construction:
        made.cards.append(Card(f"built-{MECHANISM.ids[mechanism]}", MECHANISM.text(mechanism), "sector", "mechanism"))
    for number, sector in enumerate(s.completed):
        holder = s.posts[number]
        details = () if holder == NOBODY else (Text("scene-post-of", {"player": s.player_text(holder)}),)
        id = f"sector-{SECTOR.ids[sector]}"
        made.cards.append(Card(id, SECTOR.text(sector), "sector", "sector", owner=holder, details=details))


def _project(mechanism: int, row: str) -> Card:
    cost = [0] * RESOURCES
    for resource in MECHANISM_COST[mechanism]:
        cost[resource] += 1
    return Card(
        f"mechanism-{MECHANISM.ids[mechanism]}",
        MECHANISM.text(mechanism),
        row,
        "mechanism",
        text=RESOURCE.counted(cost),
        number=MECHANISM_PRESTIGE[mechanism],
        unit=Text("scene-prestige"),
        atom=MECHANISM_ATOM + mechanism,
    )


# The Government


def _add_government(made: Scene, s: Interstellar) -> None:
    place = _PLACES.entry("government")
    made.sheets.append(
        Sheet("sheet-government", Text("scene-government"), place.number("width"), place.number("height"), "pyramid")
    )
    widest = len(ROW_OFFICES[0])
    for row, offices in enumerate(ROW_OFFICES):
        for position, office in enumerate(offices):
            indent = (widest - len(offices)) * place.number("across") // 2
            x = place.number("left") + indent + position * place.number("across")
            y = place.number("top") - row * place.number("down")
            made.spaces.append(
                Space(
                    office_id(office),
                    OFFICE.text(office),
                    "sheet-government",
                    "office",
                    x,
                    y,
                    place.number("size"),
                    OFFICE_ATOM + office,
                    s.government[office],
                    high=place.number("high"),
                )
            )
    for office in range(OFFICES):
        player = s.government[office]
        if player != NOBODY:
            label = Text("scene-scientist-of", {"player": s.player_text(player)})
            id = f"scientist-{COLOUR.ids[s.colour[player]]}-{office}"
            made.pieces.append(Piece(id, label, office_id(office), "scientist", owner=player))


def office_id(office: int) -> str:
    return f"office-{OFFICE.ids[office].replace('.', '-')}"


# The route to Trappist


def _add_route(made: Scene, s: Interstellar) -> None:
    place = _PLACES.entry("route")
    made.sheets.append(
        Sheet("sheet-route", Text("scene-route"), place.number("width"), place.number("height"), "route")
    )
    for space in range(SPACES):
        if space in (LAUNCH, TRAPPIST):
            _add_end(made, s, space)
            continue
        found = s.discoveries[space]
        look = DISCOVERY.ids[found] if found != NOBODY else "interest" if INTEREST[space] else "unexplored"
        label = DISCOVERY.text(found) if found != NOBODY else Text(f"scene-{look}")
        details = [s.thing_text(SPACE, space), Text("scene-fuel", {"number": COLUMN_FUEL[SPACE_COLUMN[space]]})]
        if found != NOBODY:
            details.append(EFFECT.text(EFFECT.index(f"discovery:{DISCOVERY.ids[found]}")))
        made.spaces.append(
            Space(
                space_id(space),
                label,
                "sheet-route",
                look,
                place.number("left") + (SPACE_COLUMN[space] - 1) * place.number("across"),
                place.number("top") + (SPACE_ROW[space] - 1) * place.number("down"),
                place.number("size"),
                SPACE_ATOM + space,
                details=tuple(details),
                high=place.number("size"),
                number=COLUMN_FUEL[SPACE_COLUMN[space]],
            )
        )
    for player in range(s.players):
        label = Text("scene-satellite-of", {"player": s.player_text(player)})
        id = f"satellite-{COLOUR.ids[s.colour[player]]}"
        made.pieces.append(Piece(id, label, space_id(s.satellite[player]), "satellite", owner=player))
    at = space_id(s.government_satellite)
    made.pieces.append(Piece("satellite-government", Text("scene-satellite-government"), at, "satellite"))


def _add_end(made: Scene, s: Interstellar, space: int) -> None:
    """The launch area, and Trappist with its positions."""
    place = _PLACES.entry("route")
    lines: tuple[Text, ...] = ()
    if space == TRAPPIST:
        lines = tuple(
            Text("scene-position", {"number": number + 1, "times": MULTIPLIER[number]})
            for number in range(s.plan().trappist_positions)
        )
    made.areas.append(
        Area(
            space_id(space),
            s.thing_text(SPACE, space),
            "tray",
            place.number(SPACE.ids[space]),
            place.number("height") // 2,
            place.number("size") + 12,
            place.number("height") - 60,
            lines=lines,
            atom=SPACE_ATOM + space,
            details=(Text("scene-fuel", {"number": COLUMN_FUEL[SPACE_COLUMN[space]]}),),
            at="sheet-route",
        )
    )


def space_id(space: int) -> str:
    return f"space-{SPACE.ids[space].replace('.', '-')}"


# Tracks


def _add_tracks(made: Scene, s: Interstellar) -> None:
    """Reputation and the two leader tracks."""
    place = _PLACES.entry("tracks")
    made.sheets.append(Sheet("sheet-tracks", Text("scene-tracks"), place.number("width"), place.number("height")))
    left, top, wide = place.number("left"), place.number("top"), place.number("wide")
    rows = tuple(end - 1 for end in ROW_END[:-1])
    made.tracks.append(
        Track(
            "reputation",
            Text("scene-reputation"),
            "steps",
            at="sheet-tracks",
            first=REPUTATION_MOST,
            last=REPUTATION_LEAST,
            rows=rows,
            x=left,
            y=top,
            wide=wide,
        )
    )
    for number, end in enumerate(ROW_END):
        label = Text("scene-row-prestige", {"number": ROW_PRESTIGE[number]})
        made.cells.append(Cell(f"reputation-{number}", label, "reputation", "row", number=end))
    for player in range(s.players):
        words: dict[str, int | Text] = {"player": s.player_text(player), "number": s.reputation[player]}
        id = f"reputation-of-{COLOUR.ids[s.colour[player]]}"
        label = Text("scene-reputation-of", words)
        made.pieces.append(Piece(id, label, "reputation", "marker", s.reputation[player], owner=player))
    for leader in range(LEADERS):
        _add_leader(made, s, leader, left, top + (leader + 3) * place.number("down"), wide)


def _add_leader(made: Scene, s: Interstellar, leader: int, x: int, y: int, wide: int) -> None:
    id = f"leader-{LEADER.ids[leader]}"
    name = Text("scene-leader", {"leader": s.thing_text(LEADER, leader)})
    made.tracks.append(Track(id, name, "steps", at="sheet-tracks", first=0, last=LAST_STEP, x=x, y=y, wide=wide))
    for step in range(LAST_STEP + 1):
        label = name if step == 0 else bonus_text(LEADER_BONUS[leader][step])
        atom = LEADER_ATOM + leader if step == 0 else NOBODY
        made.cells.append(Cell(f"{id}-{step}", label, id, "bonus", atom, number=step))
    for player in range(s.players):
        step = s.leader[player * LEADERS + leader]
        words: dict[str, int | Text] = {"player": s.player_text(player), "number": step}
        piece = f"{id}-of-{COLOUR.ids[s.colour[player]]}"
        made.pieces.append(Piece(piece, Text("scene-step-of", words), id, "marker", step, owner=player))


def _add_extras(made: Scene, s: Interstellar) -> None:
    """Extra actions that can still be gained."""
    made.tracks.append(Track("extras", Text("scene-extras"), "small"))
    for token in s.shown_extras:
        made.cards.append(
            Card(
                f"extra-{TOKEN.ids[token]}",
                TOKEN.text(token),
                "extras",
                "extra",
                atom=TOKEN_ATOM + token,
                details=(EFFECT.text(EFFECT.index(f"token:{TOKEN.ids[token]}")),),
            )
        )
