"""What the built-in bots make of a table of The Expanse."""

from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import Player
from astrarium.games.expanse.components import CARD, Card
from astrarium.games.expanse.rules.events import Resolve
from astrarium.games.expanse.state import Expanse
from astrarium.players.greedy import Glance, Greedy
from astrarium.players.seat import Seat
from tables.expanse import lay, who
from tables.playing import play, question, run

EXPANSE = game("expanse")
worth = EXPANSE.bots.worth


def decide(s: Expanse) -> str:
    """What a greedy player takes here."""
    return EXPANSE.atoms.names[Greedy().decide(Seat(s.player, list(s.legal), s, seeded(1, "bot")))]


def covert_op() -> Expanse:
    """The UN has cubes to spare on one Base and could control another with them: two cubes are to trade places."""
    cubes = {"ceres": "UN 3", "ganymede": "MCR 1, UN 1", "eros": "MCR 2", "titan": "UN 1"}
    s = lay("UN MCR", cubes=cubes)
    return run(s, Resolve(Player(who(s, "UN")), Card(CARD.index("covert_op"))))


def test_a_covert_op_trades_an_idle_cube_for_control() -> None:
    s = covert_op()
    before = worth(s, 0)
    while question(s) in ("SwapBase", "SwapOwner"):
        play(s, decide(s))
    assert worth(s, 0) > before


def test_a_covert_op_is_valued_before_it_is_played_however_few_looks_are_left() -> None:
    s = covert_op()
    assert Glance(s, 0).worth_after(s, 3) > worth(s, 0)


def test_a_lost_game_is_still_played_for_the_second_place() -> None:
    s = lay("UN MCR OPA", points={"UN": 10, "MCR": 40, "OPA": 12})
    s.over = True
    third = worth(s, 0)
    s.points[0] = 13
    assert third < worth(s, 0) < 0 < worth(s, 1)
