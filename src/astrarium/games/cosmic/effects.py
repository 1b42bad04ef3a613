"""Hooks: how powers, Flares, Edicts, moons, comets, cones, hexes and curses change the rules. COS-16

An effect is a small class that answers only the hooks it uses; `EFFECTS` finds it by its number. When it works is data:
`TIMES`, `ROLES`, `LIMIT` and `SPEECH` in components.py come from the toml files.

There are two sorts of hooks. What is *offered* in a window is `ready` and then `use`; further questions go through
`options` and `answer`. What changes a *quantity* is a method that is given the value so far and returns the new one;
the functions at the end of this file ask every effect that is in force, in the order of COS-17.3.
"""

from __future__ import annotations

from typing import Final

from ...clockwork.names import NOBODY
from .components import (
    CARD_TIMES,
    CURSES,
    DESTINY,
    EFFECT,
    EFFECTS_COUNT,
    FIRST_COMET,
    FIRST_COMET_EFFECT,
    FIRST_CURSE_EFFECT,
    FIRST_EDICT,
    FIRST_EDICT_EFFECT,
    FIRST_FLARE,
    FIRST_HEX_EFFECT,
    FIRST_MOON,
    FIRST_MOON_EFFECT,
    FIRST_WILD,
    MANDATORY,
    POWERS,
    STANDING,
    SUSPENDED,
    TIMES,
)
from .state import AWAY, STAR_1, STAR_2, Cosmic


