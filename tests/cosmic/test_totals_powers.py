"""Powers that change values and totals."""

import json
from typing import cast

import pytest

from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import NOBODY
from astrarium.games.cosmic import notes
from astrarium.games.cosmic.components import CARD, DESTINY, POWER
from astrarium.games.cosmic.effects.in_force import refresh
from astrarium.games.cosmic.game import GAME
from astrarium.games.cosmic.powers.mirror import mirrored
from astrarium.games.cosmic.state import COPY, DEF, OFF, Cosmic
from tables.cosmic import A, B, C, D, Table


def told_totals(t: Table) -> list[int]:
    """The last totals of offense and defender that were compared."""
    assert t.s.log is not None
    return [note.values[1] for note in t.s.log if note.kind is notes.TOTAL][-2:]


def guards(t: Table, player: int, number: int) -> None:
    """So many tokens stand on the player's first planet; the others go to his second."""
    t.s.lift(player, t.planet(player, 1), 4 - number)
    t.s.put(player, t.planet(player, 2), 4 - number)
    t.settle()


def copy_power(t: Table, player: int, power: str) -> None:
    """Until the end of the challenge the player has a copy of somebody's power, as an Insect has."""
    t.s.sheets += [player, POWER.index(power), COPY]
    refresh(t.s)


def fight(t: Table, offense_card: str, defense_card: str) -> list[int]:
    """The cards are selected and the challenge is fought to its end; the totals."""
    t.cards(offense_card, defense_card).finish()
    return told_totals(t)


def hold(t: Table, offense_card: str, defense_card: str, *more: tuple[int, str]) -> Table:
    """The main players A and B hold these cards and one more Attack card; others hold further cards."""
    hands = {A: [offense_card, "attack_7"], B: [defense_card, "attack_7"], C: [], D: []}
    for player, card in more:
        hands[player].append(card)
    for player, cards in hands.items():
        t.hand(player, *cards)
    return t


def same_after_saving(t: Table) -> None:
    """The position is the same after a round trip, with the same options."""
    other = GAME.from_json(json.loads(json.dumps(t.s.to_json())))
    assert other.to_json() == t.s.to_json()
    assert other.offered == t.s.offered


# Base rules of totals


def test_a_tie_goes_to_the_defender() -> None:
    """Golden case D-1. COS-P8.5, P8.6"""
    t = Table(3)
    guards(t, B, 2)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_12", "attack_9")
    t.challenge(A, B, tokens=4)
    assert fight(t, "attack_10", "attack_12") == [14, 14]
    assert t.s.warp[A] == 4
    assert not t.s.has_base(A, t.planet(B, 1))


def test_totals_may_be_negative() -> None:
    """Golden case D-28. COS-5.6"""
    t = Table(3)
    guards(t, B, 2)
    t.hand(A, "attack_m8", "attack_9")
    t.hand(B, "attack_m6", "attack_9")
    t.challenge(A, B, tokens=1)
    assert fight(t, "attack_m8", "attack_m6") == [-7, -4]
    assert t.s.warp[A] == 1


@pytest.mark.parametrize(
    ("card", "kicker", "counts"),
    [("attack_m5", "kicker_m2", 10), ("attack_8", "kicker_m1", -8), ("attack_40", "kicker_0", 0)],
)
def test_signs_of_kickers(card: str, kicker: str, counts: int) -> None:
    """Golden case G-2. COS-6.14"""
    t = Table(3, {"kickers": "on"})
    t.hand(A, card, kicker)
    t.hand(B, "attack_10")
    t.challenge(A, B, tokens=1)
    t.say(A, f"card:{kicker}")
    assert fight(t, card, "attack_10") == [counts + 1, 14]


# Anti-Matter


def anti_matter_table(loser: bool = False) -> Table:
    t = Table(4, anti_matter=A)
    if loser:
        t.power(B, "loser")
    return hold(t, "attack_9", "attack_8")


def test_anti_matter_subtracts_tokens_and_the_lower_total_wins() -> None:
    """Golden case D-30. COS-17.5, 17.10"""
    t = anti_matter_table()
    t.challenge(A, B, tokens=3, offense_allies={C: 2}, defense_allies={D: 1})
    assert fight(t, "attack_9", "attack_8") == [4, 11]
    assert t.s.has_base(A, t.planet(B, 1))
    assert t.s.warp[B] == 4


@pytest.mark.rule("COS-17.10", "COS-17.11")
def test_an_upset_turns_the_lower_total_round() -> None:
    """Golden case D-31. COS-17.11"""
    t = anti_matter_table(loser=True)
    t.challenge(A, B, tokens=3, offense_allies={C: 2}, defense_allies={D: 1})
    t.say(B, "power:loser")
    assert fight(t, "attack_9", "attack_8") == [4, 11]
    assert not t.s.has_base(A, t.planet(B, 1))
    assert t.s.warp[A] == 3 and t.s.warp[C] == 2


def test_a_tie_against_anti_matter_goes_to_the_defender() -> None:
    """COS-17.10"""
    t = hold(Table(4, anti_matter=A), "attack_14", "attack_8")
    t.challenge(A, B, tokens=2)
    assert fight(t, "attack_14", "attack_8") == [12, 12]
    assert t.s.warp[A] == 2


