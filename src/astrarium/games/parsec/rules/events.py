"""Playing Event cards: name the card and its targets, let others cancel it, carry it out. PAR-11"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import PASS, Atom, Player
from ....clockwork.step import Choice, Refusal, Step
from ....clockwork.text import Text
from ....mechanisms.orders import clockwise
from ....mechanisms.windows import Rounds, Window, go_round, shut
from .. import notes
from ..cards.registry import DESIGNS
from ..cards.shared.targets import affected
from ..components import (
    ACT,
    ALL_FACES,
    ARMS_COLONIES,
    CANCEL,
    EVENT,
    EVENT_ATOM,
    MARKERS_OF,
    PERMANENT,
    ROLL,
    WINDOWS_OF,
    Event,
    event_entry,
)
from ..state import Parsec
from .effects_in_force import free_markers
from .elimination import Eliminations
from .event_hands import can_use, cards_in, discard, might_use, spend
from .purchases import may_arm

COUNTERMEASURES: Final = Event(EVENT.index("E31"))
CANCELLABLE: Final[list[str]] = [event_entry(card).text("cancellable") for card in ALL_FACES]
NEEDS_ARMS: Final[list[bool]] = ["arms_race" in event_entry(card).texts("requires") for card in ALL_FACES]


def playable(s: Parsec, player: Player, window: int) -> list[Event]:
    """The faces of a hand that may be played in a window now, in their order in the book. PAR-11.3, 11.4, 11.14"""
    hand = s.events[player]
    held = 0
    for place in range(len(hand) - s.fresh[player]):
        if WINDOWS_OF[hand[place]] >> window & 1:
            held |= 1 << hand[place]
    if held == 0:
        return []
    return [card for card in cards_in(held) if has_markers(s, card) and DESIGNS[card].ready(s, player, window)]


def has_markers(s: Parsec, card: Event) -> bool:
    """PAR-11.10"""
    return MARKERS_OF[card] == 0 or MARKERS_OF[card] <= free_markers(s)


def is_off(s: Parsec, card: Event) -> bool:
    """Whether the effect of a card is switched off. That of a permanent card lies in the figures, not in its play."""
    return len(s.without) > 0 and EVENT.ids[card] in s.without and not PERMANENT[card]


class PlayEvent(Step["Parsec"]):
    """A card is laid on the table for all to see; its targets are named next. PAR-11.6, 11.22"""

    def __init__(self, player: Player, card: Event, window: int) -> None:
        self.player: Final = player
        self.card: Final = card
        self.window: Final = window

    def run(self, s: Parsec) -> None:
        spend(s, self.player, self.card)
        s.tell(notes.PLAYS_EVENT, self.player, self.card)
        name_next(s, self.player, self.card, self.window, ())


def name_next(s: Parsec, player: Player, card: Event, window: int, chosen: tuple[Atom, ...]) -> None:
    """Ask for the next target; if all are named others may cancel the card, otherwise it is carried out. PAR-11.22"""
    if DESIGNS[card].targets(s, player, window, chosen):
        s.push(NameTarget(player, card, window, chosen))
        return
    others = cancellers(s, player, card, window, chosen)
    if others:
        s.push(Cancelling(others, player, card, window, chosen))
    else:
        carry_out(s, player, card, window, chosen)


class NameTarget(Choice["Parsec"]):
    """What does the card act on? PAR-11.14, 11.22"""

    rule: ClassVar[str] = "PAR-11.22"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, card: Event, window: int, chosen: tuple[Atom, ...]) -> None:
        super().__init__(player)
        self.card: Final = card
        self.window: Final = window
        self.chosen: Final = chosen

    def legal(self, s: Parsec) -> list[Atom]:
        return DESIGNS[self.card].targets(s, self.player, self.window, self.chosen)

    def take(self, s: Parsec, atom: Atom) -> None:
        s.tell(notes.NAMES_TARGET, self.player, atom)
        name_next(s, self.player, self.card, self.window, (*self.chosen, atom))


def cancellers(s: Parsec, player: Player, card: Event, window: int, chosen: tuple[Atom, ...]) -> tuple[Player, ...]:
    """Who may cancel a card, if they can: those whom it affects, or everybody else, or nobody. PAR-11.15"""
    if CANCELLABLE[card] == "no":
        return ()
    if CANCELLABLE[card] == "any":
        return tuple(other for other in clockwise(s.players, s.active, s.out) if other != player)
    return tuple(affected(s, player, window, chosen, DESIGNS[card].radius))


class Cancelling(Window["Parsec"]):
    """Those whom a card affects may cancel it, clockwise; the first to do so ends it. PAR-11.15"""

    hidden: ClassVar[bool] = True

    def __init__(
        self, asked: tuple[Player, ...], player: Player, card: Event, window: int, chosen: tuple[Atom, ...]
    ) -> None:
        super().__init__(asked)
        self.player: Final = player
        self.card: Final = card
        self.window: Final = window
        self.chosen: Final = chosen

    def open_to(self, s: Parsec, player: Player) -> bool:
        return can_use(s, player, COUNTERMEASURES)

    def might(self, s: Parsec, player: Player) -> bool:
        return might_use(s, player)

    def question(self, s: Parsec, player: Player) -> Choice[Parsec]:
        return Cancel(player, self.player, self.card, self.chosen)

    def after(self, asked: tuple[Player, ...]) -> Cancelling:
        return Cancelling(asked, self.player, self.card, self.window, self.chosen)

    def close(self, s: Parsec) -> None:
        carry_out(s, self.player, self.card, self.window, self.chosen)


class Cancel(Choice["Parsec"]):
    """Cancel the card that the proposer plays, or let it pass. PAR-11.15, E31"""

    rule: ClassVar[str] = "PAR-11.15"
    hidden: ClassVar[bool] = True

    def __init__(self, player: Player, proposer: Player, card: Event, chosen: tuple[Atom, ...]) -> None:
        super().__init__(player)
        self.proposer: Final = proposer
        self.card: Final = card
        self.chosen: Final = chosen

    def legal(self, s: Parsec) -> list[Atom]:
        return [PASS, Atom(EVENT_ATOM + COUNTERMEASURES)] if can_use(s, self.player, COUNTERMEASURES) else [PASS]

    def take(self, s: Parsec, atom: Atom) -> None:
        if atom == PASS:
            return
        spend(s, self.player, COUNTERMEASURES)
        s.tell(notes.PLAYS_EVENT, self.player, COUNTERMEASURES)
        if is_off(s, COUNTERMEASURES):
            discard(s, COUNTERMEASURES)
            return
        shut(s.stack)
        s.tell(notes.CANCELS_EVENT, self.player, self.card)
        DESIGNS[COUNTERMEASURES].resolve(s, self.player, CANCEL, (Atom(EVENT_ATOM + self.card),))


def carry_out(s: Parsec, player: Player, card: Event, window: int, chosen: tuple[Atom, ...]) -> None:
    """The card does what it says; then eliminations are checked. PAR-11.22, 19.8"""
    if is_off(s, card):
        discard(s, card)
        return
    s.push(Eliminations(player))
    DESIGNS[card].resolve(s, player, window, chosen)


class RollCards(Rounds["Parsec"]):
    """Cards on the resource die, clockwise from the active player, before anything is extracted. PAR-7.10"""

    hidden: ClassVar[bool] = True

    def open_to(self, s: Parsec, player: Player) -> bool:
        return len(playable(s, player, ROLL)) > 0

    def might(self, s: Parsec, player: Player) -> bool:
        return might_use(s, player)

    def question(self, s: Parsec, player: Player) -> Choice[Parsec]:
        return RollCard(player)

    def after(self, asked: tuple[Player, ...]) -> RollCards:
        return RollCards(asked, self.order)


class RollCard(Choice["Parsec"]):
    """Change the resource die with a card, or let it be. PAR-7.10"""

    rule: ClassVar[str] = "PAR-7.10"
    hidden: ClassVar[bool] = True
    worded: ClassVar[tuple[str, ...]] = ("die",)

    def legal(self, s: Parsec) -> list[Atom]:
        return [PASS] + [Atom(EVENT_ATOM + card) for card in playable(s, self.player, ROLL)]

    def take(self, s: Parsec, atom: Atom) -> None:
        if atom != PASS:
            go_round(s.stack, self.player)
            s.push(PlayEvent(self.player, Event(atom - EVENT_ATOM), ROLL))

    def words(self, s: Parsec) -> dict[str, int | Text]:
        return {"die": s.rolled}


# Why a card cannot be played


def unplayable(s: Parsec, player: Player) -> list[Refusal]:
    """The cards of a hand that cannot be played in the action phase now, each with the reason."""
    found: list[Refusal] = []
    open_cards = playable(s, player, ACT)
    for card in sorted(set(s.events[player])):
        if card not in open_cards:
            found.append(why_not(s, player, card))
    return found


def why_not(s: Parsec, player: Player, card: Event) -> Refusal:
    atom = EVENT_ATOM + card
    if not can_use(s, player, card):
        return Refusal(atom, Text("refused-fresh"), "PAR-11.3")
    if WINDOWS_OF[card] >> ACT & 1 == 0:
        return Refusal(atom, Text("refused-window"), "PAR-11.4")
    if not has_markers(s, card):
        return Refusal(atom, Text("refused-no-marker"), "PAR-11.10")
    if card in s.permanents[player]:
        return Refusal(atom, Text("refused-in-play"), "PAR-11.13")
    if NEEDS_ARMS[card] and not may_arm(s, player):
        return Refusal(atom, Text("refused-arms-race", {"number": ARMS_COLONIES}), "PAR-11.16")
    return Refusal(atom, Text("refused-no-target"), "PAR-11.14")
