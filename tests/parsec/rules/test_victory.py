"""Elimination and victory. PAR-19, 20, 22, 23"""

import pytest

from astrarium import game
from astrarium.clockwork.names import Player
from astrarium.games.parsec.components import EVENT, PLAN, UNIT, Event, Unit
from astrarium.games.parsec.rules.elimination import Eliminations
from astrarium.games.parsec.rules.event_hands import can_use
from astrarium.games.parsec.rules.fleets import destroy
from astrarium.games.parsec.rules.victory import CheckVictory, dominated, is_wealthy, points_of, rules_space
from astrarium.games.parsec.setup import OPTIONS
from astrarium.games.parsec.state import Parsec
from tables.parsec import act, begun, end_turn, goods, hand, lay, new_game, run, winners
from tables.playing import asked, options, play, question


def strike_out(s: Parsec, *units: str, eliminator: int = 0) -> Parsec:
    """These units are destroyed, by a strike or a card of the eliminator."""
    for unit in units:
        destroy(s, Unit(UNIT.index(unit)))
    return run(s, Eliminations(Player(eliminator)))


def check(s: Parsec, active: int = 0) -> Parsec:
    s.active = Player(active)
    return run(s, CheckVictory())


# Elimination


@pytest.mark.rule("PAR-19.2", "PAR-19.4", "PAR-11.3")
def test_r29_elimination() -> None:
    """After the salvage: hands, and the faction if A likes."""
    s = lay(
        "REF4",
        "red blue green",
        {"0.2": "blue colony", "4.5": "red fighter", "11.4": "green cargo"},
        goods={"red": "2 0 2", "blue": "2 0 1"},
        events={"blue": "E01 E31"},
        factions={"red": "F06", "blue": "F04"},
    )
    strike_out(s, "blue.colony.1")
    assert goods(s, "red") == (4, 0, 3) and goods(s, "blue") == (0, 0, 0)
    assert hand(s, "red") == ["E01", "E31"] and not can_use(s, Player(0), Event(EVENT.index("E31")))
    assert (question(s), asked(s)) == ("AdoptFaction", "red")
    play(s, "do:yes")
    assert s.figures[0].rate == 2 and s.is_out(Player(1))
    end_turn(s, "red", 5)
    assert asked(s) == "green" and can_use(s, Player(0), Event(EVENT.index("E31")))


@pytest.mark.rule("PAR-19.4")
def test_a_faction_may_be_declined() -> None:
    units = {"0.2": "blue colony", "4.5": "red fighter", "11.4": "green cargo"}
    s = lay("REF4", "red blue green", units, factions={"red": "F06", "blue": "F04 F03"})
    strike_out(s, "blue.colony.1")
    play(s, "do:no", "do:yes")
    assert s.figures[0].rate == 3 and [len(pile) for pile in s.factions] == [2, 1, 0]


@pytest.mark.rule("PAR-19.1")
def test_who_has_a_unit_left_stays() -> None:
    s = lay(units={"0.2": "blue colony", "4.5": "red fighter", "5.5": "blue cargo"})
    strike_out(s, "blue.colony.1")
    assert not s.is_out(Player(1)) and question(s) == "Rest"


@pytest.mark.rule("PAR-19.3")
def test_permanent_cards_pass_and_effects_run_on() -> None:
    units = {"0.2": "blue colony", "4.5": "red fighter", "11.4": "green cargo"}
    s = lay("REF4", "red blue green", units, permanents={"red": "E24", "blue": "E24 E48"})
    strike_out(s, "blue.colony.1")
    assert [EVENT.ids[card] for card in s.permanents[0]] == ["E24", "E48"]
    assert s.deck.cards[0] == EVENT.index("E24") and s.figures[0].move[1] == 7


@pytest.mark.rule("PAR-19.5", "PAR-19.6")
def test_who_eliminates_themselves_leaves_everything_to_the_supply() -> None:
    units = {"0.2": "blue colony", "4.5": "red fighter", "11.4": "green cargo"}
    s = lay("REF4", "red blue green", units, goods={"red": "1 1 1"}, events={"red": "E10 E11"})
    act(s, "red")
    destroy(s, Unit(UNIT.index("red.fighter.1")))
    s.choice = None
    s.push(Eliminations(Player(0)))
    s.advance()
    assert s.stacks == [70, 70, 70] and not s.events[0]
    assert {EVENT.ids[card] for card in s.deck.cards[:2]} == {"E10", "E11"}
    assert s.active != 0 and asked(s) != "red"


