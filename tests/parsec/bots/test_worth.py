"""What the built-in bots make of a table: they settle, expand, trade, arm and attack with sense."""

from __future__ import annotations

import pytest

from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import NOBODY, Player
from astrarium.games.parsec.bots.worth import worth
from astrarium.games.parsec.components import HEX, MODULE_ATOM, PLANET_ATOM, UNIT, Hex
from astrarium.games.parsec.rules.galaxy import distance
from astrarium.games.parsec.rules.settlement import StartGoods
from astrarium.games.parsec.rules.victory import ECONOMIC_WIN, MILITARY_WIN, SURVIVOR_WIN
from astrarium.games.parsec.state import Parsec
from astrarium.players.greedy import Greedy
from astrarium.players.playing import play_out, player
from astrarium.players.seat import Seat
from tables.parsec import act, at, dice, goods, lay, move, run, shop, under, who, winners
from tables.playing import asked, options, play, question

PARSEC = game("parsec")
LINKED = {"0.2": "red colony", "1.2": "blue colony", "14.8": "blue colony"}
FAR = {"14.8": "blue colony", "13.8": "blue colony"}


def decide(s: Parsec) -> str:
    """What a greedy player takes here."""
    atom = Greedy().decide(Seat(s.player, list(s.legal), s, seeded(1, "mind")))
    return PARSEC.atoms.names[atom]


def follow(s: Parsec, until: str) -> list[str]:
    """Greedy decides until that question comes up."""
    taken: list[str] = []
    while question(s) != until and not s.over:
        taken.append(decide(s))
        play(s, taken[-1])
    return taken


def take(s: Parsec, number: int) -> Parsec:
    """Greedy decides so many times."""
    for _ in range(number):
        play(s, decide(s))
    return s


def spend(s: Parsec) -> list[str]:
    """Greedy buys what it likes."""
    taken: list[str] = []
    while question(s) in ("Shop", "Buy", "PlaceUnit", "BuildColony", "ConvertCargo"):
        taken.append(decide(s))
        play(s, taken[-1])
    return taken


def value(s: Parsec, colour: str = "red") -> int:
    return worth(s, who(s, colour))


# The measure


def test_before_the_board_is_laid_all_is_alike() -> None:
    assert worth(PARSEC.start(2, 1), Player(0)) == 0


def test_a_colony_is_worth_more_than_what_it_costs() -> None:
    poor = lay(units={"0.2": "red colony cargo", "1.2": "red cargo"} | FAR, goods={"red": "2 0 2"})
    rich = lay(units={"0.2": "red colony cargo", "1.2": "red colony cargo"} | FAR)
    assert value(rich) > value(poor)


def test_what_a_rival_gains_is_a_loss() -> None:
    before = lay(units={"0.2": "red colony"} | FAR)
    after = lay(units={"0.2": "red colony"} | FAR, goods={"blue": "1 1 1"})
    assert value(after) < value(before)


def test_teammates_stand_together() -> None:
    units = {"1.2": "red colony", "9.2": "blue colony", "3.10": "green colony", "14.10": "white colony"}
    before = lay("REF4", "red blue green white", units, teams=2)
    after = lay("REF4", "red blue green white", units, teams=2, goods={"green": "1 1 1"})
    assert value(after) > value(before) and value(after, "blue") < value(before, "blue")


def test_cards_that_victory_asks_for_are_kept_once_there_are_colonies_enough() -> None:
    places = dict.fromkeys(("0.2", "1.2", "2.2", "2.9", "8.9"), "red colony")
    s = shop(lay(units=places | FAR, goods={"red": "3 2 3"}, arms_race=True), "red")
    assert decide(s) == "do:end"


# Settling and expanding


def test_without_a_cargo_one_is_bought() -> None:
    """There is all that victory asks for but the fifth colony."""
    places = dict.fromkeys(("0.2", "1.2", "2.2", "2.9"), "red colony")
    s = shop(lay(units=places | FAR, goods={"red": "3 3 3"}), "red")
    assert "kind:cargo" in spend(s)


def test_the_first_cards_are_those_for_a_colony() -> None:
    s = run(lay(units={"0.2": "red colony cargo"} | FAR), StartGoods(0, ()))
    follow(s, "Rest")
    assert goods(s, "red") == (1, 0, 2)


