"""The replay that a notebook shows, in a real browser: one file, no server."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from astrarium import Match, game, notebook

MOMENTS = 5


def play_twelve(match: Match) -> None:
    notebook.play_on(match, "random", until=lambda state: len(match.atoms) >= 12)


@pytest.fixture
def page(browser: Browser, tmp_path: Path) -> Page:
    """Two replays in one notebook: they must not get into each other's way."""
    shown = []
    for seed in (7, 8):
        match = Match(game("expanse"), 3, seed, {})
        play_twelve(match)
        shown.append(notebook.replay(match, frames=MOMENTS)._repr_html_())
    file = tmp_path / "notebook.html"
    file.write_text(f'<meta charset="utf-8">{"".join(shown)}', encoding="utf-8")
    opened = browser.new_page()
    opened.goto(file.as_uri())
    expect(opened.locator(".controls").nth(1)).to_be_visible()
    return opened


def test_the_slider_and_the_buttons_go_through_the_game(page: Page) -> None:
    first = page.locator(".astrarium-replay").first
    where, picture = first.locator("output"), first.locator("img")
    expect(where).to_have_text("12 / 12")
    end = picture.get_attribute("src")
    first.locator("[data-go=back]").click()
    expect(where).to_have_text("9 / 12")
    assert picture.get_attribute("src") != end
    first.locator("[data-go=first]").click()
    expect(where).to_have_text("0 / 12")
    first.locator("input").fill("2")
    expect(where).to_have_text("6 / 12")
    expect(first.locator(".log li").last).to_be_visible()
    # The picture is one that the browser can draw.
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 1000
    expect(page.locator("output").nth(1)).to_have_text("12 / 12")


def test_it_plays_by_itself_from_the_beginning_to_the_end(page: Page) -> None:
    second = page.locator(".astrarium-replay").nth(1)
    second.locator("output").evaluate(
        """where => {
            window.passed = [];
            new MutationObserver(() => window.passed.push(where.textContent)).observe(where, {childList: true});
        }"""
    )
    second.locator("[data-go=play]").click()
    page.wait_for_function("window.passed.at(-1) === '12 / 12'")
    assert page.evaluate("window.passed") == ["0 / 12", "3 / 12", "6 / 12", "9 / 12", "12 / 12"]
    expect(second.locator("[data-go=play]")).to_be_visible()
    expect(second.locator("[data-go=pause]")).to_be_hidden()


def test_without_scripts_the_last_picture_stays(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "quiet.html"
    file.write_text(Match(game("expanse"), 3, 7, {})._repr_html_(), encoding="utf-8")
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto(file.as_uri())
    expect(page.locator("img")).to_be_visible()
    expect(page.locator(".controls")).to_be_hidden()
