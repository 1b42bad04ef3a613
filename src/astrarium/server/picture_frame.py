"""What stands around the pictures of a table: who sits there, what is asked, the options, the log."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Final

from ..clockwork.names import NOBODY
from ..clockwork.state import State
from ..clockwork.text import Note, Text, Told
from ..contract.game import Game
from ..language import speaker, words
from ..mechanisms.windows import Window
from ..scenes.scene import NO_NUMBER
from ..table.page import PageSetting, tabs
from ..table.prompt import options, refusals
from ..table.theme import livery
from .bots import LEVELS, QUEUED, READY
from .guides import said_to
from .one_page import explained
from .patience import TURN_MILLISECONDS
from .store import BOT, OPEN
from .store_rows import PACES, SeatRow
from .views import TEMPLATES

if TYPE_CHECKING:
    from .picture import Picture

KEYS: Final = "123456789abcdefgijkoqstvwxyz"
"""Hotkeys of the options; the letters left out belong to the table."""
DIGITS: Final = tuple("0123456789")
"""Options that are called so have themselves as hotkeys."""
DECLINING: Final = ("do:pass", "do:no", "do:decline")
CHUNK: Final = 30
"""How many lines of the log make one part: only the last one changes."""


@dataclass(frozen=True)
class Looker:
    """Whose eyes: a seat or NOBODY, in a language; `curtain` is the seat that has to come forward first."""

    viewer: int
    lang: str
    mine: tuple[int, ...] = ()
    curtain: int = NOBODY
    name: str = ""
    host: bool = False

    @property
    def behind(self) -> bool:
        """Whether the curtain is down."""
        return self.curtain != NOBODY


@dataclass(frozen=True)
class Part:
    html: str
    hash: str


def part(html: str) -> Part:
    return Part(html, hashlib.blake2b(html.encode(), digest_size=6).hexdigest())


@dataclass
class Option:
    atom: str
    label: str
    key: str
    verb: bool
    details: str
    place: bool = False
    """One of many places on the map: the map is where people look for it."""


@dataclass
class Seat:
    """A place at the table, as everybody may see it."""

    number: int
    kind: str
    name: str
    role: str
    short: str
    colour: str
    shape: str
    points: int | None
    decides: bool
    mine: bool
    away: bool
    stand_in: bool
    bot: str
    voted: bool
    winner: bool
    unasked: bool
    """Lets pass what could be answered in secret."""


def seat_name(seat: SeatRow, lang: str) -> str:
    say = words(lang).say
    if seat.kind == OPEN:
        return say("room-open-seat")
    if seat.kind == BOT:
        return seat.name or say(f"room-bot-{seat.bot}")
    name = seat.name or say("room-nameless", number=seat.seat + 1)
    return say("room-stood-in", name=name) if seat.stand_in else name


def seats_of(picture: Picture, looker: Looker, on: PageSetting) -> list[Seat]:
    state = picture.state
    asked = NOBODY if picture.waits else state.waits_for(looker.viewer)
    found = []
    for seat in picture.seats:
        number = seat.seat
        look = livery(on.scene.liveries[number])
        panel = next((panel for panel in on.scene.panels if panel.id == f"player-{number}"), None)
        found.append(
            Seat(
                number=number,
                kind=seat.kind,
                name=seat_name(seat, looker.lang),
                role=on.say(state.player_text(number)),
                short=on.say(on.scene.short[number]),
                colour=look.colour,
                shape=look.shape,
                points=None if panel is None or panel.number == NO_NUMBER else panel.number,
                decides=number == asked,
                mine=number in looker.mine,
                away=picture.away[number],
                stand_in=seat.stand_in,
                bot=seat.bot,
                voted=bool(picture.votes.get(number, frozenset()) & set(looker.mine)),
                winner=number in state.winners if state.over else False,
                unasked=picture.unasked[number],
            )
        )
    return found


@dataclass(frozen=True)
class Result:
    """How a side ended; without a name where nobody sat there."""

    name: str
    role: str
    points: int
    winner: bool


def result_of(state: State, seats: list[Seat], on: PageSetting) -> list[Result]:
    """The most points first."""
    found = [Result(seat.name, seat.role, state.scores[seat.number], seat.winner) for seat in seats]
    for side in range(state.players, state.sides):
        found.append(Result("", on.say(state.player_text(side)), state.scores[side], side in state.winners))
    return sorted(found, key=lambda result: -result.points)


MANY: Final = 8
"""More places than this need no button each."""


def options_of(picture: Picture, looker: Looker, tiles: frozenset[int] = frozenset()) -> list[Option]:
    """What may be picked, with hotkeys; nothing before everybody sits. Where there are many, tiles come last."""
    state, game = picture.state, picture.game
    say = speaker(game, looker.lang)
    if picture.waits or looker.behind:
        return []
    found = []
    atoms = options(state, looker.viewer)
    many = sum(atom in tiles for atom in atoms) > MANY
    labels = {atom: say.label(state, atom) for atom in atoms}
    keys = iter([key for key in KEYS if key not in labels.values()])
    for atom in sorted(atoms, key=lambda atom: atom in tiles) if many else atoms:
        details = game.table.details(state, atom)
        place = many and atom in tiles
        label = labels[atom]
        found.append(
            Option(
                game.atoms.names[atom],
                label,
                "" if place else label if label in DIGITS else next(keys, ""),
                atom in game.atoms.verbs,
                "" if details is None else say.say(details),
                place,
            )
        )
    return found


def declining(picture: Picture, offered: list[Option]) -> str:
    """In a window for reactions, the option that lets it pass; elsewhere nothing."""
    stack = picture.state.stack
    choice = picture.state.choice
    if choice is None or not (choice.hidden or (stack and isinstance(stack[-1], Window))):
        return ""
    return next((option.atom for option in offered if option.atom in DECLINING), "")


@dataclass(frozen=True)
class InUse:
    """What is being played or offered just now, in words."""

    name: str
    text: str
    by: str
    foreign: bool
    """Whether it is another player's: whoever is asked about it has not read it in their own hand."""


