"""The ablation report as a page, and as Markdown for the documents."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.metadata import version
from textwrap import wrap

from ..language import speaker, words
from ..speed import build
from .ablation import Ablation, Effect
from .page import Numbers, render
from .panels import ABOVE, BELOW, GREY, MOST
from .plots import Plot, Row, intervals, percent, signed_percent

LINE = 120
"""Characters in a line of Markdown."""


@dataclass(frozen=True)
class Kind:
    """The components of one kind: a plot of what they change, or of how often, and the table behind it."""

    title: str
    dealt: bool
    owned: bool
    plot: Plot
    rows: list[Effect]
    names: list[str]
    shown: int


def kinds(found: Ablation, lang: str) -> list[Kind]:
    say = speaker(found.plan.game, lang)
    made: list[Kind] = []
    for kind in dict.fromkeys(effect.kind for effect in found.effects):
        rows = sorted((effect for effect in found.effects if effect.kind == kind and effect.games), key=weight)
        if rows:
            names = [say.say(found.plan.game.study.trial(row.component).name) for row in rows]
            made.append(drawn_kind(kind, say.words(f"trial-{kind}"), rows, names, lang))
    return made


def weight(effect: Effect) -> tuple[float, float, str]:
    """What helps its owner most comes first; where nobody is helped, what matters most often."""
    helped = effect.share_change.mean if effect.share_change is not None else float("-inf")
    return -helped, -effect.differ.share, effect.component


def drawn_kind(kind: str, title: str, rows: list[Effect], names: list[str], lang: str) -> Kind:
    owned = any(row.share_change is not None for row in rows)
    places = [place for place, row in enumerate(rows) if row.share_change is not None or not owned]
    many = len(places) > MOST
    if many:
        places = places[: MOST // 2] + places[-MOST // 2 :]
    bars = [change_row(names[at], rows[at], lang) if owned else differ_row(names[at], rows[at], lang) for at in places]
    plot = intervals(
        f"ablation-{kind}",
        title,
        bars,
        0.0 if owned else None,
        signed_percent if owned else percent,
        MOST // 2 if many else None,
    )
    return Kind(title, rows[0].dealt, owned, plot, rows, names, len(places))


def change_row(name: str, effect: Effect, lang: str) -> Row:
    numbers = Numbers(lang)
    change = effect.share_change
    assert change is not None
    told = f"{name}: {numbers.signed_percent(change.mean)} ({numbers.signed_span(change.low, change.high)}), "
    told += words(lang).say("report-games", count=effect.owned)
    hue = GREY if not change.clear else ABOVE if change.mean > 0 else BELOW
    return Row(name, change.mean, change.low, change.high, told, hue, change.clear)


def differ_row(name: str, effect: Effect, lang: str) -> Row:
    numbers = Numbers(lang)
    share, low, high = effect.differ
    told = f"{name}: {numbers.percent(share)} ({numbers.span(low, high)}), "
    told += words(lang).say("report-games", count=effect.games)
    return Row(name, share, low, high, told, 0)


def page(found: Ablation, lang: str) -> str:
    plan = found.plan
    return render(
        "ablation.html",
        lang,
        title=plan.game.titles[lang],
        found=found,
        facts=facts(found, lang),
        kinds=kinds(found, lang),
        never=named(found, found.never, lang),
        absent=named(found, found.absent, lang),
        clear=sum(effect.clear for effect in found.effects),
        sure=sum(effect.sure for effect in found.effects),
        compared=sum(effect.share_change is not None for effect in found.effects),
    )


def named(found: Ablation, components: list[str], lang: str) -> str:
    say = speaker(found.plan.game, lang)
    return ", ".join(say.say(found.plan.game.study.trial(component).name) for component in components)


def facts(found: Ablation, lang: str) -> list[tuple[str, str]]:
    plan = found.plan
    say = words(lang).say
    options = ", ".join(f"{name}={value}" for name, value in sorted(plan.options.items()))
    own = not plan.options and plan.seats is None
    return [
        (say("report-fact-game"), f"{plan.game.titles[lang]} ({plan.key})"),
        (say("report-fact-player"), plan.player),
        (say("ablation-fact-games"), Numbers(lang).whole(plan.games)),
        (say("ablation-fact-longest"), Numbers(lang).whole(plan.longest)),
        (say("ablation-fact-table"), say("ablation-own-table") if own else options or say("report-as-it-comes")),
        (say("report-fact-seed"), str(plan.seed)),
        (say("report-fact-version"), f"{version('astrarium')}, {say('report-rules', version=plan.game.version)}"),
        (say("report-fact-build"), say(f"report-build-{build()}")),
    ]


# Markdown


def markdown(found: Ablation, lang: str) -> str:
    """The table of all components, kind by kind, in the order of the box."""
    plan = found.plan
    say = words(lang).say
    numbers = Numbers(lang)
    command = f"astrarium ablation {plan.key} --player {plan.player} --games {plan.games} --longest {plan.longest}"
    command += f" --seed {plan.seed}" if plan.seed else ""
    command += f" --seats {plan.seats}" if plan.seats is not None else ""
    command += "".join(f" --option {name}={value}" for name, value in sorted(plan.options.items()))
    told = [
        say("ablation-intro", player=plan.player, games=numbers.whole(plan.games), command=f"`{command}`"),
        say("ablation-columns"),
    ]
    if found.never:
        told.append(say("ablation-never", components=named(found, found.never, lang)))
    lines = [f"# {say('ablation-heading', game=plan.game.titles[lang])}", ""]
    for paragraph in told:
        lines += [*wrap(paragraph, LINE, break_on_hyphens=False), ""]
    spoken = speaker(plan.game, lang)
    heads = [say(f"ablation-head-{head}") for head in ("component", "games", "differ", "winner", "length", "share")]
    for kind in dict.fromkeys(effect.kind for effect in found.effects):
        lines += [f"## {spoken.words(f'trial-{kind}')}", "", f"| {' | '.join(heads)} |", "| --- |" + " ---: |" * 5]
        for row in found.effects:
            if row.kind == kind:
                name = spoken.say(plan.game.study.trial(row.component).name)
                lines.append(f"| {name} | {' | '.join(cells(row, numbers))} |")
        lines.append("")
    return "\n".join(lines)


def cells(row: Effect, numbers: Numbers) -> list[str]:
    length = "" if row.length is None else numbers.signed(row.length.mean, 0)
    change = row.share_change
    share = "" if change is None else numbers.signed_percent(change.mean)
    if change is not None and change.clear:
        share = f"**{share}**"
    if not row.games:
        return ["0", "", "", "", ""]
    return [str(row.games), numbers.rare(row.differ.share), numbers.percent(row.other_winner, 0), length, share]
