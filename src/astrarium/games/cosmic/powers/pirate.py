"""Pirate, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, PASS
from .. import notes
from ..atoms import ACCEPT, AMOUNT_ATOM, PLACE_ATOM, REFUSE, REWARD_ATOM, verb
from ..components import POWER
from ..effect_numbers import EFFECT
from ..effects.challenge_hooks import ask_rewards
from ..effects.effect import Effect
from ..effects.questions import AskAmount, AskPlace, AskPlayer, AskWay
from ..effects.timing import CHALLENGE_START
from ..effects.usage import is_silenced
from ..records import noted_in, noted_now
from ..rules.deals import GiveChosen, grantable
from ..rules.hands import take_random
from ..rules.landing import Found
from ..rules.loss_in_progress import RESULT, cause, loser
from ..rules.payments import pay
from ..rules.spoils import TakeRewards
from ..rules.tokens import bring_home, home_options, recall_force
from ..rules.warp import into_warp
from ..state import Cosmic
from ..terms import RANSOMED
from .shared.captives import all_held, held, hold, let_go, losing_tokens, pass_on, seize
from .shared.outcomes import wins

PIRATE: Final = POWER.index("pirate")
PIRATE_SUPER: Final = EFFECT.index("flare_pirate_super")
DEAL: Final = verb("deal")
MOST_CASHED: Final = 4
MOST_ASKED: Final = 4

# What the Pirate notes on his sheet, each with the challenge in which it was so.
CASHED: Final = 7
OFFERED: Final = 8
CLAIMED: Final = 16

# What he is asked.
CAPTURES: Final = 0
FROM_WHOM: Final = 1
WHAT_TO_DO: Final = 2
CASHES: Final = 3
CASHES_WHOSE: Final = 4
RANSOM_OF: Final = 5
RANSOM_NUMBER: Final = 6
RANSOM_CARDS: Final = 7
RANSOM_LUCRE: Final = 8
RANSOM_BASE: Final = 9
RANSOM_ANSWER: Final = 10

# The digits of an offer of ransom: owner, captives, cards, Lucre, place.
PER_OWNER: Final = 8
PER_NUMBER: Final = PER_OWNER * 64
PER_CARD: Final = PER_NUMBER * 8
PER_LUCRE: Final = PER_CARD * 64


class Pirate(Effect):
    """You capture defeated tokens for own ones that you send home, and make rewards or ransoms of them later."""

    def whoever(self, timing: int) -> bool:
        return timing == CHALLENGE_START

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == CHALLENGE_START:
            return all_held(s, RANSOMED, me) > 0
        return boards(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == CHALLENGE_START:
            s.push(AskWay(me, me, self.number, WHAT_TO_DO))
        else:
            s.push(AskAmount(me, me, self.number, CAPTURES))

    # Capturing

    def per_token(self, s: Cosmic, me: int) -> int:
        return 2 if s.recall(PIRATE_SUPER, me) != NOBODY else 1

    def set_claim(self, s: Cosmic, me: int, owner: int, number: int) -> None:
        s.set_mark(self.number, me, CLAIMED + owner, noted_now(s.count, number))

    def unclaimed(self, s: Cosmic, me: int, owner: int) -> int:
        return s.strength(owner, 1 - s.winner) - claim(s, me, owner)

    def capture(self, s: Cosmic, me: int) -> None:
        number = claim(s, me, loser(s))
        if number > 0 and cause(s) == RESULT:
            self.set_claim(s, me, loser(s), number - seize(s, RANSOMED, me, number))

    # Questions

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == CAPTURES:
            most = min(self.per_token(s, me) * s.force[s.winner * s.players + me], losing_tokens(s))
            return [AMOUNT_ATOM + number for number in range(1, min(40, most) + 1)]
        if stage == FROM_WHOM:
            return [s.player_atom(player) for player in s.around(me) if self.unclaimed(s, me, player) > 0]
        if stage == WHAT_TO_DO:
            return self.ways(s, me)
        if stage == CASHES:
            most = min(MOST_CASHED, all_held(s, RANSOMED, me))
            return [AMOUNT_ATOM + number for number in range(1, most + 1)]
        if stage == CASHES_WHOSE:
            return [s.player_atom(player) for player in s.around(me) if held(s, RANSOMED, me, player) > 0]
        if stage == RANSOM_OF:
            return [s.player_atom(player) for player in self.partners(s, me)]
        return self.terms(s, me, stage, about % PER_OWNER)

    def terms(self, s: Cosmic, me: int, stage: int, owner: int) -> list[int]:
        """What a ransom may consist of: so many captives for cards, Lucre and a base. COS-18.11"""
        if stage == RANSOM_NUMBER:
            return [AMOUNT_ATOM + number for number in range(1, min(40, held(s, RANSOMED, me, owner)) + 1)]
        if stage == RANSOM_CARDS:
            return [AMOUNT_ATOM + number for number in range(min(MOST_ASKED, len(s.hands[owner])) + 1)]
        if stage == RANSOM_LUCRE:
            most = min(40, s.lucre[owner]) if s.lucre_used else 0
            return [AMOUNT_ATOM + number for number in range(most + 1)]
        if stage == RANSOM_BASE:
            return [PASS] + [PLACE_ATOM + place for place in grantable(s, me, owner)]
        return [ACCEPT, REFUSE]

    def ways(self, s: Cosmic, me: int) -> list[int]:
        """Cash captives in, once, or offer a ransom, once to each owner. COS-18.11"""
        found: list[int] = []
        if all_held(s, RANSOMED, me) > 0 and s.mark_of(self.number, me, CASHED) != s.count:
            found.append(REWARD_ATOM)
        if self.partners(s, me):
            found.append(DEAL)
        return [PASS, *found] if found else []

    def partners(self, s: Cosmic, me: int) -> list[int]:
        """Owners of captives who can still be made an offer. COS-18.11, 15.10"""
        found: list[int] = []
        for owner in s.around(me):
            asked = s.mark_of(self.number, me, OFFERED + owner) == s.count
            if held(s, RANSOMED, me, owner) > 0 and not asked and not is_silenced(s, owner) and home_options(s, owner):
                found.append(owner)
        return found

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        number = atom - AMOUNT_ATOM
        if stage == CAPTURES:
            s.push(AskPlayer(me, me, self.number, FROM_WHOM, number))
            each = self.per_token(s, me)
            recall_force(s, me, s.winner, (number + each - 1) // each)
        elif stage == FROM_WHOM:
            owner = s.player_of(atom)
            self.set_claim(s, me, owner, claim(s, me, owner) + 1)
            if about > 1:
                s.push(AskPlayer(me, me, self.number, FROM_WHOM, about - 1))
        elif stage == WHAT_TO_DO:
            if atom == PASS:
                return
            s.push(AskWay(me, me, self.number, WHAT_TO_DO))
            if atom == DEAL:
                s.push(AskPlayer(me, me, self.number, RANSOM_OF))
            else:
                s.push(AskAmount(me, me, self.number, CASHES))
        elif stage == CASHES:
            s.set_mark(self.number, me, CASHED, s.count)
            s.push(TakeRewards(me, ask_rewards(s, me, number), 0))
            s.push(AskPlayer(me, me, self.number, CASHES_WHOSE, number))
        elif stage == CASHES_WHOSE:
            owner = s.player_of(atom)
            hold(s, RANSOMED, me, owner, -1)
            into_warp(s, owner, 1)
            s.tell(notes.LOSES_BY_EFFECT, owner, 1)
            if about > 1:
                s.push(AskPlayer(me, me, self.number, CASHES_WHOSE, about - 1))
        else:
            self.bargain(s, me, stage, about, atom)

    def bargain(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        """An offer of ransom with all its numbers, then accept or refuse. COS-18.10, 18.11"""
        number = atom - AMOUNT_ATOM
        if stage == RANSOM_OF:
            owner = s.player_of(atom)
            s.set_mark(self.number, me, OFFERED + owner, s.count)
            s.push(AskAmount(me, me, self.number, RANSOM_NUMBER, owner))
        elif stage == RANSOM_NUMBER:
            s.push(AskAmount(me, me, self.number, RANSOM_CARDS, about + number * PER_OWNER))
        elif stage == RANSOM_CARDS:
            s.push(AskAmount(me, me, self.number, RANSOM_LUCRE, about + number * PER_NUMBER))
        elif stage == RANSOM_LUCRE:
            s.push(AskPlace(me, me, self.number, RANSOM_BASE, about + number * PER_CARD))
        elif stage == RANSOM_BASE:
            if atom != PASS:
                about += (atom - PLACE_ATOM + 1) * PER_LUCRE
            # An offer that asks for nothing is none.
            if about >= PER_NUMBER:
                s.push(AskWay(about % PER_OWNER, me, self.number, RANSOM_ANSWER, about))
        elif atom == ACCEPT:
            self.ransom(s, me, about)

    def ransom(self, s: Cosmic, me: int, about: int) -> None:
        """The owner pays, and his captives return to his bases."""
        owner = about % PER_OWNER
        number = about // PER_OWNER % 64
        cards = about // PER_NUMBER % 8
        place = about // PER_LUCRE - 1
        hold(s, RANSOMED, me, owner, -number)
        s.transit[owner] += number
        if place != NOBODY:
            s.push(Found(me, place))
        if cards > 0:
            s.push(GiveChosen(owner, me, cards))
        pay(s, owner, me, about // PER_CARD % 64)
        bring_home(s, owner, number)

    def leaves(self, s: Cosmic, me: int) -> None:
        let_go(s, RANSOMED, me)

    def changes_hands(self, s: Cosmic, me: int, other: int) -> None:
        pass_on(s, RANSOMED, me, other)


def claim(s: Cosmic, me: int, owner: int) -> int:
    """How many tokens of an owner the Pirate has said he captures in this challenge."""
    noted = s.mark_of(PIRATE, me, CLAIMED + owner)
    return noted_in(noted, s.count)


def boards(s: Cosmic, me: int) -> bool:
    """Whether the player has won with tokens on the cone against tokens that can be captured."""
    return wins(s, me) and s.force[s.winner * s.players + me] > 0 and losing_tokens(s) > 0


class PirateWild(Effect):
    """You take rewards out of the hand of the player you helped."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return self.most(s, me) > 0

    def most(self, s: Cosmic, me: int) -> int:
        if s.due[me] == 0:
            return 0
        return min(40, ask_rewards(s, me, s.due[me]), len(s.hands[s.main(s.side_of(me))]))

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskAmount(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [AMOUNT_ATOM + number for number in range(1, self.most(s, me) + 1)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        number = ask_rewards(s, me, s.due[me])
        s.due[me] = 0
        number -= take_random(s, me, s.main(s.side_of(me)), atom - AMOUNT_ATOM)
        if number > 0:
            s.push(TakeRewards(me, number, 0))


class PirateSuper(Effect):
    """Each token you send home is worth two captives."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        for owner in range(s.players):
            if claim(s, me, owner) > 0:
                return False
        return boards(s, me) and losing_tokens(s) > 1

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
