"""Costs are told before they are paid; refusals say what is lacking."""

from __future__ import annotations

import pytest

from astrarium import game
from astrarium.clockwork.names import Player
from astrarium.games.athena.printed_cards import FIRST_COLUMN
from astrarium.games.athena.rules.blows import Hit, befall
from astrarium.games.athena.rules.convoy_fire import FireTurn
from astrarium.games.athena.rules.end_of_round import EndOfRoundTurn
from astrarium.games.athena.rules.exploration import Explore
from astrarium.games.athena.rules.movement import MoveTurn
from astrarium.games.athena.rules.rest import RestMenu
from astrarium.games.athena.rules.scoring import Score
from astrarium.games.athena.state import Athena
from astrarium.language import LANGUAGES, speaker
from astrarium.table import text
from tables.athena import lay
from tables.playing import play, question, run

GAME = game("athena")
BOTH = pytest.mark.parametrize("lang", LANGUAGES)


def labels(s: Athena, lang: str = "en") -> dict[str, str]:
    say = speaker(GAME, lang)
    return {GAME.atoms.names[atom]: say.say(GAME.words.label(s, atom)) for atom in s.offered}


def reasons(s: Athena, lang: str = "en") -> dict[str, str]:
    say = speaker(GAME, lang)
    return {GAME.atoms.names[refusal.atom]: say.say(refusal.reason) for refusal in s.refused()}


# On the road


@BOTH
@pytest.mark.rule("ATH-B.8.7", "ATH-B.8.11")
def test_a_space_says_what_it_costs_to_enter(lang: str) -> None:
    s = lay(
        at={"red": "g10", "blue": "g10"},
        load={"red": "fuel 1 ammo 1"},
        convoy={"red": "half_track red_container"},
        crew={"red": "red_leader"},
        phase="movement",
    )
    told = labels(play(run(s, MoveTurn(Player(0))), "do:move"), lang)
    en = "shortcut beside space 11 (Athena Base): avalanche, 1 ammo or 2 movement"
    it = "scorciatoia accanto alla tappa 11 (Base di Athena): Valanga, 1 Munizione o 2 punti movimento"
    assert told["space:gs2a"] == {"en": en, "it": it}[lang]
    assert told["space:g11"] == {"en": "space 11 (Athena Base)", "it": "tappa 11 (Base di Athena)"}[lang]
    play(s, "space:g11")
    assert {"en": "1 contamination", "it": "1 Contaminazione"}[lang] in labels(s, lang)["space:g12"]


@pytest.mark.rule("ATH-B.13.5", "ATH-V.1")
def test_the_guide_costs_nothing_and_a_mine_says_so() -> None:
    s = lay(at={"red": "g10"}, load={"red": "fuel 1 ammo 1"}, crew={"red": "guide"}, phase="movement", mines="g11")
    told = labels(play(run(s, MoveTurn(Player(0))), "do:move"))
    assert told["space:g11"] == "space 11 (Athena Base): mine, 2 damage"
    s = lay("beta", at={"red": "b16"}, load={"red": "fuel 1"}, crew={"red": "guide"}, phase="movement")
    assert "contamination" not in " ".join(labels(play(run(s, MoveTurn(Player(0))), "do:move")).values())


@BOTH
@pytest.mark.rule("ATH-X.9.3")
def test_a_box_that_costs_half_a_battery_says_so(lang: str) -> None:
    price = {"en": "half a battery", "it": "mezza Batteria"}[lang]
    s = lay(load={"red": "fuel 1 half_battery 1"}, convoy={"red": "red_truck red_container+crane"}, phase="movement")
    assert price in labels(run(s, MoveTurn(Player(0))), lang)["special:crane"]
    s = lay(load={"red": "half_battery 1"}, crew={"red": "hacker"}, alert={"red": 1}, phase="rest")
    assert price in labels(run(s, RestMenu(0)), lang)["ability:hacker"]
    s = lay(
        load={"red": "half_battery 1"},
        convoy={"red": "red_truck ambulance"},
        contaminated={"red_leader": 1},
        phase="end_of_round",
    )
    assert price in labels(run(s, EndOfRoundTurn(0)), lang)["special:ambulance"]
    s = lay(
        load={"red": "half_battery 1"},
        crew={"red": "mimic_android", "blue": "blue_leader/rest"},
        phase="rest",
    )
    assert price in labels(run(s, RestMenu(0)), lang)["ability:mimic"]


# Exploration and rest


@BOTH
@pytest.mark.rule("ATH-B.6.6")
def test_a_group_that_is_too_weak_says_what_is_lacking(lang: str) -> None:
    s = lay(sites={5: "roof_rack"}, load={"red": "food 1"})
    play(run(s, Explore(0)), "site:5", "card:red_leader")
    said = labels(s, lang)["do:done"]
    assert {"en": "1 value is missing", "it": "manca 1 punto"}[lang] in said


