"""What a game gives, and the registry in which it is found."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from math import exp
from types import ModuleType
from typing import Any, Final

from ..positions import codec as position
from ..positions.layout import Piece
from ..positions.ledger import Rule, read_ledger
from ..positions.upgrades import Upgrade, upgraded
from ..scenes.scene import Scene
from ..study.traits import Trait, Trial, first_told, told_traits
from .names import NOBODY, Atoms, Names
from .sealed import Seed, stream_of
from .state import State
from .step import Choice, Silence, Step
from .text import Note, NoteKind, Text, listed


class Option:
    """A variant of the rules: its name, the values it may have, and the rule that describes it.

    `fullest` is the value with which most of the game takes part, unless told the last one.
    """

    def __init__(self, name: str, values: tuple[str, ...], default: str, rule: str, fullest: str = "") -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
        self.rule: Final = rule
        self.fullest: Final = fullest or values[-1]

    def accepts(self, value: str, players: int) -> bool:
        return value in self.values

    def hint(self, players: int) -> str:
        return " or ".join(repr(value) for value in self.values)


class Flag(Option):
    """A part of the game that is used or not."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, ("off", "on"), "off", rule)


class SomeOf(Option):
    """Any set of words, joined by hyphens; the values stand for sets of their own, such as `none` and `all`.

    Where the words are components, `domain` says of which sort, so that they are called by their names.
    """

    def __init__(
        self, name: str, words: tuple[str, ...], values: tuple[str, ...], default: str, rule: str, domain: str = ""
    ) -> None:
        super().__init__(name, values, default, rule)
        self.words: Final = words
        self.domain: Final = domain

    def accepts(self, value: str, players: int) -> bool:
        parts = value.split("-")
        known = all(part in self.words for part in parts) and len(set(parts)) == len(parts)
        return value in self.values or known

    def hint(self, players: int) -> str:
        return f"{super().hint(players)} or some of {', '.join(self.words[:8])}... joined by -"


