"""Comets: a rule of their own for one challenge."""

from typing import Any

import pytest

from astrarium.clockwork.names import NOBODY
from astrarium.games.cosmic import notes
from astrarium.games.cosmic.components import COLOUR, DESTINY
from astrarium.games.cosmic.effects.in_force import refresh
from astrarium.games.cosmic.rules.clearing import clear_challenge
from astrarium.games.cosmic.rules.destiny import TurnDestiny
from astrarium.games.cosmic.rules.turn import ChallengeOver
from astrarium.games.cosmic.state import Cosmic
from astrarium.games.cosmic.terms import DEF, OFF
from tables.cosmic import A, B, C, D, Table


def under(comet: int, options: dict[str, str] | None = None, **powers: Any) -> Table:
    """A table of four at which the comet is in force as soon as a challenge begins."""
    t = CometTable(4, {"comets": "on"} | (options or {}), **powers)
    t.comet = comet
    t.hand(A, "attack_15", "attack_8")
    t.hand(B, "attack_10", "attack_7")
    return t


class CometTable(Table):
    """The comet is set where `challenge` settles the tokens, before any window opens."""

    comet = 0

    def settle(self) -> None:
        if self.comet:
            self.s.comet = DESTINY.index(f"comet_{self.comet}")
        super().settle()


def told_totals(t: Table) -> list[int]:
    assert t.s.log is not None
    return [note.values[1] for note in t.s.log if note.kind is notes.TOTAL][-2:]


def paid(t: Table) -> list[tuple[int, ...]]:
    """Who paid how much to the bank."""
    assert t.s.log is not None
    return [note.values for note in t.s.log if note.kind is notes.PAYS]


def turn_destiny(s: Cosmic, *cards: str) -> None:
    """These destiny cards are drawn next, in this order; a challenge begins with drawing them."""
    for id in reversed(cards):
        card = DESTINY.index(id)
        if card in s.unused_specials:
            s.unused_specials.remove(card)
        else:
            place = s.destiny.cards.index(card)
            del s.destiny.cards[place], s.destiny.piles[place], s.destiny.known[place]
        s.destiny.cards.append(card)
        s.destiny.piles.append(0)
        s.destiny.known.append(0)
    clear_challenge(s)
    s.number = 1
    refresh(s)
    s.then([TurnDestiny(), ChallengeOver()])
    s.advance()


@pytest.mark.rule("COS-7.11")
def test_only_the_first_comet_counts() -> None:
    """Golden case D-56. COS-7.11"""
    t = Table(4, {"comets": "on"})
    t.hand(A, "attack_15", "attack_8")
    t.hand(B, "attack_10", "attack_7")
    t.s.turn = t.s.offense = A
    turn_destiny(t.s, "comet_18", "comet_19", f"dest_{COLOUR.ids[t.s.home[B]]}_1")
    assert t.s.comet == DESTINY.index("comet_18")
    assert t.s.defender == B
    t.say(A, t.planet_atom(B, 1), "amount:4").until("Invite", A).until("Decide", A)
    assert told_totals(t) == [11, 9]
    assert t.s.comet == NOBODY, "a comet ends with its challenge"


def test_power_outage_shuts_all_powers_off() -> None:
    """COS-7.11; destiny.toml comet_11"""
    t = under(11, virus=A, macron=B, calculator=C)
    t.hand(C, "cosmic_zap")
    t.challenge(A, B, tokens=4, offense_allies={C: 1}).cards("attack_15", "attack_10").finish()
    assert told_totals(t) == [20, 14]


def test_consolation_war_doubles_consolation() -> None:
    """destiny.toml comet_12"""
    t = under(12)
    t.hand(A, "compromise", "attack_8")
    t.hand(B, "attack_10", *["attack_7"] * 5)
    t.challenge(A, B, tokens=2).cards("compromise", "attack_10").finish()
    assert len(t.s.hands[A]) == 5


def test_free_for_all_makes_everybody_join() -> None:
    """destiny.toml comet_13"""
    t = under(13)
    t.challenge(A, B, tokens=1, start="invite")
    assert t.s.invited == [0b1100, 0b1100]
    assert t.s.player == C and t.s.legal_names == ("do:offense", "do:defense")
    t.say(C, "do:offense", "amount:2").say(D, "do:defense", "amount:3").until("Select")
    assert t.s.joined == [0b0100, 0b1000]
    t.cards("attack_15", "attack_10").finish()
    assert told_totals(t) == [18, 17]


def test_free_for_all_lets_players_without_tokens_on_bases_stay_out() -> None:
    """destiny.toml comet_13"""
    t = under(13)
    t.only(D, {}, warp=20)
    t.challenge(A, B, tokens=1, start="invite").say(C, "do:offense", "amount:2").until("Select")
    assert t.s.joined == [0b0100, 0]


def test_free_for_all_invitations_may_carry_lucre() -> None:
    """COS-18.7"""
    t = under(13, {"lucre": "on"})
    t.s.lucre = [5] * 4
    t.challenge(A, B, tokens=1, start="invite").say(A, "amount:3").say(C, "do:offense", "amount:1").until("Select")
    assert t.s.lucre[C] == 8


def test_victory_dance_limits_tokens_by_bases() -> None:
    """destiny.toml comet_14"""
    t = under(14)
    t.put(A, t.planet(C, 1), 1)
    t.challenge(A, B, start="launch").until("LaunchNumber")
    assert t.s.legal_names[-1] == "amount:6"
    t = under(14)
    t.only(A, {t.planet(A, 1): 5, t.planet(A, 2): 5})
    t.challenge(A, B, start="launch").until("LaunchNumber")
    assert t.s.legal_names[-1] == "amount:2"


