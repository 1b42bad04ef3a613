"""Who knows what, and what is the same for all. The ledger's table of hidden information."""

from typing import Any

import pytest

from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import Player
from astrarium.games.parsec.components import CARGO, COPIES, CRUISER, EVENT, HEX, SOLAR_WIND, UNIT, Event, Hex
from astrarium.games.parsec.observation import EFFECTS
from astrarium.games.parsec.rules.effects_in_force import begin_effect, next_turn_of
from astrarium.games.parsec.rules.event_hands import (
    draw_event,
    inherit_events,
    look_at_hands,
    spend,
    steal_event,
    usable,
)
from astrarium.games.parsec.rules.goods import inherit_goods, steal_good
from astrarium.games.parsec.state import Parsec
from astrarium.positions.record import fingerprint
from tables.parsec import act, begun, dice, goods, hand, lay
from tables.playing import seen


def known(s: Parsec, viewer: int | None, colour: str, what: str = "events") -> Any:
    return seen(s, viewer)[what][colour]


def test_gains_and_payments_are_public() -> None:
    s = lay(goods={"red": "2 1 0"})
    assert known(s, 1, "red", "goods") == {"size": 3, "known": ["ti", "ti", "au"]}
    assert known(s, None, "red", "goods") == known(s, 1, "red", "goods")


def test_a_random_theft_is_seen_by_the_two_alone() -> None:
    s = lay("REF4", "red blue green", goods={"red": "0 0 1", "blue": "2 2 0"})
    steal_good(s, Player(0), Player(1))
    assert known(s, 0, "red", "goods")["size"] == known(s, 2, "red", "goods")["size"] == 2
    assert len(known(s, 1, "red", "goods")["known"]) == 2 and len(known(s, 2, "red", "goods")["known"]) == 1
    assert known(s, 2, "blue", "goods") == {"size": 3, "known": ["ti", "au"]}, "of each kind one may be gone"
    assert sum(goods(s, "red")) == 2 and sum(goods(s, "blue")) == 3


def test_event_hands_are_secret() -> None:
    s = lay(events={"red": "E01 E31"})
    assert known(s, 0, "red") == {"size": 2, "known": ["E01", "E31"], "fresh": []}
    assert known(s, 1, "red") == known(s, None, "red") == {"size": 2, "known": []}


def test_a_stolen_event_is_known_to_thief_and_victim_and_counts_as_new() -> None:
    s = lay("REF4", "red blue green", events={"blue": "E31"})
    assert EVENT.ids[steal_event(s, Player(0), Player(1))] == "E31"
    assert known(s, 1, "red") == {"size": 1, "known": ["E31"]} and known(s, 2, "red") == {"size": 1, "known": []}
    assert s.fresh == [1, 0, 0] and usable(s, Player(0)) == []


@pytest.mark.rule("PAR-11.3")
def test_a_card_stolen_among_new_ones_leaves_the_others_as_they_were() -> None:
    s = lay(events={"blue": "E01 E02 E31"}, fresh={"blue": 1})
    dice(s, 8)
    steal_event(s, Player(0), Player(1))
    assert len(usable(s, Player(1))) + s.fresh[1] == 2
    s = lay(events={"blue": "E31 E31"}, fresh={"blue": 1})
    spend(s, Player(1), Event(EVENT.index("E31")))
    assert s.fresh[1] == 1 and usable(s, Player(1)) == [] and hand(s, "blue") == ["E31"]


def test_a_look_at_a_hand_is_for_the_looker() -> None:
    s = lay("REF4", "red blue green", events={"blue": "E31 E01"}, goods={"blue": "1 0 0"})
    look_at_hands(s, Player(0), Player(1))
    assert known(s, 0, "blue")["known"] == ["E01", "E31"] and known(s, 2, "blue")["known"] == []


@pytest.mark.rule("PAR-11.12")
def test_cards_under_the_deck_are_known_to_all_and_stay_so_when_drawn() -> None:
    s = lay(units={"5.5": "red cargo"}, events={"red": "E31"})
    spend(s, Player(0), Event(EVENT.index("E31")))
    assert [EVENT.ids[card] for card in s.played] == ["E31"]
    s.played.clear()
    s.deck.put_under(EVENT.index("E31"), 0xFFFF)
    assert seen(s, 1)["deck"]["known"][-1] == "E31"
    s.deck.cards = s.deck.cards[:1]
    s.deck.piles, s.deck.known = s.deck.piles[:1], s.deck.known[:1]
    draw_event(s, Player(0))
    assert known(s, 1, "red") == {"size": 1, "known": ["E31"]}


@pytest.mark.rule("PAR-19.2")
def test_inherited_hands_are_seen_by_the_heir() -> None:
    s = lay("REF4", "red blue green", events={"blue": "E31"}, goods={"blue": "1 0 2"})
    inherit_events(s, Player(0), Player(1))
    inherit_goods(s, Player(0), Player(1))
    assert known(s, 0, "red")["known"] == ["E31"] and known(s, 2, "red") == {"size": 1, "known": []}
    assert goods(s, "red") == (1, 0, 2)


@pytest.mark.parametrize("players", range(2, 7))
def test_observations_have_a_number_for_each_name(players: int) -> None:
    s = begun(players)
    names = game("parsec").record.observation(players)
    assert len(set(names)) == len(names)
    assert all(len(s.observe(player)) == len(names) for player in range(players))


