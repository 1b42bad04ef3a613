"""Tokens are committed to a side of the challenge. COS-P3.1, P6.4"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.step import Choice
from .. import notes
from ..effects.challenge_hooks import ask_commit_limit, ask_committed, ask_fetches
from ..effects.effect import ALLIES
from ..effects.table_hooks import ask_performed
from ..records import add
from ..state import Cosmic
from ..terms import OFF
from .settle import SETTLE
from .sources import commit_sources, number_at, take_from
from .stacks import commit

COMMIT: Final = 4
"""The most tokens in the cone. COS-P3.1"""


def commit_limit(s: Cosmic, player: int) -> int:
    """How many tokens the player may commit. COS-P3.1, P6.4"""
    return ask_commit_limit(s, player, COMMIT)


class Commit(Choice["Cosmic"]):
    """From which bases do the tokens come, one after the other. COS-P3.1, P3.2, P6.4"""

    rule: ClassVar[str] = "COS-P3.1"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, side: int, number: int, taken: int) -> None:
        super().__init__(player)
        self.side: Final = side
        self.number: Final = number
        self.taken: Final = taken

    def legal(self, s: Cosmic) -> list[int]:
        return commit_sources(s, self.player)

    def take(self, s: Cosmic, atom: int) -> None:
        take_from(s, self.player, atom, 1)
        s.push(Commit(self.player, self.side, self.number - 1, self.taken + 1))

    def run(self, s: Cosmic) -> None:
        first = self.number > 0 and self.taken == 0
        if first and ask_fetches(s, self.player, self.side, self.number):
            return
        options = self.legal(s) if self.number > 0 else []
        if not options:
            self._done(s)
        elif len(options) == 1:
            number = min(self.number, number_at(s, self.player, options[0]))
            take_from(s, self.player, options[0], number)
            s.push(Commit(self.player, self.side, 0, self.taken + number))
        else:
            s.ask(self, options)

    def _done(self, s: Cosmic) -> None:
        add(s.transit, self.player, -self.taken)
        add(s.force, self.side * s.players + self.player, self.taken)
        if s.marks:
            commit(s, self.player, self.side, self.taken)
        s.push(SETTLE)
        if self.side == OFF and self.player == s.offense:
            s.tell(notes.LAUNCHES, self.player, self.taken)
        else:
            s.tell(notes.ALLIES, self.player, self.side, self.taken)
            ask_performed(s, self.player, ALLIES)
        ask_committed(s, self.player, self.side, self.taken)
