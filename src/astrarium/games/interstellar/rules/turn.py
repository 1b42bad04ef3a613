"""Rounds, phases, laps of turns, and the pass token. INT-3, 4, 13.1, 13.4, 13.7, 13.9"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import PASS, Atom, Player
from ....clockwork.step import Choice, Step
from ....clockwork.text import Text
from .. import notes
from ..components import (
    ACTION_PHASE,
    FACE_ATOM,
    FACE_REWARD,
    FACES,
    REPEAT_ATOM,
    REPEATABLE,
    SALVATION_PHASE,
    TOKEN,
    TOKEN_ATOM,
    Token,
)
from ..state import Interstellar
from .action_tokens import owned_tokens, salvation_tokens, to_stack
from .actions import can_perform, perform
from .gains import PASS_TOKEN, gain_bonus
from .government_phase import GovernmentPhase
from .salvation import SalvationAction
from .scoring import FinalScoring, end_reached
from .screens import show_through


class BeginAction(Step["Interstellar"]):
    """A new round, unless the game ends: every token is in hand, who passed first begins. INT-3.6, 4.2, 19.19, 20.1"""

    def run(self, s: Interstellar) -> None:
        if end_reached(s):
            s.push(FinalScoring())
            return
        s.round += 1
        s.tell(notes.ROUND, s.round)
        begin_phase(s, ACTION_PHASE)
        s.hand = [owned_tokens(s, player) for player in s.everyone()]
        s.then([NextTurn(), BeginSalvation()])


class BeginSalvation(Step["Interstellar"]):
    """All tokens are turned; production tokens are set aside. INT-3.5, 13.1"""

    def run(self, s: Interstellar) -> None:
        begin_phase(s, SALVATION_PHASE)
        s.hand = [salvation_tokens(s, player) for player in s.everyone()]
        s.then([NextTurn(), GovernmentPhase(), BeginAction()])


def begin_phase(s: Interstellar, phase: int) -> None:
    """Stacks and pass tokens are back with their owners. INT-3.7, 4.16"""
    s.phase = phase
    s.order = s.next_order
    s.next_order = []
    s.place = -1
    s.played = [[] for _ in range(s.players)]
    s.passed = [False] * s.players
    s.face = [0] * s.players
    s.bought = [0] * s.players
    s.sold = [0] * s.players
    s.cryo_used = [False] * s.players
    s.tell(notes.PHASE_BEGINS, phase)


class NextTurn(Step["Interstellar"]):
    """The next player's turn; who has passed turns the pass token. The phase ends with the lap. INT-3.3, 3.8, 4.10"""

    def run(self, s: Interstellar) -> None:
        s.place += 1
        if s.place == s.players:
            if len(s.next_order) == s.players:
                s.push(PhaseRewards())
                return
            s.place = 0
        player = s.order[s.place]
        if s.passed[player]:
            s.then([TurnPass(player, 1), NEXT_TURN])
        elif s.phase == ACTION_PHASE:
            s.then([ActionTurn(player), NEXT_TURN])
        else:
            s.then([SalvationTurn(player), NEXT_TURN])


NEXT_TURN: Final = NextTurn()


def can_repeat(s: Interstellar, player: Player) -> bool:
    """Whether the active token is repeatable and its action possible. INT-4.3, 4.5"""
    active = s.active(player)
    return active >= 0 and REPEATABLE[active] and can_perform(s, player, active)


