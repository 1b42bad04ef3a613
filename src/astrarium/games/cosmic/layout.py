"""What a state consists of: from this come positions and views."""

from __future__ import annotations

from typing import Any, Final

from ...clockwork.decks import Deck
from ...clockwork.layout import (
    PLAYER,
    Decked,
    FaceDown,
    Grid,
    Hands,
    Item,
    Number,
    Piece,
    Pile,
)
from ...clockwork.names import NOBODY, PUBLIC, Names, knows
from ...clockwork.records import Field, Records
from ...clockwork.seats import Seats
from ...clockwork.state import State
from .components import (
    CARD,
    COLOUR,
    COLOURS,
    DESTINY,
    EFFECT,
    FIRST_MOON,
    HEX,
    MOON,
    MOON_SLOTS,
    PLACE,
    PLACES,
    POWER,
    TYPE,
    TYPE_OF,
    WORLDSHIPS,
)
from .state import KEEPINGS, Cosmic

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
        setattr(s, self.name, [NOBODY if id is None else CARD.index(id) for id, _ in value])
        setattr(s, self.known, [mask + 0 for _, mask in value])

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
            s.moon_known[slot] = known + 0

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


LAYOUT: Final[list[Piece]] = [
    Seats(),
    Pile("home", COLOUR),
    Pile("back", HEX),
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
    Number("gone"),
    Grid("tokens", (PLAYER, PLACE), (PLACES,)),
    Grid("warp", (PLAYER,), ()),
    Number("force"),
    Number("limbo"),
    Item("limbo_marker", COLOUR),
    Grid("pending", (PLAYER,), ()),
    Number("held"),
    Grid("reserve", (PLAYER,), ()),
    Grid("star", (PLAYER,), ()),
    Grid("out", (PLAYER,), ()),
    Grid("fleet", (PLAYER,), ()),
    Grid("lucre", (PLAYER,), ()),
    Grid("transit", (PLAYER,), ()),
    Records("gained", (_player(), Field("place", PLACE), Field("new"))),
    Grid("settled", (PLAYER,), ()),
    Number("face_down"),
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
    Records("sheets", (_player(), Field("power", POWER), Field("status"))),
    Records("zapped", (Field("power", POWER), _player())),
    Records("used", (_effect(), _player())),
    Records("marks", (_effect(), _player(), Field("about"), Field("number"))),
    Records("lasting", (_effect(), _player(), Field("about"))),
    Records("secrets", (_effect(), _player(), Field("about"), Field("known", players=True)), secret="about"),
    Records(
        "stash",
        (
            _effect(),
            _player(),
            _player("owner"),
            Field("card", CARD),
            Field("playable"),
            Field("known", players=True),
        ),
        secret="card",
    ),
    Records("uses", (_player(), _effect(), Field("card", CARD), Field("cancelled"))),
    Records("losses", (_player(), Field("left"), Field("total"), Field("cause"), Field("removed"))),
    Records("draws", (_player(), Field("number"))),
    Number("decided"),
    Number("banned"),
    Item("turn", PLAYER),
    Item("next_turn", PLAYER),
    Number("count"),
    Number("number"),
    Number("phase"),
    Item("offense", PLAYER),
    Item("defender", PLAYER),
    Item("system", COLOUR),
    Item("target", PLACE),
    Item("guarding", PLAYER),
    Number("in_warp"),
    Number("reverse"),
    Number("extra"),
    Number("invited"),
    Number("joined"),
    Item("answering", PLAYER),
    Number("withdrawn"),
    Number("kind"),
    Number("value"),
    Number("boost"),
    Number("ending"),
    Item("winner", SIDE),
    Grid("lost", (PLAYER,), ()),
    Grid("due", (PLAYER,), ()),
    Number("success"),
    Number("terms"),
    Offered("offered_cards", CARD),
    Number("champions"),
]
