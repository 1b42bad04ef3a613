"""The purchase step: colonies, vessels, Event cards. PAR-5.8, 6.5, 11.1, 12, 13"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOTHING, Atom, Player
from ....clockwork.step import Choice, Refusal, Step
from ....clockwork.text import Text
from ....mechanisms.payments import lacks
from .. import notes
from ..components import (
    ALL_KINDS,
    ALL_RESOURCES,
    ARMS_COLONIES,
    BUY_EVENT_ATOM,
    COLONY,
    CONVERT_ATOM,
    DRAW_TWO,
    END_ATOM,
    EVENT_ATOM,
    EVENT_PRICE,
    FREE_ATOM,
    HEX_ATOM,
    KIND,
    KIND_ATOM,
    KINDS,
    MILITARY,
    NEW,
    RESOURCE,
    UNIT,
    UNIT_ATOM,
    Event,
    Hex,
    Kind,
    Unit,
)
from ..state import Parsec
from .event_hands import draw_event, leave
from .fleets import destroy, load, mark, put, reserve, spare, unlike
from .goods import can_pay, pay_goods
from .placing import bought_places, building_cargos, building_hexes, gift_places, has_place, has_site, price_aboard
from .victory import CHECK_VICTORY

# The arms race. PAR-12


def may_arm(s: Parsec, player: Player) -> bool:
    """Whether the player may get military vessels now. PAR-12.1, 12.3, 12.4"""
    return s.arms_race or s.colonies(player) >= ARMS_COLONIES


def start_race(s: Parsec, player: Player) -> None:
    """A military vessel appears; the first one starts the arms race, which never stops. PAR-12.2, 12.5"""
    if not s.arms_race:
        s.arms_race = True
        s.tell(notes.ARMS_RACE, player)


# What can be bought


def can_buy(s: Parsec, player: Player, kind: Kind) -> bool:
    """Whether a unit can be paid, is in the reserve, has a place, and is allowed. PAR-12.1, 13.1 to 13.5"""
    if not can_pay(s, player, s.figures[player].cost[kind]) or spare(s, player, kind) == NOTHING:
        return False
    if kind == COLONY:
        return has_site(s, player)
    if MILITARY[kind] and not may_arm(s, player):
        return False
    return has_place(s, player, kind)


def can_convert(s: Parsec, player: Player) -> bool:
    """PAR-13.7"""
    if not can_pay(s, player, s.figures[player].convert) or spare(s, player, COLONY) == NOTHING:
        return False
    return has_site(s, player)


def can_place_free(s: Parsec, player: Player) -> bool:
    """PAR-5.8"""
    return s.free[player] > 0 and has_site(s, player)


def can_buy_event(s: Parsec, player: Player) -> bool:
    """PAR-11.1, 11.19"""
    return len(s.deck) > 0 and can_pay(s, player, EVENT_PRICE)


def purchases(s: Parsec, player: Player) -> list[Atom]:
    """The atoms of everything the player can buy now."""
    options = [Atom(KIND_ATOM + kind) for kind in ALL_KINDS if can_buy(s, player, kind)]
    if can_convert(s, player):
        options.append(CONVERT_ATOM)
    if can_place_free(s, player):
        options.append(FREE_ATOM)
    if can_buy_event(s, player):
        options.append(BUY_EVENT_ATOM)
    return options


def can_shop(s: Parsec, player: Player) -> bool:
    """Whether there is anything that the player can buy now."""
    if can_buy_event(s, player) or can_place_free(s, player) or can_convert(s, player):
        return True
    for kind in ALL_KINDS:
        if can_buy(s, player, kind):
            return True
    return False


# Steps


def is_purchase(atom: Atom) -> bool:
    """Whether an atom names something to buy."""
    return KIND_ATOM <= atom < KIND_ATOM + KINDS or atom in (CONVERT_ATOM, FREE_ATOM, BUY_EVENT_ATOM)


def buy(s: Parsec, player: Player, atom: Atom) -> None:
    """Buy this; from then on only further purchases are possible. PAR-6.6"""
    s.then([purchase(player, atom), CHECK_VICTORY, Buy(player)])


def purchase(player: Player, atom: Atom) -> Step[Parsec]:
    """What is still to be decided about a purchase, and paid."""
    if atom == CONVERT_ATOM:
        return ConvertCargo(player)
    if atom == FREE_ATOM:
        return PlaceFreeColony(player)
    if atom == BUY_EVENT_ATOM:
        return BuyEvent(player)
    if atom == KIND_ATOM + COLONY:
        return BuildColony(player)
    return PlaceUnit(player, Kind(atom - KIND_ATOM))


def purchase_label(s: Parsec, player: Player, atom: Atom) -> Text | None:
    """What it costs. PAR-11.1, 13.1, 13.7"""
    figures = s.figures[player]
    if KIND_ATOM <= atom < KIND_ATOM + KINDS:
        return _priced(KIND.text(atom - KIND_ATOM), figures.cost[atom - KIND_ATOM])
    if atom in (BUY_EVENT_ATOM, CONVERT_ATOM):
        return _priced(s.game.atoms.texts[atom], EVENT_PRICE if atom == BUY_EVENT_ATOM else figures.convert)
    return None


def not_for_sale(s: Parsec, player: Player) -> list[Refusal]:
    """What the player cannot buy now, each with the reason."""
    owned = RESOURCE.counted([s.holds(player, resource) for resource in ALL_RESOURCES])
    found: list[Refusal] = []
    for kind in ALL_KINDS:
        if can_buy(s, player, kind):
            continue
        atom = KIND_ATOM + kind
        if reserve(s, player, kind) <= 0:
            found.append(Refusal(atom, Text("refused-no-piece"), "PAR-13.2"))
        elif MILITARY[kind] and not may_arm(s, player):
            found.append(Refusal(atom, Text("refused-arms-race", {"number": ARMS_COLONIES}), "PAR-12.1"))
        elif not can_pay(s, player, s.figures[player].cost[kind]):
            found.append(lacks(atom, RESOURCE.counted(s.figures[player].cost[kind]), owned, "PAR-13.1"))
        elif kind == COLONY:
            found.append(Refusal(atom, Text("refused-no-site"), "PAR-13.5"))
        else:
            found.append(Refusal(atom, Text("refused-no-room"), "PAR-13.12"))
    if not can_buy_event(s, player):
        if len(s.deck) == 0:
            found.append(Refusal(BUY_EVENT_ATOM, Text("refused-no-event"), "PAR-11.19"))
        else:
            found.append(lacks(BUY_EVENT_ATOM, RESOURCE.counted(EVENT_PRICE), owned, "PAR-11.1"))
    return found


class Buy(Choice["Parsec"]):
    """After the first purchase: buy something more, or end the turn. PAR-6.5 to 6.7"""

    rule: ClassVar[str] = "PAR-6.5"
    sure: ClassVar[bool] = True

    def legal(self, s: Parsec) -> list[Atom]:
        return [*purchases(s, self.player), END_ATOM]

    def take(self, s: Parsec, atom: Atom) -> None:
        if atom != END_ATOM:
            buy(s, self.player, atom)

    def rests(self, s: Parsec) -> list[Atom]:
        return [END_ATOM]

    def label(self, s: Parsec, atom: Atom) -> Text | None:
        return purchase_label(s, self.player, atom)

    def refused(self, s: Parsec) -> list[Refusal]:
        return not_for_sale(s, self.player)


def _priced(thing: Text, price: list[int]) -> Text:
    return Text("option-buy", {"thing": thing, "price": RESOURCE.counted(price)})


def place_vessel(s: Parsec, player: Player, kind: Kind, atom: Atom) -> None:
    """A new vessel comes from the reserve to a colony hex or aboard; it does not move this turn. PAR-3.14, 13.3"""
    unit = spare(s, player, kind)
    if atom >= HEX_ATOM:
        put(s, unit, Hex(atom - HEX_ATOM))
    else:
        load(s, unit, Unit(atom - UNIT_ATOM))
    mark(s, unit, NEW)
    if MILITARY[kind]:
        start_race(s, player)


class PlaceUnit(Choice["Parsec"]):
    """Pay for a vessel and place it on a colony hex or aboard a transport. PAR-13.1, 13.4, 13.9"""

    rule: ClassVar[str] = "PAR-13.4"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, kind: Kind) -> None:
        super().__init__(player)
        self.kind: Final = kind

    def legal(self, s: Parsec) -> list[Atom]:
        return bought_places(s, self.player, self.kind)

    def price_at(self, s: Parsec, atom: Atom) -> list[int]:
        if atom >= HEX_ATOM:
            return s.figures[self.player].cost[self.kind]
        return price_aboard(s, self.player, self.kind, Unit(atom - UNIT_ATOM))

    def label(self, s: Parsec, atom: Atom) -> Text | None:
        """What the vessel costs there. PAR-13.9"""
        if atom >= HEX_ATOM:
            return _priced(s.hex_text(Hex(atom - HEX_ATOM)), self.price_at(s, atom))
        return _priced(
            Text("option-aboard", {"unit": s.thing_text(UNIT, Unit(atom - UNIT_ATOM))}), self.price_at(s, atom)
        )

    def take(self, s: Parsec, atom: Atom) -> None:
        player = self.player
        price = self.price_at(s, atom)
        if atom >= HEX_ATOM:
            s.tell_all(notes.BUYS, (player, self.kind, Hex(atom - HEX_ATOM), *price))
        else:
            s.tell_all(notes.BUYS_ABOARD, (player, self.kind, Unit(atom - UNIT_ATOM), *price))
        pay_goods(s, player, price)
        place_vessel(s, player, self.kind, atom)


class PlaceGift(Choice["Parsec"]):
    """A vessel from a card is placed like a produced one. PAR-11.17"""

    rule: ClassVar[str] = "PAR-11.17"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, kind: Kind) -> None:
        super().__init__(player)
        self.kind: Final = kind

    def legal(self, s: Parsec) -> list[Atom]:
        return gift_places(s, self.player, self.kind)

    def take(self, s: Parsec, atom: Atom) -> None:
        if atom >= HEX_ATOM:
            s.tell(notes.GETS_UNIT, self.player, self.kind, Hex(atom - HEX_ATOM))
        else:
            s.tell(notes.GETS_ABOARD, self.player, self.kind, Unit(atom - UNIT_ATOM))
        place_vessel(s, self.player, self.kind, atom)


class BuildColony(Choice["Parsec"]):
    """Pay for a colony on the hex of a cargo, which stays. PAR-13.5, 13.6"""

    rule: ClassVar[str] = "PAR-13.6"
    inner: ClassVar[bool] = True

    def legal(self, s: Parsec) -> list[Atom]:
        return [Atom(HEX_ATOM + hex) for hex in building_hexes(s, self.player)]

    def take(self, s: Parsec, atom: Atom) -> None:
        player = self.player
        price = s.figures[player].cost[COLONY]
        pay_goods(s, player, price)
        put(s, spare(s, player, COLONY), Hex(atom - HEX_ATOM))
        s.tell_all(notes.BUILDS, (player, Hex(atom - HEX_ATOM), *price))


class ConvertCargo(Choice["Parsec"]):
    """Pay less; the cargo goes back to the reserve and the colony takes its place. PAR-13.7"""

    rule: ClassVar[str] = "PAR-13.7"
    inner: ClassVar[bool] = True
    price: ClassVar[bool] = True

    def legal(self, s: Parsec) -> list[Atom]:
        return [Atom(UNIT_ATOM + cargo) for cargo in unlike(s, building_cargos(s, self.player))]

    def take(self, s: Parsec, atom: Atom) -> None:
        player = self.player
        cargo = Unit(atom - UNIT_ATOM)
        hex = s.at[cargo]
        price = s.figures[player].convert
        pay_goods(s, player, price)
        destroy(s, cargo)
        put(s, spare(s, player, COLONY), hex)
        s.tell_all(notes.CONVERTS, (player, hex, *price))


class PlaceFreeColony(Choice["Parsec"]):
    """The colony kept aside since settlement is placed for nothing; the cargo stays. PAR-5.8"""

    rule: ClassVar[str] = "PAR-5.8"
    inner: ClassVar[bool] = True

    def legal(self, s: Parsec) -> list[Atom]:
        return [Atom(HEX_ATOM + hex) for hex in building_hexes(s, self.player)]

    def take(self, s: Parsec, atom: Atom) -> None:
        s.free[self.player] -= 1
        put(s, spare(s, self.player, COLONY), Hex(atom - HEX_ATOM))
        s.tell(notes.PLACES_FREE, self.player, Hex(atom - HEX_ATOM))


class BuyEvent(Step["Parsec"]):
    """Pay and draw the top card; the Scientific Directorate draws two and keeps one. PAR-11.1, 11.19"""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Parsec) -> None:
        player = self.player
        pay_goods(s, player, EVENT_PRICE)
        s.tell_all(notes.BUYS_EVENT, (player, *EVENT_PRICE))
        s.whisper(player, notes.SEES_EVENT, draw_event(s, player))
        if s.figures[player].able(DRAW_TWO) and len(s.deck) > 0:
            s.whisper(player, notes.SEES_EVENT, draw_event(s, player))
            s.push(KeepEvent(player))


class KeepEvent(Choice["Parsec"]):
    """Keep one of the two cards just drawn; the other goes under the deck, known to its drawer alone. F11"""

    rule: ClassVar[str] = "PAR-21.4"
    inner: ClassVar[bool] = True
    secret: ClassVar[bool] = True
    always: ClassVar[bool] = True

    def legal(self, s: Parsec) -> list[Atom]:
        hand = s.events[self.player]
        return sorted({Atom(EVENT_ATOM + hand[-1]), Atom(EVENT_ATOM + hand[-2])})

    def take(self, s: Parsec, atom: Atom) -> None:
        player = self.player
        hand = s.events[player]
        place = len(hand) - (2 if hand[-1] == Event(atom - EVENT_ATOM) else 1)
        s.writable_deck().put_under(leave(s, player, place, 0), 1 << player)
        s.tell(notes.RETURNS_EVENT, player)
