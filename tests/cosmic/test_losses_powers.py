"""Powers about tokens that are lost, saved, captured or removed, and their Flares. COS-16.9"""

import json

import pytest

from astrarium.games.cosmic.components import EFFECT, POWER, STACKED
from astrarium.games.cosmic.effects.in_force import refresh
from astrarium.games.cosmic.game import GAME
from astrarium.games.cosmic.rules.stacks import CONE, FIELDS, WHERE, depth, stacks_of
from astrarium.games.cosmic.rules.totals import totals
from astrarium.games.cosmic.state import CAPTIVES, OFF, RANSOMED, RINGED
from tables.cosmic import A, B, C, D, Table


def fight(
    t: Table,
    offense: str = "attack_20",
    defense: str = "attack_4",
    tokens: int = 3,
    offense_allies: dict[int, int] | None = None,
    defense_allies: dict[int, int] | None = None,
    hands: dict[int, tuple[str, ...]] | None = None,
    reverse: bool = False,
    place: int = -1,
) -> Table:
    """A (offense) and B (defender) have revealed these cards; further cards of the players are in `hands`."""
    more = hands or {}
    for player in range(t.s.players):
        own = (offense,) if player == A else (defense,) if player == B else ()
        t.hand(player, *own, *more.get(player, ()))
    t.challenge(
        A,
        B,
        tokens=tokens,
        offense_allies=offense_allies,
        defense_allies=defense_allies,
        reverse=reverse,
        place=place,
    )
    return t


def held(t: Table, keeping: int, holder: int, owner: int) -> int:
    return t.s.held[(keeping * t.s.players + holder) * t.s.players + owner]


def stack(t: Table, player: int, location: int, owner: int, number: int) -> None:
    """Tokens of the owner lie captured under one of the player's tokens at a location."""
    s = t.s
    for _ in range(number):
        source = max(s.base_list(owner), key=lambda base: s.at(owner, base))
        s.lift(owner, source, 1)
    slot = len(stacks_of(s, player))
    s.set_mark(STACKED, player, slot * FIELDS + WHERE, location + 1)
    s.set_mark(STACKED, player, slot * FIELDS + owner, number)
    t.settle()


def survives_saving(t: Table) -> None:
    """The position, read back, is the same and offers the same."""
    again = GAME.from_json(json.loads(json.dumps(t.s.to_json())))
    assert again.to_json() == t.s.to_json()
    assert list(again.offered) == list(t.s.offered)


# Assassin


def test_assassin_kills_a_token_of_the_colour_drawn_whoever_is_attacked() -> None:
    """Golden case G-12 (assassin part). COS-15.6"""
    t = Table(4, assassin=C)
    t.hand(A, "attack_10")
    t.hand(B, "attack_8")
    t.turn(A, f"{t.s.player_ids()[B]}_1")
    t.say(C, t.planet_atom(B, 3))
    assert t.s.warp[B] == 1 and t.s.at(B, t.planet(B, 3)) == 3


def test_assassin_chooses_the_victim_of_a_wild_card() -> None:
    """powers.toml assassin"""
    t = Table(4, assassin=C)
    t.hand(A, "attack_10")
    t.turn(A, "wild_normal")
    t.say(C, t.colour(A), t.planet_atom(A, 2))
    assert t.s.warp[A] == 1


def test_assassin_spares_his_own_colour() -> None:
    """powers.toml assassin"""
    t = Table(4, assassin=C)
    t.hand(A, "attack_10")
    t.hand(C, "attack_10")
    t.turn(A, f"{t.s.player_ids()[C]}_1")
    assert not t.was_used("assassin", C) and t.s.warp[C] == 0


def test_assassin_chooses_among_those_whom_a_colourless_cone_fits() -> None:
    """COS-7.6: the left-hand neighbour is the target of cone 3."""
    t = Table(4, assassin=C)
    t.hand(A, "attack_10")
    t.hand(B, "attack_10")
    t.turn(A, "cone_03")
    t.say(C, t.planet_atom(B, 1))
    assert t.s.warp[B] == 1


def test_assassin_wild_takes_the_winners_along() -> None:
    """flares.toml assassin"""
    t = fight(Table(4), hands={B: ("flare_assassin",)}, offense_allies={C: 2})
    t.say(B, "card:flare_assassin", t.planet_atom(B, 5)).finish()
    assert t.s.warp[:3] == [3, 5, 2]
    assert not t.s.has_base(A, t.planet(B, 1)) and not t.s.has_base(C, t.planet(B, 1))


def test_assassin_wild_needs_defeat_by_an_attack_card() -> None:
    """flares.toml assassin"""
    t = fight(Table(4), offense="attack_4", defense="attack_20", hands={B: ("flare_assassin", "attack_6")})
    t.cards("attack_4", "attack_20").finish()
    assert t.has_card(B, "flare_assassin")


