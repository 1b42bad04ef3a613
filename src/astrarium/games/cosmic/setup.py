"""From the box to the first turn. COS-0, 1"""

from __future__ import annotations

from typing import ClassVar, Final

from ...clockwork.names import NOBODY
from ...clockwork.options import Flag, Option, SomeOf
from ...clockwork.step import Choice, Step
from ...mechanisms.decks import Deck
from . import notes
from .atoms import POWER_ATOM
from .components import (
    CATEGORIES,
    CATEGORY_OF,
    COLOURS,
    COPIES_CE,
    COPIES_MCE,
    DESTINIES,
    DESTINY_COLOUR,
    FIRST_COMET,
    FIRST_CONE,
    FIRST_EDICT,
    FIRST_FLARE,
    FIRST_KICKER,
    FIRST_MOON,
    FIRST_REINFORCEMENT,
    HAND,
    KEPT_DESTINY,
    MOON_SLOTS,
    MOONS,
    NEEDS_LUCRE_COMET,
    POWER,
    POWERS,
    REVERSE,
    SLOTS,
    STARS,
    WILD,
)
from .effects.effect import EFFECTS
from .effects.in_force import refresh
from .effects.timing import SETUP_HANDS
from .effects.windows import window
from .records import Sheet
from .rules.destiny import deal_ship_cards
from .rules.seating import ALL, PlaceTokens, seating
from .rules.sheets import in_set, turn_sheets
from .rules.turn import BeginTurn
from .state import Cosmic
from .terms import OWN, STAR_1, STAR_2

ON: Final = "on"
OFF: Final = "off"
DEALT: Final = "dealt"
DRAWN: Final = "drawn"
CHOSEN: Final = "chosen"
FIXED: Final = "fixed20"
NONE: Final = "none"


class PowersOption(Option):
    """Powers are dealt, left out, or given by name, clockwise: one for each player."""

    def __init__(self) -> None:
        super().__init__("powers", (DEALT, NONE), DEALT, "COS-1.8", DEALT)

    def accepts(self, value: str, players: int) -> bool:
        named = value.split("-")
        known = all(id in POWER.places for id in named) and len(set(named)) == len(named) == players
        return value in self.values or known

    def hint(self, players: int) -> str:
        return f"{super().hint(players)} or {players} powers such as virus and clone, joined by -"


OPTIONS: Final[tuple[Option, ...]] = (
    Option("colours", (DRAWN, CHOSEN), DRAWN, "COS-1.1"),
    Option("flares", ("triple", FIXED), "triple", "COS-1.13"),
    Flag("target_any_occupant", "COS-P2.12"),
    Flag("mce_challenge", "COS-5.5"),
    Flag("mce_edicts", "COS-0.4"),
    Flag("mce_powers", "COS-0.4"),
    Flag("kickers", "COS-6.12"),
    Flag("reinforcements", "COS-6.19"),
    Flag("colourless", "COS-7.1"),
    Flag("comets", "COS-7.1"),
    Option("special_refresh", ("last", "all"), "last", "COS-7.4"),
    SomeOf("reverse_hexes", ("1", "2", "3", "4", "5", "6"), (NONE, ALL), NONE, "COS-9.1"),
    Flag("reverse_warp", "COS-10.1"),
    Flag("lucre", "COS-11.1"),
    Flag("skip_turn", "COS-12.1"),
    SomeOf("moons", CATEGORIES, (NONE, ALL), NONE, "COS-13.1"),
    PowersOption(),
    SomeOf("excluded", tuple(POWER.ids), (NONE,), NONE, "COS-15.14", "power"),
)


def set_up(s: Cosmic, options: dict[str, str]) -> None:
    """The steps of COS-1.19."""
    s.any_occupant = options["target_any_occupant"] == ON
    s.kickers = options["kickers"] == ON
    s.reinforcements = options["reinforcements"] == ON
    s.refresh_all = options["special_refresh"] == "all"
    s.reverse_warp = options["reverse_warp"] == ON
    s.lucre_used = options["lucre"] == ON
    s.skipping = options["skip_turn"] == ON
    s.moons_used = options["moons"] != NONE
    s.all_powers = options["mce_powers"] == ON
    if options["excluded"] != NONE:
        s.excluded = [POWER.index(id) for id in options["excluded"].split("-")]
    s.then(
        [
            *seating(s, options["colours"] == CHOSEN, options["reverse_hexes"]),
            PlaceTokens(),
            StackDestiny(options["colourless"] == ON, options["comets"] == ON),
            DealPowers(options["powers"] != NONE, named_powers(options["powers"])),
            PlaceMoons(categories(options["moons"])),
            StackDeck(options["mce_challenge"] == ON, options["mce_edicts"] == ON, options["flares"] == FIXED),
            FindFirstPlayer(),
            DealLucre(),
            DealHands(),
            window(SETUP_HANDS),
            SetUpPowers(),
            SettleStart(),
            BeginTurn(),
        ]
    )


# Decks, powers and moons