def test_against_anti_matter_reinforcements_are_offered_to_the_higher_total_first() -> None:
    """COS-6.19: the side that is behind is asked first."""
    t = Table(3, {"reinforcements": "on"}, anti_matter=A)
    t.hand(A, "attack_9", "reinforcement_2")
    t.hand(B, "attack_8", "reinforcement_3")
    t.challenge(A, B, tokens=3).cards("attack_9", "attack_8").until("Reinforce")
    assert t.s.player == B


def test_a_reinforcement_can_make_the_enemys_total_lose() -> None:
    """Golden case D-75. COS-6.19, 6.20"""
    t = Table(4, {"reinforcements": "on"}, anti_matter=A)
    t.hand(A, "attack_15", "attack_7")
    t.hand(B, "attack_8", "attack_7")
    t.hand(C, "reinforcement_3")
    t.challenge(A, B, tokens=1, offense_allies={C: 1}).cards("attack_15", "attack_8")
    t.say(C, "card:reinforcement_3", "do:defense").finish()
    assert told_totals(t) == [13, 15]
    assert t.s.has_base(A, t.planet(B, 1))


def test_anti_matter_wild_cancels_a_wild_flare() -> None:
    """COS-6.10"""
    t = hold(Table(4), "attack_10", "attack_12", (A, "flare_macron"), (B, "flare_anti_matter"))
    t.challenge(A, B, tokens=4).cards("attack_10", "attack_12")
    t.say(A, "card:flare_macron").say(B, "card:flare_anti_matter").finish()
    assert told_totals(t) == [14, 16]


def test_anti_matter_wild_is_not_for_super_flares_nor_for_bystanders() -> None:
    t = hold(Table(4, macron=A), "attack_10", "attack_12", (A, "flare_macron"), (B, "flare_anti_matter"))
    t.challenge(A, B, start="launch").say(A, "card:flare_macron")
    assert not t.offers(B, "card:flare_anti_matter")
    t = hold(Table(4), "attack_10", "attack_12", (A, "flare_macron"), (C, "flare_anti_matter"))
    t.challenge(A, B, tokens=4).cards("attack_10", "attack_12").say(A, "card:flare_macron")
    assert not t.offers(C, "card:flare_anti_matter")


def test_anti_matter_super_cancels_any_flare_even_as_a_bystander() -> None:
    """COS-6.10"""
    t = hold(Table(4, macron=A, anti_matter=C), "attack_10", "attack_12", (A, "flare_macron"), (C, "flare_anti_matter"))
    t.challenge(A, B, start="launch").say(A, "card:flare_macron").say(C, "card:flare_anti_matter")
    while type(t.s.choice).__name__ != "Select":
        assert type(t.s.choice).__name__ != "LaunchNumber", "there is nothing to decide with one token"
        t.step()
    assert t.s.strength(A, OFF) == 1


# Macron


def test_macron_commits_one_token_that_counts_four() -> None:
    """COS-17.5"""
    t = hold(Table(4, macron=A), "attack_10", "attack_8")
    t.challenge(A, B, start="launch")
    t.until("Commit")
    assert fight(t, "attack_10", "attack_8") == [14, 12]


def test_macron_defends_with_four_for_each_token() -> None:
    """COS-17.5"""
    t = hold(Table(4, macron=B), "attack_10", "attack_1")
    t.challenge(A, B, tokens=4)
    assert fight(t, "attack_10", "attack_1") == [14, 17]


def test_macron_counts_double_for_consolation_and_rewards() -> None:
    """COS-P8.11, P8.14"""
    t = Table(4, macron=A)
    t.hand(A, "compromise")
    t.hand(B, "attack_10", "attack_9", "attack_8", "attack_7", "attack_6")
    t.challenge(A, B, tokens=1).cards("compromise", "attack_10").finish()
    assert len(t.s.hands[A]) == 2
    t = Table(4, macron=C)
    t.hand(A, "attack_1")
    t.hand(B, "attack_10")
    t.challenge(A, B, tokens=1, defense_allies={C: 1}).cards("attack_1", "attack_10").finish()
    assert len(t.s.hands[C]) == 2


@pytest.mark.parametrize("larger", ["moon", "comet"])
def test_macron_stays_at_one_token_in_a_larger_cone(larger: str) -> None:
    """Golden case D-32, and the same under the comet Victory Dance. COS-13.4, 7.11"""
    t = hold(Table(4, {"comets": "on"}, macron=C), "attack_10", "attack_8")
    if larger == "moon":
        t.moon("moon_09", D, up=True, occupant=D)
    t.challenge(A, B, tokens=1, start="invite")
    if larger == "comet":
        t.s.comet = DESTINY.index("comet_14")
        refresh(t.s)
    t.say(A, "do:yes", "do:yes").say(C, "do:offense").say(D, "do:offense", "amount:5")
    assert t.s.strength(C, OFF) == 1
    assert fight(t, "attack_10", "attack_8") == [10 + 1 + 4 + 5, 12]


def test_macron_wild_makes_each_token_count_one_more() -> None:
    t = hold(Table(4), "attack_10", "attack_14", (A, "flare_macron"))
    t.challenge(A, B, tokens=4).cards("attack_10", "attack_14").say(A, "card:flare_macron").finish()
    assert told_totals(t) == [18, 18]


