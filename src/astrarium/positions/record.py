"""Positions: a whole state as readable JSON, what a player may see of it, and the way back."""

from __future__ import annotations

import inspect
from array import array
from collections.abc import Callable
from hashlib import blake2b
from importlib import import_module
from json import dumps
from types import ModuleType
from typing import Any, Final

from ..clockwork.chance import read_rng
from ..clockwork.names import NOBODY, Names
from ..clockwork.ruleset import Record, Ruleset
from ..clockwork.state import State
from ..clockwork.step import S, Silence, Step
from ..clockwork.text import NoteKind
from .columns import Column, Entry, blocks_of, columns_of
from .declare import Table
from .layout import index_of, name_of
from .questions import UNASKED, Asked, StepColumns, steps_known
from .scribe import Plan, Scribe, scribe
from .upgrades import Upgrade, upgraded

MOST_STEPS: Final = 10_000
"""So many the rules never take from one decision to the next."""
OF_EVERY_POSITION: Final = frozenset({"game", "version", "players", "over", "chance", "without", "next"})


class LayoutRecord(Record[S]):
    """What a game's states consist of, declared once: from this come positions, views, and the way back.

    `layout` lists the attributes of a state, and `derived` those that follow from them. `rooms` are the modules in
    which the steps stand. `domains` says how the numbers in attributes of steps and fields of notes are read, by name;
    names in `counted` say how many there are of each thing of a domain. `seen` are the entries of an observation, which
    ask the functions of the module `knowledge`, and `asked` says what the attributes of steps can be. `upgrades` lead
    from former versions of the rules to the present one, each by the version that it leads from.
    """

    def __init__(
        self,
        table: Table,
        rooms: list[ModuleType],
        domains: dict[str, Names],
        seen: list[Entry] | None = None,
        asked: Asked = UNASKED,
        knowledge: str = "",
        counted: dict[str, Names] | None = None,
        upgrades: dict[int, Upgrade] | None = None,
    ) -> None:
        self.table: Final = table
        self.layout: Final = table.layout
        self.seen: Final[list[Entry]] = seen or []
        self.asked: Final = asked
        self.knowledge: Final = knowledge
        self.steps: Final[dict[str, type[Any]]] = {Silence.__name__: Silence} | steps_in(rooms)
        self.domains: Final = domains
        self.counted: Final[dict[str, Names]] = counted or {}
        self.derived: Final = table.derived_names
        self.upgrades: Final[dict[int, Upgrade]] = upgrades or {}
        self._scribes: dict[tuple[int, int], Scribe] = {}
        self._widths: dict[tuple[int, int], int] = {}

    # What a game answers, beside `blank`

    def derive(self, s: S) -> None:
        """Work out the attributes that follow from those in the layout, once a position has been read."""

    def sides(self, players: int) -> int:
        """How many sides a table for so many players has."""
        return players

    # What everyone uses

    def encode(self, s: S) -> dict[str, object]:
        game = s.game
        waiting: list[Step[Any]] = s.stack if s.choice is None else [*s.stack, s.choice]
        position: dict[str, object] = {
            "game": game.key,
            "version": game.version,
            "players": s.players,
            "over": s.over,
            "chance": s.rng.to_json(),
            "without": sorted(s.without),
        }
        if s.patient:
            position["patient"] = "hushed" if s.hushed else "open"
        for piece in self.layout:
            position[piece.name] = piece.encode(s)
        position["next"] = [self.encode_step(s, step) for step in waiting[::-1]]
        return position

    def encode_step(self, s: S, step: Step[Any]) -> dict[str, object]:
        line: dict[str, object] = {"step": type(step).__name__}
        for name in fields(type(step)):
            line[name] = self._encode_value(s, name, getattr(step, name))
        return line

    def decode(self, game: Ruleset[S], position: dict[str, Any]) -> S:
        position = upgraded(self.upgrades, game.version, position)
        self._check_keys(game, position)
        s = self.blank(game.checked_players(position["players"]))
        s.without = game.checked_switches(position["without"])
        s.patient = "patient" in position
        _fit("chance", _set_chance, s, position["chance"])
        for piece in self.layout:
            _fit(piece.name, piece.decode, s, position[piece.name])
        self.derive(s)
        _fit("next", self._decode_steps, s, position["next"])
        if position["over"]:
            s.end()
        _fit("next", _go_on, s, None)
        s.hushed = position.get("patient") == "hushed"
        try:
            s.check()
        except AssertionError as error:
            reason = str(error) or "a component is not in exactly one place"
            raise ValueError(f"this position cannot be: {reason}") from None
        return s

    def view(self, s: S, player: int) -> dict[str, object]:
        seen: dict[str, object] = {
            "game": s.key,
            "players": s.players,
            "you": None if player == NOBODY else s.player_ids()[player],
            "over": s.over,
            "scores": dict(zip(s.player_ids(), s.scores, strict=True)),
            "winners": [s.player_ids()[winner] for winner in s.winners],
        }
        for piece in self.layout:
            seen[piece.name] = piece.view(s, player)
        seen["decision"] = decision(s, player)
        seen["next"] = [self._known_step(s, step, whole) for step, whole in steps_known(s, player)[1:]]
        return seen

    def _known_step(self, s: S, step: Step[Any], whole: bool) -> dict[str, object]:
        line = self.encode_step(s, step)
        return line if whole else {name: line[name] for name in ("step", "player")}

    # Observations

    def columns(self, players: int, seats: int = 0) -> list[Column]:
        """What each number of `state.observe` is, at a table for so many players.

        With more `seats` than these need, so many are told, and those that are free are UNKNOWN: so tables of all sizes
        look alike.
        """
        sides = self.sides(players)
        steps = self._steps(max(sides, seats))
        return columns_of(self.table, self.seen, sides, seats) + ([] if steps is None else steps.told())

    def observation(self, players: int) -> list[str]:
        """The names of the numbers in `state.observe`."""
        return [column.name for column in self.columns(players)]

    def observe(self, s: S, player: int) -> list[int]:
        row = array("h", bytes(2 * self.width_of(s.players)))
        self.scribe(s.players).write(s, player, row, 0)
        return row.tolist()

    def scribe(self, players: int, seats: int = 0) -> Scribe:
        """Who writes the observations of tables for so many players: see `columns`."""
        found = self._scribes.get((players, seats))
        if found is None:
            plan = self.plan(players, seats)
            found = self._scribes[players, seats] = scribe(plan)
            self._widths[players, seats] = plan.width
        return found

    def width_of(self, players: int, seats: int = 0) -> int:
        """How many numbers such an observation has."""
        self.scribe(players, seats)
        return self._widths[players, seats]

    def plan(self, players: int, seats: int = 0) -> Plan:
        sides = self.sides(players)
        steps = self._steps(max(sides, seats))
        blocks = blocks_of(self.table, self.seen, sides, seats)
        functions = vars(import_module(self.knowledge)) if self.knowledge else {}
        told = max(sides, seats)
        if steps is None:
            return Plan(blocks, told, [], 0, 0, functions)
        return Plan(blocks, told, steps.sorts, len(steps.columns), self.asked.levels, functions)

    def _steps(self, seats: int) -> StepColumns | None:
        if self.asked.levels == 0:
            return None
        untold = self.asked.untold
        attributes = {id: [f for f in fields(kind) if f not in untold] for id, kind in self.steps.items()}
        return StepColumns(self.steps, attributes, self.domains, self.counted, self.asked, seats)

    # What notes have

    def width(self, kind: NoteKind) -> int:
        return sum(len(self.counted[name]) if name in self.counted else 1 for name in kind.fields)

    def _check_keys(self, game: Ruleset[S], position: dict[str, Any]) -> None:
        """Whether the position is one of this game and these rules, and says everything."""
        if position.get("game") != game.key:
            raise ValueError(f"this is a position of {position.get('game')!r}, not of {game.key!r}")
        wanted = OF_EVERY_POSITION | {piece.name for piece in self.layout}
        given = set(position) - {"patient"}
        if wanted != given:
            odd = [f"lacks {key}" for key in sorted(wanted - given)]
            odd += [f"has {key}, which means nothing here" for key in sorted(given - wanted)]
            raise ValueError(f"the position {', '.join(odd)}")
        if position["version"] != game.version:
            raise ValueError(f"the position is of rules version {position['version']}; this is version {game.version}")

    def _encode_value(self, s: State, name: str, value: Any) -> object:
        counted = self.counted.get(name)
        if counted is not None:
            return {id: number for id, number in zip(counted.ids, value, strict=True) if number != 0}
        if isinstance(value, tuple):
            return [self._encode_value(s, name, item) for item in value]
        domain = self.domains.get(name)
        if domain is None or isinstance(value, bool):
            return value
        return name_of(domain, s, value)

    def _decode_steps(self, s: State, lines: Any) -> None:
        for line in reversed(lines):
            s.push(self._decode_step(s, line))

    def _decode_step(self, s: State, line: dict[str, Any]) -> Step[Any]:
        kind = self.steps.get(line["step"])
        if kind is None:
            raise ValueError(f"{line['step']!r} is not a step of {s.key}")
        values = {name: self._decode_value(s, name, value) for name, value in line.items() if name != "step"}
        step: Step[Any] = kind(**values)
        return step

    def _decode_value(self, s: State, name: str, value: Any) -> Any:
        counted = self.counted.get(name)
        if counted is not None:
            for id in value:
                counted.index(id)
            return tuple(value.get(id, 0) for id in counted.ids)
        if isinstance(value, list):
            return tuple(self._decode_value(s, name, item) for item in value)
        domain = self.domains.get(name)
        if domain is None or isinstance(value, bool):
            return value
        return index_of(domain, s, value)


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


