"""Powers about launches and alliances."""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NO, NOBODY, PASS, YES
from ....clockwork.step import Choice, Step
from .. import notes
from ..alliances import Answering, Join, dismiss, invite, join, one_against_one, open_sides
from ..components import (
    ACCEPT,
    AMOUNT_ATOM,
    ATTACK_TYPE,
    CARD_ATOM,
    CHOSEN,
    COMPROMISE_TYPE,
    DEFENSE_ATOM,
    DELEGATED,
    EDICT_TYPE,
    EFFECT,
    EXTRA,
    FIRST_EDICT,
    FLARE_TYPE,
    IS_MOON,
    KICKER_TYPE,
    MINUS,
    NUMBER,
    OFFENSE_ATOM,
    PLACE_ATOM,
    PLUS,
    POWER,
    POWERS,
    RANDOM,
    REFUSE,
    REINFORCEMENT_TYPE,
    STAR_ATOM,
    SYSTEM_OF,
    TYPE_ATOM,
    TYPE_OF,
    TYPES,
    verb,
)
from ..deals import grantable
from ..destiny import places_in
from ..effects import Effect, ask_may_ally, ask_may_move, ask_must_ally, ask_needed, refresh
from ..hands import Draw, HandCheck, discard_card, give_card, is_insured, take_random
from ..launch import COMMIT, Commit, commit_limit
from ..losing import BY_EFFECT, Lose
from ..lucre import pay
from ..resolution import Landing, Over, Rewards
from ..sheets import face_down_powers
from ..state import DEAL_FAILED, DEAL_MADE, DEF, FOUGHT, OFF, TO_WIN, Cosmic
from ..timing import (
    ALLIES_SET,
    ALLY_CHOICE,
    DEAL_DONE,
    DEF_HAND_CHECK,
    DISCARD,
    INVITE_DEF,
    INVITE_OFF,
    LAND,
    LAUNCH,
    LOSS,
    P8,
    P10,
    REWARD,
    TOTALS,
)
from ..tokens import (
    MOST_PHANTOMS,
    Found,
    Gather,
    Settle,
    Won,
    available,
    external,
    finish,
    free_from_warp,
    home_options,
    is_safe,
    lose_tokens,
    movable,
    pull_out,
    recall_force,
    sources,
    vacate,
)
from ..turn import ChallengeOver, LetExtrasBegin, Phase, abort, call_extra, can_call_extra, take_back_cards, unwind_to
from ..windows import (
    FRAME,
    AskAmount,
    AskCard,
    AskHidden,
    AskName,
    AskPlace,
    AskPlayer,
    AskWay,
    AskYes,
    Window,
    answering,
    cancel,
    is_silenced,
    subject,
)

CRYSTAL: Final = POWER.index("crystal")
DELEGATOR: Final = POWER.index("delegator")
MAGNET: Final = POWER.index("magnet")
PHANTOM: Final = POWER.index("phantom")
SERPENT: Final = POWER.index("serpent")
SKEPTIC: Final = POWER.index("skeptic")
WRACK: Final = POWER.index("wrack")
COSMIC_ZAP: Final = EFFECT.index("cosmic_zap")
CRYSTAL_SUPER: Final = EFFECT.index("flare_crystal_super")
DELEGATOR_SUPER: Final = EFFECT.index("flare_delegator_super")
GORGON_WILD: Final = EFFECT.index("flare_gorgon_wild")
GRUDGE_SUPER: Final = EFFECT.index("flare_grudge_super")
MAGNET_SUPER: Final = EFFECT.index("flare_magnet_super")
PHANTOM_SUPER: Final = EFFECT.index("flare_phantom_super")
SERPENT_SUPER: Final = EFFECT.index("flare_serpent_super")
SKEPTIC_SUPER: Final = EFFECT.index("flare_skeptic_super")
WRACK_WILD: Final = EFFECT.index("flare_wrack_wild")
WRACK_SUPER: Final = EFFECT.index("flare_wrack_super")
ATTRACT: Final = verb("attract")
REPEL: Final = verb("repel")
TOKENS: Final = verb("tokens")
BASES: Final = verb("bases")
LUCRE: Final = verb("lucre")

SIDE_ATOM: Final[list[int]] = [OFFENSE_ATOM, DEFENSE_ATOM]
MOST_ASKED: Final = 40
"""The largest number that can be answered."""


def amounts(first: int, last: int) -> list[int]:
    return [AMOUNT_ATOM + number for number in range(first, min(last, MOST_ASKED) + 1)]


def is_barred(s: Cosmic, player: int, side: int) -> bool:
    """Whether something keeps the player from a side, even if he were invited."""
    return not ask_may_ally(s, player, side, True)


def is_welcome(s: Cosmic, player: int, side: int) -> bool:
    """Whether the player may join a side as things are. COS-P6.2"""
    return ask_may_ally(s, player, side, s.invited[side] >> player & 1 == 1)


def is_answering(s: Cosmic, player: int) -> bool:
    """Whether it is the player's turn to answer the invitations, and he has not joined a side. COS-P6.1"""
    return s.answering == player and (s.joined[OFF] | s.joined[DEF]) >> player & 1 == 0


def change_sides(s: Cosmic, player: int, side: int, number: int) -> None:
    """Tokens of an ally go over to the other side. COS-P6.5"""
    s.force[side * s.players + player] -= number
    s.force[(1 - side) * s.players + player] += number
    s.joined[1 - side] |= 1 << player
    if s.force[side * s.players + player] == 0:
        s.joined[side] &= ~(1 << player)
    s.tell(notes.ALLIES, player, 1 - side, number)


def discard_at_random(s: Cosmic, player: int, number: int) -> None:
    """So many random cards of a hand are discarded, as far as it has them."""
    for _ in range(number):
        if s.hands[player] and not is_insured(s, player):
            discard_card(s, player, s.rng.pick(s.hands[player]))


# Adding tokens to the challenge and taking them out


def stands_on_target(s: Cosmic, player: int, side: int) -> bool:
    """Whether the player's tokens on the target are in the challenge."""
    return side == DEF and s.target != NOBODY and player == s.guard()


