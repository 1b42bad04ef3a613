"""Matches: saves, replays, undo; positions; and errors that help."""

import json

import pytest

from astrarium import IllegalChoice, Match, all_games, game, load
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.match import Match as PlayedMatch
from astrarium.clockwork.names import NOBODY
from astrarium.games import KEYS
from astrarium.positions.record import fingerprint

EXPANSE = game("expanse")


def played(decisions: int, seed: int = 5) -> PlayedMatch:
    match = Match(EXPANSE, 4, seed, {})
    rng = seeded(seed, "test")
    while len(match.atoms) < decisions and not match.state.over:
        match.apply(rng.pick(list(match.state.legal)))
    return match


def match_at(question: str, seed: int = 5) -> PlayedMatch:
    """A match at the first decision of that kind."""
    match = Match(EXPANSE, 4, seed, {})
    rng = seeded(seed, "test")
    while type(match.state.choice).__name__ != question:
        assert not match.state.over, f"{question} never came up"
        match.apply(rng.pick(list(match.state.legal)))
    return match


# Saves


def test_a_save_is_seed_options_and_named_atoms() -> None:
    save = played(3).save()
    assert {key: save[key] for key in ("game", "players", "options", "seed")} == {
        "game": "expanse",
        "players": 4,
        "options": {},
        "seed": 5,
    }
    atoms = save["atoms"]
    assert isinstance(atoms, list) and len(atoms) == 3 and all(":" in atom for atom in atoms)


