"""The C compiler of this machine. Also read by setup.py, so nothing of the package is imported here."""

from __future__ import annotations

import contextlib
import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

VISUAL_C = sys.platform == "win32"
# mypyc indents its C by hundreds of columns: to look whether that misleads takes the compiler longer than all the rest.
UNREAD = "-Wno-misleading-indentation"
# Nobody debugs generated C, and what a debugger would need is two fifths of it.
BARE = "-g0"


def c_compiler() -> str | None:
    """The command that compiles C; on Windows none, because there setuptools finds the compiler itself."""
    return None if VISUAL_C else os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"


def missing() -> str | None:
    """Why no C can be compiled here. Something tiny tells at once; mypyc would take a while before."""
    command = c_compiler()
    if command is None or _compiles(command):
        return None
    return f"no working C compiler with Python headers ({command})"


def known(flags: tuple[str, ...]) -> list[str]:
    """As many of the flags as the C compiler knows."""
    command = c_compiler()
    return [] if command is None else [flag for flag in flags if _compiles(command, "-Werror", flag)]


def _compiles(command: str, *flags: str) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "tiny.c"), Path(folder, "tiny.o")
        source.write_text("#include <Python.h>\n", encoding="utf-8")
        compiling = [*shlex.split(command), *flags, "-I", sysconfig.get_path("include"), "-c", str(source)]
        with contextlib.suppress(OSError, subprocess.CalledProcessError):
            subprocess.run([*compiling, "-o", str(target)], check=True, capture_output=True)
            return True
    return False


def find_visual_c(compiler: Any) -> None:
    """Once, before several threads use it: else each would begin with a search, all at the same time."""
    if VISUAL_C and not compiler.initialized:
        compiler.initialize()
