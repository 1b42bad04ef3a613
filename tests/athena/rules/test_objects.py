"""Objects at menus and the Mimic Android. ATH-B.4.3, 4.4, 4.7, B.13.12, X.6.2, X.13.4, 13.5, 13.18"""

from typing import Any

import pytest

from astrarium.clockwork.names import Atom, Player
from astrarium.games.athena.pieces import P_CONTAMINATION, P_OBJECT, SUPPLY
from astrarium.games.athena.printed_cards import CARD, GUIDE, MECHANIC
from astrarium.games.athena.rules.end_of_round import EndOfRoundTurn
from astrarium.games.athena.rules.exploration import Explore
from astrarium.games.athena.rules.menus import add_extras
from astrarium.games.athena.rules.movement import MoveTurn, movement_of
from astrarium.games.athena.rules.rest import RestTurn
from astrarium.games.athena.rules.round import begin_phase
from astrarium.games.athena.rules.survivors import COPY, OWN, has_ability
from astrarium.games.athena.state import Athena
from tables.athena import damaged, held, lay, load, zone
from tables.playing import options, play, question, run


def extra_names(s: Athena, player: int = 0) -> set[str]:
    found: list[Atom] = []
    add_extras(s, Player(player), found)
    return {s.game.atoms.names[atom] for atom in found}


# MRE


@pytest.mark.rule("ATH-B.13.12", "ATH-B.4.3")
@pytest.mark.parametrize("where", ["rest", "exhausted"])
def test_mre(where: str) -> None:
    """Objects 073, 074"""
    s = lay(crew={"red": f"red_leader mechanic/{where}"}, objects={"red": "mre"}, phase="rest", damage="red_truck.3")
    play(run(s, RestTurn(Player(0))), "object:mre")
    assert zone(s, "mechanic") == "active" and held(s, "red") == [] and s.reserve[P_OBJECT] == SUPPLY[P_OBJECT]
    assert "ability:mechanic" in options(s), "it can use its Rest ability"
    play(s, "do:done")
    assert zone(s, "mechanic") == "active", "it does not shift again"


@pytest.mark.rule("ATH-B.13.12", "ATH-B.3.6")
def test_mre_does_not_renew_an_ability() -> None:
    s = lay(crew={"red": "red_leader mechanic/rest"}, objects={"red": "mre"}, phase="rest", damage="red_truck.3")
    s.used[CARD.index("mechanic")] = 1
    play(run(s, RestTurn(Player(0))), "object:mre")
    assert question(s) == "Rest" and damaged(s, "red") == {"red_truck.3"}


@pytest.mark.rule("ATH-B.4.7", "ATH-X.6.2")
def test_mre_needs_a_weary_human() -> None:
    """B17"""
    crew = {"red": "red_leader labour_android/exhausted"}
    assert extra_names(lay(crew=crew, objects={"red": "mre"}, phase="rest")) == set()
    cyborg = {"red": "red_leader cyborg/exhausted"}
    assert extra_names(lay(crew=cyborg, objects={"red": "mre"}, phase="rest")) == {"object:mre"}
    assert extra_names(lay(crew=cyborg, objects={"red": "mre"}, phase="rest", without="mre")) == set()


@pytest.mark.rule("ATH-B.4.3", "ATH-B.4.4")
@pytest.mark.parametrize("phase", ["exploration", "movement", "fire", "end_of_round"])
def test_mre_is_for_the_rest_phase(phase: str) -> None:
    s = lay(crew={"red": "red_leader mechanic/rest"}, objects={"red": "mre"}, phase=phase)
    assert extra_names(s) == set()


@pytest.mark.rule("ATH-B.13.12", "ATH-X.6.2")
def test_mre_asks_for_whom() -> None:
    s = lay(
        crew={"red": "red_leader mechanic/rest cyborg/exhausted labour_android/rest"},
        objects={"red": "mre"},
        phase="rest",
        convoy={"red": "red_truck red_container rusty_container_1"},
    )
    play(run(s, RestTurn(Player(0))), "object:mre")
    assert options(s) == {"card:mechanic", "card:cyborg"}


# Decontamination IV


@pytest.mark.rule("ATH-B.4.7", "ATH-X.6.2")
def test_decontamination_iv() -> None:
    """Objects 075, 076"""
    s = lay(
        crew={"red": "red_leader red_co_pilot labour_android"},
        contaminated={"red_leader": 2, "red_co_pilot": 1, "labour_android": 2},
        objects={"red": "decontamination_iv"},
        sites={1: "roof_rack"},
    )
    play(run(s, Explore(0)), "object:decontamination_iv")
    assert options(s) == {"card:red_leader", "card:red_co_pilot"}
    play(s, "card:red_leader")
    assert s.contamination[CARD.index("red_leader")] == 0 and held(s, "red") == []
    assert s.reserve[P_CONTAMINATION] == SUPPLY[P_CONTAMINATION] - 3
    assert question(s) == "Explore", "the menu is asked again"


