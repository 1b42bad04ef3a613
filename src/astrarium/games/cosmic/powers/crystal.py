"""Crystal, with both sides of its Flare."""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY, PASS
from ....clockwork.step import Choice
from .. import notes
from ..atoms import AMOUNT_ATOM
from ..components import POWER
from ..effect_numbers import EFFECT
from ..effects.challenge_hooks import ask_may_move
from ..effects.effect import Effect
from ..effects.openings import amounts
from ..effects.questions import AskAmount
from ..records import Lasting
from ..rules.alliances import dismiss
from ..rules.commitment import COMMIT, Commit, commit_limit
from ..rules.settle import Settle
from ..rules.sources import movable
from ..rules.tokens import recall_force
from ..state import Cosmic
from ..terms import DEF, OFF

CRYSTAL: Final = POWER.index("crystal")
CRYSTAL_SUPER: Final = EFFECT.index("flare_crystal_super")
CRYSTAL_MOST: Final = 8


class Crystal(Effect):
    """Fix how many tokens each other ally has in the challenge: 1 to 4, with the Flare 0 to 8 for one of them."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.groups(s, me)) > 0

    def groups(self, s: Cosmic, me: int) -> list[int]:
        """The other allies whose number could be changed, as player * 2 + side."""
        found: list[int] = []
        for side in (OFF, DEF):
            for player in s.allies(side):
                if player != me and len(self.options(s, me, 0, player * 2 + side)) > 1:
                    found.append(player * 2 + side)
        return found

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.then([AskAmount(me, me, self.number, 0, group) for group in self.groups(s, me)])

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        player = about // 2
        now = s.force[about % 2 * s.players + player]
        if now == 0:
            return []
        first = 1
        last = min(COMMIT, commit_limit(s, player))
        at = s.recall(CRYSTAL_SUPER, me)
        if at != NOBODY and s.lasting[at + Lasting.ABOUT] == 0:
            first = 0
            last = CRYSTAL_MOST if last == COMMIT else last
        last = min(last, now + movable(s, player))
        return [PASS] + [atom for atom in amounts(first, last) if atom != AMOUNT_ATOM + now]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom == PASS:
            return
        player = about // 2
        side = about % 2
        number = atom - AMOUNT_ATOM
        at = s.recall(CRYSTAL_SUPER, me)
        if at != NOBODY and (number == 0 or number > COMMIT):
            s.lasting[at + Lasting.ABOUT] = 1
        now = s.force[side * s.players + player]
        if number == 0:
            dismiss(s, player, side)
        elif number < now:
            recall_force(s, player, side, now - number)
        else:
            s.push(Commit(player, side, number - now, 0))


class CrystalWild(Effect):
    """Rearrange your tokens among your bases, at least one on each."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        places = self.places(s, me)
        return len(places) > 1 and any(s.at(me, place) > self.least(s, me, place) for place in places)

    def places(self, s: Cosmic, me: int) -> list[int]:
        return [place for place in s.base_list(me) if not s.is_dust(place)]

    def least(self, s: Cosmic, me: int, place: int) -> int:
        """How many tokens must stay: one, or all where they may not move."""
        return 1 if ask_may_move(s, me, place, True) else s.at(me, place)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        places = self.places(s, me)
        for place in places:
            extra = s.at(me, place) - self.least(s, me, place)
            s.lift(me, place, extra)
            s.transit[me] += extra
        s.then([Rearrange(me, place, place == places[-1]) for place in places])


class Rearrange(Choice["Cosmic"]):
    """How many more of the tokens at hand stand on a base; the last one gets the rest. flares.toml crystal"""

    rule: ClassVar[str] = "COS-6.5"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, place: int, rest: bool) -> None:
        super().__init__(player)
        self.place: Final = place
        self.rest: Final = rest

    def legal(self, s: Cosmic) -> list[int]:
        left = s.transit[self.player]
        return amounts(left if self.rest else 0, left)

    def take(self, s: Cosmic, atom: int) -> None:
        number = atom - AMOUNT_ATOM
        if number > 0:
            s.transit[self.player] -= number
            s.put(self.player, self.place, number)
            s.tell(notes.MOVES, self.player, self.place, number)
        if self.rest:
            s.push(Settle())


class CrystalSuper(Effect):
    """Your power may set 0 to 8 tokens for one ally."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        others = [player for player in range(s.players) if s.is_ally(player) and player != me]
        return len(others) > 0 and not s.was_used(CRYSTAL, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
