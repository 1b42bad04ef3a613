"""Who knows what: dealing the unknown anew. Views come from layout.py, observations from observation.py."""

from __future__ import annotations

from typing import Final

from ...clockwork.chance import Rng
from ...clockwork.names import NOBODY, knows
from ...mechanisms.dealing import ANY, Unknown
from .components import (
    CARDS,
    DESTINY,
    FIRST_FLARE,
    IS_CHALLENGE,
    KICKER_TYPE,
    TYPE_OF,
)
from .effects.effect import EFFECTS
from .effects.in_force import refresh
from .effects.timing import P3
from .records import Secret, Sheet, Stashed
from .rules.new_hands import any_challenge_card, card_types
from .state import Cosmic
from .terms import DEF, OFF, UNDECIDED

A_CHALLENGE: Final = card_types([card for card in range(CARDS) if IS_CHALLENGE[card]])
"""The types of Challenge cards, as bits."""
IS_SPECIAL: Final = [1 if id.startswith(("cone", "comet")) else 0 for id in DESTINY.ids]
"""The two kinds of destiny cards."""
A_SPECIAL: Final = 1 << 1


def deal_unknown(s: Cosmic, player: int, rng: Rng) -> None:
    """Deal anew all that the player cannot know: cards, Flares out of the game, destiny, moons, secret numbers."""
    swap_flares(s, player, rng)
    deal_cards(s, player, rng)
    deal_destiny(s, player, rng)
    deal_moons(s, player, rng)
    deal_secrets(s, player, rng)
    for other in range(s.players):
        s.hear_hand(other)
    refresh(s)


def deal_secrets(s: Cosmic, player: int, rng: Rng) -> None:
    """Secret numbers; several that one effect keeps for one player are different."""
    dealt: list[tuple[int, int, int]] = []
    for at in range(0, len(s.secrets), Secret.SIZE):
        if knows(s.secrets[at + Secret.KNOWN], player):
            continue
        effect = s.secrets[at + Secret.EFFECT]
        owner = s.secrets[at + Secret.PLAYER]
        taken = [number for of, whose, number in dealt if of == effect and whose == owner]
        options = EFFECTS[effect].vow_options(s, owner)
        fresh = [number for number in options if number not in taken]
        s.secrets[at + Secret.ABOUT] = rng.pick(fresh or options)
        dealt.append((effect, owner, s.secrets[at + Secret.ABOUT]))


# Cards


def unknown_cards(s: Cosmic, player: int, rng: Rng) -> Unknown:
    """Every card of the Challenge deck whose face the player does not know."""
    unknown = Unknown(player, rng, TYPE_OF)
    unknown.deck(s.deck)
    for owner in range(s.players):
        if owner != player:
            unknown.row(s.hands[owner], s.seen[owner], sure_kinds(s, owner))
    for side in (OFF, DEF):
        if s.chosen[side] != NOBODY and not knows(s.chosen_known[side], player):
            unknown.place(s.chosen, side, A_CHALLENGE)
        if s.kicker[side] != NOBODY and not knows(s.kicker_known[side], player):
            unknown.place(s.kicker, side, 1 << KICKER_TYPE)
    for at in range(0, len(s.stash), Stashed.SIZE):
        if not knows(s.stash[at + Stashed.KNOWN], player):
            kind = EFFECTS[s.stash[at + Stashed.EFFECT]].stash_type()
            wanted = A_CHALLENGE if IS_CHALLENGE[s.stash[at + Stashed.CARD]] else ANY
            unknown.place(s.stash, at + Stashed.CARD, wanted if kind == NOBODY else 1 << kind)
    return unknown


def sure_kinds(s: Cosmic, owner: int) -> list[int]:
    """What a hand surely holds: the cards that its owner offers in a proposal, or a Challenge card. COS-18.3

    Once the deal is made some of them may go before it is carried out.
    """
    if s.terms and s.terms[0] == owner:
        return [1 << TYPE_OF[card] for card in s.offered_cards] if s.ending == UNDECIDED else []
    return [A_CHALLENGE] if sure_of_challenge(s, owner) else []


def sure_of_challenge(s: Cosmic, owner: int) -> bool:
    """After the hand checks a main player who has yet to select surely has a Challenge card. COS-P10.3, P2.13

    If it lies in the hoard, the place there asks for it.
    """
    if s.phase < P3 or not s.is_main(owner) or s.chosen[s.side_of(owner)] != NOBODY:
        return False
    return any_challenge_card(s.hands[owner]) and not has_challenge_in_stash(s, owner)


def has_challenge_in_stash(s: Cosmic, owner: int) -> bool:
    for at in range(0, len(s.stash), Stashed.SIZE):
        if s.stash[at + Stashed.HOLDER] == owner and s.opens_stash(at) and IS_CHALLENGE[s.stash[at + Stashed.CARD]]:
            return True
    return False


def deal_cards(s: Cosmic, player: int, rng: Rng) -> None:
    """Shuffle the unknown cards among their places."""
    unknown_cards(s, player, rng).deal()
    if s.terms and s.terms[0] != player:
        redeal_offer(s)


def redeal_offer(s: Cosmic) -> None:
    """The cards offered are those of the proposer's hand that now fit their types; for one that is gone, any other."""
    left = s.hands[s.terms[0]].copy()
    for place, offered in enumerate(s.offered_cards):
        kind = TYPE_OF[offered]
        s.offered_cards[place] = TYPE_OF.index(kind)
        for card in left:
            if TYPE_OF[card] == kind:
                s.offered_cards[place] = card
                left.remove(card)
                break


def swap_flares(s: Cosmic, player: int, rng: Rng) -> None:
    """Which Flares are out of the game nobody knows, but those of the powers dealt are in it. COS-1.12, 1.14"""
    if not s.unused_flares:
        return
    flares = Unknown(player, rng, [])
    # A power that came into the game later may have its Flare out of it.
    for place, card in enumerate(s.unused_flares):
        if is_loose_flare(s, card):
            flares.place(s.unused_flares, place)
    cards = unknown_cards(s, player, rng)
    for group in range(len(cards.masks)):
        for zone, place in zip(cards.zones[group], cards.places[group], strict=True):
            if is_loose_flare(s, zone[place]):
                flares.place(zone, place)
    flares.deal()


def is_loose_flare(s: Cosmic, card: int) -> bool:
    if card < FIRST_FLARE:
        return False
    for at in range(0, len(s.sheets), Sheet.SIZE):
        if s.sheets[at + Sheet.POWER] == card - FIRST_FLARE:
            return False
    return True


# Destiny and moons


def deal_destiny(s: Cosmic, player: int, rng: Rng) -> None:
    """The order of the destiny deck, the hand of Worldships, the special cards out of the game."""
    unknown = Unknown(player, rng, IS_SPECIAL)
    unknown.deck(s.destiny)
    if player == NOBODY or s.owner_with_destiny_hand() != player:
        unknown.pile(s.ship_cards)
    unknown.pile(s.unused_specials, A_SPECIAL)
    unknown.deal()


def deal_moons(s: Cosmic, player: int, rng: Rng) -> None:
    unknown = Unknown(player, rng, [])
    for slot, moon in enumerate(s.moon_at):
        if moon != NOBODY and not knows(s.moon_known[slot], player):
            unknown.place(s.moon_at, slot)
    unknown.pile(s.unused_moons)
    unknown.deal()