def test_macron_super_commits_up_to_four_tokens() -> None:
    t = hold(Table(4, macron=A), "attack_10", "attack_12", (A, "flare_macron"))
    t.challenge(A, B, start="launch").say(A, "card:flare_macron", "amount:4")
    assert fight(t, "attack_10", "attack_12") == [26, 16]


def test_macron_super_commits_up_to_four_tokens_as_an_ally() -> None:
    """COS-P6.4"""
    t = hold(Table(4, macron=C), "attack_10", "attack_12", (C, "flare_macron"))
    t.challenge(A, B, tokens=1, start="invite").say(A, "do:yes").say(C, "card:flare_macron", "do:offense", "amount:4")
    assert fight(t, "attack_10", "attack_12") == [27, 16]


# Virus


@pytest.mark.rule("COS-6.15", "COS-17.2", "COS-17.6")
def test_virus_multiplies_his_card_after_the_kicker() -> None:
    """Golden case G-6. COS-6.15, 17.6"""
    t = Table(4, {"kickers": "on"}, virus=A)
    t.hand(A, "attack_6", "kicker_2")
    t.hand(B, "attack_30")
    t.challenge(A, B, tokens=4, offense_allies={C: 2})
    t.say(A, "card:kicker_2").cards("attack_6", "attack_30").finish()
    assert told_totals(t) == [50, 34]
    assert t.s.has_base(A, t.planet(B, 1))


def test_cosmic_zap_shuts_virus_off() -> None:
    """COS-8.6"""
    t = Table(4, virus=A)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_30", "attack_8")
    t.hand(C, "cosmic_zap")
    t.challenge(A, B, tokens=4)
    t.cards("attack_10", "attack_30").say(C, "card:cosmic_zap").finish()
    assert not t.s.has_base(A, t.planet(B, 1))
    assert t.s.warp[A] == 4


def test_a_copy_of_virus_multiplies_too() -> None:
    """Golden case D-33: an Insect has a copy of the power. COS-17.6"""
    t = hold(Table(4, virus=B), "attack_7", "attack_4")
    t.challenge(A, B, tokens=4)
    copy_power(t, A, "virus")
    assert fight(t, "attack_7", "attack_4") == [28, 16]


def test_virus_wild_multiplies_own_by_allied_tokens() -> None:
    t = hold(Table(4), "attack_10", "attack_12", (A, "flare_virus"))
    t.challenge(A, B, tokens=4, offense_allies={C: 3}).cards("attack_10", "attack_12")
    t.say(A, "card:flare_virus").finish()
    assert told_totals(t) == [22, 16]


def test_virus_super_multiplies_by_all_tokens_of_the_side() -> None:
    t = hold(Table(4, virus=A), "attack_10", "attack_12", (A, "flare_virus"))
    t.challenge(A, B, tokens=4, offense_allies={C: 3}).cards("attack_10", "attack_12")
    t.say(A, "card:flare_virus").finish()
    assert told_totals(t) == [70, 16]


# Subversive


def test_subversive_subtracts_the_opponents_allies() -> None:
    """COS-17.5"""
    t = hold(Table(4, subversive=A), "attack_10", "attack_12")
    t.challenge(A, B, tokens=2, offense_allies={C: 1}, defense_allies={D: 4})
    assert fight(t, "attack_10", "attack_12") == [13, 12]


def test_against_anti_matter_allies_are_subtracted_once() -> None:
    """powers.toml subversive"""
    t = hold(Table(4, subversive=A, anti_matter=B), "attack_10", "attack_12")
    t.challenge(A, B, tokens=2, offense_allies={C: 1}, defense_allies={D: 3})
    assert fight(t, "attack_10", "attack_12") == [11, 5]


def test_subversive_wild_makes_one_opposing_ally_count_nothing() -> None:
    t = hold(Table(4), "attack_10", "attack_10", (A, "flare_subversive"))
    t.challenge(A, B, tokens=2, defense_allies={C: 2, D: 3}).cards("attack_10", "attack_10")
    t.say(A, "card:flare_subversive", t.colour(D)).finish()
    assert told_totals(t) == [12, 16]


def test_subversive_super_counts_opposing_allies_for_himself() -> None:
    t = hold(Table(4, subversive=A), "attack_10", "attack_12", (A, "flare_subversive"))
    t.challenge(A, B, tokens=2, defense_allies={C: 2, D: 3}).cards("attack_10", "attack_12")
    t.say(A, "card:flare_subversive").finish()
    assert told_totals(t) == [17, 16]


# Calculator


@pytest.mark.rule("COS-6.15", "COS-17.3")
def test_calculator_equalizes_after_the_kicker() -> None:
    """Golden case G-5. COS-6.15, 17.3"""
    t = Table(4, {"kickers": "on"}, calculator=A)
    guards(t, B, 3)
    t.hand(A, "attack_6", "attack_7", "kicker_3")
    t.hand(B, "attack_8", "attack_7")
    t.challenge(A, B, tokens=2).say(A, "card:kicker_3")
    t.cards("attack_6", "attack_8").say(A, "power:calculator").finish()
    assert told_totals(t) == [12, 11]
    assert t.s.has_base(A, t.planet(B, 1))


