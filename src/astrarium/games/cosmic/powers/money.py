"""Powers that live on Lucre. COS-11"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NO, NOBODY, PASS, YES
from ....clockwork.step import Choice, Step
from .. import notes
from ..alliances import one_against_one, open_sides
from ..components import (
    AMOUNT_ATOM,
    ARTEFACT,
    EFFECT,
    IS_MOON,
    PLACE_ATOM,
    POWER,
    POWER_ATOM,
    SYSTEM_BITS,
    SYSTEM_OF,
    verb,
)
from ..destiny import DefenderHandCheck, occupy, places_in
from ..effects import CARGO, CHARTER, EFFECTS, FOR_GOOD, HULL, Effect, has_policy, refresh
from ..hands import HandCheck, is_insured, take_random
from ..launch import Commit, commit_limit
from ..losing import left_to_lose, loser, spare
from ..lucre import pay, payment
from ..moon_rules import occupant
from ..sheets import active_powers, give_power, own_powers, set_away
from ..stacks import sink
from ..state import COPY, FOUGHT, IMPOUNDED, OFF, Cosmic
from ..timing import ALLY_CHOICE, DEF_SET, LAUNCH, OFF_HAND_CHECK, TURN_START
from ..tokens import (
    Found,
    Settle,
    available,
    bring_home,
    commit_sources,
    home_options,
    movable,
    sources,
    take_from,
)
from ..windows import (
    AskAmount,
    AskPlace,
    AskPlayer,
    AskPower,
    AskWay,
    AskYes,
    Window,
    is_silenced,
)
from .cards import is_open, planet_defender
from .losses import all_held, held, hold, let_go, loses, loses_as_main, pass_on, wins

ASSESSOR: Final = POWER.index("assessor")
ASSESSOR_SUPER: Final = EFFECT.index("flare_assessor_super")
BUTLER: Final = POWER.index("butler")
BUTLER_SUPER: Final = EFFECT.index("flare_butler_super")
ENTREPRENEUR_SUPER: Final = EFFECT.index("flare_entrepreneur_super")
GNOME: Final = POWER.index("gnome")
GNOME_SUPER: Final = EFFECT.index("flare_gnome_super")
HURTZ: Final = POWER.index("hurtz")
HURTZ_SUPER: Final = EFFECT.index("flare_hurtz_super")
LLOYD: Final = POWER.index("lloyd")

AIM: Final = verb("aim")
SOURCE: Final = verb("source")
POLICIES: Final[list[int]] = [NOBODY, verb("hull"), verb("cargo"), verb("charter")]
"""The atom of each policy, by its number."""

PER_PLAYER: Final = 8
"""Numbers in `about` are packed: a player, then small numbers of up to 7."""


def amounts(first: int, last: int) -> list[int]:
    return [AMOUNT_ATOM + number for number in range(first, min(40, last) + 1)]


def player_atoms(s: Cosmic, players: list[int]) -> list[int]:
    return [s.player_atom(player) for player in players]


def records(s: Cosmic, effect: int, me: int) -> list[int]:
    """What the records of an effect of the player in this challenge say."""
    found: list[int] = []
    for at in range(0, len(s.lasting), 3):
        if s.lasting[at] == effect and s.lasting[at + 1] == me:
            found.append(s.lasting[at + 2])
    return found


def forget(s: Cosmic, effect: int, me: int, about: int) -> None:
    """One record of an effect is no longer there."""
    for at in range(len(s.lasting) - 3, -1, -3):
        if s.lasting[at] == effect and s.lasting[at + 1] == me and s.lasting[at + 2] == about:
            del s.lasting[at : at + 3]
            return


def is_sheet_up(s: Cosmic, me: int, power: int) -> bool:
    """Whether the power itself works, and not only what it did earlier in the challenge. COS-4.6"""
    from ..effects import in_force
    from ..sheets import SHEET

    for at in range(0, len(s.sheets), SHEET):
        if s.sheets[at] == me and s.sheets[at + 1] == power and in_force(s, at):
            return True
    return False


def may_join(s: Cosmic, player: int) -> bool:
    """Whether the player could become an ally now or later in this challenge."""
    if s.is_main(player) or (s.joined[0] | s.joined[1]) >> player & 1 or available(s, player) == 0:
        return False
    to_come = s.around(s.offense)
    if s.answering != NOBODY and to_come.index(player) < to_come.index(s.answering):
        return False
    return s.answering == NOBODY or len(open_sides(s, player)) > 0


# Assessor


class Assessor(Effect):
    """Others pay for each token beyond the first that they commit; what is not paid for is impounded."""

    def times(self) -> int:
        return 1 << TURN_START

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == TURN_START:
            return s.turn != me and held(s, IMPOUNDED, me, s.turn) > 0 and s.lucre[s.turn] > 0
        return is_taxed_now(s, me, timing)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == TURN_START:
            s.push(AskAmount(s.turn, me, self.number, 0, s.turn))

    def committed(self, s: Cosmic, me: int, who: int, side: int, number: int) -> None:
        if who == me or number <= 1:
            return
        rate = 2 if s.recall(ASSESSOR_SUPER, me) != NOBODY else 1
        paid = min(number - 1, s.lucre[who] // rate)
        pay(s, who, me, paid * rate)
        impounded = number - 1 - paid
        if impounded > 0:
            s.force[side * s.players + who] -= impounded
            hold(s, IMPOUNDED, me, who, impounded)
            s.tell(notes.CAPTURED, me, who, impounded)
            if s.marks:
                sink(s, who)

    # Ransom

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return amounts(0, min(held(s, IMPOUNDED, me, about), s.lucre[about]))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        number = atom - AMOUNT_ATOM
        pay(s, about, me, number)
        release(s, me, about, number)

    def fought(self, s: Cosmic, me: int) -> None:
        if loses_as_main(s, me) and all_held(s, IMPOUNDED, me) > 0:
            s.push(ReleaseAll(me))

    def leaves(self, s: Cosmic, me: int) -> None:
        let_go(s, IMPOUNDED, me)

    def changes_hands(self, s: Cosmic, me: int, other: int) -> None:
        pass_on(s, IMPOUNDED, me, other)


def is_taxed_now(s: Cosmic, me: int, timing: int) -> bool:
    """Whether another player is about to commit tokens, and could commit more than one."""
    who = s.offense if timing == LAUNCH else s.answering
    if who in (me, NOBODY) or min(commit_limit(s, who), available(s, who)) <= 1:
        return False
    return timing == LAUNCH or (not one_against_one(s) and may_join(s, who))


def release(s: Cosmic, me: int, owner: int, number: int) -> None:
    """Impounded tokens return to their owner's bases."""
    if number > 0:
        hold(s, IMPOUNDED, me, owner, -number)
        s.transit[owner] += number
        bring_home(s, owner, number)


