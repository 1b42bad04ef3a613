"""Playing on a Ray cluster, or on a Ray of our own on this machine."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Generator
from pathlib import Path

from ..positions.box import BOX
from .contest import Contest
from .local import DEATHS, play_piece
from .own import look_in
from .playing import Broken, Finished, Hall
from .schedule import Fixture
from .work import Work

AHEAD = 2
"""Pieces of work in flight for each core: one is played, one waits."""
ANSWER = 5.0
"""Seconds within which a cluster has to take our call."""


def play_on_ray(contest: Contest, work: Work) -> Generator[Finished]:
    """Play everything; Ray plays again what a worker or a machine took with it when it died."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    try:
        import ray
    except ImportError:
        raise ValueError("--on ray needs Ray: pip install 'astrarium[ray]'") from None
    ours = not ray.is_initialized()
    if ours:
        check_address(os.environ.get("RAY_ADDRESS", ""))
        try:
            ray.init(include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, RuntimeError) as error:
            raise ValueError(f"Ray does not start: {error}") from None
    try:
        yield from play_in(contest, work)
    finally:
        if ours:
            ray.shutdown()


def check_address(address: str) -> None:
    """ValueError: nobody is there. Ray itself would go on trying for ten minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), ANSWER).close()
    except OSError as error:
        raise ValueError(f"no Ray answers at {address}, as RAY_ADDRESS says: {error.strerror or error}") from None


def play_in(contest: Contest, work: Work) -> Generator[Finished]:
    import ray

    play = ray.remote(num_cpus=1, max_retries=DEATHS - 1)(play_on_node)
    shared = ray.put(contest)
    here = Path.cwd()
    box = os.environ.get(BOX, "")
    flying: dict[ray.ObjectRef[Finished | str], list[Fixture]] = {}
    while True:
        cores = int(ray.cluster_resources().get("CPU", 1))
        while len(flying) < AHEAD * cores and (piece := work.next(cores)):
            flying[play.remote(shared, here, box, piece)] = piece
        if not flying:
            return
        done, _ = ray.wait(list(flying), num_returns=1)
        piece = flying.pop(done[0])
        try:
            finished = ray.get(done[0])
        except ray.exceptions.RayError as error:
            reason = str(error).partition("\n")[0]
            raise Broken(f"Ray gave the games {piece[0].number} to {piece[-1].number} up: {reason}") from None
        if isinstance(finished, str):
            raise Broken(finished)
        work.learn(finished)
        yield finished


def play_on_node(contest: Contest, here: Path, box: str, piece: list[Fixture]) -> Finished | str:
    # A worker of Ray sits in a folder of its own; a player's class may lie where the run was started.
    look_in(here)
    os.environ[BOX] = box
    hall = Hall(contest)
    try:
        return play_piece(hall, piece)
    finally:
        hall.close()
