"""What lies open can be read off the table in a terminal, too."""

from __future__ import annotations

import pytest

from astrarium.language import LANGUAGES
from astrarium.table import heaps_text, text
from tables.athena import lay, new_game

BOTH = pytest.mark.parametrize("lang", LANGUAGES)


def line(told: str, beginning: str) -> str:
    """The part of the text that begins so, up to the next gap between parts."""
    assert beginning in told, beginning
    return told[told.index(beginning) :].replace("\n  ", " ").split(" · ")[0]


@BOTH
@pytest.mark.rule("ATH-X.5.1")
def test_turrets_tell_their_perimeters(lang: str) -> None:
    told = text(lay(tiles={"red": "2"}), 0, lang).replace("\n  ", " · ")
    shortcut = {"en": "shortcut", "it": "scorciatoia"}[lang]
    name = {"en": "Automatic Turret", "it": "Torretta Automatica"}[lang]
    space = {"en": "space", "it": "tappa"}[lang]
    assert f"{name} 1 → {space} 4, 5, {space} 6, {shortcut} 4, {shortcut} 6" in told
    assert f"{name} 2 ✕" in told and f"{name} 2 →" not in told, "a destroyed turret guards nothing"


@BOTH
@pytest.mark.rule("ATH-X.4.1", "ATH-X.12.2")
def test_the_alert_rows_are_told_in_full(lang: str) -> None:
    told = text(lay(alert={"red": 3}), 0, lang)
    rows = {
        "en": ("0 = no damage, Aurora 0, 2 fame", "3 = 2 damage, Aurora 2, 0 fame"),
        "it": ("0 = nessun Danno, Aurora 0, 2 Fama", "1 = 1 Danno, Aurora 0, 1 Fama"),
    }[lang]
    for row in rows:
        assert row in told


@BOTH
@pytest.mark.rule("ATH-X.13.19")
def test_which_cards_an_ambush_means_is_said(lang: str) -> None:
    told = text(lay(enemies={"ath_scout_1_2": "base", "ath_raiders_3_0": "base"}), 0, lang).replace("\n      ", " ")
    first, last = {"en": ("first column", "last column"), "it": ("prima colonna", "ultima colonna")}[lang]
    assert first in told and last in told


@BOTH
@pytest.mark.rule("ATH-X.2.1", "ATH-X.1.10")
def test_there_are_ten_batteries_with_two_sides(lang: str) -> None:
    told = text(lay(load={"red": "half_battery 1"}), 0, lang)
    assert {"en": "9 batteries (two sides: full, half)", "it": "9 Batterie (due lati: carica, a metà)"}[lang] in told
    assert "10" not in line(told, {"en": "9 batteries", "it": "9 Batterie"}[lang])


@BOTH
@pytest.mark.rule("ATH-B.1.4", "ATH-B.10.4")
def test_moorings_have_their_numbers_and_the_aurora_its_place(lang: str) -> None:
    told = text(lay(mooring=3), 0, lang)
    assert {"en": "space 18 · mooring 1", "it": "tappa 18 · ormeggio 1"}[lang] in told
    assert {"en": "The Aurora, at mooring 3", "it": "L'Aurora, all'ormeggio 3"}[lang] in told


@BOTH
@pytest.mark.rule("ATH-B.9.11")
def test_an_enemy_tells_hull_and_damage(lang: str) -> None:
    told = text(lay(enemies={"armour_of_athena": "base 1 red"}), 0, lang)
    assert {"en": "7 hull points", "it": "7 punti scafo"}[lang] in told
    assert {"en": "1 damage", "it": "1 Danno"}[lang] in told


@BOTH
@pytest.mark.rule("ATH-S.2", "ATH-S.3")
def test_the_automas_cards_are_told_with_site_and_arrow(lang: str) -> None:
    s = new_game(1)
    s.drawn = [1, 2]
    told = text(s, 0, lang)
    assert {"en": "site 2 ←, move 1, shots 0", "it": "sito 2 ←, movimento 1, colpi 0"}[lang] in told
    assert {"en": "site 3 →, move 1, shots 1", "it": "sito 3 →, movimento 1, colpi 1"}[lang] in told


@BOTH
def test_amounts_have_their_plural(lang: str) -> None:
    told = text(lay(load={"red": "ammo 2 fuel 1"}), 0, lang)
    if lang == "it":
        assert "2 Munizioni" in told and "2 Munizione" not in told and "1 Carburante" in told
    else:
        assert "2 ammo" in told and "2 Survivors" not in told and "2 survivors" in told


@BOTH
@pytest.mark.rule("ATH-B.9.6")
def test_nothing_open_is_cut_off(lang: str) -> None:
    s = lay(convoy={"red": "patrol_crawler red_container"}, sites={4: "hybrid_hauler"}, outcomes="099")
    told = text(s, 0, lang)
    assert "…" not in told.replace("−1…12", "").replace("0…4", "")
    mark = {"en": "Next red mark: on the vehicle", "it": "Prossimo segno rosso: sul veicolo"}[lang]
    assert mark in told


@BOTH
@pytest.mark.rule("ATH-B.0.9", "ATH-B.4.3", "ATH-B.9.5")
def test_open_piles_can_be_looked_through(lang: str) -> None:
    s = lay(discard="roof_rack hermit", outcomes="099")
    s.outcome_discard.append(s.outcomes.draw(s))
    told = heaps_text(s, 0, lang)
    first, second = {"en": ("Hermit", "Roof Rack"), "it": ("Eremita", "Portabagagli")}[lang]
    assert told.index(first) < told.index(second), "from the top"
    assert "099" in told
