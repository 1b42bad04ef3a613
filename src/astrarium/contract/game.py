"""What a game gives: the rules that the mechanism plays, and an answer to everyone who asks something of it."""

from __future__ import annotations

from typing import Final

from ..clockwork.names import Atoms
from ..clockwork.options import Option
from ..clockwork.ruleset import Ruleset
from ..clockwork.step import Choice, S, Silence
from ..positions.ledger import Rule, read_ledger
from ..positions.record import LayoutRecord
from ..positions.upgrades import atom_now
from .bots import Bots
from .study import Study
from .table import Table
from .words import Words


class Game(Ruleset[S]):
    """One game: its vocabulary, its variants, how it begins, and its parts, each of which answers somebody.

    `record`: what a state consists of, for positions, views and saves. `bots`: how good a position is. `table`: how it
    looks. `study`: what designers ask. `words`: what is said to people. A game subclasses this class and the first four
    parts, with its own state in the place of S.

    `brief` are options that make a long game short enough to check.
    """

    def __init__(
        self,
        key: str,
        titles: dict[str, str],
        players: tuple[int, int],
        version: int,
        atoms: Atoms,
        record: LayoutRecord[S],
        bots: Bots[S],
        table: Table[S],
        study: Study[S],
        options: tuple[Option, ...] = (),
        switches: tuple[str, ...] = (),
        brief: dict[str, str] | None = None,
    ) -> None:
        super().__init__(key, titles, players, version, atoms, options, switches)
        self._record: Final = record
        self.bots: Final = bots
        self.table: Final = table
        self.study: Final = study
        self.words: Final = Words(atoms, record)
        self.brief: Final[dict[str, str]] = brief or {}
        self._rules: dict[str, Rule] | None = None

    @property
    def record(self) -> LayoutRecord[S]:
        return self._record

    def bound_for(self, players: int, options: dict[str, str]) -> int:
        """The number of decisions within which a game for so many, with these options, ends."""
        raise NotImplementedError

    def atom_now(self, version: int, name: str) -> str:
        """What an atom of that version of the rules is called by the present ones."""
        return atom_now(self.record.upgrades, self.version, version, name)

    @property
    def asks_in_secret(self) -> bool:
        """Whether there are decisions of which the others are not told who takes them."""
        hidden = [kind for kind in self.record.steps.values() if issubclass(kind, Choice) and kind.hidden]
        return hidden != [Silence]

    @property
    def rules(self) -> dict[str, Rule]:
        """The rule ledger, by id."""
        if self._rules is None:
            self._rules = read_ledger(self.key)
        return self._rules
