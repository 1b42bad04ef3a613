"""The processes that play, and the memory that they share with the one that learns."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from multiprocessing import get_context, shared_memory
from typing import Any, Protocol

import numpy as np

from .errands import Errand
from .sight import Sight
from .tables import HALVES, Hall, Slab, Tables, slab_sizes

PATIENCE = 20.0
"""Seconds after which one looks whether the others are still there."""
STEP, ERRAND, END = 0, 1, 2
ORDERS = "orders"
THREADS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
Told = list[tuple[int, list[int]]]


class Crew(Protocol):
    """Whoever plays on. Each half is waited for, decided for and sent on its way; `slab` has a line for each table."""

    slab: Slab
    half: int
    """How many tables a half has, of all processes."""

    def begin(self, told: list[Told] | None) -> None:
        """Every table begins, or goes on from what was told by each process, first half and second."""
        ...

    def told(self) -> list[Told]: ...

    def wait(self, half: int) -> None:
        """Until every table of the half waits for a decision; at once, if they do already."""
        ...

    def go(self, half: int) -> None: ...

    def run(self, errands: list[Errand]) -> list[Any]:
        """What comes of some errands, in their order; only while nobody plays."""
        ...

    def close(self) -> None: ...


class Alone:
    """Everything in this process: for tests and small machines."""

    def __init__(self, hall: Hall) -> None:
        sight = Sight(hall.key, hall.seats)
        arrays = [np.zeros(size, kind) for size, kind in slab_sizes(sight, HALVES * hall.tables).values()]
        self.slab = Slab(*arrays)
        self.half = hall.tables
        parts = [self.slab.part(half * self.half, (half + 1) * self.half) for half in range(HALVES)]
        self.tables = [Tables(hall, half, part, sight) for half, part in enumerate(parts)]

    def begin(self, told: list[Told] | None) -> None:
        begin(self.tables, told)

    def told(self) -> list[Told]:
        return [tables.told() for tables in self.tables]

    def wait(self, half: int) -> None:
        pass

    def go(self, half: int) -> None:
        self.tables[half].step()

    def run(self, errands: list[Errand]) -> list[Any]:
        return [errand() for errand in errands]

    def close(self) -> None:
        pass


class Many:
    """So many processes. The first half of the memory has a half of each."""

    def __init__(self, hall: Hall, workers: int) -> None:
        # A process of its own, not a copy of this one, which may hold a GPU.
        context = get_context("spawn")
        sight = Sight(hall.key, hall.seats)
        self.half = workers * hall.tables
        self.sizes = slab_sizes(sight, HALVES * self.half)
        self.memory = {
            name: shared_memory.SharedMemory(create=True, size=int(np.prod(size)) * np.dtype(kind).itemsize)
            for name, (size, kind) in self.sizes.items()
        }
        self.slab = slab_in(self.memory, self.sizes)
        self.memory[ORDERS] = shared_memory.SharedMemory(create=True, size=workers)
        self.orders = np.ndarray(workers, np.uint8, self.memory[ORDERS].buf)
        names = {name: memory.name for name, memory in self.memory.items()}
        self.gates = [[context.Semaphore(0) for _ in range(HALVES)] for _ in range(workers)]
        self.bells = [[context.Semaphore(0) for _ in range(HALVES)] for _ in range(workers)]
        self.ready = [False] * HALVES
        self.lines: list[Any] = []
        self.processes: list[Any] = []
        for number in range(workers):
            here, there = context.Pipe()
            own = (replace(hall, number=number), self.half, names)
            signals = (self.gates[number], self.bells[number], there)
            process = context.Process(target=serve, args=(*own, *signals), daemon=True)
            start_single(process)
            self.lines.append(here)
            self.processes.append(process)

    def begin(self, told: list[Told] | None) -> None:
        pairs = [told[number * HALVES : (number + 1) * HALVES] if told else None for number in range(len(self.lines))]
        self._each([("begin", pair) for pair in pairs])
        self.ready = [True] * HALVES

    def told(self) -> list[Told]:
        return [told for pair in self._each([("told", None)] * len(self.lines)) for told in pair]

    def wait(self, half: int) -> None:
        if self.ready[half]:
            return
        for number, bells in enumerate(self.bells):
            while not bells[half].acquire(timeout=PATIENCE):
                self._see_to(number)
        self.ready[half] = True

    def go(self, half: int) -> None:
        self.ready[half] = False
        for number, gates in enumerate(self.gates):
            self.orders[number] = STEP
            gates[half].release()

    def run(self, errands: list[Errand]) -> list[Any]:
        """Whoever is free takes the next one."""
        found: list[Any] = [None] * len(errands)
        waiting = list(enumerate(errands))[::-1]
        busy: dict[int, int] = {}
        while waiting or busy:
            for number in range(len(self.lines)):
                if number in busy and self.lines[number].poll(0.01 if not waiting else 0):
                    found[busy.pop(number)] = self._answer(number)
                if number not in busy and waiting:
                    place, errand = waiting.pop()
                    busy[number] = place
                    self._send(number, ("run", errand))
                self._see_to(number)
        return found

    def close(self) -> None:
        for number, process in enumerate(self.processes):
            if process.is_alive():
                self.orders[number] = END
                self.gates[number][0].release()
        for process in self.processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.terminate()
        # The arrays must be gone before the memory is.
        del self.slab, self.orders
        for memory in self.memory.values():
            # A view that somebody still holds goes with this process.
            with suppress(BufferError):
                memory.close()
            memory.unlink()

    def _each(self, messages: list[tuple[str, Any]]) -> list[Any]:
        for number, message in enumerate(messages):
            self._send(number, message)
        return [self._answer(number) for number in range(len(messages))]

    def _send(self, number: int, message: tuple[str, Any]) -> None:
        self.orders[number] = ERRAND
        self.gates[number][0].release()
        self.lines[number].send(message)

    def _answer(self, number: int) -> Any:
        while not self.lines[number].poll(PATIENCE):
            self._see_to(number)
        try:
            fine, answer = self.lines[number].recv()
        except EOFError:
            raise RuntimeError(f"player process {number} ended") from None
        if not fine:
            raise RuntimeError(f"player process {number}: {answer}")
        return answer

    def _see_to(self, number: int) -> None:
        if not self.processes[number].is_alive():
            raise RuntimeError(f"player process {number} ended with status {self.processes[number].exitcode}")


def start_single(process: Any) -> None:
    """Start a process in which NumPy uses one core: there are as many processes as cores."""
    before = {name: os.environ.get(name) for name in THREADS}
    os.environ.update(dict.fromkeys(THREADS, "1"))
    try:
        process.start()
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def slab_in(memory: dict[str, shared_memory.SharedMemory], sizes: dict[str, Any]) -> Slab:
    return Slab(*(np.ndarray(size, kind, memory[name].buf) for name, (size, kind) in sizes.items()))


def serve(hall: Hall, half: int, names: dict[str, str], gates: list[Any], bells: list[Any], line: Any) -> None:
    """What a process does until it is told to end, or nobody is there to tell."""
    parent = os.getppid()
    sight = Sight(hall.key, hall.seats)
    memory = {name: shared_memory.SharedMemory(shared) for name, shared in names.items()}
    slab = slab_in(memory, slab_sizes(sight, HALVES * half))
    orders = np.ndarray(memory[ORDERS].size, np.uint8, memory[ORDERS].buf)
    firsts = [number * half + hall.number * hall.tables for number in range(HALVES)]
    parts = [slab.part(first, first + hall.tables) for first in firsts]
    tables = [Tables(hall, number, part, sight) for number, part in enumerate(parts)]
    answers: dict[str, Callable[[Any], Any]] = {
        "begin": lambda told: begin(tables, told),
        "told": lambda _: [own.told() for own in tables],
        "run": lambda errand: errand(),
    }
    turn = 0
    while True:
        while not gates[turn].acquire(timeout=PATIENCE):
            if os.getppid() != parent:
                return
        order = orders[hall.number]
        if order == END:
            return
        if order == ERRAND:
            name, asked = line.recv()
            line.send(answered(answers[name], asked))
            continue
        tables[turn].step()
        bells[turn].release()
        turn = 1 - turn


def begin(halves: list[Tables], told: list[Told] | None) -> None:
    for number, tables in enumerate(halves):
        tables.begin(told[number] if told else None)


def answered(answer: Callable[[Any], Any], asked: Any) -> tuple[bool, Any]:
    """Whether it went well, and what came of it."""
    try:
        return True, answer(asked)
    except Exception as error:  # whatever it is, the one who asked must hear of it
        return False, f"{type(error).__name__}: {error}"


def crew_of(hall: Hall, workers: int) -> Crew:
    return Many(hall, workers) if workers else Alone(hall)
