"""A table of Cosmic Encounter for tests: set up a challenge, answer some decisions, let the rest take its default."""

from __future__ import annotations

import json
from typing import Any, ClassVar, Self

from astrarium.clockwork.names import NO, NOBODY, PASS, PUBLIC
from astrarium.clockwork.registry import enrol
from astrarium.clockwork.state import State
from astrarium.games.cosmic.atoms import ATOMS, BREAK_OFF, STOP
from astrarium.games.cosmic.components import (
    CARD,
    DESTINY,
    DESTINY_COLOUR,
    FIRST_FLARE,
    FIRST_MOON,
    HEX,
    MOON,
    MOON_SLOTS,
    PLACE,
    POWER,
    POWERS,
    REVERSE,
    SLOTS,
    SYSTEM_OF,
)
from astrarium.games.cosmic.effect_numbers import EFFECT, SEEN_MOON
from astrarium.games.cosmic.effects.in_force import refresh
from astrarium.games.cosmic.effects.questions import AskCard, AskSecret
from astrarium.games.cosmic.effects.timing import P7, P8, P10
from astrarium.games.cosmic.game import GAME
from astrarium.games.cosmic.rules.alliances import alliance_steps
from astrarium.games.cosmic.rules.clearing import clear_challenge
from astrarium.games.cosmic.rules.deals import GiveChosen
from astrarium.games.cosmic.rules.destiny import WITH_DEFENDER
from astrarium.games.cosmic.rules.hands import DiscardChoice
from astrarium.games.cosmic.rules.launch import FROM_LAUNCH
from astrarium.games.cosmic.rules.phases import turned
from astrarium.games.cosmic.rules.seating import SpreadTokens, TakeColour
from astrarium.games.cosmic.rules.selection import Select, selection_steps
from astrarium.games.cosmic.rules.sheets import turn_sheets
from astrarium.games.cosmic.rules.turn import BeginTurn, ChallengeOver
from astrarium.games.cosmic.setup import AssignStars
from astrarium.games.cosmic.state import Cosmic
from astrarium.games.cosmic.terms import DEF, OFF, OWN
from tables.playing import decide, play

enrol(GAME)

A, B, C, D, E, F = range(6)
DEFAULTS = (PASS, NO, STOP, BREAK_OFF)
"""What is answered where a test says nothing."""
LONGEST = 3000


QUIET = (AskCard, AskSecret, DiscardChoice, GiveChosen)
SPREADS = {"binary": (4, 4, 4, 4, 2, 2), "rings": (4, 4, 4, 4, 4), "rosette": (4, 4, 4, 4, 2, 2)}
"""How owners of these hexes place their tokens, where a test does not say otherwise."""


def complete_setup(s: State, spreads: dict[str, tuple[int, ...]] | None = None) -> Cosmic:
    """Answer what is asked before hands are dealt: tokens are spread so, the first power belongs to the first star."""
    assert isinstance(s, Cosmic)
    while isinstance(s.choice, (TakeColour, SpreadTokens, AssignStars)):
        if isinstance(s.choice, SpreadTokens):
            hex = HEX.ids[s.back[s.home[s.player]]]
            play(s, f"amount:{(SPREADS | (spreads or {}))[hex][s.choice.slot]}")
        else:
            decide(s, s.offered[0])
    return s