class Effect:
    """One thing that changes the rules. `number` is its place in EFFECTS; `me` is always the player whose it is."""

    def __init__(self) -> None:
        self.number: int = NOBODY

    def forced(self, s: Cosmic, me: int, timing: int) -> bool:
        """Whether it is used without asking. COS-4.2, 4.9"""
        return self.number < POWERS and MANDATORY[self.number]

    def limit(self, s: Cosmic, me: int) -> int:
        """How often it may be used in a challenge, where its sheet says "once per challenge"."""
        return 1

    def times(self) -> int:
        """Timing points beyond those of its entry, as bits."""
        return 0

    # What is offered in a window

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        """Whether it can be used now; role, limit and silence have been looked at already."""
        return True

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        """Carry it out: nobody has cancelled it."""

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        """What may be answered to a question of this effect."""
        raise NotImplementedError

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        """Go on after a question of this effect."""
        raise NotImplementedError

    def whoever(self, timing: int) -> bool:
        """Whether at this timing point it works for its player whatever his part in the challenge is."""
        return False

    def firm(self) -> bool:
        """Whether nobody can cancel it."""
        return False

    def received(self, s: Cosmic, me: int) -> None:
        """The player has just got this power: its setup part. COS-1.10, 14.13"""

    def turned_down(self, s: Cosmic, me: int) -> None:
        """The power has just been lost for want of home bases. COS-4.3"""

    def leaves(self, s: Cosmic, me: int) -> None:
        """The power leaves play: what it holds is set free. COS-4.13"""

    def changes_hands(self, s: Cosmic, me: int, other: int) -> None:
        """The power goes to another player with all it holds, beyond marks, secrets and stashed cards. COS-15.4"""

    def drew(self, s: Cosmic, me: int, about: int) -> None:
        """After a draw that it watches (`hands.watch_draw`): `hands.batch` says who drew, and how many."""

    def abandoned(self, s: Cosmic, me: int) -> None:
        """The player no longer occupies this moon, or it is gone. COS-13.12"""

    def returns(self, s: Cosmic, me: int) -> None:
        """The challenge is over: cards in the stash that it keeps only for a challenge go back."""

    # What it keeps

    def last(self, s: Cosmic, me: int, about: int = 0) -> None:
        """From now until the end of the challenge this effect is in force."""
        s.lasting += [self.number, me, about]
        refresh(s)

    def stay(self, s: Cosmic, me: int, until: int) -> None:
        """From now until the next challenge, or until it ends itself by `stop`, this effect is in force."""
        s.set_mark(STANDING, me, self.number, until)
        refresh(s)

    def stop(self, s: Cosmic, me: int) -> None:
        """The effect stays in force no longer; what it keeps is set free."""
        s.set_mark(STANDING, me, self.number, 0)
        self.leaves(s, me)
        refresh(s)

    def lasts(self, s: Cosmic, me: int) -> bool:
        """Whether it has been used in this challenge and lasts."""
        return s.recall(self.number, me) != NOBODY

    def vow_options(self, s: Cosmic, me: int) -> list[int]:
        """What a secret number of this effect might be, for those who do not know it."""
        return [0]

    def stash_type(self) -> int:
        """The type of the cards that it keeps in the stash, where everybody knows it, else NOBODY."""
        return NOBODY

    def keeps_tokens(self, s: Cosmic, owner: int) -> int:
        """How many tokens of an owner lie in a place that only this power knows; for counting."""
        return 0

    # Quantities

    def commit_limit(self, s: Cosmic, me: int, who: int, limit: int) -> int:
        """How many tokens `who` may commit as offense or ally. COS-P3.1"""
        return limit

    def retrieves(self, s: Cosmic, me: int, who: int, number: int) -> int:
        """How many tokens `who` may take from the Warp in P1. COS-P1.1"""
        return number

    def hand_size(self, s: Cosmic, me: int, who: int, size: int) -> int:
        """How many cards a new hand of `who` has. COS-P10.3"""
        return size

    def may_invite(self, s: Cosmic, me: int, who: int, guest: int, may: bool) -> bool:
        """Whether `who` may invite `guest`. COS-P4.1"""
        return may

    def may_ally(self, s: Cosmic, me: int, who: int, side: int, may: bool) -> bool:
        """Whether `who` may join a side. COS-P6.2"""
        return may

    def must_ally(self, s: Cosmic, me: int, who: int, side: int, must: bool) -> bool:
        """Whether `who` must join that side. COS-P6.1"""
        return must

    def may_move(self, s: Cosmic, me: int, who: int, place: int, may: bool) -> bool:
        """Whether `who` may move tokens away from a place of his own accord. COS-P3.1"""
        return may

    def committed(self, s: Cosmic, me: int, who: int, side: int, number: int) -> None:
        """After `who` has committed tokens to a side. COS-P3.1"""

    def selectable(self, s: Cosmic, me: int, who: int, cards: list[int]) -> list[int]:
        """The Challenge cards among which `who` may select; never none. COS-P7.2"""
        return cards

    def blinds(self, s: Cosmic, me: int, who: int, blind: bool) -> bool:
        """Whether the Challenge card of `who` is drawn at random. COS-P7.2"""
        return blind

    def shows_first(self, s: Cosmic, me: int, who: int, shows: bool) -> bool:
        """Whether `who` selects first and face up. COS-P7.3"""
        return shows

    def printed(self, s: Cosmic, me: int, side: int, value: int) -> int:
        """The printed value of a revealed Attack card. COS-17.1"""
        return value

    def card_values(self, s: Cosmic, me: int, values: list[int]) -> None:
        """Change the values of the revealed cards, offense's and defender's, after Kickers. COS-17.3"""

    def extra_card(self, s: Cosmic, me: int, side: int) -> int:
        """What further cards add to a side's card. COS-17.4"""
        return 0

    def token_worth(self, s: Cosmic, me: int, who: int, side: int, worth: int) -> int:
        """What one token of `who` counts on that side. COS-17.5"""
        return worth

    def stacked(self, s: Cosmic, me: int, who: int, side: int) -> int:
        """How many tokens count on that side with those of `who`, beyond his own. COS-17.5"""
        return 0

    def allied_worth(self, s: Cosmic, me: int, side: int, worth: int) -> int:
        """What the tokens of a side's allies count together. COS-17.5"""
        return worth

    def combine(self, s: Cosmic, me: int, side: int, card: int, own: int, allied: int, total: int) -> int:
        """How card and tokens make a total. COS-17.6"""
        return total

    def addition(self, s: Cosmic, me: int, side: int) -> int:
        """A flat addition to a side's total. COS-17.7"""
        return 0

    def lower_wins(self, s: Cosmic, me: int, lower: bool) -> bool:
        """Whether the lower total wins. COS-17.10"""
        return lower

    def decides(self, s: Cosmic, me: int, winner: int) -> int:
        """The side that wins instead, before results are turned. COS-17.10"""
        return winner

    def turns(self, s: Cosmic, me: int, winner: int) -> int:
        """The side that wins once results are turned, last of all. COS-17.11"""
        return winner

    def extra_loss(self, s: Cosmic, me: int, who: int) -> int:
        """Tokens that the result costs `who` besides those in the challenge. COS-P8.6"""
        return 0

    def fought(self, s: Cosmic, me: int) -> None:
        """The challenge has been fought and the losses begin. COS-P8.6"""

    def capture(self, s: Cosmic, me: int) -> None:
        """Take tokens of the loss in progress (`s.losses`) captive. COS-16.9"""

    def removes(self, s: Cosmic, me: int) -> None:
        """Take tokens of the loss in progress out of the game. COS-16.9"""

    def saves(self, s: Cosmic, me: int) -> None:
        """Keep tokens of the loss in progress from the Warp, after captures and removal. COS-16.9"""

    def repels(self, s: Cosmic, me: int, who: int, place: int, repelled: bool) -> bool:
        """Whether tokens of `who` that should land on a place return to bases instead. COS-P8.7"""
        return repelled

    def closes(self, s: Cosmic, me: int) -> None:
        """The challenge is decided, whichever way, and P9 begins. COS-P9.3"""

    def opens(self, s: Cosmic, me: int, timing: int) -> bool:
        """Whether its use is offered before anybody acts in a window that opens. COS-8.2"""
        return False

    def penalty(self, s: Cosmic, me: int, who: int, loss: int) -> int:
        """Tokens that `who` loses for a failed deal. COS-P8.20"""
        return loss

    def consolation(self, s: Cosmic, me: int, taker: int, number: int) -> int:
        """How many cards of consolation `taker` gets. COS-P8.14"""
        return number

    def consoles(self, s: Cosmic, me: int, taker: int, giver: int, number: int, stage: int) -> bool:
        """Whether it sees to consolation itself at this stage; it then goes on with `resolution.Console`. COS-P8.14"""
        return False

    def rewards(self, s: Cosmic, me: int, who: int, number: int) -> int:
        """How many rewards `who` gets. COS-P8.11"""
        return number

    def challenge_limit(self, s: Cosmic, me: int, limit: int) -> int:
        """How many challenges a turn may have. COS-3.1"""
        return limit

    def may_go_on(self, s: Cosmic, me: int, may: bool) -> bool:
        """Whether the offense may make another challenge. COS-P10.6"""
        return may

    def needed(self, s: Cosmic, me: int, number: int) -> int:
        """How many external bases win. COS-2.2"""
        return number

    def external(self, s: Cosmic, me: int, who: int, number: int) -> int:
        """How many external bases `who` has. COS-2.2"""
        return number

    def wins(self, s: Cosmic, me: int, who: int, won: bool) -> bool:
        """Whether `who` fulfils the condition of victory. COS-22.3"""
        return won

    def keeps_power(self, s: Cosmic, me: int, who: int, keeps: bool) -> bool:
        """Whether `who` keeps his power in spite of too few home bases. COS-4.3"""
        return keeps

    def turns_cone(self, s: Cosmic, me: int, reverse: bool) -> bool:
        """Which side of the cone is used. COS-P2.11"""
        return reverse

    def kicker_number(self, s: Cosmic, me: int, side: int, number: int) -> int:
        """By what a side's Kicker multiplies, 1 if there is none. COS-6.14"""
        return number

    def alone(self, s: Cosmic, me: int, alone: bool) -> bool:
        """Whether there are no alliances of any kind, as in a moon challenge. COS-13.19"""
        return alone

    def card_cost(self, s: Cosmic, me: int, who: int, cost: int) -> int:
        """The Lucre that playing a card costs `who`. COS-7.11"""
        return cost

    def conceals(self, s: Cosmic, me: int, side: int) -> bool:
        """Whether a side's cards stay face down at the reveal until the use of this power has been offered. COS-14.7"""
        return False

    def allows(self, s: Cosmic, me: int, who: int, options: list[int]) -> list[int]:
        """Which of these `who` may choose in a window, passing included: promises bind. COS-18.12"""
        return options

    def talks(self, s: Cosmic, me: int) -> bool:
        """Begin the talks about a deal in a way of its own; whether it does. COS-18.1, 18.9"""
        return False

    def witness(self, s: Cosmic, me: int, who: int, power: int) -> None:
        """`who` uses a power, and nobody has cancelled it. COS-4.10"""

    def performed(self, s: Cosmic, me: int, who: int, action: int) -> None:
        """`who` has just done one of the things below, from INVITES on. powers.toml pavlov"""

    def rebased(self, s: Cosmic, me: int, who: int, before: int, now: int) -> None:
        """The bases of `who`, as bits, have changed. COS-P8.24"""

    def income(self, s: Cosmic, me: int, who: int, amount: int) -> int:
        """The Lucre that `who` gets at the start of his turn. COS-11.3"""
        return amount

    def price(self, s: Cosmic, me: int, who: int, item: int, cost: int) -> int:
        """What an entry of the Lucre table costs `who`. COS-11.6"""
        return cost

    def bought(self, s: Cosmic, me: int, who: int, item: int) -> None:
        """After `who` has bought an entry of the Lucre table. COS-11.6"""

    def dues(self, s: Cosmic, me: int, who: int) -> None:
        """`who` has had his income, or skips his turn: what he owes is due. COS-12.3"""

    def fetches(self, s: Cosmic, me: int, who: int, side: int, number: int) -> bool:
        """Whether it takes the tokens that `who` commits from his bases itself; it goes on with `Commit`. COS-P3.1"""
        return False

    def must_invite(self, s: Cosmic, me: int, who: int, guest: int, must: bool) -> bool:
        """Whether `who` must invite `guest`. COS-P4.1"""
        return must