def test_assassin_super_puts_an_own_token_in_the_victims_place() -> None:
    """flares.toml assassin"""
    t = Table(4, assassin=A)
    t.hand(A, "attack_10", "flare_assassin")
    t.hand(B, "attack_8")
    t.to_warp(A, 1)
    t.turn(A, f"{t.s.player_ids()[B]}_1")
    t.say(A, t.planet_atom(B, 3), "card:flare_assassin")
    assert t.s.at(A, t.planet(B, 3)) == 1 and t.s.warp[A] == 0 and t.s.warp[B] == 1


# Bully


def test_bully_chooses_what_the_loser_loses_and_shares_the_planet() -> None:
    """powers.toml bully"""
    t = fight(Table(4, bully=A))
    other = t.planet_atom(B, 2)
    t.say(A, "power:bully", other, other, other, other).finish()
    assert t.s.at(B, t.planet(B, 2)) == 0 and t.s.at(B, t.planet(B, 1)) == 4
    assert t.s.has_base(A, t.planet(B, 1)) and t.s.warp[B] == 4


def test_bully_as_defender_sends_the_rest_of_the_cone_home() -> None:
    """powers.toml bully"""
    t = fight(Table(4, bully=B), offense="attack_4", defense="attack_20")
    t.say(B, "power:bully", "do:challenge", t.planet_atom(A, 5), t.planet_atom(A, 5)).finish()
    assert t.s.warp[A] == 3 and t.s.on_bases(A) == 17


def test_bully_leaves_a_compromise_alone() -> None:
    """powers.toml bully: both cards must be Attack cards."""
    t = fight(Table(4, bully=A), defense="compromise").finish()
    assert not t.was_used("bully", A)


@pytest.mark.parametrize("answer", ["do:tokens", "do:bases"])
def test_bully_wild_takes_a_base_or_two_tokens(answer: str) -> None:
    """flares.toml bully"""
    t = fight(Table(4), defense="compromise", hands={A: ("flare_bully",)})
    t.say(A, "card:flare_bully").say(B, answer)
    if answer == "do:bases":
        t.say(A, t.planet_atom(B, 4), "amount:2").finish()
        assert t.s.at(A, t.planet(B, 4)) == 2 and t.s.warp[B] == 4
    else:
        t.say(B, t.planet_atom(B, 2), t.planet_atom(B, 2)).finish()
        assert t.s.warp[B] == 2 + 4


def test_bully_super_bullies_allies_too() -> None:
    """flares.toml bully"""
    t = fight(Table(4, bully=A), hands={A: ("flare_bully",)}, defense_allies={C: 2})
    t.say(A, "card:flare_bully", t.planet_atom(C, 5), t.planet_atom(C, 5)).finish()
    assert t.s.at(C, t.planet(C, 5)) == 2 and t.s.warp[C] == 2 and t.s.on_bases(C) == 18


# Fungus


def test_fungus_stack_is_one_token_but_counts_all() -> None:
    """Golden case D-37. powers.toml fungus"""
    t = Table(4, fungus=A)
    stack(t, A, CONE, B, 3)
    fight(t, offense="attack_10", defense="attack_10", hands={A: ("attack_4",)})
    assert t.s.strength(A, OFF) == 3
    t.s.kind, t.s.value = [0, 0], [10, 10]
    assert totals(t.s)[OFF] == 10 + 4 + 2


def test_fungus_captures_all_losing_tokens_and_stacks_them_as_he_likes() -> None:
    """powers.toml fungus"""
    t = fight(Table(4, fungus=A), defense_allies={C: 2})
    t.say(A, "amount:1", "amount:3")
    survives_saving(t)
    t.say(A, "amount:2").finish()
    there = stacks_of(t.s, A, t.planet(B, 1))
    assert sorted(depth(t.s, A, stack) for stack in there) == [3, 3]
    assert t.s.warp == [0, 0, 0, 0]


def test_fungus_sets_captives_free_when_a_stack_enters_the_warp() -> None:
    """powers.toml fungus"""
    t = Table(4, fungus=A)
    stack(t, A, CONE, C, 3)
    fight(t, offense="attack_4", defense="attack_20").finish()
    assert t.s.warp[A] == 3 and t.s.warp[C] == 3 and stacks_of(t.s, A) == []


def test_fungus_says_which_stacks_he_launches() -> None:
    """powers.toml fungus: a stack is one token for every rule."""
    t = Table(4, fungus=A)
    t.hand(A, "attack_10")
    t.hand(B, "attack_8")
    stack(t, A, t.planet(A, 1), C, 2)
    t.challenge(A, B, start="launch")
    t.say(A, t.planet_atom(B, 1), "amount:2", t.planet_atom(A, 1), t.planet_atom(A, 1))
    survives_saving(t)
    t.say(A, "amount:3")
    assert stacks_of(t.s, A, CONE) == [0]


