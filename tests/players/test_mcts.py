"""The player who searches: fair, repeatable, quick enough, and not blind to a win."""

from time import perf_counter
from typing import Any

import pytest

from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import Atom
from astrarium.clockwork.state import State
from astrarium.contract.game import Game
from astrarium.contract.registry import all_games
from astrarium.players.greedy import weigh
from astrarium.players.mcts import HABITS, Mcts, Thought, shorter, think
from astrarium.players.playing import play_out, player
from astrarium.players.seat import Seat, ask
from astrarium.players.tree import ALONE, Habits, Node, Tree

EXPANSE = game("expanse")
COSMIC = game("cosmic")
PASS = EXPANSE.atoms.index("do:pass")
TABLES = [(found, players) for found in all_games() for players in range(found.least, found.most + 1)]


def after_random_play(played: Game[Any], players: int, seed: int, decisions: int) -> State:
    state: State = played.start(players, seed)
    rng = seeded(seed, "opening")
    for _ in range(decisions):
        after = state.clone()
        after.apply(rng.pick(list(state.legal)))
        if after.over:
            break
        state = after
    return state


def seat_of(state: State, seed: int = 1) -> Seat:
    rng = seeded(seed, "seat")
    return Seat(state.player, list(state.legal), state.imagine(state.player, rng), rng)


def told(thought: Thought) -> list[object]:
    return [thought.atoms, thought.visits, thought.chances, thought.standing, thought.playouts]


@pytest.mark.parametrize(("played", "players"), TABLES, ids=[f"{found.key}-{players}" for found, players in TABLES])
def test_it_plays_every_game_with_every_number_of_players(played: Game[Any], players: int) -> None:
    state = after_random_play(played, players, 5, 20)
    for number in range(4):
        state.apply(ask(Mcts(12), state, seeded(number, "bot")))


@pytest.mark.parametrize("played", [EXPANSE, COSMIC], ids=["expanse", "cosmic"])
def test_the_same_seed_and_iterations_give_the_same_thought(played: Game[Any]) -> None:
    state = after_random_play(played, 3, 2, 30)
    thoughts = [told(think(seat_of(state), 40)) for _ in range(2)]
    assert thoughts[0] == thoughts[1]


def test_the_same_seed_gives_the_same_game() -> None:
    """Trees that are kept from decision to decision included."""
    games = []
    for _ in range(2):
        state = EXPANSE.start(2, seed=3)
        bots = [Mcts(10), Mcts(10)]
        streams = [seeded(number, "bot") for number in range(2)]
        for _ in range(30):
            state.apply(ask(bots[state.player], state, streams[state.player]))
        games.append(state.to_json())
    assert games[0] == games[1]


@pytest.mark.parametrize("played", [EXPANSE, COSMIC], ids=["expanse", "cosmic"])
def test_what_is_hidden_makes_no_difference(played: Game[Any]) -> None:
    """Two tables that look the same from the seat, and the same chance: the same thought to the last visit."""
    state = after_random_play(played, 3, 4, 25)
    other = state.imagine(state.player, seeded(1, "elsewhere"))
    assert other.to_json() != state.to_json()
    assert told(think(seat_of(other), 40)) == told(think(seat_of(state), 40))


def test_thinking_changes_nothing_at_the_seat() -> None:
    seat = seat_of(after_random_play(COSMIC, 4, 1, 40))
    before = seat.position.to_json()
    think(seat, 30)
    Mcts(30).decide(seat)
    assert seat.position.to_json() == before


def last_decision() -> State:
    """The holder of the Rocinante decides last in Final Scoring: to pass would lose, some other options win."""
    from tables import expanse as t
    from tables.playing import asked

    s = t.lay(
        cubes={"titan": "UN 1, MCR 1", "rhea": "MCR 1"},
        points={"UN": 30, "MCR": 30, "OPA": 0, "PG": 0},
        kept={"UN": "slingshot_racing"},
        rocinante="UN vesta",
    )
    t.begin_final(s)
    passed = s.clone()
    passed.play("do:pass")
    assert (asked(s), t.winners(passed)) == ("UN", ["MCR"])
    return s


