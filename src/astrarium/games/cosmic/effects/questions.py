"""Questions that effects ask: for a player, a place, a number, a card. COS-8"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY, PASS
from ....clockwork.step import Choice
from .. import notes
from ..effect_numbers import FIRST_EDICT_EFFECT, FIRST_MOON_EFFECT, STEERED
from ..records import Lasting, Weighing, pair
from ..state import Cosmic
from .effect import EFFECTS
from .in_force import anyone_hears
from .timing import DECISION
from .vetoes import NAMING, take_verdict
from .windows import window


class Question(Choice["Cosmic"]):
    """Something an effect asks a player; `me` is whose effect it is. The effect knows the options and what follows."""

    rule: ClassVar[str] = "COS-4.2"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, me: int, effect: int, stage: int = 0, about: int = 0) -> None:
        super().__init__(player)
        self.me: Final = me
        self.effect: Final = effect
        self.stage: Final = stage
        self.about: Final = about

    def legal(self, s: Cosmic) -> list[int]:
        return EFFECTS[self.effect].options(s, self.me, self.stage, self.about)

    def take(self, s: Cosmic, atom: int) -> None:
        effect = EFFECTS[self.effect]
        if s.log is not None and atom != PASS and not (self.secret or self.hidden or effect.speaks(self.stage)):
            s.tell(notes.DECIDES, self.player, self.effect, atom)
        effect.answer(s, self.me, self.stage, self.about, atom)

    def run(self, s: Cosmic) -> None:
        if s.lasting and self.player == self.me and not self.secret and not self.hidden:
            other = steered_by(s, self.me, self.effect)
            if other != NOBODY:
                s.push(type(self)(other, self.me, self.effect, self.stage, self.about))
                return
        super().run(s)


def steered_by(s: Cosmic, player: int, power: int) -> int:
    """Who makes the open choices of the use of a power instead of its owner, or NOBODY. powers.toml force"""
    for at in range(0, len(s.lasting), Lasting.SIZE):
        if s.lasting[at + Lasting.EFFECT] == STEERED and s.lasting[at + Lasting.ABOUT] == pair(power, player):
            return s.lasting[at + Lasting.PLAYER]
    return NOBODY


class Named(Question):
    """A player or base; what an Edict asks for can be vetoed before it is carried out, like a `Weighed` decision."""

    def legal(self, s: Cosmic) -> list[int]:
        options = super().legal(s)
        return [atom for atom in options if atom not in s.banned] if s.banned else options

    def take(self, s: Cosmic, atom: int) -> None:
        banned = s.banned
        edict = FIRST_EDICT_EFFECT <= self.effect < FIRST_MOON_EFFECT
        if edict and not s.decided and anyone_hears(s, DECISION):
            others = len(self.legal(s)) > 1
            s.banned = []
            s.decided = [NAMING, self.player, atom, 0, 1 if others else 0, *banned]
            s.push(self)
            s.push(window(DECISION))
        else:
            s.banned = []
            super().take(s, atom)

    def run(self, s: Cosmic) -> None:
        if s.decided and s.decided[Weighing.KIND] == NAMING and s.decided[Weighing.PLAYER] == self.player:
            atom = s.decided[Weighing.ATOM]
            if not take_verdict(s):
                super().take(s, atom)
                return
        super().run(s)


class AskPlayer(Named):
    """Which player?"""


class AskPlace(Named):
    """Which base or planet?"""


class AskAmount(Question):
    """How many?"""


class AskYes(Question):
    """Yes or no?"""


class AskWay(Question):
    """One of several ways to go on."""


class AskPower(Question):
    """Which power?"""


class AskName(Question):
    """Name a card, a type of card, a condition... openly."""


class AskCard(Question):
    """Which card of one's hand? The others see that one is chosen, not which, nor that there was only one."""

    secret: ClassVar[bool] = True
    always: ClassVar[bool] = True


class AskSecret(Question):
    """A secret number, place or claim."""

    secret: ClassVar[bool] = True
    always: ClassVar[bool] = True


class AskHidden(Question):
    """A question that only those may be asked who hold something: nobody is told."""

    hidden: ClassVar[bool] = True
