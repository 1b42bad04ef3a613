"""End of Round, the Aurora, turn order, rounds. ATH-B.5, B.10, X.8.12, X.11.2, X.11.3, X.13.9, X.13.11"""

import pytest

from astrarium.games.athena.pieces import EXPLORATION
from astrarium.games.athena.printed_cards import CARD, EVENT, KIND_OF, Card
from astrarium.games.athena.rules.aurora import advance
from astrarium.games.athena.rules.end_of_round import AuroraMoves, EndOfRoundTurn
from astrarium.games.athena.rules.round import EndExploration, MovementPhase, NextRound, RestPhase, begin_phase
from astrarium.games.athena.rules.turn_order import UpdateOrder
from astrarium.games.athena.state import Athena
from tables.athena import damaged, lay, load, new_game, site
from tables.playing import asked, options, play, question, run


def order(s: Athena) -> list[str]:
    return [s.player_ids()[side] for side in s.order]


@pytest.mark.rule("ATH-B.5.3", "ATH-B.5.4", "ATH-B.5.5", "ATH-X.8.12")
def test_the_extra_update_of_the_turn_order() -> None:
    """A1"""
    s = lay("gamma", "red blue green yellow", at={"red": "g11", "blue": "g12", "green": "gs2a", "yellow": "gs2b"})
    run(s, EndExploration())
    assert order(s) == ["green", "red", "blue", "yellow"]


@pytest.mark.rule("ATH-B.12.2")
def test_base_maps_update_after_movement_only() -> None:
    s = lay("alpha", at={"red": "a05", "blue": "a01"})
    run(s, EndExploration())
    assert order(s) == ["red", "blue"]
    run(s, UpdateOrder())
    assert order(s) == ["blue", "red"]


@pytest.mark.rule("ATH-B.5.6")
def test_a_tie_keeps_the_order() -> None:
    for before in ("red blue", "blue red"):
        s = run(lay(at={"red": "g05", "blue": "g05"}, order=before), UpdateOrder())
        assert order(s) == before.split()


@pytest.mark.rule("ATH-B.5.2")
def test_exploration_goes_from_behind_turn_order_from_the_front() -> None:
    s = lay(seats="red blue green", order="green red blue")
    assert s.order == [2, 0, 1] and s.turn_order() == [1, 0, 2]


@pytest.mark.rule("ATH-B.5.1")
def test_a_game_has_at_most_six_rounds() -> None:
    for seed in range(4):
        s = new_game(2, seed, map="alpha")
        while not s.over:
            s.apply(s.legal[-1])
        assert s.round <= 6


@pytest.mark.rule("ATH-B.10.2", "ATH-B.11.7")
def test_the_aurora_is_reached() -> None:
    """B32 a"""
    s = run(lay(at={"red": "g18"}, round=4), AuroraMoves())
    assert s.over and s.reached and s.mooring == 1


@pytest.mark.rule("ATH-B.10.4")
def test_a_convoy_waits_for_the_aurora() -> None:
    """B32 b"""
    s = run(lay(at={"red": "g22"}, mooring=4), AuroraMoves())
    assert s.over and s.reached and s.mooring == 5


@pytest.mark.rule("ATH-B.10.3")
def test_the_aurora_leaves() -> None:
    """B33"""
    s = run(lay(mooring=6, round=6), AuroraMoves())
    assert s.over and not s.reached


@pytest.mark.rule("ATH-B.10.4", "ATH-B.10.5", "ATH-B.10.6", "ATH-B.10.7")
def test_otherwise_the_round_ends() -> None:
    """Gaps are filled, uses and effects of the round end."""
    s = lay("alpha", mooring=2, sites={1: "merchant", 3: "gas_station"}, deck="hermit doctor mechanic")
    s.blizzard = s.whiteout = True
    s.used[CARD.index("cook")] = 1
    run(s, AuroraMoves())
    assert not s.over and s.mooring == 3
    assert [site(s, number) for number in range(1, 6)] == ["merchant", "hermit", "gas_station", "doctor", "mechanic"]
    assert not s.blizzard and not s.whiteout and sum(s.used) == 0


@pytest.mark.rule("ATH-B.6.13", "ATH-B.10.5")
def test_an_empty_deck_leaves_gaps() -> None:
    """B35"""
    s = lay("alpha")
    s.removed += [Card(card) for card in s.deck.cards]
    s.deck.cards, s.deck.piles, s.deck.known = [], [], []
    run(s, AuroraMoves())
    assert all(card < 0 for card in s.sites)