@BOTH
@pytest.mark.rule("ATH-B.6.16")
def test_gathering_in_contamination_says_so(lang: str) -> None:
    s = lay(sites={1: "contaminated_warehouse"}, crew={"red": "red_leader"}, damage="red_truck.3")
    play(run(s, Explore(0)), "site:1")
    assert {"en": "1 contamination each", "it": "1 Contaminazione ciascuno"}[lang] in labels(s, lang)["do:use_card"]
    s = lay(sites={1: "contaminated_warehouse"}, crew={"red": "hermit"}, damage="red_truck.3")
    play(run(s, Explore(0)), "site:1")
    assert {"en": "contamination", "it": "Contaminazione"}[lang] not in labels(s, lang)["do:use_card"]


@BOTH
@pytest.mark.rule("ATH-X.8.8", "ATH-B.4.6")
def test_fame_that_is_not_there_is_paid_with_damage_and_the_option_says_so(lang: str) -> None:
    s = lay(sites={4: "roof_rack"}, fame={"red": -1}, load={"red": "food 1"})
    play(run(s, Explore(0)), "site:4", "card:red_leader", "do:done")
    assert question(s) == "Act"
    assert {"en": "1 damage instead of fame", "it": "1 Danno invece della Fama"}[lang] in labels(s, lang)[
        "deal:bonus.fuel"
    ]


@BOTH
@pytest.mark.rule("ATH-B.7.2", "ATH-X.6.1", "ATH-X.6.4")
def test_feeding_says_with_what(lang: str) -> None:
    crew = "red_leader/exhausted labour_android/exhausted cyborg/exhausted"
    s = lay(phase="rest", crew={"red": crew}, load={"red": "food 1 half_battery 1"})
    told = labels(run(s, RestMenu(0)), lang)
    food, battery = {"en": ("1 food", "half a battery"), "it": ("1 Cibo", "mezza Batteria")}[lang]
    assert battery not in told["card:red_leader"], "people eat food"
    assert battery in told["card:labour_android"] and food not in told["card:labour_android"]
    assert food in told["card:cyborg"] and battery in told["card:cyborg"]


@BOTH
@pytest.mark.rule("ATH-B.2.13")
def test_a_truck_without_a_roof_says_what_is_lost(lang: str) -> None:
    s = lay("alpha", sites={2: "snowcat"}, convoy={"red": "red_truck+machine_gun red_container"})
    play(run(s, Explore(0)), "site:2", "card:red_leader", "do:done")
    if question(s) == "Mount":
        said = labels(s, lang)["card:red_truck"]
        assert {"en": "Machine Gun", "it": "Mitragliatrice"}[lang] in said


# Fire


@BOTH
@pytest.mark.rule("ATH-B.9.9", "ATH-X.3.1", "ATH-B.13.11")
def test_a_weapon_says_what_a_shot_costs(lang: str) -> None:
    s = lay(
        load={"red": "ammo 1 full_battery 1"},
        convoy={"red": "patrol_crawler red_container+machine_gun"},
        enemies={"reaper": "outskirts"},
        phase="fire",
    )
    told = labels(play(run(s, FireTurn(0)), "card:reaper"), lang)
    ammo, battery = {"en": ("1 ammo", "1 full battery"), "it": ("1 Munizione", "1 Batteria carica")}[lang]
    assert any(battery in said for said in told.values()) and any(ammo in said for said in told.values())


@BOTH
@pytest.mark.rule("ATH-B.13.14")
def test_smoke_is_offered_against_a_blow_that_is_named(lang: str) -> None:
    s = lay(objects={"red": "smoke_screen"}, phase="fire")
    run(s, *befall(s, Hit(Player(0), FIRST_COLUMN, 2)))
    assert question(s) == "AskSmoke"
    said = speaker(GAME, lang).prompt(s)
    assert {"en": "2 damage in the first column", "it": "2 Danni nella prima colonna"}[lang] in said


# Refusals


@BOTH
@pytest.mark.rule("ATH-B.0.6", "ATH-B.6.6")
def test_refusals_name_price_and_value(lang: str) -> None:
    s = lay(sites={1: "roof_rack", 5: "flatbed"}, crew={"red": "red_co_pilot"})
    told = reasons(run(s, Explore(0)), lang)["site:5"]
    assert "3" in told and "1" in told
    s = lay(sites={5: "roof_rack"})
    play(run(s, Explore(0)), "site:5", "card:red_leader")
    assert question(s) == "Act"
    assert {"en": "half battery", "it": "Batteria a metà"}[lang] in reasons(s, lang)["deal:bonus.fuel_alert"]


# The end


@BOTH
@pytest.mark.rule("ATH-B.11.8")
def test_a_tie_says_on_the_table_by_what_it_was_won(lang: str) -> None:
    s = lay(at={"red": "g05", "blue": "g05"}, fame={"red": 3, "blue": 3}, order="red blue")
    s.stack.clear()
    s.push(Score())
    s.choice = None
    s.advance()
    assert s.over
    assert {"en": "tie: the convoy further ahead wins", "it": "parità: vince il Convoglio più avanti"}[lang] in text(
        s, 0, lang
    )