def test_it_takes_a_certain_win() -> None:
    s = last_decision()
    seat = seat_of(s)
    thought = think(seat, 100)
    assert min(thought.visits) > 0
    assert thought.chances[0] > 0.8 and thought.chances[thought.atoms.index(EXPANSE.atoms.index("do:pass"))] == 0.0
    assert thought.standing[seat.player] > 0.8
    bot = Mcts(100)
    while not s.over:
        s.apply(ask(bot, s, seeded(1, "bot")))
    assert s.winners == [seat.player]


@pytest.mark.parametrize("played", [EXPANSE, COSMIC], ids=["expanse", "cosmic"])
def test_a_thought_tells_all_options_and_chances_that_add_up(played: Game[Any]) -> None:
    state = after_random_play(played, 4, 3, 30)
    thought = think(seat_of(state), 50)
    assert sorted(thought.atoms) == sorted(state.legal)
    assert thought.visits == sorted(thought.visits, reverse=True) and sum(thought.visits) == thought.playouts == 50
    assert all(0.0 <= chance <= 1.0 for chance in thought.chances)
    assert sum(thought.standing) == pytest.approx(1.0)
    assert thought.standing[state.player] == thought.chances[0]


def test_options_that_are_no_good_are_told_last() -> None:
    """Of all the hexes that a transport can reach the search looks at a few; a hint tells of all the same."""
    from tables import parsec as t

    s = t.act(t.lay(units={"0.2": "red colony", "5.3": "red transport", "14.8": "blue colony"}, arms_race=True), "red")
    s.play("unit:red.transport.1")
    looked_at = game("parsec").bots.promising(s)
    thought = think(seat_of(s), 60)
    assert sorted(thought.atoms) == sorted(s.legal) and len(looked_at) < len(s.legal) // 4
    assert set(thought.atoms[: len(looked_at)]) == set(looked_at)
    assert sum(thought.visits[: len(looked_at)]) == thought.playouts == 60
    assert all(0.0 <= chance <= 1.0 for chance in thought.chances)


def test_options_that_are_no_good_are_tried_where_they_are_few() -> None:
    """Bots look at one base for a token from the Warp; a hint says by the same search what the others are worth."""
    from tables.cosmic import A, C, Table

    table = Table(4)
    table.only(A, {table.planet(A, number): number for number in range(1, 5)}, warp=2)
    s = table.draws(A, C).until("Retrieve", A).s
    looked_at = COSMIC.bots.promising(s)
    thought = think(seat_of(s), 60)
    assert sorted(thought.atoms) == sorted(s.legal) and len(looked_at) == 2 < len(s.legal)
    assert set(thought.atoms[:2]) == set(looked_at)
    assert min(thought.visits) == 6 and sum(thought.visits) == thought.playouts == 60


def test_an_option_that_stood_alone_is_guessed_at_once_another_is_open() -> None:
    state = after_random_play(COSMIC, 4, 3, 30)
    one, other = state.offered[:2]
    tree = Tree(state, HABITS)
    node = Node()
    tree.meet(node, state, [one])
    assert node.worths == [ALONE]
    tree.meet(node, state, [one, other])
    assert node.worths == [tree.guess(state, one), tree.guess(state, other)]


def test_a_game_may_ask_for_more_doubt_and_trust() -> None:
    habits = Habits(explore=3.0, sharp=0.5)
    usual = Tree(EXPANSE.start(2, seed=1), habits)
    doubtful = Tree(COSMIC.start(4, seed=1), habits)
    assert (usual.explore, usual.sharp) == (3.0, 0.5)
    assert (doubtful.explore, doubtful.sharp) == (3.0 * COSMIC.bots.doubt, 0.5 * COSMIC.bots.trust)
    assert COSMIC.bots.doubt > 1.0 and COSMIC.bots.trust > 1.0


@pytest.mark.long
@pytest.mark.parametrize("explore", [0.2, 50.0])
def test_the_more_it_explores_the_more_evenly_it_tries(explore: float) -> None:
    """Guesses apart, which are taken as equal here."""
    state = after_random_play(COSMIC, 4, 3, 30)
    tree = Tree(state, Habits(explore=explore, sharp=0.0))
    seat = seat_of(state)
    node = tree.root(seat)
    for _ in range(300):
        tree.grow(seat.imagine())
    even = 300 / len(node.visits)
    assert (max(node.visits) > 1.5 * even) == (explore < 1.0)


