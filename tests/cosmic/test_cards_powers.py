"""Powers about the cards that are selected and revealed, and their Flares."""

from __future__ import annotations

import json

import pytest

from astrarium.clockwork.names import NOBODY, PUBLIC, knows
from astrarium.games.cosmic.components import CARD, COMPROMISE, EFFECT, FIRST_MOON, KICKER_TYPE, PLACE, POWER, TYPE_OF
from astrarium.games.cosmic.effects.effect import EFFECTS
from astrarium.games.cosmic.effects.in_force import has
from astrarium.games.cosmic.game import GAME
from astrarium.games.cosmic.rules.hands import beside, stashed
from astrarium.games.cosmic.rules.totals import totals
from astrarium.games.cosmic.state import DEAL_FAILED, DEAL_MADE, DEF, OFF
from tables.cosmic import A, B, C, D, Table

KICKERS = {"kickers": "on"}
REINFORCEMENTS = {"reinforcements": "on"}


def compare(t: Table) -> list[int]:
    """The totals as they are compared."""
    found = [note.values[1] for note in t.s.log or [] if note.kind.key == "total"]
    assert len(found) == 2, "the totals were not compared exactly once"
    return found


def round_trip(t: Table) -> None:
    """The position survives being written and read."""
    position = t.s.to_json()
    again = GAME.from_json(json.loads(json.dumps(position)))
    assert again.to_json() == position and again.offered == t.s.offered


def flare(power: str) -> str:
    return f"card:flare_{power}"


# Cavalry


@pytest.mark.rule("COS-14.1", "COS-17.4")
def test_cavalry_adds_an_attack_card_times_the_kicker() -> None:
    """Golden case D-51: 20 + 16 plus tokens. COS-14.1, 17.4"""
    t = Table(4, KICKERS, cavalry=C)
    t.hand(A, "attack_10", "attack_9", "kicker_2")
    t.hand(B, "attack_30", "attack_8")
    t.hand(C, "attack_8", "attack_6")
    t.challenge(A, B, tokens=3, offense_allies={C: 2})
    t.say(A, "card:kicker_2").cards("attack_10", "attack_30").say(C, "power:cavalry")
    round_trip(t)
    t.say(C, "card:attack_8").finish()
    assert compare(t) == [20 + 16 + 5, 34]
    assert t.names(C) == ["attack_6"] and CARD.index("attack_8") in t.s.discard


def test_cavalry_takes_consolation_for_a_compromise() -> None:
    """powers.toml cavalry: for his own lost tokens, after his main player. COS-P8.14"""
    t = Table(4, cavalry=C)
    t.hand(A, "compromise", "attack_9")
    t.hand(B, "attack_30", "attack_8", "attack_7", "attack_6", "attack_5", "attack_4", "attack_14")
    t.hand(C, "compromise", "attack_1")
    t.challenge(A, B, tokens=3, offense_allies={C: 2})
    t.cards("compromise", "attack_30").say(C, "power:cavalry", "card:compromise").finish()
    assert len(t.s.hands[A]) == 1 + 3 and len(t.s.hands[C]) == 1 + 2 and len(t.s.hands[B]) == 1


def test_cavalry_card_is_hidden_until_the_reveal() -> None:
    """COS-20: others see that it exists; zapped it is not laid at all."""
    t = Table(4, cavalry=C)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_30", "attack_8")
    t.hand(C, "attack_20", "attack_1")
    t.hand(D, "cosmic_zap")
    t.challenge(A, B, offense_allies={C: 1})
    t.cards("attack_10", "attack_30").say(C, "power:cavalry").say(D, "card:cosmic_zap").finish()
    assert compare(t) == [14, 34] and t.has_card(C, "attack_20")


@pytest.mark.rule("COS-14.1")
def test_cavalry_wild_adds_an_attack_card() -> None:
    """flares.toml cavalry wild. COS-14.1"""
    t = Table(4, KICKERS)
    t.hand(A, "attack_10", "attack_9", "kicker_3")
    t.hand(B, "attack_30", "attack_8")
    t.hand(C, "compromise", "attack_7", "flare_cavalry")
    t.challenge(A, B, tokens=1, offense_allies={C: 1})
    t.say(A, "card:kicker_3").cards("attack_10", "attack_30").say(C, flare("cavalry")).finish()
    assert compare(t) == [30 + 21 + 2, 34] and t.names(C) == ["compromise"]


def test_cavalry_super_calls_every_ally() -> None:
    """flares.toml cavalry super: his own power still adds a card. COS-14.1"""
    t = Table(4, cavalry=C)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_30", "attack_8")
    t.hand(C, "attack_7", "attack_6", "flare_cavalry")
    t.hand(D, "compromise")
    t.challenge(A, B, tokens=1, offense_allies={C: 1, D: 1})
    t.cards("attack_10", "attack_30").say(C, flare("cavalry"), "card:attack_7")
    assert t.s.player == D and t.s.legal_names == ("do:pass",), "who has none is asked all the same"
    t.say(D, "do:pass").say(C, "power:cavalry").finish()
    assert compare(t) == [10 + 7 + 6 + 3, 34]


# Chosen


@pytest.mark.rule("COS-14.2")
def test_chosen_turns_a_new_card_with_the_first_kicker() -> None:
    """Golden case D-50: Attack 9 with x3; the other cards are discarded. COS-14.2"""
    t = Table(4, KICKERS, chosen=A)
    t.hand(A, "attack_4", "attack_5")
    t.hand(B, "attack_20", "attack_8")
    t.on_deck("force_field", "kicker_3", "kicker_2", "attack_9")
    t.challenge(A, B, tokens=3)
    t.cards("attack_4", "attack_20").say(A, "power:chosen").finish()
    assert compare(t) == [27 + 3, 24]
    assert all(CARD.index(id) in t.s.discard for id in ("force_field", "kicker_2", "attack_4", "attack_9", "kicker_3"))


