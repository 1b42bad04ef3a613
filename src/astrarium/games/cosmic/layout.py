"""What a state consists of: from this come positions and views."""

from __future__ import annotations

from typing import Any, Final

from ...clockwork.names import NOBODY, PUBLIC, Names, knows
from ...clockwork.state import State
from ...mechanisms.decks import Deck
from ...positions.layout import PLAYER, Decked, FaceDown, Grid, Hands, Item, Number, Piece, Pile, whole
from ...positions.records import Field, Records
from ...positions.seats import Seats
from .components import (
    ATOMS,
    CARD,
    COLOUR,
    COLOURS,
    DESTINY,
    EFFECT,
    FIRST_MOON,
    HEX,
    MAX_PLAYERS,
    MOON,
    MOON_SLOTS,
    PLACE,
    PLACES,
    POWER,
    TOKENS,
    TYPE,
    TYPE_OF,
    TYPES,
    WORLDSHIPS,
)
from .effects.timing import PHASES
from .invariants import FURTHEST
from .state import AWAY, BESIDES, KEEPINGS, LONGEST, NOTHING_BORNE, OWN, TAKEN, UNDECIDED, Cosmic

SIDE: Final = Names("side", ["offense", "defense"], ["offense", "defense"], ["attacco", "difesa"])
KEEPING: Final = Names(
    "keeping",
    ["captives", "ransomed", "impounded", "ringed"],
    ["captives", "held for ransom", "impounded", "ring"],
    ["prigionieri", "in ostaggio", "sequestrate", "anello"],
)


def blank(players: int) -> Cosmic:
    """An empty table."""
    s = Cosmic(players)
    s.excluded = []
    s.home = [NOBODY] * players
    s.back = [NOBODY] * COLOURS
    s.tokens = [0] * (players * PLACES)
    s.warp = [0] * players
    s.force = [0] * (2 * players)
    s.limbo = [0] * (COLOURS * players)
    s.pending = [0] * players
    s.held = [0] * (KEEPINGS * players * players)
    s.reserve = [0] * players
    s.star = [0] * players
    s.out = [0] * players
    s.fleet = [0] * players
    s.lucre = [0] * players
    s.transit = [0] * players
    s.gained = []
    s.settled = [0] * players
    s.deck = Deck([])
    s.discard = []
    s.hands = [[] for _ in range(players)]
    s.seen = [[] for _ in range(players)]
    s.unused_flares = []
    s.chosen = [NOBODY, NOBODY]
    s.chosen_known = [0, 0]
    s.kicker = [NOBODY, NOBODY]
    s.kicker_known = [0, 0]
    s.played = []
    s.destiny = Deck([])
    s.destiny_discard = []
    s.unused_specials = []
    s.dust_cards = []
    s.ship_cards = []
    s.moon_at = [NOBODY] * (COLOURS * MOON_SLOTS)
    s.moon_known = [0] * (COLOURS * MOON_SLOTS)
    s.unused_moons = []
    s.sheets = []
    s.zapped = []
    s.used = []
    s.marks = []
    s.lasting = []
    s.secrets = []
    s.stash = []
    s.uses = []
    s.losses = []
    s.draws = []
    s.decided = []
    s.banned = []
    s.invited = [0, 0]
    s.joined = [0, 0]
    s.kind = [NOBODY, NOBODY]
    s.value = [0, 0]
    s.boost = [0, 0]
    s.lost = [0] * players
    s.due = [0] * players
    s.terms = []
    s.offered_cards = []
    s.owner = [NOBODY] * COLOURS
    s.bases = [0] * players
    s.active = []
    s.bearing = NOTHING_BORNE
    s.hears = [0] * players
    s.hand_hears = [0] * players
    return s


class Selected(Piece):
    """The card that lies before each main player, and who knows it (in the attribute `known`)."""

    def __init__(self, name: str, known: str) -> None:
        super().__init__(name)
        self.known: Final = known

    def encode(self, s: State) -> object:
        cards: list[int] = getattr(s, self.name)
        masks: list[int] = getattr(s, self.known)
        return [[None if card == NOBODY else CARD.ids[card], mask] for card, mask in zip(cards, masks, strict=True)]

    def decode(self, s: State, value: Any) -> None:
        if len(value) != len(SIDE):
            raise ValueError(f"there are two sides, not {len(value)}")
        setattr(s, self.name, [NOBODY if id is None else CARD.index(id) for id, _ in value])
        setattr(s, self.known, [whole(mask, 0, PUBLIC) for _, mask in value])

    def view(self, s: State, player: int) -> object:
        cards: list[int] = getattr(s, self.name)
        masks: list[int] = getattr(s, self.known)
        seen: list[str | None] = []
        for card, mask in zip(cards, masks, strict=True):
            seen.append(None if card == NOBODY else CARD.ids[card] if knows(mask, player) else "hidden")
        return seen

    def hidden(self, s: State, player: int) -> int:
        cards: list[int] = getattr(s, self.name)
        masks: list[int] = getattr(s, self.known)
        return sum(1 for card, mask in zip(cards, masks, strict=True) if card != NOBODY and not knows(mask, player))

    def attributes(self) -> tuple[str, ...]:
        return self.name, self.known


