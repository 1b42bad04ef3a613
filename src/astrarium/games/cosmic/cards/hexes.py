"""The reverse sides of the system hexes. COS-9

`me` is the owner of the system. What the board itself changes (berths, dust, stars, destiny hands) is in setup.py,
tokens.py, sheets.py and destiny.py; here is what the owner may do.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY, PASS
from ....clockwork.step import Choice
from .. import notes
from ..atoms import AMOUNT_ATOM, BOTH_ATOM, DESTINY_ATOM, MINUS, PLACE_ATOM, PLUS, POWER_ATOM
from ..components import DESTINY_COLOUR, FIRST_COMET, PLANET_BONUS, PLANETS, POWER, REVERSE, SLOTS, WILD
from ..effects.challenge_hooks import ask_may_move
from ..effects.effect import Effect
from ..effects.in_force import has, refresh
from ..effects.questions import AskAmount, AskName, AskPlace, AskPlayer, AskSecret, AskWay
from ..effects.timing import DEF_SET, DESTINY_DRAWN, DISCARD, KICKER, REINFORCE, SELECTED, TOTALS
from ..records import Lasting, Sheet
from ..rules.destiny import discard_drawn, turn_card
from ..rules.settle import Settle
from ..rules.sheets import STAR_OF_MOON, turn_sheets
from ..rules.targets import can_be_challenged
from ..rules.tokens import is_safe
from ..rules.warp import empty_limbo
from ..state import Cosmic
from ..terms import DEF, FOUGHT, STAR_1, STAR_2

WILL: Final = POWER.index("will")


def at_home(s: Cosmic, me: int) -> bool:
    """Whether the target is a planet of the owner's own system."""
    return 0 <= s.target < PLANETS and s.target // SLOTS == s.home[me]


class Binary(Effect):
    """Two stars, each with a power; not both powers in one challenge. COS-9.4 to 9.6"""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return False

    def moon_occupied(self, s: Cosmic, me: int, place: int) -> None:
        s.push(StarOfMoon(me, place))


class StarOfMoon(Choice["Cosmic"]):
    """For which of his two stars does a moon count that the owner of the Binary has just occupied? COS-9.6"""

    rule: ClassVar[str] = "COS-9.6"

    def __init__(self, player: int, place: int) -> None:
        super().__init__(player)
        self.place: Final = place

    def legal(self, s: Cosmic) -> list[int]:
        stars: list[int] = []
        for star in (STAR_1, STAR_2):
            for at in range(0, len(s.sheets), Sheet.SIZE):
                if s.sheets[at + Sheet.PLAYER] == self.player and s.sheets[at + Sheet.STATUS] == star:
                    stars.append(POWER_ATOM + s.sheets[at + Sheet.POWER])
        return stars if s.has_base(self.player, self.place) else []

    def take(self, s: Cosmic, atom: int) -> None:
        for at in range(0, len(s.sheets), Sheet.SIZE):
            if s.sheets[at + Sheet.PLAYER] == self.player and POWER_ATOM + s.sheets[at + Sheet.POWER] == atom:
                s.set_mark(STAR_OF_MOON, self.player, self.place, s.sheets[at + Sheet.STATUS] - STAR_1 + 1)
        turn_sheets(s, self.player)


