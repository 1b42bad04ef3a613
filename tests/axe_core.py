"""axe-core, which looks for what keeps people from using a page: fetched once, as the npm registry has it."""

from __future__ import annotations

import hashlib
import io
import os
import sys
import tarfile
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

VERSION = "4.14.0"
ADDRESS = f"https://registry.npmjs.org/axe-core/-/axe-core-{VERSION}.tgz"
SHA256 = "2277b0a3ef47af9b52497faa3e71598e86e0a0e5e6eb295207a5657ede4709af"
RULES = "{ 'label-content-name-mismatch': { enabled: false } }"
"""A drawn card that can be picked is named by what a click does; what is written on it is told as its details."""
KEPT = Path(sys.prefix) / f"axe-core-{VERSION}.js"
"""Beside the other tools of the tests."""


def source() -> str:
    if not KEPT.exists():
        try:
            with urllib.request.urlopen(ADDRESS, timeout=60) as answer:
                packed = answer.read()
        except OSError as error:
            if os.environ.get("CI"):
                pytest.fail(f"axe-core cannot be fetched, and in CI nothing is skipped: {error}")
            pytest.skip(f"axe-core cannot be fetched: {error}")
        assert hashlib.sha256(packed).hexdigest() == SHA256, "another axe-core than was looked at"
        with tarfile.open(fileobj=io.BytesIO(packed)) as box:
            found = box.extractfile("package/axe.min.js")
            assert found is not None
            KEPT.write_bytes(found.read())
    return KEPT.read_text(encoding="utf-8")


def complaints(page: Page) -> list[str]:
    """What axe finds on the page as it is now, in a line each."""
    page.evaluate(source())
    found: Any = page.evaluate(f"axe.run(document, {{ resultTypes: ['violations'], rules: {RULES} }})")
    return [
        f"{one['id']} ({one['impact']}): {node['html'][:140]} {node['failureSummary'][:200]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]