COMMIT_LIMIT: Final = 0
RETRIEVES: Final = 1
HAND_SIZE: Final = 2
MAY_INVITE: Final = 3
MAY_ALLY: Final = 4
MUST_ALLY: Final = 5
MAY_MOVE: Final = 6
COMMITTED: Final = 7
SELECTABLE: Final = 8
BLINDS: Final = 9
SHOWS_FIRST: Final = 10
PRINTED: Final = 11
CARD_VALUES: Final = 12
EXTRA_CARD: Final = 13
TOKEN_WORTH: Final = 14
COMBINE: Final = 15
ADDITION: Final = 16
LOWER_WINS: Final = 17
DECIDES: Final = 18
TURNS: Final = 19
EXTRA_LOSS: Final = 20
CAPTURE: Final = 21
REMOVES: Final = 22
PENALTY: Final = 23
CONSOLATION: Final = 24
REWARDS: Final = 25
CHALLENGE_LIMIT: Final = 26
MAY_GO_ON: Final = 27
NEEDED: Final = 28
EXTERNAL: Final = 29
WINS: Final = 30
KEEPS_POWER: Final = 31
TURNS_CONE: Final = 32
INCOME: Final = 33
PRICE: Final = 34
KICKER_NUMBER: Final = 35
ALONE: Final = 36
CARD_COST: Final = 37
CONCEALS: Final = 38
ALLIED_WORTH: Final = 39
CONSOLES: Final = 40
ALLOWS: Final = 41
TALKS: Final = 42
WITNESS: Final = 43
STACKS: Final = 44
FIGHTS: Final = 45
SAVES: Final = 46
REPELS: Final = 47
CLOSES: Final = 48
OPENS: Final = 49
PERFORMS: Final = 50
REBASES: Final = 51
FETCHES: Final = 52
MUST_INVITE: Final = 53
BUYS: Final = 54
DUES: Final = 55
QUANTITIES: Final[list[str]] = [
    "commit_limit",
    "retrieves",
    "hand_size",
    "may_invite",
    "may_ally",
    "must_ally",
    "may_move",
    "committed",
    "selectable",
    "blinds",
    "shows_first",
    "printed",
    "card_values",
    "extra_card",
    "token_worth",
    "combine",
    "addition",
    "lower_wins",
    "decides",
    "turns",
    "extra_loss",
    "capture",
    "removes",
    "penalty",
    "consolation",
    "rewards",
    "challenge_limit",
    "may_go_on",
    "needed",
    "external",
    "wins",
    "keeps_power",
    "turns_cone",
    "income",
    "price",
    "kicker_number",
    "alone",
    "card_cost",
    "conceals",
    "allied_worth",
    "consoles",
    "allows",
    "talks",
    "witness",
    "stacked",
    "fought",
    "saves",
    "repels",
    "closes",
    "opens",
    "performed",
    "rebased",
    "fetches",
    "must_invite",
    "bought",
    "dues",
]