class ReleaseAll(Step["Cosmic"]):
    """The Assessor has lost a challenge: whatever he has impounded returns. powers.toml assessor"""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, s: Cosmic) -> None:
        for owner in reversed(s.around(self.player)):
            release(s, self.player, owner, held(s, IMPOUNDED, self.player, owner))


class AssessorWild(Effect):
    """Whoever has a base in your home system pays you 1 Lucre, or else gives you a random card."""

    def tenants(self, s: Cosmic, me: int) -> list[int]:
        """Who has a base there, and something to give."""
        found: list[int] = []
        for player in s.around(me):
            able = s.lucre[player] > 0 or (len(s.hands[player]) > 0 and not is_insured(s, player))
            if able and s.bases[player] & SYSTEM_BITS[s.home[me]]:
                found.append(player)
        return found

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.tenants(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        for player in self.tenants(s, me):
            if pay(s, player, me, 1) == 0:
                take_random(s, me, player, 1)


class AssessorSuper(Effect):
    """In this challenge your tax is 2 Lucre a token."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if is_taxed_now(s, me, timing):
            return True
        others = [player for player in s.around(me) if may_join(s, player) and available(s, player) > 1]
        return len(others) > 0 and not one_against_one(s)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)


# Butler

TIP: Final = 0
CHORE: Final = 1
WHERE_TO: Final = 2
AGAINST: Final = 3
"""The questions of the Butler."""


class Butler(Effect):
    """An offense who does not tip you lets you aim the cone, or take his tokens from bases of your choice."""

    def tip(self, s: Cosmic, me: int) -> int:
        return 2 if s.recall(BUTLER_SUPER, me) != NOBODY else 1

    def targets(self, s: Cosmic) -> list[int]:
        """Where else in the target system the offense could aim."""
        if s.in_warp or s.target == NOBODY:
            return []
        found: list[int] = []
        for place in places_in(s, SYSTEM_OF[s.target]):
            if place != s.target and is_open(s, place) and not (s.extra and IS_MOON[place]):
                found.append(place)
        return found

    def chores(self, s: Cosmic, me: int) -> list[int]:
        """What there is to be done, and has not been done yet."""
        found: list[int] = []
        done = records(s, self.number, me)
        if AIM not in done and self.targets(s):
            found.append(AIM)
        if SOURCE not in done and len(sources(s, s.offense)) > 1:
            found.append(SOURCE)
        return found

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.chores(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskYes(s.offense, me, self.number, TIP))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == TIP:
            return [YES, NO] if s.lucre[s.offense] >= self.tip(s, me) else [NO]
        if stage == CHORE:
            chores = self.chores(s, me)
            return [PASS, *chores] if chores else []
        if stage == WHERE_TO:
            return [PLACE_ATOM + place for place in self.targets(s)]
        return player_atoms(s, [player for player in s.occupants(about) if player != s.offense])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == TIP:
            if atom == YES:
                pay(s, s.offense, me, self.tip(s, me))
            else:
                s.push(AskWay(me, me, self.number, CHORE))
        elif stage == CHORE:
            if atom != PASS:
                self.do(s, me, atom)
        elif stage == WHERE_TO:
            self.point(s, me, atom - PLACE_ATOM)
        else:
            redirect(s, about, s.player_of(atom))

    def do(self, s: Cosmic, me: int, chore: int) -> None:
        if s.recall(BUTLER_SUPER, me) != NOBODY:
            s.push(AskWay(me, me, self.number, CHORE))
        self.last(s, me, chore)
        if chore == AIM:
            s.push(AskPlace(me, me, self.number, WHERE_TO))

    def point(self, s: Cosmic, me: int, place: int) -> None:
        """The cone points there; in the offense's own system he says which visitor defends. COS-P2.8, 13.18"""
        visitors = [player for player in s.occupants(place) if player != s.offense]
        if IS_MOON[place]:
            redirect(s, place, occupant(s, place))
        elif s.owner[SYSTEM_OF[place]] != s.offense:
            redirect(s, place, planet_defender(s))
        elif s.defender in visitors:
            redirect(s, place, s.defender)
        elif visitors:
            s.push(AskPlayer(s.offense, me, self.number, AGAINST, place))
        else:
            redirect(s, place, NOBODY)

    def fetches(self, s: Cosmic, me: int, who: int, side: int, number: int) -> bool:
        if who != s.offense or side != OFF or SOURCE not in records(s, self.number, me):
            return False
        forget(s, self.number, me, SOURCE)
        s.push(Fetch(me, who, side, number, 0))
        return True


def redirect(s: Cosmic, place: int, defender: int) -> None:
    """The cone is aimed anew before the launch; a new defender makes his hand check. COS-P2.16"""
    s.target = place
    s.system = SYSTEM_OF[place]
    s.tell(notes.AIMS, s.offense, place)
    if defender == NOBODY:
        occupy(s)
    elif defender != s.defender:
        s.defender = defender
        s.guarding = NOBODY
        refresh(s)
        s.tell(notes.DEFENDS, defender)
        s.then([Window(DEF_SET), DefenderHandCheck()])


class Fetch(Choice["Cosmic"]):
    """Another player takes the tokens that the owner commits from the owner's bases. powers.toml butler"""

    rule: ClassVar[str] = "COS-P3.1"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, owner: int, side: int, number: int, taken: int) -> None:
        super().__init__(player)
        self.owner: Final = owner
        self.side: Final = side
        self.number: Final = number
        self.taken: Final = taken

    def legal(self, s: Cosmic) -> list[int]:
        return sources(s, self.owner) or commit_sources(s, self.owner)

    def take(self, s: Cosmic, atom: int) -> None:
        take_from(s, self.owner, atom, 1)
        s.push(Fetch(self.player, self.owner, self.side, self.number - 1, self.taken + 1))

    def run(self, s: Cosmic) -> None:
        options = self.legal(s) if self.number > 0 else []
        if not options:
            s.push(Commit(self.owner, self.side, 0, self.taken))
        elif len(options) == 1:
            self.take(s, options[0])
        else:
            s.ask(self, options)


