"""Who knows what: dealing the unknown anew, and observations. See also layout.py, from which views come."""

from __future__ import annotations

from typing import Final

from ...clockwork.names import NOBODY, knows
from ...clockwork.rng import Rng
from .components import (
    CARD,
    CARDS,
    COLOUR,
    DESTINY,
    FIRST_FLARE,
    FIRST_MOON,
    IS_CHALLENGE,
    KICKER_TYPE,
    MOON,
    PLACE,
    PLACES,
    POWER,
    POWERS,
    TYPE_OF,
    WORLDSHIPS,
)
from .effects import EFFECTS, refresh
from .sheets import SHEET, active_powers
from .state import DEF, OFF, STASHED, Cosmic
from .timing import PHASES

# What a card that is dealt to an unknown place must be.
ANY: Final = -1
A_CHALLENGE: Final = -2


def deal_unknown(s: Cosmic, player: int, rng: Rng) -> None:
    """Deal anew all that the player cannot know: cards, Flares out of the game, destiny, moons, secret numbers.

    What is mixed is sorted first: the same knowledge and the same chance give the same table, whatever is true.
    """
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
    dealt: list[int] = []
    for at in range(0, len(s.secrets), 4):
        if knows(s.secrets[at + 3], player):
            continue
        effect = s.secrets[at]
        owner = s.secrets[at + 1]
        taken = [dealt[k + 2] for k in range(0, len(dealt), 3) if dealt[k] == effect and dealt[k + 1] == owner]
        options = EFFECTS[effect].vow_options(s, owner)
        fresh = [number for number in options if number not in taken]
        s.secrets[at + 2] = rng.pick(fresh or options)
        dealt += [effect, owner, s.secrets[at + 2]]


# Cards


class Slot:
    """A place for a card that the player does not know: where it is, and what it must be."""

    def __init__(self, kind: int, row: int, place: int, must: int) -> None:
        self.kind: Final = kind
        self.row: Final = row
        self.place: Final = place
        self.must: Final = must


IN_DECK: Final = 0
IN_HAND: Final = 1
SELECTED: Final = 2
KICKER: Final = 3
STASH: Final = 4


def unknown_slots(s: Cosmic, player: int) -> list[Slot]:
    """Every card of the Challenge deck whose face the player does not know."""
    slots = [Slot(IN_DECK, 0, place, ANY) for place in s.deck.unknown(player)]
    for owner in range(s.players):
        if owner == player:
            continue
        must = offered_types(s, owner)
        sure = sure_of_challenge(s, owner, player)
        for place in range(len(s.hands[owner])):
            if not knows(s.seen[owner][place], player):
                wanted = ANY
                if must:
                    wanted = must.pop()
                elif sure:
                    wanted = A_CHALLENGE
                    sure = False
                slots.append(Slot(IN_HAND, owner, place, wanted))
    for side in (OFF, DEF):
        if s.chosen[side] != NOBODY and not knows(s.chosen_known[side], player):
            slots.append(Slot(SELECTED, 0, side, A_CHALLENGE))
        if s.kicker[side] != NOBODY and not knows(s.kicker_known[side], player):
            slots.append(Slot(KICKER, 0, side, KICKER_TYPE))
    for at in range(0, len(s.stash), STASHED):
        if not knows(s.stash[at + 5], player):
            kind = EFFECTS[s.stash[at]].stash_type()
            wanted = A_CHALLENGE if IS_CHALLENGE[s.stash[at + 3]] else ANY
            slots.append(Slot(STASH, 0, at, wanted if kind == NOBODY else kind))
    return slots


def offered_types(s: Cosmic, owner: int) -> list[int]:
    """The types of the cards that a proposal offers: those are in the proposer's hand. COS-18.3"""
    if s.terms and s.terms[0] == owner:
        return [TYPE_OF[card] for card in s.offered_cards]
    return []


def sure_of_challenge(s: Cosmic, owner: int, player: int) -> bool:
    """A main player who has yet to select surely holds a Challenge card, unless one is known in his hand."""
    if not s.is_main(owner) or s.chosen[s.side_of(owner)] != NOBODY or not s.has_challenge_card(owner):
        return False
    for place, card in enumerate(s.hands[owner]):
        if IS_CHALLENGE[card] and knows(s.seen[owner][place], player):
            return False
    return True