def test_a_cargo_goes_where_a_colony_can_be_built() -> None:
    s = act(lay(units={"0.2": "red colony", "8.9": "red colony", "4.2": "red cargo"} | FAR), "red")
    take(s, 2)
    assert at(s, "red.cargo.1") in ("1.1", "1.2", "1.3", "2.2", "0.1", "0.3")


def test_energy_is_sought_where_none_is_made() -> None:
    """The planet gives Titanium and Gold; of the asteroids in reach one gives Energy, another Titanium."""
    s = act(lay(units={"1.9": "red colony cargo"} | FAR), "red")
    take(s, 2)
    assert at(s, "red.cargo.1") == "0.7"


def test_actions_come_before_purchases_and_purchases_before_the_end() -> None:
    s = act(lay(units={"0.2": "red colony cargo"} | FAR, goods={"red": "2 0 2"}), "red")
    assert follow(s, "Shop") == ["unit:red.cargo.1", f"hex:{at(s, 'red.cargo.1')}", "do:shop"]
    assert decide(s) == "kind:colony"


def test_nothing_is_done_for_its_own_sake() -> None:
    """The cargo stands on a site and the card would be wasted."""
    places = {"0.2": "red colony", "8.9": "red colony", "1.2": "red cargo"}
    s = act(lay(units=places | FAR, events={"red": "E21"}), "red")
    assert decide(s) == "do:end"


# Trade


def test_plenty_of_one_thing_is_changed_at_the_port() -> None:
    s = act(lay(units={"0.2": "red colony", "6.3": "red cargo"} | FAR, goods={"red": "0 9 0"}), "red")
    move(s, "red.cargo.1", "7.3")
    assert decide(s) == "do:port"


def test_a_trade_that_serves_both_is_made() -> None:
    s = act(lay(units=LINKED, goods={"red": "5 0 0", "blue": "0 0 5"}), "red")
    assert decide(s) == "do:trade"
    follow(take(s, 1), "Act")
    assert goods(s, "red")[2] > 0 and goods(s, "blue")[0] > 0


def test_nobody_gives_something_for_nothing() -> None:
    s = act(lay(units=LINKED, goods={"red": "5 0 0", "blue": "1 1 2"}), "red")
    play(s, "do:trade", "amount:1", "amount:1", "amount:1")
    assert question(s) == "AnswerTrade" and decide(s) != "do:accept"


def test_an_offer_is_not_answered_by_the_same_offer() -> None:
    """What blue would offer instead is what red offers already."""
    s = act(lay(units=LINKED, goods={"red": "5 0 0", "blue": "0 0 5"}), "red")
    follow(s, "AnswerTrade")
    assert decide(s) == "do:accept"


def test_a_trade_that_nobody_would_make_is_not_thought_of() -> None:
    s = act(lay(units=LINKED, goods={"red": "2 0 2", "blue": "2 0 2"}), "red")
    assert "do:trade" in options(s) and "do:trade" not in looked_at(s)


@pytest.mark.parametrize(
    ("red", "blue"), [("9 0 0", "0 0 9"), ("7 2 0", "0 5 6"), ("4 4 4", "4 4 4"), ("0 12 1", "9 0 9")]
)
def test_what_was_swapped_is_not_swapped_back(red: str, blue: str) -> None:
    """Every trade serves both, so no distribution of cards comes up twice, however many trades a turn may have."""
    s = act(lay(units=LINKED, goods={"red": red, "blue": blue}), "red")
    seen = [(goods(s, "red"), goods(s, "blue"))]
    while decide(s) == "do:trade":
        follow(take(s, 1), "Act")
        seen.append((goods(s, "red"), goods(s, "blue")))
        assert seen[-1] not in seen[:-1] and len(seen) < 12


# War


def test_nobody_joins_a_hopeless_fight() -> None:
    """Red's three cruisers fire at a colony. A transport whose guns are silent could only offer them a target."""
    units = dict.fromkeys(("5.8", "5.9", "5.10"), "red cruiser") | {"3.9": "blue colony", "6.9": "blue transport"}
    s = lay(units=units | {"0.2": "red colony", "14.8": "blue colony"}, arms_race=True)
    under(s, "red", "E30", hex=HEX.index("6.9"), units=(UNIT.index("blue.transport.1"),))
    dice(act(s, "red"), 1, 8)
    play(s, "unit:red.cruiser.1", "unit:blue.colony.1", "unit:red.cruiser.2", "unit:red.cruiser.3")
    assert (asked(s), question(s)) == ("blue", "Reaction") and "do:pass" in options(s)
    assert looked_at(s) == {"do:pass"}