def test_a_stack_stays_with_its_token_when_the_power_is_lost() -> None:
    """COS-4.6, 4.13: Fungus stacks stay stacked, and are set free in the Warp."""
    t = Table(4, fungus=A)
    t.only(A, {t.planet(A, 1): 1, t.planet(A, 2): 4, t.planet(C, 5): 3})
    stack(t, A, t.planet(A, 1), C, 2)
    t.hand(A, "attack_4", "attack_6")
    t.hand(B, "attack_20")
    t.challenge(A, B, start="launch")
    t.say(A, t.planet_atom(B, 1), "amount:1", t.planet_atom(A, 1))
    assert stacks_of(t.s, A, CONE) == [0]
    t.cards("attack_4", "attack_20").finish()
    assert t.s.warp[A] == 1 and t.s.warp[C] == 2 and stacks_of(t.s, A) == []


def test_fungus_leaves_the_stack_behind() -> None:
    """powers.toml fungus"""
    t = Table(4, fungus=A)
    t.hand(A, "attack_10")
    t.hand(B, "attack_8")
    stack(t, A, t.planet(A, 1), C, 2)
    t.challenge(A, B, start="launch")
    t.say(A, t.planet_atom(B, 1), "amount:1", t.planet_atom(A, 1), "do:pass")
    assert stacks_of(t.s, A, t.planet(A, 1)) == [0]


def test_fungus_yields_to_void_on_his_side() -> None:
    """powers.toml fungus: the main player's power applies."""
    t = fight(Table(4, void=A, fungus=C), offense_allies={C: 2}).finish()
    assert t.s.out[B] == 4 and stacks_of(t.s, C) == []


def test_fungus_wild_keeps_losers_in_a_ring_until_a_defeat_at_home() -> None:
    """flares.toml fungus"""
    t = fight(Table(4), offense="attack_4", defense="attack_20", hands={B: ("flare_fungus",)})
    t.say(B, "card:flare_fungus").finish()
    assert held(t, RINGED, B, A) == 3 and t.s.warp[A] == 0
    fight(t, offense="attack_10", defense="attack_9", hands={A: ("attack_4",)})
    t.s.kind, t.s.value = [0, 0], [10, 9]
    assert totals(t.s) == [13, 9 + 4 + 3]
    t.cards("attack_10", "attack_9").finish()
    assert held(t, RINGED, B, A) == 3
    fight(t, offense="attack_20", defense="attack_9").finish()
    assert held(t, RINGED, B, A) == 0 and t.s.warp[A] == 3 + 3


def test_fungus_super_keeps_the_stack_in_the_warp() -> None:
    """flares.toml fungus"""
    t = Table(4, fungus=A)
    stack(t, A, CONE, C, 3)
    fight(t, offense="attack_4", defense="attack_20", hands={A: ("flare_fungus",)})
    t.say(A, "card:flare_fungus").finish()
    assert t.s.warp[A] == 3 and t.s.warp[C] == 0 and len(stacks_of(t.s, A)) == 1


# Ghost


def test_ghost_returns_home_when_his_side_loses() -> None:
    """powers.toml ghost"""
    t = fight(Table(4, ghost=C), defense_allies={C: 3}).finish()
    assert t.s.warp[C] == 0 and t.s.on_bases(C) == 20 and t.s.warp[B] == 4


def test_ghost_lands_as_a_defensive_ally() -> None:
    """powers.toml ghost: he shares the planet with the defender."""
    t = fight(Table(4, ghost=C), offense="attack_4", defense="attack_20", defense_allies={C: 3})
    t.say(C, "do:land").finish()
    assert t.s.at(C, t.planet(B, 1)) == 3 and t.s.hands[C] == []


def test_ghost_takes_rewards_as_an_offensive_ally() -> None:
    """powers.toml ghost"""
    t = fight(Table(4, ghost=C), offense_allies={C: 3})
    t.say(C, "do:reward").finish()
    assert not t.s.has_base(C, t.planet(B, 1)) and len(t.s.hands[C]) == 3


def test_ghost_is_captured_before_he_can_return() -> None:
    """COS-16.9: captures come before own powers."""
    t = fight(Table(4, ghost=C, fungus=A), defense_allies={C: 3}).finish()
    assert t.s.on_bases(C) == 17 and t.s.warp[C] == 0


