"""Powers about tokens that are lost, saved, captured or removed. COS-16.9"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NO, NOBODY, PASS, YES
from ....clockwork.step import Step
from .. import notes
from ..alliances import one_against_one
from ..components import (
    ACCEPT,
    AMOUNT_ATOM,
    ATTACK_TYPE,
    CHALLENGE_ATOM,
    COLOURS,
    COMPROMISE_TYPE,
    DESTINY_COLOUR,
    EFFECT,
    FIRST_COMET,
    FIRST_CONE,
    IS_MOON,
    LAND_ATOM,
    PLACE_ATOM,
    POWER,
    REFUSE,
    REWARD_ATOM,
    SYSTEM_OF,
    WILD,
    verb,
)
from ..cones import points_to
from ..deals import GiveChosen, grantable
from ..effects import (
    CAPTURE,
    FOR_GOOD,
    REMOVES,
    Effect,
    ask_extra_loss,
    ask_may_ally,
    ask_rewards,
    has,
    refresh,
)
from ..hands import Draw, take_random
from ..launch import commit_limit
from ..losing import (
    BY_EFFECT,
    RESULT,
    Lose,
    cause,
    into_warp,
    left_to_lose,
    loser,
    set_apart,
    spare,
    take_back_removed,
    to_be_removed,
)
from ..lucre import pay
from ..moon_rules import remove_moon
from ..resolution import PICKED, SHARED_OUT, Console, TakeRewards, consolation_due, leave_challenge
from ..stacks import (
    capture_unsorted,
    captured_tokens,
    depth,
    move,
    on_the_way,
    put_under,
    side_location,
    stacked_tokens,
    stacks_of,
    take_lifted,
    tokens_at,
    unsorted_tokens,
)
from ..state import CAPTIVES, DEF, OFF, RANSOMED, RINGED, Cosmic
from ..timing import ALLY_CHOICE, CHALLENGE_START, LAND, TOKENS_TO_WARP, TOTALS
from ..tokens import (
    FEWEST,
    Found,
    PickLosses,
    Settle,
    bring_home,
    free_from_warp,
    home_options,
    is_safe,
    land,
    lift_all,
    lose_tokens,
    recall_force,
    vacate,
)
from ..totals import totals
from ..windows import (
    FRAME,
    AskAmount,
    AskPlace,
    AskPlayer,
    AskWay,
    AskYes,
    answering,
    cancel,
    is_silenced,
    subject,
)

ASSASSIN_SUPER: Final = EFFECT.index("flare_assassin_super")
COSMIC_ZAP: Final = EFFECT.index("cosmic_zap")
GHOST_SUPER: Final = EFFECT.index("flare_ghost_super")
GRIEF_SUPER: Final = EFFECT.index("flare_grief_super")
PIRATE: Final = POWER.index("pirate")
PIRATE_SUPER: Final = EFFECT.index("flare_pirate_super")
VACUUM_SUPER: Final = EFFECT.index("flare_vacuum_super")
VAMPIRE_SUPER: Final = EFFECT.index("flare_vampire_super")
VOID: Final = POWER.index("void")

BASES: Final = verb("bases")
TOKENS: Final = verb("tokens")
DEAL: Final = verb("deal")


# Who wins and loses, and with how many tokens


def wins(s: Cosmic, me: int) -> bool:
    """Whether the player is on the side that has won."""
    return s.winner != NOBODY and s.side_of(me) == s.winner


def wins_as_main(s: Cosmic, me: int) -> bool:
    return s.winner != NOBODY and s.main(s.winner) == me


def loses(s: Cosmic, me: int) -> bool:
    """Whether the player is on a side that has lost; both may have."""
    return s.side_of(me) not in (NOBODY, s.winner)


def loses_as_main(s: Cosmic, me: int) -> bool:
    return s.is_main(me) and s.side_of(me) != s.winner


def any_tokens(s: Cosmic, side: int) -> bool:
    """Whether a side has tokens in the challenge."""
    for player in range(s.players):
        if s.strength(player, side) > 0:
            return True
    return False


def outside(s: Cosmic, player: int) -> int:
    """How many tokens of the player on bases are not in the challenge."""
    number = s.on_bases(player)
    if s.target != NOBODY and s.guard() == player:
        number -= s.guarded()
    return number


def lost_by_result(s: Cosmic, winner: int) -> bool:
    """Whether the loss in progress is what the result costs somebody who was not on the winner's side."""
    return cause(s) == RESULT and loser(s) != winner and s.side_of(loser(s)) != s.winner


# Tokens of others on a sheet


def held(s: Cosmic, keeping: int, holder: int, owner: int) -> int:
    return s.held[(keeping * s.players + holder) * s.players + owner]


def hold(s: Cosmic, keeping: int, holder: int, owner: int, number: int) -> None:
    """Tokens come to a sheet, or with a negative number leave it."""
    s.held[(keeping * s.players + holder) * s.players + owner] += number


def all_held(s: Cosmic, keeping: int, holder: int) -> int:
    total = 0
    for owner in range(s.players):
        total += held(s, keeping, holder, owner)
    return total


def seize(s: Cosmic, keeping: int, holder: int, number: int) -> int:
    """Tokens of the loss in progress are captured on a sheet; how many. They count as lost. COS-P8.26"""
    owner = loser(s)
    number = spare(s, number, counts=True)
    if number > 0:
        s.transit[owner] -= number
        hold(s, keeping, holder, owner, number)
        s.tell(notes.CAPTURED, holder, owner, number)
    return number


def let_go(s: Cosmic, keeping: int, holder: int) -> None:
    """All tokens on a sheet go to the Warp."""
    for owner in range(s.players):
        number = held(s, keeping, holder, owner)
        if number > 0:
            hold(s, keeping, holder, owner, -number)
            into_warp(s, owner, number)
            s.tell(notes.LOSES, owner, number)