def test_who_has_little_to_lose_joins_the_fight() -> None:
    """A fighter against a lone cruiser: it costs three cards, and a hit brings eight."""
    units = {"5.9": "red cruiser", "3.9": "blue colony", "6.9": "blue fighter"}
    s = act(lay(units=units | {"0.2": "red colony", "14.8": "blue colony"}, arms_race=True), "red")
    play(dice(s, 1, 8), "unit:red.cruiser.1", "unit:blue.colony.1")
    assert (asked(s), question(s)) == ("blue", "Reaction")
    assert looked_at(s) == {"unit:red.cruiser.1", "do:pass"}


def test_the_move_that_wins_is_made() -> None:
    """Three modules are held; the fighter's step onto the edge of a fourth makes them enough."""
    units = {"5.3": "red cruiser", "2.6": "red cruiser", "9.5": "red fighter", "0.2": "red colony"}
    s = act(lay(units=units | FAR, arms_race=True), "red")
    follow(s, "Shop")
    assert s.over and winners(s) == {"red"}


def test_a_lone_cargo_in_range_is_attacked() -> None:
    units = {"0.2": "red colony", "5.3": "red cruiser", "4.5": "blue cargo"}
    s = act(lay(units=units | FAR, arms_race=True), "red")
    assert decide(s) == "unit:red.cruiser.1"
    play(s, "unit:red.cruiser.1")
    assert decide(s) == "unit:blue.cargo.1"


def test_colonies_that_stand_together_are_left_alone() -> None:
    """Each of the three has a defence of six: a fighter would be shot down."""
    units = {"0.2": "red colony", "7.7": "red fighter"} | dict.fromkeys(("8.8", "9.8", "8.9"), "blue colony")
    s = act(lay(units=units, arms_race=True), "red")
    play(s, "unit:red.fighter.1")
    assert "unit:blue.colony.1" in options(s) and not decide(s).startswith("unit:blue")


def test_who_reaches_a_strong_target_joins_the_attack() -> None:
    units = {"0.2": "red colony", "5.3": "red cruiser", "3.3": "red cruiser", "4.5": "blue cruiser"}
    s = act(lay(units=units | FAR, arms_race=True), "red")
    play(s, "unit:red.cruiser.1", "unit:blue.cruiser.1")
    assert question(s) == "PickAttackers" and decide(s) == "unit:red.cruiser.2"


def test_who_evades_goes_out_of_range() -> None:
    units = {"0.2": "red colony", "5.3": "red cruiser", "4.5": "blue cargo"}
    s = act(lay(units=units | FAR, arms_race=True), "red")
    play(dice(s, 1, 8), "unit:red.cruiser.1", "unit:blue.cargo.1")
    assert question(s) == "Evade"
    play(s, decide(s))
    assert distance(Hex(HEX.index(at(s, "blue.cargo.1"))), Hex(HEX.index("5.3"))) > 2


def test_colonies_enough_start_the_arms_race() -> None:
    places = dict.fromkeys(("0.2", "1.2", "2.2", "2.9"), "red colony")
    s = shop(lay(units=places | FAR, goods={"red": "6 6 6"}), "red")
    spend(s)
    assert s.arms_race


# What is looked at


def looked_at(s: Parsec) -> set[str]:
    return {PARSEC.atoms.names[atom] for atom in PARSEC.bots.promising(s)}


def test_of_many_hexes_a_few_are_looked_at() -> None:
    """Those from which the transport could attack, and those on the edges of modules that nobody holds."""
    units = {"0.2": "red colony", "5.3": "red transport", "14.3": "blue cargo"}
    s = act(lay(units=units | FAR, arms_race=True), "red")
    play(s, "unit:red.transport.1")
    near = {f"hex:{HEX.ids[hex]}" for hex in s.galaxy.neighbours[HEX.index("14.3")]}
    assert len(options(s)) > 100 and len(looked_at(s)) <= 13
    assert looked_at(s) & near and looked_at(s) < options(s)


