"""An expedition of Last Aurora, by clicks on what is drawn; its table on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Guest
from browser_tables import Table, call, come_in

PHONE = {"width": 390, "height": 844}


def new_table(address: str) -> Table:
    plan = {"game": "athena", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "random"}], "seed": 7}
    made = call("POST", f"{address}/api/tables", plan)
    return Table(address, made["id"], made["seats"], made["watch"])


def sit(page: Page, table: Table) -> Page:
    come_in(page, table, 0, "Ann")
    table.wait_for_seat(0)
    expect(page.locator("#options button[data-atom]").first).to_be_visible()
    return page


def open_things(page: Page) -> list[str]:
    """What may be clicked on the board in sight."""
    return [str(thing.get_attribute("data-atom")) for thing in page.locator(".pan.shown [data-atom]").all()]


def click(page: Page, table: Table, atom: str) -> None:
    seq = table.seq()
    page.locator(f'.pan.shown [data-atom="{atom}"]').first.click()
    table.wait_until(lambda: table.seq() > seq)
    expect(page.locator("#status")).to_have_attribute("data-seq", str(table.seq()))


@pytest.mark.long
def test_survivors_are_sent_to_a_site_on_one_board(address: str, guest: Guest) -> None:
    table = new_table(address)
    page = sit(guest(), table)
    zone = page.locator('[data-board="zone"]')
    expect(zone).to_have_attribute("aria-selected", "true")
    click(page, table, next(atom for atom in open_things(page) if atom.startswith("site:")))
    expect(page.locator("#part-prompt .ask")).to_contain_text("who goes")
    leader = next(atom for atom in open_things(page) if atom.endswith("_leader"))
    click(page, table, leader)
    expect(zone).to_have_attribute("aria-selected", "true")
    page.locator("#options button[data-atom='do:done']").click()
    expect(page.locator("#log")).to_contain_text("sends Leader")


@pytest.mark.long
def test_on_a_phone_the_board_has_the_room_of_cards_that_are_not_there(address: str, guest: Guest) -> None:
    page = sit(guest(PHONE, has_touch=True, is_mobile=True), new_table(address))
    expect(page.locator("#cards")).to_be_hidden()
    frame = page.locator("#board").bounding_box()
    assert frame is not None and frame["height"] > PHONE["height"] * 0.4
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_on_a_phone_the_name_of_the_game_is_shown_whole(address: str, guest: Guest) -> None:
    page = sit(guest(PHONE, lang="it-IT", has_touch=True, is_mobile=True), new_table(address))
    name = page.locator("header h1")
    expect(name).to_have_text("Last Aurora: Progetto Athena")
    cut = "name => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight"
    assert not name.evaluate(cut)


def test_on_a_phone_a_page_that_is_opened_shows_what_is_asked(address: str, guest: Guest) -> None:
    """The last site lies beyond the right edge of a board that is looked at from its corner."""
    table = new_table(address)
    page = sit(guest(PHONE, has_touch=True, is_mobile=True), table)
    for seq, atom in enumerate(("site:5", "card:red_leader", "do:done")):
        call("POST", f"{address}/api/tables/{table.id}/act", {"atom": atom, "seq": seq}, key=table.keys[0])
    page.reload()

    def seen() -> bool:
        frame = page.locator("#board").bounding_box()
        deal = page.locator('.pan.shown [data-atom^="deal:"]').first.bounding_box()
        assert frame is not None and deal is not None
        return frame["x"] <= deal["x"] and deal["x"] + deal["width"] <= frame["x"] + frame["width"]

    # A page that turns to it may turn away again.
    page.wait_for_timeout(500)
    table.wait_until(seen, 10)
