"""The turn: interphase, Warp, and the frame of a challenge. COS-3, P10, P1, P9"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY, PASS
from ....clockwork.step import Choice, Step
from ....mechanisms.offers import YesNo
from .. import notes
from ..atoms import CONE_ATOM, PLACE_ATOM
from ..components import HAND, SYSTEM_OF
from ..effect_numbers import EXTRA, SPENT_MOON
from ..effects.challenge_hooks import ask_retrieves
from ..effects.effect import EFFECTS, THIS_TURN
from ..effects.in_force import refresh
from ..effects.quantities import TURN_GIVERS
from ..effects.table_hooks import ask_challenge_limit, ask_dues, ask_may_go_on, ask_skipped
from ..effects.timing import (
    CHALLENGE_START,
    CONTINUE,
    DESTINY_BEFORE,
    OFF_HAND_CHECK,
    P1,
    P2,
    P10,
    RETRIEVE,
    TURN_END,
    TURN_START,
)
from ..effects.windows import window
from ..records import Lasting, Mark, add
from ..state import Cosmic
from ..terms import ABORTED, DEAL_MADE, FOUGHT, OFF, TAKEN, UNDECIDED
from .clearing import clear_challenge, empty_cone, end_standing, unwind_to
from .destiny import WITH_DEFENDER, TurnDestiny
from .drawing import Draw
from .endings import LastStep
from .hands import discard_hand, return_all
from .lucre import Income, Purchases
from .moons import remove_moon
from .new_hands import HandCheck, needs_no_cards
from .phases import Phase, turned
from .settle import SETTLE
from .sheets import restore_sheets
from .sources import available
from .targets import can_be_challenged, target_places
from .tokens import home_options
from .victory import TEST_VICTORY, stop_if_endless
from .warp import fill_limbo

LIMIT: Final = 2
"""Challenges in a turn. COS-3.1"""


# P10: the start of a turn


class BeginTurn(Step["Cosmic"]):
    """COS-P10.1"""

    def run(self, s: Cosmic) -> None:
        s.offense = s.turn
        s.number = 0
        clear_challenge(s)
        end_standing(s, THIS_TURN)
        refresh(s)
        s.tell(notes.TURN, s.turn)
        s.push(BeginChallenge())
        s.push(Income(s.turn))
        s.push(window(TURN_START))
        if s.skipping:
            s.push(SkipTurn(s.turn))


class SkipTurn(YesNo["Cosmic"]):
    """Skip the whole turn for a new hand? The very first step of it. COS-12.1 to 12.4"""

    rule: ClassVar[str] = "COS-12.1"

    def yes(self, s: Cosmic) -> None:
        unwind_to(s, BeginChallenge)
        s.stack.pop()
        s.count += 1
        s.tell(notes.SKIPS, self.player)
        s.then([Draw(self.player, HAND), EndTurn()])
        carry_out_debts(s, self.player)
        discard_hand(s, self.player)


def carry_out_debts(s: Cosmic, player: int) -> None:
    """What is mandatory at the start of the turn happens also to a player who skips it. COS-12.3"""
    ask_skipped(s, player)
    ask_dues(s, player)


class BeginChallenge(Step["Cosmic"]):
    """A challenge, from its start to P9. COS-3.2, P10.1, P10.7"""

    def run(self, s: Cosmic) -> None:
        s.number += 1
        s.count += 1
        clear_challenge(s)
        end_standing(s)
        s.offense = s.turn
        s.phase = P10
        refresh(s)
        s.tell(notes.CHALLENGE, s.offense, s.number)
        s.push(ChallengeOver())
        s.go_on(FIRST_STEPS)
        if s.number == 1:
            s.push(OffenseHandCheck())
        s.go_on(OPENING)


OPENING: Final[list[Step[Cosmic]]] = turned([window(CHALLENGE_START), TEST_VICTORY])


class OffenseHandCheck(Step["Cosmic"]):
    """At the start of the turn only. COS-P10.3, P10.5"""

    def run(self, s: Cosmic) -> None:
        s.push(HandCheck(s.offense, OFF_HAND_CHECK))


# P1


class BeginRetrieve(Step["Cosmic"]):
    """COS-P1.1, P1.2"""

    def run(self, s: Cosmic) -> None:
        number = ask_retrieves(s, s.offense, 1)
        if number > 0:
            s.push(Retrieve(s.offense, number))


class Retrieve(Choice["Cosmic"]):
    """Take a token from the Warp to a base, or without any base into the cone. COS-P1.1 to P1.4"""

    rule: ClassVar[str] = "COS-P1.1"

    def __init__(self, player: int, number: int) -> None:
        super().__init__(player)
        self.number: Final = number

    def legal(self, s: Cosmic) -> list[int]:
        if s.warp[self.player] == 0:
            return []
        homes = [atom for atom in home_options(s, self.player) if atom >= PLACE_ATOM]
        return [PASS] + (homes or [CONE_ATOM])

    def take(self, s: Cosmic, atom: int) -> None:
        if atom == PASS:
            return
        add(s.warp, self.player, -1)
        if self.number > 1:
            s.push(Retrieve(self.player, self.number - 1))
        if atom == CONE_ATOM:
            add(s.force, OFF * s.players + self.player, 1)
            s.tell(notes.INTO_CONE, self.player, 1)
        else:
            s.put(self.player, atom - PLACE_ATOM, 1)
            s.tell(notes.RETRIEVES, self.player, atom - PLACE_ATOM)
            s.push(SETTLE)


FIRST_STEPS: Final[list[Step[Cosmic]]] = turned(
    [
        Phase(P1),
        window(RETRIEVE),
        BeginRetrieve(),
        Purchases(P1),
        Phase(P2),
        window(DESTINY_BEFORE),
        TurnDestiny(),
    ]
)
"""P1, and P2 until the destiny card is turned: always the same steps, so they are made once."""


# The end of a challenge


class ChallengeOver(LastStep):
    """Effects that lasted for the challenge end; then extra challenges, or the interphase. COS-P9.3, 8.11, 10.10"""

    def run(self, s: Cosmic) -> None:
        if stop_if_endless(s):
            return
        spent = [
            s.lasting[at + Lasting.ABOUT]
            for at in range(0, len(s.lasting), Lasting.SIZE)
            if s.lasting[at + Lasting.EFFECT] == SPENT_MOON
        ]
        restore_sheets(s)
        if s.reverse_warp:
            fill_limbo(s)
        if not s.extra:
            s.success = s.success or (
                (s.ending == FOUGHT and s.winner == OFF) or s.ending == DEAL_MADE or s.ending == TAKEN
            )
            aborted = s.ending == ABORTED and not s.success
            s.push(AfterChallenge(s.success, aborted))
            order_extras(s)
        s.push(LetExtrasBegin())
        s.lasting = []
        refresh(s)
        empty_cone(s)
        for place in spent:
            remove_moon(s, place)
        if s.stash:
            return_all(s)


def can_call_extra(s: Cosmic, player: int, victim: int) -> bool:
    """Whether an extra challenge against the victim is possible: a Challenge card, a token, a target. COS-8.11"""
    if s.extra or not s.has_challenge_card(player) or available(s, player) == 0:
        return False
    offense = s.offense
    s.offense = player
    s.extra = True
    found = can_be_challenged(s, s.home[victim])
    s.extra = False
    s.offense = offense
    return found


def call_extra(s: Cosmic, player: int, victim: int) -> None:
    """After this challenge the player challenges the victim in his home system, on a planet to be chosen. COS-8.11"""
    s.marks += [EXTRA, player, victim, 0]


def order_extras(s: Cosmic) -> None:
    """Extra challenges that are due are made in the order that holds now, whoever is the offense then. COS-8.12"""
    due: list[int] = []
    for player in s.timing_order():
        for at in range(0, len(s.marks), Mark.SIZE):
            if s.marks[at + Mark.EFFECT] == EXTRA and s.marks[at + Mark.PLAYER] == player:
                due += s.marks[at : at + Mark.SIZE]
    if due:
        for at in range(len(s.marks) - Mark.SIZE, -1, -Mark.SIZE):
            if s.marks[at + Mark.EFFECT] == EXTRA:
                del s.marks[at : at + Mark.SIZE]
        s.marks += due


class LetExtrasBegin(Step["Cosmic"]):
    """Extra challenges that are due, in the order of COS-8.1. COS-8.11, 8.12"""

    def run(self, s: Cosmic) -> None:
        for at in range(0, len(s.marks), Mark.SIZE):
            if s.marks[at + Mark.EFFECT] == EXTRA:
                player = s.marks[at + Mark.PLAYER]
                victim = s.marks[at + Mark.ABOUT]
                place = s.marks[at + Mark.NUMBER] - 1
                del s.marks[at : at + Mark.SIZE]
                s.push(LetExtrasBegin())
                s.push(BeginExtra(player, victim, place))
                return


class BeginExtra(Step["Cosmic"]):
    """An extra challenge starts with P3: no Warp, no destiny, normal cone. COS-8.11"""

    def __init__(self, player: int, victim: int, place: int) -> None:
        self.player: Final = player
        self.victim: Final = victim
        self.place: Final = place

    def run(self, s: Cosmic) -> None:
        clear_challenge(s)
        end_standing(s)
        s.extra = True
        s.offense = self.player
        s.defender = self.victim
        s.system = s.home[self.victim] if self.place == NOBODY else SYSTEM_OF[self.place]
        s.target = self.place
        s.count += 1
        refresh(s)
        s.push(ChallengeOver())
        armed = s.has_challenge_card(self.player) or needs_no_cards(s, self.player)
        s.tell(notes.EXTRA, self.player, self.victim)
        if not armed or (s.target == NOBODY and not target_places(s)):
            s.tell(notes.ABORTED, s.offense)
            s.ending = ABORTED
            return
        s.go_on(WITH_DEFENDER)


class AfterChallenge(Step["Cosmic"]):
    """May, and will, the offense make another challenge? COS-3.4, P10.6"""

    def __init__(self, success: bool, aborted: bool) -> None:
        self.success: Final = success
        self.aborted: Final = aborted

    def run(self, s: Cosmic) -> None:
        number = s.number
        clear_challenge(s)
        s.number = number
        s.offense = s.turn
        s.phase = P10
        s.success = self.success
        s.ending = ABORTED if self.aborted else UNDECIDED
        refresh(s)
        s.then([window(CONTINUE), Decide(s.turn, self.success, self.aborted)])


class Decide(YesNo["Cosmic"]):
    """A second challenge, or pass? COS-P10.6"""

    rule: ClassVar[str] = "COS-P10.6"

    def __init__(self, player: int, success: bool, aborted: bool) -> None:
        super().__init__(player)
        self.success: Final = success
        self.aborted: Final = aborted

    def run(self, s: Cosmic) -> None:
        armed = s.has_challenge_card(self.player) or needs_no_cards(s, self.player)
        allowed = self.success and s.number < ask_challenge_limit(s, LIMIT) and armed
        if not self.aborted:
            allowed = ask_may_go_on(s, allowed)
        if allowed:
            s.ask(self, self.legal(s))
        else:
            self.no(s)

    def yes(self, s: Cosmic) -> None:
        s.push(BeginChallenge())

    def no(self, s: Cosmic) -> None:
        s.push(EndTurn())


class EndTurn(Step["Cosmic"]):
    """COS-P10.8"""

    def run(self, s: Cosmic) -> None:
        s.then([window(TURN_END), NextTurn()])


class NextTurn(Step["Cosmic"]):
    """The turn passes to the left, unless an effect says otherwise. COS-1.16, 3.5"""

    def run(self, s: Cosmic) -> None:
        if stop_if_endless(s):
            return
        if s.next_turn != NOBODY:
            # Whoever is passed over now plays afterwards.
            s.set_mark(TURN_GIVERS[0], NOBODY, 0, due_to_play(s) + 1)
            s.turn = s.next_turn
            s.next_turn = NOBODY
        else:
            s.turn = due_to_play(s)
            s.set_mark(TURN_GIVERS[0], NOBODY, 0, 0)
            move_queue(s)
        s.push(BeginTurn())


def due_to_play(s: Cosmic) -> int:
    """Who plays after this turn: whoever was passed over, the first of the queue, or the player on the left."""
    passed_over = s.mark_of(TURN_GIVERS[0], NOBODY)
    if passed_over > 0:
        return passed_over - 1
    waiting = queue_of(s)
    return waiting[0] if waiting else s.left_of(s.turn)


def queue_of(s: Cosmic) -> list[int]:
    """The players in the order of their markers, if a queue lies on the table. powers.toml queue"""
    waiting: list[int] = []
    for place in range(s.players):
        for at in range(0, len(s.marks), Mark.SIZE):
            if EFFECTS[s.marks[at + Mark.EFFECT]].sets_turn_order() and s.marks[at + Mark.ABOUT] == place:
                waiting.append(s.marks[at + Mark.NUMBER] - 1)
    return waiting


def set_queue(s: Cosmic, waiting: list[int]) -> None:
    """The markers lie in this order now."""
    for at in range(0, len(s.marks), Mark.SIZE):
        if EFFECTS[s.marks[at + Mark.EFFECT]].sets_turn_order():
            s.marks[at + Mark.NUMBER] = waiting[s.marks[at + Mark.ABOUT]] + 1


def move_queue(s: Cosmic) -> None:
    """The marker of the player whose turn it is goes to the end. powers.toml queue"""
    waiting = queue_of(s)
    if waiting:
        waiting.remove(s.turn)
        set_queue(s, [*waiting, s.turn])
