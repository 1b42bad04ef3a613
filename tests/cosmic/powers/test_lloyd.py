"""The Lloyd and both sides of its Flare."""

import pytest

from astrarium.games.cosmic.components import POWER
from astrarium.games.cosmic.effect_numbers import EFFECT
from astrarium.games.cosmic.effects.effect import EFFECTS
from astrarium.games.cosmic.effects.table_hooks import ask_charters
from astrarium.games.cosmic.powers.lloyd import CARGO, CHARTER, HULL, has_policy, insure
from astrarium.games.cosmic.rules.loss_in_progress import BY_EFFECT
from astrarium.games.cosmic.rules.sheets import swappable
from astrarium.games.cosmic.rules.tokens import lose_tokens
from tables.cosmic import A, B, C, D, Table, same_after_saving
from tables.cosmic_lucre import rich


def sell(t: Table, client: int, policy: str, premium: int = 2) -> Table:
    """D, who is Lloyd, sells a policy to a player in a challenge of A against B."""
    t.challenge(A, B, start="invite").say(D, "power:lloyd", t.colour(client), f"do:{policy}", f"amount:{premium}")
    same_after_saving(t)
    return t.say(client, "do:yes")


@pytest.mark.rule("COS-18.10")
def test_lloyd_sells_one_policy_to_each() -> None:
    t = sell(rich(lloyd=D), B, "hull", 4)
    assert t.s.lucre == [10, 6, 10, 14] and has_policy(t.s, B, HULL)
    assert not t.offers(D, t.colour(B)) and t.offers(D, t.colour(A)) and not t.offers(D, t.colour(D))
    t.say(D, t.colour(A), "do:cargo", "amount:1").say(A, "do:no")
    assert t.s.lucre[A] == 10 and not has_policy(t.s, A, CARGO)
    assert t.offers(D, t.colour(C)) and not t.offers(D, t.colour(A)), "one offer each"


@pytest.mark.rule("COS-16.9", "COS-P8.26")
def test_hull_insurance_brings_lost_tokens_home() -> None:
    t = sell(rich(lloyd=D), B, "hull")
    t.hand(A, "attack_20", "attack_4", "attack_9", "attack_8")
    t.hand(B, "attack_4", "compromise")
    before = t.s.on_bases(B)
    t.cards("attack_20", "compromise").finish()
    assert t.s.warp[B] == 0 and t.s.on_bases(B) == before
    assert not t.s.has_base(B, t.planet(B, 1)) and t.s.has_base(A, t.planet(B, 1))
    assert len(t.s.hands[B]) == 4 and not t.s.hands[A], "for consolation they are lost"


def test_hull_insurance_stops_neither_capture_nor_removal() -> None:
    t = rich(lloyd=D, void=A)
    sell(t, B, "hull").cards("attack_20", "attack_5").finish()
    assert t.s.out[B] == 4
    t = rich(lloyd=D, vampire=A)
    sell(t, B, "hull").cards("attack_20", "attack_5").finish()
    assert t.s.on_bases(B) == 16 and t.s.warp[B] == 0


def test_hull_insurance_helps_against_other_losses() -> None:
    t = sell(rich(lloyd=D), B, "hull")
    lose_tokens(t.s, B, 3, BY_EFFECT)
    t.s.choice = None
    t.s.advance()
    while type(t.s.choice).__name__ in ("PickLosses", "BringHome"):
        t.step()
    assert t.s.warp[B] == 0 and t.s.on_bases(B) == 20


def test_cargo_insurance_keeps_the_hand_together() -> None:
    t = sell(rich(lloyd=D), A, "cargo")
    t.hand(A, "attack_20", "attack_4", "attack_9")
    t.hand(B, "compromise", "attack_5")
    t.cards("attack_20", "compromise").finish()
    assert t.s.warp[B] == 4 and sorted(t.names(A)) == ["attack_4", "attack_9"]


