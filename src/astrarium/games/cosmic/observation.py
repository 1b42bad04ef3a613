"""What players see as numbers: of the table (SEEN), and of the question and of what waits after it (ASKED)."""

from __future__ import annotations

from typing import Final

from ...positions.columns import (
    NO_MEANING,
    SET,
    WHERE,
    WHOSE,
    Column,
    Counted,
    Decides,
    EachSeat,
    Entry,
    Known,
    Size,
    Slots,
    Told,
    Top,
    Worked,
    amount,
    category,
    flag,
    numbers,
)
from ...positions.questions import Asked
from ...positions.scribe import BITS, DIGEST
from ...positions.seen import UNKNOWN
from .atoms import ATOMS
from .components import (
    CARD,
    CARDS,
    COLOUR,
    COLOURS,
    COPIES_CE,
    COPIES_MCE,
    DESTINIES,
    DESTINY,
    DESTINY_HAND,
    FIRST_FLARE,
    KEPT_DESTINY,
    MAX_PLAYERS,
    MOON,
    MOONS,
    PLACE,
    PLANETS,
    POWER,
    POWERS,
    TYPE,
    TYPES,
)
from .effect_numbers import EFFECT
from .effects.timing import PHASES, WIN_CHECK
from .invariants import FURTHEST
from .layout import CAUSES, FLEET, HIGHEST, KEEPING, RICHEST, SIDE
from .rules.deals import MOST_CARDS, TERMS
from .rules.destiny import REDRAWS
from .sights import ABOUT, COUNT, MASK, PLAYER_FIELD, SECRET_ABOUT, SECRET_CARD, STORES, WIDEST, Store

COPIES: Final = [COPIES_CE[card] + COPIES_MCE[card] if card < FIRST_FLARE else 1 for card in range(CARDS)]
CARDS_IN_BOX: Final = sum(COPIES)
MOST_COPIES: Final = max(COPIES)
ABSENT: Final = 0
FACE_DOWN: Final = 1
REVEALED: Final = 2
"""What a place for a moon holds."""
EVERYBODY: Final = 1 << MAX_PLAYERS
"""A mask that says that all know it; others have a bit for each seat, counted from the player."""


class RecordsSeen(Worked):
    """The records of effects, and what else is seldom there: each as its fields; for what has no room, a digest."""

    def __init__(self) -> None:
        super().__init__("records_seen", ())

    def columns(self, scope: object) -> list[Column]:
        found: list[Column] = []
        for store in STORES:
            for number in range(1, store.most + 1):
                found += [self._field(store, place, f"{store.name}.{number}.{field}") for place, field in fields(store)]
        return found + [Column(f"besides.{number}", NO_MEANING, 0, (1 << BITS) - 1) for number in numbers(DIGEST)]

    def _field(self, store: Store, place: int, name: str) -> Column:
        kind = store.kinds[place]
        if kind == PLAYER_FIELD:
            return Column(name, WHOSE, UNKNOWN, MAX_PLAYERS - 1)
        if kind == MASK:
            return Column(name, SET, UNKNOWN, EVERYBODY)
        if kind in (ABOUT, SECRET_ABOUT):
            return amount(UNKNOWN, WIDEST, name)
        if kind == SECRET_CARD:
            return category(CARD, name)
        domain = DOMAIN_OF.get(store.fields[place])
        if domain is not None:
            return category(domain, name, WHERE if domain is PLACE else "category")
        return amount(UNKNOWN, MOST_OF[store.fields[place]] if kind == COUNT else WIDEST, name)


def fields(store: Store) -> list[tuple[int, str]]:
    return list(enumerate(store.fields))


DOMAIN_OF: Final = {"effect": EFFECT, "power": POWER, "card": CARD, "place": PLACE, "keeping": KEEPING}
MOST_OF: Final = {
    "new": 1,
    "status": 12,
    "playable": 1,
    "cancelled": 1,
    "left": FLEET,
    "total": FLEET,
    "cause": CAUSES - 1,
    "removed": FLEET,
    "tokens": FLEET,
    "kind": 7,
    "atom": len(ATOMS.names),
    "vetoed": 1,
    "others": 1,
    "type": TYPES - 1,
}
"""The most that a field of a record can be."""

