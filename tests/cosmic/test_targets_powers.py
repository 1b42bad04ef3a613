"""Powers about destiny, targets and the course of the turn, each with the two sides of its Flare."""

import json

import pytest

from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import NOBODY, YES
from astrarium.games.cosmic.components import (
    CARD,
    DESTINY,
    EFFECT,
    FIRST_MOON,
    MOON_SLOTS,
    PLACE,
    POWER,
    SYSTEM_OF,
)
from astrarium.games.cosmic.effects.timing import CHALLENGE_START
from astrarium.games.cosmic.effects.usage import is_silenced, may_use
from astrarium.games.cosmic.game import GAME
from astrarium.games.cosmic.powers.terrorist import bombs
from astrarium.games.cosmic.rules.turn import queue_of
from astrarium.games.cosmic.state import DEAL_MADE, DEF, OFF, Cosmic
from tables.cosmic import A, B, C, D, Table


def fed(players: int = 4, options: dict[str, str] | None = None, **powers: int) -> Table:
    """Everybody can fight: the first card wins against the second."""
    t = Table(players, options, **powers)
    for player in range(players):
        t.hand(player, "attack_12", "attack_6")
    return t


def strong_and_weak(t: Table, offense: int, defender: int, *also: str) -> None:
    """The offense will win; what else he holds."""
    t.hand(offense, "attack_40", "attack_30", *also)
    t.hand(defender, "attack_4", "attack_5")


def colour_card(t: Table, player: int, number: str = "1") -> str:
    return f"dest_{t.s.player_ids()[player]}_{number}"


def plant(t: Table, player: int, *planets: int) -> None:
    """The Terrorist's bombs lie there."""
    for planet in planets:
        t.s.secrets += [POWER.index("terrorist"), player, planet, 1 << player]


def same_after_saving(s: Cosmic) -> None:
    copy = GAME.from_json(json.loads(json.dumps(s.to_json())))
    assert copy.to_json() == s.to_json() and copy.offered == s.offered


# Anomaly


@pytest.mark.rule("COS-P8.9", "COS-P8.10")
def test_anomaly_turns_the_cone_of_his_own_challenges_over() -> None:
    t = fed(anomaly=A)
    t.challenge(A, B, start="def_set").until("AimAt", A)
    assert t.s.reverse
    t.challenge(A, B, start="def_set", reverse=True).until("AimAt", A)
    assert not t.s.reverse


def test_anomaly_may_turn_the_cone_of_others_over() -> None:
    t = fed(anomaly=C)
    t.challenge(A, B, start="def_set").say(C, "power:anomaly")
    assert t.s.reverse
    t.challenge(A, B, start="def_set").until("AimAt", A)
    assert not t.s.reverse


def test_anomaly_who_is_silenced_still_turns_his_own_cone() -> None:
    """powers.toml: part A is not blocked, part B is."""
    t = fed(anomaly=C, silencer=A)
    t.challenge(A, B, start="def_set").say(A, "power:silencer", t.colour(C))
    assert not t.offers(C, "power:anomaly")
    t.challenge(A, C, start="def_set").until("AimAt", A)
    assert t.s.reverse


def test_anomaly_who_is_replaced_as_defender_leaves_the_cone_as_it_was() -> None:
    t = fed(anomaly=B, siren=C)
    t.put(C, t.planet(B, 2), 1)
    t.challenge(A, B, start="def_set")
    assert t.s.reverse
    t.say(C, "power:siren", t.planet_atom(C, 1)).until("Invite", A)
    assert t.s.defender == C and not t.s.reverse


def test_anomaly_wild_turns_the_cone_over() -> None:
    t = fed()
    t.hand(C, "flare_anomaly")
    t.challenge(A, B, start="def_set").say(C, "card:flare_anomaly")
    assert t.s.reverse


def test_anomaly_super_chooses_the_side_after_the_outcome() -> None:
    """The ally lands, since the reverse cone is turned back at the last moment."""
    t = Table(anomaly=A)
    strong_and_weak(t, A, B, "flare_anomaly")
    t.challenge(A, B, offense_allies={C: 2}, reverse=True).cards("attack_40", "attack_4")
    t.say(A, "card:flare_anomaly").finish()
    assert t.s.has_base(C, t.planet(B, 1))


# Boomerang


@pytest.mark.rule("COS-8.11")
def test_boomerang_strikes_back() -> None:
    t = Table(boomerang=B)
    t.hand(A, "attack_40", "attack_30", "attack_5")
    t.hand(B, "attack_4", "attack_5", "attack_6")
    t.challenge(A, B).cards("attack_40", "attack_4").say(B, "power:boomerang", t.planet_atom(A, 3))
    s = t.s
    assert s.extra and s.offense == B and s.defender == A and s.target == t.planet(A, 3)
    t.until("Decide", A)
    assert s.turn == A and not s.extra, "the interrupted turn goes on"


@pytest.mark.rule("COS-8.11")
def test_boomerang_needs_a_challenge_card_and_cannot_return_a_return() -> None:
    t = Table(boomerang=B)
    t.hand(A, "attack_40", "attack_30")
    t.hand(B, "attack_4")
    t.challenge(A, B).cards("attack_40", "attack_4").until("Decide", A)
    assert not t.was_used("boomerang", B) and t.s.number == 1
    t = Table(boomerang=A)
    t.hand(A, "attack_4", "attack_5", "attack_6")
    t.hand(B, "attack_40", "attack_30", "attack_20")
    t.s.marks += [EFFECT.index("extra_challenge"), B, A, 0]
    for player in (C, D):
        t.hand(player, "attack_10", "attack_8")
    t.challenge(C, D)
    while not t.s.extra:
        t.s.apply(t.s.offered[0])
    while t.s.extra:
        assert "power:boomerang" not in t.s.legal_names
        t.s.apply(t.s.offered[0])


