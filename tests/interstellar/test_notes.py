"""The log says what happened to whom and why, and cites the rule behind it."""

from __future__ import annotations

import pytest

from astrarium.clockwork.names import Player
from astrarium.clockwork.step import Step
from astrarium.clockwork.text import NoteKind
from astrarium.games.interstellar import notes
from astrarium.games.interstellar.components import (
    DISCOVERY,
    PLANET,
    SPACE,
    TECHNOLOGY,
    Discovery,
    Planet,
    Space,
    Technology,
)
from astrarium.games.interstellar.game import GAME
from astrarium.games.interstellar.rules.flight import fly_home
from astrarium.games.interstellar.rules.government_phase import GovernmentPhase, NewHumanity, RescueLowest
from astrarium.games.interstellar.rules.quick_game import PlaceBuildings
from astrarium.games.interstellar.rules.research import Develop
from astrarium.games.interstellar.rules.satellites import Drift
from astrarium.games.interstellar.rules.scoring import FinalScoring
from astrarium.games.interstellar.rules.sectors import CompleteSector, Refill
from astrarium.games.interstellar.rules.turn import BeginAction
from astrarium.games.interstellar.state import Interstellar
from astrarium.language import LANGUAGES, speaker
from tables.interstellar import (
    act,
    all_passed,
    at,
    bag,
    explored,
    lay,
    next_discovery,
    next_events,
    on_earth,
    projects,
    saving,
)
from tables.playing import play, run

NEAR = {"mercury": 1, "venus": 2, "earth": 2, "mars": 3, "jupiter": 4, "saturn": 5, "uranus": 6, "neptune": 7}


def logged(s: Interstellar) -> Interstellar:
    s.log = []
    return s


def told(s: Interstellar, lang: str = "en") -> list[str]:
    """The log with the rule of each line."""
    say = speaker(GAME, lang)
    return [f"{say.note(s, note)} [{note.kind.rule}]" for note in s.log or []]


def after(s: Interstellar, *names: str) -> list[str]:
    return told(play(logged(s), *names))


def doing(s: Interstellar, *steps: Step[Interstellar]) -> list[str]:
    return told(run(logged(s), *steps))


# Prestige


@pytest.mark.rule("INT-10.11")
def test_prestige_for_missing_fuel() -> None:
    s = at(lay(light_blue="explorer mars, hold 1 fuel"), **NEAR)
    play(act(s), "token:travel")
    assert "Light blue loses 2 prestige: 1 fuel is missing on the flight. [INT-10.11]" in after(s, "planet:earth")
    s = at(lay(light_blue="explorer mars"), **NEAR)
    play(act(s), "token:travel")
    assert "Light blue loses 4 prestige: 2 fuel are missing on the flight. [INT-10.11]" in after(s, "planet:earth")
    assert "Azzurro perde 4 di Prestigio: al volo mancano 2 Carburanti. [INT-10.11]" in told(s, "it")


@pytest.mark.rule("INT-13.5")
def test_prestige_for_the_highlighted_action() -> None:
    s = play(saving(lay(light_blue="fuel 9")), "token:travel", "salvation:satellite")
    assert "Light blue gains 1 prestige: the action is highlighted on the token. [INT-13.5]" in after(s, "space:1.2")


@pytest.mark.rule("INT-17.10", "INT-17.4")
def test_prestige_in_the_top_row() -> None:
    s = on_earth(lay(light_blue="reputation 18, cubes 1 green"), "1 green")
    found = after(saving(s), "token:research", "salvation:save_humanity")
    assert "Light blue gains 3 reputation for the component saved. [INT-17.4]" in found
    assert "Light blue gains 2 prestige for reputation in the top row. [INT-17.10]" in found


@pytest.mark.rule("INT-17.13", "INT-6.3")
def test_prestige_below_the_last_row() -> None:
    s = bag(lay(light_blue="reputation -17"), "1 purple")
    found = after(act(s), "token:solar_exploitation", "resource:purple")
    assert "Light blue loses 1 reputation for exploiting the Sun. [INT-6.3]" in found
    assert "Light blue loses 4 prestige: reputation cannot fall any lower. [INT-17.13]" in found


