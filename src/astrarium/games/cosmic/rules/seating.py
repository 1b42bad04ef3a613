"""Who sits where, and the tokens of each home system. COS-1.1 to 1.3, 9"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY
from ....clockwork.step import Choice, Step
from ....clockwork.text import Text
from .. import notes
from ..atoms import AMOUNT_ATOM, COLOUR_ATOM
from ..components import (
    BACK_OF,
    BERTHED,
    COLOUR,
    COLOURS,
    FRONT_PLANETS,
    HEX,
    PLANETS_OF_HEX,
    SLOTS,
    SPREAD,
    START_TOKENS,
    TOKENS,
)
from ..records import add
from ..state import Cosmic

ALL: Final = "all"


def seating(s: Cosmic, chosen: bool, reverse: str) -> list[Step[Cosmic]]:
    """Everybody takes a colour, drawn or in turn of his own choice, and its hex. COS-1.1, 1.2, 9.1, 9.2"""
    colours = list(range(COLOURS))
    s.rng.shuffle(colours)
    steps: list[Step[Cosmic]] = []
    for player in range(s.players):
        turned = reverse == ALL or str(player + 1) in reverse.split("-")
        if chosen:
            steps.append(TakeColour(player, turned))
        else:
            take_colour(s, player, colours[player], turned)
    return steps


class TakeColour(Choice["Cosmic"]):
    """Take a colour that is still free, with its tokens and its hex; `turned` with its reverse side. COS-1.1, 9.3"""

    rule: ClassVar[str] = "COS-1.1"

    def __init__(self, player: int, turned: bool) -> None:
        super().__init__(player)
        self.turned: Final = turned

    def legal(self, s: Cosmic) -> list[int]:
        return [COLOUR_ATOM + colour for colour in range(COLOURS) if s.who[colour] == NOBODY]

    def label(self, s: Cosmic, atom: int) -> Text | None:
        """With a colour one takes its reverse side, too, where that is used."""
        if not self.turned:
            return None
        colour = atom - COLOUR_ATOM
        return Text("option-turned", {"colour": COLOUR.text(colour), "hex": HEX.text(BACK_OF[colour])})

    def take(self, s: Cosmic, atom: int) -> None:
        take_colour(s, self.player, atom - COLOUR_ATOM, self.turned)
        s.tell(notes.SITS, self.player + 1, atom - COLOUR_ATOM)


def take_colour(s: Cosmic, player: int, colour: int, turned: bool) -> None:
    s.sit(player, colour)
    # Copies of the table share these lists, so they are made anew.
    s.home = [colour if seat == player else home for seat, home in enumerate(s.home)]
    if turned:
        s.back = [BACK_OF[colour] if system == colour else back for system, back in enumerate(s.back)]
    s.count_systems()


class PlaceTokens(Step["Cosmic"]):
    """Four on each of five planets; Binary, Rings and Rosette spread theirs, in the order of seats. COS-1.3, 1.19, 9

    This comes before powers, moons and the first player are known.
    """

    def run(self, s: Cosmic) -> None:
        steps: list[Step[Cosmic]] = []
        for player in range(s.players):
            system = s.home[player]
            hex = s.back[system]
            s.fleet[player] = TOKENS
            if BERTHED[hex]:
                s.put(player, system * SLOTS, TOKENS)
            elif not SPREAD[hex]:
                for slot in range(FRONT_PLANETS):
                    s.put(player, system * SLOTS + slot, START_TOKENS)
            else:
                s.transit[player] = TOKENS
                steps.append(SpreadTokens(player, 0))
        s.tell(notes.PLACED)
        s.then(steps)


class SpreadTokens(Choice["Cosmic"]):
    """How many of the tokens left go on this planet; the last one gets the rest. COS-9.4, 9.13, 9.15"""

    rule: ClassVar[str] = "COS-9.4"

    def __init__(self, player: int, slot: int) -> None:
        super().__init__(player)
        self.slot: Final = slot

    def legal(self, s: Cosmic) -> list[int]:
        last = PLANETS_OF_HEX[s.back[s.home[self.player]]] - 1
        left = s.transit[self.player]
        return [AMOUNT_ATOM + number for number in range(left if self.slot == last else 0, left + 1)]

    def place(self, s: Cosmic) -> int:
        """The planet that is asked about."""
        return s.home[self.player] * SLOTS + self.slot

    def take(self, s: Cosmic, atom: int) -> None:
        number = atom - AMOUNT_ATOM
        if number > 0:
            add(s.transit, self.player, -number)
            s.put(self.player, self.place(s), number)
            s.tell(notes.SPREADS, self.player, self.place(s), number)
        if self.slot + 1 < PLANETS_OF_HEX[s.back[s.home[self.player]]]:
            s.push(SpreadTokens(self.player, self.slot + 1))
