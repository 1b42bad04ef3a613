"""Where compiled stages are kept: a folder for each, named after everything that went into it."""

from __future__ import annotations

import os
import sys
import sysconfig
from hashlib import sha256
from pathlib import Path

from .units import KERNEL, stages, units

PACKAGE = Path(__file__).parent.parent
RECIPE = "1"
"""Raised when stages are to be compiled in another way than before."""
TRANSLATOR = ("mypy[mypyc]>=2.4,<3", "setuptools>=77")
"""What the compiling needs; the build requirements in pyproject.toml say the same."""
KEPT = 3
"""So many compiled versions of each stage are kept."""


def cache_home() -> Path:
    """Where things lie that can be made again."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "astrarium" / f"{sys.implementation.cache_tag}-{sysconfig.get_platform()}"


def stage_keys(package: Path = PACKAGE) -> dict[str, str]:
    """For each stage a key that changes with its sources, or with those of the kernel it stands on."""
    parts = units(package)
    found: dict[str, str] = {}
    for stage, names in sorted(stages(package).items(), key=lambda item: item[0] != KERNEL):
        digest = sha256("\n".join([RECIPE, *TRANSLATOR, found.get(KERNEL, "")]).encode())
        for file in sorted(file for name in names for file in parts[name]):
            digest.update(f"\n{file.relative_to(package).as_posix()}\n".encode())
            digest.update(file.read_bytes())
        found[stage] = digest.hexdigest()[:20]
    return found


def shelf(home: Path, keys: dict[str, str]) -> dict[str, Path]:
    """The folder of every stage, whether it is there already or not."""
    return {stage: home / f"{stage}-{key}" for stage, key in keys.items()}


def tidy(home: Path, keys: dict[str, str]) -> list[Path]:
    """Folders of versions that nobody has used for longest, and that may go."""
    old: list[Path] = []
    for stage, key in keys.items():
        there = [folder for folder in home.glob(f"{stage}-*") if folder.name != f"{stage}-{key}"]
        there.sort(key=lambda folder: folder.stat().st_mtime, reverse=True)
        old += there[KEPT - 1 :]
    return old