@pytest.mark.rule("ATH-B.4.7")
def test_decontamination_iv_needs_a_contaminated_human() -> None:
    android = lay(
        crew={"red": "red_leader labour_android"},
        contaminated={"labour_android": 1},
        objects={"red": "decontamination_iv"},
    )
    assert extra_names(android) == set()
    ill = lay(contaminated={"red_leader": 1}, objects={"red": "decontamination_iv"})
    assert extra_names(ill) == {"object:decontamination_iv"}
    ill.without = frozenset({"decontamination_iv"})
    assert extra_names(ill) == set()


# Toolkit


@pytest.mark.rule("ATH-B.4.7", "ATH-B.2.25")
def test_toolkit() -> None:
    """Objects 083, 084"""
    s = lay(objects={"red": "toolkit"}, damage="red_truck.3 red_container.1 red_container.2", sites={1: "roof_rack"})
    play(run(s, Explore(0)), "object:toolkit", "box:red_truck.3", "box:red_container.1")
    assert damaged(s, "red") == {"red_container.2"} and held(s, "red") == [] and question(s) == "Explore"


@pytest.mark.rule("ATH-B.4.7")
def test_toolkit_needs_damage() -> None:
    assert extra_names(lay(objects={"red": "toolkit"})) == set()
    assert extra_names(lay(objects={"red": "toolkit"}, damage="red_truck.3")) == {"object:toolkit"}
    assert extra_names(lay(objects={"red": "toolkit"}, damage="red_truck.3", without="toolkit")) == set()


# Frequency Jammer


@pytest.mark.rule("ATH-X.13.18", "ATH-B.4.7")
def test_frequency_jammer() -> None:
    """Object 170"""
    s = lay(objects={"red": "frequency_jammer"}, alert={"red": 3}, sites={1: "roof_rack"})
    play(run(s, Explore(0)), "object:frequency_jammer")
    assert s.alert[0] == 2 and held(s, "red") == []
    quiet = lay(objects={"red": "frequency_jammer"}, sites={1: "roof_rack"})
    play(run(quiet, Explore(0)), "object:frequency_jammer")
    assert quiet.alert[0] == 0 and held(quiet, "red") == []
    assert extra_names(lay(objects={"red": "frequency_jammer"}, without="frequency_jammer")) == set()


@pytest.mark.rule("ATH-X.13.18", "ATH-X.2.3")
@pytest.mark.parametrize(("answer", "level", "left"), [("do:yes", 1, {}), ("do:no", 2, {"half_battery": 1})])
def test_half_a_battery_makes_the_jammer_stronger(answer: str, level: int, left: dict[str, int]) -> None:
    s = lay(
        objects={"red": "frequency_jammer"},
        alert={"red": 3},
        load={"red": "half_battery 1"},
        sites={1: "roof_rack"},
    )
    play(run(s, Explore(0)), "object:frequency_jammer", answer)
    assert s.alert[0] == level and load(s, "red") == left


@pytest.mark.rule("ATH-B.4.4")
def test_objects_of_any_phase_at_every_menu() -> None:
    given: dict[str, Any] = {
        "objects": {"red": "toolkit frequency_jammer decontamination_iv"},
        "damage": "red_truck.3",
        "contaminated": {"red_leader": 1},
        "load": {"red": "fuel 1"},
    }
    wanted = {"object:toolkit", "object:frequency_jammer", "object:decontamination_iv"}
    assert wanted <= options(run(lay(sites={1: "roof_rack"}, **given), Explore(0)))
    assert wanted <= options(run(lay(phase="rest", **given), RestTurn(Player(0))))
    assert wanted <= options(run(lay(phase="movement", **given), MoveTurn(Player(0))))
    assert wanted <= options(run(lay(phase="end_of_round", **given), EndOfRoundTurn(0)))


# The Mimic Android

MIMIC_CREW = {"red": "red_leader mimic_android", "blue": "blue_leader/rest guide/rest mechanic"}


