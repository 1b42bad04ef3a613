"""Purchases, placement, the arms race. PAR-3.3 to 3.6, 11.1 to 11.3, 11.19, 12, 13"""

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.parsec.components import CRUISER, FIGHTER, TRANSPORT, UNIT, Event
from astrarium.games.parsec.rules.purchases import PlaceGift, may_arm
from astrarium.mechanisms.hands import gain
from tables.parsec import act, at, end_turn, goods, hand, kinds, lay, run, shop, who
from tables.playing import asked, options, play, question, seen, some

HOME = {"0.2": "red colony", "16.5": "blue cargo"}
FOUR = {hex: "red colony" for hex in ("0.2", "1.2", "2.2", "0.1")} | {"16.5": "blue cargo"}
PLENTY = {"red": "20 20 20"}


@pytest.mark.rule("PAR-13.1", "PAR-13.3", "PAR-13.4", "PAR-3.14")
def test_a_cargo_is_paid_and_placed_on_a_colony_hex() -> None:
    s = shop(lay(units=HOME | {"14.2": "red colony"}, goods={"red": "2 0 2"}), "red")
    play(s, "kind:cargo")
    assert some(s, "hex") == {"0.2", "14.2"}
    play(s, "hex:14.2")
    assert goods(s, "red") == (0, 0, 1) and kinds(s, "14.2") == "red colony cargo"
    assert s.stacks == [70, 70, 69]


@pytest.mark.rule("PAR-3.14")
def test_a_new_vessel_does_not_move_in_its_turn() -> None:
    s = lay(units=HOME, goods={"red": "4 0 2"})
    act(s, "red")
    play(s, "do:shop", "kind:cargo")
    assert s.did[UNIT.index("red.cargo.1")]
    act(s, "red")
    assert "unit:red.cargo.1" not in options(s)
    s = end_turn(s, "blue", 5)
    assert asked(s) == "red" and "unit:red.cargo.1" in options(s)


@pytest.mark.rule("PAR-13.1")
def test_what_cannot_be_paid_is_refused_with_a_reason() -> None:
    s = shop(lay(units=HOME, goods={"red": "1 2 0"}), "red")
    assert options(s) == {"do:buy_event", "do:end"}
    reasons = {s.game.atoms.names[r.atom]: (r.reason.key, r.rule) for r in s.refused()}
    assert reasons["kind:cargo"] == ("refused-lacks", "PAR-13.1")
    assert reasons["kind:fighter"] == ("refused-arms-race", "PAR-12.1")


@pytest.mark.rule("PAR-13.4", "PAR-13.12")
def test_t9_colony_hex_full() -> None:
    units = {"0.2": "red colony cruiser", "14.8": "red cargo", "16.5": "blue cargo"}
    s = shop(lay(units=units, goods=PLENTY, arms_race=True), "red")
    assert options(s) == {"kind:colony", "do:convert", "do:buy_event", "do:end"}
    reasons = {s.game.atoms.names[r.atom]: r.rule for r in s.refused()}
    assert reasons["kind:cargo"] == "PAR-13.12"


@pytest.mark.rule("PAR-13.2", "PAR-13.7", "PAR-13.13")
def test_t10_convert_and_reuse() -> None:
    units = {"5.1": "red cargo cargo", "5.3": "red cargo cargo", "5.5": "red cargo cargo", "6.6": "red cargo cargo"}
    s = shop(lay(units=units | {"4.6": "red cargo", "2.9": "red cargo"}, goods={"red": "2 0 3"}), "red")
    assert options(s) == {"kind:colony", "do:convert", "do:end"}
    play(s, "do:convert")
    assert kinds(s, "2.9") == "red colony" and goods(s, "red") == (2, 0, 1)
    play(s, "kind:cargo")
    assert kinds(s, "2.9") == "red colony cargo" and goods(s, "red") == (0, 0, 0)


@pytest.mark.rule("PAR-13.5", "PAR-13.6", "PAR-13.7", "PAR-13.8", "PAR-3.3")
def test_t11_build_or_convert() -> None:
    both = lay(units={"2.9": "red cargo", "16.5": "blue cargo"}, goods={"red": "2 0 4"})
    built = play(shop(both.clone(), "red"), "kind:colony")
    assert (kinds(built, "2.9"), goods(built, "red")) == ("red colony cargo", (0, 0, 2))
    converted = play(shop(both, "red"), "do:convert")
    assert (kinds(converted, "2.9"), goods(converted, "red")) == ("red colony", (2, 0, 2))


@pytest.mark.rule("PAR-8.4", "PAR-8.6", "PAR-13.5", "PAR-3.5")
def test_t12_occupied_planet_hex() -> None:
    s = act(lay(units={"2.9": "blue colony", "1.8": "red cargo", "16.5": "blue cargo"}, goods=PLENTY), "red")
    play(s, "unit:red.cargo.1")
    assert "2.9" not in some(s, "hex")


