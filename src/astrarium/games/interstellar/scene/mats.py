"""What the players have: their panels, and the tokens of the viewer. Their boards are in player_board.py."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, NOTHING, Atom, Player
from ....clockwork.text import Text
from ....scenes.looks import Mat, Row, Supply
from ....scenes.marks import Mark
from ....scenes.scene import Card, Cell, Panel, Piece, Scene, Track
from ..components import (
    COLOUR_ATOM,
    FACE,
    FACE_ATOM,
    FACE_REWARD,
    HIGHLIGHT,
    RESOURCE,
    SALVATION,
    SALVATION_PHASE,
    TOKEN,
    TOKEN_ATOM,
    Token,
)
from ..sources import FACE_OURS, HIGHLIGHT_OURS, TOKEN_OURS, marks, told
from ..state import Interstellar
from .looks import Cube, Found, Topic
from .player_board import add_boards, effect_text, hold_text, locked_text

RESOURCE_SIGNS: Final = [Cube(id) for id in RESOURCE.ids]


def add_mats(made: Scene, s: Interstellar, viewer: int) -> None:
    for player in s.everyone():
        _add_panel(made, s, player, viewer)
    add_boards(made, s, viewer)
    if viewer != NOBODY:
        _add_hand(made, s, viewer)
        _add_looks(made, s, viewer)


# Panels


def _add_panel(made: Scene, s: Interstellar, player: Player, viewer: int) -> None:
    id = f"player-{player}"
    made.add(
        Panel(
            id,
            s.player_text(player),
            Mat.PLAYER,
            s.prestige[player],
            Text("scene-prestige"),
            marks=_marks(s, player, viewer),
            atom=Atom(COLOUR_ATOM + s.colour[player]),
            owner=player,
            details=(hold_text(s, player), locked_text(s, player)),
        )
    )
    if not s.hides(player, viewer):
        _add_supply(made, s, player)
    _add_chips(made, s, player, id, viewer)


def _marks(s: Interstellar, player: Player, viewer: int) -> tuple[Mark, ...]:
    """What the player is to this turn and to the viewer."""
    found: list[Mark] = []
    if s.waits_for(viewer) == player:
        found.append(Mark.DECIDES)
    if s.leading() == player:
        found.append(Mark.GOVERNOR)
    if s.passed[player]:
        found.append(Mark.PASSED)
    if player == viewer:
        found.append(Mark.YOU)
    if player in s.winners:
        found.append(Mark.WINNER)
    return tuple(found)


def _add_supply(made: Scene, s: Interstellar, player: Player) -> None:
    """Fuel, scientists and cubes of the reserve."""
    at = f"supply-{player}"
    made.add(Piece(f"fuel-{player}", Text("scene-fuel-held"), at, Supply.FUEL, s.fuel[player], owner=player))
    label = Text("scene-scientists-held")
    made.add(Piece(f"scientists-{player}", label, at, Found.SCIENTISTS, s.scientists[player], owner=player))
    for resource, count in enumerate(s.cubes_of(player)):
        if count > 0:
            id = f"{RESOURCE.ids[resource]}-{player}"
            made.add(Piece(id, RESOURCE.text(resource), at, RESOURCE_SIGNS[resource], count, owner=player))


def _add_chips(made: Scene, s: Interstellar, player: Player, id: str, viewer: int) -> None:
    """Reputation, the tokens in hand and played, the pass token."""
    words: dict[str, int | Text] = {"number": s.reputation[player]}
    made.add(Cell(f"reputation-chip-{player}", Text("scene-has-reputation", words), id, owner=player))
    tokens = () if s.hides(player, viewer) else tuple(TOKEN.text(token) for token in s.hand[player])
    label = Text("scene-tokens", {"number": len(s.hand[player])})
    made.add(Cell(f"hand-{player}", label, id, owner=player, details=tokens))
    if s.passed[player]:
        shown = FACE_REWARD[s.face[player]][1] > 0
        label = Text("scene-pass", {"face": FACE.text(s.face[player])}) if shown else Text("scene-passed")
        ours = shown and FACE_OURS[s.face[player]]
        cell = Cell(f"pass-{player}", label, id, owner=player, details=told(ours), marks=marks(ours, Mark.ON))
        made.add(cell)
    elif s.played[player]:
        label = Text("scene-active", {"token": TOKEN.text(s.active(player))})
        ours = TOKEN_OURS[s.active(player)]
        stack = told(ours, *(TOKEN.text(token) for token in reversed(s.played[player])))
        made.add(Cell(f"active-{player}", label, id, owner=player, details=stack, marks=marks(ours, Mark.ON)))


# Tokens and what is looked at


def _add_hand(made: Scene, s: Interstellar, viewer: int) -> None:
    """The viewer's tokens; in the Salvation phase with the action that each highlights."""
    made.add(Track("hand", Text("scene-hand"), Row.HAND))
    for token in s.hand[viewer]:
        text = effect_text(TOKEN.key, TOKEN.ids[token])
        ours = TOKEN_OURS[token]
        details: tuple[Text, ...] = ()
        if s.phase == SALVATION_PHASE and HIGHLIGHT[token] != NOTHING:
            details = (text,)
            text = Text("scene-highlight", {"salvation": SALVATION.text(HIGHLIGHT[token])})
            ours = HIGHLIGHT_OURS[token]
        _add_token(made, f"token-{TOKEN.ids[token]}", token, "hand", text, ours, details)


def _add_token(
    made: Scene, id: str, token: Token, at: str, text: Text, ours: bool, details: tuple[Text, ...] = ()
) -> None:
    made.add(
        Card(
            id,
            TOKEN.text(token),
            at,
            token_look(token),
            text,
            atom=Atom(TOKEN_ATOM + token),
            details=told(ours, *details),
            marks=marks(ours),
        )
    )


def token_look(token: Token) -> Topic:
    """Production tokens look like their planet, others have a look of their own."""
    id = TOKEN.ids[token]
    return Topic(id.rsplit("_", 1)[0] if id[-1].isdigit() else id)


def _add_looks(made: Scene, s: Interstellar, viewer: int) -> None:
    """Tokens of a survey, the rewards of the pass token."""
    if s.drawn_tokens[viewer]:
        made.add(Track("survey", Text("scene-survey"), Row.HAND))
        for token in s.drawn_tokens[viewer]:
            text = effect_text(TOKEN.key, TOKEN.ids[token])
            _add_token(made, f"surveyed-{TOKEN.ids[token]}", token, "survey", text, TOKEN_OURS[token])
    if s.player == viewer and FACE_ATOM + 1 in s.offered:
        made.add(Track("faces", Text("scene-faces"), Row.SMALL))
        for face in range(1, len(FACE)):
            ours = FACE_OURS[face]
            atom = Atom(FACE_ATOM + face)
            details = told(ours)
            id = f"face-{face}"
            made.add(Card(id, FACE.text(face), "faces", Topic.FACE, atom=atom, details=details, marks=marks(ours)))
