"""Keys and links in browsers: a host, a friend and whoever else gets hold of a link."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from astrarium.language import words
from browser.conftest import Guest
from browser_tables import call, kept_waiting, new_table
from patience import PATIENCE

PHONE = {"width": 390, "height": 844}


def say(key: str, **more: int | str) -> str:
    return words("en").say(key, **more)


def set_up(page: Page, address: str, public: bool = False) -> str:
    """A host sets up a table for two and comes to the page of its links; the table's id."""
    page.goto(f"{address}/new/expanse")
    page.locator("label", has=page.locator("input.players-2")).click()
    page.locator("input[name=name]").fill("Ada")
    page.locator("#seat-1").select_option("open")
    if public:
        page.locator("label", has=page.locator("input[name=public][value=yes]")).click()
    page.get_by_role("button", name=say("lobby-create")).click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+/links$"))
    return page.url.split("/")[-2]


def join(page: Page, link: str, name: str) -> Page:
    page.goto(link)
    page.locator("input[name=name]").fill(name)
    page.locator("form.plan button.main").click()
    expect(page.locator("#main")).to_have_attribute("data-live", "yes")
    return page


def viewer(page: Page) -> str:
    found = page.locator("#status").get_attribute("data-viewer")
    assert found is not None
    return found


def link_in(page: Page, field: str) -> str:
    return page.locator(f"#{field}").input_value()


def status_of(page: Page, path: str) -> int:
    """What this browser, with its cookies, gets there."""
    answer: int = page.evaluate("path => fetch(path).then(answer => answer.status)", path)
    return answer


def test_a_friend_joins_and_the_host_cannot_read_that_hand(address: str, guest: Guest) -> None:
    host, friend = guest(refusals=(401, 403, 410)), guest()
    id = set_up(host, address)
    link = link_in(host, "link-1")
    asked: list[str] = []
    friend.on("request", lambda request: asked.append(request.headers.get("referer", "")))
    join(friend, link, "Bo")
    secret = link.rsplit("/", 1)[1]
    assert friend.url == f"{address}/t/{id}" and not any(secret in referer for referer in asked)
    assert viewer(friend) == "1"
    # The link once more, in the host's own browser: page, stream and API.
    host.goto(link)
    expect(host.locator("main")).to_contain_text(say("server-link-used"))
    host.goto(f"{address}/t/{id}")
    expect(host.locator("#main")).to_have_attribute("data-live", "yes")
    assert viewer(host) == "0"
    for path in ("replay?seat=1", "position.json?seat=1", "position.svg?seat=1"):
        assert status_of(host, f"/t/{id}/{path}") == 403
    api = f"""path => fetch(path, {{headers: {{authorization: "Bearer {secret}"}}}}).then(answer => answer.status)"""
    for path in ("", "/stream", "/chat"):
        assert host.evaluate(api, f"/api/tables/{id}{path}") == 401
    # No script can read what opens a seat.
    assert "astrarium_keys" not in friend.evaluate("document.cookie")


@pytest.mark.long
def test_a_link_opened_by_two_people_is_explained_to_the_second(address: str, guest: Guest) -> None:
    host, first, second = guest(), guest(), guest(PHONE, refusals=(410,))
    set_up(host, address)
    link = link_in(host, "link-1")
    # Both stand before the door; one is quicker.
    second.goto(link)
    expect(second.locator("form.plan button.main")).to_be_visible()
    join(first, link, "Bo")
    second.locator("input[name=name]").fill("Eve")
    second.locator("form.plan button.main").click()
    expect(second.locator("main")).to_contain_text(say("server-link-used"))
    second.goto(link)
    expect(second.locator("main")).to_contain_text(say("server-link-used"))
    # Who sits there and opens the link again simply comes back.
    first.goto(link)
    expect(first.locator("#board")).to_be_visible()


def test_links_are_shown_again_made_anew_and_revoked(address: str, guest: Guest) -> None:
    host, friend = guest(), guest(refusals=(404,))
    id = set_up(host, address)
    old = link_in(host, "link-1")
    host.goto(f"{address}/t/{id}")
    host.locator("#waiting").get_by_role("link", name=say("room-invite")).click()
    assert link_in(host, "link-1") == old
    seat = host.locator(".invitation", has=host.locator("#link-1"))
    seat.get_by_role("button", name=say("lobby-link-renew")).click()
    expect(host.locator("#link-1")).not_to_have_value(old)
    new = link_in(host, "link-1")
    friend.goto(old)
    expect(friend.locator("main")).to_contain_text(say("server-no-such-link"))
    seat.get_by_role("button", name=say("lobby-link-revoke")).click()
    expect(host.locator("#link-1")).to_have_count(0)
    friend.goto(new)
    expect(friend.locator("main")).to_contain_text(say("server-no-such-link"))
    host.get_by_role("button", name=say("lobby-link-make")).click()
    join(friend, link_in(host, "link-1"), "Bo")
    host.reload()
    expect(host.locator("main")).to_contain_text(say("lobby-seat-theirs"))
    expect(host.locator("#link-1")).to_have_count(0)


