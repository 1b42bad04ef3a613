"""A game being played: its state, its atoms so far, its log, and what may be taken back."""

from __future__ import annotations

from typing import Any, Final

from .chance import Seed, number_of
from .names import NOBODY
from .registry import teller
from .ruleset import Ruleset
from .state import State
from .text import EVERYONE, Note


class Former:
    """Decisions made by former rules: their version, and the atoms by the names they had then."""

    def __init__(self, version: int, atoms: list[str]) -> None:
        self.version: Final = version
        self.atoms: Final = atoms


class Opening:
    """Where the present rules take over a match that former ones began: the table, the log, and what was decided."""

    def __init__(self, state: State, notes: list[Note], former: list[Former]) -> None:
        self.state: Final = state
        self.notes: Final = notes
        self.former: Final = former


class Moment:
    """The state before an atom was applied, kept while that atom may still be taken back."""

    def __init__(self, state: State, player: int, notes: int) -> None:
        self.state: Final = state
        self.player: Final = player
        self.notes: Final = notes


class Match:
    """A match is its seed, its options and its atoms: everything else follows from them.

    If the rules have changed since it began, it goes on from its `opening`, and `atoms` are those taken since.
    """

    def __init__(
        self,
        game: Ruleset[Any],
        players: int,
        seed: Seed,
        options: dict[str, str],
        without: frozenset[str] = frozenset(),
        patient: bool = False,
        opening: Opening | None = None,
    ) -> None:
        self.game: Final = game
        self.seed: Final[Seed] = seed
        self.options: Final = options
        self.without: Final = without
        self.patient: Final = patient if opening is None else opening.state.patient
        self.opening: Final = opening
        self.atoms: list[int] = []
        self.state: State = (
            game.begin(players, seed, options, without, log=True, patient=patient)
            if opening is None
            else opening.state.clone()
        )
        self.notes: list[Note] = [] if opening is None else opening.notes.copy()
        self.moments: list[Moment] = []
        self._gather()

    def afresh(self) -> Match:
        """The same game, dealt the same, before its first decision, or where the present rules took over."""
        return Match(self.game, self.state.players, self.seed, self.options, self.without, self.patient, self.opening)

    def apply(self, atom: int) -> None:
        before = self.state.clone()
        self.state.apply(atom)
        self._came_from(before, atom)

    def ahead(self, atom: int) -> State:
        """Where the atom leads, with what is told there as its log; the match itself stands still."""
        after = self.state.clone()
        after.log = []
        after.apply(atom)
        return after

    def go_on(self, atom: int, after: State) -> None:
        """Take the atom that leads to a state found by `ahead`. The state before is left as it was."""
        before = self.state
        self.state = after
        self._came_from(before, atom)

    def _came_from(self, before: State, atom: int) -> None:
        """An atom has been taken: what may go back now, and what was told."""
        self.atoms.append(atom)
        if self.moments and self.moments[-1].player != before.player:
            self.moments.clear()
        self.moments.append(Moment(before, before.player, len(self.notes)))
        if cannot_be_unseen(before, self.state):
            self.moments.clear()
        self._gather()

    def play(self, name: str) -> None:
        """Apply an atom by its name."""
        self.apply(self.game.atoms.index(name))

    def may_undo(self, player: int) -> bool:
        """Until another player decides, chance is drawn or something hidden is shown, one's own atoms may go back."""
        return bool(self.moments) and self.moments[-1].player == player

    def undo(self, player: int) -> None:
        if not self.may_undo(player):
            raise ValueError("there is nothing that this player may take back")
        moment = self.moments.pop()
        self.state = moment.state
        self.state.log = []
        del self.notes[moment.notes :]
        self.atoms.pop()

    def notes_for(self, player: int) -> list[Note]:
        """The log as that player (NOBODY: a spectator) may read it."""
        return [note for note in self.notes if note.audience == EVERYONE or note.audience == player != NOBODY]

    @property
    def number(self) -> int:
        """What names this game where a number is needed: its seed, or one made from what was published."""
        return number_of(self.seed)

    def save(self) -> dict[str, object]:
        """The whole game, all secrets included: atoms, by which these rules play it again, and the position, from which
        later ones can go on."""
        found: dict[str, object] = {
            "game": self.game.key,
            "version": self.game.version,
            "players": self.state.players,
            "options": self.options,
            "without": sorted(self.without),
            "patient": self.patient,
            **self._origin(),
            "atoms": [self.game.atoms.names[atom] for atom in self.atoms],
            "position": self.state.to_json(),
        }
        if self.opening is not None:
            found["opening"] = self.opening.state.to_json()
            found["former"] = [{"version": one.version, "atoms": one.atoms} for one in self.opening.former]
        return found

    def _origin(self) -> dict[str, object]:
        """From what everything was dealt."""
        return {"seed": self.seed} if isinstance(self.seed, int) else {"chance": self.seed.to_json()}

    def __repr__(self) -> str:
        return f"<match: {len(self.atoms)} decisions, {self.state!r}>"

    def _repr_html_(self) -> str:
        return teller()(self)

    def _gather(self) -> None:
        if self.state.log:
            self.notes.extend(self.state.log)
        self.state.log = []


def cannot_be_unseen(before: State, after: State) -> bool:
    """Whether chance was drawn or something hidden was shown between: then nothing that came before can go back."""
    return before.rng.state != after.rng.state or before.shown != after.shown
