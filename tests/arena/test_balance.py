"""Balance: what wins more or less than is to be expected, and how sure that is."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from astrarium import game
from astrarium.arena.balance import weigh, write_balance
from astrarium.arena.contest import contest_of
from astrarium.arena.evidence import by_chance, evidence, holm, mean_of
from astrarium.arena.findings import Finding, count, findings, kind_name, value_name
from astrarium.arena.results import Results
from astrarium.arena.running import run
from astrarium.arena.shares import Block, wilson
from astrarium.cli import main
from astrarium.clockwork.chance import Rng, seeded
from astrarium.contract.game import Game
from astrarium.contract.registry import all_games
from astrarium.language import LANGUAGES

EXPANSE = game("expanse")
FACTIONS = ("UN", "MCR", "OPA", "PG")


# Evidence


def test_single_games_have_wilsons_interval() -> None:
    found = evidence([Block(1.0, 1, 1)] * 8 + [Block(0.0, 1, 1)] * 2, 0.5)
    assert (found.share, found.low, found.high) == pytest.approx(tuple(wilson(0.8, 10)))
    assert not found.uneven and found.chance == pytest.approx(0.0578, abs=1e-4)


def test_blocks_that_happen_to_vary_little_are_not_surer_than_luck_allows() -> None:
    """In twenty games three of four players had a card, and eighteen times one of the three won."""
    blocks = [Block(1.0, 3, 3)] * 18 + [Block(0.0, 3, 3)] * 2
    by_luck = 20 * 3 / 4 * 1 / 4
    assert evidence(blocks, 0.25).chance < 0.05 < evidence(blocks, 0.25, by_luck).chance


def test_many_comparisons_are_adjusted_after_holm() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([]) == [] and holm([0.5, 0.9]) == [1.0, 1.0]
    assert by_chance(40) == pytest.approx(2)


def test_a_mean_has_students_interval() -> None:
    """1 to 5: a mean of 3, a standard error of 0.7071, and 2.776 of those either way."""
    found = mean_of([1, 2, 3, 4, 5])
    assert (found.mean, found.low, found.high) == pytest.approx((3, 3 - 1.963, 3 + 1.963), abs=1e-3)
    assert found.clear and not mean_of([-1, 1, -2, 2]).clear


# Findings


def seats(games: int, rng: Rng, chances: dict[str, int], cards: dict[str, tuple[str, ...]]) -> pl.DataFrame:
    """Games of four factions in shuffled seats, one of which wins by these chances in a hundred.

    `cards` says which factions play a card, each of them in half of the games.
    """
    rows: list[dict[str, object]] = []
    for number in range(games):
        places = list(range(len(FACTIONS)))
        rng.shuffle(places)
        order = [FACTIONS[place] for place in places]
        draw = rng.below(100)
        winner = next(name for place, name in enumerate(chances) if draw < sum(list(chances.values())[: place + 1]))
        for seat, faction in enumerate(order):
            played = [f"played={card}" for card, users in cards.items() if faction in users and rng.below(2)]
            rows.append(
                {
                    "number": number,
                    "block": number,
                    "seat": seat,
                    "share": float(faction == winner),
                    "traits": [f"faction={faction}", f"order={seat + 1}", *played],
                }
            )
    return pl.DataFrame(rows)


def found_in(table: pl.DataFrame) -> dict[tuple[str, str], Finding]:
    return {(row.kind, row.value): row for row in findings(EXPANSE, 4, table)}


def test_a_faction_that_wins_too_often_is_found() -> None:
    rows = found_in(seats(400, seeded(1, "balance"), {"UN": 40, "MCR": 20, "OPA": 20, "PG": 20}, {}))
    favoured = rows["faction", "UN"]
    assert favoured.sure and favoured.evidence.low < 0.4 < favoured.evidence.high
    assert favoured.games == favoured.blocks == 400 and favoured.others == 1200
    assert favoured.without == pytest.approx((1 - favoured.evidence.share) / 3)
    assert not any(row.sure for (kind, _), row in rows.items() if kind in ("seat", "order"))


def test_a_card_is_not_strong_because_a_strong_faction_plays_it() -> None:
    """UN wins half of the games; one card is played by UN alone, the other by all."""
    table = seats(
        600,
        seeded(2, "balance"),
        {"UN": 49, "MCR": 17, "OPA": 17, "PG": 17},
        {"heavy_burn": ("UN",), "scopuli": FACTIONS},
    )
    rows = found_in(table)
    own, common = rows["played", "heavy_burn"], rows["played", "scopuli"]
    assert own.evidence.share > 0.4 and not own.uneven
    assert own.evidence.expected == pytest.approx(rows["faction", "UN"].evidence.share, abs=0.01)
    assert common.evidence.expected == pytest.approx(0.25, abs=0.03) and not common.uneven


def test_what_was_seen_too_seldom_is_not_compared() -> None:
    table = seats(8, seeded(3, "balance"), {"UN": 100, "MCR": 0, "OPA": 0, "PG": 0}, {})
    rows = findings(EXPANSE, 4, table)
    assert all(row.few and not row.uneven and not row.sure for row in rows)
    assert count(rows).compared == 0


def test_what_everybody_has_cannot_be_compared() -> None:
    table = seats(30, seeded(4, "balance"), {"UN": 25, "MCR": 25, "OPA": 25, "PG": 25}, {})
    table = table.with_columns(pl.concat_list("traits", pl.lit("kept=scopuli")))
    row = found_in(table)["kept", "scopuli"]
    assert row.few and row.others == 0 and row.without is None


def test_even_games_are_uneven_about_as_often_as_chance_says() -> None:
    rng = seeded(5, "balance")
    even = dict.fromkeys(FACTIONS, 25)
    rows = [row for _ in range(40) for row in findings(EXPANSE, 4, seats(60, rng, even, {"scopuli": FACTIONS}))]
    told = count(rows)
    assert told.compared == 40 * 13
    assert 0.02 < told.uneven / told.compared < 0.08
    assert sum(row.sure for row in rows if row.kind == "faction") <= 5, "a family errs in one of twenty"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_every_trait_is_declared_and_named(game: Game[Any], lang: str) -> None:
    kinds = {trait.key: trait for trait in game.study.trait_kinds}
    assert all(kind_name(game, kind, lang) for kind in ["seat", *kinds])
    options = {option.name: option.fullest for option in game.options}
    told: set[tuple[str, str]] = set()
    # Some things are rare at random, and some games short.
    for seed in range(4, 24):
        s = game.begin(game.most, seed, options if seed % 2 == 0 else {}, log=True)
        rng = seeded(seed, "random")
        for _ in range(1500):
            if not s.over:
                s.apply(rng.pick(s.offered))
        told |= {trait for player in range(s.players) for trait in game.study.traits(s, player)}
        if len({kind for kind, _ in told}) > len(kinds) // 2:
            break
    else:
        pytest.fail(f"only {told} was told")
    for kind, value in told:
        values = kinds[kind].values
        assert value.isdigit() if values is None else value in values.places
        assert value_name(game, kind, value, lang)


# The command


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("balance")
    run(contest_of(EXPANSE, ["random"], 30, 3, 5, {}, [], False, 10.0), folder, workers=1)
    return folder


def test_page_tables_and_json_agree(folder: Path) -> None:
    found = write_balance(folder)
    told = json.loads((folder / "balance.json").read_text(encoding="utf-8"))
    table = pl.read_parquet(folder / "balance.parquet")
    assert told == found.to_json() and told["findings"] == table.to_dicts()
    assert pl.read_csv(folder / "balance.csv")["games"].to_list() == table["games"].to_list()
    factions = table.filter(pl.col("kind") == "faction")
    assert (factions["share"] * factions["games"]).sum() == pytest.approx(30)
    page = (folder / "balance.html").read_text(encoding="utf-8")
    assert "United Nations" in page and f"<dd>{told['compared']}</dd>" in page


def test_cards_kept_and_played_are_those_of_the_games(folder: Path) -> None:
    seats = pl.read_parquet(folder / "seats.parquet")
    kept = seats.explode("traits").filter(pl.col("traits").str.starts_with("kept="))
    found = weigh(Results(folder)).found
    assert sum(row.seats for row in found if row.kind == "kept") == len(kept) > 0


@pytest.mark.long
def test_the_command_plays_and_tells(folder: Path) -> None:
    words = ["balance", "expanse", "--games", "30", "--player", "random", "--seats", "3", "--seed", "5", "--json"]
    done = subprocess.run([sys.executable, "-m", "astrarium", *words], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == weigh(Results(folder)).to_json()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--player", "nobody"], "'nobody' is not a player"),
        (["--seats", "7"], "seats must be from 2 to 4, not 7"),
        (["--option", "factions=none"], "factions must be"),
        (["--lang", "fr"], "lang must be en or it"),
    ],
)
def test_bad_words_are_one_line(
    words: list[str], reason: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["astrarium", "balance", "expanse", *words])
    with pytest.raises(SystemExit) as left:
        main()
    out, err = capsys.readouterr()
    assert left.value.code == 2 and reason in err and err.count("\n") == 1 and not out
