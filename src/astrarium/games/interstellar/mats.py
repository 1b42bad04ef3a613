"""What the players have: their panels, their boards with technologies, Explorer and bases, and the viewer's tokens."""

from __future__ import annotations

from typing import Final

from ...clockwork.box import read
from ...clockwork.names import NOBODY
from ...clockwork.scene import Area, Card, Cell, Panel, Piece, Scene, Sheet, Space, Track
from ...clockwork.text import Text
from .components import (
    BASE,
    BUILDING,
    BUILDING_ATOM,
    BUILDINGS,
    COLOUR_ATOM,
    EFFECT,
    FACE,
    FACE_ATOM,
    FIRST_SALVATION,
    HIGHLIGHT,
    LEVELS,
    PACKAGE,
    PLANET,
    RESOURCE,
    RESOURCES,
    SALVATION,
    SALVATION_PHASE,
    TECHNOLOGIES,
    TECHNOLOGY,
    TECHNOLOGY_ATOM,
    TOKEN,
    TOKEN_ATOM,
    WAREHOUSE,
)
from .research import cost_of
from .state import Interstellar

_BOARD: Final = read(PACKAGE, "scene.toml").entry("player")
BUILDING_LOOK: Final = ["base", "drill", "pump", "converter", "outpost"]


def add_mats(made: Scene, s: Interstellar, viewer: int) -> None:
    for player in range(s.players):
        _add_panel(made, s, player, viewer)
        _add_board(made, s, player, viewer)
    if viewer != NOBODY:
        _add_hand(made, s, viewer)
        _add_looks(made, s, viewer)


def effect_text(domain: str, id: str) -> Text:
    return EFFECT.text(EFFECT.index(f"{domain}:{id}"))


def region_text(s: Interstellar, player: int, planet: int) -> Text:
    """What a player has on a planet, in one line."""
    region = s.region(player, planet)
    built = s.built[region * BUILDINGS : (region + 1) * BUILDINGS]
    return Text(
        "scene-region",
        {
            "player": s.player_text(player),
            "token": TOKEN.text(s.production[region]),
            "buildings": BUILDING.counted([0 if one == BASE else built[one] for one in range(BUILDINGS)]),
            "deposit": RESOURCE.counted(s.deposit[region * RESOURCES : (region + 1) * RESOURCES]),
            "warehouse": RESOURCE.counted(s.warehouse[region * RESOURCES : (region + 1) * RESOURCES]),
        },
    )


def hold_text(s: Interstellar, player: int) -> Text:
    """Where an Explorer is and what is on board."""
    return Text(
        "scene-hold",
        {
            "planet": PLANET.text(s.explorer[player]),
            "fuel": s.hold_fuel[player],
            "cubes": RESOURCE.counted(s.hold_cubes[player * RESOURCES : (player + 1) * RESOURCES]),
            "buildings": BUILDING.counted(s.hold_buildings[player * BUILDINGS : (player + 1) * BUILDINGS]),
        },
    )


# Panels


def _add_panel(made: Scene, s: Interstellar, player: int, viewer: int) -> None:
    id = f"player-{player}"
    made.add(
        Panel(
            id,
            s.player_text(player),
            "player",
            s.prestige[player],
            Text("scene-prestige"),
            marks=_marks(s, player, viewer),
            atom=COLOUR_ATOM + s.colour[player],
            owner=player,
            details=(hold_text(s, player), _locked(s, player)),
        )
    )
    _add_supply(made, s, player)
    _add_chips(made, s, player, id)


def _marks(s: Interstellar, player: int, viewer: int) -> tuple[str, ...]:
    """What the player is to this turn and to the viewer."""
    marks: list[str] = []
    if s.waits_for(viewer) == player:
        marks.append("decides")
    if s.leading() == player:
        marks.append("governor")
    if s.passed[player]:
        marks.append("passed")
    if player == viewer:
        marks.append("you")
    if player in s.winners:
        marks.append("winner")
    return tuple(marks)


def _locked(s: Interstellar, player: int) -> Text:
    start = player * BUILDINGS
    words: dict[str, int | Text] = {
        "scientists": s.locked_scientists[player],
        "buildings": BUILDING.counted(s.locked_buildings[start : start + BUILDINGS]),
    }
    return Text("scene-locked", words)


def _add_supply(made: Scene, s: Interstellar, player: int) -> None:
    """Fuel, scientists and cubes of the reserve."""
    at = f"supply-{player}"
    made.add(Piece(f"fuel-{player}", Text("scene-fuel-held"), at, "fuel", s.fuel[player], owner=player))
    label = Text("scene-scientists-held")
    made.add(Piece(f"scientists-{player}", label, at, "scientists", s.scientists[player], owner=player))
    for resource, count in enumerate(s.cubes_of(player)):
        if count > 0:
            id = RESOURCE.ids[resource]
            made.add(Piece(f"{id}-{player}", RESOURCE.text(resource), at, id, count, owner=player))


