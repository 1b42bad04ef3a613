"""Colourless cones: whom they point to, and the challenge in the Warp. COS-7.5 to 7.10"""

from __future__ import annotations

from typing import Final

from .. import notes
from ..atoms import AMOUNT_ATOM, PLACE_ATOM
from ..components import COLOURS, FIRST_COMET, FIRST_CONE, IS_MOON, PLANETS, SLOTS, SYSTEM_OF
from ..effect_numbers import FIRST_CONE_EFFECT
from ..effects.effect import EFFECTS, Effect
from ..effects.questions import AskAmount, AskPlayer
from ..effects.vetoes import AskAim
from ..moon_places import occupant
from ..rules.targets import can_be_challenged
from ..rules.victory import external
from ..state import Cosmic
from ..terms import DEF

IN_WARP: Final = 4
"""The most tokens with which a player defends in the Warp. destiny.toml cone_10"""


# Whom a cone points to


class Cone(Effect):
    """A colourless cone. It counts as a card of the colour it points to, as a wild card if several fit. COS-7.5"""

    def fitting(self, s: Cosmic) -> list[int]:
        """The players who fit its text; all others where the players choose."""
        return s.around(s.offense)


def points_to(s: Cosmic, card: int) -> list[int]:
    """The players who fit the text of a colourless cone. COS-7.5, 7.6"""
    cone = EFFECTS[FIRST_CONE_EFFECT + card - FIRST_CONE]
    assert isinstance(cone, Cone)
    return cone.fitting(s)


def is_wild_cone(s: Cosmic, card: int) -> bool:
    """Whether a card is a colourless cone that does not point to exactly one player. COS-7.5"""
    return FIRST_CONE <= card < FIRST_COMET and len(points_to(s, card)) != 1


def most(players: list[int], numbers: list[int]) -> list[int]:
    """Those of the players who have the highest number."""
    top = max(numbers)
    return [player for player, number in zip(players, numbers, strict=True) if number == top]


def squats(s: Cosmic, player: int) -> bool:
    """Whether a player sits on a planet of the offense's system that the offense does not hold."""
    system = s.home[s.offense]
    for place in s.base_list(player):
        planet = place if place < PLANETS else system * SLOTS
        if SYSTEM_OF[place] == system and not IS_MOON[place] and not s.has_base(s.offense, planet):
            return True
    return False


def biggest_bases(s: Cosmic) -> list[tuple[int, int]]:
    """The bases of others with the most tokens, as player and place; a dust token is a base of its own. COS-9.18"""
    found: list[tuple[int, int]] = []
    top = 0
    for player in s.around(s.offense):
        for place in s.base_list(player):
            number = 1 if s.is_dust(place) else s.at(player, place)
            if number > top:
                found = []
                top = number
            if number == top:
                found.append((player, place))
    return found


def aim(s: Cosmic, player: int, place: int) -> None:
    """The target is named, and with it the defender, NOBODY on a free moon. COS-P2.16"""
    s.target = place
    s.system = SYSTEM_OF[place]
    s.defender = player
    s.tell(notes.AIMS, s.offense, place)


class Pointing(Cone):
    """A cone that names a player: a regular challenge in his system. If several fit, the offense chooses. COS-7.6"""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        fitting = self.fitting(s)
        open_ones = [player for player in fitting if player == me or can_be_challenged(s, s.home[player])]
        return [s.player_atom(player) for player in open_ones or fitting]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        s.system = s.home[s.player_of(atom)]


# The cones


class Cone01(Cone):
    """Challenge or occupy any moon on which you have no base."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskAim(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [
            PLACE_ATOM + place
            for system in range(COLOURS)
            for place in s.moons_in(system)
            if not s.has_base(s.offense, place)
        ]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        aim(s, occupant(s, atom - PLACE_ATOM), atom - PLACE_ATOM)


class Cone02(Cone):
    """The others vote, one after the other, on who defends; the offense breaks a tie.

    `stage` counts the voters from the offense's left, `about` holds three bits of votes for each player.
    """

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(s.left_of(me), me, self.number, 1, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        named = [player for player in s.around(me) if can_be_challenged(s, s.home[player])]
        if stage == s.players:
            named = self._ahead(s, named, about)
        return [s.player_atom(player) for player in named]

    def _ahead(self, s: Cosmic, named: list[int], votes: int) -> list[int]:
        return most(named, [votes >> 3 * player & 7 for player in named])

    def speaks(self, stage: int) -> bool:
        return True

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        player = s.player_of(atom)
        if stage == s.players:
            s.system = s.home[player]
            return
        voter = (me + stage) % s.players
        s.tell(notes.VOTES, voter, player)
        s.push(AskPlayer((voter + 1) % s.players, me, self.number, stage + 1, about + (1 << 3 * player)))


class Cone03(Pointing):
    """Your left-hand neighbour."""

    def fitting(self, s: Cosmic) -> list[int]:
        return [s.left_of(s.offense)]


class Cone04(Pointing):
    """Your right-hand neighbour."""

    def fitting(self, s: Cosmic) -> list[int]:
        return [(s.offense - 1) % s.players]


class Cone05(Pointing):
    """Who holds the most planet bases."""

    def fitting(self, s: Cosmic) -> list[int]:
        everybody = list(range(s.players))
        return most(everybody, [s.planet_bases(player) for player in everybody])


class Cone06(Cone):
    """Challenge a player who sits on a planet of yours that you do not hold, at any of his bases."""

    def fitting(self, s: Cosmic) -> list[int]:
        return [player for player in s.around(s.offense) if squats(s, player)]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [s.player_atom(player) for player in self.fitting(s)]
        return [PLACE_ATOM + place for place in s.base_list(about)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            s.push(AskAim(me, me, self.number, 1, s.player_of(atom)))
        else:
            aim(s, about, atom - PLACE_ATOM)


class Cone07(Cone):
    """Challenge the base of another player with the most tokens."""

    def fitting(self, s: Cosmic) -> list[int]:
        return sorted({player for player, _ in biggest_bases(s)})

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskAim(me, me, self.number, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [PLACE_ATOM + place for place in sorted({place for _, place in biggest_bases(s)})]
        return [s.player_atom(player) for player, place in biggest_bases(s) if place == about]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            s.push(AskPlayer(me, me, self.number, 1, atom - PLACE_ATOM))
        else:
            aim(s, s.player_of(atom), about)


class Cone08(Pointing):
    """Who has the largest hand."""

    def fitting(self, s: Cosmic) -> list[int]:
        everybody = list(range(s.players))
        return most(everybody, [len(s.hands[player]) for player in everybody])


class Cone09(Pointing):
    """Who has the most external bases."""

    def fitting(self, s: Cosmic) -> list[int]:
        everybody = list(range(s.players))
        return most(everybody, [external(s, player) for player in everybody])


class Cone10(Cone):
    """A challenge in the Warp, against the player with the most tokens there. COS-7.9"""

    def fitting(self, s: Cosmic) -> list[int]:
        others = s.around(s.offense)
        return [player for player in most(others, [s.warp[other] for other in others]) if s.warp[player] > 0]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [s.player_atom(player) for player in self.fitting(s)]
        return [AMOUNT_ATOM + number for number in range(1, min(IN_WARP, s.warp[about]) + 1)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            defender = s.player_of(atom)
            s.push(AskAmount(defender, me, self.number, 1, defender))
            return
        number = atom - AMOUNT_ATOM
        s.warp[about] -= number
        s.tell(notes.STANDS_IN_WARP, about, number)
        s.force[DEF * s.players + about] += number
        s.in_warp = True
        s.defender = about
        s.system = s.home[about]