def fields(step_class: type[Any]) -> list[str]:
    """A step's attributes: the parameters with which it is made."""
    found = _FIELDS.get(step_class)
    if found is None:
        # A class without an __init__ of its own shows *args when compiled; it takes nothing.
        parameters = inspect.signature(step_class).parameters
        found = [name for name in parameters if name not in ("args", "kwargs")]
        _FIELDS[step_class] = found
    return found


_FIELDS: dict[type[Any], list[str]] = {}


def _go_on(s: State, value: None) -> None:
    """To the next decision. What was never played could keep the rules busy for ever."""
    steps = 0
    while s.choice is None and s.stack:
        if steps == MOST_STEPS:
            raise ValueError(f"no decision comes within {MOST_STEPS} steps")
        s.stack.pop().run(s)
        steps += 1
    s.advance()


def _fit(name: str, decode: Callable[[State, Any], None], s: State, value: Any) -> None:
    """Read one part of a position; whatever is wrong with it is told in one line."""
    try:
        decode(s, value)
    except (ValueError, TypeError, KeyError, AttributeError, IndexError, AssertionError) as error:
        raise ValueError(f"{name} does not fit: {error}") from None


def _set_chance(s: State, value: Any) -> None:
    s.rng = read_rng(value)


def decision(s: State, player: int) -> dict[str, object] | None:
    """What is asked now, as far as the viewer may know it; only the player who is asked sees the options."""
    choice = s.choice
    if choice is None:
        return None
    if s.waits_for(player) == NOBODY:
        return {"player": None, "choice": "reactions"}
    asked: dict[str, object] = {
        "player": s.player_ids()[choice.player],
        "choice": type(choice).__name__,
        "rule": choice.rule,
    }
    if player == choice.player or not choice.secret:
        line = s.game.record.encode_step(s, choice)
        asked["about"] = {name: value for name, value in line.items() if name not in ("step", "player")}
    if player == choice.player:
        names = s.game.atoms.names
        asked["legal"] = [names[atom] for atom in s.offered]
        asked["refused"] = [{"atom": names[r.atom], "reason": r.reason.key, "rule": r.rule} for r in s.refused()]
    return asked


def fingerprint(s: State) -> str:
    """Two states with the same fingerprint are the same position and go on the same way."""
    return blake2b(dumps(s.to_json(), sort_keys=True).encode(), digest_size=16).hexdigest()