def bases_beside(s: Cosmic, player: int, side: int) -> list[int]:
    """The bases from which a player may add tokens to the challenge, as atoms: all but the one that is fought for."""
    options = sources(s, player)
    if stands_on_target(s, player, side):
        alone = not s.is_dust(s.target) or s.at(player, s.target) <= s.guarded()
        options = [atom for atom in options if atom != PLACE_ATOM + s.target or not alone]
    return options


def tokens_beside(s: Cosmic, player: int, side: int) -> int:
    """How many tokens a player could add to the challenge."""
    total = 0
    for atom in bases_beside(s, player, side):
        total += s.at(player, atom - PLACE_ATOM)
    if stands_on_target(s, player, side) and s.is_dust(s.target):
        total -= s.guarded()
    return max(0, total)


class AddTokens(Choice["Cosmic"]):
    """From which bases tokens join the challenge, one after the other: a guard's go onto the target. COS-17.5"""

    rule: ClassVar[str] = "COS-17.5"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, side: int, number: int, taken: int = 0) -> None:
        super().__init__(player)
        self.side: Final = side
        self.number: Final = number
        self.taken: Final = taken

    def legal(self, s: Cosmic) -> list[int]:
        return bases_beside(s, self.player, self.side)

    def take(self, s: Cosmic, atom: int) -> None:
        s.lift(self.player, atom - PLACE_ATOM, 1)
        s.transit[self.player] += 1
        s.push(AddTokens(self.player, self.side, self.number - 1, self.taken + 1))

    def run(self, s: Cosmic) -> None:
        options = self.legal(s) if self.number > 0 else []
        if not options:
            self._done(s)
        elif len(options) == 1:
            self.take(s, options[0])
        else:
            s.ask(self, options)

    def _done(self, s: Cosmic) -> None:
        s.transit[self.player] -= self.taken
        s.push(Settle())
        if self.taken > 0 and stands_on_target(s, self.player, self.side) and not s.is_dust(s.target):
            s.put(self.player, s.target, self.taken)
            s.tell(notes.MOVES, self.player, s.target, self.taken)
            if is_safe(s, self.player, s.target):
                s.withdrawn += self.taken
        else:
            s.force[self.side * s.players + self.player] += self.taken
            s.tell(notes.INTO_CONE, self.player, self.taken)


def shelters(s: Cosmic, player: int) -> list[int]:
    """Where a guard's tokens on the target could go, as atoms; in the Space Dust each token has its own base."""
    if not ask_may_move(s, player, s.target, True):
        return []
    return [atom for atom in home_options(s, player) if atom != PLACE_ATOM + s.target or s.is_dust(s.target)]


def tokens_to_take_out(s: Cosmic, player: int, side: int) -> int:
    """How many of his tokens in the challenge a player could return to bases."""
    total = s.force[side * s.players + player] if home_options(s, player) else 0
    if stands_on_target(s, player, side) and shelters(s, player):
        total += s.guarded()
    return total


def take_out(s: Cosmic, player: int, side: int, number: int) -> None:
    """Tokens leave the challenge for bases, those in the cone or ring first."""
    in_cone = min(number, s.force[side * s.players + player])
    if number > in_cone:
        s.push(Retreat(player, number - in_cone))
    if in_cone > 0:
        recall_force(s, player, side, in_cone)


class Retreat(Choice["Cosmic"]):
    """To which bases tokens on the target go, one after the other."""

    rule: ClassVar[str] = "COS-17.5"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, number: int) -> None:
        super().__init__(player)
        self.number: Final = number

    def legal(self, s: Cosmic) -> list[int]:
        return shelters(s, self.player)

    def take(self, s: Cosmic, atom: int) -> None:
        if self.number > 1:
            s.push(Retreat(self.player, self.number - 1))
        s.push(Settle())
        number = pull_out(s, self.player, DEF, 1)
        s.transit[self.player] -= number
        if atom == STAR_ATOM:
            s.star[self.player] += 1
            return
        place = atom - PLACE_ATOM
        s.put(self.player, place, 1)
        s.tell(notes.MOVES, self.player, place, 1)
        if place == s.target:
            s.withdrawn += 1


OOZE_OUT: Final = 1
OOZE_IN: Final = 2


class Oozing(Effect):
    """Return any number of your tokens in the challenge to bases, or add any number from them."""

    def can_ooze(self, s: Cosmic, me: int) -> bool:
        side = s.side_of(me)
        return tokens_to_take_out(s, me, side) + tokens_beside(s, me, side) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number, 0, s.side_of(me)))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == OOZE_OUT:
            return amounts(1, tokens_to_take_out(s, me, about))
        if stage == OOZE_IN:
            return amounts(1, tokens_beside(s, me, about))
        ways = [MINUS] if tokens_to_take_out(s, me, about) > 0 else []
        return [*ways, PLUS] if tokens_beside(s, me, about) > 0 else ways

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == OOZE_OUT:
            take_out(s, me, about, atom - AMOUNT_ATOM)
        elif stage == OOZE_IN:
            s.push(AddTokens(me, about, atom - AMOUNT_ATOM))
        else:
            s.push(AskAmount(me, me, self.number, OOZE_OUT if atom == MINUS else OOZE_IN, about))


class Amoeba(Oozing):
    """With a token in the challenge: ooze in or out before the reveal."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.strength(me, s.side_of(me)) > 0 and self.can_ooze(s, me)


class AmoebaWild(Oozing):
    """Ooze before cards are selected."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return self.can_ooze(s, me)


class AmoebaSuper(Oozing):
    """Ooze as an ally who has committed a token."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.strength(me, s.side_of(me)) > 0 and self.can_ooze(s, me)


# Allies


class Busybody(Effect):
    """Invited by one side, ally with both: with one token where you were not invited."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not is_answering(s, me) or available(s, me) < 2 or commit_limit(s, me) < 1:
            return False
        if is_barred(s, me, OFF) or is_barred(s, me, DEF):
            return False
        return is_welcome(s, me, OFF) or is_welcome(s, me, DEF)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        freely = [is_welcome(s, me, OFF), is_welcome(s, me, DEF)]
        join(s, me, DEF, freely[DEF])
        join(s, me, OFF, freely[OFF], 1)


