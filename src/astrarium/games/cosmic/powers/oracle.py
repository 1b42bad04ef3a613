"""Oracle, with both sides of its Flare."""

from __future__ import annotations

from ....clockwork.names import NOBODY, knows
from .. import notes
from ..effects.effect import Effect
from ..effects.timing import SELECTED
from ..effects.usage import card_of_effect
from ..rules.endings import abort
from ..rules.hands import is_insured
from ..rules.uses import PutAway
from ..state import Cosmic
from ..terms import DEAL_MADE


class Oracle(Effect):
    """Your opponent selects first, face up."""

    def shows_first(self, s: Cosmic, me: int, who: int, shows: bool) -> bool:
        return shows or (s.is_main(me) and who == s.opponent(me))


class OracleWild(Effect):
    """Both hands are mixed; you take as many cards as you had."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        opponent = s.opponent(me)
        return len(s.hands[me]) > 0 and len(s.hands[opponent]) > 0 and not is_insured(s, opponent)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        opponent = s.opponent(me)
        mine = len(s.hands[me])
        cards = s.hands[me] + s.hands[opponent]
        s.rng.shuffle(cards)
        s.show()
        for player, dealt in ((me, cards[:mine]), (opponent, cards[mine:])):
            s.hands[player] = dealt
            s.seen[player] = [0] * len(dealt)
            s.hear_hand(player)
            for card in dealt:
                s.whisper(player, notes.GETS, card)
        s.tell(notes.TAKES, me, opponent, mine)


class OracleSuper(Effect):
    """Having seen your opponent's card, end the challenge as if a deal had been made."""

    def times(self) -> int:
        return 1 << SELECTED

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        side = s.side_of(s.opponent(me))
        return timing == SELECTED and s.chosen[side] != NOBODY and knows(s.chosen_known[side], me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        abort(s, counts=True)
        s.ending = DEAL_MADE
        s.push(PutAway(card_of_effect(self.number)))
