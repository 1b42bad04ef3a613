"""What lies before the players: their reserves, technologies, tokens, Explorers."""

from __future__ import annotations

from ...clockwork.names import NOBODY
from ...clockwork.scene import Card, Cell, Panel, Piece, Scene, Track
from ...clockwork.text import Text
from .components import (
    BUILDING,
    BUILDING_ATOM,
    BUILDINGS,
    COLOUR_ATOM,
    EFFECT,
    FACE,
    FACE_ATOM,
    HIGHLIGHT,
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
    TOKENS,
)
from .state import Interstellar


def add_mats(made: Scene, s: Interstellar, viewer: int) -> None:
    for player in range(s.players):
        _add_player(made, s, player, viewer)
    _add_technologies(made, s, viewer)
    _add_hand(made, s, viewer)
    _add_survey(made, s, viewer)


def _add_player(made: Scene, s: Interstellar, player: int, viewer: int) -> None:
    id = f"player-{player}"
    made.panels.append(
        Panel(
            id,
            s.player_text(player),
            "player",
            s.prestige[player],
            Text("scene-prestige"),
            marks=_marks(s, player, viewer),
            atom=COLOUR_ATOM + s.colour[player],
            owner=player,
            details=_holdings(s, player),
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


def _holdings(s: Interstellar, player: int) -> tuple[Text, ...]:
    """What a closer look tells: the reserve, what is still locked, the Explorer."""
    start = player * BUILDINGS
    words: dict[str, int | Text] = {
        "fuel": s.fuel[player],
        "cubes": RESOURCE.counted(s.cubes_of(player)),
        "scientists": s.scientists[player],
        "buildings": BUILDING.counted(s.buildings[start : start + BUILDINGS]),
    }
    locked: dict[str, int | Text] = {
        "scientists": s.locked_scientists[player],
        "buildings": BUILDING.counted(s.locked_buildings[start : start + BUILDINGS]),
    }
    hold: dict[str, int | Text] = {
        "planet": PLANET.text(s.explorer[player]),
        "fuel": s.hold_fuel[player],
        "cubes": RESOURCE.counted(s.hold_cubes[player * RESOURCES : (player + 1) * RESOURCES]),
        "buildings": BUILDING.counted(s.hold_buildings[start : start + BUILDINGS]),
    }
    return Text("scene-reserve", words), Text("scene-locked", locked), Text("scene-explorer-at", hold)


def _add_supply(made: Scene, s: Interstellar, player: int) -> None:
    """Fuel, scientists and cubes of the reserve."""
    at = f"supply-{player}"
    for look, count in (("fuel", s.fuel[player]), ("scientist", s.scientists[player])):
        label = Text(f"scene-count-{look}", {"number": count})
        made.pieces.append(Piece(f"{look}-{player}", label, at, look, count, owner=player))
    for resource, count in enumerate(s.cubes_of(player)):
        if count > 0:
            look = RESOURCE.ids[resource]
            label = Text("scene-count-cubes", {"number": count, "resource": RESOURCE.text(resource)})
            made.pieces.append(Piece(f"{look}-{player}", label, at, look, count, owner=player))


def _add_chips(made: Scene, s: Interstellar, player: int, id: str) -> None:
    """Reputation, buildings at hand, the tokens played, the pass token."""
    label = Text("scene-has-reputation", {"number": s.reputation[player]})
    made.cells.append(Cell(f"reputation-chip-{player}", label, id, "record", owner=player))
    for building in range(BUILDINGS):
        count = s.buildings[player * BUILDINGS + building]
        if count > 0:
            label = Text("scene-count-buildings", {"number": count, "building": BUILDING.text(building)})
            atom = BUILDING_ATOM + building if s.player == player else NOBODY
            cell = Cell(f"{BUILDING.ids[building]}-{player}", label, id, BUILDING.ids[building], atom, player)
            made.cells.append(cell)
    if s.passed[player]:
        label = Text("scene-pass", {"face": FACE.text(s.face[player])})
        made.cells.append(Cell(f"pass-{player}", label, id, "record", owner=player, marks=("on",)))
    elif s.played[player]:
        label = Text("scene-active", {"token": TOKEN.text(s.active(player))})
        stack = tuple(TOKEN.text(token) for token in reversed(s.played[player]))
        made.cells.append(Cell(f"active-{player}", label, id, "record", owner=player, details=stack, marks=("on",)))
    words: dict[str, int | Text] = {"number": len(s.hand[player])}
    tokens = tuple(TOKEN.text(token) for token in s.hand[player])
    made.cells.append(Cell(f"hand-{player}", Text("scene-tokens", words), id, "record", owner=player, details=tokens))
    for technology in range(TECHNOLOGIES):
        if s.has(player, technology):
            made.cells.append(
                Cell(
                    f"known-{TECHNOLOGY.ids[technology]}-{player}",
                    TECHNOLOGY.text(technology),
                    id,
                    "technology",
                    owner=player,
                    details=(effect_text(TECHNOLOGY.key, TECHNOLOGY.ids[technology]),),
                    marks=("on",),
                )
            )


def effect_text(domain: str, id: str) -> Text:
    return EFFECT.text(EFFECT.index(f"{domain}:{id}"))


def _add_technologies(made: Scene, s: Interstellar, viewer: int) -> None:
    """What the viewer can still research; spectators see what the first player can."""
    player = max(0, viewer)
    made.tracks.append(Track("technologies", Text("scene-technologies"), "small", owner=player))
    for technology in range(TECHNOLOGIES):
        if not s.has(player, technology):
            made.cards.append(
                Card(
                    f"technology-{TECHNOLOGY.ids[technology]}",
                    TECHNOLOGY.text(technology),
                    "technologies",
                    "technology",
                    atom=TECHNOLOGY_ATOM + technology,
                    details=(effect_text(TECHNOLOGY.key, TECHNOLOGY.ids[technology]),),
                )
            )


def _add_hand(made: Scene, s: Interstellar, viewer: int) -> None:
    """The viewer's tokens; in the Salvation phase with the action that each highlights."""
    if viewer == NOBODY:
        return
    made.tracks.append(Track("hand", Text("scene-hand"), "hand"))
    for token in s.hand[viewer]:
        foot = None
        if s.phase == SALVATION_PHASE:
            foot = Text("scene-highlight", {"salvation": SALVATION.text(HIGHLIGHT[token])})
        made.cards.append(
            Card(
                f"token-{TOKEN.ids[token]}",
                TOKEN.text(token),
                "hand",
                token_look(token),
                text=effect_text(TOKEN.key, TOKEN.ids[token]) if foot is None else foot,
                atom=TOKEN_ATOM + token,
                details=(effect_text(TOKEN.key, TOKEN.ids[token]),),
            )
        )


def token_look(token: int) -> str:
    assert 0 <= token < TOKENS
    return TOKEN.ids[token].rsplit("_", 1)[0] if TOKEN.ids[token][-1].isdigit() else TOKEN.ids[token]


def _add_survey(made: Scene, s: Interstellar, viewer: int) -> None:
    """What the viewer is looking at: tokens of a survey, cubes of the solar bag; and the rewards of the pass token."""
    if viewer == NOBODY:
        return
    if s.drawn_tokens[viewer]:
        made.tracks.append(Track("survey", Text("scene-survey"), "cards"))
        for token in s.drawn_tokens[viewer]:
            made.cards.append(
                Card(
                    f"surveyed-{TOKEN.ids[token]}",
                    TOKEN.text(token),
                    "survey",
                    token_look(token),
                    text=effect_text(TOKEN.key, TOKEN.ids[token]),
                    atom=TOKEN_ATOM + token,
                )
            )
    if s.drawn_cubes[viewer]:
        made.tracks.append(Track("drawn", Text("scene-drawn"), "small"))
        for number, resource in enumerate(sorted(s.drawn_cubes[viewer])):
            look = RESOURCE.ids[resource]
            made.cards.append(Card(f"drawn-{number}", RESOURCE.text(resource), "drawn", look))
    if s.player == viewer and FACE_ATOM + 1 in s.offered:
        made.tracks.append(Track("faces", Text("scene-faces"), "small"))
        for face in range(1, len(FACE)):
            made.cards.append(Card(f"face-{face}", FACE.text(face), "faces", "face", atom=FACE_ATOM + face))
