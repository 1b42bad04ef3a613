"""Sitting down adds a share of chance that only this browser could make, and after the game the page compares."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Guest
from browser_tables import Table, call, kept_waiting

PHONE = {"width": 390, "height": 844}
SHARE = re.compile(r"^[0-9a-f]{64}$")
NOTES = "() => JSON.parse(localStorage.getItem('astrarium.chance') ?? '{}')"


def set_up(page: Page, address: str) -> tuple[str, str, str]:
    """A table for two, one of them invited: the invitation, the table, and what it has committed to."""
    page.goto(f"{address}/new/expanse")
    page.locator("label:has(> .players-2)").click()
    page.locator("input[name=name]").fill("Ann")
    page.locator("#seat-1").select_option("open")
    committed = page.locator("form.plan").get_attribute("data-commitment")
    page.locator("form.plan button.main").click()
    invitation = page.locator("#link-1").input_value()
    expect(page.locator("code.hash")).to_have_text(str(committed))
    page.locator(".doings a.main").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    return invitation, page.url, str(committed)


def join(page: Page, invitation: str) -> None:
    page.goto(invitation)
    page.locator("input[name=name]").fill("Bob")
    page.locator("form.plan button.main").click()


def all_arrive(*pages: Page) -> None:
    """With the last one every page turns to the table by itself; who goes elsewhere before that is called back."""
    for page in pages:
        expect(page.locator("#board")).to_be_visible()


def shares(page: Page) -> list[str]:
    return page.locator("[data-share]").all_text_contents()


def notes(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(NOTES)
    return found


def test_everybody_waits_for_the_last_one_and_every_browser_adds_a_share(address: str, guest: Guest) -> None:
    ann, bob = guest(), guest()
    invitation, table, committed = set_up(ann, address)
    expect(ann.locator("#waiting")).to_be_visible()
    assert shares(ann) == notes(ann)[committed]["shares"] and SHARE.match(shares(ann)[0])
    join(bob, invitation)
    # Nobody has to do anything: with the last one the table is there for both.
    all_arrive(bob, ann)
    for page in (ann, bob):
        page.goto(f"{table}/chance")
        expect(page.locator("#memory p")).to_contain_text("noted this very commitment")
    assert len(set(shares(bob))) == 2
    assert shares(bob) == notes(ann)[committed]["shares"] + notes(bob)[committed]["shares"]


@pytest.mark.long
def test_who_hears_of_nothing_until_all_have_come_still_arrives(address: str, guest: Guest) -> None:
    ann, bob = guest(), guest()
    ann.route("**/stream", kept_waiting)
    invitation, _, _ = set_up(ann, address)
    expect(ann.locator("#waiting")).to_be_visible()
    join(bob, invitation)
    all_arrive(bob)
    ann.unroute("**/stream")  # what was held goes on
    all_arrive(ann)


@pytest.mark.long
def test_a_browser_whose_share_was_not_used_says_so(address: str, guest: Guest) -> None:
    ann, bob = guest(), guest()
    invitation, table, committed = set_up(ann, address)
    join(bob, invitation)
    all_arrive(bob, ann)
    # As if another share had been written down in place of the one that was sent.
    other = {committed: {"at": "2026-01-01T00:00:00Z", "shares": ["f" * 64]}}
    bob.evaluate("(notes) => localStorage.setItem('astrarium.chance', notes)", json.dumps(other))
    bob.goto(f"{table}/chance")
    expect(bob.locator("#memory.fails p")).to_contain_text("is not among those above")
    bob.evaluate("() => localStorage.removeItem('astrarium.chance')")
    bob.reload()
    expect(bob.locator("#memory p")).to_contain_text("noted no commitment")


@pytest.mark.long
def test_one_click_adds_a_share_too_and_the_way_back_brings_a_new_promise(address: str, guest: Guest) -> None:
    page = guest()
    page.goto(address)
    first = page.locator("form[action='/play/expanse']").get_attribute("data-commitment")
    page.locator("form[action='/play/expanse'] button").click()
    expect(page.locator("#board")).to_be_visible()
    page.goto(f"{page.url}/chance")
    expect(page.locator("#commitment")).to_have_text(str(first))
    expect(page.locator("#memory p")).to_contain_text("noted this very commitment")
    page.go_back()
    page.go_back()
    page.locator("form[action='/play/expanse'] button").click()
    expect(page.locator("#board")).to_be_visible()
    page.goto(f"{page.url}/chance")
    expect(page.locator("#commitment")).not_to_have_text(str(first))


@pytest.mark.long
def test_what_is_said_and_who_sits_down_reaches_those_who_wait(address: str, guest: Guest) -> None:
    ann, bob = guest(), guest()
    plan = {"game": "expanse", "seats": [{"kind": "open"}] * 3, "public": True}
    made = call("POST", f"{address}/api/tables", plan)
    for page in (ann, bob):
        page.goto(f"{address}/t/{made['id']}")
    take = ann.locator("form.take").first
    take.locator("input[name=name]").fill("Ann")
    take.locator("button").click()
    expect(ann.locator(".place.own")).to_contain_text("Ann")
    expect(bob.locator(".gathering")).to_contain_text("Ann")
    expect(bob.locator("form.take")).to_have_count(2)
    ann.locator("input[name=text]").fill("Come in!")
    ann.locator("form.copying button").click()
    expect(bob.locator("[data-live=talk]")).to_contain_text("Come in!")


@pytest.mark.long
def test_on_a_phone_long_numbers_are_broken_and_nothing_is_cut_off(address: str, guest: Guest) -> None:
    ann, bob = guest(PHONE, "it-IT"), guest(PHONE, "it-IT")
    invitation, table, _ = set_up(ann, address)

    def fits(page: Page) -> bool:
        return bool(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))

    expect(ann.locator("#waiting")).to_be_visible()
    assert fits(ann)
    bob.goto(invitation)
    bob.locator("details.sealed summary").click()
    assert fits(bob)
    join(bob, invitation)
    all_arrive(bob, ann)
    for page in (ann, bob):
        page.goto(f"{table}/chance")
        expect(page.locator("#memory p")).to_contain_text("proprio questo impegno")
        assert fits(page)


@pytest.mark.long
def test_after_the_game_the_page_deals_everything_again(address: str, guest: Guest) -> None:
    page = guest()
    plan = {"game": "expanse", "seats": [{"kind": "bot", "bot": "random"}] * 3, "public": True}
    made = call("POST", f"{address}/api/tables", plan)
    table = Table(address, made["id"], made["seats"], made["watch"], made["links"])
    table.wait_until(table.over, 120)
    page.goto(f"{address}/t/{table.id}/chance")
    expect(page.locator(".verdict.holds")).to_contain_text("As committed")
    expect(page.locator("#commitment")).to_have_text(made["commitment"])
    page.goto(f"{address}/t/{table.id}/summary")
    page.locator("a[href$='/chance']").click()
    expect(page.locator(".verdict.holds")).to_be_visible()
