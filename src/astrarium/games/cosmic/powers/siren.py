"""Siren, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NO, NOBODY, YES
from ....clockwork.step import Step
from ..atoms import CARD_ATOM, PLACE_ATOM
from ..components import CARDS, FIRST_FLARE, FIRST_REINFORCEMENT, KICKER_TYPE, REINFORCEMENT_TYPE, SYSTEM_OF, TYPE_OF
from ..effect_numbers import EFFECT
from ..effects.effect import Effect
from ..effects.openings import place_atoms
from ..effects.questions import AskName, AskPlace, AskYes
from ..effects.timing import LAND
from ..records import number_in, pair, player_in
from ..rules.landing import Found, land
from ..rules.settle import Settle
from ..rules.sheets import in_set
from ..rules.sources import movable
from ..rules.victory import AT_ONCE
from ..state import Cosmic
from ..terms import DEF, FOUGHT
from .shared.joining import has_alliances
from .shared.places import aim, is_new_to
from .shared.records import records

SIREN_SUPER: Final = EFFECT.index("flare_siren_super")
LURE: Final = 0
FREE_BASE: Final = 1
INVITED_TOO: Final = 2


class Siren(Effect):
    """Lure the offense to a home planet of yours; whenever you win as defender you gain a base in his system."""

    def limit(self, s: Cosmic, me: int) -> int:
        return 2

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == LAND:
            won = s.ending == FOUGHT and s.winner == DEF and s.defender == me
            return won and movable(s, me) > 0 and len(self._free(s, me)) > 0
        if s.defender in (me, NOBODY) or s.in_warp or self.lasts(s, me):
            return False
        home = s.home[s.defender]
        visits = [place for place in s.base_list(me) if SYSTEM_OF[place] == home]
        return len(visits) > 0 and len(self._home_planets(s, me)) > 0

    def _home_planets(self, s: Cosmic, me: int) -> list[int]:
        return [planet for planet in s.planets_in(s.home[me]) if s.has_base(me, planet)]

    def _free(self, s: Cosmic, me: int) -> list[int]:
        return [planet for planet in s.planets_in(s.home[s.offense]) if is_new_to(s, me, planet)]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlace(me, me, self.number, FREE_BASE if timing == LAND else LURE))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == INVITED_TOO:
            return [YES, NO]
        return place_atoms(self._home_planets(s, me) if stage == LURE else self._free(s, me))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == LURE:
            self.last(s, me)
            aim(s, atom - PLACE_ATOM, me)
        elif stage == FREE_BASE:
            place = atom - PLACE_ATOM
            guests: list[Step[Cosmic]] = []
            if s.recall(SIREN_SUPER, me) != NOBODY and not s.reverse:
                for player in s.allies(DEF):
                    if s.force[DEF * s.players + player] > 0 and is_new_to(s, player, place):
                        guests.append(AskYes(player, me, self.number, INVITED_TOO, pair(place, player)))
            s.then([Found(me, place), *guests, AT_ONCE])
        elif atom == YES:
            player = player_in(about)
            at = DEF * s.players + player
            number = s.force[at]
            s.force[at] = 0
            s.transit[player] += number
            s.push(Settle())
            land(s, player, number_in(about), number)


class SirenWild(Effect):
    """Name a card: whoever draws it in this challenge gives it to you."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskName(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [CARD_ATOM + card for card in range(CARDS) if may_be_in_deck(s, card)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, atom - CARD_ATOM)

    def claims(self, s: Cosmic, me: int, who: int, card: int) -> bool:
        return who != me and card in records(s, self.number, me)


def may_be_in_deck(s: Cosmic, card: int) -> bool:
    """Whether a card belongs to the modules and powers of this game. COS-0.4"""
    if TYPE_OF[card] == KICKER_TYPE:
        return s.kickers
    if TYPE_OF[card] == REINFORCEMENT_TYPE:
        return s.reinforcements
    return card < FIRST_REINFORCEMENT or in_set(s, card - FIRST_FLARE)


class SirenSuper(Effect):
    """If you win as defender your allies may have a base on your free planet instead of rewards."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return not s.reverse and has_alliances(s)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