@pytest.mark.parametrize(("low", "counts"), [("attack_8", 7), ("attack_m4", 15), ("attack_15", 15)])
def test_calculator_never_reduces_by_a_negative_or_equal_card(low: str, counts: int) -> None:
    """powers.toml calculator"""
    t = hold(Table(4, calculator=B), "attack_15", low)
    t.challenge(A, B, tokens=1).cards("attack_15", low).say(B, "power:calculator").finish()
    assert told_totals(t)[OFF] == counts + 1


def test_calculator_need_not_call() -> None:
    t = hold(Table(4, calculator=A), "attack_6", "attack_8")
    t.challenge(A, B, tokens=2)
    assert fight(t, "attack_6", "attack_8") == [8, 12]


@pytest.mark.parametrize(("call", "totals"), [("do:odd", [10 + 1, 5 + 4]), ("do:even", [-5 + 1, 15 + 4])])
def test_calculator_wild_reduces_the_card_of_who_is_wrong(call: str, totals: list[int]) -> None:
    """The sum of 10 and 15 is odd."""
    t = hold(Table(4), "attack_10", "attack_15", (A, "flare_calculator"))
    t.challenge(A, B, tokens=1).cards("attack_10", "attack_15").say(A, "card:flare_calculator", call).finish()
    assert told_totals(t) == totals


def test_calculator_super_calls_as_an_ally() -> None:
    t = hold(Table(4, calculator=C), "attack_15", "attack_8", (C, "flare_calculator"))
    t.challenge(A, B, tokens=1, offense_allies={C: 1}).cards("attack_15", "attack_8")
    t.say(C, "card:flare_calculator").finish()
    assert told_totals(t) == [9, 12]


# Mirror and Obverse


@pytest.mark.parametrize(
    ("value", "mirror"), [(0, 0), (7, 70), (8, 80), (20, 2), (15, 51), (120, 21), (-4, -40), (-16, -61), (24, 42)]
)
def test_digits_are_reversed(value: int, mirror: int) -> None:
    """Golden case D-45; powers.toml mirror"""
    assert mirrored(value) == mirror


@pytest.mark.rule("COS-14.10", "COS-6.15")
def test_mirror_reverses_digits_after_the_kicker() -> None:
    """Golden case G-7. COS-14.10"""
    t = Table(4, {"kickers": "on"}, mirror=A)
    t.hand(A, "attack_8", "attack_7", "kicker_3")
    t.hand(B, "attack_15", "attack_7")
    t.challenge(A, B, tokens=1).say(A, "card:kicker_3")
    t.cards("attack_8", "attack_15").say(A, "power:mirror").finish()
    assert told_totals(t) == [43, 55]


def test_mirror_wild_copies_the_opponents_card() -> None:
    """COS-17.1"""
    t = hold(Table(4), "attack_4", "attack_20", (A, "flare_mirror"))
    t.challenge(A, B, tokens=2).cards("attack_4", "attack_20").say(A, "card:flare_mirror").finish()
    assert told_totals(t) == [22, 24]
    assert CARD.index("attack_4") in t.s.discard


def test_mirror_wild_can_copy_a_compromise() -> None:
    """COS-P8.3"""
    t = hold(Table(4), "attack_4", "compromise", (A, "flare_mirror"))
    t.challenge(A, B, tokens=2).cards("attack_4", "compromise").say(A, "card:flare_mirror").finish()
    assert t.s.warp[A] == 3 and t.s.warp[B] == 3, "two Compromises, and no deal"


@pytest.mark.parametrize(("side", "totals"), [("do:offense", [54, 24]), ("do:defense", [18, 6])])
def test_mirror_super_reverses_one_card(side: str, totals: list[int]) -> None:
    t = hold(Table(4, mirror=A), "attack_15", "attack_20", (A, "flare_mirror"))
    t.challenge(A, B, tokens=3).cards("attack_15", "attack_20")
    t.say(A, "power:mirror", "card:flare_mirror", side).finish()
    assert told_totals(t) == totals


@pytest.mark.rule("COS-17.3")
def test_obverse_changes_the_sign_of_all_attack_cards() -> None:
    """COS-17.3"""
    t = hold(Table(4, obverse=B), "attack_12", "attack_m5")
    t.challenge(A, B, tokens=2).cards("attack_12", "attack_m5").say(B, "power:obverse").finish()
    assert told_totals(t) == [-10, 9]


def test_obverse_wild_changes_the_sign_of_the_own_card() -> None:
    t = hold(Table(4), "attack_12", "attack_m5", (B, "flare_obverse"))
    t.challenge(A, B, tokens=2).cards("attack_12", "attack_m5").say(B, "card:flare_obverse").finish()
    assert told_totals(t) == [14, 9]


@pytest.mark.parametrize(("side", "totals"), [("do:offense", [-10, -1]), ("do:defense", [14, 9])])
def test_obverse_super_changes_the_sign_of_one_card(side: str, totals: list[int]) -> None:
    t = hold(Table(4, obverse=A), "attack_12", "attack_m5", (A, "flare_obverse"))
    t.challenge(A, B, tokens=2).cards("attack_12", "attack_m5")
    t.say(A, "power:obverse", "card:flare_obverse", side).finish()
    assert told_totals(t) == totals


# Berserker


