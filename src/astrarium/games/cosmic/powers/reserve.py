"""Reserve, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from .. import notes
from ..components import ATTACK_TYPE, COMPROMISE, NUMBER, REINFORCEMENT_TYPE, TYPE_OF
from ..effect_numbers import EFFECT
from ..effects.effect import Effect
from ..effects.timing import CARD_DISCARD, CARD_PLAY
from ..effects.usage import cards_to_play
from ..records import Lasting
from ..rules.hands import discard, discarded_card, from_discards, release
from ..rules.uses import answering, cancel, subject
from ..state import Cosmic

RESERVE_SUPER: Final = EFFECT.index("flare_reserve_super")


class Reserve(Effect):
    """Low Attack cards serve you as Reinforcements, and a Compromise cancels a Reinforcement of another."""

    def times(self) -> int:
        return 1 << CARD_PLAY

    def limit(self, s: Cosmic, me: int) -> int:
        """The highest Attack card that serves as a Reinforcement."""
        return 9 if s.recall(RESERVE_SUPER, me) != NOBODY else 6

    def reinforces(self, s: Cosmic, me: int, who: int, card: int) -> bool:
        return who == me and TYPE_OF[card] == ATTACK_TYPE and 1 <= NUMBER[card] <= self.limit(s, me)

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing != CARD_PLAY or not answering(s) or COMPROMISE not in cards_to_play(s, me):
            return False
        player, effect, card = subject(s)
        return player != me and effect in (NOBODY, self.number) and TYPE_OF[card] in (ATTACK_TYPE, REINFORCEMENT_TYPE)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if COMPROMISE not in cards_to_play(s, me) or not answering(s):
            return
        cancel(s)
        release(s, me, COMPROMISE)
        s.show()
        s.tell(notes.DISCARDS, me, COMPROMISE)
        discard(s, me, COMPROMISE)


class ReserveWild(Effect):
    """Take a Reinforcement that another player discards; where there are none, add 3 to your side."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == CARD_DISCARD:
            player, card = discarded_card(s)
            return player != me and TYPE_OF[card] == REINFORCEMENT_TYPE and card in s.discard
        return not s.reinforcements and s.side_of(me) != NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == CARD_DISCARD:
            from_discards(s, me, discarded_card(s)[1])
        else:
            self.last(s, me, s.side_of(me))

    def addition(self, s: Cosmic, me: int, side: int) -> int:
        return 3 if s.lasting[s.recall(self.number, me) + Lasting.ABOUT] == side else 0


class ReserveSuper(Effect):
    """Attack cards up to 9 serve your power."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return any(TYPE_OF[card] == ATTACK_TYPE and 6 < NUMBER[card] <= 9 for card in cards_to_play(s, me))

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
