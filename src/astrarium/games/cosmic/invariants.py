"""Is every component in exactly one place?"""

from __future__ import annotations

from typing import Final

from ...clockwork.names import NOBODY
from .components import (
    BERTHS,
    CARDS,
    COPIES_CE,
    COPIES_MCE,
    FIRST_BERTH,
    FIRST_FLARE,
    FRONT_PLANETS,
    IS_MOON,
    MOON_BITS,
    PLACES,
    PLANETS_OF_HEX,
    POWERS,
    SLOTS,
    SYSTEM_BITS,
)
from .effect_numbers import EFFECT
from .effects.effect import EFFECTS
from .records import Mark, PlayedCard, Sheet, Stashed
from .state import Cosmic
from .terms import AWAY, COPY, KEEPINGS


def check(s: Cosmic) -> None:
    """Raise AssertionError where a component is lost or doubled."""
    for player in range(s.players):
        assert whereabouts(s, player) == s.fleet[player], (
            f"{s.player_ids()[player]}: {whereabouts(s, player)} tokens of {s.fleet[player]}"
        )
        assert s.transit[player] >= 0 and s.warp[player] >= 0 and s.lucre[player] >= 0
        for place in range(PLACES):
            number = s.at(player, place)
            assert number >= 0
            assert (number > 0) == s.has_base(player, place), "bases are not counted right"
            assert not (s.gone >> place & 1 and number), "tokens on a planet that is gone"
    check_bits(s)
    for place in range(PLACES):
        assert not IS_MOON[place] or len(s.occupants(place)) <= 1, "two players on a moon"
    check_cards(s)
    moons = [moon for moon in s.moon_at if moon != NOBODY] + s.unused_moons
    assert len(set(moons)) == len(moons), "a moon twice"
    powers = [
        s.sheets[at + Sheet.POWER]
        for at in range(0, len(s.sheets), Sheet.SIZE)
        if s.sheets[at + Sheet.STATUS] % AWAY != COPY
    ]
    assert len(set(powers)) == len(powers), "a power twice"
    destiny = s.destiny.cards + s.destiny_discard + s.unused_specials + s.dust_cards + s.ship_cards
    if s.drawn != NOBODY:
        destiny = [*destiny, s.drawn]
    assert len(set(destiny)) == len(destiny), "a destiny card twice"


def check_bits(s: Cosmic) -> None:
    """Sets of players and places hold nothing that is not at this table."""
    everybody = (1 << s.players) - 1
    for players in (*s.invited, *s.joined, s.champions, s.face_down & 0xFF, s.face_down >> 8 & 0xFF, s.face_down >> 16):
        assert not players & ~everybody, "a player who does not play"
    there = places_of_all(s)
    for places in (s.gone, *s.settled, *s.bases):
        assert not places & ~there, "a place that is not at this table"
    for at in range(0, len(s.marks), Mark.SIZE):
        number = s.marks[at + Mark.NUMBER]
        notes_places = EFFECTS[s.marks[at + Mark.EFFECT]].notes_places()
        known = not (number - 1) & ~there if notes_places else number <= FURTHEST
        assert known, f"{EFFECT.ids[s.marks[at + Mark.EFFECT]]} cannot have noted {number}"


FURTHEST: Final = 1 << 28
"""No effect notes a larger number."""


def places_of_all(s: Cosmic) -> int:
    """All planets, also those that are gone, moons and bases of visitors of the systems in play, as bits."""
    there = 0
    for player in range(s.players):
        system = s.home[player]
        if system == NOBODY:
            continue
        hex = s.back[system]
        count = FRONT_PLANETS if hex == NOBODY else PLANETS_OF_HEX[hex]
        there |= ((1 << count) - 1) << system * SLOTS | SYSTEM_BITS[system] & MOON_BITS
        if s.is_berthed(system):
            there |= ((1 << BERTHS) - 1) << FIRST_BERTH[hex]
    return there


def whereabouts(s: Cosmic, player: int) -> int:
    """All tokens of a player, wherever they are."""
    total = sum(s.tokens[player * PLACES : (player + 1) * PLACES])
    total += s.warp[player] + s.pending[player] + s.reserve[player] + s.star[player] + s.out[player]
    total += s.transit[player] + s.force[player] + s.force[s.players + player]
    total += sum(s.limbo[player :: s.players])
    total += sum(s.held[holder * s.players + player] for holder in range(KEEPINGS * s.players))
    for power in range(POWERS):
        total += EFFECTS[power].keeps_tokens(s, player)
    return total


def all_cards(s: Cosmic) -> list[int]:
    """Every card of the Challenge deck, wherever it is."""
    cards = s.deck.cards + s.discard + s.unused_flares
    for hand in s.hands:
        cards = cards + hand
    cards += [card for card in s.chosen + s.kicker if card != NOBODY]
    cards += s.played[PlayedCard.CARD :: PlayedCard.SIZE]
    cards += s.stash[Stashed.CARD :: Stashed.SIZE]
    return cards


def check_cards(s: Cosmic) -> None:
    cards = all_cards(s)
    if not cards:
        # The deck is stacked only when tokens and powers have their places. COS-1.19
        return
    counts = [0] * CARDS
    for card in cards:
        counts[card] += 1
    for card in range(CARDS):
        if card >= FIRST_FLARE:
            assert counts[card] <= 1, "a Flare twice"
        else:
            most = COPIES_CE[card] + COPIES_MCE[card]
            assert COPIES_CE[card] <= counts[card] <= most, f"card {card}: {counts[card]}"
    for player in range(s.players):
        assert len(s.hands[player]) == len(s.seen[player])