def in_use(on: PageSetting, viewer: int) -> list[InUse]:
    """The latest card that is in use, if it says anything."""
    return [
        InUse(
            on.say(card.label),
            on.say(card.text),
            on.say(card.foot) if card.foot else "",
            card.owner not in (NOBODY, viewer),
        )
        for card in on.scene.cards_at("in-use")[-1:]
        if card.text
    ]


def condition_of(picture: Picture) -> str:
    """What is to be said of bots that cannot think as well as they might; nothing where none of them has to think."""
    if picture.condition == QUEUED:
        return QUEUED
    thinks = any((seat.kind == BOT or seat.stand_in) and seat.bot in TURN_MILLISECONDS for seat in picture.seats)
    return picture.condition if thinks and picture.condition != READY and not picture.state.over else ""


def around(picture: Picture, looker: Looker, on: PageSetting) -> dict[str, Part]:
    state, row = picture.state, picture.row
    seats = seats_of(picture, looker, on)
    offered = options_of(picture, looker, frozenset(tile.atom for tile in on.scene.tiles))
    told = picture.waits or state.waits_for(looker.viewer) != NOBODY
    closed = [
        (on.say(reason), rule, ", ".join(on.say(label) for label in labels))
        for reason, rule, labels in (refusals(state, looker.viewer) if offered else [])
    ]
    context = {
        "say": words(looker.lang).say,
        "lang": looker.lang,
        "picture": picture,
        "looker": looker,
        "seats": seats,
        "guide": None if looker.behind else said_to(state, picture.guide, looker.viewer, looker.lang),
        "seated": bool(looker.mine),
        "levels": LEVELS,
        "decider": next((seat for seat in seats if seat.decides), None),
        "offered": offered,
        "closed": closed,
        "over": state.over,
        "result": result_of(state, seats, on) if state.over else [],
        "mine": bool(offered),
        "question": on.say(picture.game.words.prompt(state, looker.viewer) if told else Text("table-reactions")),
        "explained": partial(explained, picture.game, looker.lang),
        "rule": type(state.choice).rule if state.choice is not None and told else "",
        "in_use": in_use(on, looker.viewer),
        "decline": declining(picture, offered),
        "deadline": picture.deadline if told else 0,
        "seq": picture.numbers[looker.viewer],
        "paces": PACES,
        "bots": any(seat.kind == BOT or seat.stand_in for seat in picture.seats),
        "may_go_on": picture.go_on[looker.viewer],
        "condition": condition_of(picture),
        "may_be_unasked": state.patient and picture.game.asks_in_secret and bool(looker.mine) and not state.over,
        "hidden": state.choice is not None and state.choice.hidden,
        "may_undo": looker.viewer != NOBODY and picture.undo[looker.viewer],
        "facts": [on.say(fact) for fact in on.scene.facts],
        "sheets": tabs(on),
        "title": row.title or picture.game.titles[looker.lang],
    }
    made = {name: part(_fill(f"room_{name}.html", context)) for name in FRAGMENTS}
    return made | _log(picture, looker)


FRAGMENTS: Final = ("status", "facts", "sheets", "prompt", "people", "tempo", "seats", "chat", "curtain", "lesson")


def _fill(template: str, context: dict[str, object]) -> str:
    return TEMPLATES.get_template(template).render(context)


def _log(picture: Picture, looker: Looker) -> dict[str, Part]:
    """The log in chunks."""
    notes = picture.notes[looker.viewer]
    # Until factions are picked players have other names: they are part of what is remembered.
    names = tuple(repr(picture.state.player_text(player)) for player in range(picture.row.players))
    return {
        f"log-{start // CHUNK}": _chunk(
            picture.game, looker.lang, names, Lines(picture.state, notes[start : start + CHUNK]), start
        )
        for start in range(0, len(notes), CHUNK)
    }


class Lines:
    """Notes of one chunk; equal where they say the same."""

    def __init__(self, state: State, notes: list[Note]) -> None:
        self.state: Final = state
        self.notes: Final = notes
        self.content: Final = tuple((note.kind.key, note.values, _words(note)) for note in notes)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lines) and self.content == other.content

    def __hash__(self) -> int:
        return hash(self.content)


def _words(note: Note) -> tuple[str, ...]:
    """What was told in the words of then; the present ones follow from the rest."""
    return tuple(note.words.values()) if isinstance(note, Told) else ()


@lru_cache(maxsize=4096)
def _chunk(game: Game[Any], lang: str, names: tuple[str, ...], lines: Lines, start: int) -> Part:
    say = speaker(game, lang)
    told = [(say.note(lines.state, note), note.kind.rule) for note in lines.notes]
    return part(_fill("room_log.html", {"lines": told, "start": start, "say": words(lang).say}))
