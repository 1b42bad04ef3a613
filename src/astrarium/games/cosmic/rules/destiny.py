"""Destiny: who is challenged, and where. COS-P2, 7"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY
from ....clockwork.step import Choice, Step
from ....mechanisms.decks import Deck
from .. import notes
from ..atoms import PLACE_ATOM, REDRAW
from ..components import DESTINY_COLOUR, DESTINY_HAND, FIRST_COMET, FIRST_CONE, IS_MOON, REVERSE, WILD
from ..effect_numbers import FIRST_CONE_EFFECT
from ..effects.effect import EFFECTS
from ..effects.in_force import refresh
from ..effects.table_hooks import ask_turns_cone
from ..effects.timing import DEF_HAND_CHECK, DEF_SET, DESTINY_DRAWN
from ..effects.vetoes import AIMING, Weighed
from ..effects.windows import window
from ..moon_places import occupant
from ..state import Cosmic
from .endings import end_turn
from .launch import FROM_LAUNCH, Occupy
from .new_hands import HandCheck
from .phases import turned
from .targets import anything_to_challenge, can_be_challenged, may_be_named, own_targets, places_in
from .warp import empty_limbo

REDRAWS: Final = 60
"""A destiny card without any target is drawn again; after so many nothing can be challenged. COS-P2.15"""


class TurnDestiny(Step["Cosmic"]):
    """Turn the top destiny card. COS-P2.1, P2.2"""

    def __init__(self, again: int = 0) -> None:
        self.again: Final = again

    def run(self, s: Cosmic) -> None:
        if self.again > REDRAWS or not anything_to_challenge(s):
            end_turn(s)
            return
        if len(s.destiny.cards) <= 1:
            reshuffle_destiny(s)
        s.target = NOBODY
        s.defender = NOBODY
        turn_card(s, s.destiny.draw(s))
        s.then([window(DESTINY_DRAWN), ReadDestiny(self.again)])


def turn_card(s: Cosmic, card: int) -> None:
    """A destiny card lies face up: its limbo section empties, its cone counts. COS-10.5, P2.11"""
    s.drawn = card
    s.system = NOBODY
    s.tell(notes.DESTINY, s.offense, card)
    if card >= FIRST_CONE:
        s.last_special = card
    if s.reverse_warp and DESTINY_COLOUR[card] >= 0 and not REVERSE[card]:
        empty_limbo(s, DESTINY_COLOUR[card])


def reshuffle_destiny(s: Cosmic) -> None:
    """The last card is shuffled with the discards; special cards are replaced. COS-P2.2, 7.4, 9.22"""
    cards = s.destiny.cards + s.destiny_discard + s.ship_cards
    drawn = len(s.ship_cards)
    s.ship_cards = []
    s.destiny_discard = []
    replaced = [card for card in cards if card >= FIRST_CONE and (s.refresh_all or card == s.last_special)]
    if s.last_special == NOBODY:
        replaced = []
    fresh: list[int] = []
    for _ in replaced:
        if s.unused_specials:
            place = s.rng.below(len(s.unused_specials))
            fresh.append(s.unused_specials.pop(place))
    for number, card in enumerate(replaced):
        if number < len(fresh):
            cards.remove(card)
            s.unused_specials.append(card)
    cards += fresh
    s.last_special = NOBODY
    s.rng.shuffle(cards)
    s.destiny = Deck(cards, [0] * len(cards))
    if drawn > 0 or s.turned:
        deal_ship_cards(s)


def deal_ship_cards(s: Cosmic) -> None:
    """Destiny cards of their own for whoever has a hand of them. COS-9.21, 9.22"""
    owner = s.owner_with_destiny_hand()
    if owner == NOBODY:
        return
    while len(s.ship_cards) < DESTINY_HAND[s.back[s.home[owner]]] and len(s.destiny.cards) > 1:
        card, _ = s.destiny.deal(s, owner)
        s.ship_cards.append(card)


def discard_drawn(s: Cosmic) -> None:
    """COS-P2.1"""
    if s.drawn != NOBODY:
        s.destiny_discard.append(s.drawn)
        s.drawn = NOBODY


class ReadDestiny(Step["Cosmic"]):
    """What the card means: comet, wild, a colour, a colourless cone. COS-P2.3, P2.7, P2.8, 7.5, 7.11"""

    def __init__(self, again: int) -> None:
        self.again: Final = again

    def run(self, s: Cosmic) -> None:
        card = s.drawn
        if card == NOBODY:
            s.push(TurnDestiny(self.again + 1))
            return
        if card >= FIRST_COMET:
            if s.comet == NOBODY:
                s.comet = card
                refresh(s)
            discard_drawn(s)
            s.push(TurnDestiny(self.again))
            return
        s.reverse = REVERSE[card]
        if s.target != NOBODY:
            # The offense has ignored the card and named another target. powers.toml will
            discard_drawn(s)
            defend(s)
        elif s.system != NOBODY:
            # The Dictator, or somebody like him, has decided. COS-15.7
            discard_drawn(s)
            challenge_system(s, s.system, self.again)
        elif card >= FIRST_CONE:
            s.push(ConeTurned(self.again))
            cone = FIRST_CONE_EFFECT + card - FIRST_CONE
            if not s.is_off(cone):
                EFFECTS[cone].use(s, s.offense, DESTINY_DRAWN)
        elif DESTINY_COLOUR[card] == WILD:
            discard_drawn(s)
            s.push(WildTarget(s.offense, self.again))
        else:
            discard_drawn(s)
            challenge_system(s, DESTINY_COLOUR[card], self.again)


class ConeTurned(Step["Cosmic"]):
    """A colourless cone has named a system or a target, or it is drawn again. COS-7.5 to 7.7"""

    def __init__(self, again: int) -> None:
        self.again: Final = again

    def run(self, s: Cosmic) -> None:
        discard_drawn(s)
        if s.defender != NOBODY or s.target != NOBODY:
            if s.reverse_warp and s.system != NOBODY:
                empty_limbo(s, s.system)
            defend(s)
        elif s.system != NOBODY:
            if s.reverse_warp:
                empty_limbo(s, s.system)
            challenge_system(s, s.system, self.again)
        else:
            s.push(TurnDestiny(self.again + 1))


class WildTarget(Choice["Cosmic"]):
    """A wild card: any other player. COS-P2.7"""

    rule: ClassVar[str] = "COS-P2.7"

    def __init__(self, player: int, again: int) -> None:
        super().__init__(player)
        self.again: Final = again

    def legal(self, s: Cosmic) -> list[int]:
        return [s.player_atom(other) for other in s.around(s.offense) if can_be_challenged(s, s.home[other])]

    def take(self, s: Cosmic, atom: int) -> None:
        system = s.home[s.player_of(atom)]
        if s.reverse_warp and not s.reverse:
            empty_limbo(s, system)
        challenge_system(s, system, self.again)

    def run(self, s: Cosmic) -> None:
        if not self.legal(s):
            s.push(TurnDestiny(self.again + 1))
            return
        super().run(s)


def challenge_system(s: Cosmic, system: int, again: int) -> None:
    """The cone is directed to a system. COS-P2.3, P2.8, P2.15"""
    owner = s.owner[system]
    s.system = system
    if owner == s.offense:
        s.push(OwnColour(s.offense, again))
    elif not can_be_challenged(s, system):
        s.push(TurnDestiny(again + 1))
    else:
        s.defender = owner
        if s.any_occupant or s.moons_in(system):
            # Who defends depends on the target, so it is named now. COS-P2.12, P2.16
            s.push(NameTarget(s.offense))
        else:
            defend(s)


# Naming the target. COS-P2.12, P2.16


class NameTarget(Weighed):
    """Which planet or moon is the target; the player it makes the defender defends. COS-P2.12, P2.16, 13.18"""

    rule: ClassVar[str] = "COS-P2.16"
    decision: ClassVar[int] = AIMING

    def open(self, s: Cosmic) -> list[int]:
        return [PLACE_ATOM + place for place in places_in(s, s.system) if may_be_named(s, place)]

    def decide(self, s: Cosmic, atom: int) -> None:
        s.target = atom - PLACE_ATOM
        s.tell(notes.AIMS, self.player, s.target)
        if IS_MOON[s.target]:
            s.defender = occupant(s, s.target)
            if s.defender == NOBODY:
                occupy(s)
                return
        elif s.any_occupant:
            others = [player for player in s.occupants(s.target) if player != s.offense]
            if len(others) > 1 or (others and s.defender not in others):
                s.push(NameDefender(s.offense))
                return
        defend(s)


class NameDefender(Choice["Cosmic"]):
    """Option: any occupant of the planet may be challenged, or the owner of the system. COS-P2.12

    The owner without tokens there defends only a planet that is new to the offense. COS-P2.5
    """

    rule: ClassVar[str] = "COS-P2.12"

    def legal(self, s: Cosmic) -> list[int]:
        players = [player for player in s.occupants(s.target) if player != s.offense]
        owner = s.owner[s.system]
        if owner != s.offense and owner not in players and not s.has_base(s.offense, s.target):
            players.append(owner)
        return [s.player_atom(player) for player in players]

    def take(self, s: Cosmic, atom: int) -> None:
        s.defender = s.player_of(atom)
        defend(s)


# The own colour. COS-P2.8 to P2.10


class OwnColour(Weighed):
    """Draw again, challenge a visitor at home, or take an empty planet or moon. COS-P2.8, 13.16"""

    rule: ClassVar[str] = "COS-P2.8"
    decision: ClassVar[int] = AIMING

    def __init__(self, player: int, again: int) -> None:
        super().__init__(player)
        self.again: Final = again

    def open(self, s: Cosmic) -> list[int]:
        return [REDRAW] + [PLACE_ATOM + place for place in own_targets(s)]

    def decide(self, s: Cosmic, atom: int) -> None:
        s.system = s.home[s.offense]
        if atom == REDRAW:
            # The reverse cone of the card drawn does not count. COS-P2.14
            s.reverse = False
            s.system = NOBODY
            s.tell(notes.REDRAWS, self.player)
            s.push(TurnDestiny(self.again + 1))
            return
        s.target = atom - PLACE_ATOM
        s.tell(notes.AIMS, self.player, s.target)
        others = [player for player in s.occupants(s.target) if player != s.offense]
        if not others:
            occupy(s)
        elif len(others) == 1:
            s.defender = others[0]
            defend(s)
        else:
            s.push(NameDefender(s.offense))


# What follows


def occupy(s: Cosmic) -> None:
    """An empty home planet or a free moon is taken without a fight. COS-P2.9, 13.17"""
    s.defender = NOBODY
    refresh(s)
    s.push(Occupy(s.offense))


def defend(s: Cosmic) -> None:
    """The defender is known: what follows until the end of the challenge. COS-P2.13, P2.16"""
    refresh(s)
    if s.defender == NOBODY:
        occupy(s)
        return
    s.tell(notes.DEFENDS, s.defender)
    s.go_on(WITH_DEFENDER)


class TurnCone(Step["Cosmic"]):
    """Which side of the cone is used. COS-P2.11"""

    def run(self, s: Cosmic) -> None:
        s.reverse = ask_turns_cone(s, s.reverse)


class DefenderHandCheck(Step["Cosmic"]):
    """COS-P2.13"""

    def run(self, s: Cosmic) -> None:
        s.push(HandCheck(s.defender, DEF_HAND_CHECK))


WITH_DEFENDER: Final[list[Step[Cosmic]]] = turned([TurnCone(), window(DEF_SET), DefenderHandCheck(), *FROM_LAUNCH])
"""Once the defender is known: always the same steps, so they are made once. COS-P2.13"""