def pass_on(s: Cosmic, keeping: int, holder: int, other: int) -> None:
    """The captives of a sheet go along with it; those who are the new holder's own go to the Warp. COS-15.4"""
    for owner in range(s.players):
        number = held(s, keeping, holder, owner)
        hold(s, keeping, holder, owner, -number)
        hold(s, keeping, other, owner, number)
    own = held(s, keeping, other, other)
    hold(s, keeping, other, other, -own)
    into_warp(s, other, own)


# Assassin


class Assassin(Effect):
    """Whenever a destiny card shows another's colour, a token of that colour dies on a base of your choice."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.victims(s, me)) > 0

    def victims(self, s: Cosmic, me: int) -> list[int]:
        """Whose tokens the card exposes: the colour's, on a wild card anybody's. COS-15.6, 7.6"""
        card = s.drawn
        if card == NOBODY or card >= FIRST_COMET:
            return []
        if card >= FIRST_CONE:
            players = points_to(s, card)
        elif DESTINY_COLOUR[card] == WILD:
            players = s.around(me)
        else:
            players = [player for player in range(s.players) if s.colour[player] == DESTINY_COLOUR[card]]
        return [player for player in players if player != me and prey(s, player)]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [s.player_atom(player) for player in self.victims(s, me)]
        return [PLACE_ATOM + place for place in prey(s, about)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            s.push(AskPlace(me, me, self.number, 1, s.player_of(atom)))
            return
        place = atom - PLACE_ATOM
        s.lift(about, place, 1)
        s.transit[about] += 1
        s.then([Settle(), Lose(about, 1, BY_EFFECT), Killed(me, about, place, s.warp[about] + s.pending[about])])


def prey(s: Cosmic, player: int) -> list[int]:
    """The bases on which a token of the player can be killed."""
    return [place for place in s.base_list(player) if not is_safe(s, player, place)]


class Killed(Step["Cosmic"]):
    """Has the Assassin's victim really gone to the Warp? Then the place is noted, for the Super Flare."""

    def __init__(self, player: int, victim: int, place: int, number: int) -> None:
        self.player: Final = player
        self.victim: Final = victim
        self.place: Final = place
        self.number: Final = number

    def run(self, s: Cosmic) -> None:
        if s.warp[self.victim] + s.pending[self.victim] > self.number:
            s.lasting += [ASSASSIN_SUPER, self.player, s.drawn * 64 + self.place]


class AssassinWild(Effect):
    """Defeated by an Attack card you give one token more, and all who beat you are lost with it."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.winner == OFF and s.kind[OFF] == ATTACK_TYPE and any_tokens(s, OFF) and len(self.martyrs(s, me)) > 0

    def martyrs(self, s: Cosmic, me: int) -> list[int]:
        """The own bases with tokens outside the challenge."""
        places = prey(s, me)
        if s.target in places and s.guard() == me and s.at(me, s.target) == s.guarded():
            places.remove(s.target)
        return places

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlace(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [PLACE_ATOM + place for place in self.martyrs(s, me)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        s.lift(me, atom - PLACE_ATOM, 1)
        s.transit[me] += 1
        if s.target == atom - PLACE_ATOM and s.guard() == me and s.withdrawn > 0:
            s.withdrawn -= 1
        steps: list[Step[Cosmic]] = [Settle(), Lose(me, 1, BY_EFFECT)]
        for player in [s.offense, *s.around(s.offense)]:
            steps.append(Lose(player, leave_challenge(s, player, OFF), BY_EFFECT))
        s.then([*steps, Settle()])


class AssassinSuper(Effect):
    """A token of yours from the Warp takes the place of the one you have just killed in your turn."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        place = self.place(s, me)
        if place == NOBODY or s.warp[me] == 0 or s.turn != me:
            return False
        return not IS_MOON[place] or s.occupants(place) in ([], [me])

    def place(self, s: Cosmic, me: int) -> int:
        """Where the token was that this destiny card has killed, or NOBODY."""
        found = NOBODY
        for at in range(0, len(s.lasting), 3):
            noted = s.lasting[at] == self.number and s.lasting[at + 1] == me
            if noted and s.drawn != NOBODY and s.lasting[at + 2] // 64 == s.drawn:
                found = s.lasting[at + 2] % 64
        return found

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.warp[me] -= 1
        s.transit[me] += 1
        land(s, me, self.place(s, me), 1)
        s.push(Settle())


# Bully


