"""Writes docs/sources.md: what of each game is printed, what is public knowledge and what is ours.

python tools/provenance.py

All of it is read from the `source` of the components and the `kind` of the rules; a test compares the page with them.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from astrarium import game
from astrarium.contract.game import Game

CHECKOUT = Path(__file__).resolve().parents[1]
PAGE = CHECKOUT / "docs/sources.md"
GAMES = ("expanse", "cosmic", "parsec", "interstellar", "athena")
NOT_COMPONENTS = ("rules.toml", "looks.toml", "scene.toml", "tally.toml", "hooks.toml")
"""Rules have a chapter of their own; the others say how things are drawn, counted and written down."""
ABOUT_THE_FILE = ("meta", "game")
NO_PART = ("id",)
PRINTED, PUBLIC, OURS, TUNED = "rulebook", "public", "reconstructed", "tuned"
WORDS = {PRINTED: "printed", PUBLIC: "public", OURS: "ours", TUNED: "tuned"}
MANY = 40
"""Longer lists of names are not written out: the component files have them."""

HEAD = """# What is printed, what is public, what is ours

<!-- Written by tools/provenance.py from the component files and the ledgers. Change those, then run it again. -->

No box was at hand when these games were written, only their rulebooks and what anybody may know. So everything here
says where it comes from, in the `source` of each component and the kind of each rule, and this page is made from them.

- **printed**: it stands in the rulebook, in its text, its examples or its pictures.
- **public**: not in the rulebook, but known from public material about the published game.
- **ours**: *reconstructed*, since no source tells it. Such things carry the mark (R) at the table, on the pages and in
  the terminal. Some of their numbers were *tuned* by having games played. If you own the box, the box is right.
- **rulings** are rules of ours where the book is silent or unclear; each tells its reason on
  [the pages of the rules](rules/index.md).

