"""What lies beside the road: players, tracks, the Exploration Zone, decks, supply."""

from __future__ import annotations

from typing import Final

from ...clockwork.box import Entry, read
from ...clockwork.names import NOBODY
from ...clockwork.scene import Area, Card, Cell, Panel, Piece, Scene, Sheet, Space, Track
from ...clockwork.text import Text, listed
from .components import (
    ACTION_MOVE,
    ACTION_SHOT,
    ALERT_AURORA,
    ALERT_DAMAGE,
    AREA,
    BONUS_DEALS,
    CARD,
    CARD_ATOM,
    CONTAMINATED,
    DEAL,
    DEAL_ATOM,
    DEVICE,
    ENCOUNTER,
    ENCOUNTER_DEALS,
    ENEMY,
    EXPLORATION,
    FULL,
    HALF,
    HIGHEST_FAME,
    HULL,
    ITEM,
    ITEM_ATOM,
    ITEMS,
    KIND_OF,
    LOCATION,
    LOCATION_WEAPON,
    LOWEST_FAME,
    OUTCOME,
    P_OBJECT,
    PACKAGE,
    PAIRS,
    PERIOD_OF,
    PERIODS,
    PIECE_OF,
    RED_CELL,
    RESOURCES,
    RESULT,
    SITE,
    SITE_ATOM,
    SITES,
    SURVIVOR,
    TAKE,
    TOP_ALERT,
    TRACKED,
    TRUCK,
    VALUE,
)
from .effects import card_effect, reconstructed
from .state import Athena
from .zone import site_value

_ZONE: Final = read(PACKAGE, "scene.toml").entry("zone")
ITEM_LOOKS: Final = (
    "food",
    "fuel",
    "ammo",
    "battery",
    "half-battery",
    "object",
    "token heart red",
    "token wrench grey",
    "token eye blue",
)


def area(place: Entry, key: str, id: str, label: Text, look: str, at: str, lines: tuple[Text, ...] = ()) -> Area:
    """An area whose box stands in the toml."""
    x, y, wide, high = place.numbers(key)
    return Area(id, label, look, x, y, wide, high, lines=lines, at=at)


def add_mats(made: Scene, s: Athena, viewer: int) -> None:
    for side in range(s.sides):
        _add_panel(made, s, side, viewer)
    _add_order(made, s)
    _add_fame(made, s)
    if s.athena:
        _add_alert(made, s)
    made.add(Sheet("zone", Text("scene-zone"), _ZONE.number("width"), _ZONE.number("height"), "sheet"))
    for site in range(SITES):
        _add_site(made, s, site)
        _add_bonus(made, s, site)
    _add_supply(made, s)
    _add_decks(made, s)
    _add_pile(made, s, viewer)


# Players


def _add_panel(made: Scene, s: Athena, side: int, viewer: int) -> None:
    marks: list[str] = []
    if s.waits_for(viewer) == side:
        marks.append("decides")
    if s.phase == EXPLORATION and s.passed >> side & 1 and not s.over:
        marks.append("passed")
    if side == viewer:
        marks.append("you")
    if side in s.winners:
        marks.append("winner")
    id = f"player-{side}"
    details = () if s.over else (Text("scene-would-be"),)
    unit = Text("scene-fame", {"number": s.scores[side]})
    made.add(
        Panel(id, s.player_text(side), "player", s.scores[side], unit, marks=tuple(marks), owner=side, details=details)
    )
    at = f"supply-{side}"
    for resource in range(RESOURCES):
        count = s.has(side, resource)
        if count or resource not in (FULL, HALF):
            id = f"has-{side}-{ITEM.ids[resource]}"
            made.add(Piece(id, ITEM.text(resource), at, ITEM_LOOKS[resource], count, owner=side))
    if s.seated(side):
        number = len(s.crew[side])
        made.add(Piece(f"crew-{side}", Text("scene-survivors"), at, "person", number, owner=side))
        made.add(Piece(f"objects-{side}", Text("scene-objects"), at, "object", len(s.objects[side]), owner=side))
    else:
        made.add(Cell(f"level-{side}", Text("scene-level", {"number": s.level}), id, "record", owner=side))
        for action in s.drawn:
            words: dict[str, int | Text] = {"move": ACTION_MOVE[action], "shot": ACTION_SHOT[action]}
            made.add(Cell(f"action-{action}", Text("scene-action", words), id, "record", owner=side))


