"""Run as a program, with the folder of former rules: plays a game by them and writes each position on a line.

It ends where an event is not possible. Its input is what `played_again` asks; nothing of the present package takes
part.
"""

from __future__ import annotations

import json
import sys
from typing import Any


def main(folder: str) -> None:
    # In place of this file's own folder, which is not meant to be seen.
    sys.path[0] = folder
    from astrarium import Match, game

    asked = json.load(sys.stdin)
    match = Match(game(asked["game"]), asked["players"], asked["seed"], asked["options"])
    write(match, 0)
    for kind, seat, atom in asked["events"]:
        before = len(match.notes)
        try:
            if kind == "undo":
                match.undo(seat)
                before = len(match.notes)
            else:
                match.play(atom)
        except (ValueError, TypeError):
            return
        write(match, before)


def write(match: Any, before: int) -> None:
    """The position, what was told since there were so many notes, and that number: as the store keeps it."""
    found = {
        "before": before,
        "notes": [noted(match.state, note) for note in match.notes[before:]],
        "position": match.state.to_json(),
    }
    line = json.dumps(found, separators=(",", ":"), ensure_ascii=False)
    sys.stdout.buffer.write(line.encode() + b"\n")


def noted(state: Any, note: Any) -> list[object]:
    from astrarium.language import LANGUAGES, speaker

    kind = note.kind
    words = {lang: speaker(state.game, lang).note(state, note) for lang in LANGUAGES}
    return [kind.key, " ".join(kind.fields), kind.rule, note.audience, list(note.values), words]


if __name__ == "__main__":
    main(sys.argv[1])
