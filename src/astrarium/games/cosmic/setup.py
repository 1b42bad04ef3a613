"""From the box to the first turn. COS-0, 1"""

from __future__ import annotations

from typing import ClassVar, Final

from ...clockwork.decks import Deck
from ...clockwork.game import Flag, Option, SomeOf
from ...clockwork.names import NOBODY
from ...clockwork.step import Choice, Step
from . import notes
from .components import (
    AMOUNT_ATOM,
    BACK_OF,
    BINARY,
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
    FRONT_PLANETS,
    GAS_GIANT,
    HAND,
    MOON_SLOTS,
    MOONS,
    NEEDS_LUCRE_COMET,
    PLANETS_OF_HEX,
    POWER,
    POWER_ATOM,
    POWERS,
    REVERSE,
    RINGS,
    ROSETTE,
    SLOTS,
    SPACE_DUST,
    START_TOKENS,
    TOKENS,
    WILD,
    WORLDSHIPS,
)
from .destiny import deal_ship_cards
from .effects import EFFECTS
from .inforce import refresh
from .sheets import in_set
from .state import OWN, STAR_1, STAR_2, Cosmic
from .timing import SETUP_HANDS
from .turn import BeginTurn
from .windows import window

ON: Final = "on"
OFF: Final = "off"
DEALT: Final = "dealt"
NONE: Final = "none"
ALL: Final = "all"


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
    Option("flares", ("triple", "fixed20"), "triple", "COS-1.13"),
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
    seat_players(s, options["reverse_hexes"])
    place_tokens(s)
    stack_destiny(s, options["colourless"] == ON, options["comets"] == ON)
    dealt = deal_powers(s, options["powers"])
    place_moons(s, options["moons"])
    stack_deck(s, dealt, options)
    find_first_player(s)
    if s.lucre_used:
        for step in range(s.players):
            s.lucre[(s.turn + step) % s.players] = 4 + step
    refresh(s)
    s.then([PlaceOwn(), DealHands(), window(SETUP_HANDS), SetUpPowers(), SettleStart(), BeginTurn()])


def seat_players(s: Cosmic, reverse: str) -> None:
    """Colours and hexes. COS-1.1, 1.2, 9.1, 9.2"""
    colours = list(range(COLOURS))
    s.rng.shuffle(colours)
    s.colour = colours[: s.players]
    s.home = s.colour.copy()
    for player in range(s.players):
        if reverse == ALL or str(player + 1) in reverse.split("-"):
            s.back[s.colour[player]] = BACK_OF[s.colour[player]]
    s.count_bases()


def place_tokens(s: Cosmic) -> None:
    """Four on each of five planets; what a player spreads as he likes waits for `PlaceOwn`. COS-1.3, 9"""
    for player in range(s.players):
        system = s.home[player]
        hex = s.back[system]
        s.fleet[player] = TOKENS
        if hex in (GAS_GIANT, SPACE_DUST):
            s.put(player, system * SLOTS, TOKENS)
        elif hex in (NOBODY, WORLDSHIPS):
            for slot in range(FRONT_PLANETS):
                s.put(player, system * SLOTS + slot, START_TOKENS)
        else:
            s.transit[player] = TOKENS


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
        if s.back[system] == SPACE_DUST and s.owner[system] != NOBODY:
            own = [card for card in cards if DESTINY_COLOUR[card] == system]
            own.sort(key=lambda card: not REVERSE[card])
            s.dust_cards = own[:3]
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
    if WORLDSHIPS in s.back:
        deal_ship_cards(s)


def deal_powers(s: Cosmic, powers: str) -> list[int]:
    """One power each, two for a Binary. COS-1.8, 9.5"""
    if powers == NONE:
        return []
    pool = [power for power in range(POWERS) if in_set(s, power)]
    s.rng.shuffle(pool)
    named = [] if powers == DEALT else [POWER.index(id) for id in powers.split("-")]
    pool = [power for power in pool if power not in named]
    dealt: list[int] = []
    for player in range(s.players):
        power = named[player] if named else pool.pop()
        dealt.append(power)
        if s.back[s.home[player]] == BINARY:
            second = pool.pop()
            dealt.append(second)
            s.sheets += [player, power, STAR_1, player, second, STAR_2]
        else:
            s.sheets += [player, power, OWN]
    return dealt


def place_moons(s: Cosmic, moons: str) -> None:
    """Two face-down moons in every system. COS-13.2"""
    if moons == NONE:
        return
    wanted = CATEGORIES if moons == ALL else moons.split("-")
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


