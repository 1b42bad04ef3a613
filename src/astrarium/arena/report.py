"""The report of a contest: one page with standings, verdicts and plots."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import polars as pl

from ..contract.registry import game
from ..language import words
from ..positions.box import Change
from .evidence import Evidence, evidence
from .findings import findings
from .page import Numbers, render
from .panels import panel, split_by_entrant
from .plots import Line, Plot, Row, curves, histogram, intervals, plain
from .results import Results, write_whole
from .shares import Block, Z
from .summary import Game as PlayedGame
from .summary import Summary, read_games, summarise


@dataclass(frozen=True)
class Meeting:
    """Two entrants in the games in which both sat: in what share of them the first came in ahead; level counts half."""

    first: int
    second: int
    games: int
    ahead: Evidence


def write_report(folder: Path, lang: str = "en") -> Path:
    """Write the report of a finished contest into its folder."""
    results = finished(folder)
    run = results.run()
    played = game(run["game"])
    summary = summarise(results)
    games = read_games(results)
    seats = results.seats()
    found = findings(played, run["seats"], seats)
    even = 1 / run["seats"]
    kinds = dict.fromkeys(finding.kind for finding in found if finding.dealt)
    page = render(
        "report.html",
        lang,
        title=played.titles[lang],
        run=run,
        facts=facts(results, lang),
        summary=summary,
        z=Z,
        meetings=meetings(games, len(summary.players)),
        ratings=rating_plot(summary, lang) if len(summary.players) > 1 else None,
        panels=[split_by_entrant(panel(played, kind, found, even, lang), seats, summary.players) for kind in kinds],
        length=length_plot(results, lang),
        middle=results.games()["decisions"].median(),
        forfeits=any(player.forfeits for player in summary.players),
        course=course_plot(results, summary, lang),
    )
    file = folder / "report.html"
    write_whole(file, page.encode())
    return file


def finished(folder: Path) -> Results:
    """The results in a folder. ValueError: there are none, or they are not complete."""
    results = Results(folder)
    run = results.run() if folder.is_dir() else {}
    if not run:
        raise ValueError(f"{folder} holds no run of the arena")
    if not results.finished:
        raise ValueError(f"the run in {folder} is not finished; the same `astrarium arena` command goes on with it")
    return results


def facts(results: Results, lang: str) -> list[tuple[str, str]]:
    """What was played, and with what."""
    run = results.run()
    say = words(lang).say
    numbers = Numbers(lang)
    options = ", ".join(f"{name}={value}" for name, value in sorted(run["options"].items()))
    seconds = pl.read_parquet(results.folder / "times.parquet")["seconds"].mean()
    found = [
        ("game", f"{game(run['game']).titles[lang]} ({run['game']})"),
        ("seats", str(run["seats"])),
        ("games", numbers.whole(run["played"])),
        ("blocks", numbers.whole(results.games()["block"].n_unique())),
        ("options", options or say("report-as-it-comes")),
        ("seed", str(run["seed"])),
        ("version", f"{run['astrarium']}, {say('report-rules', version=run['version'])}"),
        ("build", say(f"report-build-{run['build']}")),
    ]
    if run["without"]:
        found.append(("without", ", ".join(run["without"])))
    found += [("box", str(Change(*change))) for change in run.get("box") or []]
    if isinstance(seconds, float):
        found.append(("seconds", f"{numbers.decimal(seconds, 3)}\u00a0s"))
    return [(say(f"report-fact-{key}"), value) for key, value in found]


# Who beats whom


def meetings(games: list[PlayedGame], entrants: int) -> list[Meeting]:
    """Every two of the entrants, the clearest verdicts first."""
    found = [meeting(games, *pair) for pair in combinations(range(entrants), 2)]
    return sorted(found, key=lambda two: (not two.ahead.uneven, -abs(two.ahead.share - two.ahead.expected)))


def meeting(games: list[PlayedGame], first: int, second: int) -> Meeting:
    blocks: dict[int, Block] = {}
    for played in games:
        pairs = [
            (played.places[one], played.places[other])
            for one, its in enumerate(played.lineup)
            for other, others in enumerate(played.lineup)
            if its == first and others == second
        ]
        if pairs:
            ahead = sum((one < other) + (one == other) / 2 for one, other in pairs) / len(pairs)
            wins, number, _ = blocks.get(played.block, Block(0.0, 0, 0))
            blocks[played.block] = Block(wins + ahead, number + 1, number + 1)
    found = list(blocks.values())
    number = sum(block.games for block in found)
    return Meeting(first, second, number, evidence(found, 0.5) if found else Evidence(0.5, 0.0, 1.0, 0.5, 1.0))


# Plots


def rating_plot(summary: Summary, lang: str) -> Plot:
    numbers = Numbers(lang)
    rows = [
        Row(
            player.name,
            player.rating,
            player.rating - Z * player.uncertainty,
            player.rating + Z * player.uncertainty,
            f"{player.name}: {numbers.decimal(player.rating)} ± {numbers.decimal(Z * player.uncertainty)}",
            number,
        )
        for number, player in enumerate(summary.players)
    ]
    rows.sort(key=lambda row: -row.value)
    return intervals("ratings", words(lang).say("report-ratings"), rows, None, plain)


def length_plot(results: Results, lang: str) -> Plot:
    say = words(lang).say
    lengths = results.games()["decisions"].to_list()
    return histogram("length", say("report-length"), lengths, say("report-decisions"), say("report-games-axis"))


def course_plot(results: Results, summary: Summary, lang: str) -> Plot:
    """The mean score of every entrant over the course of its games, and the middle half of them."""
    points: list[list[list[int]]] = [[] for _ in summary.players]
    for lineup, curve in results.games().select("entrants", "curve").iter_rows():
        for seat, entrant in enumerate(lineup):
            points[entrant].append([scores[seat] for scores in curve])
    lines: list[Line] = []
    for number, player in enumerate(summary.players):
        moments = [sorted(moment) for moment in zip(*points[number], strict=True)]
        lines.append(
            Line(
                player.name,
                [sum(moment) / len(moment) for moment in moments],
                [moment[len(moment) // 4] for moment in moments],
                [moment[-len(moment) // 4] for moment in moments],
                number,
            )
        )
    say = words(lang).say
    return curves("course", say("report-course"), lines, say("report-course-axis"))
