"""The Edicts. COS-6.8 to 6.11"""

import json

import pytest

from astrarium.clockwork.names import PUBLIC
from astrarium.games.cosmic.components import CARD, COMPROMISE_TYPE, FIRST_MOON, MOON, PLACE, POWER
from astrarium.games.cosmic.effect_numbers import FIRST_MOON_EFFECT
from astrarium.games.cosmic.effects.in_force import has, refresh
from astrarium.games.cosmic.effects.timing import P7
from astrarium.games.cosmic.game import GAME
from astrarium.games.cosmic.rules.totals import totals
from astrarium.games.cosmic.rules.victory import external
from astrarium.games.cosmic.terms import OFF
from tables.cosmic import A, B, C, D, Table


def hands(t: Table, *cards: tuple[str, ...]) -> Table:
    """The hands of A, B, C, D."""
    for player, hand in enumerate(cards):
        t.hand(player, *hand)
    return t


def survives_saving(t: Table) -> None:
    """The position, read back, is the same and offers the same."""
    again = GAME.from_json(json.loads(json.dumps(t.s.to_json())))
    assert again.to_json() == t.s.to_json()
    assert list(again.offered) == list(t.s.offered)


def go_home(t: Table) -> None:
    """All tokens that return choose a base."""
    while type(t.s.choice).__name__ == "BringHome":
        t.step()


def discarded(t: Table, card: str) -> bool:
    return CARD.index(card) in t.s.discard


# Zaps


def test_cosmic_zap_cancels_a_power_and_shuts_it_off() -> None:
    """cards.toml cosmic_zap"""
    t = hands(Table(4, zombie=A), ("attack_4",), ("attack_20",), ("cosmic_zap",))
    t.challenge(A, B).say(C, "card:cosmic_zap").finish()
    assert t.s.warp[A] == 3


def test_cosmic_zap_may_hit_the_own_power() -> None:
    """cards.toml cosmic_zap"""
    t = hands(Table(4, zombie=A), ("attack_4", "cosmic_zap"), ("attack_20",))
    t.challenge(A, B).say(A, "card:cosmic_zap").finish()
    assert t.s.warp[A] == 3


def test_who_may_answer_first() -> None:
    """Golden case D-27. COS-8.1"""
    t = hands(Table(4, zombie=A), ("attack_4",), ("attack_20", "attack_6", "cosmic_zap"), ("cosmic_zap",))
    t.challenge(A, B).cards("attack_4", "attack_20").until("Use")
    assert t.s.player == C
    t.say(C, "card:cosmic_zap").finish()
    assert t.has_card(B, "cosmic_zap") and t.s.warp[A] == 3


def test_un_zap_cancels_a_zap() -> None:
    """Golden case D-26. COS-8.6"""
    t = hands(Table(4, zombie=A), ("attack_4",), ("attack_20", "un_zap"), ("cosmic_zap",))
    t.challenge(A, B).say(C, "card:cosmic_zap").say(B, "card:un_zap").finish()
    assert t.s.warp[A] == 0 and discarded(t, "un_zap") and discarded(t, "cosmic_zap")


def test_un_zap_answers_only_zaps() -> None:
    """cards.toml un_zap"""
    t = hands(Table(4), ("attack_4", "attack_6"), ("attack_20", "un_zap", "attack_8"), ("force_field",))
    t.challenge(A, B, start="invite").say(A, "do:yes").say(C, "do:offense", "amount:1", "card:force_field")
    t.finish()
    assert t.has_card(B, "un_zap")


def test_flare_zap_cancels_a_flare() -> None:
    """cards.toml flare_zap"""
    t = hands(Table(4), ("attack_4", "flare_zombie"), ("attack_20",), ("flare_zap",))
    t.challenge(A, B).say(A, "card:flare_zombie").say(C, "card:flare_zap").finish()
    assert t.s.warp[A] == 3 and discarded(t, "flare_zombie")