def fits(card: int, must: int) -> bool:
    if must == ANY:
        return True
    return IS_CHALLENGE[card] if must == A_CHALLENGE else TYPE_OF[card] == must


def card_in(s: Cosmic, slot: Slot) -> int:
    if slot.kind == IN_DECK:
        return s.deck.cards[slot.place]
    if slot.kind == IN_HAND:
        return s.hands[slot.row][slot.place]
    if slot.kind == SELECTED:
        return s.chosen[slot.place]
    if slot.kind == KICKER:
        return s.kicker[slot.place]
    return s.stash[slot.place + 3]


def put_in(s: Cosmic, slot: Slot, card: int) -> None:
    if slot.kind == IN_DECK:
        s.deck.cards[slot.place] = card
    elif slot.kind == IN_HAND:
        s.hands[slot.row][slot.place] = card
    elif slot.kind == SELECTED:
        s.chosen[slot.place] = card
    elif slot.kind == KICKER:
        s.kicker[slot.place] = card
    else:
        s.stash[slot.place + 3] = card


def deal_cards(s: Cosmic, player: int, rng: Rng) -> None:
    """Shuffle the unknown cards among their places; places that ask for something are served first."""
    slots = unknown_slots(s, player)
    cards = [card_in(s, slot) for slot in slots]
    cards.sort()
    rng.shuffle(cards)
    for picky in (True, False):
        for slot in slots:
            if (slot.must != ANY) != picky:
                continue
            found = NOBODY
            for place in range(len(cards) - 1, -1, -1):
                if fits(cards[place], slot.must):
                    found = place
                    break
            put_in(s, slot, cards.pop(found))
    if s.terms and s.terms[0] != player:
        redeal_offer(s, player)


def redeal_offer(s: Cosmic, player: int) -> None:
    """The cards offered are those of the proposer's hand that now fit their types."""
    left = s.hands[s.terms[0]].copy()
    types = [TYPE_OF[card] for card in s.offered_cards]
    offered: list[int] = []
    for wanted in types:
        for card in left:
            if TYPE_OF[card] == wanted:
                offered.append(card)
                left.remove(card)
                break
    s.offered_cards = offered


def swap_flares(s: Cosmic, player: int, rng: Rng) -> None:
    """Which Flares are out of the game nobody knows, but those of the powers dealt are in it. COS-1.12, 1.14"""
    if not s.unused_flares:
        return
    slots = [slot for slot in unknown_slots(s, player) if is_loose_flare(s, card_in(s, slot))]
    flares = [card_in(s, slot) for slot in slots] + s.unused_flares
    flares.sort()
    rng.shuffle(flares)
    for slot in slots:
        put_in(s, slot, flares.pop())
    s.unused_flares = flares


def is_loose_flare(s: Cosmic, card: int) -> bool:
    if card < FIRST_FLARE:
        return False
    for at in range(0, len(s.sheets), SHEET):
        if s.sheets[at + 1] == card - FIRST_FLARE:
            return False
    return True


# Destiny and moons


def deal_destiny(s: Cosmic, player: int, rng: Rng) -> None:
    """The order of the destiny deck, the hand of Worldships, the special cards out of the game."""
    places = s.destiny.unknown(player)
    ships = not (player != NOBODY and WORLDSHIPS in s.back and s.owner[s.back.index(WORLDSHIPS)] == player)
    cards = [s.destiny.cards[place] for place in places] + (s.ship_cards if ships else [])
    specials = [card for card in cards if DESTINY.ids[card].startswith(("cone", "comet"))] + s.unused_specials
    specials.sort()
    rng.shuffle(specials)
    cards = [specials.pop() if DESTINY.ids[card].startswith(("cone", "comet")) else card for card in cards]
    s.unused_specials = specials
    cards.sort()
    rng.shuffle(cards)
    for place in places:
        s.destiny.cards[place] = cards.pop()
    if ships:
        s.ship_cards = cards


