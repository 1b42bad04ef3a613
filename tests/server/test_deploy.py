"""The recipes say what the server understands. What needs an engine for containers is not tried here."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from astrarium.cli import app

RECIPES = Path(__file__).parents[2] / "deploy"
IMAGE = (RECIPES / "Dockerfile").read_text()


def known() -> set[str]:
    """What the server hears from its environment."""
    serve = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    return {str(option.envvar) for option in serve.params if option.envvar}


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((RECIPES / "compose.yaml").read_text())
    return found


@pytest.mark.parametrize("name", ["Dockerfile", "compose.yaml", "astrarium.service"])
def test_every_setting_of_a_recipe_is_one_of_the_server(name: str) -> None:
    told = set(re.findall(r"\b(ASTRARIUM_[A-Z_]+)\s*[=:]", (RECIPES / name).read_text()))
    assert told and told - {"ASTRARIUM_PURE", "ASTRARIUM_OPT"} <= known()


def test_the_image_runs_as_nobody_in_particular_and_says_how_it_is() -> None:
    last = IMAGE.rsplit("\nFROM ", 1)[1]
    words = [line.split(" ", 1)[0] for line in last.splitlines() if re.match(r"[A-Z]+ ", line)]
    assert words.index("USER") < words.index("ENTRYPOINT") and "HEALTHCHECK" in words
    assert "USER astrarium" in last and "gcc" not in last
    for path in re.findall(r"^COPY (?!--from)(.*) \S+$", IMAGE, re.M):
        assert all((RECIPES.parent / one).exists() for one in path.split()), path


def test_services_wait_for_each_other_and_only_the_proxy_is_open() -> None:
    services = compose()["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    assert services["caddy"]["depends_on"]["astrarium"]["condition"] == "service_healthy"
    assert services["astrarium"]["depends_on"]["postgres"]["condition"] == "service_healthy"
    asked = set(re.findall(r"\$\{([A-Z_]+)", (RECIPES / "compose.yaml").read_text()))
    given = {line.split("=")[0] for line in (RECIPES / "example.env").read_text().splitlines()}
    assert asked == given


def test_the_unit_is_one_that_systemd_reads() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(RECIPES / "astrarium.service")
    assert unit["Service"]["User"] == "astrarium" and unit["Service"]["Restart"] == "always"
    if shutil.which("systemd-analyze"):
        done = subprocess.run(
            ["systemd-analyze", "verify", RECIPES / "astrarium.service"], capture_output=True, text=True, check=False
        )
        complaints = [line for line in done.stderr.splitlines() if "astrarium.service" in line]
        assert all("is not executable" in line for line in complaints), complaints
