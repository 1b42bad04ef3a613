"""The API keeps its OpenAPI description, whatever it is sent."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import SearchStrategy
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import ignored_auth, negative_data_rejection, positive_data_acceptance

from astrarium.server.app import create_app
from server.serving import create, served

EXAMPLES = 60
# Public tables need no key; and what fits the description may still not be an option at this table.
EXCLUDED = [ignored_auth, positive_data_acceptance]
BOUNDED = settings(
    max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, Any]]]:
    """A server, and a public table on it."""
    folder: Path = tmp_path_factory.mktemp("schema")
    with served(f"sqlite:///{folder / 'tables.db'}") as address:
        seats = [{"kind": "person"}, {"kind": "person"}, {"kind": "open"}]
        yield address, create(address, seats, public=True)


def operations() -> list[tuple[str, str]]:
    """Everything the API offers. A stream never ends, so it has tests of its own; pages for people are no API."""
    paths = create_app("sqlite:///never-opened.db").openapi()["paths"]
    return [
        (method, path)
        for path, methods in paths.items()
        for method in methods
        if path.startswith("/api/") and not path.endswith("/stream")
    ]


def strategies(address: str, method: str, path: str) -> list[SearchStrategy[Any]]:
    """Requests that fit the description, and requests that do not."""
    operation = schemathesis.openapi.from_url(f"{address}/api/openapi.json")[path][method]
    found = [operation.as_strategy(generation_mode=GenerationMode.POSITIVE)]
    if operation.body or operation.path_parameters or operation.query:
        found.append(operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))
    return found


@pytest.mark.parametrize(("method", "path"), operations())
def test_strangers_get_no_error_of_ours(server: tuple[str, dict[str, Any]], method: str, path: str) -> None:
    address, _ = server
    for strategy in strategies(address, method, path):

        @BOUNDED
        @given(strategy)
        def ask(case: Any) -> None:
            case.call_and_validate(excluded_checks=EXCLUDED)

        ask()


@pytest.mark.parametrize(("method", "path"), [pair for pair in operations() if "{id}" in pair[1]])
def test_players_get_no_error_of_ours(server: tuple[str, dict[str, Any]], method: str, path: str) -> None:
    """The same at a table that exists, with a key that opens a seat."""
    address, made = server
    for strategy in strategies(address, method, path):

        @BOUNDED
        @given(strategy)
        def ask(case: Any) -> None:
            case.path_parameters = dict(case.path_parameters) | {"id": made["id"]}
            # A wrong id has just been put right, so it is not to be refused.
            left_out = [*EXCLUDED, negative_data_rejection]
            case.call_and_validate(
                excluded_checks=left_out, headers={"authorization": f"Bearer {made['seats'][0]}"}
            )

        ask()