@pytest.mark.parametrize("insured", [False, True])
def test_cargo_insurance_against_plague(insured: bool) -> None:
    t = rich(lloyd=D)
    t.hand(A, "attack_20", "attack_4", "mobius_tubes")
    t.hand(C, "plague")
    t.challenge(A, B)
    if insured:
        insure(t.s, D, A, CARGO)
    plague = EFFECTS[EFFECT.index("plague")]
    plague.answer(t.s, C, 0, 0, t.s.player_atom(A))
    t.s.choice = None
    t.s.advance()
    while type(t.s.choice).__name__ in ("PickLosses", "DiscardChoice"):
        t.step()
    assert len(t.s.hands[A]) == (3 if insured else 1) and t.s.warp[A] == 3


@pytest.mark.parametrize("insured", [False, True])
def test_charter_insurance_protects_a_power(insured: bool) -> None:
    t = rich(lloyd=D, macron=A, virus=B)
    t.hand(C, "cosmic_zap")
    t.challenge(A, B)
    if insured:
        insure(t.s, D, A, CHARTER)
    assert ask_charters(t.s, A) == insured
    asked = False
    while not asked and not t.s.over and any(type(step).__name__ == "ChallengeOver" for step in t.s.stack):
        asked = t.offers(C, "card:cosmic_zap")
        if asked:
            break
        offered = t.s.offered
        t.s.apply(offered[0])
    assert asked, "B's Virus can be zapped in any case"
    assert t.s.uses[1] == POWER.index("virus" if insured else "macron")
    assert swappable(t.s, A) == ([] if insured else [POWER.index("macron")])


def test_a_chartered_power_is_never_zapped() -> None:
    t = rich(lloyd=D, macron=A)
    t.hand(C, "cosmic_zap")
    sell(t, A, "charter")
    while not t.s.over and any(type(step).__name__ == "ChallengeOver" for step in t.s.stack):
        assert not t.offers(C, "card:cosmic_zap") or t.s.uses[-3] != POWER.index("macron")
        t.s.apply(t.s.offered[0])
    assert not t.s.zapped


def test_lloyd_wild_keeps_one_token_on_the_planet() -> None:
    t = rich()
    t.hand(B, "attack_5", "flare_lloyd")
    t.challenge(A, B, tokens=4).cards("attack_20", "attack_5").say(B, "card:flare_lloyd").finish()
    assert t.s.at(B, t.planet(B, 1)) == 1 and t.s.warp[B] == 3
    assert t.s.at(A, t.planet(B, 1)) == 4


def test_lloyd_wild_helps_when_tokens_of_ones_choice_are_lost() -> None:
    t = rich()
    t.hand(C, "flare_lloyd")
    t.only(C, {t.planet(C, 1): 1, t.planet(C, 2): 4})
    t.challenge(A, B)
    lose_tokens(t.s, C, 2, BY_EFFECT)
    t.s.choice = None
    t.s.advance()
    t.say(C, t.planet_atom(C, 1))
    t.say(C, "card:flare_lloyd")
    assert t.s.at(C, t.planet(C, 1)) == 1 and t.s.warp[C] == 1


def test_lloyd_wild_does_not_work_without_a_lost_base() -> None:
    t = rich()
    t.hand(A, "attack_4", "flare_lloyd")
    t.hand(B, "attack_19")
    t.challenge(A, B, tokens=4)
    while not t.s.over and any(type(step).__name__ == "ChallengeOver" for step in t.s.stack):
        assert not t.offers(A, "card:flare_lloyd")
        t.step()


def test_lloyd_super_insures_himself() -> None:
    t = rich(lloyd=B)
    t.hand(B, "attack_5", "flare_lloyd")
    t.challenge(A, B, tokens=4, start="invite").say(B, "card:flare_lloyd", "do:hull")
    assert t.s.lucre[B] == 10
    t.finish()
    assert t.s.warp[B] == 0 and t.s.on_bases(B) == 20 and t.s.lost[B] == 0