@pytest.mark.rule("PAR-13.2")
def test_t13_colony_limit() -> None:
    ten = ("0.2", "1.2", "2.2", "0.1", "1.1", "0.3", "1.3", "14.2", "13.2", "15.2")
    units = {hex: "red colony" for hex in ten} | {"2.9": "red cargo"}
    s = shop(lay(units=units, goods={"red": "5 0 5"}), "red")
    assert "kind:colony" not in options(s) and "do:convert" not in options(s)
    reasons = {s.game.atoms.names[r.atom]: r.rule for r in s.refused()}
    assert reasons["kind:colony"] == "PAR-13.2"


@pytest.mark.rule("PAR-13.2", "PAR-5.9")
def test_a_free_colony_aside_is_not_in_the_reserve() -> None:
    nine = ("0.2", "1.2", "2.2", "0.1", "1.1", "0.3", "1.3", "14.2", "13.2")
    units = {hex: "red colony" for hex in nine} | {"2.9": "red cargo"}
    s = shop(lay(units=units, goods={"red": "5 0 5"}, free="red"), "red")
    assert "kind:colony" not in options(s) and "do:free_colony" in options(s)


@pytest.mark.rule("PAR-3.6", "PAR-13.5")
@pytest.mark.parametrize("hex", ["2.5", "5.5", "7.3"])
def test_no_colony_on_asteroids_open_space_or_docks(hex: str) -> None:
    s = shop(lay(units=HOME | {hex: "red cargo"}, goods=PLENTY), "red")
    assert not {"kind:colony", "do:convert"} & options(s)


@pytest.mark.rule("PAR-13.5")
def test_a_carried_cargo_builds_nothing() -> None:
    s = shop(lay(units=HOME | {"2.9": "red transport with cargo"}, goods=PLENTY), "red")
    assert not {"kind:colony", "do:convert"} & options(s)


@pytest.mark.rule("PAR-12.1", "PAR-12.2", "PAR-12.3", "PAR-12.5")
def test_four_colonies_start_the_arms_race() -> None:
    three = {hex: "red colony" for hex in ("0.2", "1.2", "2.2")} | {"14.2": "blue colony cargo"}
    s = shop(lay(units=three, goods=PLENTY), "red")
    assert "kind:fighter" not in options(s)
    s = shop(lay(units=three | {"0.1": "red colony"}, goods={"red": "9 9 9", "blue": "9 9 9"}), "red")
    play(s, "kind:fighter", "hex:0.2")
    assert s.arms_race
    shop(s, "blue")
    assert "kind:fighter" in options(s) and s.colonies(Player(1)) == 1


@pytest.mark.rule("PAR-12.3", "PAR-12.4")
def test_r26_arms_race_by_card() -> None:
    """The gift of a warship starts it; the card itself asks may_arm."""
    s = lay(units={hex: "red colony" for hex in ("0.2", "1.2", "2.2")} | {"14.2": "blue colony", "13.2": "blue colony"})
    assert not may_arm(s, Player(0))
    s = lay(units=FOUR | {"14.2": "blue colony", "13.2": "blue colony"}, goods={"blue": "1 1 1"})
    assert may_arm(s, Player(0)) and not may_arm(s, Player(1))
    run(s, PlaceGift(Player(0), CRUISER))
    play(s, "hex:0.2")
    assert s.arms_race and may_arm(s, Player(1))
    assert "kind:fighter" in options(shop(s, "blue"))


@pytest.mark.rule("PAR-13.9", "PAR-13.10", "PAR-13.4")
def test_r27_fighter_aboard() -> None:
    s = shop(lay(units={"5.5": "red transport", "16.5": "blue cargo"}, goods=PLENTY, arms_race=True), "red")
    assert "kind:cargo" not in options(s)
    play(s, "kind:fighter")
    assert goods(s, "red") == (19, 18, 19) and at(s, "red.fighter.1") == "red.transport.1"
    s = shop(lay(units={"0.2": "red colony transport", "16.5": "blue cargo"}, goods=PLENTY, arms_race=True), "red")
    play(s, "kind:fighter")
    assert goods(s, "red") == (19, 19, 19) and at(s, "red.fighter.1") == "red.transport.1"
    play(s, "kind:cargo")
    assert kinds(s, "0.2") == "red colony transport cargo fighter"
    assert "kind:fighter" not in options(s), "the transport is full"


@pytest.mark.rule("PAR-13.9")
def test_the_surcharge_must_be_affordable() -> None:
    s = shop(lay(units={"5.5": "red transport", "16.5": "blue cargo"}, goods={"red": "1 1 1"}, arms_race=True), "red")
    assert asked(s) == "blue", "nothing can be bought, so the turn is over"


