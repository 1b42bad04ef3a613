"""Every code block of the documents has been run."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
import typer

from astrarium.cli import app
from doc_blocks import ROOT, Block, blocks, blocks_in, pages, run_block, run_page, smaller
from docsite.checkout import LINK, Checkout

IN_TEXT = re.compile(r"`(astrarium [a-z][^`]*)`")


@pytest.mark.long
@pytest.mark.parametrize("page", [page for page in pages() if blocks(page)])
def test_every_block_of_the_page_runs(page: str, tmp_path: Path) -> None:
    assert run_page(page, tmp_path) > 0


def test_make_test_runs_the_doctests_of_all_documents() -> None:
    """Blocks with `>>>` are left to pytest, so it must be told to look at these files."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(r"^\t.*pytest .*--doctest-glob='\*\.md' tests docs README\.md", makefile, re.MULTILINE)
    # The one page that it leaves out is looked at by `make test-rest`.
    assert re.search(r"^\t.*pytest --doctest-glob='\*\.md' \$\(NEEDS_OPENSPIEL\)$", makefile, re.MULTILINE)
    asked = {page for page in pages() if any(block.asks for block in blocks(page))}
    assert all(page == "README.md" or page.startswith("docs/") for page in asked)


@pytest.mark.parametrize("page", pages())
def test_commands_named_in_the_text_are_understood(page: str) -> None:
    """Parsed, not run: the command, its options and the kinds of their values exist."""
    for command in IN_TEXT.findall((ROOT / page).read_text(encoding="utf-8")):
        if command.endswith("...") or "<" in command:
            continue
        name, *words = shlex.split(command)[1:]
        known = typer.main.get_command(app).commands  # type: ignore[attr-defined]
        assert name in known, f"{page}: there is no command {name}"
        known[name].make_context(name, words, resilient_parsing=not words)


# The runner itself


def block(text: str) -> Block:
    return blocks_in("page.md", text)[0]


def test_blocks_are_found_with_their_kind_their_indent_and_the_comment_above() -> None:
    text = "1. Card:\n\n    <!-- excerpt of a.py -->\n    ```python\n    x = 1\n    ```\n\n```sh\nls\n```\n"
    found = blocks_in("page.md", text)
    assert [(each.kind, each.text, each.remark, each.about) for each in found] == [
        ("python", "x = 1", "excerpt of", "a.py"),
        ("sh", "ls", "", ""),
    ]


@pytest.mark.long
@pytest.mark.parametrize(
    "text",
    [
        "```python\nraise SystemExit(1)\n```",
        "```python\n>>> 1 + 1\n2\n```",
        "```sh\nastrarium rules chess\n```",
        "```sh\nmake coffee\n```",
        "```sh\npip install 'astrarium[coffee]'\n```",
        "```console\n$ astrarium rules expanse EXP-4.2 --json\nsomething else\n```",
        "```json\n{'a': 1}\n```",
        "```toml\na = \n```",
        "```text\nanything\n```",
        "```\nanything\n```",
        "```klingon\nanything\n```",
        "<!-- run by tests/docs/test_blocks.py::test_that_is_not_there -->\n```sh\nls\n```",
        "<!-- excerpt of README.md -->\n```text\nthis line is not there\n```",
        "<!-- as if: --games 3 => --games 2 -->\n```sh\nls\n```",
    ],
    ids=lambda text: " ".join(text.split())[:40],
)
def test_what_does_not_run_fails(text: str, tmp_path: Path) -> None:
    with pytest.raises((AssertionError, ValueError)):
        run_block(block(text), tmp_path)


@pytest.mark.long
@pytest.mark.parametrize(
    "text",
    [
        "```python\nfrom astrarium import game\ngame('expanse')\n```",
        "```python\n>>> 1 + 1\n2\n\n```",
        "```console\n$ astrarium rules expanse EXP-4.2\n...\n  EXP-4.2 ...\n```",
        "<!-- in words -->\n```text\nanything\n```",
        "<!-- excerpt of README.md -->\n```text\n# Astrarium\n...\n## Documents\n```",
    ],
    ids=lambda text: " ".join(text.split())[:40],
)
def test_what_runs_passes(text: str, tmp_path: Path) -> None:
    run_block(block(text), tmp_path)


def test_as_if_puts_something_smaller_in_its_place() -> None:
    text = "<!-- as if: --games 400 => --games 2; medium => random -->\n\n```sh\narena expanse medium --games 400\n```"
    assert smaller(block(text)) == "arena expanse random --games 2"


@pytest.mark.parametrize("page", pages())
def test_links_between_documents_work_on_a_code_host_too(page: str) -> None:
    """Pages that only the site has are linked from pages that only the site has."""
    here = Checkout()
    text = (ROOT / page).read_text(encoding="utf-8")
    targets = {here.target(page, link[1]) for link in LINK.finditer(text)}
    assert [target for target in sorted(targets) if not (ROOT / target).exists()] == []