def test_flare_zap_leaves_edicts_alone() -> None:
    """cards.toml flare_zap"""
    t = hands(Table(4), ("attack_4", "attack_6"), ("attack_20",), ("flare_zap", "mobius_tubes"))
    t.to_warp(B, 2)
    t.turn(A).say(C, "card:mobius_tubes")
    go_home(t)
    assert t.s.warp[B] == 0 and t.has_card(C, "flare_zap")


def test_card_zap_cancels_an_edict() -> None:
    """cards.toml card_zap"""
    t = hands(Table(4), ("attack_20",), ("attack_4",), ("emotion_control",), ("card_zap",))
    t.challenge(A, B).say(C, "card:emotion_control").say(D, "card:card_zap").finish()
    assert t.s.has_base(A, t.planet(B, 1))


def test_kicker_zap_makes_a_kicker_count_one() -> None:
    """cards.toml kicker_zap"""
    t = hands(Table(4, {"kickers": "on"}), ("attack_10", "kicker_2"), ("attack_15",), ("kicker_zap",))
    t.challenge(A, B).say(A, "card:kicker_2").say(C, "card:kicker_zap").finish()
    assert t.s.warp[A] == 3


def test_kicker_zap_without_kickers_cancels_an_edict() -> None:
    """cards.toml kicker_zap"""
    t = hands(Table(4), ("attack_20",), ("attack_4",), ("emotion_control",), ("kicker_zap",))
    t.challenge(A, B).say(C, "card:emotion_control").say(D, "card:kicker_zap").finish()
    assert t.s.has_base(A, t.planet(B, 1))


# The challenge


def test_force_field_sends_allies_home() -> None:
    """Golden cases D-47 and D-76: also an ally who joined uninvited; the card is discarded before P7. COS-P9.1"""
    t = hands(Table(4, parasite=C), ("attack_20", "attack_9"), ("attack_4",), (), ("force_field",))
    t.challenge(A, B, start="invite")
    t.say(C, "power:parasite", "do:offense", "amount:3").say(D, "card:force_field", t.colour(C))
    t.until("Select")
    assert t.s.phase == P7 and discarded(t, "force_field")
    assert t.s.on_bases(C) == 20 and not t.s.is_ally(C)


def test_emotion_control_makes_a_deal_of_it() -> None:
    """Golden cases D-41 and D-76: it is discarded in P9. COS-P9.1"""
    t = hands(Table(4), ("attack_20",), ("compromise",), (), ("emotion_control",))
    t.challenge(A, B).say(D, "card:emotion_control").until("Propose")
    assert t.s.kind == [COMPROMISE_TYPE, COMPROMISE_TYPE] and not discarded(t, "emotion_control")
    t.say(A, "do:break_off").finish()
    assert t.s.warp[:2] == [3, 3] and discarded(t, "emotion_control")


def test_un_comp_makes_a_compromise_an_attack_of_0() -> None:
    """cards.toml un_comp"""
    t = hands(Table(4), ("compromise",), ("compromise", "attack_9"), (), ("un_comp",))
    t.challenge(A, B, tokens=4).cards("compromise", "compromise").say(D, "card:un_comp", t.colour(A)).finish()
    assert t.s.has_base(A, t.planet(B, 1))


def test_time_gash_breaks_the_challenge_off() -> None:
    """cards.toml time_gash: the offense may make his second challenge."""
    t = hands(Table(4), ("attack_20", "attack_9"), ("attack_4", "attack_6"), (), ("time_gash",))
    t.challenge(A, B, offense_allies={C: 2})
    t.cards("attack_20", "attack_4").say(D, "card:time_gash").until("Decide")
    assert t.s.on_bases(A) == 20 and t.s.on_bases(C) == 20 and discarded(t, "time_gash")
    assert sorted(t.names(A)) == ["attack_20", "attack_9"] and sorted(t.names(B)) == ["attack_4", "attack_6"]
    assert t.offers(A, "do:yes")


