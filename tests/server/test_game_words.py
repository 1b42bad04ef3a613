"""What a game brings along for the pages around its table: nothing of it stands in the server."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from astrarium import Game
from astrarium.contract.registry import all_games
from astrarium.language import LANGUAGES, speaker
from astrarium.positions.layout import Decked, FaceDown, Secret
from astrarium.server.point_sources import PLAIN, SCORING, book_of
from language.spoken import note_kinds

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
BOTH = pytest.mark.parametrize("lang", LANGUAGES)
SRC = Path(__file__).parents[2] / "src" / "astrarium"


@GAMES
@BOTH
def test_a_game_introduces_itself_and_its_variants(game: Game[Any], lang: str) -> None:
    say = speaker(game, lang).words
    wanted = ["lobby-pitch", "lobby-length"]
    for option in game.options:
        wanted += [f"lobby-option-{option.name}", *(f"lobby-value-{option.name}-{value}" for value in option.values)]
    assert all(say(key) for key in wanted)


@GAMES
@BOTH
def test_every_pile_that_lies_face_down_has_a_name(game: Game[Any], lang: str) -> None:
    piles = [piece.name for piece in game.record.layout if isinstance(piece, Decked | Secret | FaceDown)]
    assert all(speaker(game, lang).words(f"replay-hidden-{pile}") for pile in piles)


@GAMES
@BOTH
def test_every_source_of_points_is_a_note_and_has_a_name(game: Game[Any], lang: str) -> None:
    book = book_of(game.key)
    fields = {kind.key: kind.fields for kind in note_kinds(game)}
    for note, source in book.sources.items():
        assert {"player", source.field} <= set(fields[note]) and source.line in book.lines
    for note, number in book.rounds.items():
        assert note in fields and (not number or number in fields[note])
    assert book is PLAIN or book.begins in fields
    for line in ("start", *book.lines, "other"):
        assert speaker(game, lang).words(f"replay-source-{line}", number=1)
    assert not book.sources or SCORING in book.lines


@GAMES
def test_the_server_names_no_game(game: Game[Any]) -> None:
    """A second game needs no change there."""
    named = re.compile(rf"\b{game.key}\b", re.IGNORECASE)
    for file in [*(SRC / "server").rglob("*"), *(SRC / "language").glob("*.ftl")]:
        if file.suffix in (".py", ".html", ".js", ".css", ".ftl") and "vendor" not in file.parts:
            assert not named.search(file.read_text(encoding="utf-8")), file
