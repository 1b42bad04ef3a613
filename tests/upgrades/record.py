"""Records what the present rules write, so that later ones are shown to go on from it.

Run it when a game's version is raised, with the last commit that had the former version, unless it was recorded then:

python tests/upgrades/record.py [GAME...]
"""

from __future__ import annotations

import asyncio
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from astrarium import Match, all_games, game
from astrarium.check import trials
from astrarium.check.conformance import everything
from astrarium.clockwork.chance import Rng, seeded
from astrarium.clockwork.state import State
from astrarium.contract.game import Game
from astrarium.language import LANGUAGES, speaker
from astrarium.players.playing import player
from astrarium.players.seat import ask
from astrarium.positions.record import fields
from astrarium.server.store import BOT, OPEN, PERSON
from astrarium.server.tables import LiveTable, SeatPlan, Tables
from server.serving import Clock, tables_on
from upgrades.fixtures import ENDS, POSITIONS, SAVES, STORE, VOCABULARY, folder_of, write_lines, write_store

LOOKED_AT = 40_000
"""So many decisions are looked through for positions, and all of a round of games."""
ROUND = 1000
"""How far apart the seeds of one round of games and of the next are."""
SHARE = 4
"""Of the first round a position after every quarter of a game, whatever is asked there."""
SAVED = 6
"""So many games are kept as saves, half of them in the middle."""


def matches(played: Game[Any], round: int) -> Iterator[tuple[int, dict[str, str], int]]:
    """Numbers of players, variants and seeds: the game as it comes, with everything, and with each variant."""
    counts = list(range(played.least, played.most + 1))
    for place, (players, options) in enumerate(trials(played, counts)):
        yield players, options, ROUND * round + place


class Album:
    """Positions: one for every kind of step that was ever seen waiting, and some of every game where asked for."""

    def __init__(self) -> None:
        self.kept: list[dict[str, Any]] = []
        self.seen: set[str] = set()
        self.looked_at = 0

    def follow(self, about: str, state: State, decisions: Iterator[State], every: int) -> None:
        """Look at a game at each of its decisions; with `every`, keep the position at every so many and at the end."""
        for number, _ in enumerate(decisions):
            self.looked_at += 1
            waiting = {type(step).__name__ for step in (*state.stack, state.choice)}
            if waiting - self.seen or (every and number % every == 0):
                self.seen |= waiting
                self.keep(f"{about}, decision {number}: {type(state.choice).__name__}", state)
        if every:
            self.keep(f"{about}, over", state)

    def keep(self, about: str, state: State) -> None:
        self.kept.append({"about": about, "position": state.to_json()})