def test_a_save_goes_through_json_and_replays_to_the_same_position_and_log() -> None:
    match = played(120)
    again = load(json.loads(json.dumps(match.save())))
    assert fingerprint(again.state) == fingerprint(match.state)
    assert [(n.kind.key, n.values, n.audience) for n in again.notes] == [
        (n.kind.key, n.values, n.audience) for n in match.notes
    ]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "chess"}, "'chess' is not a game; there are expanse"),
        ({"version": 0}, "rules version 0"),
        ({"players": 7}, "players must be from 2 to 4, not 7"),
        ({"atoms": ["slot:1", "slot:9"]}, "breaks off at its atom 2: 'slot:9' is not an atom"),
        ({"atoms": ["do:stop"]}, "breaks off at its atom 1: do:stop is not possible"),
        ({"options": {"factions": "bought"}}, "factions must be 'dealt', 'picked' or an order"),
    ],
)
def test_a_save_that_cannot_be_played_says_why(change: dict[str, object], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        load(played(2).save() | change)


def test_a_save_that_lacks_something_says_what() -> None:
    save = played(2).save()
    del save["seed"]
    with pytest.raises(ValueError, match="lacks 'seed'"):
        load(save)


# Undo


def test_a_players_own_atoms_go_back_one_by_one() -> None:
    match = match_at("Spend")
    player, before = match.state.player, fingerprint(match.state)
    orbit = next(name for name in match.state.legal_names if name.startswith("orbit:"))
    match.apply(EXPANSE.atoms.index(orbit))
    middle = fingerprint(match.state)
    match.apply(match.state.legal[0])
    assert match.may_undo(player)
    match.undo(player)
    assert fingerprint(match.state) == middle
    match.undo(player)
    assert fingerprint(match.state) == before


def test_nobody_else_may_take_an_atom_back() -> None:
    match = match_at("Spend")
    player = match.state.player
    match.apply(match.state.legal[1])
    other = (player + 1) % 4
    assert not match.may_undo(other)
    with pytest.raises(ValueError, match="nothing that this player may take back"):
        match.undo(other)


def test_a_card_drawn_is_a_line_that_undo_does_not_cross() -> None:
    match = Match(EXPANSE, 2, 1, {})
    rng = seeded(1, "test")
    for _ in range(400):
        player, shown = match.state.player, match.state.shown.copy()
        if match.state.over:
            break
        match.apply(rng.pick(list(match.state.legal)))
        if match.state.shown != shown:
            assert not match.may_undo(player)
            return
    pytest.fail("no card was ever drawn")


def test_another_players_decision_is_a_line_too() -> None:
    match = match_at("AnswerOffer")
    asked = match.state.player
    active = match.state.active  # type: ignore[attr-defined]
    assert match.may_undo(active)
    match.apply(EXPANSE.atoms.index("do:decline"))
    assert not match.may_undo(active)
    assert match.may_undo(asked) or sum(match.state.shown) > 0


# Ahead


def log_of(match: PlayedMatch) -> list[tuple[str, tuple[int, ...], int]]:
    return [(note.kind.key, note.values, note.audience) for note in match.notes]


@pytest.mark.parametrize("key", KEYS)
def test_what_lies_ahead_is_where_the_match_goes_on(key: str) -> None:
    """Given an atom that was looked at and then taken, everything is as if it had been applied."""
    looked, applied = (Match(game(key), game(key).least, 3, {}) for _ in range(2))
    rng = seeded(3, "ahead")
    for _ in range(30):
        atom, before = rng.pick(list(looked.state.offered)), looked.state
        written = fingerprint(before)
        after = looked.ahead(atom)
        assert looked.state is before and len(looked.atoms) == len(applied.atoms), "nothing has happened yet"
        looked.go_on(atom, after)
        applied.apply(atom)
        assert fingerprint(before) == written, "the state before is left as it was"
        assert fingerprint(looked.state) == fingerprint(applied.state)
        assert log_of(looked) == log_of(applied)
        assert [moment.notes for moment in looked.moments] == [moment.notes for moment in applied.moments]
        if looked.state.over:
            break


def test_an_illegal_look_ahead_changes_nothing() -> None:
    match = played(5)
    before, written = match.state, fingerprint(match.state)
    closed = next(atom for atom in range(len(EXPANSE.atoms)) if not before.offers(atom))
    with pytest.raises(IllegalChoice):
        match.ahead(closed)
    assert match.state is before and fingerprint(before) == written and len(match.atoms) == 5


# The log


def test_a_whisper_reaches_its_player_only() -> None:
    match = match_at("PickSector")
    player = match.state.player
    match.apply(match.state.legal[0])
    whispers = [note for note in match.notes if note.kind.key == "learns-sector"]
    assert [note.audience for note in whispers] == [player]
    assert whispers[0] in match.notes_for(player)
    assert all(whispers[0] not in match.notes_for(viewer) for viewer in (NOBODY, (player + 1) % 4))


# Errors that help


def test_bad_arguments_name_the_argument_and_what_is_allowed() -> None:
    with pytest.raises(ValueError, match="players must be from 2 to 4, not 5"):
        EXPANSE.start(players=5)
    with pytest.raises(ValueError, match="'colour' is not an option of expanse; there are: factions"):
        EXPANSE.start(colour="red")
    with pytest.raises(ValueError, match=r"factions must be .* not 'UN-UN'"):
        EXPANSE.start(players=2, factions="UN-UN")
    with pytest.raises(ValueError, match="'gravity' is not a component with an effect"):
        EXPANSE.start(without=["gravity"])
    with pytest.raises(ValueError, match="'go' is not a game; there are expanse"):
        game("go")


def test_an_illegal_atom_is_refused_with_a_reason_and_a_rule() -> None:
    state = EXPANSE.start(4, seed=1)
    state.points[state.player] = 1
    state.ask_again()
    before = fingerprint(state)
    with pytest.raises(IllegalChoice) as refused:
        state.play("slot:5")
    assert refused.value.rule == "EXP-5.1"
    assert refused.value.reason.key == "refused-too-dear"
    assert fingerprint(state) == before


def test_what_is_not_offered_cites_the_rule_of_the_decision() -> None:
    state = EXPANSE.start(4, seed=1)
    with pytest.raises(IllegalChoice, match=r"base:luna is not possible.*EXP-4\.2"):
        state.play("base:luna")


def test_a_finished_game_takes_no_more_decisions() -> None:
    state = played(5000).state
    assert state.over and state.player == NOBODY and state.legal == ()
    with pytest.raises(IllegalChoice, match="refused-over"):
        state.play("slot:1")


# Positions


def test_a_position_is_written_in_names() -> None:
    position = EXPANSE.start(4, seed=1, factions="UN-MCR-OPA-PG").to_json()
    assert position["faction"] == ["UN", "MCR", "OPA", "PG"]
    cubes = position["cubes"]
    assert isinstance(cubes, dict) and cubes["MCR"]["mariner_valley"] == 1
    steps = position["next"]
    assert isinstance(steps, list) and steps[0]["step"] == "TakeCard" and steps[0]["player"] in position["faction"]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "go"}, "a position of 'go', not of 'expanse'"),
        ({"players": 9}, "players must be from 2 to 4, not 9"),
        ({"cubes": {"UN": {"pluto": 1}}}, "'pluto' is not a base; there are eurasia"),
        ({"next": [{"step": "Cheat"}]}, "next does not fit: 'Cheat' is not a step of expanse"),
        ({"next": [{"step": "Spend", "ap": 3}]}, "next does not fit"),
        ({"next": [{}]}, "next does not fit"),
        ({"version": 0}, "rules version 0"),
        ({"without": ["gravity"]}, "'gravity' is not a component"),
        ({"weather": "fine"}, "has weather, which means nothing here"),
        ({"chance": "heads"}, "chance does not fit"),
    ],
)
def test_a_position_that_cannot_be_says_why(change: dict[str, object], reason: str) -> None:
    position = EXPANSE.start(4, seed=1).to_json() | change
    with pytest.raises(ValueError, match=reason):
        EXPANSE.from_json(position)


def test_a_position_that_lacks_something_says_what() -> None:
    position = EXPANSE.start(4, seed=1).to_json()
    del position["chance"], position["next"]
    with pytest.raises(ValueError, match="lacks chance, lacks next"):
        EXPANSE.from_json(position)


def test_every_game_is_found_by_its_key() -> None:
    assert [found.key for found in all_games()] == list(KEYS)
    assert repr(EXPANSE) == "game('expanse')"
