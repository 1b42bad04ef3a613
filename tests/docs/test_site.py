"""The site builds without a warning, holds together, fetches nothing, and shows no block that was not run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from doc_blocks import ROOT, blocks, pages
from docsite.checkout import address_of, page_of
from site_links import Site, read_page, read_site


def build(folder: Path) -> str:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    env = os.environ | {"NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=1200, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.mark.long
def test_the_site(tmp_path: Path) -> None:
    """One test, since building it takes a while and each process of a parallel run would build its own."""
    said = build(tmp_path)
    assert not re.search(r"warning|error", said, re.IGNORECASE), said
    site = read_site(tmp_path)
    assert site.dead_links() == []
    assert site.fetched_from_outside() == []
    shown = {page: code_blocks(tmp_path, page) for page in pages() if page != "README.md"}
    assert shown == {page: len(blocks(page)) for page in shown}


def code_blocks(folder: Path, page: str) -> int:
    """How many blocks the built page shows, without the signatures that the reference makes from the code."""
    text = (folder / address_of(page_of(page))).read_text(encoding="utf-8")
    return text.count("<pre") - len(re.findall(r'class="[^"]*doc-signature', text))


# The reader of links


def site_of(**texts: str) -> Site:
    site = Site(files={name.replace("_", "/") + ".html" for name in texts} | {"rules/index.html", "a.png"})
    for name, text in texts.items():
        read_page(site, name.replace("_", "/") + ".html", text)
    return site


@pytest.mark.parametrize(
    "link",
    ["b.html", "b.html#there", "#here", "docs/c.html", "a.png", "rules/", "/b.html", "https://example.org/x#y", "."],
)
def test_links_that_lead_somewhere(link: str) -> None:
    site = site_of(index=f'<a href="{link}">x</a><h1 id="here">', b='<p id="there">', docs_c="")
    assert site.dead_links() == []


@pytest.mark.parametrize("link", ["d.html", "b.html#nowhere", "#nowhere", "docs/b.html", "b.png", "nothing/"])
def test_links_that_lead_nowhere(link: str) -> None:
    site = site_of(index=f'<a class="x" href="{link}">x</a>', b='<p id="there">', docs_c="")
    assert site.dead_links() == [f"index.html -> {link}"]


def test_what_is_fetched_from_outside_is_told_and_links_are_not() -> None:
    site = site_of(
        index='<script src="//cdn.example.org/x.js"></script><a href="https://example.org/">x</a><img src="a.png">'
    )
    assert site.fetched_from_outside() == ["index.html loads //cdn.example.org/x.js"]


def test_a_style_sheet_from_outside_is_told(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text('@import "https://fonts.example.org/x.css"; p { background: url(b.png) }')
    assert read_site(tmp_path).fetched_from_outside() == ["a.css loads https://fonts.example.org/x.css"]
