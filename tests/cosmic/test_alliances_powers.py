"""Powers about launches and alliances, and both sides of their Flares."""

import pytest

from astrarium.clockwork.names import NOBODY
from astrarium.games.cosmic.components import ATOMS, COMPROMISE, POWER, SILENCED
from astrarium.games.cosmic.effects.in_force import has
from astrarium.games.cosmic.effects.timing import CHALLENGE_START
from astrarium.games.cosmic.effects.windows import Window
from astrarium.games.cosmic.rules.deals import Hand
from astrarium.games.cosmic.rules.loss_in_progress import BY_EFFECT
from astrarium.games.cosmic.rules.settle import Settle
from astrarium.games.cosmic.rules.sources import sources
from astrarium.games.cosmic.rules.tokens import lose_tokens
from astrarium.games.cosmic.rules.turn import BeginChallenge
from astrarium.games.cosmic.state import DEF, OFF
from tables.cosmic import A, B, C, D, Table


def at_war(table: Table, offense_card: str = "attack_10", defense_card: str = "attack_8") -> Table:
    """Both main players hold two Challenge cards, so that each is asked."""
    table.hand(A, offense_card, "attack_6")
    table.hand(B, defense_card, "attack_4")
    return table


# Amoeba


def test_amoeba_adds_tokens_beyond_four_before_the_reveal() -> None:
    """powers.toml amoeba; COS-17.5"""
    t = at_war(Table(4, amoeba=A))
    t.challenge(A, B, tokens=1).cards("attack_6", "attack_8")
    t.say(A, "power:amoeba", "do:plus", "amount:7").until("AddTokens")
    t.finish()
    assert t.s.at(A, t.planet(B, 1)) == 8
    assert t.s.warp[B] == 4


def test_amoeba_as_defender_leaves_the_target() -> None:
    """The tokens on the target go to other bases, never back onto it."""
    t = at_war(Table(4, amoeba=B))
    t.challenge(A, B, tokens=4).cards("attack_10", "attack_4")
    t.say(B, "power:amoeba", "do:minus", "amount:4")
    t.finish()
    assert t.s.warp[B] == 0
    assert t.s.at(A, t.planet(B, 1)) == 4
    assert t.s.on_bases(B) == 20


def test_amoeba_as_defender_adds_onto_the_target() -> None:
    t = at_war(Table(4, amoeba=B))
    t.challenge(A, B, tokens=4).cards("attack_6", "attack_4")
    t.say(B, "power:amoeba", "do:plus", "amount:3").finish()
    assert t.s.at(B, t.planet(B, 1)) == 7
    assert t.s.warp[A] == 4


def test_amoeba_without_a_token_in_the_cone_gains_no_base() -> None:
    """His allies still land."""
    t = at_war(Table(4, amoeba=A))
    t.challenge(A, B, tokens=1, offense_allies={C: 4}).cards("attack_10", "attack_4")
    t.say(A, "power:amoeba", "do:minus").finish()
    assert not t.s.has_base(A, t.planet(B, 1))
    assert t.s.has_base(C, t.planet(B, 1))


def test_amoeba_needs_a_token_in_the_challenge() -> None:
    t = at_war(Table(4, amoeba=B))
    t.only(B, {t.planet(B, place): 4 for place in (2, 3, 4, 5)})
    t.challenge(A, B, tokens=4).cards("attack_10", "attack_4").finish()
    assert not t.was_used("amoeba", B)


def test_amoeba_wild_oozes_before_selection() -> None:
    t = at_war(Table(4))
    t.s.gain_card(A, t.fetch("flare_amoeba"), 0)
    t.challenge(A, B, tokens=1)
    t.say(A, "card:flare_amoeba", "do:plus", "amount:5").until("Select")
    assert t.s.strength(A, OFF) == 6


def test_amoeba_super_oozes_as_an_ally() -> None:
    t = at_war(Table(4, amoeba=C))
    t.hand(C, "flare_amoeba")
    t.challenge(A, B, tokens=1, offense_allies={C: 1}).cards("attack_6", "attack_8")
    t.say(C, "card:flare_amoeba", "do:plus", "amount:9").finish()
    assert t.s.at(C, t.planet(B, 1)) == 10


# Busybody


def test_busybody_sits_on_both_sides() -> None:
    """One token where he was not invited, up to four where he was. COS-P6.3"""
    t = at_war(Table(4, busybody=C))
    t.challenge(A, B, start="invite").until("Invite", A)
    while not t.offers(C, "power:busybody"):
        guest = t.s.choice.guest if type(t.s.choice).__name__ == "Invite" else NOBODY
        t.s.play("do:yes" if guest == C and t.s.player == A else "do:no")
    t.say(C, "power:busybody", "amount:4").until("Select")
    assert t.s.force[OFF * 4 + C] == 4
    assert t.s.force[DEF * 4 + C] == 1
    t.finish()
    assert t.s.has_base(C, t.planet(B, 1))
    assert t.s.warp[C] == 1


def test_busybody_leaves_a_token_for_the_other_side() -> None:
    t = at_war(Table(4, busybody=C))
    t.only(C, {t.planet(C, 1): 1, t.planet(C, 2): 1, t.planet(C, 3): 1})
    t.challenge(A, B, start="invite")
    t.s.invited = [1 << C, 0]
    t.say(C, "power:busybody")
    assert t.s.legal_names == ("amount:1", "amount:2")


