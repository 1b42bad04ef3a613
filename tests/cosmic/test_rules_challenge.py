"""Alliances, cards, resolution, discards. COS-P4 to P9, 6, 17"""

import pytest

from astrarium.clockwork.names import PUBLIC, YES
from astrarium.games.cosmic.components import ATOMS, CARD
from astrarium.games.cosmic.state import DEF, OFF
from tables.cosmic import A, B, C, D, Table


def offered(t: Table) -> list[str]:
    return [ATOMS.names[atom] for atom in t.s.offered]


@pytest.mark.rule("COS-P4.1", "COS-P4.2", "COS-P4.3")
def test_both_main_players_invite_whom_they_like() -> None:
    t = Table()
    t.hand(A, "attack_8", "attack_6")
    t.hand(B, "attack_9", "attack_4")
    t.challenge(A, B, start="invite")
    asked = []
    while type(t.s.choice).__name__ == "Invite":
        asked.append((t.s.player, t.s.choice.guest))  # type: ignore[union-attr]
        t.s.apply(YES)
    assert asked == [(A, C), (A, D), (B, C), (B, D)]
    assert t.s.invited == [1 << C | 1 << D, 1 << C | 1 << D]


@pytest.mark.rule("COS-P6.1", "COS-P6.2", "COS-P6.3", "COS-P6.4", "COS-P6.5", "COS-P6.6", "COS-P6.7")
def test_who_is_invited_answers_clockwise() -> None:
    t = Table()
    t.hand(A, "attack_8", "attack_6")
    t.hand(B, "attack_9", "attack_4")
    t.challenge(A, B, start="invite")
    t.say(A, "do:yes", "do:no").say(B, "do:yes", "do:yes")
    assert t.s.player == C and offered(t) == ["do:pass", "do:offense", "do:defense"]
    t.say(C, "do:offense", "amount:2", t.planet_atom(C, 1), t.planet_atom(C, 1))
    assert t.s.force[C] == 2 and t.s.at(C, t.planet(C, 1)) == 2
    assert t.s.player == D and offered(t) == ["do:pass", "do:defense"]
    t.say(D, "do:defense", "amount:1", t.planet_atom(D, 5))
    assert t.s.allies(OFF) == [C] and t.s.allies(DEF) == [D]


@pytest.mark.rule("COS-P7.1", "COS-P7.2", "COS-P7.3", "COS-P7.5", "COS-P8.1")
def test_cards_are_selected_in_secret_and_revealed_together() -> None:
    t = Table()
    t.hand(A, "attack_8", "attack_6", "stellar_gas")
    t.hand(B, "attack_9", "attack_4")
    t.challenge(A, B)
    assert offered(t) == ["card:attack_8", "card:attack_6"]
    t.say(A, "card:attack_8")
    seen = t.s.view(B)["chosen"]
    assert seen == ["hidden", None]
    assert t.s.view(A)["chosen"] == ["attack_8", None]
    t.s.play("card:attack_9")
    assert CARD.index("attack_8") in t.s.discard or t.s.chosen_known[OFF] == PUBLIC


@pytest.mark.rule("COS-P8.2", "COS-P8.3", "COS-P8.4", "COS-P8.5", "COS-P8.6", "COS-P8.8", "COS-17.5", "COS-17.10")
def test_a_tie_goes_to_the_defender() -> None:
    """Golden case D-1."""
    t = Table()
    t.hand(A, "attack_10", "attack_6")
    t.hand(B, "attack_12", "attack_4")
    t.only(B, {t.planet(B, 1): 2, t.planet(B, 2): 4, t.planet(B, 3): 4})
    t.challenge(A, B, tokens=4).cards("attack_10", "attack_12").finish()
    assert t.s.warp[A] == 4 and t.s.at(B, t.planet(B, 1)) == 2


@pytest.mark.rule("COS-5.6")
def test_negative_totals() -> None:
    """Golden case D-28."""
    t = Table()
    t.hand(A, "attack_m8", "attack_6")
    t.hand(B, "attack_m6", "attack_4")
    t.only(B, {t.planet(B, 1): 2, t.planet(B, 2): 4, t.planet(B, 3): 4})
    t.challenge(A, B, tokens=1).cards("attack_m8", "attack_m6").finish()
    assert t.s.warp[A] == 1 and t.s.has_base(B, t.planet(B, 1))


