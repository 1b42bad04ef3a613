"""What players see that no attribute tells as it is: see observation.py.

Records are told one by one, as many as have columns; what has none goes into a digest.
"""

from __future__ import annotations

from typing import Final

from ...clockwork.names import NOBODY, PUBLIC, knows
from ...mechanisms.decks import Deck
from ...positions.scribe import digest
from ...positions.seen import UNKNOWN, slots, whose
from .components import COLOURS, DESTINY_HAND, MAX_PLAYERS, MOON_SLOTS, PLANETS, TYPE_OF
from .rules.deals import TERMS
from .state import Cosmic
from .terms import DEF, KEEPINGS, OFF

# How a field is told.
PLAIN: Final = 0
COUNT: Final = 1
PLAYER_FIELD: Final = 2
"""By seat, counted from the player."""
MASK: Final = 3
"""Those who know it, likewise."""
ABOUT: Final = 4
"""What an effect has noted for itself."""
SECRET_ABOUT: Final = 5
SECRET_CARD: Final = 6
"""The same and a card, for those in the mask at the end of the record."""

WIDEST: Final = 32767
"""A number that is larger, or negative, is told by the digest."""
TOLD_DEEP: Final = 4
TOLD_DESTINY: Final = 2
"""So many cards on top of the two decks have columns of their own."""
CHUNK: Final = 15
"""Bits of a large number that go into the digest at a time."""


class Store:
    """Some records of the state: its fields, how each is told, and how many records have columns."""

    def __init__(self, name: str, most: int, fields: tuple[str, ...], kinds: tuple[int, ...]) -> None:
        self.name: Final = name
        self.most: Final = most
        self.fields: Final = fields
        self.kinds: Final = kinds
        self.size: Final = len(fields)
        self.first: int = 0
        """Where its first column stands."""


STORES: Final[list[Store]] = [
    Store("gained", 3, ("player", "place", "new"), (PLAYER_FIELD, PLAIN, COUNT)),
    Store("played", 4, ("card", "player"), (PLAIN, PLAYER_FIELD)),
    Store("sheet", 10, ("player", "power", "status"), (PLAYER_FIELD, PLAIN, COUNT)),
    Store("zapped", 4, ("power", "player"), (PLAIN, PLAYER_FIELD)),
    Store("used", 6, ("effect", "player"), (PLAIN, PLAYER_FIELD)),
    Store("mark", 8, ("effect", "player", "about", "number"), (PLAIN, PLAYER_FIELD, ABOUT, ABOUT)),
    Store("lasting", 8, ("effect", "player", "about"), (PLAIN, PLAYER_FIELD, ABOUT)),
    Store("secret", 4, ("effect", "player", "about", "known"), (PLAIN, PLAYER_FIELD, SECRET_ABOUT, MASK)),
    Store(
        "stash",
        8,
        ("effect", "player", "owner", "card", "playable", "known"),
        (PLAIN, PLAYER_FIELD, PLAYER_FIELD, SECRET_CARD, COUNT, MASK),
    ),
    Store("use", 3, ("player", "effect", "card", "cancelled"), (PLAYER_FIELD, PLAIN, PLAIN, COUNT)),
    Store(
        "loss",
        3,
        ("player", "left", "total", "cause", "removed"),
        (PLAYER_FIELD, COUNT, COUNT, COUNT, COUNT),
    ),
    Store("watched", 2, ("player", "number"), (PLAYER_FIELD, ABOUT)),
    Store("held", 6, ("keeping", "holder", "owner", "tokens"), (PLAIN, PLAYER_FIELD, PLAYER_FIELD, COUNT)),
    Store("decided", 1, ("kind", "player", "atom", "vetoed", "others"), (COUNT, PLAYER_FIELD, COUNT, COUNT, COUNT)),
    Store("banned", 3, ("atom",), (COUNT,)),
    Store("offered", 4, ("card", "type"), (PLAIN, COUNT)),
]


def placed(stores: list[Store]) -> int:
    """Every store gets its columns; how many there are."""
    width = 0
    for store in stores:
        store.first = width
        width += store.most * store.size
    return width


