"""What lies on the table, and what can be read off it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...clockwork.chance import Rng
from ...clockwork.names import NOBODY, Names
from ...mechanisms.decks import Deck
from ...mechanisms.majorities import highest
from ...positions.seats import Seated
from . import notes
from .components import (
    CARD_TIMES,
    COLOUR,
    COLOUR_ATOM,
    COLOURS,
    COMPROMISE_TYPE,
    EFFECT,
    FIRST_MOON,
    FRONT_PLANETS,
    GAS_GIANT,
    GROUND_BITS,
    IS_ALLY,
    IS_BYSTANDER,
    IS_CHALLENGE,
    IS_DEFENDER,
    IS_OFFENSE,
    MOON_BITS,
    PLACES,
    PLANETS,
    PLANETS_OF_HEX,
    POWERS,
    SEATS,
    SLOTS,
    SPACE_DUST,
    SYSTEM_BITS,
    SYSTEM_OF,
)
from .records import IN_FORCE, InForce, Lasting, Mark, Stashed, Used, add

OFF: Final = 0
DEF: Final = 1
"""The two sides of a challenge."""

TO_WIN: Final = 5
LONGEST: Final = 400
"""Challenges and empty turns after which the game stops. COS-22.5"""

# How tokens of others are kept on a power's sheet.
CAPTIVES: Final = 0
RANSOMED: Final = 1
IMPOUNDED: Final = 2
RINGED: Final = 3
KEEPINGS: Final = 4

# How a player has a power sheet.
OWN: Final = 0
COPY: Final = 1
"""Until the end of the challenge."""
STAR_1: Final = 2
STAR_2: Final = 3
"""The two powers of the Binary. COS-9.5"""
BESIDES: Final = 4
"""A further power that stays: an earlier life, a life stage, a moon's gift."""
AWAY: Final = 8
"""Added to one of these: until the end of the challenge the player is without the power."""

# How a challenge ended.
UNDECIDED: Final = 0
FOUGHT: Final = 1
"""Somebody won: `winner` says which side, NOBODY that both lost."""
DEAL_MADE: Final = 2
DEAL_FAILED: Final = 3
ABORTED: Final = 4
TAKEN: Final = 5
"""An empty home planet or a free moon was occupied without a fight."""


WINS: Final = 30
"""The place of the hook `wins` in `bearing`; see quantities.py."""


class Referee:
    """What the state, and the steps that everything pushes, leave to the rules that come after them.

    Imports point one way: a module knows only those before it. Where the rules run in a circle, as when a window offers
    a card, whose play is a loss, which opens a window, the way back leads through here; rules/referee.py answers.
    """

    def deal_unknown(self, s: Cosmic, player: int, rng: Rng) -> None:
        """Deal anew all that the player cannot know."""
        raise NotImplementedError

    def observe(self, s: Cosmic, player: int) -> list[int]:
        """Everything the player knows, as numbers."""
        raise NotImplementedError

    def check(self, s: Cosmic) -> None:
        """Raise AssertionError where a component is lost or doubled. COS-1.3, 2.7"""
        raise NotImplementedError

    def watch(self, s: Cosmic) -> None:
        """A step is done: has somebody fulfilled a condition of victory that looks at cards or the Warp? COS-2.9"""
        raise NotImplementedError

    def follow(self, s: Cosmic, player: int, place: int, number: int) -> None:
        """Tokens have come to a place: captured tokens that lie under them come along."""
        raise NotImplementedError

    def open_window(self, s: Cosmic, timing: int, group: int, opened: bool) -> None:
        """A timing point at which somebody could do something. COS-8.2"""
        raise NotImplementedError

    def settle(self, s: Cosmic) -> None:
        """Bases have come or gone. COS-P8.24"""
        raise NotImplementedError


REFEREE: Final[list[Referee]] = [Referee()]
"""The one referee; game.py gives him the rules."""