@pytest.mark.rule("COS-P8.26")
def test_boomerang_wild_saves_for_the_rest_of_the_challenge() -> None:
    """Consolation does not count what is saved; a later loss of the challenge is saved too."""
    t = Table()
    t.hand(A, "attack_40", "attack_30")
    t.hand(B, "attack_4", "attack_5", "flare_boomerang")
    t.hand(C, "flare_prophet")
    t.challenge(A, B).say(C, "card:flare_prophet", "amount:1")
    t.cards("attack_40", "attack_4").say(B, "card:flare_boomerang").finish()
    assert t.s.warp[B] == 0
    assert t.s.on_bases(B) == 20


def test_boomerang_wild_goes_on_without_being_asked() -> None:
    t = Table()
    t.hand(A, "compromise", "attack_30")
    t.hand(B, "attack_4", "compromise", "flare_boomerang")
    t.hand(C, "flare_prophet")
    t.challenge(A, B).say(C, "card:flare_prophet", "amount:2").cards("compromise", "compromise")
    # The prophecy costs B a token, then the failed deal three more.
    t.say(B, "card:flare_boomerang").finish()
    assert t.s.warp[B] == 0 and t.s.warp[A] == 4


def test_boomerang_super_aims_at_a_base_anywhere() -> None:
    t = Table(boomerang=B)
    t.hand(A, "attack_40", "attack_30", "attack_5")
    t.hand(B, "attack_4", "attack_5", "attack_6", "flare_boomerang")
    t.put(A, t.planet(C, 2), 2)
    t.challenge(A, B).cards("attack_40", "attack_4")
    t.say(B, "card:flare_boomerang", "power:boomerang", t.planet_atom(C, 2))
    t.until("LaunchNumber", B)
    assert t.s.target == t.planet(C, 2) and t.s.defender == A and t.s.system == t.s.home[C]


def test_boomerang_super_after_the_power_was_used() -> None:
    t = Table(boomerang=B)
    t.hand(A, "attack_40", "attack_30", "attack_5")
    t.hand(B, "attack_4", "attack_5", "attack_6", "flare_boomerang")
    t.put(A, t.planet(C, 2), 2)
    t.challenge(A, B).cards("attack_40", "attack_4")
    t.say(B, "power:boomerang", "card:flare_boomerang", t.planet_atom(C, 2)).until("LaunchNumber", B)
    assert t.s.target == t.planet(C, 2)


# Dictator and Will


@pytest.mark.rule("COS-15.7")
def test_dictator_directs_the_cone() -> None:
    t = fed(dictator=D)
    t.turn(A, colour_card(t, B)).say(D, t.colour(C)).until("AimAt", A)
    assert t.s.defender == C and t.s.system == t.s.home[C]


@pytest.mark.rule("COS-15.7")
def test_dictator_may_confirm_the_card_or_turn_the_own_colour_away() -> None:
    t = fed(dictator=D)
    t.turn(A, colour_card(t, B)).say(D, t.colour(B)).until("AimAt", A)
    assert t.s.defender == B
    t = fed(dictator=D)
    t.turn(A, colour_card(t, A)).say(D, t.colour(D)).until("AimAt", A)
    assert t.s.defender == D
    t = fed(dictator=D)
    t.turn(A, colour_card(t, A), colour_card(t, B)).say(D, t.colour(A))
    assert t.s.player == D, "the own colour was drawn again, and he decides anew"


@pytest.mark.rule("COS-7.5", "COS-P2.7")
def test_dictator_has_no_effect_on_a_wild_card_or_as_offense() -> None:
    t = fed(dictator=D)
    t.turn(A, "dest_wild_normal").until("WildTarget", A)
    assert not t.was_used("dictator", D)
    t.turn(D, colour_card(t, B)).until("AimAt", D)
    assert t.s.defender == B and not t.was_used("dictator", D)


@pytest.mark.rule("COS-7.5")
def test_dictator_and_colourless_cones() -> None:
    """A cone that fits one player is his colour; one that fits several is wild. destiny.toml cone_08"""
    t = fed(options={"colourless": "on"}, dictator=D)
    t.to_warp(C, 3)
    cones = [id for id in DESTINY.ids if id.startswith("cone")]
    fits_one = False
    for cone in cones:
        for pile in (t.s.unused_specials, t.s.destiny_discard):
            if DESTINY.index(cone) in pile:
                pile.remove(DESTINY.index(cone))
        t.turn(A, cone)
        if t.s.player == D and type(t.s.choice).__name__ == "AskPlayer" and t.was_used("dictator", D):
            fits_one = True
            t.s.play(t.colour(B))
            t.until("AimAt", A)
            assert t.s.defender == B
        if t.s.drawn != NOBODY:
            t.s.destiny_discard.append(t.s.drawn)
            t.s.drawn = NOBODY
    assert fits_one


@pytest.mark.rule("COS-7.5", "COS-7.6")
def test_dictator_has_no_effect_on_a_cone_that_fits_several() -> None:
    """Golden case D-58: all have most bases."""
    t = fed(options={"colourless": "on"}, dictator=D)
    if DESTINY.index("cone_05") in t.s.unused_specials:
        t.s.unused_specials.remove(DESTINY.index("cone_05"))
    t.turn(A, "cone_05")
    assert t.s.player == A and not t.was_used("dictator", D)
    assert {t.colour(player) for player in (B, C, D)} <= set(t.s.legal_names)


def test_dictator_wild_makes_the_offense_draw_again() -> None:
    t = fed()
    t.hand(D, "flare_dictator")
    t.turn(A, colour_card(t, B), colour_card(t, C)).say(D, "card:flare_dictator").until("AimAt", A)
    assert t.s.defender == C
    assert t.s.destiny_discard[-2:] == [DESTINY.index(colour_card(t, B)), DESTINY.index(colour_card(t, C))]


def test_dictator_super_directs_his_own_cone() -> None:
    t = fed(dictator=A)
    t.hand(A, "attack_12", "flare_dictator")
    t.turn(A, colour_card(t, B)).say(A, "card:flare_dictator")
    assert t.offers(A, t.colour(D)), "asked at once, not by a wild card of some later turn"
    t.say(A, t.colour(D)).until("AimAt", A)
    assert t.s.defender == D


