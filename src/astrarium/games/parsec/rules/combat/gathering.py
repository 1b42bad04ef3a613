"""Picking some of several units, one by one, as three choices of a combat do."""

from __future__ import annotations

from typing import ClassVar, Final

from .....clockwork.names import Atom, Player
from .....clockwork.step import Choice
from .....clockwork.text import Text
from ...components import DONE_ATOM, UNIT_ATOM, Unit
from ...state import Parsec
from ..abilities import attack_with, defence_of
from ..fleets import unlike


class Gather(Choice["Parsec"]):
    """At least one of the `candidates`, besides those in `units`. Their order does not matter: they are kept sorted.

    A subclass says who may be picked (`candidates`), how the choice looks with one more (`after`), and what to do with
    them all (`done`).
    """

    inner: ClassVar[bool] = True

    def __init__(self, player: Player, units: tuple[Unit, ...]) -> None:
        super().__init__(player)
        self.units: Final = units

    def candidates(self, s: Parsec) -> list[Unit]:
        raise NotImplementedError

    def after(self, units: tuple[Unit, ...]) -> Gather:
        raise NotImplementedError

    def done(self, s: Parsec) -> None:
        raise NotImplementedError

    def legal(self, s: Parsec) -> list[Atom]:
        left = [unit for unit in self.candidates(s) if unit not in self.units]
        options = [Atom(UNIT_ATOM + unit) for unit in unlike(s, left)]
        if self.units:
            options.append(DONE_ATOM)
        return options

    def take(self, s: Parsec, atom: Atom) -> None:
        if atom == DONE_ATOM:
            self.done(s)
        else:
            s.push(self.after(tuple(sorted((*self.units, Unit(atom - UNIT_ATOM))))))


def odds_label(s: Parsec, key: str, units: tuple[Unit, ...], target: Unit) -> Text:
    """With how much these units strike, and what is set against it: told before a die falls."""
    return Text(key, {"attack": attack_with(s, units), "defence": defence_of(s, target)})