@pytest.mark.rule("COS-P8.7", "COS-P8.9", "COS-P8.11", "COS-P8.12")
def test_winning_allies_of_the_normal_cone() -> None:
    t = Table()
    t.hand(A, "attack_40", "attack_6")
    t.hand(B, "attack_4", "attack_5")
    t.challenge(A, B, offense_allies={C: 2}, defense_allies={D: 1}).cards("attack_40", "attack_4").finish()
    place = t.planet(B, 1)
    assert (t.s.at(A, place), t.s.at(C, place), t.s.warp[B], t.s.warp[D]) == (3, 2, 4, 1)
    assert not t.s.hands[C]


@pytest.mark.rule("COS-P8.9", "COS-P8.11")
def test_rewards_are_cards_or_tokens() -> None:
    """Golden cases D-17 and D-18."""
    t = Table()
    t.hand(A, "attack_4", "attack_6")
    t.hand(B, "attack_40", "attack_5")
    t.to_warp(D, 1)
    t.challenge(A, B, defense_allies={D: 3}).cards("attack_4", "attack_40").until("TakeRewards", D)
    t.say(D, t.planet_atom(D, 1))
    assert "place" not in "".join(offered(t)) if type(t.s.choice).__name__ == "TakeRewards" else True
    t.finish()
    assert t.s.warp[D] == 0 and len(t.s.hands[D]) == 2


@pytest.mark.rule("COS-P8.10")
def test_the_reverse_cone_exchanges_the_roles_of_allies() -> None:
    """Golden case G-19."""
    t = Table()
    t.hand(A, "attack_40", "attack_6")
    t.hand(B, "attack_4", "attack_5")
    t.challenge(A, B, offense_allies={C: 2}, defense_allies={D: 1}, reverse=True).cards("attack_40", "attack_4")
    t.finish()
    assert t.s.has_base(A, t.planet(B, 1)) and not t.s.has_base(C, t.planet(B, 1))
    assert len(t.s.hands[C]) == 2 and t.s.warp[B] == 4 and t.s.warp[D] == 1
    t = Table()
    t.hand(A, "attack_4", "attack_6")
    t.hand(B, "attack_40", "attack_5")
    t.challenge(A, B, offense_allies={C: 2}, defense_allies={D: 1}, reverse=True).cards("attack_4", "attack_40")
    t.finish()
    assert t.s.at(D, t.planet(B, 1)) == 1 and t.s.at(B, t.planet(B, 1)) == 4 and not t.s.hands[D]


@pytest.mark.rule("COS-P8.13", "COS-P8.14", "COS-P8.15", "COS-P8.26")
def test_consolation() -> None:
    """Golden case D-2."""
    t = Table()
    t.hand(A, "compromise", "attack_6")
    t.hand(B, "attack_4", "attack_5", "stellar_gas")
    t.challenge(A, B, tokens=4).cards("compromise", "attack_4").finish()
    assert t.s.warp[A] == 4
    assert sorted(t.names(A)) == ["attack_5", "attack_6", "stellar_gas"]


@pytest.mark.rule("COS-6.14")
@pytest.mark.parametrize(
    ("card", "kicker", "value"), [("attack_m5", "m2", 10), ("attack_8", "m1", -8), ("attack_40", "0", 0)]
)
def test_kickers_multiply(card: str, kicker: str, value: int) -> None:
    """Golden case G-2."""
    from astrarium.games.cosmic.rules.totals import card_values

    t = Table(4, {"kickers": "on"})
    t.hand(A, card, "attack_6", f"kicker_{kicker}")
    t.hand(B, "attack_4", "attack_5")
    t.hand(C, "emotion_control")
    t.challenge(A, B).say(A, f"card:kicker_{kicker}").cards(card, "attack_4").until("Use", C)
    assert card_values(t.s) == [value, 4]


