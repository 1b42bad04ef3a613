"""Windows, questions and offers, on a game small enough to read here: players trade beads for shells."""

from __future__ import annotations

from typing import ClassVar, Final

import pytest

from astrarium.clockwork.chance import Rng
from astrarium.clockwork.names import ACCEPT, COUNTER, NOBODY, PASS, REFUSE, YES
from astrarium.clockwork.state import State
from astrarium.clockwork.step import Choice, Step
from astrarium.clockwork.text import NoteKind
from astrarium.mechanisms.offers import Bargain, Offer, agreed, declined
from astrarium.mechanisms.windows import Rounds, Window, go_round, shut
from astrarium.speed import build

pytestmark = pytest.mark.skipif(build() == "compiled", reason="a game is written against the plain kernel")


class Beach(State):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.beads = [1] * players
        self.shells = [1] * players
        self.caught = NOBODY
        self.wasted = False

    def clone(self) -> Beach:
        other = Beach(self.players)
        self.copy_into(other)
        other.beads = self.beads.copy()
        other.shells = self.shells.copy()
        return other

    def deal_unknown(self, player: int, rng: Rng) -> None:
        """Nothing is dealt."""


class Grab(Choice["Beach"]):
    """Take the crab, which shuts the window, or let it go."""

    hidden: ClassVar[bool] = True

    def legal(self, s: Beach) -> list[int]:
        return [PASS, YES]

    def take(self, s: Beach, atom: int) -> None:
        if atom == YES:
            shut(s.stack)
            s.caught = self.player


class Crab(Window["Beach"]):
    """Only those with a bead, which they hide, may grab it."""

    hidden: ClassVar[bool] = True

    def open_to(self, s: Beach, player: int) -> bool:
        return s.beads[player] > 0

    def question(self, s: Beach, player: int) -> Choice[Beach]:
        return Grab(player)

    def after(self, asked: tuple[int, ...]) -> Window[Beach]:
        return Crab(asked)

    def close(self, s: Beach) -> None:
        s.wasted = True


class Trade(Offer["Beach"]):
    """The proposer gives so many beads for one shell."""

    def __init__(self, player: int, proposer: int, beads: int) -> None:
        super().__init__(player, proposer)
        self.beads: Final = beads

    def acceptable(self, s: Beach) -> bool:
        return s.shells[self.player] > 0

    def accept(self, s: Beach) -> None:
        s.beads[self.proposer] -= self.beads
        s.beads[self.player] += self.beads
        s.shells[self.player] -= 1
        s.shells[self.proposer] += 1


class Haggle(Bargain["Beach"]):
    """The proposer gives so many beads for one shell; the other may ask for one bead more."""

    def __init__(self, player: int, proposer: int, beads: int) -> None:
        super().__init__(player, proposer)
        self.beads: Final = beads

    def accept(self, s: Beach) -> None:
        Trade(self.player, self.proposer, self.beads).accept(s)

    def may_counter(self, s: Beach) -> bool:
        return s.beads[self.proposer] > self.beads

    def counter(self, s: Beach) -> None:
        s.push(Return(self.proposer, self.player, self.beads + 1))


class Return(Offer["Beach"]):
    """The counter-offer: a shell for so many beads."""

    def __init__(self, player: int, proposer: int, beads: int) -> None:
        super().__init__(player, proposer)
        self.beads: Final = beads

    def accept(self, s: Beach) -> None:
        Trade(self.proposer, self.player, self.beads).accept(s)


class Bid(Choice["Beach"]):
    """Put a bead in the pot, or pass."""

    def __init__(self, player: int, again: bool) -> None:
        super().__init__(player)
        self.again: Final = again

    def legal(self, s: Beach) -> list[int]:
        return [PASS, YES]

    def take(self, s: Beach, atom: int) -> None:
        if atom == YES:
            s.beads[self.player] -= 1
            go_round(s.stack, self.player if self.again else (self.player + 1) % 3)


class Bidding(Rounds["Beach"]):
    """Round and round, while anybody with beads bids; with `again` who has bid is asked at once again."""

    def __init__(self, asked: tuple[int, ...], order: tuple[int, ...], again: bool = False) -> None:
        super().__init__(asked, order)
        self.again: Final = again

    def open_to(self, s: Beach, player: int) -> bool:
        return s.beads[player] > 0

    def question(self, s: Beach, player: int) -> Choice[Beach]:
        return Bid(player, self.again)

    def after(self, asked: tuple[int, ...]) -> Window[Beach]:
        return Bidding(asked, self.order, self.again)

    def close(self, s: Beach) -> None:
        s.wasted = True


