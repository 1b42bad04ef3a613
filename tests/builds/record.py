"""Records the finished games that every build must replay: run it after a change that raises a game's version.

python tests/builds/record.py
"""

from __future__ import annotations

import json
from pathlib import Path

from astrarium import Match, all_games, game
from astrarium.check import trials
from astrarium.clockwork.chance import seeded
from astrarium.language import speaker
from astrarium.players.playing import player
from astrarium.players.seat import ask
from astrarium.positions.record import fingerprint

SAVES = Path(__file__).parent / "saves"
GREEDY = (("parsec", 6, 1),)
"""Games of greedy bots among themselves: the game, how many play, the seed."""


def playthrough(match: Match) -> str:
    """A finished game as text: its log with the rules, as everybody may read it once it is over."""
    say = speaker(match.game, "en")
    return "".join(f"{say.note(match.state, note)} [{note.kind.rule}]\n" for note in match.notes)


def record() -> None:
    for played in all_games():
        counts = range(played.least, played.most + 1)
        numbers = dict.fromkeys(counts, 0)
        # As it comes and with everything: a long list of variants would only repeat these.
        for players, options in trials(played, list(counts))[: 2 * len(counts)]:
            number = numbers[players]
            numbers[players] += 1
            seed = 1000 * players + number
            match = Match(played, players, seed, options)
            rng = seeded(seed, "record")
            while not match.state.over:
                match.apply(rng.pick(list(match.state.legal)))
            keep(match, str(number))


def record_greedy() -> None:
    for key, players, seed in GREEDY:
        match = Match(game(key), players, seed, {})
        bots = [player("greedy") for _ in range(players)]
        streams = [seeded(seed, f"player{number}") for number in range(players)]
        while not match.state.over:
            number = match.state.player
            match.apply(ask(bots[number], match.state, streams[number]))
        keep(match, "greedy")


def keep(match: Match, name: str) -> None:
    save = match.save() | {"end": fingerprint(match.state), "scores": match.state.scores}
    # What it came to is compared by its fingerprint: the whole position would say no more.
    del save["position"]
    path = SAVES / f"{match.game.key}-{match.state.players}-{name}.json"
    path.write_text(json.dumps(save, indent=1) + "\n", encoding="utf-8")
    path.with_suffix(".txt").write_text(playthrough(match), encoding="utf-8")


if __name__ == "__main__":
    record()
    record_greedy()
