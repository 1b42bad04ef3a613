"""Who knows what, and what is the same for all. The ledger's table of hidden information."""

import pytest

from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.games.parsec.components import COPIES, EVENT, UNIT
from astrarium.games.parsec.rules.event_hands import (
    draw_event,
    inherit_events,
    look_at_hands,
    spend,
    steal_event,
    usable,
)
from astrarium.games.parsec.rules.goods import inherit_goods, steal_good
from astrarium.positions.record import fingerprint
from tables.parsec import act, begun, dice, goods, hand, lay


def known(s, viewer, colour, what="events"):
    return s.view(viewer)[what][colour]


def test_gains_and_payments_are_public():
    s = lay(goods={"red": "2 1 0"})
    assert known(s, 1, "red", "goods") == {"size": 3, "known": ["ti", "ti", "au"]}
    assert known(s, None, "red", "goods") == known(s, 1, "red", "goods")


def test_a_random_theft_is_seen_by_the_two_alone():
    s = lay("REF4", "red blue green", goods={"red": "0 0 1", "blue": "2 2 0"})
    steal_good(s, 0, 1)
    assert known(s, 0, "red", "goods")["size"] == known(s, 2, "red", "goods")["size"] == 2
    assert len(known(s, 1, "red", "goods")["known"]) == 2 and len(known(s, 2, "red", "goods")["known"]) == 1
    assert known(s, 2, "blue", "goods") == {"size": 3, "known": ["ti", "au"]}, "of each kind one may be gone"
    assert sum(goods(s, "red")) == 2 and sum(goods(s, "blue")) == 3


def test_event_hands_are_secret():
    s = lay(events={"red": "E01 E31"})
    assert known(s, 0, "red") == {"size": 2, "known": ["E01", "E31"]}
    assert known(s, 1, "red") == known(s, None, "red") == {"size": 2, "known": []}


def test_a_stolen_event_is_known_to_thief_and_victim_and_counts_as_new():
    s = lay("REF4", "red blue green", events={"blue": "E31"})
    assert EVENT.ids[steal_event(s, 0, 1)] == "E31"
    assert known(s, 1, "red") == {"size": 1, "known": ["E31"]} and known(s, 2, "red") == {"size": 1, "known": []}
    assert s.fresh == [1, 0, 0] and usable(s, 0) == []


@pytest.mark.rule("PAR-11.3")
def test_a_card_stolen_among_new_ones_leaves_the_others_as_they_were():
    s = lay(events={"blue": "E01 E02 E31"}, fresh={"blue": 1})
    dice(s, 8)
    steal_event(s, 0, 1)
    assert len(usable(s, 1)) + s.fresh[1] == 2
    s = lay(events={"blue": "E31 E31"}, fresh={"blue": 1})
    spend(s, 1, EVENT.index("E31"))
    assert s.fresh[1] == 1 and usable(s, 1) == [] and hand(s, "blue") == ["E31"]


def test_a_look_at_a_hand_is_for_the_looker():
    s = lay("REF4", "red blue green", events={"blue": "E31 E01"}, goods={"blue": "1 0 0"})
    look_at_hands(s, 0, 1)
    assert known(s, 0, "blue")["known"] == ["E01", "E31"] and known(s, 2, "blue")["known"] == []


@pytest.mark.rule("PAR-11.12")
def test_cards_under_the_deck_are_known_to_all_and_stay_so_when_drawn():
    s = lay(units={"5.5": "red cargo"}, events={"red": "E31"})
    spend(s, 0, EVENT.index("E31"))
    assert [EVENT.ids[card] for card in s.played] == ["E31"]
    s.played.clear()
    s.deck.put_under(EVENT.index("E31"), 0xFFFF)
    assert s.view(1)["deck"]["known"][-1] == "E31"
    s.deck.cards = s.deck.cards[:1]
    s.deck.piles, s.deck.known = s.deck.piles[:1], s.deck.known[:1]
    draw_event(s, 0)
    assert known(s, 1, "red") == {"size": 1, "known": ["E31"]}


@pytest.mark.rule("PAR-19.2")
def test_inherited_hands_are_seen_by_the_heir():
    s = lay("REF4", "red blue green", events={"blue": "E31"}, goods={"blue": "1 0 2"})
    inherit_events(s, 0, 1)
    inherit_goods(s, 0, 1)
    assert known(s, 0, "red")["known"] == ["E31"] and known(s, 2, "red") == {"size": 1, "known": []}
    assert goods(s, "red") == (1, 0, 2)


@pytest.mark.parametrize("players", range(2, 7))
def test_observations_have_a_number_for_each_name(players):
    s = begun(players)
    names = game("parsec").record.observation(players)
    assert len(set(names)) == len(names)
    assert all(len(s.observe(player)) == len(names) for player in range(players))


def test_what_is_imagined_keeps_what_is_known():
    s = act(
        lay(units={"5.5": "red cargo"}, events={"red": "E01 E31", "blue": "E40 E41"}, goods={"blue": "3 3 3"}), "red"
    )
    steal_good(s, 0, 1)
    hands = set()
    for seed in range(20):
        imagined = s.imagine(0, seeded(seed, "test"))
        imagined.check()
        assert imagined.view(0) == s.view(0) and imagined.observe(0) == s.observe(0)
        hands.add(tuple(sorted(imagined.events[1])))
    assert len(hands) > 10


def test_a_position_in_the_middle_of_a_turn_reads_by_names():
    s = act(lay(units={"4.5": "red transport with fighter", "0.2": "blue colony"}, goods={"red": "1 0 0"}), "red")
    position = s.to_json()
    assert position["at"] == {"red.transport.1": "4.5", "blue.colony.1": "0.2"}
    assert position["aboard"] == {"red.fighter.1": "red.transport.1"}
    again = game("parsec").from_json(position)
    assert fingerprint(again) == fingerprint(s) and again.legal == s.legal
    again.check()


def test_a_vessel_shows_where_it_can_go():
    s = act(lay(units={"4.5": "red fighter", "0.2": "red colony"}), "red")
    atoms = s.game.atoms
    shown = {atoms.names[atom] for atom in s.game.table.shows(s, 1, atoms.index("unit:red.fighter.1"))}
    assert {"hex:5.5", "hex:6.5"} <= shown and "hex:7.5" not in shown
    assert s.game.table.shows(s, 1, atoms.index("unit:red.colony.1")) == []
    assert s.game.table.shows(s, 1, atoms.index("hex:4.5")) == []


def test_hexes_are_called_by_what_lies_there():
    s = lay()
    keys = [s.hex_text(s.game.record.domains["hex"].index(id)).key for id in ("0.2", "2.5", "7.3", "5.5")]
    assert keys == ["hex-planet", "hex-asteroid", "hex-dock", "hex-space"]


def test_cards_of_one_design_are_interchangeable():
    assert COPIES[EVENT.index("E01")] == 4 and UNIT.index("red.colony.1") == 0