@pytest.mark.rule("COS-15.7")
def test_will_attacks_whom_he_likes() -> None:
    """Golden case G-11."""
    t = fed(will=A)
    t.put(C, t.planet(D, 3), 2)
    t.turn(A, colour_card(t, B)).say(A, "power:will", t.planet_atom(D, 3), t.colour(C))
    t.until("LaunchNumber", A)
    assert t.s.target == t.planet(D, 3) and t.s.defender == C and t.s.strength(C, DEF) == 2


def test_will_and_empty_planets() -> None:
    """The owner defends with no tokens; an empty planet at home needs the own colour."""
    t = fed(will=A)
    t.only(B, {t.planet(B, 1): 4, t.planet(B, 2): 4, t.planet(B, 3): 4})
    t.only(A, {t.planet(A, 1): 8, t.planet(A, 2): 4, t.planet(A, 3): 4})
    t.turn(A, colour_card(t, C)).say(A, "power:will")
    assert t.planet_atom(A, 5) not in t.s.legal_names and t.planet_atom(A, 1) not in t.s.legal_names
    t.say(A, t.planet_atom(B, 5))
    assert t.s.defender == B and t.s.strength(B, DEF) == 0


def test_will_ignores_his_own_colour_too() -> None:
    t = fed(will=A)
    t.turn(A, colour_card(t, A)).say(A, "power:will", t.planet_atom(D, 3)).until("LaunchNumber", A)
    assert t.s.defender == D and t.s.target == t.planet(D, 3)


@pytest.mark.rule("COS-15.6", "COS-15.7")
def test_assassin_dictator_and_will_together() -> None:
    """Golden case G-12: Will draws Red (D); B names C's system; inside it any colour may be attacked."""
    t = Table(5, will=A, dictator=B, assassin=4)
    for player in range(5):
        t.hand(player, "attack_12", "attack_6")
    t.put(B, t.planet(C, 4), 1)
    t.turn(A, colour_card(t, D)).say(B, t.colour(C))
    t.until("AskPlace", 4)
    t.s.play(t.planet_atom(D, 1))
    assert t.s.warp[D] == 1
    t.say(A, "power:will")
    places = [PLACE.index(name.removeprefix("place:")) for name in t.s.legal_names]
    assert {SYSTEM_OF[place] for place in places} == {t.s.home[C]}
    t.say(A, t.planet_atom(C, 4), t.colour(B)).until("LaunchNumber", A)
    assert t.s.defender == B and t.s.target == t.planet(C, 4)


def test_will_wild_challenges_the_drawn_player_anywhere() -> None:
    t = fed()
    t.hand(A, "attack_12", "flare_will")
    t.put(B, t.planet(D, 2), 2)
    t.turn(A, colour_card(t, B)).say(A, "card:flare_will", t.planet_atom(D, 2)).until("LaunchNumber", A)
    assert t.s.defender == B and t.s.target == t.planet(D, 2) and t.s.strength(B, DEF) == 2


def test_will_super_looks_at_a_hand() -> None:
    t = fed(will=A)
    t.hand(A, "attack_12", "flare_will")
    t.hand(C, "attack_9", "mobius_tubes")
    t.turn(A, colour_card(t, B)).say(A, "card:flare_will", t.colour(C))
    assert t.s.seen[C] == [1 << A, 1 << A]


# Disease


def test_disease_spreads_when_the_colour_is_turned() -> None:
    t = fed(disease=D)
    t.put(D, t.planet(B, 2), 3)
    t.turn(A, colour_card(t, B)).say(D, "power:disease", t.planet_atom(B, 4))
    assert t.s.legal_names == ("amount:1", "amount:2"), "one stays"
    t.s.play("amount:2")
    assert t.s.at(D, t.planet(B, 4)) == 2 and t.s.at(D, t.planet(B, 2)) == 1


def test_disease_needs_three_tokens_and_the_right_system() -> None:
    t = fed(disease=D)
    t.put(D, t.planet(B, 2), 2)
    t.put(D, t.planet(C, 2), 3)
    t.turn(A, colour_card(t, B)).until("AimAt", A)
    assert not t.was_used("disease", D)


def test_disease_on_a_wild_card_infects_the_system_chosen() -> None:
    t = fed(disease=D)
    t.put(D, t.planet(C, 2), 3)
    t.put(D, t.planet(B, 2), 3)
    t.turn(A, "dest_wild_normal").say(A, t.colour(C)).say(D, "power:disease", t.planet_atom(C, 1), "amount:1")
    assert t.s.at(D, t.planet(C, 1)) == 1


def test_disease_wild_costs_those_who_show_the_same_type() -> None:
    t = Table()
    t.hand(A, "attack_12", "flare_disease")
    t.hand(B, "attack_9", "compromise")
    t.hand(C, "attack_8", "compromise")
    t.hand(D, "attack_7", "mobius_tubes")
    t.turn(A, colour_card(t, B)).say(A, "card:flare_disease")
    t.say(B, "card:attack_9")
    assert t.s.view(A)["stash"] != t.s.view(B)["stash"], "the choice is secret"
    same_after_saving(t.s)
    t.say(C, "card:attack_8").say(D, "card:mobius_tubes").until("AimAt", A)
    assert [t.s.warp[player] for player in (A, B, C, D)] == [0, 3, 3, 0]
    assert {CARD.index(id) for id in ("attack_9", "attack_8", "mobius_tubes")} <= set(t.s.discard)


def test_disease_super_moves_a_base_inside_its_system() -> None:
    t = fed(disease=D)
    t.hand(D, "flare_disease")
    t.put(D, t.planet(B, 2), 2)
    t.turn(A, colour_card(t, C)).say(D, "card:flare_disease", t.planet_atom(B, 2), t.planet_atom(B, 5), "amount:2")
    assert t.s.at(D, t.planet(B, 5)) == 2 and not t.s.has_base(D, t.planet(B, 2))


