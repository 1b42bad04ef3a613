"""The built-in players: fair, repeatable, and greedy better than random."""

import pytest

from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import NOBODY
from astrarium.players.playing import play_out, player
from astrarium.players.seat import Seat, ask
from astrarium.speed import build

EXPANSE = game("expanse")
FEW = 12 if build() == "compiled" else 4
"""So many games: plain Python is slow, and the compiled build plays the same ones."""


def test_the_same_seed_gives_the_same_game() -> None:
    ends = [play_out(EXPANSE, [player("greedy"), player("random")], 3, {}).scores for _ in range(2)]
    assert ends[0] == ends[1]


@pytest.mark.long
def test_greedy_beats_three_random_players() -> None:
    """A few games with rotated seats; `make soak` plays 200."""
    assert wins_of_greedy(FEW) >= FEW * 3 // 4


@pytest.mark.slow
def test_greedy_beats_three_random_players_in_nine_of_ten_games() -> None:
    assert wins_of_greedy(200) >= 180


def wins_of_greedy(games: int) -> int:
    wins = 0
    for seed in range(games):
        seat = seed % 4
        table = [player("greedy" if number == seat else "random") for number in range(4)]
        wins += seat in play_out(EXPANSE, table, seed, {}).winners
    return wins


class Spy:
    """Remembers what its seat lets it see of the deck."""

    name = "spy"
    blind = False

    def __init__(self) -> None:
        self.decks: list[list[int]] = []

    def decide(self, seat: Seat) -> int:
        self.decks.append(list(seat.position.deck.cards))  # type: ignore[attr-defined]
        return seat.legal[0]


def test_a_seat_holds_an_imagined_table_never_the_true_one() -> None:
    state = EXPANSE.start(4, seed=1)
    spy = Spy()
    for stream in range(20):
        ask(spy, state, seeded(stream, "spy"))
    true = list(state.deck.cards)
    assert true not in spy.decks
    assert len({tuple(deck) for deck in spy.decks}) == 20


def test_asking_a_player_changes_nothing_at_the_table() -> None:
    state = EXPANSE.start(4, seed=1)
    before = state.to_json()
    ask(player("greedy"), state, seeded(1, "bot"))
    assert state.to_json() == before


def test_an_answer_that_is_no_option_is_refused() -> None:
    class Liar(Spy):
        def decide(self, seat: Seat) -> int:
            return NOBODY

    with pytest.raises(ValueError, match="spy answered -1"):
        ask(Liar(), EXPANSE.start(4, seed=1), seeded(1, "bot"))


def test_an_unknown_player_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="'genius' is not a player; there are random, greedy"):
        player("genius")


def test_greedy_takes_a_certain_win() -> None:
    """In the last step of Final Scoring a bot with a winning Event plays it rather than pass."""
    from tables import expanse as t
    from tables.playing import asked, play

    s = t.lay(
        cubes={"titan": "UN 1, MCR 1", "rhea": "MCR 1"},
        points={"UN": 30, "MCR": 30, "OPA": 0, "PG": 0},
        kept={"UN": "slingshot_racing"},
        rocinante="PG vesta",
    )
    t.begin_final(s)
    while asked(s) != "UN":
        play(s, "do:pass")
    assert EXPANSE.atoms.names[ask(player("greedy"), s, seeded(1, "bot"))] == "card:slingshot_racing"


def test_easy_compares_the_two_answers_of_a_plain_question() -> None:
    """The leader is one base short and attacks: help is invited, whatever else was overlooked."""
    from astrarium.games.cosmic.atoms import ATOMS
    from tables.cosmic import A, B, C, D, Table

    table = Table(4)
    for number, host in enumerate((B, C, D, D)):
        table.put(A, table.planet(host, 5 - number), 1)
    table.hand(A, "attack_12")
    table.hand(B, "attack_8")
    table.challenge(A, B, tokens=4, place=table.planet(B, 1), start="invite").until("Invite", B)
    answers = {ATOMS.names[ask(player("easy"), table.s, seeded(mind, "bot"))] for mind in range(12)}
    assert answers == {"do:yes"}
