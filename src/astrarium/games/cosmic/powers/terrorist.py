"""Terrorist, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, PASS
from ....clockwork.step import Step
from ..atoms import PLACE_ATOM
from ..components import COMPROMISE, IS_MOON, PLANETS, POWER, SLOTS, SYSTEM_OF
from ..effects.effect import Effect
from ..effects.openings import AsksPlace, place_atoms
from ..effects.questions import AskHidden, AskPlace, AskSecret
from ..effects.timing import BASE_GAINED, CHALLENGE_START
from ..records import Gained, Lasting, Secret, number_in, pair, player_in
from ..rules.hands import discard_card
from ..rules.loss_in_progress import BY_EFFECT
from ..rules.tokens import Lose, lose_place
from ..rules.victory import TOGETHER
from ..state import Cosmic
from ..terms import DEAL_FAILED
from .shared.places import grounds, planets
from .shared.records import forget

TERRORIST: Final = POWER.index("terrorist")
PLANT: Final = 0
REARRANGE: Final = 1
MOVE: Final = 2


def planet_of(place: int) -> int:
    """The planet on which a place lies: the bases on the Gas Giant and in the dust lie on the one of their system."""
    return place if place < PLANETS else SYSTEM_OF[place] * SLOTS


def bombs(s: Cosmic, me: int) -> list[int]:
    """The planets with the player's bombs."""
    return [
        s.secrets[at + Secret.ABOUT]
        for at in range(0, len(s.secrets), Secret.SIZE)
        if s.secrets[at + Secret.EFFECT] == TERRORIST and s.secrets[at + Secret.PLAYER] == me
    ]


def bomb_record(s: Cosmic, me: int, planet: int) -> int:
    for at in range(0, len(s.secrets), Secret.SIZE):
        if (
            s.secrets[at + Secret.EFFECT] == TERRORIST
            and s.secrets[at + Secret.PLAYER] == me
            and s.secrets[at + Secret.ABOUT] == planet
        ):
            return at
    return NOBODY


def landed_on(s: Cosmic, me: int) -> list[int]:
    """The planets, and bases on the Gas Giant and in the dust, where tokens of others have just landed."""
    found: list[int] = []
    for at in range(0, len(s.gained), Gained.SIZE):
        place = s.gained[at + Gained.PLACE]
        if (
            s.gained[at + Gained.PLAYER] != me
            and not IS_MOON[place]
            and place not in found
            and s.has_base(s.gained[at + Gained.PLAYER], place)
        ):
            found.append(place)
    return found


def blow_up(s: Cosmic, place: int) -> None:
    """All tokens on a place go to the Warp; of the Space Dust one. COS-9.25"""
    s.show()
    steps: list[Step[Cosmic]] = []
    for player in s.occupants(place):
        number = 1 if s.is_dust(place) else s.at(player, place)
        s.lift(player, place, number)
        s.transit[player] += number
        steps.append(Lose(player, number, BY_EFFECT))
    s.then([*steps, TOGETHER])


class Terrorist(Effect):
    """Secret bombs, as many as there are players: a planet with one goes up when others land there.

    The bombs are `secrets` (the planet), a mark counts those that went off.
    """

    def keeps_secrets(self) -> bool:
        return True

    def received(self, s: Cosmic, me: int) -> None:
        s.push(AskSecret(me, me, self.number, PLANT, s.players))

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == CHALLENGE_START:
            return s.offense == me and (s.mark_of(self.number, me) > 0 or len(bombs(s, me)) > 0)
        return timing == BASE_GAINED and len(self._set_off(s, me)) > 0

    def _set_off(self, s: Cosmic, me: int) -> list[int]:
        mined = bombs(s, me)
        return [place for place in landed_on(s, me) if planet_of(place) in mined]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == CHALLENGE_START:
            s.push(AskHidden(me, me, self.number, REARRANGE))
            return
        s.push(TOGETHER)
        for place in self._set_off(s, me):
            at = bomb_record(s, me, planet_of(place))
            if at != NOBODY:
                del s.secrets[at : at + Secret.SIZE]
                s.set_mark(self.number, me, 0, s.mark_of(self.number, me) + 1)
                blow_up(s, place)

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        mined = bombs(s, me)
        free = place_atoms([planet for planet in planets(s) if planet not in mined])
        if stage == REARRANGE:
            options: list[int] = [PASS]
            if free:
                options += place_atoms(mined)
            return options + free if s.mark_of(self.number, me) > 0 else options
        return free

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom == PASS:
            return
        planet = atom - PLACE_ATOM
        if stage == MOVE:
            s.secrets[about * Secret.SIZE + Secret.ABOUT] = planet
        elif stage == REARRANGE and planet in bombs(s, me):
            s.push(AskHidden(me, me, self.number, MOVE, bomb_record(s, me, planet) // Secret.SIZE))
        else:
            s.secrets += [self.number, me, planet, 1 << me]
            if stage == REARRANGE:
                s.set_mark(self.number, me, 0, s.mark_of(self.number, me) - 1)
            elif about > 1:
                s.push(AskSecret(me, me, self.number, PLANT, about - 1))

    def vow_options(self, s: Cosmic, me: int) -> list[int]:
        return planets(s)


class TerroristWild(AsksPlace):
    """Your opponent's tokens on a planet you share are hostages: they stay there, and go to the Warp if you fail."""

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        opponent = s.opponent(me)
        return [PLACE_ATOM + place for place in grounds(s, me) if s.has_base(opponent, place)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, pair(atom - PLACE_ATOM, s.opponent(me)))

    def may_move(self, s: Cosmic, me: int, who: int, place: int, may: bool) -> bool:
        at = s.recall(self.number, me)
        return may and (at == NOBODY or s.lasting[at + Lasting.ABOUT] != pair(place, who))

    def fought(self, s: Cosmic, me: int) -> None:
        if s.winner != s.side_of(me):
            self._punish(s, me)

    def closes(self, s: Cosmic, me: int) -> None:
        if s.ending == DEAL_FAILED:
            self._punish(s, me)

    def _punish(self, s: Cosmic, me: int) -> None:
        at = s.recall(self.number, me)
        if at != NOBODY:
            hostages = s.lasting[at + Lasting.ABOUT]
            forget(s, self.number, me)
            lose_place(s, player_in(hostages), number_in(hostages), BY_EFFECT)


class TerroristSuper(Effect):
    """Discard a Compromise to blow up a planet without a bomb on which others have landed."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return COMPROMISE in s.hands[me] and len(self.options(s, me, 0, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        # The Compromise may be gone by now, and who imagines this hand may not have dealt it one.
        if COMPROMISE in s.hands[me]:
            s.push(AskPlace(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        mined = bombs(s, me)
        return [PLACE_ATOM + place for place in landed_on(s, me) if planet_of(place) not in mined]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        blow_up(s, atom - PLACE_ATOM)
        discard_card(s, me, COMPROMISE)