@pytest.mark.rule("PAR-5.9")
def test_a_free_colony_is_lost_with_its_owner() -> None:
    s = lay("REF4", "red blue green", {"4.5": "blue cargo", "5.5": "red cargo", "11.4": "green cargo"}, free="blue")
    strike_out(s, "blue.cargo.1")
    assert s.free == [0, 0, 0]


@pytest.mark.rule("PAR-19.7")
def test_the_last_one_left_wins() -> None:
    s = lay("REF4", "red blue green", {"4.5": "blue cargo", "5.5": "red cargo", "11.4": "green cargo"})
    strike_out(s, "blue.cargo.1")
    assert not s.over
    strike_out(s, "green.cargo.1")
    assert s.over and winners(s) == {"red"}


@pytest.mark.rule("PAR-19.7", "PAR-22.9")
def test_a_team_is_out_when_all_its_members_are() -> None:
    units = {"4.5": "red cargo", "5.5": "blue cargo", "11.4": "green cargo", "13.4": "white cargo"}
    s = lay("REF4", "red blue green white", units, teams=2)
    strike_out(s, "blue.cargo.1")
    assert not s.over
    strike_out(s, "white.cargo.1")
    assert winners(s) == {"red", "green"}


@pytest.mark.rule("PAR-19.8")
def test_t47_mutual_end() -> None:
    s = lay(units={"4.5": "red cargo", "5.5": "blue cargo"}, goods={"blue": "1 1 1"})
    strike_out(s, "red.cargo.1", "blue.cargo.1")
    assert s.over and winners(s) == {"red"}


@pytest.mark.rule("PAR-19.8", "PAR-1.10")
def test_several_at_once_go_in_turn_order() -> None:
    units = {"4.5": "red cargo", "5.5": "blue cargo", "11.4": "green cargo", "13.4": "white cargo"}
    s = lay("REF4", "red blue green white", units)
    s.active = Player(2)
    s.log = []
    strike_out(s, "blue.cargo.1", "white.cargo.1", eliminator=2)
    assert [note.values[0] for note in s.log if note.kind.key == "eliminated"] == [3, 1]


@pytest.mark.rule("PAR-17.7")
def test_a_combat_ends_with_one_of_its_principals() -> None:
    from astrarium.games.parsec.rules.combat.battle import EndCombat, engage

    s = lay("REF4", "red blue green", {"4.5": "red fighter", "5.5": "blue cargo", "11.4": "green cargo"})
    s.rivals = [Player(0), Player(1)]
    engage(s, Unit(UNIT.index("red.fighter.1")), 0)
    destroy(s, Unit(UNIT.index("blue.cargo.1")))
    run(s, Eliminations(Player(0)), CheckVictory(), EndCombat())
    assert s.rivals == [] and len(s.fighters) == 0 and question(s) == "Rest"


# Military victory


@pytest.mark.rule("PAR-2.4", "PAR-20.1", "PAR-20.5", "PAR-20.6")
def test_t1_military_win_with_two_fighters() -> None:
    s = check(lay(units={"5.3": "red fighter", "5.9": "red fighter", "16.5": "blue cargo"}))
    assert s.over and winners(s) == {"red"} and s.to_json()["victory"] == ["military"]


@pytest.mark.rule("PAR-2.3", "PAR-20.6")
def test_t2_not_connected() -> None:
    s = lay(units={"3.6": "red fighter", "15.6": "red fighter", "16.5": "blue cargo"})
    assert sum(dominated(s, 0)) == 4 and not rules_space(s, Player(0))
    assert not check(s).over


@pytest.mark.rule("PAR-20.2", "PAR-20.4")
def test_t3_contested_by_a_straddler() -> None:
    s = lay(units={"5.3": "red fighter", "5.9": "red fighter", "11.9": "blue fighter"})
    assert sum(dominated(s, 0)) == 3 and not check(s).over


@pytest.mark.rule("PAR-20.3")
def test_t4_civil_units_do_not_contest() -> None:
    civil = {
        "0.2": "blue colony",
        "7.3": "blue cargo",
        "14.2": "blue colony",
        "2.9": "blue colony",
        "8.9": "blue colony",
    }
    s = check(lay(units={"5.3": "red fighter", "5.9": "red fighter", "14.8": "blue colony cargo"} | civil))
    assert winners(s) == {"red"}