def test_quash_makes_a_deal_void() -> None:
    """cards.toml quash"""
    t = hands(Table(4), ("compromise", "attack_9"), ("compromise", "attack_8"), (), ("quash",))
    t.challenge(A, B).cards("compromise", "compromise")
    t.say(A, "do:propose", "card:attack_9").say(B, "do:accept").say(D, "card:quash").finish()
    assert t.has_card(A, "attack_9") and t.s.warp[:2] == [3, 3]


def test_stellar_gas_stops_rewards() -> None:
    """Golden case D-48. cards.toml stellar_gas"""
    t = hands(Table(4), ("attack_4", "stellar_gas"), ("attack_20",))
    t.challenge(A, B, defense_allies={D: 2}).say(A, "card:stellar_gas").finish()
    assert t.s.on_bases(D) == 20 and t.s.hands[D] == []


def test_stellar_gas_stops_consolation() -> None:
    """cards.toml stellar_gas"""
    t = hands(Table(4), ("attack_20", "attack_6", "attack_7"), ("compromise",), (), ("stellar_gas",))
    t.challenge(A, B).cards("attack_20", "compromise").say(D, "card:stellar_gas").finish()
    assert len(t.s.hands[A]) == 2 and t.s.warp[B] == 4


def perhaps_sane(t: Table, destiny: str, played: bool) -> Table:
    """A's turn begins, and perhaps D plays Sanity; with or without it the challenge has come to selecting cards."""
    t.hand(D, "sanity")
    t.turn(A, f"{t.s.player_ids()[B]}_{destiny}")
    return (t.say(D, "card:sanity") if played else t).until("Select", A)


def is_ever_offered(t: Table, player: int, atom: str) -> bool:
    """Whether the player could say this before the challenge ends, if everything else takes its default."""
    while t.s.count == t.begun:
        if t.offers(player, atom):
            return True
        t.step()
    return False


@pytest.mark.rule("COS-14.20")
@pytest.mark.parametrize("played", [True, False])
def test_sanity_stops_flares(played: bool) -> None:
    """cards.toml sanity. COS-14.20"""
    t = hands(Table(4), ("attack_4", "flare_zombie", "attack_6"), ("attack_20", "attack_8"))
    perhaps_sane(t, "1", played)
    assert is_ever_offered(t, A, "card:flare_zombie") != played


@pytest.mark.rule("COS-14.20")
@pytest.mark.parametrize("played", [True, False])
def test_sanity_turns_the_cone_back(played: bool) -> None:
    """cards.toml sanity. COS-14.20"""
    t = hands(Table(4), ("attack_4", "attack_6"), ("attack_20", "attack_8"))
    assert perhaps_sane(t, "rev", played).s.reverse != played


@pytest.mark.rule("COS-14.20")
@pytest.mark.parametrize("played", [True, False])
def test_sanity_leaves_one_power_each(played: bool) -> None:
    """COS-14.20: the first that is used."""
    t = hands(Table(4, macron=A, virus=A), ("attack_4", "attack_6"), ("attack_20", "attack_8"))
    perhaps_sane(t, "1", played)
    assert has(t.s, A, POWER.index("macron")) and has(t.s, A, POWER.index("virus")) != played


def test_pacifist_with_a_kicker_wins_and_nobody_is_consoled() -> None:
    """Golden case D-40. powers.toml pacifist, COS-6.16"""
    t = Table(4, {"kickers": "on"}, pacifist=A)
    hands(t, ("compromise", "kicker_3", "attack_9"), ("attack_40", "attack_8", "attack_7"))
    t.challenge(A, B).say(A, "card:kicker_3").cards("compromise", "attack_40").finish()
    assert t.s.has_base(A, t.planet(B, 1)) and len(t.s.hands[B]) == 2 and len(t.s.hands[A]) == 1


# The Warp