@pytest.mark.rule("INT-6.9")
def test_reputation_plus_is_told() -> None:
    s = bag(lay(light_blue="technology solar_1"), "1 purple")
    found = after(act(s), "token:solar_exploitation", "resource:purple")
    assert "Reputation Plus spares Light blue 1 reputation. [INT-6.9]" in found
    assert "Light blue loses 4 reputation for exploiting the Sun. [INT-6.3]" in found


@pytest.mark.rule("INT-14.6", "INT-8.17", "INT-15.3", "INT-14.5")
def test_what_building_brings() -> None:
    s = lay(light_blue="cubes 9 purple, technology patent_office")
    projects(s, present="basic_08 - - -", future="basic_01 - - -")
    found = after(saving(s), "token:research", "salvation:build_mechanism")
    assert "Light blue gains 7 prestige for the mechanism. [INT-14.6]" in found
    assert "Patent Office brings Light blue 2 prestige. [INT-8.17]" in found
    name = speaker(GAME, "en").say(GAME.atoms.texts[GAME.atoms.index("mechanism:basic_01")])
    assert f"{name} becomes a Present project. [INT-14.5]" in found
    assert any(line.startswith("New Future project: ") and line.endswith("[INT-14.5]") for line in found)
    assert any("[INT-15.3]" in line and "as a leader" in line for line in found)


@pytest.mark.rule("INT-19.4", "INT-19.6")
def test_what_the_governor_gains() -> None:
    s = projects(lay(light_blue="office 1.1"), present="basic_08 - - -")
    all_passed(s)
    found = doing(s, GovernmentPhase())
    assert "Light blue gains 7 prestige as governor for the mechanism. [INT-19.4]" in found
    assert any(line.endswith("reputation as governor for the rescue. [INT-19.6]") for line in found)


@pytest.mark.rule("INT-19.6")
def test_a_rescue_without_a_governor() -> None:
    found = doing(on_earth(lay(), "1 red"), RescueLowest())
    assert found == ["Red humanity component is saved in cell 1. [INT-17.2]"]


@pytest.mark.rule("INT-9.13")
def test_what_an_outpost_brings() -> None:
    s = lay(light_blue="technology outpost_1 outpost_2 outpost_3, base mars_01 with outpost")
    found = after(act(s), "token:mars_01")
    assert "Light blue gains 2 fuel from an outpost. [INT-9.13]" in found
    assert "Light blue gains 1 reputation from an outpost. [INT-9.13]" in found
    assert "Light blue gains 1 prestige from an outpost. [INT-9.13]" in found


@pytest.mark.rule("INT-9.1", "INT-12.6")
def test_fuel_of_tokens() -> None:
    assert "Light blue produces 4 fuel on Earth. [INT-9.1]" in after(act(lay()), "token:earth_production")
    s = lay(light_blue="extra fuel_refinery media_campaign")
    assert "Fuel Refinery brings Light blue 6 fuel. [INT-12.6]" in after(act(s), "token:fuel_refinery")
    s = lay(light_blue="extra fuel_refinery media_campaign")
    assert "Media Campaign brings Light blue 3 reputation. [INT-12.6]" in after(act(s), "token:media_campaign")


@pytest.mark.rule("INT-18.8", "INT-18.9", "INT-18.10")
@pytest.mark.parametrize(
    "kind, line",
    [
        ("ringed_planet", "Light blue gains 5 prestige for the discovery. [INT-18.8]"),
        ("star", "Light blue gains 1 reputation for the discovery. [INT-18.8]"),
        ("galaxy", "Light blue gains a scientist in the galaxy. [INT-18.9]"),
        ("galaxy", "Light blue gains 1 reputation for the galaxy. [INT-18.9]"),
        ("wormhole", "Light blue gains 1 prestige for the wormhole. [INT-18.10]"),
    ],
)
def test_what_discoveries_bring(kind: str, line: str) -> None:
    s = lay(light_blue="fuel 9")
    space = "1.2" if kind != "galaxy" else next(id for id in SPACE.ids if id.startswith("3.") or id.startswith("2."))
    pile = s.route_pile
    if Discovery(DISCOVERY.index(kind)) not in pile.cards:
        pile = s.interest_pile
    next_discovery(pile, kind)
    if pile is s.interest_pile:
        s.satellite[0], space = before_interest()
    found = after(saving(s), "token:research", "salvation:satellite", f"space:{space}")
    assert line in found


