"""What the others imagine: hands and hoards as they might be for all a player knows."""

import pytest

from astrarium import game
from astrarium.check import Case, decisions
from astrarium.check.conformance import everything
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import PUBLIC
from astrarium.clockwork.text import EVERYONE
from astrarium.games.cosmic.components import (
    ATTACK_TYPE,
    CARD,
    CARDS,
    COMPROMISE_TYPE,
    EDICT_TYPE,
    FIRST_FLARE,
    IS_CHALLENGE,
    POWER,
    TYPE_OF,
)
from astrarium.games.cosmic.effect_numbers import EFFECT
from astrarium.games.cosmic.rules.hands import stash_card
from astrarium.games.cosmic.state import Cosmic
from astrarium.positions.record import fingerprint
from tables.cosmic import A, B, C, Table

DREAMS = 30


def scarce(t: Table) -> Table:
    """Every Challenge card that nobody holds has been discarded."""
    for card in range(CARDS):
        while IS_CHALLENGE[card] and card in t.s.deck.cards:
            t.s.discard.append(t.fetch(CARD.ids[card]))
    return t


def dreams(t: Table, viewer: int) -> list[Cosmic]:
    found: list[Cosmic] = []
    for number in range(DREAMS):
        imagined = t.s.imagine(viewer, seeded(number, "dream"))
        assert isinstance(imagined, Cosmic)
        imagined.check()
        found.append(imagined)
    return found


def test_the_one_challenge_card_of_a_hoard_is_not_imagined_twice() -> None:
    """The Miser's only Challenge card lies in his hoard, and no other is left that A does not know."""
    t = Table(4, miser=B)
    t.hand(A, "attack_10")
    t.hand(B, "mobius_tubes", "plague")
    t.s.hear_hand(B)
    stash_card(t.s, POWER.index("miser"), B, B, t.fetch("attack_15"), True, 1 << B)
    scarce(t).challenge(A, B)
    for imagined in dreams(t, A):
        assert imagined.stash[3] == CARD.index("attack_15")


def test_a_main_player_who_has_yet_to_select_surely_holds_a_challenge_card() -> None:
    t = Table(4)
    t.hand(A, "attack_10")
    t.hand(B, "mobius_tubes", "attack_15")
    t.hand(C, "plague")
    scarce(t).challenge(A, B)
    for imagined in dreams(t, A):
        assert CARD.index("attack_15") in imagined.hands[B]
    assert {imagined.hands[C][0] for imagined in dreams(t, A)} - {CARD.index("plague")}


def test_the_same_knowledge_and_chance_give_the_same_table_whatever_is_true() -> None:
    """Also where a power that came later has its Flare out of the game. COS-1.12"""
    t = Table(4, {"flares": "fixed20"})
    t.hand(A, "attack_10")
    t.hand(B, "mobius_tubes", "attack_15")
    t.hand(C, "plague")
    t.challenge(A, B)
    t.power(C, POWER.ids[t.s.unused_flares[0] - FIRST_FLARE])
    twin = t.s.imagine(A, seeded(8, "twin"))
    assert fingerprint(twin) != fingerprint(t.s)
    assert fingerprint(twin.imagine(A, seeded(3, "dream"))) == fingerprint(t.s.imagine(A, seeded(3, "dream")))


def test_a_card_offered_may_be_the_one_that_is_known() -> None:
    """B offers his only Compromise card, which everybody has seen: no second one is asked for. COS-18.3"""
    t = Table(4)
    t.hand(A, "attack_10")
    t.hand(B, "plague", "mobius_tubes")
    t.s.gain_card(B, t.fetch("compromise"), PUBLIC)
    scarce(t)
    t.s.terms = [B]
    t.s.offered_cards = [CARD.index("compromise")]
    for imagined in dreams(t, C):
        assert [TYPE_OF[card] for card in imagined.offered_cards] == [COMPROMISE_TYPE]


def test_cards_offered_may_go_before_the_deal_is_carried_out() -> None:
    """A draws one of them by the Vulch's Flare; everybody still knows what types B offered. COS-18.3"""
    t = Table(4)
    t.hand(A, "compromise", "flare_vulch")
    t.hand(B, "compromise", "attack_15", "plague")
    t.challenge(A, B).cards("compromise", "compromise").until("Propose", A).say(A, "do:refuse")
    t.say(B, "do:propose", t.planet_atom(A, 1), "do:shared", "do:pass", "card:attack_15", "card:plague")
    t.until("AnswerDeal", A).say(A, "do:accept", "card:flare_vulch")
    assert type(t.s.choice).__name__ == "AskYes" and len(t.s.hands[B]) == 1
    for viewer in (A, B, C):
        for imagined in dreams(t, viewer):
            assert sorted(TYPE_OF[card] for card in imagined.offered_cards) == [ATTACK_TYPE, EDICT_TYPE]
            assert imagined.view(viewer) == t.s.view(viewer)


def test_whatever_is_used_or_passed_cannot_be_taken_back() -> None:
    """What follows tells whether others could act: with a Zap, for instance, that they hold or do not. COS-8.2"""
    cosmic = game("cosmic")
    tried = 0
    for _, state, _ in decisions(Case(cosmic, 6, 1, everything(cosmic))):
        if type(state.choice).__name__ == "Use":
            for atom in state.offered:
                after = state.clone()
                after.apply(atom)
                assert after.shown[EVERYONE] > state.shown[EVERYONE], cosmic.atoms.names[atom]
                tried += 1
        if tried > 200:
            return


def test_a_question_on_the_way_to_those_who_may_act_cannot_be_taken_back() -> None:
    """A power asks before the others may use a card: whether somebody then is asked tells what they hold. COS-8.2"""
    cosmic = game("cosmic")
    state = next(
        state
        for seed in range(1, 9)
        for _, state, _ in decisions(Case(cosmic, 6, seed, everything(cosmic)))
        if type(state.choice).__name__ == "AskWay"
    )
    before = state.shown[EVERYONE]
    state.apply(state.offered[-1])
    assert state.shown[EVERYONE] > before


@pytest.mark.rule("COS-8.3", "COS-4.10")
def test_the_log_does_not_tell_whether_somebody_could_answer_a_power() -> None:
    """A mandatory power is announced whether or not anybody holds a Zap."""
    logs = []
    for card in ("cosmic_zap", "attack_7"):
        t = Table(macron=B)
        t.hand(A, "attack_10", "attack_6")
        t.hand(B, "attack_4", "attack_5")
        t.hand(C, card)
        t.s.log = []
        t.challenge(A, B, tokens=4).cards("attack_10", "attack_4").finish()
        logs.append([(note.kind.key, note.values) for note in t.s.log if note.audience == EVERYONE])
    assert logs[0] == logs[1] and ("uses", (B, EFFECT.index("macron"))) in logs[0]


@pytest.mark.rule("COS-8.3")
@pytest.mark.parametrize("card", ["mobius_tubes", "attack_7"])
def test_undo_does_not_tell_whether_somebody_could_react(card: str) -> None:
    """Whatever C holds, a decision that is followed by a window cannot be taken back."""
    t = Table(options={"skip_turn": "on"})
    t.hand(A, "attack_10", "attack_6")
    t.hand(C, card)
    t.turn(A)
    before = list(t.s.shown)
    t.s.play("do:no")
    assert t.s.shown != before
