"""A game small enough to read here, with one of everything that positions, prompts and notes have to say."""

from __future__ import annotations

import sys
from typing import ClassVar, Final

from astrarium.clockwork.chance import Rng
from astrarium.clockwork.names import NOBODY, PASS, Atoms, Names
from astrarium.clockwork.options import Flag, Option
from astrarium.clockwork.registry import enrol
from astrarium.clockwork.step import Choice
from astrarium.clockwork.text import NoteKind, Text
from astrarium.contract.bots import Bots
from astrarium.contract.game import Game
from astrarium.contract.study import Study
from astrarium.contract.table import Table
from astrarium.mechanisms.offers import Offer
from astrarium.mechanisms.payments import PayEach, can_pay_all
from astrarium.mechanisms.portions import Portions
from astrarium.positions.attributes import INTS, Attribute
from astrarium.positions.declare import Table as Declared
from astrarium.positions.layout import PLAYER, Grid, Hands, Item
from astrarium.positions.record import LayoutRecord
from astrarium.positions.records import Field, Records
from astrarium.positions.rows import Rows
from astrarium.positions.seats import Seated, Seats
from astrarium.positions.upgrades import Upgrade


def names(key: str, *ids: str) -> Names:
    return Names(key, list(ids), list(ids), list(ids))


COLOUR: Final = names("colour", "red", "blue", "green")
GOOD: Final = names("good", "salt", "silk", "gold")
STALL: Final = names("stall", "north", "south")
CART: Final = names("cart", "c1", "c2", "c3")
DEED: Final = names("deed", "moved", "sold")
SHELF: Final = names("shelf", "top", "bottom")

ATOMS: Final = Atoms()
COLOUR_ATOM: Final = ATOMS.things(COLOUR)
GOOD_ATOM: Final = ATOMS.things(GOOD)
STALL_ATOM: Final = ATOMS.things(STALL)
AMOUNT_ATOM: Final = ATOMS.amounts(9)

SWAPS: Final = NoteKind("swaps", "player give ask", "BAZ-1")


class Bazaar(Seated):
    key: ClassVar[str] = "bazaar"
    colours: ClassVar[Names] = COLOUR
    first_colour: ClassVar[int] = COLOUR_ATOM

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.purse = [0] * (players * len(GOOD))
        self.at: list[int] = [NOBODY] * len(CART)
        self.did = [0] * len(CART)
        self.display: list[int] = [NOBODY] * (len(STALL) * len(SHELF))
        self.display_known = [0] * (len(STALL) * len(SHELF))
        self.stored: list[list[int]] = [[] for _ in STALL.ids]
        self.stored_seen: list[list[int]] = [[] for _ in STALL.ids]
        self.lasting = Rows(2)
        self.guard = NOBODY
        self.taken: list[tuple[int, ...]] = []
        self.paid: list[tuple[int, int]] = []

    def clone(self) -> Bazaar:
        other = Bazaar(self.players)
        self.copy_into(other)
        other.purse = self.purse.copy()
        return other

    def deal_unknown(self, player: int, rng: Rng) -> None:
        """Nothing is secret but what tests put there."""

    @property
    def scores(self) -> list[int]:
        return [0] * self.players

    @property
    def winners(self) -> list[int]:
        return []

    def thing_text(self, domain: Names, index: int) -> Text:
        if domain is STALL and self.guard != NOBODY:
            return Text("stall-guarded", {"player": self.player_text(self.guard)})
        return super().thing_text(domain, index)


class Take(Portions["Bazaar"]):
    """Take from two to four goods of those on the first display."""

    kinds: ClassVar[int] = len(GOOD)
    first_amount: ClassVar[int] = AMOUNT_ATOM

    def most(self, s: Bazaar, kind: int) -> int:
        return s.purse[kind]

    def fewest(self, s: Bazaar) -> int:
        return 2

    def in_all(self, s: Bazaar) -> int:
        return 4

    def after(self, counts: tuple[int, ...]) -> Take:
        return Take(self.player, counts)

    def done(self, s: Bazaar, counts: tuple[int, ...]) -> None:
        s.taken.append(counts)


class Pay(PayEach["Bazaar"]):
    """Pay with goods of the same value or a higher one."""

    kinds: ClassVar[int] = len(GOOD)
    first_kind: ClassVar[int] = GOOD_ATOM

    def accepts(self, s: Bazaar, owed: int, kind: int) -> bool:
        return kind >= owed

    def owns(self, s: Bazaar, kind: int) -> int:
        return s.purse[self.player * len(GOOD) + kind]

    def paid(self, s: Bazaar, owed: int, kind: int) -> None:
        s.purse[self.player * len(GOOD) + kind] -= 1
        s.paid.append((owed, kind))

    def after(self, owed: tuple[int, ...]) -> Pay:
        return Pay(self.player, owed)