def test_chosen_keeps_his_own_kicker_if_none_is_turned() -> None:
    """COS-14.2"""
    t = Table(4, KICKERS, chosen=A)
    t.hand(A, "attack_4", "attack_5", "kicker_2")
    t.hand(B, "attack_20", "attack_8")
    t.on_deck("attack_12")
    t.challenge(A, B, tokens=3).say(A, "card:kicker_2")
    t.cards("attack_4", "attack_20").say(A, "power:chosen").finish()
    assert compare(t)[OFF] == 24 + 3


def test_chosen_finds_his_own_card_again_if_there_is_no_other() -> None:
    """COS-P10.12: the discards are the new deck."""
    t = Table(4, chosen=A)
    t.hand(A, "attack_4", "attack_5")
    t.hand(B, "attack_20", "attack_8")
    for player in (C, D):
        t.s.hands[player] += t.s.deck.cards
        t.s.seen[player] += [0] * len(t.s.deck.cards)
        t.s.deck.cards, t.s.deck.piles, t.s.deck.known = [], [], []
    t.challenge(A, B, tokens=3)
    t.cards("attack_4", "attack_20").say(A, "power:chosen").finish()
    assert compare(t)[OFF] == 7


def test_chosen_wild_draws_a_card() -> None:
    t = Table(4)
    t.hand(A, "attack_4", "attack_5", "flare_chosen")
    t.hand(B, "attack_20")
    t.on_deck("attack_30")
    t.challenge(A, B).say(A, flare("chosen"))
    assert t.has_card(A, "attack_30")


@pytest.mark.rule("COS-14.2")
def test_chosen_super_keeps_the_other_cards() -> None:
    """COS-14.2: Reinforcements included; a Kicker that was applied is discarded."""
    t = Table(4, KICKERS | REINFORCEMENTS, chosen=A)
    t.hand(A, "attack_4", "attack_5", "flare_chosen")
    t.hand(B, "attack_30", "attack_8")
    t.on_deck("reinforcement_2", "kicker_2", "kicker_3", "attack_9")
    t.challenge(A, B, tokens=3)
    t.cards("attack_4", "attack_30").say(A, flare("chosen"), "power:chosen").finish()
    assert t.has_card(A, "reinforcement_2") and t.has_card(A, "kicker_3")
    assert CARD.index("kicker_2") in t.s.discard and compare(t)[OFF] == 18 + 3


# Chronos


@pytest.mark.rule("COS-8.14", "COS-14.3")
def test_chronos_replays_without_the_opponents_card() -> None:
    """COS-14.3, 8.14: card and Kicker are set aside until P9; Edicts come back and are spent."""
    t = Table(4, KICKERS, chronos=A)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_40", "attack_6", "kicker_2")
    t.hand(C, "emotion_control")
    t.challenge(A, B, tokens=3).say(B, "card:kicker_2")
    t.cards("attack_9", "attack_40")
    t.say(C, "card:emotion_control").say(A, "power:chronos")
    round_trip(t)
    assert t.names(B) == ["attack_6"] and set(t.names(A)) == {"attack_10", "attack_9"}
    assert t.names(C) == ["emotion_control"]
    t.cards("attack_10", "attack_6").finish()
    assert compare(t) == [13, 10]
    assert set(t.names(B)) == {"attack_40", "kicker_2"}
    assert t.s.has_base(A, t.planet(B, 1))


def test_chronos_lets_a_player_with_no_other_card_take_it_back() -> None:
    """powers.toml chronos: he shows it."""
    t = Table(4, chronos=A)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_12", "force_field")
    t.challenge(A, B, tokens=3)
    t.cards("attack_9", "attack_12").say(A, "power:chronos")
    assert t.has_card(B, "attack_12") and all(mask == PUBLIC for mask in t.s.seen[B][:1])
    t.cards("attack_10", "attack_12").finish()
    assert compare(t) == [13, 16]
    assert [note.kind.key for note in t.s.log or []].count("turns-time-back") == 1, "the second result stands"


@pytest.mark.rule("COS-8.14")
def test_chronos_wild_sends_the_offense_elsewhere() -> None:
    """flares.toml chronos wild: everybody goes home, the offense aims at another planet of the system. COS-8.14"""
    t = Table(4, KICKERS)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_4", "kicker_2", "attack_1")
    t.hand(D, "flare_chronos")
    t.challenge(A, B, tokens=3, offense_allies={C: 2}).say(B, "card:kicker_2").say(D, flare("chronos"))
    t.until("AskAim")
    round_trip(t)
    assert t.s.player == A and t.planet_atom(B, 1) not in t.s.legal_names
    assert t.s.on_bases(C) == 20 and t.s.joined == [0, 0] and t.has_card(B, "kicker_2")
    t.say(A, t.planet_atom(B, 3), "amount:4").cards("attack_10", "attack_4").finish()
    assert t.s.at(A, t.planet(B, 3)) == 4 and t.s.warp[B] == 4
    assert CARD.index("flare_chronos") in t.s.discard


@pytest.mark.rule("COS-14.3")
def test_chronos_wild_may_lead_to_a_moon() -> None:
    """COS-14.3, 13.18: its occupant defends."""
    t = Table(4, {"moons": "all"})
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_4", "attack_1")
    t.hand(C, "attack_6", "attack_5")
    t.hand(D, "flare_chronos")
    moon = FIRST_MOON + 2 * t.s.home[B]
    t.put(C, moon, 1)
    t.challenge(A, B, tokens=3).say(D, flare("chronos"))
    t.say(A, f"place:{PLACE.ids[moon]}", "amount:2")
    assert t.s.defender == C and t.s.target == moon


def test_chronos_super_makes_him_play_the_same_card() -> None:
    t = Table(4, chronos=A)
    t.hand(A, "attack_20", "attack_9", "flare_chronos")
    t.hand(B, "attack_12", "attack_40")
    t.challenge(A, B, tokens=3)
    t.cards("attack_9", "attack_12").say(A, flare("chronos"), "power:chronos", "card:attack_20").finish()
    assert compare(t) == [23, 16] and t.names(B) == ["attack_40"]


