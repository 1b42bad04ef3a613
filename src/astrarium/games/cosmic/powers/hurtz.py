"""Hurtz, with both sides of its Flare."""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NO, NOBODY, PASS, YES, Player
from ..atoms import AMOUNT_ATOM, POWER_ATOM
from ..components import ARTEFACT, POWER
from ..effect_numbers import EFFECT
from ..effects.effect import EFFECTS, Effect
from ..effects.openings import amounts, player_atoms
from ..effects.questions import AskAmount, AskPlayer, AskPower, AskYes
from ..effects.timing import ALLY_CHOICE, LAUNCH
from ..effects.usage import is_silenced
from ..records import player_in
from ..rules.alliances import one_against_one
from ..rules.hands import take_random
from ..rules.payments import pay
from ..rules.sheets import active_powers, give_power, own_powers, set_away
from ..state import Cosmic
from ..terms import COPY, FOUGHT
from .shared.joining import may_join
from .shared.outcomes import loses, wins
from .shared.owning import is_sheet_up
from .shared.records import PER_PLAYER, forget_one, records

HURTZ: Final = POWER.index("hurtz")
HURTZ_SUPER: Final = EFFECT.index("flare_hurtz_super")
LESSEE: Final = 0
HOW_MANY: Final = 1
AT_WHICH_PRICE: Final = 2
TAKES_LEASE: Final = 3
"""The questions of Hurtz."""
FLEET: Final = 10
MOST_LEASED: Final = 4
HIGHEST_RENT: Final = 5
AGREED: Final = 512
"""Added to a lease that holds only once the player really allies: lessee, tokens, price of one; see below."""
PER_RENT: Final = PER_PLAYER * 8


def tokens_of(lease: int) -> int:
    """How many tokens are leased."""
    return lease // PER_PLAYER % 8


def rent_of(lease: int) -> int:
    """The price of one."""
    return lease // PER_RENT


