"""The pages of a rule ledger: each rule with its kind, the reason for it, and where it is carried out and tested."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from html import escape
from typing import Any

from astrarium import Game
from astrarium.language.speaker import Words
from astrarium.positions.ledger import Rule
from astrarium.server.rulebook import Section, sections
from docsite.citations import Citation, Citations
from docsite.ids import Ids, anchor
from docsite.sources import Address, linked

SHOWN = 5
"""How many places are named before the others fold away."""

Place = Callable[[Citation], str]


class LedgerPage:
    """A ledger in one language. `address` says where a rule stands, `place` where a line of the project does."""

    def __init__(self, game: Game[Any], lang: str, ids: Ids, address: Address, place: Place) -> None:
        self.game = game
        self.lang = lang
        self.ids = ids
        self.address = address
        self.place = place
        self.words = Words(lang, "docsite")

    def markdown(self, code: Citations, tests: Citations, other: str) -> str:
        """The whole page; `other` is the address of the same page in the other language."""
        parts = sections(self.game, self.lang)
        kinds = Counter(rule.kind for rule in self.game.rules.values())
        counted = {"rules": len(self.game.rules), "sections": len(parts)}
        counted |= {"rulings": kinds["ruling"], "reconstructed": kinds["reconstructed"]}
        say = self.words.say
        lines = [
            f"# {say('site-rules-title', game=self.game.titles[self.lang])}",
            f"[{say('site-rules-other')}]({other}){{ .other-language }}",
            say("site-rules-counted", **counted).replace("\n", " "),
            say("site-rules-how"),
        ]
        for part in parts:
            lines.append(f"## {part.id} · {part.title} {{ #{anchor(part.id)} }}")
            lines.append(self.section(part, code, tests))
        return "\n\n".join(lines) + "\n"

    def section(self, part: Section, code: Citations, tests: Citations) -> str:
        rules = "\n".join(self.rule(rule, code.get(rule.id, []), tests.get(rule.id, [])) for rule in part.rules)
        return f'<div class="ledger" lang="{self.lang}">\n{rules}\n</div>'

    def rule(self, rule: Rule, code: list[Citation], tests: list[Citation]) -> str:
        here = anchor(rule.id)
        lines = [
            f'<article class="ledger-rule ledger-{rule.kind}">',
            f'<h3 id="{here}"><a href="#{here}">{rule.id}</a>{self.mark(rule.kind)}</h3>',
            f"<p>{self.text(rule.text[self.lang])}</p>",
        ]
        if why := rule.why.get(self.lang):
            lines.append(f'<p class="ledger-why">{self.text(why)}</p>')
        for key, places in (("site-rules-code", code), ("site-rules-tests", tests)):
            if places:
                lines.append(self.places(self.words.say(key), places))
        return "\n".join([*lines, "</article>"])

    def mark(self, kind: str) -> str:
        """What sort of rule it is, unless it is simply printed in the book."""
        if kind == "rule":
            return ""
        means = escape(self.words.say(f"lobby-kind-of-rule-{kind}-means"))
        said = escape(self.words.say(f"lobby-kind-of-rule-{kind}"))
        return f' <span class="ledger-kind" title="{means}">{said}</span>'

    def text(self, said: str) -> str:
        return linked(escape(said, quote=False), self.ids, self.address)

    def places(self, title: str, places: list[Citation]) -> str:
        links = [self.link(each) for each in places]
        said = ", ".join(links[:SHOWN])
        if len(links) > SHOWN:
            more = self.words.say("site-rules-more", number=len(links) - SHOWN)
            said += f" <details><summary>{more}</summary>{', '.join(links[SHOWN:])}</details>"
        return f'<div class="ledger-places" data-search-exclude><span>{title}</span> {said}</div>'

    def link(self, place: Citation) -> str:
        return f'<a href="{self.place(place)}" title="{place.file}, {place.line}">{readable(place.name)}</a>'


def readable(name: str) -> str:
    """A name as a person reads it: a test's is a sentence."""
    return escape(name.removeprefix("test_").replace("_", " ") if name.startswith("test_") else name)
