"""The order of the set-up: who places tokens as he likes does so before anything else is known. COS-1.19"""

from __future__ import annotations

from typing import Any

import pytest

from astrarium import Match
from astrarium.clockwork.names import NOBODY
from astrarium.games.cosmic import notes
from astrarium.games.cosmic.components import BACK_OF, COLOURS, HEX, SPREAD
from astrarium.games.cosmic.game import GAME
from astrarium.games.cosmic.state import Cosmic

BINARY = HEX.index("binary")

EVERYTHING: dict[str, Any] = {"reverse_hexes": "all", "moons": "all", "mce_powers": "on", "lucre": "on", "comets": "on"}


def begin(players: int = 6, seed: int = 1, **options: str) -> Cosmic:
    s = GAME.begin(players, seed, options, log=True)
    assert isinstance(s, Cosmic)
    return s


@pytest.mark.rule("COS-1.19", "COS-9.4", "COS-9.13", "COS-9.15")
def test_tokens_are_spread_before_anything_else_is_known() -> None:
    s = begin(**EVERYTHING)
    askers: list[int] = []
    while type(s.choice).__name__ == "SpreadTokens":
        if s.player not in askers:
            askers.append(s.player)
        assert s.sheets == [] and s.unused_moons == [] and set(s.moon_at) == {NOBODY}
        assert s.deck.cards == [] and s.destiny.cards == [] and s.lucre == [0] * 6
        assert {note.kind for note in s.log or []} <= {notes.PLACED, notes.SPREADS}
        s.apply(s.offered[min(4, len(s.offered) - 1)])
    spread = [player for player in range(6) if SPREAD[s.back[s.home[player]]]]
    assert askers == spread, "in the order of seats, for nobody is the first player yet"
    assert s.sheets


@pytest.mark.rule("COS-1.19", "COS-9.5")
def test_the_binary_assigns_powers_before_moons_and_first_player_are_known() -> None:
    s = begin(**EVERYTHING)
    while type(s.choice).__name__ == "SpreadTokens":
        s.apply(s.offered[min(4, len(s.offered) - 1)])
    assert type(s.choice).__name__ == "AssignStars" and s.back[s.home[s.player]] == BINARY
    assert set(s.moon_at) == {NOBODY} and s.deck.cards == []
    player, atom = s.player, s.offered[1]
    s.apply(atom)
    assert set(s.moon_at) != {NOBODY} and s.deck.cards
    told = [note.kind for note in s.log or []]
    assert told.index(notes.ASSIGNS) < told.index(notes.BEGINS)
    assert s.home[player] == next(colour for colour in range(COLOURS) if BACK_OF[colour] == BINARY)


@pytest.mark.rule("COS-1.19")
def test_where_nobody_spreads_tokens_the_set_up_asks_nothing() -> None:
    s = begin(4, powers="none")
    assert s.deck.cards and s.count > 0 and type(s.choice).__name__ not in ("SpreadTokens", "TakeColour")


@pytest.mark.rule("COS-1.1", "COS-1.2")
def test_players_choose_their_colours_in_the_order_of_seats() -> None:
    match = Match(GAME, 3, 1, {"colours": "chosen", "powers": "none"})
    s = match.state
    assert isinstance(s, Cosmic) and s.player_ids() == ["player1", "player2", "player3"]
    taken = ["colour:red", "colour:purple", "colour:yellow"]
    for seat, atom in enumerate(taken):
        assert s.player == seat and len(s.legal) == COLOURS - seat and atom in s.legal_names
        assert GAME.from_json(s.to_json()).to_json() == s.to_json()
        match.play(atom)
    assert s.player_ids() == [atom.split(":")[1] for atom in taken] and s.home == s.colour
    assert [note.values for note in match.notes if note.kind is notes.SITS] == [
        (seat + 1, s.colour[seat]) for seat in range(3)
    ]
    assert all(sum(s.at(player, place) for place in s.base_list(player)) == 20 for player in range(3))


@pytest.mark.rule("COS-9.3", "COS-1.1")
def test_with_a_colour_one_chooses_its_reverse_side() -> None:
    s = begin(3, colours="chosen", reverse_hexes="2")
    binary = next(colour for colour in range(COLOURS) if BACK_OF[colour] == BINARY)
    others = [colour for colour in range(COLOURS) if colour != binary]
    for colour in (others[0], binary, others[1]):
        s.apply(next(atom for atom in s.offered if GAME.atoms.names[atom] == f"colour:{s.colours.ids[colour]}"))
    assert [s.back[s.home[player]] for player in range(3)] == [NOBODY, BINARY, NOBODY]
    assert type(s.choice).__name__ == "SpreadTokens" and s.player == 1


@pytest.mark.rule("COS-1.1")
def test_colours_are_drawn_unless_they_are_chosen() -> None:
    seats = {tuple(begin(6, seed).colour) for seed in range(8)}
    assert len(seats) > 4


@pytest.mark.rule("COS-9.3")
def test_a_colour_taken_on_a_copy_leaves_the_table_as_it_was() -> None:
    s = begin(3, colours="chosen", reverse_hexes="all")
    before = s.to_json()
    s.clone().apply(s.offered[0])
    assert s.to_json() == before
