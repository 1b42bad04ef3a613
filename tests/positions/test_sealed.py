"""Chance that is sealed: what follows from a secret and its shares, and that rules cannot tell it from a seed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from astrarium import game
from astrarium.clockwork.chance import KEY_BYTES, KeyedRng, seeded
from astrarium.clockwork.match import Former, Match, Opening
from astrarium.clockwork.names import NOBODY
from astrarium.clockwork.registry import game_keys
from astrarium.positions.record import fingerprint
from astrarium.positions.saves import load
from astrarium.positions.sealed import MOST_SHARE, Sealed, commitment, read_sealed
from astrarium.proof import in_words, verify

SECRET = bytes(range(KEY_BYTES))
SEALED = Sealed(SECRET, ("host", "", "anna", ""))
DECISIONS = 60


def played(key: str, decisions: int = DECISIONS) -> Match:
    match = Match(game(key), 3, SEALED, game(key).brief)
    rng = seeded(1, "players")
    while not match.state.over and len(match.atoms) < decisions:
        match.apply(rng.pick(match.state.offered))
    return match


def test_a_secret_and_its_shares_give_these_numbers_for_ever() -> None:
    sealed = Sealed(SECRET, ("host", "", "anna"))
    rng = sealed.stream()
    assert sealed.commitment == "5d08016218dcc8c196b0ac0b9e9314db389d14b59c260ed289146433f9191f38"
    assert [rng.below(100) for _ in range(10)] == [69, 18, 12, 28, 80, 50, 49, 29, 33, 93]


def test_every_share_counts_and_so_does_whose_it_is() -> None:
    shares = [("a", "b"), ("b", "a"), ("", "ab"), ("ab", ""), ("a", "c"), ("a", "b", "")]
    streams = [Sealed(SECRET, one).stream() for one in shares]
    assert len({tuple(rng.below(1000) for _ in range(6)) for rng in streams}) == len(shares)


def test_the_commitment_does_not_depend_on_the_shares() -> None:
    assert Sealed(SECRET, ("a",)).commitment == Sealed(SECRET, ("b",)).commitment == commitment(SECRET)


def test_what_is_shown_of_sealed_chance_is_no_secret() -> None:
    assert SECRET.hex() not in repr(SEALED)


@pytest.mark.parametrize("key", game_keys())
def test_a_position_holds_its_chance_and_goes_on_the_same_way(key: str) -> None:
    match = played(key)
    assert isinstance(match.state.rng, KeyedRng)
    read, clone = match.game.from_json(match.state.to_json()), match.state.clone()
    rng = seeded(2, "players")
    for _ in range(DECISIONS):
        assert fingerprint(read) == fingerprint(clone) == fingerprint(match.state)
        if match.state.over:
            break
        atom = rng.pick(match.state.offered)
        for state in (read, clone):
            state.apply(atom)
        match.apply(atom)


@pytest.mark.parametrize("key", game_keys())
def test_who_imagines_the_table_imagines_its_chance(key: str) -> None:
    state = played(key, 10).state
    imagined = state.imagine(NOBODY, seeded(1, "guess"))
    assert not isinstance(imagined.rng, KeyedRng)
    assert isinstance(state.rng, KeyedRng) and state.rng.key.hex() not in str(imagined.to_json())


@pytest.mark.parametrize("key", game_keys())
def test_no_view_tells_the_key_or_the_secret(key: str) -> None:
    state = played(key).state
    assert isinstance(state.rng, KeyedRng)
    for viewer in (None, *range(state.players)):
        seen = str(state.view(viewer))
        assert state.rng.key.hex() not in seen and SECRET.hex() not in seen


@pytest.mark.parametrize("key", game_keys())
def test_a_save_deals_the_same_game_again(key: str) -> None:
    match = played(key)
    save = match.save()
    assert "seed" not in save
    again = load(save)
    assert fingerprint(again.state) == fingerprint(match.state) and again.save() == save


@pytest.mark.parametrize("key", game_keys())
def test_a_draw_closes_undo_and_a_decision_without_one_does_not(key: str) -> None:
    match = Match(game(key), 3, SEALED, game(key).brief)
    rng = seeded(3, "players")
    drawn = undone = 0
    for _ in range(400):
        if match.state.over or (drawn and undone):
            break
        before, player, at = fingerprint(match.state), match.state.player, match.state.rng.state
        match.apply(rng.pick(match.state.offered))
        if match.state.rng.state != at:
            drawn += 1
            assert not match.may_undo(player)
        elif match.may_undo(player):
            undone += 1
            match.undo(player)
            assert fingerprint(match.state) == before
            match.apply(match.state.offered[0])
    assert undone


# When rules change in the middle of a game


def carried_over(position: dict[str, Any], sealed: Sealed = SEALED) -> dict[str, Any]:
    """A game that former rules began and these have finished, as a save."""
    former = [Former(1, ["some:atom"] * 7)]
    opening = Opening(game("expanse").from_json(position), [], former)
    match = Match(game("expanse"), 3, sealed, {}, opening=opening)
    rng = seeded(5, "players")
    while not match.state.over:
        match.apply(rng.pick(match.state.offered))
    found: dict[str, Any] = json.loads(json.dumps(match.save()))
    return found


def test_what_former_rules_dealt_is_not_proved_but_the_key_goes_on() -> None:
    proof = verify(carried_over(played("expanse", 20).state.to_json()))
    assert proof.partly and not proof.holds and proof.former == 7 and proof.over
    assert "PARTLY" in in_words(proof, "en") and "after 7 decisions" in in_words(proof, "en")


def test_a_key_that_changed_with_the_rules_is_found_out() -> None:
    position = played("expanse", 20).state.to_json()
    other = Sealed(SECRET, ("host", "", "anna", "other"))
    assert verify(carried_over(position, other)).problems == ("key",)
    assert verify(carried_over(position | {"chance": 12345})).problems == ("key",)


def test_of_a_game_that_former_rules_ended_nothing_is_claimed() -> None:
    save = carried_over(played("expanse", 20).state.to_json())
    over = save | {"opening": save["position"], "atoms": []}
    with pytest.raises(ValueError, match="former rules"):
        verify(over)


BAD: list[Any] = [
    None,
    {},
    {"secret": "00", "shares": []},
    {"secret": "x" * 64, "shares": []},
    {"secret": SECRET.hex(), "shares": "abc"},
    {"secret": SECRET.hex(), "shares": [1]},
    {"secret": SECRET.hex(), "shares": ["a,b"]},
    {"secret": SECRET.hex(), "shares": ["a" * (MOST_SHARE + 1)]},
]


@pytest.mark.parametrize("written", BAD)
def test_chance_that_does_not_fit_is_refused_in_one_line(written: Any) -> None:
    with pytest.raises(ValueError, match="save"):
        read_sealed(written)
