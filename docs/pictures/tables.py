"""Takes the pictures of tables in the browser, always of the same moments: `python docs/pictures/tables.py [NAME...]`.

Needs Chromium; takes a few minutes, because the games are played first.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import uvicorn
from playwright.sync_api import Browser, Page, sync_playwright

from astrarium import Match, game
from astrarium.notebook import play_on
from astrarium.server.app import create_app

HERE = Path(__file__).parent
PORT = 8797
ADDRESS = f"http://127.0.0.1:{PORT}"
PEOPLE = ("Ada", "Bruno", "Chiara", "Dario", "Elena", "Franco")
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True}
LONGEST_REVIEW = 400
SETTLED = 2000
"""Seconds for the bot to look back; milliseconds after which nothing moves any more."""


@dataclass(frozen=True)
class Moment:
    """The first time that somebody has a real choice under this rule, after so many decisions."""

    game: str
    players: int
    rule: str
    after: int
    seed: int = 7
    pictures: dict[str, str] = field(default_factory=dict)
    """Names of pictures, and their languages."""


MOMENTS = (
    Moment("expanse", 4, "EXP-9.1", 160, pictures={"room": "en", "room-phone": "it"}),
    Moment("cosmic", 6, "COS-P6.1", 300, pictures={"cosmic": "en"}),
    Moment("parsec", 6, "PAR-16.1", 450, seed=11, pictures={"parsec": "en", "parsec-phone": "it"}),
    Moment("interstellar", 4, "INT-10.1", 150, pictures={"interstellar": "en"}),
    Moment("interstellar", 4, "INT-14.1", 600, pictures={"interstellar-phone": "en"}),
    Moment("athena", 4, "ATH-B.8.5", 250, pictures={"athena": "en", "athena-phone": "it"}),
)


def reached(moment: Moment) -> Match:
    match = Match(game(moment.game), moment.players, moment.seed, {})

    def there(state: Any) -> bool:
        return len(match.atoms) >= moment.after and state.choice.rule == moment.rule and len(state.offered) > 2

    return play_on(match, "greedy", there)


@contextmanager
def serving() -> Iterator[None]:
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(f"sqlite:///{folder}/tables.db", pace=0, burst=1e9, new_tables=1e9)
        server = uvicorn.Server(uvicorn.Config(app, port=PORT, log_level="warning"))
        thread = threading.Thread(target=server.run)
        thread.start()
        while not server.started:
            time.sleep(0.05)
        try:
            yield
        finally:
            server.should_exit = True
            thread.join()


def call(path: str, body: object, key: str = "") -> Any:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {key}"} if key else {})
    content = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{ADDRESS}/api{path}", content, headers)) as answer:
        return json.load(answer)


def laid(match: Match) -> tuple[str, str]:
    """A table where everything has happened as in the match: the key of the seat that decides, and its id."""
    people = [{"kind": "person", "name": name} for name in PEOPLE[: match.state.players]]
    made = call("/tables", {"game": match.game.key, "seats": people, "seed": match.seed, "patient": False})
    again = Match(match.game, match.state.players, match.seed, {})
    for atom in match.atoms:
        key = made["seats"][again.state.player]
        seq = call(f"/tables/{made['id']}", None, key)["seq"]
        call(f"/tables/{made['id']}/act", {"atom": match.game.atoms.names[atom], "seq": seq}, key)
        again.apply(atom)
    return made["seats"][max(0, again.state.player)], made["id"]


def come_in(page: Page, key: str, id: str) -> None:
    """A seat of the table comes to a browser, and stays here as well."""
    page.goto(f"{ADDRESS}/join/{call(f'/tables/{id}/carry', {}, key)['link']}")
    page.locator("input[name=keep]").check()
    page.locator("form.plan button.main").click()


def take(browser: Browser, key: str, id: str, name: str, lang: str) -> None:
    context = browser.new_context(**PHONE if name.endswith("phone") else DESKTOP, locale=lang)
    page = context.new_page()
    come_in(page, key, id)
    page.locator("#options button").first.wait_for()
    page.wait_for_timeout(SETTLED)
    # These tables are dealt from a seed, which theirs are not who look at the pictures.
    page.locator(".bar .known").evaluate("sign => sign.remove()")
    page.screenshot(path=HERE / f"{name}.png")
    context.close()


def take_review(browser: Browser) -> None:
    """A whole game in the eyes of a bot, with the pointer two thirds of the way."""
    match = play_on(Match(game("expanse"), 4, 7, {}), "greedy")
    key, id = laid(match)
    context = browser.new_context(**DESKTOP, locale="en")
    page = context.new_page()
    come_in(page, key, id)
    page.goto(f"{ADDRESS}/t/{id}/review")
    page.locator('#review[data-done="1"]').wait_for(state="attached", timeout=1000 * LONGEST_REVIEW)
    page.locator("#at").evaluate("at => { at.value = at.max * 2 / 3; at.dispatchEvent(new Event('input')); }")
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=HERE / "review.png")
    context.close()


def main() -> None:
    wanted = set(sys.argv[1:])
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with serving(), sync_playwright() as playing:
        browser = playing.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for moment in MOMENTS:
            if wanted and not wanted & set(moment.pictures):
                continue
            key, id = laid(reached(moment))
            for name, lang in moment.pictures.items():
                take(browser, key, id, name, lang)
                print(name)
        if not wanted or "review" in wanted:
            take_review(browser)
            print("review")
        browser.close()


if __name__ == "__main__":
    main()
