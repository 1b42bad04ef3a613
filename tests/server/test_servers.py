"""Two servers on one PostgreSQL: one of them is killed again and again under play, and nothing is lost."""

from __future__ import annotations

import time
from contextlib import suppress
from random import Random
from threading import Event, Thread

import httpx
import pytest

from astrarium.server.store import Store
from patience import PATIENCE
from server.serving import Guest, Process, create, wait_until
from systems import POSIX

pytestmark = pytest.mark.long

KILLS = 4
MANY_KILLS = 20
PERSON, QUICK = {"kind": "person"}, {"kind": "bot", "bot": "random"}
MOST_SECONDS = 20.0
"""Until a table goes on elsewhere, on a machine that does other things too."""


class Visitor:
    """Somebody who plays on at whichever server answers, and writes down what was acknowledged."""

    def __init__(self, servers: list[Process], seed: int) -> None:
        self.servers = servers
        self.rng = Random(seed)
        self.at = seed % 2
        made = create(servers[self.at].address, [PERSON, QUICK, QUICK])
        self.id, self.key = made["id"], made["seats"][0]
        self.acts: dict[int, str] = {}
        self.longest = 0.0

    def play(self, over: Event) -> None:
        last = time.monotonic()
        while not over.is_set():
            guest = Guest(self.servers[self.at].address, self.id, self.key)
            try:
                view = guest.look(after=10**6)
                if view["over"]:
                    return
                if view["legal"]:
                    atom = self.rng.choice(view["legal"])["atom"]
                    if guest.act(atom, view["seq"]).status_code == 200:
                        self.acts[view["seq"] + 1] = atom
                        self.longest, last = max(self.longest, time.monotonic() - last), time.monotonic()
            except (httpx.TransportError, AssertionError):
                # As a proxy does when a server does not answer.
                self.at = 1 - self.at
            finally:
                guest.close()


@POSIX
@pytest.mark.parametrize("kills", [KILLS, pytest.param(MANY_KILLS, marks=pytest.mark.slow)])
def test_a_server_that_is_killed_loses_nothing_and_its_tables_go_on_elsewhere(postgres_url: str, kills: int) -> None:
    servers = [Process(postgres_url, "--pace", "0.01", "--burst", "1e9", "--new-tables", "1000") for _ in range(2)]
    over, moments = Event(), Random(1)
    visitors = [Visitor(servers, number) for number in range(4)]
    playing = [Thread(target=visitor.play, args=(over,)) for visitor in visitors]
    for thread in playing:
        thread.start()
    try:
        for number in range(kills):
            dying = servers[number % 2]
            before = sum(len(visitor.acts) for visitor in visitors)

            def acted(before: int = before) -> bool:
                over = not any(thread.is_alive() for thread in playing)
                return over or sum(len(visitor.acts) for visitor in visitors) > before + 3

            wait_until(acted)
            time.sleep(moments.uniform(0, 0.03))
            dying.kill()
            servers[number % 2] = Process(postgres_url, "--pace", "0.01", "--burst", "1e9", "--new-tables", "1000")
    finally:
        over.set()
        for thread in playing:
            thread.join(PATIENCE)
    store = Store(postgres_url)
    try:
        assert sum(len(visitor.acts) for visitor in visitors) > 3 * kills
        for visitor in visitors:
            events = store.events(visitor.id)
            assert [event.seq for event in events] == list(range(1, len(events) + 1))
            assert visitor.acts.items() <= {event.seq: event.atom for event in events}.items()
    finally:
        store.close()
        for server in servers:
            with suppress(AssertionError):
                server.stop()
    print(f"longest from one acknowledged decision to the next: {max(one.longest for one in visitors):.1f} s")


def test_a_move_made_at_one_server_is_soon_seen_at_the_other(postgres_url: str) -> None:
    """Within a tenth of a second on a machine that does nothing else: docs/performance.md has the figures."""
    here, there = (Process(postgres_url, "--pace", "0", "--burst", "1e9") for _ in range(2))
    try:
        made = create(here.address, [PERSON, PERSON])
        guests = [Guest(here.address, made["id"], key) for key in made["seats"]]
        other = Guest(there.address, made["id"], made["seats"][0])
        other.look()
        times = []
        for seq in range(20):
            asked = guests[0].look()["waiting_for"]
            view = guests[asked].look()
            assert guests[asked].act(view["legal"][0]["atom"], seq).status_code == 200
            begun = time.monotonic()

            def arrived(seq: int = seq) -> bool:
                return bool(other.look()["seq"] == seq + 1)

            wait_until(arrived)
            times.append(time.monotonic() - begun)
        print(f"median {1000 * sorted(times)[10]:.0f} ms, longest {1000 * max(times):.0f} ms")
        assert sorted(times)[10] < MOST_SECONDS
    finally:
        for server in (here, there):
            server.stop()
