"""Who joins a side, who changes it, and with which tokens. COS-P6"""

from __future__ import annotations

from typing import ClassVar, Final

from .....clockwork.names import NOBODY
from .....clockwork.step import Choice
from ... import notes
from ...atoms import DEFENSE_ATOM, OFFENSE_ATOM, PLACE_ATOM
from ...effects.challenge_hooks import ask_may_ally
from ...rules.alliances import one_against_one, open_sides
from ...rules.settle import Settle
from ...rules.sources import available, sources
from ...rules.tokens import is_safe
from ...state import Cosmic
from ...terms import DEF, OFF

SIDE_ATOM: Final[list[int]] = [OFFENSE_ATOM, DEFENSE_ATOM]


def is_barred(s: Cosmic, player: int, side: int) -> bool:
    """Whether something keeps the player from a side, even if he were invited."""
    return not ask_may_ally(s, player, side, True)


def is_welcome(s: Cosmic, player: int, side: int) -> bool:
    """Whether the player may join a side as things are. COS-P6.2"""
    return ask_may_ally(s, player, side, s.invited[side] >> player & 1 == 1)


def is_answering(s: Cosmic, player: int) -> bool:
    """Whether it is the player's turn to answer the invitations, and he has not joined a side. COS-P6.1"""
    return s.answering == player and (s.joined[OFF] | s.joined[DEF]) >> player & 1 == 0


def change_sides(s: Cosmic, player: int, side: int, number: int) -> None:
    """Tokens of an ally go over to the other side. COS-P6.5"""
    s.force[side * s.players + player] -= number
    s.force[(1 - side) * s.players + player] += number
    s.joined[1 - side] |= 1 << player
    if s.force[side * s.players + player] == 0:
        s.joined[side] &= ~(1 << player)
    s.tell(notes.ALLIES, player, 1 - side, number)


def stands_on_target(s: Cosmic, player: int, side: int) -> bool:
    """Whether the player's tokens on the target are in the challenge."""
    return side == DEF and s.target != NOBODY and player == s.guard()


def bases_beside(s: Cosmic, player: int, side: int) -> list[int]:
    """The bases from which a player may add tokens to the challenge, as atoms: all but the one that is fought for."""
    options = sources(s, player)
    if stands_on_target(s, player, side):
        alone = not s.is_dust(s.target) or s.at(player, s.target) <= s.guarded()
        options = [atom for atom in options if atom != PLACE_ATOM + s.target or not alone]
    return options


def tokens_beside(s: Cosmic, player: int, side: int) -> int:
    """How many tokens a player could add to the challenge."""
    total = 0
    for atom in bases_beside(s, player, side):
        total += s.at(player, atom - PLACE_ATOM)
    if stands_on_target(s, player, side) and s.is_dust(s.target):
        total -= s.guarded()
    return max(0, total)


class AddTokens(Choice["Cosmic"]):
    """From which bases tokens join the challenge, one after the other: a guard's go onto the target. COS-17.5"""

    rule: ClassVar[str] = "COS-17.5"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, side: int, number: int, taken: int = 0) -> None:
        super().__init__(player)
        self.side: Final = side
        self.number: Final = number
        self.taken: Final = taken

    def legal(self, s: Cosmic) -> list[int]:
        return bases_beside(s, self.player, self.side)

    def take(self, s: Cosmic, atom: int) -> None:
        s.lift(self.player, atom - PLACE_ATOM, 1)
        s.transit[self.player] += 1
        s.push(AddTokens(self.player, self.side, self.number - 1, self.taken + 1))

    def run(self, s: Cosmic) -> None:
        options = self.legal(s) if self.number > 0 else []
        if not options:
            self._done(s)
        elif len(options) == 1:
            self.take(s, options[0])
        else:
            s.ask(self, options)

    def _done(self, s: Cosmic) -> None:
        s.transit[self.player] -= self.taken
        s.push(Settle())
        if self.taken > 0 and stands_on_target(s, self.player, self.side) and not s.is_dust(s.target):
            s.put(self.player, s.target, self.taken)
            s.tell(notes.MOVES, self.player, s.target, self.taken)
            if is_safe(s, self.player, s.target):
                s.withdrawn += self.taken
        else:
            s.force[self.side * s.players + self.player] += self.taken
            s.tell(notes.INTO_CONE, self.player, self.taken)


def may_join(s: Cosmic, player: int) -> bool:
    """Whether the player could become an ally now or later in this challenge."""
    if s.is_main(player) or (s.joined[0] | s.joined[1]) >> player & 1 or available(s, player) == 0:
        return False
    to_come = s.around(s.offense)
    if s.answering != NOBODY and to_come.index(player) < to_come.index(s.answering):
        return False
    return s.answering == NOBODY or len(open_sides(s, player)) > 0


def has_alliances(s: Cosmic) -> bool:
    """Whether the side of the cone can matter: not where nobody can ally. COS-13.19"""
    return not s.in_warp and not one_against_one(s)