# How long an effect stays in force beyond the challenge, in a record of STANDING.
NEXT_CHALLENGE: Final = 1
FOR_GOOD: Final = 2
THIS_TURN: Final = 3

# What a player does, for `performed`.
INVITES: Final = 0
ALLIES: Final = 1
PLAYS_EDICT: Final = 2
PLAYS_FLARE: Final = 3
PLAYS_KICKER: Final = 4
USES_POWER: Final = 5
"""An optional one."""

EFFECTS: Final[list[Effect]] = [Effect() for _ in range(EFFECTS_COUNT)]
"""Every effect by its number; table.py fills it."""
ANSWERS: Final[list[int]] = [0] * EFFECTS_COUNT
"""Which quantities an effect changes, as bits."""
ACTS: Final[list[bool]] = [False] * EFFECTS_COUNT
"""Whether being used does something by itself; otherwise it only changes quantities."""


def register(number: int, effect: Effect) -> None:
    effect.number = number
    EFFECTS[number] = effect
    mask = 0
    for place, name in enumerate(QUANTITIES):
        if overrides(effect, name):
            mask |= 1 << place
    ANSWERS[number] = mask
    TIMES[number] |= effect.times()
    if FIRST_WILD <= number < FIRST_EDICT_EFFECT:
        CARD_TIMES[FIRST_FLARE + (number - FIRST_WILD) % POWERS] |= TIMES[number]
    elif FIRST_EDICT_EFFECT <= number < FIRST_MOON_EFFECT:
        CARD_TIMES[FIRST_EDICT + number - FIRST_EDICT_EFFECT] |= TIMES[number]
    ACTS[number] = overrides(effect, "use")


def overrides(effect: Effect, name: str) -> bool:
    """Whether the effect's class answers a hook itself."""
    for level in type(effect).__mro__:
        if level is Effect:
            return False
        if name in vars(level):
            return True
    return False


# What is in force


def refresh(s: Cosmic) -> None:
    """Work out which effects are in force: after a power, a record, a moon or a comet has come or gone.

    Effects that last for the challenge come first, in the order in which they were used; then powers in the order of
    COS-8.1, curses, hexes, moons, comets. COS-17.3
    """
    active: list[int] = []
    for at in range(0, len(s.lasting), 3):
        active.append(s.lasting[at] * 8 + s.lasting[at + 1])
    for player in range(s.players):
        s.hears[player] = 0
    order = s.timing_order()
    for player in order:
        for at in range(0, len(s.sheets), 3):
            if s.sheets[at] == player and in_force(s, at):
                power = s.sheets[at + 1]
                active.append(power * 8 + player)
                s.hears[player] |= TIMES[power]
    for at in range(0, len(s.marks), 4):
        effect = s.marks[at]
        if effect == STANDING:
            code = s.marks[at + 2] * 8 + s.marks[at + 1]
            if code not in active and not s.is_off(s.marks[at + 2]):
                active.append(code)
        if FIRST_CURSE_EFFECT <= effect < FIRST_CURSE_EFFECT + CURSES and not s.is_off(effect):
            active.append(effect * 8 + s.marks[at + 1])
            s.hears[s.marks[at + 1]] |= TIMES[effect]
    if not suspended(s):
        for system, hex in enumerate(s.back):
            owner = s.owner[system]
            if hex != NOBODY and owner != NOBODY and not s.is_off(FIRST_HEX_EFFECT + hex):
                active.append((FIRST_HEX_EFFECT + hex) * 8 + owner)
                s.hears[owner] |= TIMES[FIRST_HEX_EFFECT + hex]
        if s.moons_used:
            hear_moons(s, active)
    if s.comet != NOBODY and not s.is_off(FIRST_COMET_EFFECT + s.comet - FIRST_COMET):
        comet = FIRST_COMET_EFFECT + s.comet - FIRST_COMET
        active.append(comet * 8 + s.offense)
        s.hears[s.offense] |= TIMES[comet]
    # What is in force anyway and whose use lasts counts once, where it was used. A player of several powers may have
    # the same one twice.
    s.active = each_once(active) if s.lasting or len(s.sheets) > 3 * s.players else active
    mask = 0
    for code in active:
        mask |= ANSWERS[code >> 3]
    s.bears = mask
    s.listen()


def each_once(codes: list[int]) -> list[int]:
    found: list[int] = []
    for code in codes:
        known = False
        for other in found:
            if other == code:
                known = True
                break
        if not known:
            found.append(code)
    return found