def test_ghost_wild_stops_an_effect_that_kills() -> None:
    """flares.toml ghost"""
    t = fight(Table(4, vacuum=A), offense="attack_4", defense="attack_20", hands={C: ("flare_ghost",)})
    t.say(A, t.colour(C), t.colour(C)).say(C, "card:flare_ghost").finish()
    assert t.s.warp[C] == 0 and t.s.on_bases(C) == 20


def test_ghost_wild_stops_a_capture_but_not_the_result() -> None:
    """flares.toml ghost"""
    t = fight(Table(4, vampire=A), hands={B: ("flare_ghost",)})
    t.say(B, "card:flare_ghost").finish()
    assert t.s.warp[B] == 4 and held(t, CAPTIVES, A, B) == 0


def test_ghost_super_returns_home_as_a_main_player() -> None:
    """flares.toml ghost"""
    t = fight(Table(4, ghost=A), offense="attack_4", defense="attack_20", hands={A: ("flare_ghost",)})
    t.say(A, "card:flare_ghost").finish()
    assert t.s.warp[A] == 0 and t.s.on_bases(A) == 20


# Grief


def test_grief_draws_a_card_for_each_token_four_at_most() -> None:
    """powers.toml grief"""
    t = Table(4, grief=B)
    t.put(B, t.planet(B, 1), 2)
    fight(t).finish()
    assert t.s.warp[B] == 6 and len(t.s.hands[B]) == 4


def test_grief_wild_costs_an_opponent_half_as_many() -> None:
    """flares.toml grief"""
    t = fight(Table(4), offense="attack_4", defense="attack_20", hands={A: ("flare_grief",)}, defense_allies={C: 1})
    t.say(A, "card:flare_grief", t.colour(C)).finish()
    assert t.s.warp[C] == 2 and t.s.warp[A] == 3


def test_grief_super_takes_the_cards_from_the_winner() -> None:
    """flares.toml grief"""
    t = fight(
        Table(4, grief=A),
        offense="attack_4",
        defense="attack_20",
        hands={A: ("flare_grief",), B: ("attack_6", "attack_7", "attack_8", "attack_9")},
    )
    t.cards("attack_4", "attack_20").say(A, "card:flare_grief").finish()
    assert len(t.s.hands[B]) == 1
    assert sorted(t.names(A) + t.names(B)) == ["attack_6", "attack_7", "attack_8", "attack_9"]


# Healer


def test_healer_returns_lost_tokens_and_draws() -> None:
    """powers.toml healer: consolation stays due. COS-P8.26"""
    t = fight(Table(4, healer=C), offense="compromise", defense="attack_20", hands={B: ("attack_6", "attack_7")})
    t.cards("compromise", "attack_20").say(C, "power:healer").finish()
    assert t.s.warp[A] == 0 and t.s.on_bases(A) == 20
    assert len(t.s.hands[C]) == 1 and len(t.s.hands[A]) == 2


def test_healer_cannot_heal_what_fungus_captures() -> None:
    """Golden case D-38. COS-16.9"""
    t = fight(Table(4, fungus=A, healer=C)).finish()
    assert not t.was_used("healer", C) and t.s.on_bases(B) == 16


def test_healer_heals_what_void_would_remove() -> None:
    """Golden case D-85. COS-16.9"""
    t = fight(Table(4, void=A, healer=C))
    t.say(C, "power:healer").finish()
    assert t.s.out[B] == 0 and t.s.on_bases(B) == 20 and len(t.s.hands[C]) == 1


def test_healer_sends_removed_tokens_of_the_homeless_to_the_warp() -> None:
    """powers.toml healer: to the Warp if he has no base, then without a card."""
    t = Table(4, void=A, healer=C)
    t.only(B, {t.planet(B, 1): 4}, warp=6)
    fight(t)
    t.say(C, "power:healer").finish()
    assert t.s.warp[B] == 10 and t.s.hands[C] == []


def test_healer_wild_cancels_a_cosmic_zap() -> None:
    """flares.toml healer"""
    t = fight(
        Table(4, zombie=A),
        offense="attack_4",
        defense="attack_20",
        hands={A: ("flare_healer",), C: ("cosmic_zap",)},
    )
    t.say(C, "card:cosmic_zap").say(A, "card:flare_healer").finish()
    assert t.s.warp[A] == 0 and t.s.on_bases(A) == 20


def test_healer_super_draws_a_card_per_token() -> None:
    """flares.toml healer"""
    t = fight(Table(4, healer=C), hands={C: ("flare_healer",)})
    t.say(C, "card:flare_healer").finish()
    assert t.s.on_bases(B) == 20 and len(t.s.hands[C]) == 4


# Pirate


def test_pirate_captures_for_tokens_that_go_home() -> None:
    """powers.toml pirate"""
    t = fight(Table(4, pirate=A))
    t.say(A, "power:pirate", "amount:2").finish()
    assert held(t, RANSOMED, A, B) == 2 and t.s.warp[B] == 2
    assert t.s.at(A, t.planet(B, 1)) == 1


