"""People at the table, in real browsers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from astrarium.language import words
from browser.conftest import Guest
from browser_tables import Table, new_table, play_until, sit

PHONE = {"width": 390, "height": 844}


def options(page: Page) -> list[str]:
    return [str(button.get_attribute("data-atom")) for button in page.locator("#options button[data-atom]").all()]


@pytest.mark.long
def test_two_people_and_two_bots_play_to_the_end_by_clicking(address: str, guest: Guest) -> None:
    table = new_table(address, ["open", "open", "bot", "bot"], bot="random")
    ann = sit(guest(), table, 0, "Ann")
    bob = sit(guest(), table, 1, "Bob")
    play_until(table, {0: ann, 1: bob}, table.over)
    for page in (ann, bob):
        expect(page.locator("#prompt")).to_contain_text(re.compile("wins", re.I))


def test_play_now_is_one_click_from_the_front_page(address: str, guest: Guest) -> None:
    page = guest()
    page.goto(address)
    page.locator("form[action^='/play/'] button").first.click()
    expect(page.locator("#board")).to_be_visible()
    expect(page.locator("#prompt")).not_to_be_empty()


def test_a_click_on_the_drawn_thing_decides(address: str, guest: Guest) -> None:
    table = new_table(address, ["open", "bot"], bot="random", seed=5)
    page = sit(guest(), table, 0, "Ann")
    table.wait_for_seat(0)
    before = table.seq()
    page.locator('#cards [data-atom="slot:1"]').first.click()
    table.wait_until(lambda: table.seq() > before)


def test_reload_in_the_middle_of_a_decision_comes_back_to_it(address: str, guest: Guest) -> None:
    table = new_table(address, ["open", "bot"], bot="random", seed=5)
    page = sit(guest(), table, 0, "Ann")
    table.wait_for_seat(0)
    expect(page.locator("#options button[data-atom]").first).to_be_visible()
    before = options(page)
    page.reload()
    expect(page.locator("#options button[data-atom]").first).to_be_visible()
    assert options(page) == before


def test_a_lost_connection_is_taken_up_again(address: str, guest: Guest) -> None:
    table = new_table(address, ["open", "open"], seed=5)
    ann = sit(guest(), table, 0, "Ann")
    bob = sit(guest(), table, 1, "Bob")
    pages = {0: ann, 1: bob}
    idle = 1 - table.player()
    pages[idle].context.set_offline(True)
    before = table.seq()
    pages[table.player()].locator("#options button[data-atom]").first.click()
    table.wait_until(lambda: table.seq() > before)
    pages[idle].context.set_offline(False)
    expect(pages[idle].locator("#status")).to_have_attribute("data-seq", str(table.seq()))


@pytest.mark.long
def test_an_answer_that_never_comes_does_not_hold_up_the_next(address: str, guest: Guest) -> None:
    table = new_table(address, ["open", "open"], seed=5)
    pages = {0: guest(), 1: guest()}
    for seat, page in pages.items():
        page.add_init_script("AbortSignal.timeout = (wait => () => wait.call(AbortSignal, 3000))(AbortSignal.timeout)")
        sit(page, table, seat, "Ann")
    hung: list[Route] = []

    def hang(route: Route) -> None:
        hung.append(route)

    idle = pages[1 - table.player()]
    idle.route("**/parts", hang, times=1)
    pages[table.player()].locator("#options button[data-atom]").first.click()
    expect(idle.locator("#status")).to_have_attribute("data-seq", "1")
    assert hung


def test_undo_takes_back_ones_own_atoms(address: str, guest: Guest) -> None:
    table = new_table(address, ["open", "bot"], bot="random", seed=5)
    page = sit(guest(), table, 0, "Ann")
    table.wait_for_seat(0)
    expect(page.locator("#options button[data-atom]").first).to_be_visible()
    before = options(page)
    page.locator("#options button[data-atom]").first.click()
    expect(page.locator("#undo")).to_be_enabled()
    page.locator("#undo").click()
    expect(page.locator(f'#options button[data-atom="{before[0]}"]')).to_be_visible()
    assert options(page) == before


def test_the_language_changes_at_any_moment(address: str, guest: Guest) -> None:
    table = new_table(address, ["open", "bot"], bot="random", seed=5)
    page = sit(guest(), table, 0, "Ann")
    table.wait_for_seat(0)
    expect(page.locator("#prompt")).to_contain_text("Take a card")
    page.locator("#lang [value=it]").click()
    expect(page.locator("#prompt")).to_contain_text("Prendi una carta")
    expect(page.locator("html")).to_have_attribute("lang", "it")


def test_the_keyboard_alone_suffices(address: str, guest: Guest) -> None:
    table = new_table(address, ["open", "bot"], bot="random", seed=5)
    page = sit(guest(), table, 0, "Ann")
    for _ in range(6):
        table.wait_for_seat(0)
        before = table.seq()
        expect(page.locator("#status")).to_have_attribute("data-seq", str(before))
        expect(page.locator("#options [data-key='1']")).to_be_enabled()
        expect(page.locator("main.busy")).to_have_count(0)
        page.keyboard.press("1")
        table.wait_past(before)


@pytest.mark.parametrize("size", [PHONE], ids=["phone"])
def test_on_a_phone_everything_is_within_reach(address: str, guest: Guest, size: ViewportSize) -> None:
    table = new_table(address, ["open", "bot"], bot="random", seed=5)
    page = sit(guest(size=size, has_touch=True), table, 0, "Ann")
    table.wait_for_seat(0)
    first = page.locator("#options button[data-atom]").first
    expect(first).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    before = table.seq()
    first.tap()
    table.wait_until(lambda: table.seq() > before)


def test_a_hot_seat_hides_secrets_behind_a_curtain(address: str, guest: Guest) -> None:
    table = new_table(address, ["open", "open"], seed=5)
    page = sit(guest(), table, 0, "Ann")
    sit(page, table, 1, "Bob")
    first = table.player()
    for _ in range(200):
        if table.player() != first:
            break
        if page.locator("#curtain").is_visible():
            page.locator("#curtain-open").click()
        before = table.seq()
        page.locator(f'#status[data-seq="{before}"]').wait_for(state="attached")
        page.locator("#options button[data-atom]").first.click()
        table.wait_past(before)
    expect(page.locator("#curtain")).to_be_visible()
    assert page.locator("#options button[data-atom]").count() == 0 or not page.locator("#options").is_visible()
    page.locator("#curtain-open").click()
    expect(page.locator("#options button[data-atom]").first).to_be_visible()


def test_the_replay_steps_through_a_finished_game(address: str, guest: Guest) -> None:
    table: Table = new_table(address, ["bot", "bot"], bot="random", seed=5, public=True)
    table.wait_until(table.over)
    page = guest()
    page.goto(f"{address}/t/{table.id}/replay?at=5")
    slider = page.locator("input[type=range]").first
    expect(slider).to_have_value("5")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("6")


@pytest.mark.long
def test_the_replay_of_a_running_game_goes_on_with_it(address: str, guest: Guest) -> None:
    table = new_table(address, ["open", "open"], seed=5)
    ann = sit(guest(), table, 0, "Ann")
    bob = sit(guest(), table, 1, "Bob")
    pages = {0: ann, 1: bob}
    for _ in range(3):
        decide(table, pages)
    looks, stays = (bob.context.new_page() for _ in range(2))
    looks.goto(f"{address}/t/{table.id}/replay")
    stays.goto(f"{address}/t/{table.id}/replay?at=1")
    expect(looks.locator("#slider")).to_have_value("3")
    expect(looks.locator("#count")).to_have_text("3 / 3")
    for last in range(4, 30):
        mover = pages[table.player()]
        decide(table, pages)
        expect(looks.locator("#count")).to_have_text(f"{last} / {last}")
        expect(stays.locator("#count")).to_have_text(f"1 / {last}")
        expect(looks.locator(".log li.later")).to_have_count(0)
        expect(stays.locator(".log li.later").first).to_be_attached()
        expect(mover.locator(f'#status[data-seq="{last}"]')).to_be_attached()
        if mover.locator("#undo").is_enabled():
            break
    mover.locator("#undo").click()
    expect(looks.locator("#count")).to_have_text(f"{last - 1} / {last - 1}")
    expect(stays.locator("#count")).to_have_text(f"1 / {last - 1}")
    stays.keyboard.press("End")
    decide(table, pages)
    expect(stays.locator("#count")).to_have_text(f"{last} / {last}")


@pytest.mark.long
def test_the_replay_opens_up_when_the_game_ends(address: str, guest: Guest) -> None:
    table: Table = new_table(address, ["open", "bot"], bot="random", seed=5)
    page = sit(guest(), table, 0, "Ann")
    replay = page.context.new_page()
    replay.goto(f"{address}/t/{table.id}/replay")
    expect(replay.locator("#eyes")).to_have_count(0)
    page.locator(".people form[action$='stand-in'] button").first.dispatch_event("click")
    table.wait_until(table.over)
    expect(replay.locator("#eyes")).to_be_visible()
    expect(replay.locator("a[href$='/summary']")).to_be_visible()


def decide(table: Table, pages: dict[int, Page]) -> None:
    """Whoever is asked takes the first option."""
    before = table.seq()
    page = pages[table.player()]
    page.locator(f'#status[data-seq="{before}"]').wait_for(state="attached")
    page.locator("#options button[data-atom]").first.click()
    table.wait_until(lambda: table.seq() > before)


def test_what_people_write_is_text_and_nothing_else(address: str, guest: Guest) -> None:
    table = new_table(address, ["open", "bot"], bot="random", seed=5)
    page = sit(guest(), table, 0, "<b>Ann</b>")
    page.locator("#tab-chat").click()
    page.locator("#chat-form input[name=text]").fill("<img src=x onerror=alert(1)>")
    page.keyboard.press("Enter")
    expect(page.get_by_text("<img src=x onerror=alert(1)>")).to_be_visible()
    assert page.locator("img[src=x]").count() == 0


@pytest.mark.long
def test_a_table_is_set_up_by_hand_and_a_friend_comes_by_link(address: str, guest: Guest) -> None:
    ann = guest()
    ann.goto(f"{address}/new/expanse")
    ann.locator("input[name=players][value='2']").check(force=True)
    ann.locator("input[name=name]").fill("Ann")
    ann.locator("#seat-1").select_option("open")
    ann.locator("form.plan button.main").click()
    link = str(ann.locator("#link-1").get_attribute("value"))
    ann.locator("a.button.main").click()
    # Nothing is dealt before everybody has added to chance.
    expect(ann.locator("main")).to_contain_text(words("en").say("chance-waiting"))
    expect(ann.locator("#board")).to_have_count(0)
    bob = guest()
    bob.goto(link)
    bob.locator("input[name=name]").fill("Bob")
    bob.locator("form.plan button.main").click()
    expect(bob.locator("#board")).to_be_visible()
    expect(ann.locator("#board")).to_be_visible()
    expect(ann.locator("#mats")).to_contain_text("Bob")


def test_a_rule_number_opens_the_drawer_at_that_rule(address: str, guest: Guest) -> None:
    table = new_table(address, ["open", "bot"], bot="random", seed=5)
    page = sit(guest(), table, 0, "Ann")
    table.wait_for_seat(0)
    page.locator('#prompt [data-rule="EXP-4.2"]').click()
    expect(page.locator("#drawer")).to_be_visible()
    expect(page.locator("#drawer-body")).to_contain_text("There is no pass")


@pytest.mark.long
def test_a_hint_marks_what_a_bot_would_do(address: str, guest: Guest) -> None:
    table = new_table(address, ["open", "bot"], bot="random", seed=5)
    page = sit(guest(), table, 0, "Ann")
    table.wait_for_seat(0)
    expect(page.locator("#hint")).to_be_enabled()
    page.locator("#hint").click()
    expect(page.locator("#options .hinted").first).to_be_visible()
    expect(page.locator("#options .sure")).to_have_count(page.locator("#options button").count())
    expect(page.locator("#advice")).to_contain_text(re.compile(r"You: \d+ %"))
    before = table.seq()
    page.locator("#options .hinted").first.click()
    table.wait_until(lambda: table.seq() > before)
    expect(page.locator("#advice")).to_be_empty()


@pytest.mark.long
def test_after_the_end_there_are_scores_and_charts(address: str, guest: Guest) -> None:
    table: Table = new_table(address, ["bot", "bot", "bot"], bot="random", seed=6, public=True)
    table.wait_until(table.over)
    page = guest()
    page.goto(f"{address}/t/{table.id}/summary")
    expect(page.locator("svg").first).to_be_visible()
    for name in ("United Nations", "Outer Planets Alliance"):
        expect(page.get_by_text(name).first).to_be_visible()


def test_a_stranger_without_a_link_does_not_get_in(address: str, guest: Guest) -> None:
    table = new_table(address, ["open", "bot"], bot="random", seed=5)
    answer = guest().request.get(f"{address}/t/{table.id}")
    assert answer.status == 403


@pytest.mark.long
def test_who_does_not_wish_to_be_asked_declines_by_itself(address: str, guest: Guest) -> None:
    table = new_table(address, ["open", "bot"], bot="random", seed=5)
    page = sit(guest(), table, 0, "Ann")
    page.locator("#menu summary").click()
    page.locator("#auto-decline").check()
    page.locator("#menu summary").click()
    for _ in range(120):
        table.wait_for_seat(0)
        look = table.look()
        if "offered the Event" in look["prompt"]:
            table.wait_past(look["seq"])
            return
        expect(page.locator("#status")).to_have_attribute("data-seq", str(look["seq"]))
        page.locator("#options button[data-atom]").first.click()
        table.wait_past(look["seq"])
    pytest.fail("no Event was ever offered")