class GasGiant(Effect):
    """Before cards are selected tokens may be withdrawn from the challenge, all but one. COS-9.11, 9.12"""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == KICKER and at_home(s, me) and s.guard() == me and s.guarded() > 1

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskAmount(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [AMOUNT_ATOM + number for number in range(1, s.guarded())]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        s.withdrawn += atom - AMOUNT_ATOM


class Rings(Effect):
    """In defence core and rings add their value, or subtract it if the owner prefers. COS-9.13, 9.14"""

    def defends(self, s: Cosmic, me: int) -> bool:
        return s.defender == me and at_home(s, me)

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == TOTALS and self.defends(s, me) and not self.lasts(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [PLUS, MINUS]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, 1 if atom == MINUS else 0)

    def addition(self, s: Cosmic, me: int, side: int) -> int:
        if side != DEF or not self.defends(s, me):
            return 0
        value = PLANET_BONUS[s.back[s.home[me]]][s.target % SLOTS]
        at = s.recall(self.number, me)
        return -value if at != NOBODY and s.lasting[at + Lasting.ABOUT] == 1 else value


NEIGHBOURS: Final = 0
EVACUATE: Final = 1
HOW_MANY: Final = 2


class Rosette(Effect):
    """Last of all tokens on neighbouring planets may be counted, and tokens evacuated to them. COS-9.15 to 9.17, 17.8

    What is noted is which neighbours count, so that an evacuated token counts once, where it stands.
    """

    def times(self) -> int:
        return 1 << REINFORCE

    def neighbours(self, s: Cosmic) -> list[int]:
        first = s.target // SLOTS * SLOTS
        slot = s.target - first
        return [first + (slot + SLOTS - 1) % SLOTS, first + (slot + 1) % SLOTS]

    def counted(self, s: Cosmic, me: int) -> list[int]:
        """Neighbours with tokens that could be counted."""
        return [place for place in self.neighbours(s) if s.has_base(me, place) and not is_safe(s, me, place)]

    def shelters(self, s: Cosmic, me: int) -> list[int]:
        """Neighbours to which tokens on the target could flee."""
        if s.guard() != me or s.guarded() == 0 or not ask_may_move(s, me, s.target, True):
            return []
        return [place for place in self.neighbours(s) if s.has_base(me, place)]

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing != REINFORCE or not s.is_main(me) or not at_home(s, me):
            return False
        return len(self.counted(s, me)) + len(self.shelters(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.then([AskPlace(me, me, self.number, NEIGHBOURS), AskPlace(me, me, self.number, EVACUATE)])

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == HOW_MANY:
            return [AMOUNT_ATOM + number for number in range(1, s.guarded() + 1)]
        if stage == EVACUATE:
            places = self.shelters(s, me)
            return [PASS] + [PLACE_ATOM + place for place in places] if places else []
        places = self.counted(s, me)
        options = [PLACE_ATOM + place for place in places]
        if len(options) > 1:
            options.append(BOTH_ATOM)
        return [PASS, *options] if options else []

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom == PASS:
            return
        if stage == NEIGHBOURS:
            for place in self.counted(s, me):
                if atom in (BOTH_ATOM, PLACE_ATOM + place):
                    self.last(s, me, place)
        elif stage == EVACUATE:
            s.push(AskAmount(me, me, self.number, HOW_MANY, atom - PLACE_ATOM))
        else:
            number = atom - AMOUNT_ATOM
            s.lift(me, s.target, number)
            s.put(me, about, number)
            s.tell(notes.MOVES, me, about, number)
            s.then([Settle(), AskPlace(me, me, self.number, EVACUATE)])

    def addition(self, s: Cosmic, me: int, side: int) -> int:
        if s.main(side) != me:
            return 0
        total = 0
        for at in range(0, len(s.lasting), Lasting.SIZE):
            if s.lasting[at + Lasting.EFFECT] == self.number and s.lasting[at + Lasting.PLAYER] == me:
                total += s.at(me, s.lasting[at + Lasting.ABOUT])
        return total


DUST_VALUE: Final = 5


class SpaceDust(Effect):
    """As defender play a destiny card that was put aside for +5; a defeat costs it. COS-9.20"""

    def times(self) -> int:
        return 1 << DISCARD

    def forced(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == DISCARD

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == DISCARD:
            return self.lasts(s, me) and s.ending == FOUGHT and s.winner != DEF
        return timing == SELECTED and s.defender == me and len(s.dust_cards) > 0 and not self.lasts(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == DISCARD:
            card = s.lasting[s.recall(self.number, me) + Lasting.ABOUT]
            s.dust_cards.remove(card)
            s.destiny_discard.append(card)
        else:
            s.push(AskName(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [DESTINY_ATOM + card for card in s.dust_cards]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, atom - DESTINY_ATOM)

    def addition(self, s: Cosmic, me: int, side: int) -> int:
        return DUST_VALUE if side == DEF and s.defender == me and self.lasts(s, me) else 0


REPLACE: Final = 0
COMET: Final = 1
DIRECT: Final = 2


class Worldships(Effect):
    """A hand of destiny cards: one replaces the card turned, a comet may be played before the cone is aimed.

    COS-9.21 to 9.23, 7.13, 7.14, 14.23
    """

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if has(s, s.offense, WILL):
            return False
        if timing == DESTINY_DRAWN:
            return s.drawn != NOBODY and len(self.options(s, me, REPLACE, 0)) > 0
        return timing == DEF_SET and s.comet == NOBODY and len(self.options(s, me, COMET, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskSecret(me, me, self.number, REPLACE if timing == DESTINY_DRAWN else COMET))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == DIRECT:
            return [s.player_atom(other) for other in s.around(s.offense) if can_be_challenged(s, s.home[other])]
        return [DESTINY_ATOM + card for card in s.ship_cards if (card >= FIRST_COMET) == (stage == COMET)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == DIRECT:
            s.system = s.home[s.player_of(atom)]
            if s.reverse_warp and not REVERSE[s.drawn]:
                empty_limbo(s, s.system)
            return
        card = atom - DESTINY_ATOM
        s.ship_cards.remove(card)
        s.show()
        if stage == COMET:
            s.tell(notes.DESTINY, me, card)
            s.last_special = card
            s.comet = card
            s.destiny_discard.append(card)
            refresh(s)
            return
        directed = s.system
        discard_drawn(s)
        turn_card(s, card)
        # Whoever has directed the cone already has done so whatever is drawn. COS-15.7
        s.system = directed
        if DESTINY_COLOUR[card] == WILD and directed == NOBODY:
            s.push(AskPlayer(me, me, self.number, DIRECT))
