"""Will, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from ..atoms import PLACE_ATOM
from ..components import COLOURS, DESTINY_COLOUR, IS_MOON, POWER, SYSTEM_OF
from ..effects.effect import Effect
from ..effects.openings import AsksPlayer, place_atoms
from ..effects.questions import AskPlayer
from ..effects.timing import DESTINY_DRAWN
from ..effects.usage import is_silenced
from ..effects.vetoes import AskAim
from ..records import ROOM, Lasting
from ..rules.hands import look_at_hand
from ..rules.targets import places_in
from ..state import Cosmic
from .dictator import pointed_out
from .shared.places import aim, card_turned, grounds, has_colour

DICTATOR: Final = POWER.index("dictator")


def dictated_system(s: Cosmic) -> int:
    """The system that the Dictator has chosen for the card turned, or NOBODY. COS-15.7"""
    at = s.recall(DICTATOR, NOBODY)
    if at == NOBODY or s.lasting[at + Lasting.ABOUT] % ROOM != card_turned(s):
        return NOBODY
    return s.lasting[at + Lasting.ABOUT] // ROOM


WHERE: Final = 0
WHOM: Final = 1


def rivals_on(s: Cosmic, me: int, place: int) -> list[int]:
    return [player for player in s.occupants(place) if player != me]


class Will(Effect):
    """Ignore the colour drawn: challenge whom you like, wherever he has tokens, inside the system of the Dictator."""

    def times(self) -> int:
        return 1 << DESTINY_DRAWN

    def limit(self, s: Cosmic, me: int) -> int:
        # A card may be drawn again after it was ignored.
        return len(s.used) + 1

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        at = s.recall(self.number, me)
        if s.extra or s.in_warp or (at != NOBODY and s.lasting[at + Lasting.ABOUT] == card_turned(s)):
            return False
        if timing == DESTINY_DRAWN and (pointed_out(s) != me or s.system != NOBODY or dictated_system(s) != NOBODY):
            return False
        return len(self._targets(s, me)) > 0

    def _targets(self, s: Cosmic, me: int) -> list[int]:
        bound = dictated_system(s)
        found: list[int] = []
        for system in range(COLOURS):
            if s.owner[system] != NOBODY and bound in (NOBODY, system):
                found += [place for place in places_in(s, system) if self._is_open(s, me, place)]
        return found

    def _is_open(self, s: Cosmic, me: int, place: int) -> bool:
        if IS_MOON[place]:
            return False
        rivals = rivals_on(s, me, place)
        if rivals:
            return len(rivals) == 1 or not is_silenced(s, me)
        return s.owner_of_place(place) != me and not s.has_base(me, place)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me, card_turned(s))
        s.push(AskAim(me, me, self.number, WHERE))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == WHERE:
            return place_atoms(self._targets(s, me))
        return [s.player_atom(player) for player in rivals_on(s, me, about)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == WHOM:
            aim(s, about, s.player_of(atom))
            return
        place = atom - PLACE_ATOM
        rivals = rivals_on(s, me, place)
        if len(rivals) > 1:
            s.push(AskPlayer(me, me, self.number, WHOM, place))
        else:
            aim(s, place, rivals[0] if rivals else s.owner_of_place(place))


class WillWild(Effect):
    """Challenge the player of the drawn colour wherever he has a base."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return not s.extra and not s.in_warp and len(self.options(s, me, 0, 0)) > 0

    def _drawn(self, s: Cosmic) -> int:
        return s.owner[DESTINY_COLOUR[card_turned(s)] if has_colour(s) else s.system]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskAim(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        rival = self._drawn(s)
        if rival in (me, NOBODY):
            return []
        bound = dictated_system(s)
        return [PLACE_ATOM + place for place in grounds(s, rival) if bound in (NOBODY, SYSTEM_OF[place])]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        aim(s, atom - PLACE_ATOM, self._drawn(s))


class WillSuper(AsksPlayer):
    """Look at a hand before you choose your target."""

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(player) for player in s.around(me) if s.hands[player]]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        look_at_hand(s, me, s.player_of(atom))
