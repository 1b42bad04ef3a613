"""Tables that people sit at: nobody can foresee their chance, nobody can choose it, and everybody can check it."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient

from astrarium.clockwork.chance import KeyedRng, seeded
from astrarium.clockwork.names import NOBODY
from astrarium.clockwork.text import Note
from astrarium.positions.saves import load
from astrarium.positions.sealed import Sealed, commitment
from astrarium.proof import verify
from astrarium.server.app import create_app
from astrarium.server.keys import new_key
from astrarium.server.store import BOT, OPEN, PERSON, TicketUsed
from astrarium.server.tables import LiveTable, Refused, SeatPlan, Tables
from foreseeing import foreseen
from lobby_browsers import Browser, act, id_in, links_in, live, serving
from server.serving import Guest, client_of, new_table, people, play_on, served, tables_on, wait_until

HOST, GUEST, LATE = "a" * 64, "b" * 64, "c" * 64
THROWN, AHEAD = 60, 10


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestClient]:
    with serving(tmp_path) as server:
        yield server


def two_open() -> list[SeatPlan]:
    return [SeatPlan(PERSON, "Ada"), SeatPlan(OPEN), SeatPlan(OPEN)]


def random_to_the_end(server: TestClient, table: LiveTable) -> None:
    while not table.over:
        act(server, table)


# Nobody can foresee it


ONE = ("rolls-first", "rolls-to-settle", "rolls", "event-die", "rolls-again")
DICE = {key: [1] for key in ONE} | {"strike-dice": [1, 3]}
"""Notes of Parsec that show dice to all, and where in them."""


def dice_in(notes: list[Note]) -> list[int]:
    return [note.values[place] - 1 for note in notes for place in DICE.get(note.kind.key, [])]


async def dice_at(tables: Tables, seed: int | None) -> list[int]:
    """What a spectator of a table of Parsec reads in the log."""
    table, _ = await tables.create("parsec", {}, people(2), seed=seed, patient=False)
    # Random play, by a stream that has nothing to do with the table's.
    rng = seeded(4, "players")
    while not table.over and len(dice_in(table.match.notes_for(NOBODY))) < THROWN + AHEAD:
        state = table.state
        atom = state.game.atoms.names[rng.pick(state.offered)]
        await tables.decisions.act(table, state.player, atom, table.number(state.player))
    return dice_in(table.match.notes_for(NOBODY))[: THROWN + AHEAD]


@pytest.mark.parametrize(
    ("seed", "seen"), [pytest.param(4, True, marks=pytest.mark.long), (None, False)], ids=["from a seed", "sealed"]
)
def test_dice_in_the_log_do_not_tell_a_spectator_those_to_come(sqlite_url: str, seed: int | None, seen: bool) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            dice = await dice_at(tables, seed)
            assert len(dice) == THROWN + AHEAD
            # From a chosen seed it works: that is why such a table says that nothing of it is secret.
            assert (foreseen(dice[:THROWN], AHEAD) == dice[THROWN:]) is seen

    asyncio.run(case())


def test_people_sit_at_sealed_tables_unless_they_choose_a_seed(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            sealed, _ = await new_table(tables, seed=None)
            chosen, _ = await new_table(tables, seed=7)
            assert isinstance(sealed.state.rng, KeyedRng) and not sealed.row.seeded
            assert not isinstance(chosen.state.rng, KeyedRng) and chosen.row.seeded

    asyncio.run(case())


def test_two_tables_have_nothing_in_common(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            one, _ = await new_table(tables, seed=None, share=HOST)
            other, _ = await new_table(tables, seed=None, share=HOST)
            assert one.row.commitment != other.row.commitment
            assert one.state.to_json()["chance"] != other.state.to_json()["chance"]

    asyncio.run(case())


# Nobody can choose it


def test_nothing_is_dealt_before_everybody_has_sat_down(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, keys = await new_table(tables, two_open(), seed=None, share=HOST)
            committed = table.row.commitment
            assert table.waits() and table.played is None and committed
            with pytest.raises(Refused, match="server-not-dealt"):
                _ = table.state
            await tables.links.take_seat(table, 2, "Bo", share=GUEST)
            assert table.played is None and table.row.shares == f"{HOST},,,{GUEST}"
            await tables.links.exchange(keys.links[1], "Cy", share=LATE)
            assert not table.waits() and table.row.commitment == committed
            assert table.row.shares == f"{HOST},,{LATE},{GUEST}"
            row = tables.store.table(table.id)
            assert row is not None and row.secret is not None and commitment(bytes.fromhex(row.secret)) == committed
            rng = table.state.rng
            assert isinstance(rng, KeyedRng)
            assert rng.key == Sealed(bytes.fromhex(row.secret), (HOST, "", LATE, GUEST)).key
            assert row.player == table.state.player, "lists know who decides"

    asyncio.run(case())


def test_every_share_changes_what_is_dealt(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            promise = tables.commitments.make()
            secret = bytes.fromhex(tables.commitments.secret(promise.ticket))
            dealt = [Sealed(secret, shares).key for shares in ((HOST, "", GUEST), (HOST, "", LATE), (LATE, "", GUEST))]
            assert len(set(dealt)) == 3

    asyncio.run(case())


def test_whoever_knocks_again_or_carries_the_seat_elsewhere_changes_nothing(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, keys = await new_table(tables, two_open(), seed=None, share=HOST)
            own = new_key()
            for share in (GUEST, LATE):
                await tables.links.exchange(keys.links[1], "Bo", own, share=share)
            assert table.row.shares == f"{HOST},,{GUEST},"
            await tables.links.exchange(keys.links[2], "Cy", share=LATE)
            before = table.state.to_json()
            carried = await tables.links.carry(table, 1, own)
            await tables.links.exchange(carried, "Bo", share=HOST)
            assert table.row.shares == f"{HOST},,{GUEST},{LATE}" and table.state.to_json() == before

    asyncio.run(case())


def test_a_table_that_waits_survives_a_restart_and_is_dealt_the_same_ever_after(sqlite_url: str) -> None:
    async def before() -> tuple[str, str]:
        async with tables_on(sqlite_url) as tables:
            table, keys = await new_table(tables, two_open(), seed=None, share=HOST)
            await tables.links.exchange(keys.links[1], "Bo", share=GUEST)
            return table.id, table.row.commitment

    async def dealt(id: str, committed: str) -> dict[str, object]:
        async with tables_on(sqlite_url) as tables:
            table = await tables.get(id)
            assert table.played is None and table.row.commitment == committed
            await tables.links.take_seat(table, 2, "Cy", share=LATE)
            return table.state.to_json()

    async def again(id: str) -> dict[str, object]:
        async with tables_on(sqlite_url) as tables:
            return (await tables.get(id)).state.to_json()

    id, committed = asyncio.run(before())
    first = asyncio.run(dealt(id, committed))
    assert asyncio.run(again(id)) == first


def test_bots_need_no_share_and_are_not_waited_for(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables, [SeatPlan(PERSON, "Ada"), SeatPlan(BOT)], seed=None, share=HOST)
            assert not table.waits() and table.row.shares == f"{HOST},,"

    asyncio.run(case())


def test_a_promise_is_kept_once(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            promise = tables.commitments.make()
            table, _ = await new_table(tables, seed=None, share=HOST, ticket=promise.ticket)
            assert table.row.commitment == promise.commitment
            with pytest.raises(TicketUsed):
                await new_table(tables, seed=None, share=GUEST, ticket=promise.ticket)

    asyncio.run(case())


def test_promises_stand_after_a_restart_and_other_houses_do_not_know_them(tmp_path: Path) -> None:
    async def made(name: str, ticket: str = "") -> tuple[str, str]:
        async with tables_on(f"sqlite:///{tmp_path / name}.db") as tables:
            if not ticket:
                promise = tables.commitments.make()
                return promise.ticket, promise.commitment
            table, _ = await new_table(tables, seed=None, ticket=ticket)
            return ticket, table.row.commitment

    ticket, committed = asyncio.run(made("here"))
    assert asyncio.run(made("here", ticket)) == (ticket, committed)
    assert asyncio.run(made("there", ticket))[1] != committed


@pytest.mark.parametrize("share", ["a,b", "ä", "x" * 65, "a b"])
def test_what_is_no_share_is_refused(sqlite_url: str, share: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            with pytest.raises(ValueError, match="share must be"):
                await new_table(tables, seed=None, share=share)

    asyncio.run(case())


# In browsers


def set_up(host: Browser, **more: str) -> str:
    """A table for two, one of them invited; its id."""
    form = {"players": "2", "name": "Ada", "seat-0": "me", "seat-1": "open"} | more
    return id_in(host.post("/new/expanse", form).headers["location"])


def field_in(page: str, action: str, name: str) -> str:
    """The value of a field of the form with that action."""
    form = re.search(rf'<form[^>]*action="{re.escape(action)}".*?</form>', page, re.S)
    assert form, f"there is no form for {action}"
    found = re.search(rf'name="{name}"(?: value="([^"]*)")?', form[0])
    assert found, f"the form has no {name}"
    return found[1] or ""


def committed_in(page: str) -> list[str]:
    return re.findall(r'data-commitment="([0-9a-f]{64})"', page)


def test_one_click_keeps_the_promise_of_the_front_page(server: TestClient) -> None:
    ada = Browser(server)
    page = ada.get("/").text
    ticket = field_in(page, "/play/expanse", "promise")
    table = live(server, id_in(ada.post("/play/expanse", {"promise": ticket, "share": HOST}).headers["location"]))
    assert table.row.commitment in committed_in(page)
    assert table.row.shares.split(",")[0] == HOST and not table.waits()


def test_a_page_that_was_used_twice_makes_a_second_table_with_a_secret_of_its_own(server: TestClient) -> None:
    ada = Browser(server)
    fields = {"promise": field_in(ada.get("/").text, "/play/expanse", "promise"), "share": HOST}
    tables = [live(server, id_in(ada.post("/play/expanse", fields).headers["location"])) for _ in range(2)]
    assert tables[0].row.secret != tables[1].row.secret


@pytest.mark.parametrize("junk", ["", "a,b", "<script>", "x" * 400])
def test_what_a_browser_sends_instead_of_a_share_or_a_promise_turns_nobody_away(server: TestClient, junk: str) -> None:
    ada, bo = Browser(server), Browser(server)
    seats = {"players": "2", "seat-0": "me", "seat-1": "open", "share": junk, "promise": junk}
    page = ada.post("/new/expanse", seats, follow=True).text
    answer = bo.join(links_in(page)[0], "Bo", share=junk)
    assert answer.status_code == 303
    assert live(server, id_in(answer.headers["location"])).row.shares == ",,"


@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.long), "it"])
def test_from_the_invitation_to_the_proof(server: TestClient, lang: str, tmp_path: Path) -> None:
    ada, bo, eve = Browser(server, lang), Browser(server, lang), Browser(server, lang)
    plan = ada.get("/new/expanse").text
    (promised,) = committed_in(plan)
    ticket = re.search(r'name="promise" value="([0-9a-f]{32})"', plan)
    assert ticket
    form = {"players": "2", "name": "Ada", "seat-0": "me", "seat-1": "open", "promise": ticket[1], "share": HOST}
    links = ada.post("/new/expanse", form, follow=True).text
    assert promised in links
    invitation, watching, *_ = links_in(links)

    # Everybody sees the commitment before giving anything.
    door = bo.get(invitation, follow=True).text
    assert committed_in(door) == [promised] and promised in door
    table = f"/t/{id_in(eve.join(watching).headers['location'])}"
    waiting = eve.get(table).text
    assert promised in waiting and HOST in waiting and 'id="waiting"' in waiting
    assert promised in eve.get(f"{table}/text").text

    bo.join(invitation, "Bo", share=GUEST)
    room = bo.get(table).text
    assert 'id="waiting"' not in room and 'id="boards"' in room

    found = live(server, id_in(table))
    secret = found.row.secret
    assert secret is not None and found.row.commitment == promised
    pages = (table, f"{table}/text", f"{table}/parts", f"{table}/chance", f"{table}/replay", f"{table}/position.json")

    def sent() -> str:
        return "".join(browser.get(path).text for browser in (ada, bo, eve) for path in pages)

    assert isinstance(found.state.rng, KeyedRng)
    for _ in range(5):
        act(server, found)
        assert secret not in sent() and found.state.rng.key.hex() not in sent()
    for browser in (ada, bo):
        assert browser.get(f"{table}/save.json").status_code == 409

    random_to_the_end(server, found)
    proof = eve.get(f"{table}/chance").text
    assert secret in proof and HOST in proof and GUEST in proof
    assert {"en": "As committed", "it": "Impegno mantenuto"}[lang] in proof
    assert f"{table}/chance" in ada.get(f"{table}/summary").text
    save = ada.get(f"{table}/save.json").json()
    checked = verify(save, noted=promised, share=GUEST)
    assert checked.holds and checked.over and checked.shares == 2


def test_talk_goes_on_while_a_table_waits(server: TestClient) -> None:
    ada = Browser(server)
    table = f"/t/{set_up(ada)}"
    assert ada.post(f"{table}/say", {"text": "Anybody there?"}, follow=True).status_code == 200
    assert "Anybody there?" in ada.get(table).text


@pytest.mark.parametrize("part", ["replay", "summary", "review", "position.json", "shows?thing=x"])
def test_before_the_deal_nothing_else_is_shown(server: TestClient, part: str) -> None:
    ada = Browser(server)
    answer = ada.get(f"/t/{set_up(ada)}/{part}")
    assert answer.status_code in (303, 409), answer.text


def test_before_the_deal_a_page_has_no_parts(server: TestClient) -> None:
    ada = Browser(server)
    assert ada.get(f"/t/{set_up(ada)}/parts").json()["parts"] == {}


def test_a_table_that_waits_is_listed_and_joined_from_the_list(server: TestClient) -> None:
    ada, bo = Browser(server), Browser(server)
    id = set_up(ada, public="yes", share=HOST)
    assert f"/take/{id}/1" in bo.get("/").text
    assert committed_in(bo.get(f"/take/{id}/1").text) == [live(server, id).row.commitment]
    bo.post(f"/take/{id}/1", {"name": "Bo", "share": GUEST})
    assert live(server, id).row.shares == f"{HOST},,{GUEST}" and not live(server, id).waits()


def test_a_seat_is_taken_on_the_waiting_page(server: TestClient) -> None:
    ada, eve = Browser(server), Browser(server)
    table = f"/t/{set_up(ada, public='yes')}"
    assert committed_in(eve.get(table).text)
    eve.post(f"{table}/take", {"seat": "1", "name": "Eve", "share": LATE})
    assert live(server, id_in(table)).row.shares == f",,{LATE}"


def test_a_rematch_keeps_the_promise_of_the_page_that_offers_it(server: TestClient) -> None:
    ada = Browser(server)
    form = {"players": "2", "name": "Ada", "seat-0": "me", "seat-1": "here", "share": HOST}
    table = live(server, id_in(ada.post("/new/expanse", form).headers["location"]))
    random_to_the_end(server, table)
    page = ada.get(f"/t/{table.id}/summary").text
    ticket = field_in(page, f"/rematch/{table.id}", "promise")
    answer = ada.post(f"/rematch/{table.id}", {"promise": ticket, "share": GUEST})
    again = live(server, id_in(answer.headers["location"]))
    assert again.row.commitment in committed_in(page) and again.row.shares.startswith(GUEST)


def test_a_table_with_a_chosen_seed_says_that_there_is_nothing_to_check(server: TestClient) -> None:
    body = {"game": "expanse", "seats": [{"kind": "person"}] * 2, "seed": 7, "public": True}
    made = server.post("/api/tables", json=body)
    assert "nothing to check" in Browser(server).get(f"/t/{made.json()['id']}/chance").text


KNOWN = "Somebody chose the seed"


@pytest.mark.parametrize("seed", [7, None], ids=["chosen", "sealed"])
def test_a_chosen_seed_is_told_at_the_door_at_the_table_and_in_lists(server: TestClient, seed: int | None) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    made = server.post("/api/tables", json={"game": "expanse", "seats": seats, "seed": seed, "public": True}).json()
    bo = Browser(server)
    assert (KNOWN in bo.get(f"/join/{made['links'][1]}", follow=True).text) == (seed is not None)
    assert (KNOWN in bo.get("/").text) == (seed is not None)
    bo.join(f"/join/{made['links'][1]}", "Bo")
    assert (KNOWN in bo.get(f"/t/{made['id']}").text) == (seed is not None)


def test_who_takes_over_a_seat_that_was_dealt_is_told_so(server: TestClient) -> None:
    ada, bo = Browser(server), Browser(server)
    form = {"players": "2", "name": "Ada", "seat-0": "me", "seat-1": "here", "share": HOST}
    id = id_in(ada.post("/new/expanse", form).headers["location"])
    ada.post(f"/t/{id}/carry", {"seat": "1"})
    (link,) = links_in(ada.get(f"/t/{id}/carry").text)
    assert "dealt before it came to this browser" in bo.get(link, follow=True).text
    bo.join(link, "Bo")
    page = bo.get(f"/t/{id}/chance").text
    assert "When you sit down your browser adds" not in page and "a seat that was dealt already" in page


def test_where_nobody_added_a_share_no_promise_is_made(server: TestClient) -> None:
    body = {"game": "expanse", "seats": [{"kind": "person"}] * 2, "public": True}
    for share, promised in (("", False), (HOST, True)):
        made = server.post("/api/tables", json=body | {"share": share}).json()
        page = Browser(server).get(f"/t/{made['id']}/chance").text
        assert ("neither the host nor this server" in page) == promised
        assert ("could have chosen what is dealt" in page) == (not promised)


def test_strangers_see_nothing_of_it(server: TestClient) -> None:
    assert Browser(server).get(f"/t/{set_up(Browser(server))}/chance").status_code == 403


# Saves


@pytest.fixture
def finished(server: TestClient) -> dict[str, Any]:
    ada = Browser(server)
    form = {"players": "2", "name": "Ada", "seat-0": "me", "seat-1": "here", "share": HOST}
    table = live(server, id_in(ada.post("/new/expanse", form).headers["location"]))
    random_to_the_end(server, table)
    save: dict[str, Any] = ada.get(f"/t/{table.id}/save.json").json()
    return save


def test_a_sealed_save_is_opened_again_and_proved_again(server: TestClient, finished: dict[str, Any]) -> None:
    bo = Browser(server)
    answer = bo.upload(finished)
    assert answer.status_code == 303
    table = live(server, id_in(answer.headers["location"]))
    assert table.row.seeded, "whoever has the file knows the secret"
    page = bo.get(f"/t/{table.id}/chance").text
    assert table.over and "The file agrees with itself" in page and "opened from a file" in page
    assert "As committed" not in page and "neither the host nor this server" not in page
    assert load(finished).state.to_json() == table.state.to_json()


def with_chance(save: dict[str, Any], **changed: Any) -> dict[str, Any]:
    return save | {"chance": save["chance"] | changed}


def test_an_uploaded_save_that_does_not_hold_is_refused(server: TestClient, finished: dict[str, Any]) -> None:
    for bad in (
        with_chance(finished, commitment="0" * 64),
        with_chance(finished, secret="00" * 32),
        with_chance(finished, secret="zz"),
        with_chance(finished, shares=[]),
        with_chance(finished, shares=["x", "", "<b>"]),
        finished | {"chance": 7},
    ):
        answer = Browser(server).upload(bad)
        assert answer.status_code == 400, bad["chance"]


# Programs


def test_a_program_adds_its_share_and_checks(sqlite_url: str) -> None:
    async def case(client: httpx.AsyncClient) -> None:
        promise = (await client.get("/api/promise")).json()
        body = {
            "game": "expanse",
            "seats": [{"kind": "person"}, {"kind": "open"}],
            "public": True,
            "share": HOST,
            "promise": promise["promise"],
        }
        made = (await client.post("/api/tables", json=body)).json()
        assert made["commitment"] == promise["commitment"]
        (listed,) = (await client.get("/api/tables")).json()
        assert listed["commitment"] == promise["commitment"]
        path, keys = f"/api/tables/{made['id']}", {0: made["seats"][0]}

        async def look(seat: int | None) -> dict[str, Any]:
            headers = {} if seat is None else {"authorization": f"Bearer {keys[seat]}"}
            answer = await client.get(path, headers=headers)
            assert answer.status_code == 200, answer.text
            found: dict[str, Any] = answer.json()
            return found

        before = await look(0)
        assert before["open_seats"] and before["position"] == {} and before["legal"] == []
        assert before["chance"] == {"commitment": promise["commitment"], "shares": [HOST, "", ""], "secret": None}
        acted = await client.post(
            f"{path}/act", json={"atom": "do:pass", "seq": 0}, headers={"authorization": f"Bearer {keys[0]}"}
        )
        assert (acted.status_code, acted.json()["error"]) == (409, "server-seats-open")
        keys[1] = (await client.post(f"{path}/seats/1/take", json={"name": "Bo", "share": GUEST})).json()["key"]
        view = await look(None)
        assert view["chance"]["shares"] == [HOST, "", GUEST] and view["position"]
        number = 0
        while not view["over"]:
            assert view["chance"]["secret"] is None
            view = await look(view["waiting_for"] if view["waiting_for"] is not None else (number := 1 - number))
            if view["legal"]:
                sent = {"atom": view["legal"][0]["atom"], "seq": view["seq"]}
                await client.post(f"{path}/act", json=sent, headers={"authorization": f"Bearer {keys[view['you']]}"})
        assert commitment(bytes.fromhex(view["chance"]["secret"])) == promise["commitment"]
        save = (await client.get(f"{path}/save", headers={"authorization": f"Bearer {keys[0]}"})).json()
        assert verify(save, noted=promise["commitment"], share=HOST).holds

    async def run() -> None:
        async with client_of(create_app(sqlite_url, pace=0.0, workers=1, burst=1e9)) as client:
            await case(client)

    asyncio.run(run())


def test_a_used_promise_and_a_bad_share_are_refused(sqlite_url: str) -> None:
    async def run() -> None:
        async with client_of(create_app(sqlite_url, pace=0.0, workers=1, burst=1e9)) as client:
            promise = (await client.get("/api/promise")).json()["promise"]
            body = {"game": "expanse", "seats": [{"kind": "person"}] * 2, "promise": promise}
            assert (await client.post("/api/tables", json=body)).status_code == 201
            again = await client.post("/api/tables", json=body)
            assert (again.status_code, again.json()["error"]) == (409, "server-ticket-used")
            for bad in ({"share": "a,b"}, {"share": 7}, {"promise": "x"}):
                assert (await client.post("/api/tables", json=body | bad)).status_code == 422

    asyncio.run(run())


# Several workers


@pytest.mark.long
def test_of_two_who_take_the_last_seats_at_two_workers_both_are_heard(postgres_url: str) -> None:
    async def case() -> None:
        async with tables_on(postgres_url) as here, tables_on(postgres_url) as there:
            table, _ = await new_table(here, two_open(), seed=None, share=HOST)
            other = await there.get(table.id)
            await asyncio.gather(
                here.links.take_seat(table, 1, "Bo", share=GUEST), there.links.take_seat(other, 2, "Cy", share=LATE)
            )
            await here.refresh(table.id)
            await there.refresh(table.id)
            assert table.row.shares == other.row.shares == f"{HOST},,{GUEST},{LATE}"
            assert table.state.to_json() == other.state.to_json()
            await play_on(here, table, 1)
            await there.refresh(table.id)
            assert other.state.to_json() == table.state.to_json()

    asyncio.run(case())


def test_who_waits_hears_that_the_game_has_begun(sqlite_url: str) -> None:
    with served(sqlite_url) as address:
        body = {"game": "expanse", "seats": [{"kind": "person"}, {"kind": "open"}], "public": True}
        made = httpx.post(f"{address}/api/tables", json=body).json()
        ada = Guest(address, made["id"], made["seats"][0])
        assert ada.look()["open_seats"]
        httpx.post(f"{address}/api/tables/{made['id']}/seats/1/take", json={"name": "Bo"})
        wait_until(lambda: not ada.look()["open_seats"])
        assert json.dumps(ada.look()["position"])
        ada.close()
