"""What lies on the table, attribute by attribute. Written by `make tables` from layout.py: change it there."""

from __future__ import annotations

from typing import Final

from ...clockwork.names import NOBODY
from ...mechanisms.decks import Deck
from ...positions.seats import Seated
from .components import COLOURS, MOON_SLOTS, PLACE
from .records import NOTHING_BORNE, InForce
from .terms import KEEPINGS

NO_DECK: Final = Deck([])
NO_INFORCE: Final[list[InForce]] = []
NO_NUMBERS: Final[list[int]] = []
NO_LIST_INFORCE: Final[list[list[InForce]]] = []
NO_LISTS: Final[list[list[int]]] = []
"""What a state has before a table is laid or copied into it: never changed."""


class CosmicTable(Seated):
    """What a state of this game consists of. See `Cosmic`."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.home: list[int] = NO_NUMBERS
        """The system of each player."""
        self.back: list[int] = NO_NUMBERS
        """The reverse side that is up in each system. COS-9.1"""
        self.any_occupant: bool = False
        """Whether the offense may challenge any occupant of the system. COS-P2.12"""
        self.kickers: bool = False
        """Whether there are Kickers. COS-6.12"""
        self.reinforcements: bool = False
        """Whether there are Reinforcements. COS-6.19"""
        self.refresh_all: bool = False
        """Whether all cones and comets are replaced when the destiny deck is shuffled. COS-7.4"""
        self.reverse_warp: bool = False
        """Whether the reverse side of the Warp, Limbo, is used. COS-10.1"""
        self.lucre_used: bool = False
        """Whether there is Lucre. COS-11.1"""
        self.skipping: bool = False
        """Whether a turn may be skipped. COS-12.1"""
        self.moons_used: bool = False
        """Whether there are moons. COS-13.1"""
        self.all_powers: bool = False
        """Whether the powers of both boxes are used. COS-0.4"""
        self.excluded: list[int] = NO_NUMBERS
        """Powers that are not used in this game."""
        self.gone: int = 0
        """Planets that are out of the game, as bits."""
        self.tokens: list[int] = NO_NUMBERS
        """Tokens by player and place."""
        self.warp: list[int] = NO_NUMBERS
        """Tokens in the Warp."""
        self.force: list[int] = NO_NUMBERS
        """Tokens in the challenge by side and player."""
        self.limbo: list[int] = NO_NUMBERS
        """Tokens in Limbo by system and player. COS-10"""
        self.limbo_marker: int = NOBODY
        """The system at which the Limbo marker stands. COS-10"""
        self.pending: list[int] = NO_NUMBERS
        """Tokens that wait for their place in Limbo. COS-10"""
        self.held: list[int] = NO_NUMBERS
        """Tokens on power sheets by keeping, holder and owner."""
        self.reserve: list[int] = NO_NUMBERS
        """Tokens in reserve."""
        self.star: list[int] = NO_NUMBERS
        """Tokens on the star of a hex."""
        self.out: list[int] = NO_NUMBERS
        """Tokens that are out of the game."""
        self.fleet: list[int] = NO_NUMBERS
        """All tokens that a player has, wherever they are."""
        self.lucre: list[int] = NO_NUMBERS
        """Lucre. COS-11"""
        self.transit: list[int] = NO_NUMBERS
        """Tokens that are on their way."""
        self.gained: list[int] = NO_NUMBERS
        """Landings that nobody has reacted to yet."""
        self.settled: list[int] = NO_NUMBERS
        """The bases of each player when they were last looked at, as bits."""
        self.face_down: int = 0
        """Whose power sheets are turned down, as bits. COS-4.3, 9.6"""
        self.deck: Deck = NO_DECK
        """The Challenge deck."""
        self.discard: list[int] = NO_NUMBERS
        """Challenge cards that were discarded."""
        self.hands: list[list[int]] = NO_LISTS
        """The hand of each player."""
        self.seen: list[list[int]] = NO_LISTS
        """Who knows what of `hands`, as masks."""
        self.unused_flares: list[int] = NO_NUMBERS
        """Flares that are out of the game. COS-1.12"""
        self.chosen: list[int] = NO_NUMBERS
        """The Challenge card of each side."""
        self.chosen_known: list[int] = NO_NUMBERS
        """Who knows what of `chosen`, as masks."""
        self.kicker: list[int] = NO_NUMBERS
        """The Kicker of each side."""
        self.kicker_known: list[int] = NO_NUMBERS
        """Who knows what of `kicker`, as masks."""
        self.played: list[int] = NO_NUMBERS
        """Cards that lie open until they are put away."""
        self.destiny: Deck = NO_DECK
        """The destiny deck."""
        self.destiny_discard: list[int] = NO_NUMBERS
        """Destiny cards that were used."""
        self.drawn: int = NOBODY
        """The destiny card of this challenge."""
        self.comet: int = NOBODY
        """The comet that is in force. COS-7.11"""
        self.last_special: int = NOBODY
        """The last cone or comet that was drawn."""
        self.unused_specials: list[int] = NO_NUMBERS
        """Cones and comets that are out of the game."""
        self.dust_cards: list[int] = NO_NUMBERS
        """Destiny cards that lie open at a hex. COS-9.20"""
        self.ship_cards: list[int] = NO_NUMBERS
        """The destiny hand of a hex. COS-9.21"""
        self.moon_at: list[int] = NO_NUMBERS
        """The moon at each place for one."""
        self.moon_known: list[int] = NO_NUMBERS
        """Who knows what of `moon_at`, as masks."""
        self.unused_moons: list[int] = NO_NUMBERS
        """Moons that are out of the game."""
        self.sheets: list[int] = NO_NUMBERS
        """Power sheets: whose, and how he has it."""
        self.zapped: list[int] = NO_NUMBERS
        """Powers that do not work in this challenge."""
        self.used: list[int] = NO_NUMBERS
        """Effects that were used in this challenge."""
        self.marks: list[int] = NO_NUMBERS
        """What effects have noted for good."""
        self.lasting: list[int] = NO_NUMBERS
        """What effects have noted until the end of the challenge."""
        self.secrets: list[int] = NO_NUMBERS
        """Secret numbers of effects."""
        self.stash: list[int] = NO_NUMBERS
        """Cards that effects keep."""
        self.uses: list[int] = NO_NUMBERS
        """Uses that can still be answered, the last one on top."""
        self.losses: list[int] = NO_NUMBERS
        """Tokens that are being lost."""
        self.draws: list[int] = NO_NUMBERS
        """What the open windows are about."""
        self.decided: list[int] = NO_NUMBERS
        """The decision that is being weighed. COS-16.4"""
        self.banned: list[int] = NO_NUMBERS
        """Answers that were vetoed."""
        self.turn: int = 0
        """Whose turn it is."""
        self.next_turn: int = NOBODY
        """Who has the next turn, where an effect says so. COS-3.5"""
        self.count: int = 0
        """Challenges and empty turns so far. COS-22.5"""
        self.number: int = 0
        """The challenges of this turn so far. COS-3.1"""
        self.phase: int = 0
        """The phase of the challenge, as a place in PHASES. COS-3.2"""
        self.offense: int = 0
        """The offense."""
        self.defender: int = NOBODY
        """The defender."""
        self.system: int = NOBODY
        """The system that the destiny card names."""
        self.target: int = NOBODY
        """The place that is challenged."""
        self.guarding: int = NOBODY
        """Whose tokens stand on the target, where not the defender's."""
        self.in_warp: bool = False
        """Whether the challenge is about the Warp."""
        self.reverse: bool = False
        """Whether the reverse side of the cone is used. COS-P2.11"""
        self.extra: bool = False
        """Whether this is an extra challenge."""
        self.invited: list[int] = NO_NUMBERS
        """Whom each side has invited, as bits."""
        self.joined: list[int] = NO_NUMBERS
        """Who is allied with each side, as bits."""
        self.answering: int = NOBODY
        """Who answers the invitations now."""
        self.withdrawn: int = 0
        """Tokens on the target that are not in the challenge. COS-9.12"""
        self.kind: list[int] = NO_NUMBERS
        """The type of each side's card, once revealed."""
        self.value: list[int] = NO_NUMBERS
        """The value of each side's card."""
        self.boost: list[int] = NO_NUMBERS
        """What is added to each side's total."""
        self.ending: int = 0
        """How the challenge ended."""
        self.winner: int = NOBODY
        """The side that won."""
        self.lost: list[int] = NO_NUMBERS
        """Tokens lost in this challenge."""
        self.due: list[int] = NO_NUMBERS
        """Tokens that the result costs each player."""
        self.success: bool = False
        """Whether the challenge counts as a success of the offense."""
        self.terms: list[int] = NO_NUMBERS
        """The terms of the deal that is proposed. COS-18"""
        self.offered_cards: list[int] = NO_NUMBERS
        """The cards that a proposal offers. COS-18.3"""
        self.champions: int = 0
        """Who has won, as bits."""
        self.owner: list[int] = NO_NUMBERS
        """Whose each system is."""
        self.turned: bool = False
        """Whether any system has its reverse side up."""
        self.tokens_count: bool = False
        """Whether somewhere tokens count, not only bases. COS-9.7, 9.25"""
        self.bases: list[int] = NO_NUMBERS
        """Where each player has tokens, as bits."""
        self.active: list[InForce] = NO_INFORCE
        """The effects in force, in the order of COS-17.3."""
        self.bearing: list[list[InForce]] = NO_LIST_INFORCE
        """For each quantity the effects in force that change it."""
        self.watched: bool = False
        """Whether a condition of victory is watched after every step. COS-2.9"""
        self.hears: list[int] = NO_NUMBERS
        """When effects in force let each player act, as bits."""
        self.hand_hears: list[int] = NO_NUMBERS
        """When cards let each player act, as bits."""
        self.ears: int = 0
        """When anybody could act, as bits."""

    def copy_table(self, s: CosmicTable) -> None:
        """Everything on the table, for a clone."""
        self.copy_into(s)
        s.home = self.home
        s.back = self.back
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
        s.hands = [row.copy() for row in self.hands]
        s.seen = [row.copy() for row in self.seen]
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
        s.turned = self.turned
        s.tokens_count = self.tokens_count
        s.bases = self.bases.copy()
        s.active = self.active
        s.bearing = self.bearing
        s.watched = self.watched
        s.hears = self.hears.copy()
        s.hand_hears = self.hand_hears.copy()
        s.ears = self.ears

    def lay_blank(self) -> None:
        """A table with nothing on it."""
        players = self.players
        self.home = [NOBODY] * players
        self.back = [NOBODY] * COLOURS
        self.excluded = []
        self.tokens = [0] * (players * len(PLACE))
        self.warp = [0] * players
        self.force = [0] * (2 * players)
        self.limbo = [0] * (COLOURS * players)
        self.pending = [0] * players
        self.held = [0] * (KEEPINGS * players * players)
        self.reserve = [0] * players
        self.star = [0] * players
        self.out = [0] * players
        self.fleet = [0] * players
        self.lucre = [0] * players
        self.transit = [0] * players
        self.gained = []
        self.settled = [0] * players
        self.deck = Deck([])
        self.discard = []
        self.hands = [[] for _ in range(players)]
        self.seen = [[] for _ in range(players)]
        self.unused_flares = []
        self.chosen = [NOBODY] * 2
        self.chosen_known = [0] * 2
        self.kicker = [NOBODY] * 2
        self.kicker_known = [0] * 2
        self.played = []
        self.destiny = Deck([])
        self.destiny_discard = []
        self.unused_specials = []
        self.dust_cards = []
        self.ship_cards = []
        self.moon_at = [NOBODY] * (COLOURS * MOON_SLOTS)
        self.moon_known = [0] * (COLOURS * MOON_SLOTS)
        self.unused_moons = []
        self.sheets = []
        self.zapped = []
        self.used = []
        self.marks = []
        self.lasting = []
        self.secrets = []
        self.stash = []
        self.uses = []
        self.losses = []
        self.draws = []
        self.decided = []
        self.banned = []
        self.invited = [0] * 2
        self.joined = [0] * 2
        self.kind = [NOBODY] * 2
        self.value = [0] * 2
        self.boost = [0] * 2
        self.lost = [0] * players
        self.due = [0] * players
        self.terms = []
        self.offered_cards = []
        self.owner = [NOBODY] * COLOURS
        self.bases = [0] * players
        self.active = []
        self.bearing = NOTHING_BORNE
        self.hears = [0] * players
        self.hand_hears = [0] * players
