"""The general rules of moons. COS-13"""

import json

import pytest

from astrarium.clockwork.names import NOBODY
from astrarium.games.cosmic.components import CARD, CATEGORY_OF, FIRST_MOON, POWER
from astrarium.games.cosmic.effect_numbers import EFFECT, SILENCED
from astrarium.games.cosmic.effects.in_force import has, refresh
from astrarium.games.cosmic.game import GAME
from astrarium.games.cosmic.moon_places import is_revealed, occupant
from astrarium.games.cosmic.powers.pentaform import MARKER
from astrarium.games.cosmic.rules.commitment import commit_limit
from astrarium.games.cosmic.rules.deals import grantable
from astrarium.games.cosmic.rules.loss_in_progress import BY_EFFECT
from astrarium.games.cosmic.rules.lucre import income_of
from astrarium.games.cosmic.rules.moons import may_reveal
from astrarium.games.cosmic.rules.tokens import home_options, lose_tokens
from astrarium.games.cosmic.rules.victory import fulfils
from astrarium.games.cosmic.terms import OFF, TAKEN
from tables.cosmic import A, B, C, D, Table
from tables.cosmic_moons import armed, desert, occupy, run_settle
from tables.cosmic_totals import told_totals
from tables.cosmic_variants import ARMED, all_armed, goes_on

VIRUS = POWER.index("virus")


@pytest.mark.rule("COS-13.2", "COS-13.3")
def test_two_face_down_moons_in_every_system() -> None:
    """COS-13.2, 13.3: their owner may look at them, nobody else"""
    t = Table(4, {"moons": "all"})
    for player in range(4):
        for place in t.s.moons_in(t.s.home[player]):
            assert t.s.moon_known[place - FIRST_MOON] == 1 << player
        assert len(t.s.moons_in(t.s.home[player])) == 2


@pytest.mark.rule("COS-13.1")
def test_only_chosen_categories_are_used() -> None:
    """COS-13.1"""
    t = Table(6, {"moons": "quarter-cheese"})
    used = {CATEGORY_OF[moon] for moon in t.s.moon_at if moon != NOBODY}
    assert used <= {"quarter", "cheese"}


@pytest.mark.rule("COS-13.7", "COS-13.17")
def test_free_moon() -> None:
    """Golden case D-69: no cards, a look, Play Now takes effect, a second challenge. COS-13.7, 13.17"""
    t = armed()
    place = t.moon("moon_13", B)
    occupy(t, A, place, 2)
    assert t.s.at(A, place) == 2 and is_revealed(t.s, place)
    assert len(t.s.hands[A]) == 2
    assert t.s.success and type(t.s.choice).__name__ == "Decide" and t.s.player == A
    assert t.s.discard == []


def test_secret_moon_is_looked_at_and_stays_face_down() -> None:
    """COS-13.8"""
    t = armed()
    place = t.moon("moon_12", B)
    occupy(t, A, place)
    assert t.s.moon_known[place - FIRST_MOON] == 1 << A | 1 << B


def test_secret_moon_may_be_revealed_on_arrival() -> None:
    """COS-13.8: now or later"""
    t = armed()
    place = t.moon("moon_12", B)
    occupy(t, A, place).say(A, "moon:moon_12")
    assert is_revealed(t.s, place)


def test_owner_of_the_system_may_not_reveal_a_moon_he_does_not_occupy() -> None:
    """COS-13.8"""
    t = armed()
    t.moon("moon_12", A)
    t.draws(A, B)
    assert not t.offers(A, "moon:moon_12")


def test_silenced_player_may_not_reveal_a_moon() -> None:
    """COS-15.15"""
    t = armed()
    place = t.moon("moon_12", B, occupant=A)
    assert may_reveal(t.s, A, place)
    t.s.lasting += [SILENCED, A, 0]
    assert not may_reveal(t.s, A, place)


