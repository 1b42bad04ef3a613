"""axe-core finds nothing on any page, in any state that a person comes to."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from astrarium.clockwork.registry import game_keys
from axe_core import complaints

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SIZES = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone", marks=pytest.mark.long)]
GAMES = [pytest.param(key, marks=[] if key == "expanse" else [pytest.mark.long]) for key in game_keys()]


@pytest.mark.parametrize("size", SIZES)
def test_pages_around_the_tables(address: str, guest: Callable[..., Page], size: dict[str, int]) -> None:
    page: Page = guest(size)
    for path in ("/", "/new/expanse", "/rules/expanse", "/games/expanse/page"):
        page.goto(f"{address}{path}")
        assert not complaints(page), path


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", GAMES)
def test_a_table_with_its_guide_its_drawer_its_menu_and_its_replay(
    address: str, guest: Callable[..., Page], key: str, size: dict[str, int]
) -> None:
    page: Page = guest(size)
    page.goto(address)
    page.locator(f'form[action="/learn/{key}/first"] button').click()
    expect(page.locator("#main")).to_have_attribute("data-live", "yes")
    assert not complaints(page), "the guide"
    page.locator("#guide .go button").click()
    expect(page.locator("#guide")).to_have_count(0)
    assert not complaints(page), "one's own turn"
    page.locator("#rules").click()
    expect(page.locator("#drawer .chapter").first).to_be_visible()
    assert not complaints(page), "the rules"
    page.keyboard.press("Escape")
    page.locator("#menu summary").click()
    assert not complaints(page), "the menu"
    page.goto(f"{page.url}/replay")
    assert not complaints(page), "the replay"