def pirate_with_captives() -> Table:
    t = Table(4, {"lucre": "on"}, pirate=D)
    t.hand(A, "attack_10")
    t.hand(B, "attack_10", "attack_9")
    for owner in (B, C):
        for place in (1, 2):
            t.s.lift(owner, t.planet(owner, place), 1)
        t.s.held[(RANSOMED * 4 + D) * 4 + owner] += 2
    t.settle()
    return t


def test_pirate_cashes_captives_in() -> None:
    """powers.toml pirate: as bystander too, at the start of any challenge."""
    t = pirate_with_captives().turn(A)
    t.say(D, "power:pirate", "do:reward", "amount:3", t.colour(B), t.colour(C), t.colour(B))
    survives_saving(t)
    assert t.s.warp[B] == 2 and t.s.warp[C] == 1 and len(t.s.hands[D]) == 3
    assert held(t, RANSOMED, D, C) == 1


@pytest.mark.rule("COS-18.11")
def test_pirate_agrees_on_a_ransom() -> None:
    """powers.toml pirate. COS-18.11"""
    t = pirate_with_captives().turn(A)
    lucre = t.s.lucre[D]
    t.say(D, "power:pirate", "do:deal", t.colour(B), "amount:2", "amount:1", "amount:2", t.planet_atom(B, 4))
    survives_saving(t)
    t.say(B, "do:accept").say(B, "card:attack_9").say(D, "amount:1")
    while t.s.player == D and "do:pass" not in t.s.legal_names:
        t.step()
    assert t.s.on_bases(B) == 20 and held(t, RANSOMED, D, B) == 0
    assert t.has_card(D, "attack_9") and t.s.lucre[D] == lucre + 2
    assert t.s.has_base(D, t.planet(B, 4))


def test_pirate_wild_takes_rewards_from_the_hand_of_his_main_player() -> None:
    """flares.toml pirate"""
    t = fight(
        Table(4),
        offense="attack_4",
        defense="attack_20",
        defense_allies={C: 3},
        hands={C: ("flare_pirate",), B: ("attack_6", "attack_7")},
    )
    t.cards("attack_4", "attack_20").say(C, "card:flare_pirate", "amount:2").finish()
    assert t.s.hands[B] == [] and len(t.s.hands[C]) == 3
    assert t.has_card(C, "attack_6") and t.has_card(C, "attack_7")


def test_pirate_super_captures_two_for_one() -> None:
    """flares.toml pirate"""
    t = fight(Table(4, pirate=A), hands={A: ("flare_pirate",)})
    t.say(A, "card:flare_pirate", "power:pirate", "amount:4").finish()
    assert held(t, RANSOMED, A, B) == 4 and t.s.at(A, t.planet(B, 1)) == 1


# Spiff


def test_spiff_crash_lands_when_beaten_by_ten() -> None:
    """Golden case D-46. powers.toml spiff"""
    t = fight(Table(4, spiff=A), offense="attack_9", defense="attack_18")
    t.say(A, "power:spiff").finish()
    assert t.s.at(A, t.planet(B, 1)) == 1 and t.s.warp[A] == 2 and t.s.at(B, t.planet(B, 1)) == 4


def test_spiff_does_not_crash_land_when_beaten_by_nine() -> None:
    """Golden case D-46. powers.toml spiff"""
    t = fight(Table(4, spiff=A), offense="attack_10", defense="attack_18").finish()
    assert not t.was_used("spiff", A) and t.s.warp[A] == 3


def test_spiff_wild_leaves_a_token_on_the_planet() -> None:
    """flares.toml spiff"""
    t = fight(Table(4), hands={B: ("flare_spiff",)})
    t.say(B, "card:flare_spiff").finish()
    assert t.s.at(B, t.planet(B, 1)) == 1 and t.s.warp[B] == 3 and t.s.at(A, t.planet(B, 1)) == 3


def test_spiff_super_crash_lands_when_beaten_by_five() -> None:
    """flares.toml spiff"""
    t = fight(Table(4, spiff=A), offense="attack_9", defense="attack_13", hands={A: ("flare_spiff",)})
    t.say(A, "card:flare_spiff").finish()
    assert t.s.at(A, t.planet(B, 1)) == 1


# Sting


def test_sting_lets_a_substitute_lose_half() -> None:
    """powers.toml sting"""
    t = fight(Table(4, sting=A), offense="attack_4", defense="attack_20", tokens=4, hands={A: ("attack_6",)})
    t.cards("attack_4", "attack_20").say(A, "power:sting", t.colour(C)).finish()
    assert t.s.warp[A] == 2 and t.s.warp[C] == 2
    assert t.s.hands[A] == [] and len(t.s.hands[C]) == 2 and t.has_card(C, "attack_6")