def test_busybody_uninvited_has_no_power() -> None:
    t = at_war(Table(4, busybody=C))
    t.challenge(A, B, start="invite").until("Select")
    assert not t.was_used("busybody", C) and t.s.tokens_in(C) == 0


def test_busybody_wild_adds_one_token() -> None:
    t = at_war(Table(4))
    t.hand(C, "flare_busybody")
    t.challenge(A, B, start="invite").say(C, "card:flare_busybody", "do:defense").until("Select")
    assert t.s.force[DEF * 4 + C] == 1
    assert t.s.allies(DEF) == [C]


def test_busybody_super_changes_sides_after_the_reveal() -> None:
    t = at_war(Table(4, busybody=C))
    t.hand(C, "flare_busybody")
    t.challenge(A, B, tokens=1, defense_allies={C: 4}).cards("attack_10", "attack_8")
    t.say(C, "card:flare_busybody", "amount:3").finish()
    assert t.s.at(C, t.planet(B, 1)) == 3
    assert t.s.warp[C] == 1


# Crystal


def test_crystal_fixes_the_numbers_of_the_other_allies() -> None:
    t = at_war(Table(5, crystal=A))
    t.challenge(A, B, start="invite")
    t.s.invited = [1 << C, 1 << D]
    t.say(C, "do:offense", "amount:1").say(D, "do:defense", "amount:4")
    t.say(A, "power:crystal", "amount:4", "amount:1").until("Select")
    assert t.s.force[OFF * 5 + C] == 4
    assert t.s.force[DEF * 5 + D] == 1


def test_crystal_leaves_macron_at_one() -> None:
    t = at_war(Table(4, crystal=A, macron=C))
    t.challenge(A, B, start="invite")
    t.s.invited = [1 << C, 0]
    t.say(C, "do:offense").until("Select")
    assert not t.was_used("crystal", A) and t.s.force[OFF * 4 + C] == 1


def test_crystal_wild_rearranges_tokens() -> None:
    t = Table(4)
    t.hand(C, "flare_crystal")
    t.s.push(Window(CHALLENGE_START))
    t.s.advance()
    t.s.play("card:flare_crystal")
    t.s.play("amount:15")
    assert [t.s.at(C, t.planet(C, place)) for place in (1, 2, 3, 4, 5)] == [16, 1, 1, 1, 1]
    t.s.check()


def test_crystal_super_sets_eight_for_one_ally() -> None:
    t = at_war(Table(5, crystal=A))
    t.hand(A, "attack_10", "attack_6", "flare_crystal")
    t.challenge(A, B, start="invite")
    t.s.invited = [1 << C | 1 << D, 0]
    t.say(C, "do:offense", "amount:1").say(D, "do:offense", "amount:1")
    t.say(A, "card:flare_crystal", "power:crystal", "amount:8")
    t.until("AskAmount", A)
    assert "amount:8" not in t.s.legal_names and "amount:4" in t.s.legal_names
    t.until("Select")
    assert t.s.force[OFF * 5 + C] == 8


def test_crystal_super_sends_an_ally_home() -> None:
    t = at_war(Table(5, crystal=A))
    t.hand(A, "attack_10", "attack_6", "flare_crystal")
    t.challenge(A, B, start="invite")
    t.s.invited = [1 << C, 0]
    t.say(C, "do:offense", "amount:1").say(A, "card:flare_crystal", "power:crystal", "amount:0").until("Select")
    assert t.s.allies(OFF) == [] and t.s.on_bases(C) == 20


# Delegator


def test_delegator_makes_allies_the_main_players() -> None:
    """The new offense lands; a displaced offense is an ally; the turn stays with the first. COS-P8.9"""
    t = Table(5, delegator=A)
    t.hand(A, "attack_40")
    t.hand(B, "attack_30")
    t.hand(C, "attack_10", "attack_6")
    t.hand(D, "attack_8", "attack_4")
    t.challenge(A, B, tokens=2, start="invite")
    t.s.invited = [1 << C, 1 << D]
    t.say(C, "do:offense", "amount:1").say(D, "do:defense", "amount:1")
    t.say(A, "power:delegator", t.colour(C), t.colour(D)).until("Select", C)
    assert (t.s.offense, t.s.defender) == (C, D)
    assert t.s.allies(OFF) == [A] and t.s.allies(DEF) == [B]
    t.s.play("card:attack_10")
    t.until("Select", D)
    t.s.play("card:attack_4")
    t.finish()
    # 10 + 1 + 2 against 4 + 1 + 4
    assert t.s.has_base(C, t.planet(B, 1)) and t.s.has_base(A, t.planet(B, 1))
    assert t.s.warp[B] == 4 and t.s.warp[D] == 1
    assert t.s.turn == A


def test_displaced_defender_keeps_his_planet_on_a_win() -> None:
    t = Table(4, delegator=D)
    t.hand(A, "attack_4", "attack_6")
    t.hand(D, "attack_30", "attack_20")
    t.challenge(A, B, tokens=2, start="invite")
    t.s.invited = [0, 1 << D]
    t.say(D, "do:defense", "amount:2", "power:delegator", t.colour(D)).until("Select", D)
    t.s.play("card:attack_30")
    t.finish()
    assert t.s.warp[A] == 2 and t.s.at(B, t.planet(B, 1)) == 4
    assert t.s.on_bases(D) == 20