def record_positions(played: Game[Any]) -> list[dict[str, Any]]:
    """From random games, and from two of bots that know what they want: they come to decisions that chance does not."""
    album = Album()
    round = 0
    while album.looked_at < LOOKED_AT:
        for players, options, seed in matches(played, round):
            state = played.begin(players, seed, options)
            every = max(1, length(state, seed) // SHARE) if round == 0 else 0
            album.follow(f"{players} players, seed {seed}, {options}", state, course(state, seed), every)
        round += 1
    for options in (played.brief, everything(played)):
        state = played.begin(played.most, 1, options)
        album.follow(f"{played.most} greedy players, {options}", state, greedily(state), 0)
    return album.kept


def course(state: State, seed: int) -> Iterator[State]:
    """A random game, before each of its decisions."""
    rng = seeded(seed, "upgrades")
    while not state.over:
        yield state
        state.apply(rng.pick(state.offered))


def greedily(state: State) -> Iterator[State]:
    """A game of greedy bots."""
    bot, rng = player("greedy"), seeded(1, "upgrades")
    while not state.over:
        yield state
        state.apply(ask(bot, state, rng))


def length(state: State, seed: int) -> int:
    """How many decisions that random game will take."""
    return sum(1 for _ in course(state.clone(), seed))


def record_saves(played: Game[Any]) -> list[dict[str, Any]]:
    """Games that are over, and games that were left in the middle."""
    chosen = list(matches(played, 0))
    kept = []
    for number, (players, options, seed) in enumerate(chosen[:: max(1, len(chosen) // SAVED)][:SAVED]):
        match = Match(played, players, seed, options)
        whole = length(match.state, seed)
        rng = seeded(seed, "upgrades")
        while not match.state.over and (number % 2 == 0 or len(match.atoms) < whole // 2):
            match.apply(rng.pick(match.state.offered))
        kept.append(match.save())
    return kept


def vocabulary(played: Game[Any]) -> dict[str, Any]:
    """What positions and saves are written with."""
    return {
        "layout": [piece.name for piece in played.record.layout],
        "steps": {name: fields(kind) for name, kind in played.record.steps.items()},
        "atoms": played.atoms.names,
    }


# A store


async def record_store(played: Game[Any], file: Path) -> list[dict[str, Any]]:
    """Tables of every sort: just begun, running, waiting for a guest, in the middle of a move, and over."""
    clock = Clock()
    full, longest = everything(played), played.bound_for(played.most, {})
    async with tables_on(f"sqlite:///{file}", clock) as tables:
        await table(tables, clock, "just begun", played, people(played.least), played.brief, 0)
        await table(tables, clock, "running", played, people(played.most), played.brief, 60, seconds=3600)
        await table(tables, clock, "everything", played, people(played.most), full, 90)
        await table(tables, clock, "inner", played, people(played.least), played.brief, 40, inner=True)
        waiting = [SeatPlan(OPEN), *people(played.least)[1:], *bots(played.most - played.least)]
        await table(tables, clock, "open seat", played, waiting, played.brief, 0)
        await table(tables, clock, "over", played, people(played.least), played.brief, longest)
        await table(tables, clock, "over with all", played, people(played.most), full, longest)
        # Until everything is written down.
        await asyncio.gather(*tables.tasks)
        return [how_it_stands(made) for made in tables.live.values()]


def how_it_stands(made: LiveTable) -> dict[str, Any]:
    """The position and the log, for comparison."""
    match = made.match
    return {
        "title": made.row.title,
        "decisions": len(match.atoms),
        "position": match.state.to_json(),
        "log": {
            lang: [speaker(match.game, lang).note(match.state, note) for note in match.notes] for lang in LANGUAGES
        },
    }


def people(count: int) -> list[SeatPlan]:
    return [SeatPlan(PERSON, f"Person {number + 1}", "random") for number in range(max(count, 1))]


def bots(count: int) -> list[SeatPlan]:
    return [SeatPlan(BOT, bot="easy") for _ in range(count)]


async def table(
    tables: Tables,
    clock: Clock,
    title: str,
    played: Game[Any],
    plans: list[SeatPlan],
    options: dict[str, str],
    decisions: int,
    seconds: int = 0,
    inner: bool = False,
) -> None:
    """A table at which so many decisions were made, some taken back; with `inner`, up to the middle of a move."""
    made, _ = await tables.create(played.key, options, plans, title=title, seed=11, seconds=seconds, public=True)
    rng = seeded(made.row.seed, title)
    for _ in range(decisions):
        if made.state.over:
            break
        await decide(tables, clock, made, rng)
    while inner and not made.state.over and not in_a_move(made.state):
        await decide(tables, clock, made, rng)
    await tables.say(made, 0, made.seats[0].name, f"Said at the table {title!r}")


def in_a_move(state: State) -> bool:
    return state.choice is not None and state.choice.inner


async def decide(tables: Tables, clock: Clock, made: LiveTable, rng: Rng) -> None:
    seat, state = made.state.player, made.state
    clock.now += 1 + rng.below(60)
    await tables.decisions.act(made, seat, state.legal_names[rng.below(len(state.offered))], made.number(seat))
    if made.may_undo(seat) and rng.below(12) == 0:
        await tables.decisions.undo(made, seat, made.number(seat))


def record(played: Game[Any]) -> None:
    folder = folder_of(played.key, played.version)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    write_lines(folder / VOCABULARY, [vocabulary(played)])
    write_lines(folder / POSITIONS, record_positions(played))
    write_lines(folder / SAVES, record_saves(played))
    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / "tables.db"
        write_lines(folder / ENDS, asyncio.run(record_store(played, file)))
        write_store(folder / STORE, file)
    sizes = ", ".join(f"{path.name} {path.stat().st_size}" for path in sorted(folder.iterdir()))
    print(f"{played.key} version {played.version}: {sizes}")


if __name__ == "__main__":
    for one in [game(key) for key in sys.argv[1:]] or all_games():
        record(one)
