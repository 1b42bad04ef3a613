"""How a process finds compiled modules that do not lie beside their sources.

A stage's folder holds a library for each unit and, for each package of the sources, one library that is the door to all
its modules: hundreds of small ones, as a wheel has, would take longer to make than the games themselves.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

COMPILED = "ASTRARIUM_COMPILED"
"""In the environment: the folder of each stage, as JSON."""
INDEX = "modules.json"
"""In a stage's folder: which library holds which module."""


class Doors(MetaPathFinder):
    """Finds the modules of all stages that are there; a stage may also appear later."""

    def __init__(self, folders: dict[str, str]) -> None:
        self.missing = {stage: Path(folder) for stage, folder in folders.items()}
        self.files: dict[str, Path] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("astrarium"):
            return None
        if fullname not in self.files:
            self.look_again()
        file = self.files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, str(file)))

    def look_again(self) -> None:
        for stage, folder in list(self.missing.items()):
            try:
                index: dict[str, str] = json.loads((folder / INDEX).read_text(encoding="utf-8"))
            except FileNotFoundError:
                continue
            self.files |= {module: folder / file for module, file in index.items()}
            del self.missing[stage]


def open_doors() -> None:
    """In a process that was told where compiled stages are: use them. Must come before any of their modules."""
    folders = os.environ.get(COMPILED)
    if folders:
        sys.meta_path.insert(0, Doors(json.loads(folders)))