def test_delegated_offense_without_a_challenge_card_refills() -> None:
    """COS-P7.4"""
    t = Table(4, delegator=A)
    t.hand(A, "attack_4", "attack_6")
    t.hand(B, "attack_10", "attack_8")
    t.hand(C, "plague")
    t.challenge(A, B, tokens=2, start="invite")
    t.s.invited = [1 << C, 0]
    t.say(
        C,
        "do:offense",
        "amount:1",
    ).say(A, "power:delegator", t.colour(C)).until("Select", B)
    assert len(t.s.hands[C]) >= 6 and not t.has_card(C, "plague")


def test_delegator_wild_hands_the_defence_to_a_neighbour() -> None:
    """His own tokens are out of it, the other one makes the hand check. COS-P2.16"""
    t = Table(4)
    t.hand(A, "attack_30", "attack_20")
    t.hand(B, "attack_8", "flare_delegator")
    t.hand(C, "plague")
    t.put(C, t.planet(B, 1), 2)
    t.challenge(A, B, place=t.planet(B, 1), start="launch")
    t.say(B, "card:flare_delegator").until("Select", A)
    assert t.s.defender == C and not t.has_card(C, "plague")
    t.finish()
    assert t.s.warp[C] == 2 and t.s.at(B, t.planet(B, 1)) == 4 and t.s.has_base(A, t.planet(B, 1))


def test_delegator_super_delegates_a_bystander() -> None:
    """He plays with no tokens of his own."""
    t = Table(4, delegator=A)
    t.hand(A, "attack_4", "flare_delegator")
    t.hand(B, "attack_10", "attack_8")
    t.hand(D, "attack_40", "attack_30")
    t.challenge(A, B, tokens=3, start="invite")
    t.say(A, "card:flare_delegator", "power:delegator", t.colour(D)).until("Select", D)
    assert t.s.offense == D and t.s.strength(D, OFF) == 0
    t.s.play("card:attack_40")
    t.finish()
    assert t.s.has_base(A, t.planet(B, 1)) and not t.s.has_base(D, t.planet(B, 1))


# Gorgon


def test_gorgon_holds_tokens_on_her_home_planets() -> None:
    t = at_war(Table(4, gorgon=C))
    t.only(A, {t.planet(A, 1): 1, t.planet(C, 1): 4})
    t.challenge(A, B, start="launch")
    t.until("AskPlace", A)
    assert t.s.strength(A, OFF) == 1 and t.s.at(A, t.planet(C, 1)) == 4
    t.say(A, t.planet_atom(C, 1))
    assert t.s.warp[A] == 1


def test_gorgon_holds_tokens_beside_hers() -> None:
    t = Table(4, gorgon=C)
    t.put(C, t.planet(B, 2), 1)
    t.put(A, t.planet(B, 2), 2)
    assert ATOMS.index(t.planet_atom(B, 2)) not in sources(t.s, A)
    assert ATOMS.index(t.planet_atom(B, 2)) not in sources(t.s, B)
    assert ATOMS.index(t.planet_atom(B, 2)) in sources(t.s, C)


def test_gorgon_keeps_her_power_without_home_bases() -> None:
    """COS-4.3"""
    t = Table(4, gorgon=C)
    t.only(C, {t.planet(B, 2): 5})
    assert has(t.s, C, POWER.index("gorgon"))


def test_gorgon_wild_freezes_the_target() -> None:
    """The defender's tokens there neither count nor get lost."""
    t = Table(4)
    t.hand(A, "attack_8", "flare_gorgon")
    t.hand(B, "attack_8")
    t.challenge(A, B, tokens=1, start="invite")
    t.say(A, "card:flare_gorgon", t.planet_atom(B, 1)).finish()
    assert t.s.at(B, t.planet(B, 1)) == 4 and t.s.has_base(A, t.planet(B, 1))


def test_gorgon_wild_keeps_tokens_from_allying_and_from_losses() -> None:
    t = at_war(Table(4))
    t.s.gain_card(A, t.fetch("flare_gorgon"), 0)
    t.only(C, {t.planet(C, 1): 5})
    t.challenge(A, B, tokens=1, start="invite").say(A, "card:flare_gorgon", t.planet_atom(C, 1))
    assert sources(t.s, C) == []
    lose_tokens(t.s, C, 3, BY_EFFECT)
    t.until("Select")
    assert t.s.at(C, t.planet(C, 1)) == 5


def test_gorgon_super_cancels_a_cosmic_zap() -> None:
    t = at_war(Table(4, gorgon=C))
    t.only(A, {t.planet(A, 1): 1, t.planet(C, 1): 4})
    t.hand(D, "cosmic_zap")
    t.hand(C, "flare_gorgon")
    t.challenge(A, B, start="launch")
    t.say(D, "card:cosmic_zap").say(C, "card:flare_gorgon").until("AskPlace", A)
    assert t.s.at(A, t.planet(C, 1)) == 4 and t.s.zapped == []