def test_berserkers_card_counts_four_more_as_offense() -> None:
    """COS-17.3"""
    t = hold(Table(4, berserker=A), "attack_10", "attack_12")
    t.challenge(A, B, tokens=3)
    assert fight(t, "attack_10", "attack_12") == [17, 16]
    t = hold(Table(4, berserker=B), "attack_10", "attack_12")
    t.challenge(A, B, tokens=3)
    assert fight(t, "attack_10", "attack_12") == [13, 16]


def test_berserker_challenges_who_has_beaten_him() -> None:
    """COS-8.11"""
    t = hold(Table(4, berserker=B), "attack_20", "attack_4")
    t.challenge(A, B, tokens=3).cards("attack_20", "attack_4").say(B, "power:berserker").until("AimAt")
    assert (t.s.offense, t.s.defender, t.s.extra, t.s.player) == (B, A, True, B)
    assert t.s.turn == A and t.s.number == 1
    same_after_saving(t)
    t.until("LaunchNumber").finish()
    t.until("Decide", A)


def test_berserker_as_a_beaten_ally_challenges_the_winner() -> None:
    """COS-8.11"""
    t = hold(Table(4, berserker=C), "attack_20", "attack_4", (C, "attack_9"))
    t.challenge(A, B, tokens=3, defense_allies={C: 2}).cards("attack_20", "attack_4")
    t.say(C, "power:berserker").until("AimAt", C)
    assert (t.s.offense, t.s.defender) == (C, A)


@pytest.mark.parametrize("reason", ["won", "no card", "not involved"])
def test_berserker_needs_a_defeat_and_a_card_for_his_frenzy(reason: str) -> None:
    """COS-8.11"""
    t = hold(Table(4, berserker=D if reason == "not involved" else B), "attack_20", "attack_4", (D, "attack_9"))
    if reason == "no card":
        t.hand(B, "attack_4")
    if reason == "won":
        t.hand(A, "attack_1")
    t.challenge(A, B, tokens=3)
    while t.s.phase != 0 and t.s.count == 1:
        assert "power:berserker" not in t.s.legal_names
        t.step()


def test_an_extra_challenge_causes_no_other() -> None:
    """COS-8.11"""
    t = hold(Table(4, berserker=B), "attack_20", "attack_4", (A, "flare_warrior"), (A, "attack_9"), (B, "attack_9"))
    t.challenge(A, B, tokens=3).cards("attack_20", "attack_4").say(B, "power:berserker").until("AimAt", B)
    while t.s.extra:
        assert not t.offers(A, "card:flare_warrior")
        t.step()
    assert t.s.offense == A


def test_berserker_wild_counts_four_more() -> None:
    t = hold(Table(4), "attack_10", "attack_12", (A, "flare_berserker"))
    t.challenge(A, B, tokens=3).cards("attack_10", "attack_12").say(A, "card:flare_berserker").finish()
    assert told_totals(t) == [17, 16]


@pytest.mark.parametrize(("who", "totals"), [(A, [21, 16]), (B, [13, 24])])
def test_berserker_super_counts_eight_more_on_either_side(who: int, totals: list[int]) -> None:
    t = hold(Table(4, berserker=who), "attack_10", "attack_12", (who, "flare_berserker"))
    t.challenge(A, B, tokens=3).cards("attack_10", "attack_12").say(who, "card:flare_berserker").finish()
    assert told_totals(t) == totals


# Dragon


def dragon_table(who: int = A, lucre: int = 9) -> Table:
    t = hold(Table(4, {"lucre": "on"}, dragon=who), "attack_10", "attack_12")
    t.s.lucre = [3] * 4
    t.s.lucre[who] = lucre
    return t


def looted(t: Table) -> list[tuple[int, ...]]:
    """Who paid whom how much."""
    assert t.s.log is not None
    return [note.values for note in t.s.log if note.kind is notes.PAYS_TO]


@pytest.mark.rule("COS-17.7")
def test_dragon_adds_one_for_every_two_lucre() -> None:
    """COS-17.7"""
    t = dragon_table()
    t.challenge(A, B, tokens=3)
    assert fight(t, "attack_10", "attack_12") == [17, 16]
    assert t.s.lucre[A] == 9


def test_who_beats_dragon_loots_half_of_the_treasure() -> None:
    t = dragon_table()
    t.challenge(A, B, tokens=1)
    assert fight(t, "attack_10", "attack_12") == [15, 16]
    assert looted(t) == [(A, B, 5)]
    assert t.s.lucre[A] == 4


def test_dragon_loses_treasure_with_a_compromise_too() -> None:
    t = dragon_table(B)
    t.hand(B, "compromise", "attack_7")
    t.challenge(A, B, tokens=1).cards("attack_10", "compromise").finish()
    assert looted(t) == [(B, A, 5)]


def test_dragon_wild_sends_a_defending_token_to_the_warp() -> None:
    t = hold(Table(4, {"lucre": "on"}), "attack_10", "attack_12", (A, "flare_dragon"))
    t.challenge(A, B, start="launch").say(A, t.planet_atom(B, 1), "amount:4").say(A, "card:flare_dragon")
    assert t.s.warp[B] == 1 and t.s.at(B, t.planet(B, 1)) == 3
    t.cards("attack_10", "attack_12").finish()
    assert told_totals(t) == [14, 15]