def test_sting_pays_nothing_to_a_substitute_who_loses_nothing() -> None:
    """powers.toml sting: one card per token lost."""
    t = fight(Table(4, sting=A, zombie=C), offense="attack_4", defense="attack_20", tokens=4, hands={A: ("attack_6",)})
    t.cards("attack_4", "attack_20").say(A, "power:sting", t.colour(C)).finish()
    assert t.s.warp[C] == 0 and t.s.hands[C] == [] and t.has_card(A, "attack_6")


def test_sting_wild_redirects_consolation() -> None:
    """flares.toml sting"""
    t = fight(Table(4), offense="compromise", defense="attack_20", hands={B: ("flare_sting", "attack_6", "attack_7")})
    t.cards("compromise", "attack_20").say(B, "card:flare_sting", t.colour(D)).finish()
    assert t.s.hands[A] == [] and sorted(t.names(D)) == ["attack_6", "attack_7"]


def test_sting_super_lets_a_substitute_lose_all() -> None:
    """flares.toml sting"""
    t = fight(Table(4, sting=A), offense="attack_4", defense="attack_20", hands={A: ("flare_sting",)})
    t.say(A, "card:flare_sting", t.colour(D)).finish()
    assert t.s.warp[A] == 0 and t.s.warp[D] == 3


# Vacuum


def test_vacuum_takes_others_along() -> None:
    """Golden case D-39. powers.toml vacuum"""
    t = fight(Table(4, vacuum=A), offense="attack_4", defense="attack_20")
    t.say(A, t.colour(C), t.colour(D), t.colour(C))
    survives_saving(t)
    t.say(C, t.planet_atom(C, 2), t.planet_atom(C, 3)).finish()
    assert t.s.warp == [3, 0, 2, 1]
    assert t.s.at(C, t.planet(C, 2)) == 3 and t.s.at(C, t.planet(C, 3)) == 3


def test_vacuum_may_name_nobody() -> None:
    """powers.toml vacuum: up to n tokens."""
    t = fight(Table(4, vacuum=A), offense="attack_4", defense="attack_20")
    t.say(A, t.colour(C), "do:pass").finish()
    assert t.s.warp == [3, 0, 1, 0]


def test_vacuum_wild_takes_tokens_out_of_the_warp() -> None:
    """flares.toml vacuum"""
    t = Table(4)
    t.to_warp(C, 3)
    fight(t, hands={C: ("flare_vacuum",)})
    t.say(C, "card:flare_vacuum").finish()
    assert t.s.warp[C] == 1


def test_vacuum_super_chooses_the_tokens() -> None:
    """flares.toml vacuum"""
    t = fight(Table(4, vacuum=A), offense="attack_4", defense="attack_20", hands={A: ("flare_vacuum",)})
    t.say(A, "card:flare_vacuum", t.colour(C), "do:pass", t.planet_atom(C, 4)).finish()
    assert t.s.at(C, t.planet(C, 4)) == 3


# Vampire


def test_vampire_captures_and_retrieves_and_loses_his_captives() -> None:
    """powers.toml vampire"""
    t = Table(4, vampire=A)
    t.to_warp(A, 3)
    fight(t)
    t.say(A, "amount:2").finish()
    assert held(t, CAPTIVES, A, B) == 4 and t.s.warp[B] == 0 and t.s.warp[A] == 1
    fight(t, offense="attack_4", defense="attack_20", place=t.planet(B, 2)).finish()
    assert held(t, CAPTIVES, A, B) == 0 and t.s.warp[B] == 4


def test_vampire_leaves_allies_and_the_fifth_token() -> None:
    """powers.toml vampire"""
    t = Table(4, vampire=A)
    t.put(B, t.planet(B, 1), 1)
    fight(t, defense_allies={C: 2}).finish()
    assert held(t, CAPTIVES, A, B) == 4 and t.s.warp[B] == 1 and t.s.warp[C] == 2


def test_vampire_wild_exchanges_two_bases() -> None:
    """flares.toml vampire. COS-14.21"""
    t = Table(4)
    t.hand(C, "flare_vampire")
    t.hand(A, "attack_10")
    t.put(D, t.planet(D, 5), 2)
    t.turn(A)
    t.say(C, "card:flare_vampire", t.planet_atom(C, 2), t.colour(D), t.planet_atom(D, 5))
    assert t.s.at(C, t.planet(D, 5)) == 4 and t.s.at(D, t.planet(C, 2)) == 6
    assert not t.s.has_base(C, t.planet(C, 2)) and not t.s.has_base(D, t.planet(D, 5))


