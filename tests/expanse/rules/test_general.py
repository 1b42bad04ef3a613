"""EXP-1: players, points, chance, and what the game does not have."""

import pytest

from astrarium import game
from astrarium.games.expanse.components import (
    ACTION_CARDS,
    BATTLESHIP,
    BONUS_TOKENS,
    CUBES,
    DIPLOMATS,
    FACTION,
    FLEET,
    KEY,
    SCORE_CARDS,
    SCRAP_SHIPS,
    START_FLEETS,
    TECH,
    TOKENS,
)
from astrarium.mechanisms.offers import Offer
from astrarium.positions.toml import read_box
from tables.expanse import all_points, begin_turn, lay, new_game, play_out, points, score, take
from tables.expanse_options import table
from tables.playing import asked, options, play, question

TRACK = "heavy_burn nauvoo riot_gear ambush scopuli"


@pytest.mark.rule("EXP-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_a_faction_of_their_own(players: int) -> None:
    s = new_game(players)
    assert len(set(s.player_ids())) == players
    assert set(s.player_ids()) <= {"UN", "MCR", "OPA", "PG"}


@pytest.mark.rule("EXP-1.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(ValueError, match="from 2 to 4"):
        new_game(players)


@pytest.mark.rule("EXP-1.2", "EXP-4.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise_until_the_sixth_scoring_card(players: int) -> None:
    s = new_game(players)
    begun = [s.player]
    turn = s.turn
    for _ in play_out(s):
        assert s.final == (s.scores_drawn == SCORE_CARDS)
        if s.turn > turn:
            turn = s.turn
            begun.append(s.active)
    assert s.over and s.final
    assert begun == [(begun[0] + number) % players for number in range(len(begun))]
    assert [s.points[winner] for winner in s.winners] == [max(s.points)]


def counted_in_play() -> dict[str, int]:
    """Each kind of component, as the rules use it."""
    start = [(kind, number) for faction in START_FLEETS for _, kind, number in faction]
    return {
        "faction_mat": len(FACTION),
        "fleet_token": sum(number for kind, number in start if kind == FLEET),
        "battleship_token": sum(number for kind, number in start if kind == BATTLESHIP),
        "scrap_ship_token": SCRAP_SHIPS,
        "protomolecule_token": TOKENS,
        "bonus_token": sum(BONUS_TOKENS),
        "initiative_token": len(new_game(4).initiative),
        "tech_card": len(TECH),
        "diplomat_cube": DIPLOMATS,
        # One cube of each faction is its marker on the track of Control Points.
        "influence_cube": sum(CUBES) + len(FACTION),
        "action_card": ACTION_CARDS,
        "score_card": SCORE_CARDS,
    }


@pytest.mark.rule("EXP-1.3", "EXP-3.4")
@pytest.mark.parametrize("kind", counted_in_play())
def test_the_box_holds_what_the_rules_use(kind: str) -> None:
    box = {entry.text("kind"): entry.number("count") for entry in read_box(KEY, "components.toml").entries("box")}
    assert counted_in_play()[kind] == box[kind]


@pytest.mark.rule("EXP-1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_no_component_appears_or_is_lost(players: int, seed: int) -> None:
    for s in play_out(new_game(players, seed), seed):
        s.check()


@pytest.mark.rule("EXP-1.4", "EXP-5.3")
def test_a_price_is_paid_by_moving_the_marker_down_and_by_nothing_else() -> None:
    s = begin_turn(lay(track=TRACK), "UN")
    before = table(s)
    take(s, "riot_gear")
    assert all_points(s) == {"UN": 9, "MCR": 10, "OPA": 10, "PG": 10}
    changed = {name for name, value in table(s).items() if value != before[name]}
    assert changed == {"points", "track", "in_use"}


@pytest.mark.rule("EXP-1.4", "EXP-1.5")
def test_nothing_but_control_points_pays() -> None:
    s = lay(points={"UN": 1}, cubes={"luna": "UN 5"}, fleets={"earth": "UN 5"}, track=TRACK, rocinante="UN earth")
    assert options(begin_turn(s, "UN")) == {"slot:1", "slot:2", "slot:3"}


@pytest.mark.rule("EXP-1.5")
@pytest.mark.parametrize("seed", range(3))
def test_control_points_never_fall_below_zero(seed: int) -> None:
    s = new_game(4, seed)
    s.points = [1, 0, 2, 0]
    s.ask_again()
    assert all(min(now.points) >= 0 for now in play_out(s, seed))


@pytest.mark.rule("EXP-1.6")
def test_control_points_have_no_upper_limit() -> None:
    s = score(lay(cubes={"africa": "UN 1"}, points={"UN": 999}), "UN", "belt")
    assert points(s, "UN") == 1000


@pytest.mark.rule("EXP-1.7")
def test_no_decision_is_an_agreement_between_players() -> None:
    assert not [name for name, step in game("expanse").record.steps.items() if issubclass(step, Offer)]


@pytest.mark.rule("EXP-1.7")
@pytest.mark.parametrize("seed", range(3))
def test_no_control_points_pass_from_one_player_to_another(seed: int) -> None:
    s = new_game(4, seed)
    before = s.points.copy()
    for _ in play_out(s, seed):
        lost = any(now < then for now, then in zip(s.points, before, strict=True))
        won = any(now > then for now, then in zip(s.points, before, strict=True))
        assert not (lost and won)
        before = s.points.copy()


@pytest.mark.rule("EXP-1.7")
@pytest.mark.parametrize("seed", range(3))
def test_no_kept_event_passes_from_one_player_to_another(seed: int) -> None:
    s = new_game(4, seed)
    before = [set(cards) for cards in s.kept]
    for _ in play_out(s, seed):
        now = [set(cards) for cards in s.kept]
        assert not any(now[to] & before[giver] for to in range(4) for giver in range(4) if to != giver)
        before = now


@pytest.mark.rule("EXP-1.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_left_to_chance_after_set_up(players: int) -> None:
    s = new_game(players)
    chance = s.rng.state
    assert all(now.rng.state == chance for now in play_out(s))


@pytest.mark.rule("EXP-1.8")
def test_chance_gives_seats_start_player_and_deck() -> None:
    tables = [new_game(4, seed) for seed in range(30)]
    assert len({tuple(s.colour) for s in tables}) > 10
    assert {s.active for s in tables} == {0, 1, 2, 3}
    assert len({tuple(s.deck.cards) for s in tables}) == 30


@pytest.mark.rule("EXP-1.8")
def test_the_same_seed_and_choices_give_the_same_game() -> None:
    one, two = new_game(4, seed=5), new_game(4, seed=5)
    for here, there in zip(play_out(one), play_out(two), strict=True):
        assert (question(here), asked(here), options(here)) == (question(there), asked(there), options(there))
    assert one.points == two.points


@pytest.mark.rule("EXP-1.4")
def test_keeping_is_paid_by_the_keeper() -> None:
    s = begin_turn(lay(track=TRACK), "UN")
    take(s, "heavy_burn")
    play(s, "do:keep")
    assert all_points(s) == {"UN": 9, "MCR": 10, "OPA": 10, "PG": 10}