# Filth


def test_filth_shares_with_nobody() -> None:
    """Who lands beside him goes away again, and gains no base."""
    t = Table(filth=C)
    strong_and_weak(t, A, B)
    t.put(C, t.planet(B, 1), 2)
    t.challenge(A, B).cards("attack_40", "attack_4").finish()
    assert not t.s.has_base(A, t.planet(B, 1)) and t.s.has_base(C, t.planet(B, 1))
    assert t.s.warp[B] == 4 and t.s.on_bases(A) == 20


def test_filth_leads_his_allies_elsewhere() -> None:
    t = Table(filth=A)
    strong_and_weak(t, A, B)
    t.challenge(A, B, offense_allies={C: 2}).cards("attack_40", "attack_4")
    t.say(C, t.planet_atom(B, 3)).finish()
    assert t.s.has_base(A, t.planet(B, 1)) and t.s.at(C, t.planet(B, 3)) == 2
    assert not t.s.has_base(C, t.planet(B, 1))


def test_filth_leaves_nothing_to_the_winner() -> None:
    t = Table(filth=B)
    strong_and_weak(t, A, B)
    t.challenge(A, B, offense_allies={C: 1}).cards("attack_40", "attack_4").finish()
    assert t.s.occupants(t.planet(B, 1)) == [] and t.s.warp[B] == 4
    assert t.s.on_bases(A) == 20 and t.s.on_bases(C) == 20


def test_filth_who_defends_without_tokens_is_no_obstacle() -> None:
    t = Table(filth=B)
    t.only(B, {t.planet(B, number): 4 for number in (2, 3, 4, 5)})
    strong_and_weak(t, A, B)
    t.challenge(A, B, place=t.planet(B, 1)).cards("attack_40", "attack_4").finish()
    assert t.s.has_base(A, t.planet(B, 1))


def test_filth_wild_empties_a_planet_and_keeps_it_empty() -> None:
    t = Table()
    strong_and_weak(t, A, B)
    t.hand(D, "flare_filth")
    t.put(C, t.planet(B, 1), 2)
    t.challenge(A, B).cards("attack_40", "attack_4").say(D, "card:flare_filth", t.planet_atom(B, 1)).finish()
    assert t.s.occupants(t.planet(B, 1)) == []
    assert t.s.on_bases(A) == 20 and t.s.on_bases(C) == 20


def test_filth_wild_turns_later_landings_away() -> None:
    """The planet was declared filthy when somebody landed elsewhere, before the challenge was fought."""
    t = fed()
    strong_and_weak(t, A, B, "flare_worm")
    t.only(A, {t.planet(A, number): 4 for number in (1, 2, 3, 4)})
    t.hand(D, "flare_filth")
    t.turn(A, colour_card(t, B)).say(A, "card:flare_worm", "amount:1", t.planet_atom(A, 1))
    t.say(D, "card:flare_filth", t.planet_atom(B, 2))
    assert t.s.occupants(t.planet(B, 2)) == []
    t.say(A, t.planet_atom(B, 2)).cards("attack_40", "attack_4").finish()
    assert t.s.occupants(t.planet(B, 2)) == [] and t.s.on_bases(A) == 16


def test_filth_super_empties_the_target() -> None:
    t = Table(filth=A)
    t.hand(A, "attack_40", "attack_30", "flare_filth")
    t.hand(B, "attack_4", "attack_5")
    t.put(C, t.planet(B, 1), 2)
    t.challenge(A, B, start="launch").say(A, t.planet_atom(B, 1), "amount:1", "card:flare_filth").until("Invite", A)
    assert t.s.occupants(t.planet(B, 1)) == [] and t.s.warp[B] == 0


# Judge


@pytest.mark.parametrize(("clause", "cards"), [("clause_a", 2), ("clause_b", 4)])
def test_judge_gives_the_loser_cards(clause: str, cards: int) -> None:
    t = Table(judge=A)
    t.hand(A, "attack_4", "attack_5")
    t.hand(B, "attack_40", "attack_30", "attack_20", "attack_19", "attack_18", "attack_17")
    t.challenge(A, B).say(A, "power:judge", "do:loser", f"do:{clause}").cards("attack_4", "attack_40").finish()
    assert len(t.s.hands[A]) == 1 + cards and len(t.s.hands[B]) == 5 - cards


def test_judge_gives_the_winner_a_base_and_cards() -> None:
    t = Table(judge=B)
    strong_and_weak(t, A, B, "attack_20")
    t.challenge(A, B).say(B, "power:judge", "do:winner", "do:clause_d").cards("attack_40", "attack_4")
    t.say(A, t.planet_atom(B, 4), "amount:2").finish()
    assert t.s.at(A, t.planet(B, 4)) == 2 and t.s.has_base(A, t.planet(B, 1))
    assert len(t.s.hands[B]) == 0


def test_judge_has_nothing_to_say_about_a_deal() -> None:
    t = Table(judge=A)
    t.hand(A, "compromise", "attack_5", "attack_6")
    t.hand(B, "compromise", "attack_30")
    t.challenge(A, B).say(A, "power:judge", "do:winner", "do:clause_b").cards("compromise", "compromise").finish()
    assert t.names(A) == ["attack_5", "attack_6"] and t.names(B) == ["attack_30"]


def test_judge_wild_declares_a_draw() -> None:
    t = Table()
    t.hand(A, "attack_12", "attack_5")
    t.hand(B, "attack_10", "attack_6", "flare_judge")
    t.challenge(A, B, tokens=4, offense_allies={C: 1}).cards("attack_12", "attack_10").say(B, "card:flare_judge")
    t.until("Propose", A)
    assert t.s.on_bases(C) == 20
    t.finish()
    assert t.s.warp[A] == 3 and t.s.warp[B] == 3


