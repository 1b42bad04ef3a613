"""Reveal and resolution. COS-P8"""

from __future__ import annotations

from typing import ClassVar, Final

from ...clockwork.names import NOBODY, PASS, PUBLIC
from ...clockwork.step import Choice, Step
from . import notes
from .components import (
    ATTACK_TYPE,
    BESIDE,
    CARD_ATOM,
    COMPROMISE,
    COMPROMISE_TYPE,
    DECK_ATOM,
    DEFENSE_ATOM,
    NUMBER,
    OFFENSE_ATOM,
    PLACE_ATOM,
    POWER,
    POWER_ATOM,
    REINFORCEMENT_TYPE,
    TYPE_OF,
)
from .effects import (
    EFFECTS,
    anyone_hears,
    ask_allows,
    ask_conceals,
    ask_consolation,
    ask_consoles,
    ask_decides,
    ask_extra_loss,
    ask_fought,
    ask_lower_wins,
    ask_rewards,
    ask_turns,
    has,
    whose,
)
from .hands import Draw, beside, release, take_random
from .losing import RESULT, Lose
from .lucre import Buy
from .state import DEF, FOUGHT, OFF, STASHED, Cosmic
from .timing import CARD_PLAY, CONSOLATION, LAND, LOSS, OUTCOME, P8, POWER_USE, REINFORCE, REVEALED, REWARD, TOTALS
from .tokens import SETTLE, PickLosses, destroy_tokens, home_options, land, recall_force
from .totals import kicker_factor, totals
from .turn import end_challenge
from .windows import Unused, affords_card, cards_to_play, is_silenced, start_use, window

RESERVE: Final = POWER.index("reserve")


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
        for at in range(0, len(s.stash), STASHED):
            if s.stash[at] == BESIDE:
                s.stash[at + 5] = PUBLIC
                s.tell(notes.REVEALS, s.stash[at + 1], s.stash[at + 3])


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
            from .deals import begin_deal

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

    def __init__(self, before: int) -> None:
        self.before: Final = before

    def run(self, s: Cosmic) -> None:
        if s.boost[DEF] != self.before:
            s.push(BuyTotals())


# Reinforcements. COS-6.19


class Reinforcing(Step["Cosmic"]):
    """Involved players one after the other, the side that is behind first, until all pass in a row. COS-6.19

    `turn` is the place in the order, `passed` how many have passed in a row.
    """

    def __init__(self, turn: int, passed: int) -> None:
        self.turn: Final = turn
        self.passed: Final = passed

    def run(self, s: Cosmic) -> None:
        order = reinforcing_order(s)
        if not order or self.passed >= len(order):
            return
        player = order[self.turn % len(order)]
        question = Reinforce(player, self.turn, self.passed)
        options = question.legal(s)
        if len(options) > 1 or options[0] != PASS:
            s.show()
            s.push(question)
        else:
            s.push(Reinforcing(self.turn + 1, self.passed + 1))


def reinforcing_order(s: Cosmic) -> list[int]:
    """Everybody involved, the side that is behind first."""
    if not s.reinforcements and not reserves(s):
        return []
    first = DEF if offense_leads(s, totals(s)) else OFF
    order: list[int] = []
    for side in (first, 1 - first):
        for player in [s.main(side), *s.allies(side)]:
            if player not in order:
                order.append(player)
    return order


def reserves(s: Cosmic) -> bool:
    """Whether the Reserve lets Attack cards serve as Reinforcements."""
    return whose(s, RESERVE) != NOBODY


class Reinforce(Choice["Cosmic"]):
    """Play a Reinforcement, or pass. COS-6.19"""

    rule: ClassVar[str] = "COS-6.19"
    hidden: ClassVar[bool] = True

    def __init__(self, player: int, turn: int, passed: int) -> None:
        super().__init__(player)
        self.turn: Final = turn
        self.passed: Final = passed

    def legal(self, s: Cosmic) -> list[int]:
        options = [PASS]
        if not affords_card(s, self.player):
            return options
        for card in cards_to_play(s, self.player):
            if is_reinforcement(s, self.player, card) and CARD_ATOM + card not in options:
                options.append(CARD_ATOM + card)
        return ask_allows(s, self.player, options)

    def take(self, s: Cosmic, atom: int) -> None:
        if atom == PASS:
            s.push(Reinforcing(self.turn + 1, self.passed + 1))
            return
        # The card is laid down open before its side is named.
        card = atom - CARD_ATOM
        release(s, self.player, card)
        s.played += [card, self.player]
        s.show()
        s.tell(notes.PLAYS_CARD, self.player, card)
        s.push(Reinforcing(0, 0))
        s.push(ReinforceSide(self.player, card))


