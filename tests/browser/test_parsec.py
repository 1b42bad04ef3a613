"""A galaxy of tiles in real browsers: looking, choosing, and a whole game of six seen again."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from astrarium import Match, game
from astrarium.clockwork.state import State
from browser.conftest import Guest

PHONE = {"width": 390, "height": 844}
PARSEC = game("parsec")
SIX_GREEDY = Path(__file__).parents[1] / "builds" / "saves" / "parsec-6-greedy.json"
TOUCHABLE = 24
"""How many pixels wide a place is that a finger can hit."""


def recorded() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(SIX_GREEDY.read_text())
    return found


def at_moment(true: Callable[[State], bool]) -> dict[str, Any]:
    """The recorded game up to the first decision at which this is true."""
    save = recorded()
    match = Match(PARSEC, save["players"], save["seed"], save["options"])
    for number, atom in enumerate(save["atoms"]):
        if true(match.state):
            return save | {"atoms": save["atoms"][:number]}
        match.apply(PARSEC.atoms.index(atom))
    raise AssertionError("there is no such moment")


def asks(state: State, choice: str) -> bool:
    return type(state.choice).__name__ == choice


def sits_down(page: Page, address: str, save: dict[str, Any]) -> str:
    """Everybody at one screen; whoever is asked comes forward. What the table is called."""
    sent = FilePayload(name="save.json", mimeType="application/json", buffer=json.dumps(save).encode())
    answer = page.request.post(f"{address}/upload", multipart={"save": sent})
    found = re.search(r"/t/([\w-]+)", answer.url)
    assert found, answer.url
    page.goto(f"{address}/t/{found[1]}")
    if not page.locator(".result").count():
        page.locator("#curtain-open").click()
        expect(page.locator("#options")).to_be_visible()
        # On a phone the map comes nearer.
        page.locator("#pan").evaluate("pan => Promise.all(pan.getAnimations().map(each => each.finished))")
    return found[1]


def seq(page: Page) -> int:
    return int(str(page.locator("#status").get_attribute("data-seq")))


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def own_fighter(state: State) -> bool:
    return asks(state, "Act") and any(".fighter." in name for name in state.legal_names)


def fighter_of(page: Page) -> Locator:
    return page.locator('#board [data-atom*=".fighter."]').first


# Looking


def test_a_look_at_a_vessel_shows_its_reach_and_its_range(address: str, guest: Guest) -> None:
    page = guest()
    sits_down(page, address, at_moment(own_fighter))
    expect(page.locator(".ground.reached, .ground.covered")).to_have_count(0)
    page.mouse.move(*middle(fighter_of(page)))
    expect(page.locator("#tip")).to_contain_text("Attack")
    expect(page.locator(".ground.reached").first).to_be_visible()
    covered = page.locator(".ground.covered")
    expect(covered.first).to_be_visible()
    assert 2 <= covered.count() <= 6, "a fighter fires at what is next to it"
    page.mouse.move(5, 5)
    expect(page.locator(".ground.reached, .ground.covered")).to_have_count(0)


@pytest.mark.long
def test_on_a_phone_a_finger_that_rests_looks_and_one_that_taps_chooses(address: str, guest: Guest) -> None:
    page = guest(size=PHONE, has_touch=True)
    sits_down(page, address, at_moment(own_fighter))
    before = seq(page)
    x, y = middle(fighter_of(page))
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator("#tip")).to_be_visible()
    expect(page.locator(".ground.reached").first).to_be_attached()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("#tip")).to_be_visible()
    assert seq(page) == before
    page.touchscreen.tap(*middle(fighter_of(page)))
    expect(page.locator("#status")).to_have_attribute("data-seq", str(before + 1))


def test_the_button_of_an_option_points_at_the_thing_itself(address: str, guest: Guest) -> None:
    page = guest()
    sits_down(page, address, at_moment(own_fighter))
    button = page.locator('#options [data-atom*=".fighter."]').first
    button.hover()
    atom = button.get_attribute("data-atom")
    expect(page.locator("#board .pointed")).to_have_attribute("data-atom", str(atom))
    page.mouse.move(5, 5)
    expect(page.locator("#board .pointed")).to_have_count(0)


# Choosing


def test_a_place_can_be_clicked_where_units_stand_on_it(address: str, guest: Guest) -> None:
    page = guest()
    sits_down(page, address, at_moment(lambda state: asks(state, "PlaceUnit")))
    before = seq(page)
    page.mouse.click(*middle(page.locator('#board [data-atom^="hex:"]').first))
    expect(page.locator("#status")).to_have_attribute("data-seq", str(before + 1))


@pytest.mark.long
def test_amounts_are_their_own_keys(address: str, guest: Guest) -> None:
    page = guest()
    sits_down(page, address, at_moment(lambda state: asks(state, "StartGoods")))
    before = seq(page)
    keys = page.locator("#options [data-key]").evaluate_all(
        "all => all.map(each => [each.dataset.key, each.dataset.atom])"
    )
    assert keys == [[str(number), f"amount:{number}"] for number in range(len(keys))]
    page.keyboard.press("0")
    expect(page.locator("#status")).to_have_attribute("data-seq", str(before + 1))


@pytest.mark.long
def test_on_a_phone_the_map_comes_near_enough_for_a_finger(address: str, guest: Guest) -> None:
    page = guest(size=PHONE, has_touch=True)
    sits_down(page, address, at_moment(lambda state: asks(state, "VesselDeed") and len(state.legal) > 20))
    place = page.locator('#board [data-atom^="hex:"]').first
    expect(place).to_be_in_viewport()
    box = place.bounding_box()
    assert box is not None and box["width"] >= TOUCHABLE
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


# The whole table


OUTSIDE = """() => [...document.querySelectorAll("#mats text, #cards text, .trays text")]
  .filter((line) => {
    const [own, whole] = [line.getBoundingClientRect(), line.ownerSVGElement.getBoundingClientRect()];
    return own.width && (own.left < whole.left - 1 || own.right > whole.right + 1 || own.bottom > whole.bottom + 1);
  })
  .map((line) => line.textContent)"""


@pytest.mark.parametrize("choice", [pytest.param("Buy", marks=pytest.mark.long), "Reaction"])
def test_no_line_of_text_runs_over_the_edge(address: str, guest: Guest, choice: str) -> None:
    page = guest()
    sits_down(page, address, at_moment(lambda state: asks(state, choice)))
    assert page.evaluate(OUTSIDE) == []
    page.locator("#lang [value=it]").click()
    expect(page.locator("#mats")).to_contain_text("colonie")
    assert page.evaluate(OUTSIDE) == []


@pytest.mark.long
def test_six_players_sit_at_one_screen_without_scrolling_to_oneself(address: str, guest: Guest) -> None:
    page = guest()
    sits_down(page, address, at_moment(lambda state: state.player == state.players - 1 and asks(state, "Buy")))
    own = page.locator("#mats .panel").first
    expect(own).to_have_id("on-player-5")
    expect(own).to_be_in_viewport(ratio=1)


@pytest.mark.long
def test_a_game_of_six_greedy_bots_is_replayed_to_its_end(address: str, guest: Guest) -> None:
    page = guest()
    save = recorded()
    last = len(save["atoms"])
    id = sits_down(page, address, save)
    assert sorted(page.locator(".result b").all_inner_texts()) == sorted(str(score) for score in save["scores"])
    page.goto(f"{address}/t/{id}/replay?at={last - 12}&seat=all")
    expect(page.locator("#count")).to_have_text(f"{last - 12} / {last}")
    expect(page.locator(".map .piece").first).to_be_visible()
    page.locator("#speed").select_option("160")
    page.locator("#play").click()
    expect(page.locator("#count")).to_have_text(f"{last} / {last}")
    expect(page.locator("div.asked")).to_contain_text(re.compile("wins", re.I))
    page.keyboard.press("Home")
    expect(page.locator("#count")).to_have_text(f"0 / {last}")
    expect(page.locator(".map .piece")).to_have_count(0)
