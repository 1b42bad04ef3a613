"""Playing on the cores of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Generator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from threading import Thread

from .contest import Contest
from .playing import Broken, Finished, Hall
from .schedule import Fixture
from .work import Work

DEATHS = 3
"""How many workers may die over the same piece of work before it is blamed."""
GRACE = 5.0
"""Seconds for a worker to leave by itself when all is done."""

SPAWN = multiprocessing.get_context("spawn")


class Worker:
    """A process that plays one piece of work at a time."""

    def __init__(self, contest: Contest) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=play_pieces, args=(contest, theirs), daemon=True)
        self.process.start()
        # Only the worker holds its end now, so that its death is the end of the pipe.
        theirs.close()
        self.piece: list[Fixture] = []

    def give(self, piece: list[Fixture]) -> None:
        """A piece to play; an empty one sends the worker home."""
        self.piece = piece
        # If it has died, reading from its pipe will tell.
        with suppress(OSError):
            self.pipe.send(piece)

    def take(self) -> Finished | None:
        """What it has finished, or None if it died over it."""
        try:
            answer: Finished | str = self.pipe.recv()
        except (EOFError, OSError):
            return None
        if isinstance(answer, str):
            raise Broken(answer)
        return answer

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def cores() -> int:
    """How many cores we may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_locally(contest: Contest, work: Work, workers: int) -> Generator[Finished]:
    """Play everything; games that a worker took with it when it died are played again by another."""
    crew: list[Worker] = []
    deaths: dict[int, int] = {}
    try:
        while piece := work.next(workers) if len(crew) < workers else []:
            crew.append(Worker(contest))
            crew[-1].give(piece)
        while busy := {id(worker.pipe): worker for worker in crew if worker.piece}:
            for pipe in wait([worker.pipe for worker in busy.values()]):
                worker = busy[id(pipe)]
                finished = worker.take()
                if finished is None:
                    crew[crew.index(worker)] = successor(worker, contest, deaths)
                    continue
                work.learn(finished)
                # First the next piece, so that the worker is at it while this one is being kept.
                worker.give(work.next(workers))
                yield finished
        for worker in crew:
            worker.process.join(GRACE)
    finally:
        for worker in crew:
            worker.end()


def successor(worker: Worker, contest: Contest, deaths: dict[int, int]) -> Worker:
    """A new worker with the piece of one that died."""
    first = worker.piece[0].number
    deaths[first] = deaths.get(first, 0) + 1
    worker.end()
    if deaths[first] == DEATHS:
        last = worker.piece[-1].number
        raise Broken(f"{DEATHS} workers died one after the other over the games {first} to {last}")
    fresh = Worker(contest)
    fresh.give(worker.piece)
    return fresh


# In the worker


def play_pieces(contest: Contest, pipe: Connection) -> None:
    """Play what comes until nothing does."""
    # Who stops the run at the keyboard stops us too, through our parent.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=die_with_parent, daemon=True).start()
    hall = Hall(contest)
    while piece := pipe.recv():
        pipe.send(play_piece(hall, piece))
    hall.close()


def play_piece(hall: Hall, piece: list[Fixture]) -> Finished | str:
    """The finished games, or what went wrong in words."""
    try:
        return hall.play(piece)
    except Broken as error:
        return str(error)


def die_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