class Hexes(Pile):
    """For each system, in the order of colours, which reverse side is up, if any. COS-9.1"""

    def decode(self, s: State, value: Any) -> None:
        if len(value) != COLOURS:
            raise ValueError(f"there are {COLOURS} systems, not {len(value)}")
        super().decode(s, value)


class Homes(Pile):
    """The system of each player: nobody shares one."""

    def decode(self, s: State, value: Any) -> None:
        taken = [id for id in value if id is not None]
        if len(value) != s.players or len(set(taken)) != len(taken):
            raise ValueError("every player has a system of his own")
        super().decode(s, value)


class Offered(Pile):
    """Cards that a proposal offers: the others see their types. COS-18.3"""

    def view(self, s: State, player: int) -> object:
        assert isinstance(s, Cosmic)
        if s.terms and s.terms[0] == player:
            return self.encode(s)
        return sorted(TYPE.ids[TYPE_OF[card]] for card in s.offered_cards)

    def hidden(self, s: State, player: int) -> int:
        assert isinstance(s, Cosmic)
        return 0 if s.terms and s.terms[0] == player else len(s.offered_cards)


class ShipCards(FaceDown):
    """The destiny hand of Worldships: only its owner sees it. COS-9.21"""

    def view(self, s: State, player: int) -> object:
        return self.encode(s) if self._is_owner(s, player) else len(getattr(s, self.name))

    def hidden(self, s: State, player: int) -> int:
        return 0 if self._is_owner(s, player) else len(getattr(s, self.name))

    def _is_owner(self, s: State, player: int) -> bool:
        assert isinstance(s, Cosmic)
        return player != NOBODY and WORLDSHIPS in s.back and s.owner[s.back.index(WORLDSHIPS)] == player


class MoonsPlaced(Piece):
    """The moons of the systems; face down they are known to a few. COS-13.3"""

    def encode(self, s: State) -> object:
        assert isinstance(s, Cosmic)
        return {
            PLACE.ids[FIRST_MOON + slot]: [MOON.ids[moon], s.moon_known[slot]]
            for slot, moon in enumerate(s.moon_at)
            if moon != NOBODY
        }

    def decode(self, s: State, value: Any) -> None:
        assert isinstance(s, Cosmic)
        for id, (moon, known) in value.items():
            slot = PLACE.index(id) - FIRST_MOON
            s.moon_at[slot] = MOON.index(moon)
            s.moon_known[slot] = whole(known, 0, PUBLIC)

    def view(self, s: State, player: int) -> object:
        assert isinstance(s, Cosmic)
        return {
            PLACE.ids[FIRST_MOON + slot]: {
                "is": MOON.ids[moon] if knows(s.moon_known[slot], player) else "hidden",
                "revealed": s.moon_known[slot] == PUBLIC,
            }
            for slot, moon in enumerate(s.moon_at)
            if moon != NOBODY
        }

    def hidden(self, s: State, player: int) -> int:
        assert isinstance(s, Cosmic)
        return sum(1 for slot, moon in enumerate(s.moon_at) if moon != NOBODY and not knows(s.moon_known[slot], player))

    def attributes(self) -> tuple[str, ...]:
        return "moon_at", "moon_known"


def _effect() -> Field:
    return Field("effect", EFFECT)


def _player(name: str = "player") -> Field:
    return Field(name, PLAYER)


def _noted(name: str) -> Field:
    """What an effect has written down for itself: small numbers, often several of them in one."""
    return Field(name, least=-FURTHEST, most=FURTHEST)


def _tokens(name: str) -> Grid:
    """A number of tokens for each player."""
    return Grid(name, (PLAYER,), (), least=0, most=FLEET)


FLEET: Final = 2 * TOKENS
"""Nobody ever has more tokens: a Symbiote has twice the usual number."""
RICHEST: Final = 100_000
"""More Lucre than 400 turns can bring anybody."""
HIGHEST: Final = 10_000
"""More than any card can come to be worth."""
ALL_PLACES: Final = (1 << PLACES) - 1
EVERYBODY: Final = (1 << MAX_PLAYERS) - 1
"""All players, as bits."""
CAUSES: Final = 4
"""For which tokens are lost: see loss_in_progress.py."""