@pytest.mark.rule("PAR-13.11", "PAR-13.13")
def test_a_transport_just_bought_takes_vessels_aboard() -> None:
    s = shop(lay(units=HOME, goods=PLENTY, arms_race=True), "red")
    play(s, "kind:transport", "kind:fighter", "kind:fighter")
    assert kinds(s, "0.2") == "red colony transport fighter fighter"


@pytest.mark.rule("PAR-13.13")
def test_a_colony_just_bought_receives_vessels() -> None:
    s = shop(lay(units={"2.9": "red cargo", "16.5": "blue cargo"}, goods={"red": "4 0 3"}), "red")
    play(s, "kind:colony", "kind:cargo")
    assert kinds(s, "2.9") == "red colony cargo cargo"


@pytest.mark.rule("PAR-11.17", "PAR-13.9")
def test_gifts_cost_nothing_and_fighters_go_aboard_anywhere() -> None:
    s = lay(units=HOME | {"5.5": "red transport"})
    run(s, PlaceGift(Player(0), FIGHTER))
    assert options(s) == {"hex:0.2", "unit:red.transport.1"}
    play(s, "unit:red.transport.1")
    assert at(s, "red.fighter.1") == "red.transport.1" and goods(s, "red") == (0, 0, 0)
    run(s, PlaceGift(Player(0), TRANSPORT))
    assert at(s, "red.transport.2") == "0.2"


@pytest.mark.rule("PAR-11.1", "PAR-11.2", "PAR-11.3")
def test_event_cards_are_bought_and_wait_for_the_next_turn() -> None:
    s = shop(lay(units=HOME, goods={"red": "0 5 0"}, deck="E10 E31 E02"), "red")
    play(s, "do:buy_event", "do:buy_event")
    assert hand(s, "red") == ["E10", "E31"]
    assert asked(s) == "blue" and s.fresh[0] == 0, "nothing more can be bought; the next turn has begun"


@pytest.mark.rule("PAR-11.3")
def test_t40_bought_card_delay() -> None:
    from astrarium.games.parsec.components import EVENT
    from astrarium.games.parsec.rules.event_hands import can_use

    s = shop(lay(units=HOME, goods={"red": "0 4 0"}, deck="E31"), "red")
    play(s, "do:buy_event")
    assert not can_use(s, Player(0), Event(EVENT.index("E31")))
    play(s, "do:end")
    assert asked(s) == "blue" and can_use(s, Player(0), Event(EVENT.index("E31")))


@pytest.mark.rule("PAR-11.1")
def test_a_bought_card_is_seen_by_its_buyer_only() -> None:
    s = shop(lay(units=HOME, goods={"red": "0 4 0"}, deck="E31"), "red")
    s.log = []
    play(s, "do:buy_event")
    assert seen(s, 0)["events"]["red"] == {"size": 1, "known": ["E31"], "fresh": ["E31"]}
    assert seen(s, 1)["events"]["red"] == {"size": 1, "known": []}
    assert [(note.kind.key, note.audience) for note in s.log] == [("buys-event", -1), ("sees-event", 0)]


@pytest.mark.rule("PAR-11.19")
def test_an_empty_deck_sells_nothing() -> None:
    s = lay(units=HOME, goods={"red": "0 4 0"})
    s.deck.cards.clear()
    assert asked(shop(s, "red")) == "blue"


@pytest.mark.rule("PAR-21.4")
def test_the_scientific_directorate_draws_two_and_keeps_one() -> None:
    s = shop(lay(units=HOME, goods={"red": "0 4 0"}, deck="E10 E31", factions={"red": "F11"}), "red")
    play(s, "do:buy_event")
    assert question(s) == "KeepEvent" and options(s) == {"event:E10", "event:E31"}
    assert seen(s, 1)["decision"]["player"] == "red" and "legal" not in seen(s, 1)["decision"]
    play(s, "event:E31")
    assert hand(s, "red") == ["E31"] and s.fresh[0] == 1
    assert seen(s, 0)["deck"]["known"][-1] == "E10" and seen(s, 1)["deck"]["known"] == []


@pytest.mark.rule("PAR-11.19")
def test_the_directorate_keeps_a_last_single_card() -> None:
    s = lay(units=HOME, goods={"red": "2 4 2"}, factions={"red": "F11"}, deck="E31")
    for card in s.deck.cards[:-1]:
        gain(s.events[who(s, "blue")], s.seen_events[who(s, "blue")], card, 0)
    del s.deck.cards[:-1], s.deck.piles[:-1], s.deck.known[:-1]
    shop(s, "red")
    play(s, "do:buy_event")
    assert hand(s, "red") == ["E31"] and question(s) == "Buy"