def hear_moons(s: Cosmic, active: list[int]) -> None:
    """Revealed and occupied moons are in force; a secret one can be revealed by its occupant. COS-13.4, 13.8, 13.12"""
    from .moon_rules import is_revealed, occupant, revealable_times

    for slot, moon in enumerate(s.moon_at):
        if moon == NOBODY:
            continue
        place = FIRST_MOON + slot
        who = occupant(s, place)
        effect = FIRST_MOON_EFFECT + moon
        if who == NOBODY or s.is_off(effect) or is_eclipsed(s, place):
            continue
        if is_revealed(s, place):
            active.append(effect * 8 + who)
            s.hears[who] |= TIMES[effect]
        else:
            s.hears[who] |= revealable_times(moon)


def is_eclipsed(s: Cosmic, place: int) -> bool:
    """Whether the effect of the moon on a place rests until the end of the challenge (Eclipse)."""
    for at in range(0, len(s.lasting), 3):
        if s.lasting[at] == SUSPENDED and s.lasting[at + 2] == place:
            return True
    return False


def in_force(s: Cosmic, at: int) -> bool:
    """Whether the power of a sheet works: face up, not away, not zapped, not switched off. COS-4.3, 4.6, 4.10"""
    power = s.sheets[at + 1]
    if s.sheets[at + 2] >= AWAY or is_face_down(s, at) or s.is_off(power) or outage(s):
        return False
    for zap in range(0, len(s.zapped), 2):
        if s.zapped[zap] == power and s.zapped[zap + 1] == s.sheets[at]:
            return False
    return True


SANITY: Final = EFFECT.index("sanity")


def is_face_down(s: Cosmic, at: int) -> bool:
    """Whether the sheet of a record is turned down. COS-4.3, 4.6, 9.6"""
    if s.face_down == 0 or s.sheets[at + 1] in NEVER_DOWN:
        return False
    status = s.sheets[at + 2]
    player = s.sheets[at]
    if status == STAR_1:
        return s.face_down >> (8 + player) & 1 == 1
    if status == STAR_2:
        return s.face_down >> (16 + player) & 1 == 1
    return s.face_down >> player & 1 == 1


NEVER_DOWN: Final = (EFFECT.index("gorgon"), EFFECT.index("symbiote"))
OUTAGE: Final = DESTINY.index("comet_11")


def outage(s: Cosmic) -> bool:
    """The comet under which no power works."""
    return s.comet == OUTAGE and not s.is_off(FIRST_COMET_EFFECT + OUTAGE - FIRST_COMET)


def suspended(s: Cosmic) -> bool:
    """Whether Sanity rests on moons and reverse hexes. COS-14.20"""
    return s.recall(SANITY, NOBODY) != NOBODY


LLOYD: Final = EFFECT.index("lloyd")
HULL: Final = 1
CARGO: Final = 2
CHARTER: Final = 3
"""What Lloyd insures: his records in `lasting` are player * 4 + policy."""


def has_policy(s: Cosmic, player: int, policy: int) -> bool:
    """Whether the player is insured so in this challenge. powers.toml lloyd"""
    for at in range(0, len(s.lasting), 3):
        if s.lasting[at] == LLOYD and s.lasting[at + 2] == player * 4 + policy:
            return True
    return False


def is_chartered(s: Cosmic, player: int) -> bool:
    """Whether the player's power can be neither cancelled nor taken in this challenge."""
    return len(s.lasting) > 0 and has_policy(s, player, CHARTER)


def has(s: Cosmic, player: int, power: int) -> bool:
    """Whether the power is in force for the player."""
    wanted = power * 8 + player
    for code in s.active:
        if code == wanted:
            return True
    return False


def whose(s: Cosmic, effect: int) -> int:
    """The first player for whom an effect is in force, or NOBODY."""
    for code in s.active:
        if code >> 3 == effect:
            return code & 7
    return NOBODY


def anyone_hears(s: Cosmic, timing: int) -> bool:
    """Whether anybody could do something at a timing point."""
    return s.ears >> timing & 1 == 1


# Asking all effects in force for a quantity


def ask_commit_limit(s: Cosmic, who: int, limit: int) -> int:
    """How many tokens `who` may commit as offense or ally. COS-P3.1"""
    if s.bears >> COMMIT_LIMIT & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> COMMIT_LIMIT & 1:
                limit = EFFECTS[code >> 3].commit_limit(s, code & 7, who, limit)
    return limit


def ask_retrieves(s: Cosmic, who: int, number: int) -> int:
    """How many tokens `who` may take from the Warp in P1. COS-P1.1"""
    if s.bears >> RETRIEVES & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> RETRIEVES & 1:
                number = EFFECTS[code >> 3].retrieves(s, code & 7, who, number)
    return number


def ask_hand_size(s: Cosmic, who: int, size: int) -> int:
    """How many cards a new hand of `who` has. COS-P10.3"""
    if s.bears >> HAND_SIZE & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> HAND_SIZE & 1:
                size = EFFECTS[code >> 3].hand_size(s, code & 7, who, size)
    return size


def ask_may_invite(s: Cosmic, who: int, guest: int, may: bool) -> bool:
    """Whether `who` may invite `guest`. COS-P4.1"""
    if s.bears >> MAY_INVITE & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> MAY_INVITE & 1:
                may = EFFECTS[code >> 3].may_invite(s, code & 7, who, guest, may)
    return may


def ask_may_ally(s: Cosmic, who: int, side: int, may: bool) -> bool:
    """Whether `who` may join a side. COS-P6.2"""
    if s.bears >> MAY_ALLY & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> MAY_ALLY & 1:
                may = EFFECTS[code >> 3].may_ally(s, code & 7, who, side, may)
    return may