def test_dragon_super_adds_one_for_each_lucre() -> None:
    t = dragon_table()
    t.hand(A, "attack_10", "attack_7", "flare_dragon")
    t.challenge(A, B, tokens=1).cards("attack_10", "attack_12").say(A, "card:flare_dragon").finish()
    assert told_totals(t) == [20, 16]


# Warpish


@pytest.mark.rule("COS-17.7")
def test_warpish_adds_every_token_in_the_warp() -> None:
    """COS-17.7"""
    t = hold(Table(4, warpish=A), "attack_10", "attack_12")
    t.to_warp(A, 1)
    t.to_warp(C, 3)
    t.challenge(A, B, tokens=3)
    assert fight(t, "attack_10", "attack_12") == [17, 16]


def test_tokens_in_the_limbo_do_not_count_for_warpish() -> None:
    """Golden case D-49. COS-10.2, 10.9"""
    t = hold(Table(4, {"reverse_warp": "on"}, warpish=A), "attack_10", "attack_12")
    t.to_warp(C, 5)
    for _ in range(4):
        t.s.lift(D, t.planet(D, 1), 1)
    t.s.limbo[t.s.home[D] * 4 + D] += 4
    t.challenge(A, B, tokens=1)
    assert fight(t, "attack_10", "attack_12") == [16, 16]


def test_warpish_wild_adds_own_tokens_in_the_warp() -> None:
    t = hold(Table(4), "attack_10", "attack_12", (A, "flare_warpish"))
    t.to_warp(A, 2)
    t.to_warp(C, 3)
    t.challenge(A, B, tokens=1).cards("attack_10", "attack_12").say(A, "card:flare_warpish").finish()
    assert told_totals(t) == [13, 16]


def test_warpish_super_subtracts_the_opponents_tokens_in_the_warp() -> None:
    t = hold(Table(4, warpish=A), "attack_10", "attack_12", (A, "flare_warpish"))
    t.to_warp(D, 3)
    t.s.warp[B] += 2
    t.s.lift(B, t.planet(B, 2), 2)
    t.challenge(A, B, tokens=1).cards("attack_10", "attack_12").say(A, "card:flare_warpish").finish()
    assert told_totals(t) == [16, 14]


# Warrior


def points(t: Table, player: int) -> int:
    return t.s.mark_of(POWER.index("warrior"), player)


@pytest.mark.parametrize(
    ("cards", "gained"),
    [
        (("attack_20", "attack_4"), 1),
        (("attack_4", "attack_20"), 2),
        (("compromise", "compromise"), 2),
        (("compromise", "attack_4"), 2),
    ],
)
def test_warrior_learns_more_from_defeats(cards: tuple[str, str], gained: int) -> None:
    """COS-15.2"""
    t = hold(Table(4, warrior=A), *cards)
    t.challenge(A, B, tokens=1).cards(*cards).finish()
    assert points(t, A) == gained


def test_warrior_gains_a_point_for_a_deal() -> None:
    t = hold(Table(4, warrior=B), "compromise", "compromise")
    t.challenge(A, B, tokens=1).cards("compromise", "compromise")
    t.say(A, "do:propose", "card:attack_7").say(B, "do:accept").finish()
    assert points(t, B) == 1


def test_warrior_adds_his_points() -> None:
    """COS-17.7"""
    t = hold(Table(4, warrior=B), "attack_12", "attack_10")
    t.s.set_mark(POWER.index("warrior"), B, 0, 3)
    t.challenge(A, B, tokens=4)
    assert fight(t, "attack_12", "attack_10") == [16, 17]
    assert points(t, B) == 4


def test_a_zapped_warrior_neither_adds_nor_learns() -> None:
    """COS-8.7"""
    t = hold(Table(4, warrior=B), "attack_12", "attack_10", (C, "cosmic_zap"))
    t.s.set_mark(POWER.index("warrior"), B, 0, 3)
    t.challenge(A, B, tokens=4).cards("attack_12", "attack_10").say(C, "card:cosmic_zap").finish()
    assert told_totals(t) == [16, 14]
    assert points(t, B) == 3


def test_warrior_wild_strikes_back_at_the_offense() -> None:
    """COS-8.11"""
    t = hold(Table(4), "attack_12", "attack_10", (B, "flare_warrior"))
    t.challenge(A, B, tokens=4).cards("attack_12", "attack_10").say(B, "card:flare_warrior").until("AimAt", B)
    assert (t.s.offense, t.s.defender, t.s.system) == (B, A, t.s.home[A])


def test_warrior_super_adds_his_points_as_an_ally() -> None:
    t = hold(Table(4, warrior=C), "attack_12", "attack_10", (C, "flare_warrior"))
    t.s.set_mark(POWER.index("warrior"), C, 0, 3)
    t.challenge(A, B, tokens=1, defense_allies={C: 1}).cards("attack_12", "attack_10")
    t.say(C, "card:flare_warrior").finish()
    assert told_totals(t) == [13, 18]


# Prolong