LAYOUT: Final[list[Piece]] = [
    Seats(),
    Homes("home", COLOUR),
    Hexes("back", HEX),
    Number("any_occupant"),
    Number("kickers"),
    Number("reinforcements"),
    Number("refresh_all"),
    Number("reverse_warp"),
    Number("lucre_used"),
    Number("skipping"),
    Number("moons_used"),
    Number("all_powers"),
    Pile("excluded", POWER),
    Number("gone", 0, ALL_PLACES),
    Grid("tokens", (PLAYER, PLACE), (PLACES,), least=0, most=FLEET),
    _tokens("warp"),
    Number("force", 0, FLEET),
    Number("limbo", 0, FLEET),
    Item("limbo_marker", COLOUR),
    _tokens("pending"),
    Number("held", 0, FLEET),
    _tokens("reserve"),
    _tokens("star"),
    _tokens("out"),
    _tokens("fleet"),
    Grid("lucre", (PLAYER,), (), least=0, most=RICHEST),
    _tokens("transit"),
    Records("gained", (_player(), Field("place", PLACE), Field("new", least=0, most=1))),
    Grid("settled", (PLAYER,), (), least=0, most=ALL_PLACES),
    Number("face_down", 0, (1 << 24) - 1),
    Decked("deck", CARD),
    Pile("discard", CARD),
    Hands("hands", CARD, "seen"),
    FaceDown("unused_flares", CARD),
    Selected("chosen", "chosen_known"),
    Selected("kicker", "kicker_known"),
    Records("played", (Field("card", CARD), _player())),
    Decked("destiny", DESTINY),
    Pile("destiny_discard", DESTINY),
    Item("drawn", DESTINY),
    Item("comet", DESTINY),
    Item("last_special", DESTINY),
    FaceDown("unused_specials", DESTINY),
    Pile("dust_cards", DESTINY),
    ShipCards("ship_cards", DESTINY),
    MoonsPlaced("moon_at"),
    FaceDown("unused_moons", MOON),
    Records("sheets", (_player(), Field("power", POWER), Field("status", least=OWN, most=AWAY + BESIDES))),
    Records("zapped", (Field("power", POWER), _player())),
    Records("used", (_effect(), _player())),
    Records("marks", (_effect(), _player(), _noted("about"), Field("number", least=-FURTHEST, most=ALL_PLACES + 1))),
    Records("lasting", (_effect(), _player(), _noted("about"))),
    Records("secrets", (_effect(), _player(), _noted("about"), Field("known", players=True)), secret="about"),
    Records(
        "stash",
        (
            _effect(),
            _player(),
            _player("owner"),
            Field("card", CARD),
            Field("playable", least=0, most=1),
            Field("known", players=True),
        ),
        secret="card",
    ),
    Records("uses", (_player(), _effect(), Field("card", CARD), Field("cancelled", least=0, most=1))),
    Records(
        "losses",
        (
            _player(),
            Field("left", least=0, most=FLEET),
            Field("total", least=0, most=FLEET),
            Field("cause", least=0, most=CAUSES - 1),
            Field("removed", least=0, most=FLEET),
        ),
    ),
    Records("draws", (_player(), _noted("number"))),
    Number("decided", NOBODY, len(ATOMS.names)),
    Number("banned", 0, len(ATOMS.names)),
    Item("turn", PLAYER),
    Item("next_turn", PLAYER),
    Number("count", 0, 2 * LONGEST),
    Number("number", 0, 2 * LONGEST),
    Number("phase", 0, len(PHASES)),
    Item("offense", PLAYER),
    Item("defender", PLAYER),
    Item("system", COLOUR),
    Item("target", PLACE),
    Item("guarding", PLAYER),
    Number("in_warp"),
    Number("reverse"),
    Number("extra"),
    Number("invited", 0, EVERYBODY),
    Number("joined", 0, EVERYBODY),
    Item("answering", PLAYER),
    Number("withdrawn", 0, FLEET),
    Number("kind", NOBODY, TYPES - 1),
    Number("value", -HIGHEST, HIGHEST),
    Number("boost", -RICHEST, RICHEST),
    Number("ending", UNDECIDED, TAKEN),
    Item("winner", SIDE),
    _tokens("lost"),
    _tokens("due"),
    Number("success"),
    Number("terms", NOBODY, RICHEST),
    Offered("offered_cards", CARD),
    Number("champions", 0, EVERYBODY),
]
