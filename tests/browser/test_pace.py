"""The pace of the bots, in a real browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.conftest import Guest
from browser_tables import Table, call, new_table, sit

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


def until_a_bot_is_asked(table: Table, seat: int = 0) -> int:
    """Whoever sits there takes the first option; the number of the last event then."""
    here, key = f"{table.address}/api/tables/{table.id}", table.keys[seat]
    view = call("GET", here, key=key)
    while view["waiting_for"] == seat:
        view = call("POST", f"{here}/act", {"atom": view["legal"][0]["atom"], "seq": view["seq"]}, key)
    return int(view["seq"])


def set_pace(page: Page, pace: str) -> None:
    """By the menu, which is there at any moment."""
    page.locator("#menu summary").click()
    page.locator(f"#menu .pace [value={pace}]").click()
    expect(page.locator(f"#menu .pace [value={pace}]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")


def stepping(address: str, page: Page) -> tuple[Table, int]:
    """Somebody sits at a table that goes step by step, and a bot is asked."""
    table = new_table(address, ["person", "bot", "bot"], seed=5)
    call("POST", f"{address}/api/tables/{table.id}/pace", {"pace": "step"}, table.keys[0])
    sit(page, table, 0, "Ann")
    seq = until_a_bot_is_asked(table)
    expect(page.locator("#status")).to_have_attribute("data-seq", str(seq))
    return table, seq


def test_step_by_step_a_bot_waits_for_a_click_or_a_key(address: str, guest: Guest) -> None:
    page = guest()
    table, seq = stepping(address, page)
    steps: list[Callable[[], None]] = [
        lambda: page.locator("#next").click(),
        lambda: page.keyboard.press("n"),
        lambda: press_space(page),
    ]
    for step in steps:
        seq = until_a_bot_is_asked(table)
        expect(page.locator("#status")).to_have_attribute("data-seq", str(seq))
        expect(page.locator("#next")).to_be_visible()
        assert table.seq() == seq, "nothing happens by itself"
        step()
        expect(page.locator("#status")).to_have_attribute("data-seq", str(seq + 1))


def press_space(page: Page) -> None:
    page.locator("#prompt").focus()
    page.keyboard.press("Space")


@pytest.mark.long
def test_one_sets_the_pace_and_the_other_sees_it_change(address: str, guest: Guest) -> None:
    table = new_table(address, ["person", "person", "bot"], seed=5)
    ann = sit(guest(), table, 0, "Ann")
    bob = sit(guest(), table, 1, "Bob")
    for pace in ("step", "fast", "normal"):
        set_pace(ann, pace)
        pressed = bob.locator(f"#menu .pace [value={pace}]")
        expect(pressed).to_have_attribute("aria-pressed", "true")
        assert table.look()["pace"] == pace


@pytest.mark.long
def test_while_a_bot_plays_the_pace_is_at_hand(address: str, guest: Guest) -> None:
    page = guest()
    table, _ = stepping(address, page)
    page.locator("#prompt .pace [value=fast]").click()
    table.wait_for_seat(0)
    assert table.look()["pace"] == "fast"
    expect(page.locator("#next")).to_have_count(0)
    expect(page.locator("#options button[data-atom]").first).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "size"),
    [
        pytest.param("en-GB", DESKTOP, id="en-desktop", marks=pytest.mark.long),
        pytest.param("it-IT", PHONE, id="it-phone"),
        pytest.param("en-GB", PHONE, id="en-phone", marks=pytest.mark.long),
        pytest.param("it-IT", DESKTOP, id="it-desktop", marks=pytest.mark.long),
    ],
)
def test_nothing_jumps_from_step_to_step(address: str, guest: Guest, size: ViewportSize, lang: str) -> None:
    page = guest(size, lang=lang)
    table, seq = stepping(address, page)
    places = []
    for _ in range(4):
        seq = until_a_bot_is_asked(table)
        expect(page.locator("#status")).to_have_attribute("data-seq", str(seq))
        places.append([page.locator(part).bounding_box() for part in ("#next", "#prompt .pace")])
        page.locator("#next").click()
        expect(page.locator("#status")).to_have_attribute("data-seq", str(seq + 1))
    assert places == [places[0]] * 4
    for box in places[0]:
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
        assert box["y"] + box["height"] <= size["height"]