# Deuce


@pytest.mark.parametrize(("second", "total"), [("attack_7", 24 + 7 + 3), ("compromise", 0)])
@pytest.mark.rule("COS-14.5", "COS-17.4")
def test_deuce_plays_two_cards(second: str, total: int) -> None:
    """Golden case G-10: the Kicker multiplies the main card only; a Compromise makes both one. COS-14.5"""
    t = Table(4, KICKERS, deuce=A)
    t.hand(A, "attack_12", second, "kicker_2")
    t.hand(B, "attack_40", "attack_8")
    t.challenge(A, B, tokens=3).say(A, "card:kicker_2")
    t.cards("attack_12", "attack_40").say(A, "power:deuce").finish()
    if total:
        assert compare(t) == [total, 44]
        assert t.names(A) == ["attack_7"] and CARD.index("attack_12") in t.s.discard
    else:
        assert t.s.warp[A] == 3 and sorted(t.names(A)) == ["attack_12", "attack_8"], "three tokens, the Kicker idle"
        assert COMPROMISE in t.s.discard


def test_deuce_wild_adds_or_subtracts_an_equal_card() -> None:
    t = Table(4)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_12", "attack_8")
    t.hand(C, "attack_12", "flare_deuce")
    t.challenge(A, B, tokens=3, offense_allies={C: 1})
    t.cards("attack_10", "attack_12").say(C, flare("deuce"), "do:minus").finish()
    assert compare(t) == [14, 4] and not t.s.hands[C]


@pytest.mark.parametrize(("way", "left"), [("do:keep", ["attack_12", "attack_7"]), ("do:discard", [])])
def test_deuce_super_takes_both_or_none_back(way: str, left: list[str]) -> None:
    t = Table(4, deuce=A)
    t.hand(A, "attack_12", "attack_7", "flare_deuce")
    t.hand(B, "attack_40", "attack_8")
    t.challenge(A, B, tokens=3)
    t.cards("attack_12", "attack_40").say(A, "power:deuce").say(A, flare("deuce"), way).finish()
    assert sorted(t.names(A)) == left


# Diplomat


def diplomacy() -> Table:
    t = Table(4, KICKERS, diplomat=C)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_12", "compromise", "kicker_2")
    t.hand(C, "compromise", "attack_6")
    t.challenge(A, B, tokens=3, defense_allies={C: 2}).say(B, "card:kicker_2")
    t.cards("attack_10", "attack_12").say(C, "power:diplomat")
    return t


@pytest.mark.rule("COS-18.9")
def test_diplomat_makes_a_deal_of_three() -> None:
    """COS-18.9: the Diplomat proposes first; bases, cards and handing over between any two of the three."""
    t = diplomacy()
    t.say(C, "do:propose")
    round_trip(t)
    # C gives A a base on C's planet 2, shared, and B his Attack 6; A hands planet 3 over to B; B gives A a random card.
    while type(t.s.choice).__name__ in ("TermOfThree", "CardsOfThree"):
        choice = t.s.choice
        round_trip(t)
        giver, receiver = getattr(choice, "giver", C), choice.receiver  # type: ignore[union-attr]
        item = getattr(choice, "item", NOBODY)
        wanted = "do:pass"
        if (giver, receiver, item) == (C, A, 0):
            wanted = t.planet_atom(C, 2)
        elif (giver, receiver, item) == (A, B, 0):
            wanted = t.planet_atom(A, 3)
        elif item == 1:
            wanted = "do:shared" if giver == C else "do:handed"
        elif item == 2:
            wanted = "amount:1" if (giver, receiver) == (B, A) else "amount:0"
        elif item == 3:
            wanted = "do:random"
        elif item == NOBODY:
            wanted = "card:attack_6" if receiver == B and not t.s.offered_cards else "do:stop"
        assert not (item == 0 and receiver == A and giver == B), "nobody gains two bases"
        t.s.play(wanted)
        t.s.check()
    assert t.s.player == A
    t.say(A, "do:accept").say(B, "do:accept")
    assert t.s.ending == DEAL_MADE
    t.say(A, "amount:2").say(B, "amount:1").finish()
    assert t.s.at(A, t.planet(C, 2)) == 2 and t.s.at(C, t.planet(C, 2)) > 0
    assert t.s.at(B, t.planet(A, 3)) == 1 and t.s.at(A, t.planet(A, 3)) == 0
    assert t.has_card(B, "attack_6") and t.has_card(A, "compromise")
    assert COMPROMISE in t.s.discard, "the Diplomat's own"


@pytest.mark.rule("COS-18.9")
def test_diplomat_costs_all_three_if_one_refuses() -> None:
    """COS-18.9, 6.17: B's Kicker doubles what A and C lose."""
    t = diplomacy()
    proposers = []
    while type(t.s.choice).__name__ != "PickLosses":
        assert type(t.s.choice).__name__ in ("ProposeToBoth", "BringHome")
        if type(t.s.choice).__name__ == "ProposeToBoth":
            proposers.append(t.s.player)
            t.s.play("do:refuse")
        else:
            t.step()
    assert proposers == [C, A, B, C, A, B]
    t.finish()
    assert t.s.warp[:3] == [6, 3, 6]


def test_diplomat_refusal_of_the_second_party_goes_on_to_the_next_proposal() -> None:
    t = diplomacy()
    t.say(C, "do:propose", "card:attack_6").until("AnswerOfThree", A).say(A, "do:accept").say(B, "do:refuse")
    assert type(t.s.choice).__name__ == "ProposeToBoth" and t.s.player == A and not t.s.terms
    t.say(A, "do:break_off")
    assert t.s.ending == DEAL_FAILED


def test_diplomat_needs_an_attack_and_a_compromise() -> None:
    t = Table(4, diplomat=C)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_12", "attack_8")
    t.hand(C, "attack_6")
    t.challenge(A, B).cards("attack_10", "attack_12").finish()
    assert not t.was_used("diplomat", C)


