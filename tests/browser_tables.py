"""Tables made and watched over the JSON API, for tests in the browser."""

from __future__ import annotations

import json
import time
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, Route, expect

from patience import PATIENCE


def call(method: str, url: str, data: object = None, key: str = "") -> Any:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {key}"} if key else {})
    body = None if data is None else json.dumps(data).encode()
    with urllib.request.urlopen(urllib.request.Request(url, body, headers, method=method), timeout=PATIENCE) as answer:
        return json.load(answer)


def kept_waiting(route: Route) -> None:
    """A request that is neither answered nor refused; once nothing is routed so any more, it goes on."""


@dataclass
class Table:
    address: str
    id: str
    keys: list[str]
    watch: str
    links: list[str | None] = field(default_factory=list)
    reads: int = field(default=0)

    def look(self) -> Any:
        return call("GET", f"{self.address}/api/tables/{self.id}", key=self.watch)

    def seq(self) -> int:
        return int(self.look()["seq"])

    def over(self) -> bool:
        return bool(self.look()["over"])

    def player(self) -> int:
        waiting = self.look()["waiting_for"]
        return -1 if waiting is None else int(waiting)

    def wait_past(self, seq: int) -> None:
        """Until something has happened after that number."""
        self.wait_until(lambda: self.seq() > seq)

    def wait_until(self, true: Callable[[], bool], seconds: float = PATIENCE) -> None:
        end = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < end, "waited in vain"
            time.sleep(0.03)

    def wait_for_seat(self, seat: int) -> None:
        self.wait_until(lambda: self.player() == seat)


def new_table(address: str, seats: list[str], bot: str = "random", seed: int = 7, public: bool = False) -> Table:
    plan = {
        "game": "expanse",
        "seats": [{"kind": kind, "bot": bot} for kind in seats],
        "public": public,
        "seed": seed,
    }
    made = call("POST", f"{address}/api/tables", plan)
    return Table(address, made["id"], made["seats"], made["watch"], made["links"])


def come_in(page: Page, table: Table, seat: int, name: str = "") -> None:
    """Sit down on an open seat by its link; a seat of the test's own comes to the browser, too."""
    if table.links and table.links[seat]:
        page.goto(f"{table.address}/join/{table.links[seat]}")
    else:
        made = call("POST", f"{table.address}/api/tables/{table.id}/carry", {}, table.keys[seat])
        page.goto(f"{table.address}/join/{made['link']}")
        page.locator("input[name=keep]").check()
    if name:
        page.locator("input[name=name]").fill(name)
    page.locator("form.plan button.main").click()


def sit(page: Page, table: Table, seat: int, name: str) -> Page:
    """Come in by a link to a seat, until the page hears what happens."""
    come_in(page, table, seat, name)
    expect(page.locator("#board")).to_be_visible()
    expect(page.locator("#main")).to_have_attribute("data-live", "yes")
    return page


def play_until(table: Table, pages: dict[int, Page], done: Callable[[], bool], most: int = 1500) -> None:
    """Whoever is asked clicks: by turns the first, the last and a middle option, on the drawing where there is one.

    Every fourth click is made with a pointer that has to get there; the others reach what they are for at once.
    """
    for number in range(most):
        look = table.look()
        if look["over"]:
            assert done()
            return
        seat = -1 if look["waiting_for"] is None else int(look["waiting_for"])
        if seat not in pages:
            time.sleep(0.02)
            continue
        page, seq = pages[seat], int(look["seq"])
        page.locator(f'#status[data-seq="{seq}"]').wait_for(state="attached")
        buttons = page.locator("#options button[data-atom]")
        buttons.first.wait_for()
        count = buttons.count()
        atom = buttons.nth((0, count - 1, count // 2)[number % 3]).get_attribute("data-atom")
        drawn = page.locator(f'svg [data-atom="{atom}"]')
        button = page.locator(f'#options button[data-atom="{atom}"]')
        if number % 2 and drawn.count():
            drawn.first.dispatch_event("click")
        elif number % 4:
            button.dispatch_event("click")
        else:
            button.click()
        table.wait_past(seq)
    raise AssertionError("the game did not end")
