"""Kickers and Challenge cards. COS-P7, 6.12"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NO, NOBODY, PASS, PUBLIC, YES
from ....clockwork.step import Choice, Step
from .. import notes
from ..atoms import AMOUNT_ATOM, CARD_ATOM, POWER_ATOM, verb
from ..components import IS_CHALLENGE, KICKER_TYPE, TYPE_OF
from ..effect_numbers import BRIBED, DELEGATED, KICKER_DECIDED, SELECTION_BEGUN
from ..effects.challenge_hooks import ask_blinds, ask_selectable, ask_shows_first
from ..effects.effect import EFFECTS, PLAYS_KICKER
from ..effects.table_hooks import ask_performed
from ..effects.timing import BEFORE_SELECT, KICKER, P7, P8, SELECT, SELECTED
from ..effects.usage import affords_card, cards_to_play, is_silenced
from ..effects.windows import window
from ..state import Cosmic
from ..terms import DEF, OFF
from .endings import abort
from .hands import release_unseen
from .lucre import Purchases
from .new_hands import Refill, challenge_cards, needs_no_cards
from .payments import pay
from .phases import Bookmark, Phase
from .resolution import resolution_steps
from .sheets import active_powers

USE: Final = verb("use")
NOT_USE: Final = verb("not_use")


def selection_steps() -> list[Step[Cosmic]]:
    """COS-P7.1"""
    return [
        Phase(P7),
        Bookmark(SELECTION_BEGUN),
        Bribes(),
        window(KICKER),
        Kickers(),
        Purchases(P7),
        window(BEFORE_SELECT),
        Selection(),
        window(SELECTED),
        Phase(P8),
        *resolution_steps(),
    ]


# Bribes about powers. COS-18.8


class Bribes(Step["Cosmic"]):
    """With Lucre each main player may make one offer about somebody's optional power. COS-18.8"""

    def run(self, s: Cosmic) -> None:
        if s.lucre_used:
            mains = [player for player in (s.offense, s.defender) if not is_silenced(s, player)]
            s.then([Bribe(player) for player in mains])


class Bribe(Choice["Cosmic"]):
    """Whose power is the offer about? COS-18.8"""

    rule: ClassVar[str] = "COS-18.8"

    def legal(self, s: Cosmic) -> list[int]:
        if s.lucre[self.player] == 0:
            return []
        options: list[int] = [PASS]
        for other in s.around(self.player):
            for power in optional_powers(s, other):
                if POWER_ATOM + power not in options:
                    options.append(POWER_ATOM + power)
        return options if len(options) > 1 else []

    def take(self, s: Cosmic, atom: int) -> None:
        if atom != PASS:
            power = atom - POWER_ATOM
            receiver = next(p for p in s.around(self.player) if power in optional_powers(s, p))
            s.push(BribeTerms(self.player, receiver, power))


def optional_powers(s: Cosmic, player: int) -> list[int]:
    if is_silenced(s, player):
        return []
    return [power for power in active_powers(s, player) if not EFFECTS[power].forced(s, player, KICKER)]


class BribeTerms(Choice["Cosmic"]):
    """Use it, or do not use it? COS-18.8"""

    rule: ClassVar[str] = "COS-18.8"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, receiver: int, power: int) -> None:
        super().__init__(player)
        self.receiver: Final = receiver
        self.power: Final = power

    def legal(self, s: Cosmic) -> list[int]:
        return [USE, NOT_USE]

    def take(self, s: Cosmic, atom: int) -> None:
        s.push(BribeAmount(self.player, self.receiver, self.power, atom == USE))


class BribeAmount(Choice["Cosmic"]):
    """For how much Lucre? COS-18.8"""

    rule: ClassVar[str] = "COS-18.8"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, receiver: int, power: int, to_use: bool) -> None:
        super().__init__(player)
        self.receiver: Final = receiver
        self.power: Final = power
        self.to_use: Final = to_use

    def legal(self, s: Cosmic) -> list[int]:
        return [AMOUNT_ATOM + amount for amount in range(1, min(40, s.lucre[self.player]) + 1)]

    def take(self, s: Cosmic, atom: int) -> None:
        amount = atom - AMOUNT_ATOM
        offered = notes.BRIBES_TO_USE if self.to_use else notes.BRIBES_NOT_TO
        s.tell(offered, self.player, self.receiver, self.power, amount)
        s.push(AnswerBribe(self.receiver, self.player, self.power, self.to_use, amount))


class AnswerBribe(Choice["Cosmic"]):
    """Accept the Lucre and be bound as far as possible? COS-18.8"""

    rule: ClassVar[str] = "COS-18.8"
    always: ClassVar[bool] = True

    def __init__(self, player: int, proposer: int, power: int, to_use: bool, amount: int) -> None:
        super().__init__(player)
        self.proposer: Final = proposer
        self.power: Final = power
        self.to_use: Final = to_use
        self.amount: Final = amount

    def legal(self, s: Cosmic) -> list[int]:
        return [YES, NO]

    def take(self, s: Cosmic, atom: int) -> None:
        if atom == YES:
            pay(s, self.proposer, self.player, self.amount)
            s.lasting += [BRIBED, self.player, self.power * 2 + (1 if self.to_use else 0)]
        else:
            s.tell(notes.REFUSES_BRIBE, self.player)


# Kickers. COS-6.12


