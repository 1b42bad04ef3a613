"""What the built-in bots make of a table: they gather, move, reach the Aurora, and beat chance."""

from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import Player
from astrarium.games.athena.bots.worth import worth, worths
from astrarium.games.athena.rules.convoy_fire import FireTurn
from astrarium.games.athena.rules.exploration import Explore
from astrarium.games.athena.rules.movement import MoveTurn
from astrarium.games.athena.rules.rest import RestTurn
from astrarium.games.athena.state import Athena
from astrarium.players.greedy import Greedy
from astrarium.players.playing import play_out, player
from astrarium.players.seat import Seat
from tables.athena import at, lay, load
from tables.playing import play, question, run


def decide(s: Athena) -> str:
    """What a greedy player takes here."""
    atom = Greedy().decide(Seat(s.player, list(s.legal), s, seeded(1, "mind")))
    return s.game.atoms.names[atom]


def follow(s: Athena) -> Athena:
    """Greedy decides until the steps are done."""
    while question(s) != "Rest":
        play(s, decide(s))
    return s


def test_fuel_is_gathered_when_there_is_none() -> None:
    s = lay("alpha", sites={3: "gas_station", 1: "rusty_container_1"}, crew={"red": "red_leader"})
    follow(run(s, Explore(0)))
    assert load(s, "red")["fuel"] == 2


def test_the_convoy_drives_as_far_as_it_can() -> None:
    s = lay("alpha", load={"red": "fuel 2"}, crew={"red": "red_leader"}, phase="movement")
    follow(run(s, MoveTurn(Player(0))))
    assert at(s, "red") == "a02"


def test_the_aurora_is_worth_the_way() -> None:
    s = lay("alpha", at={"red": "a09"}, load={"red": "fuel 1"}, crew={"red": "red_leader"}, phase="movement")
    follow(run(s, MoveTurn(Player(0))))
    assert at(s, "red") == "a11"


def test_somebody_tired_is_fed() -> None:
    s = lay("alpha", crew={"red": "red_leader/exhausted"}, load={"red": "food 2"}, phase="rest")
    follow(run(s, RestTurn(Player(0))))
    assert load(s, "red") == {"food": 1}


def test_an_enemy_about_to_fall_is_shot_at() -> None:
    s = lay("alpha", load={"red": "ammo 1"}, enemies={"snow_jackals": "valley 2 red"}, outcomes="100", phase="fire")
    run(s, FireTurn(0))
    assert decide(s) == "card:snow_jackals"


def test_a_trade_is_made_without_detours() -> None:
    """Fuel for ammo can be had at once: not food for ammo first, and then fuel for food."""
    s = run(lay("alpha", load={"red": "ammo 1"}, crew={"red": "red_leader"}, sites={3: "merchant"}), Explore(0))
    play(s, "site:3")
    assert decide(s) == "item:fuel"
    play(s, "item:fuel")
    assert decide(s) == "do:pass"


def test_who_is_ahead_is_better_off() -> None:
    s = lay("alpha", at={"red": "a05", "blue": "a01"})
    assert worth(s, Player(0)) > worth(s, Player(1)) and worths(s) == [worth(s, Player(0)), worth(s, Player(1))]


def test_the_automa_has_a_worth_too() -> None:
    s = lay("alpha", "red", at={"automa": "a05"})
    assert len(worths(s)) == 2 and worth(s, Player(1)) > worth(s, Player(0))


def test_greedy_beats_chance() -> None:
    won = 0
    for seed in range(3):
        players = [player("greedy" if seat == seed % 2 else "random") for seat in range(2)]
        won += seed % 2 in play_out(game("athena"), players, seed, {"map": "alpha"}).winners
    assert won >= 2
