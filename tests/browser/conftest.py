"""A real server and a real browser."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, expect, sync_playwright

from patience import PATIENCE

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
expect.set_options(timeout=1000 * PATIENCE)


def chromium() -> str:
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        if os.environ.get("CI"):
            pytest.fail("Chromium is missing, and in CI nothing is skipped")
        pytest.skip("needs Chromium (Debian package chromium)")
    return found


kept_open = ExitStack()
started: list[Browser] = []


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for all tests of this folder, because it takes seconds to start; each module leaves it empty."""
    if not started:
        path = chromium()
        playing = kept_open.enter_context(sync_playwright())
        started.append(playing.chromium.launch(executable_path=path, args=QUIET))
        kept_open.callback(started[0].close)
    yield started[0]
    for context in started[0].contexts:
        context.close()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Not longer than needed: while Playwright runs, no other test of the same process can run an event loop."""
    if nextitem is None or nextitem.path.parent != item.path.parent:
        kept_open.close()
        started.clear()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of our own with bots that answer at once."""
    port = free_port()
    store = tmp_path_factory.mktemp("store") / "tables.db"
    words = ["serve", "--port", str(port), "--store", f"sqlite:///{store}", "--pace", "0"]
    server = subprocess.Popen([sys.executable, "-m", "astrarium", *words], stdout=subprocess.DEVNULL)
    home = f"http://127.0.0.1:{port}"
    try:
        wait_for(lambda: answers(home), PATIENCE)
        yield home
    finally:
        server.terminate()
        server.wait(PATIENCE)


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=2) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def wait_for(true: Callable[[], bool], seconds: float) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.05)


Guest = Callable[..., Page]


@pytest.fixture
def guest(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Guest]:
    """A person with a browser of their own. Whatever their console complains about fails the test.

    `refusals`: statuses with which the test expects to be turned away.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def enter(
        size: ViewportSize = DESKTOP, lang: str = "en-GB", refusals: tuple[int, ...] = (), **options: Any
    ) -> Page:
        context = browser.new_context(viewport=size, locale=lang, **options)
        context.set_default_timeout(1000 * PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: heard(said, refusals))
        return page

    def heard(said: ConsoleMessage, refusals: tuple[int, ...]) -> None:
        if said.type == "error" and strange(said.text, refusals):
            complaints.append(said.text)

    yield enter
    shots = Path(os.environ.get("ASTRARIUM_SHOTS", "")) if os.environ.get("ASTRARIUM_SHOTS") else None
    if shots is not None:
        shots.mkdir(parents=True, exist_ok=True)
        for number, context in enumerate(contexts):
            for page in context.pages:
                page.screenshot(path=shots / f"{request.node.name}-{number}.png")
    for context in contexts:
        context.close()
    assert not complaints, complaints


def strange(text: str, refusals: tuple[int, ...]) -> bool:
    """A refused click (409) and a connection that a test cuts are part of the game; everything else is a complaint."""
    return "ERR_INTERNET_DISCONNECTED" not in text and not any(str(status) in text for status in (409, *refusals))