def test_a_seat_is_carried_to_a_phone_by_a_link_that_works_once(address: str, guest: Guest) -> None:
    desk, phone = guest(refusals=(403,)), guest(PHONE, is_mobile=True, has_touch=True)
    thief = guest(refusals=(404,))
    table = new_table(address, ["open", "bot"], bot="random", seed=5)
    join(desk, f"{address}/join/{table.links[0]}", "Ann")
    desk.locator("#menu summary").click()
    desk.locator("#menu").get_by_role("link", name=say("lobby-carry")).click()
    desk.get_by_role("button", name=say("lobby-carry-make")).click()
    link = link_in(desk, "carry-0")
    code = desk.locator(".code svg")
    expect(code).to_be_visible()
    box = code.bounding_box()
    assert box is not None and box["width"] >= 180
    join(phone, link, "Ann")
    assert viewer(phone) == "0" and phone.url == f"{address}/t/{table.id}"
    thief.goto(link)
    expect(thief.locator("main")).to_contain_text(say("server-no-such-link"))
    desk.goto(f"{address}/t/{table.id}")
    expect(desk.locator("main")).to_contain_text(say("server-carried-away"))


@pytest.mark.long
def test_a_page_left_open_learns_that_its_seat_has_gone_elsewhere(address: str, guest: Guest) -> None:
    desk, phone = guest(refusals=(403,)), guest(PHONE)
    table = new_table(address, ["open", "bot"], bot="random", seed=5)
    join(desk, f"{address}/join/{table.links[0]}", "Ann")
    other = desk.context.new_page()
    other.goto(f"{address}/t/{table.id}/carry")
    other.get_by_role("button", name=say("lobby-carry-make")).click()
    join(phone, link_in(other, "carry-0"), "Ann")
    expect(desk.locator("main")).to_contain_text(say("server-carried-away"), timeout=1000 * PATIENCE)


@pytest.mark.long
def test_both_devices_keep_the_seat_where_one_asks_for_it(address: str, guest: Guest) -> None:
    desk, phone = guest(), guest(PHONE, refusals=(403,))
    table = new_table(address, ["open", "bot"], bot="random", seed=5)
    join(desk, f"{address}/join/{table.links[0]}", "Ann")
    desk.goto(f"{address}/t/{table.id}/carry")
    desk.get_by_role("button", name=say("lobby-carry-make")).click()
    phone.goto(link_in(desk, "carry-0"))
    phone.locator("input[name=keep]").check()
    phone.locator("form.plan button.main").click()
    expect(phone.locator("#board")).to_be_visible()
    desk.reload()
    expect(desk.locator("main")).to_contain_text(say("lobby-carry-browsers", count=2))
    desk.get_by_role("button", name=say("lobby-carry-alone")).click()
    expect(desk.get_by_role("button", name=say("lobby-carry-alone"))).to_have_count(0)
    # The page there hears of it.
    expect(phone.locator("main")).to_contain_text(say("server-carried-away"))
    desk.goto(f"{address}/t/{table.id}")
    assert viewer(desk) == "0"


@pytest.mark.long
def test_a_seat_that_is_lost_before_the_page_could_listen_is_told_too(address: str, guest: Guest) -> None:
    desk, phone = guest(refusals=(403,)), guest(PHONE)
    table = new_table(address, ["open", "bot"], bot="random", seed=5)
    desk.route("**/stream", kept_waiting)
    desk.goto(f"{address}/join/{table.links[0]}")
    desk.locator("form.plan button.main").click()
    expect(desk.locator("#board")).to_be_visible()
    other = desk.context.new_page()
    other.goto(f"{address}/t/{table.id}/carry")
    other.get_by_role("button", name=say("lobby-carry-make")).click()
    join(phone, link_in(other, "carry-0"), "Ann")
    desk.unroute("**/stream")  # what was held goes on
    expect(desk.locator("main")).to_contain_text(say("server-carried-away"))


@pytest.mark.long
def test_somebody_who_looks_in_at_a_public_table_sits_down_and_may_then_talk(address: str, guest: Guest) -> None:
    host, friend = guest(), guest()
    id = set_up(host, address, public=True)
    friend.goto(f"{address}/t/{id}")
    expect(friend.locator("#main")).to_contain_text(say("server-talk-needs-link"))
    friend.locator("form.take input[name=name]").fill("Bo")
    friend.locator("form.take button").click()
    expect(friend.locator("#chat-form")).to_have_count(1)
    assert viewer(friend) == "1"
    friend.locator("#tab-chat").click()
    friend.locator("#chat-form input").fill("Good evening")
    friend.locator("#chat-form button").click()
    expect(friend.locator("#chat .lines")).to_contain_text("Good evening")


@pytest.mark.long
def test_pages_of_links_are_not_wider_than_a_phone(address: str, guest: Guest) -> None:
    page = guest(PHONE, lang="it-IT", is_mobile=True, has_touch=True)
    page.goto(f"{address}/new/expanse")
    page.locator("#seat-1").select_option("open")
    page.locator("form.plan button.main").click()
    expect(page.locator("#link-1")).to_be_visible()
    for path in ("links", "carry"):
        page.goto(f"{address}/t/{page.url.split('/')[-2]}/{path}")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize(
    "wrong", [86_400_000, pytest.param(-86_400_000, marks=pytest.mark.long)], ids=["ahead", "behind"]
)
def test_the_clock_on_the_page_is_right_on_a_machine_whose_clock_is_wrong(
    address: str, guest: Guest, wrong: int
) -> None:
    plan = {"game": "expanse", "seats": [{"kind": "open"}, {"kind": "bot", "bot": "random"}], "seconds": 300, "seed": 5}
    made = call("POST", f"{address}/api/tables", plan)
    page = guest()
    page.add_init_script(f"const now = Date.now; Date.now = () => now() + {wrong};")
    join(page, f"{address}/join/{made['links'][0]}", "Ann")
    page.locator("#options button").first.wait_for()
    expect(page.locator("#clock")).to_have_text(re.compile(r"^(4:\d\d|5:00)$"))