def test_judge_wild_needs_a_close_result() -> None:
    t = Table()
    t.hand(A, "attack_15", "attack_5")
    t.hand(B, "attack_10", "attack_6", "flare_judge")
    t.challenge(A, B, tokens=4).cards("attack_15", "attack_10").finish()
    assert t.has_card(B, "flare_judge") and t.s.warp[B] == 4


@pytest.mark.parametrize("first", [True, False])
def test_judge_super_has_a_clause_for_each(first: bool) -> None:
    t = Table(judge=A)
    t.hand(A, "attack_40", "attack_9", "attack_8", "flare_judge")
    t.hand(B, "attack_4", "attack_20", "attack_19")
    t.challenge(A, B)
    if first:
        t.say(A, "card:flare_judge", "power:judge", "do:winner", "do:clause_c", "do:clause_a")
    else:
        t.say(A, "power:judge", "do:winner", "do:clause_c", "card:flare_judge", "do:clause_a")
    t.cards("attack_40", "attack_4").say(A, t.planet_atom(B, 5), "amount:1").finish()
    assert t.s.has_base(A, t.planet(B, 5)) and len(t.s.hands[B]) == 4 and t.names(A) == []


# Machine


@pytest.mark.rule("COS-P10.6")
def test_machine_goes_on_after_a_defeat() -> None:
    t = Table(machine=A)
    t.hand(A, "attack_4", "attack_5", "attack_6")
    t.hand(B, "attack_40", "attack_30")
    t.challenge(A, B).cards("attack_4", "attack_40").say(A, "power:machine").until("Decide", A)
    t.s.apply(YES)
    assert t.s.turn == A and t.s.number == 2


def test_machine_goes_on_after_the_second_challenge() -> None:
    t = Table(machine=A)
    strong_and_weak(t, A, B)
    t.challenge(A, B)
    t.s.number = 2
    t.cards("attack_40", "attack_4")
    while not t.offers(A, "power:machine"):
        t.s.apply(t.s.offered[0])
    t.s.play("power:machine")
    assert type(t.s.choice).__name__ == "Decide"
    t.s.apply(YES)
    assert t.s.turn == A and t.s.number == 3


def test_machine_needs_a_challenge_card() -> None:
    t = Table(machine=A)
    t.hand(A, "attack_4")
    t.hand(B, "attack_40", "attack_30")
    t.challenge(A, B).finish()
    assert t.s.turn == B


def test_machine_wild_gives_a_second_challenge_and_a_hand() -> None:
    t = Table()
    t.hand(A, "attack_4", "flare_machine")
    t.hand(B, "attack_40", "attack_30")
    t.challenge(A, B).say(A, "card:flare_machine").until("Decide", A)
    t.s.apply(YES)
    assert t.s.number == 2 and t.s.turn == A and len(t.s.hands[A]) == 7


@pytest.mark.rule("COS-P1.1")
def test_machine_super_draws_instead_of_retrieving() -> None:
    t = fed(machine=A)
    t.to_warp(A, 2)
    t.hand(A, "attack_12", "flare_machine")
    t.turn(A, colour_card(t, B)).say(A, "card:flare_machine").until("AimAt", A)
    assert len(t.s.hands[A]) == 3 and t.s.warp[A] == 2


# Prophet


def test_prophet_who_is_right_gains_a_base() -> None:
    t = Table(prophet=C)
    strong_and_weak(t, A, B)
    t.challenge(A, B).say(C, "power:prophet", "do:offense").cards("attack_40", "attack_4")
    t.say(C, t.planet_atom(D, 2), "amount:3").finish()
    assert t.s.at(C, t.planet(D, 2)) == 3


def test_prophet_who_is_wrong_loses_two_tokens_of_the_winners_choice() -> None:
    t = Table(prophet=C)
    strong_and_weak(t, A, B)
    t.challenge(A, B).say(C, "power:prophet", "do:defense").cards("attack_40", "attack_4")
    t.say(A, t.planet_atom(C, 4), t.planet_atom(C, 5)).finish()
    assert t.s.warp[C] == 2 and t.s.at(C, t.planet(C, 4)) == 3 and t.s.at(C, t.planet(C, 5)) == 3


def test_prophet_and_deals() -> None:
    """A deal makes both predictions right, its failure both wrong."""
    t = Table(prophet=C)
    for player in (A, B):
        t.hand(player, "compromise", "attack_5", "attack_6")
    t.challenge(A, B).say(C, "power:prophet", "do:defense").cards("compromise", "compromise").finish()
    assert t.s.warp[C] == 2
    t = Table(prophet=C)
    for player in (A, B):
        t.hand(player, "compromise", "attack_5", "attack_6")
    t.challenge(A, B).say(C, "power:prophet", "do:defense").cards("compromise", "compromise")
    t.say(A, "do:propose", t.planet_atom(B, 2)).say(B, "do:accept")
    assert t.s.ending == DEAL_MADE
    t.say(C, t.planet_atom(D, 2), "amount:1").finish()
    assert t.s.has_base(C, t.planet(D, 2))


def test_prophet_wild_predicts_compromises_in_secret() -> None:
    t = Table()
    t.hand(A, "attack_40", "attack_5")
    t.hand(B, "compromise", "attack_6")
    t.hand(C, "flare_prophet")
    t.challenge(A, B).say(C, "card:flare_prophet", "amount:1")
    assert [line["about"] for line in t.s.view(A)["secrets"]] == ["hidden"]
    t.cards("attack_40", "compromise").finish()
    assert t.s.warp[A] == 1 and t.s.warp[C] == 0 and t.s.warp[D] == 1


def test_prophet_wild_that_is_wrong_costs_nothing() -> None:
    t = Table()
    t.hand(A, "attack_40", "attack_5")
    t.hand(B, "compromise", "attack_6")
    t.hand(C, "flare_prophet")
    t.challenge(A, B).say(C, "card:flare_prophet", "amount:2").cards("attack_40", "compromise").finish()
    assert t.s.warp[A] == 0 and t.s.warp[D] == 0 and t.s.secrets == []


