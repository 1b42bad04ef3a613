"""Running a contest from the first game to the last, in one go or in several."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing
from pathlib import Path

from .contest import Contest
from .local import cores, play_locally
from .playing import Finished
from .results import Results
from .work import Work

PLACES = ("local", "ray")

Watch = Callable[[int, int, list[str]], None]
"""Is told how many games are done, of how many, and any warnings."""


def run(contest: Contest, folder: Path, on: str = "local", workers: int = 0, watch: Watch | None = None) -> Results:
    """Play a contest into a folder. A run that was stopped goes on; one that is finished is left as it is."""
    if on not in PLACES:
        raise ValueError(f"on must be {' or '.join(PLACES)}, not {on!r}")
    contest.check()
    results = Results(folder)
    with results.opened(contest):
        if results.finished:
            return results
        fixtures = contest.fixtures()
        done = results.played()
        left = [fixture for fixture in fixtures if fixture.number not in done]
        count = len(done)
        if watch is not None:
            watch(count, len(fixtures), [])
        with closing(play(contest, Work(left), on, workers)) as pieces:
            for finished in pieces:
                results.add(finished.games)
                count += len(finished.games)
                if watch is not None:
                    watch(count, len(fixtures), finished.warnings)
        results.close(contest, fixtures)
    return results


def play(contest: Contest, work: Work, on: str, workers: int) -> Generator[Finished]:
    if on == "ray":
        from .on_ray import play_on_ray

        return play_on_ray(contest, work)
    return play_locally(contest, work, workers or cores())