def test_diplomat_wild_takes_a_party_s_place() -> None:
    """flares.toml diplomat wild: D deals for B; the deal is the offense's success."""
    t = Table(4)
    t.hand(A, "compromise", "attack_9")
    t.hand(B, "compromise", "attack_8")
    t.hand(D, "compromise", "flare_diplomat", "attack_30")
    t.challenge(A, B).cards("compromise", "compromise").say(D, flare("diplomat"), t.colour(B))
    t.say(A, "do:propose").until("TermWants", A).say(A, "amount:1", "do:random").say(D, "do:accept").finish()
    assert t.has_card(A, "attack_30") and t.names(B) == ["attack_8"]


def test_diplomat_wild_bears_the_penalty() -> None:
    t = Table(4)
    t.hand(A, "compromise", "attack_9")
    t.hand(B, "compromise", "attack_8")
    t.hand(D, "compromise", "flare_diplomat")
    t.challenge(A, B).cards("compromise", "compromise").say(D, flare("diplomat"), t.colour(A)).finish()
    assert t.s.warp == [0, 3, 0, 3]


@pytest.mark.parametrize("votes", [3, 2])
def test_diplomat_super_lets_all_vote(votes: int) -> None:
    """flares.toml diplomat super: a tie is won by the defender."""
    t = Table(4, diplomat=A)
    t.hand(A, "attack_10", "flare_diplomat")
    t.hand(B, "attack_40")
    t.challenge(A, B, tokens=2, start="invite").say(A, flare("diplomat"))
    order = []
    while t.s.legal_names == ("do:offense", "do:defense"):
        order.append(t.s.player)
        t.s.play("do:offense" if len(order) <= votes else "do:defense")
    assert order == [B, C, D, A]
    t.finish()
    assert t.s.has_base(A, t.planet(B, 1)) == (votes > 2)
    assert t.names(B) == ["attack_40"] and t.names(A) == ["attack_10"]


# Empath


def test_empath_turns_the_attack_into_a_compromise() -> None:
    """Beside golden case D-41: Attack and Compromise become a deal."""
    t = Table(4, empath=B)
    t.hand(A, "attack_40", "attack_9")
    t.hand(B, "compromise", "attack_8")
    t.challenge(A, B).cards("attack_40", "compromise").say(B, "power:empath").until("Propose")
    assert t.s.kind == [1, 1]
    t.finish()
    assert t.s.warp[A] == 3 and t.s.warp[B] == 3


def test_emotion_control_after_a_compromise() -> None:
    """Golden case D-41: both are Compromises, so there is a deal."""
    t = Table(4)
    t.hand(A, "attack_40", "attack_9")
    t.hand(B, "compromise", "attack_8")
    t.hand(C, "emotion_control")
    t.challenge(A, B).cards("attack_40", "compromise").say(C, "card:emotion_control").until("Propose")
    assert t.s.kind == [1, 1]


def test_empath_wild_brings_rewards() -> None:
    t = Table(4)
    t.hand(A, "compromise", "attack_9", "flare_empath")
    t.hand(B, "compromise", "attack_8")
    t.challenge(A, B).cards("compromise", "compromise").say(A, flare("empath"))
    t.say(A, "do:propose").until("TermWants", A).say(A, "amount:1", "do:random").say(B, "do:accept").finish()
    assert len(t.s.hands[A]) == 2 + 3 and len(t.s.hands[B]) == 0 + 3


def test_empath_super_exchanges_the_compromise() -> None:
    t = Table(4, empath=C)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "compromise", "attack_8")
    t.hand(C, "attack_1", "flare_empath")
    t.challenge(A, B, tokens=3, offense_allies={C: 1})
    t.cards("attack_10", "compromise").say(C, flare("empath")).finish()
    assert compare(t) == [14, 5] and t.names(C) == ["compromise"]


# Industrialist


def test_industrialist_stacks_what_he_lost_with() -> None:
    """powers.toml industrialist: later the stack is added or subtracted."""
    t = Table(4, industrialist=B)
    t.hand(A, "attack_20", "attack_9", "attack_15")
    t.hand(B, "attack_8", "attack_6")
    t.challenge(A, B, tokens=3).cards("attack_20", "attack_8").say(A, "do:stack").finish()
    assert stashed(t.s, POWER.index("industrialist"), B) == [CARD.index("attack_8")]
    assert t.s.has_base(A, t.planet(B, 1)) and CARD.index("attack_8") not in t.s.discard
    t.s.log = []
    t.hand(B, "attack_6", "attack_4")
    t.challenge(A, B, tokens=3, place=t.planet(B, 2)).cards("attack_9", "attack_6").say(B, "do:plus")
    t.finish()
    assert compare(t) == [12, 6 + 8 + 4]


@pytest.mark.rule("COS-17.11")
def test_industrialist_may_be_let_win() -> None:
    """COS-17.11, P8.27"""
    t = Table(4, industrialist=B)
    t.hand(A, "attack_20", "attack_9")
    t.hand(B, "attack_8", "attack_6")
    t.challenge(A, B, tokens=3).cards("attack_20", "attack_8").say(A, "do:concede").finish()
    assert t.s.warp[A] == 3 and not stashed(t.s, POWER.index("industrialist"), B)


def test_industrialist_wild_adds_a_random_attack() -> None:
    t = Table(4)
    t.hand(A, "attack_10", "attack_9", "flare_industrialist")
    t.hand(B, "attack_20", "attack_8", "attack_8")
    t.challenge(A, B, tokens=3).cards("attack_10", "attack_20").say(A, flare("industrialist")).finish()
    assert compare(t) == [10 + 8 + 3, 24] and t.names(B) == ["attack_8"]


def test_industrialist_wild_gives_other_cards_back() -> None:
    t = Table(4)
    t.hand(A, "attack_20", "force_field")
    t.hand(B, "attack_10", "attack_9", "flare_industrialist")
    t.challenge(A, B, tokens=3).cards("attack_20", "attack_10").say(B, flare("industrialist"))
    assert t.names(A) == ["force_field"] and knows(t.s.seen[A][0], B) and compare(t) == [23, 14]