class BusybodyWild(Effect):
    """One token of yours joins a side without an invitation; an ally's joins his own."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return not one_against_one(s) and available(s, me) > 0 and len(self.options(s, me, 0, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        joined = [side for side in (OFF, DEF) if s.joined[side] >> me & 1]
        return [SIDE_ATOM[side] for side in joined or (OFF, DEF) if not is_barred(s, me, side)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        side = SIDE_ATOM.index(atom)
        if s.joined[side] >> me & 1:
            s.push(Commit(me, side, 1, 0))
        else:
            join(s, me, side, False)


class BusybodySuper(Effect):
    """After the reveal any of your allied tokens change sides."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.options(s, me, 0, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [SIDE_ATOM[1 - side] for side in (DEF, OFF) if s.force[side * s.players + me] > 0]
        return amounts(1, s.force[about * s.players + me])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            s.push(AskAmount(me, me, self.number, 1, 1 - SIDE_ATOM.index(atom)))
        else:
            change_sides(s, me, about, atom - AMOUNT_ATOM)
            refresh(s)


CRYSTAL_MOST: Final = 8


class Crystal(Effect):
    """Fix how many tokens each other ally has in the challenge: 1 to 4, with the Flare 0 to 8 for one of them."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.groups(s, me)) > 0

    def groups(self, s: Cosmic, me: int) -> list[int]:
        """The other allies whose number could be changed, as player * 2 + side."""
        found: list[int] = []
        for side in (OFF, DEF):
            for player in s.allies(side):
                if player != me and len(self.options(s, me, 0, player * 2 + side)) > 1:
                    found.append(player * 2 + side)
        return found

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.then([AskAmount(me, me, self.number, 0, group) for group in self.groups(s, me)])

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        player = about // 2
        now = s.force[about % 2 * s.players + player]
        if now == 0:
            return []
        first = 1
        last = min(COMMIT, commit_limit(s, player))
        at = s.recall(CRYSTAL_SUPER, me)
        if at != NOBODY and s.lasting[at + 2] == 0:
            first = 0
            last = CRYSTAL_MOST if last == COMMIT else last
        last = min(last, now + movable(s, player))
        return [PASS] + [atom for atom in amounts(first, last) if atom != AMOUNT_ATOM + now]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom == PASS:
            return
        player = about // 2
        side = about % 2
        number = atom - AMOUNT_ATOM
        at = s.recall(CRYSTAL_SUPER, me)
        if at != NOBODY and (number == 0 or number > COMMIT):
            s.lasting[at + 2] = 1
        now = s.force[side * s.players + player]
        if number == 0:
            dismiss(s, player, side)
        elif number < now:
            recall_force(s, player, side, now - number)
        else:
            s.push(Commit(player, side, number - now, 0))


class CrystalWild(Effect):
    """Rearrange your tokens among your bases, at least one on each."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        places = self.places(s, me)
        return len(places) > 1 and any(s.at(me, place) > self.least(s, me, place) for place in places)

    def places(self, s: Cosmic, me: int) -> list[int]:
        return [place for place in s.base_list(me) if not s.is_dust(place)]

    def least(self, s: Cosmic, me: int, place: int) -> int:
        """How many tokens must stay: one, or all where they may not move."""
        return 1 if ask_may_move(s, me, place, True) else s.at(me, place)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        places = self.places(s, me)
        for place in places:
            extra = s.at(me, place) - self.least(s, me, place)
            s.lift(me, place, extra)
            s.transit[me] += extra
        s.then([Rearrange(me, place, place == places[-1]) for place in places])


class Rearrange(Choice["Cosmic"]):
    """How many more of the tokens at hand stand on a base; the last one gets the rest. flares.toml crystal"""

    rule: ClassVar[str] = "COS-6.5"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, place: int, rest: bool) -> None:
        super().__init__(player)
        self.place: Final = place
        self.rest: Final = rest

    def legal(self, s: Cosmic) -> list[int]:
        left = s.transit[self.player]
        return amounts(left if self.rest else 0, left)

    def take(self, s: Cosmic, atom: int) -> None:
        number = atom - AMOUNT_ATOM
        if number > 0:
            s.transit[self.player] -= number
            s.put(self.player, self.place, number)
            s.tell(notes.MOVES, self.player, self.place, number)
        if self.rest:
            s.push(Settle())