def deal_moons(s: Cosmic, player: int, rng: Rng) -> None:
    slots = [slot for slot, moon in enumerate(s.moon_at) if moon != NOBODY and not knows(s.moon_known[slot], player)]
    moons = [s.moon_at[slot] for slot in slots] + s.unused_moons
    moons.sort()
    rng.shuffle(moons)
    for slot in slots:
        s.moon_at[slot] = moons.pop()
    s.unused_moons = moons


# Observations

UNKNOWN: Final = -1


def observe(s: Cosmic, player: int) -> list[int]:
    """Everything the player knows, themselves first and the others clockwise."""
    seats = [(player + step) % s.players for step in range(s.players)]
    seen: list[int] = [s.count, s.number, s.phase, 1 if s.reverse else 0, len(s.deck.cards), len(s.destiny.cards)]
    seen += [s.target, s.system, s.drawn, s.comet, s.ending, s.winner]
    seen += [1 if s.waits_for(player) == seat else 0 for seat in seats]
    for seat in seats:
        seen += _observe_player(s, player, seat)
    for side in (OFF, DEF):
        seen.append(s.chosen[side] if s.chosen[side] != NOBODY and knows(s.chosen_known[side], player) else UNKNOWN)
        seen.append(s.kicker[side] if s.kicker[side] != NOBODY and knows(s.kicker_known[side], player) else UNKNOWN)
        seen += [s.kind[side], s.value[side], s.boost[side]]
    for slot, moon in enumerate(s.moon_at):
        seen.append(moon if moon != NOBODY and knows(s.moon_known[slot], player) else UNKNOWN)
    counts = [0] * CARDS
    for card in s.discard:
        counts[card] += 1
    return seen + counts


def _observe_player(s: Cosmic, viewer: int, seat: int) -> list[int]:
    seen = [
        s.colour[seat],
        s.home[seat],
        s.warp[seat],
        s.reserve[seat],
        s.star[seat],
        s.out[seat],
        s.lucre[seat],
        s.lost[seat],
        len(s.hands[seat]),
        1 if s.turn == seat else 0,
        1 if s.offense == seat else 0,
        1 if s.defender == seat else 0,
        s.force[seat],
        s.force[s.players + seat],
        s.invited[OFF] >> seat & 1,
        s.invited[DEF] >> seat & 1,
        s.face_down >> seat & 1,
    ]
    powers = [0] * POWERS
    for at in range(0, len(s.sheets), SHEET):
        if s.sheets[at] == seat:
            powers[s.sheets[at + 1]] = 1
    for power in active_powers(s, seat):
        powers[power] = 2
    seen += powers
    seen += s.tokens[seat * PLACES : (seat + 1) * PLACES]
    cards = [0] * CARDS
    for card, mask in zip(s.hands[seat], s.seen[seat], strict=True):
        if seat == viewer or knows(mask, viewer):
            cards[card] += 1
    return seen + cards


PLAYER_FIELDS: Final = (
    "colour",
    "home",
    "warp",
    "reserve",
    "star",
    "out",
    "lucre",
    "lost",
    "hand",
    "turn",
    "offense",
    "defender",
    "in_cone",
    "in_ring",
    "invited_offense",
    "invited_defense",
    "face_down",
)


def field_names(players: int) -> list[str]:
    """The name of each number in an observation."""
    names = ["count", "number", "phase", "reverse_cone", "deck", "destiny"]
    names += ["target", "system", "drawn", "comet", "ending", "winner"]
    names += [f"decides.{seat}" for seat in range(players)]
    for seat in range(players):
        names += [f"{seat}.{field}" for field in PLAYER_FIELDS]
        names += [f"{seat}.power.{id}" for id in POWER.ids]
        names += [f"{seat}.tokens.{id}" for id in PLACE.ids]
        names += [f"{seat}.cards.{id}" for id in CARD.ids]
    for side in ("offense", "defense"):
        names += [f"{side}.{field}" for field in ("card", "kicker", "kind", "value", "boost")]
    names += [f"moon.{PLACE.ids[FIRST_MOON + slot]}" for slot in range(2 * len(COLOUR))]
    names += [f"discarded.{id}" for id in CARD.ids]
    assert len(PHASES) == 10 and len(MOON) > 0
    return names
