"""What tests need: a few need packages that only `make test-all` installs, some a browser or a database."""

from __future__ import annotations

import os
from importlib.util import find_spec

import pytest

NEEDS = {
    "arena/test_on_ray.py": "ray",
    "docs/test_rule_pages.py": "mkdocs",
    "docs/test_site.py": "mkdocs",
    "envs/test_openspiel.py": "pyspiel",
    "notebooks/test_notebooks.py": "nbclient",
    "rooms/test_layers.py": "importlinter",
    "server/test_schema.py": "schemathesis",
}
# Where everything must be tested a missing package is an error, not a reason to pass over its tests.
COMPLETE = bool(os.environ.get("ASTRARIUM_COMPLETE"))
collect_ignore = [file for file, package in NEEDS.items() if not COMPLETE and find_spec(package) is None]


def pytest_report_header() -> list[str]:
    return [f"left out, for want of {NEEDS[file]}: {file} (make test-all has it)" for file in collect_ignore]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What needs a browser or a database comes last in `make test`: until then both may still be on their way."""
    for item in items:
        if "browser" in item.path.parts or needs_database(item):
            item.add_marker(pytest.mark.system)


def needs_database(item: pytest.Item) -> bool:
    fixtures = getattr(item, "fixturenames", ())
    chosen = item.callspec.params.values() if hasattr(item, "callspec") else ()
    return "postgresql" in fixtures or "postgres_url" in fixtures or "postgresql" in chosen