@pytest.mark.rule("PAR-20.2")
def test_cargos_and_colonies_dominate_nothing() -> None:
    s = lay(units={"5.3": "red cargo", "0.2": "red colony"})
    assert sum(dominated(s, 0)) == 0


@pytest.mark.rule("PAR-20.1", "PAR-20.9")
def test_only_the_active_player_wins() -> None:
    s = lay(units={"5.3": "red fighter", "5.9": "red fighter", "16.5": "blue cargo"})
    assert not check(s, active=1).over


@pytest.mark.rule("PAR-20.5", "PAR-20.7", "PAR-20.8", "PAR-4.5")
def test_r32_thresholds() -> None:
    plans = [PLAN[players] for players in range(2, 7)]
    assert [plan.military_modules for plan in plans] == [4, 6, 6, 8, 8]
    assert [plan.economic_colonies for plan in plans] == [5, 10, 10, 10, 10]
    assert [plan.economic_each for plan in plans] == [3, 6, 6, 8, 8]


# Economic victory

FIVE = {hex: "red colony" for hex in ("0.1", "1.1", "0.2", "1.2", "0.3")} | {"16.5": "blue cargo"}


@pytest.mark.rule("PAR-20.7")
def test_economic_victory_needs_colonies_and_cards_of_each_kind() -> None:
    assert is_wealthy(lay(units=FIVE, goods={"red": "3 3 3"}), Player(0))
    assert not is_wealthy(lay(units=FIVE, goods={"red": "9 3 2"}), Player(0))
    four = {hex: line for hex, line in FIVE.items() if hex != "0.3"}
    assert not is_wealthy(lay(units=four, goods={"red": "3 3 3"}, free="red"), Player(0))


@pytest.mark.rule("PAR-22.10")
def test_t51_absolute_victory() -> None:
    units = FIVE | {"5.3": "red fighter", "5.9": "red fighter"}
    assert not check(lay(units=units, goods={"red": "3 3 2"}, absolute=True)).over
    s = check(lay(units=units, goods={"red": "3 3 3"}, absolute=True))
    assert winners(s) == {"red"} and s.to_json()["victory"] == ["military", "economic"]
    assert not check(lay(units=FIVE, goods={"red": "3 3 3"}, absolute=True)).over


# Teams


@pytest.mark.rule("PAR-22.8")
def test_t52_team_dominance() -> None:
    s = lay("REF4", "red blue green white", {"1.4": "red fighter", "3.4": "green cruiser"}, teams=2)
    assert sum(dominated(s, 0)) == 1
    alone = lay("REF4", "red blue green white", {"1.4": "red fighter", "3.4": "green cruiser"})
    assert sum(dominated(alone, 0)) == 0


@pytest.mark.rule("PAR-22.6", "PAR-22.7")
@pytest.mark.parametrize(
    ("players", "split", "team"), [(4, "2-2", [0, 1, 0, 1]), (6, "3-3", [0, 1] * 3), (6, "2-2-2", [0, 1, 2] * 2)]
)
def test_r31_teams(players: int, split: str, team: list[int]) -> None:
    assert new_game(players, alliances=split).team == team


@pytest.mark.rule("PAR-22.6")
@pytest.mark.parametrize(("players", "split"), [(3, "2-2"), (4, "3-3"), (5, "2-2-2"), (4, "1-3")])
def test_other_splits_are_refused(players: int, split: str) -> None:
    with pytest.raises(ValueError, match="alliances must be"):
        new_game(players, alliances=split)


@pytest.mark.rule("PAR-22.8", "PAR-22.10")
def test_a_team_wins_together_and_one_member_is_rich_alone() -> None:
    ten = ("0.1", "1.1", "0.2", "1.2", "0.3", "1.3", "2.2", "8.2", "9.2", "10.2")
    units = {hex: "red colony" for hex in ten}
    s = lay(
        "REF4",
        "red blue green white",
        units | {"16.5": "green cargo"},
        goods={"red": "6 6 5", "green": "0 0 1"},
        teams=2,
    )
    assert not check(s).over
    s = lay("REF4", "red blue green white", units | {"16.5": "green cargo"}, goods={"red": "6 6 6"}, teams=2)
    assert winners(check(s)) == {"red", "green"}


# Points