def test_where_only_one_option_is_any_good_it_is_taken_at_once() -> None:
    from tables.cosmic import A, B, Table

    table = Table(4)
    s = table.challenge(A, B, start="launch").say(A, "amount:2").until("Commit", A).s
    assert len(s.legal) > 1 and [ask(Mcts(10**9), s, seeded(1, "bot"))] == COSMIC.bots.promising(s)


def test_the_tree_is_kept_for_the_next_decision_of_the_same_move() -> None:
    """A card is taken, then comes its use: what the first search learned of the second decision is still there."""
    state = EXPANSE.start(2, seed=1)
    bot = Mcts(80)
    state.apply(ask(bot, state, seeded(1, "bot")))
    kept = bot.tree
    assert kept is not None and type(state.choice).__name__ == "CardUse"
    games = kept.games
    ask(bot, state, seeded(2, "bot"))
    assert bot.tree is kept
    # Fewer games were needed than the budget has, because those of before count.
    assert games < kept.games < games + 80


def test_the_tree_is_forgotten_at_another_decision() -> None:
    bot = Mcts(20)
    state = EXPANSE.start(2, seed=1)
    state.apply(ask(bot, state, seeded(1, "bot")))
    kept = bot.tree
    elsewhere = EXPANSE.start(2, seed=2)
    atom = ask(bot, elsewhere, seeded(1, "bot"))
    assert bot.tree is not kept
    assert atom == ask(Mcts(20), elsewhere, seeded(1, "bot"))


def test_a_fresh_player_answers_in_the_middle_of_a_move() -> None:
    state = EXPANSE.start(2, seed=1)
    state.apply(ask(Mcts(20), state, seeded(1, "bot")))
    assert ask(Mcts(20), state, seeded(1, "bot")) in state.legal


def test_a_challenge_is_judged_when_it_is_over() -> None:
    """Halfway through it offense and defender look better or worse than they are, whatever was decided."""
    seat = seat_of(after_random_play(COSMIC, 4, 1, 60))
    tree = Tree(seat.position, HABITS)
    tree.root(seat)
    for _ in range(12):
        table = seat.imagine()
        tree.grow(table)
        assert table.over or COSMIC.bots.stretch(table) != COSMIC.bots.stretch(seat.position)


def test_a_budget_of_time_is_kept() -> None:
    """However many iterations are allowed; only the game that is under way is finished."""
    begun = perf_counter()
    thought = think(seat_of(EXPANSE.start(2, seed=1)), 1_000_000, milliseconds=100)
    assert 0.1 <= perf_counter() - begun < 5.0
    assert 0 < thought.playouts < 1_000_000


def hurried(state: State, milliseconds: int) -> Seat:
    seat = seat_of(state)
    return Seat(seat.player, seat.legal, seat.position, seat.rng, milliseconds)


@pytest.mark.parametrize("played", all_games(), ids=lambda played: played.key)
def test_it_takes_no_longer_than_the_table_waits(played: Game[Any]) -> None:
    seat = hurried(after_random_play(played, played.most, 1, 40), 50)
    begun = perf_counter()
    assert Mcts(1_000_000).decide(seat) in seat.legal
    assert perf_counter() - begun < 5.0


def test_of_its_own_time_and_that_of_the_table_the_shorter_counts() -> None:
    assert [shorter(0, 0), shorter(0, 7), shorter(7, 0), shorter(7, 9), shorter(9, 7)] == [0, 7, 7, 7, 7]


def test_without_time_to_search_it_takes_what_it_guesses_to_be_best() -> None:
    """Every option is looked at once: it does not pass where passing loses."""
    s = last_decision()
    bot = Mcts(1_000_000)
    atom = bot.decide(hurried(s, 1))
    tree = Tree(s, HABITS)
    node = tree.root(seat_of(s), perf_counter())
    assert node.visits == [0] * len(node.atoms) and ALONE not in node.worths
    assert node.worths[node.atoms.index(Atom(atom))] == max(node.worths) > node.worths[node.atoms.index(PASS)]