class StackDestiny(Step["Cosmic"]):
    """The destiny deck; `cones` and `comets` say which special cards are used. COS-1.5 to 1.7, 7.2"""

    def __init__(self, cones: bool, comets: bool) -> None:
        self.cones: Final = cones
        self.comets: Final = comets

    def run(self, s: Cosmic) -> None:
        stack_destiny(s, self.cones, self.comets)


def stack_destiny(s: Cosmic, cones: bool, comets: bool) -> None:
    """The colours in play and the wild cards; special cards by options. COS-1.5 to 1.7, 7.2, 9.18, 9.21"""
    cards: list[int] = []
    for card in range(FIRST_CONE):
        colour = DESTINY_COLOUR[card]
        if colour == WILD:
            if s.players > 3 or not REVERSE[card]:
                cards.append(card)
        elif s.owner[colour] != NOBODY:
            cards.append(card)
    for system in range(COLOURS):
        if KEPT_DESTINY[s.back[system]] > 0 and s.owner[system] != NOBODY:
            own = [card for card in cards if DESTINY_COLOUR[card] == system]
            own.sort(key=lambda card: not REVERSE[card])
            s.dust_cards = own[: KEPT_DESTINY[s.back[system]]]
            cards = [card for card in cards if card not in s.dust_cards]
    specials = [
        card
        for card in range(FIRST_CONE, DESTINIES)
        if (cones if card < FIRST_COMET else comets)
        and not (card == FIRST_CONE and not s.moons_used)
        and not (card >= FIRST_COMET and NEEDS_LUCRE_COMET[card - FIRST_COMET] and not s.lucre_used)
    ]
    s.rng.shuffle(specials)
    cards += specials[: s.players]
    s.unused_specials = specials[s.players :]
    s.rng.shuffle(cards)
    s.destiny = Deck(cards, [0] * len(cards))
    deal_ship_cards(s)


class DealPowers(Step["Cosmic"]):
    """One power each, two for a Binary, who assigns them to his stars; `powers` are named, not dealt. COS-1.8, 9.5"""

    def __init__(self, dealt: bool, powers: tuple[int, ...]) -> None:
        self.dealt: Final = dealt
        self.powers: Final = powers

    def run(self, s: Cosmic) -> None:
        if not self.dealt:
            return
        pool = [power for power in range(POWERS) if in_set(s, power)]
        s.rng.shuffle(pool)
        pool = [power for power in pool if power not in self.powers]
        steps: list[Step[Cosmic]] = []
        for player in range(s.players):
            power = self.powers[player] if self.powers else pool.pop()
            if STARS[s.back[s.home[player]]]:
                s.sheets += [player, power, STAR_1, player, pool.pop(), STAR_2]
                steps.append(AssignStars(player))
            else:
                s.sheets += [player, power, OWN]
        for at in range(0, len(s.sheets), Sheet.SIZE):
            s.tell(notes.GETS_POWER, s.sheets[at + Sheet.PLAYER], s.sheets[at + Sheet.POWER])
        refresh(s)
        s.then(steps)


def named_powers(powers: str) -> tuple[int, ...]:
    """The powers that the option names, clockwise; none where they are dealt or left out."""
    return () if powers in (DEALT, NONE) else tuple(POWER.index(id) for id in powers.split("-"))


class AssignStars(Choice["Cosmic"]):
    """Which of the two powers belongs to the first star? COS-9.5"""

    rule: ClassVar[str] = "COS-9.5"

    def legal(self, s: Cosmic) -> list[int]:
        return [
            POWER_ATOM + s.sheets[at + Sheet.POWER]
            for at in range(0, len(s.sheets), Sheet.SIZE)
            if s.sheets[at + Sheet.PLAYER] == self.player and s.sheets[at + Sheet.STATUS] in (STAR_1, STAR_2)
        ]

    def take(self, s: Cosmic, atom: int) -> None:
        for at in range(0, len(s.sheets), Sheet.SIZE):
            if s.sheets[at + Sheet.PLAYER] == self.player and s.sheets[at + Sheet.STATUS] in (STAR_1, STAR_2):
                s.sheets[at + Sheet.STATUS] = STAR_1 if POWER_ATOM + s.sheets[at + Sheet.POWER] == atom else STAR_2
        s.tell(notes.ASSIGNS, self.player, atom - POWER_ATOM)
        refresh(s)


class PlaceMoons(Step["Cosmic"]):
    """Two face-down moons of the categories in use in every system. COS-13.1, 13.2"""

    def __init__(self, categories: tuple[str, ...]) -> None:
        self.categories: Final = categories

    def run(self, s: Cosmic) -> None:
        if s.moons_used:
            place_moons(s, self.categories)


def categories(moons: str) -> tuple[str, ...]:
    """The categories of moons that the option names. COS-13.1"""
    if moons == NONE:
        return ()
    return tuple(CATEGORIES) if moons == ALL else tuple(moons.split("-"))


