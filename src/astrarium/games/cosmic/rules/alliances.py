"""Invitations and alliances. COS-P4 to P6"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NO, NOBODY, PASS, YES
from ....clockwork.step import Choice, Step
from .. import notes
from ..atoms import AMOUNT_ATOM, DEFENSE_ATOM, OFFENSE_ATOM
from ..components import IS_MOON
from ..effect_numbers import PROMISED
from ..effects.challenge_hooks import ask_alone, ask_may_ally, ask_may_invite, ask_must_ally, ask_must_invite
from ..effects.effect import INVITES
from ..effects.table_hooks import ask_performed
from ..effects.timing import ALLIES_SET, ALLY_CHOICE, INVITE_DEF, INVITE_OFF, P4, P5, P6
from ..effects.usage import is_silenced
from ..effects.vetoes import ALLYING, INVITING, JOINING, Weighed
from ..effects.windows import window
from ..records import ROOM, Lasting
from ..state import Cosmic
from ..terms import DEF, OFF
from .commitment import Commit, commit_limit
from .loss_in_progress import is_shielded
from .lucre import Purchases
from .payments import pay
from .phases import Phase
from .selection import selection_steps
from .sources import available
from .tokens import recall_force


def alliance_steps() -> list[Step[Cosmic]]:
    """P4 to P6, and what follows. COS-P4.1, P6.1"""
    return [
        Phase(P4),
        window(INVITE_OFF),
        Invitations(OFF),
        Purchases(P4),
        Phase(P5),
        window(INVITE_DEF),
        Invitations(DEF),
        Purchases(P5),
        Phase(P6),
        Answers(),
        Purchases(P6),
        window(ALLIES_SET),
        *selection_steps(),
    ]


def one_against_one(s: Cosmic) -> bool:
    """A moon challenge, or what else allows no invitations and no alliances. COS-13.19"""
    return (s.target != NOBODY and IS_MOON[s.target]) or ask_alone(s, False)


# P4 and P5


class Invitations(Step["Cosmic"]):
    """A main player invites any of the others, one by one. COS-P4.1 to P4.3"""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, s: Cosmic) -> None:
        player = s.main(self.side)
        if one_against_one(s) or is_silenced(s, player):
            return
        guests = [guest for guest in s.around(player) if not s.is_main(guest)]
        s.then([Invite(player, self.side, guest) for guest in guests if may_invite(s, player, guest)])


def may_invite(s: Cosmic, player: int, guest: int) -> bool:
    return ask_may_invite(s, player, guest, True)


class Invite(Weighed):
    """Invite this player? COS-P4.1, P4.2"""

    rule: ClassVar[str] = "COS-P4.1"
    decision: ClassVar[int] = INVITING

    def __init__(self, player: int, side: int, guest: int) -> None:
        super().__init__(player)
        self.side: Final = side
        self.guest: Final = guest

    def open(self, s: Cosmic) -> list[int]:
        if s.invited[self.side] >> self.guest & 1:
            return []
        return [YES] if ask_must_invite(s, self.player, self.guest) else [YES, NO]

    def decide(self, s: Cosmic, atom: int) -> None:
        if atom == NO:
            return
        invite(s, self.side, self.guest)
        ask_performed(s, self.player, INVITES)
        if s.lucre_used and s.lucre[self.player] > 0:
            s.push(PromiseLucre(self.player, self.guest))


def invite(s: Cosmic, side: int, guest: int) -> None:
    s.invited[side] |= 1 << guest
    s.tell(notes.INVITES, s.main(side), guest)


class PromiseLucre(Choice["Cosmic"]):
    """How much Lucre an invited player gets if he joins. COS-18.7, P4.4"""

    rule: ClassVar[str] = "COS-18.7"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, guest: int) -> None:
        super().__init__(player)
        self.guest: Final = guest

    def legal(self, s: Cosmic) -> list[int]:
        return [AMOUNT_ATOM + amount for amount in range(min(40, s.lucre[self.player]) + 1)]

    def take(self, s: Cosmic, atom: int) -> None:
        if atom > AMOUNT_ATOM:
            s.lasting += [PROMISED, self.player, self.guest * ROOM + atom - AMOUNT_ATOM]
            s.tell(notes.PROMISES, self.player, self.guest, atom - AMOUNT_ATOM)


# P6


class Answers(Step["Cosmic"]):
    """From the offense's left every other player answers. COS-P6.1"""

    def run(self, s: Cosmic) -> None:
        if one_against_one(s):
            return
        s.then([Answering(player) for player in s.around(s.offense) if player != s.defender])


