"""Reveal and resolution. COS-P8"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY, PASS, PUBLIC
from ....clockwork.step import Choice, Step
from .. import notes
from ..atoms import POWER_ATOM
from ..components import ATTACK_TYPE, COMPROMISE, COMPROMISE_TYPE, NUMBER, TYPE_OF
from ..effect_numbers import BESIDE
from ..effects.challenge_hooks import ask_conceals, ask_decides, ask_extra_loss, ask_fought, ask_turns
from ..effects.timing import CONSOLATION, LAND, LOSS, OUTCOME, P8, REINFORCE, REVEALED, REWARD, TOTALS
from ..effects.windows import window
from ..records import Stashed, add
from ..state import Cosmic
from ..terms import DEF, FOUGHT, OFF
from .deals import begin_deal
from .endings import Over
from .hands import beside
from .landing import land
from .loss_in_progress import RESULT
from .lucre import Buy
from .offers import Unused
from .phases import turned
from .reinforcements import Reinforcing, offense_leads
from .settle import SETTLE
from .spoils import Consolation, Rewards
from .tokens import Lose, PickLosses, recall_force
from .totals import totals
from .uses import start_use
from .victory import TOGETHER
from .warp import destroy_tokens


def resolution_steps() -> list[Step[Cosmic]]:
    """COS-P8.2"""
    return [Reveal(), window(REVEALED), Cases()]


class Reveal(Step["Cosmic"]):
    """Both cards and Kickers are turned up together. COS-P8.1, 6.13"""

    def run(self, s: Cosmic) -> None:
        concealed: list[Step[Cosmic]] = []
        for side in (OFF, DEF):
            effect = ask_conceals(s, side)
            if effect == NOBODY:
                turn_up(s, side)
            else:
                concealed += [KeepDown(s.main(side), effect), TurnUp(side)]
        s.then(concealed)
        for at in range(0, len(s.stash), Stashed.SIZE):
            if s.stash[at + Stashed.EFFECT] == BESIDE:
                s.stash[at + Stashed.KNOWN] = PUBLIC
                s.tell(notes.REVEALS, s.stash[at + Stashed.HOLDER], s.stash[at + Stashed.CARD])


def turn_up(s: Cosmic, side: int) -> None:
    """A side's card and Kicker lie open; a defender without any card has an Attack 0. COS-P8.1, P10.12"""
    s.show()
    card = s.chosen[side]
    if card == NOBODY:
        s.kind[side] = ATTACK_TYPE
        s.value[side] = 0
        return
    s.chosen_known[side] = PUBLIC
    s.kind[side] = COMPROMISE_TYPE if COMPROMISE in beside(s, s.main(side)) else TYPE_OF[card]
    s.value[side] = NUMBER[card]
    s.tell(notes.REVEALS, s.main(side), card)
    if s.kicker[side] != NOBODY:
        s.kicker_known[side] = PUBLIC
        s.tell(notes.REVEALS, s.main(side), s.kicker[side])


class KeepDown(Choice["Cosmic"]):
    """Use a power that keeps one's cards face down, or turn them up? COS-14.7"""

    rule: ClassVar[str] = "COS-14.7"

    def __init__(self, player: int, effect: int) -> None:
        super().__init__(player)
        self.effect: Final = effect

    def legal(self, s: Cosmic) -> list[int]:
        return [PASS, POWER_ATOM + self.effect]

    def take(self, s: Cosmic, atom: int) -> None:
        if atom != PASS:
            start_use(s, self.player, self.effect, NOBODY, REVEALED)
        else:
            s.push(Unused(self.player, self.effect, REVEALED))


class TurnUp(Step["Cosmic"]):
    """Cards that were not kept face down after all are turned up. COS-P8.1"""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, s: Cosmic) -> None:
        if s.kind[self.side] == NOBODY:
            turn_up(s, self.side)


class Cases(Step["Cosmic"]):
    """Attack and Attack, Attack and Compromise, or two Compromises. COS-P8.3"""

    def run(self, s: Cosmic) -> None:
        compromises = (1 if s.kind[OFF] == COMPROMISE_TYPE else 0) + (1 if s.kind[DEF] == COMPROMISE_TYPE else 0)
        if compromises == 2:
            begin_deal(s)
        elif compromises == 1:
            # The player of the Attack card wins. COS-P8.13
            winner = OFF if s.kind[OFF] != COMPROMISE_TYPE else DEF
            s.push(Decided(winner))
        else:
            s.then([window(TOTALS), StillAttacks()])


class StillAttacks(Step["Cosmic"]):
    """If a card has become a Compromise the case is chosen again. COS-17.12"""

    def run(self, s: Cosmic) -> None:
        if not s.both_attack():
            s.push(Cases())
            return
        steps: list[Step[Cosmic]] = []
        if s.lucre_used:
            steps.append(BuyTotals())
        s.then([*steps, window(REINFORCE), Reinforcing(0, 0), Compare()])


class BuyTotals(Step["Cosmic"]):
    """Additions bought after the reveal: offense, then defender, until both pass in a row. COS-11.9"""

    def run(self, s: Cosmic) -> None:
        s.then([Buy(s.offense, P8), Buy(s.defender, P8), BuyMore(s.boost[DEF])])