class Hurtz(Effect):
    """Lease tokens of your own fleet to players in a challenge. COS-18.10

    The fleet is a mark. A record of a lease says who leased how many tokens at which price.
    """

    def received(self, s: Cosmic, me: int) -> None:
        s.set_mark(self.number, me, 0, FLEET)

    def fleet(self, s: Cosmic, me: int) -> int:
        """How many of its tokens are not leased."""
        number = s.mark_of(self.number, me)
        for lease in records(s, self.number, me):
            number -= tokens_of(lease)
        return number

    def lessees(self, s: Cosmic, me: int, timing: int, asked: int) -> list[int]:
        """To whom an offer can be made now, but for those asked already: they are involved, or may become allies."""
        if timing == LAUNCH:
            players = [s.offense, s.defender]
        else:
            players = [s.answering] if not one_against_one(s) and may_join(s, s.answering) else []
        done = [player_in(lease) for lease in records(s, self.number, me)]
        found: list[int] = []
        for player in players:
            fits = player not in (me, NOBODY) and player not in done and not asked >> player & 1
            if fits and s.lucre[player] > 0 and not is_silenced(s, player):
                found.append(player)
        return found

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing not in (LAUNCH, ALLY_CHOICE) or not is_sheet_up(s, me, self.number) or s.in_warp:
            return False
        return self.fleet(s, me) > 0 and len(self.lessees(s, me, timing, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing in (LAUNCH, ALLY_CHOICE):
            s.push(AskPlayer(me, me, self.number, LESSEE, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        lessee = player_in(about)
        if stage == LESSEE:
            timing = LAUNCH if s.answering == NOBODY else ALLY_CHOICE
            players = self.lessees(s, me, timing, about) if self.fleet(s, me) > 0 else []
            atoms = player_atoms(s, players)
            return [PASS, *atoms] if about and atoms else atoms
        if stage == HOW_MANY:
            return amounts(1, min(MOST_LEASED, self.fleet(s, me), s.lucre[lessee]))
        if stage == AT_WHICH_PRICE:
            return amounts(1, min(HIGHEST_RENT, s.lucre[lessee] // tokens_of(about)))
        return [YES, NO]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        number = atom - AMOUNT_ATOM
        if stage == LESSEE:
            if atom != PASS:
                lessee = s.player_of(atom)
                s.push(AskPlayer(me, me, self.number, LESSEE, about | 1 << lessee))
                s.push(AskAmount(me, me, self.number, HOW_MANY, lessee))
        elif stage == HOW_MANY:
            s.push(AskAmount(me, me, self.number, AT_WHICH_PRICE, about + PER_PLAYER * number))
        elif stage == AT_WHICH_PRICE:
            s.push(AskYes(player_in(about), me, self.number, TAKES_LEASE, about + PER_RENT * number))
        elif atom == YES:
            if s.is_main(player_in(about)):
                self.lease(s, me, about)
            else:
                self.last(s, me, about + AGREED)

    def lease(self, s: Cosmic, me: int, about: int) -> None:
        pay(s, player_in(about), me, tokens_of(about) * rent_of(about))
        self.last(s, me, about)

    def committed(self, s: Cosmic, me: int, who: int, side: int, number: int) -> None:
        for lease in records(s, self.number, me):
            if lease >= AGREED and player_in(lease) == who:
                forget_one(s, self.number, me, lease)
                about = lease - AGREED
                if s.lucre[who] >= tokens_of(about) * rent_of(about):
                    self.lease(s, me, about)

    def addition(self, s: Cosmic, me: int, side: int) -> int:
        worth = 2 if s.recall(HURTZ_SUPER, me) != NOBODY else 1
        total = 0
        for lease in records(s, self.number, me):
            if lease < AGREED and s.side_of(player_in(lease)) == side:
                total += worth * tokens_of(lease)
        return total

    def closes(self, s: Cosmic, me: int) -> None:
        """The tokens come back; who lost pays for the damage. The records go with the challenge."""
        if s.ending == FOUGHT:
            for lease in records(s, self.number, me):
                if lease < AGREED and loses(s, player_in(lease)):
                    pay(s, player_in(lease), me, tokens_of(lease))


class HurtzWild(Effect):
    """Lend your power for the rest of the challenge, to be used instead of the other's own, for a card or two."""

    LENT: ClassVar[int] = 0
    RECEIVER: ClassVar[int] = 1
    ACCEPTS: ClassVar[int] = 2
    REPLACED: ClassVar[int] = 3

    def lendable(self, s: Cosmic, me: int) -> list[int]:
        mine = own_powers(s, me)
        return [power for power in active_powers(s, me) if power in mine and not ARTEFACT[power]]

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.lendable(s, me)) > 0 and len(self.receivers(s, me)) > 0

    def receivers(self, s: Cosmic, me: int) -> list[int]:
        return [player for player in s.around(me) if not is_silenced(s, player)]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPower(me, me, self.number, self.LENT))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == self.LENT:
            return [POWER_ATOM + power for power in self.lendable(s, me)]
        if stage == self.RECEIVER:
            return player_atoms(s, self.receivers(s, me))
        if stage == self.ACCEPTS:
            return [YES, NO]
        lent = about // PER_PLAYER
        own = own_powers(s, about % PER_PLAYER)
        theirs = [power for power in active_powers(s, about % PER_PLAYER) if power in own and power != lent]
        return [POWER_ATOM + power for power in theirs]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == self.LENT:
            s.push(AskPlayer(me, me, self.number, self.RECEIVER, PER_PLAYER * (atom - POWER_ATOM)))
        elif stage == self.RECEIVER:
            receiver = s.player_of(atom)
            s.push(AskYes(receiver, me, self.number, self.ACCEPTS, about + receiver))
        elif stage == self.REPLACED:
            set_away(s, about % PER_PLAYER, atom - POWER_ATOM)
        elif atom == YES:
            receiver = Player(about % PER_PLAYER)
            self.last(s, me, receiver)
            s.push(AskPower(me, me, self.number, self.REPLACED, about))
            set_away(s, me, about // PER_PLAYER)
            give_power(s, receiver, about // PER_PLAYER, COPY)

    def closes(self, s: Cosmic, me: int) -> None:
        for receiver in records(s, self.number, me):
            won = s.ending == FOUGHT and wins(s, receiver)
            take_random(s, me, receiver, 2 if won else 1, willing=True)


class HurtzSuper(Effect):
    """Tokens leased in this challenge count 2 each."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(records(s, HURTZ, me)) > 0 or EFFECTS[HURTZ].ready(s, me, timing)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
