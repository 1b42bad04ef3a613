"""The tables of a contest, as Parquet files in a folder.

While it is played every finished piece of work is a file under `parts`, complete or not there at all, so that a run
that was stopped or killed goes on where it was. At the end the parts become the tables and go away.
"""

from __future__ import annotations

import io
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from shutil import rmtree
from typing import Any

import polars as pl

from ..speed import build
from .contest import Contest
from .playing import CURVE, Asked, Played
from .schedule import Fixture

INT, NAME, SHARE = pl.Int64(), pl.String(), pl.Float64()
INTS, NAMES = pl.List(INT), pl.List(NAME)

PART = {
    "number": INT,
    "scores": INTS,
    "winners": INTS,
    "places": INTS,
    "shares": pl.List(SHARE),
    "decisions": INT,
    "curve": INTS,
    "forfeits": INTS,
    "traits": pl.List(NAMES),
    "asked_seats": INTS,
    "asked_choices": NAMES,
    "asked_atoms": INTS,
    "asked_options": INTS,
    "seconds": pl.Float64(),
}
"""A finished game, whole, in one row: a part is one file, so that it is there or not.

The scores of the curve follow one another, because lists in lists take long to build.
"""

OWN = [name for name in PART if name != "curve" and not name.startswith("asked_")]
"""Kept as they are in `Played`."""

ROWS = 1 << 18
"""Rows in each group of a Parquet file, said explicitly so that the files do not depend on how they came about."""


class Results:
    """The folder of a run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.parts = folder / "parts"

    @contextmanager
    def opened(self, contest: Contest) -> Iterator[None]:
        """Hold the folder for a new run of the contest or for going on with one. ValueError: it holds another."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise ValueError(f"{self.folder} cannot be written: {error.strerror}") from None
        with held(self.folder):
            self._begin(contest)
            yield
            if self.finished and self.parts.exists():
                rmtree(self.parts)

    def _begin(self, contest: Contest) -> None:
        wanted = contest.to_json()
        run = self.run()
        if run:
            for name, value in wanted.items():
                if run.get(name) != value:
                    raise ValueError(
                        f"{self.folder} holds a run with {name} {shown(run.get(name))}, not {shown(value)}; "
                        "choose another folder, or the same arguments to go on"
                    )
        else:
            self._write_run(wanted | {"astrarium": version("astrarium"), "build": build(), "finished": False})
        if not self.finished:
            self.parts.mkdir(exist_ok=True)

    def run(self) -> dict[str, Any]:
        """What run.json says; nothing if there is none yet."""
        file = self.folder / "run.json"
        if not file.exists():
            return {}
        try:
            found = json.loads(file.read_text(encoding="utf-8"))
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise ValueError(f"{file} does not describe a run")
        return found

    @property
    def finished(self) -> bool:
        return bool(self.run().get("finished"))

    def _write_run(self, run: dict[str, Any]) -> None:
        write_whole(self.folder / "run.json", (json.dumps(run, indent=2, ensure_ascii=False) + "\n").encode())

    # While it is played

    def add(self, games: list[Played]) -> None:
        """Keep finished games. Parts never overlap, so the first number names one."""
        columns: dict[str, list[Any]] = {name: [getattr(played, name) for played in games] for name in OWN}
        columns["curve"] = [[score for scores in played.curve for score in scores] for played in games]
        for name in Asked._fields:
            columns[f"asked_{name}"] = [getattr(played.asked, name) for played in games]
        write_table(self.parts / f"{games[0].number:09}.parquet", pl.DataFrame(columns, PART))

    def played(self) -> set[int]:
        """The numbers of the games that are kept already."""
        return {
            number
            for part in sorted(self.parts.glob("*.parquet"))
            for number in pl.read_parquet(part, columns=["number"])["number"]
        }

    # At the end

    def close(self, contest: Contest, fixtures: list[Fixture]) -> None:
        """Turn the parts into the tables."""
        parts = [pl.read_parquet(part) for part in sorted(self.parts.glob("*.parquet"))]
        rows = pl.concat(parts).sort("number")
        if rows["number"].to_list() != [fixture.number for fixture in fixtures]:
            raise AssertionError(f"{self.parts} does not hold every game exactly once")
        games = planned(contest, fixtures).join(rows, on="number", how="left", maintain_order="left")
        write_table(self.folder / "games.parquet", games_table(games))
        write_table(self.folder / "seats.parquet", seats_table(games))
        if contest.decisions:
            write_table(self.folder / "decisions.parquet", decisions_table(games, contest.game.atoms.names))
        write_table(self.folder / "times.parquet", games.select("number", "seconds"))
        self._write_run(self.run() | {"played": len(fixtures), "finished": True})

    def __repr__(self) -> str:
        run = self.run()
        return f"<results: {run.get('played', 'unfinished')} games of {run['game']}>" if run else "<results: none yet>"

    def _repr_html_(self) -> str:
        """The standings of a run that is finished."""
        from ..notebook.contests import summary_html
        from .summary import summarise

        return summary_html(summarise(self))

    def games(self) -> pl.DataFrame:
        return pl.read_parquet(self.folder / "games.parquet")

    def seats(self) -> pl.DataFrame:
        return pl.read_parquet(self.folder / "seats.parquet")