def before_interest() -> tuple[Space, str]:
    """A space, and a point of interest that can be entered from there."""
    from astrarium.games.interstellar.components import INTEREST, SPACE_COLUMN, SPACE_ROW

    for space in range(len(SPACE.ids)):
        if INTEREST[space] and SPACE_COLUMN[space] > 1:
            return Space(SPACE.index(f"{SPACE_COLUMN[space] - 1}.{SPACE_ROW[space]}")), SPACE.ids[space]
    raise AssertionError("no point of interest")


@pytest.mark.rule("INT-18.9")
def test_a_galaxy_that_is_known_brings_its_visitor_a_scientist() -> None:
    s = explored(lay(light_blue="fuel 9"), s1_2="galaxy")
    found = after(saving(s), "token:research", "salvation:satellite", "space:1.2")
    assert "Light blue gains a scientist in the galaxy. [INT-18.9]" in found


@pytest.mark.rule("INT-18.11")
def test_the_column_that_brings_an_extra_action() -> None:
    s = explored(lay(light_blue="fuel 9, satellite 5.2"), s6_2="deep_space")
    found = after(saving(s), "token:research", "salvation:satellite", "space:6.2")
    assert "The column brings Light blue an extra action. [INT-18.11]" in found


@pytest.mark.rule("INT-18.12", "INT-18.18")
def test_reaching_trappist() -> None:
    found = after(saving(lay(light_blue="fuel 9, satellite 9.2")), "token:research", "salvation:satellite")
    assert "Light blue's satellite reaches Trappist as number 1. [INT-18.12]" in found
    assert "Light blue gains 10 prestige for reaching Trappist. [INT-18.12]" in found


@pytest.mark.rule("INT-18.18", "INT-19.7", "INT-19.8")
def test_the_satellite_of_the_government_is_told_from_that_of_its_mover() -> None:
    s = lay(light_blue="office 1.1")
    all_passed(s).government_satellite = Space(SPACE.index("9.2"))
    found = after(run(s, GovernmentPhase()), "space:trappist")
    assert "Light blue sends the Government's satellite to Trappist system. [INT-18.18]" in found
    assert "The Government's satellite reaches Trappist as number 1. [INT-18.12]" in found
    assert "Light blue gains 10 prestige for reaching Trappist. [INT-18.12]" in found
    s = lay()
    s.government_satellite = Space(SPACE.index("9.2"))
    found = doing(s, Drift())
    assert "Nobody governs: the Government's satellite goes to Trappist system. [INT-19.8]" in found
    assert "The Government's satellite reaches Trappist as number 1. [INT-18.12]" in found


@pytest.mark.rule("INT-19.7")
def test_a_satellite_that_stays() -> None:
    s = lay(light_blue="office 1.1")
    all_passed(s)
    found = after(run(s, GovernmentPhase()), "do:decline")
    assert "Light blue leaves the Government's satellite where it is. [INT-19.7]" in found


@pytest.mark.rule("INT-4.11", "INT-3.9")
def test_what_the_pass_token_brings() -> None:
    s = act(lay(), "brown")
    s.passed, s.face, s.next_order = [True, False], [2, 0], [Player(0)]
    s.hand[1] = s.hand[1][:1]
    found = after(s, "do:pass")
    assert "Brown gains 2 fuel from the pass token. [INT-4.11]" in found
    assert "Light blue gains 1 prestige from the pass token. [INT-4.11]" in found