def _add_order(made: Scene, s: Athena) -> None:
    """The Turn Order table: the leading convoy is the rightmost. ATH-B.5.3"""
    made.add(Track("order", Text("scene-order"), "row"))
    for place, side in enumerate(s.order):
        cell = f"order-{place + 1}"
        made.add(Cell(cell, Text("scene-number", {"number": place + 1}), "order"))
        made.add(Piece(f"order-token-{side}", s.player_text(side), cell, "initiative", owner=side))


def _add_fame(made: Scene, s: Athena) -> None:
    made.add(Track("fame", Text("scene-fame-track"), "scale", first=LOWEST_FAME, last=HIGHEST_FAME))
    for side in range(s.sides):
        label = Text("scene-has-fame", {"player": s.player_text(side), "number": s.fame[side]})
        made.add(Piece(f"fame-{side}", label, "fame", "marker", s.fame[side], owner=side))


def _add_alert(made: Scene, s: Athena) -> None:
    """ATH-X.4.1"""
    made.add(Track("alert", Text("scene-alert-table"), "steps", first=0, last=TOP_ALERT))
    for level in range(TOP_ALERT + 1):
        words: dict[str, int | Text] = {"damage": ALERT_DAMAGE[level], "aurora": ALERT_AURORA[level]}
        details = (Text("scene-alert-row", words),)
        label = Text("scene-number", {"number": level})
        made.add(Cell(f"alert-{level}", label, "alert", "eye", number=level, details=details))
    for side in range(s.sides):
        label = Text("scene-has-alert", {"player": s.player_text(side), "number": s.alert[side]})
        made.add(Piece(f"alert-marker-{side}", label, "alert", "marker", s.alert[side], owner=side))


# The Exploration Zone


def _site_x(site: int) -> int:
    return _ZONE.number("first") + _ZONE.number("across") * site


def _add_site(made: Scene, s: Athena, site: int) -> None:
    slot = f"site-{SITE.ids[site]}"
    value = Text("scene-value", {"number": site_value(s, site)})
    made.add(
        Space(
            slot,
            SITE.text(site),
            "zone",
            "slot",
            _site_x(site),
            _ZONE.number("card_y"),
            _ZONE.number("card_wide"),
            SITE_ATOM + site,
            details=(value,),
            marks=("asked",) if s.site == site else (),
            high=_ZONE.number("card_high"),
            number=site_value(s, site),
        )
    )
    card = s.sites[site]
    if card != NOBODY:
        made.add(face(card, slot, f"zone-{CARD.ids[card]}", CARD_ATOM + card))
        _add_stock(made, s, site, f"zone-{CARD.ids[card]}")


def _add_stock(made: Scene, s: Athena, site: int, at: str) -> None:
    """What is still there, and the weapon of an armed location. ATH-B.6.14, X.7"""
    for item in range(ITEMS):
        count = s.stock[site * ITEMS + item]
        if count:
            made.add(Piece(f"stock-{site}-{ITEM.ids[item]}", ITEM.text(item), at, ITEM_LOOKS[item], count))
    card = s.sites[site]
    if LOCATION_WEAPON[card]:
        jammed = s.jammed[site] > 0
        label = Text("scene-weapon-jammed" if jammed else "scene-weapon", {"number": LOCATION_WEAPON[card]})
        made.add(Cell(f"gun-{site}", label, at, "weapon", marks=("damaged",) if jammed else ()))


def _add_bonus(made: Scene, s: Athena, site: int) -> None:
    """The bonus actions printed at a site, and the options of an encounter on it. ATH-B.6.19, 6.20"""
    tray = f"bonus-{SITE.ids[site]}"
    wide, high = _ZONE.number("bonus_wide"), _ZONE.number("bonus_high")
    made.add(Area(tray, Text("scene-bonus"), "tray", _site_x(site), _ZONE.number("bonus_y"), wide, high, at="zone"))
    asked = s.site == site or (s.site == NOBODY and site == 0)
    for deal in BONUS_DEALS[1 if s.athena else 0][site]:
        # The same option is printed at several sites: it is picked where the action is.
        atom = DEAL_ATOM + deal if s.site == site else NOBODY
        made.add(Cell(f"deal-{site}-{deal}", DEAL.text(deal), tray, "option", atom))
    card = s.sites[site]
    if card != NOBODY and KIND_OF[card] == ENCOUNTER and asked:
        for deal in ENCOUNTER_DEALS[card]:
            made.add(Cell(f"deal-{site}-{deal}", DEAL.text(deal), tray, "option", DEAL_ATOM + deal))