def test_mobius_tubes_free_everybody() -> None:
    """cards.toml mobius_tubes"""
    t = hands(Table(4), ("attack_10",), (), ("mobius_tubes",))
    t.to_warp(B, 3)
    t.to_warp(C, 2)
    t.turn(A).say(C, "card:mobius_tubes")
    go_home(t)
    assert t.s.warp == [0, 0, 0, 0] and t.s.on_bases(B) == 20


def test_warp_break_frees_the_own_tokens() -> None:
    """cards.toml warp_break"""
    t = hands(Table(4), ("attack_10",), (), ("warp_break",))
    t.to_warp(B, 3)
    t.to_warp(C, 2)
    t.turn(A).say(C, "card:warp_break")
    go_home(t)
    assert t.s.warp == [0, 3, 0, 0]


def test_warpish_does_not_count_the_limbo() -> None:
    """Golden case D-49. COS-10.2, 10.9"""
    t = hands(Table(4, {"reverse_warp": "on"}, warpish=A), ("attack_10", "attack_9"), ("attack_8", "attack_7"))
    t.to_warp(C, 5)
    for _ in range(4):
        t.s.lift(D, t.planet(D, 1), 1)
    t.s.limbo[t.s.home[D] * 4 + D] += 4
    t.challenge(A, B)
    t.s.kind, t.s.value = [0, 0], [10, 8]
    assert totals(t.s)[OFF] == 10 + 3 + 5


# Hands


@pytest.mark.rule("COS-14.18")
def test_keeper_keeps_all_but_challenge_cards() -> None:
    """Golden case G-20. COS-14.18"""
    t = Table(4, {"kickers": "on", "reinforcements": "on"})
    hands(t, ("keeper", "force_field", "flare_zombie", "kicker_2", "reinforcement_2"), ("attack_8",))
    t.on_deck("attack_4", *["attack_6"] * 6)
    t.turn(A).say(A, "card:keeper").until("Select", A)
    for card in ("force_field", "flare_zombie", "kicker_2", "reinforcement_2", "attack_4"):
        assert t.has_card(A, card)
    assert len(t.s.hands[A]) == 4 + 7


def test_keeper_keeps_them_when_the_new_cards_have_to_be_drawn_again() -> None:
    """COS-14.18, P10.4"""
    t = hands(Table(4), ("keeper", "force_field", "flare_zombie"), ("attack_8",))
    t.on_deck("plague", "sanity", "quash", "time_gash", "un_comp", "finder", "rebirth", "attack_4", *["attack_6"] * 6)
    t.turn(A).say(A, "card:keeper").until("Select", A)
    assert t.has_card(A, "force_field") and t.has_card(A, "flare_zombie") and not t.has_card(A, "plague")
    assert len(t.s.hands[A]) == 2 + 7


@pytest.mark.rule("COS-14.19")
def test_plague_costs_tokens_and_a_card_of_each_type() -> None:
    """Golden case G-20. COS-14.19"""
    t = Table(4, {"kickers": "on", "reinforcements": "on"})
    sick = ("attack_6", "attack_7", "compromise", "force_field", "flare_zombie", "kicker_2", "reinforcement_2")
    hands(t, ("attack_10", "attack_9"), sick, ("plague",))
    t.turn(A).say(C, "card:plague", t.colour(B)).say(B, "card:attack_6")
    assert t.names(B) == ["attack_7"] and t.s.warp[B] == 3


def test_hand_zap_gives_a_new_hand() -> None:
    """cards.toml hand_zap"""
    t = hands(Table(4), ("attack_10",), ("attack_6", "attack_7"), ("hand_zap",))
    t.on_deck("attack_4", *["attack_8"] * 6)
    t.turn(A).say(C, "card:hand_zap", t.colour(B))
    assert len(t.s.hands[B]) == 7 and t.has_card(B, "attack_4") and discarded(t, "attack_6")