def ask_must_ally(s: Cosmic, who: int, side: int, must: bool) -> bool:
    """Whether `who` must join that side. COS-P6.1"""
    if s.bears >> MUST_ALLY & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> MUST_ALLY & 1:
                must = EFFECTS[code >> 3].must_ally(s, code & 7, who, side, must)
    return must


def ask_may_move(s: Cosmic, who: int, place: int, may: bool) -> bool:
    """Whether `who` may move tokens away from a place of his own accord. COS-P3.1"""
    if s.bears >> MAY_MOVE & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> MAY_MOVE & 1:
                may = EFFECTS[code >> 3].may_move(s, code & 7, who, place, may)
    return may


def ask_committed(s: Cosmic, who: int, side: int, number: int) -> None:
    """After `who` has committed tokens to a side. COS-P3.1"""
    if s.bears >> COMMITTED & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> COMMITTED & 1:
                EFFECTS[code >> 3].committed(s, code & 7, who, side, number)


def ask_selectable(s: Cosmic, who: int, cards: list[int]) -> list[int]:
    """The Challenge cards among which `who` may select; never none. COS-P7.2"""
    if s.bears >> SELECTABLE & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> SELECTABLE & 1:
                cards = EFFECTS[code >> 3].selectable(s, code & 7, who, cards)
    return cards


def ask_blinds(s: Cosmic, who: int, blind: bool) -> bool:
    """Whether the Challenge card of `who` is drawn at random. COS-P7.2"""
    if s.bears >> BLINDS & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> BLINDS & 1:
                blind = EFFECTS[code >> 3].blinds(s, code & 7, who, blind)
    return blind


def ask_shows_first(s: Cosmic, who: int, shows: bool) -> bool:
    """Whether `who` selects first and face up. COS-P7.3"""
    if s.bears >> SHOWS_FIRST & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> SHOWS_FIRST & 1:
                shows = EFFECTS[code >> 3].shows_first(s, code & 7, who, shows)
    return shows


def ask_printed(s: Cosmic, side: int, value: int) -> int:
    """The printed value of a revealed Attack card. COS-17.1"""
    if s.bears >> PRINTED & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> PRINTED & 1:
                value = EFFECTS[code >> 3].printed(s, code & 7, side, value)
    return value


def ask_card_values(s: Cosmic, values: list[int]) -> None:
    """Change the values of the revealed cards, offense's and defender's, after Kickers. COS-17.3"""
    if s.bears >> CARD_VALUES & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> CARD_VALUES & 1:
                EFFECTS[code >> 3].card_values(s, code & 7, values)


def ask_extra_card(s: Cosmic, side: int) -> int:
    """What further cards add to a side's card. COS-17.4"""
    total = 0
    if s.bears >> EXTRA_CARD & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> EXTRA_CARD & 1:
                total += EFFECTS[code >> 3].extra_card(s, code & 7, side)
    return total


def ask_token_worth(s: Cosmic, who: int, side: int, worth: int) -> int:
    """What one token of `who` counts on that side. COS-17.5"""
    if s.bears >> TOKEN_WORTH & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> TOKEN_WORTH & 1:
                worth = EFFECTS[code >> 3].token_worth(s, code & 7, who, side, worth)
    return worth


def ask_stacked(s: Cosmic, who: int, side: int) -> int:
    """How many tokens count on that side with those of `who`, beyond his own. COS-17.5"""
    total = 0
    if s.bears >> STACKS & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> STACKS & 1:
                total += EFFECTS[code >> 3].stacked(s, code & 7, who, side)
    return total


def ask_allied_worth(s: Cosmic, side: int, worth: int) -> int:
    """What the tokens of a side's allies count together. COS-17.5"""
    if s.bears >> ALLIED_WORTH & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> ALLIED_WORTH & 1:
                worth = EFFECTS[code >> 3].allied_worth(s, code & 7, side, worth)
    return worth


def ask_combine(s: Cosmic, side: int, card: int, own: int, allied: int, total: int) -> int:
    """How card and tokens make a total. COS-17.6"""
    if s.bears >> COMBINE & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> COMBINE & 1:
                total = EFFECTS[code >> 3].combine(s, code & 7, side, card, own, allied, total)
    return total


def ask_addition(s: Cosmic, side: int) -> int:
    """A flat addition to a side's total. COS-17.7"""
    total = 0
    if s.bears >> ADDITION & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> ADDITION & 1:
                total += EFFECTS[code >> 3].addition(s, code & 7, side)
    return total


def ask_lower_wins(s: Cosmic, lower: bool) -> bool:
    """Whether the lower total wins. COS-17.10"""
    if s.bears >> LOWER_WINS & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> LOWER_WINS & 1:
                lower = EFFECTS[code >> 3].lower_wins(s, code & 7, lower)
    return lower


def ask_decides(s: Cosmic, winner: int) -> int:
    """The side that wins instead, before results are turned. COS-17.10"""
    if s.bears >> DECIDES & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> DECIDES & 1:
                winner = EFFECTS[code >> 3].decides(s, code & 7, winner)
    return winner


def ask_turns(s: Cosmic, winner: int) -> int:
    """The side that wins once results are turned, last of all. COS-17.11"""
    if s.bears >> TURNS & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> TURNS & 1:
                winner = EFFECTS[code >> 3].turns(s, code & 7, winner)
    return winner