WIDTH: Final = placed(STORES)
NONE_THERE: Final = [UNKNOWN] * WIDTH
NO_DIGEST: Final = digest([])


class Telling:
    """One look at the records: what it has told so far, and what has no column."""

    def __init__(self, s: Cosmic, player: int) -> None:
        self.s: Final = s
        self.player: Final = player
        self.row: Final = NONE_THERE.copy()
        self.besides: Final[list[int]] = []

    def tell(self, number: int, records: list[int]) -> None:
        """The records of a store: as many as have columns there, the others in the digest."""
        store = STORES[number]
        size = store.size
        for at in range(0, len(records), size):
            open_to = not self.is_secret(store) or knows(records[at + size - 1], self.player)
            fits = at < store.most * size
            if not fits:
                self.besides.append(number)
            for place in range(size):
                value = self.value_of(store.kinds[place], records[at + place], open_to)
                if value < UNKNOWN or value > WIDEST:
                    self.besides.append(at + place)
                    self.tell_wide(value)
                    value = WIDEST
                if fits:
                    self.row[store.first + at + place] = value
                else:
                    self.besides.append(value)

    def is_secret(self, store: Store) -> bool:
        return SECRET_ABOUT in store.kinds or SECRET_CARD in store.kinds

    def value_of(self, kind: int, value: int, open_to: bool) -> int:
        """A field as the player may see it."""
        if kind == PLAYER_FIELD:
            return self.seat(value)
        if kind == MASK:
            return self.knowers(value)
        if kind in (SECRET_ABOUT, SECRET_CARD) and not open_to:
            return UNKNOWN
        return value

    def seat(self, other: int) -> int:
        return UNKNOWN if other < 0 else (other - self.player) % self.s.players

    def knowers(self, mask: int) -> int:
        """Who knows it, a bit for each seat counted from the player; one more for what all know."""
        if mask == PUBLIC:
            return 1 << MAX_PLAYERS
        found = 0
        for player in range(self.s.players):
            if mask >> player & 1:
                found |= 1 << self.seat(player)
        return found

    def tell_wide(self, number: int) -> None:
        """A number of any size, or a set of places, for the digest."""
        if number < 0:
            self.besides.append(UNKNOWN)
            number = -number
        while number > 0:
            self.besides.append(number & ((1 << CHUNK) - 1))
            number >>= CHUNK

    def tell_held(self) -> None:
        """Tokens on power sheets."""
        s = self.s
        found: list[int] = []
        at = 0
        for keeping in range(KEEPINGS):
            for holder in range(s.players):
                for owner in range(s.players):
                    if s.held[at] > 0:
                        found += [keeping, holder, owner, s.held[at]]
                    at += 1
        self.tell(HELD, found)

    def tell_decision(self) -> None:
        """The decision that is being weighed, and answers that were vetoed."""
        decided = self.s.decided
        if decided:
            self.tell(DECIDED, decided[: STORES[DECIDED].size])
            self.tell(BANNED, decided[STORES[DECIDED].size :])
        elif self.s.banned:
            self.tell(BANNED, self.s.banned)

    def tell_offer(self) -> None:
        """The cards that a proposal offers: for the others their types, sorted. COS-18.3"""
        s = self.s
        found: list[int] = []
        if s.terms and s.terms[0] == self.player:
            for card in s.offered_cards:
                found += [card, TYPE_OF[card]]
        else:
            for kind in sorted([TYPE_OF[card] for card in s.offered_cards]):
                found += [UNKNOWN, kind]
        self.tell(OFFERED, found)

    def tell_deck(self, deck: Deck, told: int) -> None:
        """Cards that the player knows deeper in a deck than there are columns for."""
        known = deck.known
        top = len(known) - 1
        for place in range(top - told, -1, -1):
            if known[place] and knows(known[place], self.player):
                self.besides.append(top - place)
                self.besides.append(deck.cards[place])

    def tell_settled(self) -> None:
        """Bases that have changed since they were last looked at."""
        s = self.s
        for player in range(s.players):
            if s.settled[player] != s.bases[player]:
                self.besides.append(self.seat(player))
                self.tell_wide(s.settled[player])


