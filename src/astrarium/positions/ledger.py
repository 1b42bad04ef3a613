"""The rule ledger of a game."""

from __future__ import annotations

from typing import Final

from .toml import read_box


class Rule:
    """One rule: its id, its section's title and its text, in either language."""

    def __init__(self, id: str, kind: str, section: dict[str, str], text: dict[str, str], why: dict[str, str]) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.section: Final = section
        self.text: Final = text
        self.why: Final = why

    def __repr__(self) -> str:
        return f"<{self.id}: {self.text['en']}>"

    def _repr_html_(self) -> str:
        from ..clockwork.registry import teller

        return teller()(self)


def read_ledger(game: str) -> dict[str, Rule]:
    """All rules by id, in the order of the ledger."""
    book = read_box(game, "rules.toml")
    sections = {entry.text("id"): {"en": entry.text("en"), "it": entry.text("it")} for entry in book.entries("section")}
    rules: dict[str, Rule] = {}
    for entry in book.entries("rule"):
        id = entry.text("id")
        why = {lang: entry.text(f"why_{lang}") for lang in ("en", "it") if f"why_{lang}" in entry.values}
        text = {"en": entry.text("en"), "it": entry.text("it")}
        rules[id] = Rule(id, entry.text("kind"), sections[id.rsplit(".", 1)[0]], text, why)
    return rules