def beach(step: Step[Beach]) -> Beach:
    s = Beach(3)
    s.push(step)
    s.advance()
    return s


def test_a_window_asks_in_order_and_passes_over_those_with_nothing_to_do() -> None:
    s = Beach(3)
    s.beads[0] = 0
    s.push(Crab((0, 2, 1)))
    s.advance()
    assert s.player == 2
    s.apply(PASS)
    assert s.player == 1


def test_the_first_taker_shuts_the_window() -> None:
    s = beach(Crab((2, 0, 1)))
    s.apply(YES)
    assert (s.caught, s.over, s.wasted) == (2, True, False)


def test_a_window_closes_when_everybody_has_passed() -> None:
    s = beach(Crab((0, 1)))
    s.apply(PASS)
    s.apply(PASS)
    assert (s.caught, s.wasted) == (NOBODY, True)


def test_who_is_asked_in_a_hidden_window_is_told_to_nobody_else() -> None:
    s = beach(Crab((1, 2)))
    assert [s.waits_for(viewer) for viewer in (NOBODY, 0, 1, 2)] == [NOBODY, NOBODY, 1, NOBODY]


def test_an_offer_is_carried_out_when_accepted() -> None:
    s = beach(Trade(player=1, proposer=0, beads=1))
    assert (s.player, s.legal) == (1, (ACCEPT, REFUSE))
    s.apply(ACCEPT)
    assert (s.beads, s.shells) == ([0, 2, 1], [2, 0, 1])


def test_a_refused_offer_changes_nothing() -> None:
    s = beach(Trade(player=1, proposer=0, beads=1))
    s.apply(REFUSE)
    assert (s.beads, s.shells) == ([1, 1, 1], [1, 1, 1])


def test_who_can_only_refuse_an_offer_is_asked_all_the_same() -> None:
    """Otherwise the proposer would learn what the other owns."""
    s = Beach(3)
    s.shells[1] = 0
    s.push(Trade(player=1, proposer=0, beads=1))
    s.advance()
    assert (s.player, s.legal) == (1, (REFUSE,))


def test_an_offer_may_be_answered_by_another_which_is_the_last() -> None:
    s = Beach(3)
    s.beads[0] = 2
    s.push(Haggle(player=1, proposer=0, beads=1))
    s.advance()
    assert (s.player, s.offered) == (1, [ACCEPT, REFUSE, COUNTER])
    s.apply(COUNTER)
    assert (s.player, s.offered) == (0, [ACCEPT, REFUSE])
    s.apply(ACCEPT)
    assert (s.beads, s.shells) == ([0, 3, 1], [2, 0, 1])


def test_an_offer_that_cannot_be_bettered_is_only_taken_or_left() -> None:
    s = beach(Haggle(player=1, proposer=0, beads=1))
    assert s.legal == (ACCEPT, REFUSE)
    s.apply(REFUSE)
    assert s.beads == [1, 1, 1]


def test_whoever_makes_an_offer_may_look_at_both_answers() -> None:
    s = beach(Trade(player=1, proposer=0, beads=1))
    taken, left = agreed(s), declined(s)
    assert isinstance(taken, Beach) and isinstance(left, Beach)
    assert (taken.shells, left.shells, s.shells) == ([2, 0, 1], [1, 1, 1], [1, 1, 1])
    s.shells[1] = 0
    s.ask_again()
    assert agreed(s) is None
    s.apply(REFUSE)
    assert agreed(s) is None


def test_rounds_go_on_until_everybody_has_passed_since_somebody_last_acted() -> None:
    s = Beach(3)
    s.beads = [2, 2, 2]
    s.push(Bidding((0, 1, 2), (0, 1, 2)))
    s.advance()
    asked = []
    for atom in (PASS, YES, PASS, PASS, YES, PASS, PASS):
        asked.append(s.player)
        s.apply(atom)
    assert asked == [0, 1, 2, 0, 1, 2, 0]
    assert s.over and s.wasted and s.beads == [2, 0, 2]


def test_in_some_rounds_who_acted_is_asked_at_once_again() -> None:
    s = Beach(3)
    s.beads = [1, 3, 1]
    s.push(Bidding((0, 1, 2), (0, 1, 2), again=True))
    s.advance()
    asked = []
    for atom in (PASS, YES, YES, PASS, PASS, PASS):
        asked.append(s.player)
        s.apply(atom)
    assert asked == [0, 1, 1, 1, 2, 0]
    assert s.wasted


