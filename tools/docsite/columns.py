"""The page of a game's observations: every column, how it is read, and the domains behind."""

from __future__ import annotations

from typing import Any

from astrarium import Game
from astrarium.positions.schema import schema
from docsite.checkout import Checkout

Column = dict[str, Any]

ABOUT = {
    "table": "The table",
    "seat.0": "Each seat",
    "question": "The question, and each step that the rules take after it",
    "rest": "How much waits, and a digest of what waits deeper",
}
"""What stands under which title; other seats and further steps are told with the first one."""


def columns_page(game: Game[Any]) -> str:
    """For the largest table, with a seat for everybody who can play."""
    told = schema(game)
    columns: list[Column] = [{**column, "place": place} for place, column in enumerate(told["columns"])]
    widths = {about: [column for column in columns if column["about"] == about] for about in abouts(columns)}
    lines = [
        f"# {game.titles['en']}: what an observation says",
        f"{len(columns):,} columns at a table with {told['seats']} seats, digest `{told['digest']}`. "
        "[How columns are read](../envs.md#what-a-column-is); "
        "the same as data is `astrarium.positions.schema.schema`.",
    ]
    for about, title in ABOUT.items():
        if about in widths:
            lines += [f"## {title}", repeated(about, widths), table(widths[about])]
    lines += ["## Domains", "The number in a column is the place in its domain, from 0 on."]
    for key, ids in told["domains"].items():
        lines += [f"### {key} {{ #{anchor(key)} }}", ", ".join(f"`{id}`" for id in ids)]
    return "\n\n".join(line for line in lines if line) + "\n"


def columns_links(here: Checkout) -> str:
    """The way to these pages, from a page of docs/."""
    return ", ".join(f"[{game.titles['en']}](observations/{game.key}.md)" for game in here.games) + "."


def abouts(columns: list[Column]) -> list[str]:
    return list(dict.fromkeys(column["about"] for column in columns))


def repeated(about: str, widths: dict[str, list[Column]]) -> str:
    """Where the same columns stand for the other seats, or for the steps after the question."""
    if about == "seat.0":
        others = [other for other in widths if other.startswith("seat.")]
        said = "Named as for the player's own seat, seat 0; the others follow clockwise, all -1 where nobody sits."
    elif about == "question":
        others = [other for other in widths if other == about or other.startswith("next.")]
        said = "Named `question` here, and `next.1` and so on for the steps; an attribute that a step lacks is -1."
    else:
        return ""
    places = ", ".join(
        f"{name(other)} {ranges(widths[other])} from `{widths[other][0]['name']}` on" for other in others
    )
    return f"{said} Columns: {places}."


def name(about: str) -> str:
    return about.replace("seat.", "seat ")


def ranges(columns: list[Column]) -> str:
    """The places as `12-40`; several, where they do not stand together."""
    found: list[list[int]] = []
    for column in columns:
        if found and found[-1][1] == column["place"] - 1:
            found[-1][1] = column["place"]
        else:
            found.append([column["place"], column["place"]])
    return " and ".join(f"{first}-{last}" for first, last in found)


def table(columns: list[Column]) -> str:
    rows = ["| place | name | kind | from | to | domain |", "|---:|---|---|---:|---:|---|"]
    for column in columns:
        domain = f"[{column['domain']}](#{anchor(column['domain'])})" if column["domain"] else ""
        told = [f"`{column['name']}`", *(str(column[what]) for what in ("kind", "least", "most")), domain]
        rows.append(f"| {column['place']} | {' | '.join(told)} |")
    return "\n".join(rows)


def anchor(domain: str) -> str:
    return f"domain-{domain.replace('.', '-').replace('_', '-')}"