def planned(contest: Contest, fixtures: list[Fixture]) -> pl.DataFrame:
    """What the schedule knows of each game."""
    rows = [(*fixture, [contest.entrants[entrant].name for entrant in fixture.lineup]) for fixture in fixtures]
    schema = {"number": INT, "round": INT, "block": INT, "seed": INT, "entrants": INTS, "seats": NAMES}
    return pl.DataFrame(rows, schema, orient="row")


def games_table(games: pl.DataFrame) -> pl.DataFrame:
    """One row a game."""
    curves = games["curve"].explode().reshape((games.height, CURVE + 1, -1)).cast(pl.List(INTS))
    return games.select(
        *("number", "round", "block", "seed", "seats", "entrants", "scores", "winners", "shares"),
        *("decisions", curves.alias("curve"), "forfeits"),
    )


def seats_table(games: pl.DataFrame) -> pl.DataFrame:
    """One row a game and seat."""
    return (
        games.with_columns(seat=pl.int_ranges(pl.col("seats").list.len()))
        .select(
            *("number", "block", "seed", "seat"),
            *(pl.col("seats").alias("player"), pl.col("entrants").alias("entrant"), pl.col("scores").alias("score")),
            *(pl.col("places").alias("place"), pl.col("shares").alias("share"), "forfeits", "traits"),
        )
        .explode("seat", "player", "entrant", "score", "place", "share", "forfeits", "traits")
    )


def decisions_table(games: pl.DataFrame, atoms: list[str]) -> pl.DataFrame:
    """One row a decision."""
    asked = ["asked_seats", "asked_choices", "asked_atoms", "asked_options"]
    columns = games.select("number", *asked, index=pl.int_ranges(pl.col("decisions"))).explode(*asked, "index")
    names = pl.Series(atoms, dtype=NAME)
    return columns.select(
        *("number", "index", pl.col("asked_seats").alias("seat"), pl.col("asked_choices").alias("choice")),
        *(names.gather(columns["asked_atoms"]).alias("atom"), pl.col("asked_options").alias("options")),
    )


def write_table(file: Path, table: pl.DataFrame) -> None:
    written = io.BytesIO()
    table.rechunk().write_parquet(written, row_group_size=ROWS)
    write_whole(file, written.getvalue())


def write_whole(file: Path, content: bytes) -> None:
    """The file has its new content or, whatever happens, its old."""
    fresh = file.with_name(f"{file.name}.new")
    try:
        with fresh.open("wb") as out:
            out.write(content)
            out.flush()
            os.fsync(out.fileno())
        fresh.replace(file)
    except OSError as error:
        raise ValueError(f"{file} cannot be written: {error.strerror}") from None


def shown(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Keep other runs out of a folder. The system lets go of the lock however we end."""
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock
    except ImportError:
        yield
        return
    lock = os.open(folder, os.O_RDONLY)
    try:
        flock(lock, LOCK_EX | LOCK_NB)
        yield
    except BlockingIOError:
        raise ValueError(f"another run is writing to {folder}") from None
    finally:
        os.close(lock)