class CrystalSuper(Effect):
    """Your power may set 0 to 8 tokens for one ally."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        others = [player for player in range(s.players) if s.is_ally(player) and player != me]
        return len(others) > 0 and not s.was_used(CRYSTAL, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)


# Main players are replaced


def delegate(s: Cosmic, side: int, player: int) -> None:
    """The player becomes the main player of a side; the one displaced is an ally with the same tokens."""
    displaced = s.main(side)
    s.joined[side] = s.joined[side] & ~(1 << player) | 1 << displaced
    s.lasting += [DELEGATED, player, displaced]
    if side == OFF:
        s.offense = player
        s.tell(notes.CHALLENGE, player, s.number)
    else:
        s.guarding = s.guard()
        s.defender = player
        s.tell(notes.DEFENDS, player)
    refresh(s)


class Delegator(Effect):
    """Make an offensive ally the offense and a defensive ally the defender."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if one_against_one(s):
            return False
        return len(self.options(s, me, OFF, 0)) + len(self.options(s, me, DEF, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.then([AskPlayer(me, me, self.number, side) for side in (OFF, DEF)])

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        found: list[int] = []
        for player in s.around(s.offense):
            if s.is_main(player) or s.joined[1 - stage] >> player & 1:
                continue
            if s.joined[stage] >> player & 1 or s.recall(DELEGATOR_SUPER, me) != NOBODY:
                found.append(s.player_atom(player))
        return [PASS, *found] if found else []

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom != PASS:
            delegate(s, stage, s.player_of(atom))


class DelegatorWild(Effect):
    """Another player on the target becomes the defender with his tokens there, yours are out of it."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.target != NOBODY and len(self.options(s, me, 0, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(player) for player in s.occupants(s.target) if not s.is_main(player)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        s.defender = s.player_of(atom)
        s.tell(notes.DEFENDS, s.defender)
        refresh(s)
        # Who really defends makes the hand check. COS-P2.16
        s.push(HandCheck(s.defender, DEF_HAND_CHECK))


class DelegatorSuper(Effect):
    """Your power may delegate a player who is not involved."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if one_against_one(s) or s.was_used(DELEGATOR, me):
            return False
        return any(s.side_of(player) == NOBODY for player in range(s.players))

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)


# Tokens that cannot move


class Gorgon(Effect):
    """Others' tokens on your home planets, or beside yours, stay there or go to the Warp."""

    def times(self) -> int:
        return 1 << LAUNCH | 1 << ALLY_CHOICE

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        who = s.offense if timing == LAUNCH else s.answering
        return who not in (me, NOBODY) and len(self.held(s, me, who)) > 0

    def holds(self, s: Cosmic, me: int, place: int) -> bool:
        return s.has_base(me, place) or (SYSTEM_OF[place] == s.home[me] and not IS_MOON[place])

    def held(self, s: Cosmic, me: int, who: int) -> list[int]:
        """The bases of a player that the Gorgon holds."""
        return [place for place in s.base_list(who) if self.holds(s, me, place)]

    def may_move(self, s: Cosmic, me: int, who: int, place: int, may: bool) -> bool:
        return may and (who == me or not self.holds(s, me, place))

    def committed(self, s: Cosmic, me: int, who: int, side: int, number: int) -> None:
        left = commit_limit(s, who) - number
        if who != me and left > 0:
            s.push(AskPlace(who, me, self.number, who, left))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        places = [place for place in self.held(s, me, stage) if not is_safe(s, stage, place)]
        return [PASS] + [PLACE_ATOM + place for place in places] if places else []

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom == PASS:
            return
        s.lift(stage, atom - PLACE_ATOM, 1)
        s.transit[stage] += 1
        steps: list[Step[Cosmic]] = [Lose(stage, 1, BY_EFFECT), Settle()]
        if about > 1:
            steps.append(AskPlace(stage, me, self.number, stage, about - 1))
        s.then(steps)


class GorgonWild(Effect):
    """A planet turns to stone: tokens there neither move, count nor get lost."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.options(s, me, 0, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlace(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        found: list[int] = []
        for owner in range(s.players):
            for place in places_in(s, s.home[owner]):
                if not IS_MOON[place] and s.occupants(place):
                    found.append(PLACE_ATOM + place)
        return found

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        place = atom - PLACE_ATOM
        self.last(s, me, place)
        if place == s.target:
            s.withdrawn = s.at(s.guard(), place)

    def may_move(self, s: Cosmic, me: int, who: int, place: int, may: bool) -> bool:
        return may and not is_safe(s, who, place)


class GorgonSuper(Effect):
    """A Cosmic Zap against your power is cancelled."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not answering(s) or len(s.uses) < 2 * FRAME:
            return False
        _, effect, _ = subject(s)
        return effect == COSMIC_ZAP and s.uses[len(s.uses) - 2 * FRAME] == me

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        cancel(s)


# Grudges


GRUDGE_WON: Final = 1
GRUDGE_LOST: Final = 4


def refusers(s: Cosmic, player: int) -> list[int]:
    """Whom a main player's side invited and who did not join it."""
    side = s.side_of(player)
    return [
        guest
        for guest in s.around(player)
        if s.invited[side] >> guest & 1 and not s.joined[side] >> guest & 1 and not s.is_main(guest)
    ]


class Grudge(Effect):
    """One invited player who did not join loses a token if you win or make a deal, four if not.

    He is named when the alliances are set; he pays when nothing can change the result any more.
    """

    def times(self) -> int:
        return 1 << LOSS | 1 << DISCARD

    def limit(self, s: Cosmic, me: int) -> int:
        return 2

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == ALLIES_SET:
            found = refusers(s, me)
            return len(found) == 1 or (len(found) > 1 and not is_silenced(s, me))
        over = timing == LOSS or (timing == DISCARD and s.ending in (DEAL_MADE, DEAL_FAILED))
        return over and (self.lasts(s, me) or s.recall(GRUDGE_SUPER, me) != NOBODY)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == ALLIES_SET:
            s.push(AskPlayer(me, me, self.number))
        elif s.recall(GRUDGE_SUPER, me) != NOBODY:
            for player in refusers(s, me):
                lose_tokens(s, player, GRUDGE_LOST, BY_EFFECT)
        else:
            pleased = s.ending == DEAL_MADE or (s.ending == FOUGHT and s.winner == s.side_of(me))
            victim = s.lasting[s.recall(self.number, me) + 2]
            lose_tokens(s, victim, GRUDGE_WON if pleased else GRUDGE_LOST, BY_EFFECT)

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(player) for player in refusers(s, me)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, s.player_of(atom))


