"""Prestige, reputation, scientists, leader tracks. INT-1, 15, 17"""

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.interstellar import notes
from astrarium.games.interstellar.components import (
    HUMANITY_LEADER,
    INTERSTELLAR_LEADER,
    LAST_STEP,
    LEADER_BONUS,
    Technology,
)
from astrarium.games.interstellar.rules.gains import (
    AdvanceLeader,
    advance_leader,
    gain_fuel,
    gain_reputation,
    gain_scientist,
    lose_prestige,
    lose_reputation,
    unlock_building,
)
from tables.interstellar import lay, leader, usable
from tables.playing import question, run


@pytest.mark.rule("INT-17.12", "INT-17.13", "INT-1.14")
def test_t1_bottom_of_the_reputation_track() -> None:
    s = lay(light_blue="reputation -17")
    lose_reputation(s, Player(0), 4, notes.SOLAR_LOSS)
    assert s.reputation[0] == -18 and s.prestige[0] == 7


@pytest.mark.rule("INT-17.9", "INT-17.10")
def test_t2_entering_the_top_row() -> None:
    s = lay(light_blue="reputation 18")
    gain_reputation(s, Player(0), 3, notes.PASS_REPUTATION)
    assert s.reputation[0] == 21 and s.prestige[0] == 12


@pytest.mark.rule("INT-17.10", "INT-17.11")
def test_t3_top_of_the_track() -> None:
    s = lay(light_blue="reputation 28")
    gain_reputation(s, Player(0), 5, notes.PASS_REPUTATION)
    assert s.reputation[0] == 29 and s.prestige[0] == 11
    gain_reputation(s, Player(0), 1, notes.PASS_REPUTATION)
    assert s.reputation[0] == 29 and s.prestige[0] == 11


@pytest.mark.rule("INT-17.8")
def test_reputation_crosses_rows_without_a_gap() -> None:
    s = lay(light_blue="reputation 2")
    gain_reputation(s, Player(0), 1, notes.PASS_REPUTATION)
    assert s.reputation[0] == 3
    lose_reputation(s, Player(0), 6, notes.SOLAR_LOSS)
    assert s.reputation[0] == -3 and s.prestige[0] == 10


@pytest.mark.rule("INT-1.3", "INT-2.23")
def test_prestige_starts_at_ten_and_may_fall_below_nothing_or_pass_a_hundred() -> None:
    s = lay()
    assert s.scores == [10, 10]
    lose_prestige(s, Player(0), 15, notes.ROW_LOSS)
    s.prestige[1] += 95
    assert s.scores == [-5, 105]


@pytest.mark.rule("INT-1.8", "INT-1.9", "INT-1.15")
def test_a_scientist_comes_from_the_general_reserve_as_long_as_there_is_one() -> None:
    s = lay()
    gain_scientist(s, Player(0), notes.GALAXY_SCIENTIST)
    assert (s.scientists[0], s.locked_scientists[0]) == (5, 9)
    s.scientists[0], s.locked_scientists[0] = 14, 0
    gain_scientist(s, Player(0), notes.GALAXY_SCIENTIST)
    assert (s.scientists[0], s.locked_scientists[0]) == (14, 0)


@pytest.mark.rule("INT-8.8", "INT-1.8")
def test_each_level_of_a_building_row_unlocks_one_building() -> None:
    s = lay()
    for technology in range(3):
        unlock_building(s, Player(0), Technology(technology))
    assert usable(s, "light_blue") == "base base base base drill drill drill"
    unlock_building(s, Player(0), Technology(0))
    assert usable(s, "light_blue").count("drill") == 3


@pytest.mark.rule("INT-1.5", "INT-1.6")
def test_fuel_is_counted_in_units_and_never_runs_out() -> None:
    s = lay()
    gain_fuel(s, Player(0), 500, notes.PASS_FUEL)
    assert s.fuel[0] == 500


@pytest.mark.rule("INT-15.3", "INT-15.4")
@pytest.mark.parametrize(
    "track, step, gained",
    [
        ("humanity", 1, "fuel 5"),
        ("humanity", 2, "scientist 1"),
        ("humanity", 3, "prestige 2"),
        ("humanity", 4, "fuel 5"),
        ("humanity", 5, "scientist 1"),
        ("humanity", 6, "extra 1"),
        ("humanity", 7, "fuel 5"),
        ("humanity", 8, "prestige 3"),
        ("humanity", 9, "scientist 1"),
        ("humanity", 10, "prestige 5"),
        ("interstellar", 1, "prestige 2"),
        ("interstellar", 2, "fuel 5"),
        ("interstellar", 3, "scientist 1"),
        ("interstellar", 4, "fuel 7"),
        ("interstellar", 5, "extra 1"),
        ("interstellar", 6, "prestige 3"),
        ("interstellar", 7, "scientist 1"),
        ("interstellar", 8, "fuel 5"),
        ("interstellar", 9, "scientist 1"),
        ("interstellar", 10, "prestige 5"),
    ],
)
def test_each_step_of_a_leader_track_gives_its_bonus(track: str, step: int, gained: str) -> None:
    s = lay(light_blue=f"leader {track} {step - 1}")
    run(s, AdvanceLeader(Player(0), HUMANITY_LEADER if track == "humanity" else INTERSTELLAR_LEADER))
    if gained == "extra 1":
        assert question(s) == "TakeExtra"
        s.apply(s.legal[0])
    found = {
        "fuel": s.fuel[0],
        "prestige": s.prestige[0] - 10,
        "scientist": s.scientists[0] - 4,
        "extra": len(s.extras[0]),
    }
    thing, number = gained.split()
    assert leader(s, "light_blue", track) == step
    assert found == {name: int(number) if name == thing else 0 for name in found}


@pytest.mark.rule("INT-15.5")
@pytest.mark.parametrize("track", ["humanity", "interstellar"])
def test_at_the_end_of_a_track_nothing_more_is_gained(track: str) -> None:
    s = lay(light_blue=f"leader {track} {LAST_STEP}")
    advance_leader(s, Player(0), HUMANITY_LEADER if track == "humanity" else INTERSTELLAR_LEADER)
    assert leader(s, "light_blue", track) == LAST_STEP == 10 and (s.fuel[0], s.prestige[0]) == (0, 10)


@pytest.mark.rule("INT-15.6")
def test_every_player_gets_every_bonus_of_a_track() -> None:
    s = lay()
    for player in (0, 1):
        advance_leader(s, Player(player), HUMANITY_LEADER)
    assert s.fuel == [5, 5] and LEADER_BONUS[HUMANITY_LEADER][1][1] == 5
