"""How long a person waits for the bots: from their own decision until they are asked again, at a full table.

    python bench/waits.py --games expanse,cosmic --levels medium --seconds 30 --json waits.json

The table is the server's own, with its store, its bots in their processes and no pauses; only the browser is left out.
The person's seat is played by a quick bot. What a person decides without any bot in between is no wait.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from astrarium import all_games
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.state import State
from astrarium.contract.game import Game
from astrarium.players.playing import player
from astrarium.players.seat import ask
from astrarium.server.bots import LEVELS, Bots
from astrarium.server.store import BOT, PERSON, Store
from astrarium.server.tables import LiveTable, SeatPlan, Tables
from astrarium.speed import build

PERSON_SEAT = 0
PERSON_PLAYS = "easy"
HEARTBEAT = 5.0


@dataclass
class Waits:
    """What one person went through at one table after the other."""

    game: str
    level: str
    players: int
    waits: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)
    """How long each bot thought between two decisions of the person."""
    decisions: int = 0
    """What bots decided meanwhile."""

    def enough(self, ends: float, most: int) -> bool:
        """One wait is seen to its end, however long it takes."""
        return len(self.waits) >= most or (bool(self.waits) and perf_counter() >= ends)

    def row(self) -> str:
        cells = [f"{self.players}", self.level, f"{len(self.waits)}", f"{self.decisions}"]
        for times in (self.waits, self.turns):
            cells += [f"{median(times):.1f}", f"{max(times):.1f}"] if times else ["", ""]
        return f"| {self.game} | {' | '.join(cells)} |"


HEAD = """| | players | level | waits | bots' decisions | median wait, s | longest | median of one bot's, s | longest |
|---|---:|---|---:|---:|---:|---:|---:|---:|"""


class TimedBots(Bots):
    """The server's bots, who note how long each of them thought since the person decided."""

    def __init__(self) -> None:
        super().__init__()
        self.thought: dict[int, float] = {}
        self.decisions = 0

    async def decide(self, state: State, *args: Any, **more: Any) -> Any:
        begun = perf_counter()
        try:
            return await super().decide(state, *args, **more)
        finally:
            self.decisions += 1
            self.thought[state.player] = self.thought.get(state.player, 0.0) + perf_counter() - begun


@asynccontextmanager
async def tables_of(bots: Bots) -> AsyncIterator[Tables]:
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{Path(folder) / 'waits.db'}")
        tables = Tables(store, bots, 0.0)
        try:
            yield tables
        finally:
            await tables.close()
            store.close()


async def asked(table: LiveTable) -> None:
    """Until the person is asked, or the game is over."""
    async with aclosing(table.follow(HEARTBEAT)) as following:
        async for _ in following:
            if table.state.over or table.state.player == PERSON_SEAT:
                return


async def measure(bots: TimedBots, game: Game[Any], level: str, seconds: float, most: int) -> Waits:
    found = Waits(game.key, level, game.most)
    plans = [SeatPlan(PERSON, "Ann", PERSON_PLAYS)] + [SeatPlan(BOT, bot=level)] * (game.most - 1)
    person, ends, seed = player(PERSON_PLAYS), perf_counter() + seconds, 0
    async with tables_of(bots) as tables:
        while not found.enough(ends, most):
            seed += 1
            table, _ = await tables.create(game.key, {}, plans, seed=seed)
            rng = seeded(seed, "person")
            await asked(table)
            while not table.state.over and not found.enough(ends, most):
                bots.thought, bots.decisions = {}, 0
                atom = table.game.atoms.names[await asyncio.to_thread(ask, person, table.state, rng)]
                begun = perf_counter()
                await tables.decisions.act(table, PERSON_SEAT, atom, table.seq)
                await asked(table)
                if bots.decisions:
                    found.waits.append(perf_counter() - begun)
                    found.turns += bots.thought.values()
                    found.decisions += bots.decisions
            # Whatever is still being thought there must not slow down the next table.
            if table.thinking is not None:
                table.thinking.cancel()
                await asyncio.gather(table.thinking, return_exceptions=True)
    return found


async def all_of(games: list[Game[Any]], levels: list[str], seconds: float, most: int) -> list[Waits]:
    bots = TimedBots()
    await bots.warm_up()
    found = []
    print(f"{build()} build\n\n{HEAD}", flush=True)
    try:
        for game in games:
            for level in levels:
                found.append(await measure(bots, game, level, seconds, most))
                print(found[-1].row(), flush=True)
    finally:
        bots.close()
    return found


def main() -> None:
    known = {game.key: game for game in all_games()}
    about = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    about.add_argument("--games", default=",".join(known))
    about.add_argument("--levels", default=",".join(LEVELS))
    about.add_argument("--seconds", type=float, default=60.0, help="at most, for each game and level")
    about.add_argument("--waits", type=int, default=40, help="how many are enough, for each game and level")
    about.add_argument("--json", type=Path, help="a file for all the figures")
    args = about.parse_args()
    games = [known[key] for key in args.games.split(",")]
    found = asyncio.run(all_of(games, args.levels.split(","), args.seconds, args.waits))
    if args.json is not None:
        args.json.write_text(json.dumps({"build": build(), "found": [asdict(each) for each in found]}, indent=1))


if __name__ == "__main__":
    main()