class GrudgeWild(Effect):
    """Your opponent has won: his allies go home with nothing."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        winner = 1 - s.side_of(me)
        return s.winner == winner and any(s.force[winner * s.players + ally] > 0 for ally in s.allies(winner))

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        for ally in s.allies(s.winner):
            recall_force(s, ally, s.winner)


class GrudgeSuper(Effect):
    """Everybody who refused your invitation loses four tokens, whatever the result."""

    def times(self) -> int:
        return 1 << DEAL_DONE

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(refusers(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)


# Forced alliances


class Magnet(Effect):
    """Attract a player, who must ally with you, or repel him from both sides."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        mine = me == (s.offense if timing == INVITE_OFF else s.defender)
        return mine and timing in (INVITE_OFF, INVITE_DEF) and not one_against_one(s) and len(self.free(s, me)) > 0

    def free(self, s: Cosmic, me: int) -> list[int]:
        """The players on whom the power has not been used yet."""
        taken = [
            s.lasting[at + 2] // 2
            for at in range(0, len(s.lasting), 3)
            if s.lasting[at] == self.number and s.lasting[at + 1] == me
        ]
        return [player for player in s.around(me) if not s.is_main(player) and player not in taken]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [s.player_atom(player) for player in self.free(s, me)]
        return [ATTRACT, REPEL] if available(s, about) > 0 else [REPEL]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            s.push(AskWay(me, me, self.number, 1, s.player_of(atom)))
            return
        first = not self.lasts(s, me)
        self.last(s, me, about * 2 + (1 if atom == ATTRACT else 0))
        if first and s.recall(MAGNET_SUPER, me) != NOBODY:
            s.push(AskPlayer(me, me, self.number))

    def pull(self, s: Cosmic, me: int, who: int) -> int:
        """1 if the player is attracted, 0 if he is repelled, NOBODY if neither."""
        for at in range(0, len(s.lasting), 3):
            if s.lasting[at] == self.number and s.lasting[at + 1] == me and s.lasting[at + 2] // 2 == who:
                return s.lasting[at + 2] % 2
        return NOBODY

    def may_ally(self, s: Cosmic, me: int, who: int, side: int, may: bool) -> bool:
        pull = self.pull(s, me, who)
        if pull == NOBODY:
            return may
        return pull == 1 and s.main(side) == me

    def must_ally(self, s: Cosmic, me: int, who: int, side: int, must: bool) -> bool:
        return must or (s.main(side) == me and self.pull(s, me, who) == 1)


class MagnetWild(Effect):
    """Your opponent may not select the Challenge card you name, unless he has no other."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskName(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [CARD_ATOM + card for card in range(FIRST_EDICT)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        s.tell(notes.NAMES_CARD, me, atom - CARD_ATOM)
        self.last(s, me, atom - CARD_ATOM)

    def selectable(self, s: Cosmic, me: int, who: int, cards: list[int]) -> list[int]:
        at = s.recall(self.number, me)
        if at == NOBODY or who == me:
            return cards
        named = s.lasting[at + 2]
        others = [card for card in cards if card != named]
        return others or cards


class MagnetSuper(Effect):
    """Your power works on two players."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        mine = me == (s.offense if timing == INVITE_OFF else s.defender)
        others = s.players - 2
        return mine and others > 1 and not one_against_one(s) and not s.was_used(MAGNET, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)


