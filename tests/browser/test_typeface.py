"""The typeface that we bring along: as wide as we say, on our pages and in pictures, whatever fonts a machine has."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import matplotlib
import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from astrarium import game
from astrarium.table import svg
from astrarium.table.pen import frame, width, words
from astrarium.table.theme import STYLE
from astrarium.table.typeface import BOLD, CAPS, FAMILY, REGULAR, SEMI, carried
from browser.conftest import DESKTOP, PHONE, QUIET, Guest, chromium
from browser_tables import Table, new_table

TEXTS = (
    "Mars Congressional Republic",
    "Metti un'Influenza su ciascuna di due basi diverse: così è più facile. «È già tardi»",
    "Ty Te To VA AV P. F, 11 1917 · 3 × 2 − 1 → 4 … “Last Aurora’s” — EXP-5.1",
    "Wild: Fly (or stay), 7/12",
)


@pytest.mark.parametrize("cut", [REGULAR, SEMI, BOLD, CAPS])
def test_a_text_is_as_wide_as_it_was_measured(browser: Browser, cut: str) -> None:
    sizes = (8.8, 12.5, 17)
    lines = [(text, size) for text in TEXTS for size in sizes]
    body = "".join(words(text, 0, 20, size, class_=cut) for text, size in lines)
    page = shown(browser, frame(f"<style>{carried()}{STYLE}</style>{body}", 1000, 40))
    found = page.evaluate("[...document.querySelectorAll('text')].map(text => text.getComputedTextLength())")
    for (text, size), wide in zip(lines, found, strict=True):
        assert width(text, size, cut) == pytest.approx(wide, rel=0.005), (text, size)


def shown(browser: Browser, picture: str) -> Page:
    page = browser.new_page(viewport={"width": 1640, "height": 1500})
    page.set_content(picture)
    page.evaluate("document.fonts.ready")
    return page


# The same on every machine

ALIKE = [*QUIET, "--disable-lcd-text", "--font-render-hinting=none"]
"""How smooth the edges of letters are is a matter of taste that machines have."""


@pytest.fixture(scope="module")
def machines(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Browser]]:
    """A browser among the fonts of this machine, and one on a machine that has only DejaVu Serif."""
    home = tmp_path_factory.mktemp("machine")
    (home / "fonts").mkdir()
    shutil.copy(Path(matplotlib.get_data_path()) / "fonts" / "ttf" / "DejaVuSerif.ttf", home / "fonts")
    settings = f"<dir>{home / 'fonts'}</dir><cachedir>{home / 'cache'}</cachedir>"
    (home / "fonts.conf").write_text(f'<?xml version="1.0"?><fontconfig>{settings}</fontconfig>', encoding="utf-8")
    poor = {"FONTCONFIG_FILE": str(home / "fonts.conf"), "XDG_CACHE_HOME": str(home / "cache")}
    launch = browser.browser_type.launch
    started = [launch(executable_path=chromium(), args=ALIKE, env={**os.environ, **more}) for more in ({}, poor)]
    yield started
    for one in started:
        one.close()


def test_these_machines_would_show_a_text_in_different_fonts(machines: list[Browser]) -> None:
    text = "<p style='font-family: sans-serif'>Mars</p>"
    assert len({shown(machine, text).screenshot() for machine in machines}) == len(machines)


@pytest.mark.parametrize(
    "key",
    ["expanse", *(pytest.param(key, marks=pytest.mark.long) for key in ("cosmic", "parsec", "interstellar", "athena"))],
)
def test_a_picture_is_the_same_on_every_machine(machines: list[Browser], key: str) -> None:
    s = game(key).start(seed=3)
    picture = svg(s, s.player, "it")
    assert len({shown(machine, picture).screenshot() for machine in machines}) == 1


@pytest.mark.parametrize("size", [pytest.param(DESKTOP, marks=pytest.mark.long), PHONE])
@pytest.mark.long
def test_a_table_in_the_browser_is_the_same_on_every_machine(
    address: str, machines: list[Browser], size: ViewportSize
) -> None:
    table = new_table(address, ["open", "open", "open"])
    assert len({table_shot(machine, table, size) for machine in machines}) == 1


def table_shot(machine: Browser, table: Table, size: ViewportSize) -> bytes:
    page = machine.new_page(viewport=size)
    page.goto(f"{table.address}/watch/{table.watch}")
    page.locator("form.plan button.main").click()
    page.locator(".pan.shown").first.wait_for(state="attached")
    return shot(page)


def shot(page: Page) -> bytes:
    """The page when nothing on it moves any more."""
    before, now = b"", page.screenshot(animations="disabled")
    while before != now:
        page.wait_for_timeout(300)
        before, now = now, page.screenshot(animations="disabled")
    return now


def test_a_page_has_its_typeface_before_it_is_shown(address: str, guest: Guest) -> None:
    page = guest()
    page.goto(address)
    assert page.evaluate(f"document.fonts.check('15px \"{FAMILY}\"')")
    kept = page.evaluate("performance.getEntriesByType('resource').filter(one => one.name.endsWith('.woff2')).length")
    assert kept == 1, "the link that loads it early and the style sheet mean the same file"
