"""What the site makes of the ledgers: ids in running text, where rules are cited, and how a rule's page reads."""

from __future__ import annotations

from pathlib import Path

import pytest

from docsite.checkout import Checkout, ledger_page
from docsite.citations import Citation, in_code, in_tests
from docsite.ids import Ids, anchor
from docsite.ledgers import LedgerPage
from docsite.sources import coloured, source_page

pytestmark = pytest.mark.long

IDS = Ids(
    ["EXP-1.1", "EXP-1.2", "EXP-1.3", "EXP-1.4", "EXP-2.1", "ATH-B.5.3", "ATH-B.5.4", "ATH-B.5.5", "ATH-S.2", "ATH-S.4"]
)


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("Draw two. EXP-1.2", ["EXP-1.2"]),
        ("EXP-1.2, 1.4", ["EXP-1.2", "EXP-1.4"]),
        ("EXP-1.2 and 2.1", ["EXP-1.2", "EXP-2.1"]),
        ("EXP-1.1 to 1.3, 2.1", ["EXP-1.1", "EXP-1.2", "EXP-1.3", "EXP-2.1"]),
        ("(ATH-B.5.3 a 5.5).", ["ATH-B.5.3", "ATH-B.5.4", "ATH-B.5.5"]),
        ("ATH-S.2, S.4", ["ATH-S.2", "ATH-S.4"]),
        ("EXP-1.1 and 3 cubes", ["EXP-1.1"]),
        ("EXP-1.1, 9.9", ["EXP-1.1"]),
        ("see EXP-1 and EXP-9.1", []),
    ],
)
def test_ids_are_read_as_people_write_them(text: str, cited: list[str]) -> None:
    assert IDS.cited(text) == cited


def test_a_mention_says_where_it_stands_and_sections_count_too() -> None:
    text = "as in EXP-1, EXP-1.2 or 1.4"
    assert [(text[each.start : each.end], each.id) for each in IDS.mentions(text)] == [
        ("EXP-1", "EXP-1"),
        ("EXP-1.2", "EXP-1.2"),
        ("1.4", "EXP-1.4"),
    ]


def test_code_cites_in_docstrings_attributes_and_calls(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "turn.py").write_text(
        '"""Turns. EXP-2.1"""\nNOTE = kind("EXP-1.1")\n\n\nclass Take(Choice):\n    """Take one. EXP-1.2"""\n\n'
        '    rule = "EXP-1.2"\n\n    def refused(self):\n        return [Refusal("EXP-1.3")]  # EXP-1.4\n'
    )
    assert in_code(tmp_path, ["game"], IDS) == {
        "EXP-2.1": [Citation("game/turn.py", 1, "turn.py")],
        "EXP-1.1": [Citation("game/turn.py", 2, "NOTE")],
        "EXP-1.2": [Citation("game/turn.py", 5, "Take")],
        "EXP-1.3": [Citation("game/turn.py", 10, "Take.refused")],
    }


def test_a_test_cites_by_its_mark(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_turn.py").write_text(
        '@pytest.mark.rule("EXP-1.2", "EXP-1.3")\ndef test_one_is_taken():\n    pass\n\n\n'
        'def test_other():\n    "EXP-1.4"\n'
    )
    taken = Citation("tests/test_turn.py", 2, "test_one_is_taken")
    assert in_tests(tmp_path, IDS) == {"EXP-1.2": [taken], "EXP-1.3": [taken]}


@pytest.fixture(scope="module")
def here() -> Checkout:
    return Checkout()


def test_every_rule_links_to_its_tests_and_most_to_code(here: Checkout) -> None:
    assert set(here.ids.rules) <= set(here.tests)
    assert len(here.code) > len(here.ids.rules) / 2


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_rule_page_has_every_rule_with_its_text_kind_and_places(here: Checkout, lang: str) -> None:
    game = here.games[0]
    page = LedgerPage(game, lang, here.ids, lambda id: f"@{id}", lambda place: f"@{place.file}:{place.line}")
    made = page.markdown({}, {"EXP-1.5": [Citation("tests/test_a.py", 3, "test_nobody_owes")]}, "other.md")
    for rule in game.rules.values():
        assert f'id="{anchor(rule.id)}"' in made
    ruling = page.rule(game.rules["EXP-1.5"], [], [Citation("tests/test_a.py", 3, "test_nobody_owes")])
    assert ruling in made
    assert game.rules["EXP-1.5"].why[lang] in ruling and "ledger-kind" in ruling
    assert '<a href="@tests/test_a.py:3" title="tests/test_a.py, 3">nobody owes</a>' in ruling
    assert "ledger-kind" not in page.rule(game.rules["EXP-1.1"], [], [])


def test_ids_in_a_rule_become_links_in_its_language(here: Checkout) -> None:
    game = here.games[0]
    page = LedgerPage(game, "it", here.ids, lambda id: here.rule_address(id, "it", "rules/x.md"), lambda place: "")
    assert '(<a href="expanse.it.html#exp-20-1">EXP-20.1</a>)' in page.rule(game.rules["EXP-1.2"], [], [])


def test_many_places_fold_away(here: Checkout) -> None:
    page = LedgerPage(here.games[0], "en", here.ids, str, lambda place: f"#{place.line}")
    said = page.places("Tests", [Citation("t.py", line, f"test_{line}") for line in range(8)])
    assert "<summary>3 more</summary>" in said and said.index("#4") < said.index("<details>") < said.index("#5")


def test_a_page_of_source_has_an_anchor_a_line_and_links_from_ids() -> None:
    made = source_page("a.py", 'x = 1\n"""Two\nlines. EXP-1.2"""\n', IDS, lambda id: f"rules.html#{anchor(id)}")
    assert [f'id="line-{number}"' in made for number in (1, 2, 3, 4)] == [True, True, True, False]
    assert '<a href="rules.html#exp-1-2">EXP-1.2</a>' in made


def test_a_token_over_several_lines_is_closed_on_each() -> None:
    for line in coloured("a.py", 'x = """one <b>\ntwo"""\n'):
        assert line.count("<span") == line.count("</span>") and "<b>" not in line


def test_links_that_leave_docs_lead_to_pages_of_these_files(here: Checkout) -> None:
    text = (
        "[bot](../examples/outside/busy.py) [how](../CONTRIBUTING.md#top) [idea](idea.md) [web](https://example.org/)"
    )
    assert here.linked_files("docs/outside.md", text) == {"examples/outside/busy.py"}
    assert here.relinked("docs/outside.md", text, "outside.md") == (
        "[bot](source/examples/outside/busy.py.md) [how](contributing.md#top) [idea](idea.md) [web](https://example.org/)"
    )
    assert here.relinked("CONTRIBUTING.md", "[card](docs/card.md)", "contributing.md") == "[card](card.md)"


def test_pages_of_a_ledger_are_named_by_game_and_language() -> None:
    assert [ledger_page("expanse", lang) for lang in ("en", "it")] == ["rules/expanse.md", "rules/expanse.it.md"]
