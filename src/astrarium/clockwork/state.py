"""A game in progress."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from .chance import Rng
from .names import ALL, NOBODY, Atom, Names, Player
from .step import Choice, IllegalChoice, Refusal, Step
from .text import EVERYONE, NONE, Note, NoteKind, Text, note

if TYPE_CHECKING:
    from .ruleset import Ruleset


class State:
    """What lies on the table, what the rules still have to do, and the decision they wait for.

    `players` decide. `sides` are the players and, numbered after them, those for whom nobody decides, such as a solo
    automa: ids, scores and everything that is kept by `PLAYER` has an entry for each side.

    A `patient` table pauses wherever somebody might have a secret answer, as far as the others know, even if nobody
    has one: so a pause does not tell that somebody could react. It pauses once between two things that all can see;
    then it is `hushed`. A pause is a decision whose only option is to pass, and no player takes it.
    """

    key: ClassVar[str] = ""
    """The game's key."""

    def __init__(self, players: int, sides: int = 0) -> None:
        self.players: int = players
        self.sides: int = max(players, sides)
        self.rng: Rng = Rng(1)
        self.stack: list[Step[Any]] = []
        self.choice: Choice[Any] | None = None
        self.offered: list[Atom] = []
        self.over: bool = False
        self.shown_to: list[int] = [0] * players
        self.shown_to_all: int = 0
        self.log: list[Note] | None = None
        self.without: frozenset[str] = frozenset()
        self.patient: bool = False
        self.hushed: bool = False

    # What a game answers

    def clone(self) -> State:
        """A copy that shares nothing mutable. The copy keeps no log."""
        raise NotImplementedError

    def deal_unknown(self, player: int, rng: Rng) -> None:
        """Deal anew everything on the table that the player (NOBODY: a spectator) cannot know."""
        self.game.record.deal_unknown(self, player, rng)

    @property
    def scores(self) -> list[int]:
        """The points of every side."""
        raise NotImplementedError

    @property
    def winners(self) -> Sequence[int]:
        """The sides that won: none until the game is over, and none where somebody played alone and lost."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise AssertionError where a component of the box is not in exactly one place."""
        self.game.record.check(self)

    def player_ids(self) -> list[str]:
        """How positions name the sides."""
        return [f"player{number + 1}" for number in range(self.sides)]

    def player_text(self, player: int) -> Text:
        return Text("player", {"number": player + 1})

    def thing_text(self, domain: Names, index: int) -> Text:
        """What a thing is called at this table, in prompts, options and notes. See `Seated` for names of players."""
        return self.player_text(index) if domain.key == "player" else domain.text(index)

    # What the rules use

    def everyone(self) -> list[Player]:
        """All players, the first one first: a list that nobody changes."""
        return ALL[self.players]

    def push(self, step: Step[Any]) -> None:
        self.stack.append(step)

    def then(self, steps: list[Step[Any]]) -> None:
        """Do these steps next, in the order in which they are listed."""
        # One by one: a turned copy would be made only to be thrown away.
        for place in range(len(steps) - 1, -1, -1):
            self.stack.append(steps[place])

    def waits(self, kind: type[Step[Any]]) -> bool:
        """Whether a step of that class is still to be done."""
        for step in self.stack:
            if isinstance(step, kind):
                return True
        return False

    def cut(self, kind: type[Step[Any]]) -> None:
        """Leave out everything before the next step of that class, which is then next."""
        assert self.waits(kind), f"no {kind.__name__} is waiting"
        while not isinstance(self.stack[-1], kind):
            self.stack.pop()

    def ask(self, choice: Choice[Any], options: list[Any]) -> None:
        self.choice = choice
        self.offered = options
        if self.patient:
            self.hushed = choice.hidden

    def ask_again(self) -> None:
        """The options of the pending decision, after what they depend on has been dealt anew."""
        if self.choice is not None:
            self.offered = self.choice.legal(self)

    def end(self) -> None:
        self.over = True
        self.stack.clear()

    def show(self, player: int = EVERYONE) -> None:
        """Something hidden has just been seen by a player or by all: what led here cannot be taken back."""
        # Mostly to all, and that counter is no entry of a list: compiled, it then stays a machine word.
        if player == EVERYONE:
            self.shown_to_all += 1
        else:
            self.shown_to[player] = self.shown_to[player] + 1

    @property
    def shown(self) -> list[int]:
        """How often each player, and last of all everyone, has been shown something."""
        return [*self.shown_to, self.shown_to_all]

    def tell(self, kind: NoteKind, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE, e: int = NONE) -> None:
        """A note for everyone, with a value for each field of its kind."""
        self.hushed = False
        if self.log is not None:
            self.log.append(note(kind, (a, b, c, d, e), EVERYONE))

    def tell_all(self, kind: NoteKind, values: tuple[int, ...]) -> None:
        """A note for everyone with more numbers than `tell` takes, or with amounts of each thing."""
        self.hushed = False
        if self.log is not None:
            width = self.game.record.width(kind)
            assert len(values) == width, f"{kind.key} has {width} numbers and was given {values}"
            self.log.append(Note(kind, values, EVERYONE))

    def whisper(self, player: int, kind: NoteKind, a: int = NONE, b: int = NONE, c: int = NONE) -> None:
        """A note for one player's eyes."""
        if self.log is not None:
            self.log.append(note(kind, (a, b, c), player))

    # What everyone uses

    @property
    def player(self) -> Player:
        """Who decides now: NOBODY once the game is over."""
        choice = self.choice
        return NOBODY if choice is None else choice.player

    @property
    def legal(self) -> tuple[Atom, ...]:
        return tuple(self.offered)

    def apply(self, atom: int) -> None:
        """The player who is asked picks this atom; then the rules go on until the next decision."""
        choice = self.choice
        if choice is None or not self.offers(atom):
            raise self.refusal_of(atom)
        self.choice = None
        choice.take(self, Atom(atom))
        self.advance()

    def offers(self, atom: int) -> bool:
        """Whether the atom is open now. A plain loop: compiled, `in` would compare ints as objects."""
        for option in self.offered:
            if option == atom:
                return True
        return False

    def advance(self) -> None:
        stack = self.stack
        while self.choice is None:
            if not stack:
                self.over = True
                self.offered = []
                return
            stack.pop().run(self)

    def imagine(self, player: int, rng: Rng) -> State:
        """A clone as the table might be for all the player (NOBODY: a spectator) knows, chance to come included."""
        other = self.clone()
        other.deal_unknown(player, rng)
        other.rng = rng.split()
        other.patient = other.hushed = False
        other.ask_again()
        return other

    def play(self, name: str) -> None:
        """Apply an atom by its name."""
        self.apply(self.game.atoms.index(name))

    def refused(self) -> list[Refusal]:
        choice = self.choice
        return [] if choice is None else choice.refused(self)

    @property
    def game(self) -> Ruleset[Any]:
        """The game, as the mechanism knows it; `contract.registry.game(state.key)` is all of it."""
        from .registry import ruleset

        return ruleset(self.key)

    @property
    def legal_names(self) -> tuple[str, ...]:
        names = self.game.atoms.names
        return tuple(names[atom] for atom in self.offered)

    def waits_for(self, viewer: int) -> Player:
        """The player who decides, as far as the viewer may know it."""
        choice = self.choice
        if choice is None or (choice.hidden and (viewer != choice.player or self.is_silent)):
            return NOBODY
        return choice.player

    def pauses(self) -> bool:
        """Whether the table pauses now if somebody might have an answer."""
        return self.patient and not self.hushed

    @property
    def is_silent(self) -> bool:
        """Whether this is but a pause: somebody is asked in secret who has nothing to decide."""
        choice = self.choice
        return choice is not None and choice.hidden and len(self.offered) == 1

    def view(self, player: int | None = None) -> dict[str, object]:
        """The position as that player may know it (None: a spectator), ready for JSON."""
        return self.game.record.view(self, NOBODY if player is None else player)

    def observe(self, player: int) -> list[int]:
        """What the player knows, as a fixed number of ints; `game.record.columns` says what each is."""
        return self.game.record.observe(self, player)

    def to_json(self) -> dict[str, object]:
        """The whole position, secrets included, also in the middle of a decision."""
        return self.game.record.encode(self)

    def copy_into(self, other: State) -> None:
        """The kernel's share of a clone."""
        other.rng = self.rng.clone()
        other.stack = self.stack.copy()
        other.choice = self.choice
        other.offered = self.offered
        other.over = self.over
        other.shown_to = self.shown_to.copy()
        other.shown_to_all = self.shown_to_all
        other.without = self.without
        other.patient = self.patient
        other.hushed = self.hushed

    def __repr__(self) -> str:
        if self.over:
            return f"<{self.key}: over, {self.scores}>"
        return f"<{self.key}: {self.player_ids()[self.player]} decides {type(self.choice).__name__}, {self.scores}>"

    def _repr_svg_(self) -> str:
        from .registry import painter

        return painter()(self, self.player)

    def refusal_of(self, atom: int) -> IllegalChoice:
        """Why an atom is not open."""
        names = self.game.atoms.names
        name = names[atom] if 0 <= atom < len(names) else f"atom {atom}"
        if self.choice is None:
            return IllegalChoice(name, Text("refused-over"), "")
        for refusal in self.choice.refused(self):
            if refusal.atom == atom:
                return IllegalChoice(name, refusal.reason, refusal.rule)
        return IllegalChoice(name, Text("refused-not-offered"), self.choice.rule)
