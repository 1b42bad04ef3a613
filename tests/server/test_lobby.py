"""Sitting down: the front page, new tables, links, rules, saves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from astrarium.contract.registry import all_games, game
from astrarium.language import LANGUAGES, words
from astrarium.server.lobby import MOST_SHOWN
from astrarium.server.store import BOT, OPEN, PERSON
from astrarium.server.tables import LiveTable, SeatPlan
from lobby_browsers import Browser, act, id_in, links_in, live, played, seeded_table, serving, sit_down, tables


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("lobby")
    with serving(folder) as running:
        yield running


@pytest.fixture
def ada(server: TestClient) -> Browser:
    return Browser(server)


@pytest.fixture
def bo(server: TestClient) -> Browser:
    return Browser(server)


OPEN_TABLE = {"players": "2", "name": "Ada", "seat-0": "me", "seat-1": "open"}


def seat_link(page: str) -> str:
    """The link to the first open seat."""
    return next(link for link in links_in(page) if link.startswith("/join/"))


# The front page


def test_every_game_is_on_the_front_page_with_a_picture_and_a_way_to_play(ada: Browser) -> None:
    page = ada.get("/").text
    for played_game in all_games():
        assert played_game.titles["en"] in unescape(page)
        assert f'action="/play/{played_game.key}"' in page
        picture = ada.get(f"/games/{played_game.key}/picture.svg")
        assert picture.headers["content-type"] == "image/svg+xml" and "<svg" in picture.text


def test_one_click_leads_to_a_table_against_bots(server: TestClient, ada: Browser) -> None:
    answer = ada.post("/play/expanse")
    assert answer.status_code == 303
    table = live(server, id_in(answer.headers["location"]))
    assert [row.kind for row in table.seats] == [PERSON, BOT, BOT, BOT]
    assert not table.row.public
    assert f'href="/t/{table.id}"' in ada.get("/").text


def test_my_tables_are_nobody_elses(server: TestClient, ada: Browser, bo: Browser) -> None:
    id = id_in(ada.post("/play/expanse").headers["location"])
    assert f"/t/{id}" not in bo.get("/").text


def test_a_request_from_another_site_creates_nothing(server: TestClient) -> None:
    before = sorted(tables(server).store.waiting_tables())
    answer = server.post("/play/expanse", headers={"sec-fetch-site": "cross-site"}, follow_redirects=False)
    assert answer.status_code == 403
    assert sorted(tables(server).store.waiting_tables()) == before


def test_a_game_that_does_not_exist(ada: Browser) -> None:
    for url in ("/new/chess", "/rules/chess", "/games/chess/picture.svg"):
        assert ada.get(url).status_code == 404
    assert ada.post("/play/chess").status_code == 404


def test_a_list_of_tables_plays_none_of_them_again(
    server: TestClient, ada: Browser, bo: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = [id_in(ada.post("/new/expanse", OPEN_TABLE | {"public": "yes"}, follow=True).text) for _ in range(5)]
    mine = []
    for seed in range(5):
        table, keys = seeded_table(server, [SeatPlan(PERSON, "Ada"), SeatPlan(PERSON, "Bo")], seed)
        sit_down(server, ada, table, keys, 0)
        for _ in range(4):
            act(server, table)
        mine.append((table.id, table.state.player))
    known = unescape(ada.get("/").text), unescape(bo.get("/").text)
    for memory in (tables(server).live, tables(server).held):
        memory.clear()
    rebuilt: list[object] = []
    made = LiveTable.__post_init__

    def noted(table: LiveTable) -> None:
        rebuilt.append(table)
        made(table)

    monkeypatch.setattr(LiveTable, "__post_init__", noted)
    pages = unescape(ada.get("/").text), unescape(bo.get("/").text)
    assert not rebuilt
    for id, player in mine:
        turn = "Your turn" if player == 0 else "Bo decides"
        assert all(turn in card_of(page, id) for page in (known[0], pages[0]))
    for id in ids:
        # Nothing is dealt yet: what a free seat will play nobody knows.
        assert card_of(known[1], id) == card_of(pages[1], id)
        assert 'class="role"' not in card_of(pages[1], id) and f"/take/{id}/1" in card_of(pages[1], id)


def card_of(page: str, id: str) -> str:
    return next(card for card in page.split('<li class="table') if f'href="/t/{id}"' in card).split("</section>")[0]


def test_whoever_gave_no_name_has_one_in_the_list(server: TestClient, ada: Browser) -> None:
    table, keys = seeded_table(server, [SeatPlan(PERSON), SeatPlan(PERSON)], 7)
    asked = table.state.player
    ada.join(f"/watch/{keys.watch}")
    card = card_of(ada.get("/").text, table.id)
    assert f"Player {asked + 1} decides" in card and f'<span class="who">Player {2 - asked}<' in card


def test_of_many_tables_those_that_wait_for_me_come_first(server: TestClient) -> None:
    ada = Browser(server)
    waits, keys = seeded_table(server, [SeatPlan(PERSON, "Ada"), SeatPlan(PERSON, "Bo")], 7)
    sit_down(server, ada, waits, keys, waits.state.player)
    for _ in range(MOST_SHOWN + 1):
        ada.post("/new/expanse", OPEN_TABLE)
    page = ada.get("/").text
    assert page.count('<li class="table calls') == 1 and f'href="/t/{waits.id}"' in page


# A new table


def test_the_form_explains_each_variant_with_its_rule(ada: Browser) -> None:
    page = unescape(ada.get("/new/expanse").text)
    for option in game("expanse").options:
        assert game("expanse").rules[option.rule].text["en"] in page
        assert all(f'value="{value}"' in page for value in option.values)


def test_a_table_is_created_as_the_form_says(server: TestClient, ada: Browser) -> None:
    form = {
        "players": "3",
        "name": "Ada",
        "seat-0": "bot-easy",
        "seat-1": "me",
        "seat-2": "open",
        "seat-3": "me",
        "option-factions": "picked",
        "public": "yes",
        "seconds": "300",
        "title": "Friday <evening>",
    }
    page = ada.post("/new/expanse", form, follow=True).text
    table = live(server, id_in(page))
    assert [(row.kind, row.name) for row in table.seats] == [(BOT, ""), (PERSON, "Ada"), (OPEN, "")]
    assert table.seats[0].bot == "easy"
    assert (table.row.options, table.row.public, table.row.seconds) == ({"factions": "picked"}, True, 300)
    assert "Friday &lt;evening&gt;" in ada.get("/").text


@pytest.mark.parametrize("form", [{"players": "9"}, {"seat-1": "dragon"}, {"option-factions": "all"}])
def test_a_form_that_does_not_fit_is_answered_in_words(ada: Browser, form: dict[str, str]) -> None:
    answer = ada.post("/new/expanse", OPEN_TABLE | form)
    assert answer.status_code == 400
    assert "This does not fit" in answer.text


def test_only_the_hashes_of_links_and_keys_are_kept(server: TestClient, ada: Browser) -> None:
    answer = ada.post("/new/expanse", OPEN_TABLE, follow=True)
    assert answer.headers["cache-control"] == "no-store"
    secrets = {link.rsplit("/", 1)[1] for link in links_in(answer.text)} | set(ada.kept())
    assert len(secrets) == 4  # the links to the open seat and for spectators; Ada's key, and hers as the host
    for url in ("/", f"/t/{id_in(answer.text)}"):
        page = ada.get(url).text
        assert not any(secret in page for secret in secrets)
    store = tables(server).store
    row, seats = store.table(id_in(answer.text)), store.seats(id_in(answer.text))
    assert not any(secret in str((row, seats)) for secret in secrets)


def test_several_people_at_one_screen(server: TestClient, ada: Browser) -> None:
    form = {"players": "3", "name": "Ada", "seat-0": "me", "seat-1": "here", "name-1": "Marta", "seat-2": "here"}
    id = id_in(ada.post("/new/expanse", form, follow=True).text)
    table = live(server, id)
    assert [row.name for row in table.seats] == ["Ada", "Marta", "Player 3"]
    assert not table.waits()
    assert ada.get("/").text.count('class="place person own"') == 3


def test_somebody_who_only_invites_others_may_watch(server: TestClient, ada: Browser) -> None:
    page = ada.post("/new/expanse", {"players": "2", "seat-0": "open", "seat-1": "open"}, follow=True).text
    assert ada.get(f"/t/{id_in(page)}").status_code == 200


# Coming in


def test_looking_at_a_link_changes_nothing(server: TestClient, ada: Browser, bo: Browser) -> None:
    page = ada.post("/new/expanse", OPEN_TABLE, follow=True).text
    table = live(server, id_in(page))
    answer = bo.get(seat_link(page), follow=True)
    assert answer.status_code == 200 and "Sit down" in answer.text
    assert table.seats[1].kind == OPEN and not bo.kept()
    assert bo.get(f"/t/{table.id}").status_code == 403


def test_a_link_seats_a_person_who_comes_back_from_the_same_browser(
    server: TestClient, ada: Browser, bo: Browser
) -> None:
    page = ada.post("/new/expanse", OPEN_TABLE, follow=True).text
    table, link = live(server, id_in(page)), seat_link(page)
    answer = bo.join(link, "  Bo \n")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table.id}")
    assert (table.seats[1].kind, table.seats[1].name) == (PERSON, "Bo")
    for url in (f"/t/{table.id}", link):
        assert bo.get(url, follow=True).status_code == 200


def test_spectators_come_in_by_their_own_link(server: TestClient, ada: Browser, bo: Browser) -> None:
    page = ada.post("/new/expanse", OPEN_TABLE, follow=True).text
    watch = next(link for link in links_in(page) if link.startswith("/watch/"))
    assert bo.get(f"/t/{id_in(page)}").status_code == 403
    assert "watch" in bo.get(watch, follow=True).text
    assert bo.join(watch).status_code == 303
    assert bo.get(f"/t/{id_in(page)}").status_code == 200
    assert live(server, id_in(page)).seats[1].kind == OPEN


def test_a_link_that_opens_nothing(bo: Browser) -> None:
    answer = bo.get("/join/no-such-key")
    assert answer.status_code == 404 and "leads nowhere" in answer.text


def test_a_free_seat_of_a_public_table_is_taken_once(server: TestClient, ada: Browser, bo: Browser) -> None:
    page = ada.post("/new/expanse", OPEN_TABLE | {"public": "yes"}, follow=True).text
    table = live(server, id_in(page))
    take = f"/take/{table.id}/1"
    assert take in bo.get("/").text
    assert bo.get(take).status_code == 200 and table.seats[1].kind == OPEN
    assert bo.post(take, {"name": "Bo"}).status_code == 303
    assert (table.seats[1].kind, table.seats[1].name) == (PERSON, "Bo")
    late = Browser(server)
    assert late.post(take).status_code == 409
    # The invitation to a seat that somebody took from the list no longer opens it.
    assert late.get(seat_link(page)).status_code == 410


def test_a_private_table_needs_its_key(server: TestClient, ada: Browser, bo: Browser) -> None:
    id = id_in(ada.post("/new/expanse", OPEN_TABLE, follow=True).text)
    assert f"/t/{id}" not in bo.get("/").text
    for url in (f"/take/{id}/1", f"/t/{id}/replay", f"/t/{id}/replay/0", f"/t/{id}/position.json", f"/t/{id}/summary"):
        assert bo.get(url).status_code == 403, url
    assert bo.post(f"/take/{id}/1").status_code == 403


# Rules


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_hold_every_rule_in_either_language(server: TestClient, lang: str) -> None:
    browser = Browser(server, lang)
    for url in ("/rules/expanse", "/rules/expanse?fragment=1"):
        page = unescape(browser.get(url).text)
        for rule in game("expanse").rules.values():
            assert f'id="{rule.id}"' in page
            assert rule.text[lang] in page
            assert rule.why.get(lang, "") in page


def test_rules_are_found_by_their_words_without_a_script(ada: Browser) -> None:
    page = ada.get("/rules/expanse?q=ROCINANTE+final").text
    found = re.findall(r'class="clause[^>]+id="([^"]+)"', page)
    ledger = game("expanse").rules
    texts = {id: f"{ledger[id].section['en']} {ledger[id].text['en']} {ledger[id].why.get('en', '')}" for id in found}
    assert found and len(found) < len(ledger)
    assert all("rocinante" in text.lower() and "final" in text.lower() for text in texts.values())


def test_a_cited_rule_is_marked(ada: Browser) -> None:
    page = ada.get("/rules/expanse?at=EXP-4.1").text
    assert re.findall(r'class="clause[^"]* cited" id="([^"]+)"', page) == ["EXP-4.1"]
    assert " cited" not in ada.get('/rules/expanse?at="><script>').text


# Saves


def test_an_unfinished_save_is_played_on_at_this_screen(server: TestClient, ada: Browser) -> None:
    match = played(most=60)
    answer = ada.upload(match.save())
    table = live(server, id_in(answer.headers["location"]))
    assert table.match.save() == match.save()
    assert [row.kind for row in table.seats] == [PERSON] * 4
    assert table.state.to_json() == match.state.to_json()


def test_a_finished_save_opens_its_replay_and_can_be_downloaded_again(server: TestClient, ada: Browser) -> None:
    match = played()
    answer = ada.upload(match.save())
    id = id_in(answer.headers["location"])
    assert answer.headers["location"] == f"/t/{id}/replay"
    assert live(server, id).row.over
    assert ada.get(f"/t/{id}/save.json").json() == match.save()
    assert Browser(server).get(f"/t/{id}/save.json").status_code == 403


def test_there_is_no_save_of_a_running_game(ada: Browser) -> None:
    id = id_in(ada.upload(played(most=30).save()).headers["location"])
    answer = ada.get(f"/t/{id}/save.json")
    assert answer.status_code == 409 and "once the game is over" in answer.text
    assert "atoms" not in answer.text


GOOD: dict[str, Any] = played(most=5).save()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("save", "key", "args"),
    [
        (b"", "empty", {}),
        (b"not json", "not-json", {}),
        (b"[" * 100_000, "not-json", {}),
        ([1, 2], "not-json", {}),
        ({}, "lacks", {"field": "game"}),
        (GOOD | {"game": ["chess"]}, "lacks", {"field": "game"}),
        (GOOD | {"atoms": "base:luna"}, "lacks", {"field": "atoms"}),
        (GOOD | {"seed": True}, "lacks", {"field": "seed"}),
        (GOOD | {"game": "<b>chess\n" + "x" * 99}, "no-game", {"game": "<b>chess " + "x" * 31}),
        (GOOD | {"version": 99}, "version", {"theirs": "99", "ours": GOOD["version"]}),
        (GOOD | {"players": 9}, "players", {"least": 2, "most": 4}),
        (GOOD | {"options": {"factions": 3}}, "option", {"option": "factions", "value": "3"}),
        (GOOD | {"options": {"factions": "all"}}, "option", {"option": "factions", "value": "all"}),
        (GOOD | {"options": {"dragons": "yes"}}, "option", {"option": "dragons", "value": "yes"}),
        (GOOD | {"atoms": ["base:nowhere"]}, "breaks", {"number": 1}),
        (GOOD | {"atoms": [*GOOD["atoms"], "base:luna"]}, "breaks", {"number": 6}),
        (GOOD | {"atoms": [["base:luna"]]}, "breaks", {"number": 1}),
        (GOOD | {"without": ["razorback"]}, "switched", {}),
        (GOOD | {"seed": 2**60, "atoms": []}, "seed", {}),
        (GOOD | {"seed": -1, "atoms": []}, "seed", {}),
    ],
)
def test_a_file_that_is_no_save_is_refused_with_the_reason(
    server: TestClient, lang: str, save: object, key: str, args: dict[str, int | str]
) -> None:
    before = sorted(tables(server).store.waiting_tables())
    answer = Browser(server, lang).upload(save)
    assert answer.status_code == 400
    assert words(lang).say(f"lobby-upload-{key}", **args) in unescape(answer.text)
    assert sorted(tables(server).store.waiting_tables()) == before


# Italian


def test_italian_pages(server: TestClient) -> None:
    ada = Browser(server, "it")
    for url, sentence in (
        ("/", "Gioca subito"),
        ("/new/expanse", "Chi può entrare"),
        ("/rules/expanse", "Cerca nelle regole"),
    ):
        page = unescape(ada.get(url).text)
        assert sentence in page and '<html lang="it">' in page
    page = ada.post("/new/expanse", OPEN_TABLE, follow=True).text
    assert "Il tavolo è pronto" in page
    assert "Siediti" in Browser(server, "it").get(seat_link(page), follow=True).text


def test_a_set_of_words_can_be_ticked_instead_of_a_value(server: TestClient, ada: Browser) -> None:
    """Cosmic Encounter with some of the moons, and without two of the powers."""
    page = ada.get("/new/cosmic").text
    assert 'name="some-moons" value="cheese"' in page and 'name="some-excluded" value="virus"' in page
    ticked = {"some-moons": ["half", "cheese"], "some-excluded": ["virus", "filth"]}
    page = ada.post("/new/cosmic", {"players": "3", "option-kickers": "on", **ticked}, follow=True).text
    options = live(server, id_in(page)).match.options
    assert options["moons"] == "half-cheese" and options["excluded"] == "virus-filth" and options["kickers"] == "on"
