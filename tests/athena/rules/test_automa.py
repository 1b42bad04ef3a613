"""The solo game. ATH-S"""

from typing import Any

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.athena.components import ACTION
from astrarium.games.athena.pieces import FIRE
from astrarium.games.athena.printed_cards import ANYWHERE, UPPER_ROW
from astrarium.games.athena.roads import SPACE, Space
from astrarium.games.athena.rules.automa import AutomaExplores, AutomaFires, AutomaMoves, DrawActions
from astrarium.games.athena.rules.contamination import CREW, Contaminate
from astrarium.games.athena.rules.damage import Damage
from astrarium.games.athena.state import ENEMY_TARGETS, Athena
from astrarium.mechanisms.decks import Deck
from tables.athena import at, discards, lay, new_game, site
from tables.playing import run


def alone(actions: str = "", map: str = "gamma", level: int = 0, **more: Any) -> Athena:
    """Red and the Automa, which has drawn these cards."""
    s = lay(map, "red", level=level, **more)
    s.drawn = [ACTION.index(id) for id in actions.split()]
    s.actions = Deck([card for card in range(len(ACTION)) if card not in s.drawn])
    return s


@pytest.mark.rule("ATH-S.2")
def test_two_new_cards_each_round_and_all_six_after_three() -> None:
    s = alone()
    seen = []
    for _ in range(3):
        run(s, DrawActions())
        seen += s.drawn
    assert sorted(seen) == list(range(6)) and len(s.actions) == 0
    run(s, DrawActions())
    assert len(s.drawn) == 2 and len(s.actions) == 4


@pytest.mark.rule("ATH-S.2")
def test_with_others_there_are_no_action_cards() -> None:
    assert run(lay(), DrawActions()).drawn == []


@pytest.mark.rule("ATH-S.3", "ATH-S.4")
def test_it_takes_the_card_of_its_site() -> None:
    s = alone("112 113", "beta", sites={1: "rusty_container_1", 2: "hermit"}, deck="merchant doctor")
    run(s, AutomaExplores())
    assert s.level == 1 and discards(s) == ["rusty_container_1"] and site(s, 1) == "merchant"
    run(s, AutomaExplores())
    assert s.fame[1] == 0 and discards(s)[-1] == "hermit" and site(s, 2) == "doctor" and s.passed == 0
    run(s, AutomaExplores())
    assert s.passed == 2


@pytest.mark.rule("ATH-S.3")
def test_it_steps_on_past_enemies_and_gaps() -> None:
    s = alone("113", "beta", sites={2: "wolf_riders", 4: "merchant"}, deck="hermit")
    run(s, AutomaExplores())
    assert discards(s) == ["merchant"], "from 2 to the left: 1 is empty, 5 is empty, 4"
    assert s.level == 0 and s.fame[1] == 0


@pytest.mark.rule("ATH-S.13")
def test_without_a_card_its_turn_does_nothing() -> None:
    s = alone("113", "beta", sites={2: "wolf_riders"})
    run(s, AutomaExplores())
    assert discards(s) == [] and s.passed == 0


@pytest.mark.rule("ATH-S.4")
def test_its_level_has_an_end() -> None:
    s = alone("112", "beta", level=2, sites={1: "rusty_container_1"})
    assert run(s, AutomaExplores()).level == 2


@pytest.mark.rule("ATH-S.5")
def test_it_drives_on_the_main_road() -> None:
    s = alone("113 117", at={"automa": "g01"}, counters={"g02": "sw01", "g04": "sw02"})
    run(s, AutomaMoves(Player(1)))
    assert at(s, "automa") == "g04"
    assert s.counters[SPACE.index("g04")] < 0 <= s.counters[SPACE.index("g02")]
    fast = alone("113 117", at={"automa": "g01"}, level=2)
    assert at(run(fast, AutomaMoves(Player(1))), "automa") == "g05"


@pytest.mark.rule("ATH-S.5")
def test_it_stops_at_the_aurora_and_stays() -> None:
    s = alone("116 117", at={"automa": "g17"})
    run(s, AutomaMoves(Player(1)))
    assert at(s, "automa") == "g18"
    assert at(run(s, AutomaMoves(Player(1))), "automa") == "g18"


@pytest.mark.rule("ATH-S.5")
def test_nothing_on_the_road_bothers_it() -> None:
    s = alone("113 117", at={"automa": "g11"}, mines="g13", objects={"red": "mine"})
    run(s, AutomaMoves(Player(1)))
    assert at(s, "automa") == "g14" and s.mines == [Space(SPACE.index("g13"))]


@pytest.mark.rule("ATH-S.11")
@pytest.mark.parametrize(("difficulty", "space"), [(-1, "g03"), (0, "g04"), (1, "g05")])
def test_difficulty(difficulty: int, space: str) -> None:
    s = alone("113 117", at={"automa": "g01"})
    s.difficulty = difficulty
    assert at(run(s, AutomaMoves(Player(1))), "automa") == space


@pytest.mark.rule("ATH-S.8")
def test_damage_makes_it_alert() -> None:
    s = alone()
    s.phase = FIRE
    run(s, Damage(Player(1), UPPER_ROW, 2))
    assert s.alert[1] == 1
    run(s, Damage(Player(1), UPPER_ROW, 0))
    assert s.alert[1] == 1
    run(s, Contaminate(Player(1), CREW))
    quake = run(alone(), Damage(Player(1), ANYWHERE, 1))
    assert quake.alert[1] == 0


@pytest.mark.rule("ATH-S.6")
def test_it_fires_at_the_most_damaged_enemy() -> None:
    s = alone("112 115", "gamma", enemies={"ath_scout_1_2": "outskirts 0", "wings_of_athena": "outskirts 3"})
    s.phase = FIRE
    run(s, AutomaFires(Player(1)))
    assert s.fame[1] == 0 and s.enemies.get(1, ENEMY_TARGETS) >> 1 & 1, "a Target counter alone is no fame"
    run(s, AutomaFires(Player(1)))
    assert s.fame[1] == 2 + 1 and len(s.enemies) == 1 and s.removed, "the Enemy and its Loot"


@pytest.mark.rule("ATH-S.6")
def test_without_an_enemy_it_fires_at_a_turret() -> None:
    s = alone("112 115", at={"automa": "g05"})
    s.phase = FIRE
    run(s, AutomaFires(Player(1)))
    assert s.tiles[1] == [0]
    weak = alone("113 115", at={"automa": "g05"})
    weak.phase = FIRE
    assert run(weak, AutomaFires(Player(1))).tiles[1] == []


@pytest.mark.rule("ATH-S.1", "ATH-S.13")
def test_a_game_alone_ends() -> None:
    for seed in range(3):
        s = new_game(1, seed)
        while not s.over:
            assert s.player == 0
            s.apply(s.legal[-1])
        assert len(s.points) == 2 and s.winners