class ButlerWild(Effect):
    """Another player is the offense of this challenge, which counts as yours; he must invite you."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.turn == me and len(self.options(s, me, 0, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return player_atoms(s, [player for player in s.around(me) if available(s, player) > 0])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        s.offense = s.player_of(atom)
        self.last(s, me)
        s.tell(notes.CHALLENGE, s.offense, s.number)
        s.push(HandCheck(s.offense, OFF_HAND_CHECK))

    def must_invite(self, s: Cosmic, me: int, who: int, guest: int, must: bool) -> bool:
        return must or (guest == me and who == s.offense)


class ButlerSuper(Effect):
    """Your tip is 2 Lucre, and without it you do both chores."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return not s.was_used(BUTLER, me) and EFFECTS[BUTLER].ready(s, me, timing)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)


# Entrepreneur


class Entrepreneur(Effect):
    """You earn on what others buy, and buy more cheaply yourself, also when you are not a main player."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return payment(s)[0] != me

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        amount = payment(s)[1] if s.recall(ENTREPRENEUR_SUPER, me) != NOBODY else 1
        s.lucre[me] += amount
        s.tell(notes.EARNS, me, amount)

    def price(self, s: Cosmic, me: int, who: int, item: int, cost: int) -> int:
        return cost - 1 if who == me and cost > 1 else cost


class EntrepreneurWild(Effect):
    """Your next purchase is free, whenever you make it."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return self.number * 8 + me not in s.active

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.stay(s, me, FOR_GOOD)

    def price(self, s: Cosmic, me: int, who: int, item: int, cost: int) -> int:
        return 0 if who == me else cost

    def bought(self, s: Cosmic, me: int, who: int, item: int) -> None:
        if who == me:
            self.stop(s, me)