HELD: Final = 12
DECIDED: Final = 13
BANNED: Final = 14
OFFERED: Final = 15


def records_seen(s: Cosmic, player: int) -> list[int]:
    """All records as the player may see them, then the digest of what has no column."""
    telling = Telling(s, player)
    stores = [s.gained, s.played, s.sheets, s.zapped, s.used, s.marks, s.lasting, s.secrets, s.stash]
    stores += [s.uses, s.losses, s.draws]
    for number, records in enumerate(stores):
        if records:
            telling.tell(number, records)
    telling.tell_held()
    telling.tell_decision()
    if s.offered_cards:
        telling.tell_offer()
    telling.tell_deck(s.deck, TOLD_DEEP)
    telling.tell_deck(s.destiny, TOLD_DESTINY)
    telling.tell_settled()
    telling.besides.extend(s.excluded)
    return telling.row + (digest(telling.besides) if telling.besides else NO_DIGEST)


# Parts of the table


def sides_seen(s: Cosmic, player: int) -> list[int]:
    """Of each side its card and its Kicker, as far as the player knows them, and what they count."""
    seen: list[int] = []
    for side in (OFF, DEF):
        chosen = s.chosen[side]
        kicker = s.kicker[side]
        seen.append(0 if chosen == NOBODY else 1)
        seen.append(chosen if chosen != NOBODY and knows(s.chosen_known[side], player) else UNKNOWN)
        seen.append(0 if kicker == NOBODY else 1)
        seen.append(kicker if kicker != NOBODY and knows(s.kicker_known[side], player) else UNKNOWN)
        seen += [s.kind[side], s.value[side], s.boost[side]]
    return seen


def terms_seen(s: Cosmic, player: int) -> list[int]:
    """The terms of the deal that is proposed, who proposes it first."""
    if not s.terms:
        return NO_TERMS
    return [whose(s.terms[0], player, s.players), *slots(s.terms[1:], TERMS - 1)]


def ship_cards_seen(s: Cosmic, player: int) -> list[int]:
    """A hand of destiny cards, for its owner. COS-9.21"""
    if s.ship_cards and s.owner_with_destiny_hand() == player:
        return slots(s.ship_cards, len(NO_HAND))
    return NO_HAND


def moons_seen(s: Cosmic, player: int) -> list[int]:
    """What each place for a moon holds. COS-13.3"""
    if not s.moons_used:
        return NO_MOONS
    seen: list[int] = []
    for slot, moon in enumerate(s.moon_at):
        if moon == NOBODY:
            seen += [0, UNKNOWN]
        else:
            known = s.moon_known[slot]
            seen += [2 if known == PUBLIC else 1, moon if knows(known, player) else UNKNOWN]
    return seen


def gone_seen(s: Cosmic, player: int) -> list[int]:
    """The planets that are out of the game."""
    if s.gone == 0:
        return NONE_GONE
    return [s.gone >> place & 1 for place in range(PLANETS)]


def seat_seen(s: Cosmic, seat: int, player: int) -> list[int]:
    """A player's part in the challenge, whether his sheets are turned down, and his tokens in Limbo."""
    seen = [s.force[seat], s.force[s.players + seat]]
    seen += [s.invited[OFF] >> seat & 1, s.invited[DEF] >> seat & 1]
    seen += [s.joined[OFF] >> seat & 1, s.joined[DEF] >> seat & 1]
    seen += [s.face_down >> seat & 1, s.face_down >> (8 + seat) & 1, s.face_down >> (16 + seat) & 1]
    seen.append(s.champions >> seat & 1)
    if not s.reverse_warp:
        return seen + NO_LIMBO
    return seen + [s.limbo[system * s.players + seat] for system in range(COLOURS)]


NO_TERMS: Final = [UNKNOWN] * TERMS
NO_HAND: Final = [UNKNOWN] * max(DESTINY_HAND)
NO_MOONS: Final = [0, UNKNOWN] * (COLOURS * MOON_SLOTS)
NONE_GONE: Final = [0] * PLANETS
NO_LIMBO: Final = [0] * COLOURS
