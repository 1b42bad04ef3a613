"""The game on one page: its goal, the turn in five lines, how it ends, what its symbols and words mean."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from fastapi import APIRouter, Request
from markupsafe import Markup, escape
from starlette.responses import Response

from ..contract.game import Game
from ..language import speaker
from ..positions.toml import read_scene
from ..table.icons import named_icon
from ..table.looks import looks_of
from .table_cards import game_card, known_game
from .views import page
from .visitor import visitor_of

router = APIRouter(include_in_schema=False)

LINES: Final = 5
"""In so many lines a turn is told."""
SIZE: Final = 26
COLOUR: Final = "currentColor"


@dataclass(frozen=True)
class Symbol:
    drawing: str
    means: str


@dataclass(frozen=True)
class Term:
    """A word of the game that has a meaning of its own."""

    word: str
    means: str


@dataclass(frozen=True)
class OnePage:
    goal: str
    turn: list[str]
    end: str
    symbols: list[Symbol]
    terms: list[Term]


@lru_cache(maxsize=64)
def one_page(played: Game[Any], lang: str) -> OnePage | None:
    """None: the game has no such page."""
    listed = read_scene(played.key, "page.toml").values
    if not listed:
        return None
    say, looks = speaker(played, lang).words, looks_of(played.key)
    return OnePage(
        goal=say("page-goal"),
        turn=[say(f"page-turn-{number}") for number in range(1, LINES + 1)],
        end=say("page-end"),
        symbols=[
            Symbol(named_icon(looks, name, SIZE / 2, SIZE / 2, SIZE, COLOUR), say(f"page-symbol-{name}"))
            for name in listed["symbols"]
        ],
        terms=[Term(say(f"page-term-{name}"), say(f"page-term-{name}-means")) for name in listed["terms"]],
    )


def explained(played: Game[Any], lang: str, sentence: str) -> Markup:
    """A sentence in which the first mention of each of the game's own words says what it means."""
    found = one_page(played, lang)
    if found is None:
        return escape(sentence)
    terms = {term.word.casefold(): term for term in found.terms}
    pattern = "|".join(re.escape(word) for word in sorted(terms, key=len, reverse=True))
    told: set[str] = set()

    def marked(match: re.Match[str]) -> str:
        term = terms[match[0].casefold()]
        if term.word in told:
            return match[0]
        told.add(term.word)
        return Markup('<dfn tabindex="0" data-tip="{}">{}</dfn>').format(f"{term.word}\n{term.means}", match[0])

    # What was escaped holds no word of a game but its own: entities are letters between & and ;.
    return Markup(re.sub(rf"(?<![&\w])(?:{pattern})(?!\w)", marked, str(escape(sentence)), flags=re.IGNORECASE))


@router.get("/games/{key}/page")
async def game_on_one_page(request: Request, key: str, fragment: bool = False) -> Response:
    """A page of its own, good to print, or with `fragment` what a drawer at the table shows."""
    guest, played = visitor_of(request), known_game(key)
    template = "one_page_body.html" if fragment else "one_page.html"
    return page(request, template, guest, card=game_card(guest, played), told=one_page(played, guest.lang), size=SIZE)