class ActionTurn(Choice["Interstellar"]):
    """Play a token, repeat the action of the active one, or pass. INT-4.3

    Who has no token left is asked only if there is something to repeat, which tells of what is behind their screen.
    """

    rule: ClassVar[str] = "INT-4.3"

    def run(self, s: Interstellar) -> None:
        if not s.hand[self.player]:
            show_through(s)
        super().run(s)

    def legal(self, s: Interstellar) -> list[Atom]:
        options = [Atom(TOKEN_ATOM + token) for token in s.hand[self.player]]
        if can_repeat(s, self.player):
            options.append(REPEAT_ATOM)
        options.append(PASS)
        return options

    def take(self, s: Interstellar, atom: Atom) -> None:
        if atom == PASS:
            leave_phase(s, self.player)
        elif atom == REPEAT_ATOM:
            token = s.active(self.player)
            s.tell(notes.REPEATS, self.player, token)
            perform(s, self.player, token, True)
        else:
            token = Token(atom - TOKEN_ATOM)
            play_token(s, self.player, token)
            if can_perform(s, self.player, token):
                perform(s, self.player, token, False)
            else:
                s.tell(notes.IMPOSSIBLE, self.player, token)
                show_through(s)

    def label(self, s: Interstellar, atom: Atom) -> Text | None:
        """A token whose action cannot be performed is told from others; a repeat says of what. INT-4.6"""
        if atom == PASS:
            return None
        if atom == REPEAT_ATOM:
            return Text("option-repeat", {"token": TOKEN.text(s.active(self.player))})
        token = Token(atom - TOKEN_ATOM)
        return None if can_perform(s, self.player, token) else Text("option-idle", {"token": TOKEN.text(token)})

    def rests(self, s: Interstellar) -> list[Atom]:
        return [PASS]


class SalvationTurn(Choice["Interstellar"]):
    """Play a Salvation token for one of the Salvation actions, or pass. INT-13.4"""

    rule: ClassVar[str] = "INT-13.4"

    def legal(self, s: Interstellar) -> list[Atom]:
        return [*(Atom(TOKEN_ATOM + token) for token in s.hand[self.player]), PASS]

    def take(self, s: Interstellar, atom: Atom) -> None:
        if atom == PASS:
            leave_phase(s, self.player)
        else:
            play_token(s, self.player, Token(atom - TOKEN_ATOM))
            s.push(SalvationAction(self.player, Token(atom - TOKEN_ATOM)))

    def rests(self, s: Interstellar) -> list[Atom]:
        return [PASS]


def play_token(s: Interstellar, player: Player, token: Token) -> None:
    """From the hand to the top of the stack. INT-4.4"""
    s.hand[player].remove(token)
    to_stack(s, player, token)
    s.tell(notes.PLAYS, player, token)


def leave_phase(s: Interstellar, player: Player) -> None:
    """The pass token turns once for every unused token; the order of the next phase grows. INT-4.8, 4.14"""
    unused = len(s.hand[player])
    s.passed[player] = True
    s.next_order.append(player)
    s.tell(notes.PASSES, player, unused)
    s.push(TurnPass(player, unused))


class TurnPass(Step["Interstellar"]):
    """The pass token turns face by face; back at its start it gives a reward of choice. INT-4.8 to 4.10"""

    def __init__(self, player: Player, times: int) -> None:
        self.player: Final = player
        self.times: Final = times

    def run(self, s: Interstellar) -> None:
        left = self.times
        while left > 0:
            left -= 1
            s.face[self.player] += 1
            if s.face[self.player] == FACES:
                s.face[self.player] = 1
                s.tell(notes.FULL_CIRCLE, self.player)
                s.then([FreeReward(self.player), TurnPass(self.player, left)])
                return
        s.tell(notes.TURNS_PASS, self.player, s.face[self.player])


class FreeReward(Choice["Interstellar"]):
    """The pass token has come full circle: one reward of choice. INT-4.9"""

    rule: ClassVar[str] = "INT-4.9"

    def legal(self, s: Interstellar) -> list[Atom]:
        return [Atom(FACE_ATOM + face) for face in range(1, FACES)]

    def take(self, s: Interstellar, atom: Atom) -> None:
        face = atom - FACE_ATOM
        s.tell(notes.FREE_REWARD, self.player, face)
        bonus, amount = FACE_REWARD[face]
        gain_bonus(s, self.player, bonus, amount, PASS_TOKEN)


class PhaseRewards(Step["Interstellar"]):
    """Everybody gains what the pass token shows, in the order of the phase that ends. INT-3.9, 4.12, 4.15"""

    def run(self, s: Interstellar) -> None:
        for player in s.order:
            s.tell(notes.PHASE_REWARD, player, s.face[player])
            bonus, amount = FACE_REWARD[s.face[player]]
            gain_bonus(s, player, bonus, amount, PASS_TOKEN)