@pytest.mark.rule("INT-4.9")
def test_a_pass_token_that_comes_full_circle() -> None:
    s = act(lay(), "brown")
    s.passed, s.face, s.next_order = [True, False], [7, 0], [Player(0)]
    s.order = [Player(1), Player(0)]
    s.place = 0
    found = after(s, "token:earth_production")
    assert "Light blue's pass token has come full circle. [INT-4.9]" in found
    found = after(s, "face:6")
    assert "Light blue takes a reward of choice: 2 prestige. [INT-4.9]" in found
    assert "Light blue gains 2 prestige from the pass token. [INT-4.11]" in found


# Offices


@pytest.mark.rule("INT-16.1", "INT-16.3", "INT-16.11", "INT-16.12")
@pytest.mark.parametrize(
    "lang, taken, bonus, gain",
    [
        (
            "en",
            "Light blue takes the office in row 1, position 3 (Prestige 1). [INT-16.1]",
            "Bonus of row 1, position 1 (Fuel 2). [INT-16.3]",
            "Light blue gains 1 prestige from the office. [INT-16.12]",
        ),
        (
            "it",
            "Azzurro prende la posizione di governo in riga 1, posizione 3 (Punti Prestigio 1). [INT-16.1]",
            "Bonus di riga 1, posizione 1 (Carburante 2). [INT-16.3]",
            "Azzurro ottiene 1 di Prestigio dalla posizione di governo. [INT-16.12]",
        ),
    ],
)
def test_offices_are_told_by_row_and_place(lang: str, taken: str, bonus: str, gain: str) -> None:
    s = play(logged(saving(lay(light_blue="scientists 3"))), "token:research", "salvation:government", "office:1.3")
    found = told(s, lang)
    assert taken in found and bonus in found and gain in found
    assert found.index(taken) < found.index(bonus) < found.index(gain)


@pytest.mark.rule("INT-8.19")
def test_lobbying_is_told() -> None:
    s = saving(lay(light_blue="scientists 3, technology lobbying"))
    found = after(s, "token:research", "salvation:government", "office:1.5")
    assert "Lobbying: the bonus of row 1, position 6 (Fuel 3), too. [INT-8.19]" in found


@pytest.mark.rule("INT-16.17", "INT-14.12")
def test_who_leads_the_government_is_told_whenever_it_changes() -> None:
    s = saving(lay(light_blue="scientists 3", brown="office 1.2"))
    found = after(s, "token:research", "salvation:government", "office:1.1")
    assert "Light blue now leads the Government, no longer Brown. [INT-16.17]" in found
    s = saving(lay(light_blue="scientists 3", brown="office 1.2"))
    found = after(s, "token:research", "salvation:government", "office:1.3")
    assert not any("leads the Government" in line for line in found)
    found = doing(lay(light_blue="office 2.2", brown="office 1.4"), CompleteSector())
    assert "Brown now leads the Government, no longer Light blue. [INT-16.17]" in found
    found = after(saving(lay(light_blue="scientists 3")), "token:research", "salvation:government", "office:1.3")
    assert "Light blue now leads the Government. [INT-16.17]" in found


@pytest.mark.rule("INT-16.15", "INT-16.16")
def test_free_gains_of_offices() -> None:
    s = on_earth(lay(light_blue="scientists 3, office 1.1 2.1 3.1"), "1 green")
    found = after(saving(s), "token:research", "salvation:government", "office:4.2")
    assert "Light blue gains 3 reputation from the office for the rescue. [INT-16.15]" in found
    s = projects(lay(light_blue="scientists 3, office 1.1 2.1 3.1 4.1"), present="basic_08 - - -")
    play(saving(s), "token:research", "salvation:government", "office:5.2")
    found = after(s, "leader:humanity")
    assert "Light blue gains 7 prestige from the office for the mechanism. [INT-16.16]" in found


# What else happens