@pytest.mark.rule("PAR-22.3", "PAR-22.4", "PAR-22.5")
def test_r30_timed_score() -> None:
    units = {hex: "red colony" for hex in ("0.1", "1.1", "0.2", "1.2", "0.3")}
    units |= {
        "5.1": "red cargo cargo",
        "5.3": "red fighter fighter",
        "4.5": "red transport with fighter",
        "4.6": "red cruiser",
    }
    s = lay(units=units, goods={"red": "3 1 0"}, events={"red": "E01 E40"}, permanents={"red": "E37"}, free="red")
    assert points_of(s, Player(0)) == 4 + 1 + 4 + 3 + 20 + 6 + 9 + 6 + 8 == 61


@pytest.mark.rule("PAR-22.1", "PAR-22.2")
def test_the_timed_game_ends_after_its_last_round() -> None:
    s = lay(
        "REF4",
        "red blue green",
        {"4.5": "red cargo cargo", "11.4": "blue cargo", "16.5": "green cargo"},
        limit=10,
        round=10,
    )
    end_turn(s, "blue", 5)
    assert asked(s) == "green" and not s.over
    end_turn(s, "green")
    assert s.over and winners(s) == {"red"} and s.scores == [6, 3, 3]
    assert s.to_json()["victory"] == ["points"] and s.round == 10


@pytest.mark.rule("PAR-22.2")
def test_lengths_that_may_be_agreed_on() -> None:
    timed = next(option for option in OPTIONS if option.name == "timed")
    assert timed.values == ("off", "10", "15", "20", "25", "30")
    assert begun(2, timed="15").limit == 15


def test_t53_last_round_tie() -> None:
    six = {"0.1": "red colony", "1.1": "red colony", "5.1": "red cargo"}
    seven = {"14.2": "blue colony", "13.2": "blue colony", "15.2": "blue colony"}
    s = lay(units=six | seven, goods={"red": "1 0 0"}, limit=1)
    assert points_of(s, Player(0)) == points_of(s, Player(1)) == 12
    end_turn(s, "blue")
    assert winners(s) == {"blue"}


def test_further_ties_cards_then_warships_then_shared() -> None:
    cards = lay(
        units={"0.1": "red colony", "14.2": "blue colony", "5.1": "red cargo"}, goods={"blue": "1 1 1"}, limit=1
    )
    assert winners(end_turn(cards, "blue")) == {"blue"}
    ships = lay(units={"5.1": "red cargo", "5.3": "blue fighter"}, limit=1)
    assert winners(end_turn(ships, "blue")) == {"blue"}
    even = lay(units={"5.1": "red cargo", "5.3": "blue cargo"}, limit=1)
    assert winners(end_turn(even, "blue")) == {"red", "blue"}


@pytest.mark.rule("PAR-22.8")
def test_teams_add_their_points() -> None:
    units = {"4.5": "red cargo", "5.5": "blue cruiser", "11.4": "green cargo", "13.4": "white cargo"}
    s = lay("REF4", "red blue green white", units, teams=2, limit=1)
    assert winners(end_turn(s, "white")) == {"blue", "white"}


@pytest.mark.rule("PAR-23.1")
def test_no_game_lasts_longer_than_150_rounds() -> None:
    s = lay(units={"5.1": "red cargo cargo", "5.3": "blue cargo"}, round=150)
    end_turn(s, "blue")
    assert s.over and winners(s) == {"red"}
    assert begun(2).limit == 150


def test_the_points_of_hands_are_told_at_the_end_only() -> None:
    s = lay(units={"5.1": "red cargo", "5.3": "blue cargo"}, events={"red": "E40"}, limit=1)
    assert s.scores == [3, 3]
    end_turn(s, "blue")
    assert s.scores == [7, 3]


# Variants


@pytest.mark.rule("PAR-22.14")
def test_variants_can_be_combined() -> None:
    s = begun(4, timed="10", alliances="2-2", absolute="on", no_factions="on", simple_combat="on")
    assert (s.limit, s.team, s.absolute, s.simple, s.factions) == (10, [0, 1, 0, 1], True, True, [[], [], [], []])
    assert {option.name for option in game("parsec").options} == {
        "timed",
        "alliances",
        "absolute",
        "no_factions",
        "simple_combat",
        "two_player_wide",
    }


@pytest.mark.rule("PAR-23.3")
def test_the_same_seed_gives_the_same_game() -> None:
    one, other = begun(3, seed=5), begun(3, seed=5)
    assert one.to_json() == other.to_json() and options(one) == options(other)
    assert begun(3, seed=6).to_json() != one.to_json()
