"""A table may be set up at once: every preset of every game begins a game, and says what it sets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from astrarium import Game
from astrarium.contract.registry import all_games
from astrarium.language import LANGUAGES
from astrarium.server.bots import LEVELS
from astrarium.server.presets import BOX, presets_of
from lobby_browsers import Browser, id_in, live, serving

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
CHECKED = re.compile(r'<input type="radio" name="option-(\w+)" value="([\w-]+)" checked>')


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("presets")
    with serving(folder) as running:
        yield running


@GAMES
def test_every_preset_begins_a_game_for_any_number_of_players(game: Game[Any]) -> None:
    assert [preset.name for preset in presets_of(game)] == ["first", BOX, "everything"]
    assert len({(*tuple(sorted(preset.options.items())), preset.bots) for preset in presets_of(game)}) == 3
    for preset in presets_of(game):
        assert preset.bots in LEVELS
        for players in range(game.least, game.most + 1):
            game.checked_options(players, preset.options)


@GAMES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_shows_what_a_preset_sets(server: TestClient, game: Game[Any], lang: str) -> None:
    ada = Browser(server, lang)
    for preset in presets_of(game):
        page = unescape(ada.get(f"/new/{game.key}?preset={preset.name}").text)
        wanted = {option.name: preset.options.get(option.name, option.default) for option in game.options}
        assert dict(CHECKED.findall(page)) == wanted
        assert f'preset={preset.name}" aria-current="true"' in page
        assert f'<option value="bot-{preset.bots}" selected>' in page
        assert all(re.findall(r"<strong>[^<]+</strong><span>([^<]+)</span></a>", page))


def test_without_a_preset_or_with_one_that_is_none_the_box_decides(server: TestClient) -> None:
    ada = Browser(server)
    plain, unknown = (ada.get(f"/new/parsec{asked}").text for asked in ("", "?preset=nonsense"))
    assert CHECKED.findall(plain) == CHECKED.findall(unknown)
    assert f'preset={BOX}" aria-current="true"' in plain and f'preset={BOX}" aria-current="true"' in unknown


def test_a_table_set_up_by_a_preset_is_what_it_says(server: TestClient) -> None:
    ada = Browser(server)
    page = ada.get("/new/parsec?preset=first").text
    sent = {f"option-{name}": value for name, value in CHECKED.findall(page)}
    seats = {"seat-0": "me", "seat-1": "bot-easy"}
    made = live(
        server, id_in(ada.post("/new/parsec", {"players": "2", "name": "Ada"} | seats | sent, follow=True).text)
    )
    assert made.row.options["no_factions"] == made.row.options["simple_combat"] == "on"
    assert made.seats[1].bot == "easy"