def test_vampire_super_captures_everybody() -> None:
    """flares.toml vampire"""
    t = Table(4, vampire=A)
    t.put(B, t.planet(B, 1), 1)
    fight(t, defense_allies={C: 2}, hands={A: ("flare_vampire",)})
    t.say(A, "card:flare_vampire").finish()
    assert held(t, CAPTIVES, A, B) == 5 and held(t, CAPTIVES, A, C) == 2


def test_captives_go_along_with_the_sheet_or_to_the_warp() -> None:
    """COS-15.4, 4.13"""
    from astrarium.games.cosmic.rules.sheets import discard_power, move_power

    t = fight(Table(4, vampire=A)).finish()
    move_power(t.s, A, POWER.index("vampire"), C)
    assert held(t, CAPTIVES, C, B) == 4 and held(t, CAPTIVES, A, B) == 0
    discard_power(t.s, C, POWER.index("vampire"))
    assert t.s.warp[B] == 4
    t.s.check()


# Void


def test_void_leaves_five_tokens_in_the_game() -> None:
    """Golden case D-36. COS-2.7"""
    t = Table(4, void=A)
    t.only(B, {t.planet(B, 1): 4, t.planet(B, 2): 1, t.planet(B, 3): 1, t.planet(B, 4): 1})
    out = t.s.out[B]
    fight(t).finish()
    assert t.s.out[B] == out + 2 and t.s.warp[B] == 2


def test_void_does_not_spoil_consolation() -> None:
    """Golden case D-81. COS-P8.26"""
    t = Table(4, void=A)
    t.only(B, {t.planet(B, 1): 3, t.planet(B, 2): 4, t.planet(B, 3): 4})
    fight(t, defense="compromise", hands={A: ("attack_6", "attack_7", "attack_8", "attack_9")})
    t.cards("attack_20", "compromise").finish()
    assert len(t.s.hands[B]) == 3 and t.s.warp[B] == 0


def test_void_is_not_prevented_by_zombie() -> None:
    """powers.toml zombie: removal from the game is not prevented."""
    t = fight(Table(4, void=A, zombie=B)).finish()
    assert t.s.out[B] == 4 and t.s.on_bases(B) == 16


def test_void_wild_removes_an_empty_planet() -> None:
    """flares.toml void. COS-14.22"""
    t = Table(4)
    t.hand(C, "flare_void")
    t.hand(A, "attack_10")
    t.only(B, {t.planet(B, number): 5 for number in (1, 2, 3, 4)})
    t.turn(A)
    t.say(C, "card:flare_void")
    assert t.s.gone == 1 << t.planet(B, 5) and len(t.s.planets_in(t.s.home[B])) == 4


def test_void_super_removes_the_target_instead_of_landing() -> None:
    """flares.toml void"""
    t = Table(4, void=A)
    t.put(C, t.planet(B, 1), 2)
    fight(t, offense_allies={D: 2}, hands={A: ("flare_void",)})
    t.say(A, "card:flare_void").finish()
    assert t.s.gone >> t.planet(B, 1) & 1 and t.s.warp[C] == 2
    assert t.s.on_bases(A) == 20 and t.s.on_bases(D) == 20


@pytest.mark.parametrize("power", ["fungus", "vampire", "void"])
def test_cosmic_zap_lets_the_losers_go_to_the_warp(power: str) -> None:
    """COS-4.10: a power that changes what becomes of tokens is zapped when they are about to be lost."""
    t = fight(Table(4, **{power: A}), hands={C: ("cosmic_zap",)})
    t.say(C, "card:cosmic_zap").finish()
    assert t.s.warp[B] == 4


# Wraith


def test_wraith_keeps_lost_tokens_in_reserve_and_launches_them() -> None:
    """powers.toml wraith"""
    t = fight(Table(4, wraith=A), offense="attack_4", defense="attack_20").finish()
    assert t.s.reserve[A] == 3 and t.s.warp[A] == 0
    t.hand(A, "attack_10")
    t.hand(B, "attack_8")
    t.challenge(A, B, start="launch")
    t.say(A, t.planet_atom(B, 1), "amount:3", "do:reserve", "do:reserve", "do:reserve")
    assert t.s.reserve[A] == 0 and t.s.force[A] == 3


def test_wraith_loses_the_reserve_with_the_power() -> None:
    """powers.toml wraith. COS-4.3"""
    t = Table(4, wraith=A)
    t.only(A, {t.planet(A, 1): 4, t.planet(A, 2): 4, t.planet(A, 3): 1, t.planet(C, 1): 5})
    t.s.out[A] -= 2
    t.s.reserve[A] = 2
    t.hand(A, "attack_10")
    t.hand(B, "attack_8")
    t.challenge(A, B, start="launch")
    t.say(A, t.planet_atom(B, 1), "amount:1", t.planet_atom(A, 3))
    assert t.s.reserve[A] == 0 and t.s.warp[A] == 2


