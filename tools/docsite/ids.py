"""Rule ids in running text, as people write them: `EXP-11.5 to 11.9, 14.6`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

NUMBER = r"(?:[A-Z]\.?)?\d+(?:\.\d+)*[a-z]?"
LATER = r"(?:[A-Z]\.?)?\d+(?:\.\d+)+[a-z]?|[A-Z]\.\d+"
"""An id after another one is written without the game, and always has a point."""

JOINED = re.compile(rf"(,| to| and| or| a| e| o|/)\s+({LATER})\b")
UP_TO = {" to", " a"}


class Mention(NamedTuple):
    """An id in a text: from where to where it is written, which id is meant, and whether it ends a range."""

    start: int
    end: int
    id: str
    ends_range: bool


class Ids:
    """The ids of some ledgers, rules and sections, in their order."""

    def __init__(self, rules: Iterable[str]) -> None:
        self.rules = list(rules)
        self.sections = list(dict.fromkeys(section_of(id) for id in self.rules))
        self.known = {*self.rules, *self.sections}
        self.place = {id: place for place, id in enumerate(self.rules)}
        games = "|".join(sorted({id.partition("-")[0] for id in self.rules}))
        self.first = re.compile(rf"\b({games})-({NUMBER}|[A-Z]\.\d+|[A-Z]\b)")

    def mentions(self, text: str) -> Iterator[Mention]:
        """Every id that stands in the text and exists, in its order."""
        at = 0
        while found := self.first.search(text, at):
            at = found.end()
            id = found[0]
            if id not in self.known:
                continue
            yield Mention(found.start(), found.end(), id, False)
            while joined := JOINED.match(text, at):
                later = self.after(id, joined[2])
                if later is None:
                    break
                id = later
                at = joined.end()
                yield Mention(joined.start(2), joined.end(2), id, joined[1] in UP_TO)

    def after(self, id: str, number: str) -> str | None:
        """Which id is meant by a number written after another id: `5.6` after `ATH-B.5.4` is `ATH-B.5.6`."""
        game, _, rest = id.partition("-")
        part, point, _ = rest.partition(".")
        for meant in (f"{game}-{number}", f"{game}-{part}{point}{number}"):
            if meant in self.known:
                return meant
        return None

    def cited(self, text: str) -> list[str]:
        """All rules that a text cites, those between the ends of a range among them."""
        ids: list[str] = []
        for mention in self.mentions(text):
            if mention.ends_range and ids[-1] in self.place and mention.id in self.place:
                ids.extend(self.rules[self.place[ids[-1]] + 1 : self.place[mention.id]])
            ids.append(mention.id)
        return [id for id in dict.fromkeys(ids) if id in self.place]


def section_of(rule: str) -> str:
    return rule.rpartition(".")[0]


def anchor(id: str) -> str:
    """Where on its page a rule or section stands: `EXP-16.6` is `exp-16-6`."""
    return id.lower().replace(".", "-")
