"""What positions and views say of each sort of piece, and that they read back what they wrote."""

from __future__ import annotations

from json import dumps, loads

import pytest

from astrarium.clockwork.names import NOBODY, PUBLIC
from astrarium.clockwork.position import fingerprint
from astrarium.speed import build

if build() == "compiled":
    pytest.skip("a game is written against the plain kernel", allow_module_level=True)

from clockwork.bazaar import COLOUR, COLOUR_ATOM, GAME, GOOD, SHELF, STALL, Bazaar, Swap, bazaar

SALT, SILK, GOLD = range(3)
NORTH, SOUTH = range(2)


def again(s: Bazaar) -> Bazaar:
    """The state, written as JSON and read."""
    if s.choice is None:
        s.push(Swap(0, (1, 0, 2), (NORTH, SOUTH), ()))
        s.advance()
    read = GAME.from_json(loads(dumps(s.to_json())))
    assert isinstance(read, Bazaar)
    assert fingerprint(read) == fingerprint(s)
    return read


def test_things_at_places_are_named_and_the_first_place_is_not_taken_for_none() -> None:
    s = bazaar("red", "blue")
    s.at = [NORTH, NOBODY, SOUTH]
    assert s.to_json()["at"] == {"c1": "north", "c3": "south"}
    assert again(s).at == [NORTH, NOBODY, SOUTH]


def test_sets_of_things_are_listed() -> None:
    s = bazaar("red", "blue")
    s.did = [0b10, 0, 0b11]
    assert s.to_json()["did"] == {"c1": ["sold"], "c3": ["moved", "sold"]}
    assert again(s).did == [0b10, 0, 0b11]


def test_amounts_leave_out_zeros() -> None:
    s = bazaar("red", "blue")
    s.purse = [0, 2, 0, 0, 0, 0]
    assert s.to_json()["purse"] == {"red": {"silk": 2}}
    assert again(s).purse == [0, 2, 0, 0, 0, 0]


def test_things_face_down_are_seen_by_those_who_know_them() -> None:
    s = bazaar("red", "blue")
    at = SOUTH * len(SHELF)
    s.display[0], s.display_known[0] = GOLD, PUBLIC
    s.display[at], s.display_known[at] = SALT, 1 << 1
    assert s.to_json()["display"] == {
        "north": {"top": {"is": "gold", "known": "everybody"}},
        "south": {"top": {"is": "salt", "known": ["blue"]}},
    }
    read = again(s)
    assert (read.display, read.display_known) == (s.display, s.display_known)
    assert s.view(1)["display"] == {"north": {"top": "gold"}, "south": {"top": "salt"}}
    for viewer in (None, 0):
        assert s.view(viewer)["display"] == {"north": {"top": "gold"}, "south": {"top": "hidden"}}
    piece = next(piece for piece in GAME.layout if piece.name == "display")
    assert [piece.hidden(s, viewer) for viewer in (NOBODY, 0, 1)] == [1, 1, 0]
    assert piece.attributes() == ("display", "display_known")


def test_a_pool_that_nobody_owns_is_known_by_its_masks_alone() -> None:
    s = bazaar("red", "blue")
    s.stored[0], s.stored_seen[0] = [GOLD, SALT], [1 << 1, 0]
    assert s.view(0)["stored"] == {"north": {"size": 2, "known": []}, "south": {"size": 0, "known": []}}
    assert s.view(1)["stored"] == {"north": {"size": 2, "known": ["gold"]}, "south": {"size": 0, "known": []}}
    read = again(s)
    assert (read.stored, read.stored_seen) == (s.stored, s.stored_seen)


def test_rows_are_written_as_records() -> None:
    s = bazaar("red", "blue")
    s.lasting.add((1, 4))
    assert s.to_json()["lasting"] == [{"player": "blue", "until": 4}]
    assert again(s).lasting.numbers == [1, 4]


def test_amounts_of_each_thing_in_a_step_are_named() -> None:
    s = again(bazaar("red", "blue"))
    assert s.to_json()["next"] == [
        {"step": "Swap", "player": "red", "give": {"salt": 1, "gold": 2}, "stalls": ["north", "south"], "numbers": []}
    ]
    position = s.to_json()
    position["next"][0]["give"] = {"sand": 1}  # type: ignore[index]
    with pytest.raises(ValueError, match="'sand' is not a good"):
        GAME.from_json(position)


# Seats


def test_players_are_called_by_the_colour_they_sit_with() -> None:
    s = bazaar("green", "red")
    assert s.player_ids() == ["green", "red"]
    assert repr(s.player_text(0)) == "Text('colour:green')"
    assert s.player_atom(1) == COLOUR_ATOM + COLOUR.index("red")
    assert [s.player_of(COLOUR_ATOM + colour) for colour in range(len(COLOUR))] == [1, NOBODY, 0]


def test_until_then_they_are_called_by_their_seat() -> None:
    s = bazaar("blue")
    assert s.player_ids() == ["blue", "player2"]
    assert repr(s.player_text(1)) == "Text('player', {'number': 2})"
    assert s.to_json()["colour"] == ["blue", None]
    read = again(s)
    assert read.colour == s.colour and read.who == s.who


def test_a_clone_keeps_its_colours_when_somebody_sits_down_elsewhere() -> None:
    s = bazaar("blue")
    other = s.clone()
    other.sit(1, COLOUR.index("red"))
    assert s.player_ids() == ["blue", "player2"] and other.player_ids() == ["blue", "red"]
    assert s.who[COLOUR.index("red")] == NOBODY


def test_a_name_that_is_none_is_refused() -> None:
    position = again(bazaar("red", "blue")).to_json()
    position["at"] = {"c1": "west"}
    with pytest.raises(ValueError, match="at does not fit: 'west' is not a stall; there are north, south"):
        GAME.from_json(position)
    assert len(STALL) == 2 and len(GOOD) == 3
