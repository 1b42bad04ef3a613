"""The two handiworks, each in a process of its own: a stage is translated to C by mypyc, then the C is compiled.

`craft translate STAGE` leaves C files and a plan of the libraries in the current folder, `craft compile STAGE` the
libraries in its folder `made`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from .compiler import BARE, UNREAD, VISUAL_C, find_visual_c
from .doors import INDEX
from .units import EFFECTS_END, KERNEL, READ_ALONE, module_name, stages, units

SOURCES = Path("src", "astrarium")
MADE = Path("made")
C_FILES = Path("c")
LEVEL = "1"
"""Of the C compiler. With level 3 games are a tenth faster, and compiling takes four times as long."""
RARE_LEVEL = "0"
"""The same for effects of single cards."""
DOORS = "doors"


def translate(stage: str) -> None:
    """Turn the stage into C. The kernel, which every game refers to, is read again only if it has changed."""
    from mypyc.build import mypycify

    parts, together = units(SOURCES), stages(SOURCES)
    wanted = [*together[KERNEL], *together[stage]] if stage != KERNEL else together[KERNEL]
    separate: list[tuple[list[str], str | None]] = [([str(file) for file in parts[name]], name) for name in wanted]
    files = [file for part, _ in separate for file in part]
    options = ["--explicit-package-bases", "--no-site-packages", "--config-file=", "--cache-dir=types"]
    sources = [*READ_ALONE, *options, *files]
    made = mypycify(sources, opt_level=LEVEL, debug_level="0", separate=separate, target_dir=str(C_FILES))
    libraries = {f"{name}__mypyc" for name in together[stage]}
    plan = [
        {
            "name": library.name,
            "sources": library.sources,
            "include_dirs": library.include_dirs,
            "flags": library.extra_compile_args,
        }
        for library in made
        if library.name in libraries
    ]
    modules = [file for name in together[stage] for file in parts[name]]
    Path(f"{stage}.json").write_text(json.dumps({"libraries": plan, "doors": doors(modules)}), encoding="utf-8")


def doors(modules: list[Path]) -> dict[str, list[str]]:
    """For each package of these modules a C file with the way into each of them; the names of the modules."""
    found: dict[str, list[Path]] = {}
    for file in modules:
        found.setdefault(f"{DOORS}_{module_name(SOURCES, file.parent).replace('.', '_')}", []).append(file)
    for name, files in found.items():
        lines = ["#include <Python.h>", f"PyMODINIT_FUNC PyInit_{name}(void) {{ return NULL; }}"]
        for number, file in enumerate(files):
            # mypyc gives every module a second way in, under a name that is always the same.
            shim = file.relative_to(SOURCES.parent).with_suffix(".c").as_posix()
            lines += [f"#define PyInit___init__ {name}_{number}", f'#include "{shim}"', "#undef PyInit___init__"]
        (C_FILES / f"{name}.c").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return {name: [module_name(SOURCES, file) for file in files] for name, files in found.items()}


def compile_c(stage: str) -> None:
    """Compile what was translated, and write down which library holds which module."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    plan: dict[str, Any] = json.loads(Path(f"{stage}.json").read_text(encoding="utf-8"))
    folder = MADE / stage
    extensions = [
        Extension(
            library["name"],
            library["sources"],
            include_dirs=library["include_dirs"],
            extra_compile_args=[*library["flags"], *own_flags(library["name"])],
        )
        for library in plan["libraries"]
    ]
    extensions += [Extension(name, [str(C_FILES / f"{name}.c")], include_dirs=[str(C_FILES)]) for name in plan["doors"]]

    class BuildAtOnce(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            find_visual_c(self.compiler)
            super().build_extensions()

    command = BuildAtOnce(Distribution({"name": "astrarium", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(folder), str(Path("objects", stage))
    command.parallel = True
    command.ensure_finalized()
    command.run()
    index = {extension.name: command.get_ext_filename(extension.name) for extension in extensions}
    for name, modules in plan["doors"].items():
        file = index.pop(name)
        index |= dict.fromkeys(modules, file)
    (folder / INDEX).write_text(json.dumps(index, indent=0), encoding="utf-8")


def own_flags(library: str) -> list[str]:
    if VISUAL_C:
        return []
    rare = [f"-O{RARE_LEVEL}"] if library.endswith(f"{EFFECTS_END}__mypyc") else []
    return [*rare, "-fvisibility=hidden", UNREAD, BARE]


if __name__ == "__main__":
    {"translate": translate, "compile": compile_c}[sys.argv[1]](sys.argv[2])
