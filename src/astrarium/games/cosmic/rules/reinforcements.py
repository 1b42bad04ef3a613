"""Reinforcements: cards that are added once the Challenge cards are open. COS-6.19"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY, PASS
from ....clockwork.step import Choice, Step
from ....mechanisms.hands import has_unseen
from .. import notes
from ..atoms import CARD_ATOM, DEFENSE_ATOM, OFFENSE_ATOM
from ..components import NUMBER, REINFORCEMENT_TYPE, TYPE_OF
from ..effects.answers import REINFORCES
from ..effects.challenge_hooks import ask_lower_wins, ask_reinforces
from ..effects.in_force import anyone_hears
from ..effects.table_hooks import ask_allows
from ..effects.timing import CARD_PLAY, POWER_USE
from ..effects.usage import affords_card, cards_to_play, is_silenced
from ..effects.windows import window
from ..records import Announced, add
from ..state import Cosmic
from ..terms import DEF, OFF
from .hands import release
from .totals import totals


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
        if len(options) > 1 or options[0] != PASS or (s.pauses() and question.might(s)):
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
    """Whether somebody has cards that serve as Reinforcements without being such."""
    return len(s.bearing[REINFORCES]) > 0


class Reinforce(Choice["Cosmic"]):
    """Play a Reinforcement, or pass. COS-6.19"""

    rule: ClassVar[str] = "COS-6.19"
    hidden: ClassVar[bool] = True

    def __init__(self, player: int, turn: int, passed: int) -> None:
        super().__init__(player)
        self.turn: Final = turn
        self.passed: Final = passed

    def legal(self, s: Cosmic) -> list[int]:
        options: list[int] = [PASS]
        if not affords_card(s, self.player):
            return options
        for card in cards_to_play(s, self.player):
            if is_reinforcement(s, self.player, card) and CARD_ATOM + card not in options:
                options.append(CARD_ATOM + card)
        return ask_allows(s, self.player, options)

    def might(self, s: Cosmic) -> bool:
        return has_unseen(s.seen[self.player], len(s.seen[self.player]))

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
    """A Reinforcement, or a card that serves the player as one."""
    return TYPE_OF[card] == REINFORCEMENT_TYPE or ask_reinforces(s, player, card) != NOBODY


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
    # A card that only serves as one is played by the use of a power, which can be answered too. COS-4.10
    power = NOBODY if TYPE_OF[card] == REINFORCEMENT_TYPE else ask_reinforces(s, player, card)
    if anyone_hears(s, CARD_PLAY) or (power != NOBODY and anyone_hears(s, POWER_USE)):
        s.uses += [player, power, card, 0]
        s.then([window(CARD_PLAY), Reinforced(card, side)])
        if power != NOBODY:
            s.push(window(POWER_USE))
    else:
        add(s.boost, side, NUMBER[card])


class Reinforced(Step["Cosmic"]):
    """A Reinforcement that nobody has cancelled counts. COS-6.20"""

    def __init__(self, card: int, side: int) -> None:
        self.card: Final = card
        self.side: Final = side

    def run(self, s: Cosmic) -> None:
        player = s.uses[len(s.uses) - Announced.SIZE + Announced.PLAYER]
        cancelled = s.uses[len(s.uses) - Announced.SIZE + Announced.CANCELLED] == 1
        del s.uses[len(s.uses) - Announced.SIZE :]
        if cancelled:
            s.tell(notes.CARD_CANCELLED, player, self.card)
        else:
            add(s.boost, self.side, NUMBER[self.card])


def offense_leads(s: Cosmic, found: list[int]) -> bool:
    """Whether these totals would win for the offense; a tie never does. COS-P8.5, 17.10"""
    return found[OFF] < found[DEF] if ask_lower_wins(s, False) else found[OFF] > found[DEF]