def test_occupied_moon_is_defended_by_its_occupant_without_allies() -> None:
    """Golden case D-70. COS-13.18 to 13.20"""
    t = Table(5, parasite=D)
    for player in range(5):
        t.hand(player, "attack_10", "attack_8")
    place = t.moon("moon_12", B, occupant=C, tokens=2)
    t.draws(A, B).say(A, t.place_atom(place))
    assert t.s.defender == C
    while type(t.s.choice).__name__ != "Select":
        assert type(t.s.choice).__name__ not in ("Invite", "Join")
        t.step()
    assert t.s.invited == [0, 0] and t.s.joined == [0, 0]


@pytest.mark.rule("COS-13.20", "COS-13.21")
def test_winner_lands_on_the_moon_and_the_occupant_goes_to_the_warp() -> None:
    """COS-13.21"""
    t = armed()
    place = t.moon("moon_12", B, occupant=C, tokens=2)
    t.challenge(A, C, place=place, tokens=3).cards("attack_10", "attack_8").finish()
    assert t.s.at(A, place) == 3 and t.s.warp[C] == 2


@pytest.mark.rule("COS-13.9")
def test_secret_moon_lost() -> None:
    """Golden case D-71. COS-13.9"""
    t = armed()
    place = t.moon("moon_12", B, occupant=C, tokens=2)
    t.challenge(A, C, place=place, tokens=3).cards("attack_10", "attack_8").finish()
    assert t.s.moon_known[place - FIRST_MOON] >> A & 1 and not is_revealed(t.s, place)
    t.draws(C, D)
    assert not t.offers(C, "moon:moon_12")
    t.draws(A, D).say(A, "moon:moon_12")
    assert is_revealed(t.s, place)


def test_moon_of_a_third_player() -> None:
    """Golden case D-87: the player who really defends refills. COS-P2.16, 13.18"""
    t = armed()
    t.hand(B)
    t.hand(C, "plague")
    place = t.moon("moon_12", B, occupant=C)
    t.draws(A, B).say(A, t.place_atom(place))
    assert t.s.hands[B] == [] and len(t.s.hands[C]) == 7
    assert t.s.force[OFF * 4 + A] == 0


@pytest.mark.rule("COS-13.14")
def test_own_moon_keeps_the_power() -> None:
    """Golden case D-11. COS-13.14"""
    t = armed(virus=A)
    place = t.moon("moon_12", A, occupant=A)
    t.only(A, {t.planet(A, 1): 5, t.planet(A, 2): 5, place: 1})
    assert t.s.home_bases(A) == 3 and has(t.s, A, VIRUS)
    desert(t, A, place)
    assert not has(t.s, A, VIRUS)


@pytest.mark.rule("COS-13.14")
def test_moon_elsewhere_is_no_home_base() -> None:
    """COS-13.14"""
    t = armed(virus=A)
    place = t.moon("moon_12", B, occupant=A)
    t.only(A, {t.planet(A, 1): 5, t.planet(A, 2): 5, place: 1})
    assert not has(t.s, A, VIRUS)


@pytest.mark.rule("COS-13.14")
def test_own_moon_counts_for_income() -> None:
    """COS-13.14, 11.3"""
    t = armed()
    t.moon("moon_12", A, occupant=A)
    t.moon("moon_13", B, occupant=A)
    assert income_of(t.s, A) == 3 + 5 + 1


def test_moons_do_not_win() -> None:
    """Golden case D-73, first half. COS-13.13"""
    t = armed()
    for number in range(1, 5):
        t.put(A, t.planet(B, number), 1)
    t.moon("moon_12", C, occupant=A)
    t.moon("moon_13", D, occupant=A)
    assert t.s.external_bases(A) == 4 and not fulfils(t.s, A)


def test_moon_base_omega_wins() -> None:
    """Golden case D-73, second half: it wins as soon as it is revealed. moons.toml 25"""
    t = armed()
    for number in range(1, 5):
        t.put(A, t.planet(B, number), 1)
    place = t.moon("moon_25", C)
    occupy(t, A, place)
    assert t.s.over and t.s.winners == [A]


