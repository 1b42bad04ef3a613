"""The typeface that we bring along: as wide as we say, on our pages and in pictures, whatever fonts a machine has."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from astrarium import game
from astrarium.table import svg
from astrarium.table.pen import frame, width, words
from astrarium.table.theme import STYLE
from astrarium.table.typeface import BOLD, CAPS, FAMILY, REGULAR, SEMI, carried

from browser.conftest import DESKTOP, QUIET, chromium

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
    page = browser.new_page()
    page.set_content(picture)
    page.evaluate("document.fonts.ready")
    return page