def test_gorgon_can_be_zapped() -> None:
    """COS-4.10"""
    t = at_war(Table(4, gorgon=C))
    t.only(A, {t.planet(A, 1): 1, t.planet(C, 1): 4})
    t.hand(D, "cosmic_zap")
    t.challenge(A, B, start="launch").say(D, "card:cosmic_zap").say(A, "amount:4")
    t.until("Commit", A)
    assert t.planet_atom(C, 1) in t.s.legal_names


# Grudge


def test_grudge_one_refuser() -> None:
    """Golden case D-54: with one refuser it works even in silence, with two it is blocked. COS-15.10"""
    for guests, lost in (([C, D], 4), ([C, D, 4], 0)):
        t = at_war(Table(5, grudge=A), "attack_4", "attack_30")
        t.challenge(A, B, tokens=1, start="invite")
        t.s.invited = [sum(1 << guest for guest in guests), 0]
        t.say(C, "do:offense", "amount:1")
        t.s.lasting += [SILENCED, A, 0]
        t.finish()
        assert t.s.warp[D] == lost


def test_grudge_takes_one_token_after_a_win() -> None:
    t = at_war(Table(4, grudge=A), "attack_30", "attack_8")
    t.challenge(A, B, tokens=1, start="invite")
    t.s.invited = [1 << C | 1 << D, 0]
    t.say(A, t.colour(D)).cards("attack_30", "attack_8").finish()
    assert t.s.warp[D] == 1 and t.s.warp[C] == 0


def test_grudge_after_a_failed_deal() -> None:
    t = Table(4, grudge=A)
    t.hand(A, "compromise")
    t.hand(B, "compromise")
    t.challenge(A, B, tokens=1, start="invite")
    t.s.invited = [1 << D, 0]
    t.finish()
    assert t.s.warp[D] == 4


def test_grudge_wild_sends_the_winners_allies_home() -> None:
    t = at_war(Table(4), "attack_30", "attack_8")
    t.s.gain_card(B, t.fetch("flare_grudge"), 0)
    t.challenge(A, B, tokens=1, offense_allies={C: 2}).cards("attack_30", "attack_8")
    t.say(B, "card:flare_grudge").finish()
    assert t.s.has_base(A, t.planet(B, 1)) and not t.s.has_base(C, t.planet(B, 1))
    assert t.s.on_bases(C) == 20


def test_grudge_super_hits_all_who_refused() -> None:
    t = at_war(Table(5, grudge=A), "attack_30", "attack_8")
    t.s.gain_card(A, t.fetch("flare_grudge"), 0)
    t.challenge(A, B, tokens=1, start="invite")
    t.s.invited = [1 << C | 1 << D, 0]
    t.say(A, t.colour(D)).cards("attack_30", "attack_8").say(A, "card:flare_grudge").finish()
    assert t.s.warp[C] == 4 and t.s.warp[D] == 4 and t.s.warp[4] == 0


# Magnet


def test_magnet_attracts() -> None:
    t = at_war(Table(4, magnet=A))
    t.challenge(A, B, start="invite").say(A, "power:magnet", t.colour(C), "do:attract")
    t.until("AllyNumber", C)
    t.say(C, "amount:2").until("Select")
    assert t.s.force[OFF * 4 + C] == 2


def test_magnet_repels() -> None:
    t = at_war(Table(4, magnet=B))
    t.challenge(A, B, start="invite")
    t.s.invited[OFF] = 1 << C | 1 << D
    t.say(B, "power:magnet", t.colour(C), "do:repel").say(D, "do:offense").until("Select")
    assert t.s.allies(OFF) == [D]


def test_magnet_uses_his_own_invitation_step() -> None:
    t = at_war(Table(4, magnet=B))
    t.challenge(A, B, start="invite").say(B, "power:magnet")
    assert t.s.phase == 5


def test_magnet_wild_forbids_a_card() -> None:
    t = at_war(Table(4))
    t.s.gain_card(A, t.fetch("flare_magnet"), 0)
    t.challenge(A, B).say(A, "card:flare_magnet", "card:attack_8").finish()
    assert t.has_card(B, "attack_8") and not t.has_card(B, "attack_4")


def test_magnet_super_works_on_two() -> None:
    t = at_war(Table(4, magnet=A))
    t.s.gain_card(A, t.fetch("flare_magnet"), 0)
    t.challenge(A, B, start="invite").say(A, "card:flare_magnet", "power:magnet", t.colour(C), "do:attract")
    t.say(A, "do:attract").until("Select")
    assert t.s.allies(OFF) == [C, D]


# Parasite


def test_parasite_joins_uninvited_and_force_field_sends_him_home() -> None:
    """Golden case D-47."""
    t = at_war(Table(4, parasite=C))
    t.hand(D, "force_field")
    t.challenge(A, B, start="invite").say(C, "power:parasite", "do:offense", "amount:3")
    t.say(D, "card:force_field")
    assert t.s.force[OFF * 4 + C] == 3
    t.say(D, t.colour(C)).until("Select")
    assert t.s.on_bases(C) == 20 and t.s.allies(OFF) == []