How to ask the referee about your own table: [for owners of the box](tutorials/referee.md). How numbers of ours were
tuned: [Starship Interstellar](tuning-interstellar.md), [Project Athena](tuning-athena.md).
"""


@dataclass
class Component:
    """One entry of a component file: what it is called, its source, and its parts that come from elsewhere."""

    name: str
    source: str
    parts: dict[str, str] = field(default_factory=dict)


@dataclass
class Sort:
    """Components of one sort, such as action cards."""

    name: str
    components: list[Component]

    def of(self, source: str) -> list[Component]:
        return [one for one in self.components if one.source == source]

    def parts(self) -> Counter[tuple[str, str]]:
        """How many of them have a part that comes from elsewhere: by its source and its name."""
        return Counter((source, part) for one in self.components for part, source in one.parts.items())


# Reading


def sorts_of(key: str) -> list[Sort]:
    """All sorts of components of a game that say where they come from, in the order of its files."""
    found: list[Sort] = []
    files: list[str] = []
    for file in sorted((CHECKOUT / "src/astrarium/games" / key / "box").glob("*.toml")):
        if file.name in NOT_COMPONENTS:
            continue
        for name, table in tomllib.loads(file.read_text(encoding="utf-8")).items():
            components = [] if name in ABOUT_THE_FILE else entries(table)
            if components:
                found.append(Sort(spoken(name), components))
                files.append(spoken(file.stem))
    names = Counter(sort.name for sort in found)
    return [
        Sort(f"{sort.name} ({file})" if names[sort.name] > 1 else sort.name, sort.components)
        for sort, file in zip(found, files, strict=True)
    ]


def entries(table: Any) -> list[Component]:
    """The components in a table of a file: a list of them, one, or several by name."""
    if isinstance(table, dict):
        table = [table] if "source" in table else list(table.values())
    listed = table if isinstance(table, list) else []
    return [component(one) for one in listed if isinstance(one, dict) and "source" in one]


def component(entry: dict[str, Any]) -> Component:
    source = str(entry["source"])
    name = next((str(entry[key]) for key in ("name_en", "title_en", "id") if key in entry), "")
    parts: dict[str, str] = {}
    for key, value in entry.items():
        if key.endswith("_source") and isinstance(value, str):
            parts[spoken(key.removesuffix("_source"))] = value
        elif key.startswith("source_") and isinstance(value, str):
            parts[spoken(key.removeprefix("source_"))] = value
    parts |= {spoken(part): OURS for part in entry.get("reconstructed_fields", [])}
    if source != PRINTED:
        parts |= {spoken(part): PRINTED for part in entry.get("rulebook_fields", [])}
    elif "rulebook_fields" in entry:
        printed = [spoken(part) for part in entry["rulebook_fields"] if part not in NO_PART]
        parts[f"all but {' and '.join(printed)}"] = OURS
    parts = {part: found for part, found in parts.items() if found != source and part not in NO_PART}
    return Component(name, source, parts | {spoken(part): TUNED for part in entry.get("tuned", [])})


def spoken(key: str) -> str:
    """A key of a file as people read it."""
    return key.removesuffix("_en").removesuffix("_it").replace("_", " ")


# Writing


def page() -> str:
    return HEAD + "".join(f"\n{chapter(game(key))}" for key in GAMES)


def chapter(played: Game[Any]) -> str:
    """A game: how much of each sort comes from where, then which, then its rules."""
    sorts = sorts_of(played.key)
    lines = [
        f"## {played.titles['en']}",
        "",
        "| | | printed | public | ours |",
        "|---|---|---|---|---|",
        rules_row(played),
    ]
    lines += [sort_row(sort) for sort in sorts]
    told = [line for sort in sorts for line in remarks(sort)]
    if told:
        lines += ["", "Which they are, and what of them comes from elsewhere:", "", *told]
    lines += ["", *tuned_rules(played), *rules_of(played, "public"), *rules_of(played, OURS)]
    return "\n".join(lines).rstrip() + "\n"


def rules_row(played: Game[Any]) -> str:
    kinds = Counter(rule.kind for rule in played.rules.values())
    ours = f"{kinds['ruling']} rulings, {kinds[OURS]} reconstructed"
    return f"| rules | {len(played.rules)} | {kinds['rule']} | {kinds[PUBLIC] or ''} | {ours} |"


def sort_row(sort: Sort) -> str:
    numbers = [str(len(sort.of(source)) or "") for source in (PRINTED, PUBLIC, OURS)]
    return f"| {sort.name} | {len(sort.components)} | {' | '.join(numbers)} |"


def remarks(sort: Sort) -> list[str]:
    """Which of a sort are ours, and which of its parts come from elsewhere."""
    found = [text for text in (which(sort), *parts(sort), *elsewhere(sort)) if text]
    return [f"- **{sort.name}**: {'; '.join(found)}."] if found else []


def which(sort: Sort) -> str:
    """Those that are ours by name, or the few that are not; nothing where all are alike."""
    ours, others = sort.of(OURS), [one for one in sort.components if one.source != OURS]
    if not ours or not others or not all(one.name for one in sort.components):
        return ""
    if len(others) < len(ours):
        return f"ours are all but {named(others)}" if len(others) <= MANY else ""
    return f"ours: {named(ours)}" if len(ours) <= MANY else ""


def named(components: list[Component]) -> str:
    return ", ".join(dict.fromkeys(one.name for one in components))


def parts(sort: Sort) -> list[str]:
    """The parts of components that come from elsewhere than the rest of them, by where that is."""
    counted = sort.parts()
    found: list[str] = []
    for source in (PRINTED, PUBLIC, OURS, TUNED):
        told = [f"{part} ({number})" for (where, part), number in sorted(counted.items()) if where == source]
        if told:
            found.append(f"{WORDS[source]} of them: {', '.join(told)}")
    found += [
        f"{part}: {where.rstrip('.')} ({number})"
        for (where, part), number in sorted(counted.items())
        if where not in WORDS
    ]
    return found


def elsewhere(sort: Sort) -> list[str]:
    """Sources that are told in words."""
    odd = Counter(one.source for one in sort.components if one.source not in WORDS)
    return [f"{source} ({number})" for source, number in sorted(odd.items())]


def rules_of(played: Game[Any], kind: str) -> list[str]:
    """The rules of a kind by their ids."""
    ids = [rule.id for rule in played.rules.values() if rule.kind == kind]
    return [f"Rules that are {WORDS[kind]}: {', '.join(ids)}.", ""] if ids else []


def tuned_rules(played: Game[Any]) -> list[str]:
    """Rules whose numbers were tuned say so in their reason."""
    ids = [rule.id for rule in played.rules.values() if "tuned" in rule.why.get("en", "").lower()]
    return [f"Rules with numbers that were tuned: {', '.join(ids)}.", ""] if ids else []


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"{PAGE.relative_to(CHECKOUT)} is written")
