"""A new table: its variants and its seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fastapi import APIRouter, Request
from starlette.datastructures import FormData
from starlette.responses import RedirectResponse, Response

from ..clockwork.options import Option, SomeOf
from ..contract.game import Game
from ..language import speaker, words
from .bots import LEVELS
from .forms import field, form_of, said, share_in, ticket_in
from .presets import BOX, Preset, preset_named, presets_of
from .store import BOT, OPEN, PERSON, TicketUsed
from .table_cards import game_card, known_game
from .tables import Keys, LiveTable, SeatPlan, Tables
from .views import page
from .visitor import Visitor, clean_name, tables_of, visitor_of

router = APIRouter(include_in_schema=False)

ME, HERE = "me", "here"
LIMITS = (0, 60, 300, 24 * 3600, 3 * 24 * 3600)
"""Seconds for a decision; 0: no limit."""
MOST_TITLE = 60


@dataclass
class Variant:
    """An option of a game with the words that explain it."""

    name: str
    label: str
    values: list[tuple[str, str]]
    default: str
    rule: str
    text: str
    words: list[tuple[str, str]]
    """Of which any set may be taken instead of a value."""


def variants(guest: Visitor, played: Game[Any], preset: Preset) -> list[Variant]:
    """The options of a game; what the preset sets stands there first."""
    found = []
    for option in played.options:
        key = option.name
        values = [(value, said(guest, played, f"lobby-value-{key}-{value}", value)) for value in option.values]
        text = played.rules[option.rule].text[guest.lang]
        label = said(guest, played, f"lobby-option-{key}", key)
        set_to = preset.options.get(option.name, option.default)
        found.append(Variant(option.name, label, values, set_to, option.rule, text, parts(guest, played, option)))
    return found


def parts(guest: Visitor, played: Game[Any], option: Option) -> list[tuple[str, str]]:
    """The words that an option takes sets of, each with its name."""
    if not isinstance(option, SomeOf):
        return []
    if option.domain:
        voice, names = speaker(played, guest.lang), played.record.domains[option.domain]
        return [(word, voice.say(names.text(names.index(word)))) for word in option.words]
    return [(word, said(guest, played, f"lobby-word-{option.name}-{word}", word)) for word in option.words]


def chosen(form: FormData, option: Option) -> str:
    """What the form says of an option: the set that was ticked, or else the value."""
    ticked = [word for word in form.getlist(f"some-{option.name}") if isinstance(word, str)]
    return "-".join(ticked) or field(form, f"option-{option.name}") or option.default


# A new table


@router.get("/new/{key}")
async def plan_table(request: Request, key: str, preset: str = BOX) -> Response:
    guest, played = visitor_of(request), known_game(key)
    begun = preset_named(played, preset)
    return page(
        request,
        "lobby_new.html",
        guest,
        card=game_card(guest, played),
        variants=variants(guest, played, begun),
        preset=begun,
        presets=[(one.name, preset_means(guest, played, one)) for one in presets_of(played)],
        levels=list(LEVELS),
        limits=LIMITS,
        most_title=MOST_TITLE,
        promise=tables_of(request).commitments.make(),
    )


def preset_means(guest: Visitor, played: Game[Any], preset: Preset) -> str:
    """What a preset sets, in plain words."""
    key = f"lobby-preset-{preset.name}-means"
    return words(guest.lang).say(key) if preset.name == BOX else said(guest, played, key)


@router.post("/new/{key}")
async def create_table(request: Request, key: str) -> Response:
    guest, played = visitor_of(request), known_game(key)
    form = await form_of(request)
    name = clean_name(field(form, "name")) or guest.name
    plans = seat_plans(guest, played, form, name)
    table, keys = await created(
        tables_of(request),
        form,
        key,
        {option.name: chosen(form, option) for option in played.options},
        plans,
        title=clean_name(field(form, "title")),
        public=field(form, "public") == "yes",
        seconds=limit_of(form),
        patient=False if field(form, "patient") == "no" else None,
    )
    response = set_up(guest, table, keys)
    if name:
        guest.call(response, name)
    return response


async def created(
    tables: Tables, form: FormData, key: str, options: dict[str, str], plans: list[SeatPlan], **more: Any
) -> tuple[LiveTable, Keys]:
    """A table as a form wants it, with the secret that the form was promised and the share it brings."""
    share = share_in(form)
    try:
        return await tables.create(key, options, plans, share=share, ticket=ticket_in(form), **more)
    except TicketUsed:
        # The page was used before. That table has the promised secret; this one gets another.
        return await tables.create(key, options, plans, share=share, **more)


def set_up(guest: Visitor, table: LiveTable, keys: Keys) -> Response:
    """On to the page of its links. The browser keeps the keys of those who sit at it, and the host's."""
    response = RedirectResponse(f"/t/{table.id}/links", 303)
    guest.remember(response, keys.host, *(key for key in keys.seats if key))
    return response


def seat_plans(guest: Visitor, played: Game[Any], form: FormData, name: str) -> list[SeatPlan]:
    """What the form says of each seat."""
    say = words(guest.lang).say
    count = field(form, "players")
    players = played.checked_players(int(count) if count.isdigit() else played.most)
    kinds = [field(form, f"seat-{seat}") or (ME if seat == 0 else "bot-medium") for seat in range(players)]
    plans = []
    for seat, kind in enumerate(kinds):
        if kind == ME:
            plans.append(SeatPlan(PERSON, name or say("lobby-guest")))
        elif kind == HERE:
            plans.append(
                SeatPlan(PERSON, clean_name(field(form, f"name-{seat}")) or say("lobby-person", number=seat + 1))
            )
        else:
            plans.append(SeatPlan(OPEN) if kind == OPEN else SeatPlan(BOT, bot=kind.removeprefix("bot-")))
    return plans


def limit_of(form: FormData) -> int:
    seconds = field(form, "seconds")
    return int(seconds) if seconds.isdigit() and int(seconds) in LIMITS else 0