def test_industrialist_wild_finds_nothing_once_the_last_card_was_played_against_it() -> None:
    """COS-8.7: the answer is answered, and the hand is empty when the Flare works"""
    t = Table(4)
    t.hand(A, "attack_10", "flare_industrialist", "card_zap")
    t.hand(B, "attack_20", "card_zap")
    t.challenge(A, B, tokens=3).cards("attack_10", "attack_20").say(A, flare("industrialist"))
    t.say(B, "card:card_zap").say(A, "card:card_zap").finish()
    assert compare(t) == [13, 24]


def test_industrialist_super_stacks_any_revealed_attack() -> None:
    t = Table(4, industrialist=A)
    t.hand(A, "attack_20", "attack_9", "flare_industrialist")
    t.hand(B, "attack_15", "attack_8")
    t.challenge(A, B, tokens=3).cards("attack_20", "attack_15").say(A, flare("industrialist"), "do:defense").finish()
    assert stashed(t.s, POWER.index("industrialist"), A) == [CARD.index("attack_15")]


# Laser


@pytest.mark.rule("COS-14.8")
def test_laser_draws_the_opponents_card() -> None:
    """COS-14.8: he may still decide on a Kicker."""
    drawn = set()
    for seed in range(1, 12):
        t = Table(4, KICKERS, seed=seed, laser=A)
        t.hand(A, "attack_20", "attack_19")
        t.hand(B, "attack_10", "attack_9", "kicker_2")
        t.challenge(A, B).say(B, "card:kicker_2").say(A, "card:attack_20").finish()
        drawn.add(t.names(B)[0])
    assert drawn == {"attack_10", "attack_9"}


@pytest.mark.rule("COS-14.8")
def test_laser_wild_makes_him_select_early() -> None:
    """COS-14.8: Kicker and card before he invites allies; his only card stays selected in P7."""
    t = Table(4, KICKERS)
    t.hand(A, "attack_10", "kicker_2")
    t.hand(B, "attack_20", "attack_8", "flare_laser")
    t.challenge(A, B, tokens=2, start="invite").say(B, flare("laser"))
    assert type(t.s.choice).__name__ == "PlayKicker" and t.s.player == A
    t.say(A, "do:pass")
    assert t.s.chosen[OFF] == CARD.index("attack_10") and type(t.s.choice).__name__ == "Invite"
    t.until("Select", B)
    assert t.s.kicker[OFF] == NOBODY
    t.say(B, "card:attack_8").finish()
    assert compare(t) == [12, 12]


def test_laser_super_blinds_a_main_player_as_an_ally() -> None:
    t = Table(4, laser=C)
    t.hand(A, "attack_20", "attack_19")
    t.hand(B, "attack_10", "attack_9")
    t.hand(C, "flare_laser")
    t.challenge(A, B, offense_allies={C: 1}).say(C, flare("laser"), t.colour(B))
    t.say(A, "card:attack_20")
    assert type(t.s.choice).__name__ != "Select", "B is not asked"
    t.finish()
    assert compare(t)[DEF] in (14, 13)


# Oracle


@pytest.mark.rule("COS-14.11")
def test_oracle_sees_the_card_but_not_the_kicker() -> None:
    """Golden case D-44. COS-14.11, P7.3"""
    t = Table(4, KICKERS, oracle=A)
    t.hand(A, "attack_20", "attack_19")
    t.hand(B, "attack_10", "attack_9", "kicker_2")
    t.challenge(A, B).say(B, "card:kicker_2", "card:attack_9").until("Select", A)
    assert knows(t.s.chosen_known[DEF], A) and not knows(t.s.kicker_known[DEF], A)
    assert TYPE_OF[t.s.kicker[DEF]] == KICKER_TYPE


def test_oracle_wild_mixes_the_hands() -> None:
    seen = set()
    for seed in range(1, 8):
        t = Table(4, seed=seed)
        t.hand(A, "attack_20", "attack_19", "flare_oracle")
        t.hand(B, "attack_10", "attack_9", "attack_8")
        t.challenge(A, B).say(A, flare("oracle"))
        assert len(t.s.hands[A]) == 2 and len(t.s.hands[B]) == 3
        assert sorted(t.names(A) + t.names(B)) == ["attack_10", "attack_19", "attack_20", "attack_8", "attack_9"]
        seen |= set(t.names(A))
    assert len(seen) > 2


def test_oracle_super_ends_the_challenge_as_a_deal() -> None:
    t = Table(4, oracle=A)
    t.hand(A, "attack_20", "attack_19", "flare_oracle")
    t.hand(B, "attack_40", "attack_9")
    t.challenge(A, B, tokens=3, offense_allies={C: 1})
    t.cards("attack_20", "attack_40").say(A, flare("oracle"))
    t.finish()
    assert sorted(t.names(B)) == ["attack_40", "attack_9"] and sorted(t.names(A)) == ["attack_19", "attack_20"]
    assert t.s.on_bases(A) == 20 and t.s.on_bases(C) == 20 and t.s.at(B, t.planet(B, 1)) == 4
    assert type(t.s.choice).__name__ == "Decide" and t.s.player == A, "it counts as a deal made"
    assert CARD.index("flare_oracle") in t.s.discard


# Pacifist


def test_pacifist_wins_with_a_compromise() -> None:
    """Golden case D-40: with a Kicker x3 against Attack 40; no consolation for anyone. COS-6.16, P8.27"""
    t = Table(4, KICKERS, pacifist=A)
    t.hand(A, "compromise", "attack_9", "kicker_3")
    t.hand(B, "attack_40", "attack_8", "attack_7")
    t.challenge(A, B, tokens=3).say(A, "card:kicker_3").cards("compromise", "attack_40").finish()
    assert t.s.has_base(A, t.planet(B, 1)) and t.s.warp[B] == 4
    assert len(t.s.hands[A]) == 1 and len(t.s.hands[B]) == 2