@pytest.mark.rule("ATH-X.13.4")
def test_mimic_android() -> None:
    """Card 154: for half a battery it has the ability of one who rests with an opponent, for this phase."""
    s = lay(crew=MIMIC_CREW, load={"red": "half_battery 1 fuel 1"}, phase="movement")
    assert not has_ability(s, Player(0), GUIDE)
    play(run(s, MoveTurn(Player(0))), "ability:mimic")
    assert options(s) == {"card:blue_leader", "card:guide"}
    play(s, "card:guide")
    assert has_ability(s, Player(0), GUIDE) and load(s, "red") == {"fuel": 1}
    assert "ability:mimic" not in options(s), "once per round"
    begin_phase(s, 4)
    assert not has_ability(s, Player(0), GUIDE) and s.copied < 0


@pytest.mark.rule("ATH-X.13.4")
def test_the_mimic_has_to_be_active_and_pay() -> None:
    assert extra_names(lay(crew=MIMIC_CREW, load={"red": "full_battery 1"})) == {"ability:mimic"}
    assert extra_names(lay(crew=MIMIC_CREW)) == set()
    resting = MIMIC_CREW | {"red": "red_leader mimic_android/rest"}
    assert extra_names(lay(crew=resting, load={"red": "half_battery 1"})) == set()
    assert extra_names(lay(crew=MIMIC_CREW, load={"red": "half_battery 1"}, without="mimic")) == set()


@pytest.mark.rule("ATH-X.13.4", "ATH-X.6.5")
def test_whom_the_mimic_cannot_copy() -> None:
    """Nobody without an ability, nobody awake, nobody of its own side."""
    crew = {"red": "red_leader/rest mimic_android", "blue": "blue_leader labour_android/rest guide/exhausted"}
    assert extra_names(lay(crew=crew, load={"red": "half_battery 1"})) == set()


@pytest.mark.rule("ATH-S.12")
def test_the_mimic_cannot_copy_from_the_automa() -> None:
    s = lay(seats="red", crew={"red": "red_leader/rest mimic_android"}, load={"red": "half_battery 1"})
    assert extra_names(s) == set()


@pytest.mark.rule("ATH-X.13.4", "ATH-B.3.6")
def test_a_copied_ability_is_used_once_by_the_mimic() -> None:
    """Its owner may have used it."""
    s = lay(
        crew={"red": "red_leader mimic_android", "blue": "blue_leader mechanic/rest"},
        load={"red": "half_battery 1"},
        damage="red_truck.3 red_container.1",
        phase="rest",
    )
    s.used[CARD.index("mechanic")] = 1
    play(run(s, RestTurn(Player(0))), "ability:mimic")
    assert "ability:mechanic" in options(s)
    play(s, "ability:mechanic", "box:red_truck.3")
    assert damaged(s, "red") == {"red_container.1"} and question(s) == "Rest"
    assert s.used[CARD.index("mimic_android")] == OWN | COPY


@pytest.mark.rule("ATH-X.13.4", "ATH-B.3.5")
def test_a_copied_ability_keeps_to_its_phase() -> None:
    s = lay(
        crew={"red": "red_leader mimic_android", "blue": "blue_leader mechanic/rest"},
        load={"red": "half_battery 1 fuel 1"},
        phase="movement",
    )
    play(run(s, MoveTurn(Player(0))), "ability:mimic")
    assert not has_ability(s, Player(0), MECHANIC)


@pytest.mark.rule("ATH-X.13.5", "ATH-B.3.9")
def test_a_copied_leader_sends_the_mimic_to_rest() -> None:
    s = lay(
        crew={"red": "red_co_pilot mimic_android", "blue": "blue_leader/rest"},
        load={"red": "half_battery 1"},
        sites={3: "roof_rack"},
    )
    play(run(s, Explore(0)), "ability:mimic", "site:3", "card:mimic_android", "do:done")
    play(s, "do:use_card", "card:red_truck", "do:done")
    assert zone(s, "mimic_android") == "rest"
    plain = lay(crew={"red": "red_co_pilot mimic_android"}, sites={3: "roof_rack"})
    play(run(plain, Explore(0)), "site:3", "card:mimic_android", "do:done", "do:use_card", "card:red_truck", "do:done")
    assert zone(plain, "mimic_android") == "exhausted"


@pytest.mark.rule("ATH-X.13.4")
def test_the_mimic_copies_the_co_pilot() -> None:
    s = lay(
        crew={"red": "red_leader mimic_android", "blue": "blue_co_pilot/rest"},
        load={"red": "half_battery 1 fuel 1"},
        phase="movement",
    )
    before = movement_of(s, Player(0))
    play(run(s, MoveTurn(Player(0))), "ability:mimic")
    assert movement_of(s, Player(0)) == before + 1
