"""Serpent, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NO, NOBODY, YES
from ..components import POWER
from ..effect_numbers import EFFECT
from ..effects.effect import Effect
from ..effects.in_force import refresh
from ..effects.openings import AsksPlayer
from ..effects.questions import AskPlayer, AskYes
from ..rules.drawing import Draw
from ..rules.hands import discard_card, is_insured
from ..state import Cosmic
from ..terms import DEF, OFF
from .shared.joining import change_sides

SERPENT: Final = POWER.index("serpent")
SERPENT_SUPER: Final = EFFECT.index("flare_serpent_super")


def discard_at_random(s: Cosmic, player: int, number: int) -> None:
    """So many random cards of a hand are discarded, as far as it has them."""
    for _ in range(number):
        if s.hands[player] and not is_insured(s, player):
            discard_card(s, player, s.rng.pick(s.hands[player]))


class Serpent(Effect):
    """Tempt an opposing ally: he comes over and draws cards, or refuses and discards one at random."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.opposing(s, me)) > 0

    def opposing(self, s: Cosmic, me: int) -> list[int]:
        side = 1 - s.side_of(me)
        return [ally for ally in s.allies(side) if ally != me and s.force[side * s.players + ally] > 0]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if s.recall(SERPENT_SUPER, me) != NOBODY:
            s.then([AskYes(ally, me, self.number, 1, ally) for ally in self.opposing(s, me)])
        else:
            s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [YES, NO] if stage == 1 else [s.player_atom(ally) for ally in self.opposing(s, me)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            victim = s.player_of(atom)
            s.push(AskYes(victim, me, self.number, 1, victim))
        elif atom == NO:
            discard_at_random(s, about, 1)
        else:
            side = 1 - s.side_of(me)
            number = s.force[side * s.players + about]
            change_sides(s, about, side, number)
            refresh(s)
            s.push(Draw(about, number))


class SerpentWild(AsksPlayer):
    """An ally changes sides or discards two cards at random; without a card he has no choice."""

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 1:
            return [YES, NO] if s.hands[about] else [YES]
        return [s.player_atom(ally) for ally in range(s.players) if ally != me and self.side(s, ally) != NOBODY]

    def side(self, s: Cosmic, player: int) -> int:
        """The side on which a player has allied tokens, or NOBODY."""
        for side in (OFF, DEF):
            if s.is_ally(player) and s.force[side * s.players + player] > 0:
                return side
        return NOBODY

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            victim = s.player_of(atom)
            s.push(AskYes(victim, me, self.number, 1, victim))
        elif atom == NO:
            discard_at_random(s, about, 2)
        else:
            side = self.side(s, about)
            change_sides(s, about, side, s.force[side * s.players + about])
            refresh(s)


class SerpentSuper(Effect):
    """Your power tempts every opposing ally."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        side = 1 - s.side_of(me)
        others = [ally for ally in s.allies(side) if ally != me and s.force[side * s.players + ally] > 0]
        return len(others) > 0 and not s.was_used(SERPENT, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