QUANTITY_COUNT: Final = 80
"""Room for every hook that changes a quantity; see quantities.py."""
NOTHING_BORNE: Final[list[list[InForce]]] = [[] for _ in range(QUANTITY_COUNT)]
"""No effect in force changes any quantity. The rows are shared and never changed."""

UNSET: Final[list[int]] = []
UNSET_ROWS: Final[list[list[int]]] = []
UNSET_EFFECTS: Final[list[InForce]] = []
UNSET_DECK: Final = Deck([], [], [])
"""What a new state's lists and decks are before `layout.blank` or `clone` gives it its own: never changed."""


@final
class Cosmic(Seated):
    """The table. Lists of pairs are flat: `tokens[player * PLACES + place]`, `force[side * players + player]`.

    Effects keep what they need in four stores of records, so that no power has a place of its own here:
    `marks` (open, lasting), `lasting` (open, until the end of the challenge), `secrets` and `stash` (hidden numbers and
    hidden cards, each with the mask of those who know them).
    """

    key: ClassVar[str] = "cosmic"
    colours: ClassVar[Names] = COLOUR
    first_colour: ClassVar[int] = COLOUR_ATOM

    def __init__(self, players: int) -> None:
        super().__init__(players)
        # The options. COS-0.3 to 0.5
        self.any_occupant: bool = False
        self.kickers: bool = False
        self.reinforcements: bool = False
        self.refresh_all: bool = False
        self.reverse_warp: bool = False
        self.lucre_used: bool = False
        self.skipping: bool = False
        self.moons_used: bool = False
        self.all_powers: bool = False
        self.excluded: list[int] = UNSET
        # Who sits where
        self.home: list[int] = UNSET
        self.back: list[int] = UNSET
        self.gone: int = 0
        # Tokens
        self.tokens: list[int] = UNSET
        self.warp: list[int] = UNSET
        self.force: list[int] = UNSET
        self.limbo: list[int] = UNSET
        self.limbo_marker: int = NOBODY
        self.pending: list[int] = UNSET
        self.held: list[int] = UNSET
        self.reserve: list[int] = UNSET
        self.star: list[int] = UNSET
        self.out: list[int] = UNSET
        self.fleet: list[int] = UNSET
        self.lucre: list[int] = UNSET
        self.transit: list[int] = UNSET
        self.gained: list[int] = UNSET
        self.settled: list[int] = UNSET
        self.face_down: int = 0
        # Cards
        self.deck: Deck = UNSET_DECK
        self.discard: list[int] = UNSET
        self.hands: list[list[int]] = UNSET_ROWS
        self.seen: list[list[int]] = UNSET_ROWS
        self.unused_flares: list[int] = UNSET
        self.chosen: list[int] = UNSET
        self.chosen_known: list[int] = UNSET
        self.kicker: list[int] = UNSET
        self.kicker_known: list[int] = UNSET
        self.played: list[int] = UNSET
        # Destiny and moons
        self.destiny: Deck = UNSET_DECK
        self.destiny_discard: list[int] = UNSET
        self.drawn: int = NOBODY
        self.comet: int = NOBODY
        self.last_special: int = NOBODY
        self.unused_specials: list[int] = UNSET
        self.dust_cards: list[int] = UNSET
        self.ship_cards: list[int] = UNSET
        self.moon_at: list[int] = UNSET
        self.moon_known: list[int] = UNSET
        self.unused_moons: list[int] = UNSET
        # Powers and effects
        self.sheets: list[int] = UNSET
        self.zapped: list[int] = UNSET
        self.used: list[int] = UNSET
        self.marks: list[int] = UNSET
        self.lasting: list[int] = UNSET
        self.secrets: list[int] = UNSET
        self.stash: list[int] = UNSET
        self.uses: list[int] = UNSET
        self.losses: list[int] = UNSET
        self.draws: list[int] = UNSET
        self.decided: list[int] = UNSET
        self.banned: list[int] = UNSET
        # The turn and the challenge
        self.turn: int = 0
        self.next_turn: int = NOBODY
        self.count: int = 0
        self.number: int = 0
        self.phase: int = 0
        self.offense: int = 0
        self.defender: int = NOBODY
        self.system: int = NOBODY
        self.target: int = NOBODY
        self.guarding: int = NOBODY
        self.in_warp: bool = False
        self.reverse: bool = False
        self.extra: bool = False
        self.invited: list[int] = UNSET
        self.joined: list[int] = UNSET
        self.answering: int = NOBODY
        self.withdrawn: int = 0
        self.kind: list[int] = UNSET
        self.value: list[int] = UNSET
        self.boost: list[int] = UNSET
        self.ending: int = UNDECIDED
        self.winner: int = NOBODY
        self.lost: list[int] = UNSET
        self.due: list[int] = UNSET
        self.success: bool = False
        self.terms: list[int] = UNSET
        self.offered_cards: list[int] = UNSET
        self.champions: int = 0
        # Derived: see in_force.refresh and `count_bases`
        self.owner: list[int] = UNSET
        self.bases: list[int] = UNSET
        self.active: list[InForce] = UNSET_EFFECTS
        self.bearing: list[list[InForce]] = NOTHING_BORNE
        self.hears: list[int] = UNSET
        self.hand_hears: list[int] = UNSET
        self.ears: int = 0

    def clone(self) -> Cosmic:
        s = Cosmic(self.players)
        self.copy_into(s)
        s.any_occupant = self.any_occupant
        s.kickers = self.kickers
        s.reinforcements = self.reinforcements
        s.refresh_all = self.refresh_all
        s.reverse_warp = self.reverse_warp
        s.lucre_used = self.lucre_used
        s.skipping = self.skipping
        s.moons_used = self.moons_used
        s.all_powers = self.all_powers
        s.excluded = self.excluded
        # Who sits where is replaced as a whole where it changes, so states may share it.
        s.home = self.home
        s.back = self.back
        s.gone = self.gone
        s.tokens = self.tokens.copy()
        s.warp = self.warp.copy()
        s.force = self.force.copy()
        s.limbo = self.limbo.copy()
        s.limbo_marker = self.limbo_marker
        s.pending = self.pending.copy()
        s.held = self.held.copy()
        s.reserve = self.reserve.copy()
        s.star = self.star.copy()
        s.out = self.out.copy()
        s.fleet = self.fleet.copy()
        s.lucre = self.lucre.copy()
        s.transit = self.transit.copy()
        s.gained = self.gained.copy()
        s.settled = self.settled.copy()
        s.face_down = self.face_down
        s.deck = self.deck.clone()
        s.discard = self.discard.copy()
        s.hands = [hand.copy() for hand in self.hands]
        s.seen = [masks.copy() for masks in self.seen]
        s.unused_flares = self.unused_flares.copy()
        s.chosen = self.chosen.copy()
        s.chosen_known = self.chosen_known.copy()
        s.kicker = self.kicker.copy()
        s.kicker_known = self.kicker_known.copy()
        s.played = self.played.copy()
        s.destiny = self.destiny.clone()
        s.destiny_discard = self.destiny_discard.copy()
        s.drawn = self.drawn
        s.comet = self.comet
        s.last_special = self.last_special
        s.unused_specials = self.unused_specials.copy()
        s.dust_cards = self.dust_cards.copy()
        s.ship_cards = self.ship_cards.copy()
        s.moon_at = self.moon_at.copy()
        s.moon_known = self.moon_known.copy()
        s.unused_moons = self.unused_moons.copy()
        s.sheets = self.sheets.copy()
        s.zapped = self.zapped.copy()
        s.used = self.used.copy()
        s.marks = self.marks.copy()
        s.lasting = self.lasting.copy()
        s.secrets = self.secrets.copy()
        s.stash = self.stash.copy()
        s.uses = self.uses.copy()
        s.losses = self.losses.copy()
        s.draws = self.draws.copy()
        s.decided = self.decided.copy()
        s.banned = self.banned.copy()
        s.turn = self.turn
        s.next_turn = self.next_turn
        s.count = self.count
        s.number = self.number
        s.phase = self.phase
        s.offense = self.offense
        s.defender = self.defender
        s.system = self.system
        s.target = self.target
        s.guarding = self.guarding
        s.in_warp = self.in_warp
        s.reverse = self.reverse
        s.extra = self.extra
        s.invited = self.invited.copy()
        s.joined = self.joined.copy()
        s.answering = self.answering
        s.withdrawn = self.withdrawn
        s.kind = self.kind.copy()
        s.value = self.value.copy()
        s.boost = self.boost.copy()
        s.ending = self.ending
        s.winner = self.winner
        s.lost = self.lost.copy()
        s.due = self.due.copy()
        s.success = self.success
        s.terms = self.terms.copy()
        s.offered_cards = self.offered_cards.copy()
        s.champions = self.champions
        s.owner = self.owner
        s.bases = self.bases.copy()
        s.active = self.active.copy()
        s.bearing = self.bearing
        s.hears = self.hears.copy()
        s.hand_hears = self.hand_hears.copy()
        s.ears = self.ears
        return s

    def deal_unknown(self, player: int, rng: Rng) -> None:
        REFEREE[0].deal_unknown(self, player, rng)

    def observe(self, player: int) -> list[int]:
        return REFEREE[0].observe(self, player)

    def advance(self) -> None:
        """As in every game; a condition of victory that looks at cards or the Warp is watched between steps. COS-2.9"""
        stack = self.stack
        while self.choice is None and stack:
            if self.bearing[WINS]:
                REFEREE[0].watch(self)
            stack.pop().run(self)
        if self.choice is None:
            super().advance()

    # Who is who

    def left_of(self, player: int) -> int:
        return (player + 1) % self.players

    def around(self, player: int) -> list[int]:
        """The other players, clockwise from the player's left."""
        return [(player + step) % self.players for step in range(1, self.players)]

    def timing_order(self) -> list[int]:
        """Who acts when: see `orders`. The list is shared. COS-8.1, 8.8"""
        return ORDERS[(self.players * SEATS + self.offense) * SEATS + self.defender + 1]

    def main(self, side: int) -> int:
        return self.offense if side == OFF else self.defender

    def is_main(self, player: int) -> bool:
        return player == self.offense or player == self.defender

    def opponent(self, player: int) -> int:
        """The other main player."""
        return self.defender if player == self.offense else self.offense

    def side_of(self, player: int) -> int:
        """The side on which a player is involved, or NOBODY. Who is on both counts for the offense's."""
        if player == self.offense:
            return OFF
        if player == self.defender:
            return DEF
        if self.joined[OFF] >> player & 1:
            return OFF
        return DEF if self.joined[DEF] >> player & 1 else NOBODY

    def is_ally(self, player: int) -> bool:
        return (self.joined[OFF] | self.joined[DEF]) >> player & 1 == 1 and not self.is_main(player)

    def allies(self, side: int) -> list[int]:
        """The allies of a side, clockwise from the offense's left."""
        mask = self.joined[side]
        if mask == 0:
            return []
        main = self.main(side)
        return [
            player for player in [*self.around(self.offense), self.offense] if mask >> player & 1 and player != main
        ]

    def role(self, player: int) -> int:
        """The player's part in the challenge, as a bit."""
        if player == self.offense:
            return IS_OFFENSE
        if player == self.defender:
            return IS_DEFENDER
        return IS_ALLY if (self.joined[OFF] | self.joined[DEF]) >> player & 1 else IS_BYSTANDER

    # Places

    def planets_in(self, system: int) -> list[int]:
        """The planets of a system that are still in the game, the bases of visitors on the giant not among them.

        The list may be shared.
        """
        hex = self.back[system]
        count = FRONT_PLANETS if hex == NOBODY else PLANETS_OF_HEX[hex]
        first = system * SLOTS
        if self.gone == 0:
            return PLANETS_FROM[first + count * PLACES]
        return [place for place in range(first, first + count) if not self.gone >> place & 1]

    def moons_in(self, system: int) -> list[int]:
        """The places of the moons that are still in the game."""
        if not self.moons_used:
            return []
        first = FIRST_MOON + 2 * system
        return [place for place in (first, first + 1) if self.moon_at[place - FIRST_MOON] != NOBODY]

    def is_berthed(self, system: int) -> bool:
        """Whether visitors have bases of their own there, one per landing: Gas Giant and Space Dust. COS-9.8, 9.19"""
        return self.back[system] == GAS_GIANT or self.back[system] == SPACE_DUST

    def is_dust(self, place: int) -> bool:
        """Whether a place is the Space Dust, where each of the owner's tokens is a base of its own. COS-9.18"""
        return place < PLANETS and self.back[place // SLOTS] == SPACE_DUST

    def at(self, player: int, place: int) -> int:
        """How many tokens the player has on a place."""
        return self.tokens[player * PLACES + place]

    def occupants(self, place: int) -> list[int]:
        return [player for player in range(self.players) if self.tokens[player * PLACES + place] > 0]

    def base_list(self, player: int) -> list[int]:
        """All places where the player has tokens, moons included."""
        found: list[int] = []
        mask = self.bases[player]
        first = 0
        while mask > 0:
            if mask & 63:
                found += SIX_PLACES[first + (mask & 63)]
            mask >>= 6
            first += 64
        return found

    def has_base(self, player: int, place: int) -> bool:
        return self.bases[player] >> place & 1 == 1

    def on_bases(self, player: int) -> int:
        """All the player's tokens on bases."""
        total = 0
        mask = self.bases[player]
        at = player * PLACES
        while mask > 0:
            if mask & 63:
                for place in SIX_PLACES[mask & 63]:
                    total += self.tokens[at + place]
            mask >>= 6
            at += 6
        return total

    def in_game(self, player: int) -> int:
        """Tokens that are not out of the game. COS-2.7"""
        return self.fleet[player] - self.out[player]

    def home_bases(self, player: int) -> int:
        """Planets with own tokens and own moons of the own system. COS-4.5, 9.18"""
        system = self.home[player]
        if self.back[system] == SPACE_DUST:
            return self.tokens[player * PLACES + system * SLOTS] + bits(
                self.bases[player] & SYSTEM_BITS[system] & MOON_BITS
            )
        return bits(self.bases[player] & SYSTEM_BITS[system])

    def external_bits(self, player: int) -> int:
        return self.bases[player] & GROUND_BITS & ~SYSTEM_BITS[self.home[player]]

    def external_bases(self, player: int) -> int:
        """Bases on planets outside the own system. COS-2.2, 2.6, 13.13; Moon Base Omega: see `victory.external`."""
        return bits(self.external_bits(player))

    def planet_bases(self, player: int) -> int:
        """Home and external bases on planets. COS-9.10 for the Gas Giant."""
        system = self.home[player]
        outside = self.external_bases(player)
        if self.back[system] == SPACE_DUST:
            return outside + self.tokens[player * PLACES + system * SLOTS]
        if self.back[system] == GAS_GIANT:
            return outside + min(3, self.tokens[player * PLACES + system * SLOTS])
        return outside + bits(self.bases[player] & SYSTEM_BITS[system] & GROUND_BITS)

    def count_bases(self) -> None:
        """Work out where everybody has bases, and who owns which system."""
        for player in range(self.players):
            mask = 0
            for place in range(PLACES):
                if self.tokens[player * PLACES + place] > 0:
                    mask |= 1 << place
            self.bases[player] = mask
        owner = [NOBODY] * COLOURS
        for player in range(self.players):
            if self.home[player] != NOBODY:
                owner[self.home[player]] = player
        self.owner = owner

    # Moving tokens; the steps of tokens.py say when

    def put(self, player: int, place: int, number: int) -> None:
        add(self.tokens, player * PLACES + place, number)
        self.bases[player] = self.bases[player] | 1 << place
        if self.marks:
            REFEREE[0].follow(self, player, place, number)

    def lift(self, player: int, place: int, number: int) -> None:
        at = player * PLACES + place
        add(self.tokens, at, -number)
        if self.tokens[at] == 0:
            self.bases[player] = self.bases[player] & ~(1 << place)
            self.tell(notes.BASE_GONE, player, place)

    # The challenge

    def strength(self, player: int, side: int) -> int:
        """How many tokens the player has in the challenge on that side. COS, terms"""
        number = self.force[side * self.players + player]
        if side == DEF and self.target != NOBODY and player == self.guard():
            number += self.guarded()
        return number

    def guarded(self) -> int:
        """How many of the guard's tokens on the target are in the challenge; of the Space Dust one. COS-9.12, 9.19"""
        number = self.tokens[self.guard() * PLACES + self.target] - self.withdrawn
        if number > 1 and self.is_dust(self.target):
            return 1
        return number if number > 0 else 0

    def guard(self) -> int:
        """Whose tokens on the target stand in the challenge: the defender's, also after he has delegated."""
        return self.defender if self.guarding == NOBODY else self.guarding

    def tokens_in(self, player: int) -> int:
        """The player's tokens in the challenge, on either side."""
        return self.strength(player, OFF) + self.strength(player, DEF)

    def owner_of_place(self, place: int) -> int:
        return self.owner[SYSTEM_OF[place]]

    # Cards

    def hear_hand(self, player: int) -> None:
        """Work out when the player could play something."""
        mask = 0
        for card in self.hands[player]:
            mask |= CARD_TIMES[card]
        for at in range(0, len(self.stash), Stashed.SIZE):
            if self.stash[at + Stashed.HOLDER] == player and self.stash[at + Stashed.PLAYABLE] == 1:
                mask |= CARD_TIMES[self.stash[at + Stashed.CARD]]
        self.hand_hears[player] = mask
        self.listen()

    def listen(self) -> None:
        """Work out at which timing points anybody could do something."""
        mask = 0
        for player in range(self.players):
            mask |= self.hears[player] | self.hand_hears[player]
        self.ears = mask

    def gain_card(self, player: int, card: int, knowers: int) -> None:
        """A card comes to the hand; `knowers` is the mask of others who know it."""
        self.hands[player].append(card)
        self.seen[player].append(knowers)
        self.hand_hears[player] = self.hand_hears[player] | CARD_TIMES[card]
        self.ears |= CARD_TIMES[card]

    def drop_card(self, player: int, card: int) -> int:
        """A card leaves the hand, of equal ones the best known; who knew it."""
        best = NOBODY
        hand = self.hands[player]
        masks = self.seen[player]
        for place in range(len(hand)):
            if hand[place] == card and (best == NOBODY or masks[place] > masks[best]):
                best = place
        assert best != NOBODY, "a card that is not in the hand"
        known = masks[best]
        del hand[best]
        del masks[best]
        if CARD_TIMES[card]:
            self.hear_hand(player)
        return known

    def has_challenge_card(self, player: int) -> bool:
        """In the hand, the hoard, or a hand possessed. COS-P10.3"""
        for card in self.hands[player]:
            if IS_CHALLENGE[card]:
                return True
        for at in range(0, len(self.stash), Stashed.SIZE):
            if (
                self.stash[at + Stashed.HOLDER] == player
                and self.opens_stash(at)
                and IS_CHALLENGE[self.stash[at + Stashed.CARD]]
            ):
                return True
        return False

    def opens_stash(self, at: int) -> bool:
        """Whether the holder may play a card of the stash: of a power's only while it is in force. COS-4.6"""
        if self.stash[at + Stashed.PLAYABLE] == 0:
            return False
        effect = self.stash[at + Stashed.EFFECT]
        return effect >= POWERS or IN_FORCE[effect][self.stash[at + Stashed.HOLDER]] in self.active

    # Records of effects

    def recall(self, effect: int, player: int) -> int:
        """Where the effect's record of the player stands in `lasting`, or NOBODY. A player NOBODY means anyone's."""
        for at in range(0, len(self.lasting), Lasting.SIZE):
            if self.lasting[at + Lasting.EFFECT] == effect and (
                player == NOBODY or self.lasting[at + Lasting.PLAYER] == player
            ):
                return at
        return NOBODY

    def mark_of(self, effect: int, player: int, about: int = 0) -> int:
        """The number that the effect has noted for the player, 0 if none."""
        for at in range(0, len(self.marks), Mark.SIZE):
            if (
                self.marks[at + Mark.EFFECT] == effect
                and self.marks[at + Mark.PLAYER] == player
                and self.marks[at + Mark.ABOUT] == about
            ):
                return self.marks[at + Mark.NUMBER]
        return 0

    def set_mark(self, effect: int, player: int, about: int, number: int) -> None:
        """Note a number for the player; 0 takes the note away."""
        for at in range(0, len(self.marks), Mark.SIZE):
            if (
                self.marks[at + Mark.EFFECT] == effect
                and self.marks[at + Mark.PLAYER] == player
                and self.marks[at + Mark.ABOUT] == about
            ):
                if number == 0:
                    del self.marks[at : at + Mark.SIZE]
                else:
                    self.marks[at + Mark.NUMBER] = number
                return
        if number != 0:
            self.marks += [effect, player, about, number]

    def was_used(self, effect: int, player: int) -> bool:
        """In this challenge."""
        for at in range(0, len(self.used), Used.SIZE):
            if self.used[at + Used.EFFECT] == effect and self.used[at + Used.PLAYER] == player:
                return True
        return False

    def is_off(self, effect: int) -> bool:
        """Whether the component is switched off."""
        return len(self.without) > 0 and EFFECT.ids[effect] in self.without

    # The end. COS-22

    @property
    def scores(self) -> list[int]:
        return [self.external_bases(player) for player in range(self.players)]

    @property
    def winners(self) -> list[int]:
        if not self.over:
            return []
        return [player for player in range(self.players) if self.champions >> player & 1]

    def most_external(self) -> list[int]:
        return highest(self.scores)

    def both_attack(self) -> bool:
        return self.kind[OFF] != COMPROMISE_TYPE and self.kind[DEF] != COMPROMISE_TYPE

    def check(self) -> None:
        """Every component is in exactly one place. COS-1.3, 2.7"""
        REFEREE[0].check(self)


SIX_PLACES: Final[list[list[int]]] = [
    [6 * six + place for place in range(6) if set_bits >> place & 1] for six in range(11) for set_bits in range(64)
]
"""For each six places in a row, and each set of them as bits, which places these are."""


PLANETS_FROM: Final[list[list[int]]] = [
    list(range(first, first + count)) for count in range(SLOTS + 1) for first in range(PLACES)
]
"""So many planets in a row from a first one on."""


def orders() -> list[list[int]]:
    """The others from the offense's left, the offense, last the defender: for every offense and defender. COS-8.1"""
    found: list[list[int]] = []
    for players in range(SEATS):
        for offense in range(SEATS):
            for defender in range(NOBODY, SEATS - 1):
                others = [(offense + step) % max(1, players) for step in range(1, players)]
                order = [player for player in others if player != defender]
                last = [] if defender in (NOBODY, offense) else [defender]
                found.append([*order, offense, *last])
    return found


ORDERS: Final[list[list[int]]] = orders()


def bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask > 0:
        mask &= mask - 1
        count += 1
    return count