SUBJECTS: Final = ("truck", "trailer", "device", "survivor", "location", "encounter", "event", "enemy")


def face(card: int, at: str, id: str, atom: int = NOBODY, owner: int = NOBODY) -> Card:
    """A card of the box with its text."""
    kind = KIND_OF[card]
    look = SUBJECTS[kind]
    if kind <= DEVICE:
        look = f"vehicle {'tracked' if TRACKED[card] else SUBJECTS[kind]}" if kind == TRUCK else f"vehicle {look}"
    number = VALUE[card] if kind == SURVIVOR else HULL[card] if kind == ENEMY else TAKE[card] if TAKE[card] else NOBODY
    made_up = reconstructed(card)
    details = [card_effect(card)]
    if kind == LOCATION and CONTAMINATED[card]:
        details.append(Text("scene-contaminated"))
    if made_up:
        details.append(Text("scene-reconstructed"))
    return Card(
        id,
        CARD.text(card),
        at,
        look,
        card_effect(card),
        number,
        marks=("reconstructed",) if made_up else (),
        atom=atom,
        owner=owner,
        details=tuple(details),
    )


# Supply and decks


def _add_supply(made: Scene, s: Athena) -> None:
    """The reserve; what can be gained is picked here too. ATH-B.0.3"""
    made.add(area(_ZONE, "supply", "reserve", Text("scene-reserve"), "tray", "zone"))
    for item in range(ITEMS):
        count = s.reserve[PIECE_OF[item]] if item < RESOURCES else s.reserve[P_OBJECT] if item == RESOURCES else 1
        details = (Text("scene-count", {"number": count, "thing": ITEM.text(item)}),)
        made.add(
            Piece(
                f"reserve-{ITEM.ids[item]}",
                ITEM.text(item),
                "reserve",
                ITEM_LOOKS[item],
                count,
                ITEM_ATOM + item,
                details=details,
            )
        )


def _add_decks(made: Scene, s: Athena) -> None:
    made.add(area(_ZONE, "decks", "decks", Text("scene-decks"), "tray", "zone", _deck_lines(s)))
    for id, count in (
        ("deck", len(s.deck)),
        ("outcomes", len(s.outcomes)),
        ("object-deck", len(s.object_deck)),
        ("loot", len(s.loot)),
        ("discard", len(s.discard)),
    ):
        made.add(Piece(id, Text(f"scene-{id}"), "decks", "deck", count, details=_deck_details(s, id)))


def _deck_lines(s: Athena) -> tuple[Text, ...]:
    """What the backs of the top cards tell. ATH-B.9.6"""
    lines: list[Text] = []
    if len(s.deck):
        lines.append(Text(f"scene-period-{PERIODS[PERIOD_OF[s.deck.peek(0)]].lower()}"))
    if len(s.outcomes):
        lines.append(Text("scene-red-cell", {"area": AREA.text(RED_CELL[s.outcomes.peek(0)])}))
    return tuple(lines)


def _deck_details(s: Athena, id: str) -> tuple[Text, ...]:
    if id == "loot" and len(s.loot):
        return (Text(f"scene-pair-{PAIRS[s.loot.piles[-1]].lower()}"),)
    if id == "outcomes":
        return tuple(_outcome_text(card) for card in s.outcome_discard[-3:])
    if id == "discard" and s.discard:
        return (listed([CARD.text(card) for card in s.discard[-12:]]),)
    return ()


def _outcome_text(card: int) -> Text:
    words: dict[str, int | Text] = {"card": OUTCOME.text(card)}
    for value, result in enumerate(RESULT[card]):
        words[f"weapon{value + 1}"] = result
    return Text("scene-outcome", words)


def _add_pile(made: Scene, s: Athena, viewer: int) -> None:
    """Cards on their way to a convoy, and those of the discard pile among which the viewer chooses now."""
    shown = s.incoming.copy()
    if viewer == s.player:
        shown += [card for card in s.discard if s.offers(CARD_ATOM + card)]
    if shown:
        made.add(Track("pile", Text("scene-pile"), "cards"))
        for card in shown:
            made.add(face(card, "pile", f"pile-{CARD.ids[card]}", CARD_ATOM + card))