def test_pacifist_can_be_zapped() -> None:
    t = Table(4, pacifist=A)
    t.hand(A, "compromise", "attack_9")
    t.hand(B, "attack_40", "attack_8")
    t.hand(C, "cosmic_zap")
    t.challenge(A, B, tokens=3).cards("compromise", "attack_40").say(C, "card:cosmic_zap").finish()
    assert t.s.warp[A] == 3


def test_pacifist_wild_makes_an_attack_15() -> None:
    t = Table(4)
    t.hand(A, "compromise", "attack_9", "flare_pacifist")
    t.hand(B, "attack_10", "attack_8")
    t.challenge(A, B, tokens=3).cards("compromise", "attack_10").say(A, flare("pacifist")).finish()
    assert compare(t) == [18, 14]


def test_pacifist_super_shifts_the_penalty() -> None:
    t = Table(4, pacifist=A)
    t.hand(A, "compromise", "attack_9", "flare_pacifist")
    t.hand(B, "compromise", "attack_8")
    t.challenge(A, B).cards("compromise", "compromise").say(A, "do:break_off", flare("pacifist")).finish()
    assert t.s.warp[A] == 1 and t.s.warp[B] == 5


# Reserve and Reinforcements


def test_reinforcement_loop() -> None:
    """Golden case D-74: 20 to 22; the side behind is asked first, until all pass in a row. COS-6.19"""
    t = Table(4, REINFORCEMENTS)
    t.hand(A, "attack_16", "attack_9", "reinforcement_3", "reinforcement_2")
    t.hand(B, "attack_18", "attack_8", "reinforcement_3", "reinforcement_2")
    t.challenge(A, B, tokens=4).cards("attack_16", "attack_18")
    assert totals(t.s) == [20, 22] and t.offers(A, "card:reinforcement_3")
    t.say(A, "card:reinforcement_3", "do:offense")
    assert t.offers(B, "card:reinforcement_2")
    t.say(B, "card:reinforcement_2", "do:defense")
    assert totals(t.s) == [23, 24] and t.s.player == A
    t.say(A, "card:reinforcement_2", "do:offense").say(B, "do:pass").finish()
    assert compare(t) == [25, 24]


def test_reinforcement_for_the_other_side() -> None:
    """Golden case D-75: with Anti-Matter an ally adds to the enemy's total to make it lose. COS-6.19, 6.20"""
    t = Table(4, REINFORCEMENTS, anti_matter=A)
    t.hand(A, "attack_6", "attack_9")
    t.hand(B, "attack_1", "attack_8")
    t.hand(C, "reinforcement_6")
    t.challenge(A, B, tokens=4, offense_allies={C: 1}).cards("attack_6", "attack_1")
    before = totals(t.s)
    t.say(C, "card:reinforcement_6", "do:defense").finish()
    assert compare(t) == [before[OFF], before[DEF] + 6]


def test_reserve_plays_low_attacks_as_reinforcements() -> None:
    """powers.toml reserve: even without Reinforcement cards, for either side."""
    t = Table(4, reserve=C)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_12", "attack_8")
    t.hand(C, "attack_6", "attack_5", "attack_7")
    t.challenge(A, B, tokens=1, offense_allies={C: 1}).cards("attack_10", "attack_12")
    assert not t.offers(C, "card:attack_7")
    t.say(C, "card:attack_6", "do:offense").finish()
    assert compare(t) == [18, 16] and t.names(C) == ["attack_5", "attack_7"]


def test_reserve_can_be_zapped_when_he_plays_an_attack() -> None:
    """COS-4.10"""
    t = Table(4, reserve=A)
    t.hand(A, "attack_10", "attack_6")
    t.hand(B, "attack_12", "attack_8")
    t.hand(C, "cosmic_zap")
    t.challenge(A, B, tokens=1).cards("attack_10", "attack_12").say(A, "card:attack_6", "do:offense")
    t.say(C, "card:cosmic_zap").finish()
    assert compare(t) == [11, 16]


def test_reserve_cancels_a_reinforcement_with_a_compromise() -> None:
    t = Table(4, REINFORCEMENTS, reserve=B)
    t.hand(A, "attack_10", "attack_9", "reinforcement_6")
    t.hand(B, "attack_12", "compromise", "attack_8")
    t.challenge(A, B, tokens=3).cards("attack_10", "attack_12").say(A, "card:reinforcement_6", "do:offense")
    t.say(B, "power:reserve").finish()
    assert compare(t) == [13, 16] and t.names(B) == ["attack_8"]


def test_reserve_wild_takes_a_discarded_reinforcement() -> None:
    t = Table(4, REINFORCEMENTS)
    t.hand(A, "attack_10", "attack_9", "reinforcement_6")
    t.hand(B, "attack_12", "attack_8")
    t.hand(D, "flare_reserve")
    t.challenge(A, B, tokens=3).cards("attack_10", "attack_12").say(A, "card:reinforcement_6", "do:offense")
    t.say(D, flare("reserve")).finish()
    assert t.names(D) == ["reinforcement_6"]


def test_reserve_wild_adds_three_without_reinforcements() -> None:
    t = Table(4)
    t.hand(A, "attack_10", "attack_9", "flare_reserve")
    t.hand(B, "attack_12", "attack_8")
    t.challenge(A, B, tokens=3).cards("attack_10", "attack_12").say(A, flare("reserve")).finish()
    assert compare(t) == [16, 16]


def test_reserve_super_raises_the_limit() -> None:
    t = Table(4, reserve=A)
    t.hand(A, "attack_10", "attack_9", "flare_reserve")
    t.hand(B, "attack_12", "attack_8")
    t.challenge(A, B, tokens=3).cards("attack_10", "attack_12").say(A, flare("reserve"))
    t.say(A, "card:attack_9", "do:offense").finish()
    assert compare(t) == [22, 16]


# Seeker