@pytest.mark.rule("INT-8.8")
def test_a_building_that_is_unlocked() -> None:
    s = lay(light_blue="scientists 1")
    found = doing(s, Develop(Player(0), Technology(TECHNOLOGY.index("drill_1"))))
    assert "Drill is now available to Light blue. [INT-8.8]" in found


@pytest.mark.rule("INT-10.32")
@pytest.mark.parametrize(
    "lang, line",
    [
        ("en", "Light blue unloads: 4 fuel; cubes: 2 × Red; buildings: 1 × Drill. [INT-10.32]"),
        ("it", "Azzurro scarica: 4 di Carburante; cubi: 2 × Rossa; edifici: 1 × Trivella. [INT-10.32]"),
    ],
)
def test_what_is_unloaded_on_earth(lang: str, line: str) -> None:
    s = logged(at(lay(light_blue="explorer mars, hold 6 fuel 2 red 1 drill"), **NEAR))
    fly_home(s, Player(0), 0)
    assert line in told(s, lang)
    s = logged(at(lay(light_blue="explorer mars, hold 2 fuel"), **NEAR))
    fly_home(s, Player(0), 0)
    assert [note.kind for note in s.log or []] == [notes.FLIES], "there was nothing to unload"


@pytest.mark.rule("INT-8.16")
def test_modular_assembly_is_told() -> None:
    s = projects(lay(light_blue="cubes 2 red 9 green, technology modular_assembly"), present="advanced_04 - - -")
    s.cubes[0:5] = [0, 1, 0, 1, 0]
    found = after(saving(s), "token:research", "salvation:build_mechanism")
    assert "Modular Assembly: Light blue pays one value less for Purple. [INT-8.16]" in found


@pytest.mark.rule("INT-14.5", "INT-14.8")
def test_a_column_that_stays_empty_tells_nothing() -> None:
    s = projects(lay(), present="- - - -", future="- - - -")
    s.advanced.cards.clear()
    assert doing(s, Refill(0)) == []


@pytest.mark.rule("INT-21.15")
def test_buildings_that_stand_from_the_beginning() -> None:
    s = lay(light_blue="reserve drill outpost, base mars_01")
    found = doing(s, PlaceBuildings(Player(0), Planet(PLANET.index("mars"))))
    assert found == ["Light blue starts on Mars with 1 × Drill, 1 × Government Outpost. [INT-21.15]"]


@pytest.mark.rule("INT-10.20")
def test_what_pays_for_a_survey() -> None:
    s = at(lay(light_blue="fuel 1, explorer mars, hold 4 fuel, prestige 0"), **NEAR)
    s = play(act(s), "token:travel", "planet:venus", "do:yes")
    found = after(s, "do:yes")
    assert "Light blue pays 2 fuel for another token, 1 of it from the hold. [INT-10.20]" in found


# The end


@pytest.mark.rule("INT-20.2", "INT-20.3")
@pytest.mark.parametrize(
    "spiral, arrived, sectors, cells, lines",
    [
        (22, 0, 0, 0, ["The Sun has reached Earth. [INT-20.2]"]),
        (
            5,
            1,
            3,
            0,
            ["A satellite is on Trappist. [INT-20.3]", "3 sectors of the ship are complete. [INT-20.3]"],
        ),
        (
            5,
            1,
            0,
            30,
            ["A satellite is on Trappist. [INT-20.3]", "30 humanity components are saved. [INT-20.3]"],
        ),
    ],
)
def test_why_the_game_ends(spiral: int, arrived: int, sectors: int, cells: int, lines: list[str]) -> None:
    s = on_earth(lay(), "1 red", cells)
    all_passed(s).spiral = spiral
    if arrived:
        s.satellite[0], s.arrivals = Space(SPACE.index("trappist")), [Player(0)]
    for _ in range(sectors):
        s.completed.append(s.sectors.pop())
        s.posts.append(Player(-1))
    s.log = []
    run(s, BeginAction())
    found = told(s)
    assert [line for line in found if "[INT-20.2]" in line or "[INT-20.3]" in line] == lines
    assert found.index("The game ends. [INT-20.1]") == len(lines)


