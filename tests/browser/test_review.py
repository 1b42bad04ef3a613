"""The review of a finished game, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from astrarium.server.review import Effort
from browser.conftest import Guest
from browser_tables import Table, new_table
from server.serving import served

PHONE = {"width": 390, "height": 844}
HASTY = Effort(moments=12, playouts=12, glances=4, milliseconds=60_000)


@pytest.fixture(scope="module")
def reviewing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that looks back in a hurry."""
    with served(f"sqlite:///{tmp_path_factory.mktemp('review') / 'tables.db'}", effort=HASTY) as address:
        yield address


@pytest.fixture(scope="module")
def over(reviewing: str) -> Table:
    """A finished game that everybody may look at."""
    table: Table = new_table(reviewing, ["bot", "bot", "bot"], bot="random", seed=5, public=True)
    table.wait_until(table.over)
    return table


def opened(page: Page, table: Table) -> Page:
    page.goto(f"{table.address}/t/{table.id}/review")
    expect(page.locator("#review")).to_have_attribute("data-done", "1")
    return page


@pytest.mark.long
def test_the_page_grows_until_the_bot_has_seen_everything(reviewing: str, over: Table, guest: Guest) -> None:
    page = guest()
    page.goto(f"{reviewing}/t/{over.id}/review")
    expect(page.locator(".progress")).to_contain_text("The bot is looking back")
    expect(page.locator("#review")).to_have_attribute("data-done", "1")
    expect(page.locator("progress")).to_have_count(0)
    expect(page.locator(".chart:visible svg")).to_be_visible()
    expect(page.locator(".seat-card")).to_have_count(3)
    assert page.locator(".turns > li").count() == page.locator(".chart:visible .flag").count() > 0


@pytest.mark.long
def test_the_pointer_reads_the_chart_and_a_click_leads_to_the_replay(over: Table, guest: Guest) -> None:
    page = opened(guest(), over)
    box = page.locator(".chart:visible svg").bounding_box()
    assert box is not None
    before = page.locator("[data-chance]").all_text_contents()
    page.mouse.move(box["x"] + box["width"] * 0.3, box["y"] + box["height"] * 0.5)
    expect(page.locator(".reader")).to_have_class(re.compile("pointing"))
    assert page.locator("[data-chance]").all_text_contents() != before
    moment = page.locator("#there b").text_content()
    page.mouse.click(box["x"] + box["width"] * 0.3, box["y"] + box["height"] * 0.5)
    expect(page.locator("#slider")).to_have_value(str(moment))


def test_the_keyboard_reads_the_chart_too(over: Table, guest: Guest) -> None:
    page = opened(guest(), over)
    page.locator("#at").focus()
    page.keyboard.press("End")
    expect(page.locator("#there b")).to_have_text(str(over.seq()))
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#there b")).not_to_have_text(str(over.seq()))


@pytest.mark.long
def test_a_seat_is_chosen_and_its_decision_replayed(over: Table, guest: Guest) -> None:
    page = opened(guest(), over)
    page.locator(".seat-card").nth(1).click()
    expect(page.locator(".seat-card").nth(1)).to_have_attribute("aria-current", "true")
    page.locator("#all").check()
    first = page.locator(".verdicts .at").first
    expect(first).to_be_visible()
    first.click()
    expect(page.locator(".replay")).to_have_attribute("data-seat", "1")
    expect(page.locator(".decided")).to_be_visible()


@pytest.mark.parametrize("lang", [pytest.param("en-GB", marks=pytest.mark.long), "it-IT"])
def test_on_a_phone_it_fits_and_a_finger_reads_it(over: Table, guest: Guest, lang: str) -> None:
    page = opened(guest(size=PHONE, lang=lang, has_touch=True, is_mobile=True), over)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    chart = page.locator(".small-chart svg")
    chart.scroll_into_view_if_needed()
    box = chart.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] * 0.4, box["y"] + box["height"] * 0.6)
    expect(page.locator("#there")).to_be_visible()
    assert "/review" in page.url, "a touch points; the line below leads on"
    page.locator("#there").tap()
    expect(page.locator(".replay")).to_be_visible()