@pytest.mark.parametrize(
    ("offense", "defense", "winner"),
    [
        ("attack_7", "attack_40", OFF),
        ("attack_40", "attack_7", DEF),
        ("attack_9", "attack_7", OFF),
        ("attack_40", "attack_8", OFF),
        ("attack_8", "compromise", OFF),
        ("attack_m5", "attack_40", OFF),
    ],
)
def test_an_odd_card_wins_the_war(offense: str, defense: str, winner: int) -> None:
    """COS-17.10; destiny.toml comet_15"""
    t = under(15)
    t.hand(A, offense, "attack_10")
    t.hand(B, defense, "attack_10")
    t.challenge(A, B, tokens=4).cards(offense, defense).finish()
    assert t.s.has_base(A, t.planet(B, 1)) == (winner == OFF)


@pytest.mark.parametrize(
    ("card", "kicker", "total"), [("attack_10", True, 44), ("attack_11", True, 26), ("attack_m4", False, 0)]
)
@pytest.mark.rule("COS-17.1", "COS-17.2")
def test_tenacious_defense_doubles_a_low_card_before_the_kicker(card: str, kicker: bool, total: int) -> None:
    """Golden case D-57, comet_16. COS-17.1, 17.2"""
    t = under(16, {"kickers": "on"})
    t.hand(B, card, "attack_30", "kicker_2")
    t.challenge(A, B, tokens=4)
    if kicker:
        t.say(B, "card:kicker_2")
    t.cards("attack_8", card).finish()
    assert told_totals(t) == [12, total]


def test_expense_war_makes_every_card_cost_lucre() -> None:
    """destiny.toml comet_17"""
    t = under(17, {"lucre": "on", "kickers": "on", "reinforcements": "on"})
    t.hand(A, "attack_15", "attack_8", "kicker_2", "reinforcement_2", "flare_macron")
    t.s.lucre = [8, 1, 0, 0]
    t.challenge(A, B, tokens=4).say(A, "card:kicker_2").cards("attack_15", "attack_10")
    t.say(A, "card:flare_macron", "card:reinforcement_2", "do:offense").finish()
    assert paid(t) == [(A, 2), (A, 2), (B, 1), (A, 2), (A, 2)]


def test_in_an_expense_war_who_is_short_of_lucre_plays_only_his_challenge_card() -> None:
    """destiny.toml comet_17"""
    t = under(17, {"lucre": "on", "kickers": "on", "reinforcements": "on"})
    t.hand(A, "attack_15", "attack_8", "kicker_2", "reinforcement_2", "flare_macron")
    t.s.lucre = [1, 1, 0, 0]
    t.challenge(A, B, tokens=4)
    for card in ("kicker_2", "flare_macron", "reinforcement_2"):
        assert f"card:{card}" not in t.s.legal_names
    t.cards("attack_15", "attack_10")
    while t.s.count == 1 and t.s.phase != 0:
        for card in ("flare_macron", "reinforcement_2"):
            assert f"card:{card}" not in t.s.legal_names
        t.step()
    assert paid(t) == [(A, 1), (B, 1)]


@pytest.mark.parametrize(("card", "counts"), [("attack_15", 7), ("attack_m5", -2)])
@pytest.mark.rule("COS-17.3")
def test_half_hearted_war_halves_cards_towards_zero(card: str, counts: int) -> None:
    """Golden case D-56. COS-17.3"""
    t = under(18)
    t.hand(A, card, "attack_8")
    t.challenge(A, B, tokens=1).cards(card, "attack_10").finish()
    assert told_totals(t) == [counts + 1, 9]


@pytest.mark.rule("COS-17.3")
def test_half_hearted_war_comes_after_kickers() -> None:
    """COS-17.3"""
    t = under(18, {"kickers": "on"})
    t.hand(A, "attack_15", "attack_8", "kicker_3")
    t.challenge(A, B, tokens=1).say(A, "card:kicker_3").cards("attack_15", "attack_10").finish()
    assert told_totals(t) == [23, 9]


def test_lone_wolves_have_no_allies() -> None:
    """destiny.toml comet_19"""
    t = under(19)
    t.challenge(A, B, tokens=1, start="invite")
    assert type(t.s.choice).__name__ == "Select"
    assert t.s.invited == [0, 0]


def test_lone_wolves_keep_a_parasite_out() -> None:
    """destiny.toml comet_19: no alliances of any kind."""
    t = under(19, parasite=C)
    t.challenge(A, B, tokens=1, start="invite")
    assert type(t.s.choice).__name__ == "Select"


def test_spoils_of_war_double_rewards_and_let_the_winner_draw() -> None:
    """destiny.toml comet_20"""
    t = under(20)
    t.challenge(A, B, tokens=1, defense_allies={C: 3}).cards("attack_8", "attack_10").finish()
    assert len(t.s.hands[C]) == 6
    assert len(t.s.hands[B]) == 1 + 4


def test_spoils_of_war_count_the_offenses_tokens_before_they_land() -> None:
    """destiny.toml comet_20"""
    t = under(20)
    t.put(A, t.planet(B, 1), 3)
    t.challenge(A, B, tokens=2, offense_allies={C: 4}).cards("attack_15", "attack_10")
    t.until("Decide", A)
    assert len(t.s.hands[A]) == 1 + 2
    assert len(t.s.hands[C]) == 0, "an ally who lands earns no rewards"


@pytest.mark.rule("COS-7.12")
def test_a_comet_ends_with_the_challenge() -> None:
    """COS-7.12"""
    t = under(14)
    t.challenge(A, B, tokens=4).cards("attack_15", "attack_10").until("Decide", A)
    assert t.s.comet == NOBODY
    assert not any(one.effect == DESTINY.index("comet_14") for one in t.s.active)