class Kickers(Step["Cosmic"]):
    """The offense is asked first, then the defender; if only the defender plays one the offense is asked again."""

    def run(self, s: Cosmic) -> None:
        if s.kickers:
            s.then([PlayKicker(s.offense, OFF), PlayKicker(s.defender, DEF), AgainKicker()])


class AgainKicker(Step["Cosmic"]):
    """If one of them plays a Kicker the other may do so too. COS-6.12"""

    def run(self, s: Cosmic) -> None:
        if s.kicker[DEF] != NOBODY and s.kicker[OFF] == NOBODY:
            s.push(PlayKicker(s.offense, OFF))


class PlayKicker(Choice["Cosmic"]):
    """One Kicker face down, or none: that one was played is open, which is not. COS-6.12

    Who holds none is asked too, so that nobody learns it.
    """

    rule: ClassVar[str] = "COS-6.12"
    secret: ClassVar[bool] = True
    always: ClassVar[bool] = True

    def __init__(self, player: int, side: int) -> None:
        super().__init__(player)
        self.side: Final = side

    def legal(self, s: Cosmic) -> list[int]:
        if s.kicker[self.side] != NOBODY or s.recall(KICKER_DECIDED, self.player) != NOBODY:
            return []
        options: list[int] = [PASS]
        if not affords_card(s, self.player):
            return options
        for card in cards_to_play(s, self.player):
            if TYPE_OF[card] == KICKER_TYPE and CARD_ATOM + card not in options:
                options.append(CARD_ATOM + card)
        return options

    def take(self, s: Cosmic, atom: int) -> None:
        s.show()
        if atom == PASS:
            return
        card = atom - CARD_ATOM
        release_unseen(s, self.player, card)
        s.kicker_known[self.side] = 1 << self.player
        s.kicker[self.side] = card
        s.tell(notes.KICKER, self.player)
        ask_performed(s, self.player, PLAYS_KICKER)


# Challenge cards. COS-P7.2 to P7.4


class Selection(Step["Cosmic"]):
    """Both select in secret; who must show first goes first. COS-P7.2, P7.3, P7.4, P10.9"""

    def run(self, s: Cosmic) -> None:
        steps: list[Step[Cosmic]] = []
        if lacks_card(s, OFF):
            if s.recall(DELEGATED, s.offense) == NOBODY:
                abort(s)
                return
            # Whom another made the offense takes a new hand.
            steps.append(Refill(s.offense))
        if lacks_card(s, DEF):
            steps.append(Refill(s.defender))
        sides = [OFF, DEF]
        if ask_shows_first(s, s.defender, False):
            sides = [DEF, OFF]
        steps.append(window(SELECT))
        for side in sides:
            steps.append(Select(s.main(side), side))
        s.then(steps)


def lacks_card(s: Cosmic, side: int) -> bool:
    """Whether a main player has neither selected a Challenge card yet nor has one to select. COS-P7.4, P10.9"""
    player = s.main(side)
    return s.chosen[side] == NOBODY and not s.has_challenge_card(player) and not needs_no_cards(s, player)


class Select(Choice["Cosmic"]):
    """One Challenge card, face down. Who has only one is asked too, so that nobody learns it. COS-P7.2"""

    rule: ClassVar[str] = "COS-P7.2"
    secret: ClassVar[bool] = True
    always: ClassVar[bool] = True

    def __init__(self, player: int, side: int) -> None:
        super().__init__(player)
        self.side: Final = side

    def legal(self, s: Cosmic) -> list[int]:
        if s.chosen[self.side] != NOBODY:
            return []
        cards = challenge_cards(cards_to_play(s, self.player))
        return [CARD_ATOM + card for card in ask_selectable(s, self.player, cards)]

    def take(self, s: Cosmic, atom: int) -> None:
        lay_down(s, self.player, self.side, atom - CARD_ATOM)

    def run(self, s: Cosmic) -> None:
        if s.chosen[self.side] != NOBODY:
            show_first(s, self.player, self.side)
            return
        options = self.legal(s)
        if not options:
            # A defender who could find none counts as Attack 0 of no printed card. COS-P10.12
            s.tell(notes.SELECTS, self.player)
        elif ask_blinds(s, self.player, False):
            draw_blindly(s, self.player, self.side)
        else:
            s.ask(self, options)


def lay_down(s: Cosmic, player: int, side: int, card: int) -> None:
    """A Challenge card lies face down, or face up where it must be shown. COS-P7.2"""
    release_unseen(s, player, card)
    s.chosen[side] = card
    s.chosen_known[side] = 1 << player
    s.tell(notes.SELECTS, player)
    show_first(s, player, side)


def show_first(s: Cosmic, player: int, side: int) -> None:
    """A selected card is turned up before the other main player selects, where it must be. COS-P7.3"""
    if s.chosen_known[side] != PUBLIC and ask_shows_first(s, player, False):
        s.chosen_known[side] = PUBLIC
        s.show()
        s.tell(notes.REVEALS, player, s.chosen[side])


def draw_blindly(s: Cosmic, player: int, side: int) -> None:
    """The card is drawn at random and unseen from the Challenge cards of the hand (Laser)."""
    cards = [card for card in cards_to_play(s, player) if IS_CHALLENGE[card]]
    card = s.rng.pick(cards)
    s.show()
    lay_down(s, player, side, card)