def _add_chips(made: Scene, s: Interstellar, player: int, id: str) -> None:
    """Reputation, the tokens in hand and played, the pass token."""
    words: dict[str, int | Text] = {"number": s.reputation[player]}
    made.add(Cell(f"reputation-chip-{player}", Text("scene-has-reputation", words), id, "record", owner=player))
    tokens = tuple(TOKEN.text(token) for token in s.hand[player])
    label = Text("scene-tokens", {"number": len(tokens)})
    made.add(Cell(f"hand-{player}", label, id, "record", owner=player, details=tokens))
    if s.passed[player]:
        label = Text("scene-pass", {"face": FACE.text(s.face[player])})
        made.add(Cell(f"pass-{player}", label, id, "record", owner=player, marks=("on",)))
    elif s.played[player]:
        label = Text("scene-active", {"token": TOKEN.text(s.active(player))})
        stack = tuple(TOKEN.text(token) for token in reversed(s.played[player]))
        made.add(Cell(f"active-{player}", label, id, "record", owner=player, details=stack, marks=("on",)))


# Boards


def board_id(player: int) -> str:
    return f"board-{player}"


def _add_board(made: Scene, s: Interstellar, player: int, viewer: int) -> None:
    """Technologies, the reserve and the Explorer, the installations on planets."""
    at = board_id(player)
    size = _BOARD.number("width"), _BOARD.number("height")
    made.add(Sheet(at, s.player_text(player), size[0], size[1], "sheet", owner=player))
    for technology in range(TECHNOLOGIES):
        _add_technology(made, s, player, technology, viewer)
    _add_reserve(made, s, player, viewer)
    for number, planet in enumerate(s.based(player)):
        _add_installation(made, s, player, planet, number)


def _add_technology(made: Scene, s: Interstellar, player: int, technology: int, viewer: int) -> None:
    """Six rows of three levels; those of the Salvation phase in two columns beside them."""
    row, column = technology // LEVELS, technology % LEVELS
    if technology >= FIRST_SALVATION:
        row, column = technology - FIRST_SALVATION, LEVELS
    known = s.has(player, technology)
    details = [effect_text(TECHNOLOGY.key, TECHNOLOGY.ids[technology])]
    if not known and player == viewer:
        cost = cost_of(s, player, technology)
        words = RESOURCE.counted([cost.count(resource) for resource in range(RESOURCES)])
        details.append(Text("scene-costs", {"cost": words}))
    made.add(
        Space(
            f"technology-{TECHNOLOGY.ids[technology]}-{player}",
            TECHNOLOGY.text(technology),
            board_id(player),
            "cell",
            _BOARD.number("left") - 76 + column * _BOARD.number("across"),
            _BOARD.number("top") + row * _BOARD.number("down"),
            _BOARD.number("wide"),
            TECHNOLOGY_ATOM + technology if player == viewer else NOBODY,
            player if known else NOBODY,
            tuple(details),
            marks=("on",) if known else (),
            high=_BOARD.number("high"),
        )
    )


def _add_reserve(made: Scene, s: Interstellar, player: int, viewer: int) -> None:
    """What can be used, and what is on board of the Explorer."""
    x, wide, high = _BOARD.number("hold_x"), _BOARD.number("hold_wide"), _BOARD.number("hold_high")
    y = _BOARD.number("hold_y")
    at = board_id(player)
    made.add(
        Area(
            f"reserve-{player}",
            Text("scene-reserve"),
            "tray",
            x,
            y,
            wide,
            high,
            owner=player,
            at=at,
            lines=(_locked(s, player),),
        )
    )
    words: dict[str, int | Text] = {"planet": PLANET.text(s.explorer[player])}
    y += high + 16
    made.add(Area(f"hold-{player}", Text("scene-on-board", words), "tray", x, y, wide, high, owner=player, at=at))
    _add_goods(made, player, f"reserve-{player}", s.fuel[player], s.cubes_of(player))
    _add_goods(
        made, player, f"hold-{player}", s.hold_fuel[player], s.hold_cubes[player * RESOURCES : (player + 1) * RESOURCES]
    )
    for building in range(BUILDINGS):
        place = player * BUILDINGS + building
        for name, count in (("reserve", s.buildings[place]), ("hold", s.hold_buildings[place])):
            if count > 0:
                atom = BUILDING_ATOM + building if player == viewer else NOBODY
                id = f"{name}-{BUILDING.ids[building]}-{player}"
                look = BUILDING_LOOK[building]
                details = (effect_text(BUILDING.key, BUILDING.ids[building]),)
                made.add(Piece(id, BUILDING.text(building), f"{name}-{player}", look, count, atom, player, details))
    if s.scientists[player] > 0:
        id = f"reserve-scientists-{player}"
        label = Text("scene-scientists-held")
        made.add(Piece(id, label, f"reserve-{player}", "scientist", s.scientists[player], owner=player))


