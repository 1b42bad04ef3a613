"""Extra actions with a target of their own; the others re-use a basic action. INT-12.6 to 12.10"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import Atom, Player
from ....clockwork.step import Choice
from ....clockwork.text import Text
from ....mechanisms.offers import YesNo
from .. import notes
from ..components import (
    AUTOMATED_CONVOY,
    DEEP_DRILLING,
    DONE_ATOM,
    DOUBLE_SHIFT,
    PLANET_ATOM,
    PROSPECTING,
    RECRUITMENT,
    RESOURCE_ATOM,
    RESOURCES,
    Planet,
    Resource,
    Token,
    token_number,
)
from ..state import Interstellar
from .cubes import ToReserve, ToWarehouse, extractable, recharge, stocked
from .gains import gain_scientist
from .production import produce, productive, raisable, raise_one
from .screens import FromReserve


def can_recruit(s: Interstellar, player: Player) -> bool:
    """Whether the fuel is there, and a scientist in the general reserve. INT-1.8, 12.10"""
    return s.fuel[player] >= token_number(RECRUITMENT, "fuel") and s.locked_scientists[player] > 0


class Recruit(YesNo["Interstellar"]):
    """Recruitment Drive: a scientist for fuel. INT-12.6"""

    rule: ClassVar[str] = "INT-12.6"
    inner: ClassVar[bool] = True
    worded: ClassVar[tuple[str, ...]] = ("price",)

    def yes(self, s: Interstellar) -> None:
        fuel = token_number(RECRUITMENT, "fuel")
        s.fuel[self.player] -= fuel
        s.tell(notes.RECRUITS, self.player, fuel)
        for _ in range(token_number(RECRUITMENT, "scientists")):
            gain_scientist(s, self.player, notes.RECRUITED)

    def no(self, s: Interstellar) -> None:
        s.tell(notes.DECLINES, self.player, RECRUITMENT)

    def words(self, s: Interstellar) -> dict[str, int | Text]:
        return {"price": token_number(RECRUITMENT, "fuel")}


def targets(s: Interstellar, player: Player, token: Token) -> list[Planet]:
    """The player's planets on which an extra action does something. INT-12.8 to 12.10"""
    if token == DOUBLE_SHIFT:
        return productive(s, player)
    if token == AUTOMATED_CONVOY:
        return stocked(s, player)
    if token == DEEP_DRILLING:
        return extractable(s, player)
    assert token == PROSPECTING, f"token {token} has no planet for a target"
    return s.based(player)


class ExtraTarget(Choice["Interstellar"]):
    """On which planet an extra action takes effect. What can be declined is asked there. INT-12.6, 12.8, 12.9"""

    rule: ClassVar[str] = "INT-12.9"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, token: Token) -> None:
        super().__init__(player)
        self.token: Final = token

    def legal(self, s: Interstellar) -> list[Atom]:
        return [Atom(PLANET_ATOM + planet) for planet in targets(s, self.player, self.token)]

    def take(self, s: Interstellar, atom: Atom) -> None:
        planet = Planet(atom - PLANET_ATOM)
        s.tell(notes.TOKEN_PLANET, self.player, self.token, planet)
        if self.token == DOUBLE_SHIFT:
            produce(s, self.player, planet)
        elif self.token == AUTOMATED_CONVOY:
            s.push(ToReserve(self.player, planet, token_number(AUTOMATED_CONVOY, "cubes")))
        elif self.token == DEEP_DRILLING:
            s.push(ToWarehouse(self.player, planet, token_number(DEEP_DRILLING, "cubes")))
        else:
            recharge(s, self.player, planet, token_number(PROSPECTING, "cubes"), notes.TOKEN_GROWTH)


class Transmute(FromReserve):
    """Up to `left` cubes of the reserve, other than those `raised` just now, become one value higher. INT-12.9"""

    rule: ClassVar[str] = "INT-12.9"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, left: int, raised: tuple[int, ...]) -> None:
        super().__init__(player)
        self.left: Final = left
        self.raised: Final = raised

    def legal(self, s: Interstellar) -> list[Atom]:
        options = [Atom(RESOURCE_ATOM + resource) for resource in raisable(s.cubes_of(self.player), self.raised)]
        if options:
            options.append(DONE_ATOM)
        return options

    def take(self, s: Interstellar, atom: Atom) -> None:
        if atom == DONE_ATOM:
            return
        resource = Resource(atom - RESOURCE_ATOM)
        raised = raise_one(s.cubes, self.player * RESOURCES, resource, self.raised)
        s.tell(notes.TRANSMUTES, self.player, resource)
        if self.left > 1:
            s.push(Transmute(self.player, self.left - 1, raised))