def test_finder_gets_a_named_card() -> None:
    """cards.toml finder"""
    t = hands(Table(4), ("attack_10", "attack_9"), ("attack_40", "attack_7"), ("finder",))
    t.turn(A).say(C, "card:finder", t.colour(B))
    survives_saving(t)
    t.say(C, "card:attack_40")
    assert t.has_card(C, "attack_40") and not t.has_card(B, "attack_40")


def test_finder_may_name_a_card_that_the_player_has_not() -> None:
    """cards.toml finder: the options do not depend on the hand."""
    t = hands(Table(4), ("attack_10", "attack_9"), ("attack_40", "attack_7"), ("finder",))
    t.turn(A).say(C, "card:finder", t.colour(B), "card:cosmic_zap")
    assert t.s.hands[C] == [] and len(t.s.hands[B]) == 2


# Powers and moons


def test_rebirth_exchanges_a_power() -> None:
    """cards.toml rebirth. COS-4.13: the captives of the old power go to the Warp."""
    t = hands(Table(4, vampire=B), ("attack_10", "attack_9"), ("attack_8",), ("rebirth",))
    t.s.lift(D, t.planet(D, 1), 1)
    t.s.held[(0 * 4 + B) * 4 + D] += 1
    t.turn(A).say(C, "card:rebirth")
    powers = [t.s.sheets[at + 1] for at in range(0, len(t.s.sheets), 3) if t.s.sheets[at] == B]
    assert len(powers) == 1 and powers[0] != POWER.index("vampire")
    assert has(t.s, B, powers[0]) and t.s.warp[D] == 1


def test_rebirth_does_not_touch_the_symbiote() -> None:
    """cards.toml rebirth"""
    t = hands(Table(4, symbiote=B), ("attack_10", "attack_9"), ("attack_8",), ("rebirth",))
    t.turn(A).until("Select", A)
    assert t.has_card(C, "rebirth")
    with pytest.raises(AssertionError):
        t.turn(A).say(C, "card:rebirth")


def test_eclipse_puts_a_moon_out_for_the_challenge() -> None:
    """cards.toml eclipse"""
    t = hands(Table(4, {"moons": "all"}), ("attack_10", "attack_9"), ("attack_8",), ("eclipse",))
    moon = MOON.index("moon_01")
    place = next(place for place in range(FIRST_MOON, FIRST_MOON + 12) if t.s.moon_at[place - FIRST_MOON] >= 0)
    if moon in t.s.moon_at:
        t.s.moon_at[t.s.moon_at.index(moon)] = t.s.moon_at[place - FIRST_MOON]
    elif moon in t.s.unused_moons:
        t.s.unused_moons[t.s.unused_moons.index(moon)] = t.s.moon_at[place - FIRST_MOON]
    t.s.moon_at[place - FIRST_MOON] = moon
    t.s.moon_known[place - FIRST_MOON] = PUBLIC
    t.put(D, place, 1)
    refresh(t.s)
    assert has(t.s, D, FIRST_MOON_EFFECT + moon)
    t.turn(A).say(C, "card:eclipse", f"place:{PLACE.ids[place]}")
    assert not has(t.s, D, FIRST_MOON_EFFECT + moon)
    t.finish()
    assert has(t.s, D, FIRST_MOON_EFFECT + moon)


def test_eclipse_without_moons_delays_victory() -> None:
    """cards.toml eclipse: new bases count when the next challenge starts. COS-0.6"""
    t = hands(Table(4), ("attack_20", "attack_9"), ("attack_4", "attack_6"), ("eclipse",))
    for player, number in ((C, 1), (C, 2), (D, 1), (D, 2)):
        t.put(A, t.planet(player, number), 1)
    t.turn(A, f"{t.s.player_ids()[B]}_1").say(C, "card:eclipse")
    t.cards("attack_20", "attack_4").until("Decide")
    assert t.s.external_bases(A) == 5 and external(t.s, A) == 4 and not t.s.over
    survives_saving(t)
    t.say(A, "do:yes")
    assert t.s.over and t.s.winners == [A]
