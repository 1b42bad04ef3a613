"""What each component does: the same seeds played with it and without it."""

from __future__ import annotations

import io
import json
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import polars as pl
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from ..clockwork.names import NOBODY
from ..contract.game import Game
from ..contract.registry import game
from ..language import speaker
from .entrants import OUTSIDE, entrant
from .evidence import Mean, holm, mean_of
from .page import Numbers
from .pairs import Pair, pursue, tables_for
from .results import write_table, write_whole
from .shares import CONFIDENCE, Share, wilson

FEW = 10
"""Games below which a change says too little to be compared."""
LONGER = 10
"""How many times longer to look, unless told otherwise, for what has made no difference."""


@dataclass(frozen=True)
class Plan:
    """What is tried; the same plan gives the same figures. Unless told otherwise each component has its own table."""

    key: str
    components: tuple[str, ...]
    games: int
    longest: int
    player: str
    seed: int
    seats: int | None
    options: dict[str, str]

    @property
    def game(self) -> Game[Any]:
        return game(self.key)


@dataclass(frozen=True)
class Effect:
    """What a component does. Changes are those that it makes: the normal game less the one without it."""

    component: str
    kind: str
    dealt: bool
    games: int
    differing: int
    differ: Share
    other_winner: float
    """The share of the games that somebody else wins."""
    length: Mean | None
    owned: int
    """Games in which it served somebody."""
    share: float | None
    """The owner's share of the wins in normal games."""
    share_change: Mean | None
    score_change: Mean | None
    adjusted: float = 1.0
    """The chance of the change in share, adjusted for all components of the kind."""

    @property
    def clear(self) -> bool:
        """Whether the interval of the change in share excludes 0."""
        return self.share_change is not None and self.share_change.clear

    @property
    def sure(self) -> bool:
        """Clear even when adjusted for many comparisons."""
        return self.share_change is not None and self.adjusted < 1 - CONFIDENCE

    def to_json(self) -> dict[str, object]:
        found: dict[str, object] = {
            "component": self.component,
            "kind": self.kind,
            "dealt": self.dealt,
            "games": self.games,
            "differing": self.differing,
            **{f"differ{part}": value for part, value in spelled(self.differ)},
            "other_winner": round(self.other_winner, 6),
            "owned": self.owned,
            "share": None if self.share is None else round(self.share, 6),
        }
        for name, change in (("length", self.length), ("share", self.share_change), ("score", self.score_change)):
            for part, value in spelled(change):
                found[f"{name}_change{part}"] = value
        return found | {"adjusted": round(self.adjusted, 6), "clear": self.clear, "sure": self.sure}


def spelled(figure: Share | Mean | None) -> list[tuple[str, float | None]]:
    """A figure as parts of a row: itself, then the ends of its interval."""
    first = (None,) * 3 if figure is None else tuple(round(value, 6) for value in figure[:3])
    return list(zip(("", "_low", "_high"), first, strict=True))


@dataclass(frozen=True, repr=False)
class Ablation:
    plan: Plan
    effects: list[Effect]

    @property
    def never(self) -> list[str]:
        """What took part and made no difference in any game."""
        return [effect.component for effect in self.effects if effect.games and not effect.differing]

    @property
    def absent(self) -> list[str]:
        """What took part in no game."""
        return [effect.component for effect in self.effects if not effect.games]

    def __repr__(self) -> str:
        return f"<ablation of {self.plan.key}: {len(self.effects)} components, {len(self.never)} without effect>"

    def _repr_html_(self) -> str:
        from ..notebook.contests import ablation_html

        return ablation_html(self)

    def to_json(self) -> dict[str, Any]:
        plan = self.plan
        return {
            "game": plan.key,
            "games": plan.games,
            "longest": plan.longest,
            "player": plan.player,
            "seed": plan.seed,
            "seats": plan.seats,
            "options": plan.options,
            "never": self.never,
            "absent": self.absent,
            "effects": [effect.to_json() for effect in self.effects],
        }


def plan_of(
    played: Game[Any],
    components: list[str],
    games: int,
    longest: int | None,
    player: str,
    seed: int,
    seats: int | None,
    options: dict[str, str],
) -> Plan:
    """A plan as it is typed; no components are all of them. ValueError: something that is not there."""
    for component in components:
        if component not in played.switches:
            kinds = dict.fromkeys(played.study.trial(known).kind for known in played.switches)
            some = next(iter(played.switches), "")
            raise ValueError(
                f"{component!r} is not a component of {played.key} that can be switched off; there are "
                f"{len(played.switches)}, such as {some!r}, of the kinds {', '.join(kinds)}"
            )
    if player.startswith(OUTSIDE):
        raise ValueError("the same games can be played again only by a built-in player, not by one from outside")
    entrant(player)
    wanted = tuple(dict.fromkeys(components)) or played.switches
    for table in {table for _, table in tables_for(played, list(wanted), player, seed, seats, options)}:
        played.checked_options(played.checked_players(table.seats), dict(table.options))
    most = LONGER * games if longest is None else max(games, longest)
    return Plan(played.key, wanted, games, most, player, seed, seats, options)


