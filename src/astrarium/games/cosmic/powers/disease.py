"""Disease, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, NOTHING
from ....clockwork.step import Step
from .. import notes
from ..atoms import AMOUNT_ATOM, CARD_ATOM, PLACE_ATOM
from ..components import DESTINY_COLOUR, IS_MOON, SYSTEM_OF, TYPE_OF
from ..effect_numbers import EFFECT
from ..effects.challenge_hooks import ask_may_move
from ..effects.effect import Effect
from ..effects.openings import place_atoms
from ..effects.questions import AskAmount, AskCard, AskPlace
from ..effects.timing import DEF_SET, DESTINY_DRAWN
from ..records import ROOM
from ..rules.hands import blur_hand, discard, stash_card, unstash
from ..rules.landing import land
from ..rules.loss_in_progress import BY_EFFECT
from ..rules.settle import Settle
from ..rules.tokens import lose_tokens
from ..rules.victory import TOGETHER
from ..state import Cosmic
from .shared.places import card_turned, grounds, has_colour

SOURCE: Final = 0
TARGET: Final = 1
NUMBER_OF: Final = 2
INFECTS: Final = 3
"""Tokens on a base from which the Disease spreads."""


class Spreading(Effect):
    """Tokens move from a base to another planet of the same system: asks whence, whereto, how many."""

    def spread_from(self, s: Cosmic, me: int) -> list[int]:
        raise NotImplementedError

    def left_behind(self) -> int:
        """How many tokens must stay."""
        return 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlace(me, me, self.number, SOURCE))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == SOURCE:
            return place_atoms(self.spread_from(s, me))
        if stage == TARGET:
            return place_atoms(other_planets(s, about))
        source = about // ROOM
        return [AMOUNT_ATOM + number for number in range(1, s.at(me, source) - self.left_behind() + 1)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == SOURCE:
            s.push(AskPlace(me, me, self.number, TARGET, atom - PLACE_ATOM))
        elif stage == TARGET:
            s.push(AskAmount(me, me, self.number, NUMBER_OF, about * ROOM + atom - PLACE_ATOM))
        else:
            number = atom - AMOUNT_ATOM
            s.lift(me, about // ROOM, number)
            s.transit[me] += number
            s.push(Settle())
            land(s, me, about % ROOM, number)


def other_planets(s: Cosmic, place: int) -> list[int]:
    """The other planets of the system in which a place lies; the one Gas Giant is no other planet for its bases."""
    system = SYSTEM_OF[place]
    if s.is_berthed(system) and not IS_MOON[place]:
        return []
    return [planet for planet in s.planets_in(system) if planet != place]


class Disease(Spreading):
    """When another's colour is turned, a base of three or more tokens in his system spreads to another planet there.

    With a wild card, or a colourless cone, that is known when the defender is.
    """

    def times(self) -> int:
        return 1 << DEF_SET

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if s.extra or (timing == DESTINY_DRAWN and s.drawn == NOBODY):
            return False
        return has_colour(s) == (timing == DESTINY_DRAWN) and len(self.spread_from(s, me)) > 0

    def spread_from(self, s: Cosmic, me: int) -> list[int]:
        system = DESTINY_COLOUR[card_turned(s)] if has_colour(s) else s.system
        if system == NOBODY or s.owner[system] in (me, NOBODY):
            return []
        return [place for place in grounds(s, me) if SYSTEM_OF[place] == system and self._is_rife(s, me, place)]

    def _is_rife(self, s: Cosmic, me: int, place: int) -> bool:
        return s.at(me, place) >= INFECTS and ask_may_move(s, me, place, True) and len(other_planets(s, place)) > 0

    def left_behind(self) -> int:
        return 1


class DiseaseWild(Effect):
    """Every other player shows and discards a card; those with a type that another shows too lose three tokens."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        for player in s.around(me):
            if s.hands[player]:
                return True
        return False

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        asked: list[Step[Cosmic]] = []
        for player in [*s.around(s.offense), s.offense]:
            if player != me and s.hands[player]:
                asked.append(AskCard(player, me, self.number, 0, player))
        s.then([*asked, ShowSamples(me)])

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        options: list[int] = []
        for card in s.hands[about]:
            if CARD_ATOM + card not in options:
                options.append(CARD_ATOM + card)
        return options

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        card = atom - CARD_ATOM
        # Nobody can tell whether it was one of the cards he knew.
        s.drop_card(about, card)
        blur_hand(s, about)
        stash_card(s, self.number, about, about, card, False, 1 << about)
        s.tell(notes.SETS_ASIDE, about)


DISEASE_WILD: Final = EFFECT.index("flare_disease_wild")
SICKNESS: Final = 3
"""Tokens lost by who shows the same type of card as another."""


class ShowSamples(Step["Cosmic"]):
    """All cards that were chosen are revealed and discarded. flares.toml disease"""

    def __init__(self, me: int) -> None:
        self.me: Final = me

    def run(self, s: Cosmic) -> None:
        s.show()
        types = [NOTHING] * s.players
        shown: list[tuple[int, int]] = []
        for player in [*s.around(s.offense), s.offense]:
            for card in unstash(s, DISEASE_WILD, player):
                types[player] = TYPE_OF[card]
                shown.append((player, card))
                s.tell(notes.DISCARDS, player, card)
        sick = [player for player in range(s.players) if types[player] != NOBODY and types.count(types[player]) > 1]
        order = [player for player in [*s.around(s.offense), s.offense] if player in sick]
        s.push(TOGETHER)
        for player in reversed(order):
            lose_tokens(s, player, SICKNESS, BY_EFFECT)
        for player, card in shown:
            discard(s, player, card)


class DiseaseSuper(Spreading):
    """Any number of your tokens move from one base to another planet of its system."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.spread_from(s, me)) > 0

    def spread_from(self, s: Cosmic, me: int) -> list[int]:
        return [
            place for place in s.base_list(me) if ask_may_move(s, me, place, True) and len(other_planets(s, place)) > 0
        ]