class BuyMore(Step["Cosmic"]):
    """If the defender has bought something the offense may buy again. COS-11.9"""

    def __init__(self, boost: int) -> None:
        self.boost: Final = boost

    def run(self, s: Cosmic) -> None:
        if s.boost[DEF] != self.boost:
            s.push(BuyTotals())


# The outcome


class Compare(Step["Cosmic"]):
    """The higher total wins, a tie goes to the defender. COS-P8.4, P8.5, 17.10"""

    def run(self, s: Cosmic) -> None:
        found = totals(s)
        s.tell(notes.TOTAL, s.offense, found[OFF])
        s.tell(notes.TOTAL, s.defender, found[DEF])
        s.push(Decided(OFF if offense_leads(s, found) else DEF))


class Decided(Step["Cosmic"]):
    """The winner, as effects leave it. COS-17.10, 17.11"""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, s: Cosmic) -> None:
        s.winner = ask_turns(s, ask_decides(s, self.side))
        s.ending = FOUGHT
        s.then([window(OUTCOME), Consequences()])


class Consequences(Step["Cosmic"]):
    """Losses, landing, consolation, rewards. COS-P8.2"""

    def run(self, s: Cosmic) -> None:
        if s.ending != FOUGHT:
            return
        if s.winner != NOBODY:
            s.tell(notes.WINS_CHALLENGE, s.main(s.winner))
        s.go_on(IN_ORDER)


class Losses(Step["Cosmic"]):
    """The losing side loses all its tokens in the challenge. COS-P8.6"""

    def run(self, s: Cosmic) -> None:
        ask_fought(s)
        steps: list[Step[Cosmic]] = []
        for side in (OFF, DEF):
            if side != s.winner:
                steps += losses_of(s, side)
        steps.append(SETTLE)
        s.then(steps)


def losses_of(s: Cosmic, side: int) -> list[Step[Cosmic]]:
    """The tokens of a side leave the challenge; the steps in which they are lost, main player first."""
    steps: list[Step[Cosmic]] = []
    main = s.main(side)
    for player in [main, *[other for other in s.around(main) if other != main]]:
        number = leave_challenge(s, player, side)
        if s.in_warp and player == s.guard() and side == DEF:
            steps.append(LoseInWarp(player, number))
            continue
        steps.append(Lose(player, number, RESULT))
        more = ask_extra_loss(s, player) if number > 0 else 0
        if more > 0:
            steps.append(PickLosses(player, player, more, RESULT))
    return steps


class LoseInWarp(Step["Cosmic"]):
    """A defender beaten in the Warp loses his tokens there for good, as far as five stay in the game. COS-7.9, 2.7"""

    def __init__(self, player: int, number: int) -> None:
        self.player: Final = player
        self.number: Final = number

    def run(self, s: Cosmic) -> None:
        add(s.lost, self.player, self.number)
        left = self.number
        if s.winner == OFF:
            left -= destroy_tokens(s, self.player, self.number)
        add(s.transit, self.player, -left)
        add(s.warp, self.player, left)
        if left > 0:
            s.tell(notes.STAYS_IN_WARP, self.player, left)


def leave_challenge(s: Cosmic, player: int, side: int) -> int:
    """A player's tokens on one side of the challenge go into transit; how many they are."""
    at = side * s.players + player
    number = s.force[at]
    s.force[at] = 0
    add(s.transit, player, number)
    if side == DEF and s.target != NOBODY and player == s.guard():
        there = s.guarded()
        if there > 0:
            s.lift(player, s.target, there)
            add(s.transit, player, there)
            number += there
    return number


class Landing(Step["Cosmic"]):
    """Winners land or go home; who goes home as an ally earns rewards. COS-P8.7 to P8.10"""

    def run(self, s: Cosmic) -> None:
        if s.winner == NOBODY:
            return
        if s.in_warp:
            end_warp_challenge(s)
            return
        landing_side = DEF if s.reverse else OFF
        main = s.main(s.winner)
        for player in [main, *s.around(main)]:
            number = s.force[s.winner * s.players + player]
            if number == 0:
                continue
            if (player == main and s.winner == OFF) or (player != main and s.winner == landing_side):
                s.force[s.winner * s.players + player] = 0
                add(s.transit, player, number)
                land(s, player, s.target, number)
            elif player == main:
                recall_force(s, player, s.winner)
            else:
                add(s.due, player, number)
                recall_force(s, player, s.winner)


def end_warp_challenge(s: Cosmic) -> None:
    """The winning side goes home from the Warp, its allies (and a winning offense) with rewards. COS-7.9

    What the losing side had there is gone already: see resolution.LoseInWarp.
    """
    main = s.main(s.winner)
    for player in [main, *s.around(main)]:
        number = s.force[s.winner * s.players + player]
        if number > 0:
            if s.winner == OFF or player not in (main, s.guard()):
                add(s.due, player, number)
            recall_force(s, player, s.winner)


IN_ORDER: Final[list[Step[Cosmic]]] = turned(
    [
        window(LOSS),
        Losses(),
        window(LAND),
        Landing(),
        TOGETHER,
        window(CONSOLATION),
        Consolation(),
        window(REWARD),
        Rewards(),
        Over(),
    ]
)
"""In the order of COS-P8.2, victory tested after the landing: always the same steps, so they are made once."""