def test_prophet_super_predicts_after_the_selection() -> None:
    t = Table(prophet=C)
    strong_and_weak(t, A, B)
    t.hand(C, "flare_prophet")
    t.challenge(A, B).cards("attack_40", "attack_4").say(C, "card:flare_prophet", "do:offense")
    t.say(C, t.planet_atom(D, 2), "amount:1").finish()
    assert t.s.has_base(C, t.planet(D, 2))


# Queue


def idle() -> Table:
    """Everybody may skip his turn."""
    t = Table(4, {"skip_turn": "on"})
    for player in (A, B, C, D):
        t.hand(player, "attack_12", "attack_6")
    return t


def with_queue(player: int) -> Table:
    """It is A's turn, and the queue has just been laid."""
    t = idle()
    t.s.turn = A
    t.power(player, "queue", setup=True)
    return t


@pytest.mark.rule("COS-15.2")
def test_queue_swaps_two_markers() -> None:
    t = with_queue(C)
    assert queue_of(t.s) == [B, C, D, A]
    t.turn(A)
    t.s.apply(YES)
    assert t.offers(C, "amount:1")
    t.s.play("amount:1")
    assert t.s.turn == C, "C's marker came before B's"
    assert queue_of(t.s) == [B, D, A, C]
    t.s.apply(YES)
    t.s.play("do:pass")
    assert t.s.turn == B


def test_turns_follow_the_queue_while_the_power_is_lost() -> None:
    t = with_queue(C)
    t.turn(A)
    t.s.apply(YES)
    t.s.play("amount:1")
    t.only(C, {t.planet(C, 1): 10, t.planet(C, 2): 10})
    t.s.apply(YES)
    assert t.s.turn == B
    t.s.apply(YES)
    assert t.s.turn == D


@pytest.mark.rule("COS-8.1", "COS-8.2")
def test_queue_sets_the_order_of_a_window() -> None:
    """C would act before D; the Queue turns that round, for this window only."""
    t = fed(queue=A)
    t.hand(A, "attack_12", "flare_disease")
    t.hand(C, "attack_12", "plague")
    t.hand(D, "attack_12", "sanity")
    t.turn(A, colour_card(t, B))
    assert type(t.s.choice).__name__ == "Opening" and t.s.player == A
    t.s.play("power:queue")
    same_after_saving(t.s)
    t.say(A, t.colour(D), t.colour(C), t.colour(B))
    assert type(t.s.choice).__name__ == "Use" and t.s.player == D
    t.s.play("do:pass")
    assert t.s.player == C
    t.until("AimAt", A)
    assert t.s.recall(EFFECT.index("window_order"), NOBODY) == NOBODY
    assert t.s.used.count(POWER.index("queue")) == 1


def test_queue_is_not_asked_where_he_sees_nothing_to_order() -> None:
    t = fed(queue=A)
    t.hand(C, "attack_12", "plague")
    t.turn(A, colour_card(t, B))
    assert type(t.s.choice).__name__ == "Use" and t.s.player == C


@pytest.mark.rule("COS-15.10")
def test_queue_who_is_silenced_sets_no_order() -> None:
    t = fed(queue=C, silencer=A)
    t.hand(C, "attack_12", "flare_prophet")
    t.challenge(A, B, start="def_set").say(A, "power:silencer", t.colour(C))
    while type(t.s.choice).__name__ != "Select":
        assert type(t.s.choice).__name__ != "Opening"
        t.step()


def test_queue_wild_gives_somebody_else_the_turn() -> None:
    t = idle()
    t.hand(D, "flare_queue")
    t.turn(A)
    t.s.apply(YES)
    t.say(D, "card:flare_queue", t.colour(C))
    assert t.s.turn == C
    t.s.apply(YES)
    assert t.s.turn == B, "who was passed over"
    t.s.apply(YES)
    assert t.s.turn == C


def test_queue_super_arranges_the_queue_anew() -> None:
    t = with_queue(C)
    t.hand(C, "flare_queue")
    t.turn(A)
    t.s.apply(YES)
    t.s.play("do:pass")
    t.say(C, "card:flare_queue", t.colour(D), t.colour(A), t.colour(C))
    assert t.s.turn == D and queue_of(t.s) == [A, C, B, D]


# Silencer


@pytest.mark.rule("COS-15.9", "COS-15.10", "COS-15.11")
def test_silencer() -> None:
    """Golden case G-15."""
    t = Table(silencer=A)
    t.hand(A, "compromise", "attack_5")
    t.hand(B, "compromise", "attack_6")
    t.to_warp(C, 1)
    t.challenge(A, B, start="def_set").say(A, "power:silencer", t.colour(B))
    assert is_silenced(t.s, B)
    assert not may_use(t.s, B, EFFECT.index("plague"), CHALLENGE_START)
    assert may_use(t.s, B, EFFECT.index("mobius_tubes"), CHALLENGE_START)
    t.say(A, t.planet_atom(B, 1), "amount:2").cards("compromise", "compromise").finish()
    assert t.s.warp[A] == 3 and t.s.warp[B] == 3
    assert not any(note.kind.key == "invites" and note.values[0] == B for note in t.s.log or [])


def test_silencer_wild_cancels_the_opponents_power() -> None:
    t = Table(virus=A)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_30", "attack_8", "flare_silencer")
    t.challenge(A, B, tokens=4).cards("attack_10", "attack_30").say(B, "card:flare_silencer").finish()
    assert not t.s.has_base(A, t.planet(B, 1)) and t.s.warp[A] == 4


@pytest.mark.parametrize("power_first", [True, False])
def test_silencer_super_silences_two(power_first: bool) -> None:
    t = fed(silencer=A)
    t.hand(A, "attack_12", "flare_silencer")
    t.challenge(A, B, start="def_set")
    if power_first:
        t.say(A, "power:silencer", t.colour(B), "card:flare_silencer", t.colour(C))
    else:
        t.say(A, "card:flare_silencer", t.colour(B), t.colour(C))
        assert not t.offers(A, "power:silencer")
    assert [is_silenced(t.s, player) for player in (B, C, D)] == [True, True, False]


