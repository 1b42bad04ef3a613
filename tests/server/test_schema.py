"""The API keeps its OpenAPI description, whatever it is sent.

No check of schemathesis is left out. Two answers to well-formed requests need a word, see `by_design`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import SearchStrategy
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from astrarium.server.app import create_app
from astrarium.server.live_table import LiveTable
from server.serving import create, served

pytestmark = pytest.mark.long
EXAMPLES = 40
PREFIX = "/api/"
BOUNDED = settings(
    max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


@dataclass
class Served:
    """A server, its description, and a public table on it."""

    address: str
    description: dict[str, Any]
    table: dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("schema")
    # Bots that take their time: hundreds of tables are set up here, and nobody is interested in their games.
    slowly = served(f"sqlite:///{folder / 'tables.db'}", pace=600.0)
    with pytest.MonkeyPatch.context() as patch, slowly as address:
        # A stream without end could not be tried: here every one ends after what it says first.
        patch.setattr(LiveTable, "closing", property(lambda _: True, lambda *_: None))
        seats = [{"kind": "person"}, {"kind": "person"}, {"kind": "open"}]
        table = create(address, seats, public=True)
        yield Served(address, httpx.get(f"{address}/api/openapi.json").json(), table)


def operations() -> list[tuple[str, str]]:
    """Everything the API offers; pages for people are no API."""
    paths = create_app("sqlite:///never-opened.db").openapi()["paths"]
    assert all(path.startswith(PREFIX) for path in paths)
    return [(method, path) for path, methods in paths.items() for method in methods]


def at_table(description: dict[str, Any], id: str) -> dict[str, Any]:
    """The same API with one table: every other id is wrong."""

    def narrowed(parameter: dict[str, Any]) -> dict[str, Any]:
        return parameter | {"schema": {"enum": [id]}} if parameter["name"] == "id" else parameter

    paths = {
        path: {
            method: operation | {"parameters": [narrowed(one) for one in operation.get("parameters", [])]}
            for method, operation in methods.items()
        }
        for path, methods in description["paths"].items()
    }
    return description | {"paths": paths}


def strategies(description: dict[str, Any], method: str, path: str) -> list[SearchStrategy[Any]]:
    """Requests that fit the description, and requests that do not."""
    operation = schemathesis.openapi.from_dict(description)[path][method]
    found = [operation.as_strategy(generation_mode=GenerationMode.POSITIVE)]
    if operation.body or operation.path_parameters or operation.query:
        found.append(operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))
    return found


def by_design(case: Any, response: Any) -> bool:
    """What fits the description and is refused all the same, because no schema could tell.

    Which orders of factions there are depends on how many play. And what has no printable character says nothing.
    """
    if response.status_code != 400 or not isinstance(case.body, dict):
        return False
    if case.path == "/api/tables":
        return any(f"{option} must be" in response.json()["detail"] for option in case.body["options"])
    said = case.path.endswith("/chat") and case.body["text"]
    return bool(said) and not any(letter.isprintable() and letter != " " for letter in said)


def tried(server: Served, strategy: SearchStrategy[Any], headers: dict[str, str]) -> None:
    @BOUNDED
    @given(strategy)
    def ask(case: Any) -> None:
        response = case.call(base_url=server.address, headers=headers)
        case.validate_response(
            response,
            excluded_checks=[positive_data_acceptance] if by_design(case, response) else [],
            headers=headers,
            transport_kwargs={"base_url": server.address, "headers": headers},
        )

    ask()


@pytest.mark.parametrize(("method", "path"), operations())
def test_strangers_get_no_error_of_ours(server: Served, method: str, path: str) -> None:
    for strategy in strategies(server.description, method, path):
        tried(server, strategy, {})


@pytest.mark.parametrize("seat", [0, None], ids=["a player", "a stranger"])
@pytest.mark.parametrize(("method", "path"), [pair for pair in operations() if "{id}" in pair[1]])
def test_at_a_table_nobody_gets_an_error_of_ours(server: Served, method: str, path: str, seat: int | None) -> None:
    headers = {} if seat is None else {"Authorization": f"Bearer {server.table['seats'][seat]}"}
    for strategy in strategies(at_table(server.description, server.table["id"]), method, path):
        tried(server, strategy, headers)