class Parasite(Effect):
    """Ally with a side that did not invite you."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not is_answering(s, me) or available(s, me) == 0 or commit_limit(s, me) < 1:
            return False
        return len(self.options(s, me, 0, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if any(is_welcome(s, me, side) and ask_must_ally(s, me, side, False) for side in (OFF, DEF)):
            return []
        return [SIDE_ATOM[side] for side in (OFF, DEF) if not is_barred(s, me, side) and not is_welcome(s, me, side)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        join(s, me, SIDE_ATOM.index(atom), True)


class ParasiteWild(Effect):
    """A player has lost his power for lack of home bases: a token of yours founds a base on a home planet of his."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if len(s.draws) < 2:
            return False
        victim = s.draws[len(s.draws) - 2]
        return victim != me and len(face_down_powers(s, victim)) > 0 and len(self.options(s, me, 0, victim)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlace(me, me, self.number, 0, s.draws[len(s.draws) - 2]))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if movable(s, me) == 0:
            return []
        return [PLACE_ATOM + place for place in s.planets_in(s.home[about]) if not s.has_base(me, place)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        s.push(Gather(me, 1, atom - PLACE_ATOM, 0))


class ParasiteSuper(Effect):
    """Ally with any number of tokens."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not is_answering(s, me) or available(s, me) <= commit_limit(s, me):
            return False
        return not (is_barred(s, me, OFF) and is_barred(s, me, DEF))

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def commit_limit(self, s: Cosmic, me: int, who: int, limit: int) -> int:
        return MOST_ASKED if who == me else limit


# Phantoms


class PickPhantoms(Choice["Cosmic"]):
    """Which tokens go from bases to the star as phantoms, one after the other. COS-14.13"""

    rule: ClassVar[str] = "COS-14.13"

    def __init__(self, player: int, number: int) -> None:
        super().__init__(player)
        self.number: Final = number

    def legal(self, s: Cosmic) -> list[int]:
        return [PLACE_ATOM + place for place in s.base_list(self.player)]

    def take(self, s: Cosmic, atom: int) -> None:
        s.lift(self.player, atom - PLACE_ATOM, 1)
        s.star[self.player] += 1
        s.push(PickPhantoms(self.player, self.number - 1))

    def run(self, s: Cosmic) -> None:
        options = self.legal(s) if self.number > 0 else []
        if not options:
            s.push(Settle())
        elif len(options) == 1:
            self.take(s, options[0])
        else:
            s.ask(self, options)


class Phantom(Effect):
    """Five phantoms on your star: each may add 1 to your side's total, or leave as a normal token."""

    def forced(self, s: Cosmic, me: int, timing: int) -> bool:
        return False

    def received(self, s: Cosmic, me: int) -> None:
        s.push(PickPhantoms(me, MOST_PHANTOMS - s.star[me]))

    def changes_hands(self, s: Cosmic, me: int, other: int) -> None:
        self.received(s, other)

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == TOTALS and s.star[me] > 0 and s.tokens_in(me) > 0 and not self.lasts(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskAmount(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return amounts(1, s.star[me])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, atom - AMOUNT_ATOM)

    def addition(self, s: Cosmic, me: int, side: int) -> int:
        at = s.recall(self.number, me)
        if at == NOBODY or s.side_of(me) != side:
            return 0
        return s.lasting[at + 2] * (2 if s.recall(PHANTOM_SUPER, me) != NOBODY else 1)


PHANTOM_WILD_MOST: Final = 4


class PhantomWild(Effect):
    """Up to four tokens from your bases join the challenge after the reveal."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return tokens_beside(s, me, s.side_of(me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskAmount(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return amounts(1, min(PHANTOM_WILD_MOST, tokens_beside(s, me, s.side_of(me))))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        s.push(AddTokens(me, s.side_of(me), atom - AMOUNT_ATOM))


class PhantomSuper(Effect):
    """Each phantom you project adds 2."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.star[me] > 0 and s.tokens_in(me) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)


# Allies who change sides


class Serpent(Effect):
    """Tempt an opposing ally: he comes over and draws cards, or refuses and discards one at random."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.opposing(s, me)) > 0

    def opposing(self, s: Cosmic, me: int) -> list[int]:
        side = 1 - s.side_of(me)
        return [ally for ally in s.allies(side) if ally != me and s.force[side * s.players + ally] > 0]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if s.recall(SERPENT_SUPER, me) != NOBODY:
            s.then([AskYes(ally, me, self.number, 1, ally) for ally in self.opposing(s, me)])
        else:
            s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [YES, NO] if stage == 1 else [s.player_atom(ally) for ally in self.opposing(s, me)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            victim = s.player_of(atom)
            s.push(AskYes(victim, me, self.number, 1, victim))
        elif atom == NO:
            discard_at_random(s, about, 1)
        else:
            side = 1 - s.side_of(me)
            number = s.force[side * s.players + about]
            change_sides(s, about, side, number)
            refresh(s)
            s.push(Draw(about, number))


class SerpentWild(Effect):
    """An ally changes sides or discards two cards at random; without a card he has no choice."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.options(s, me, 0, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 1:
            return [YES, NO] if s.hands[about] else [YES]
        return [s.player_atom(ally) for ally in range(s.players) if ally != me and self.side(s, ally) != NOBODY]

    def side(self, s: Cosmic, player: int) -> int:
        """The side on which a player has allied tokens, or NOBODY."""
        for side in (OFF, DEF):
            if s.is_ally(player) and s.force[side * s.players + player] > 0:
                return side
        return NOBODY

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            victim = s.player_of(atom)
            s.push(AskYes(victim, me, self.number, 1, victim))
        elif atom == NO:
            discard_at_random(s, about, 2)
        else:
            side = self.side(s, about)
            change_sides(s, about, side, s.force[side * s.players + about])
            refresh(s)


class SerpentSuper(Effect):
    """Your power tempts every opposing ally."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        side = 1 - s.side_of(me)
        others = [ally for ally in s.allies(side) if ally != me and s.force[side * s.players + ally] > 0]
        return len(others) > 0 and not s.was_used(SERPENT, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)


# Doubt


class Skeptic(Effect):
    """Doubt the opposing main player: he gives in, or whoever of the two main players loses, loses twice as much."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.side_of(me) != NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(s.main(1 - s.side_of(me)), me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [ACCEPT, REFUSE]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom == REFUSE:
            self.last(s, me)
        elif s.side_of(me) == DEF:
            abort(s)
        else:
            defender_gives_in(s)

    def extra_loss(self, s: Cosmic, me: int, who: int) -> int:
        if not self.lasts(s, me) or not s.is_main(who):
            return 0
        at = s.recall(SKEPTIC_SUPER, me)
        # What he loses in the challenge has just been lifted.
        return s.transit[who] if at == NOBODY else s.lasting[at + 2]

    def penalty(self, s: Cosmic, me: int, who: int, loss: int) -> int:
        if loss <= 0 or not self.lasts(s, me):
            return loss
        at = s.recall(SKEPTIC_SUPER, me)
        return 2 * loss if at == NOBODY else loss + s.lasting[at + 2]


def defender_gives_in(s: Cosmic) -> None:
    """The offense lands as if it had won, the defender's tokens stay, his allies return. powers.toml skeptic"""
    unwind_to(s, ChallengeOver)
    take_back_cards(s)
    s.ending = FOUGHT
    s.winner = OFF
    s.tell(notes.WINS_CHALLENGE, s.offense)
    s.then([Phase(P8), Window(LAND), Landing(), Settle(), Window(REWARD), Rewards(), Over()])
    for player in range(s.players - 1, -1, -1):
        at = DEF * s.players + player
        if s.in_warp and player == s.guard():
            s.warp[player] += s.force[at]
            s.force[at] = 0
        elif s.force[at] > 0:
            recall_force(s, player, DEF)
    # Nobody can share a moon. COS-13.20
    if s.target != NOBODY and IS_MOON[s.target]:
        vacate(s, s.guard(), s.target)


class SkepticWild(Effect):
    """Answer the invitations when all others have."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return is_answering(s, me) and any(isinstance(step, Answering) for step in s.stack)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        for place in range(len(s.stack) - 1, -1, -1):
            if isinstance(s.stack[place], Join):
                del s.stack[place]
                break
        for place in range(len(s.stack)):
            if isinstance(s.stack[place], Answering):
                s.stack.insert(place, Answering(me))
                break


SKEPTIC_MOST: Final = 20


class SkepticSuper(Effect):
    """You fix how much more the loser loses: 1 to 20 tokens."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.side_of(me) != NOBODY and not s.was_used(SKEPTIC, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskAmount(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return amounts(1, SKEPTIC_MOST)

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, atom - AMOUNT_ATOM)


# Whining


WHINE: Final = 0
ABOUT_TOKENS: Final = 1
ABOUT_BASES: Final = 2
WHO_GIVES: Final = 3
WHICH_CARD: Final = 4
FOUND_BASE: Final = 5
GIVE_UP: Final = 6


def is_kind(card: int, kind: int) -> bool:
    """A kind is an Attack card, which stands for all that are at least as high, or FIRST_EDICT plus a type."""
    if kind < FIRST_EDICT:
        return TYPE_OF[card] == ATTACK_TYPE and NUMBER[card] >= NUMBER[kind]
    return TYPE_OF[card] == kind - FIRST_EDICT


def has_kind(s: Cosmic, player: int, kind: int) -> bool:
    return any(is_kind(card, kind) for card in s.hands[player])


class Sniveler(Effect):
    """Whine about tokens, bases or cards: the others please you, or come down to your level."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.options(s, me, WHINE, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number))

    def whines(self, s: Cosmic, me: int) -> list[int]:
        """What there is to whine about."""
        found: list[int] = []
        if s.warp[me] > 0 and max(s.warp) == s.warp[me]:
            found.append(TOKENS)
        if all(external(s, player) >= external(s, me) for player in range(s.players)):
            found.append(BASES)
        types = [COMPROMISE_TYPE, EDICT_TYPE, FLARE_TYPE]
        if s.kickers:
            types.append(KICKER_TYPE)
        if s.reinforcements:
            types.append(REINFORCEMENT_TYPE)
        for type in range(TYPES):
            if type in types and not has_kind(s, me, FIRST_EDICT + type):
                found.append(TYPE_ATOM + type)
        for card in range(FIRST_EDICT):
            if TYPE_OF[card] == ATTACK_TYPE and not has_kind(s, me, card):
                found.append(CARD_ATOM + card)
        return found

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == WHINE:
            return self.whines(s, me)
        if stage == WHO_GIVES:
            return [YES, NO] if has_kind(s, self.asked(s, me, about), about // 8) else [NO]
        if stage == WHICH_CARD:
            found: list[int] = []
            for card in s.hands[self.asked(s, me, about)]:
                if is_kind(card, about // 8) and CARD_ATOM + card not in found:
                    found.append(CARD_ATOM + card)
            return found
        if stage == FOUND_BASE:
            return self.new_bases(s, me)
        if stage == GIVE_UP:
            mask = s.external_bits(about)
            return [PLACE_ATOM + place for place in s.base_list(about) if mask >> place & 1]
        return [YES, NO]

    def new_bases(self, s: Cosmic, me: int) -> list[int]:
        """Planets on which the Sniveler has no base yet."""
        if movable(s, me) == 0:
            return []
        found: list[int] = []
        for owner in range(s.players):
            found += [PLACE_ATOM + place for place in s.planets_in(s.home[owner]) if not s.has_base(me, place)]
        return found

    def asked(self, s: Cosmic, me: int, about: int) -> int:
        """Whose turn it is to answer: `about` ends with his place, clockwise from the Sniveler's left."""
        return s.around(me)[about % 8]

    def ask(self, s: Cosmic, me: int, stage: int, about: int) -> None:
        asked = self.asked(s, me, about)
        if stage == WHO_GIVES:
            s.show()
            s.push(AskHidden(asked, me, self.number, stage, about))
        else:
            s.push(AskYes(asked, me, self.number, stage, about))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == WHINE:
            if atom == TOKENS:
                self.ask(s, me, ABOUT_TOKENS, 0)
            elif atom == BASES:
                self.ask(s, me, ABOUT_BASES, 0)
            else:
                self.whine_about_cards(s, me, atom)
        elif stage == WHICH_CARD:
            give_card(s, self.asked(s, me, about), me, atom - CARD_ATOM)
        elif stage == FOUND_BASE:
            s.push(Found(me, atom - PLACE_ATOM))
        elif stage == GIVE_UP:
            vacate(s, about, atom - PLACE_ATOM)
        elif stage == WHO_GIVES and atom == YES:
            s.push(AskCard(self.asked(s, me, about), me, self.number, WHICH_CARD, about))
        elif (stage == WHO_GIVES or atom == YES) and about % 8 + 1 < s.players - 1:
            self.ask(s, me, stage, about + 1)
        elif stage == WHO_GIVES:
            self.nobody_gives(s, about // 8)
        elif atom == YES:
            self.all_agree(s, me, stage)
        else:
            self.not_all_agree(s, me, stage)

    def whine_about_cards(self, s: Cosmic, me: int, atom: int) -> None:
        if CARD_ATOM <= atom < CARD_ATOM + FIRST_EDICT:
            kind = atom - CARD_ATOM
            s.tell(notes.NAMES_CARD, me, kind)
        else:
            kind = FIRST_EDICT + atom - TYPE_ATOM
        self.ask(s, me, WHO_GIVES, kind * 8)

    def all_agree(self, s: Cosmic, me: int, stage: int) -> None:
        if stage == ABOUT_TOKENS:
            free_from_warp(s, me, s.warp[me])
        else:
            s.push(AskPlace(me, me, self.number, FOUND_BASE))

    def not_all_agree(self, s: Cosmic, me: int, stage: int) -> None:
        others = s.around(me)
        for place in range(len(others) - 1, -1, -1):
            other = others[place]
            if stage == ABOUT_TOKENS:
                lose_tokens(s, other, s.warp[me] - s.warp[other], BY_EFFECT)
            else:
                s.push(AskPlace(other, me, self.number, GIVE_UP, other))

    def nobody_gives(self, s: Cosmic, kind: int) -> None:
        for player in range(s.players):
            if not is_insured(s, player):
                for card in [card for card in s.hands[player] if is_kind(card, kind)]:
                    discard_card(s, player, card)


class SnivelerWild(Effect):
    """A main player who did not invite you does so now, or sends all his allies home."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return not one_against_one(s) and len(self.options(s, me, 0, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [s.player_atom(s.main(side)) for side in (OFF, DEF) if not s.invited[side] >> me & 1]
        return [YES, NO]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            main = s.player_of(atom)
            s.push(AskYes(main, me, self.number, 1, s.side_of(main)))
        elif stage == 2:
            if atom == YES:
                join(s, me, about, True)
        elif atom == YES:
            invite(s, about, me)
            if about in open_sides(s, me):
                s.push(AskYes(me, me, self.number, 2, about))
        else:
            for ally in s.allies(about):
                dismiss(s, ally, about)


class SnivelerSuper(Effect):
    """One base short when others win: they let you share, or you challenge one who refuses for a share."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if s.champions == 0 or s.champions >> me & 1:
            return False
        return external(s, me) == ask_needed(s, TO_WIN) - 1

    def champions(self, s: Cosmic, me: int) -> list[int]:
        return [player for player in s.around(me) if s.champions >> player & 1]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskYes(self.champions(s, me)[0], me, self.number, 0, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [YES, NO]
        return [
            s.player_atom(player)
            for player in self.champions(s, me)
            if about >> player & 1 and can_call_extra(s, me, player)
        ]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        """`about` is the mask of those who refused, and above it how many have been asked."""
        if stage == 1:
            call_extra(s, me, s.player_of(atom))
            postpone_victory(s, me)
            return
        winners = self.champions(s, me)
        asked = about // 64
        refused = about % 64 | (1 << winners[asked] if atom == NO else 0)
        if asked + 1 < len(winners):
            s.push(AskYes(winners[asked + 1], me, self.number, 0, (asked + 1) * 64 + refused))
        elif refused:
            s.push(AskPlayer(me, me, self.number, 1, refused))
        else:
            s.champions |= 1 << me


def postpone_victory(s: Cosmic, player: int) -> None:
    """The game ends after the player's extra challenge: what is in progress is finished, no other challenge follows."""
    for at in range(len(s.marks) - 4, -1, -4):
        if s.marks[at] == EXTRA and s.marks[at + 1] != player:
            del s.marks[at : at + 4]
    kept = [step for step in s.stack if not isinstance(step, Won)]
    last: list[Step[Cosmic]] = [LastShare(player)]
    for place, step in enumerate(kept):
        if isinstance(step, ChallengeOver):
            first = place + 1
            if s.phase == P10:
                # The challenge has not begun: what would come from P1 on is left out.
                phases = [at for at, later in enumerate(kept) if isinstance(later, Phase)]
                first = 1 + (phases[-1] if phases else place)
            s.extra = True
            s.stack[:] = [*last, step, *kept[first:]]
            return
    s.stack[:] = [*last, LetExtrasBegin(), *kept[1:]]


class LastShare(Step["Cosmic"]):
    """Who has won the extra challenge shares the victory with his allies in it; then the game is over. COS-22.1"""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, s: Cosmic) -> None:
        if s.offense == self.player and s.ending == FOUGHT and s.winner == OFF:
            s.champions |= 1 << self.player
            for ally in s.allies(OFF):
                s.champions |= 1 << ally
        finish(s)


# Torture


DEMAND: Final = 0
A_CHOSEN_CARD: Final = 1
A_RANDOM_CARD: Final = 2
SOME_LUCRE: Final = 3
A_BASE: Final = 4
WHICH_BASE: Final = 5
YIELD_CARD: Final = 6
RANSOM: Final = 2


class Wrack(Effect):
    """Torture your opponent as often as you have tokens: he yields what you demand, or loses a token."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.strength(me, s.side_of(me)) > 0 and len(self.options(s, me, DEMAND, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number, DEMAND, s.strength(me, s.side_of(me))))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        victim = s.opponent(me)
        if stage == DEMAND:
            if s.strength(victim, s.side_of(victim)) == 0:
                return []
            demands = [PASS, CHOSEN, RANDOM]
            if s.lucre_used:
                demands.append(LUCRE)
            if s.recall(WRACK_SUPER, me) != NOBODY and grantable(s, me, victim):
                demands.append(BASES)
            return demands
        if stage == WHICH_BASE:
            return [PLACE_ATOM + place for place in grantable(s, me, victim)]
        if stage == YIELD_CARD:
            found: list[int] = []
            for card in s.hands[victim]:
                if CARD_ATOM + card not in found:
                    found.append(CARD_ATOM + card)
            return found
        has_it = s.lucre[victim] >= RANSOM if stage == SOME_LUCRE else stage == A_BASE or len(s.hands[victim]) > 0
        return [YES, NO] if has_it else [NO]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        victim = s.opponent(me)
        if stage == DEMAND:
            if atom == BASES:
                s.push(AskPlace(me, me, self.number, WHICH_BASE, about))
            elif atom != PASS:
                demand = A_CHOSEN_CARD if atom == CHOSEN else A_RANDOM_CARD if atom == RANDOM else SOME_LUCRE
                s.push(AskYes(victim, me, self.number, demand, about))
        elif stage == WHICH_BASE:
            s.push(AskYes(victim, me, self.number, A_BASE, about * 64 + atom - PLACE_ATOM))
        elif stage == YIELD_CARD:
            give_card(s, victim, me, atom - CARD_ATOM)
        elif atom == YES:
            self.yields(s, me, victim, stage, about)
        else:
            self.resists(s, me, victim, (about // 64 if stage == A_BASE else about) - 1)

    def yields(self, s: Cosmic, me: int, victim: int, stage: int, about: int) -> None:
        if stage == A_CHOSEN_CARD:
            s.push(AskCard(victim, me, self.number, YIELD_CARD))
        elif stage == A_RANDOM_CARD:
            take_random(s, me, victim, 1, willing=True)
        elif stage == SOME_LUCRE:
            pay(s, victim, me, RANSOM)
        else:
            s.push(Found(me, about % 64))

    def resists(self, s: Cosmic, me: int, victim: int, left: int) -> None:
        number = pull_out(s, victim, s.side_of(victim), 1)
        steps: list[Step[Cosmic]] = [Lose(victim, number, BY_EFFECT), Settle()]
        if left > 0:
            steps.append(AskWay(me, me, self.number, DEMAND, left))
        s.then(steps)


class WrackWild(Effect):
    """From now on every use of a power costs your opponent a token."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not answering(s):
            return False
        user, effect, _ = subject(s)
        return 0 <= effect < POWERS and user == s.opponent(me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me, s.opponent(me))

    def witness(self, s: Cosmic, me: int, who: int, power: int) -> None:
        at = s.recall(self.number, me)
        if at != NOBODY and s.lasting[at + 2] == who:
            # What it causes itself does not count again. COS-8.13
            s.lasting[at + 2] = who + SUFFERING
            s.push(Suffered(me, who))
            lose_tokens(s, who, 1, BY_EFFECT)


SUFFERING: Final = 8
"""Added to the victim in the record while the token is being lost."""


class Suffered(Step["Cosmic"]):
    """The token is lost: the next use of a power costs one again."""

    def __init__(self, me: int, victim: int) -> None:
        self.me: Final = me
        self.victim: Final = victim

    def run(self, s: Cosmic) -> None:
        at = s.recall(WRACK_WILD, self.me)
        if at != NOBODY:
            s.lasting[at + 2] = self.victim


class WrackSuper(Effect):
    """You may also demand a base where he has one."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.strength(me, s.side_of(me)) > 0 and s.tokens_in(s.opponent(me)) > 0 and not s.was_used(WRACK, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
