"""What lies on the table, and what can be read off it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...clockwork.chance import Rng
from ...clockwork.names import NOBODY, NOTHING, Names, Player
from ...clockwork.step import Step
from ...mechanisms.majorities import highest
from . import notes
from .atoms import COLOUR_ATOM
from .components import COLOUR, COMPROMISE_TYPE, IS_CHALLENGE, PLACES, POWERS
from .effect_numbers import CARD_TIMES, EFFECT, IS_ALLY, IS_BYSTANDER, IS_DEFENDER, IS_OFFENSE
from .galaxy import Galaxy
from .records import IN_FORCE, Lasting, Mark, Stashed, Used, add
from .terms import DEF, OFF


class Referee:
    """What the state, and the steps that everything pushes, leave to the rules that come after them.

    Imports point one way: a module knows only those before it. Where the rules run in a circle, as when a window offers
    a card, whose play is a loss, which opens a window, the way back leads through here; rules/referee.py answers.
    """

    def deal_unknown(self, s: Cosmic, player: int, rng: Rng) -> None:
        """Deal anew all that the player cannot know."""
        raise NotImplementedError

    def check(self, s: Cosmic) -> None:
        """Raise AssertionError where a component is lost or doubled. COS-1.3, 2.7"""
        raise NotImplementedError

    def watch(self, s: Cosmic) -> None:
        """A step is done: has somebody fulfilled a condition of victory that looks at cards or the Warp? COS-2.9"""
        raise NotImplementedError

    def follow(self, s: Cosmic, player: int, place: int, number: int) -> None:
        """Tokens have come to a place: captured tokens that lie under them come along."""
        raise NotImplementedError

    def open_window(self, s: Cosmic, timing: int, group: int, opened: bool) -> None:
        """A timing point at which somebody could do something. COS-8.2"""
        raise NotImplementedError

    def settle(self, s: Cosmic) -> None:
        """Bases have come or gone. COS-P8.24"""
        raise NotImplementedError


REFEREE: Final[list[Referee]] = [Referee()]
"""The one referee; game.py gives him the rules."""


@final
class Cosmic(Galaxy):
    """The table. Lists of pairs are flat: `tokens[player * PLACES + place]`, `force[side * players + player]`.

    Effects keep what they need in four stores of records, so that no power has a place of its own here:
    `marks` (open, lasting), `lasting` (open, until the end of the challenge), `secrets` and `stash` (hidden numbers and
    hidden cards, each with the mask of those who know them).
    """

    key: ClassVar[str] = "cosmic"
    colours: ClassVar[Names] = COLOUR
    first_colour: ClassVar[int] = COLOUR_ATOM

    def clone(self) -> Cosmic:
        s = Cosmic(self.players)
        self.copy_table(s)
        return s

    def deal_unknown(self, player: int, rng: Rng) -> None:
        REFEREE[0].deal_unknown(self, player, rng)

    def advance(self) -> None:
        """As in every game; a condition of victory that looks at cards or the Warp is watched between steps. COS-2.9"""
        stack = self.stack
        while self.choice is None and stack:
            if self.watched:
                REFEREE[0].watch(self)
            stack.pop().run(self)
        if self.choice is None:
            super().advance()

    def go_on(self, steps: list[Step[Cosmic]]) -> None:
        """Do these steps next. They are kept as the stack keeps them, the first one last, so that none is moved."""
        self.stack += steps

    def main(self, side: int) -> int:
        return self.offense if side == OFF else self.defender

    def is_main(self, player: int) -> bool:
        return player == self.offense or player == self.defender

    def opponent(self, player: int) -> int:
        """The other main player."""
        return self.defender if player == self.offense else self.offense

    def side_of(self, player: int) -> int:
        """The side on which a player is involved, or NOBODY. Who is on both counts for the offense's."""
        if player == self.offense:
            return OFF
        if player == self.defender:
            return DEF
        if self.joined[OFF] >> player & 1:
            return OFF
        return DEF if self.joined[DEF] >> player & 1 else NOBODY

    def is_ally(self, player: int) -> bool:
        return (self.joined[OFF] | self.joined[DEF]) >> player & 1 == 1 and not self.is_main(player)

    def allies(self, side: int) -> list[int]:
        """The allies of a side, clockwise from the offense's left."""
        mask = self.joined[side]
        if mask == 0:
            return []
        main = self.main(side)
        return [
            player for player in [*self.around(self.offense), self.offense] if mask >> player & 1 and player != main
        ]

    def role(self, player: int) -> int:
        """The player's part in the challenge, as a bit."""
        if player == self.offense:
            return IS_OFFENSE
        if player == self.defender:
            return IS_DEFENDER
        return IS_ALLY if (self.joined[OFF] | self.joined[DEF]) >> player & 1 else IS_BYSTANDER

    # Moving tokens; the steps of tokens.py say when

    def put(self, player: int, place: int, number: int) -> None:
        add(self.tokens, player * PLACES + place, number)
        self.bases[player] = self.bases[player] | 1 << place
        if self.marks:
            REFEREE[0].follow(self, player, place, number)

    def lift(self, player: int, place: int, number: int) -> None:
        at = player * PLACES + place
        add(self.tokens, at, -number)
        if self.tokens[at] == 0:
            self.bases[player] = self.bases[player] & ~(1 << place)
            self.tell(notes.BASE_GONE, player, place)

    # The challenge

    def strength(self, player: int, side: int) -> int:
        """How many tokens the player has in the challenge on that side. COS, terms"""
        number = self.force[side * self.players + player]
        if side == DEF and self.target != NOBODY and player == self.guard():
            number += self.guarded()
        return number

    def guarded(self) -> int:
        """How many of the guard's tokens on the target are in the challenge; of the Space Dust one. COS-9.12, 9.19"""
        number = self.tokens[self.guard() * PLACES + self.target] - self.withdrawn
        if number > 1 and self.is_dust(self.target):
            return 1
        return number if number > 0 else 0

    def guard(self) -> int:
        """Whose tokens on the target stand in the challenge: the defender's, also after he has delegated."""
        return self.defender if self.guarding == NOBODY else self.guarding

    def tokens_in(self, player: int) -> int:
        """The player's tokens in the challenge, on either side."""
        return self.strength(player, OFF) + self.strength(player, DEF)

    # Cards

    def hear_hand(self, player: int) -> None:
        """Work out when the player could play something."""
        mask = 0
        for card in self.hands[player]:
            mask |= CARD_TIMES[card]
        for at in range(0, len(self.stash), Stashed.SIZE):
            if self.stash[at + Stashed.HOLDER] == player and self.stash[at + Stashed.PLAYABLE] == 1:
                mask |= CARD_TIMES[self.stash[at + Stashed.CARD]]
        self.hand_hears[player] = mask
        self.listen()

    def listen(self) -> None:
        """Work out at which timing points anybody could do something."""
        mask = 0
        for times in self.hears:
            mask |= times
        for times in self.hand_hears:
            mask |= times
        self.ears = mask

    def gain_card(self, player: int, card: int, knowers: int) -> None:
        """A card comes to the hand; `knowers` is the mask of others who know it."""
        self.hands[player].append(card)
        self.seen[player].append(knowers)
        self.hand_hears[player] = self.hand_hears[player] | CARD_TIMES[card]
        self.ears |= CARD_TIMES[card]

    def drop_card(self, player: int, card: int) -> int:
        """A card leaves the hand, of equal ones the best known; who knew it."""
        best = NOTHING
        hand = self.hands[player]
        masks = self.seen[player]
        for place in range(len(hand)):
            if hand[place] == card and (best == NOTHING or masks[place] > masks[best]):
                best = place
        assert best != NOTHING, "a card that is not in the hand"
        known = masks[best]
        del hand[best]
        del masks[best]
        if CARD_TIMES[card]:
            self.hear_hand(player)
        return known

    def has_challenge_card(self, player: int) -> bool:
        """In the hand, the hoard, or a hand possessed. COS-P10.3"""
        for card in self.hands[player]:
            if IS_CHALLENGE[card]:
                return True
        for at in range(0, len(self.stash), Stashed.SIZE):
            if (
                self.stash[at + Stashed.HOLDER] == player
                and self.opens_stash(at)
                and IS_CHALLENGE[self.stash[at + Stashed.CARD]]
            ):
                return True
        return False

    def opens_stash(self, at: int) -> bool:
        """Whether the holder may play a card of the stash: of a power's only while it is in force. COS-4.6"""
        if self.stash[at + Stashed.PLAYABLE] == 0:
            return False
        effect = self.stash[at + Stashed.EFFECT]
        return effect >= POWERS or IN_FORCE[effect][self.stash[at + Stashed.HOLDER]] in self.active

    # Records of effects

    def recall(self, effect: int, player: int) -> int:
        """Where the effect's record of the player stands in `lasting`, or NOBODY. A player NOBODY means anyone's."""
        for at in range(0, len(self.lasting), Lasting.SIZE):
            if self.lasting[at + Lasting.EFFECT] == effect and (
                player == NOBODY or self.lasting[at + Lasting.PLAYER] == player
            ):
                return at
        return NOBODY

    def mark_of(self, effect: int, player: int, about: int = 0) -> int:
        """The number that the effect has noted for the player, 0 if none."""
        for at in range(0, len(self.marks), Mark.SIZE):
            if (
                self.marks[at + Mark.EFFECT] == effect
                and self.marks[at + Mark.PLAYER] == player
                and self.marks[at + Mark.ABOUT] == about
            ):
                return self.marks[at + Mark.NUMBER]
        return 0

    def set_mark(self, effect: int, player: int, about: int, number: int) -> None:
        """Note a number for the player; 0 takes the note away."""
        for at in range(0, len(self.marks), Mark.SIZE):
            if (
                self.marks[at + Mark.EFFECT] == effect
                and self.marks[at + Mark.PLAYER] == player
                and self.marks[at + Mark.ABOUT] == about
            ):
                if number == 0:
                    del self.marks[at : at + Mark.SIZE]
                else:
                    self.marks[at + Mark.NUMBER] = number
                return
        if number != 0:
            self.marks += [effect, player, about, number]

    def was_used(self, effect: int, player: int) -> bool:
        """In this challenge."""
        for at in range(0, len(self.used), Used.SIZE):
            if self.used[at + Used.EFFECT] == effect and self.used[at + Used.PLAYER] == player:
                return True
        return False

    def is_off(self, effect: int) -> bool:
        """Whether the component is switched off."""
        return len(self.without) > 0 and EFFECT.ids[effect] in self.without

    # The end. COS-22

    @property
    def scores(self) -> list[int]:
        return [self.external_bases(player) for player in range(self.players)]

    @property
    def winners(self) -> list[int]:
        if not self.over:
            return []
        return [player for player in range(self.players) if self.champions >> player & 1]

    def most_external(self) -> list[Player]:
        return highest(self.scores)

    def both_attack(self) -> bool:
        return self.kind[OFF] != COMPROMISE_TYPE and self.kind[DEF] != COMPROMISE_TYPE

    def check(self) -> None:
        """Every component is in exactly one place. COS-1.3, 2.7"""
        REFEREE[0].check(self)


def blank(players: int) -> Cosmic:
    """A table with nothing on it."""
    s = Cosmic(players)
    s.lay_blank()
    return s