def test_parasite_cannot_join_on_a_moon() -> None:
    """Golden case D-70. COS-13.19"""
    t = at_war(Table(4, {"moons": "all"}, parasite=C))
    moon = 36 + 2 * t.s.home[B]
    t.s.lift(B, t.planet(B, 1), 4)
    t.s.put(B, moon, 4)
    t.settle()
    t.challenge(A, B, place=moon, start="invite").until("Select")
    assert not t.was_used("parasite", C)


def test_parasite_wild_founds_a_base_where_a_power_is_lost() -> None:
    """COS-4.3"""
    t = at_war(Table(4, virus=A))
    t.hand(D, "flare_parasite")
    t.only(A, {t.planet(A, 1): 1, t.planet(A, 2): 3, t.planet(A, 3): 3})
    t.challenge(A, B, start="launch").say(A, "amount:1", t.planet_atom(A, 1))
    t.say(D, "card:flare_parasite", t.planet_atom(A, 4)).until("Select")
    assert t.s.at(D, t.planet(A, 4)) == 1


def test_parasite_super_brings_any_number() -> None:
    t = at_war(Table(4, parasite=C))
    t.hand(C, "flare_parasite")
    t.challenge(A, B, start="invite")
    t.say(C, "card:flare_parasite", "power:parasite", "do:defense", "amount:11").until("Select")
    assert t.s.force[DEF * 4 + C] == 11


# Phantom


@pytest.mark.rule("COS-14.13", "COS-17.7")
def test_phantom_puts_five_tokens_on_his_star_and_projects_them() -> None:
    """COS-14.13, 17.7"""
    t = at_war(Table(4), "attack_6", "attack_8")
    t.power(C, "phantom", setup=True)
    t.s.advance()
    while type(t.s.choice).__name__ == "PickPhantoms":
        t.s.play(t.planet_atom(C, 1) if t.s.at(C, t.planet(C, 1)) else t.planet_atom(C, 2))
    t.s.over = False
    assert t.s.star[C] == 5 and t.s.on_bases(C) == 15 and not t.s.has_base(C, t.planet(C, 1))
    t.challenge(A, B, tokens=1, offense_allies={C: 1}).cards("attack_6", "attack_8")
    t.say(C, "power:phantom", "amount:5").finish()
    # 6 + 2 + 5 against 8 + 4
    assert t.s.has_base(A, t.planet(B, 1)) and t.s.star[C] == 5


@pytest.mark.rule("COS-14.13")
def test_phantoms_leave_as_normal_tokens_without_the_power() -> None:
    """COS-14.13"""
    t = at_war(Table(4))
    t.only(A, {t.planet(A, 1): 2})
    t.s.star[A] = 3
    t.s.out[A] -= 3
    t.challenge(A, B, start="launch").say(A, "amount:4", "do:star", "do:star").until("Select")
    assert t.s.star[A] == 1 and t.s.strength(A, OFF) == 4


def test_returning_tokens_may_become_phantoms() -> None:
    t = at_war(Table(4, phantom=C))
    t.challenge(A, B, tokens=1, defense_allies={C: 2}).cards("attack_10", "attack_8")
    t.say(C, "do:star", "do:star")
    assert t.s.star[C] == 2


def test_phantom_wild_adds_tokens_after_the_reveal() -> None:
    t = at_war(Table(4), "attack_6", "attack_8")
    t.s.gain_card(A, t.fetch("flare_phantom"), 0)
    t.challenge(A, B, tokens=3).cards("attack_6", "attack_8")
    t.say(A, "card:flare_phantom", "amount:4").finish()
    assert t.s.at(A, t.planet(B, 1)) == 7


def test_phantom_super_doubles_phantoms() -> None:
    t = at_war(Table(4, phantom=A), "attack_6", "attack_8")
    t.s.gain_card(A, t.fetch("flare_phantom"), 0)
    t.s.lift(A, t.planet(A, 1), 4)
    t.s.star[A] = 4
    t.settle()
    t.challenge(A, B, tokens=1).cards("attack_6", "attack_8")
    t.say(A, "power:phantom", "amount:3", "card:flare_phantom").finish()
    # 6 + 1 + 6 against 8 + 4
    assert t.s.has_base(A, t.planet(B, 1))


# Serpent


def test_serpent_tempts_an_ally_over() -> None:
    t = at_war(Table(4, serpent=A))
    t.challenge(A, B, start="invite")
    t.s.invited[DEF] = 1 << C
    t.say(C, "do:defense", "amount:3").say(A, "power:serpent").say(C, "do:yes").until("Select")
    assert t.s.allies(OFF) == [C] and t.s.force[OFF * 4 + C] == 3
    assert len(t.s.hands[C]) == 3


def test_serpent_refused_costs_a_card() -> None:
    t = at_war(Table(4, serpent=A))
    t.hand(C, "attack_7")
    t.challenge(A, B, start="invite")
    t.s.invited[DEF] = 1 << C
    t.say(C, "do:defense", "amount:3").say(A, "power:serpent").say(C, "do:no").until("Select")
    assert t.s.allies(DEF) == [C] and t.s.hands[C] == []