@pytest.mark.rule("COS-6.12", "COS-6.13")
def test_a_kicker_is_played_face_down_and_the_other_may_follow() -> None:
    t = Table(4, {"kickers": "on"})
    t.hand(A, "attack_6", "attack_8", "kicker_2", "kicker_3")
    t.hand(B, "attack_4", "attack_5", "kicker_0")
    t.challenge(A, B).say(A, "do:pass").say(B, "card:kicker_0")
    assert t.s.view(A)["kicker"] == [None, "hidden"]
    assert t.offers(A, "card:kicker_2")
    t.say(A, "card:kicker_3")
    assert t.s.kicker == [CARD.index("kicker_3"), CARD.index("kicker_0")]


@pytest.mark.rule("COS-6.16", "COS-6.18", "COS-P8.13")
def test_a_negative_kicker_turns_the_consolation_round() -> None:
    """Golden case G-1."""
    t = Table(4, {"kickers": "on"})
    t.hand(A, "compromise", "kicker_m2", *["attack_6"] * 6, "attack_7")
    t.hand(B, "attack_8", "attack_9", "attack_10", "attack_11", "attack_12")
    t.challenge(A, B, tokens=3).say(A, "card:kicker_m2").cards("compromise", "attack_8").finish()
    assert t.s.warp[A] == 3 and len(t.s.hands[A]) == 1 and len(t.s.hands[B]) == 10


@pytest.mark.rule("COS-6.17", "COS-P8.20", "COS-P8.23")
def test_kickers_and_a_failed_deal() -> None:
    """Golden cases G-3 and G-4."""
    t = Table(4, {"kickers": "on"})
    t.hand(A, "compromise", "attack_6", "kicker_2")
    t.hand(B, "compromise", "attack_8", "kicker_0")
    t.challenge(A, B).say(A, "card:kicker_2").say(B, "card:kicker_0").cards("compromise", "compromise").finish()
    assert t.s.warp[A] == 0 and t.s.warp[B] == 6
    t = Table(4, {"kickers": "on"})
    t.hand(A, "compromise", "attack_6")
    t.hand(B, "compromise", "attack_8", "kicker_m1")
    t.to_warp(A, 2)
    t.challenge(A, B).say(B, "card:kicker_m1").cards("compromise", "compromise").finish()
    assert t.s.warp[A] == 0 and t.s.warp[B] == 3


@pytest.mark.rule("COS-6.19", "COS-6.20", "COS-8.9", "COS-17.9")
def test_the_reinforcement_loop() -> None:
    """Golden case D-74."""
    t = Table(4, {"reinforcements": "on"})
    t.hand(A, "attack_17", "attack_6", "reinforcement_3")
    t.hand(B, "attack_18", "attack_8", "reinforcement_2")
    t.challenge(A, B, tokens=3).cards("attack_17", "attack_18")
    assert t.offers(A, "card:reinforcement_3")
    t.say(A, "card:reinforcement_3", "do:offense")
    assert t.offers(B, "card:reinforcement_2")
    t.say(B, "card:reinforcement_2", "do:defense").finish()
    assert t.s.warp[A] == 3


@pytest.mark.rule("COS-6.21")
def test_reinforcements_need_two_attack_cards() -> None:
    t = Table(4, {"reinforcements": "on"})
    t.hand(A, "attack_17", "attack_6", "reinforcement_3")
    t.hand(B, "compromise", "attack_8")
    t.only(B, {t.planet(B, 2): 4, t.planet(B, 3): 4, t.planet(B, 4): 4})
    t.challenge(A, B).cards("attack_17", "compromise").finish()
    assert t.has_card(A, "reinforcement_3")


@pytest.mark.rule("COS-6.1", "COS-6.3", "COS-6.4", "COS-6.5", "COS-6.6", "COS-4.6")
def test_super_with_the_power_wild_without() -> None:
    """Golden cases D-24 and D-25."""
    t = Table(virus=A)
    t.hand(A, "attack_10", "attack_6", "flare_virus")
    t.hand(B, "attack_30", "attack_4")
    t.challenge(A, B, tokens=2, offense_allies={C: 2}).cards("attack_10", "attack_30").say(A, "card:flare_virus")
    t.finish()
    assert t.s.has_base(A, t.planet(B, 1)) and CARD.index("flare_virus") in t.s.discard
    t = Table(virus=A)
    t.only(A, {t.planet(A, 1): 8, t.planet(A, 2): 8})
    t.hand(A, "attack_10", "attack_6", "flare_virus")
    t.hand(B, "attack_30", "attack_4")
    t.challenge(A, B, tokens=2, offense_allies={C: 2}).cards("attack_10", "attack_30").say(A, "card:flare_virus")
    t.finish()
    assert t.s.warp[A] == 2 and CARD.index("flare_virus") in t.s.discard