def _add_goods(made: Scene, player: int, at: str, fuel: int, cubes: list[int]) -> None:
    if fuel > 0:
        made.add(Piece(f"{at}-fuel", Text("scene-fuel-held"), at, "fuel", fuel))
    for resource, count in enumerate(cubes):
        if count > 0:
            id = RESOURCE.ids[resource]
            made.add(Piece(f"{at}-{id}", RESOURCE.text(resource), at, f"cube {id}", count))


def _add_installation(made: Scene, s: Interstellar, player: int, planet: int, number: int) -> None:
    """A base with its buildings, its deposit and its warehouse."""
    region = s.region(player, planet)
    id = f"region-{player}-{PLANET.ids[planet]}"
    wide, high = _BOARD.number("tray_wide"), _BOARD.number("tray_high")
    x = _BOARD.number("tray_x") - 110 + number * _BOARD.number("tray_across")
    token = s.production[region]
    made.add(
        Area(
            id,
            PLANET.text(planet),
            "tray",
            x,
            _BOARD.number("tray_y"),
            wide,
            high,
            lines=(Text("scene-stored", {"number": s.stored(region), "most": WAREHOUSE}),),
            owner=player,
            details=(TOKEN.text(token), effect_text(TOKEN.key, TOKEN.ids[token])),
            at=board_id(player),
        )
    )
    for building in range(BUILDINGS):
        count = s.built[region * BUILDINGS + building]
        if count > 0:
            details = (effect_text(BUILDING.key, BUILDING.ids[building]),)
            look = BUILDING_LOOK[building]
            piece = f"{id}-{BUILDING.ids[building]}"
            made.add(Piece(piece, BUILDING.text(building), id, look, count, owner=player, details=details))
    for resource in range(RESOURCES):
        name = RESOURCE.ids[resource]
        for where, numbers in (("warehouse", s.warehouse), ("deposit", s.deposit)):
            count = numbers[region * RESOURCES + resource]
            if count > 0:
                label = Text(f"scene-in-{where}", {"resource": RESOURCE.text(resource)})
                look = f"cube {name}" if where == "warehouse" else f"chip {name}"
                made.add(Piece(f"{id}-{where}-{name}", label, id, look, count))


# Tokens and what is looked at


def _add_hand(made: Scene, s: Interstellar, viewer: int) -> None:
    """The viewer's tokens; in the Salvation phase with the action that each highlights."""
    made.add(Track("hand", Text("scene-hand"), "hand"))
    for token in s.hand[viewer]:
        effect = effect_text(TOKEN.key, TOKEN.ids[token])
        text = effect
        if s.phase == SALVATION_PHASE and HIGHLIGHT[token] != NOBODY:
            text = Text("scene-highlight", {"salvation": SALVATION.text(HIGHLIGHT[token])})
        id = f"token-{TOKEN.ids[token]}"
        look = token_look(token)
        made.add(Card(id, TOKEN.text(token), "hand", look, text, atom=TOKEN_ATOM + token, details=(effect,)))


def token_look(token: int) -> str:
    """Production tokens look like their planet, others have a look of their own."""
    id = TOKEN.ids[token]
    return id.rsplit("_", 1)[0] if id[-1].isdigit() else id


def _add_looks(made: Scene, s: Interstellar, viewer: int) -> None:
    """Tokens of a survey, cubes of the solar bag, the rewards of the pass token."""
    if s.drawn_tokens[viewer]:
        made.add(Track("survey", Text("scene-survey"), "hand"))
        for token in s.drawn_tokens[viewer]:
            text = effect_text(TOKEN.key, TOKEN.ids[token])
            id = f"surveyed-{TOKEN.ids[token]}"
            made.add(Card(id, TOKEN.text(token), "survey", token_look(token), text, atom=TOKEN_ATOM + token))
    if s.drawn_cubes[viewer]:
        made.add(Track("drawn", Text("scene-drawn"), "small"))
        for number, resource in enumerate(sorted(s.drawn_cubes[viewer])):
            made.add(Card(f"drawn-{number}", RESOURCE.text(resource), "drawn", RESOURCE.ids[resource]))
    if s.player == viewer and FACE_ATOM + 1 in s.offered:
        made.add(Track("faces", Text("scene-faces"), "small"))
        for face in range(1, len(FACE)):
            made.add(Card(f"face-{face}", FACE.text(face), "faces", "face", atom=FACE_ATOM + face))
