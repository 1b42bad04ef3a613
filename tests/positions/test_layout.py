"""What positions and views say of each sort of piece, and that they read back what they wrote."""

from __future__ import annotations

from json import dumps, loads

import pytest

from astrarium.clockwork.names import NOBODY, PUBLIC, Player
from astrarium.positions.record import fingerprint
from astrarium.speed import build

if build() == "compiled":
    pytest.skip("a game is written against the plain kernel", allow_module_level=True)

from tables.bazaar import COLOUR, COLOUR_ATOM, GAME, GOOD, SHELF, STALL, Bazaar, Swap, bazaar

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
    s.at = [Player(NORTH), NOBODY, Player(SOUTH)]
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
    piece = next(piece for piece in GAME.record.layout if piece.name == "display")
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


# What cannot be


def refusal(**change: object) -> str:
    position = again(bazaar("red", "blue")).to_json() | change
    with pytest.raises(ValueError) as found:
        GAME.from_json(position)
    return str(found.value)


def test_numbers_out_of_bounds_are_refused() -> None:
    assert refusal(purse={"red": {"salt": -1}}) == "purse does not fit: -1 is not from 0 to 9"
    assert refusal(purse={"red": {"salt": 10}}) == "purse does not fit: 10 is not from 0 to 9"
    assert refusal(lasting=[{"player": "red", "until": 10}]) == "lasting does not fit: 10 is not from 0 to 9"


@pytest.mark.parametrize("odd", ["1", 1.0, None, True])
def test_what_is_no_whole_number_is_refused(odd: object) -> None:
    assert refusal(purse={"red": {"salt": odd}}) == f"purse does not fit: {odd!r} is not a whole number"


def test_a_colour_cannot_be_taken_twice_nor_by_somebody_who_is_not_there() -> None:
    assert refusal(colour=["red", "red"]) == "colour does not fit: red is there twice"
    assert refusal(did={"c1": ["moved", "moved"]}) == "did does not fit: moved is there twice"
    assert refusal(colour=["red", "blue", "green"]) == "colour does not fit: there are 2 sides, not 3"


def test_a_step_that_cannot_go_on_is_refused_and_nothing_breaks() -> None:
    swap: dict[str, object] = {"step": "Swap", "player": "red", "give": {}, "stalls": None, "numbers": []}
    assert refusal(next=[swap]).startswith("next does not fit: ")


def test_the_invariants_of_a_game_are_those_of_its_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(self: Bazaar) -> None:
        if sum(self.purse) > 2:
            raise AssertionError("too much is sold")

    monkeypatch.setattr(Bazaar, "check", check)
    assert refusal(purse={"red": {"salt": 2, "gold": 1}}) == "this position cannot be: too much is sold"