@pytest.mark.rule("COS-6.7")
def test_the_same_flare_only_once_in_a_challenge() -> None:
    t = Table()
    t.hand(A, "attack_10", "attack_6", "flare_virus")
    t.hand(B, "attack_30", "attack_4")
    t.challenge(A, B, tokens=2).cards("attack_10", "attack_30").say(A, "card:flare_virus")
    assert not t.offers(A, "card:flare_virus")


@pytest.mark.rule("COS-P8.16", "COS-P8.17", "COS-P8.18", "COS-P8.21", "COS-18.1", "COS-18.2", "COS-18.6")
def test_a_deal_of_bases_and_cards() -> None:
    """Golden cases D-7, D-22, D-23, D-80."""
    t = Table()
    t.hand(A, "compromise", "attack_6", "attack_40")
    t.hand(B, "compromise", "attack_8")
    t.challenge(A, B, offense_allies={C: 2}).cards("compromise", "compromise")
    t.until("Propose", A)
    assert t.s.force == [0] * 8 and not t.s.hands[C]
    t.say(A, "do:propose", t.planet_atom(B, 1), "do:handed", t.planet_atom(A, 2), "do:shared")
    t.say(A, "card:attack_40", "do:stop", "amount:0")
    assert t.s.view(B)["offered_cards"] == ["attack"]
    t.say(B, "do:accept").finish()
    assert t.s.has_base(A, t.planet(B, 1)) and not t.s.has_base(B, t.planet(B, 1))
    assert t.s.has_base(B, t.planet(A, 2)) and t.s.has_base(A, t.planet(A, 2))
    assert t.has_card(B, "attack_40")


@pytest.mark.rule("COS-P8.19", "COS-18.3", "COS-18.4")
def test_nothing_for_nothing_is_no_proposal() -> None:
    """Golden case D-21."""
    t = Table()
    t.hand(A, "compromise", "attack_6")
    t.hand(B, "compromise", "attack_8")
    t.challenge(A, B).cards("compromise", "compromise").until("Propose", A)
    t.say(A, "do:propose", "do:pass", "do:pass", "do:stop", "amount:0")
    assert type(t.s.choice).__name__ == "Propose" and t.s.player == B


@pytest.mark.rule("COS-18.1", "COS-18.5", "COS-P8.20", "COS-P8.27")
def test_after_six_proposals_or_a_break_the_deal_has_failed() -> None:
    for breaks in (False, True):
        t = Table()
        t.hand(A, "compromise", "attack_6")
        t.hand(B, "compromise", "attack_8")
        t.challenge(A, B).cards("compromise", "compromise").until("Propose", A)
        if breaks:
            t.say(A, "do:break_off")
        else:
            for number in range(6):
                t.say(A if number % 2 == 0 else B, "do:refuse")
        t.finish()
        assert t.s.warp[A] == 3 and t.s.warp[B] == 3 and t.s.turn != A


@pytest.mark.rule("COS-P8.22", "COS-P8.23", "COS-P8.24")
def test_losing_more_than_one_has() -> None:
    """Golden case D-16."""
    t = Table()
    t.hand(A, "compromise", "attack_6")
    t.hand(B, "compromise", "attack_8")
    t.only(B, {t.planet(B, 1): 2}, warp=5)
    t.challenge(A, B).cards("compromise", "compromise").finish()
    assert t.s.warp[B] == 7 and t.s.on_bases(B) == 0


@pytest.mark.rule("COS-P9.1", "COS-P9.2", "COS-6.8", "COS-6.9")
def test_when_an_edict_is_discarded() -> None:
    """Golden case D-76."""
    t = Table()
    t.hand(A, "attack_10", "attack_6")
    t.hand(B, "attack_30", "attack_4")
    t.hand(C, "force_field")
    t.hand(D, "stellar_gas")
    t.challenge(A, B, start="invite")
    t.say(A, "do:yes", "do:yes").say(C, "do:offense", "amount:1")
    t.say(D, "do:pass").say(C, "card:force_field")
    t.until("Select")
    assert CARD.index("force_field") in t.s.discard and not t.s.hands[C]