class Bully(Effect):
    """You choose which tokens your defeated opponent loses, as many as he had in the challenge."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return self.chooses(s, me) and s.opponent(me) in self.victims(s)

    def chooses(self, s: Cosmic, me: int) -> bool:
        """With Attack cards, on a planet: a moon has no room for two. COS-13.20"""
        if not wins_as_main(s, me) or not s.both_attack() or s.in_warp:
            return False
        return s.winner == DEF or not IS_MOON[s.target]

    def victims(self, s: Cosmic) -> list[int]:
        """Defeated players who have tokens elsewhere too."""
        side = 1 - s.winner
        return [player for player in range(s.players) if s.strength(player, side) > 0 and outside(s, player) > 0]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.begin(s, me, s.opponent(me))

    def begin(self, s: Cosmic, me: int, victim: int) -> None:
        s.push(AskPlace(me, me, self.number, victim, s.strength(victim, 1 - s.winner) * 64))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        """`stage` is the victim; `about` says how many tokens are still to be picked, and how many are."""
        bases = [PLACE_ATOM + place for place in prey(s, stage)]
        if s.force[(1 - s.winner) * s.players + stage] > 0:
            bases.insert(0, CHALLENGE_ATOM)
        return bases

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        left = about // 64 - 1
        picked = about % 64 + 1
        if atom == CHALLENGE_ATOM:
            s.force[(1 - s.winner) * s.players + stage] -= 1
        else:
            s.lift(stage, atom - PLACE_ATOM, 1)
        s.transit[stage] += 1
        if left > 0:
            s.push(AskPlace(me, me, self.number, stage, left * 64 + picked))
        else:
            self.finish(s, stage, picked)

    def finish(self, s: Cosmic, victim: int, picked: int) -> None:
        """What was left stays on the planet, or returns from the cone; what was picked is lost."""
        if s.winner == OFF and s.target != NOBODY and s.guard() == victim:
            s.withdrawn = s.at(victim, s.target)
        s.then([Settle(), Lose(victim, picked, RESULT), PickLosses(victim, victim, ask_extra_loss(s, victim), RESULT)])
        recall_force(s, victim, 1 - s.winner)


class BullyWild(Effect):
    """An opponent with a Compromise gives you a base, or loses two tokens, as he prefers."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        opponent = s.opponent(me)
        return s.kind[s.side_of(opponent)] == COMPROMISE_TYPE and s.bases[opponent] != 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(s.opponent(me), me, self.number, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        places = grantable(s, me, s.opponent(me))
        if stage == 0:
            return [TOKENS, BASES] if places else [TOKENS]
        return [PLACE_ATOM + place for place in places]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 1:
            s.push(Found(me, atom - PLACE_ATOM))
        elif atom == BASES:
            s.push(AskPlace(me, me, self.number, 1))
        else:
            lose_tokens(s, s.opponent(me), 2, BY_EFFECT)


class BullySuper(Bully):
    """You choose what the allies of your defeated opponent lose, too."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return self.chooses(s, me) and len(self.allies(s, me)) > 0

    def allies(self, s: Cosmic, me: int) -> list[int]:
        return [player for player in self.victims(s) if player != s.opponent(me)]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        for victim in reversed(self.allies(s, me)):
            self.begin(s, me, victim)


# Fungus

JOINS: Final = 100
"""The stage at which the Fungus says which stacks he takes along; smaller ones count his tokens."""


class Fungus(Effect):
    """Tokens your side defeats are stacked under yours, and count with them from then on."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == TOTALS:
            return stacked_tokens(s, me, s.side_of(me)) > 0
        return wins(s, me) and s.tokens_in(me) > 0 and any_tokens(s, 1 - s.winner)

    def stacked(self, s: Cosmic, me: int, who: int, side: int) -> int:
        return stacked_tokens(s, me, side) if who == me else 0

    def capture(self, s: Cosmic, me: int) -> None:
        if not wins(s, me) or not lost_by_result(s, me) or s.tokens_in(me) == 0:
            return
        if not s.is_main(me) and has(s, s.main(s.winner), VOID):
            return
        owner = loser(s)
        number = spare(s, left_to_lose(s), counts=True)
        if number > 0:
            capture_unsorted(s, me, owner, number)
            s.push(AskAmount(me, me, self.number, 0, owner))

    def location(self, s: Cosmic, me: int) -> int:
        """Where the own tokens of the challenge are."""
        if s.force[s.winner * s.players + me] == 0 and s.target != NOBODY and s.guard() == me:
            return s.target
        return side_location(s.winner)

    def committed(self, s: Cosmic, me: int, who: int, side: int, number: int) -> None:
        """Of tokens taken from a base with stacks he says which they are."""
        if who != me:
            return
        taken = take_lifted(s, me)
        for at in range(0, len(taken), 2):
            s.push(AskAmount(me, me, self.number, JOINS, (taken[at] * 2 + side) * 64 + taken[at + 1]))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == JOINS:
            place = about // 128
            there = stacks_of(s, me, place)
            if about % 64 == 0 or not there:
                return []
            atoms = [PASS] if len(there) <= s.at(me, place) else []
            for stack in there:
                atom = AMOUNT_ATOM + min(40, 1 + depth(s, me, stack))
                if atom not in atoms:
                    atoms.append(atom)
            return atoms
        left = unsorted_tokens(s, me, about)
        if stage >= tokens_at(s, me, self.location(s, me)) - 1:
            return [AMOUNT_ATOM + min(40, left)]
        return [AMOUNT_ATOM + number for number in range(min(40, left) + 1)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == JOINS:
            self.take_along(s, me, about, atom)
            return
        put_under(s, me, about, atom - AMOUNT_ATOM, stage, self.location(s, me))
        if unsorted_tokens(s, me, about) > 0:
            s.push(AskAmount(me, me, self.number, stage + 1, about))

    def take_along(self, s: Cosmic, me: int, about: int, atom: int) -> None:
        if atom == PASS:
            return
        for stack in stacks_of(s, me, about // 128):
            if AMOUNT_ATOM + min(40, 1 + depth(s, me, stack)) == atom:
                move(s, me, stack, side_location(about // 64 % 2))
                break
        s.push(AskAmount(me, me, self.number, JOINS, about - 1))

    def keeps_tokens(self, s: Cosmic, owner: int) -> int:
        return captured_tokens(s, owner)


class FungusWild(Effect):
    """Tokens defeated in your home system guard it from then on, until you lose a challenge there."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.winner == DEF and at_home(s, me) and any_tokens(s, OFF)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        self.stay(s, me, FOR_GOOD)

    def capture(self, s: Cosmic, me: int) -> None:
        if self.lasts(s, me) and lost_by_result(s, me):
            seize(s, RINGED, me, left_to_lose(s))

    def stacked(self, s: Cosmic, me: int, who: int, side: int) -> int:
        return all_held(s, RINGED, me) if who == me == s.defender and side == DEF and at_home(s, me) else 0

    def fought(self, s: Cosmic, me: int) -> None:
        if loses_as_main(s, me) and at_home(s, me):
            self.stop(s, me)

    def leaves(self, s: Cosmic, me: int) -> None:
        let_go(s, RINGED, me)


def at_home(s: Cosmic, me: int) -> bool:
    """Whether the challenge takes place in the player's home system."""
    return s.target != NOBODY and SYSTEM_OF[s.target] == s.home[me]


class FungusSuper(Effect):
    """Stacks that enter the Warp in this challenge stay stacked."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return loser(s) == me and left_to_lose(s) > 0 and on_the_way(s, me) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)


# Ghost


class Ghost(Effect):
    """As an ally you never lose your tokens, and after a victory you choose between landing and rewards."""

    def times(self) -> int:
        return 1 << TOKENS_TO_WARP

    def limit(self, s: Cosmic, me: int) -> int:
        return 100

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == LAND:
            return wins(s, me) and s.force[s.winner * s.players + me] > 0 and not s.in_warp
        return timing == TOKENS_TO_WARP and haunts(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == LAND:
            s.push(AskWay(me, me, self.number))
        else:
            bring_home(s, me, spare(s, left_to_lose(s), counts=False))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [REWARD_ATOM] if s.gone >> s.target & 1 else [LAND_ATOM, REWARD_ATOM]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        at = s.winner * s.players + me
        number = s.force[at]
        if atom == REWARD_ATOM:
            s.due[me] += number
            recall_force(s, me, s.winner)
        else:
            # The others land at once after this, so that all are there at the same time. COS-2.5
            s.force[at] = 0
            s.transit[me] += number
            land(s, me, s.target, number)


def haunts(s: Cosmic, me: int) -> bool:
    """Whether the player's tokens are being lost because his side was defeated, and he has a base to return to."""
    return loser(s) == me and cause(s) == RESULT and left_to_lose(s) > 0 and len(home_options(s, me)) > 0


class GhostWild(Effect):
    """Until the end of the challenge nothing but its result can cost you tokens; see `losing.is_shielded`."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if loser(s) != me or left_to_lose(s) == 0 or self.lasts(s, me):
            return False
        seized = s.bears >> CAPTURE & 1 == 1 or s.bears >> REMOVES & 1 == 1
        return cause(s) == BY_EFFECT or (cause(s) == RESULT and seized)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        if cause(s) == BY_EFFECT:
            bring_home(s, me, spare(s, left_to_lose(s), counts=False))


class GhostSuper(Effect):
    """As a main player you do not lose your tokens either."""

    def times(self) -> int:
        return 1 << TOKENS_TO_WARP

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == TOKENS_TO_WARP and haunts(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        bring_home(s, me, spare(s, left_to_lose(s), counts=False))


# Grief

MOST_GRIEF: Final = 4


class Grief(Effect):
    """For each token of yours that enters the Warp you draw a card, four at most."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return loser(s) == me and left_to_lose(s) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        number = min(MOST_GRIEF, left_to_lose(s))
        at = s.recall(GRIEF_SUPER, me)
        if at != NOBODY:
            take_random(s, me, s.lasting[at + 2], number)
        else:
            s.push(Draw(me, number))


class GriefWild(Effect):
    """One of those who beat you loses half as many tokens as you."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return loses(s, me) and s.strength(me, s.side_of(me)) > 0 and len(self.victims(s, me)) > 0

    def victims(self, s: Cosmic, me: int) -> list[int]:
        side = 1 - s.side_of(me)
        return [player for player in [s.main(side), *s.allies(side)] if prey(s, player)]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number, 0, (s.strength(me, s.side_of(me)) + 1) // 2))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(player) for player in self.victims(s, me)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        lose_tokens(s, s.player_of(atom), about, BY_EFFECT)


class GriefSuper(Effect):
    """The cards of your power come from the hand of the main player who beats you."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        side = s.side_of(me)
        return loses(s, me) and s.strength(me, side) > 0 and len(s.hands[s.main(1 - side)]) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me, s.main(1 - s.side_of(me)))


# Healer


def can_heal(s: Cosmic, me: int) -> bool:
    """Tokens of another player are being lost, and they could return, or at least stay in the game."""
    if loser(s) in (NOBODY, me):
        return False
    if to_be_removed(s) > 0:
        return True
    return left_to_lose(s) > 0 and len(home_options(s, loser(s))) > 0


def heal(s: Cosmic, me: int, each: bool) -> None:
    """All tokens just lost return to bases for a card, or one for each; without a base they go to the Warp."""
    owner = loser(s)
    removed = take_back_removed(s)
    if not home_options(s, owner):
        s.transit[owner] -= removed
        into_warp(s, owner, removed)
        return
    number = removed + spare(s, left_to_lose(s), counts=True)
    s.push(Draw(me, number if each else 1))
    bring_home(s, owner, number)


class Healer(Effect):
    """Tokens another player loses return to his bases, and you draw a card."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return can_heal(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        heal(s, me, each=False)


class HealerWild(Effect):
    """A Cosmic Zap on your power fails."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not answering(s) or len(s.uses) < 2 * FRAME:
            return False
        _, effect, _ = subject(s)
        return effect == COSMIC_ZAP and s.uses[len(s.uses) - 2 * FRAME] == me

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        cancel(s)


class HealerSuper(Effect):
    """You heal for a card per token."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return can_heal(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        heal(s, me, each=True)


# Pirate

MOST_CASHED: Final = 4
MOST_ASKED: Final = 4

# What the Pirate notes on his sheet, each with the challenge in which it was so.
CASHED: Final = 7
OFFERED: Final = 8
CLAIMED: Final = 16

# What he is asked.
CAPTURES: Final = 0
FROM_WHOM: Final = 1
WHAT_TO_DO: Final = 2
CASHES: Final = 3
CASHES_WHOSE: Final = 4
RANSOM_OF: Final = 5
RANSOM_NUMBER: Final = 6
RANSOM_CARDS: Final = 7
RANSOM_LUCRE: Final = 8
RANSOM_BASE: Final = 9
RANSOM_ANSWER: Final = 10

# The digits of an offer of ransom: owner, captives, cards, Lucre, place.
PER_OWNER: Final = 8
PER_NUMBER: Final = PER_OWNER * 64
PER_CARD: Final = PER_NUMBER * 8
PER_LUCRE: Final = PER_CARD * 64


class Pirate(Effect):
    """You capture defeated tokens for own ones that you send home, and make rewards or ransoms of them later."""

    def whoever(self, timing: int) -> bool:
        return timing == CHALLENGE_START

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == CHALLENGE_START:
            return all_held(s, RANSOMED, me) > 0
        return boards(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == CHALLENGE_START:
            s.push(AskWay(me, me, self.number, WHAT_TO_DO))
        else:
            s.push(AskAmount(me, me, self.number, CAPTURES))

    # Capturing

    def per_token(self, s: Cosmic, me: int) -> int:
        return 2 if s.recall(PIRATE_SUPER, me) != NOBODY else 1

    def set_claim(self, s: Cosmic, me: int, owner: int, number: int) -> None:
        s.set_mark(self.number, me, CLAIMED + owner, s.count * 64 + number)

    def unclaimed(self, s: Cosmic, me: int, owner: int) -> int:
        return s.strength(owner, 1 - s.winner) - claim(s, me, owner)

    def capture(self, s: Cosmic, me: int) -> None:
        number = claim(s, me, loser(s))
        if number > 0 and cause(s) == RESULT:
            self.set_claim(s, me, loser(s), number - seize(s, RANSOMED, me, number))

    # Questions

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        owner = about % PER_OWNER
        if stage == CAPTURES:
            most = min(self.per_token(s, me) * s.force[s.winner * s.players + me], losing_tokens(s))
            return [AMOUNT_ATOM + number for number in range(1, min(40, most) + 1)]
        if stage == FROM_WHOM:
            return [s.player_atom(player) for player in s.around(me) if self.unclaimed(s, me, player) > 0]
        if stage == WHAT_TO_DO:
            return self.ways(s, me)
        if stage == CASHES:
            most = min(MOST_CASHED, all_held(s, RANSOMED, me))
            return [AMOUNT_ATOM + number for number in range(1, most + 1)]
        if stage == CASHES_WHOSE:
            return [s.player_atom(player) for player in s.around(me) if held(s, RANSOMED, me, player) > 0]
        if stage == RANSOM_OF:
            return [s.player_atom(player) for player in self.partners(s, me)]
        if stage == RANSOM_NUMBER:
            return [AMOUNT_ATOM + number for number in range(1, min(40, held(s, RANSOMED, me, owner)) + 1)]
        if stage == RANSOM_CARDS:
            return [AMOUNT_ATOM + number for number in range(min(MOST_ASKED, len(s.hands[owner])) + 1)]
        if stage == RANSOM_LUCRE:
            most = min(40, s.lucre[owner]) if s.lucre_used else 0
            return [AMOUNT_ATOM + number for number in range(most + 1)]
        if stage == RANSOM_BASE:
            return [PASS] + [PLACE_ATOM + place for place in grantable(s, me, owner)]
        return [ACCEPT, REFUSE]

    def ways(self, s: Cosmic, me: int) -> list[int]:
        """Cash captives in, once, or offer a ransom, once to each owner. COS-18.11"""
        found: list[int] = []
        if all_held(s, RANSOMED, me) > 0 and s.mark_of(self.number, me, CASHED) != s.count:
            found.append(REWARD_ATOM)
        if self.partners(s, me):
            found.append(DEAL)
        return [PASS, *found] if found else []

    def partners(self, s: Cosmic, me: int) -> list[int]:
        """Owners of captives who can still be made an offer. COS-18.11, 15.10"""
        found: list[int] = []
        for owner in s.around(me):
            asked = s.mark_of(self.number, me, OFFERED + owner) == s.count
            if held(s, RANSOMED, me, owner) > 0 and not asked and not is_silenced(s, owner) and home_options(s, owner):
                found.append(owner)
        return found

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        number = atom - AMOUNT_ATOM
        if stage == CAPTURES:
            s.push(AskPlayer(me, me, self.number, FROM_WHOM, number))
            each = self.per_token(s, me)
            recall_force(s, me, s.winner, (number + each - 1) // each)
        elif stage == FROM_WHOM:
            owner = s.player_of(atom)
            self.set_claim(s, me, owner, claim(s, me, owner) + 1)
            if about > 1:
                s.push(AskPlayer(me, me, self.number, FROM_WHOM, about - 1))
        elif stage == WHAT_TO_DO:
            if atom == PASS:
                return
            s.push(AskWay(me, me, self.number, WHAT_TO_DO))
            if atom == DEAL:
                s.push(AskPlayer(me, me, self.number, RANSOM_OF))
            else:
                s.push(AskAmount(me, me, self.number, CASHES))
        elif stage == CASHES:
            s.set_mark(self.number, me, CASHED, s.count)
            s.push(TakeRewards(me, ask_rewards(s, me, number), 0))
            s.push(AskPlayer(me, me, self.number, CASHES_WHOSE, number))
        elif stage == CASHES_WHOSE:
            owner = s.player_of(atom)
            hold(s, RANSOMED, me, owner, -1)
            into_warp(s, owner, 1)
            s.tell(notes.LOSES, owner, 1)
            if about > 1:
                s.push(AskPlayer(me, me, self.number, CASHES_WHOSE, about - 1))
        else:
            self.bargain(s, me, stage, about, atom)

    def bargain(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        """An offer of ransom with all its numbers, then accept or refuse. COS-18.10, 18.11"""
        number = atom - AMOUNT_ATOM
        if stage == RANSOM_OF:
            owner = s.player_of(atom)
            s.set_mark(self.number, me, OFFERED + owner, s.count)
            s.push(AskAmount(me, me, self.number, RANSOM_NUMBER, owner))
        elif stage == RANSOM_NUMBER:
            s.push(AskAmount(me, me, self.number, RANSOM_CARDS, about + number * PER_OWNER))
        elif stage == RANSOM_CARDS:
            s.push(AskAmount(me, me, self.number, RANSOM_LUCRE, about + number * PER_NUMBER))
        elif stage == RANSOM_LUCRE:
            s.push(AskPlace(me, me, self.number, RANSOM_BASE, about + number * PER_CARD))
        elif stage == RANSOM_BASE:
            if atom != PASS:
                about += (atom - PLACE_ATOM + 1) * PER_LUCRE
            # An offer that asks for nothing is none.
            if about >= PER_NUMBER:
                s.push(AskWay(about % PER_OWNER, me, self.number, RANSOM_ANSWER, about))
        elif atom == ACCEPT:
            self.ransom(s, me, about)

    def ransom(self, s: Cosmic, me: int, about: int) -> None:
        """The owner pays, and his captives return to his bases."""
        owner = about % PER_OWNER
        number = about // PER_OWNER % 64
        cards = about // PER_NUMBER % 8
        place = about // PER_LUCRE - 1
        hold(s, RANSOMED, me, owner, -number)
        s.transit[owner] += number
        if place != NOBODY:
            s.push(Found(me, place))
        if cards > 0:
            s.push(GiveChosen(owner, me, cards))
        pay(s, owner, me, about // PER_CARD % 64)
        bring_home(s, owner, number)

    def leaves(self, s: Cosmic, me: int) -> None:
        let_go(s, RANSOMED, me)

    def changes_hands(self, s: Cosmic, me: int, other: int) -> None:
        pass_on(s, RANSOMED, me, other)


def claim(s: Cosmic, me: int, owner: int) -> int:
    """How many tokens of an owner the Pirate has said he captures in this challenge."""
    noted = s.mark_of(PIRATE, me, CLAIMED + owner)
    return noted % 64 if noted // 64 == s.count else 0


def losing_tokens(s: Cosmic) -> int:
    """How many tokens the defeated side has in the challenge."""
    total = 0
    for player in range(s.players):
        total += s.strength(player, 1 - s.winner)
    return total


def boards(s: Cosmic, me: int) -> bool:
    """Whether the player has won with tokens on the cone against tokens that can be captured."""
    return wins(s, me) and s.force[s.winner * s.players + me] > 0 and losing_tokens(s) > 0


class PirateWild(Effect):
    """You take rewards out of the hand of the player you helped."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return self.most(s, me) > 0

    def most(self, s: Cosmic, me: int) -> int:
        if s.due[me] == 0:
            return 0
        return min(40, ask_rewards(s, me, s.due[me]), len(s.hands[s.main(s.side_of(me))]))

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskAmount(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [AMOUNT_ATOM + number for number in range(1, self.most(s, me) + 1)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        number = ask_rewards(s, me, s.due[me])
        s.due[me] = 0
        number -= take_random(s, me, s.main(s.side_of(me)), atom - AMOUNT_ATOM)
        if number > 0:
            s.push(TakeRewards(me, number, 0))


class PirateSuper(Effect):
    """Each token you send home is worth two captives."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        for owner in range(s.players):
            if claim(s, me, owner) > 0:
                return False
        return boards(s, me) and losing_tokens(s) > 1

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)


# Spiff

CRASH: Final = 10
SOFT_CRASH: Final = 5


def crashes(s: Cosmic, me: int) -> int:
    """By how much the offense has lost with Attack cards, if one of his tokens could crash-land; else 0."""
    if s.winner == OFF or not s.both_attack() or s.in_warp or s.target == NOBODY or IS_MOON[s.target]:
        return 0
    if s.force[OFF * s.players + me] == 0:
        return 0
    found = totals(s)
    return abs(found[OFF] - found[DEF])


def crash_land(s: Cosmic, me: int) -> None:
    s.force[OFF * s.players + me] -= 1
    s.transit[me] += 1
    land(s, me, s.target, 1)
    s.push(Settle())


class Spiff(Effect):
    """Beaten by 10 or more you crash-land one token on the target planet."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return crashes(s, me) >= CRASH

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        crash_land(s, me)


class SpiffWild(Effect):
    """Beaten as defender you leave one token on the planet."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if s.winner == DEF or s.target == NOBODY or IS_MOON[s.target] or s.guard() != me:
            return False
        return s.guarded() > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.withdrawn = s.at(me, s.target) - s.guarded() + 1


class SpiffSuper(Effect):
    """You crash-land when beaten by 5 or more."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return SOFT_CRASH <= crashes(s, me) < CRASH

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        crash_land(s, me)


# Sting


class Sting(Effect):
    """A substitute loses half of the tokens for you, and takes cards of yours for them."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return loser(s) == me and self.share(s) > 0 and len(home_options(s, me)) > 0 and len(self.victims(s, me)) > 0

    def share(self, s: Cosmic) -> int:
        """How many of the tokens the substitute loses."""
        return left_to_lose(s) // 2

    def victims(self, s: Cosmic, me: int) -> list[int]:
        return [player for player in s.around(me) if prey(s, player)]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(player) for player in self.victims(s, me)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        victim = s.player_of(atom)
        number = spare(s, self.share(s), counts=False)
        s.push(Compensate(victim, me, s.on_bases(victim)))
        lose_tokens(s, victim, number, BY_EFFECT)
        bring_home(s, me, number)


class Compensate(Step["Cosmic"]):
    """For each token that the substitute has lost he takes a card from the Sting, or else from the deck.

    `number` is how many tokens he had on bases before.
    """

    def __init__(self, player: int, giver: int, number: int) -> None:
        self.player: Final = player
        self.giver: Final = giver
        self.number: Final = number

    def run(self, s: Cosmic) -> None:
        lost = self.number - s.on_bases(self.player)
        if lost > 0:
            lost -= take_random(s, self.player, self.giver, lost)
            s.push(Draw(self.player, lost))


class StingWild(Effect):
    """Consolation that is taken from you goes to a player of your choice."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not wins_as_main(s, me) or not s.hands[me]:
            return False
        return consolation_due(s, s.opponent(me)) > 0 and not self.lasts(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(player) for player in s.around(me) if player != s.opponent(me)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, s.player_of(atom))

    def consoles(self, s: Cosmic, me: int, taker: int, giver: int, number: int, stage: int) -> bool:
        if giver != me or stage != SHARED_OUT:
            return False
        s.push(Console(s.lasting[s.recall(self.number, me) + 2], me, number, PICKED))
        return True


class StingSuper(Sting):
    """Your substitute loses all the tokens."""

    def share(self, s: Cosmic) -> int:
        return left_to_lose(s)


# Vacuum

PER_VICTIM: Final = 32


class Vacuum(Effect):
    """Up to as many tokens of others go with yours: you name the players, they choose the bases."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return loser(s) == me and left_to_lose(s) > 0 and len(self.victims(s, me, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number, left_to_lose(s)))

    def named(self, about: int, player: int) -> int:
        """How often a player has been named: `about` counts it for each."""
        for _ in range(player):
            about //= PER_VICTIM
        return about % PER_VICTIM

    def victims(self, s: Cosmic, me: int, about: int) -> list[int]:
        found: list[int] = []
        for player in s.around(me):
            number = 0
            for place in prey(s, player):
                number += s.at(player, place)
            if number > self.named(about, player):
                found.append(player)
        return found

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [PASS] + [s.player_atom(player) for player in self.victims(s, me, about)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        """`stage` is how many tokens he may still name."""
        if atom != PASS:
            more = 1
            for _ in range(s.player_of(atom)):
                more *= PER_VICTIM
            about += more
            if stage > 1:
                s.push(AskPlayer(me, me, self.number, stage - 1, about))
                return
        chooser = me if s.recall(VACUUM_SUPER, me) != NOBODY else NOBODY
        for player in reversed(s.around(me)):
            lose_tokens(s, player, self.named(about, player), BY_EFFECT, chooser)


class VacuumWild(Effect):
    """For each other main player with an Attack card one of your tokens leaves the Warp."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return self.attackers(s, me) > 0 and s.warp[me] > 0 and len(home_options(s, me)) > 0

    def attackers(self, s: Cosmic, me: int) -> int:
        count = 0
        for side in (OFF, DEF):
            if s.main(side) != me and s.kind[side] == ATTACK_TYPE:
                count += 1
        return count

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        free_from_warp(s, me, self.attackers(s, me))


class VacuumSuper(Effect):
    """You choose the bases, too. It is played before your tokens are gone, as the power works when they are."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return loser(s) == me and left_to_lose(s) > 0 and not self.lasts(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)


# Vampire

MOST_BITTEN: Final = 4
BITTEN: Final = 0


class Vampire(Effect):
    """You capture up to four tokens of a beaten opponent, and for each one of yours may leave the Warp.

    When you lose as a main player all captives go to the Warp.
    """

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if wins_as_main(s, me):
            return s.strength(s.opponent(me), 1 - s.winner) > 0
        return all_held(s, CAPTIVES, me) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if not wins_as_main(s, me):
            let_go(s, CAPTIVES, me)

    def capture(self, s: Cosmic, me: int) -> None:
        if not wins_as_main(s, me) or not lost_by_result(s, me):
            return
        number = left_to_lose(s)
        if s.recall(VAMPIRE_SUPER, me) == NOBODY:
            if loser(s) != s.opponent(me):
                return
            number = min(number, MOST_BITTEN - self.bitten(s, me))
        number = seize(s, CAPTIVES, me, number)
        if number > 0:
            s.set_mark(self.number, me, BITTEN, s.count * 64 + self.bitten(s, me) + number)
            s.push(AskAmount(me, me, self.number, 0, number))

    def bitten(self, s: Cosmic, me: int) -> int:
        """How many tokens he has captured in this challenge."""
        noted = s.mark_of(self.number, me, BITTEN)
        return noted % 64 if noted // 64 == s.count else 0

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if not home_options(s, me):
            return []
        return [AMOUNT_ATOM + number for number in range(min(about, s.warp[me]) + 1)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        free_from_warp(s, me, atom - AMOUNT_ATOM)

    def leaves(self, s: Cosmic, me: int) -> None:
        let_go(s, CAPTIVES, me)

    def changes_hands(self, s: Cosmic, me: int, other: int) -> None:
        pass_on(s, CAPTIVES, me, other)


class VampireWild(Effect):
    """Your tokens on a base and those of another player on one of his change places."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        for place in s.base_list(me):
            if self.partners(s, me, place):
                return True
        return False

    def partners(self, s: Cosmic, me: int, place: int) -> list[int]:
        return [player for player in s.around(me) if self.places(s, me, place, player)]

    def places(self, s: Cosmic, me: int, place: int, other: int) -> list[int]:
        """Bases of the other player that can be exchanged for an own one."""
        return [base for base in s.base_list(other) if base != place and not is_safe(s, other, base)]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlace(me, me, self.number, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [PLACE_ATOM + place for place in s.base_list(me) if self.partners(s, me, place)]
        if stage == 1:
            return [s.player_atom(player) for player in self.partners(s, me, about)]
        return [PLACE_ATOM + place for place in self.places(s, me, about // 8, about % 8)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            s.push(AskPlayer(me, me, self.number, 1, atom - PLACE_ATOM))
        elif stage == 1:
            s.push(AskPlace(me, me, self.number, 2, about * 8 + s.player_of(atom)))
        else:
            exchange(s, me, about // 8, about % 8, atom - PLACE_ATOM)


def exchange(s: Cosmic, one: int, place: int, other: int, base: int) -> None:
    """The tokens of two players on two bases change places."""
    mine = lift_all(s, one, place)
    its = lift_all(s, other, base)
    s.push(Settle())
    land(s, one, base, mine)
    land(s, other, place, its)


class VampireSuper(Effect):
    """You capture the tokens of opposing allies too, and any number."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not wins_as_main(s, me):
            return False
        its = s.strength(s.opponent(me), 1 - s.winner)
        return its > MOST_BITTEN or losing_tokens(s) > its

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)


# Void


class Void(Effect):
    """Tokens you defeat as a main player leave the game, as far as five are left of each colour."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return wins_as_main(s, me) and any_tokens(s, 1 - s.winner)

    def removes(self, s: Cosmic, me: int) -> None:
        if wins_as_main(s, me) and lost_by_result(s, me):
            set_apart(s, max(0, min(left_to_lose(s), s.in_game(loser(s)) - FEWEST)))


class VoidWild(Effect):
    """A planet or moon without tokens leaves the game."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.empty_places(s)) > 0

    def empty_places(self, s: Cosmic) -> list[int]:
        found: list[int] = []
        for system in range(COLOURS):
            if s.owner[system] == NOBODY:
                continue
            planets = s.planets_in(system)
            if len(planets) > 1:
                found += [place for place in planets if not s.occupants(place)]
            found += [place for place in s.moons_in(system) if not s.occupants(place)]
        return found

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlace(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [PLACE_ATOM + place for place in self.empty_places(s)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        unmake(s, atom - PLACE_ATOM)


def unmake(s: Cosmic, place: int) -> None:
    """A planet or moon leaves the game."""
    if IS_MOON[place]:
        s.show()
        remove_moon(s, place)
    else:
        s.gone |= 1 << place
        s.tell(notes.PLANET_GONE, place)
        refresh(s)


class VoidSuper(Effect):
    """As the winning offense you remove the target from the game instead of landing on it."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if s.winner != OFF or s.target == NOBODY or is_safe(s, me, s.target):
            return False
        planets = s.planets_in(SYSTEM_OF[s.target])
        return IS_MOON[s.target] or (s.target in planets and len(planets) > 1)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        friends = [me, *s.allies(OFF)]
        place = s.target
        for player in s.occupants(place):
            if player in friends:
                vacate(s, player, place)
            else:
                s.then([Lose(player, lift_all(s, player, place), BY_EFFECT), Settle()])
        for player in friends:
            # With the reverse cone allies go home for rewards anyway. COS-P8.10
            if player == me or not s.reverse:
                recall_force(s, player, OFF)
        unmake(s, place)


# Wraith


class Wraith(Effect):
    """Tokens you would lose wait on your sheet, from where they are launched again."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == TOKENS_TO_WARP and loser(s) == me and left_to_lose(s) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        number = spare(s, left_to_lose(s), counts=False)
        s.transit[me] -= number
        s.reserve[me] += number
        s.tell(notes.SAVES, me, number)

    def turned_down(self, s: Cosmic, me: int) -> None:
        self.leaves(s, me)

    def leaves(self, s: Cosmic, me: int) -> None:
        into_warp(s, me, s.reserve[me])
        s.reserve[me] = 0

    def changes_hands(self, s: Cosmic, me: int, other: int) -> None:
        self.leaves(s, me)


def commits_now(s: Cosmic, me: int, timing: int) -> bool:
    """Whether the player is about to launch, or may be about to ally."""
    if timing != ALLY_CHOICE:
        return me == s.offense
    if me != s.answering or one_against_one(s) or (s.joined[OFF] | s.joined[DEF]) >> me & 1:
        return False
    for side in (OFF, DEF):
        if ask_may_ally(s, me, side, s.invited[side] >> me & 1 == 1):
            return True
    return False


class WraithWild(Effect):
    """One of the tokens you commit comes from the Warp; see `tokens.commit_sources`."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.warp[me] > 0 and commits_now(s, me, timing) and commit_limit(s, me) > s.force[OFF * s.players + me]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)


class WraithSuper(Effect):
    """Beyond the limit you commit tokens of your reserve."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.reserve[me] > 0 and commits_now(s, me, timing)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def committed(self, s: Cosmic, me: int, who: int, side: int, number: int) -> None:
        at = s.recall(self.number, me)
        if who == me and s.reserve[me] > 0 and s.lasting[at + 2] == 0:
            s.lasting[at + 2] = 1
            s.push(AskAmount(me, me, self.number, 0, side))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [AMOUNT_ATOM + number for number in range(s.reserve[me] + 1)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        number = atom - AMOUNT_ATOM
        s.reserve[me] -= number
        s.force[about * s.players + me] += number


# Zombie


class Zombie(Effect):
    """Tokens you would lose to the Warp return to your bases."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return loser(s) == me and left_to_lose(s) > 0 and len(home_options(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        bring_home(s, me, spare(s, left_to_lose(s), counts=False))


class ZombieWild(Effect):
    """One of the tokens you are losing returns to a base."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return loser(s) == me and left_to_lose(s) > 0 and len(home_options(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        bring_home(s, me, spare(s, 1, counts=False))


class ZombieSuper(Effect):
    """Each of your allies may add one of his tokens from the Warp."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        side = s.side_of(me)
        if one_against_one(s):
            return False
        to_come = s.around(s.offense)
        to_come = to_come[to_come.index(s.answering) :] if s.answering in to_come else []
        for player in s.around(s.offense):
            joined = s.joined[side] >> player & 1 == 1
            may_join = player in to_come and ask_may_ally(s, player, side, s.invited[side] >> player & 1 == 1)
            if player != s.defender and s.warp[player] > 0 and (joined or may_join):
                return True
        return False

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        side = s.side_of(me)
        for player in reversed(s.allies(side)):
            self.offer(s, me, player, side)

    def committed(self, s: Cosmic, me: int, who: int, side: int, number: int) -> None:
        if who != me and not s.is_main(who) and s.main(side) == me:
            self.offer(s, me, who, side)

    def offer(self, s: Cosmic, me: int, ally: int, side: int) -> None:
        """Ask an ally, once; the record says who has been asked."""
        at = s.recall(self.number, me)
        if s.warp[ally] > 0 and not s.lasting[at + 2] >> ally & 1:
            s.lasting[at + 2] |= 1 << ally
            s.push(AskYes(ally, me, self.number, side, ally))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [YES, NO] if s.warp[about] > 0 else []

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom == YES:
            s.warp[about] -= 1
            s.force[stage * s.players + about] += 1
            s.tell(notes.ALLIES, about, stage, 1)
