"""Paying: nobody goes below nothing."""

from __future__ import annotations

from .step import Refusal
from .text import Text


def can_pay(purse: list[int], player: int, price: int) -> bool:
    return purse[player] >= price


def pay(purse: list[int], player: int, price: int) -> None:
    if purse[player] < price:
        raise ValueError(f"player {player} owns {purse[player]} and cannot pay {price}")
    purse[player] -= price


def too_dear(atom: int, price: int, owned: int, rule: str) -> Refusal:
    return Refusal(atom, Text("refused-too-dear", {"price": price, "owned": owned}), rule)
