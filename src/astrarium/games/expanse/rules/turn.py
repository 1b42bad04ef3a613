"""A turn: take a card from the track, or play a kept Event. EXP-4 to 8"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import Atom, Player
from ....clockwork.step import Choice, Refusal, Step
from ....clockwork.text import Text
from ....mechanisms.offers import YesNo
from ....mechanisms.orders import clockwise, to_bottom
from ....mechanisms.payments import can_pay, pay, too_dear
from ....mechanisms.windows import Window, shut
from .. import notes
from ..components import (
    CARD,
    CARD_ATOM,
    DECLINE_ATOM,
    FIRST_SCORE,
    ICONS,
    KEEP_ATOM,
    KEEP_ONLY,
    MAO_KWIKOWSKI,
    MAX_PLAYERS,
    MILLER,
    MOST_POINTS,
    POINTS_ATOM,
    POINTS_OF,
    RESOLVE_ATOM,
    SCORE_CARDS,
    SLOT_ATOM,
    SLOT_COST,
    SLOTS,
    Card,
)
from ..state import Expanse
from .actions import Spend
from .events import DiscardUsed, Resolve, discard_kept, holds, play_kept, playable
from .scoring import FinalScoring, scoring_turn


def shows_icon(s: Expanse, player: Player, card: Card) -> bool:
    """EXP-6.1, 14.1"""
    return ICONS[card] >> s.faction_of(player) & 1 == 1


class BeginTurn(Step["Expanse"]):
    """A turn begins: its player takes a card or plays a kept Event. EXP-4.1"""

    def run(self, s: Expanse) -> None:
        s.turn += 1
        s.push(END_TURN)
        s.push(TAKE_CARD[s.active])


SLOT_ATOMS: Final = [Atom(SLOT_ATOM + slot) for slot in range(SLOTS)]


def affordable_slots(s: Expanse, player: Player) -> int:
    """How many slots, from the first on: prices never fall along the track. EXP-5.1"""
    slots = len(s.track)
    while slots > 0 and not can_pay(s.points, player, SLOT_COST[slots - 1]):
        slots -= 1
    return slots


class TakeCard(Choice["Expanse"]):
    """Take one of the cards on the track, or play a kept Event. EXP-4.2, 4.3, 5.1"""

    rule: ClassVar[str] = "EXP-4.2"

    def legal(self, s: Expanse) -> list[Atom]:
        me = self.player
        options = SLOT_ATOMS[: affordable_slots(s, me)]
        for card in playable(s, me):
            options.append(Atom(CARD_ATOM + card))
        return options

    def take(self, s: Expanse, atom: Atom) -> None:
        if atom >= CARD_ATOM:
            play_kept(s, self.player, Card(atom - CARD_ATOM))
            return
        slot = atom - SLOT_ATOM
        card = s.track.pop(slot)
        pay(s.points, self.player, SLOT_COST[slot])
        s.in_use.append(card)
        s.tell(notes.TAKES, self.player, card, SLOT_COST[slot])
        if card >= FIRST_SCORE:
            s.push(DiscardUsed(card))
            s.then(scoring_turn(s, self.player))
        else:
            s.push(CardUse(self.player, card))

    def label(self, s: Expanse, atom: Atom) -> Text | None:
        if atom >= CARD_ATOM:
            return Text("act-play-kept", {"card": CARD.text(Card(atom - CARD_ATOM))})
        slot = atom - SLOT_ATOM
        return Text("act-take", {"card": CARD.text(s.track[slot]), "price": SLOT_COST[slot]})

    def refused(self, s: Expanse) -> list[Refusal]:
        me = self.player
        found = [
            too_dear(SLOT_ATOM + slot, SLOT_COST[slot], s.points[me], "EXP-5.1")
            for slot in range(len(s.track))
            if not can_pay(s.points, me, SLOT_COST[slot])
        ]
        for card in s.kept[me]:
            if KEEP_ONLY[card]:
                found.append(Refusal(CARD_ATOM + card, Text("refused-trigger-only"), "EXP-8.6"))
        return found


class CardUse(Choice["Expanse"]):
    """Use the card for its points, resolve its Event, or keep the Event. EXP-5.7, 6.1 to 6.7"""

    rule: ClassVar[str] = "EXP-5.7"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, card: Card) -> None:
        super().__init__(player)
        self.card: Final = card

    def legal(self, s: Expanse) -> list[Atom]:
        if not shows_icon(s, self.player, self.card):
            return ONLY_POINTS
        return POINTS_OR_EVENT[event_uses(s, self.player, self.card)]

    def take(self, s: Expanse, atom: Atom) -> None:
        if atom == POINTS_ATOM:
            s.then([PointsOf(self.player, self.card), AfterPoints(self.player, self.card)])
        else:
            use_event(s, self.player, self.card, atom)

    def label(self, s: Expanse, atom: Atom) -> Text | None:
        return use_label(s, self.player, self.card, atom)

    def refused(self, s: Expanse) -> list[Refusal]:
        me = self.player
        if not shows_icon(s, me, self.card):
            return [Refusal(atom, Text("refused-icon"), "EXP-6.1") for atom in (RESOLVE_ATOM, KEEP_ATOM)]
        return refused_uses(s, me, self.card)


# What can be done with an Event, by what `event_uses` finds: the options are listed once for all games.
CAN_RESOLVE: Final = 1
CAN_KEEP: Final = 2
EVENT_USES: Final = [[], [RESOLVE_ATOM], [KEEP_ATOM], [RESOLVE_ATOM, KEEP_ATOM]]
ONLY_POINTS: Final = [POINTS_ATOM]
POINTS_OR_EVENT: Final = [[POINTS_ATOM, *uses] for uses in EVENT_USES]
DECLINE_OR_EVENT: Final = [[DECLINE_ATOM, *uses] for uses in EVENT_USES]


def event_uses(s: Expanse, player: Player, card: Card) -> int:
    """Resolve, unless the Event is only for keeping; keep, if it can be paid. EXP-6.4, 6.7, 7.6, 7.15"""
    uses = 0 if KEEP_ONLY[card] else CAN_RESOLVE
    if can_pay(s.points, player, s.keep_cost(player, card)):
        uses |= CAN_KEEP
    return uses


def use_label(s: Expanse, player: Player, card: Card, atom: Atom) -> Text | None:
    """Keeping says what it costs. EXP-6.4"""
    return Text("act-keep", {"price": s.keep_cost(player, card)}) if atom == KEEP_ATOM else None


def refused_uses(s: Expanse, player: Player, card: Card) -> list[Refusal]:
    found: list[Refusal] = []
    if KEEP_ONLY[card]:
        found.append(Refusal(RESOLVE_ATOM, Text("refused-keep-only"), "EXP-6.7"))
    cost = s.keep_cost(player, card)
    if not can_pay(s.points, player, cost):
        found.append(too_dear(KEEP_ATOM, cost, s.points[player], "EXP-6.4"))
    return found


def use_event(s: Expanse, player: Player, card: Card, atom: Atom) -> None:
    """EXP-6.2 to 6.4, 7.12"""
    if atom == RESOLVE_ATOM:
        s.tell(notes.RESOLVES, player, card)
        s.then([Resolve(player, card), DiscardUsed(card)])
        return
    cost = s.keep_cost(player, card)
    pay(s.points, player, cost)
    s.in_use.remove(card)
    s.kept[player].append(card)
    s.tell(notes.KEEPS, player, card, cost)


# Using the points


class PointsOf(Step["Expanse"]):
    """The card's points, which Mao-Kwikowski may raise. EXP-7.1, 23.3"""

    def __init__(self, player: Player, card: Card) -> None:
        self.player: Final = player
        self.card: Final = card

    def run(self, s: Expanse) -> None:
        points = POINTS_OF[self.card]
        if points < MOST_POINTS and holds(s, self.player, MAO_KWIKOWSKI):
            s.push(UseMaoKwikowski(self.player, self.card))
        else:
            spend(s, self.player, points)