@pytest.mark.rule("COS-P9.3", "COS-8.13")
def test_what_lasted_for_the_challenge_is_over() -> None:
    t = Table(virus=A)
    t.hand(A, "attack_10", "attack_6", "flare_virus")
    t.hand(B, "attack_30", "attack_4")
    t.challenge(A, B, tokens=2).cards("attack_10", "attack_30").say(A, "card:flare_virus").finish()
    assert t.s.lasting == [] and t.s.used == [] and t.s.zapped == []


@pytest.mark.rule("COS-8.1", "COS-8.2", "COS-8.3", "COS-8.4", "COS-8.6", "COS-8.7", "COS-6.10")
def test_zaps_are_answered_in_order() -> None:
    """Golden cases D-26 and D-27."""
    t = Table(virus=A)
    t.hand(A, "attack_10", "attack_6")
    t.hand(B, "attack_30", "attack_4", "un_zap", "cosmic_zap")
    t.hand(C, "cosmic_zap")
    t.challenge(A, B, tokens=4).cards("attack_10", "attack_30")
    assert t.s.player == C and t.offers(C, "card:cosmic_zap")
    assert t.s.view(D)["decision"] == {"player": None, "choice": "reactions"}
    t.say(C, "card:cosmic_zap").say(B, "card:un_zap").finish()
    assert t.s.has_base(A, t.planet(B, 1)) and CARD.index("cosmic_zap") in t.s.discard


@pytest.mark.rule("COS-8.5", "COS-4.2", "COS-4.9", "COS-4.10")
def test_a_mandatory_power_works_without_being_asked() -> None:
    t = Table(macron=B)
    t.hand(A, "attack_10", "attack_6")
    t.hand(B, "attack_4", "attack_5")
    t.challenge(A, B, tokens=4).cards("attack_10", "attack_4").finish()
    assert t.s.warp[A] == 4


@pytest.mark.rule("COS-8.8")
def test_before_the_defender_is_known_the_offense_is_last() -> None:
    t = Table()
    t.s.offense, t.s.defender = B, -1
    assert t.s.timing_order() == [C, D, A, B]
    t.s.defender = D
    assert t.s.timing_order() == [C, A, B, D]


@pytest.mark.rule("COS-15.9", "COS-15.10")
def test_a_silenced_player_makes_no_deal() -> None:
    from astrarium.games.cosmic.components import SILENCED

    t = Table()
    t.hand(A, "compromise", "attack_6")
    t.hand(B, "compromise", "attack_8")
    t.challenge(A, B)
    t.s.lasting += [SILENCED, B, 0]
    t.cards("compromise", "compromise").finish()
    assert t.s.warp[A] == 3 and t.s.warp[B] == 3


@pytest.mark.rule("COS-3.6")
def test_a_card_is_offered_only_in_its_phase() -> None:
    """Force Field belongs to P6: it is never offered in P7 or P8."""
    t = Table()
    t.hand(A, "attack_10", "attack_6")
    t.hand(B, "attack_30", "attack_4")
    t.hand(D, "force_field", "emotion_control")
    t.challenge(A, B, offense_allies={C: 1}).until("Select", A)
    t.cards("attack_10", "attack_30").until("Use", D)
    assert t.offers(D, "card:emotion_control") and not t.offers(D, "card:force_field")


@pytest.mark.rule("COS-16.10", "COS-16.9")
def test_two_who_could_save_tokens_are_asked_in_order() -> None:
    """The bystander C comes before the offense A, who loses tokens and could save one himself in an earlier group."""
    t = Table(healer=C)
    t.hand(A, "attack_4", "attack_6", "flare_zombie")
    t.hand(B, "attack_30", "attack_5")
    t.challenge(A, B, tokens=3).cards("attack_4", "attack_30")
    assert t.offers(A, "card:flare_zombie"), "saving comes before healing"
    t.say(A, "card:flare_zombie").say(C, "power:healer").finish()
    assert t.s.warp[A] == 0