class EntrepreneurSuper(Effect):
    """From this payment to the end of the challenge you get all that others pay to the bank."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return payment(s)[0] != me

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        # The power has earned 1 of this payment already.
        rest = payment(s)[1] - 1
        if rest > 0:
            s.lucre[me] += rest
            s.tell(notes.EARNS, me, rest)


# Gnome

LOAN: Final = 0
BORROW: Final = 1
REPAY: Final = 2
FORECLOSE: Final = 3
"""The questions of the Gnome."""
BIGGEST_LOAN: Final = 5


class Gnome(Effect):
    """Lend Lucre for twice as much next turn; from who does not pay you take a base at his home.

    A mark says how much a player owes.
    """

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.turn != me and s.mark_of(self.number, me, s.turn) == 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskAmount(me, me, self.number, LOAN, s.turn))

    def factor(self, s: Cosmic, me: int) -> int:
        return 3 if s.recall(GNOME_SUPER, me) != NOBODY else 2

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        debtor = about % PER_PLAYER
        if stage == LOAN:
            return amounts(1, BIGGEST_LOAN)
        if stage == REPAY:
            return [YES, NO] if s.lucre[debtor] >= about // PER_PLAYER else [NO]
        if stage == FORECLOSE:
            if movable(s, me) == 0:
                return []
            return [PLACE_ATOM + place for place in s.planets_in(s.home[debtor]) if not s.has_base(me, place)]
        return [YES, NO]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        debtor = about % PER_PLAYER
        amount = about // PER_PLAYER
        if stage == LOAN:
            s.push(AskYes(debtor, me, self.number, BORROW, debtor + PER_PLAYER * (atom - AMOUNT_ATOM)))
        elif stage == BORROW:
            if atom == YES:
                s.lucre[debtor] += amount
                s.tell(notes.EARNS, debtor, amount)
                s.set_mark(self.number, me, debtor, amount * self.factor(s, me))
        elif stage == REPAY:
            if atom == YES:
                pay(s, debtor, me, amount)
            else:
                s.push(AskPlace(me, me, self.number, FORECLOSE, debtor))
        else:
            s.push(Found(me, atom - PLACE_ATOM))

    def dues(self, s: Cosmic, me: int, who: int) -> None:
        owed = s.mark_of(self.number, me, who)
        # A loan of this very turn is due only in the next.
        if owed > 0 and not s.was_used(self.number, me):
            s.set_mark(self.number, me, who, 0)
            s.push(AskYes(who, me, self.number, REPAY, who + PER_PLAYER * owed))

    def changes_hands(self, s: Cosmic, me: int, other: int) -> None:
        s.set_mark(self.number, other, other, 0)


TAKEN_AT_MOST: Final = 3


class GnomeWild(Effect):
    """Take up to 3 Lucre from a player who has more than you."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.richer(s, me)) > 0

    def richer(self, s: Cosmic, me: int) -> list[int]:
        return [player for player in s.around(me) if s.lucre[player] > s.lucre[me]]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return player_atoms(s, self.richer(s, me))
        return amounts(1, min(TAKEN_AT_MOST, s.lucre[about]))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            s.push(AskAmount(me, me, self.number, 1, s.player_of(atom)))
        else:
            pay(s, about, me, atom - AMOUNT_ATOM)


