"""The greedy player: better than random at every table, and not swayed by what it merely imagines."""

from itertools import combinations
from typing import Any

import pytest

from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.contract.game import Game
from astrarium.games.cosmic.atoms import ATOMS
from astrarium.players.greedy import Glance, Greedy
from astrarium.players.playing import play_out, player
from astrarium.players.seat import ask
from astrarium.speed import build
from tables.cosmic import A, B, C, D, Table

COSMIC = game("cosmic")
EXPANSE = game("expanse")
COMPILED = build() == "compiled"
FULLEST = {option.name: option.fullest for option in COSMIC.options}


def share_of_greedy(
    played: Game[Any], players: int, greedy: int, seeds: range, options: dict[str, str] | None = None
) -> float:
    """The part of all wins that goes to so many greedy players among random ones, in all seatings of each seed."""
    share = 0.0
    seatings = list(combinations(range(players), greedy))
    for seed in seeds:
        for seats in seatings:
            table = [player("greedy" if seat in seats else "random") for seat in range(players)]
            winners = play_out(played, table, seed, options or {}).winners
            share += sum(seat in seats for seat in winners) / len(winners)
    return share / (len(seeds) * len(seatings))


@pytest.mark.long
def test_two_greedy_players_beat_two_random_ones_in_cosmic_encounter() -> None:
    assert share_of_greedy(COSMIC, 4, 2, range(1)) >= 0.75


def test_greedy_beats_random_in_the_expanse_for_two() -> None:
    assert share_of_greedy(EXPANSE, 2, 1, range(3 if COMPILED else 1)) == 1.0


@pytest.mark.slow
def test_nine_of_ten_wins_of_an_evenly_mixed_table_are_greedy() -> None:
    assert share_of_greedy(COSMIC, 4, 2, range(16)) >= 0.9


@pytest.mark.slow
def test_greedy_beats_random_with_every_module_in_play() -> None:
    """More luck, and more ways to win at a stroke: about one win in sixteen is lost."""
    assert share_of_greedy(COSMIC, 4, 2, range(16), FULLEST) >= 0.85


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_greedy_player_beats_a_table_of_random_ones(players: int) -> None:
    assert share_of_greedy(COSMIC, players, 1, range(20)) >= 0.8


def test_the_one_option_is_taken_without_a_look() -> None:
    table = Table(4)
    table.hand(A, "attack_8")
    table.hand(B, "attack_10")
    table.challenge(A, B).until("Select", A)
    assert ATOMS.names[ask(Greedy(looks=0), table.s, seeded(1, "bot"))] == "card:attack_8"


def test_a_card_that_cannot_be_seen_does_not_sway_the_answer() -> None:
    """The offense is one base short; whichever card the defender imagines there, he plays his best."""
    table = Table(4)
    for number, host in enumerate((C, C, D, D)):
        table.put(A, table.planet(host, number + 1), 1)
    table.hand(A, "attack_10", "attack_12")
    table.hand(B, "attack_19", "attack_7")
    table.challenge(A, B, tokens=3).until("Select", A)
    table.s.apply(ATOMS.index("card:attack_10"))
    table.until("Select", B)
    answers = {ATOMS.names[ask(Greedy(), table.s, seeded(stream, "bot"))] for stream in range(6)}
    assert answers == {"card:attack_19"}


def test_a_card_that_is_left_to_the_dice_is_judged_by_more_than_one_roll() -> None:
    """Mines destroy a fighter two times in eight, which is not worth the card, however one imagines the roll."""
    from tables import parsec as t

    units = {"0.2": "red colony", "5.3": "blue fighter", "14.8": "blue colony"}
    s = t.act(t.lay(units=units, events={"red": "E16"}), "red")
    answers = {s.game.atoms.names[ask(Greedy(), s, seeded(mind, "bot"))] for mind in range(1, 10)}
    assert answers == {"do:end"}


@pytest.mark.parametrize("key", ["expanse", "athena"])
def test_a_move_is_never_judged_by_hopes_that_it_raises_halfway(key: str) -> None:
    """Who has no looks left goes through with the move, so that more looks can only find more in it."""
    s = game(key).start(2, 3)
    rng = seeded(3, "bot")
    compared = 0
    while compared < 30:
        glance = Glance(s, s.player)
        for atom in s.offered[:6]:
            after = s.clone()
            after.apply(atom)
            if after.choice is not None and after.choice.inner and after.player == s.player:
                compared += 1
                assert glance.worth_after(after, 0) <= glance.worth_after(after, 200)
        s.apply(rng.pick(s.offered))
