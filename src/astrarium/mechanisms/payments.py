"""Payments: nobody can pay more than they have."""

from __future__ import annotations

from typing import ClassVar, Final, Generic

from ..clockwork.step import Choice, Refusal, S
from ..clockwork.text import Text
from .fitting import fits


def can_pay(purse: list[int], player: int, price: int) -> bool:
    return purse[player] >= price


def pay(purse: list[int], player: int, price: int) -> None:
    if purse[player] < price:
        raise ValueError(f"player {player} owns {purse[player]} and cannot pay {price}")
    purse[player] -= price


def too_dear(atom: int, price: int, owned: int, rule: str) -> Refusal:
    return Refusal(atom, Text("refused-too-dear", {"price": price, "owned": owned}), rule)


# Prices of several kinds. What a player owns is a part of one flat list, from `start` on.


def can_pay_all(purse: list[int], start: int, price: list[int]) -> bool:
    for kind in range(len(price)):
        if purse[start + kind] < price[kind]:
            return False
    return True


def pay_all(purse: list[int], start: int, price: list[int]) -> None:
    if not can_pay_all(purse, start, price):
        raise ValueError(f"{purse[start : start + len(price)]} cannot pay {price}")
    for kind in range(len(price)):
        purse[start + kind] -= price[kind]


def lacks(atom: int, price: Text, owned: Text, rule: str) -> Refusal:
    """As `too_dear`, with price and purse in words, such as `RESOURCE.counted(price)`."""
    return Refusal(atom, Text("refused-lacks", {"price": price, "owned": owned}), rule)


class PayEach(Choice[S], Generic[S]):
    """A price is paid unit by unit, in the order of `owed`, where one kind may stand for another.

    Only kinds that leave the rest payable are offered. A subclass says what stands for what (`accepts`), what the
    player `owns`, where a unit goes (`paid`), and how the choice looks with less left to pay (`after`).
    """

    inner: ClassVar[bool] = True
    price: ClassVar[bool] = True
    kinds: ClassVar[int]
    """How many kinds there are."""
    first_kind: ClassVar[int]
    """The atom of the first kind."""

    def __init__(self, player: int, owed: tuple[int, ...]) -> None:
        super().__init__(player)
        self.owed: Final = owed

    def accepts(self, s: S, owed: int, kind: int) -> bool:
        """Whether a unit of this kind pays for one that is owed."""
        return owed == kind

    def owns(self, s: S, kind: int) -> int:
        """How many units of this kind the player has."""
        raise NotImplementedError

    def paid(self, s: S, owed: int, kind: int) -> None:
        """A unit of this kind leaves the player."""
        raise NotImplementedError

    def after(self, owed: tuple[int, ...]) -> PayEach[S]:
        """The same payment with only these left."""
        raise NotImplementedError

    def payable(self, s: S, spent: int, owed: tuple[int, ...]) -> bool:
        """Whether these can all be paid once a unit of the kind `spent` is gone (NOBODY: none)."""
        wanted = [0] * self.kinds
        for kind in owed:
            wanted[kind] += 1
        coins: list[int] = []
        for kind in range(self.kinds):
            number = self.owns(s, kind) - (1 if kind == spent else 0)
            if number > 0:
                mask = 0
                for need in range(self.kinds):
                    if wanted[need] > 0 and self.accepts(s, need, kind):
                        mask |= 1 << need
                coins += [mask] * number
        return fits(wanted, coins)

    def legal(self, s: S) -> list[int]:
        first = self.owed[0]
        rest = self.owed[1:]
        return [
            self.first_kind + kind
            for kind in range(self.kinds)
            if self.owns(s, kind) > 0 and self.accepts(s, first, kind) and self.payable(s, kind, rest)
        ]

    def take(self, s: S, atom: int) -> None:
        if len(self.owed) > 1:
            s.push(self.after(self.owed[1:]))
        self.paid(s, self.owed[0], atom - self.first_kind)
