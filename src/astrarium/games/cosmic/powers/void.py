"""Void, with both sides of its Flare."""

from __future__ import annotations

from ....clockwork.names import NOBODY
from .. import notes
from ..atoms import PLACE_ATOM
from ..components import COLOURS, IS_MOON, SYSTEM_OF
from ..effects.effect import Effect
from ..effects.in_force import refresh
from ..effects.openings import AsksPlace
from ..rules.loss_in_progress import BY_EFFECT, left_to_lose, loser, set_apart
from ..rules.moons import remove_moon
from ..rules.settle import Settle
from ..rules.tokens import Lose, is_safe, lift_all, recall_force, vacate
from ..rules.victory import TOGETHER
from ..rules.warp import FEWEST
from ..state import Cosmic
from ..terms import OFF
from .shared.outcomes import any_tokens, lost_by_result, wins_as_main


class Void(Effect):
    """Tokens you defeat as a main player leave the game, as far as five are left of each colour."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return wins_as_main(s, me) and any_tokens(s, 1 - s.winner)

    def removes(self, s: Cosmic, me: int) -> None:
        if wins_as_main(s, me) and lost_by_result(s, me):
            set_apart(s, max(0, min(left_to_lose(s), s.in_game(loser(s)) - FEWEST)))


class VoidWild(AsksPlace):
    """A planet or moon without tokens leaves the game."""

    def empty_places(self, s: Cosmic) -> list[int]:
        found: list[int] = []
        for system in range(COLOURS):
            if s.owner[system] == NOBODY:
                continue
            planets = s.planets_in(system)
            if len(planets) > 1:
                found += [place for place in planets if not s.occupants(place)]
            found += [place for place in s.moons_in(system) if not s.occupants(place)]
        return found

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [PLACE_ATOM + place for place in self.empty_places(s)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        unmake(s, atom - PLACE_ATOM)


def unmake(s: Cosmic, place: int) -> None:
    """A planet or moon leaves the game."""
    if IS_MOON[place]:
        s.show()
        remove_moon(s, place)
    else:
        s.gone |= 1 << place
        s.tell(notes.PLANET_GONE, place)
        refresh(s)


class VoidSuper(Effect):
    """As the winning offense you remove the target from the game instead of landing on it."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if s.winner != OFF or s.target == NOBODY or is_safe(s, me, s.target):
            return False
        planets = s.planets_in(SYSTEM_OF[s.target])
        return IS_MOON[s.target] or (s.target in planets and len(planets) > 1)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        friends = [me, *s.allies(OFF)]
        place = s.target
        s.push(TOGETHER)
        for player in s.occupants(place):
            if player in friends:
                vacate(s, player, place)
            else:
                s.then([Lose(player, lift_all(s, player, place), BY_EFFECT), Settle()])
        for player in friends:
            # With the reverse cone allies go home for rewards anyway. COS-P8.10
            if player == me or not s.reverse:
                recall_force(s, player, OFF)
        unmake(s, place)