# Siren


@pytest.mark.rule("COS-P2.16")
def test_siren_lures_the_offense() -> None:
    t = fed(siren=C)
    t.put(C, t.planet(B, 2), 1)
    t.challenge(A, B, start="def_set").say(C, "power:siren", t.planet_atom(C, 4)).until("LaunchNumber", A)
    assert t.s.defender == C and t.s.target == t.planet(C, 4)


def test_siren_needs_a_base_in_the_defenders_system() -> None:
    t = fed(siren=C)
    t.challenge(A, B, start="def_set").until("AimAt", A)
    assert not t.was_used("siren", C)


def test_siren_gains_a_base_when_she_wins_as_defender() -> None:
    t = Table(siren=B)
    t.hand(A, "attack_4", "attack_5")
    t.hand(B, "attack_40", "attack_6")
    t.challenge(A, B).cards("attack_4", "attack_40").say(B, "power:siren", t.planet_atom(A, 3), "amount:2").finish()
    assert t.s.at(B, t.planet(A, 3)) == 2


def test_siren_wild_gets_the_card_she_named() -> None:
    t = Table()
    t.hand(A, "attack_4", "attack_5")
    t.hand(B, "attack_40", "attack_6")
    t.hand(D, "flare_siren")
    t.on_deck("attack_30", "attack_20")
    t.challenge(A, B, defense_allies={C: 2}).cards("attack_4", "attack_40")
    t.say(D, "card:flare_siren", "card:attack_20").finish()
    assert t.names(D) == ["attack_20"] and t.names(C) == ["attack_30"]


def test_siren_super_gives_her_allies_a_base() -> None:
    t = Table(siren=B)
    t.hand(A, "attack_4", "attack_5")
    t.hand(B, "attack_40", "attack_6", "flare_siren")
    t.challenge(A, B, start="invite").say(B, "card:flare_siren", "do:yes").say(C, "do:defense", "amount:2")
    t.cards("attack_4", "attack_40").say(B, "power:siren", t.planet_atom(A, 3), "amount:1").say(C, "do:yes").finish()
    assert t.s.has_base(B, t.planet(A, 3)) and t.s.at(C, t.planet(A, 3)) == 2
    assert t.s.hands[C] == []


# Terrorist


def test_terrorist_blows_a_planet_up() -> None:
    """Golden case D-55."""
    t = Table(5, terrorist=4)
    strong_and_weak(t, A, B)
    t.put(D, t.planet(B, 1), 1)
    plant(t, 4, t.planet(B, 1), t.planet(C, 1))
    t.challenge(A, B, offense_allies={C: 3}).cards("attack_40", "attack_4").finish()
    assert [t.s.warp[player] for player in (A, C, D)] == [3, 3, 1]
    assert t.s.occupants(t.planet(B, 1)) == []
    assert bombs(t.s, 4) == [t.planet(C, 1)] and t.s.mark_of(POWER.index("terrorist"), 4) == 1


def test_terrorist_does_not_set_off_his_own_bomb() -> None:
    t = Table(terrorist=A)
    strong_and_weak(t, A, B)
    plant(t, A, t.planet(B, 1))
    t.challenge(A, B).cards("attack_40", "attack_4").finish()
    assert t.s.has_base(A, t.planet(B, 1)) and bombs(t.s, A) == [t.planet(B, 1)]


def test_a_bomb_comes_before_the_victory() -> None:
    t = Table(terrorist=D)
    strong_and_weak(t, A, B)
    for number in (2, 3, 4, 5):
        t.put(A, t.planet(B, number), 1)
    plant(t, D, t.planet(B, 1))
    t.challenge(A, B).cards("attack_40", "attack_4").finish()
    assert not t.s.over and t.s.warp[A] == 3


@pytest.mark.rule("COS-15.2", "COS-1.10")
def test_terrorist_hides_as_many_bombs_as_there_are_players() -> None:
    s = GAME.begin(4, 3, {"powers": "terrorist-macron-virus-worm", "mce_powers": "on"})
    assert isinstance(s, Cosmic)
    owner = s.player
    for _ in range(4):
        assert s.player == owner and type(s.choice).__name__ == "AskSecret"
        s.apply(s.offered[0])
    assert len(set(bombs(s, owner))) == 4
    other = (owner + 1) % 4
    seen = s.view(other)["secrets"]
    assert isinstance(seen, list) and [line["about"] for line in seen] == ["hidden"] * 4
    imagined = s.imagine(other, seeded(5, "dream"))
    assert isinstance(imagined, Cosmic)
    assert len(set(bombs(imagined, owner))) == 4
    assert bombs(s.imagine(owner, seeded(5, "dream")), owner) == bombs(s, owner)  # type: ignore[arg-type]


def test_terrorist_moves_a_bomb_or_places_one_anew() -> None:
    t = fed(terrorist=A)
    plant(t, A, t.planet(B, 1))
    t.turn(A, colour_card(t, C)).say(A, t.planet_atom(B, 1), t.planet_atom(D, 2))
    assert bombs(t.s, A) == [t.planet(D, 2)]
    same_after_saving(t.s)
    t = fed(terrorist=A)
    t.s.set_mark(POWER.index("terrorist"), A, 0, 1)
    t.turn(A, colour_card(t, C)).say(A, t.planet_atom(D, 2))
    assert bombs(t.s, A) == [t.planet(D, 2)] and t.s.mark_of(POWER.index("terrorist"), A) == 0


def test_terrorist_wild_takes_hostages() -> None:
    t = Table()
    t.hand(A, "attack_4", "attack_5", "flare_terrorist")
    t.hand(B, "attack_40", "attack_6")
    t.put(A, t.planet(B, 3), 1)
    t.challenge(A, B).say(A, "card:flare_terrorist").cards("attack_4", "attack_40").finish()
    assert not t.s.has_base(B, t.planet(B, 3)) and t.s.warp[B] == 4