@pytest.mark.parametrize("played", all_games(), ids=lambda played: played.key)
def test_in_haste_fewer_tables_stand_for_all_of_them(played: Game[Any]) -> None:
    """What the options are worth is told on the same scale, however many tables there was time for."""
    state = after_random_play(played, played.most, 1, 30)
    options = played.bots.promising(state)
    unhurried, in_haste = weigh(seat_of(state), options), weigh(seat_of(state), options, ends=0.0)
    assert len(in_haste) == len(options)
    assert abs(sum(in_haste) - sum(unhurried)) <= max(abs(sum(unhurried)) // 2, len(options) * 100)


def test_the_game_of_somebody_who_decides_in_secret_is_not_told_apart() -> None:
    """The others' trees know that a sector was picked, not which."""
    from tables import expanse as t

    s = t.begin_scoring(t.lay(), "UN")
    choice = s.choice
    assert choice is not None and choice.secret
    tree = Mcts(1).kept(seat_of(s))
    places = []
    for atom in s.legal:
        at = tree.roots.copy()
        tree.see(at, at[choice.player], choice, atom)
        places.append(at)
    for number in range(s.players):
        met = {at[number] for at in places}
        assert len(met) == (len(s.legal) if number == choice.player else 1)


def test_players_are_built_by_name_and_budget() -> None:
    by_iterations, by_time = player("mcts:500"), player("mcts:200ms")
    assert isinstance(by_iterations, Mcts) and by_iterations.iterations == 500 and by_iterations.milliseconds == 0
    assert isinstance(by_time, Mcts) and by_time.milliseconds == 200
    assert [player(name).name for name in ("mcts", "mcts:500", "easy", "medium", "hard")] == [
        "mcts",
        "mcts:500",
        "easy",
        "medium",
        "hard",
    ]


@pytest.mark.parametrize("name", ["mcts:", "mcts:0", "mcts:fast", "mcts:-5", "mcts:ms", "mcts:1.5"])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="a number of iterations such as 500, or a time such as 200ms"):
        player(name)


# The level for beginners


def test_easy_plays_for_a_win_and_overlooks_some() -> None:
    """A player who saw everything would take the win every time."""
    s = last_decision()
    wins = ask(player("greedy"), s, seeded(1, "bot"))
    taken = [ask(player("easy"), s, seeded(number, "bot")) for number in range(60)]
    assert 20 <= taken.count(wins) <= 50


@pytest.mark.parametrize("played", [EXPANSE, COSMIC], ids=["expanse", "cosmic"])
def test_easy_beats_random(played: Game[Any]) -> None:
    wins = 0.0
    for seed in range(4):
        bots = ["easy", "random", "random"] if seed % 2 else ["random", "random", "easy"]
        state = play_out(played, [player(name) for name in bots], seed, {})
        wins += played.bots.chances(state)[bots.index("easy")]
    assert wins >= 2


# Chances


@pytest.mark.parametrize(("played", "players"), TABLES, ids=[f"{found.key}-{players}" for found, players in TABLES])
def test_chances_add_up_and_follow_worth(played: Game[Any], players: int) -> None:
    for seed in range(3):
        state = after_random_play(played, players, seed, 60)
        chances = played.bots.chances(state)
        worths = [played.bots.worth(state, number) for number in range(state.sides)]
        assert sum(chances) == pytest.approx(1.0) and all(chance > 0 for chance in chances)
        assert chances.index(max(chances)) == worths.index(max(worths))
        assert played.bots.worths(state) == worths


def test_at_the_end_the_winners_share_the_win() -> None:
    shared = 0
    for seed in range(60):
        state = play_out(COSMIC, [player("random") for _ in range(4)], seed, {})
        winners = state.winners
        assert COSMIC.bots.chances(state) == [1 / len(winners) if seat in winners else 0.0 for seat in range(4)]
        shared += len(winners) > 1
        if shared and seed > 3:
            return
    assert shared, "no shared win was seen"


def test_levels_play_fewer_games_where_they_take_longer() -> None:
    """`mcts:160` plays 160 whatever a game costs, as long as the decision is not settled before."""
    from tables.cosmic import A, B, Table

    chances = []
    for bot in (Mcts(160), Mcts(160, by_cost=True), Mcts(160 // COSMIC.bots.cost)):
        table = Table(4)
        table.hand(A, "attack_10", "attack_6")
        rng = seeded(1, "bot")
        ask(bot, table.challenge(A, B, start="launch").until("LaunchNumber", A).s, rng)
        chances.append(rng.state)
    # Who has drawn as much has imagined as many tables.
    assert chances[0] != chances[1] == chances[2]
