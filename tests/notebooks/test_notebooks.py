"""The notebooks run from top to bottom, and what is kept of them is what they show."""

from __future__ import annotations

import json
import os
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from astrarium.games import KEYS

pytestmark = pytest.mark.long

FOLDER = Path(__file__).parents[2] / "notebooks"
AUDIENCES = ("player", "bot_author", "researcher", "designer")
MOST_BYTES = 1_500_000
"""A code host shows no larger ones."""
PATIENCE = 600
"""Seconds for a single cell, on a machine that has other things to do."""
PLACES = re.compile(r"/(?:home|root|tmp|Users|work|usr)/\w")

EACH = pytest.mark.parametrize("audience", AUDIENCES)


def kept(audience: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{audience}.ipynb").read_text(encoding="utf-8"))
    return found


def shown(notebook: dict[str, Any]) -> list[list[tuple[str, ...]]]:
    """Of every cell the kinds of its outputs: as what streams and pictures they can be seen.

    In how many pieces a stream arrives depends on how fast the machine is, so it counts as one.
    """
    return [kinds(cell.get("outputs", [])) for cell in notebook["cells"]]


def kinds(outputs: list[dict[str, Any]]) -> list[tuple[str, ...]]:
    found: list[tuple[str, ...]] = []
    for output in outputs:
        if output["output_type"] != "stream":
            found.append((output["output_type"], *sorted(output["data"])))
        elif found[-1:] != [("stream", output["name"])]:
            found.append(("stream", output["name"]))
    return found


def needs(package: str) -> None:
    """Skipped where a package is missing, but never where everything must be tested."""
    if find_spec(package) is None:
        if os.environ.get("CI"):
            pytest.fail(f"{package} is missing, and in CI nothing is skipped")
        pytest.skip(f"needs {package} (pip install 'astrarium[notebooks]')")


def test_a_stream_may_arrive_in_pieces() -> None:
    """A flush between two of them says nothing about the notebook; an output missing or another stream does."""
    piece, complaint = ({"output_type": "stream", "name": name, "text": ["."]} for name in ("stdout", "stderr"))
    whole = shown({"cells": [{"outputs": [piece]}]})
    assert shown({"cells": [{"outputs": [piece, piece]}]}) == whole
    assert shown({"cells": [{"outputs": [piece, complaint]}]}) != whole
    assert shown({"cells": [{"outputs": []}]}) != whole
    picture = {"output_type": "display_data", "data": {"image/png": ""}}
    assert len(kinds([picture, picture])) == 2


def test_there_is_one_for_each_audience() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.ipynb")) == sorted(AUDIENCES)


@EACH
def test_it_runs(audience: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for package in ("nbclient", "ipykernel"):
        needs(package)
    import nbformat
    from nbclient import NotebookClient

    for name in ("IPYTHONDIR", "JUPYTER_RUNTIME_DIR", "JUPYTER_CONFIG_DIR"):
        monkeypatch.setenv(name, str(tmp_path))
    notebook = nbformat.read(FOLDER / f"{audience}.ipynb", as_version=4)
    NotebookClient(notebook, timeout=PATIENCE, resources={"metadata": {"path": str(FOLDER)}}).execute()
    assert shown(notebook) == shown(kept(audience))


@EACH
def test_it_is_kept_as_it_ran(audience: str) -> None:
    cells = [cell for cell in kept(audience)["cells"] if cell["cell_type"] == "code"]
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    assert not [output for cell in cells for output in cell["outputs"] if output.get("name") == "stderr"]


@EACH
def test_it_can_be_read_on_a_code_host(audience: str) -> None:
    written = (FOLDER / f"{audience}.ipynb").read_text(encoding="utf-8")
    assert len(written.encode()) < MOST_BYTES
    assert not PLACES.search(written), "it names a place on the machine that ran it"


def test_every_game_is_met() -> None:
    sources = ["".join(cell["source"]) for audience in AUDIENCES for cell in kept(audience)["cells"]]
    assert [key for key in KEYS if not any(f'"{key}"' in source for source in sources)] == []


@EACH
def test_its_links_lead_somewhere(audience: str) -> None:
    told = "\n".join("".join(cell["source"]) for cell in kept(audience)["cells"] if cell["cell_type"] == "markdown")
    links = re.findall(r"\]\(([^)#]+)\)", told)
    assert links
    assert [link for link in links if not (FOLDER / link).exists()] == []