def test_intermittent_moon_reoccupied() -> None:
    """Golden case D-72: again in a later challenge, not in the same. COS-13.5"""
    t = armed()
    place = t.moon("moon_16", B)
    occupy(t, A, place)
    compromises = [hand.count(CARD.index("compromise")) for hand in t.s.hands]
    assert compromises == [1, 1, 1, 1]
    t.s.count += 3
    desert(t, A, place)
    t.put(A, place, 1)
    t.s.settled[A] = 0
    run_settle(t)
    assert [hand.count(CARD.index("compromise")) for hand in t.s.hands] == [1, 1, 1, 1]
    desert(t, A, place)
    t.s.count += 1
    t.put(A, place, 1)
    t.s.settled[A] = 0
    run_settle(t)
    assert [hand.count(CARD.index("compromise")) for hand in t.s.hands] == [2, 2, 2, 2]


@pytest.mark.rule("COS-13.10")
def test_intermittent_moon_works_for_another_occupant() -> None:
    """COS-13.5, 13.10"""
    t = armed()
    place = t.moon("moon_16", B, up=True, occupant=C)
    t.challenge(A, C, place=place, tokens=4).cards("attack_10", "attack_8").finish()
    assert occupant(t.s, place) == A
    assert all(CARD.index("compromise") in hand for hand in t.s.hands)


@pytest.mark.rule("COS-13.4")
def test_continuing_moon_stops_when_it_is_deserted() -> None:
    """COS-13.4, 13.12: it stays face up, and works for a new occupant"""
    t = armed()
    place = t.moon("moon_08", B, up=True, occupant=A)
    assert commit_limit(t.s, C) == 3
    desert(t, A, place)
    assert commit_limit(t.s, C) == 4 and is_revealed(t.s, place)
    t.put(C, place, 1)
    assert commit_limit(t.s, C) == 3


@pytest.mark.rule("COS-13.16")
def test_offense_may_not_aim_at_a_moon_where_he_is() -> None:
    """COS-13.16"""
    t = armed()
    place = t.moon("moon_12", B, occupant=A)
    other = t.moon("moon_19", B, number=2)
    t.draws(A, B).until("NameTarget")
    assert not t.offers(A, t.place_atom(place)) and t.offers(A, t.place_atom(other))


@pytest.mark.rule("COS-13.16")
def test_own_colour_allows_an_own_moon() -> None:
    """COS-13.16, P2.8"""
    t = armed()
    place = t.moon("moon_12", A)
    t.draws(A, A).say(A, t.place_atom(place), "amount:1")
    t.s.apply(t.s.offered[0])
    assert t.s.ending == TAKEN or t.s.at(A, place) == 1


@pytest.mark.rule("COS-13.22")
def test_tokens_are_launched_from_a_moon() -> None:
    """COS-13.22"""
    t = armed()
    place = t.moon("moon_12", B, occupant=A)
    t.challenge(A, B, start="launch").say(A, t.planet_atom(B, 1), "amount:1", t.place_atom(place))
    assert t.s.at(A, place) == 0 and t.s.force[OFF * 4 + A] == 1


@pytest.mark.rule("COS-13.15")
def test_moon_is_no_base_for_a_deal() -> None:
    """COS-13.15, P8.19"""
    t = armed()
    place = t.moon("moon_12", B, occupant=B)
    assert place not in grantable(t.s, A, B)


@pytest.mark.rule("COS-13.6")
def test_one_shot_moon_is_gone_after_its_effect() -> None:
    """COS-13.6: the tokens on it return to bases"""
    t = armed()
    place = t.moon("moon_20", C, occupant=A)
    t.challenge(A, B, tokens=2).cards("attack_10", "attack_8").say(A, "moon:moon_20")
    t.finish()
    assert t.s.moon_at[place - FIRST_MOON] == NOBODY
    assert t.s.at(A, place) == 0 and t.s.warp[A] == 0