def stack_deck(s: Cosmic, dealt: list[int], options: dict[str, str]) -> None:
    """Challenge cards, Edicts and Flares; Kickers and Reinforcements by options. COS-1.12, 1.13, 1.18"""
    cards: list[int] = []
    for card in range(FIRST_FLARE):
        copies = COPIES_CE[card]
        if card < FIRST_EDICT:
            more = options["mce_challenge"] == ON
        elif card < FIRST_KICKER:
            more = options["mce_edicts"] == ON
        elif card < FIRST_REINFORCEMENT:
            more = s.kickers
        else:
            more = s.reinforcements
        cards += [card] * (copies + (COPIES_MCE[card] if more else 0))
    rest = [FIRST_FLARE + power for power in range(POWERS) if in_set(s, power) and power not in dealt]
    s.rng.shuffle(rest)
    number = 2 * len(dealt) if options["flares"] == "triple" else 20 - len(dealt)
    if not dealt:
        number = 3 * s.players if options["flares"] == "triple" else 20
    cards += [FIRST_FLARE + power for power in dealt] + rest[:number]
    s.unused_flares = rest[number:]
    s.rng.shuffle(cards)
    s.deck = Deck(cards, [0] * len(cards))


def find_first_player(s: Cosmic) -> None:
    """Destiny cards are turned until one shows a single colour; all are shuffled back. COS-1.15"""
    colours = [DESTINY_COLOUR[card] for card in s.destiny.cards if DESTINY_COLOUR[card] >= 0]
    s.turn = s.owner[s.rng.pick(colours)]
    s.offense = s.turn
    if s.reverse_warp:
        s.limbo_marker = s.home[s.turn]
    s.tell(notes.BEGINS, s.turn)


class PlaceOwn(Step["Cosmic"]):
    """Binary, Rings and Rosette spread their tokens as they like. COS-9.4, 9.13, 9.15"""

    def run(self, s: Cosmic) -> None:
        for step in range(s.players - 1, -1, -1):
            player = (s.turn + step) % s.players
            hex = s.back[s.home[player]]
            if hex in (BINARY, RINGS, ROSETTE):
                s.push(PlaceTokens(player, 0))
                if hex == BINARY and len(s.sheets) > 0:
                    s.push(AssignStars(player))


class AssignStars(Choice["Cosmic"]):
    """Which of the two powers belongs to the first star? COS-9.5"""

    rule: ClassVar[str] = "COS-9.5"

    def legal(self, s: Cosmic) -> list[int]:
        return [
            POWER_ATOM + s.sheets[at + 1]
            for at in range(0, len(s.sheets), 3)
            if s.sheets[at] == self.player and s.sheets[at + 2] in (STAR_1, STAR_2)
        ]

    def take(self, s: Cosmic, atom: int) -> None:
        for at in range(0, len(s.sheets), 3):
            if s.sheets[at] == self.player and s.sheets[at + 2] in (STAR_1, STAR_2):
                s.sheets[at + 2] = STAR_1 if POWER_ATOM + s.sheets[at + 1] == atom else STAR_2


class PlaceTokens(Choice["Cosmic"]):
    """How many of the tokens left go on this planet; the last one gets the rest. COS-9.4"""

    rule: ClassVar[str] = "COS-9.4"

    def __init__(self, player: int, slot: int) -> None:
        super().__init__(player)
        self.slot: Final = slot

    def legal(self, s: Cosmic) -> list[int]:
        last = PLANETS_OF_HEX[s.back[s.home[self.player]]] - 1
        left = s.transit[self.player]
        return [AMOUNT_ATOM + number for number in range(left if self.slot == last else 0, left + 1)]

    def take(self, s: Cosmic, atom: int) -> None:
        number = atom - AMOUNT_ATOM
        system = s.home[self.player]
        if number > 0:
            s.transit[self.player] -= number
            s.put(self.player, system * SLOTS + self.slot, number)
        if self.slot + 1 < PLANETS_OF_HEX[s.back[system]]:
            s.push(PlaceTokens(self.player, self.slot + 1))


class DealHands(Step["Cosmic"]):
    """Seven cards each. COS-1.17"""

    def run(self, s: Cosmic) -> None:
        for _ in range(HAND):
            for step in range(s.players):
                player = (s.turn + step) % s.players
                card, _known = s.deck.deal(s, player)
                s.gain_card(player, card, 0)


class SetUpPowers(Step["Cosmic"]):
    """The setup parts of powers, in seat order from the first player. COS-1.10"""

    def run(self, s: Cosmic) -> None:
        s.settled = s.bases.copy()
        steps: list[Step[Cosmic]] = []
        for step in range(s.players):
            player = (s.turn + step) % s.players
            for at in range(0, len(s.sheets), 3):
                if s.sheets[at] == player:
                    steps.append(SetUpPower(player, s.sheets[at + 1]))
        s.then(steps)


class SetUpPower(Step["Cosmic"]):
    def __init__(self, player: int, power: int) -> None:
        self.player: Final = player
        self.power: Final = power

    def run(self, s: Cosmic) -> None:
        s.tell(notes.GETS_POWER, self.player, self.power)
        if not s.is_off(self.power):
            EFFECTS[self.power].received(s, self.player)


class SettleStart(Step["Cosmic"]):
    """Everything is in place: who has too few home bases from the start? COS-4.3"""

    def run(self, s: Cosmic) -> None:
        from .sheets import turn_sheets

        s.settled = s.bases.copy()
        for player in range(s.players):
            turn_sheets(s, player)
        refresh(s)