class Swap(Choice["Bazaar"]):
    """Go to one of the stalls to swap goods."""

    worded: ClassVar[tuple[str, ...]] = ("carts",)

    def __init__(self, player: int, give: tuple[int, ...], stalls: tuple[int, ...], numbers: tuple[int, ...]) -> None:
        super().__init__(player)
        self.give: Final = give
        self.stalls: Final = stalls
        self.numbers: Final = numbers

    def legal(self, s: Bazaar) -> list[int]:
        return [STALL_ATOM + stall for stall in self.stalls]

    def take(self, s: Bazaar, atom: int) -> None:
        s.guard = NOBODY

    def words(self, s: Bazaar) -> dict[str, int | Text]:
        return {"carts": sum(1 for place in s.at if place != NOBODY)}


class Barter(Offer["Bazaar"]):
    """A good for a good."""

    def __init__(self, player: int, proposer: int, give: tuple[int, ...], ask: tuple[int, ...]) -> None:
        super().__init__(player, proposer)
        self.give: Final = give
        self.ask: Final = ask

    def acceptable(self, s: Bazaar) -> bool:
        return can_pay_all(s.purse, self.player * len(GOOD), list(self.ask))

    def accept(self, s: Bazaar) -> None:
        for kind in range(len(GOOD)):
            s.purse[self.player * len(GOOD) + kind] += self.give[kind] - self.ask[kind]
            s.purse[self.proposer * len(GOOD) + kind] += self.ask[kind] - self.give[kind]


class Propose(Choice["Bazaar"]):
    """Offer a piece of gold to the other player for a good of your choice, or pass."""

    def legal(self, s: Bazaar) -> list[int]:
        return [PASS, GOOD_ATOM, GOOD_ATOM + 1]

    def take(self, s: Bazaar, atom: int) -> None:
        if atom != PASS:
            ask = [0] * len(GOOD)
            ask[atom - GOOD_ATOM] = 1
            s.push(Barter(1 - self.player, self.player, (0, 0, 1), tuple(ask)))


class BazaarRecord(LayoutRecord[Bazaar]):
    def blank(self, players: int) -> Bazaar:
        return Bazaar(players)


class BazaarBots(Bots[Bazaar]):
    def worth(self, s: Bazaar, player: int) -> int:
        """Red wants silk above all, blue gold; salt is better than nothing."""
        prices = ((1, 9, 2), (5, 4, 5))[player]
        return sum(s.purse[player * len(GOOD) + kind] * prices[kind] for kind in range(len(GOOD)))


class BazaarGame(Game[Bazaar]):
    def bound_for(self, players: int, options: dict[str, str]) -> int:
        return players * int(options.get("days", "30"))


LAYOUT: Final = [
    Seats(),
    Grid("purse", (PLAYER, GOOD), (len(GOOD),), least=0, most=9),
    Grid("at", (CART,), (), of=STALL),
    Grid("did", (CART,), (), bits=DEED),
    Grid("display", (STALL, SHELF), (len(SHELF),), of=GOOD, known="display_known"),
    Hands("stored", GOOD, "stored_seen", rows=STALL),
    Records("lasting", (Field("player", PLAYER), Field("until", least=0, most=9))),
    Item("guard", PLAYER),
]
DECLARED: Final = Declared(
    "Bazaar", LAYOUT, derived=(Attribute("taken", INTS, "[]", "Taken."), Attribute("paid", INTS, "[]", "Paid."))
)
DOMAINS: Final = {names.key: names for names in (COLOUR, GOOD, STALL, CART, DEED)} | {
    "player": PLAYER,
    "stalls": STALL,
}


def the_game(version: int = 1, upgrades: dict[int, Upgrade] | None = None) -> BazaarGame:
    """The game as its rules would be in that version."""
    return BazaarGame(
        key="bazaar",
        titles={"en": "Bazaar", "it": "Bazar"},
        players=(2, 3),
        version=version,
        atoms=ATOMS,
        record=BazaarRecord(
            table=DECLARED,
            rooms=[sys.modules[__name__]],
            domains=DOMAINS,
            counted={"give": GOOD, "ask": GOOD, "counts": GOOD},
            upgrades=upgrades,
        ),
        bots=BazaarBots(),
        table=Table(),
        study=Study(),
        options=(Option("days", ("30", "2", "5"), "30", "BAZ-2"), Flag("thieves", "BAZ-3")),
        brief={"days": "2"},
    )


GAME: Final = the_game()
enrol(GAME)


def bazaar(*colours: str) -> Bazaar:
    s = Bazaar(max(2, len(colours)))
    for player, colour in enumerate(colours):
        s.sit(player, COLOUR.index(colour))
    return s