def test_serpent_wild_turns_an_ally() -> None:
    t = at_war(Table(4))
    t.hand(D, "flare_serpent")
    t.hand(C, "attack_7", "attack_7", "attack_7")
    t.challenge(A, B, start="invite")
    t.s.invited[DEF] = 1 << C
    t.say(C, "do:defense", "amount:3").say(D, "card:flare_serpent").say(C, "do:no").until("Select")
    assert len(t.s.hands[C]) == 1 and t.s.allies(DEF) == [C]


def test_serpent_wild_moves_an_ally_without_cards() -> None:
    t = at_war(Table(4))
    t.hand(D, "flare_serpent")
    t.challenge(A, B, start="invite")
    t.s.invited[DEF] = 1 << C
    t.say(C, "do:defense", "amount:3").say(D, "card:flare_serpent").until("Select")
    assert t.s.allies(OFF) == [C] and t.s.hands[C] == []


def test_serpent_super_tempts_all() -> None:
    t = at_war(Table(4, serpent=A))
    t.s.gain_card(A, t.fetch("flare_serpent"), 0)
    t.challenge(A, B, start="invite")
    t.s.invited[DEF] = 1 << C | 1 << D
    t.say(C, "do:defense", "amount:3").say(D, "do:defense", "amount:2")
    t.say(A, "card:flare_serpent", "power:serpent").say(C, "do:yes").say(D, "do:yes").until("Select")
    assert t.s.allies(OFF) == [C, D]


# Skeptic


def test_skeptic_makes_the_offense_give_in() -> None:
    t = at_war(Table(4, skeptic=B))
    t.challenge(A, B, tokens=3, offense_allies={C: 2}).say(B, "power:skeptic").say(A, "do:accept").finish()
    assert t.s.on_bases(A) == 20 and t.s.on_bases(C) == 20
    assert not t.s.success


def test_skeptic_makes_the_defender_give_in() -> None:
    t = at_war(Table(4, skeptic=A))
    t.challenge(A, B, tokens=3, offense_allies={C: 2}, defense_allies={D: 1})
    t.say(A, "power:skeptic").say(B, "do:accept").finish()
    home = t.planet(B, 1)
    assert (t.s.at(A, home), t.s.at(B, home), t.s.at(C, home)) == (3, 4, 2)
    assert t.s.on_bases(D) == 20 and t.s.success


def test_skeptic_double_doubt_costs_twice() -> None:
    t = at_war(Table(4, skeptic=C), "attack_4", "attack_30")
    t.challenge(A, B, tokens=3, defense_allies={C: 1}).say(C, "power:skeptic").say(A, "do:refuse")
    t.cards("attack_4", "attack_30").finish()
    assert t.s.warp[A] == 6


def test_skeptic_double_doubt_and_a_failed_deal() -> None:
    t = Table(4, skeptic=A)
    t.hand(A, "compromise")
    t.hand(B, "compromise")
    t.challenge(A, B).say(A, "power:skeptic").say(B, "do:refuse").finish()
    assert t.s.warp[A] == 6 and t.s.warp[B] == 6


def test_skeptic_wild_answers_last() -> None:
    t = at_war(Table(4))
    t.hand(C, "flare_skeptic")
    t.challenge(A, B, start="invite")
    t.s.invited = [1 << C | 1 << D, 1 << C | 1 << D]
    t.say(C, "card:flare_skeptic").say(D, "do:defense", "amount:1").say(C, "do:offense", "amount:4").until("Select")
    assert t.s.allies(OFF) == [C] and t.s.allies(DEF) == [D]


def test_skeptic_super_fixes_the_risk() -> None:
    t = at_war(Table(4, skeptic=B), "attack_4", "attack_30")
    t.s.gain_card(B, t.fetch("flare_skeptic"), 0)
    t.challenge(A, B, tokens=1).say(B, "card:flare_skeptic", "amount:9", "power:skeptic").say(A, "do:refuse")
    t.cards("attack_4", "attack_30").finish()
    assert t.s.warp[A] == 10


# Sniveler


def test_sniveler_gets_his_tokens_back() -> None:
    t = at_war(Table(4, sniveler=A))
    t.to_warp(A, 3)
    t.challenge(A, B, start="invite").say(A, "power:sniveler", "do:tokens")
    t.say(B, "do:yes").say(C, "do:yes").say(D, "do:yes").until("Select")
    assert t.s.warp[A] == 0


def test_sniveler_drags_the_others_down() -> None:
    t = at_war(Table(4, sniveler=A))
    t.to_warp(A, 3)
    t.to_warp(C, 1)
    t.challenge(A, B, start="invite").say(A, "power:sniveler", "do:tokens").say(B, "do:yes").say(C, "do:no").until(
        "Select"
    )
    assert t.s.warp == [3, 3, 3, 3]


def test_sniveler_gets_a_base() -> None:
    t = at_war(Table(4, sniveler=A))
    t.challenge(A, B, start="invite").say(A, "power:sniveler", "do:bases")
    t.say(B, "do:yes").say(C, "do:yes").say(D, "do:yes").say(A, t.planet_atom(D, 5), "amount:2").until("Select")
    assert t.s.at(A, t.planet(D, 5)) == 2


def test_sniveler_costs_the_others_a_base() -> None:
    t = at_war(Table(4, sniveler=A))
    t.put(C, t.planet(D, 1), 2)
    t.challenge(A, B, start="invite").say(A, "power:sniveler", "do:bases").say(B, "do:no").until("Select")
    assert not t.s.has_base(C, t.planet(D, 1)) and t.s.on_bases(C) == 20


