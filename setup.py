"""Compiles the kernel, the games and the players with mypyc; everything else stays plain Python.

ASTRARIUM_PURE=1   plain Python only
ASTRARIUM_PURE=0   compiled or not at all: what stops the compiler is shown and stops the build
(unset)            compiled if possible, else plain Python and one line that says why
ASTRARIUM_OPT=N    optimisation level of the C compiler, 3 unless set
"""

import contextlib
import importlib.util
import io
import os
import sys
from pathlib import Path
from types import ModuleType

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/astrarium")
MUST_COMPILE = os.environ.get("ASTRARIUM_PURE") == "0"
# mypyc's C is a few files of many small functions that call each other and are called from nowhere else.
INLINING = (
    "-fvisibility=hidden",
    "-fno-semantic-interposition",
    "-fno-plt",
    "--param=inline-unit-growth=200",
    "--param=max-inline-insns-auto=80",
)


def workshop(name: str) -> ModuleType:
    """What the package itself knows of its compiling; the package need not be importable for that."""
    spec = importlib.util.spec_from_file_location(name, PACKAGE / "workshop" / f"{name}.py")
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


compiler, units = workshop("compiler"), workshop("units")


class NotCompiled(Exception):
    """Why this build is plain Python."""


def translate() -> list[Extension]:
    """Let mypyc turn the modules into C."""
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        raise NotCompiled("mypyc is not installed") from error
    parts = [([str(file) for file in files], name) for name, files in units.units(PACKAGE).items()]
    sources = [*units.READ_ALONE, *(file for files, _ in parts for file in files)]
    level = os.environ.get("ASTRARIUM_OPT", "3")
    if MUST_COMPILE:
        return mypycify(sources, opt_level=level, separate=parts)
    complaints = io.StringIO()
    try:
        with contextlib.redirect_stdout(complaints), contextlib.redirect_stderr(complaints):
            return mypycify(sources, opt_level=level, separate=parts)
    except (Exception, SystemExit) as error:
        raise NotCompiled("mypyc refused the sources; ASTRARIUM_PURE=0 shows why") from error


def extensions() -> list[Extension]:
    if os.environ.get("ASTRARIUM_PURE") == "1":
        raise NotCompiled("ASTRARIUM_PURE=1")
    if "editable_wheel" in sys.argv:
        raise NotCompiled("an editable install runs the source files")
    reason = compiler.missing()
    if reason:
        raise NotCompiled(reason)
    # Written by hand: what writes observations into buffers, which mypyc has no way to reach.
    scribe = Extension("astrarium.positions._scribe", [str(PACKAGE / "positions" / "_scribe.c")])
    modules = [*translate(), scribe]
    if compiler.VISUAL_C:
        # It stops at flags that it does not know.
        return modules
    flags = compiler.known(INLINING)
    for module in modules:
        # Effects are many and each is rare: they need not be fast, only there.
        own = ["-O1"] if f"{units.EFFECTS_END}__" in module.name else flags
        module.extra_compile_args = [*module.extra_compile_args, *own, compiler.UNREAD, compiler.BARE]
    return modules


def say_plain(reason: object) -> None:
    print(f"astrarium: installing plain Python, not the compiled build: {reason}", file=sys.stderr)


class CompileOrStayPlain(build_ext):
    """A C build that fails leaves a plain Python wheel behind, also by its name."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        compiler.find_visual_c(self.compiler)
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