def play_ablation(plan: Plan, workers: int, out: Path | None, lang: str) -> Ablation:
    """Play a plan; into a folder with a page and tables, or only for the figures."""
    if out is not None:
        try:
            out.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise ValueError(f"{out} cannot be written: {error.strerror}") from None
    tables = tables_for(plan.game, list(plan.components), plan.player, plan.seed, plan.seats, plan.options)
    with watched(plan.key) as progress:
        bar = progress.add_task(plan.key, total=None)
        pairs = pursue(
            tables,
            plan.games,
            plan.longest,
            workers,
            lambda done, planned: progress.update(bar, completed=done, total=planned),
        )
    found = Ablation(plan, effects(plan.game, pairs))
    if out is not None:
        write_ablation(found, out, lang)
    return found


def watched(title: str) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("pairs of games"))
    times = (TimeElapsedColumn(), TextColumn("left"), TimeRemainingColumn())
    return Progress(*columns, *times, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())


# What the pairs come to


def effects(played: Game[Any], pairs: dict[str, list[Pair]]) -> list[Effect]:
    """Every component that was tried, with chances adjusted kind by kind."""
    found = [effect(played, component, own) for component, own in pairs.items()]
    for kind in dict.fromkeys(one.kind for one in found):
        places = [place for place, one in enumerate(found) if one.kind == kind and one.share_change is not None]
        chances = [one.share_change.chance for one in found if one.kind == kind and one.share_change is not None]
        for place, chance in zip(places, holm(chances), strict=True):
            found[place] = replace(found[place], adjusted=chance)
    return found


def effect(played: Game[Any], component: str, pairs: list[Pair]) -> Effect:
    trial = played.study.trial(component)
    games = len(pairs)
    differing = sum(pair.differs for pair in pairs)
    owned = [pair for pair in pairs if pair.owner != NOBODY]
    return Effect(
        component=component,
        kind=trial.kind,
        dealt=trial.dealt,
        games=games,
        differing=differing,
        differ=wilson(differing / games, games) if games else Share(0.0, 0.0, 1.0),
        other_winner=sum(pair.normal.winners != pair.without.winners for pair in pairs) / games if games else 0.0,
        length=change([pair.normal.decisions - pair.without.decisions for pair in pairs]),
        owned=len(owned),
        share=sum(pair.normal.share for pair in owned) / len(owned) if owned else None,
        share_change=share_change(owned),
        score_change=change([pair.normal.score - pair.without.score for pair in owned]),
    )


def share_change(owned: list[Pair]) -> Mean | None:
    """How the owner's share changes; that it never did in so many games only bounds how often it does."""
    found = change([pair.normal.share - pair.without.share for pair in owned])
    if found is not None and found.low == found.high:
        reach = 1 - (1 - CONFIDENCE) ** (1 / len(owned))
        return found._replace(low=found.mean - reach, high=found.mean + reach)
    return found


def change(values: list[int] | list[float]) -> Mean | None:
    return mean_of(values) if len(values) >= FEW else None


# What is written and shown


def write_ablation(found: Ablation, folder: Path, lang: str) -> None:
    """A page, the same as Markdown, and the figures as Parquet, CSV and JSON."""
    from .ablation_page import markdown, page

    table = pl.DataFrame([effect.to_json() for effect in found.effects], infer_schema_length=None)
    write_table(folder / "ablation.parquet", table)
    lines = io.BytesIO()
    table.write_csv(lines)
    write_whole(folder / "ablation.csv", lines.getvalue())
    write_whole(folder / "ablation.json", (json.dumps(found.to_json(), indent=2, ensure_ascii=False) + "\n").encode())
    write_whole(folder / "ablation.md", markdown(found, lang).encode())
    write_whole(folder / "ablation.html", page(found, lang).encode())


def show_ablation(found: Ablation, console: Console, out: Path | None) -> None:
    numbers = Numbers("en")
    say = speaker(found.plan.game, "en")
    table = Table("", "", box=None)
    for head in ("games", "differ", "other winner", "length", "owner's share", "95 %"):
        table.add_column(head, justify="right")
    for row in found.effects:
        name = say.say(found.plan.game.study.trial(row.component).name)
        cells = ["", "", "", "", ""]
        if row.games:
            cells[0], cells[1] = numbers.rare(row.differ.share), numbers.percent(row.other_winner, 0)
        if row.length is not None:
            cells[2] = numbers.signed(row.length.mean)
        if row.share_change is not None:
            cells[3] = numbers.signed_percent(row.share_change.mean)
            cells[4] = numbers.signed_span(row.share_change.low, row.share_change.high)
        style = "bold" if row.sure else None
        table.add_row(say.words(f"trial-{row.kind}"), name, str(row.games), *cells, style=style)
    console.print(table)
    if found.never:
        console.print(f"no game differs without: {', '.join(found.never)}", markup=False, soft_wrap=True)
    if found.absent:
        console.print(f"took part in no game: {', '.join(found.absent)}", markup=False, soft_wrap=True)
    if out is not None:
        console.print(f"ablation.html, .md, .csv, .parquet and .json are in {out}", markup=False, soft_wrap=True)