@pytest.mark.rule("COS-13.6")
def test_one_shot_moon_that_is_fought_for_stays_until_the_end() -> None:
    """COS-13.6"""
    t = armed()
    place = t.moon("moon_20", B, occupant=C, tokens=2)
    t.challenge(A, C, place=place, tokens=4).cards("attack_10", "attack_10").say(C, "moon:moon_20")
    t.finish()
    while type(t.s.choice).__name__ == "BringHome":
        t.step()
    assert t.s.warp[A] == 4, "6 against 4 tokens"
    assert t.s.moon_at[place - FIRST_MOON] == NOBODY and t.s.on_bases(C) == 20


@pytest.mark.rule("COS-14.20")
def test_sanity_suspends_moons() -> None:
    """COS-13.24, 14.20"""
    t = armed()
    t.moon("moon_08", B, up=True, occupant=A)
    t.s.lasting += [EFFECT.index("sanity"), C, 0]
    refresh(t.s)
    assert commit_limit(t.s, C) == 4


@pytest.mark.parametrize("moon", ["moon_04", "moon_15", "moon_17", "moon_22", "moon_23"])
def test_questions_of_moons_survive_a_position(moon: str) -> None:
    """A position in the middle of a moon's question is the same when it is read again."""
    t = armed()
    t.hand(C, "attack_4", "attack_12", "compromise")
    if moon == "moon_04":
        t.moon(moon, B, up=True, occupant=C)
        t.challenge(A, B, start="invite").say(C, "moon:moon_04")
    elif moon == "moon_17":
        occupy(t, A, t.moon(moon, B)).say(A, "moon:moon_17")
    else:
        occupy(t, A, t.moon(moon, B))
    again = GAME.from_json(json.loads(json.dumps(t.s.to_json())))
    assert again.to_json() == t.s.to_json() and again.offered == t.s.offered


@pytest.mark.rule("COS-7.8")
def test_a_regular_challenge_may_be_aimed_at_a_moon() -> None:
    """Cone 3 points to B: his planets, the occupant of his first moon, or his free one."""
    t = all_armed({"colourless": "on"})
    occupied = t.moon("moon_12", B, occupant=C)
    free = t.moon("moon_13", B, number=2)
    t.turn(A, "cone_03").until("NameTarget")
    assert t.offers(A, t.planet_atom(B, 1)) and t.offers(A, t.place_atom(occupied)) and t.offers(A, t.place_atom(free))
    t.say(A, t.place_atom(occupied))
    assert t.s.defender == C


@pytest.mark.rule("COS-13.2")
@pytest.mark.parametrize(("players", "each"), [(6, 2), (3, 2)])
def test_every_player_gets_as_many_moons(players: int, each: int) -> None:
    t = Table(players, {"moons": "cheese"})
    for player in range(players):
        assert len(t.s.moons_in(t.s.home[player])) == each
    assert len(t.s.unused_moons) == 12 - players * each


@pytest.mark.rule("COS-13.11")
def test_a_moon_may_be_revealed_before_its_effect_is_due() -> None:
    """The Ally Double Moon counts in the totals, but it can be turned at the start of a challenge, and on arrival."""
    t = all_armed()
    place = t.moon("moon_02", C, occupant=D)
    t.turn(A, f"dest_{t.s.player_ids()[B]}_1").say(D, "moon:moon_02")
    assert is_revealed(t.s, place) and t.s.target == NOBODY
    t = all_armed()
    place = t.moon("moon_02", C, occupant=D)
    t.challenge(A, B, tokens=1, offense_allies={C: 2}).cards("attack_10", "attack_8").say(D, "moon:moon_02").finish()
    assert told_totals(t) == [10 + 1 + 4, 12], "also in its own phase"