def seek(question: str, *answers: str, hand: tuple[str, ...] = ("attack_10", "attack_4", "compromise")) -> Table:
    """The Seeker A asks B; what follows are A's further words."""
    t = Table(4, KICKERS | REINFORCEMENTS, seeker=A)
    t.hand(A, "attack_20", "attack_19")
    t.hand(B, *hand)
    t.challenge(A, B).say(A, "power:seeker", f"question:{question}", *answers)
    round_trip(t)
    return t


@pytest.mark.parametrize(("word", "open_cards"), [("do:yes", {"compromise"}), ("do:no", {"attack_10", "attack_4"})])
@pytest.mark.rule("COS-18.12")
def test_seeker_binds_to_a_compromise(word: str, open_cards: set[str]) -> None:
    """COS-18.12 question 1"""
    t = seek("will_compromise").say(B, word)
    selectable = EFFECTS[POWER.index("seeker")].selectable(t.s, A, B, sorted(set(t.s.hands[B])))
    assert {CARD.ids[card] for card in selectable} == open_cards
    t.say(A, "card:attack_20").finish()
    assert t.s.warp[B] == 4


@pytest.mark.parametrize(("word", "open_cards"), [("do:yes", {"attack_10"}), ("do:no", {"attack_4", "compromise"})])
@pytest.mark.rule("COS-18.12")
def test_seeker_binds_to_an_attack(word: str, open_cards: set[str]) -> None:
    """COS-18.12 question 2"""
    t = seek("will_attack", "card:attack_8").say(B, word)
    selectable = EFFECTS[POWER.index("seeker")].selectable(t.s, A, B, sorted(set(t.s.hands[B])))
    assert {CARD.ids[card] for card in selectable} == open_cards


def test_seeker_hears_only_what_can_be_kept() -> None:
    """COS-18.12: who has no Compromise cannot say that he will play one."""
    t = seek("will_compromise", hand=("attack_10", "attack_4"))
    assert t.s.player == B and t.s.legal_names == ("do:no",)


@pytest.mark.rule("COS-18.12")
def test_seeker_asks_about_the_kicker() -> None:
    """COS-18.12 question 3"""
    t = Table(4, KICKERS, seeker=A)
    t.hand(A, "attack_20", "attack_19")
    t.hand(B, "attack_10", "attack_9", "kicker_m1")
    t.challenge(A, B).say(B, "card:kicker_m1").say(A, "power:seeker", "question:kicker_above_1")
    assert t.s.player == B and t.s.legal_names == ("do:no",)


@pytest.mark.parametrize("word", ["do:yes", "do:no"])
@pytest.mark.rule("COS-18.12")
def test_seeker_binds_to_a_flare(word: str) -> None:
    """COS-18.12 question 4: yes compels, no forbids."""
    t = seek("will_flare", hand=("attack_4", "attack_1", "flare_deuce", "attack_20")).say(B, word)
    t.cards("attack_20", "attack_4").finish()
    assert (CARD.index("flare_deuce") in t.s.discard) == (word == "do:yes")


def test_seeker_binds_to_a_reinforcement() -> None:
    """COS-18.12 question 4"""
    t = seek("will_reinforcement", hand=("attack_4", "attack_1", "reinforcement_2", "reinforcement_3")).say(B, "do:yes")
    t.cards("attack_20", "attack_4").until("Reinforce", B)
    assert "do:pass" not in t.s.legal_names
    t.say(B, "card:reinforcement_2", "do:defense").until("Reinforce", B)
    assert "do:pass" in t.s.legal_names, "the promise is kept"


@pytest.mark.rule("COS-18.12")
def test_seeker_learns_what_the_hand_holds() -> None:
    """COS-18.12 question 5: a named card that is there is known to all."""
    t = seek("holds_card", "card:compromise").say(B, "do:yes")
    assert t.s.seen[B][t.s.hands[B].index(COMPROMISE)] == PUBLIC
    t = seek("holds_type", "type:flare")
    assert t.s.player == B and t.s.legal_names == ("do:no",)


@pytest.mark.rule("COS-14.14", "COS-18.12")
def test_seeker_asks_about_hoard_and_condition() -> None:
    """COS-14.14, 18.12 questions 6 and 7"""
    t = Table(4, seeker=A)
    t.hand(A, "attack_20", "attack_19")
    t.hand(B, "attack_10", "attack_9")
    t.s.stash += [POWER.index("miser"), B, B, t.fetch("attack_15"), 1, 1 << B]
    t.s.secrets += [POWER.index("schizoid"), B, 2, 1 << B]
    t.challenge(A, B).say(A, "power:seeker")
    assert {"question:hoards_compromise", "question:condition"} <= set(t.s.legal_names)
    t.say(A, "question:hoards_attack", "card:attack_14")
    assert t.s.legal_names == ("do:yes",)


def test_seeker_wild_sees_the_card_meant() -> None:
    """flares.toml seeker wild: who joins binds him to it."""
    t = Table(4)
    t.hand(A, "attack_20", "attack_4")
    t.hand(B, "attack_10", "attack_9")
    t.hand(C, "flare_seeker")
    t.challenge(A, B, tokens=2, start="invite").say(A, "do:yes").say(C, flare("seeker"))
    round_trip(t)
    t.say(A, "card:attack_4")
    assert knows(t.s.seen[A][t.s.hands[A].index(CARD.index("attack_4"))], C)
    assert not knows(t.s.seen[A][t.s.hands[A].index(CARD.index("attack_4"))], D)
    t.say(C, "do:offense", "amount:1").until("Select", B)
    assert t.s.chosen[OFF] == CARD.index("attack_4")


def test_seeker_wild_does_not_bind_without_the_alliance() -> None:
    t = Table(4)
    t.hand(A, "attack_20", "attack_4")
    t.hand(B, "attack_10", "attack_9")
    t.hand(C, "flare_seeker")
    t.challenge(A, B, tokens=2, start="invite").say(A, "do:yes").say(C, flare("seeker")).say(A, "card:attack_4")
    t.say(C, "do:pass").say(A, "card:attack_20")
    assert t.s.chosen[OFF] == CARD.index("attack_20")


