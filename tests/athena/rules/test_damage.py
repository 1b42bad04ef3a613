"""Damage, plating, repairs, fame and alert. ATH-B.2.20 to 2.25, 4.5, 4.6, X.4"""

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.athena.pieces import P_DAMAGE
from astrarium.games.athena.printed_cards import ANYWHERE, AREA, FIRST_COLUMN, LAST_COLUMN, LOWER_ROW, UPPER_ROW
from astrarium.games.athena.rules.alert import gain_alert, lose_alert
from astrarium.games.athena.rules.damage import Damage, Repair, can_be_damaged
from astrarium.games.athena.rules.fame import LoseFame, can_lose_fame, gain_fame
from tables.athena import damaged, lay
from tables.playing import options, play, question, run, some

COLUMNS = "red_truck+roof_rack red_container+armour_plates rusty_container_1"


def boxes(area: int, convoy: str = COLUMNS, damage: str = "") -> set[str]:
    s = lay("beta", convoy={"red": convoy}, crew={"red": ""}, damage=damage)
    run(s, Damage(Player(0), area, 1))
    return some(s, "box") or damaged(s, "red") - set(damage.split())


@pytest.mark.rule("ATH-B.2.20", "ATH-B.2.21")
def test_areas() -> None:
    upper = {"roof_rack.1", "armour_plates.1"}
    truck = {"red_truck.1", "red_truck.2", "red_truck.3"}
    container = {"red_container.1", "red_container.2"}
    rusty = {"rusty_container_1.1", "rusty_container_1.2", "rusty_container_1.3"}
    assert boxes(ANYWHERE) == upper | truck | container | rusty
    assert boxes(UPPER_ROW) == upper
    assert boxes(FIRST_COLUMN) == truck | {"roof_rack.1"}
    assert boxes(LAST_COLUMN) == rusty
    assert boxes(LAST_COLUMN, "red_truck+roof_rack") == truck | {"roof_rack.1"}


@pytest.mark.rule("ATH-B.2.22")
def test_plating_beside_takes_the_damage() -> None:
    """B25, and for a row."""
    assert boxes(AREA.index("2.low")) == {"red_container.1", "red_container.2", "armour_plates.1"}
    assert "armour_plates.1" in boxes(LOWER_ROW) and "roof_rack.1" not in boxes(LOWER_ROW)
    assert "armour_plates.1" not in boxes(AREA.index("1.low"))


@pytest.mark.rule("ATH-B.2.23")
def test_a_red_cell_without_a_card() -> None:
    """B26: the last column's vehicle; in a column without device the vehicle."""
    assert boxes(AREA.index("3.high"), "red_truck red_container") == {"red_container.1", "red_container.2"}
    assert boxes(AREA.index("3.low"), "red_truck+roof_rack") == {"red_truck.1", "red_truck.2", "red_truck.3"}
    assert boxes(AREA.index("1.high"), "red_truck red_container") == {"red_truck.1", "red_truck.2", "red_truck.3"}


@pytest.mark.rule("ATH-B.2.23")
def test_a_full_area_passes_the_damage_on() -> None:
    full_truck = "red_truck.1 red_truck.2 red_truck.3"
    assert boxes(AREA.index("1.low"), "red_truck+roof_rack red_container", full_truck) == {"roof_rack.1"}
    assert boxes(FIRST_COLUMN, "red_truck red_container", full_truck) == {"red_container.1", "red_container.2"}
    assert boxes(UPPER_ROW, "red_truck red_container", full_truck) == {"red_container.1", "red_container.2"}


@pytest.mark.rule("ATH-B.2.23", "ATH-X.13.22")
def test_two_damage_in_a_row_without_devices() -> None:
    """B24: both go to the lower row."""
    s = run(lay(crew={"red": ""}), Damage(Player(0), UPPER_ROW, 2))
    play(s, "box:red_truck.3", "box:red_container.1")
    assert damaged(s, "red") == {"red_truck.3", "red_container.1"} and question(s) == "Rest"


@pytest.mark.rule("ATH-B.0.4")
def test_no_counter_is_left() -> None:
    s = lay()
    s.reserve[P_DAMAGE] = 0
    assert not can_be_damaged(s, Player(0))
    s.then([Damage(Player(0), ANYWHERE, 1)])
    s.advance()
    assert damaged(s, "red") == set()


@pytest.mark.rule("ATH-B.2.24")
def test_damage_as_a_cost_needs_an_undamaged_box() -> None:
    whole = "red_truck.1 red_truck.2 red_truck.3"
    assert can_be_damaged(lay(), Player(0))
    assert not can_be_damaged(lay(convoy={"red": "red_truck"}, crew={"red": ""}, damage=whole), Player(0))


@pytest.mark.rule("ATH-B.2.25", "ATH-B.0.7")
def test_repairs_are_up_to_a_number_but_at_least_one() -> None:
    s = run(lay(damage="red_truck.3 red_container.2 red_container.3"), Repair(Player(0), 2))
    assert options(s) == {"box:red_truck.3", "box:red_container.2"}
    play(s, "box:red_truck.3")
    assert options(s) == {"box:red_container.2", "do:pass"}
    play(s, "do:pass")
    assert damaged(s, "red") == {"red_container.2", "red_container.3"} and question(s) == "Rest"


@pytest.mark.rule("ATH-B.4.5")
def test_the_ends_of_the_fame_track() -> None:
    s = lay(fame={"red": 11})
    gain_fame(s, Player(0), 3)
    assert s.fame[0] == 12


@pytest.mark.rule("ATH-B.4.6")
def test_fame_below_the_track_costs_damage() -> None:
    """B21"""
    s = run(lay(fame={"red": 0}), LoseFame(Player(0)))
    assert s.fame[0] == -1
    run(s, LoseFame(Player(0)))
    assert question(s) == "PlaceDamage"
    play(s, "box:red_container.1")
    assert s.fame[0] == -1
    whole = "red_truck.1 red_truck.2 red_truck.3"
    broken = lay(fame={"red": -1}, convoy={"red": "red_truck"}, crew={"red": ""}, damage=whole)
    assert not can_lose_fame(broken, Player(0)) and can_lose_fame(s, Player(0))


@pytest.mark.rule("ATH-X.4.1", "ATH-X.4.2", "ATH-X.4.3", "ATH-B.12.3")
def test_the_ends_of_the_alert_table() -> None:
    """B22"""
    s = lay(alert={"red": 3})
    gain_alert(s, Player(0), 2)
    assert s.alert[0] == 4
    lose_alert(s, Player(1))
    assert s.alert[1] == 0
    base = lay("alpha")
    gain_alert(base, Player(0))
    assert base.alert[0] == 0