def test_terrorist_wild_spares_the_hostages_of_a_winner() -> None:
    t = Table()
    t.hand(A, "attack_40", "attack_5", "flare_terrorist")
    t.hand(B, "attack_4", "attack_6")
    t.put(A, t.planet(B, 3), 1)
    t.challenge(A, B).say(A, "card:flare_terrorist").cards("attack_40", "attack_4").finish()
    assert t.s.at(B, t.planet(B, 3)) == 4


def test_terrorist_wild_after_a_failed_deal() -> None:
    t = Table()
    t.hand(A, "compromise", "attack_5", "flare_terrorist")
    t.hand(B, "compromise", "attack_6")
    t.put(A, t.planet(B, 3), 1)
    t.challenge(A, B).say(A, "card:flare_terrorist").cards("compromise", "compromise").finish()
    assert not t.s.has_base(B, t.planet(B, 3)) and t.s.warp[B] == 7


def test_terrorist_super_needs_no_bomb() -> None:
    t = Table(terrorist=C)
    strong_and_weak(t, A, B)
    t.hand(C, "compromise", "flare_terrorist")
    t.challenge(A, B).cards("attack_40", "attack_4").say(C, "card:flare_terrorist").finish()
    assert t.s.warp[A] == 3 and not t.s.has_base(A, t.planet(B, 1)) and t.names(C) == []


def test_terrorist_super_as_imagined_by_one_who_may_answer_it() -> None:
    """Who does not know the Compromise imagines hands without it: then the Flare finds nothing."""
    t = Table(terrorist=C)
    t.hand(A, "attack_40", "card_zap")
    t.hand(B, "attack_4")
    t.hand(C, "compromise", "flare_terrorist")
    t.challenge(A, B).cards("attack_40", "attack_4").say(C, "card:flare_terrorist")
    assert t.s.player == A and "card:card_zap" in t.s.legal_names
    for seed in range(20):
        table = t.s.imagine(A, seeded(seed, "imagined"))
        table.play("do:pass")


# Worm


@pytest.mark.rule("COS-14.17")
def test_worm_aims_at_another_planet_of_the_defender() -> None:
    t = Table(worm=A)
    t.hand(A, "attack_10", "attack_5")
    t.hand(B, "attack_10", "attack_6")
    t.put(B, t.planet(C, 2), 1)
    t.challenge(A, B, tokens=3).cards("attack_10", "attack_10").say(A, "power:worm", t.planet_atom(C, 2)).finish()
    # 13 against 14 on the home planet, against 11 on this one.
    assert t.s.has_base(A, t.planet(C, 2)) and t.s.at(B, t.planet(B, 1)) == 3 and t.s.warp[B] == 1


def test_worm_never_aims_at_a_moon_or_beside_the_offense() -> None:
    t = Table(options={"moons": "all"}, worm=B)
    t.hand(A, "attack_10", "attack_5")
    t.hand(B, "attack_10", "attack_6")
    t.put(B, FIRST_MOON + MOON_SLOTS * t.s.home[C], 1)
    t.put(A, t.planet(B, 2), 1)
    t.challenge(A, B, tokens=3).cards("attack_10", "attack_10").say(B, "power:worm")
    assert set(t.s.legal_names) == {t.planet_atom(B, number) for number in (3, 4, 5)}


def test_worm_wild_resettles_a_home_planet() -> None:
    t = fed()
    t.only(A, {t.planet(A, number): 4 for number in (1, 2, 3, 4)})
    t.hand(A, "attack_12", "flare_worm")
    t.turn(A, colour_card(t, B)).say(A, "card:flare_worm", "amount:6")
    for _ in range(6):
        t.s.apply(t.s.offered[0])
    assert t.s.at(A, t.planet(A, 5)) == 6


def test_worm_super_acts_as_an_ally() -> None:
    t = Table(worm=C)
    t.hand(A, "attack_10", "attack_5")
    t.hand(B, "attack_10", "attack_6")
    t.hand(C, "flare_worm")
    t.put(B, t.planet(D, 2), 1)
    t.challenge(A, B, tokens=1, offense_allies={C: 1}).cards("attack_10", "attack_10")
    t.say(C, "card:flare_worm", t.planet_atom(D, 2)).finish()
    assert t.s.has_base(A, t.planet(D, 2)) and t.s.has_base(C, t.planet(D, 2))


# Cases about targets


@pytest.mark.rule("COS-P2.4", "COS-P2.9")
def test_an_empty_planet_of_another_system_is_a_full_challenge() -> None:
    """Golden case D-86."""
    t = fed()
    t.only(B, {t.planet(B, number): 4 for number in (2, 3, 4, 5)})
    t.turn(A, colour_card(t, B)).say(A, t.planet_atom(B, 1), "amount:2")
    t.until("Invite", A)
    assert t.s.defender == B and t.s.strength(B, DEF) == 0 and t.s.force[OFF * 4 + A] == 2
    t.cards("attack_12", "attack_6").finish()
    assert t.s.has_base(A, t.planet(B, 1))


@pytest.mark.rule("COS-13.18", "COS-13.19")
def test_the_occupant_of_a_moon_defends_alone() -> None:
    """Golden case D-70."""
    t = fed(options={"moons": "all"}, parasite=D)
    moon = FIRST_MOON + MOON_SLOTS * t.s.home[B]
    t.put(C, moon, 2)
    t.turn(A, colour_card(t, B)).say(A, t.place_atom(moon), "amount:2")
    assert t.s.defender == C and t.s.strength(C, DEF) == 2
    t.until("Select", A)
    assert t.s.invited == [0, 0] and t.s.joined == [0, 0]
    assert t.s.force[OFF * 4 + D] == 0 and t.s.force[DEF * 4 + D] == 0