class Game:
    """One game: its vocabulary, its pieces, its rules, and how it begins.

    `domains` says how the numbers in attributes of steps and fields of notes are read, by name; names in `counted` say
    how many there are of each thing of a domain. `brief` are options that make a long game short enough to check.

    `bound` is the number of decisions within which every game ends; `switches` names the components whose effect can be
    switched off; `derived` names attributes of the state that follow from those in the layout; `trait_kinds` are what
    can be said of a player once the game is over. `upgrades` lead from former versions of the rules to the present one,
    each by the version that it leads from.

    `doubt` and `trust` say how much more than usual a search doubts what it saw so far, and trusts its first guess:
    more of both where chance and others decide most, so that a few games tell little. `cost` is how many times as long
    one of its games takes as usual: the levels of the table play so many fewer.
    """

    def __init__(
        self,
        key: str,
        titles: dict[str, str],
        players: tuple[int, int],
        version: int,
        atoms: Atoms,
        domains: dict[str, Names],
        layout: list[Piece],
        rooms: list[ModuleType],
        bound: int,
        counted: dict[str, Names] | None = None,
        brief: dict[str, str] | None = None,
        options: tuple[Option, ...] = (),
        switches: tuple[str, ...] = (),
        derived: tuple[str, ...] = (),
        trait_kinds: tuple[Trait, ...] = (),
        doubt: float = 1.0,
        trust: float = 1.0,
        cost: int = 1,
        upgrades: dict[int, Upgrade] | None = None,
    ) -> None:
        self.key: Final = key
        self.titles: Final = titles
        self.least: Final = players[0]
        self.most: Final = players[1]
        self.version: Final = version
        self.atoms: Final = atoms
        self.domains: Final = domains
        self.layout: Final = layout
        self.steps: Final[dict[str, type[Any]]] = {Silence.__name__: Silence} | steps_in(rooms)
        self.bound: Final = bound
        self.counted: Final[dict[str, Names]] = counted or {}
        self.brief: Final[dict[str, str]] = brief or {}
        self.options: Final = options
        self.switches: Final = switches
        self.derived: Final = derived
        self.trait_kinds: Final = trait_kinds
        self.doubt: Final = doubt
        self.trust: Final = trust
        self.cost: Final = cost
        self.upgrades: Final[dict[int, Upgrade]] = upgrades or {}
        self._rules: dict[str, Rule] | None = None

    # What a game answers

    def blank(self, players: int) -> State:
        """A state with nothing on the table."""
        raise NotImplementedError

    def set_up(self, s: State, options: dict[str, str]) -> None:
        """From the box to what the rules do first."""
        raise NotImplementedError

    def derive(self, s: State) -> None:
        """Work out the attributes that follow from those in the layout, once a position has been read."""

    def observation(self, players: int) -> list[str]:
        """The names of the numbers in `state.observe`."""
        raise NotImplementedError

    def scene(self, s: State, viewer: int) -> Scene:
        """How the table looks to the viewer."""
        raise NotImplementedError

    def bound_for(self, players: int, options: dict[str, str]) -> int:
        """The number of decisions within which a game for so many, with these options, ends."""
        return self.bound

    def counts(self, s: State) -> dict[str, list[int]]:
        """What everybody can count at the table, by name, for each side: points, places on tracks, pieces, cards.

        Whenever one of these numbers changes, the log says so: in a note whose kind `tells` it.
        """
        return {}

    def shows(self, s: State, viewer: int, atom: int) -> list[int]:
        """What a look at this thing lights up, such as where a vessel can go, as far as the viewer may know it."""
        return []

    def covers(self, s: State, viewer: int, atom: int) -> list[int]:
        """The places that a look at this thing marks as covered by it, such as those in range of its fire."""
        return []

    def details(self, s: State, atom: int) -> Text | None:
        """What stands behind an option, such as a card's text."""
        return None

    def traits(self, s: State, player: int) -> list[tuple[str, str]]:
        """What the player had and did, as kinds and values, once a game is over that was begun with `log=True`."""
        return told_traits(s, player, self.trait_kinds)

    def trial(self, component: str) -> Trial:
        """At which table a component that can be switched off takes part."""
        raise NotImplementedError

    def takes_part(self, s: State, component: str) -> bool:
        """Whether the component is in this game at all, as it begins."""
        return True

    def owner(self, s: State, component: str) -> int:
        """Whom the component served in a game that is over: who was dealt it, or else who first made use of it."""
        return first_told(s, component, self.trait_kinds)

    def promising(self, s: State) -> list[int]:
        """The options at which bots look: all that there are, unless a game can tell which of many are any good."""
        return s.offered

    def worth(self, s: State, player: int) -> int:
        """How good the position is for the player, in the eyes of the built-in bots."""
        raise NotImplementedError

    def worths(self, s: State) -> list[int]:
        """The worth for every side; a game that finds them faster together says how."""
        return [self.worth(s, side) for side in range(s.sides)]

    def worth_scale(self, s: State) -> float:
        """How much one point of worth moves the chances in this position. Fitted to played games."""
        raise NotImplementedError

    def stretch(self, s: State) -> int:
        """Which stretch of the game this is, such as a turn; NOBODY if positions can be judged at any decision.

        What is still to come in a turn does not show in `worth`: a search that judged some moves early in it and others
        late would compare what cannot be compared, so it plays on to the next stretch.
        """
        return NOBODY

    # What everyone uses

    def chances(self, s: State) -> list[float]:
        """The win chance of every side in the eyes of `worth`, adding up to 1. A shared win is split."""
        if s.over:
            winners = s.winners
            return [1.0 / len(winners) if side in winners else 0.0 for side in range(s.sides)]
        worths = self.worths(s)
        scale = self.worth_scale(s)
        most = worths[0]
        for worth in worths:
            if worth > most:
                most = worth
        found = [exp(scale * (worth - most)) for worth in worths]
        total = 0.0
        for chance in found:
            total += chance
        return [chance / total for chance in found]

    def start(
        self,
        players: int | None = None,
        seed: Seed = 0,
        without: Iterable[str] = (),
        log: bool = False,
        **options: object,
    ) -> State:
        """A new game at its first decision. `without` names components whose effect is switched off."""
        words = {name: str(value) for name, value in options.items()}
        return self.begin(self.most if players is None else players, seed, words, frozenset(without), log)

    def begin(
        self,
        players: int,
        seed: Seed,
        options: dict[str, str],
        without: frozenset[str] = frozenset(),
        log: bool = False,
        patient: bool = False,
    ) -> State:
        """The same, with the options as a dictionary. See `State` for what makes a table patient."""
        s = self.blank(self.checked_players(players))
        s.patient = patient
        s.rng = stream_of(seed)
        s.without = self.checked_switches(without)
        if log:
            s.log = []
        self.set_up(s, self.checked_options(s.players, options))
        s.advance()
        return s

    def from_json(self, data: dict[str, Any]) -> State:
        """The state of a position written by `to_json`, also by former rules."""
        return position.decode(self, upgraded(self, data))

    def checked_players(self, players: object) -> int:
        if not isinstance(players, int) or not self.least <= players <= self.most:
            raise ValueError(f"players must be from {self.least} to {self.most}, not {players!r}")
        return players

    def checked_switches(self, names: Iterable[str]) -> frozenset[str]:
        for name in names:
            if name not in self.switches:
                raise ValueError(f"without: {name!r} is not a component with an effect; see game.switches")
        return frozenset(names)

    def checked_options(self, players: int, given: dict[str, str]) -> dict[str, str]:
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise ValueError(f"{name!r} is not an option of {self.key}; there are: {', '.join(known) or 'none'}")
            if not known[name].accepts(value, players):
                raise ValueError(f"{name} must be {known[name].hint(players)}, not {value!r}")
        return {option.name: given.get(option.name, option.default) for option in self.options}

    @property
    def asks_in_secret(self) -> bool:
        """Whether there are decisions of which the others are not told who takes them."""
        hidden = [kind for kind in self.steps.values() if issubclass(kind, Choice) and kind.hidden]
        return hidden != [Silence]

    @property
    def rules(self) -> dict[str, Rule]:
        if self._rules is None:
            self._rules = read_ledger(self.key)
        return self._rules

    # Wording

    def prompt(self, s: State, viewer: int) -> Text:
        """What is asked: the choice's class name and its attributes, as far as the viewer may know."""
        choice = s.choice
        if choice is None:
            return Text("ask-over")
        if s.is_silent or (viewer != choice.player and (choice.secret or choice.hidden)):
            return Text("ask-secret")
        return Text(f"ask-{kebab(type(choice).__name__)}", self._arguments(s, choice))

    def label(self, s: State, atom: int) -> Text:
        choice = s.choice
        own = None if choice is None else choice.label(s, atom)
        if own is not None:
            return own
        domain = self.atoms.domain(atom)
        return self.atoms.texts[atom] if domain is None else s.thing_text(domain, self.atoms.thing(atom))

    def width(self, kind: NoteKind) -> int:
        """How many numbers a note of that kind has."""
        return sum(len(self.counted[name]) if name in self.counted else 1 for name in kind.fields)

    def note_text(self, s: State, note: Note) -> Text:
        words: dict[str, int | Text] = {}
        values = list(note.values)
        for name in note.kind.fields:
            counted = self.counted.get(name)
            if counted is None:
                words[name] = self._argument(s, name, values.pop(0))
            else:
                words[name] = counted.counted(values[: len(counted)])
                del values[: len(counted)]
        return Text(f"note-{note.kind.key}", words)

    def _arguments(self, s: State, choice: Choice[Any]) -> dict[str, int | Text]:
        found: dict[str, int | Text] = {}
        for name in position.fields(type(choice)):
            value = getattr(choice, name)
            if isinstance(value, int):
                found[name] = self._argument(s, name, value)
            elif name in self.counted:
                found[name] = self.counted[name].counted(value)
            elif name in self.domains:
                found[name] = listed([self._thing(s, self.domains[name], item) for item in value])
        return found | choice.words(s)

    def _argument(self, s: State, name: str, value: int) -> int | Text:
        domain = self.domains.get(name)
        if domain is None or isinstance(value, bool):
            return int(value)
        return self._thing(s, domain, value)

    def _thing(self, s: State, domain: Names, index: int) -> Text:
        return Text("nothing") if index < 0 else s.thing_text(domain, index)

    def __repr__(self) -> str:
        return f"game({self.key!r})"