SEEN: Final[list[Entry]] = [
    *[
        Told(option)
        for option in (
            *("any_occupant", "kickers", "reinforcements", "refresh_all", "reverse_warp", "lucre_used", "skipping"),
            *("moons_used", "all_powers"),
        )
    ],
    Told("count"),
    Told("number"),
    Told("phase"),
    Told("turn"),
    Told("next_turn"),
    Told("offense"),
    Told("defender"),
    Told("guarding"),
    Told("answering"),
    Told("system", where=True),
    Told("target", where=True),
    Told("drawn"),
    Told("comet"),
    Told("last_special"),
    Told("in_warp"),
    Told("reverse"),
    Told("extra"),
    Told("success"),
    Told("withdrawn"),
    Told("ending"),
    Told("winner"),
    Told("limbo_marker", where=True),
    Slots("back", COLOURS, "hex.{}"),
    Worked(
        "sides_seen",
        (
            flag("{}.selected"),
            category(CARD, "{}.card"),
            flag("{}.kicked"),
            category(CARD, "{}.kicker"),
            category(TYPE, "{}.type"),
            amount(-HIGHEST, HIGHEST, "{}.value"),
            amount(-RICHEST, RICHEST, "{}.boost"),
        ),
        (SIDE.ids,),
    ),
    Worked(
        "terms_seen",
        (
            Column("proposer", WHOSE, UNKNOWN, MAX_PLAYERS - 1),
            *[amount(UNKNOWN, RICHEST, f"term.{number}") for number in numbers(TERMS - 1)],
        ),
    ),
    Size("deck", most=CARDS_IN_BOX),
    Top("deck", 4, "deck.{}"),
    Size("unused_flares", most=POWERS),
    Size("destiny", "destiny", most=DESTINIES),
    Top("destiny", 2, "destiny.{}"),
    Size("unused_specials", most=DESTINIES),
    Slots("dust_cards", max(KEPT_DESTINY), "kept.{}"),
    Size("ship_cards", "destiny_hand", most=max(DESTINY_HAND)),
    Worked("ship_cards_seen", (category(DESTINY, "destiny_hand.{}"),), (numbers(max(DESTINY_HAND)),)),
    Size("unused_moons", most=MOONS),
    Worked(
        "moons_seen",
        (amount(ABSENT, REVEALED, "{}.state"), category(MOON, "{}.moon")),
        ([id for id in PLACE.ids if "_moon_" in id],),
    ),
    Worked("gone_seen", (flag("{}.gone"),), (PLACE.ids[:PLANETS],)),
    Slots("destiny_discard", DESTINIES, "turned.{}"),
    Counted("discard", "discarded.{}", most=MOST_COPIES),
    RecordsSeen(),
    EachSeat(
        "seat{}.*",
        [
            Told("colour", by=(COLOUR,)),
            Decides(),
            Told("home", where=True),
            *[
                Told(tokens)
                for tokens in ("warp", "pending", "reserve", "star", "out", "fleet", "transit", "lost", "due")
            ],
            Told("lucre"),
            Worked(
                "seat_seen",
                (
                    amount(0, FLEET, "in_cone"),
                    amount(0, FLEET, "in_defense"),
                    flag("invited_offense"),
                    flag("invited_defense"),
                    flag("joined_offense"),
                    flag("joined_defense"),
                    flag("face_down"),
                    flag("star1_down"),
                    flag("star2_down"),
                    flag("champion"),
                    *[amount(0, FLEET, f"limbo.{id}") for id in COLOUR.ids],
                ),
            ),
            Told("tokens", "tokens.{}"),
            Size("hands", "hand", most=CARDS_IN_BOX),
            Known("hands", "cards.{}", most=MOST_COPIES),
        ],
        me="me.*",
    ),
]
"""What players see as numbers, in this order; `me` is the player, the others clockwise are `seat1`, `seat2`..."""

TRUTHS: Final = (
    *("aborted", "challenge", "comets", "cones", "dealt", "edicts", "fixed", "framed", "fresh", "handed", "last"),
    *("opened", "played", "rest", "revealed", "success", "to_use", "turned"),
)
STAGES: Final = 64
"""Effects number the questions they ask; none asks so many."""
GROUPS: Final = 4
ASKED: Final = Asked(
    levels=3,
    bounds={
        **dict.fromkeys(TRUTHS, (0, 1)),
        **dict.fromkeys(("again",), (0, REDRAWS + 1)),
        **dict.fromkeys(("cards", "kept", "size", "times"), (0, CARDS_IN_BOX)),
        **dict.fromkeys(("least", "picked", "spare", "taken"), (UNKNOWN, FLEET)),
        **dict.fromkeys(("passed", "turn"), (0, MAX_PLAYERS)),
        "about": (0, FURTHEST),
        "amount": (0, RICHEST),
        "before": (UNKNOWN, len(ATOMS.names)),
        "boost": (-RICHEST, RICHEST),
        "cause": (0, CAUSES - 1),
        "group": (0, GROUPS - 1),
        "item": (0, MOST_CARDS + 1),
        "number": (UNKNOWN, RICHEST),
        "phase": (0, len(PHASES)),
        "slot": (0, 5),
        "stage": (0, STAGES),
        "timing": (0, WIN_CHECK),
        "types": (0, (1 << TYPES) - 1),
        "used": (0, len(EFFECT) << 3),
        "watchers": (UNKNOWN, WIDEST),
    },
    lengths={"before": 12, "powers": MAX_PLAYERS, "used": 20, "watchers": 18},
    untold=("categories",),
)
"""What the attributes of steps can be."""