def ask_extra_loss(s: Cosmic, who: int) -> int:
    """Tokens that the result costs `who` besides those in the challenge. COS-P8.6"""
    total = 0
    if s.bears >> EXTRA_LOSS & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> EXTRA_LOSS & 1:
                total += EFFECTS[code >> 3].extra_loss(s, code & 7, who)
    return total


def ask_fought(s: Cosmic) -> None:
    """The challenge has been fought and the losses begin. COS-P8.6"""
    if s.bears >> FIGHTS & 1:
        for code in s.active.copy():
            if ANSWERS[code >> 3] >> FIGHTS & 1:
                EFFECTS[code >> 3].fought(s, code & 7)


def ask_capture(s: Cosmic) -> None:
    """Take tokens of the loss in progress (`s.losses`) captive. COS-16.9"""
    if s.bears >> CAPTURE & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> CAPTURE & 1:
                EFFECTS[code >> 3].capture(s, code & 7)


def ask_removes(s: Cosmic) -> None:
    """Take tokens of the loss in progress out of the game. COS-16.9"""
    if s.bears >> REMOVES & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> REMOVES & 1:
                EFFECTS[code >> 3].removes(s, code & 7)


def ask_penalty(s: Cosmic, who: int, loss: int) -> int:
    """Tokens that `who` loses for a failed deal. COS-P8.20"""
    if s.bears >> PENALTY & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> PENALTY & 1:
                loss = EFFECTS[code >> 3].penalty(s, code & 7, who, loss)
    return loss


def ask_consolation(s: Cosmic, taker: int, number: int) -> int:
    """How many cards of consolation `taker` gets. COS-P8.14"""
    if s.bears >> CONSOLATION & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> CONSOLATION & 1:
                number = EFFECTS[code >> 3].consolation(s, code & 7, taker, number)
    return number


def ask_consoles(s: Cosmic, taker: int, giver: int, number: int, stage: int) -> bool:
    """Whether an effect sees to consolation itself at this stage. COS-P8.14"""
    if s.bears >> CONSOLES & 1:
        for code in s.active:
            answers = ANSWERS[code >> 3] >> CONSOLES & 1 == 1
            if answers and EFFECTS[code >> 3].consoles(s, code & 7, taker, giver, number, stage):
                return True
    return False


def ask_rewards(s: Cosmic, who: int, number: int) -> int:
    """How many rewards `who` gets. COS-P8.11"""
    if s.bears >> REWARDS & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> REWARDS & 1:
                number = EFFECTS[code >> 3].rewards(s, code & 7, who, number)
    return number


def ask_challenge_limit(s: Cosmic, limit: int) -> int:
    """How many challenges a turn may have. COS-3.1"""
    if s.bears >> CHALLENGE_LIMIT & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> CHALLENGE_LIMIT & 1:
                limit = EFFECTS[code >> 3].challenge_limit(s, code & 7, limit)
    return limit


def ask_may_go_on(s: Cosmic, may: bool) -> bool:
    """Whether the offense may make another challenge. COS-P10.6"""
    if s.bears >> MAY_GO_ON & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> MAY_GO_ON & 1:
                may = EFFECTS[code >> 3].may_go_on(s, code & 7, may)
    return may


def ask_needed(s: Cosmic, number: int) -> int:
    """How many external bases win. COS-2.2"""
    if s.bears >> NEEDED & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> NEEDED & 1:
                number = EFFECTS[code >> 3].needed(s, code & 7, number)
    return number


def ask_external(s: Cosmic, who: int, number: int) -> int:
    """How many external bases `who` has. COS-2.2"""
    if s.bears >> EXTERNAL & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> EXTERNAL & 1:
                number = EFFECTS[code >> 3].external(s, code & 7, who, number)
    return number


def ask_wins(s: Cosmic, who: int, won: bool) -> bool:
    """Whether `who` fulfils the condition of victory. COS-22.3"""
    if s.bears >> WINS & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> WINS & 1:
                won = EFFECTS[code >> 3].wins(s, code & 7, who, won)
    return won


def ask_keeps_power(s: Cosmic, who: int, keeps: bool) -> bool:
    """Whether `who` keeps his power in spite of too few home bases. COS-4.3"""
    if s.bears >> KEEPS_POWER & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> KEEPS_POWER & 1:
                keeps = EFFECTS[code >> 3].keeps_power(s, code & 7, who, keeps)
    return keeps


def ask_turns_cone(s: Cosmic, reverse: bool) -> bool:
    """Which side of the cone is used. COS-P2.11"""
    if s.bears >> TURNS_CONE & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> TURNS_CONE & 1:
                reverse = EFFECTS[code >> 3].turns_cone(s, code & 7, reverse)
    return reverse


def ask_income(s: Cosmic, who: int, amount: int) -> int:
    """The Lucre that `who` gets at the start of his turn. COS-11.3"""
    if s.bears >> INCOME & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> INCOME & 1:
                amount = EFFECTS[code >> 3].income(s, code & 7, who, amount)
    return amount


def ask_price(s: Cosmic, who: int, item: int, cost: int) -> int:
    """What an entry of the Lucre table costs `who`. COS-11.6"""
    if s.bears >> PRICE & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> PRICE & 1:
                cost = EFFECTS[code >> 3].price(s, code & 7, who, item, cost)
    return cost


def ask_kicker_number(s: Cosmic, side: int, number: int) -> int:
    """By what a side's Kicker multiplies. COS-6.14"""
    if s.bears >> KICKER_NUMBER & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> KICKER_NUMBER & 1:
                number = EFFECTS[code >> 3].kicker_number(s, code & 7, side, number)
    return number


