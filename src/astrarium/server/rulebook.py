"""The rule ledger of a game, to read and to search."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from ..contract.game import Game
from ..positions.ledger import Rule
from .table_cards import game_card, known_game
from .views import page
from .visitor import visitor_of

router = APIRouter(include_in_schema=False)


@dataclass
class Section:
    """A heading and its rules."""

    id: str
    title: str
    rules: list[Rule] = field(default_factory=list)


def sections(played: Game[Any], lang: str, sought: str = "") -> list[Section]:
    """The ledger by sections; `sought`: only the rules that hold all these words."""
    found: list[Section] = []
    wanted = sought.casefold().split()
    for rule in played.rules.values():
        # The parts of an id are numbers, so EXP-1 is not the beginning of EXP-11.
        id = rule.id.rsplit(".", 1)[0]
        title = rule.section[lang]
        hay = f"{rule.id} {title} {rule.text[lang]} {rule.why.get(lang, '')}".casefold()
        if all(word in hay for word in wanted):
            if not found or found[-1].id != id:
                found.append(Section(id, title))
            found[-1].rules.append(rule)
    return found


@router.get("/rules/{key}")
async def rules(request: Request, key: str, q: str = "", at: str = "", fragment: bool = False) -> Response:
    """A page of its own, or with `fragment` what a drawer at the table shows."""
    guest, played = visitor_of(request), known_game(key)
    sought = q[:100]
    found = sections(played, guest.lang, sought)
    return page(
        request,
        "rules_fragment.html" if fragment else "rules.html",
        guest,
        card=game_card(guest, played),
        sections=found,
        count=sum(len(section.rules) for section in found),
        sought=sought,
        at=at if at in played.rules else "",
    )