class GnomeSuper(Effect):
    """The loan you offer now is to be repaid threefold."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return not s.was_used(GNOME, me) and EFFECTS[GNOME].ready(s, me, timing)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)


# Hurtz

LESSEE: Final = 0
HOW_MANY: Final = 1
AT_WHICH_PRICE: Final = 2
TAKES_LEASE: Final = 3
"""The questions of Hurtz."""
FLEET: Final = 10
MOST_LEASED: Final = 4
HIGHEST_RENT: Final = 5
AGREED: Final = 512
"""Added to a lease that holds only once the player really allies: lessee, 8 * tokens, 64 * price of one."""


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
            number -= lease // 8 % 8
        return number

    def lessees(self, s: Cosmic, me: int, timing: int, asked: int) -> list[int]:
        """To whom an offer can be made now, but for those asked already: they are involved, or may become allies."""
        if timing == LAUNCH:
            players = [s.offense, s.defender]
        else:
            players = [s.answering] if not one_against_one(s) and may_join(s, s.answering) else []
        done = [lease % 8 for lease in records(s, self.number, me)]
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
        lessee = about % 8
        if stage == LESSEE:
            timing = LAUNCH if s.answering == NOBODY else ALLY_CHOICE
            players = self.lessees(s, me, timing, about) if self.fleet(s, me) > 0 else []
            atoms = player_atoms(s, players)
            return [PASS, *atoms] if about and atoms else atoms
        if stage == HOW_MANY:
            return amounts(1, min(MOST_LEASED, self.fleet(s, me), s.lucre[lessee]))
        if stage == AT_WHICH_PRICE:
            return amounts(1, min(HIGHEST_RENT, s.lucre[lessee] // (about // 8 % 8)))
        return [YES, NO]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        number = atom - AMOUNT_ATOM
        if stage == LESSEE:
            if atom != PASS:
                lessee = s.player_of(atom)
                s.push(AskPlayer(me, me, self.number, LESSEE, about | 1 << lessee))
                s.push(AskAmount(me, me, self.number, HOW_MANY, lessee))
        elif stage == HOW_MANY:
            s.push(AskAmount(me, me, self.number, AT_WHICH_PRICE, about + 8 * number))
        elif stage == AT_WHICH_PRICE:
            s.push(AskYes(about % 8, me, self.number, TAKES_LEASE, about + 64 * number))
        elif atom == YES:
            if s.is_main(about % 8):
                self.lease(s, me, about)
            else:
                self.last(s, me, about + AGREED)

    def lease(self, s: Cosmic, me: int, about: int) -> None:
        pay(s, about % 8, me, about // 8 % 8 * (about // 64))
        self.last(s, me, about)

    def committed(self, s: Cosmic, me: int, who: int, side: int, number: int) -> None:
        for lease in records(s, self.number, me):
            if lease >= AGREED and lease % 8 == who:
                forget(s, self.number, me, lease)
                about = lease - AGREED
                if s.lucre[who] >= about // 8 % 8 * (about // 64):
                    self.lease(s, me, about)

    def addition(self, s: Cosmic, me: int, side: int) -> int:
        worth = 2 if s.recall(HURTZ_SUPER, me) != NOBODY else 1
        total = 0
        for lease in records(s, self.number, me):
            if lease < AGREED and s.side_of(lease % 8) == side:
                total += worth * (lease // 8 % 8)
        return total

    def closes(self, s: Cosmic, me: int) -> None:
        """The tokens come back; who lost pays for the damage. The records go with the challenge."""
        if s.ending == FOUGHT:
            for lease in records(s, self.number, me):
                if lease < AGREED and loses(s, lease % 8):
                    pay(s, lease % 8, me, lease // 8 % 8)


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
            receiver = about % PER_PLAYER
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


# Lloyd

CLIENT: Final = 0
POLICY: Final = 1
PREMIUM: Final = 2
SIGNS: Final = 3
"""The questions of Lloyd."""
HIGHEST_PREMIUM: Final = 4


def is_client(s: Cosmic, player: int) -> bool:
    """Whether the player has a policy in this challenge."""
    return has_policy(s, player, HULL) or has_policy(s, player, CARGO) or has_policy(s, player, CHARTER)


def insure(s: Cosmic, me: int, player: int, policy: int) -> None:
    """Until the end of the challenge the policy binds."""
    EFFECTS[LLOYD].last(s, me, player * 4 + policy)


class Lloyd(Effect):
    """Insure others against losing tokens, cards or their power. COS-18.10"""

    def clients(self, s: Cosmic, me: int, asked: int) -> list[int]:
        """To whom a policy can be offered, but for those asked already."""
        found: list[int] = []
        for player in s.around(me):
            free = not asked >> player & 1 and not is_client(s, player)
            if free and s.lucre[player] > 0 and not is_silenced(s, player):
                found.append(player)
        return found

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return is_sheet_up(s, me, self.number) and len(self.clients(s, me, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number, CLIENT, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == CLIENT:
            atoms = player_atoms(s, self.clients(s, me, about))
            return [PASS, *atoms] if about and atoms else atoms
        if stage == POLICY:
            return POLICIES[HULL:]
        if stage == PREMIUM:
            return amounts(1, min(HIGHEST_PREMIUM, s.lucre[about % PER_PLAYER]))
        return [YES, NO]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        client = about % PER_PLAYER
        if stage == CLIENT:
            if atom != PASS:
                client = s.player_of(atom)
                s.push(AskPlayer(me, me, self.number, CLIENT, about | 1 << client))
                s.push(AskWay(me, me, self.number, POLICY, client))
        elif stage == POLICY:
            s.push(AskAmount(me, me, self.number, PREMIUM, client + PER_PLAYER * POLICIES.index(atom)))
        elif stage == PREMIUM:
            s.push(AskYes(client, me, self.number, SIGNS, about + 32 * (atom - AMOUNT_ATOM)))
        elif atom == YES:
            pay(s, client, me, about // 32)
            insure(s, me, client, about // PER_PLAYER % 4)

    def saves(self, s: Cosmic, me: int) -> None:
        """Hull: what is neither captured nor removed returns; for consolation it is lost. COS-16.9, P8.26"""
        owner = loser(s)
        if left_to_lose(s) == 0 or not home_options(s, owner):
            return
        if owner * 4 + HULL in records(s, self.number, me):
            number = spare(s, left_to_lose(s), counts=owner != me)
            s.tell(notes.SAVES, owner, number)
            bring_home(s, owner, number)


class LloydWild(Effect):
    """Of the tokens with which you lose a base on a planet one stays there."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return loser(s) == me and left_to_lose(s) > 0 and len(self.options(s, me, 0, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlace(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        """The planets whose base is being lost."""
        found: list[int] = []
        lost = s.settled[me] & ~s.bases[me] & ~s.gone
        for place in range(len(IS_MOON)):
            if lost >> place & 1 and not IS_MOON[place]:
                found.append(PLACE_ATOM + place)
        return found

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if spare(s, 1, counts=False) == 1:
            s.transit[me] -= 1
            s.put(me, atom - PLACE_ATOM, 1)
            s.tell(notes.SAVES, me, 1)
            s.push(Settle())


class LloydSuper(Effect):
    """Insure yourself with one policy, free of charge."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return not is_client(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return POLICIES[HULL:]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        insure(s, me, me, POLICIES.index(atom))