@pytest.mark.rule("ATH-X.11.2", "ATH-X.11.3")
def test_the_aurora_stops_for_a_convoy() -> None:
    """B40"""
    s = lay(at={"red": "g21"}, mooring=3)
    advance(s, 3)
    assert s.mooring == 4 and not s.over
    advance(s, 3)
    assert s.mooring == 4
    s = lay(mooring=5)
    advance(s, 3)
    assert s.mooring == 6


@pytest.mark.rule("ATH-B.10.1")
def test_the_workshop() -> None:
    s = lay("beta", convoy={"red": "red_truck workshop_trailer"}, damage="red_truck.3", phase="end_of_round")
    play(run(s, EndOfRoundTurn(0)), "special:workshop")
    assert damaged(s, "red") == set() and question(s) == "Rest"
    assert question(run(s, EndOfRoundTurn(0))) == "Rest"


@pytest.mark.rule("ATH-X.13.11", "ATH-B.10.1")
def test_two_reactors_each_give_a_battery() -> None:
    reactors = "red_truck+micro_nuclear_reactor_1 red_container+micro_nuclear_reactor_2"
    s = run(lay(convoy={"red": reactors}, phase="end_of_round"), EndOfRoundTurn(0))
    play(s, "special:micro_reactor", "special:micro_reactor")
    assert load(s, "red") == {"full_battery": 2} and question(s) == "Rest"


@pytest.mark.rule("ATH-X.13.11")
def test_a_battery_without_a_box_is_lost_or_another_token() -> None:
    s = lay(
        convoy={"red": "red_truck+micro_nuclear_reactor_1"},
        load={"red": "full_battery 1"},
        crew={"red": "red_leader red_co_pilot"},
        phase="end_of_round",
    )
    play(run(s, EndOfRoundTurn(0)), "special:micro_reactor")
    assert question(s) == "Overflow" and "item:full_battery" in options(s)


@pytest.mark.rule("ATH-X.13.9")
def test_the_ambulance() -> None:
    s = lay(
        convoy={"red": "red_truck ambulance"},
        load={"red": "half_battery 1"},
        contaminated={"red_leader": 1},
        phase="end_of_round",
    )
    play(run(s, EndOfRoundTurn(0)), "special:ambulance")
    assert s.contamination[CARD.index("red_leader")] == 0 and load(s, "red") == {}


@pytest.mark.rule("ATH-B.13.13", "ATH-X.13.4")
def test_what_lasts_for_a_phase_ends_with_it() -> None:
    s = lay()
    s.suited, s.copied = [Card(CARD.index("red_leader"))], Card(CARD.index("blue_leader"))
    begin_phase(s, EXPLORATION)
    assert s.suited == [] and s.copied < 0


@pytest.mark.rule("ATH-B.6.1", "ATH-B.5.2")
def test_the_phases_follow_each_other() -> None:
    s = lay("alpha", load={"red": "fuel 1"}, sites={1: "merchant"}, order="blue red")
    s.choice = None
    s.stack.clear()
    s.push(NextRound())
    s.advance()
    seen = []
    while not s.over and s.round == 2:
        if s.phase not in seen:
            seen.append(s.phase)
        s.apply(s.legal[-1])
    assert seen == sorted(seen)


@pytest.mark.rule("ATH-B.10.5")
def test_no_event_stays_in_the_zone() -> None:
    for seed in range(3):
        s = new_game(2, seed)
        while not s.over:
            assert all(card < 0 or KIND_OF[card] != EVENT for card in s.sites)
            s.apply(s.legal[-1])


@pytest.mark.rule("ATH-B.8.12", "ATH-B.5.3")
def test_the_turn_order_is_updated_after_movement() -> None:
    s = lay("alpha", at={"red": "a05", "blue": "a03"}, load={"blue": "fuel 1"}, order="red blue", phase="rest")
    run(s, MovementPhase())
    assert asked(s) == "blue", "still by the old order"
    play(s, "do:stay")
    assert question(s) == "Rest" and order(s) == ["blue", "red"]


@pytest.mark.rule("ATH-X.8.13", "ATH-X.8.12")
def test_the_rest_phase_uses_the_new_order() -> None:
    crew = {"red": "red_leader/exhausted", "blue": "blue_leader/exhausted"}
    food = {"red": "food 1", "blue": "food 1"}
    s = lay(at={"red": "g05", "blue": "g03"}, order="red blue", crew=crew, load=food)
    run(s, EndExploration(), RestPhase())
    assert asked(s) == "blue"
