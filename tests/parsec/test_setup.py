"""The box and the set-up. PAR-1.2 to 1.7, 3.1, 4"""

from collections import Counter

import pytest

from astrarium import game
from astrarium.clockwork.names import Player
from astrarium.games.parsec.components import (
    ALL_EVENTS,
    CATEGORY_OF,
    COLOURS,
    COPIES,
    DIE,
    EVENTS,
    FACTIONS,
    KIND,
    MARKERS,
    MODULE,
    PIECES,
    PLAN,
    RARITY,
    RARITY_OF,
    RESOURCE,
    SPACE_PORT,
    STACKS,
    WIDE_PLAN,
)
from astrarium.games.parsec.rules.figures import Figures
from astrarium.games.parsec.setup import RollFirst
from tables.parsec import begun, dice, lay, new_game, run
from tables.playing import options, play, question


@pytest.mark.rule("PAR-1.2", "PAR-1.3", "PAR-1.4", "PAR-1.7", "PAR-11.8")
def test_the_box_is_complete() -> None:
    assert (FACTIONS, len(ALL_EVENTS), MARKERS, COLOURS, DIE) == (12, 127, 10, 6, 8)
    assert STACKS == [70, 70, 70]
    assert dict(zip(KIND.ids, PIECES, strict=True)) == {
        "colony": 10,
        "cargo": 10,
        "fighter": 10,
        "transport": 8,
        "cruiser": 8,
    }
    copies = {RARITY.ids[RARITY_OF[card]]: COPIES[card] for card in range(EVENTS)}
    assert copies == {"purple": 1, "red": 2, "yellow": 3, "green": 4}
    assert Counter(CATEGORY_OF).keys() == {0, 1, 2, 3}


@pytest.mark.rule("PAR-1.5", "PAR-3.1", "PAR-3.2")
def test_the_table_of_units() -> None:
    f = Figures()
    table = {
        KIND.ids[kind]: (f.move[kind], f.attack[kind], f.defence[kind], f.range[kind], f.cost[kind], f.value[kind])
        for kind in range(len(KIND))
    }
    assert table == {
        "colony": (0, 0, 2, 1, [2, 0, 2], 4),
        "cargo": (3, 0, 1, 1, [2, 0, 1], 3),
        "fighter": (2, 1, 0, 1, [1, 1, 1], 3),
        "transport": (10, 1, 1, 1, [2, 2, 3], 6),
        "cruiser": (5, 2, 2, 2, [4, 2, 2], 8),
    }


@pytest.mark.rule("PAR-4.1")
@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_players(players: int) -> None:
    with pytest.raises(ValueError, match="players must be from 2 to 6"):
        game("parsec").start(players)


@pytest.mark.rule("PAR-4.2", "PAR-4.3", "PAR-4.4", "PAR-4.5", "PAR-4.7", "PAR-4.8")
@pytest.mark.parametrize("players", range(2, 7))
def test_modules_by_number_of_players(players: int) -> None:
    s = begun(players)
    laid = [module for module in s.modules if module >= 0]
    assert len(laid) == {2: 6, 3: 12, 4: 12, 5: 16, 6: 16}[players] == len(set(laid))
    assert SPACE_PORT in laid
    assert (s.galaxy.columns, s.galaxy.rows) == (PLAN[players].columns, PLAN[players].rows)
    others = begun(players, seed=2)
    assert others.modules != s.modules


@pytest.mark.rule("PAR-4.6")
def test_the_wide_board_for_two() -> None:
    s = begun(2, two_player_wide="on")
    assert (s.galaxy.columns, s.galaxy.rows, WIDE_PLAN.military_modules) == (4, 2, 4)
    with pytest.raises(ValueError, match="two players"):
        new_game(3, two_player_wide="on")


@pytest.mark.rule("PAR-4.9")
def test_all_yes_puts_the_port_in_the_centre() -> None:
    for seed in range(20):
        s = play(new_game(3, seed), "do:yes", "do:yes", "do:yes")
        assert s.modules.index(SPACE_PORT) in PLAN[3].centre
    assert [s.votes, question(s)] == [[1, 1, 1], "ChooseColour"]


@pytest.mark.rule("PAR-4.9")
def test_one_no_keeps_the_port_at_random() -> None:
    cells = {play(new_game(3, seed), "do:yes", "do:no", "do:yes").modules.index(SPACE_PORT) for seed in range(60)}
    assert cells - set(PLAN[3].centre)


@pytest.mark.rule("PAR-4.9")
def test_votes_are_secret_until_all_have_voted() -> None:
    s = play(new_game(3), "do:yes")
    assert s.view(0)["votes"] == {"player1": "yes"}
    assert s.view(1)["votes"] == s.view(None)["votes"] == {"player1": "hidden"}
    play(s, "do:no", "do:yes")
    assert s.view(None)["votes"] == {"player1": "yes", "player2": "no", "player3": "yes"}


@pytest.mark.rule("PAR-4.10")
def test_stacks_and_a_shuffled_deck() -> None:
    s = new_game(3)
    assert s.stacks == STACKS and sorted(s.deck.cards) == ALL_EVENTS != s.deck.cards
    assert s.view(0)["deck"] == {"size": 127, "known": []}


@pytest.mark.rule("PAR-4.11", "PAR-4.12")
def test_colours_are_taken_in_seat_order() -> None:
    s = play(new_game(3), "do:yes", "do:yes", "do:yes", "colour:green")
    assert (s.player, "colour:green" in options(s), len(options(s))) == (1, False, 5)
    play(s, "colour:red", "colour:black")
    assert s.player_ids() == ["green", "red", "black"]


@pytest.mark.rule("PAR-4.13")
def test_t56_first_player_tie() -> None:
    s = lay("REF4", "red blue green")
    s.first = Player(-1)
    s.log = []
    dice(s, 7, 7, 3, 2, 5)
    run(s, RollFirst(tuple(s.everyone())))
    assert s.first == 1
    rolls = [note.values for note in s.log if note.kind.key == "rolls-first"]
    assert rolls == [(0, 7), (1, 7), (2, 3), (0, 2), (1, 5)]


@pytest.mark.rule("PAR-4.14", "PAR-21.2")
def test_everybody_gets_an_open_faction() -> None:
    s = begun(4)
    assert all(len(pile) == 1 for pile in s.factions) and len({pile[0] for pile in s.factions}) == 4
    assert s.view(None)["factions"] == s.view(2)["factions"] == s.to_json()["factions"]


@pytest.mark.rule("PAR-4.15", "PAR-22.11")
def test_factions_can_be_left_out() -> None:
    assert begun(4, no_factions="on").factions == [[], [], [], []]


@pytest.mark.rule("PAR-4.16")
def test_the_order_of_the_set_up() -> None:
    s = new_game(3)
    asked = []
    while s.turn == 0:
        if question(s) not in asked:
            asked.append(question(s))
        s.apply(s.legal[0])
    assert [name for name in asked if name != "SettlePlanet"] == ["PortVote", "ChooseColour", "SettleHex", "StartGoods"]


def test_everything_named_is_in_the_domains() -> None:
    assert [RESOURCE.ids, MODULE.ids[:2]] == [["ti", "au", "en"], ["SP", "M01"]]