def ask_alone(s: Cosmic, alone: bool) -> bool:
    """Whether there are no alliances of any kind. COS-13.19"""
    if s.bears >> ALONE & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> ALONE & 1:
                alone = EFFECTS[code >> 3].alone(s, code & 7, alone)
    return alone


def ask_card_cost(s: Cosmic, who: int, cost: int) -> int:
    """The Lucre that playing a card costs `who`. COS-7.11"""
    if s.bears >> CARD_COST & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> CARD_COST & 1:
                cost = EFFECTS[code >> 3].card_cost(s, code & 7, who, cost)
    return cost


def ask_conceals(s: Cosmic, side: int) -> int:
    """The power that may keep a side's cards face down at the reveal, or NOBODY. COS-14.7"""
    if s.bears >> CONCEALS & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> CONCEALS & 1 and EFFECTS[code >> 3].conceals(s, code & 7, side):
                return code >> 3
    return NOBODY


def ask_allows(s: Cosmic, who: int, options: list[int]) -> list[int]:
    """Which of these `who` may choose in a window, passing included. COS-18.12"""
    if s.bears >> ALLOWS & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> ALLOWS & 1:
                options = EFFECTS[code >> 3].allows(s, code & 7, who, options)
    return options


def ask_talks(s: Cosmic) -> bool:
    """Whether an effect has begun the talks about a deal in a way of its own. COS-18.1"""
    if s.bears >> TALKS & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> TALKS & 1 and EFFECTS[code >> 3].talks(s, code & 7):
                return True
    return False


def ask_witness(s: Cosmic, who: int, power: int) -> None:
    """`who` uses a power, and nobody has cancelled it. COS-4.10"""
    if s.bears >> WITNESS & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> WITNESS & 1:
                EFFECTS[code >> 3].witness(s, code & 7, who, power)


def ask_performed(s: Cosmic, who: int, action: int) -> None:
    """`who` has just done something that may have consequences: INVITES, ALLIES..."""
    if s.bears >> PERFORMS & 1:
        for code in s.active.copy():
            if ANSWERS[code >> 3] >> PERFORMS & 1:
                EFFECTS[code >> 3].performed(s, code & 7, who, action)


def ask_rebased(s: Cosmic, who: int, before: int, now: int) -> None:
    """The bases of `who` have changed. COS-P8.24"""
    if s.bears >> REBASES & 1:
        for code in s.active.copy():
            if ANSWERS[code >> 3] >> REBASES & 1:
                EFFECTS[code >> 3].rebased(s, code & 7, who, before, now)


def ask_saves(s: Cosmic) -> None:
    """Keep tokens of the loss in progress from the Warp, after captures and removal. COS-16.9"""
    if s.bears >> SAVES & 1:
        for code in s.active.copy():
            if ANSWERS[code >> 3] >> SAVES & 1:
                EFFECTS[code >> 3].saves(s, code & 7)


def ask_repels(s: Cosmic, who: int, place: int) -> bool:
    """Whether tokens that should land on a place return to bases instead. COS-P8.7"""
    repelled = False
    if s.bears >> REPELS & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> REPELS & 1:
                repelled = EFFECTS[code >> 3].repels(s, code & 7, who, place, repelled)
    return repelled


def ask_closes(s: Cosmic) -> None:
    """The challenge is decided, whichever way, and P9 begins. COS-P9.3"""
    if s.bears >> CLOSES & 1:
        for code in s.active.copy():
            if ANSWERS[code >> 3] >> CLOSES & 1:
                EFFECTS[code >> 3].closes(s, code & 7)


def ask_opens(s: Cosmic, timing: int) -> int:
    """The effect, as in `active`, whose use is offered before anybody acts in a window, or NOBODY. COS-8.2"""
    if s.bears >> OPENS & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> OPENS & 1 and EFFECTS[code >> 3].opens(s, code & 7, timing):
                return code
    return NOBODY


def ask_bought(s: Cosmic, who: int, item: int) -> None:
    """After `who` has bought an entry of the Lucre table. COS-11.6"""
    if s.bears >> BUYS & 1:
        for code in s.active.copy():
            if ANSWERS[code >> 3] >> BUYS & 1:
                EFFECTS[code >> 3].bought(s, code & 7, who, item)


def ask_dues(s: Cosmic, who: int) -> None:
    """`who` has had his income, or skips his turn: what he owes is due. COS-12.3"""
    if s.bears >> DUES & 1:
        for code in s.active.copy():
            if ANSWERS[code >> 3] >> DUES & 1:
                EFFECTS[code >> 3].dues(s, code & 7, who)


def ask_fetches(s: Cosmic, who: int, side: int, number: int) -> bool:
    """Whether an effect takes the tokens that `who` commits from his bases. COS-P3.1"""
    if s.bears >> FETCHES & 1:
        for code in s.active.copy():
            if ANSWERS[code >> 3] >> FETCHES & 1 and EFFECTS[code >> 3].fetches(s, code & 7, who, side, number):
                return True
    return False


def ask_must_invite(s: Cosmic, who: int, guest: int) -> bool:
    """Whether `who` must invite `guest`. COS-P4.1"""
    must = False
    if s.bears >> MUST_INVITE & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> MUST_INVITE & 1:
                must = EFFECTS[code >> 3].must_invite(s, code & 7, who, guest, must)
    return must
