"""Final fame. ATH-B.11, X.12, S.10, V.2, V.3"""

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.athena.printed_cards import CHARGED_FAME, TROPHY
from astrarium.games.athena.roads import Space
from astrarium.games.athena.rules.end_of_round import AuroraMoves
from astrarium.games.athena.rules.scoring import ChargeBoxes
from tables.athena import lay, load
from tables.playing import options, play, question, run


@pytest.mark.rule("ATH-B.11.1", "ATH-B.11.2", "ATH-B.11.3", "ATH-B.11.4", "ATH-B.11.5", "ATH-B.11.6")
@pytest.mark.rule("ATH-X.12.1", "ATH-X.12.2")
def test_the_worked_example() -> None:
    """A4: 2 road, 2 track, 2 objects, 1 trophy, 1 charged, 2 turrets, 1 alert, 3 undamaged cards."""
    s = lay(
        at={"red": "g02", "blue": "g00"},
        fame={"red": 2},
        objects={"red": "mre toolkit"},
        convoy={"red": "red_truck+left_hemisphere_of_athena red_container rusty_container_1"},
        damage="left_hemisphere_of_athena.3",
        load={"red": "half_battery 1"},
        tiles={"red": "1 2"},
        alert={"red": 1},
        mooring=6,
    )
    play(run(s, AuroraMoves()), "do:yes")
    assert s.over and s.points[0] == 14


@pytest.mark.rule("ATH-X.12.3", "ATH-B.11.9")
def test_a_full_battery_charges_two_boxes() -> None:
    """B41"""
    s = lay(convoy={"red": "red_truck+left_hemisphere_of_athena red_container"}, load={"red": "full_battery 1"})
    before = s.final_fame(Player(0))
    run(s, ChargeBoxes(0))
    play(s, "do:yes")
    assert load(s, "red") == {"half_battery": 1} and options(s) == {"do:yes", "do:no"}
    play(s, "do:yes")
    assert load(s, "red") == {} and question(s) == "Rest" and s.final_fame(Player(0)) == before + 2


@pytest.mark.rule("ATH-B.11.5", "ATH-B.13.16")
def test_damaged_trophies_count_nothing() -> None:
    hoard = {"red": "red_truck+warlords_hoard red_container"}
    whole = lay("beta", convoy=hoard).final_fame(Player(0))
    # One trophy less, and the card is no longer undamaged.
    assert lay("beta", convoy=hoard, damage="warlords_hoard.2").final_fame(Player(0)) == whole - 2
    assert lay("beta", convoy=hoard, without="trophy").final_fame(Player(0)) == whole - 3


@pytest.mark.rule("ATH-B.13.16")
@pytest.mark.parametrize(
    ("convoy", "trophies"),
    [
        ("red_truck+jackal_totem", 1),
        ("red_truck war_wagon", 1),
        ("red_truck+flamethrower", 1),
        ("warlords_rig", 1),
        ("red_truck+warlords_hoard", 3),
    ],
)
def test_trophies_of_the_base_game(convoy: str, trophies: int) -> None:
    assert len(lay("beta", convoy={"red": convoy}).special_boxes(Player(0), TROPHY)) == trophies


@pytest.mark.rule("ATH-X.13.15")
@pytest.mark.parametrize(
    ("loot", "trophies", "charged"),
    [
        ("full_metal_piper", 0, 1),
        ("fusion_turret", 0, 1),
        ("right_hemisphere_of_athena", 1, 2),
        ("left_hemisphere_of_athena", 1, 2),
    ],
)
def test_what_athenas_remains_are_worth(loot: str, trophies: int, charged: int) -> None:
    s = lay(convoy={"red": f"red_truck+{loot} red_container"})
    assert len(s.special_boxes(Player(0), TROPHY)) == trophies
    assert len(s.special_boxes(Player(0), CHARGED_FAME)) == charged


@pytest.mark.rule("ATH-B.11.7")
def test_the_aurora_saves_healthy_survivors() -> None:
    s = lay(at={"red": "g18", "blue": "g17"}, contaminated={"red_leader": 1}, mooring=1, fame={"blue": 1})
    run(s, AuroraMoves())
    assert s.points == [1 + 2 + 1, 0 + 2 + 1], "road, alert, one survivor; alert and track for the other"


@pytest.mark.rule("ATH-B.11.3")
def test_fame_may_be_negative() -> None:
    assert lay(fame={"red": -1}).final_fame(Player(0)) == lay().final_fame(Player(0)) - 1


@pytest.mark.rule("ATH-B.11.8")
@pytest.mark.parametrize("order", ["red blue", "blue red"])
def test_a_tie_is_won_by_the_convoy_ahead(order: str) -> None:
    """B34"""
    s = run(lay(order=order, mooring=6), AuroraMoves())
    assert s.points[0] == s.points[1]
    assert [s.player_ids()[side] for side in s.winners] == [order.rsplit(maxsplit=1)[-1]]


@pytest.mark.rule("ATH-V.2")
def test_fame_by_rank() -> None:
    s = lay(seats="red blue green", at={"red": "g09"}, order="green blue red", rank_scoring=True)
    assert [s.road_fame(Player(side)) for side in range(3)] == [2, 1, 0]


@pytest.mark.rule("ATH-S.10")
def test_what_the_automa_scores() -> None:
    s = lay(seats="red", at={"red": "g16", "automa": "g18"}, fame={"automa": 3}, tiles={"automa": "2"}, level=2)
    assert s.final_fame(Player(1)) == 2 + 3 + 1 + 2 + 2 + 3
    s.at[1] = Space(s.at[1] - 1)
    assert s.final_fame(Player(1)) == 1 + 3 + 1 + 2 + 2


@pytest.mark.rule("ATH-X.12.2")
@pytest.mark.parametrize(("level", "fame"), [(0, 2), (1, 1), (2, 0), (4, 0)])
def test_the_quieter_the_better(level: int, fame: int) -> None:
    assert lay(alert={"red": level}).final_fame(Player(0)) == lay("beta").final_fame(Player(0)) + fame


@pytest.mark.rule("ATH-B.11.1")
def test_the_log_tells_where_fame_comes_from() -> None:
    s = lay(at={"red": "g02"}, fame={"red": 3}, objects={"red": "mre"}, mooring=6)
    s.log = []
    run(s, AuroraMoves())
    told = {note.kind.key: note.values[1] for note in s.log if note.kind.fields and note.values[0] == 0}
    assert told["fame-of-road"] == 2 and told["fame-of-track"] == 3 and told["fame-of-objects"] == 1
    assert told["final-fame"] == s.points[0] == sum(told[key] for key in told if key.startswith("fame-of-"))