def is_reinforcement(s: Cosmic, player: int, card: int) -> bool:
    """A Reinforcement, or for the Reserve an Attack card of 1 to 6."""
    if TYPE_OF[card] == REINFORCEMENT_TYPE:
        return True
    if TYPE_OF[card] != ATTACK_TYPE or not has(s, player, RESERVE):
        return False
    return 1 <= NUMBER[card] <= EFFECTS[RESERVE].limit(s, player)


class ReinforceSide(Choice["Cosmic"]):
    """For which side? A silenced player only for his own. COS-6.19, 15.15"""

    rule: ClassVar[str] = "COS-6.19"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, card: int) -> None:
        super().__init__(player)
        self.card: Final = card

    def legal(self, s: Cosmic) -> list[int]:
        if is_silenced(s, self.player):
            return [OFFENSE_ATOM if s.side_of(self.player) == OFF else DEFENSE_ATOM]
        return [OFFENSE_ATOM, DEFENSE_ATOM]

    def take(self, s: Cosmic, atom: int) -> None:
        side = OFF if atom == OFFENSE_ATOM else DEF
        reinforce(s, self.player, self.card, side)


def reinforce(s: Cosmic, player: int, card: int, side: int) -> None:
    """A card that lies open adds its number, unless it is answered. COS-6.20"""
    s.tell(notes.REINFORCES, player, card, side)
    # An Attack card is played by the use of a power, which can be answered too. COS-4.10
    power = RESERVE if TYPE_OF[card] == ATTACK_TYPE else NOBODY
    if anyone_hears(s, CARD_PLAY) or (power != NOBODY and anyone_hears(s, POWER_USE)):
        s.uses += [player, power, card, 0]
        s.then([window(CARD_PLAY), Reinforced(card, side)])
        if power != NOBODY:
            s.push(window(POWER_USE))
    else:
        s.boost[side] += NUMBER[card]


class Reinforced(Step["Cosmic"]):
    """A Reinforcement that nobody has cancelled counts. COS-6.20"""

    def __init__(self, card: int, side: int) -> None:
        self.card: Final = card
        self.side: Final = side

    def run(self, s: Cosmic) -> None:
        cancelled = s.uses[len(s.uses) - 1] == 1
        del s.uses[len(s.uses) - 4 :]
        if not cancelled:
            s.boost[self.side] += NUMBER[self.card]


# The outcome


class Compare(Step["Cosmic"]):
    """The higher total wins, a tie goes to the defender. COS-P8.4, P8.5, 17.10"""

    def run(self, s: Cosmic) -> None:
        found = totals(s)
        s.tell(notes.TOTAL, s.offense, found[OFF])
        s.tell(notes.TOTAL, s.defender, found[DEF])
        s.push(Decided(OFF if offense_leads(s, found) else DEF))


def offense_leads(s: Cosmic, found: list[int]) -> bool:
    """Whether these totals would win for the offense; a tie never does. COS-P8.5, 17.10"""
    return found[OFF] < found[DEF] if ask_lower_wins(s, False) else found[OFF] > found[DEF]


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
        if s.winner == NOBODY:
            s.tell(notes.BOTH_LOSE)
        else:
            s.tell(notes.WINS_CHALLENGE, s.main(s.winner))
        s.then(consequences())


def consequences() -> list[Step[Cosmic]]:
    """In the order of COS-P8.2: always the same steps, so they are made once."""
    if not IN_ORDER:
        IN_ORDER.extend([window(LOSS), Losses(), window(LAND), Landing(), SETTLE, window(CONSOLATION), Consolation()])
        IN_ORDER.extend([window(REWARD), Rewards(), Over()])
    return IN_ORDER


IN_ORDER: Final[list[Step[Cosmic]]] = []


class Over(Step["Cosmic"]):
    """On to P9."""

    def run(self, s: Cosmic) -> None:
        end_challenge(s)


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
        s.lost[self.player] += self.number
        left = self.number
        if s.winner == OFF:
            left -= destroy_tokens(s, self.player, self.number)
        s.transit[self.player] -= left
        s.warp[self.player] += left


def leave_challenge(s: Cosmic, player: int, side: int) -> int:
    """A player's tokens on one side of the challenge go into transit; how many they are."""
    at = side * s.players + player
    number = s.force[at]
    s.force[at] = 0
    s.transit[player] += number
    if side == DEF and s.target != NOBODY and player == s.guard():
        there = s.guarded()
        if there > 0:
            s.lift(player, s.target, there)
            s.transit[player] += there
            number += there
    return number