def test_sniveler_is_given_a_card() -> None:
    t = at_war(Table(4, sniveler=A))
    t.hand(D, "compromise", "attack_7")
    t.challenge(A, B, start="invite").say(A, "power:sniveler", "type:compromise").say(D, "do:yes").until("Select")
    assert COMPROMISE in t.s.hands[A] and t.names(D) == ["attack_7"]


def test_sniveler_makes_all_discard() -> None:
    t = at_war(Table(4, sniveler=A))
    t.hand(C, "attack_20", "attack_7")
    t.hand(D, "attack_30", "attack_15")
    t.challenge(A, B, start="invite").say(A, "power:sniveler", "card:attack_20").say(C, "do:no").until("Select")
    assert t.names(C) == ["attack_7"] and t.names(D) == ["attack_15"]


def test_sniveler_names_only_what_he_lacks() -> None:
    t = at_war(Table(4, sniveler=A))
    t.challenge(A, B, start="invite").say(A, "power:sniveler")
    names = t.s.legal_names
    assert "do:tokens" not in names and "card:attack_10" not in names and "card:attack_11" in names


def test_sniveler_wild_is_invited_or_the_allies_go() -> None:
    for answer in ("do:yes", "do:no"):
        t = at_war(Table(4))
        t.hand(D, "flare_sniveler")
        t.challenge(A, B, start="invite")
        t.s.invited[OFF] = 1 << C
        t.say(C, "do:offense", "amount:2").say(D, "card:flare_sniveler", t.colour(A)).say(A, answer)
        if answer == "do:yes":
            t.say(D, "do:yes", "amount:3").until("Select")
            assert t.s.allies(OFF) == [C, D] and t.s.force[OFF * 4 + D] == 3
        else:
            t.until("Select")
            assert t.s.allies(OFF) == []


def close_to_victory(t: Table) -> None:
    """A has four external bases and B, C four as well."""
    for player in (A, C):
        for number in (2, 3, 4, 5):
            t.put(player, t.planet(D, number), 1)


def test_sniveler_super_shares_the_win() -> None:
    """COS-22.1"""
    t = at_war(Table(4, sniveler=C), "attack_30", "attack_8")
    t.hand(C, "flare_sniveler")
    close_to_victory(t)
    t.challenge(A, B, tokens=1).cards("attack_30", "attack_8").say(C, "card:flare_sniveler").say(A, "do:yes")
    assert t.s.over and t.s.winners == [A, C]


def test_sniveler_super_fights_for_a_share() -> None:
    """COS-8.11"""
    for card, winners in (("attack_40", [A, C, D]), ("attack_1", [A])):
        t = at_war(Table(4, sniveler=C), "attack_30", "attack_8")
        t.hand(C, "flare_sniveler", card, "attack_0" if card == "attack_1" else "attack_20")
        close_to_victory(t)
        t.challenge(A, B, tokens=1).cards("attack_30", "attack_8").say(C, "card:flare_sniveler").say(A, "do:no")
        t.until("AimAt", C)
        t.say(C, t.planet_atom(A, 1), "amount:4")
        t.until("Invite", C)
        while type(t.s.choice).__name__ == "Invite":
            t.s.play("do:yes" if t.s.player == C else "do:no")
        t.say(D, "do:offense", "amount:4").until("Select", C)
        t.s.play(f"card:{card}")
        while not t.s.over:
            t.step()
        assert t.s.winners == winners


def test_without_the_super_flare_the_game_is_over() -> None:
    t = at_war(Table(4, sniveler=C), "attack_30", "attack_8")
    close_to_victory(t)
    t.challenge(A, B, tokens=1).cards("attack_30", "attack_8").finish()
    assert t.s.over and t.s.winners == [A]


# Wrack


def test_wrack_takes_a_card_or_a_token() -> None:
    t = at_war(Table(4, wrack=A))
    t.challenge(A, B, tokens=2).say(A, "power:wrack", "do:chosen").say(B, "do:no").say(A, "do:random").say(B, "do:yes")
    t.until("Select")
    assert t.s.at(B, t.planet(B, 1)) == 3 and t.s.warp[B] == 1
    assert len(t.s.hands[A]) == 3 and len(t.s.hands[B]) == 1


def test_wrack_stops_after_as_many_times_as_he_has_tokens() -> None:
    t = at_war(Table(4, wrack=A))
    t.challenge(A, B, tokens=2).say(A, "power:wrack", "do:chosen").say(B, "do:no").say(A, "do:chosen").say(B, "do:no")
    t.until("Select")
    assert t.s.warp[B] == 2


def test_wrack_chosen_card() -> None:
    t = at_war(Table(4, wrack=B))
    t.challenge(A, B, tokens=2).say(B, "power:wrack", "do:chosen").say(A, "do:yes", "card:attack_6").until("Select", B)
    assert t.has_card(B, "attack_6")


def test_wrack_takes_lucre() -> None:
    t = at_war(Table(4, {"lucre": "on"}, wrack=A))
    t.s.lucre = [5, 5, 5, 5]
    t.challenge(A, B, tokens=2).say(A, "power:wrack", "do:lucre").say(B, "do:yes")
    assert t.s.lucre[:2] == [7, 3]


