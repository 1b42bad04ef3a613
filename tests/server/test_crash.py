"""The server is killed again and again under play; whatever it has acknowledged is there afterwards."""

from __future__ import annotations

import threading
import time
from contextlib import suppress
from random import Random

import httpx
import pytest

from astrarium import game
from astrarium.clockwork.match import Match
from astrarium.server.store import Store
from astrarium.server.store_rows import ATOM
from patience import PATIENCE
from server.serving import Guest, Process, create, wait_until
from systems import POSIX

pytestmark = pytest.mark.long

KILLS = 6
MANY_KILLS = 60
WITH_BOTS = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
PEOPLE = [{"kind": "person", "name": name} for name in ("Ann", "Bob", "Eve")]
FEWEST, MOST, LONG = 0, 12, 40
"""Acknowledged acts before a kill; now and then it comes later, when the bots have surely moved."""
SPREAD = 0.03
"""Seconds within which the kill then falls, in the middle of whatever goes on."""


class Witness:
    """Plays at tables with and without bots, and writes down what the server has acknowledged."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.keys: dict[str, list[str | None]] = {}
        self.acts: dict[str, dict[int, str]] = {}
        self.open: list[str] = []
        self.acknowledged = 0
        self.surplus = 0
        """Acts at a table with bots that were not acknowledged: the bots', and one of Ann's for every kill at most."""

    def play(self, address: str) -> None:
        """Until the server is gone."""
        with suppress(httpx.TransportError), httpx.Client(base_url=address, timeout=PATIENCE) as http:
            while True:
                while len(self.open) < 2:
                    made = create(address, [PEOPLE, WITH_BOTS][len(self.keys) % 2])
                    self.keys[made["id"]], self.acts[made["id"]] = made["seats"], {}
                    self.open.append(made["id"])
                for id in list(self.open):
                    for key in self.keys[id]:
                        if key is not None and id in self.open:
                            self.decide(http, id, key)

    def decide(self, http: httpx.Client, id: str, key: str) -> None:
        headers = {"authorization": f"Bearer {key}"}
        looked = http.get(f"/api/tables/{id}?after=1000000", headers=headers)
        assert looked.status_code == 200, looked.text
        view = looked.json()
        if None in self.keys[id]:
            self.surplus = max(self.surplus, view["seq"] - len(self.acts[id]))
        while view["legal"]:
            atom, seq = self.rng.choice(view["legal"])["atom"], view["seq"]
            answer = http.post(f"/api/tables/{id}/act", headers=headers, json={"atom": atom, "seq": seq})
            assert answer.status_code == 200, answer.text
            self.acts[id][seq + 1] = atom
            self.acknowledged += 1
            view = answer.json()
        if view["over"]:
            self.open.remove(id)

    def check(self, store: Store, address: str) -> None:
        """Every acknowledged act is stored where it was acknowledged, no number is missing, every table goes on."""
        for id, keys in self.keys.items():
            row, events = store.table(id), store.events(id)
            assert row is not None
            assert [event.seq for event in events] == list(range(1, len(events) + 1))
            assert self.acts[id].items() <= {event.seq: event.atom for event in events}.items()
            # With each event the position to which it led: from it the table would go on by other rules.
            assert store.positions.seqs(id) >= set(range(1, len(events) + 1))
            match = Match(game(row.game), row.players, row.chance, row.options, patient=row.patient)
            for event in events:
                assert event.kind == ATOM and event.seat == match.state.player
                match.apply(match.game.atoms.index(event.atom))
            assert row.over == match.state.over
            guest = Guest(address, id, keys[0])
            assert guest.look()["seq"] >= len(events)
            guest.close()


@POSIX
@pytest.mark.parametrize("kills", [KILLS, pytest.param(MANY_KILLS, marks=pytest.mark.slow)])
def test_what_was_acknowledged_survives_every_kill(url: str, kills: int) -> None:
    witness, moments = Witness(1), Random(1)
    for number in range(kills):
        server = Process(url, "--pace", "0.005")
        late = number % 6 == 5
        wanted = witness.acknowledged + moments.randint(FEWEST, LONG if late else MOST)
        bots = number if late else -1
        later = moments.uniform(0, SPREAD)

        def kill(server: Process = server, wanted: int = wanted, bots: int = bots, later: float = later) -> None:
            with suppress(AssertionError):
                wait_until(lambda: witness.acknowledged >= wanted and witness.surplus > bots)
            time.sleep(later)
            server.process.kill()

        death = threading.Thread(target=kill)
        death.start()
        try:
            witness.play(server.address)
        finally:
            death.join()
            server.kill()
    server = Process(url, "--pace", "0.005")
    store = Store(url)
    try:
        witness.check(store, server.address)
        assert witness.acknowledged > 3 * kills
        moved = [event for id in witness.keys for event in store.events(id) if witness.keys[id][event.seat] is None]
        assert moved, "the bots never came to move"
    finally:
        store.close()
        assert server.stop() == (0, "")
