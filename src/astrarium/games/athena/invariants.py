"""Every component of the box is in exactly one place, and nothing is where it cannot be. ATH-B.0.3, 3.1"""

from __future__ import annotations

from ...clockwork.names import NOTHING, Player
from .components import ALL_SITES, COPIES, MINE, OBJECT, OUTCOMES, SITE
from .pieces import ALL_ITEMS, ALL_RESOURCES, AUTOMA, COLOUR, ITEMS, MINE_COUNTERS, TARGETS
from .printed_cards import (
    BOX_COUNT,
    CARD,
    COLOUR_OF,
    DEVICE,
    DEVICE_SLOT,
    EVERY_CARD,
    KIND_OF,
    LOCATION_WEAPON,
    RUSTY,
    STACK_OF,
    START_CARD,
    STOCK,
    SURVIVOR,
    TRACTION,
    TRAILER,
    TRUCK,
    VALUE,
    Card,
)
from .roads import COUNTERS, MAP_AVALANCHES, MAP_SPACES, REGION, REGION_OF, SPACE, TURRET, TURRETS
from .rules.cargo import Overflow, count_reserve
from .rules.convoy import DropTrailer
from .rules.room import overflowing, refit
from .rules.spoils import targets_left
from .setup import takes_part
from .state import ENEMY_CARD, ENEMY_REGION, Athena


def check(s: Athena) -> None:
    """Raise AssertionError where something is lost, doubled, or where it cannot be."""
    _check_sides(s)
    _check_cards(s)
    _check_sites(s)
    _check_pieces(s)
    for side in s.everyone():
        _check_convoy(s, side)
    _check_survivors(s)
    _check_road(s)
    _check_decks(s)


def _check_sides(s: Athena) -> None:
    assert sorted(s.order) == list(range(s.sides)), "the Turn Order does not name every side once"
    assert all(colour != NOTHING for colour in s.colour), "a side has no colour"
    automa = s.players < s.sides
    assert (s.colour[-1] == AUTOMA) == automa, "the Automa has a side of its own in the solo game only"
    if automa:
        side = Player(s.sides - 1)
        owned = s.vehicles[side] + s.crew[side] + s.objects[side]
        assert not owned and not any(s.has(side, kind) for kind in ALL_RESOURCES), "the Automa owns nothing"
    assert s.athena or not any(s.alert), "only Gamma has an Alert Table"


def _check_cards(s: Athena) -> None:
    cards = s.deck.cards + s.left_out + s.discard + s.removed + s.loot.cards + s.incoming
    cards += [card for card in s.sites if card != NOTHING]
    cards += [s.enemies.get(row, ENEMY_CARD) for row in range(len(s.enemies))]
    for side in s.all_sides():
        cards += s.convoy(side) + s.crew[side]
    twice = [CARD.ids[card] for card in set(cards) if cards.count(card) > 1]
    assert not twice, f"{', '.join(sorted(twice))} is in two places"
    lost = [CARD.ids[card] for card in cards_in_game(s) if card not in cards]
    assert not lost, f"lost: {', '.join(lost)}"


def cards_in_game(s: Athena) -> list[Card]:
    """The cards used on this map by these players. ATH-B.1, X.1"""
    coloured = [card for colour in s.colour[: s.players] for card in EVERY_CARD if COLOUR_OF[card] == colour]
    return coloured + RUSTY + [card for card in EVERY_CARD if STACK_OF[card] != START_CARD and takes_part(s, card)]


def _check_sites(s: Athena) -> None:
    for site in ALL_SITES:
        card = s.sites[site]
        left = s.stock[site * ITEMS : (site + 1) * ITEMS]
        printed = [0] * ITEMS if card == NOTHING else STOCK[card]
        assert all(left[item] <= printed[item] for item in ALL_ITEMS), f"too much lies on {SITE.ids[site]}"
        armed = card != NOTHING and LOCATION_WEAPON[card] > 0
        assert armed or s.jammed[site] == 0, f"there is no weapon on {SITE.ids[site]} that could be jammed"


# Convoys and survivors


def check_kinds(s: Athena) -> None:
    """What is in a convoy or a crew can be there at all; room and reserve are counted from it. ATH-B.2.1"""
    for side in s.all_sides():
        vehicles = s.vehicles[side]
        kinds = [KIND_OF[card] for card in vehicles]
        trailing = [TRAILER] * (len(vehicles) - 1)
        if kinds != ([TRUCK, *trailing] if s.seated(side) else []):
            raise ValueError(f"{COLOUR.ids[s.colour[side]]} needs one truck, and trailers behind it")
        if any(KIND_OF[card] != SURVIVOR for card in s.crew[side]):
            raise ValueError(f"{COLOUR.ids[s.colour[side]]} has a crew of others than survivors")
    for vehicle, device in enumerate(s.device_on):
        if device != NOTHING and (KIND_OF[device] != DEVICE or not any(vehicle in row for row in s.vehicles)):
            raise ValueError(f"{CARD.ids[device]} cannot be on {CARD.ids[vehicle]}")