def test_wrack_wild_makes_every_use_cost_a_token() -> None:
    t = at_war(Table(4, amoeba=B))
    t.s.gain_card(A, t.fetch("flare_wrack"), 0)
    t.challenge(A, B, tokens=2).cards("attack_10", "attack_8").say(B, "power:amoeba")
    t.say(A, "card:flare_wrack").say(B, "do:plus", "amount:1", t.planet_atom(B, 2), t.planet_atom(B, 3)).finish()
    # 10 + 2 against 8 + 5
    assert t.s.warp[B] == 1 and t.s.warp[A] == 2 and t.s.at(B, t.planet(B, 3)) == 3


def test_wrack_super_demands_a_base() -> None:
    t = at_war(Table(4, wrack=A))
    t.s.gain_card(A, t.fetch("flare_wrack"), 0)
    t.challenge(A, B, tokens=2).say(A, "card:flare_wrack", "power:wrack", "do:bases", t.planet_atom(B, 3))
    t.say(B, "do:yes").say(A, "amount:2").until("Select")
    assert t.s.at(A, t.planet(B, 3)) == 2 and t.s.at(B, t.planet(B, 3)) == 4


# Golden cases about alliances


def test_power_lost_and_regained() -> None:
    """Golden case D-10. COS-P3.2, 4.3, 4.4"""
    t = at_war(Table(4, parasite=C), "attack_4", "attack_30")
    t.only(C, {t.planet(C, 1): 1, t.planet(C, 2): 2, t.planet(C, 3): 2})
    t.challenge(A, B, start="invite").say(C, "power:parasite", "do:defense", "amount:1", t.planet_atom(C, 1))
    assert not has(t.s, C, POWER.index("parasite"))
    t.until("Select", B)
    t.s.put(C, t.planet(C, 1), 1)
    t.s.lift(C, t.planet(C, 2), 1)
    t.s.push(Settle())
    t.step()
    assert has(t.s, C, POWER.index("parasite"))


def test_ally_gives_up_a_base() -> None:
    """Golden case D-17: the token returns to a base he has left. COS-P6.7, P8.9"""
    t = at_war(Table(4), "attack_4", "attack_30")
    t.only(C, {t.planet(C, 1): 1, t.planet(C, 2): 2, t.planet(C, 3): 2})
    t.challenge(A, B, start="invite")
    t.s.invited[DEF] = 1 << C
    t.say(C, "do:defense", "amount:1", t.planet_atom(C, 1)).cards("attack_4", "attack_30")
    t.until("BringHome", C)
    assert t.planet_atom(C, 1) not in t.s.legal_names and t.planet_atom(C, 2) in t.s.legal_names


def test_allies_go_home_before_a_deal() -> None:
    """Golden case D-23: and they get no rewards. COS-P8.16"""
    t = Table(4)
    t.hand(A, "compromise")
    t.hand(B, "compromise")
    t.challenge(A, B, tokens=2, offense_allies={C: 3, D: 1}).until("Propose")
    assert t.s.on_bases(C) == 20 and t.s.on_bases(D) == 20
    t.finish()
    assert t.s.hands[C] == [] and t.s.hands[D] == []


def test_sniveler_super_before_a_challenge_begins() -> None:
    """The challenge that was about to begin is left out, the game ends after the extra one. COS-2.9, 8.11"""
    t = Table(4, sniveler=C)
    t.hand(A, "attack_4", "attack_6")
    t.hand(B, "attack_4", "attack_6")
    t.hand(C, "flare_sniveler", "attack_40", "attack_30")
    close_to_victory(t)
    t.put(A, t.planet(B, 5), 1)
    t.s.turn = B
    t.s.push(BeginChallenge())
    t.s.advance()
    t.say(C, "card:flare_sniveler").say(A, "do:no")
    t.until("Select", C)
    assert (t.s.offense, t.s.defender, t.s.extra) == (C, A, True)
    t.s.play("card:attack_40")
    while not t.s.over:
        t.step()
    assert t.s.winners == [A, C]


def test_gorgon_costs_who_hands_over_a_base() -> None:
    """Tokens that leave a planet for a deal go to the Warp. COS-P8.18"""
    t = Table(4, gorgon=C)
    t.put(C, t.planet(B, 2), 1)
    t.challenge(A, B, tokens=1)
    t.s.push(Hand(A, B, t.planet(B, 2), True))
    t.step()
    t.until("Found", A)
    assert t.s.warp[B] == 4 and not t.s.has_base(B, t.planet(B, 2))


@pytest.mark.rule("COS-8.13")
def test_wrack_wild_does_not_answer_what_it_causes_itself() -> None:
    """The Zombie saves the token that his own saving has cost him: that is the end of it."""
    t = Table(zombie=A)
    t.hand(A, "attack_4", "attack_6")
    t.hand(B, "attack_30", "attack_5", "flare_wrack")
    t.challenge(A, B, tokens=3).cards("attack_4", "attack_30").say(B, "card:flare_wrack").finish()
    assert t.s.warp[A] == 0 and t.s.on_bases(A) == 20
