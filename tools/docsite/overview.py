"""The games at a glance: cards for the home page, and the way to the rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

from astrarium import Game
from astrarium.clockwork.text import Text
from astrarium.language import speaker
from docsite.checkout import Checkout, ledger_page

PICTURES = {
    "expanse": "room",
    "cosmic": "cosmic",
    "parsec": "parsec",
    "athena": "athena",
    "interstellar": "interstellar",
}
"""Which picture of docs/pictures shows a game's table."""


def games_cards(here: Checkout) -> str:
    """A card for each game: its table, what it is about, for how many and how long, its rules in both languages."""
    cards = "\n".join(game_card(game) for game in here.games)
    return f'<div class="games" markdown>\n\n{cards}\n</div>'


def game_card(game: Game[Any]) -> str:
    say = speaker(game, "en")
    pitch, length = (say.say(Text(key)) for key in ("lobby-pitch", "lobby-length"))
    rules = " · ".join(f"[{word}]({ledger_page(game.key, lang)})" for lang, word in (("en", "Rules"), ("it", "Regole")))
    return "\n\n".join(
        [
            '<div class="game" markdown>',
            f"![The table of {game.titles['en']}](pictures/{PICTURES[game.key]}.png){{ loading=lazy }}",
            f"### {game.titles['en']}",
            pitch,
            f"{players(game)} players · {length}",
            f"{rules} · {len(game.rules)} rules",
            "</div>",
        ]
    )


def players(game: Game[Any]) -> str:
    return f"{game.least} to {game.most}"


def ledgers_table(here: Checkout) -> str:
    """The ledgers, what kinds of rules they have, and how many of them are shown at work by tests."""
    rows = [
        "| | read | printed | our ruling | public | reconstructed | all | shown by tests |",
        "|---|---|---:|---:|---:|---:|---:|---:|",
    ]
    for game in here.games:
        kinds = Counter(rule.kind for rule in game.rules.values())
        tested = sum(1 for id in game.rules if id in here.tests)
        pages = [f"[{word}]({game.key}{end}.md)" for word, end in (("English", ""), ("italiano", ".it"))]
        counts = [kinds["rule"], kinds["ruling"], kinds["public"], kinds["reconstructed"], len(game.rules), tested]
        rows.append(f"| **{game.titles['en']}** | {', '.join(pages)} | {' | '.join(map(str, counts))} |")
    return "\n".join(rows)
