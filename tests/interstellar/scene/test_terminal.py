"""The table in a terminal: everything that is open can be read there."""

from __future__ import annotations

import pytest

from astrarium.table import text
from tables.interstellar import act, explored, lay, market, on_earth, projects


def section(said: str, title: str) -> list[str]:
    """The lines of a sheet."""
    lines = said.split("\n")
    start = next(number for number, line in enumerate(lines) if line.startswith(f"══ {title} "))
    end = next(number for number in range(start + 1, len(lines)) if lines[number].startswith("══"))
    return [line.rstrip() for line in lines[start + 1 : end]]


def under(lines: list[str], heading: str) -> str:
    """What stands under a heading, in one line."""
    start = next(number for number, line in enumerate(lines) if line.lstrip("*").startswith(heading))
    found = [lines[start]]
    for line in lines[start + 1 :]:
        if not line.startswith("  "):
            break
        found.append(line.strip())
    return " ".join(found)


@pytest.mark.parametrize(
    "lang, ship, headings",
    [("en", "Ship", ["Future", "Present", "Long-term"]), ("it", "Nave", ["Futuri", "Presenti", "Lungo Termine"])],
)
def test_projects_stand_under_their_headings(lang: str, ship: str, headings: list[str]) -> None:
    s = projects(lay(), present="basic_01 basic_02 basic_03 basic_04", long_term="advanced_14")
    lines = section(text(act(s), 0, lang), ship)
    names = {"en": "Life Support Unit", "it": "Unità di Supporto Vitale"}
    assert names[lang] in under(lines, headings[2]) and names[lang] not in under(lines, headings[1])
    assert under(lines, headings[1]).count("prestig") == 4


@pytest.mark.rule("INT-16.4")
@pytest.mark.parametrize(
    "lang, sheet, row, told",
    [
        ("en", "Government", "Row", "3. Prestige 1 (Light blue)"),
        ("it", "Governo", "Riga", "3. Punti Prestigio 1 (Azzurro)"),
    ],
)
def test_offices_stand_in_their_rows(lang: str, sheet: str, row: str, told: str) -> None:
    lines = section(text(act(lay(light_blue="office 1.3 2.1")), 0, lang), sheet)
    rows = [line.split(":")[0].split(" (")[0] for line in lines if line.startswith(row)]
    assert [name.strip() for name in rows] == [f"{row} {number}" for number in (5, 4, 3, 2, 1)], "the top row first"
    assert told in under(lines, f"{row} 1") and told not in under(lines, f"{row} 2")
    assert all(f"{position}. " in under(lines, f"{row} 1") for position in range(1, 7))
    assert {"en": "1. Track advance 1", "it": "1. Avanzamento Tracciato 1"}[lang] in under(lines, f"{row} 5")


@pytest.mark.rule("INT-18.1")
@pytest.mark.parametrize(
    "lang, sheet, column, found, satellite",
    [
        ("en", "Route", "Column", "Wormhole", "Satellite of Light blue"),
        ("it", "Rotta", "Colonna", "Wormhole", "Satellite: Azzurro"),
    ],
)
def test_the_route_is_told_by_columns(lang: str, sheet: str, column: str, found: str, satellite: str) -> None:
    s = explored(lay(light_blue="satellite 4.2"), s4_2="wormhole", s4_5="star")
    lines = section(text(act(s), 0, lang), sheet)
    assert [line for line in lines if line.startswith(column)] == [f"{column} {number}" for number in range(1, 10)]
    fourth = under(lines, f"{column} 4")
    assert {"en": "2 fuel to enter", "it": "2 Carburanti per entrare"}[lang] in fourth
    assert f"2: {found}" in fourth and satellite in fourth, "its row, its token and who is there"
    assert satellite not in under(lines, f"{column} 5")


def test_the_market_says_prices_and_the_earth_how_many_are_left() -> None:
    s = on_earth(market(lay(), "2 red 1 blue"), "3 yellow 1 purple")
    said = text(act(s), 0, "en")
    assert "Red, 3 fuel each: Red, Red" in said and "Yellow humanity component, 2 reputation each: 3 on Earth" in said
    assert "Purple humanity component, 5 reputation each: 1 on Earth" in said


@pytest.mark.parametrize("lang", ["en", "it"])
def test_no_line_of_a_token_is_told_twice(lang: str) -> None:
    said = text(act(lay()), 0, lang)
    effect = {"en": "Pay a technology and place one of your scientists on it.", "it": "Paga una tecnologia"}[lang]
    assert said.count(effect) == 1


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_line_fits(lang: str) -> None:
    s = lay(4, light_blue="base mars_03 with drill deposit 4 red warehouse 2 red, office 1.2, satellite 3.2")
    said = text(act(s), 0, lang)
    assert max(len(line) for line in said.split("\n")) <= 100
    assert not any(line.endswith("…") for line in said.split("\n")), "nothing is cut off"


def test_leader_tracks_and_reputation_rows_tell_all_their_bonuses() -> None:
    lines = section(text(act(lay(light_blue="leader humanity 2")), 0, "en"), "Government")
    humanity = under(lines, "Humanity Leader")
    assert all(f"{step}: " in humanity for step in range(1, 11)) and "Light blue: step 2" in humanity
    assert "from 29 to 19, prestige each round: 12" in " ".join(lines)
    assert "from -10 to -18, prestige each round: −6 (R)" in " ".join(lines)
