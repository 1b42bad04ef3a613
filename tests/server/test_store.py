"""The store keeps what it was told, in order, once."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import time

import pytest
from sqlalchemy import update
from sqlalchemy.exc import IntegrityError

from astrarium.clockwork.names import NOBODY
from astrarium.server.schema import KEYS
from astrarium.server.store import MOST_LINES, OPEN, PERSON, Stale, Store
from astrarium.server.store_rows import ATOM, Event, SeatRow, Standing, TableRow
from astrarium.server.tables import hashed


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    made = Store(url)
    yield made
    made.close()


def row(id: str, **more: object) -> TableRow:
    values = {
        "game": "expanse",
        "version": 1,
        "players": 2,
        "options": {"factions": "dealt"},
        "seed": 2**52 + 1,
        "public": True,
        "title": "",
        "seconds": 0,
        "watch": hashed(f"watch {id}"),
    }
    return TableRow(id, **values | more)  # type: ignore[arg-type]


def seats(id: str) -> list[SeatRow]:
    return [
        SeatRow(0, PERSON, "Ann", "medium", keys={hashed(f"{id} 0")}),
        SeatRow(1, OPEN, "", "medium", hashed(f"{id} 1")),
    ]


def created(store: Store, id: str = "one", **more: object) -> str:
    store.create(row(id, **more), seats(id))
    return id


def event(seq: int, seat: int = 0, atom: str = "do:pass") -> Event:
    return Event(seq, ATOM, seat, atom, time())


GOES_ON, OVER = Standing(False, 1, False), Standing(True, NOBODY, False)


def test_a_table_is_read_as_it_was_written(store: Store) -> None:
    written = row("one")
    store.create(written, seats("one"))
    assert store.table("one") == written
    assert store.seats("one") == seats("one")
    assert store.table("two") is None


def test_a_number_is_given_once(store: Store) -> None:
    id = created(store)
    store.append(id, event(1), GOES_ON)
    with pytest.raises(Stale):
        store.append(id, event(1, 1, "do:yes"), GOES_ON)
    assert [(event.seq, event.seat, event.atom) for event in store.events(id)] == [(1, 0, "do:pass")]


def test_of_many_at_once_exactly_one_gets_each_number(store: Store) -> None:
    id = created(store)

    def append(writer: int) -> int:
        won = 0
        for seq in range(1, 11):
            try:
                store.append(id, event(seq, writer), GOES_ON)
                won += 1
            except Stale:
                pass
        return won

    with ThreadPoolExecutor(6) as pool:
        assert sum(pool.map(append, range(6))) == 10
    assert [event.seq for event in store.events(id)] == list(range(1, 11))


def test_events_after_a_number(store: Store) -> None:
    id = created(store)
    for seq in (1, 2, 3):
        store.append(id, event(seq, 0, f"amount:{seq}"), GOES_ON)
    assert [event.seq for event in store.events(id, 1)] == [2, 3]


def test_a_seat_changes_only_from_what_it_was(store: Store) -> None:
    id = created(store)
    assert store.change_seat(id, 1, {"kind": PERSON, "name": "Bob"}, 5.0, was=OPEN)
    assert not store.change_seat(id, 1, {"kind": PERSON, "name": "Eve"}, 6.0, was=OPEN)
    assert store.seats(id)[1].name == "Bob"


def test_open_tables_are_public_and_not_over_the_newest_first(store: Store) -> None:
    created(store, "old", created=1.0)
    created(store, "new", created=2.0)
    created(store, "private", public=False)
    created(store, "over", created=3.0)
    store.append("over", event(1), OVER)
    listed = store.listed()
    assert [found.id for found, _ in listed] == ["new", "old"]
    assert [seat.kind for seat in listed[0][1]] == [PERSON, OPEN]


def test_a_list_tells_who_is_asked_without_playing_the_game_again(store: Store) -> None:
    id = created(store)
    store.append(id, event(1), Standing(False, 1, True))
    for ((found, _),) in (store.listed(), store.opened_by([hashed(f"{id} 0")]), store.opened_by([hashed("watch one")])):
        assert (found.player, found.hidden, found.over) == (1, True, False)
    assert store.opened_by([hashed("no such key")]) == []


# Clocks and votes


def test_the_clock_starts_with_the_last_seat_and_moves_on_with_every_event(store: Store) -> None:
    id = created(store, seconds=60, created=100.0)
    assert store.seating(id).due is None and store.due_tables(1e9) == []
    store.change_seat(id, 1, {"kind": PERSON, "name": "Bob"}, 500.0, was=OPEN)
    assert store.seating(id).due == 560.0
    store.change_seat(id, 1, {"name": "Rob"}, 510.0)
    assert store.seating(id).due == 560.0, "a new name gives no more time"
    assert store.due_tables(559.0) == [] and store.due_tables(560.0) == [id]
    assert store.due_tables(560.0, 59.0) == [], "its limit is longer"
    store.append(id, event(1), GOES_ON, 620.0)
    assert store.due_tables(600.0) == [] and store.due_tables(620.0) == [id]
    store.append(id, event(2), OVER)
    assert store.due_tables(1e9) == []


def test_of_two_who_take_the_last_seats_at_once_one_starts_the_clock(store: Store) -> None:
    for number in range(10):
        id = f"table{number}"
        both = [SeatRow(seat, OPEN, "", "medium", hashed(f"{id} {seat}")) for seat in (0, 1)]
        store.create(row(id, seconds=60), both)
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda seat, id=id: store.change_seat(id, seat, {"kind": PERSON}, 500.0, OPEN), (0, 1)))
        assert store.seating(id).due == 560.0


def test_a_vote_counts_once_until_it_is_settled(store: Store) -> None:
    id = created(store)
    store.vote(id, 1, [0, 2])
    store.vote(id, 1, [0])
    assert store.seating(id).votes == {1: {0, 2}}
    store.forget_votes(id, 1)
    assert store.seating(id).votes == {}
    store.vote(id, 1, [0])
    store.change_seat(id, 1, {"stand_in": True}, 5.0)
    assert store.seating(id).votes == {}


def test_tables_that_wait_come_with_the_last_played_first(store: Store) -> None:
    now = time()
    created(store, "asleep", created=now - 100)
    created(store, "played", created=now - 200)
    created(store, "ancient", created=1.0)
    created(store, "over")
    store.append("played", event(1), GOES_ON)
    store.append("over", event(1), OVER)
    assert store.waiting_tables() == ["played", "asleep", "ancient"]
    assert store.waiting_tables(now - 150) == ["played", "asleep"]


def test_a_link_is_found_by_its_hash_and_a_key_is_none(store: Store) -> None:
    created(store)
    assert store.keys.find_link(hashed("one 1")) == ("one", 1)
    assert store.keys.find_link(hashed("watch one")) == ("one", NOBODY)
    assert store.keys.find_link(hashed("one 0")) is None
    assert store.keys.find_link(hashed("")) is None


def test_of_many_who_come_by_one_link_exactly_one_sits_down(store: Store) -> None:
    id = created(store)

    def come(number: int) -> bool:
        return store.keys.sit_down(id, 1, hashed(f"key {number}"), f"Guest {number}", 5.0, hashed(f"{id} 1"))

    with ThreadPoolExecutor(6) as pool:
        assert sum(pool.map(come, range(6))) == 1
    seat = store.seats(id)[1]
    assert seat.kind == PERSON and seat.keys == {hashed(f"key {seat.name.split()[1]}")}


def test_a_key_opens_one_seat_and_no_more(store: Store) -> None:
    id = created(store)
    with pytest.raises(IntegrityError):
        store.keys.sit_down(id, 1, hashed(f"{id} 0"), "Eve", 5.0, hashed(f"{id} 1"))
    assert store.seats(id) == seats(id)


def test_a_seat_is_carried_over_once_alone_or_beside_the_former_key(store: Store) -> None:
    id = created(store)
    for made, keep in ((1, True), (2, False)):
        assert store.keys.renew_carry(id, 0, hashed(f"{id} 0"), hashed(f"carry {made}"), made)
        assert store.keys.find_link(hashed(f"carry {made}")) == (id, 0)
        assert store.keys.carry_over(id, 0, hashed(f"key {made}"), "", hashed(f"carry {made}"), keep)
        assert not store.keys.carry_over(id, 0, hashed("thief"), "", hashed(f"carry {made}"), keep)
        here = store.seats(id)[0]
        assert here.name == "Ann"
        assert here.keys == ({hashed(f"{id} 0"), hashed("key 1")} if keep else {hashed("key 2")})
    assert here.former == {hashed(f"{id} 0"), hashed("key 1")}
    assert [found.id for found, _ in store.opened_by([hashed("key 2")])] == [id]
    assert store.opened_by([hashed("key 1")]) == []


def test_where_somebody_sits_no_link_is_made(store: Store) -> None:
    id = created(store)
    assert not store.keys.renew_link(id, 0, hashed("new"), 1)
    assert store.keys.renew_link(id, 1, hashed("new"), 1) and store.keys.find_link(hashed(f"{id} 1")) is None
    assert not store.keys.renew_link(id, 1, hashed("newer"), 1), "somebody else was quicker"
    assert store.keys.sit_down(id, 1, hashed("key"), "Bob", 5.0, hashed("new"))
    assert not store.keys.renew_link(id, 1, hashed("newer"), 2)
    with store.engine.begin() as db:
        db.execute(update(KEYS).values(void=True))
    # Whoever sat there has played: nobody else gets to see what they saw.
    assert not store.keys.renew_link(id, 1, hashed("newer"), 2)
    assert not store.keys.sit_down(id, 1, hashed("another"), "Eve", 5.0, hashed("new"))


def test_the_latest_talk_is_read_the_oldest_line_first(store: Store) -> None:
    id = created(store)
    for number in range(MOST_LINES + 2):
        store.say(id, 0, "Ann", f"line {number}")
    lines = store.chat(id)
    assert (lines[0].text, lines[-1].text) == ("line 2", f"line {MOST_LINES + 1}")
    assert [line.text for line in store.chat(id, lines[-2].number)] == [lines[-1].text]


def test_workers_that_start_together_make_one_schema(postgres_url: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(lambda _: Store(postgres_url), range(4)))
    created(stores[0])
    assert stores[3].table("one") is not None
    for store in stores:
        store.close()


def test_the_file_holds_no_key(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    seat = SeatRow(0, PERSON, "Ann", "medium", hashed("a-secret"), keys={hashed("another-secret")})
    store.create(row("one", watch=hashed("spectators-secret")), [seat])
    store.close()
    written = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"a-secret" not in written and b"spectators-secret" not in written


@pytest.mark.parametrize("address", ["", "tables.db", "sqlite://", "sqlite:///:memory:", "mysql://here/x", "gar bage"])
def test_an_address_that_is_no_store_is_refused(address: str) -> None:
    with pytest.raises(ValueError, match="sqlite:///FILE"):
        Store(address)