def _check_convoy(s: Athena, side: Player) -> None:
    vehicles = s.vehicles[side]
    dropping = isinstance(s.choice, DropTrailer) or s.waits(DropTrailer)
    assert dropping or len(vehicles) - 1 <= TRACTION[vehicles[0]], "a truck pulls more trailers than it can"
    for vehicle in vehicles:
        assert DEVICE_SLOT[vehicle] or s.device_on[vehicle] == NOTHING, f"{CARD.ids[vehicle]} takes no device"
    cards, specials, room = s.mounted[side], s.specials[side], s.room[side]
    refit(s, side)
    assert cards == s.mounted[side], "the cards of a convoy are wrong"
    assert (specials, room) == (s.specials[side], s.room[side]), "the room of a convoy is wrong"
    pending = isinstance(s.choice, Overflow) or s.waits(Overflow)
    assert not overflowing(s, side) or pending, "a convoy carries more than it has room for"


def _check_survivors(s: Athena) -> None:
    """Zones, counters and uses are of survivors and cards that somebody has. ATH-B.3.1, 3.3"""
    crew = [card for side in s.all_sides() for card in s.crew[side]]
    mounted = [card for side in s.all_sides() for card in s.convoy(side)]
    for card in EVERY_CARD:
        name = CARD.ids[card]
        assert (s.zone[card] != NOTHING) == (card in crew), (
            f"{name} is in a zone without being with anybody, or in none"
        )
        assert s.contamination[card] <= (VALUE[card] if card in crew else 0), f"{name} has too much contamination"
        boxes = (1 << BOX_COUNT[card]) - 1 if card in mounted else 0
        assert s.damage[card] & ~boxes == 0, f"{name} has damage where no box is"
    for cards, told in ((s.party, "takes part"), (s.suited, "wears a suit")):
        assert len(set(cards)) == len(cards), "somebody is named twice"
        assert all(card in crew for card in cards), f"somebody {told} who is with nobody"
    assert s.copied == NOTHING or KIND_OF[s.copied] == SURVIVOR, "only a survivor's ability can be copied"


# Pieces, the road, other decks


def _check_pieces(s: Athena) -> None:
    before = s.reserve
    count_reserve(s)
    assert before == s.reserve, "a reserve is wrong"
    assert min(s.reserve) >= 0, "there are more pieces than in the box"
    for row in range(len(s.enemies)):
        region = s.enemies.get(row, ENEMY_REGION)
        here = any(REGION_OF[space] == region for space in MAP_SPACES[s.map])
        assert here, f"{REGION.ids[region]} is not on this map"
    for side in s.all_sides():
        assert 0 <= targets_left(s, side) <= TARGETS, "a side has more Target counters out than it has"


def _check_road(s: Athena) -> None:
    spaces = MAP_SPACES[s.map]
    for space in [*s.at, *s.mines, *s.trail]:
        assert space in spaces, f"{SPACE.ids[space] if space != NOTHING else 'nowhere'} is not on this map"
    for places, told in ((s.avalanches, "avalanche"), (s.mines, "mine"), (s.trail, "convoy")):
        assert len(set(places)) == len(places), f"the same {told} is told twice"
    assert all(space in MAP_AVALANCHES[s.map] for space in s.avalanches), "an avalanche is where none can be"
    assert len(s.mines) <= MINE_COUNTERS, "there are too many mines"
    shown = [counter for counter in s.counters if counter != NOTHING]
    assert len(set(shown)) == len(shown), "a Special Waypoint counter is in two places"
    assert all(counter < COUNTERS for counter in shown), "a fixed Special Waypoint needs no counter"
    tiles = s.standing + [tile for row in s.tiles for tile in row]
    assert sorted(tiles) == (list(range(TURRETS)) if s.athena else []), (
        f"of the turrets {', '.join(TURRET.ids)} each stands or is with somebody"
    )


def _check_decks(s: Athena) -> None:
    outcomes = sorted(s.outcomes.cards + s.outcome_discard)
    assert outcomes == list(range(OUTCOMES)), "Outcome cards lost or doubled"
    objects = s.object_deck.cards + s.object_discard + [object for hand in s.objects for object in hand]
    for object in range(len(OBJECT)):
        assert objects.count(object) in (0, COPIES[object]), f"{OBJECT.ids[object]} lost or doubled"
    assert s.with_mine or MINE not in objects, "the Mine is not in this game"
    actions = s.actions.cards + s.drawn + s.action_discard
    assert len(set(actions)) == len(actions), "an Action card is in two places"
