"""One game of the arena, and what is kept of it."""

from collections.abc import Iterator

import pytest

from arena.contests import contest
from astrarium import game
from astrarium.arena.contest import Contest
from astrarium.arena.entrants import Entrant, entrant, entrants_from, kinds
from astrarium.arena.playing import CURVE, Broken, Hall, Played, places
from astrarium.players.playing import play_out, player
from astrarium.players.seat import Player, Seat


@pytest.fixture(scope="module")
def played() -> Iterator[tuple[Hall, list[Played]]]:
    hall = Hall(contest("random", "other=random", "third=random", games=3, seats=3))
    yield hall, hall.play(hall.contest.fixtures()).games
    hall.close()


def test_a_game_of_the_arena_is_the_game_of_its_seed() -> None:
    """Whoever has the seats and the seed of a row can play it again."""
    hall = Hall(contest("greedy", "random", games=2))
    fixture = hall.contest.fixtures()[1]
    table = [player(hall.contest.entrants[number].spec) for number in fixture.lineup]
    again = play_out(game("expanse"), table, fixture.seed, {})
    kept = hall.play_one(fixture)
    assert (kept.scores, kept.winners) == (again.scores, again.winners)


def test_a_game_of_cosmic_encounter_is_kept_with_its_options() -> None:
    powers = {"powers": "zombie-virus-clone-amoeba"}
    hall = Hall(Contest("cosmic", tuple(entrants_from(["random"])), 4, 1, 3, powers))
    kept = hall.play_one(hall.contest.fixtures()[0])
    again = play_out(game("cosmic"), [player("random")] * 4, 3_000_000, powers)
    assert (kept.scores, kept.winners) == (again.scores, again.winners)
    assert {trait for traits in kept.traits for trait in traits if trait.startswith("power=")} == {
        f"power={power}" for power in powers["powers"].split("-")
    }


def test_the_decisions_of_a_game_replay_it(played: tuple[Hall, list[Played]]) -> None:
    hall, games = played
    kept = games[0]
    state = game("expanse").start(3, hall.contest.fixtures()[0].seed)
    for seat, choice, atom, options in zip(*kept.asked, strict=True):
        assert (state.player, type(state.choice).__name__, len(state.legal)) == (seat, choice, options)
        state.apply(atom)
    assert state.over and state.scores == kept.scores
    assert len(kept.asked.atoms) == kept.decisions


def test_the_curve_runs_from_the_start_to_the_final_scores(played: tuple[Hall, list[Played]]) -> None:
    hall, games = played
    for fixture, kept in zip(hall.contest.fixtures(), games, strict=True):
        assert len(kept.curve) == CURVE + 1
        assert kept.curve[0] == game("expanse").start(3, fixture.seed).scores
        assert kept.curve[-1] == kept.scores
        half = game("expanse").start(3, fixture.seed)
        for atom in kept.asked.atoms[: kept.decisions // 2]:
            half.apply(atom)
        assert kept.curve[CURVE // 2] == half.scores


def test_the_shares_of_a_game_add_up_to_one_win(played: tuple[Hall, list[Played]]) -> None:
    for kept in played[1]:
        assert sum(kept.shares) == 1
        assert [seat for seat, share in enumerate(kept.shares) if share] == kept.winners


def test_every_player_has_his_own_faction(played: tuple[Hall, list[Played]]) -> None:
    for kept in played[1]:
        factions = {trait for traits in kept.traits for trait in traits if trait.startswith("faction=")}
        assert len(factions) == 3


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ([30, 20, 10], [0], [1, 2, 3]),
        ([30, 30, 10], [1], [2, 1, 3]),  # a tie that the rules break
        ([5, 5, 3, 3], [0, 1], [1, 1, 3, 3]),  # a shared win
        ([2, 4, 4, 1], [3], [4, 2, 2, 1]),  # a win that is not by score
    ],
)
def test_winners_come_first_then_scores(scores: list[int], winners: list[int], expected: list[int]) -> None:
    assert places(scores, winners) == expected


def test_a_game_that_breaks_off_says_which_it_was() -> None:
    class Liar:
        name = "liar"
        blind = True

        def decide(self, seat: Seat) -> int:
            return -1

    class Gullible(Hall):
        def player(self, number: int) -> Player:
            return Liar()

    hall = Gullible(contest("random", "b=greedy", games=2))
    with pytest.raises(Broken, match=r"game 1 \(seed 7000000; b, random\) broke off: ValueError: liar answered -1"):
        hall.play(hall.contest.fixtures()[1:])


# Entrants


def test_entrants_are_named_after_what_they_are_unless_told() -> None:
    found = entrants_from(["greedy", "greedy", "mcts:50", "fast=mcts:5", "greedy"])
    assert found == [
        Entrant("greedy", "greedy"),
        Entrant("greedy 2", "greedy"),
        Entrant("mcts:50", "mcts:50"),
        Entrant("fast", "mcts:5"),
        Entrant("greedy 3", "greedy"),
    ]
    assert kinds(found) == [0, 0, 2, 3, 0]


def test_a_name_never_reaches_into_a_command() -> None:
    assert entrants_from(["outside:env --x=3"]) == [Entrant("outside:env --x=3", "outside:env --x=3")]
    assert entrants_from(["mine=outside:env A=3"]) == [Entrant("mine", "outside:env A=3")]


def test_a_given_name_is_not_given_twice() -> None:
    assert [found.name for found in entrants_from(["greedy", "greedy=random"])] == ["greedy 2", "greedy"]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ([], "at least one player"),
        (["genius"], "'genius' is not a player"),
        (["me=genius"], "'genius' is not a player"),
        (["a=random", "a=greedy"], "two players are named 'a'"),
        (["outside:"], "needs a command"),
        (["outside:no-such-program-here"], "is not a program"),
    ],
)
def test_entrants_that_are_not_there_are_refused(words: list[str], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        entrants_from(words)


def test_a_spec_alone_makes_a_player() -> None:
    assert entrant("mcts:50").name == "mcts:50"
