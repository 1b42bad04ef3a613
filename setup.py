"""Compiles the kernel, the games and the players with mypyc; everything else stays plain Python.

ASTRARIUM_PURE=1   plain Python only
ASTRARIUM_PURE=0   compiled or not at all: what stops the compiler is shown and stops the build
(unset)            compiled if possible, else plain Python and one line that says why
ASTRARIUM_OPT=N    optimisation level of the C compiler, 3 unless set
"""

import contextlib
import io
import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/astrarium")
COMPILED = ("clockwork", "games", "players")
# Rooms of a game that hold single effects, each of them rare.
EFFECTS = ("powers", "moons", "edicts.py", "cones.py", "comets.py", "hexes.py", "curses.py")
MUST_COMPILE = os.environ.get("ASTRARIUM_PURE") == "0"
VISUAL_C = sys.platform == "win32"
# mypyc's C is a few files of many small functions that call each other and are called from nowhere else.
INLINING = (
    "-fvisibility=hidden",
    "-fno-semantic-interposition",
    "-fno-plt",
    "--param=inline-unit-growth=200",
    "--param=max-inline-insns-auto=80",
)
# mypyc indents its C by hundreds of columns: to look whether that misleads takes the compiler longer than all the rest.
UNREAD = "-Wno-misleading-indentation"
# Nobody debugs generated C, and what a debugger would need is two fifths of the wheel.
BARE = "-g0"


class NotCompiled(Exception):
    """Why this build is plain Python."""


def compiled_modules() -> list[str]:
    files = (file for folder in COMPILED for file in (PACKAGE / folder).rglob("*.py"))
    return sorted(str(file) for file in files if file.name != "__init__.py" and not draws(file))


def draws(file: Path) -> bool:
    """Whether a game's module is for its picture only: no game plays faster with these compiled."""
    return file.parts[-3] == "games" and file.name != "game.py" and "clockwork.scene import" in file.read_text("utf-8")


def c_compiler() -> str | None:
    """The command that compiles C; on Windows none, because there setuptools finds the compiler itself."""
    return None if VISUAL_C else os.environ.get("CC") or sysconfig.get_config_var("CC")


def compile_tiny(command: str, *flags: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "tiny.c"), Path(folder, "tiny.o")
        source.write_text("#include <Python.h>\n", encoding="utf-8")
        include = sysconfig.get_path("include")
        subprocess.run(
            [*shlex.split(command), *flags, "-I", include, "-c", source, "-o", target], check=True, capture_output=True
        )


def require_c_compiler() -> None:
    """Ask the C compiler for something tiny first: it answers at once, mypyc takes a while."""
    command = c_compiler()
    if command:
        try:
            compile_tiny(command)
        except (OSError, subprocess.CalledProcessError) as error:
            raise NotCompiled(f"no working C compiler with Python headers ({command})") from error


def inlining() -> list[str]:
    """As many of the flags as the C compiler knows."""
    command = c_compiler()
    known: list[str] = []
    for flag in INLINING if command else ():
        with contextlib.suppress(subprocess.CalledProcessError):
            compile_tiny(command, "-Werror", flag)
            known.append(flag)
    return known


def units(modules: list[str]) -> list[tuple[list[str], str]]:
    """One C file for kernel and players and for each game one or, with many effects, two: they compile side by side."""
    found: dict[str, list[str]] = {}
    for module in modules:
        folder, *rest = Path(module).relative_to(PACKAGE).parts
        name = f"astrarium_{rest[0]}" if folder == "games" else "astrarium"
        if folder == "games" and rest[1] in EFFECTS:
            name += "_effects"
        found.setdefault(name, []).append(module)
    return [(files, name) for name, files in found.items()]


def translate(modules: list[str]) -> list[Extension]:
    """Let mypyc turn the modules into C."""
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        raise NotCompiled("mypyc is not installed") from error
    level = os.environ.get("ASTRARIUM_OPT", "3")
    # Modules that stay plain Python are read without complaint: the libraries they use need not be here.
    sources = ["--follow-imports=silent", *modules]
    if MUST_COMPILE:
        return mypycify(sources, opt_level=level, separate=units(modules))
    complaints = io.StringIO()
    try:
        with contextlib.redirect_stdout(complaints), contextlib.redirect_stderr(complaints):
            return mypycify(sources, opt_level=level, separate=units(modules))
    except (Exception, SystemExit) as error:
        raise NotCompiled("mypyc refused the sources; ASTRARIUM_PURE=0 shows why") from error


def extensions() -> list[Extension]:
    if os.environ.get("ASTRARIUM_PURE") == "1":
        raise NotCompiled("ASTRARIUM_PURE=1")
    if "editable_wheel" in sys.argv:
        raise NotCompiled("an editable install runs the source files")
    require_c_compiler()
    modules = translate(compiled_modules())
    if VISUAL_C:
        # It stops at flags that it does not know.
        return modules
    flags = inlining()
    for module in modules:
        # Effects are many and each is rare: they need not be fast, only there.
        own = ["-O1"] if "_effects__" in module.name else flags
        module.extra_compile_args = [*module.extra_compile_args, *own, UNREAD, BARE]
    return modules


def say_plain(reason: object) -> None:
    print(f"astrarium: installing plain Python, not the compiled build: {reason}", file=sys.stderr)


class CompileOrStayPlain(build_ext):
    """A C build that fails leaves a plain Python wheel behind, also by its name."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        # Else every thread would begin with a search for Visual C++, all at the same time.
        if VISUAL_C and not self.compiler.initialized:
            self.compiler.initialize()
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except Exception:
            if MUST_COMPILE:
                raise
            say_plain("the C build failed; ASTRARIUM_PURE=0 shows why")
            # A part that did compile would look for the part that did not.
            for part in self.get_outputs():
                Path(part).unlink(missing_ok=True)
            self.extensions = []
            self.distribution.ext_modules = []
            # The wheel decided on its platform before the build began.
            wheel = self.distribution.get_command_obj("bdist_wheel", create=False)
            if wheel is not None:
                wheel.root_is_pure = True


BUILDS = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install", "develop"}


def main() -> None:
    modules: list[Extension] = []
    # pip also runs this file only to ask for metadata: nothing to compile and nothing to say then.
    if BUILDS.intersection(sys.argv):
        try:
            modules = extensions()
        except NotCompiled as reason:
            if MUST_COMPILE:
                sys.exit(f"astrarium: cannot compile: {reason}")
            say_plain(reason)
    setup(ext_modules=modules, cmdclass={"build_ext": CompileOrStayPlain})


main()
