"""What something costs is said before it is paid."""

from __future__ import annotations

import pytest

from astrarium import game
from astrarium.clockwork.step import Unpaid
from astrarium.games.expanse.cards.fleets import StealthPick
from astrarium.games.expanse.state import Expanse
from astrarium.language import speaker
from tables.expanse import begin_turn, fleets, lay, resolve, spend, take, who
from tables.expanse_options import done, units
from tables.playing import options, play, question

EXPANSE = game("expanse")


def label(s: Expanse, atom: str, lang: str = "en") -> str:
    return speaker(EXPANSE, lang).label(s, EXPANSE.atoms.index(atom))


@pytest.mark.rule("EXP-6.4")
@pytest.mark.parametrize(
    ("faction", "card", "en", "it"),
    [
        ("UN", "nauvoo", "Keep the Event (1 CP)", "Custodisci l'Evento (1 PC)"),
        ("UN", "cotyar_ghazi", "Keep the Event (free)", "Custodisci l'Evento (gratis)"),
        ("PG", "antony_dresden", "Keep the Event (free)", "Custodisci l'Evento (gratis)"),
    ],
)
def test_keeping_says_what_it_costs(faction: str, card: str, en: str, it: str) -> None:
    s = begin_turn(lay(track=f"{card} heavy_burn ambush riot_gear scopuli"), faction)
    take(s, card)
    assert (label(s, "do:keep"), label(s, "do:keep", "it")) == (en, it)


@pytest.mark.rule("EXP-7.6", "EXP-7.15")
def test_an_offer_says_what_keeping_costs() -> None:
    s = begin_turn(lay(track="heavy_burn nauvoo ambush riot_gear scopuli", initiative="PG UN OPA MCR"), "MCR")
    take(s, "heavy_burn")
    play(s, "do:points", "do:stop")
    assert label(s, "do:keep") == "Keep the Event (free)", "Protogen is asked first"
    play(s, "do:decline")
    assert label(s, "do:keep") == "Keep the Event (1 CP)"


@pytest.mark.rule("EXP-19.7", "EXP-19.11")
@pytest.mark.parametrize(("level", "said"), [(0, "Attack (2 AP)"), (3, "Attack (1 AP)")])
def test_an_attack_says_what_it_costs(level: int, said: str) -> None:
    s = spend(lay(fleets={"ceres": "MCR 1, UN 3"}, tech=level), "MCR", 4)
    assert label(s, "do:attack") == said
    play(s, "do:attack")
    assert label(s, "do:attack") == "Attack (2 AP)"


@pytest.mark.rule("EXP-9.1", "EXP-9.2")
def test_other_actions_say_what_they_cost() -> None:
    s = spend(lay(cubes={"ceres": "OPA 1, UN 1"}, tech=3), "OPA", 4)
    assert [label(s, atom) for atom in ("do:build", "do:sabotage")] == ["Build (1 AP)", "Sabotage (1 AP)"]
    infects = spend(lay(cubes={"ceres": "PG 1"}, tech=2), "PG", 2)
    assert label(infects, "do:infect", "it") == "Infezione (2 PA)"
    repairs = spend(lay(fleets={"ceres": "MCR 1 battleship_damaged"}, tech=1), "MCR", 1)
    assert label(repairs, "do:repair") == "Repair (1 AP)"


@pytest.mark.rule("EXP-19.23", "EXP-9.2")
def test_an_infection_that_is_too_dear_says_so() -> None:
    s = spend(lay(cubes={"ceres": "PG 1"}, tech=2), "PG", 1)
    assert "do:infect" not in options(s)
    told = {EXPANSE.atoms.names[refusal.atom]: refusal for refusal in s.refused()}["do:infect"]
    assert (speaker(EXPANSE, "en").refusal(told), told.rule) == ("Costs 2 AP; 1 left.", "EXP-19.23")


@pytest.mark.rule("EXP-23.11")
def test_theresa_yaos_sacrifice_is_a_price_and_is_asked_as_one() -> None:
    s = resolve(lay(fleets={"ceres": "MCR 1, MCR 1 battleship, UN 3"}), "MCR", "theresa_yao")
    play(s, "amount:1")
    assert question(s) == "YaoSacrifice" and s.choice is not None and s.choice.price
    assert options(s) == units("ceres.MCR.fleet ceres.MCR.battleship")
    said = speaker(EXPANSE, "en").prompt(s)
    assert said == "Theresa Yao: which of your fleets in Ceres Orbit takes the hit? 1 to go."
    play(s, "unit:ceres.MCR.fleet")
    assert done(s)
    assert fleets(s, "ceres") == {"MCR": {"battleship": 1}, "UN": {"fleet": 1}}


@pytest.mark.rule("EXP-23.11", "EXP-13.7")
def test_theresa_yaos_sacrifice_may_be_one_battleship_twice() -> None:
    s = resolve(lay(fleets={"ceres": "MCR 1 battleship, UN 3"}), "MCR", "theresa_yao")
    play(s, "amount:2")
    assert done(s)
    assert fleets(s, "ceres") == {}


@pytest.mark.rule("EXP-23.18", "EXP-23.20")
def test_stealth_ships_ask_for_no_sacrifice_that_cannot_be_made() -> None:
    s = resolve(lay(fleets={"ceres": "MCR 1"}, rocinante="UN earth"), "UN", "stealth_ships")
    assert done(s)
    assert fleets(s, "ceres") == {"MCR": {"fleet": 1}}
    with pytest.raises(Unpaid):
        StealthPick(who(s, "UN")).run(s)