def spend(s: Expanse, player: Player, points: int) -> None:
    s.tell(notes.USES_POINTS, player, points)
    s.push(Spend(player, points))


class UseMaoKwikowski(YesNo["Expanse"]):
    """Give Mao-Kwikowski up to have 4 points, before the first is spent. EXP-23.3"""

    rule: ClassVar[str] = "EXP-23.3"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, card: Card) -> None:
        super().__init__(player)
        self.card: Final = card

    def yes(self, s: Expanse) -> None:
        s.tell(notes.RAISES_POINTS, self.player, MAO_KWIKOWSKI)
        discard_kept(s, self.player, MAO_KWIKOWSKI)
        spend(s, self.player, MOST_POINTS)

    def no(self, s: Expanse) -> None:
        spend(s, self.player, POINTS_OF[self.card])


class AfterPoints(Step["Expanse"]):
    """Josephus Miller may add the Event; otherwise it is offered to the others. EXP-7.4, 23.1"""

    def __init__(self, player: Player, card: Card) -> None:
        self.player: Final = player
        self.card: Final = card

    def run(self, s: Expanse) -> None:
        me, card = self.player, self.card
        if holds(s, me, MILLER) and shows_icon(s, me, card) and not KEEP_ONLY[card]:
            s.push(UseMiller(me, card))
        else:
            offer_event(s, me, card)


