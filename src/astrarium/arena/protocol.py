"""What is said to an outside player and what it answers: one JSON object a line. docs/outside.md tells it all."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..clockwork.state import State
from ..clockwork.text import Note
from ..contract import registry
from ..contract.game import Game
from ..positions.layout import name_of

if TYPE_CHECKING:
    from ..language import Speaker

VERSION = 1
SHOWN = 60
"""How much of a line that makes no sense is repeated, in letters."""


class Wrong(Exception):
    """The program said something that is no answer."""


@dataclass(frozen=True)
class Setting:
    """What all games of a run have in common, and everybody may know. The seed is not part of it."""

    game: Game[Any]
    players: int
    options: dict[str, str]
    without: frozenset[str] = frozenset()


# What is said


def hello(setting: Setting, seconds: float) -> bytes:
    game = setting.game
    return line(
        "hello",
        protocol=VERSION,
        game=game.key,
        version=game.version,
        players=setting.players,
        options=game.checked_options(setting.players, setting.options),
        without=sorted(setting.without),
        seconds=seconds,
        atoms=game.atoms.names,
        observation=game.record.observation(setting.players),
    )


def begin(seat: int) -> bytes:
    return line("begin", seat=seat)


def question(position: State, seat: int, number: int, notes: list[Note], lang: str) -> bytes:
    """The decision as the seat knows it: the position may be any that the seat can imagine."""
    choice = position.choice
    assert choice is not None and choice.player == seat
    say = words(position, lang)
    return line(
        "decide",
        number=number,
        seat=seat,
        choice=type(choice).__name__,
        rule=choice.rule,
        prompt=say.prompt(position),
        legal=position.legal_names,
        labels=[say.label(position, atom) for atom in position.offered],
        notes=[told(position, note, say) for note in notes],
        view=position.view(seat),
        observation=position.observe(seat),
    )


def outcome(position: State, seat: int, forfeits: int, notes: list[Note], lang: str) -> bytes:
    say = words(position, lang)
    return line(
        "end",
        seat=seat,
        scores=position.scores,
        winners=position.winners,
        forfeits=forfeits,
        notes=[told(position, note, say) for note in notes],
        view=position.view(seat),
    )


def bye() -> bytes:
    return line("bye")


def told(position: State, note: Note, say: Speaker) -> dict[str, object]:
    """A note with its fields by name, and in words."""
    pairs = zip(note.kind.fields, note.values, strict=True)
    fields = {name: named(position, name, value) for name, value in pairs}
    return {"note": note.kind.key, "rule": note.kind.rule, "text": say.note(position, note), "fields": fields}


def named(position: State, field: str, value: int) -> int | str | None:
    domain = registry.game(position.key).record.domains.get(field)
    if domain is None:
        return value
    return name_of(domain, position, value) if value >= 0 else None


def words(position: State, lang: str) -> Speaker:
    # Late, because only programs from outside need words: without them an arena starts faster.
    from ..language import speaker

    return speaker(position.game, lang)


def line(kind: str, **parts: object) -> bytes:
    return json.dumps({"type": kind} | parts, separators=(",", ":")).encode()


# What is answered


def language(said: bytes) -> str:
    """The answer to hello: that it speaks our version, and the language it would like, if it minds."""
    from ..language import LANGUAGES

    answer = read(said)
    if answer.get("protocol") != VERSION:
        raise Wrong(f"does not say that it speaks version {VERSION} of the protocol: {shown(said)}")
    lang = answer.get("lang", LANGUAGES[0])
    if lang not in LANGUAGES:
        raise Wrong(f"asks for a language other than {' or '.join(LANGUAGES)}: {shown(said)}")
    return str(lang)


def decision(said: bytes) -> tuple[int, str]:
    """The answer to a question: its number, and the name of an atom."""
    answer = read(said)
    number, atom = answer.get("number"), answer.get("atom")
    if type(number) is not int or not isinstance(atom, str):
        raise Wrong(f"does not answer with a number and an atom: {shown(said)}")
    return number, atom


def read(said: bytes) -> dict[str, object]:
    try:
        found = json.loads(said)
    except (ValueError, RecursionError):
        raise Wrong(f"says what is not JSON: {shown(said)}") from None
    if not isinstance(found, dict):
        raise Wrong(f"says what is not a JSON object: {shown(said)}")
    return found


def shown(said: bytes) -> str:
    """The beginning of a line, safe to be shown."""
    return ascii(said[:SHOWN].decode("utf-8", "replace")) + ("..." if len(said) > SHOWN else "")
