"""The Exploration Zone: a column for each site with its card and bonus actions, who may be sent, supply and decks."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, NOTHING, Atom, Player
from ....clockwork.text import Text, listed
from ....positions.toml import Entry, read_scene
from ....scenes.geometry import grid
from ....scenes.looks import Figure, Frame, Ground, Naming, Place, Row, Supply
from ....scenes.marks import Mark
from ....scenes.scene import Area, Piece, Scene, Sheet, Space, Track
from ....scenes.signs import Sign
from ..card_texts import bonus_provenance, marked, site_provenance
from ..components import (
    ALL_SITES,
    BONUS_DEALS,
    CARD_ATOM,
    DEAL,
    DEAL_ATOM,
    ENCOUNTER_DEALS,
    GAIN_OF,
    OUTCOME,
    SITE,
    SITE_ATOM,
    USE_CARD_ATOM,
    Site,
)
from ..pieces import (
    ACTIVE,
    EXPLORATION,
    FULL,
    HALF,
    ITEM,
    KEY,
    OBJECT_ITEM,
    P_CONTAMINATION,
    P_DAMAGE,
    P_OBJECT,
    P_SURVIVOR,
    PIECE,
    PIECE_OF,
    TERM,
    ZONE,
)
from ..printed_cards import CARD, DEVICE, ENCOUNTER, ENEMY, KIND_OF, LOCATION, PERIOD_OF
from ..rules.cargo import Overflow
from ..rules.zone import site_value
from ..state import Athena
from .faces import (
    ITEM_LOOKS,
    add_printed_boxes,
    add_stock,
    add_survivor,
    face,
    goods,
    object_card,
    outcome_card,
    reserve_atom,
)
from .landscape import enemy_card

_GAIN_ICONS: Final = {
    "food": Sign.FOOD,
    "fuel": Sign.FUEL,
    "ammo": Sign.AMMO,
    "full_battery": Sign.BATTERY,
    "object": Sign.CRATE,
    "heal": Sign.HEART,
    "repair": Sign.WRENCH,
    "alert_down": Sign.EYE,
    "fame": Sign.FAME,
    "move": Sign.TRUCK,
    "salvage": Sign.GEAR,
    "trade": Sign.SWAP,
}
"""What an option is good for, by the first thing it gives."""
_ZONE: Final = read_scene(KEY, "scene.toml").entry("zone")


def area(place: Entry, key: str, id: str, label: Text, look: Frame, at: str, lines: tuple[Text, ...] = ()) -> Area:
    """An area whose box stands in the toml."""
    x, y, wide, high = place.numbers(key)
    return Area(id, label, look, x, y, wide, high, lines=lines, at=at)


def add_zone(made: Scene, s: Athena, viewer: int) -> None:
    made.add(Sheet("zone", Text("scene-zone"), _ZONE.number("width"), _ZONE.number("height"), Ground.PLAIN))
    decides = viewer == s.player and not s.over
    for site in ALL_SITES:
        _add_site(made, s, site, decides)
    _add_crew(made, s, viewer)
    _add_reserve(made, s)
    _add_decks(made, s)
    _add_pile(made, s, viewer)
    _add_discards(made, s)


# Sites


def _site_x(site: Site) -> int:
    return _ZONE.number("first") + _ZONE.number("across") * site


def _add_site(made: Scene, s: Athena, site: Site, decides: bool) -> None:
    y, wide, high = _ZONE.numbers("column")
    value = site_value(s, site)
    id = f"site-{SITE.ids[site]}"
    column = Area(
        id,
        Text("scene-site", {"number": site + 1}),
        Frame.FRAME,
        _site_x(site),
        y,
        wide,
        high,
        value,
        marks=(Mark.NOW,) if s.site == site else (),
        details=(Text("scene-value", {"number": value}), *site_provenance(s.athena, site)),
        at="zone",
    )
    made.add(column)
    _add_card(made, s, site, id, decides)
    y, wide, high = _ZONE.numbers("option")
    for number, deal in enumerate(BONUS_DEALS[1 if s.athena else 0][site]):
        atom = Atom(DEAL_ATOM + deal)
        at_y = y + number * (high + 4) + high // 2
        icon = next((_GAIN_ICONS[TERM.ids[term]] for term in GAIN_OF[deal] if TERM.ids[term] in _GAIN_ICONS), None)
        x, label = _site_x(site), DEAL.text(deal)
        remarks = bonus_provenance(s.athena)
        made.add(
            Space(
                f"bonus-{site}-{deal}",
                label,
                id,
                Place.CELL,
                x,
                at_y,
                wide,
                atom,
                details=remarks,
                icon=icon,
                marks=marked(remarks),
                high=high,
            )
        )


def _add_card(made: Scene, s: Athena, site: Site, column: str, decides: bool) -> None:
    """The card; below an encounter there is room for its options. ATH-B.6.14 to 6.19"""
    card = s.sites[site]
    y, wide, high = _ZONE.numbers("card")
    encounter = card != NOTHING and KIND_OF[card] == ENCOUNTER
    if encounter:
        y, high = _ZONE.numbers("encounter")
    slot = f"slot-{SITE.ids[site]}"
    atom = Atom(SITE_ATOM + site)
    if decides and s.site == site and s.offers(USE_CARD_ATOM):
        atom = USE_CARD_ATOM
    value = Text("scene-value", {"number": site_value(s, site)})
    label = Text("scene-empty-site") if card == NOTHING else CARD.text(card)
    made.add(Space(slot, label, column, Place.SLOT, _site_x(site), y, wide, atom, details=(value,), high=high))
    if card == NOTHING:
        return
    id = f"zone-{CARD.ids[card]}"
    if KIND_OF[card] == ENEMY:
        made.add(enemy_card(card, slot, id, Atom(CARD_ATOM + card)))
        return
    made.add(face(card, slot, id, Atom(CARD_ATOM + card)))
    if KIND_OF[card] <= DEVICE:
        add_printed_boxes(made, card, id)
    elif KIND_OF[card] == LOCATION:
        add_stock(made, s, site, id)
    elif encounter:
        first, high = _ZONE.numbers("encounter_option")
        # Only one card of each encounter is in the box, so that its options are drawn but once.
        for number, deal in enumerate(ENCOUNTER_DEALS[card]):
            at_y = first + number * (high + 2)
            option = f"deal-{site}-{deal}"
            atom, x = Atom(DEAL_ATOM + deal), _site_x(site)
            made.add(Space(option, DEAL.text(deal), column, Place.CELL, x, at_y, wide, atom, high=high))


# Who may be sent


def _add_crew(made: Scene, s: Athena, viewer: int) -> None:
    """The Active survivors of the viewer, or of whoever decides, so that an expedition is seen on one board."""
    side = Player(viewer) if viewer != NOBODY else s.waits_for(viewer)
    if side == NOBODY or s.over:
        return
    x, y, wide, high = _ZONE.numbers("crew")
    made.add(Area("sent", ZONE.text(ACTIVE), Frame.FRAME, x, y, wide, high, owner=side, at="zone"))
    card_wide, card_high = _ZONE.numbers("crew_card")
    there = s.in_zone(side, ACTIVE)
    # Later, and when something has no room, survivors are picked on the convoy's own board.
    here = s.phase == EXPLORATION and not isinstance(s.choice, Overflow)
    card_wide = min(card_wide, (wide - 20) // max(1, len(there)) - 6)
    left, top = x - wide // 2 + 12 + card_wide // 2, y - high // 2 + 34 + card_high // 2
    for survivor, (at_x, at_y) in zip(there, grid(left, top, len(there), len(there), card_wide + 6, 0), strict=True):
        slot = f"sent-{CARD.ids[survivor]}"
        made.add(survivor_slot(slot, survivor, "sent", at_x, at_y, card_wide, card_high))
        atom = Atom(CARD_ATOM + survivor) if here else NOBODY
        add_survivor(made, s, survivor, slot, f"sent-card-{CARD.ids[survivor]}", atom, side)


def survivor_slot(id: str, survivor: int, at: str, x: int, y: int, wide: int, high: int) -> Space:
    """Where the card of a survivor lies, which tells the name."""
    return Space(id, CARD.text(survivor), at, Place.SLOT, x, y, wide, high=high, naming=Naming.QUIET)


# Supply and decks


def _add_reserve(made: Scene, s: Athena) -> None:
    """The reserve; what can be gained is picked here too. ATH-B.0.3"""
    made.add(area(_ZONE, "reserve", "reserve", Text("scene-reserve"), Frame.TRAY, "zone"))
    for item in range(OBJECT_ITEM + 1):
        # Batteries are of Project Athena. A counter has two sides: full, and half, which is shown where it can be had.
        if (item in (FULL, HALF) and not s.athena) or (item == HALF and not s.offers(reserve_atom(s, item))):
            continue
        count = s.reserve[P_OBJECT if item == OBJECT_ITEM else PIECE_OF[item]]
        label = Text("scene-batteries", {"number": count}) if item == FULL else goods(item, count)
        id = f"reserve-{ITEM.ids[item]}"
        if item == HALF:
            count, label = 1, ITEM.text(HALF)
        made.add(Piece(id, label, "reserve", ITEM_LOOKS[item], count, reserve_atom(s, item)))
    for piece, look in (
        (P_SURVIVOR, Figure.PERSON),
        (P_DAMAGE, Supply.DAMAGE),
        (P_CONTAMINATION, Supply.RADIATION),
    ):
        count = s.reserve[piece]
        label = Text(f"scene-reserve-{PIECE.ids[piece]}", {"number": count})
        made.add(Piece(f"reserve-{PIECE.ids[piece]}", label, "reserve", look, count))


def _add_decks(made: Scene, s: Athena) -> None:
    """How many cards are left, and what their backs tell."""
    x, y, wide, high = _ZONE.numbers("deck")
    piles = (
        ("deck", Sign.SCAN, len(s.deck), _period(s)),
        ("outcome-deck", Sign.CROSSHAIR, len(s.outcomes), ()),
        ("object-deck", Sign.CRATE, len(s.object_deck), ()),
        ("loot", Sign.STAR, len(s.loot), _pair(s)),
        ("discard", Sign.CARDS, len(s.discard), _discarded(s)),
    )
    for place, (id, icon, count, details) in enumerate(piles):
        made.add(
            Space(
                f"pile-{id}",
                Text(f"scene-{id}"),
                "zone",
                Place.CELL,
                x + place * (wide + 4),
                y,
                wide,
                details=details,
                icon=icon,
                high=high,
                number=count,
            )
        )


def _period(s: Athena) -> tuple[Text, ...]:
    return (Text("scene-period", {"number": PERIOD_OF[s.deck.peek(0)] + 1}),) if len(s.deck) else ()


def _pair(s: Athena) -> tuple[Text, ...]:
    return (Text("scene-pair", {"number": s.loot.piles[-1] + 1}),) if len(s.loot) else ()


def _discarded(s: Athena) -> tuple[Text, ...]:
    return (listed([CARD.text(card) for card in s.discard[-12:]]),) if s.discard else ()


def _add_discards(made: Scene, s: Athena) -> None:
    """The open piles through which anybody may look, from the top. ATH-B.0.9, 4.3, 9.5"""
    if s.discard:
        made.add(Track("discarded", Text("scene-discarded", {"number": len(s.discard)}), Row.HEAP))
        for card in reversed(s.discard):
            made.add(face(card, "discarded", f"discarded-{CARD.ids[card]}"))
    if s.outcome_discard:
        made.add(Track("outcomes-seen", Text("scene-outcomes-seen", {"number": len(s.outcome_discard)}), Row.HEAP))
        for outcome in reversed(s.outcome_discard):
            made.add(outcome_card(outcome, "outcomes-seen", f"seen-{OUTCOME.ids[outcome]}"))
    if s.object_discard:
        made.add(Track("objects-used", Text("scene-objects-used", {"number": len(s.object_discard)}), Row.HEAP))
        for number, object in enumerate(reversed(s.object_discard)):
            made.add(object_card(object, "objects-used", f"used-object-{number}"))


def _add_pile(made: Scene, s: Athena, viewer: int) -> None:
    """The cards of the discard pile, where the viewer chooses among them."""
    shown = [card for card in s.discard if s.offers(Atom(CARD_ATOM + card))] if viewer == s.player else []
    if shown:
        made.add(Track("pile", Text("scene-pile"), Row.CARDS))
        for card in shown:
            made.add(face(card, "pile", f"pile-{CARD.ids[card]}", Atom(CARD_ATOM + card)))
