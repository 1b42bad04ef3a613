"""What the state and the first steps leave to the rules that come after them."""

from __future__ import annotations

from ....clockwork.chance import Rng
from ..effects.windows import Window
from ..invariants import check
from ..knowledge import deal_unknown
from ..state import Cosmic, Referee
from .aftermath import settle
from .offers import Offering, open_window
from .stacks import follow
from .victory import TEST_VICTORY, Together, champions


class Umpire(Referee):
    """Every question that a module asks of one that comes after it is answered here."""

    def deal_unknown(self, s: Cosmic, player: int, rng: Rng) -> None:
        deal_unknown(s, player, rng)

    def check(self, s: Cosmic) -> None:
        check(s)

    def watch(self, s: Cosmic) -> None:
        watch_victory(s)

    def follow(self, s: Cosmic, player: int, place: int, number: int) -> None:
        follow(s, player, place, number)

    def open_window(self, s: Cosmic, timing: int, group: int, opened: bool) -> None:
        open_window(s, timing, group, opened)

    def settle(self, s: Cosmic) -> None:
        settle(s)


def watch_victory(s: Cosmic) -> None:
    """A condition that looks at cards or the Warp is tested after every step that leaves nothing on its way. COS-2.9

    What an effect or a step of the challenge does is done when the next window opens, or the round in it goes on.
    """
    if not isinstance(s.stack[-1], (Window, Offering)):
        return
    if s.champions or s.losses or s.draws or s.gained or s.terms:
        return
    for player in range(s.players):
        if s.transit[player] > 0 or s.settled[player] != s.bases[player]:
            return
    if champions(s) and not s.waits(Together):
        s.push(TEST_VICTORY)
