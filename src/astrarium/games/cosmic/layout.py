"""What a state consists of: from this come its class (table.py), positions and views."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...clockwork.names import NOBODY, PUBLIC, Names, knows
from ...clockwork.state import State
from ...positions.attributes import BOOL, INT, INTS, REPLACED, Attribute, Spelling
from ...positions.declare import Table
from ...positions.layout import PLAYER, Decked, FaceDown, Grid, Hands, Heap, Item, Number, Piece, Pile, Truth, whole
from ...positions.records import Field, Records
from ...positions.seats import Seats
from .atoms import ATOMS
from .components import (
    CARD,
    COLOUR,
    COLOURS,
    DESTINY,
    FIRST_MOON,
    HEX,
    MAX_PLAYERS,
    MOON,
    PLACE,
    PLACES,
    POWER,
    TOKENS,
    TYPE,
    TYPE_OF,
    TYPES,
)
from .effect_numbers import EFFECT
from .effects.timing import PHASES
from .invariants import FURTHEST
from .state import Cosmic
from .terms import AWAY, BESIDES, LONGEST, OWN, TAKEN, UNDECIDED

SIDE: Final = Names("side", ["offense", "defense"], ["offense", "defense"], ["attacco", "difesa"])
KEEPING: Final = Names(
    "keeping",
    ["captives", "ransomed", "impounded", "ringed"],
    ["captives", "held for ransom", "impounded", "ring"],
    ["prigionieri", "in ostaggio", "sequestrate", "anello"],
)


class Selected(Piece):
    """The card that lies before each main player, and who knows it (in the attribute `known`)."""

    type: ClassVar[str] = INTS

    def __init__(self, name: str, known: str) -> None:
        super().__init__(name)
        self.known: Final = known

    def kept(self, spelling: Spelling) -> list[Attribute]:
        return [*super().kept(spelling), self.beside(self.known, INTS, f"[0] * {len(SIDE)}")]

    def blank_value(self, spelling: Spelling) -> str:
        return f"[NOBODY] * {len(SIDE)}"

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

    def blank_value(self, spelling: Spelling) -> str:
        return "[NOBODY] * COLOURS"

    def decode(self, s: State, value: Any) -> None:
        if len(value) != COLOURS:
            raise ValueError(f"there are {COLOURS} systems, not {len(value)}")
        super().decode(s, value)


class Homes(Pile):
    """The system of each player: nobody shares one."""

    def blank_value(self, spelling: Spelling) -> str:
        return f"[NOBODY] * {spelling.sides}"

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
        return player != NOBODY and s.owner_with_destiny_hand() == player


class MoonsPlaced(Piece):
    """The moons of the systems; face down they are known to a few. COS-13.3"""

    type: ClassVar[str] = INTS

    def kept(self, spelling: Spelling) -> list[Attribute]:
        return [*super().kept(spelling), self.beside("moon_known", INTS, "[0] * (COLOURS * MOON_SLOTS)")]

    def blank_value(self, spelling: Spelling) -> str:
        return "[NOBODY] * (COLOURS * MOON_SLOTS)"

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


def _tokens(name: str, about: str) -> Piece:
    """A number of tokens for each player."""
    return Grid(name, (PLAYER,), (), least=0, most=FLEET).declared(about)


def _each(name: str, least: int, most: int, about: str, blank: str) -> Piece:
    """A list of numbers."""
    return Number(name, least, most).declared(about, INTS, blank)


def _records(name: str, fields: tuple[Field, ...], about: str, secret: str = "") -> Piece:
    """Records in one flat list."""
    return Records(name, fields, secret).declared(about, INTS)


FLEET: Final = 2 * TOKENS
"""Nobody ever has more tokens: a Symbiote has twice the usual number."""
RICHEST: Final = 30_000
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
    Homes("home", COLOUR).declared("The system of each player.", cloned=REPLACED),
    Hexes("back", HEX).declared("The reverse side that is up in each system. COS-9.1", cloned=REPLACED),
    Truth("any_occupant").declared("Whether the offense may challenge any occupant of the system. COS-P2.12"),
    Truth("kickers").declared("Whether there are Kickers. COS-6.12"),
    Truth("reinforcements").declared("Whether there are Reinforcements. COS-6.19"),
    Truth("refresh_all").declared(
        "Whether all cones and comets are replaced when the destiny deck is shuffled. COS-7.4"
    ),
    Truth("reverse_warp").declared("Whether the reverse side of the Warp, Limbo, is used. COS-10.1"),
    Truth("lucre_used").declared("Whether there is Lucre. COS-11.1"),
    Truth("skipping").declared("Whether a turn may be skipped. COS-12.1"),
    Truth("moons_used").declared("Whether there are moons. COS-13.1"),
    Truth("all_powers").declared("Whether the powers of both boxes are used. COS-0.4"),
    Heap("excluded", POWER).declared("Powers that are not used in this game.", cloned=REPLACED),
    Number("gone", 0, ALL_PLACES).declared("Planets that are out of the game, as bits."),
    Grid("tokens", (PLAYER, PLACE), (PLACES,), least=0, most=FLEET).declared("Tokens by player and place."),
    _tokens("warp", "Tokens in the Warp."),
    _each("force", 0, FLEET, "Tokens in the challenge by side and player.", "[0] * (2 * players)"),
    _each("limbo", 0, FLEET, "Tokens in Limbo by system and player. COS-10", "[0] * (COLOURS * players)"),
    Item("limbo_marker", COLOUR).declared("The system at which the Limbo marker stands. COS-10"),
    _tokens("pending", "Tokens that wait for their place in Limbo. COS-10"),
    _each(
        "held",
        0,
        FLEET,
        "Tokens on power sheets by keeping, holder and owner.",
        "[0] * (KEEPINGS * players * players)",
    ),
    _tokens("reserve", "Tokens in reserve."),
    _tokens("star", "Tokens on the star of a hex."),
    _tokens("out", "Tokens that are out of the game."),
    _tokens("fleet", "All tokens that a player has, wherever they are."),
    Grid("lucre", (PLAYER,), (), least=0, most=RICHEST).declared("Lucre. COS-11"),
    _tokens("transit", "Tokens that are on their way."),
    _records(
        "gained",
        (_player(), Field("place", PLACE), Field("new", least=0, most=1)),
        "Landings that nobody has reacted to yet.",
    ),
    Grid("settled", (PLAYER,), (), least=0, most=ALL_PLACES).declared(
        "The bases of each player when they were last looked at, as bits."
    ),
    Number("face_down", 0, (1 << 24) - 1).declared("Whose power sheets are turned down, as bits. COS-4.3, 9.6"),
    Decked("deck", CARD).declared("The Challenge deck."),
    Heap("discard", CARD).declared("Challenge cards that were discarded."),
    Hands("hands", CARD, "seen").declared("The hand of each player."),
    FaceDown("unused_flares", CARD).declared("Flares that are out of the game. COS-1.12"),
    Selected("chosen", "chosen_known").declared("The Challenge card of each side."),
    Selected("kicker", "kicker_known").declared("The Kicker of each side."),
    _records("played", (Field("card", CARD), _player()), "Cards that lie open until they are put away."),
    Decked("destiny", DESTINY).declared("The destiny deck."),
    Pile("destiny_discard", DESTINY).declared("Destiny cards that were used."),
    Item("drawn", DESTINY).declared("The destiny card of this challenge."),
    Item("comet", DESTINY).declared("The comet that is in force. COS-7.11"),
    Item("last_special", DESTINY).declared("The last cone or comet that was drawn."),
    FaceDown("unused_specials", DESTINY).declared("Cones and comets that are out of the game."),
    Pile("dust_cards", DESTINY).declared("Destiny cards that lie open at a hex. COS-9.20"),
    ShipCards("ship_cards", DESTINY).declared("The destiny hand of a hex. COS-9.21"),
    MoonsPlaced("moon_at").declared("The moon at each place for one."),
    FaceDown("unused_moons", MOON).declared("Moons that are out of the game."),
    _records(
        "sheets",
        (_player(), Field("power", POWER), Field("status", least=OWN, most=AWAY + BESIDES)),
        "Power sheets: whose, and how he has it.",
    ),
    _records("zapped", (Field("power", POWER), _player()), "Powers that do not work in this challenge."),
    _records("used", (_effect(), _player()), "Effects that were used in this challenge."),
    _records(
        "marks",
        (_effect(), _player(), _noted("about"), Field("number", least=-FURTHEST, most=ALL_PLACES + 1)),
        "What effects have noted for good.",
    ),
    _records(
        "lasting", (_effect(), _player(), _noted("about")), "What effects have noted until the end of the challenge."
    ),
    _records(
        "secrets",
        (_effect(), _player(), _noted("about"), Field("known", players=True)),
        "Secret numbers of effects.",
        secret="about",
    ),
    _records(
        "stash",
        (
            _effect(),
            _player(),
            _player("owner"),
            Field("card", CARD),
            Field("playable", least=0, most=1),
            Field("known", players=True),
        ),
        "Cards that effects keep.",
        secret="card",
    ),
    _records(
        "uses",
        (_player(), _effect(), Field("card", CARD), Field("cancelled", least=0, most=1)),
        "Uses that can still be answered, the last one on top.",
    ),
    _records(
        "losses",
        (
            _player(),
            Field("left", least=0, most=FLEET),
            Field("total", least=0, most=FLEET),
            Field("cause", least=0, most=CAUSES - 1),
            Field("removed", least=0, most=FLEET),
        ),
        "Tokens that are being lost.",
    ),
    _records("draws", (_player(), _noted("number")), "What the open windows are about."),
    _each("decided", NOBODY, len(ATOMS.names), "The decision that is being weighed. COS-16.4", "[]"),
    _each("banned", 0, len(ATOMS.names), "Answers that were vetoed.", "[]"),
    Item("turn", PLAYER).declared("Whose turn it is.", blank="0"),
    Item("next_turn", PLAYER).declared("Who has the next turn, where an effect says so. COS-3.5"),
    Number("count", 0, 2 * LONGEST).declared("Challenges and empty turns so far. COS-22.5"),
    Number("number", 0, 2 * LONGEST).declared("The challenges of this turn so far. COS-3.1"),
    Number("phase", 0, len(PHASES)).declared("The phase of the challenge, as a place in PHASES. COS-3.2"),
    Item("offense", PLAYER).declared("The offense.", blank="0"),
    Item("defender", PLAYER).declared("The defender."),
    Item("system", COLOUR).declared("The system that the destiny card names."),
    Item("target", PLACE).declared("The place that is challenged."),
    Item("guarding", PLAYER).declared("Whose tokens stand on the target, where not the defender's."),
    Truth("in_warp").declared("Whether the challenge is about the Warp."),
    Truth("reverse").declared("Whether the reverse side of the cone is used. COS-P2.11"),
    Truth("extra").declared("Whether this is an extra challenge."),
    _each("invited", 0, EVERYBODY, "Whom each side has invited, as bits.", "[0] * 2"),
    _each("joined", 0, EVERYBODY, "Who is allied with each side, as bits.", "[0] * 2"),
    Item("answering", PLAYER).declared("Who answers the invitations now."),
    Number("withdrawn", 0, FLEET).declared("Tokens on the target that are not in the challenge. COS-9.12"),
    _each("kind", NOBODY, TYPES - 1, "The type of each side's card, once revealed.", "[NOBODY] * 2"),
    _each("value", -HIGHEST, HIGHEST, "The value of each side's card.", "[0] * 2"),
    _each("boost", -RICHEST, RICHEST, "What is added to each side's total.", "[0] * 2"),
    Number("ending", UNDECIDED, TAKEN).declared("How the challenge ended."),
    Item("winner", SIDE).declared("The side that won."),
    _tokens("lost", "Tokens lost in this challenge."),
    _tokens("due", "Tokens that the result costs each player."),
    Truth("success").declared("Whether the challenge counts as a success of the offense."),
    _each("terms", NOBODY, RICHEST, "The terms of the deal that is proposed. COS-18", "[]"),
    Offered("offered_cards", CARD).declared("The cards that a proposal offers. COS-18.3"),
    Number("champions", 0, EVERYBODY).declared("Who has won, as bits."),
]

TABLE: Final = Table(
    "Cosmic",
    LAYOUT,
    derived=(
        Attribute("owner", INTS, "[NOBODY] * COLOURS", "Whose each system is.", REPLACED),
        Attribute("turned", BOOL, "False", "Whether any system has its reverse side up."),
        Attribute("tokens_count", BOOL, "False", "Whether somewhere tokens count, not only bases. COS-9.7, 9.25"),
        Attribute("bases", INTS, "[0] * players", "Where each player has tokens, as bits."),
        Attribute("active", "list[InForce]", "[]", "The effects in force, in the order of COS-17.3.", REPLACED),
        Attribute(
            "bearing",
            "list[list[InForce]]",
            "NOTHING_BORNE",
            "For each quantity the effects in force that change it.",
            REPLACED,
        ),
        Attribute("watched", BOOL, "False", "Whether a condition of victory is watched after every step. COS-2.9"),
        Attribute("hears", INTS, "[0] * players", "When effects in force let each player act, as bits."),
        Attribute("hand_hears", INTS, "[0] * players", "When cards let each player act, as bits."),
        Attribute("ears", INT, "0", "When anybody could act, as bits."),
    ),
    imports={
        ".components": ("COLOURS", "MOON_SLOTS"),
        ".records": ("InForce", "NOTHING_BORNE"),
        ".terms": ("KEEPINGS",),
    },
)