@pytest.mark.rule("INT-20.6", "INT-20.8", "INT-20.9", "INT-20.12")
def test_what_the_final_scoring_does() -> None:
    s = lay(light_blue="explorer mars, hold 9 fuel, base mars_01 warehouse 2 red, cubes 1 blue, satellite 4.2")
    all_passed(s)
    found = doing(at(s, **NEAR), FinalScoring())
    assert "Light blue loads 2 × Red for the last flight. [INT-20.6]" in found
    assert "Light blue turns 2 × Red into 6 fuel. [INT-20.8]" in found
    assert "Light blue turns 1 × Blue into 6 fuel. [INT-20.8]" in found
    assert "Light blue gains 3 prestige for 19 fuel. [INT-20.9]" in found
    assert "Light blue gains 12 prestige: rank 1 on the way to Trappist. [INT-20.12]" in found


@pytest.mark.rule("INT-20.13", "INT-20.14")
@pytest.mark.parametrize(
    "light_blue, brown, line",
    [
        ("prestige 30", "prestige 20", "Light blue wins with {} prestige. [INT-20.13]"),
        ("prestige 20, reputation 3", "prestige 20", "Light blue wins the tie: a higher reputation. [INT-20.14]"),
        (
            "prestige 20, technology drill_1",
            "prestige 20",
            "Light blue wins the tie: more technologies. [INT-20.14]",
        ),
        ("prestige 20", "prestige 20", "Brown shares the victory: all is equal. [INT-20.14]"),
    ],
)
def test_by_what_a_game_is_won(light_blue: str, brown: str, line: str) -> None:
    s = lay(light_blue=light_blue, brown=brown)
    all_passed(s)
    found = doing(s, FinalScoring())
    assert line.format(s.prestige[0]) in found


@pytest.mark.rule("INT-20.14")
def test_a_tie_is_won_by_command_posts() -> None:
    s = lay()
    all_passed(s)
    s.completed.append(s.sectors.pop())
    s.posts.append(Player(1))
    s.locked_scientists[1] -= 1
    assert "Brown wins the tie: more command posts. [INT-20.14]" in doing(s, FinalScoring())


def test_every_way_to_gain_or_lose_is_told_with_its_cause() -> None:
    """No line just says that somebody gains or loses something."""
    for lang in LANGUAGES:
        for kind in vars(notes).values():
            if isinstance(kind, NoteKind) and kind.fields == ("player", "amount"):
                said = speaker(GAME, lang).words(f"note-{kind.key}", player="X", amount=2)
                assert len(said.split()) > (4 if lang == "en" else 5), said


# Causes


@pytest.mark.rule("INT-9.4", "INT-9.5", "INT-9.10", "INT-9.11", "INT-9.12", "INT-9.13")
def test_what_is_activated_is_told_before_what_it_does() -> None:
    facts = "technology drill_1 ars_1 converter_1 outpost_2"
    s = lay(light_blue=f"{facts}, base mars_01 with drill ars outpost deposit 7 red, explorer mars, hold 1 fuel")
    found = after(act(s), "token:mars_01")
    assert "An outpost of Light blue is at work on Mars. [INT-9.13]" in found
    assert "Light blue's deposit on Mars grows by 1 × Red: the outpost. [INT-9.13]" in found
    found = after(s, "building:base")
    assert found[:2] == [
        "Light blue extracts with the base on Mars. [INT-9.4]",
        "Light blue extracts 1 × Red on Mars. [INT-9.6]",
    ]
    assert after(s, "do:explorer")[0] == "Light blue extracts with the Explorer on Mars. [INT-9.5]"
    assert after(s, "building:drill")[0] == "Light blue activates a drill on Mars. [INT-9.10]"
    assert after(s, "building:ars")[:2] == [
        "Light blue activates an ARS on Mars. [INT-9.11]",
        "Light blue brings 1 × Red home from Mars. [INT-1.9]",
    ]
    s = lay(light_blue="technology converter_1, base mars_01 with converter warehouse 1 red")
    found = after(act(s), "token:mars_01", "building:converter")
    assert "Light blue activates a converter on Mars. [INT-9.12]" in found