def test_prolong_lets_both_add_an_attack_card() -> None:
    """powers.toml prolong"""
    t = Table(4, prolong=A)
    t.hand(A, "attack_10", "attack_9", "compromise")
    t.hand(B, "attack_12", "attack_4")
    t.challenge(A, B, tokens=1).cards("attack_10", "attack_12").say(A, "power:prolong", "card:attack_9")
    assert t.s.boost == [0, 0], "nothing is shown before both have selected"
    assert "attack_9" not in json.dumps(cast("dict[str, object]", t.s.view(B))["secrets"])
    same_after_saving(t)
    t.say(B, "card:attack_4").finish()
    assert told_totals(t) == [20, 20]
    assert CARD.index("attack_9") in t.s.discard and CARD.index("attack_4") in t.s.discard


def test_who_holds_no_attack_card_is_asked_all_the_same() -> None:
    """Nobody learns that the defender has none."""
    t = Table(4, prolong=A)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_12", "compromise")
    t.challenge(A, B, tokens=1).cards("attack_10", "attack_12").say(A, "power:prolong", "card:attack_9")
    assert t.s.player == B and t.s.legal_names == ("do:pass",)
    for seed in range(20):
        imagined = t.s.imagine(B, seeded(seed, "prolong"))
        assert isinstance(imagined, Cosmic)
        imagined.check()
        imagined.apply(imagined.offered[0])
        imagined.check()


def test_prolong_wild_adds_a_card_and_the_opponent_may_too() -> None:
    t = Table(4)
    t.hand(A, "attack_10", "attack_9", "attack_6", "flare_prolong")
    t.hand(B, "attack_12", "attack_4")
    t.challenge(A, B, tokens=1).cards("attack_10", "attack_12").say(A, "card:flare_prolong", "card:attack_9")
    assert t.s.boost == [9, 0]
    t.say(B, "card:attack_4").finish()
    assert told_totals(t) == [20, 20]


def test_prolong_super_prolongs_a_second_time() -> None:
    t = Table(4, prolong=A)
    t.hand(A, "attack_10", "attack_9", "attack_6", "flare_prolong")
    t.hand(B, "attack_12", "attack_4")
    t.challenge(A, B, tokens=1).cards("attack_10", "attack_12").say(A, "power:prolong", "card:attack_9")
    t.say(B, "card:attack_4").say(A, "card:flare_prolong", "card:attack_6").finish()
    assert told_totals(t) == [26, 20]


# Loser


@pytest.mark.rule("COS-17.11")
def test_loser_turns_the_result() -> None:
    """COS-17.11"""
    t = hold(Table(4, loser=A), "attack_4", "attack_20")
    t.challenge(A, B, tokens=1).say(A, "power:loser")
    assert fight(t, "attack_4", "attack_20") == [5, 24]
    assert t.s.has_base(A, t.planet(B, 1))
    assert t.s.warp[B] == 4


def test_after_an_upset_attack_cards_must_be_played() -> None:
    """powers.toml loser"""
    t = Table(4, loser=A)
    t.hand(A, "attack_4", "attack_5")
    t.hand(B, "attack_20", "compromise", "attack_6")
    t.challenge(A, B, tokens=1).say(A, "power:loser").until("Select", B)
    assert t.s.legal_names == ("card:attack_20", "card:attack_6")


def test_who_holds_only_compromises_may_play_one_after_an_upset() -> None:
    t = Table(4, loser=A)
    t.hand(A, "attack_4")
    t.hand(B, "compromise")
    t.challenge(A, B, tokens=1).say(A, "power:loser").finish()
    assert t.s.warp[A] == 1, "the Compromise would have lost, so it wins"


@pytest.mark.parametrize("first", [True, False])
def test_there_is_one_upset_and_the_offense_may_declare_it_first(first: bool) -> None:
    """Golden case G-13. COS-15.8"""
    t = hold(Table(4, loser=B), "attack_4", "attack_20")
    t.challenge(A, B, tokens=1, start="invite")
    copy_power(t, A, "loser")
    t.until("Use", A)
    if first:
        t.say(A, "power:loser").until("Select")
        assert not t.was_used("loser", B)
    else:
        t.step()
        t.say(B, "power:loser")
    t.cards("attack_4", "attack_20").finish()
    assert t.s.has_base(A, t.planet(B, 1))


def test_loser_wild_makes_both_sides_lose() -> None:
    """COS-P8.6"""
    t = hold(Table(4), "attack_4", "attack_20", (B, "flare_loser"))
    t.challenge(A, B, tokens=2, offense_allies={C: 3}, defense_allies={D: 1}).say(B, "card:flare_loser").finish()
    assert t.s.warp == [2, 4, 3, 1]
    assert sorted(t.names(A)) == ["attack_4", "attack_7"] and sorted(t.names(B)) == ["attack_20", "attack_7"]
    assert CARD.index("flare_loser") in t.s.discard


def test_loser_super_declares_the_upset_after_the_selection() -> None:
    t = hold(Table(4, loser=B), "attack_20", "compromise", (B, "flare_loser"))
    t.challenge(A, B, tokens=2).cards("attack_20", "compromise").say(B, "card:flare_loser").finish()
    assert t.s.warp == [2, 0, 0, 0]


# Gambler


def gambler_table(who: int = A) -> Table:
    t = Table(4, {"kickers": "on"}, gambler=who)
    t.hand(A, "attack_4", "attack_7", "kicker_2")
    t.hand(B, "attack_12", "attack_7")
    return t


