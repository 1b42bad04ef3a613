"""A table with several boards: tabs, boards side by side, swiping, a replay."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, Page, expect

from browser.conftest import Guest
from browser_tables import Table, call, come_in

WIDE = {"width": 1800, "height": 1000}
PHONE = {"width": 390, "height": 844}


def new_table(address: str) -> Table:
    plan = {"game": "athena", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "random"}], "seed": 7}
    made = call("POST", f"{address}/api/tables", plan)
    return Table(address, made["id"], made["seats"], made["watch"])


def sit(page: Page, table: Table) -> Page:
    come_in(page, table, 0, "Ann")
    expect(page.locator("#options button[data-atom]").first).to_be_visible()
    # The page has begun to move.
    expect(page.locator('[data-board][aria-selected="true"]')).not_to_have_count(0)
    return page


def shown(page: Page) -> list[str]:
    """The boards in sight."""
    return [str(pan.get_attribute("data-sheet")) for pan in page.locator(".pan.shown").all()]


def tabs(page: Page) -> list[str]:
    return [str(tab.get_attribute("data-board")) for tab in page.locator("[data-board]").all()]


def test_the_board_on_which_something_is_picked_comes_by_itself(address: str, guest: Guest) -> None:
    page = sit(guest(), new_table(address))
    expect(page.locator(".pan.shown [data-atom]").first).to_be_visible()
    board = shown(page)
    assert len(board) == 1
    expect(page.locator(f'[data-board="{board[0]}"]')).to_have_class("open")
    page.locator(".pan.shown [data-atom]").first.click()
    expect(page.locator("#part-prompt .ask")).to_be_visible()


def test_tabs_and_keys_turn_from_board_to_board(address: str, guest: Guest) -> None:
    page = sit(guest(), new_table(address))
    names = tabs(page)
    assert names[0] == "" and len(names) > 3
    page.locator('[data-board=""]').click()
    assert shown(page) == [""]
    expect(page.locator("#part-things svg")).to_be_visible()
    page.keyboard.press("]")
    assert shown(page) == [names[1]]
    expect(page.locator(f"#part-things-{names[1]} svg")).to_be_visible()
    expect(page.locator("#part-things svg")).not_to_be_visible()
    page.keyboard.press("[")
    page.keyboard.press("[")
    assert shown(page) == [names[-1]]
    expect(page.locator(f'[data-board="{names[-1]}"]')).to_have_attribute("aria-selected", "true")


@pytest.mark.long
def test_on_a_wide_screen_a_board_lies_beside_the_map(address: str, guest: Guest) -> None:
    page = sit(guest(WIDE), new_table(address))
    map_and_sheet = shown(page)
    assert len(map_and_sheet) == 2 and "" in map_and_sheet
    expect(page.locator("#board .pan.shown svg").first).to_be_visible()
    expect(page.locator("#beside .pan.shown svg").first).to_be_visible()
    page.set_viewport_size({"width": 1200, "height": 900})
    expect(page.locator("#beside")).to_be_hidden()
    expect(page.locator(".pan.shown")).to_have_count(1)


def test_on_a_phone_a_swipe_turns_to_the_next_board(address: str, guest: Guest) -> None:
    page = sit(guest(PHONE, has_touch=True, is_mobile=True), new_table(address))
    names = tabs(page)
    page.locator('[data-board=""]').tap()
    frame = page.locator("#board").bounding_box()
    assert frame is not None
    y = frame["y"] + frame["height"] / 2
    finger = page.context.new_cdp_session(page)
    for _ in range(8):
        if shown(page) != [""]:
            break
        swipe(finger, frame["x"] + frame["width"] - 20, frame["x"] + 15, y)
    assert shown(page) == [names[1]]


def swipe(finger: CDPSession, start: float, end: float, y: float) -> None:
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": start, "y": y}]})
    for step in range(1, 11):
        point = {"x": start + (end - start) * step / 10, "y": y}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.long
def test_a_replay_shows_all_boards(address: str, guest: Guest) -> None:
    table = new_table(address)
    page = sit(guest(), table)
    seq = table.seq()
    page.locator("#options button[data-atom]").first.click()
    table.wait_until(lambda: table.seq() > seq)
    sheets = tabs(page)[1:]
    page.goto(f"{address}/t/{table.id}/replay?at=1")
    for name in sheets:
        expect(page.locator(f'[data-part="things-{name}"] svg')).to_be_visible()
    page.locator("#back").click()
    expect(page.locator("#count")).to_contain_text("0 /")
    for name in sheets:
        expect(page.locator(f'[data-under="sky-{name}"] svg')).to_be_visible()
