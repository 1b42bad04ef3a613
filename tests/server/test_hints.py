"""A hint says why: what the option would change for certain, what may follow, and what the next best one lacks."""

from __future__ import annotations

from html import unescape
from typing import Any

import pytest

from astrarium import Game, game
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.match import Match
from astrarium.clockwork.state import State
from astrarium.contract.registry import all_games
from astrarium.language import LANGUAGES, speaker
from astrarium.players.mcts import think
from astrarium.players.seat import Seat
from astrarium.server.bots import Advice, advise
from astrarium.server.hint_words import HintWords
from astrarium.server.live_table import LiveTable
from astrarium.server.outlook import LEAD, SCORE, Change, Outlook, changes, lead, outlooks, own_part
from astrarium.server.store_rows import TableRow
from astrarium.server.views import render
from astrarium.server.visitor import Visitor

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
BOTH = pytest.mark.parametrize("lang", LANGUAGES)
PLAYOUTS = 40


def later(key: str, decisions: int, seed: int = 3) -> State:
    """A game after some decisions, with more than one option."""
    played = game(key)
    match = Match(played, played.most, seed, played.checked_options(played.most, {}))
    rng = seeded(seed, "hints")
    while len(match.atoms) < decisions or match.state.choice is None or match.state.choice.hidden:
        match.apply(rng.pick(match.state.offered))
    return match.state


def seat_at(state: State, seed: int = 1) -> Seat:
    rng = seeded(seed, "seat")
    return Seat(state.player, list(state.offered), state.imagine(state.player, rng), rng)


def thought_of(state: State, seed: int = 1) -> list[Outlook]:
    seat = seat_at(state, seed)
    return outlooks(seat, think(seat, PLAYOUTS))


@GAMES
@BOTH
def test_what_a_hint_counts_is_there_and_has_a_name(game: Game[Any], lang: str) -> None:
    say = speaker(game, lang).words
    counted = {*game.study.counts(game.start(game.most)), SCORE}
    named = [name for name in counted if has_words(game, lang, f"count-{name.replace('_', '-')}")]
    assert say("count-score") and len(named) > len(counted) / 2


def has_words(game: Game[Any], lang: str, key: str) -> bool:
    try:
        return bool(speaker(game, lang).words(key))
    except LookupError:
        return False


@GAMES
@pytest.mark.parametrize("decisions", [0, 25])
def test_every_game_explains_its_options(game: Game[Any], decisions: int) -> None:
    state = later(game.key, decisions)
    found = thought_of(state)
    assert 1 <= len(found) <= 2
    assert {one.atom for one in found} <= set(state.legal_names)
    for one in found:
        assert set(one.told) == set(one.course) == set(LANGUAGES)
        assert all(fact.rule in game.rules for fact in one.told["en"])
        assert len(one.told["en"]) == len(one.told["it"])


def test_what_is_told_is_what_happens() -> None:
    """Of what a hint calls certain nothing fails to come: neither numbers nor lines of the log."""
    checked = 0
    for decisions in range(0, 60, 6):
        state = later("expanse", decisions)
        seat = seat_at(state)
        thought = think(seat, PLAYOUTS)
        one, move = outlooks(seat, thought)[0], own_part(seat, thought.lines[0])
        after = state.clone()
        after.log = []
        for atom in move:
            after.apply(atom)
        counts = game("expanse").study.counts(after)
        for change in one.changes:
            if change.name not in (SCORE, LEAD) and change.least == change.most:
                assert counts[change.name][change.side] == change.least
                checked += 1
        lines = [speaker(game("expanse"), "en").note(after, note) for note in after.log or []]
        assert all(fact.line in lines for fact in one.told["en"])
    assert checked > 3


def test_a_hint_tells_nothing_that_the_seat_cannot_know() -> None:
    """However all that is hidden lies, the same position in the seat's eyes gets the same hint."""
    for key in ("cosmic", "expanse", "parsec"):
        state = later(key, 30)
        other = state.imagine(state.player, seeded(99, "elsewhere"))
        # The first imagining differs in its draws unless it starts from the same knowledge and the same stream.
        assert state.view(state.player) == other.view(state.player)
        certain = [facts(one) for one in thought_of(state)], [facts(one) for one in thought_of(other)]
        if [one[0] for one in certain[0]] == [one[0] for one in certain[1]]:
            assert certain[0] == certain[1]


def facts(one: Outlook) -> tuple[str, list[Change], list[str]]:
    """The option and what is certain of it."""
    sure = [change for change in one.changes if change.least == change.most]
    return one.atom, sure, [fact.line for fact in one.told["en"]]


def test_the_lead_counts_the_best_of_the_others() -> None:
    assert lead([3, 9, 5], 1) == 4 and lead([3, 9, 5], 0) == -6 and lead([3], 0) == 0
    before = later("expanse", 10)
    after = before.clone()
    found = changes(before.player, before, [after])
    assert found == [], "what stays as it is is not told"


@BOTH
def test_the_words_of_a_hint(lang: str) -> None:
    state = later("expanse", 30)
    table, advice = table_at(state), advise("expanse", seat_at(state).position.to_json(), 5)
    assert isinstance(advice, Advice) and len(advice.outlooks) == 2
    guest = Visitor([], lang, "", False)
    why = HintWords(guest, table, state.player, advice).why()
    assert why.label == speaker(table.game, lang).label(state, table.game.atoms.index(advice.options[0][0]))
    assert why.next_best is not None and why.next_best.label != why.label
    mine = [one for one in why.affected if not one.who]
    assert all(change.before != change.after for one in why.affected for change in one.changes)
    page = unescape(written(guest, why))
    assert why.label in page and why.next_best.label in page
    assert all(change.name in page for one in mine for change in one.changes)
    assert all(f'data-rule="{fact.rule}"' in page for fact in why.told)


def written(guest: Visitor, why: object) -> str:
    share = {"begin": 0, "percent": 100, "colour": "#fff", "own": True, "name": ""}
    return render("room_hint.html", guest, why=why, standing=[share])


def table_at(state: State) -> LiveTable:
    """A table that stands where the game stands."""
    match = Match(state.game, state.players, 3, state.game.checked_options(state.players, {}))
    match.state = state
    table = LiveTable.__new__(LiveTable)
    table.row = TableRow.__new__(TableRow)
    table.row.game = state.key
    table.played = match
    return table