@pytest.mark.rule("INT-12.9", "INT-16.8", "INT-16.9")
def test_deposits_grow_by_the_rule_of_what_makes_them_grow() -> None:
    s = lay(light_blue="base mars_01, extra prospecting")
    assert "Prospecting: Light blue's deposit on Mars grows by 3 × Red. [INT-12.9]" in after(
        act(s), "token:prospecting"
    )
    s = saving(lay(light_blue="scientists 3, base mars_01"))
    found = after(s, "token:research", "salvation:government", "office:1.5")
    assert "Light blue's deposit on Mars grows by 2 × Red: the office. [INT-16.8]" in found
    s = saving(lay(light_blue="scientists 3, base mars_01, office 1.1"))
    found = after(s, "token:research", "salvation:government", "office:2.3")
    assert "Light blue's deposit on Mars grows by 1 × Yellow: the office improves it. [INT-16.9]" in found


@pytest.mark.rule("INT-12.9", "INT-16.7", "INT-16.10")
def test_where_extra_actions_and_offices_move_cubes() -> None:
    s = lay(light_blue="base mars_01 warehouse 1 red, extra automated_convoy")
    assert "Automated Convoy goes to Mars for Light blue. [INT-12.9]" in after(act(s), "token:automated_convoy")
    s = saving(lay(light_blue="scientists 3, base mars_01 deposit 2 red"))
    found = after(s, "token:research", "salvation:government", "office:1.2")
    assert "Drill for Light blue on Mars. [INT-16.18]" in found


@pytest.mark.rule("INT-16.16", "INT-19.4")
def test_what_is_built_for_free_is_told_by_whom() -> None:
    s = projects(lay(light_blue="scientists 3, office 1.1 2.1 3.1 4.1"), present="basic_08 - - -")
    play(saving(s), "token:research", "salvation:government", "office:5.2")
    found = after(s, "leader:humanity")
    assert "The office builds Radiator Panel for Light blue, for free. [INT-16.16]" in found
    s = projects(lay(light_blue="office 1.1"), present="basic_08 - - -")
    all_passed(s)
    assert "The Government builds Radiator Panel for free. [INT-19.4]" in doing(s, GovernmentPhase())


@pytest.mark.rule("INT-6.5", "INT-7.6", "INT-19.11")
def test_why_the_sun_advances() -> None:
    s = bag(lay(), "1 purple")
    found = after(act(s), "token:solar_exploitation", "resource:purple")
    place = found.index("Exploitation has gone round: the Sun advances. [INT-6.5]")
    assert found[place + 1].startswith("The Sun advances to 2.")
    s = next_events(lay(light_blue="office 1.1"), "event_02")
    all_passed(s)
    found = after(run(s, GovernmentPhase()), "do:decline")
    place = found.index("The round is over: the Sun advances. [INT-19.11]")
    assert found[place + 1] == "The Sun advances to 2. [INT-7.1]"
    assert "The event drives the Sun on. [INT-7.6]" in found


@pytest.mark.rule("INT-17.6", "INT-19.16")
@pytest.mark.parametrize(
    "lang, line",
    [
        ("en", "New on Earth: 2 × Red humanity component. [INT-19.16]"),
        ("it", "Nuovi sulla Terra: 2 × Componente Umanità rosso. [INT-19.16]"),
    ],
)
def test_who_comes_to_earth_is_told_by_colour(lang: str, line: str) -> None:
    s = logged(lay())
    s.humanity_bag = [3, 0, 0, 0, 0]
    run(s, NewHumanity())
    assert told(s, lang) == [line]
    s.log, s.humanity_bag = [], [0] * 5
    run(s, NewHumanity())
    assert told(s, "en") == ["New on Earth: nobody is left in the bag. [INT-19.16]"]
