"""How long bots may think: a turn has a budget, whatever it consists of."""

from __future__ import annotations

import asyncio

import pytest

from astrarium.clockwork.chance import Rng
from astrarium.clockwork.state import State
from astrarium.server.bots import BOTS, Decision
from astrarium.server.patience import FORGOTTEN, LEAST_MILLISECONDS, LONG, SHARE, TURN_MILLISECONDS, Patience
from astrarium.server.store import BOT, PERSON
from astrarium.server.tables import SeatPlan
from server.serving import new_table, play_on, tables_on

BOT_SEATS = {1, 2, 3}
PERSON_SEAT = 0
MEDIUM = TURN_MILLISECONDS["medium"]


def spend(patience: Patience, seat: int, decisions: int = 1) -> int:
    """The bot thinks for as long as it may and decides, so often; how long that took."""
    took = 0
    for _ in range(decisions):
        allowed = patience.allowance(seat, "medium")
        patience.thought(seat, allowed)
        patience.decided(seat, BOT_SEATS)
        took += allowed
    return took


def test_only_those_who_search_have_to_be_told() -> None:
    assert [bot for bot in BOTS if Patience(4).allowance(1, bot)] == ["medium", "hard"]


@pytest.mark.parametrize("decisions", [1, 3, 8, 20])
def test_a_turn_stays_under_two_seconds_however_many_decisions_it_has(decisions: int) -> None:
    assert spend(Patience(4), 1, decisions) < 2000


def test_later_decisions_of_a_turn_get_less_but_never_nothing() -> None:
    patience = Patience(4)
    given = [spend(patience, 1) for _ in range(40)]
    assert given[0] == MEDIUM // SHARE and given == sorted(given, reverse=True)
    assert given[-1] == LEAST_MILLISECONDS


def test_what_is_not_used_is_there_for_the_rest_of_the_turn() -> None:
    patience = Patience(4)
    patience.thought(1, 3)
    assert patience.allowance(1, "medium") == (MEDIUM - 3) // SHARE


def test_the_bots_of_a_table_have_a_budget_each() -> None:
    patience = Patience(4)
    spend(patience, 1, 5)
    assert patience.allowance(2, "medium") == MEDIUM // SHARE


def test_when_a_person_has_decided_everybody_may_think_anew() -> None:
    patience = Patience(4)
    spend(patience, 1, 5)
    patience.decided(PERSON_SEAT, BOT_SEATS)
    assert patience.allowance(1, "medium") == MEDIUM // SHARE


def test_a_reaction_of_another_bot_does_not_begin_a_new_turn() -> None:
    patience = Patience(4)
    took = 0
    for _ in range(6):
        took += spend(patience, 1)
        spend(patience, 2)
    assert took <= MEDIUM


def test_when_play_has_come_round_a_bot_has_some_of_its_time_again() -> None:
    """However long bots play among themselves, none is left without time to think; but people wait, so it is less."""
    patience = Patience(4)
    for number in range(6):
        for seat in sorted(BOT_SEATS):
            first = patience.allowance(seat, "medium")
            assert (
                first == MEDIUM // SHARE if number == 0 else MEDIUM // (2 * FORGOTTEN * SHARE) < first < MEDIUM // SHARE
            )
            spend(patience, seat, 4)
    patience.decided(PERSON_SEAT, BOT_SEATS)
    assert patience.allowance(1, "medium") == MEDIUM // SHARE


def test_where_nobody_waits_every_round_has_the_whole_budget() -> None:
    patience = Patience(3)
    for _ in range(4):
        for seat in BOT_SEATS:
            assert patience.allowance(seat, "medium") == MEDIUM // SHARE
            spend(patience, seat, 4)


def test_one_who_is_never_asked_does_not_keep_the_others_short_for_ever() -> None:
    patience = Patience(4)
    spend(patience, 1, 5)
    short = patience.allowance(1, "medium")
    for _ in range(LONG):
        assert patience.allowance(1, "medium") == short
        patience.decided(2, BOT_SEATS)
    assert patience.allowance(1, "medium") > 2 * short


def test_the_bots_of_a_live_table_are_told_how_long_they_may_think(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            told: list[tuple[int, int, int]] = []

            async def decide(state: State, bot: str, rng: Rng, place: str, milliseconds: int, *_: object) -> Decision:
                told.append((table.seq, state.player, milliseconds))
                return Decision(state.legal_names[0], milliseconds)

            table, _ = await new_table(tables, [SeatPlan(PERSON), SeatPlan(BOT), SeatPlan(BOT), SeatPlan(BOT)])
            monkeypatch.setattr(tables.bots, "decide", decide)
            while len(told) < 60 and not table.state.over:
                if table.state.player == PERSON_SEAT:
                    await play_on(tables, table, 1)
                await asyncio.sleep(0)
            people = [event.seq for event in tables.store.events(table.id) if event.seat == PERSON_SEAT]
            turns: dict[tuple[int, int], int] = {}
            for seq, seat, milliseconds in told:
                turn = (sum(number <= seq for number in people), seat)
                turns[turn] = turns.get(turn, 0) + milliseconds
            assert len(turns) > 3 and min(turns.values()) > 0 and max(turns.values()) <= 2 * MEDIUM

    asyncio.run(case())
