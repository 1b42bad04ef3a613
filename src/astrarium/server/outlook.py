"""What an option would change, as far as the seat that is asked can know: for hints that say why."""

from __future__ import annotations

from dataclasses import dataclass

from ..clockwork.names import Atom
from ..clockwork.state import State
from ..clockwork.text import EVERYONE, Note
from ..contract.registry import game
from ..language import LANGUAGES, speaker
from ..players.mcts import Thought
from ..players.seat import Seat

WORLDS = 6
"""In so many tables that the seat can imagine an option is tried: what is the same in all of them is certain."""
MOST_LINES = 4
"""How many lines of the log a hint foretells."""
MOST_EXPECTED = 3
"""How many decisions of the expected course a hint tells, beyond the option itself."""
SCORE, LEAD = "score", "lead"


@dataclass(frozen=True)
class Change:
    """What can be counted, before and after; it comes to `least` or to `most`, whatever is hidden and drawn."""

    side: int
    name: str
    before: int
    least: int
    most: int


@dataclass(frozen=True)
class Foretold:
    """A line that the log would have for certain, and its rule."""

    line: str
    rule: str


@dataclass(frozen=True)
class Outlook:
    """What follows from an option. Sentences by language."""

    atom: str
    changes: list[Change]
    told: dict[str, list[Foretold]]
    course: dict[str, list[str]]
    """Who is expected to decide what next."""


def outlooks(seat: Seat, thought: Thought) -> list[Outlook]:
    """Of the first few options, the best first. Nothing is looked at but what the seat can imagine."""
    return [outlook(seat, line) for line in thought.lines]


def outlook(seat: Seat, line: list[Atom]) -> Outlook:
    move = own_part(seat, line)
    before = seat.position
    worlds = [played_on(seat, move) for _ in range(WORLDS)]
    names = before.game.atoms.names
    certain = certain_notes(seat.player, worlds)
    told = {
        lang: [
            Foretold(speaker(game(before.key), lang).note(worlds[0], note), note.kind.rule)
            for note in certain[:MOST_LINES]
        ]
        for lang in LANGUAGES
    }
    course = {lang: expected(seat, line, len(move), lang) for lang in LANGUAGES}
    return Outlook(names[line[0]], changes(seat.player, before, worlds), told, course)


def own_part(seat: Seat, line: list[Atom]) -> list[Atom]:
    """The option and what completes the same move."""
    s, found = seat.position.clone(), line[:1]
    s.apply(line[0])
    for atom in line[1:]:
        choice = s.choice
        if choice is None or choice.player != seat.player or not choice.inner:
            break
        found.append(atom)
        s.apply(atom)
    return found


def played_on(seat: Seat, move: list[Atom]) -> State:
    """One way the table might be after the move, with what is told there."""
    world = seat.imagine()
    world.log = []
    for number, atom in enumerate(move):
        # Elsewhere the rest of a move may not be open, or somebody else may come first.
        if number and (world.over or world.player != seat.player or atom not in world.offered):
            break
        world.apply(atom)
    return world


def certain_notes(player: int, worlds: list[State]) -> list[Note]:
    """What the log says to the player in every one of them."""
    others = [{(note.kind.key, note.values) for note in world.log or []} for world in worlds[1:]]
    return [
        note
        for note in worlds[0].log or []
        if note.audience in (EVERYONE, player) and all((note.kind.key, note.values) in told for told in others)
    ]


def changes(player: int, before: State, worlds: list[State]) -> list[Change]:
    """The player's own first, points before all else."""
    counts = [game(before.key).study.counts(world) for world in worlds]
    first = game(before.key).study.counts(before)
    sides = sorted(range(before.sides), key=lambda side: side != player)
    scores = [world.scores for world in worlds]
    found = [changed(side, SCORE, before.scores[side], [score[side] for score in scores]) for side in sides]
    found.append(changed(player, LEAD, lead(before.scores, player), [lead(score, player) for score in scores]))
    for side in sides:
        for name, numbers in first.items():
            # Points are told once, whatever the game calls them.
            if numbers != before.scores:
                found.append(changed(side, name, numbers[side], [count[name][side] for count in counts]))
    return [change for change in found if (change.least, change.most) != (change.before, change.before)]


def changed(side: int, name: str, before: int, after: list[int]) -> Change:
    return Change(side, name, before, min(after), max(after))


def lead(scores: list[int], player: int) -> int:
    """By how much the player is ahead of the best of the others; alone, nothing."""
    others = [score for side, score in enumerate(scores) if side != player]
    return scores[player] - max(others) if others else 0


def expected(seat: Seat, line: list[Atom], begin: int, lang: str) -> list[str]:
    """The next decisions of the expected course, until something is decided that the seat would not see."""
    s, say = seat.position.clone(), speaker(game(seat.position.key), lang)
    found: list[str] = []
    for number, atom in enumerate(line):
        choice = s.choice
        if choice is None or (choice.player != seat.player and (choice.secret or choice.hidden)):
            break
        if number >= begin and len(found) < MOST_EXPECTED:
            found.append(f"{say.say(s.player_text(choice.player))}: {say.label(s, atom)}")
        s.apply(atom)
    return found
