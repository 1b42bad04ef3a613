"""Small contests played in the notebook itself, and how results of the arena show themselves."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from html import escape
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from ..arena.ablation import Ablation
from ..arena.ablation_page import kinds
from ..arena.balance import Balance
from ..arena.contest import Contest
from ..arena.entrants import Entrant
from ..arena.findings import count
from ..arena.page import Numbers
from ..arena.panels import panel
from ..arena.playing import Hall
from ..arena.plots import VARIABLES, Plot
from ..arena.results import Results
from ..arena.schedule import seats_for
from ..arena.summary import Summary
from ..contract.registry import game
from ..language import words
from ..players.playing import player
from ..players.seat import Player
from ..table.theme import NIGHT
from ..table.typeface import SANS, carried
from .language import spoken
from .page import Table, image, line, scaled, small, told

Entry = str | Callable[[], Player]
"""A built-in player by its name, or what makes a new player of one's own: a class without arguments will do."""


class Here(Hall):
    """Plays in this process, so that a bot may be a class that was just written in a cell."""

    def __init__(self, contest: Contest, makers: list[Callable[[], Player]]) -> None:
        self.makers = makers
        super().__init__(contest)

    def player(self, number: int) -> Player:
        return self.makers[number]()


def contest(
    key: str,
    players: Mapping[str, Entry],
    games: int,
    seats: int | None = None,
    seed: int = 0,
    folder: Path | None = None,
    **options: str,
) -> Results:
    """Play the games of the arena's schedule here, one after the other. For thousands of games there is the arena.

    The tables go into the folder, which is a new temporary one unless it is named.
    """
    entrants = tuple(Entrant(name, entry if isinstance(entry, str) else name) for name, entry in players.items())
    played = game(key)
    arranged = Contest(key, entrants, seats_for(played, len(entrants), seats), games, seed, options)
    played.begin(arranged.seats, seed, options)
    results = Results(Path(mkdtemp(prefix="astrarium-")) if folder is None else folder)
    fixtures = arranged.fixtures()
    with results.opened(arranged):
        if not results.finished:
            hall = Here(arranged, [made(entry) for entry in players.values()])
            results.add([hall.try_one(fixture) for fixture in fixtures])
            results.close(arranged, fixtures)
    return results


def made(entry: Entry) -> Callable[[], Player]:
    """What makes this player anew for every game."""
    return (lambda: player(entry)) if isinstance(entry, str) else entry


# How they show themselves


def summary_html(summary: Summary) -> str:
    """The standings, the best first."""
    lang = spoken(None)
    tell, numbers = words(lang).say, Numbers(lang)
    heads = ["report-entrant", "report-share", "report-interval", "report-rating", "report-wins", "report-fact-games"]
    table = Table(tell(heads[0]), tell(heads[1]), *(f"#{tell(head)}" for head in [*heads[2:], "report-score"]))
    for one in sorted(summary.players, key=lambda one: -one.share):
        spec = "" if one.spec == one.name else f" {small(one.spec)}"
        table.add(
            f"<b>{escape(one.name)}</b>{spec}",
            scaled(numbers.percent(one.share), one.share, one.even),
            numbers.span(one.low, one.high),
            numbers.decimal(one.rating),
            numbers.decimal(one.wins),
            str(one.games),
            numbers.decimal(one.score),
        )
    title = f"{game(summary.game).titles[lang]}: {tell('report-games', count=summary.games)}"
    return told(line(title, "asked"), str(table), line(tell("notebook-standings"), "small"))


def balance_html(found: Balance) -> str:
    """What chance deals, kind by kind: what each value wins, beside an even share."""
    lang = spoken(None)
    tell = words(lang).say
    even = 1 / found.run["seats"]
    parts = [line(f"{found.game.titles[lang]}: {tell('report-games', count=found.run['played'])}", "asked")]
    for kind in dict.fromkeys(finding.kind for finding in found.found if finding.dealt):
        shown = panel(found.game, kind, found.found, even, lang)
        if shown.plot is not None:
            parts.append(line(tell("report-share-by", kind=shown.title)))
            parts.append(plot_html(shown.plot, shown.title))
    dealt = count([finding for finding in found.found if finding.dealt])
    below = tell("notebook-balance", uneven=dealt.uneven, compared=dealt.compared, sure=dealt.sure)
    return told(*parts, line(below, "small"))


def ablation_html(found: Ablation) -> str:
    """What each component does, the strongest first."""
    lang = spoken(None)
    tell, numbers = words(lang).say, Numbers(lang)
    heads = [tell(f"ablation-head-{head}") for head in ("component", "games", "differ", "winner", "length", "share")]
    parts = []
    for kind in kinds(found, lang):
        table = Table(heads[0], *(f"#{head}" for head in heads[1:]))
        for name, row in zip(kind.names, kind.rows, strict=True):
            change = row.share_change
            table.add(
                f"<b>{escape(name)}</b>" if row.clear else escape(name),
                str(row.games),
                numbers.rare(row.differ.share),
                numbers.percent(row.other_winner, 0),
                "–" if row.length is None else numbers.signed(row.length.mean),
                "–"
                if change is None
                else f"{numbers.signed_percent(change.mean)}<br>" + small(numbers.signed_span(change.low, change.high)),
            )
        parts += [line(kind.title, "asked"), plot_html(kind.plot, kind.title), str(table)]
    return told(*parts)


# A plot of the reports takes its colours from the page; here it is a picture by itself, dark like the tables.
COLOURS: Final = {
    "var(--text)": "#eef3fb",
    "var(--soft)": "#a9b7d0",
    "var(--line)": "#25344f",
    "var(--panel)": NIGHT,
    "var(--accent)": "#4dffc3",
} | {
    f"var(--hue-{number})": colour
    for number, colour in enumerate(
        ("#56b4e9", "#f5804f", "#3fc79a", "#d08fe0", "#f5c73d", "#cfd6e4", "#ff7fa5", "#62dcf2"), 1
    )
}
assert set(COLOURS) == set(VARIABLES.values())


def plot_html(plot: Plot, title: str) -> str:
    drawn = plot.wide
    for variable, colour in COLOURS.items():
        drawn = drawn.replace(variable, colour)
    shape = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', drawn)
    assert shape is not None
    wide, high = shape.groups()
    spaces = (
        f'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="{wide}" height="{high}"'
    )
    style = f"{carried()}text {{ font-family: {SANS}; text-rendering: geometricPrecision; }}"
    ground = f'<style>{style}</style><rect width="100%" height="100%" fill="{NIGHT}"/>'
    drawn = drawn.replace("<svg ", f"<svg {spaces} ", 1).replace(">", f">{ground}", 1)
    return image(drawn, title, f"{wide}px")