def place_moons(s: Cosmic, wanted: tuple[str, ...]) -> None:
    """As many in every system, at most two. COS-13.2"""
    pool = [moon for moon in range(MOONS) if CATEGORY_OF[moon] in wanted]
    s.rng.shuffle(pool)
    for slot in range(MOON_SLOTS):
        for player in range(s.players):
            if len(pool) >= s.players - player:
                at = s.home[player] * MOON_SLOTS + slot
                s.moon_at[at] = pool.pop()
                s.moon_known[at] = 1 << player
    s.unused_moons = pool
    assert len(s.moon_at) == COLOURS * MOON_SLOTS and FIRST_MOON == COLOURS * SLOTS


class StackDeck(Step["Cosmic"]):
    """Challenge cards, Edicts and Flares; Kickers and Reinforcements by options. COS-1.12, 1.13, 1.18

    `challenge` and `edicts`: those of the expansion are used too. `fixed`: the number of Flares does not follow that
    of the powers.
    """

    def __init__(self, challenge: bool, edicts: bool, fixed: bool) -> None:
        self.challenge: Final = challenge
        self.edicts: Final = edicts
        self.fixed: Final = fixed

    def run(self, s: Cosmic) -> None:
        cards: list[int] = []
        for card in range(FIRST_FLARE):
            cards += [card] * (COPIES_CE[card] + (COPIES_MCE[card] if self._more(s, card) else 0))
        dealt = s.sheets[Sheet.POWER :: Sheet.SIZE]
        rest = [FIRST_FLARE + power for power in range(POWERS) if in_set(s, power) and power not in dealt]
        s.rng.shuffle(rest)
        number = FIXED_FLARES - len(dealt) if self.fixed else (TRIPLE - 1) * len(dealt)
        if not dealt:
            number = FIXED_FLARES if self.fixed else TRIPLE * s.players
        cards += [FIRST_FLARE + power for power in dealt] + rest[:number]
        s.unused_flares = rest[number:]
        s.rng.shuffle(cards)
        s.deck = Deck(cards, [0] * len(cards))
        refresh(s)

    def _more(self, s: Cosmic, card: int) -> bool:
        """Whether the card's copies of the expansion are in the deck."""
        if card < FIRST_EDICT:
            return self.challenge
        if card < FIRST_KICKER:
            return self.edicts
        return s.kickers if card < FIRST_REINFORCEMENT else s.reinforcements


TRIPLE: Final = 3
"""Flares in the deck for each power dealt. COS-1.12"""
FIXED_FLARES: Final = 20
"""COS-1.13"""


# The first player


class FindFirstPlayer(Step["Cosmic"]):
    """Destiny cards are turned until one shows a single colour; all are shuffled back. COS-1.15"""

    def run(self, s: Cosmic) -> None:
        colours = [DESTINY_COLOUR[card] for card in s.destiny.cards if DESTINY_COLOUR[card] >= 0]
        s.turn = s.owner[s.rng.pick(colours)]
        s.offense = s.turn
        if s.reverse_warp:
            s.limbo_marker = s.home[s.turn]
        s.tell(notes.BEGINS, s.turn)


class DealLucre(Step["Cosmic"]):
    """The first player has 4 Lucre, everybody further on one more. COS-11.2"""

    def run(self, s: Cosmic) -> None:
        if s.lucre_used:
            for step in range(s.players):
                player = (s.turn + step) % s.players
                s.lucre[player] = FIRST_LUCRE + step
                s.tell(notes.STARTS_WITH, player, s.lucre[player])


FIRST_LUCRE: Final = 4


class DealHands(Step["Cosmic"]):
    """Seven cards each. COS-1.17"""

    def run(self, s: Cosmic) -> None:
        for _ in range(HAND):
            for step in range(s.players):
                player = (s.turn + step) % s.players
                card, _known = s.deck.deal(s, player)
                s.gain_card(player, card, 0)
        s.tell(notes.HANDS_DEALT, HAND)


class SetUpPowers(Step["Cosmic"]):
    """The setup parts of powers, in seat order from the first player. COS-1.10"""

    def run(self, s: Cosmic) -> None:
        s.settled = s.bases.copy()
        steps: list[Step[Cosmic]] = []
        for step in range(s.players):
            player = (s.turn + step) % s.players
            for at in range(0, len(s.sheets), Sheet.SIZE):
                if s.sheets[at + Sheet.PLAYER] == player:
                    steps.append(SetUpPower(player, s.sheets[at + Sheet.POWER]))
        s.then(steps)


class SetUpPower(Step["Cosmic"]):
    def __init__(self, player: int, power: int) -> None:
        self.player: Final = player
        self.power: Final = power

    def run(self, s: Cosmic) -> None:
        if not s.is_off(self.power):
            EFFECTS[self.power].received(s, self.player)


class SettleStart(Step["Cosmic"]):
    """Everything is in place: who has too few home bases from the start? COS-4.3"""

    def run(self, s: Cosmic) -> None:
        s.settled = s.bases.copy()
        for player in range(s.players):
            turn_sheets(s, player)
        refresh(s)