@pytest.mark.rule("COS-13.22")
def test_tokens_return_to_a_moon_and_are_lost_from_it() -> None:
    t = all_armed()
    place = t.moon("moon_12", B, occupant=C, tokens=2)
    t.challenge(A, B, tokens=1, offense_allies={C: 2}).cards("attack_8", "attack_10")
    assert t.s.has_base(C, place) and home_options(t.s, C)
    assert t.place_atom(place) in [GAME.atoms.names[atom] for atom in home_options(t.s, C)]
    lose_tokens(t.s, C, 1, BY_EFFECT)
    t.s.choice = None
    t.s.advance()
    t.say(C, t.place_atom(place))
    assert t.s.at(C, place) == 1


@pytest.mark.rule("COS-13.20")
def test_a_moon_has_one_occupant() -> None:
    """Nobody lands beside another: the moon is either free, or it is fought for."""
    t = all_armed()
    place = t.moon("moon_12", B, occupant=C, tokens=2)
    t.challenge(A, C, place=place, tokens=3).cards("attack_8", "attack_10").finish()
    assert occupant(t.s, place) == C and t.s.occupants(place) == [C]
    t = all_armed()
    place = t.moon("moon_12", B, occupant=C, tokens=2)
    t.challenge(A, C, place=place, tokens=4).cards("attack_10", "attack_8").finish()
    assert t.s.occupants(place) == [A]


@pytest.mark.rule("COS-13.24")
def test_a_moon_is_neither_power_nor_card() -> None:
    """It is turned and works, and nobody is asked for a Zap."""
    t = all_armed()
    t.hand(C, "cosmic_zap", "card_zap", "flare_zap")
    place = t.moon("moon_20", D, occupant=A)
    t.challenge(A, B, tokens=2).cards("attack_8", "attack_10")
    while not t.offers(A, "moon:moon_20"):
        t.step()
    t.say(A, "moon:moon_20")
    assert is_revealed(t.s, place) or t.s.moon_at[place - FIRST_MOON] == NOBODY
    while goes_on(t):
        assert t.s.player != C or type(t.s.choice).__name__ != "Use"
        t.step()
    assert len(t.s.hands[C]) == 3


@pytest.mark.rule("COS-14.12")
@pytest.mark.parametrize(("moon", "stage"), [("moon_12", 1), ("moon_25", 2)])
def test_moon_bases_do_not_change_the_life_stage(moon: str, stage: int) -> None:
    """Only Moon Base Omega counts like an external base."""
    t = all_armed()
    t.power(A, "pentaform", setup=True)
    t.s.advance()
    while type(t.s.choice).__name__ == "AskPower":
        t.s.apply(t.s.offered[0])
    pentaform = POWER.index("pentaform")
    t.s.over = False
    assert t.s.mark_of(pentaform, A, MARKER) == 1
    place = t.moon(moon, B)
    t.hand(A, *ARMED)
    t.draws(A, B).say(A, t.place_atom(place), "amount:1")
    while goes_on(t) and t.s.at(A, place) == 0:
        t.s.apply(t.s.offered[0])
    assert t.s.mark_of(pentaform, A, MARKER) == stage


@pytest.mark.rule("COS-14.21")
def test_the_vampires_flare_reaches_moons() -> None:
    t = all_armed()
    place = t.moon("moon_12", B, occupant=D, tokens=2)
    t.hand(C, "flare_vampire")
    t.turn(A, "wild_normal")
    t.say(C, "card:flare_vampire", t.planet_atom(C, 2), t.colour(D), t.place_atom(place))
    while t.s.player == C and type(t.s.choice).__name__ == "Use":
        t.step()
    assert t.s.at(C, place) == 4 and t.s.at(D, t.planet(C, 2)) == 2 and t.s.at(D, place) == 0


@pytest.mark.rule("COS-14.22")
def test_the_voids_flare_removes_a_moon() -> None:
    t = all_armed()
    place = t.moon("moon_12", B)
    t.hand(C, "flare_void")
    t.turn(A, "wild_normal").say(C, "card:flare_void")
    if t.offers(C, t.place_atom(place)):
        t.say(C, t.place_atom(place))
    assert t.s.moon_at[place - FIRST_MOON] == NOBODY and place not in t.s.moons_in(t.s.home[B])
    assert CARD.index("flare_void") in t.s.discard