def test_tables_of_all_sizes_look_alike() -> None:
    record = game("parsec").record
    names = [[column.name for column in record.columns(players, 6)] for players in range(2, 7)]
    assert all(other == names[0] for other in names)


@pytest.mark.rule("PAR-11.3")
def test_only_the_holder_sees_which_cards_may_not_be_used_yet() -> None:
    """Two cards, one of them new: which, makes a difference to the holder alone."""
    one, other = (act(lay(events={"red": cards}), "red") for cards in ("E01 E31", "E31 E01"))
    one.fresh[0] = other.fresh[0] = 1
    assert one.view(0)["events"]["red"]["fresh"] == ["E31"] and other.view(0)["events"]["red"]["fresh"] == ["E01"]  # type: ignore[index]
    assert one.observe(0) != other.observe(0)
    assert one.view(1) == other.view(1) and one.observe(1) == other.observe(1)


@pytest.mark.rule("PAR-11.11")
def test_effects_are_told_by_their_places_and_not_by_how_many_there_were() -> None:
    """A view links a unit to its effect; the number of that effect says nothing."""
    one, other = (act(lay(units={"5.5": "red cargo"}, events={"red": "E02"}), "red") for _ in range(2))
    other.serial = 40000
    for s in (one, other):
        unit = s.first_of(Player(0), CARGO)
        spend(s, Player(0), SOLAR_WIND)
        begin_effect(s, SOLAR_WIND, Player(0), next_turn_of(s, Player(0), 1), units=(unit,))
    assert one.view(0) == other.view(0) and one.observe(0) == other.observe(0)
    seen = dict(zip(game("parsec").record.observation(2), one.observe(0), strict=True))
    assert (seen["effect.1.card"], seen["bond.1.effect"], seen["bond.1.unit"]) == (SOLAR_WIND, 0, unit)
    assert seen["effect.2.card"] == seen["bond.2.unit"] == -1


def test_of_many_effects_the_last_are_told_by_a_digest() -> None:
    s = act(lay(units={"5.5": "red cargo"}), "red")
    names = game("parsec").record.observation(2)
    digests = set()
    for serial in range(1, EFFECTS + 4):
        s.lasting.add((serial, serial, 0, 3, -1, -1, -1, -1, -1, 0))
        seen = dict(zip(names, s.observe(0), strict=True))
        digests.add(tuple(seen[f"effect.rest.{number}"] for number in (1, 2, 3)))
        assert seen[f"effect.{min(serial, EFFECTS)}.card"] == min(serial, EFFECTS)
    assert len(digests) == 4 and (0, 0, 0) in digests


def test_the_order_of_fighters_means_nothing() -> None:
    s = lay(units={"5.5": "red cruiser", "5.6": "red cruiser"})
    one, other = s.clone(), s.clone()
    rows = [(s.first_of(Player(0), CRUISER) + number, 0, 0, -1) for number in range(2)]
    for state, order in ((one, rows), (other, rows[::-1])):
        for row in order:
            state.writable_fighters().add(row)
    assert one.view(0) == other.view(0) and one.observe(0) == other.observe(0)


def test_what_is_imagined_keeps_what_is_known() -> None:
    s = act(
        lay(units={"5.5": "red cargo"}, events={"red": "E01 E31", "blue": "E40 E41"}, goods={"blue": "3 3 3"}), "red"
    )
    steal_good(s, Player(0), Player(1))
    hands = set()
    for seed in range(20):
        imagined = s.imagine(0, seeded(seed, "test"))
        imagined.check()
        assert imagined.view(0) == s.view(0) and imagined.observe(0) == s.observe(0)
        assert isinstance(imagined, Parsec)
        hands.add(tuple(sorted(imagined.events[1])))
    assert len(hands) > 10


def test_a_position_in_the_middle_of_a_turn_reads_by_names() -> None:
    s = act(lay(units={"4.5": "red transport with fighter", "0.2": "blue colony"}, goods={"red": "1 0 0"}), "red")
    position = s.to_json()
    assert position["at"] == {"red.transport.1": "4.5", "blue.colony.1": "0.2"}
    assert position["aboard"] == {"red.fighter.1": "red.transport.1"}
    again = game("parsec").from_json(position)
    assert fingerprint(again) == fingerprint(s) and again.legal == s.legal
    again.check()


def test_a_vessel_shows_where_it_can_go() -> None:
    s = act(lay(units={"4.5": "red fighter", "0.2": "red colony"}), "red")
    atoms = s.game.atoms
    shown = {atoms.names[atom] for atom in game("parsec").table.shows(s, 1, atoms.index("unit:red.fighter.1"))}
    assert {"hex:5.5", "hex:6.5"} <= shown and "hex:7.5" not in shown
    assert game("parsec").table.shows(s, 1, atoms.index("unit:red.colony.1")) == []
    assert game("parsec").table.shows(s, 1, atoms.index("hex:4.5")) == []


def test_hexes_are_called_by_what_lies_there() -> None:
    s = lay()
    keys = [s.hex_text(Hex(HEX.index(id))).key for id in ("0.2", "2.5", "7.3", "5.5")]
    assert keys == ["hex-planet", "hex-asteroid", "hex-dock", "hex-space"]


def test_cards_of_one_design_are_interchangeable() -> None:
    assert COPIES[EVENT.index("E01")] == 4 and UNIT.index("red.colony.1") == 0
