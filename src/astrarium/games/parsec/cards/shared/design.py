"""What a card is to the rules: when it can be played, what it names, what it does. PAR-11

A design is one of the 51 faces. Its numbers, windows, duration and who may cancel it are data in events.toml; a class
says only what is its own. While a card is being played it lies on the table: whoever resolves it puts it away.
"""

from __future__ import annotations

from typing import Final

from .....clockwork.names import NOBODY, NOTHING, Atom, Player
from ... import notes
from ...components import DIE, NO_HEX, NO_MODULE, NO_PLANET, NO_UNIT, Event, Hex, Module, Planet, Unit, event_entry
from ...rules.effects_in_force import begin_effect, next_turn_of
from ...rules.event_hands import discard
from ...rules.fleets import carried, destroy
from ...state import END_OF_TURN, Parsec

ROUNDS: Final[dict[str, int]] = {"round": 1, "2_rounds": 2, "3_rounds": 3}
"""Until the start of the player's next, second next, third next turn. PAR-1.11"""


class Design:
    """One face. `me` is always the player of the card, `chosen` the atoms named so far."""

    def __init__(self, card: Event) -> None:
        entry = event_entry(card)
        self.card: Final = card
        self.rounds: Final = ROUNDS.get(entry.text("duration"), 0)
        self.radius: Final = entry.entry("params").number("radius", 0)
        """How far around a hex that it names the card reaches."""

    def targets(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> list[Atom]:
        """What may be named next, in a stable order; nothing once all targets are named."""
        raise NotImplementedError

    def ready(self, s: Parsec, me: Player, window: int) -> bool:
        """Whether there is a target and what the card requires is there; markers are looked at elsewhere. PAR-11.14"""
        return len(self.targets(s, me, window, ())) > 0

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        """Carry it out: nobody has cancelled it."""
        raise NotImplementedError

    def last(
        self,
        s: Parsec,
        me: Player,
        *,
        hex: Hex = NO_HEX,
        other: Hex = NO_HEX,
        planet: Planet = NO_PLANET,
        module: Module = NO_MODULE,
        victim: Player = NOBODY,
        roll: int = 0,
        units: tuple[Unit, ...] = (),
    ) -> None:
        """The card lies out for as long as it says: until the end of the turn or the start of a later one. PAR-11.12"""
        until = next_turn_of(s, me, self.rounds) if self.rounds > 0 else END_OF_TURN
        begin_effect(
            s,
            self.card,
            me,
            until,
            hex=hex,
            other=other,
            planet=planet,
            module=module,
            victim=victim,
            roll=roll,
            units=units,
        )

    def discard(self, s: Parsec) -> None:
        """The card is resolved and nothing of it lasts. PAR-11.12"""
        discard(s, self.card)


class Untargeted(Design):
    """A card that names nothing."""

    def targets(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> list[Atom]:
        return []

    def ready(self, s: Parsec, me: Player, window: int) -> bool:
        return True


class OneTarget(Design):
    """A card that names one thing."""

    def targets(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> list[Atom]:
        return [] if chosen else self.aims(s, me, window)

    def aims(self, s: Parsec, me: Player, window: int) -> list[Atom]:
        """The atoms of all things that the card may name."""
        raise NotImplementedError


def roll_for(s: Parsec, player: Player, card: Event, unit: Unit = NO_UNIT) -> int:
    """The die of a player whom a card concerns, or one of whose units it concerns. PAR-1.7"""
    die = 1 + s.rng.below(DIE)
    s.show()
    if unit == NOTHING:
        s.tell(notes.EVENT_DIE, player, die, card)
    else:
        s.tell(notes.UNIT_DIE, player, die, unit, card)
    return die


def wreck(s: Parsec, unit: Unit, card: Event) -> None:
    """A card destroys a unit, with all it carries; nobody salvages anything. PAR-9.14, 11.18"""
    for lost in [unit, *carried(s, unit)]:
        s.tell(notes.EVENT_DESTROYS, s.owner(lost), lost, card)
    destroy(s, unit)
