"""Clone, with both sides of its Flare."""

from __future__ import annotations

from ....clockwork.names import NOBODY
from .. import notes
from ..components import EDICT_TYPE, TYPE_OF
from ..effect_numbers import SPENT_CARD
from ..effects.effect import Effect
from ..rules.hands import discarded_card, just_played, take_discarded
from ..rules.spoils import consolation_due
from ..state import Cosmic
from .shared.outcomes import loser_of


class Clone(Effect):
    """Take back the Challenge card you played."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.chosen[s.side_of(me)] != NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        side = s.side_of(me)
        card = s.chosen[side]
        s.chosen[side] = NOBODY
        s.gain_card(me, card, s.chosen_known[side])
        s.tell(notes.TAKES_CARD, me, card)


class CloneWild(Effect):
    """Take back an Edict you have just played."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        player, card = discarded_card(s)
        return player == me and just_played(s) and TYPE_OF[card] == EDICT_TYPE

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.lasting += [SPENT_CARD, me, take_discarded(s, me)]


class CloneSuper(Effect):
    """Take double consolation."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return loser_of(s) == me and consolation_due(s, me) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def consolation(self, s: Cosmic, me: int, taker: int, number: int) -> int:
        return 2 * number if taker == me else number
