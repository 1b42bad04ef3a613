"""Many tables spread over processes, which write what they show into memory that all of them share."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from astrarium.learn.specs import player_of
from astrarium.players.many import Many

from .tables import NUMBERS, Table

RESET, STEP, CLOSE = "reset", "step", "close"


class Setting(NamedTuple):
    """What is played at the tables of a crowd, and who sits there: what a process is told."""

    table: Table
    seats: int
    """So many are told, as many as sit there or more."""
    seat: int
    others: tuple[Any, ...]
    """The names of the other players, or the players themselves."""


class Rows(NamedTuple):
    """The memory of some tables, as arrays: a row for each."""

    observations: NDArray[np.int16]
    masks: NDArray[np.int8]
    deciding: NDArray[np.int32]
    ends: NDArray[np.uint8]
    worths: NDArray[np.float32]
    finals: NDArray[np.int16]
    actions: NDArray[np.int32]

    def part(self, first: int, last: int) -> Rows:
        parts: list[Any] = [array[first:last] for array in self]
        return Rows(*parts)


def shapes(setting: Setting, tables: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    width = len(setting.table.game.record.columns(setting.table.players, setting.seats))
    atoms = len(setting.table.game.atoms.names)
    return {
        "observations": ((tables, width), NUMBERS),
        "masks": ((tables, atoms), np.int8),
        "deciding": ((tables,), np.int32),
        "ends": ((tables,), np.uint8),
        "worths": ((tables, setting.table.players), np.float32),
        "finals": ((tables, width), NUMBERS),
        "actions": ((tables,), np.int32),
    }


def rows_in(memory: Any, setting: Setting, tables: int) -> Rows:
    """The memory as arrays, one after the other, each at a multiple of 64 bytes."""
    found: list[Any] = []
    start = 0
    for shape, kind in shapes(setting, tables).values():
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        found.append(np.frombuffer(memory, kind, int(np.prod(shape)), start).reshape(shape))
        start += -(-size // 64) * 64
    return Rows(*found)


def bytes_for(setting: Setting, tables: int) -> int:
    sizes = [int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in shapes(setting, tables).values()]
    return sum(-(-size // 64) * 64 for size in sizes)


def tables_over(setting: Setting, rows: Rows) -> Many:
    """Tables that write into these rows."""
    table = setting.table
    others = [player_of(one) if isinstance(one, str) else one for one in setting.others]
    given = {name: memoryview(getattr(rows, name)).cast("B") for name in ("observations", "masks", "ends", "finals")}
    given |= {name: memoryview(getattr(rows, name).reshape(-1)) for name in ("deciding", "worths")}
    return Many(
        table.game,
        table.players,
        table.options,
        table.without,
        len(rows.ends),
        setting.seat,
        others,
        setting.seats,
        given,
    )


def work(setting: Setting, memory: Any, tables: int, first: int, last: int, ear: Connection) -> None:
    """A process: tables `first` to `last`, until it is told to close."""
    rows = rows_in(memory, setting, tables).part(first, last)
    many = tables_over(setting, rows)
    try:
        while True:
            told, seeds = ear.recv()
            if told == CLOSE:
                return
            if told == RESET:
                many.reset(seeds)
            else:
                many.step(rows.actions.tolist())
            ear.send_bytes(b"")
    except (EOFError, KeyboardInterrupt):
        return


class Crowd:
    """Tables in so many processes, or in this one; a group of them steps while the others wait to be read."""

    def __init__(self, setting: Setting, tables: int, workers: int = 0) -> None:
        if workers > tables:
            raise ValueError(f"workers must be from 0 to {tables}, as many as there are tables, not {workers}")
        self.tables = tables
        self.workers = workers
        self.many: Many | None = None
        self._ears: list[Connection] = []
        self._processes: list[Any] = []
        if workers == 0:
            self.rows = rows_in(bytearray(bytes_for(setting, tables)), setting, tables)
            self.many = tables_over(setting, self.rows)
            self.bounds = [(0, tables)]
            return
        context = get_context("spawn")
        memory = context.RawArray("b", bytes_for(setting, tables))
        self.rows = rows_in(memory, setting, tables)
        cuts = [tables * number // workers for number in range(workers + 1)]
        self.bounds = list(pairwise(cuts))
        for first, last in self.bounds:
            here, there = context.Pipe()
            arguments = (setting, memory, tables, first, last, there)
            process = context.Process(target=work, args=arguments, daemon=True)
            process.start()
            there.close()
            self._ears.append(here)
            self._processes.append(process)

    def reset(self, seeds: Sequence[int], group: int | None = None) -> None:
        """Begin anew at all tables, or at those of one group; `wait_for` says when it is done."""
        if self.many is not None:
            self.many.reset(list(seeds))
            return
        for number in self._groups(group):
            first, last = self.bounds[number]
            self._ears[number].send((RESET, list(seeds[first:last])))

    def step(self, group: int | None = None) -> None:
        """Play on as `rows.actions` say; `wait_for` says when it is done."""
        if self.many is not None:
            self.many.step(self.rows.actions.tolist())
            return
        for number in self._groups(group):
            self._ears[number].send((STEP, None))

    def wait_for(self, group: int | None = None) -> None:
        for number in self._groups(group) if self._ears else []:
            self._hear(number)

    def first_ready(self, waiting: list[int]) -> int:
        """Of the groups that were told something the one that is done first."""
        if not self._ears:
            return waiting[0]
        ready = wait([self._ears[number] for number in waiting])
        number = next(number for number in waiting if self._ears[number] in ready)
        self._hear(number)
        return number

    def _hear(self, number: int) -> None:
        try:
            self._ears[number].recv_bytes()
        except EOFError:
            raise RuntimeError(f"the process of tables {self.bounds[number]} has ended") from None

    def _groups(self, group: int | None) -> Sequence[int]:
        return range(len(self.bounds)) if group is None else (group,)

    def close(self) -> None:
        for ear in self._ears:
            try:
                ear.send((CLOSE, None))
            except OSError:
                continue
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.terminate()
        self._ears.clear()
        self._processes.clear()
