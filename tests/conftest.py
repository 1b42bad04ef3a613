"""What tests need: a few need packages that only `make test-all` installs, some a browser or a database."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import settings

# On a busy machine an example may take any time: no test depends on speed.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")

NEEDS = {
    "arena/test_on_ray.py": "ray",
    "docs/test_rule_pages.py": "mkdocs",
    "docs/test_site.py": "mkdocs",
    "envs/test_examples.py": "sb3_contrib",
    "envs/test_openspiel.py": "pyspiel",
    "learn/test_training.py": "torch",
    "notebooks/test_notebooks.py": "nbclient",
    "rooms/test_layers.py": "importlinter",
    "server/test_schema.py": "schemathesis",
}
# Where everything must be tested a missing package is an error, not a reason to pass over its tests.
COMPLETE = bool(os.environ.get("ASTRARIUM_COMPLETE"))
collect_ignore = [file for file, package in NEEDS.items() if not COMPLETE and find_spec(package) is None]

LASTING = {"arena", "browser", "cli", "conformance", "players", "server", "upgrades", "workshop"}
"""Folders of tests that take seconds."""


LISTED = Path(__file__).parent / "lasting.txt"
"""Single tests that take long, one a line: they wait for `make test-all`. `tools/lasting.py` writes it."""


class Backwards(pytest.Dir):  # type: ignore[misc]  # it is called final, yet this hook may return any kind of folder
    """A folder read from its end."""

    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        return reversed(list(super().collect()))


class FromBothEnds:
    """Every second process reads the tests from the end: what one has translated, the other only loads."""

    def pytest_collect_directory(self, path: Path, parent: pytest.Collector) -> pytest.Dir:
        return Backwards.from_parent(parent, path=path)


def pytest_configure(config: pytest.Config) -> None:
    worker = os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")
    if worker.isdigit() and int(worker) % 2:
        config.pluginmanager.register(FromBothEnds())


def pytest_report_header() -> list[str]:
    return [f"left out, for want of {NEEDS[file]}: {file} (make test-all has it)" for file in collect_ignore]


@pytest.hookimpl(hookwrapper=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> Iterator[None]:
    """What needs a browser or a database comes last in `make test`: until then both may still be on their way.

    What was tried with a file already is tried with a database once; its other cases are for `make test-all`.
    """
    mark_lasting(config, items)
    tried: set[tuple[Path, str]] = set()
    for item in items:
        if "browser" in item.path.parts or needs_database(item):
            item.add_marker(pytest.mark.system)
        if needs_database(item):
            test = item.path, item.name.partition("[")[0]
            if test in tried:
                item.add_marker(pytest.mark.long)
            tried.add(test)
    yield
    items[:] = in_halves(items)


def mark_lasting(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Marks what is listed as long. Nothing is listed that is no test any more."""
    listed = set(LISTED.read_text(encoding="utf-8").splitlines())
    for item in items:
        if item.nodeid in listed:
            item.add_marker(pytest.mark.long)
    read = {item.nodeid.partition("::")[0] for item in items}
    gone = listed - {item.nodeid for item in items}
    gone = {test for test in gone if test.partition("::")[0] in read}
    if gone and not any("::" in asked for asked in config.args):
        raise pytest.UsageError(f"tests/lasting.txt lists what is no test any more: {', '.join(sorted(gone))}")


def in_halves(items: list[pytest.Item]) -> list[pytest.Item]:
    """Each of two processes takes one; both begin with what takes long, so that none waits for the other in the end."""
    files: dict[Path, list[pytest.Item]] = {}
    for item in sorted(items, key=lambda item: str(item.path)):
        files.setdefault(item.path, []).append(item)
    lasting = [own for path, own in files.items() if path.parent.name in LASTING]
    brief = [item for path, own in files.items() if path.parent.name not in LASTING for item in own]
    first, second = ([item for own in part for item in own] for part in (lasting[::2], lasting[1::2]))
    rest = max(0, len(items) // 2 - len(first))
    return [*first, *brief[:rest], *second, *brief[rest:]]


def needs_database(item: pytest.Item) -> bool:
    fixtures = getattr(item, "fixturenames", ())
    chosen = item.callspec.params.values() if hasattr(item, "callspec") else ()
    return "postgresql" in fixtures or "postgres_url" in fixtures or "postgresql" in chosen