class UseMiller(YesNo["Expanse"]):
    """Give Josephus Miller up to resolve the Event as well. EXP-23.1"""

    rule: ClassVar[str] = "EXP-23.1"

    def __init__(self, player: Player, card: Card) -> None:
        super().__init__(player)
        self.card: Final = card

    def yes(self, s: Expanse) -> None:
        discard_kept(s, self.player, MILLER)
        s.tell(notes.USES_MILLER, self.player, self.card)
        s.then([Resolve(self.player, self.card), DiscardUsed(self.card)])

    def no(self, s: Expanse) -> None:
        offer_event(s, self.player, self.card)


# Offering the Event


def offer_event(s: Expanse, active: int, card: Card) -> None:
    """From the top of the Initiative track downwards; with 2 players to the other one. EXP-7.5, 7.13"""
    order = s.initiative if s.initiative else clockwise(s.players, active)
    s.push(EventOffer(card, tuple([player for player in order if player != active])))


class EventOffer(Window["Expanse"]):
    """The first who accepts gets the Event. EXP-7.4 to 7.11"""

    def __init__(self, card: Card, asked: tuple[Player, ...]) -> None:
        super().__init__(asked)
        self.card: Final = card

    def open_to(self, s: Expanse, player: Player) -> bool:
        return shows_icon(s, player, self.card)

    def question(self, s: Expanse, player: Player) -> Choice[Expanse]:
        return AnswerOffer(player, self.card)

    def after(self, asked: tuple[Player, ...]) -> Window[Expanse]:
        return EventOffer(self.card, asked)

    def close(self, s: Expanse) -> None:
        s.tell(notes.NOBODY_WANTS, self.card)
        s.push(DiscardUsed(self.card))


class AnswerOffer(Choice["Expanse"]):
    """Decline the Event, resolve it now, or keep it. EXP-7.6"""

    rule: ClassVar[str] = "EXP-7.6"

    def __init__(self, player: Player, card: Card) -> None:
        super().__init__(player)
        self.card: Final = card

    def legal(self, s: Expanse) -> list[Atom]:
        return DECLINE_OR_EVENT[event_uses(s, self.player, self.card)]

    def take(self, s: Expanse, atom: Atom) -> None:
        if atom == DECLINE_ATOM:
            s.tell(notes.DECLINES, self.player, self.card)
            return
        shut(s.stack)
        if s.initiative:
            # Before the Event is resolved: Avasarala may move the token again. EXP-7.8, 7.9
            to_bottom(s.initiative, self.player)
            s.tell_initiative(notes.TO_BOTTOM, self.player)
        use_event(s, self.player, self.card, atom)

    def label(self, s: Expanse, atom: Atom) -> Text | None:
        return use_label(s, self.player, self.card, atom)

    def refused(self, s: Expanse) -> list[Refusal]:
        return refused_uses(s, self.player, self.card)


# The end of a turn


class EndTurn(Step["Expanse"]):
    """Refill the track; the sixth Scoring card drawn ends the game. EXP-4.4 to 4.7"""

    def run(self, s: Expanse) -> None:
        if len(s.track) < SLOTS:
            card = draw_to_track(s)
            if s.scores_drawn == SCORE_CARDS:
                s.push(FinalScoring(card))
                return
        s.active = Player((s.active + 1) % s.players)
        s.push(BEGIN_TURN)


# Steps never change, so that one of each serves every game.
BEGIN_TURN: Final = BeginTurn()
END_TURN: Final = EndTurn()
TAKE_CARD: Final = [TakeCard(Player(player)) for player in range(MAX_PLAYERS)]


def draw_to_track(s: Expanse) -> Card:
    card = Card(s.deck.draw(s))
    s.track.append(card)
    if card >= FIRST_SCORE:
        s.scores_drawn += 1
    s.tell(notes.DRAWN, card)
    return card
