"""The process that compiles, stage by stage, behind everything else that the machine does.

It says what becomes of each stage in lines of JSON, and reads from its input, line by line, which game somebody plays:
that one comes next. When its input ends, so does it.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import TextIO

from . import compiler
from .craft import MADE, SOURCES
from .doors import COMPILED
from .shelf import PACKAGE, TRANSLATOR, cache_home, shelf, stage_keys, tidy
from .units import KERNEL, stages, units

READY, FAILED, IMPOSSIBLE = "ready", "failed", "impossible"
"""What is said of a stage, and once of all of them."""
BEHIND = 19
"""As far back behind all else as it goes (see `nice`)."""


class Impossible(Exception):
    """Why nothing can be compiled here."""


class Builder:
    """Compiles what is missing: the kernel, then the games in the order in which they are wanted."""

    def __init__(self, home: Path, package: Path) -> None:
        self.home = home
        self.package = package
        self.work = home / "work"
        self.keys = stage_keys(package)
        self.shelf = shelf(home, self.keys)
        self.todo = quickest_first(package)
        self.wanted: list[str] = []
        self.children: set[subprocess.Popen[str]] = set()
        self.closing = False
        self.said: set[str] = set()
        self.voice = threading.Lock()

    def run(self) -> None:
        self.say_ready()
        if not self.todo:
            return
        try:
            reason = compiler.missing()
            if reason:
                raise Impossible(reason)
            self.home.mkdir(parents=True, exist_ok=True)
            with alone(self.home / "lock"):
                # Another server may have compiled it in the meantime.
                self.say_ready()
                if self.todo:
                    self.build_all()
        except (Impossible, OSError) as reason:
            say(state=IMPOSSIBLE, why=str(reason))

    def build_all(self) -> None:
        tools = self.tools()
        self.take_sources()
        cores = os.cpu_count() or 1
        room = threading.Semaphore(cores)
        # The kernel's C is compiled while the first game is translated, and so on: there is always one ahead.
        with ThreadPoolExecutor(cores) as compiling:
            while self.todo and not self.closing:
                stage = self.next_stage()
                if self.craft("translate", stage, tools):
                    room.acquire()
                    compiling.submit(self.finish, stage, tools).add_done_callback(lambda _: room.release())
                elif stage == KERNEL:
                    raise Impossible(f"mypyc refused the kernel; {self.log_of('translate', KERNEL)} says why")
        for folder in tidy(self.home, self.keys):
            shutil.rmtree(folder, ignore_errors=True)

    def next_stage(self) -> str:
        """The kernel before all others, then what somebody plays."""
        chosen = next((stage for stage in reversed(self.wanted) if stage in self.todo), self.todo[0])
        stage = KERNEL if KERNEL in self.todo else chosen
        self.todo.remove(stage)
        return stage

    def finish(self, stage: str, tools: str) -> None:
        """Compile what was translated and put it on the shelf, all at once: nobody shall find half of it."""
        shutil.rmtree(self.work / MADE / stage, ignore_errors=True)
        if self.craft("compile", stage, tools):
            with contextlib.suppress(FileExistsError):
                (self.work / MADE / stage).rename(self.shelf[stage])
            self.say_ready()

    def say_ready(self) -> None:
        """Tell of every stage that is new on the shelf; a game is of no use before the kernel."""
        with self.voice:
            if not self.shelf[KERNEL].exists():
                return
            for stage, folder in self.shelf.items():
                if stage not in self.said and folder.exists():
                    self.said.add(stage)
                    # What is used stays: the oldest folders go first.
                    os.utime(folder)
                    say(stage=stage, state=READY)
            self.todo = [stage for stage in self.todo if stage not in self.said]

    def craft(self, work: str, stage: str, tools: str) -> bool:
        """One handiwork; whether it was done. What went wrong is in a file beside it."""
        paths = [path for path in (tools, str(PACKAGE.parent)) if path]
        environment = {name: value for name, value in os.environ.items() if name != COMPILED}
        environment |= {"PYTHONPATH": os.pathsep.join(paths), "MYPYPATH": str(SOURCES.parent)}
        with self.log_of(work, stage).open("w", encoding="utf-8") as log:
            child = subprocess.Popen(
                [sys.executable, "-m", "astrarium.workshop.craft", work, stage],
                cwd=self.work,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                text=True,
                start_new_session=True,
            )
            self.children.add(child)
            done = child.wait() == 0
            self.children.discard(child)
        if not done and not self.closing:
            say(stage=stage, state=FAILED, why=f"{self.log_of(work, stage)} says why")
        return done

    def log_of(self, work: str, stage: str) -> Path:
        return self.work / f"{stage}-{work}.log"

    def tools(self) -> str:
        """A folder with mypyc, unless this Python has it. Nobody's environment is changed for it."""
        if find_spec("mypyc") is not None and find_spec("setuptools") is not None:
            return ""
        folder, begun = self.home / "tools", self.home / "tools-begun"
        if not folder.exists():
            shutil.rmtree(begun, ignore_errors=True)
            pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
            done = subprocess.run(
                [*pip, "--target", str(begun), *TRANSLATOR], check=False, capture_output=True, text=True
            )
            if done.returncode != 0:
                last = done.stderr.strip().splitlines()[-1:] or ["pip failed"]
                raise Impossible(f"mypyc cannot be installed: {last[0]}")
            begun.rename(folder)
        return str(folder)

    def take_sources(self) -> None:
        """A copy of the sources as they are now. What did not change keeps its date: mypy goes by that."""
        target = self.work / SOURCES
        there = {file.relative_to(target) for file in target.rglob("*.py")}
        here = {file.relative_to(self.package) for file in self.package.rglob("*.py")}
        for file in there - here:
            (target / file).unlink()
        for file in sorted(here):
            content = (self.package / file).read_bytes()
            if file not in there or (target / file).read_bytes() != content:
                (target / file).parent.mkdir(parents=True, exist_ok=True)
                (target / file).write_bytes(content)
        # They are what the keys of the shelf stand for.
        if stage_keys(target) != self.keys:
            raise Impossible("the sources have changed while they were read")

    def close(self) -> None:
        self.closing = True
        for child in list(self.children):
            with contextlib.suppress(OSError):
                if hasattr(os, "killpg"):
                    os.killpg(child.pid, signal.SIGKILL)
                else:
                    child.kill()


def quickest_first(package: Path) -> list[str]:
    """The kernel, then the games: those with the least to compile first, so that most are ready soonest."""
    parts = units(package)
    sizes = {
        stage: sum(file.stat().st_size for name in names for file in parts[name])
        for stage, names in stages(package).items()
    }
    return sorted(sizes, key=lambda stage: (stage != KERNEL, sizes[stage]))


def say(**words: str) -> None:
    print(json.dumps(words), flush=True)


@contextlib.contextmanager
def alone(path: Path) -> Iterator[None]:
    """One at a time on this machine; the others wait."""
    with path.open("w", encoding="utf-8") as file:
        if sys.platform == "win32":
            import msvcrt

            while True:
                with contextlib.suppress(OSError):
                    msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                    break
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def listen(builder: Builder, wishes: TextIO) -> None:
    """Until nobody is there any more."""
    for line in wishes:
        builder.wanted.append(line.strip())
    builder.close()
    # The thread that builds may wait for a lock or a child.
    os._exit(0)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(BEHIND)
    builder = Builder(cache_home(), PACKAGE)
    threading.Thread(target=listen, args=(builder, sys.stdin), daemon=True).start()
    builder.run()


if __name__ == "__main__":
    main()
