"""The workflows of the forge, as far as they can be looked at without it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PINNED = re.compile(r"[\w-]+/[\w-]+@(v\d+|release/v\d+)")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SUPPORTED = [
    version
    for classifier in PROJECT["project"]["classifiers"]
    if (version := classifier.removeprefix("Programming Language :: Python :: ")).startswith("3.")
]
each_workflow = pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)


def workflow(file: Path) -> dict[Any, Any]:
    found: dict[Any, Any] = yaml.safe_load(file.read_text(encoding="utf-8"))
    return found


def steps(file: Path) -> Iterator[dict[str, Any]]:
    for job in workflow(file)["jobs"].values():
        yield from job["steps"]


def commands(file: Path) -> list[str]:
    return [line for step in steps(file) for line in step.get("run", "").splitlines()]


def test_there_are_workflows_for_tests_wheels_and_documents() -> None:
    assert [file.stem for file in WORKFLOWS] == ["docs", "test", "wheels"]


@each_workflow
def test_actions_are_pinned_by_their_major_version(file: Path) -> None:
    used = [step["uses"] for step in steps(file) if "uses" in step]
    assert used and [action for action in used if not PINNED.fullmatch(action)] == []


@each_workflow
def test_a_workflow_may_only_read_unless_a_job_says_more(file: Path) -> None:
    assert workflow(file)["permissions"] == {"contents": "read"}


@each_workflow
def test_runs_do_not_pile_up_and_do_not_hang(file: Path) -> None:
    assert "group" in workflow(file)["concurrency"]
    assert all("timeout-minutes" in job for job in workflow(file)["jobs"].values())


@each_workflow
def test_make_has_every_target_that_is_named(file: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    made = [word for line in commands(file) if line.startswith("make ") for word in line.split()[1:] if "=" not in word]
    assert made and set(made) <= targets


@each_workflow
def test_every_file_that_is_named_is_there(file: Path) -> None:
    named = [word for line in commands(file) for word in re.findall(r"\b(?:tests|tools)/[\w/.]+", line)]
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_all_name_the_same_versions_of_python() -> None:
    assert SUPPORTED[0] == PROJECT["project"]["requires-python"].removeprefix(">=")
    matrices = [job["strategy"]["matrix"] for job in workflow(WORKFLOWS[1])["jobs"].values() if "strategy" in job]
    assert [matrix["python"] for matrix in matrices] == [SUPPORTED, SUPPORTED]
    built = PROJECT["tool"]["cibuildwheel"]["build"]
    assert built == [f"cp{version.replace('.', '')}-*" for version in SUPPORTED]


def test_every_folder_of_tests_runs_elsewhere_or_has_a_reason_not_to() -> None:
    """Documents need a POSIX shell, the browser a browser, the others packages that not every system has."""
    left_out = {"browser", "docs", "envs", "learn", "notebooks", "releases"}
    folders = {folder.name for folder in (ROOT / "tests").iterdir() if list(folder.glob("test_*.py"))}
    (line,) = [line for line in commands(WORKFLOWS[1]) if "pytest" in line]
    assert set(re.findall(r"tests/(\w+)(?= |$)", line)) == folders - left_out


def test_wheels_must_be_compiled_and_are_tried() -> None:
    settings = PROJECT["tool"]["cibuildwheel"]
    assert settings["environment"] == {"ASTRARIUM_PURE": "0"}
    script, *words = settings["test-command"].removeprefix("python {project}/").split()
    assert (ROOT / script).is_file() and words == ["--expect", "compiled"]


def test_only_a_tag_publishes() -> None:
    jobs = workflow(WORKFLOWS[2])["jobs"]
    mighty = {name for name, job in jobs.items() if "permissions" in job}
    assert mighty == {"publish", "release"}
    assert all(jobs[name]["if"] == "startsWith(github.ref, 'refs/tags/v')" for name in mighty)