def test_wraith_wild_commits_a_token_from_the_warp() -> None:
    """flares.toml wraith"""
    t = Table(4)
    t.to_warp(A, 2)
    t.hand(A, "attack_10", "flare_wraith")
    t.hand(B, "attack_8")
    t.challenge(A, B, start="launch")
    t.say(A, t.planet_atom(B, 1), "card:flare_wraith", "amount:2", "do:warp")
    assert "do:warp" not in t.s.legal_names
    t.say(A, t.planet_atom(A, 1))
    assert t.s.warp[A] == 1 and t.s.force[A] == 2


def test_wraith_wild_helps_an_ally() -> None:
    """flares.toml wraith"""
    t = Table(4)
    t.to_warp(C, 2)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_8")
    t.hand(C, "flare_wraith")
    t.challenge(A, B, start="invite")
    t.say(A, "do:yes").say(C, "card:flare_wraith", "do:offense", "amount:1", "do:warp")
    assert t.s.warp[C] == 1 and t.s.force[C] == 1


def test_wraith_super_commits_reserve_tokens_beyond_the_limit() -> None:
    """flares.toml wraith"""
    t = Table(4, wraith=A)
    t.only(A, {t.planet(A, 1): 4, t.planet(A, 2): 4, t.planet(A, 3): 4})
    t.s.out[A] -= 3
    t.s.reserve[A] = 3
    t.hand(A, "attack_10", "flare_wraith")
    t.hand(B, "attack_8")
    t.challenge(A, B, start="launch")
    t.say(A, t.planet_atom(B, 1), "card:flare_wraith", "amount:4", *[t.planet_atom(A, 1)] * 3, t.planet_atom(A, 2))
    survives_saving(t)
    t.say(A, "amount:3")
    assert t.s.force[A] == 7 and t.s.reserve[A] == 0


# Zombie


def test_zombie_pays_nothing_for_a_failed_deal() -> None:
    """Golden case D-34. powers.toml zombie"""
    t = fight(Table(4, zombie=A), offense="compromise", defense="compromise").finish()
    assert t.s.warp[A] == 0 and t.s.on_bases(A) == 20 and t.s.warp[B] == 3


def test_zombie_without_a_base_goes_to_the_warp() -> None:
    """Golden case D-35. COS-P8.22"""
    t = Table(4, zombie=A)
    t.only(A, {t.planet(C, 1): 4})
    fight(t, offense="attack_4", defense="attack_20", tokens=4).finish()
    assert t.s.warp[A] == 4


def test_zombie_takes_no_consolation_for_tokens_he_keeps() -> None:
    """Golden case D-81. COS-P8.26"""
    t = fight(Table(4, zombie=B), defense="compromise", hands={A: ("attack_6", "attack_7", "attack_8")})
    t.cards("attack_20", "compromise").finish()
    assert t.s.hands[B] == [] and t.s.warp[B] == 0 and t.s.on_bases(B) == 20


def test_zombie_frees_tokens_in_a_deal() -> None:
    """powers.toml zombie. COS-18.2 g"""
    t = Table(4, zombie=A)
    t.to_warp(B, 3)
    fight(t, offense="compromise", defense="compromise")
    t.say(A, "do:propose").until("TermFrees", A)
    t.say(A, "amount:2").say(B, "do:accept").finish()
    assert t.s.warp[B] == 1


def test_zombie_wild_saves_one_token() -> None:
    """flares.toml zombie"""
    t = fight(Table(4), offense="attack_4", defense="attack_20", hands={A: ("flare_zombie",)})
    t.say(A, "card:flare_zombie").finish()
    assert t.s.warp[A] == 2 and t.s.on_bases(A) == 18


def test_zombie_super_lets_allies_bring_tokens_from_the_warp() -> None:
    """flares.toml zombie"""
    t = Table(4, zombie=A)
    t.to_warp(C, 2)
    t.hand(A, "attack_10", "attack_9", "flare_zombie")
    t.hand(B, "attack_8")
    t.challenge(A, B, start="invite")
    t.say(A, "do:yes", "card:flare_zombie").say(C, "do:offense", "amount:4")
    t.until("AskYes", C)
    survives_saving(t)
    t.say(C, "do:yes")
    assert t.s.force[C] == 5 and t.s.warp[C] == 1


def test_doom_costs_one_token_more() -> None:
    """Golden case D-84. powers.toml cur5, COS-8.13"""
    t = Table(4)
    t.s.set_mark(EFFECT.index("cur5"), A, 0, 1)
    refresh(t.s)
    fight(t, offense="attack_4", defense="attack_20").finish()
    assert t.s.warp[A] == 4