class Answering(Step["Cosmic"]):
    """One player answers and commits tokens. COS-P6.1"""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, s: Cosmic) -> None:
        if s.is_main(self.player):
            return
        s.answering = self.player
        s.then([window(ALLY_CHOICE), Join(self.player), Answered()])


class Answered(Step["Cosmic"]):
    def run(self, s: Cosmic) -> None:
        s.answering = NOBODY


def open_sides(s: Cosmic, player: int) -> list[int]:
    """The sides that a player may join. COS-P6.2"""
    if available(s, player) == 0 or commit_limit(s, player) <= 0:
        return []
    return [side for side in (OFF, DEF) if ask_may_ally(s, player, side, s.invited[side] >> player & 1 == 1)]


class Join(Weighed):
    """Ally with the offense, with the defender, or with neither. COS-P6.1 to P6.3"""

    rule: ClassVar[str] = "COS-P6.1"
    decision: ClassVar[int] = JOINING

    def open(self, s: Cosmic) -> list[int]:
        player = self.player
        if (s.joined[OFF] | s.joined[DEF]) >> player & 1:
            return []
        sides = open_sides(s, player)
        forced = [side for side in sides if ask_must_ally(s, player, side, False)]
        if forced:
            sides = forced
        atoms = [OFFENSE_ATOM if side == OFF else DEFENSE_ATOM for side in sides]
        return atoms if forced or not atoms else [PASS, *atoms]

    def decide(self, s: Cosmic, atom: int) -> None:
        if atom == PASS:
            s.tell(notes.STAYS_OUT, self.player)
            return
        join(s, self.player, OFF if atom == OFFENSE_ATOM else DEF, True)


def join(s: Cosmic, player: int, side: int, freely: bool, spare: int = 0) -> None:
    """The player becomes an ally; `freely`: with 1 to 4 tokens, else with exactly one. COS-P6.4 to P6.6

    `spare`: so many tokens must be left for something else.
    """
    s.joined[side] |= 1 << player
    pay_promise(s, player, side)
    if freely:
        s.push(AllyNumber(player, side, spare))
    else:
        s.push(Commit(player, side, 1, 0))


def pay_promise(s: Cosmic, player: int, side: int) -> None:
    """COS-18.7"""
    for at in range(0, len(s.lasting), Lasting.SIZE):
        if (
            s.lasting[at + Lasting.EFFECT] == PROMISED
            and s.lasting[at + Lasting.PLAYER] == s.main(side)
            and s.lasting[at + Lasting.ABOUT] // ROOM == player
        ):
            pay(s, s.main(side), player, s.lasting[at + Lasting.ABOUT] % ROOM)


class AllyNumber(Weighed):
    """How many tokens? COS-P6.4"""

    rule: ClassVar[str] = "COS-P6.4"
    decision: ClassVar[int] = ALLYING

    def __init__(self, player: int, side: int, spare: int = 0) -> None:
        super().__init__(player)
        self.side: Final = side
        self.spare: Final = spare

    def open(self, s: Cosmic) -> list[int]:
        most = min(commit_limit(s, self.player), available(s, self.player) - self.spare)
        return [AMOUNT_ATOM + number for number in range(1, most + 1)]

    def decide(self, s: Cosmic, atom: int) -> None:
        s.push(Commit(self.player, self.side, atom - AMOUNT_ATOM, 0))


def dismiss(s: Cosmic, player: int, side: int) -> None:
    """An ally's tokens return to bases; he is no longer involved."""
    if is_shielded(s, player):
        return
    s.joined[side] &= ~(1 << player)
    recall_force(s, player, side)