def test_a_step_cuts_the_stack_down_to_the_one_that_waits_below() -> None:
    s = Beach(1)
    s.then([Cut(), Count(1), Count(2), Stop(), Count(3)])
    s.advance()
    assert s.beads == [1, 3]
    with pytest.raises(AssertionError, match="no Stop is waiting"):
        s.cut(Stop)


def test_looking_for_reactions_is_a_line_for_undo_whether_or_not_anybody_reacts() -> None:
    s = Beach(3)
    s.beads = [0, 0, 0]
    s.push(Crab((0, 1, 2)))
    s.advance()
    assert s.wasted
    assert s.shown == [0, 0, 0, 1]


class Count(Step["Beach"]):
    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, s: Beach) -> None:
        s.beads.append(self.number)


class Stop(Step["Beach"]):
    def run(self, s: Beach) -> None:
        assert not s.waits(Stop)


class Cut(Step["Beach"]):
    def run(self, s: Beach) -> None:
        assert s.waits(Stop)
        s.cut(Stop)


def test_steps_run_in_the_order_in_which_they_are_listed() -> None:
    s = Beach(1)
    s.then([Count(1), Count(2), Count(3)])
    s.advance()
    assert s.beads == [1, 1, 2, 3]


# A patient table


WAVE: Final = NoteKind("wave", "player", "BCH-1")


class Shy(Crab):
    """Everybody knows that the first player never grabs anything."""

    def might(self, s: Beach, player: int) -> bool:
        return player > 0

    def after(self, asked: tuple[int, ...]) -> Window[Beach]:
        return Shy(asked)


class Whistle(Choice["Beach"]):
    """Who has a shell, which nobody sees, may whistle."""

    hidden: ClassVar[bool] = True

    def legal(self, s: Beach) -> list[int]:
        return [PASS, YES] if s.shells[self.player] else []

    def take(self, s: Beach, atom: int) -> None:
        s.wasted = atom == YES


@pytest.mark.parametrize("beads", [(0, 0, 0), (1, 0, 0), (0, 1, 1), (1, 1, 1)])
def test_a_patient_table_pauses_once_whether_or_not_anybody_can_act(beads: tuple[int, int, int]) -> None:
    s = Beach(3)
    s.patient, s.beads = True, list(beads)
    s.push(Crab((0, 1, 2)))
    s.advance()
    asked = []
    while s.choice is not None:
        assert s.hushed and s.is_silent == (beads[s.player] == 0)
        # The others never know who is asked; nor does somebody who has nothing to say.
        assert [s.waits_for(viewer) for viewer in range(3)].count(NOBODY) == (3 if s.is_silent else 2)
        asked.append(s.player)
        s.apply(PASS)
    able = [player for player in range(3) if beads[player]]
    assert asked == (able if able[:1] == [0] else [0, *able]) and s.wasted


def test_after_something_that_all_can_see_it_pauses_again() -> None:
    s = Beach(3)
    s.patient, s.beads = True, [0, 0, 0]
    s.push(Crab((0, 1, 2)))
    s.push(Crab((0, 1, 2)))
    s.advance()
    s.tell(WAVE, 0)
    s.apply(PASS)
    assert s.is_silent and s.player == 1
    s.apply(PASS)
    assert s.over


def test_who_cannot_have_an_answer_for_all_the_others_know_is_passed_over() -> None:
    s = Beach(3)
    s.patient, s.beads = True, [0, 0, 0]
    s.push(Shy((0, 1, 2)))
    s.advance()
    assert s.player == 1


@pytest.mark.parametrize("shells", [0, 1])
def test_a_hidden_question_without_options_is_a_silence_there(shells: int) -> None:
    s = Beach(2)
    s.patient, s.shells = True, [shells, 1]
    s.push(Whistle(0))
    s.advance()
    assert s.player == 0 and s.is_silent == (shells == 0)
    s.apply(PASS)
    assert s.over and not s.wasted


def test_elsewhere_nobody_waits_for_those_who_have_nothing_to_say() -> None:
    s = Beach(3)
    s.beads = [0, 0, 1]
    s.push(Crab((0, 1, 2)))
    s.advance()
    assert s.player == 2
    s.apply(PASS)
    s.push(Whistle(0))
    s.shells[0] = 0
    s.advance()
    assert s.over


def test_a_player_who_imagines_the_table_does_not_wait_for_silences() -> None:
    s = Beach(2)
    s.patient = True
    s.push(Whistle(0))
    s.advance()
    assert not s.imagine(0, Rng(1)).patient and s.clone().patient