class Landing(Step["Cosmic"]):
    """Winners land or go home; who goes home as an ally earns rewards. COS-P8.7 to P8.10"""

    def run(self, s: Cosmic) -> None:
        if s.winner == NOBODY:
            return
        if s.in_warp:
            from .cones import end_warp_challenge

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
                s.transit[player] += number
                land(s, player, s.target, number)
            elif player == main:
                recall_force(s, player, s.winner)
            else:
                s.due[player] += number
                recall_force(s, player, s.winner)


# Consolation. COS-P8.14, 6.16


class Consolation(Step["Cosmic"]):
    """Who lost with a Compromise takes cards from the winner, one per token lost. COS-P8.14, 6.16"""

    def run(self, s: Cosmic) -> None:
        if s.winner == NOBODY:
            return
        taker = s.main(1 - s.winner)
        number = consolation_due(s, taker)
        # An ally who laid a Compromise beside the challenge comes after his main player. powers.toml cavalry
        for ally in reversed(s.allies(1 - s.winner)):
            if COMPROMISE in beside(s, ally):
                give_consolation(s, ally, s.main(s.winner), ask_consolation(s, ally, s.lost[ally]))
        give_consolation(s, taker, s.main(s.winner), number)


def consolation_due(s: Cosmic, taker: int) -> int:
    """How many cards; a negative Kicker turns it round. COS-6.16"""
    side = s.side_of(taker)
    number = 0
    if s.kind[side] == COMPROMISE_TYPE and s.kind[1 - side] != COMPROMISE_TYPE:
        number = s.lost[taker] * kicker_factor(s, side)
    return ask_consolation(s, taker, number)


def give_consolation(s: Cosmic, taker: int, giver: int, number: int) -> None:
    if number > 0:
        s.push(Console(taker, giver, number, FROM_ELSEWHERE))
    elif number < 0:
        take_random(s, giver, taker, -number)


# What effects do with consolation, one after the other.
FROM_ELSEWHERE: Final = 0
"""Part of it comes from somewhere else."""
SHARED_OUT: Final = 1
"""Somebody else gets part of it."""
PICKED: Final = 2
"""The cards are not taken at random."""
AT_RANDOM: Final = 3


class Console(Step["Cosmic"]):
    """Cards of consolation are taken at random, unless an effect sees to it at this stage or later. COS-P8.14"""

    def __init__(self, player: int, giver: int, number: int, stage: int) -> None:
        self.player: Final = player
        self.giver: Final = giver
        self.number: Final = number
        self.stage: Final = stage

    def run(self, s: Cosmic) -> None:
        if self.number <= 0:
            return
        for stage in range(self.stage, AT_RANDOM):
            if ask_consoles(s, self.player, self.giver, self.number, stage):
                return
        take_random(s, self.player, self.giver, self.number)


# Rewards. COS-P8.11, P8.12


class Rewards(Step["Cosmic"]):
    """In clockwise order from the offense's left. COS-P8.12"""

    def run(self, s: Cosmic) -> None:
        steps: list[Step[Cosmic]] = []
        for player in [*s.around(s.offense), s.offense]:
            if s.due[player] > 0:
                number = ask_rewards(s, player, s.due[player])
                s.due[player] = 0
                steps.append(TakeRewards(player, number, 0))
        s.then(steps)


class TakeRewards(Choice["Cosmic"]):
    """For each reward a card from the deck, or a token from the Warp to a base. COS-P8.11

    The cards are drawn together at the end: `cards` counts them.
    """

    rule: ClassVar[str] = "COS-P8.11"

    def __init__(self, player: int, number: int, cards: int) -> None:
        super().__init__(player)
        self.number: Final = number
        self.cards: Final = cards

    def legal(self, s: Cosmic) -> list[int]:
        options = [DECK_ATOM]
        if s.warp[self.player] > 0:
            options += [atom for atom in home_options(s, self.player) if atom >= PLACE_ATOM]
        return options

    def take(self, s: Cosmic, atom: int) -> None:
        if atom == DECK_ATOM:
            s.push(TakeRewards(self.player, self.number - 1, self.cards + 1))
            return
        s.push(TakeRewards(self.player, self.number - 1, self.cards))
        s.warp[self.player] -= 1
        s.put(self.player, atom - PLACE_ATOM, 1)
        s.tell(notes.RETRIEVES, self.player, atom - PLACE_ATOM)
        s.push(SETTLE)

    def run(self, s: Cosmic) -> None:
        if self.number <= 0:
            s.push(Draw(self.player, self.cards))
            return
        options = self.legal(s)
        if len(options) == 1:
            s.push(Draw(self.player, self.cards + self.number))
        else:
            s.ask(self, options)
