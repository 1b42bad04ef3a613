"""Is every component in exactly one place?"""

from __future__ import annotations

from ...clockwork.names import NOBODY
from .components import (
    CARDS,
    COPIES_CE,
    COPIES_MCE,
    FIRST_FLARE,
    IS_MOON,
    PLACES,
    POWERS,
)
from .sheets import SHEET
from .state import KEEPINGS, STASHED, Cosmic


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
    for place in range(PLACES):
        assert not IS_MOON[place] or len(s.occupants(place)) <= 1, "two players on a moon"
    check_cards(s)
    moons = [moon for moon in s.moon_at if moon != NOBODY] + s.unused_moons
    assert len(set(moons)) == len(moons), "a moon twice"
    powers = [s.sheets[at + 1] for at in range(0, len(s.sheets), SHEET) if s.sheets[at + 2] % 8 != 1]
    assert len(set(powers)) == len(powers), "a power twice"
    destiny = s.destiny.cards + s.destiny_discard + s.unused_specials + s.dust_cards + s.ship_cards
    if s.drawn != NOBODY:
        destiny = [*destiny, s.drawn]
    assert len(set(destiny)) == len(destiny), "a destiny card twice"


def whereabouts(s: Cosmic, player: int) -> int:
    """All tokens of a player, wherever they are."""
    from .effects import EFFECTS

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
    cards += s.played[0::2]
    cards += s.stash[3::STASHED]
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