def test_seeker_super_asks_twice() -> None:
    t = Table(4, seeker=A)
    t.hand(A, "attack_20", "attack_19", "flare_seeker")
    t.hand(B, "attack_10", "compromise", "attack_9")
    t.challenge(A, B).say(A, flare("seeker"), "power:seeker", "question:will_compromise").say(B, "do:no")
    t.say(A, "question:will_attack", "card:attack_10").say(B, "do:yes")
    t.say(A, "card:attack_20").finish()
    assert compare(t)[DEF] == 14


@pytest.mark.parametrize("word", ["do:yes", "do:no"])
@pytest.mark.rule("COS-18.12")
def test_seeker_super_hears_the_same_word_twice(word: str) -> None:
    """Who has said whether he will play a Flare cannot in truth say the contrary."""
    t = Table(4, seeker=A)
    t.hand(A, "attack_20", "attack_19", "flare_seeker")
    t.hand(B, "attack_4", "attack_1", "flare_deuce", "attack_20")
    t.challenge(A, B).say(A, flare("seeker"), "power:seeker", "question:will_flare").say(B, word)
    t.say(A, "question:will_flare")
    assert t.s.player == B and t.s.legal_names == (word,)
    t.say(B, word).cards("attack_20", "attack_4").finish()
    assert (CARD.index("flare_deuce") in t.s.discard) == (word == "do:yes")


# Sorcerer


@pytest.mark.rule("COS-14.15")
def test_sorcerer_swaps_cards_but_not_kickers() -> None:
    """Golden case D-42: 20 x -1 against 4 x 2. COS-14.15"""
    t = Table(4, KICKERS, sorcerer=A)
    t.hand(A, "attack_4", "attack_9", "kicker_m1")
    t.hand(B, "attack_20", "attack_8", "kicker_2")
    t.challenge(A, B, tokens=3).say(A, "card:kicker_m1").say(B, "card:kicker_2")
    t.cards("attack_4", "attack_20").say(A, "power:sorcerer").finish()
    assert compare(t) == [-20 + 3, 8 + 4]


def test_sorcerer_wild_swaps_the_main_players_powers() -> None:
    t = Table(4, virus=A, macron=B, sorcerer=D)
    t.hand(A, "attack_4", "attack_9")
    t.hand(B, "attack_20", "attack_8")
    t.hand(C, "flare_sorcerer")
    t.challenge(A, B).say(C, flare("sorcerer"))
    assert has(t.s, A, POWER.index("macron")) and has(t.s, B, POWER.index("virus"))
    t.finish()
    assert has(t.s, A, POWER.index("macron")), "for good"


@pytest.mark.parametrize("powers", [{"virus": A}, {"virus": A, "miser": B}, {"virus": A, "sorcerer": B}])
def test_sorcerer_wild_needs_two_common_powers(powers: dict[str, int]) -> None:
    """COS-15.5: none, an artefact power, or the Sorcerer himself."""
    t = Table(4, **powers)
    t.hand(A, "attack_4", "attack_9")
    t.hand(B, "attack_20", "attack_8")
    t.hand(C, "flare_sorcerer")
    t.challenge(A, B).finish()
    assert not EFFECTS[EFFECT.index("flare_sorcerer_wild")].ready(t.s, C, 18) and t.has_card(C, "flare_sorcerer")


def test_sorcerer_super_swaps_as_an_ally() -> None:
    t = Table(4, sorcerer=C)
    t.hand(A, "attack_4", "attack_9")
    t.hand(B, "attack_20", "attack_8")
    t.hand(C, "flare_sorcerer")
    t.challenge(A, B, tokens=3, offense_allies={C: 1})
    t.cards("attack_4", "attack_20").say(C, flare("sorcerer")).finish()
    assert compare(t) == [24, 8]


# Visionary


def test_visionary_names_the_opponents_card() -> None:
    """COS-14.16: after the Kickers; if he has it he must select it."""
    t = Table(4, visionary=A)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_20", "attack_4")
    t.challenge(A, B).say(A, "power:visionary", "card:attack_4").say(A, "card:attack_10").finish()
    assert compare(t) == [13, 8]


def test_visionary_leaves_him_free_if_he_has_it_not() -> None:
    t = Table(4, visionary=A)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_20", "attack_4")
    t.challenge(A, B).say(A, "power:visionary", "card:compromise").cards("attack_10", "attack_20").finish()
    assert compare(t) == [13, 24]


def test_visionary_wild_sees_a_card_of_everybody() -> None:
    """flares.toml visionary wild: the named card, or another of their choice; only A sees them."""
    t = Table(4)
    t.hand(A, "attack_10", "attack_9", "flare_visionary")
    t.hand(B, "attack_20", "attack_4")
    t.hand(C, "attack_1", "attack_12")
    t.challenge(A, B).say(A, flare("visionary"), "card:attack_20")
    assert t.s.player == B and t.s.legal_names == ("card:attack_20",)
    t.say(B, "card:attack_20").say(C, "card:attack_1")
    assert knows(t.s.seen[B][0], A) and not knows(t.s.seen[B][0], C) and not knows(t.s.seen[B][1], A)
    assert knows(t.s.seen[C][0], A)


def test_visionary_super_works_from_outside() -> None:
    t = Table(4, visionary=D)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_20", "attack_4")
    t.hand(D, "flare_visionary")
    t.challenge(A, B).say(D, flare("visionary"), t.colour(B), "card:attack_4").say(A, "card:attack_9").finish()
    assert compare(t) == [12, 8]


def test_a_face_down_card_leaves_no_trace_of_what_is_left() -> None:
    """COS-P7.3: who knew the hand does not learn by selection which card it was."""
    t = Table(4, deuce=B)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_20", "attack_4", "attack_1", "force_field")
    t.s.seen[B] = [1 << C] * 4
    t.challenge(A, B).say(A, "card:attack_10").say(B, "card:attack_20").until("Use", B)
    assert not knows(t.s.chosen_known[DEF], C)
    assert [knows(mask, C) for mask in t.s.seen[B]] == [False, False, True]
    assert not beside(t.s, B)