def test_gambler_may_turn_his_card_up() -> None:
    t = gambler_table()
    t.challenge(A, B, tokens=3)
    assert fight(t, "attack_4", "attack_12") == [7, 16]


@pytest.mark.rule("COS-14.7")
def test_an_accepted_claim_counts_and_the_cards_go_under_the_deck() -> None:
    """COS-14.7"""
    t = gambler_table()
    t.challenge(A, B, tokens=3).say(A, "card:kicker_2").cards("attack_4", "attack_12")
    t.say(A, "power:gambler", "card:attack_15", "card:kicker_3")
    assert t.s.kind[DEF] == 0 and t.s.kind[OFF] == NOBODY, "only the opponent's card lies open"
    assert "attack_4" not in json.dumps(cast("dict[str, object]", t.s.view(B))["chosen"])
    same_after_saving(t)
    t.say(B, "do:accept").finish()
    assert told_totals(t) == [48, 16]
    assert {CARD.ids[card] for card in t.s.deck.cards[:2]} == {"attack_4", "kicker_2"}
    assert CARD.index("attack_12") in t.s.discard and CARD.index("attack_4") not in t.s.discard


def test_a_bluff_that_is_called_costs_the_gambler_as_many_tokens_again() -> None:
    """COS-14.7"""
    t = gambler_table()
    t.challenge(A, B, tokens=3).cards("attack_4", "attack_12")
    t.say(A, "power:gambler", "card:attack_40").say(B, "do:challenge").finish()
    assert told_totals(t) == [7, 16]
    assert t.s.warp[A] == 6


def test_a_true_claim_costs_the_opponent_tokens_from_his_other_bases() -> None:
    """COS-14.7"""
    t = gambler_table()
    t.challenge(A, B, tokens=3).cards("attack_4", "attack_12")
    t.say(A, "power:gambler", "card:attack_4").say(B, "do:challenge").until("Forfeit", B)
    assert t.planet_atom(B, 1) not in t.s.legal_names
    t.finish()
    assert told_totals(t) == [7, 16], "the defender still has four tokens in the challenge"
    assert t.s.warp[B] == 4


@pytest.mark.rule("COS-14.7")
def test_a_false_kicker_makes_the_claim_false() -> None:
    """COS-14.7"""
    t = gambler_table()
    t.challenge(A, B, tokens=3).say(A, "card:kicker_2").cards("attack_4", "attack_12")
    t.say(A, "power:gambler", "card:attack_4", "card:kicker_3").say(B, "do:challenge").finish()
    assert told_totals(t) == [11, 16]
    assert t.s.warp[A] == 6


def test_without_other_bases_the_tokens_come_from_the_target_planet() -> None:
    """COS-14.7"""
    t = gambler_table()
    t.only(B, {t.planet(B, 1): 3})
    t.challenge(A, B, tokens=3).cards("attack_4", "attack_12")
    t.say(A, "power:gambler", "card:attack_4").say(B, "do:challenge").finish()
    assert told_totals(t) == [7, 12]
    assert t.s.warp[B] == 3


def test_without_other_bases_the_tokens_come_from_the_cone() -> None:
    """COS-14.7"""
    t = gambler_table(B)
    t.only(A, {t.planet(A, 1): 5})
    t.challenge(A, B, tokens=4).cards("attack_4", "attack_12")
    t.say(B, "power:gambler", "card:attack_12").say(A, "do:challenge").finish()
    assert told_totals(t) == [5, 16], "one token comes from the base, three from the cone"
    assert t.s.warp[A] == 5


def test_a_zapped_gambler_turns_his_card_up() -> None:
    """COS-8.6"""
    t = gambler_table()
    t.hand(C, "cosmic_zap")
    t.challenge(A, B, tokens=3).cards("attack_4", "attack_12")
    t.say(A, "power:gambler").say(C, "card:cosmic_zap").finish()
    assert told_totals(t) == [7, 16]


@pytest.mark.parametrize(("spread", "total"), [(8, 15), (9, 7)])
def test_gambler_wild_adds_a_spread_that_is_reached(spread: int, total: int) -> None:
    """4 and 12 differ by 8."""
    t = hold(Table(4), "attack_4", "attack_12", (A, "flare_gambler"))
    t.challenge(A, B, tokens=3).cards("attack_4", "attack_12").say(A, "card:flare_gambler", f"amount:{spread}")
    t.finish()
    assert told_totals(t) == [total, 16]


def test_gambler_super_raises_the_stake() -> None:
    t = gambler_table()
    t.hand(A, "attack_4", "attack_7", "flare_gambler")
    t.challenge(A, B, tokens=3).cards("attack_4", "attack_12")
    t.say(A, "power:gambler", "card:attack_4", "card:flare_gambler", "amount:5").say(B, "do:challenge").finish()
    assert t.s.warp[B] == 9


def test_gambler_super_is_only_for_a_bluff() -> None:
    t = gambler_table()
    t.hand(A, "attack_4", "attack_7", "flare_gambler")
    t.challenge(A, B, tokens=3).cards("attack_4", "attack_12")
    while t.s.count == 1 and t.s.phase != 0:
        assert "card:flare_gambler" not in t.s.legal_names
        t.step()