def test_cards_are_aimed_at_others() -> None:
    units = {"0.2": "red colony", "5.3": "red cruiser", "11.5": "blue cruiser"} | dict.fromkeys(
        ("3.3", "4.1", "5.1", "6.1", "8.1", "9.1", "10.1", "11.1"), "red cargo"
    )
    s = act(lay(units=units | FAR, events={"red": "E01"}, arms_race=True), "red")
    play(s, "event:E01")
    assert len(options(s)) > 8 and "hex:11.5" in looked_at(s)


@pytest.mark.parametrize("card", ["E01", "E16", "E30"])
def test_nobody_strikes_the_own_hex(card: str) -> None:
    """Meteors, mines and the pulse hit whatever is there: the few hexes with one's own vessels are not looked at."""
    units = {"0.2": "red colony", "5.3": "red cruiser", "3.3": "red cargo", "11.5": "blue cruiser"}
    s = act(lay(units=units | FAR, events={"red": card}, arms_race=True), "red")
    play(s, f"event:{card}")
    assert "hex:5.3" in options(s) and "hex:11.5" in looked_at(s) and not {"hex:5.3", "hex:3.3"} & looked_at(s)


@pytest.mark.parametrize("card", ["E01", "E16"])
def test_a_card_that_could_only_harm_its_player_is_not_thought_of(card: str) -> None:
    s = act(lay(units={"0.2": "red colony", "5.3": "red cruiser"} | FAR, events={"red": card}), "red")
    assert f"event:{card}" in options(s) and f"event:{card}" not in looked_at(s)


def test_a_storm_is_not_raised_over_ones_own_vessels() -> None:
    units = {"0.2": "red colony", "5.3": "red cruiser", "11.5": "blue cruiser"}
    s = act(lay(units=units | FAR, events={"red": "E13"}, arms_race=True), "red")
    play(s, "event:E13")
    cells = {s.galaxy.cell_of[PARSEC.atoms.index(name) - MODULE_ATOM] for name in looked_at(s)}
    assert cells & set(s.galaxy.cells[HEX.index("11.5")]) and not cells & set(s.galaxy.cells[HEX.index("5.3")])


def test_a_planet_of_ones_own_is_not_laid_waste() -> None:
    units = {"0.2": "red colony", "1.2": "red colony", "8.9": "blue colony"}
    s = act(lay(units=units | FAR, events={"red": "E27"}), "red")
    play(s, "event:E27")
    own = PARSEC.atoms.names[PLANET_ATOM + s.galaxy.planet[HEX.index("0.2")]]
    assert own in options(s) and looked_at(s) and own not in looked_at(s)


def test_a_hopeless_attack_is_not_looked_at() -> None:
    """A fighter against three colonies that defend each other."""
    units = {"0.2": "red colony", "7.7": "red fighter"} | dict.fromkeys(("8.8", "9.8", "8.9"), "blue colony")
    s = act(lay(units=units, arms_race=True), "red")
    play(s, "unit:red.fighter.1")
    assert "unit:blue.colony.1" in options(s)
    assert not any(name.startswith("unit:blue") for name in looked_at(s))


def test_where_nothing_stands_out_everything_is_looked_at() -> None:
    s = shop(lay(units={"0.2": "red colony cargo"} | FAR, goods={"red": "9 9 9"}), "red")
    assert looked_at(s) == options(s)


# Whole games


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random(seat: int) -> None:
    names = ["random", "random"]
    names[seat] = "greedy"
    state = play_out(PARSEC, [player(name) for name in names], 5 + seat, {})
    assert state.winners == [seat]


def test_greedy_players_win_before_time_is_up() -> None:
    state = play_out(PARSEC, [player("greedy"), player("greedy")], 5, {})
    assert isinstance(state, Parsec)
    assert state.victory & (MILITARY_WIN | ECONOMIC_WIN | SURVIVOR_WIN) and NOBODY not in state.winners


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(40))
def test_greedy_beats_random_on_every_seat(seed: int) -> None:
    names = ["random"] * 4
    names[seed % 4] = "greedy"
    assert play_out(PARSEC, [player(name) for name in names], seed, {}).winners == [seed % 4]
