"""How well players decide, position by position: tells searches apart in minutes, where whole games would take hours.

    python bench/decisions.py collect cosmic --players 4 --seconds 900 --out positions.json
    python bench/decisions.py score positions.json mcts:600 mcts:2000

`collect` plays greedy games and stops at every few decisions. There it plays each option on, from tables as they might
be for all the seat knows, and keeps how well it ended on average. All options of a position meet the same tables and
chance. `score` asks players for a decision in each position: how much better or worse is it than what greedy chooses?
Greedy is asked several times, for it does not always choose the same. Compare players by their scores on the same
positions: each score by itself has an error that they share.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from math import sqrt
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from astrarium import game
from astrarium.clockwork.chance import Rng, seeded
from astrarium.clockwork.state import State
from astrarium.contract.game import Game
from astrarium.players.greedy import Greedy, weigh
from astrarium.players.playing import player
from astrarium.players.seat import Seat, ask

OPTIONS = 6
"""So many options of a position are played on, the best at a glance, and whatever greedy chose."""
ASKED = 8
"""How often greedy is asked."""
GREEDY = Greedy()
QUICK = Greedy(60)


def played_on(state: State, decisions: int, rngs: list[Rng]) -> list[float]:
    """Everybody's chance after so many decisions of greedy players, or at the end."""
    while not state.over and decisions > 0:
        if len(state.offered) == 1:
            state.apply(state.offered[0])
        else:
            state.apply(ask(QUICK, state, rngs[state.player]))
            decisions -= 1
    return game(state.key).bots.chances(state)


def options_of(seat: Seat, chosen: list[int]) -> list[int]:
    options = seat.promising()
    worths = weigh(seat, options)
    best = sorted(range(len(options)), key=lambda place: -worths[place])[:OPTIONS]
    found = [options[place] for place in best]
    return [*found, *sorted(set(chosen) - set(found))]


def values_of(seat: Seat, options: list[int], tables: int, decisions: int) -> list[float]:
    """The chance of the seat's player after each option, on average."""
    totals = [0.0] * len(options)
    for number in range(tables):
        table = seat.imagine()
        for place, atom in enumerate(options):
            state = table.clone()
            state.rng = seeded(number, "playout")
            state.apply(atom)
            rngs = [seeded(number, f"playout {who}") for who in range(state.players)]
            totals[place] += played_on(state, decisions, rngs)[seat.player]
    return [total / tables for total in totals]


def collect(played: Game[Any], args: argparse.Namespace) -> list[dict[str, Any]]:
    ends = perf_counter() + args.seconds
    found: list[dict[str, Any]] = []
    seed = args.seed
    while perf_counter() < ends:
        state = played.start(args.players, seed)
        streams = [seeded(seed, f"player{number}") for number in range(args.players)]
        decisions = 0
        while not state.over and perf_counter() < ends:
            who = state.player
            chosen = ask(GREEDY, state, streams[who])
            if len(state.offered) > 1:
                decisions += 1
                if decisions % args.every == seed % args.every:
                    rng = seeded(seed, f"decision {decisions}")
                    seat = Seat(who, state.offered.copy(), state.imagine(who, rng), rng)
                    greedy = [ask(GREEDY, state, rng) for _ in range(ASKED)]
                    options = options_of(seat, greedy)
                    if len(options) > 1:
                        values = values_of(seat, options, args.tables, args.decisions)
                        entry = {"kind": type(state.choice).__name__, "position": state.to_json()}
                        found.append(entry | {"options": options, "values": values, "greedy": greedy})
            state.apply(chosen)
        seed += 1
    return found


def score(played: Game[Any], found: list[dict[str, Any]], name: str) -> dict[str, Any]:
    """How much better than greedy a player chose, a decision, with its standard error, and by kind of decision."""
    gains: list[float] = []
    kinds: dict[str, list[float]] = defaultdict(list)
    elsewhere = 0
    start = process_time()
    for number, entry in enumerate(found):
        bot = player(name)
        chosen = ask(bot, played.from_json(entry["position"]), seeded(number, "score"))
        if chosen not in entry["options"]:
            elsewhere += 1
            continue
        values = dict(zip(entry["options"], entry["values"], strict=True))
        gains.append(values[chosen] - sum(values[atom] for atom in entry["greedy"]) / ASKED)
        kinds[entry["kind"]].append(gains[-1])
    mean = sum(gains) / len(gains)
    error = sqrt(sum((gain - mean) ** 2 for gain in gains)) / len(gains)
    return {
        "player": name,
        "gain": round(mean, 5),
        "error": round(error, 5),
        "not_played_on": elsewhere,
        "seconds": round((process_time() - start) / len(found), 3),
        "kinds": {
            kind: [len(some), round(sum(some) / len(some), 4)]
            for kind, some in sorted(kinds.items(), key=lambda item: -len(item[1]))
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    collecting = commands.add_parser("collect")
    collecting.add_argument("game")
    collecting.add_argument("--players", type=int, default=2)
    collecting.add_argument("--seconds", type=float, default=600)
    collecting.add_argument("--tables", type=int, default=24)
    collecting.add_argument("--decisions", type=int, default=60, help="how far an option is played on")
    collecting.add_argument("--every", type=int, default=7)
    collecting.add_argument("--seed", type=int, default=0)
    collecting.add_argument("--out", type=Path, required=True)
    scoring = commands.add_parser("score")
    scoring.add_argument("positions", type=Path)
    scoring.add_argument("players", nargs="+")
    args = parser.parse_args()
    if args.command == "collect":
        found = collect(game(args.game), args)
        args.out.write_text(json.dumps({"game": args.game, "positions": found}), encoding="utf-8")
        print(json.dumps({"positions": len(found)}))
        return
    kept = json.loads(args.positions.read_text(encoding="utf-8"))
    for name in args.players:
        print(json.dumps(score(game(kept["game"]), kept["positions"], name)), flush=True)


if __name__ == "__main__":
    main()
