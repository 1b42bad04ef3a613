"""The cheese moons, 37 to 48. COS-13"""

from __future__ import annotations

from typing import ClassVar

from .....clockwork.names import NO, NOBODY, YES
from ... import notes
from ...atoms import PLACE_ATOM
from ...components import ATTACK_TYPE, COLOURS, NUMBER, SYSTEM_BITS
from ...effect_numbers import FIRST_MOON_EFFECT
from ...effects.effect import Effect
from ...effects.questions import AskPlace, AskYes
from ...effects.timing import CHALLENGE_START
from ...effects.usage import is_silenced
from ...moon_places import place_of_moon
from ...rules.hands import DiscardChoice, is_insured, take_random
from ...rules.landing import land
from ...rules.loss_in_progress import BY_EFFECT
from ...rules.settle import Settle
from ...rules.spoils import TakeRewards
from ...rules.tokens import lift_all, lose_tokens
from ...rules.victory import finish
from ...state import Cosmic
from ...terms import DEF, OFF
from .full import system_of


class Moon37(Effect):
    """Jubba Cloak: no effect, and it may never be revealed."""

    def never_revealed(self) -> bool:
        return True


class Moon38(Effect):
    """Tune: sing for two rewards."""

    REWARDS: ClassVar[int] = 2

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskYes(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [YES, NO]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom == YES:
            s.push(TakeRewards(me, self.REWARDS, 0))


class Moon39(Effect):
    """Atrophy: in P1 everybody with more than one card discards one."""

    def forced(self, s: Cosmic, me: int, timing: int) -> bool:
        return True

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return not s.was_used(self.number, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        everybody = [*s.around(s.offense), s.offense]
        s.then([DiscardChoice(player) for player in everybody if len(s.hands[player]) > 1])


class Moon40(Effect):
    """Discard Deal: the discard pile is shuffled and dealt out, from you clockwise."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        cards = s.discard
        s.discard = []
        s.rng.shuffle(cards)
        s.show()
        for place, card in enumerate(cards):
            player = (me + place) % s.players
            s.gain_card(player, card, 0)
            s.whisper(player, notes.GETS, card)
        for step in range(min(s.players, len(cards))):
            dealt = len(range(step, len(cards), s.players))
            s.tell(notes.DRAWS, (me + step) % s.players, dealt)


def with_open_hands(s: Cosmic) -> list[int]:
    """The players whose hands can be taken: not those who have insured them."""
    return [player for player in range(s.players) if not is_insured(s, player)]


class Moon41(Effect):
    """Musical Chairs: every hand goes to the left."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        ring = with_open_hands(s)
        hands = [s.hands[player] for player in ring]
        masks = [[known | 1 << player for known in s.seen[player]] for player in ring]
        for place in range(len(ring)):
            taker = ring[(place + 1) % len(ring)]
            s.hands[taker] = hands[place]
            s.seen[taker] = masks[place]
            s.tell(notes.TAKES, taker, ring[place], len(hands[place]))
            for card in hands[place]:
                s.whisper(taker, notes.GETS, card)
        for player in ring:
            s.hear_hand(player)
        s.show()


class Moon42(Effect):
    """Game Over: the game ends, and whoever has the most planet bases wins."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        counts = [s.planet_bases(player) for player in range(s.players)]
        for player in range(s.players):
            if counts[player] == max(counts):
                s.champions |= 1 << player
        finish(s)

    def ends_game(self) -> bool:
        return True


class Moon43(Effect):
    """Please: the offense says please before destiny is drawn, or loses a token."""

    def forced(self, s: Cosmic, me: int, timing: int) -> bool:
        return True

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return not s.was_used(self.number, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskYes(s.offense, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [YES, NO]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom == NO:
            lose_tokens(s, s.offense, 1, BY_EFFECT)


class Moon44(Effect):
    """Swiss: an Attack card counts 1 less for each closed loop in its printed digits."""

    LOOPS: ClassVar[list[int]] = [1, 0, 0, 0, 0, 0, 1, 0, 2, 1]

    def card_values(self, s: Cosmic, me: int, values: list[int]) -> None:
        for side in (OFF, DEF):
            if s.chosen[side] != NOBODY and s.kind[side] == ATTACK_TYPE:
                for digit in str(abs(NUMBER[s.chosen[side]])):
                    values[side] -= self.LOOPS[int(digit)]


class Moon45(Effect):
    """Mouse Trap: each other player with a base in this system gives you a random card."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        here = SYSTEM_BITS[system_of(s, self.number)]
        for player in s.around(me):
            if s.bases[player] & here:
                take_random(s, me, player, 1)


class Moon46(Effect):
    """Fondue: all hands are shuffled together and dealt back, as many cards to each as before."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        cards: list[int] = []
        players = with_open_hands(s)
        for player in players:
            cards += s.hands[player]
        s.rng.shuffle(cards)
        s.show()
        for player in players:
            number = len(s.hands[player])
            s.hands[player] = cards[:number]
            s.seen[player] = [0] * number
            del cards[:number]
            s.hear_hand(player)
            for card in s.hands[player]:
                s.whisper(player, notes.GETS, card)


class Moon47(Effect):
    """Over the Moon: at the start of a challenge reveal it and move all your tokens from it to any planet."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == CHALLENGE_START

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if not is_silenced(s, me):
            s.push(AskPlace(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [
            PLACE_ATOM + planet
            for system in range(COLOURS)
            if s.owner[system] != NOBODY
            for planet in s.planets_in(system)
        ]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        number = lift_all(s, me, place_of_moon(s, self.number - FIRST_MOON_EFFECT))
        s.push(Settle())
        land(s, me, atom - PLACE_ATOM, number)


class Moon48(Effect):
    """Mould: your tokens here may not be moved of your own accord."""

    def may_move(self, s: Cosmic, me: int, who: int, place: int, may: bool) -> bool:
        return may and not (who == me and place == place_of_moon(s, self.number - FIRST_MOON_EFFECT))
