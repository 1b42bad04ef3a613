"""Every lesson, played to its end by clicks in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from astrarium.clockwork.registry import game_keys
from astrarium.lessons import Lesson, lesson, lessons_of
from browser.conftest import Guest

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
LESSONS = [one for key in game_keys() for one in lessons_of(key)]


def begin(address: str, page: Page, taught: Lesson) -> None:
    page.goto(address)
    page.locator(f'form[action="/learn/{taught.game}/{taught.key}"] button').click()
    expect(page.locator("#guide")).to_be_visible()
    expect(page.locator("#main")).to_have_attribute("data-live", "yes")


def read(page: Page) -> str:
    """Turn the pages of what the guide says to the last one; at which decision it stands."""
    beat = page.locator("#guide").get_attribute("data-beat")
    assert beat is not None
    while page.locator("#guide .later").is_visible():
        page.locator("#guide .later").click()
    return beat


def play(page: Page, taught: Lesson) -> None:
    """Do what the guide says; whatever it points at must be there."""
    while True:
        expect(page.locator("#guide.done, #guide .wanted").first).to_be_attached()
        if page.locator("#guide.done").count():
            return
        beat = read(page)
        at = int(beat.split("-")[0])
        for anchor in (page.locator("#guide").get_attribute("data-anchors") or "").split():
            assert lit(page, anchor), f"the guide of {taught.game}/{taught.key} points at {anchor}, which is not there"
        if page.locator("#guide form.wanted").count():
            page.locator("#guide form.wanted button").click()
        else:
            choose(page, taught.atoms[at])
        expect(page.locator("#guide")).not_to_have_attribute("data-beat", beat)


def lit(page: Page, anchor: str) -> bool:
    name = anchor.removeprefix("#")
    where = "id" if anchor.startswith("#") else "data-atom"
    places = f'[{where}="{name}"].guided, [data-tile="{name}"].guided, [data-shows="{name}"].guided'
    return page.locator(places).count() > 0


def choose(page: Page, atom: str) -> None:
    button = page.locator(f'#options [data-atom="{atom}"]')
    if page.locator("#places").count() and not button.is_visible():
        page.locator("#places summary").click()
    button.click()


CASES = [
    pytest.param(taught, lang, size, id=f"{taught.game}-{taught.key}-{lang}-{size['width']}", marks=marks)
    for taught in LESSONS
    for lang in ("en-GB", "it-IT")
    for size in (DESKTOP, PHONE)
    for marks in ([] if (taught.key, lang, size) == ("first", "en-GB", DESKTOP) else [pytest.mark.long],)
]


@pytest.mark.parametrize(("taught", "lang", "size"), CASES)
def test_a_lesson_is_played_to_its_end(
    address: str, guest: Guest, taught: Lesson, lang: str, size: ViewportSize
) -> None:
    page = guest(size, lang)
    begin(address, page, taught)
    play(page, taught)
    page.locator("#guide .go button").click()
    expect(page.locator("#guide")).to_have_count(0)


def test_a_wrong_click_gets_a_kind_word_that_stays_until_the_next_move(address: str, guest: Guest) -> None:
    page, taught = guest(), lesson("expanse", "first")
    begin(address, page, taught)
    read(page)
    choose(page, "slot:1")
    expect(page.locator("#astray")).to_contain_text("The rules allow that")
    expect(page.locator("#status")).to_have_attribute("data-seq", "0")
    choose(page, "slot:3")
    expect(page.locator("#guide")).to_have_attribute("data-beat", "1-points")
    expect(page.locator("#astray")).to_have_text("")


def test_the_guide_is_turned_and_followed_by_keys(address: str, guest: Guest) -> None:
    page = guest()
    begin(address, page, lesson("expanse", "first"))
    expect(page.locator("#guide .page:visible")).to_contain_text("Humanity lives")
    page.keyboard.press("n")
    expect(page.locator("#guide .page:visible")).to_contain_text("The goal")
    page.keyboard.press("n")
    expect(page.locator("#guide .wanted")).to_be_visible()
    page.keyboard.press("3")
    expect(page.locator("#guide")).to_have_attribute("data-beat", "1-points")


def test_a_lesson_is_left_and_found_again(address: str, guest: Guest) -> None:
    page, taught = guest(), lesson("expanse", "first")
    begin(address, page, taught)
    read(page)
    choose(page, "slot:3")
    expect(page.locator("#guide")).to_have_attribute("data-beat", "1-points")
    page.goto(address)
    page.locator(".table", has_text="First game").locator("a[href^='/t/']:not([href$=chance])").first.click()
    expect(page.locator("#guide")).to_have_attribute("data-beat", "1-points")
