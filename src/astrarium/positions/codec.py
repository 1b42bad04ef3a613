"""Positions: a whole state as readable JSON, and what a player may see of it."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from hashlib import blake2b
from json import dumps
from typing import TYPE_CHECKING, Any, Final

from ..clockwork.chance import read_rng
from ..clockwork.names import NOBODY
from ..clockwork.step import Step
from .layout import index_of, name_of

if TYPE_CHECKING:
    from ..clockwork.game import Game
    from ..clockwork.state import State


MOST_STEPS: Final = 10_000
"""So many the rules never take from one decision to the next."""


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


def encode(s: State) -> dict[str, object]:
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
    for piece in game.layout:
        position[piece.name] = piece.encode(s)
    position["next"] = [encode_step(game, s, step) for step in waiting[::-1]]
    return position


def encode_step(game: Game, s: State, step: Step[Any]) -> dict[str, object]:
    line: dict[str, object] = {"step": type(step).__name__}
    for name in fields(type(step)):
        line[name] = _encode_value(game, s, name, getattr(step, name))
    return line


def _encode_value(game: Game, s: State, name: str, value: Any) -> object:
    counted = game.counted.get(name)
    if counted is not None:
        return {id: number for id, number in zip(counted.ids, value, strict=True) if number != 0}
    if isinstance(value, tuple):
        return [_encode_value(game, s, name, item) for item in value]
    domain = game.domains.get(name)
    if domain is None or isinstance(value, bool):
        return value
    return name_of(domain, s, value)


def decode(game: Game, position: dict[str, Any]) -> State:
    """The state that a position describes; ValueError says what does not fit."""
    if position.get("game") != game.key:
        raise ValueError(f"this is a position of {position.get('game')!r}, not of {game.key!r}")
    wanted = {"game", "version", "players", "over", "chance", "without", "next", *(p.name for p in game.layout)}
    given = set(position) - {"patient"}
    if wanted != given:
        odd = [f"lacks {key}" for key in sorted(wanted - given)]
        odd += [f"has {key}, which means nothing here" for key in sorted(given - wanted)]
        raise ValueError(f"the position {', '.join(odd)}")
    if position["version"] != game.version:
        raise ValueError(f"the position is of rules version {position['version']}; this is version {game.version}")
    s = game.blank(game.checked_players(position["players"]))
    s.without = game.checked_switches(position["without"])
    s.patient = "patient" in position
    _fit("chance", _set_chance, s, position["chance"])
    for piece in game.layout:
        _fit(piece.name, piece.decode, s, position[piece.name])
    game.derive(s)
    _fit("next", _decode_steps, s, position["next"])
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


def _decode_steps(s: State, lines: Any) -> None:
    for line in reversed(lines):
        s.push(_decode_step(s.game, s, line))


def _decode_step(game: Game, s: State, line: dict[str, Any]) -> Step[Any]:
    kind = game.steps.get(line["step"])
    if kind is None:
        raise ValueError(f"{line['step']!r} is not a step of {game.key}")
    values = {name: _decode_value(game, s, name, value) for name, value in line.items() if name != "step"}
    step: Step[Any] = kind(**values)
    return step


def _decode_value(game: Game, s: State, name: str, value: Any) -> Any:
    counted = game.counted.get(name)
    if counted is not None:
        for id in value:
            counted.index(id)
        return tuple(value.get(id, 0) for id in counted.ids)
    if isinstance(value, list):
        return tuple(_decode_value(game, s, name, item) for item in value)
    domain = game.domains.get(name)
    if domain is None or isinstance(value, bool):
        return value
    return index_of(domain, s, value)


def view(s: State, player: int) -> dict[str, object]:
    game = s.game
    seen: dict[str, object] = {
        "game": game.key,
        "players": s.players,
        "you": None if player == NOBODY else s.player_ids()[player],
        "over": s.over,
        "scores": dict(zip(s.player_ids(), s.scores, strict=True)),
        "winners": [s.player_ids()[winner] for winner in s.winners],
    }
    for piece in game.layout:
        seen[piece.name] = piece.view(s, player)
    seen["decision"] = decision(s, player)
    return seen


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
    if player == choice.player:
        names = s.game.atoms.names
        asked["legal"] = [names[atom] for atom in s.offered]
        asked["refused"] = [{"atom": names[r.atom], "reason": r.reason.key, "rule": r.rule} for r in s.refused()]
    return asked


def fingerprint(s: State) -> str:
    """Two states with the same fingerprint are the same position and go on the same way."""
    return blake2b(dumps(encode(s), sort_keys=True).encode(), digest_size=16).hexdigest()
