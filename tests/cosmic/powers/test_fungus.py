"""The Fungus and both sides of its Flare."""

from astrarium.games.cosmic.effect_numbers import STACKED
from astrarium.games.cosmic.rules.stacks import CONE, FIELDS, WHERE, depth, stacks_of
from astrarium.games.cosmic.rules.totals import totals
from astrarium.games.cosmic.terms import OFF, RINGED
from tables.cosmic import A, B, C, Table, same_after_saving
from tables.cosmic_losses import fight, held


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
    same_after_saving(t)
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
    same_after_saving(t)
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
