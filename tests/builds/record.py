"""Records the finished games that every build must replay: run it after a change that raises a game's version.

python tests/builds/record.py
"""

from __future__ import annotations

import json
from pathlib import Path

from astrarium import Match, all_games
from astrarium.check import trials
from astrarium.clockwork.position import fingerprint
from astrarium.clockwork.rng import seeded
from astrarium.language import speaker

SAVES = Path(__file__).parent / "saves"


def playthrough(match: Match) -> str:
    """A finished game as text: its log with the rules, as everybody may read it once it is over."""
    say = speaker(match.game, "en")
    return "".join(f"{say.note(match.state, note)} [{note.kind.rule}]\n" for note in match.notes)


def record() -> None:
    for game in all_games():
        counts = range(game.least, game.most + 1)
        numbers = dict.fromkeys(counts, 0)
        # As it comes and with everything: a long list of variants would only repeat these.
        for players, options in trials(game, list(counts))[: 2 * len(counts)]:
            number = numbers[players]
            numbers[players] += 1
            match = Match(game, players, 1000 * players + number, options)
            rng = seeded(match.seed, "record")
            while not match.state.over:
                match.apply(rng.pick(list(match.state.legal)))
            save = match.save() | {"end": fingerprint(match.state), "scores": match.state.scores}
            path = SAVES / f"{game.key}-{players}-{number}.json"
            path.write_text(json.dumps(save, indent=1) + "\n", encoding="utf-8")
            path.with_suffix(".txt").write_text(playthrough(match), encoding="utf-8")


if __name__ == "__main__":
    record()