class Table:
    """`Table(4, virus=A, macron=B)`: four players, no powers but these. Options are given by `options`.

    Player A has the first seat, B sits to his left, and so on. Hands are empty but for what `hand` gives.
    """

    without: ClassVar[frozenset[str]] = frozenset()
    """The effects that are switched off."""

    def __init__(
        self,
        players: int = 4,
        options: dict[str, str] | None = None,
        seed: int = 1,
        spreads: dict[str, tuple[int, ...]] | None = None,
        **powers: int,
    ) -> None:
        chosen = {"powers": "none", "mce_powers": "on", "mce_challenge": "on", "mce_edicts": "on"} | (options or {})
        self.s: Cosmic = complete_setup(GAME.begin(players, seed, chosen, self.without, log=True), spreads)
        self.begun: int = 0
        self.s.stack.clear()
        self.s.choice = None
        for player in range(players):
            self.hand(player)
        for power, player in powers.items():
            self.power(player, power)

    # Setting things up

    @classmethod
    def of(cls, powers: dict[str, int], players: int = 4) -> Self:
        """A table at which the named powers belong to these players."""
        given: dict[str, Any] = dict(powers)
        return cls(players, **given)

    def power(self, player: int, power: str, setup: bool = False) -> None:
        """The player has the power; with `setup` its setup part is carried out when play goes on."""
        from astrarium.games.cosmic.effects.effect import EFFECTS

        self.s.sheets += [player, POWER.index(power), OWN]
        refresh(self.s)
        if setup:
            EFFECTS[POWER.index(power)].received(self.s, player)

    def hand(self, player: int, *cards: str) -> None:
        """The player's hand is exactly this; nobody else knows it."""
        s = self.s
        s.deck.cards += s.hands[player]
        s.deck.piles += [0] * len(s.hands[player])
        s.deck.known += [0] * len(s.hands[player])
        s.hands[player] = []
        s.seen[player] = []
        for id in cards:
            s.gain_card(player, self.fetch(id), 0)
        s.hear_hand(player)

    def fetch(self, id: str) -> int:
        """Take a card out of the deck, the discards or the unused Flares, wherever it is."""
        s = self.s
        card = CARD.index(id)
        if card in s.deck.cards:
            place = s.deck.cards.index(card)
            del s.deck.cards[place]
            del s.deck.piles[place]
            del s.deck.known[place]
        elif card in s.discard:
            s.discard.remove(card)
        elif card in s.unused_flares:
            s.unused_flares.remove(card)
        elif card >= FIRST_FLARE and card < FIRST_FLARE + POWERS:
            pass
        else:
            raise AssertionError(f"there is no {id} left to give")
        return card

    def on_deck(self, *cards: str) -> None:
        """These cards lie on top of the deck, the first one topmost."""
        for id in reversed(cards):
            self.s.deck.cards.append(self.fetch(id))
            self.s.deck.piles.append(0)
            self.s.deck.known.append(0)

    def planet(self, player: int, number: int) -> int:
        """The place of a planet (1 to 5, or 6) in the player's home system."""
        return self.s.home[player] * SLOTS + number - 1

    def planet_atom(self, player: int, number: int) -> str:
        return f"place:{PLACE.ids[self.planet(player, number)]}"

    def colour(self, player: int) -> str:
        """The atom that names a player."""
        return f"colour:{self.s.player_ids()[player]}"

    def put(self, player: int, place: int, number: int) -> None:
        """Tokens from the player's fullest planets are on that place now."""
        s = self.s
        while number > 0:
            source = max((base for base in s.base_list(player) if base != place), key=lambda base: s.at(player, base))
            s.lift(player, source, 1)
            s.put(player, place, 1)
            number -= 1
        self.settle()

    def moon(
        self, id: str, system: int, number: int = 1, up: bool = False, occupant: int = NOBODY, tokens: int = 1
    ) -> int:
        """That moon lies in a player's system, face down or up, perhaps occupied; its place."""
        s = self.s
        moon = MOON.index(id)
        slot = s.home[system] * MOON_SLOTS + number - 1
        s.moons_used = True
        if moon in s.unused_moons:
            s.unused_moons.remove(moon)
        if s.moon_at[slot] != NOBODY:
            s.unused_moons.append(s.moon_at[slot])
        s.moon_at = [NOBODY if there == moon else there for there in s.moon_at]
        s.moon_at[slot] = moon
        s.moon_known[slot] = PUBLIC if up else 1 << system
        if occupant != NOBODY:
            s.moon_known[slot] |= 1 << occupant
            s.set_mark(SEEN_MOON, NOBODY, slot, s.count * 64 + (occupant + 1) * 9)
            self.put(occupant, FIRST_MOON + slot, tokens)
        self.settle()
        return FIRST_MOON + slot

    def draws(self, offense: int, drawn: int) -> Table:
        """The offense's turn begins, and the first destiny card will show the colour of that player."""
        colours = range(len(DESTINY_COLOUR))
        card = next(c for c in colours if DESTINY_COLOUR[c] == self.s.colour[drawn] and not REVERSE[c])
        return self.turn(offense, DESTINY.ids[card])

    def place_atom(self, place: int) -> str:
        return f"place:{PLACE.ids[place]}"

    def only(self, player: int, tokens: dict[int, int], warp: int = 0) -> None:
        """The player's tokens lie exactly so; all others are out of the game."""
        s = self.s
        for place in s.base_list(player):
            s.lift(player, place, s.at(player, place))
        for place, number in tokens.items():
            s.put(player, place, number)
        s.warp[player] = warp
        s.out[player] = s.fleet[player] - sum(tokens.values()) - warp
        self.settle()

    def to_warp(self, player: int, number: int) -> None:
        """Tokens from the player's fullest planets are in the Warp now."""
        s = self.s
        for _ in range(number):
            source = max(s.base_list(player), key=lambda base: s.at(player, base))
            s.lift(player, source, 1)
            s.warp[player] += 1
        self.settle()

    def settle(self) -> None:
        self.s.settled = self.s.bases.copy()
        for player in range(self.s.players):
            turn_sheets(self.s, player)
        refresh(self.s)

    # Challenges

    def challenge(
        self,
        offense: int = A,
        defender: int = B,
        tokens: int = 3,
        place: int = NOBODY,
        offense_allies: dict[int, int] | None = None,
        defense_allies: dict[int, int] | None = None,
        reverse: bool = False,
        start: str = "select",
    ) -> Table:
        """A challenge is in progress: at `def_set`, `launch`, `invite` (P4) or `select` (P7).

        From `invite` on the tokens are in the cone; with `select` the allies are there too. The target is the
        defender's first home planet unless a place is given.
        """
        s = self.s
        s.stack.clear()
        s.choice = None
        clear_challenge(s)
        s.turn = s.offense = offense
        s.number = 1
        s.count += 1
        self.begun = s.count
        s.phase = P10
        s.defender = defender
        s.system = s.home[defender]
        s.reverse = reverse
        s.push(ChallengeOver())
        if start in ("invite", "select"):
            s.target = self.planet(defender, 1) if place == NOBODY else place
            s.system = SYSTEM_OF[s.target]
            self.commit(offense, OFF, tokens)
        elif place != NOBODY:
            s.target = place
        if start == "select":
            for side, allies in ((OFF, offense_allies), (DEF, defense_allies)):
                for player, number in (allies or {}).items():
                    s.invited[side] |= 1 << player
                    s.joined[side] |= 1 << player
                    self.commit(player, side, number)
        self.settle()
        steps = {
            "def_set": lambda _: turned(WITH_DEFENDER),
            "launch": lambda _: FROM_LAUNCH,
            "invite": lambda _: alliance_steps(),
            "select": lambda _: selection_steps(),
        }[start](s)
        s.then(steps)
        s.advance()
        return self

    def turn(self, player: int, *destiny: str) -> Table:
        """The player's turn begins; these destiny cards (`blue_1`, `wild_1`, `cone_03`...) are turned first."""
        s = self.s
        for id in reversed(destiny):
            names = [name for name in DESTINY.ids if name in (id, f"dest_{id}")]
            card = DESTINY.index(names[0])
            if card in s.destiny.cards:
                place = s.destiny.cards.index(card)
                del s.destiny.cards[place], s.destiny.piles[place], s.destiny.known[place]
            elif card in s.unused_specials:
                s.unused_specials.remove(card)
            s.destiny.cards.append(card)
            s.destiny.piles.append(0)
            s.destiny.known.append(0)
        s.stack.clear()
        s.choice = None
        s.turn = player
        self.begun = s.count + 1
        s.push(BeginTurn())
        s.advance()
        return self

    def commit(self, player: int, side: int, number: int) -> None:
        s = self.s
        for _ in range(number):
            bases = [place for place in s.base_list(player) if place != s.target]
            source = max(bases, key=lambda base: s.at(player, base))
            s.lift(player, source, 1)
            s.force[side * s.players + player] += 1

    # Playing

    def say(self, player: int, *atoms: str) -> Table:
        """Let everything take its default until the player can give this answer; then the next one."""
        for name in atoms:
            atom = ATOMS.index(name)
            for _ in range(LONGEST):
                assert not self.s.over, f"the game ended before {name} could be said"
                if self.s.player == player and atom in self.s.offered:
                    break
                self.step(f"{self.s.player_ids()[player]} never could say {name}")
            else:
                raise AssertionError(f"{name} was never open to {self.s.player_ids()[player]}")
            decide(self.s, atom)
            self.forced()
        return self

    def forced(self) -> None:
        """Answer what leaves no choice, and is asked only so that the others do not learn it."""
        s = self.s
        while len(s.offered) == 1 and (type(s.choice) in QUIET or (type(s.choice) is Select and s.phase < P7)):
            decide(s, s.offered[0])

    def step(self, why: str = "") -> None:
        """The decision at hand takes its default."""
        offered = self.s.offered
        assert self.s.phase != P10 or not self._done(), why
        decide(self.s, next((atom for atom in DEFAULTS if atom in offered), offered[0]))

    def _done(self) -> bool:
        return self.s.number > 1 or self.s.turn != self.s.offense

    def cards(self, offense_card: str, defense_card: str) -> Table:
        """Both main players select these cards."""
        mains = {self.s.offense: offense_card, self.s.defender: defense_card}
        asked = {main for side, main in enumerate(mains) if self.s.chosen[side] == NOBODY}
        while asked and self.s.phase < P8:
            if type(self.s.choice).__name__ == "Select" and self.s.player in asked:
                asked.remove(self.s.player)
                only = self.s.offered[0] if len(self.s.offered) == 1 else NOBODY
                decide(self.s, only if only != NOBODY else ATOMS.index(f"card:{mains[self.s.player]}"))
            else:
                self.step("the cards were never selected")
        return self

    def until(self, kind: str, player: int = NOBODY) -> Table:
        """Let everything take its default until this choice comes up."""
        for _ in range(LONGEST):
            if type(self.s.choice).__name__ == kind and player in (NOBODY, self.s.player):
                return self
            self.step(f"{kind} never came up")
        raise AssertionError(f"{kind} never came up")

    def finish(self) -> Table:
        """Let everything take its default until the challenge is over."""
        count = self.begun
        for _ in range(LONGEST):
            over = not any(isinstance(step, ChallengeOver) for step in self.s.stack)
            if self.s.over or over or self.s.count != count:
                return self
            offered = self.s.offered
            decide(self.s, next((atom for atom in DEFAULTS if atom in offered), offered[0]))
        raise AssertionError("the challenge does not end")

    # Looking

    def offers(self, player: int, name: str) -> bool:
        """Whether the player is asked right now and may give this answer."""
        return self.s.player == player and ATOMS.index(name) in self.s.offered

    def was_used(self, effect: str, player: int) -> bool:
        return self.s.was_used(EFFECT.index(effect), player)

    def has_card(self, player: int, card: str) -> bool:
        return CARD.index(card) in self.s.hands[player]

    def names(self, player: int) -> list[str]:
        return [CARD.ids[card] for card in self.s.hands[player]]


def colour_card(t: Table, player: int, number: int | str = 1) -> str:
    """The destiny card with that number of a player's colour."""
    return f"dest_{t.s.player_ids()[player]}_{number}"


def offered(t: Table) -> list[str]:
    return [ATOMS.names[atom] for atom in t.s.offered]


def same_after_saving(t: Table) -> None:
    """The position is the same after it was written and read, with the same options; and so is a clone."""
    other = GAME.from_json(json.loads(json.dumps(t.s.to_json())))
    assert other.to_json() == t.s.to_json()
    assert other.offered == t.s.offered
    assert t.s.clone().to_json() == t.s.to_json()
