"""Whole games, with every word that anybody could read in them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from astrarium import Game, State
from astrarium.check import trials
from astrarium.clockwork.text import Text
from astrarium.contract.registry import all_games
from astrarium.language import LANGUAGES, speaker
from language.spoken import ALIKE, PROMPT_BAR, clean

SEEDS = range(3)
FEW = 3
"""Options of a game up to which every variant is played from every seed."""


def ways_to_play() -> list[object]:
    """Every number of players and every variant of the rules; one game of each by the usual rules is quick enough."""
    return [
        pytest.param(
            game,
            players,
            options,
            seed,
            id=f"{game.key}-{players}-{'-'.join(options) or 'plain'}-{seed}",
            marks=() if (players, options, seed) == (game.most, game.brief, SEEDS[0]) else pytest.mark.long,
        )
        for game in all_games()
        for players, options in trials(game, list(range(game.least, game.most + 1)))
        for seed in (SEEDS if len(game.options) <= FEW else SEEDS[:1])
    ]


@pytest.mark.parametrize(("game", "players", "options", "seed"), ways_to_play())
def test_everything_in_a_game_is_said_in_both_languages(
    game: Game[Any], players: int, options: dict[str, str], seed: int
) -> None:
    s = game.start(players, seed, log=True, **options)
    picks = Random(seed)
    spoken = 0
    while not s.over:
        spoken += say_all(game, s)
        s.apply(picks.choice(s.legal))
    spoken += say_all(game, s)
    assert spoken > 50


def say_all(game: Game[Any], s: State) -> int:
    """Say the prompt, the options, the refusals and what has happened since; how many texts that was."""
    texts = [game.words.prompt(s, s.player)]
    texts += [game.words.label(s, atom) for atom in s.legal]
    for refusal in s.refused():
        texts += [refusal.reason, game.atoms.texts[refusal.atom]]
    texts += [game.words.note_text(s, note) for note in s.log or []]
    s.log = []
    for text in texts:
        said_twice(game, text)
    assert all(len(speaker(game, lang).prompt(s)) <= PROMPT_BAR for lang in LANGUAGES)
    return len(texts)


def said_twice(game: Game[Any], text: Text) -> None:
    en, it = (clean(speaker(game, lang), text) for lang in LANGUAGES)
    assert "nothing" not in en.lower().split(), f"{text!r}: {en!r}"
    assert "niente" not in it.lower().split(), f"{text!r}: {it!r}"
    if ":" not in text.key and text.key not in ALIKE:
        assert en != it, text