def steps_in(rooms: list[ModuleType]) -> dict[str, type[Any]]:
    """The step classes that these modules define, by name."""
    found: dict[str, type[Any]] = {}
    for room in rooms:
        for name, value in vars(room).items():
            if isinstance(value, type) and issubclass(value, Step) and vars(value)["__module__"] == room.__name__:
                if name in found:
                    raise ValueError(f"there are two steps named {name}")
                found[name] = value
    return found


def kebab(name: str) -> str:
    """TakeCard -> take-card"""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


def game(key: str) -> Game:
    """The game with that key."""
    found = _GAMES.get(key)
    if found is None:
        keys = game_keys()
        if key not in keys:
            raise ValueError(f"{key!r} is not a game; there are {', '.join(keys)}")
        found = import_module(f"astrarium.games.{key}.game").GAME
        _GAMES[key] = found
    return found


def all_games() -> list[Game]:
    return [game(key) for key in game_keys()]


def game_keys() -> tuple[str, ...]:
    """The games there are, as their folder lists them."""
    keys: tuple[str, ...] = import_module("astrarium.games").KEYS
    return keys


_GAMES: dict[str, Game] = {}

Painter = Callable[[State, int], str]
_PAINTERS: dict[str, Painter] = {}
Teller = Callable[[object], str]
_TELLERS: dict[str, Teller] = {}


def paint_with(painter: Painter) -> None:
    """How states draw themselves in notebooks: the table package, above the kernel, says it."""
    _PAINTERS["svg"] = painter


def painter() -> Painter:
    return _PAINTERS["svg"]


def tell_with(teller: Teller) -> None:
    """How matches, choices and rules show themselves in notebooks, as HTML: said above the kernel, too."""
    _TELLERS["html"] = teller


def teller() -> Teller:
    return _TELLERS["html"]
