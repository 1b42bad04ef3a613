"""Assassin, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, NOTHING
from ....clockwork.step import Step
from .. import notes
from ..atoms import PLACE_ATOM
from ..cards.cones import points_to
from ..components import ATTACK_TYPE, DESTINY_COLOUR, FIRST_COMET, FIRST_CONE, IS_MOON, WILD
from ..effect_numbers import EFFECT
from ..effects.effect import Effect
from ..effects.openings import AsksPlayer
from ..effects.questions import AskPlace
from ..records import ROOM, Lasting
from ..rules.landing import land
from ..rules.loss_in_progress import BY_EFFECT
from ..rules.resolution import leave_challenge
from ..rules.settle import Settle
from ..rules.tokens import Lose
from ..rules.victory import TOGETHER
from ..state import Cosmic
from ..terms import OFF
from .shared.outcomes import any_tokens, prey

ASSASSIN_SUPER: Final = EFFECT.index("flare_assassin_super")


class Assassin(AsksPlayer):
    """Whenever a destiny card shows another's colour, a token of that colour dies on a base of your choice."""

    def victims(self, s: Cosmic, me: int) -> list[int]:
        """Whose tokens the card exposes: the colour's, on a wild card anybody's. COS-15.6, 7.6"""
        card = s.drawn
        if card == NOBODY or card >= FIRST_COMET:
            return []
        if card >= FIRST_CONE:
            players = points_to(s, card)
        elif DESTINY_COLOUR[card] == WILD:
            players = s.around(me)
        else:
            players = [player for player in range(s.players) if s.colour[player] == DESTINY_COLOUR[card]]
        return [player for player in players if player != me and prey(s, player)]

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [s.player_atom(player) for player in self.victims(s, me)]
        return [PLACE_ATOM + place for place in prey(s, about)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            s.push(AskPlace(me, me, self.number, 1, s.player_of(atom)))
            return
        place = atom - PLACE_ATOM
        s.lift(about, place, 1)
        s.transit[about] += 1
        s.then([Settle(), Lose(about, 1, BY_EFFECT), Killed(me, about, place, s.warp[about] + s.pending[about])])


class Killed(Step["Cosmic"]):
    """Has the Assassin's victim really gone to the Warp? Then the place is noted, for the Super Flare."""

    def __init__(self, player: int, victim: int, place: int, number: int) -> None:
        self.player: Final = player
        self.victim: Final = victim
        self.place: Final = place
        self.number: Final = number

    def run(self, s: Cosmic) -> None:
        if s.warp[self.victim] + s.pending[self.victim] > self.number:
            s.lasting += [ASSASSIN_SUPER, self.player, s.drawn * ROOM + self.place]


class AssassinWild(Effect):
    """Defeated by an Attack card you give one token more, and all who beat you are lost with it."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.winner == OFF and s.kind[OFF] == ATTACK_TYPE and any_tokens(s, OFF) and len(self.martyrs(s, me)) > 0

    def martyrs(self, s: Cosmic, me: int) -> list[int]:
        """The own bases with tokens outside the challenge."""
        places = prey(s, me)
        if s.target in places and s.guard() == me and s.at(me, s.target) == s.guarded():
            places.remove(s.target)
        return places

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlace(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [PLACE_ATOM + place for place in self.martyrs(s, me)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        s.lift(me, atom - PLACE_ATOM, 1)
        s.transit[me] += 1
        if s.target == atom - PLACE_ATOM and s.guard() == me and s.withdrawn > 0:
            s.withdrawn -= 1
        steps: list[Step[Cosmic]] = [Settle(), Lose(me, 1, BY_EFFECT)]
        for player in [s.offense, *s.around(s.offense)]:
            steps.append(Lose(player, leave_challenge(s, player, OFF), BY_EFFECT))
        s.then([*steps, TOGETHER])


class AssassinSuper(Effect):
    """A token of yours from the Warp takes the place of the one you have just killed in your turn."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        place = self.place(s, me)
        if place == NOBODY or s.warp[me] == 0 or s.turn != me:
            return False
        return not IS_MOON[place] or s.occupants(place) in ([], [me])

    def place(self, s: Cosmic, me: int) -> int:
        """Where the token was that this destiny card has killed, or NOTHING."""
        found = NOTHING
        for at in range(0, len(s.lasting), Lasting.SIZE):
            noted = s.lasting[at + Lasting.EFFECT] == self.number and s.lasting[at + Lasting.PLAYER] == me
            if noted and s.drawn != NOBODY and s.lasting[at + Lasting.ABOUT] // ROOM == s.drawn:
                found = s.lasting[at + Lasting.ABOUT] % ROOM
        return found

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.warp[me] -= 1
        s.transit[me] += 1
        s.tell(notes.FREES, me, 1)
        land(s, me, self.place(s, me), 1)
        s.push(Settle())
