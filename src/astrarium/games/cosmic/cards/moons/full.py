"""The full moons, 25 to 36. COS-13"""

from __future__ import annotations

from typing import ClassVar, Final

from .....clockwork.names import NOBODY
from .....clockwork.step import Step
from ... import notes
from ...atoms import PLACE_ATOM, POWER_ATOM
from ...components import ATTACK_TYPE, COMPROMISE, HAND, IS_MOON, SYSTEM_OF
from ...effect_numbers import EFFECT, FIRST_MOON_EFFECT
from ...effects.effect import Effect
from ...effects.questions import AskPlace, AskPower
from ...effects.timing import REVEALED
from ...effects.usage import is_silenced
from ...moon_places import place_of_moon
from ...records import Sheet
from ...rules.drawing import Draw
from ...rules.loss_in_progress import BY_EFFECT
from ...rules.sheets import discard_power, draw_power, give_power, own_powers
from ...rules.targets import places_in
from ...rules.tokens import Lose, free_from_warp
from ...rules.victory import TOGETHER
from ...state import Cosmic
from ...terms import BESIDES

EMERGENCE: Final = EFFECT.index("moon_27")


def system_of(s: Cosmic, effect: int) -> int:
    """The system in which a moon lies."""
    return SYSTEM_OF[place_of_moon(s, effect - FIRST_MOON_EFFECT)]


class Moon25(Effect):
    """Moon Base Omega: an external base, if it lies outside your own system."""

    def external(self, s: Cosmic, me: int, who: int, number: int) -> int:
        return number + 1 if who == me and system_of(s, self.number) != s.home[me] else number


class Moon26(Effect):
    """Multiplier: as a main player reveal it after the cards, and your Attack card counts double."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == REVEALED and s.is_main(me) and s.kind[s.side_of(me)] == ATTACK_TYPE

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def card_values(self, s: Cosmic, me: int, values: list[int]) -> None:
        if self.lasts(s, me) and s.is_main(me):
            values[s.side_of(me)] *= 2


class Moon27(Effect):
    """Emergence: a random unused power besides your own, as long as you are here. A mark remembers which."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        power = draw_power(s)
        if power != NOBODY:
            s.set_mark(self.number, me, 0, power + 1)
            give_power(s, me, power, BESIDES)

    def abandoned(self, s: Cosmic, me: int) -> None:
        power = s.mark_of(self.number, me) - 1
        s.set_mark(self.number, me, 0, 0)
        if power >= 0 and power in own_powers(s, me):
            discard_power(s, me, power)


class Moon28(Effect):
    """Metamorph: your power is exchanged for a random unused one."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if len(self.options(s, me, 0, 0)) == 1 or not is_silenced(s, me):
            s.push(AskPower(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        gift = s.mark_of(EMERGENCE, me) - 1
        return [POWER_ATOM + power for power in own_powers(s, me) if power != gift]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        old = atom - POWER_ATOM
        new = draw_power(s)
        if new == NOBODY:
            return
        for at in range(0, len(s.sheets), Sheet.SIZE):
            if s.sheets[at + Sheet.PLAYER] == me and s.sheets[at + Sheet.POWER] == old:
                status = s.sheets[at + Sheet.STATUS]
                discard_power(s, me, old)
                give_power(s, me, new, status)
                return


class Moon29(Effect):
    """Compassion: who has a Compromise must select it."""

    def selectable(self, s: Cosmic, me: int, who: int, cards: list[int]) -> list[int]:
        return [COMPROMISE] if COMPROMISE in cards else cards


class Moon30(Effect):
    """Forty-Four: 40 counts as 4 and 4 as 40."""

    HIGH: ClassVar[int] = 40
    LOW: ClassVar[int] = 4

    def printed(self, s: Cosmic, me: int, side: int, value: int) -> int:
        if value == self.HIGH:
            return self.LOW
        return self.HIGH if value == self.LOW else value


class Moon31(Effect):
    """Limiter: new hands have 4 cards."""

    LIMITED: ClassVar[int] = 4

    def hand_size(self, s: Cosmic, me: int, who: int, size: int) -> int:
        return size - HAND + self.LIMITED


class Moon32(Effect):
    """Moonshine: in P1 everybody but the offense draws a card."""

    def forced(self, s: Cosmic, me: int, timing: int) -> bool:
        return True

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return not s.was_used(self.number, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.then([Draw(player, 1) for player in s.around(s.offense)])


class Moon33(Effect):
    """Tide: all tokens in the Warp return to bases."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        for player in reversed([me, *s.around(me)]):
            free_from_warp(s, player, s.warp[player])


class Moon34(Effect):
    """Sudden Death: one external base fewer wins."""

    def needed(self, s: Cosmic, me: int, number: int) -> int:
        return number - 1


class Moon35(Effect):
    """Long War: one external base more is needed to win."""

    def needed(self, s: Cosmic, me: int, number: int) -> int:
        return number + 1


class Moon36(Effect):
    """Supernova: the planet of this system with the most tokens leaves the game, and its tokens go to the Warp.

    Of the Gas Giant or the Space Dust only the biggest base is destroyed. COS-9.25
    """

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if len(self.options(s, me, 0, 0)) == 1 or not is_silenced(s, me):
            s.push(AskPlace(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        found: list[int] = []
        most = 0
        for place in places_in(s, system_of(s, self.number)):
            if IS_MOON[place]:
                continue
            number = tokens_at_stake(s, place)
            if number > most:
                found = []
                most = number
            if number == most:
                found.append(PLACE_ATOM + place)
        return found

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        place = atom - PLACE_ATOM
        steps: list[Step[Cosmic]] = []
        for player in s.occupants(place):
            number = 1 if s.is_dust(place) else s.at(player, place)
            s.lift(player, place, number)
            s.transit[player] += number
            steps.append(Lose(player, number, BY_EFFECT))
        if not s.is_berthed(SYSTEM_OF[place]):
            s.gone |= 1 << place
            s.tell(notes.PLANET_GONE, place)
        s.then([*steps, TOGETHER])


def tokens_at_stake(s: Cosmic, place: int) -> int:
    """All tokens on a planet, or on a base of the Gas Giant or the Space Dust. COS-9.25"""
    if s.is_dust(place):
        return min(1, sum(s.at(player, place) for player in range(s.players)))
    return sum(s.at(player, place) for player in range(s.players))
