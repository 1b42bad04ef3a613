"""Moons: the general rules, and moons 1 to 24. COS-13"""

import json

import pytest

from astrarium.clockwork.names import NOBODY, PUBLIC
from astrarium.games.cosmic import notes
from astrarium.games.cosmic.components import (
    ATTACK_TYPE,
    CARD,
    CATEGORY_OF,
    FIRST_MOON,
    NUMBER,
    POWER,
    SILENCED,
    SYSTEM_OF,
    TYPE_OF,
)
from astrarium.games.cosmic.deals import grantable
from astrarium.games.cosmic.effects import SANITY, ask_challenge_limit, has, refresh
from astrarium.games.cosmic.game import GAME, MISSING
from astrarium.games.cosmic.launch import commit_limit
from astrarium.games.cosmic.lucre import income_of
from astrarium.games.cosmic.moon_rules import is_revealed, may_reveal, occupant
from astrarium.games.cosmic.state import DEF, OFF, TAKEN
from astrarium.games.cosmic.tokens import Settle, fulfils, lift_all
from astrarium.games.cosmic.totals import totals
from cosmic_table import A, B, C, D, Table

VIRUS = POWER.index("virus")


def occupy(t: Table, player: int, place: int, tokens: int = 1) -> Table:
    """The player draws the system's colour and takes the free moon."""
    t.draws(player, t.s.owner[SYSTEM_OF[place]]).say(player, t.place_atom(place), f"amount:{tokens}")
    while t.s.player == player and type(t.s.choice).__name__ == "Commit":
        t.s.apply(t.s.offered[0])
    return t


def armed(players: int = 4, **powers: int) -> Table:
    """Everybody has a few Challenge cards, so that nobody needs a new hand."""
    t = Table(players, **powers)
    for player in range(players):
        t.hand(player, "attack_10", "attack_8")
    return t


def desert(t: Table, player: int, place: int) -> None:
    """All tokens of the player leave a moon for his first home planet."""
    number = lift_all(t.s, player, place)
    t.s.transit[player] -= number
    t.s.put(player, t.planet(player, 1), number)
    run_settle(t)


def run_settle(t: Table) -> None:
    """Tokens were moved: let what follows happen, without going on with the game."""
    steps = t.s.stack
    choice = t.s.choice
    t.s.stack = [Settle()]
    t.s.choice = None
    while t.s.stack and t.s.choice is None:
        t.s.stack.pop().run(t.s)
    assert t.s.choice is None
    t.s.stack, t.s.choice = steps, choice


# The general rules


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


@pytest.mark.skipif("moon_25" in MISSING, reason="Moon Base Omega is not written yet")
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
    t.s.lasting += [SANITY, C, 0]
    refresh(t.s)
    assert commit_limit(t.s, C) == 4


# Quarter moons


def allied_totals(*moons: str) -> list[int]:
    """The totals of 10 + 3 + 3 allied against 8 + 4 + 2 allied."""
    t = armed()
    for number, moon in enumerate(moons):
        t.moon(moon, A, number=number + 1, up=True, occupant=B)
    t.only(B, {t.planet(B, 1): 4, t.planet(B, 2): 4, t.planet(B, 3): 4} | {p: 1 for p in t.s.moons_in(t.s.home[A])})
    t.challenge(A, B, tokens=3, offense_allies={C: 3}, defense_allies={D: 2}).cards("attack_10", "attack_8")
    t.finish()
    assert t.s.log is not None
    return [note.values[1] for note in t.s.log if note.kind is notes.TOTAL]


def test_moon_01_halves_allies() -> None:
    """moons.toml 1: together, rounded down"""
    assert allied_totals("moon_01") == [10 + 3 + 1, 8 + 4 + 1]


def test_moon_02_doubles_allies() -> None:
    """moons.toml 2"""
    assert allied_totals("moon_02") == [10 + 3 + 6, 8 + 4 + 4]


def test_moons_01_and_02_cancel_each_other() -> None:
    """COS-13.23"""
    assert allied_totals("moon_01", "moon_02") == [10 + 3 + 3, 8 + 4 + 2]


@pytest.mark.parametrize(("moon", "shown"), [("moon_03", "attack_4"), ("moon_11", "attack_12")])
def test_moons_03_and_11_show_an_attack_card(moon: str, shown: str) -> None:
    """moons.toml 3, 11: the smallest or biggest of each hand"""
    t = armed()
    t.hand(C, "compromise", "attack_4", "attack_12", "plague")
    occupy(t, A, t.moon(moon, B))
    known = [CARD.ids[c] for c, mask in zip(t.s.hands[C], t.s.seen[C], strict=True) if mask == PUBLIC]
    assert known == [shown]
    for player in range(4):
        attacks = [NUMBER[c] for c in t.s.hands[player] if TYPE_OF[c] == ATTACK_TYPE]
        seen = [NUMBER[c] for c, mask in zip(t.s.hands[player], t.s.seen[player], strict=True) if mask == PUBLIC]
        assert seen == [min(attacks) if moon == "moon_03" else max(attacks)]


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_moon_04_bribes_for_an_invitation(answer: str) -> None:
    """moons.toml 4: he takes the card if he invites the occupant"""
    t = armed()
    t.hand(C, "attack_40", "attack_4")
    t.moon("moon_04", B, up=True, occupant=C)
    t.challenge(A, B, start="invite").say(C, "moon:moon_04", "card:attack_40")
    assert t.s.seen[C] == [1 << A, 0]
    t.until("Invite", A)
    while type(t.s.choice).__name__ == "Invite" and t.s.player == A:
        guest = t.s.choice.guest
        t.s.play(f"do:{answer}" if guest == C else "do:no")
    assert t.has_card(A, "attack_40") == (answer == "yes")
    assert t.has_card(C, "attack_40") == (answer == "no")
    assert not t.s.secrets


def test_moon_05_allows_three_challenges() -> None:
    """moons.toml 5"""
    t = armed()
    t.moon("moon_05", B, up=True, occupant=C)
    assert ask_challenge_limit(t.s, 2) == 3
    t.moon("moon_06", B, number=2, up=True, occupant=C)
    assert ask_challenge_limit(t.s, 2) == 2


def test_moon_06_allows_one_challenge() -> None:
    """moons.toml 6"""
    t = armed()
    t.hand(A, "attack_10", "attack_8", "attack_9")
    t.moon("moon_06", B, up=True, occupant=C)
    t.challenge(A, B).cards("attack_10", "attack_8").finish()
    assert t.s.has_base(A, t.planet(B, 1)) and t.s.turn == B


def test_moon_07_removes_a_token() -> None:
    """moons.toml 7; COS-2.7"""
    t = armed()
    t.only(D, {t.planet(D, 1): 3, t.planet(D, 2): 2})
    occupy(t, A, t.moon("moon_07", B))
    assert t.s.player == A and not t.offers(A, t.colour(D))
    t.say(A, t.colour(C), t.planet_atom(C, 2))
    assert t.s.out[C] == 1 and t.s.at(C, t.planet(C, 2)) == 3


def test_moons_08_to_10_change_the_cone() -> None:
    """moons.toml 8, 9, 10; golden case D-32: Macron stays at 1"""
    t = armed(macron=D)
    t.moon("moon_08", B, up=True, occupant=A)
    assert [commit_limit(t.s, C), commit_limit(t.s, D)] == [3, 1]
    t.moon("moon_09", B, number=2, up=True, occupant=A)
    assert [commit_limit(t.s, C), commit_limit(t.s, D)] == [4, 1]
    t.moon("moon_10", C, up=True, occupant=A, tokens=2)
    assert [commit_limit(t.s, C), commit_limit(t.s, D)] == [2, 1]


def test_moon_09_allows_five_tokens() -> None:
    """moons.toml 9; golden case D-32"""
    t = armed(macron=D)
    t.moon("moon_09", B, up=True, occupant=A)
    assert [commit_limit(t.s, C), commit_limit(t.s, D)] == [5, 1]
    t.challenge(A, B, start="launch").say(A, t.planet_atom(B, 1))
    assert t.offers(A, "amount:5")


def test_moon_12_retrieves_two_tokens() -> None:
    """moons.toml 12: in his own challenges"""
    t = armed()
    t.moon("moon_12", B, up=True, occupant=A)
    t.to_warp(A, 3)
    t.draws(A, B).say(A, t.planet_atom(A, 1), t.planet_atom(A, 2)).until("NameTarget", A)
    assert t.s.warp[A] == 1


def test_moon_12_is_for_its_occupant() -> None:
    """moons.toml 12"""
    t = armed()
    t.moon("moon_12", B, up=True, occupant=A)
    t.to_warp(C, 3)
    t.draws(C, B).say(C, t.planet_atom(C, 1)).until("NameTarget", C)
    assert t.s.warp[C] == 2


# Half moons


@pytest.mark.parametrize(("moon", "side"), [("moon_13", OFF), ("moon_14", DEF)])
def test_moons_13_and_14_add_the_occupied_moons(moon: str, side: int) -> None:
    """moons.toml 13, 14"""
    t = armed()
    t.moon(moon, C, up=True, occupant=D)
    t.moon("moon_12", C, number=2, occupant=D)
    t.moon("moon_19", D)
    t.challenge(A, B, tokens=2)
    t.s.kind = [0, 0]
    t.s.value = [10, 8]
    expected = [12, 8 + t.s.at(B, t.planet(B, 1))]
    expected[side] += 2
    assert totals(t.s) == expected


def test_moon_15_collects_alms() -> None:
    """moons.toml 15"""
    t = armed()
    t.hand(C, "attack_4", "attack_12")
    t.hand(D)
    occupy(t, A, t.moon("moon_15", B))
    t.say(B, "card:attack_8").say(C, "card:attack_4")
    assert t.names(A)[2:] == ["attack_8", "attack_4"]
    assert t.names(C) == ["attack_12"]


def test_moon_16_hands_out_compromises() -> None:
    """moons.toml 16"""
    t = armed()
    compromise = CARD.index("compromise")
    while t.s.deck.cards.count(compromise) > 2:
        t.s.discard.append(t.fetch("compromise"))
    occupy(t, A, t.moon("moon_16", D))
    assert [compromise in hand for hand in t.s.hands] == [True, True, False, False]


def test_moon_17_grabs_a_zap() -> None:
    """moons.toml 17: from those who hold it"""
    t = armed()
    t.hand(C, "cosmic_zap", "attack_8")
    t.hand(D, "cosmic_zap", "attack_8")
    place = t.moon("moon_17", B)
    occupy(t, A, place).say(A, "moon:moon_17", "card:cosmic_zap")
    assert t.names(A).count("cosmic_zap") == 2 and t.names(C) == ["attack_8"]


def test_moon_17_takes_a_zap_from_the_deck() -> None:
    """moons.toml 17: if nobody holds it"""
    t = armed()
    occupy(t, A, t.moon("moon_17", B)).say(A, "moon:moon_17", "card:un_zap")
    assert t.has_card(A, "un_zap")


def test_moon_18_adds_a_reward() -> None:
    """moons.toml 18"""
    t = armed()
    t.moon("moon_18", B, up=True, occupant=D)
    t.challenge(A, B, tokens=1, defense_allies={D: 2}).cards("attack_8", "attack_10").finish()
    assert len(t.s.hands[D]) == 2 + 3


def test_moon_19_softens_a_failed_deal() -> None:
    """moons.toml 19"""
    t = armed()
    t.hand(A, "compromise")
    t.hand(B, "compromise")
    t.moon("moon_19", C, up=True, occupant=A)
    t.challenge(A, B, tokens=1).say(A, "do:break_off").finish()
    assert t.s.warp[A] == 2 and t.s.warp[B] == 3


def test_moon_20_makes_tokens_count_three() -> None:
    """moons.toml 20: 10 + 6 against 10 + 4"""
    t = armed()
    t.moon("moon_20", C, occupant=A)
    t.challenge(A, B, tokens=2).cards("attack_10", "attack_10").say(A, "moon:moon_20").finish()
    assert t.s.has_base(A, t.planet(B, 1))


def test_moon_20_is_only_for_main_players_after_the_reveal() -> None:
    """moons.toml 20"""
    t = armed()
    t.moon("moon_20", C, occupant=D)
    t.challenge(A, B, tokens=2)
    while t.s.count == t.begun and not t.s.over and t.s.turn == A:
        assert not t.offers(D, "moon:moon_20")
        t.step()


def test_moon_21_keeps_allies_from_the_offense() -> None:
    """moons.toml 21"""
    t = armed()
    place = t.moon("moon_21", C, occupant=B)
    t.challenge(A, B, start="invite").say(B, "moon:moon_21").until("Invite")
    assert t.s.player == B, "the offense may not invite"
    assert t.s.moon_at[place - FIRST_MOON] == NOBODY


def test_moon_22_moves_a_token_of_each_player() -> None:
    """moons.toml 22"""
    t = armed()
    t.only(D, {t.planet(D, 1): 20})
    occupy(t, A, t.moon("moon_22", B))
    for player in (A, B, C):
        t.say(A, t.planet_atom(player, 4), t.planet_atom(player, 5))
    assert [t.s.at(player, t.planet(player, 5)) for player in (B, C)] == [5, 5]
    assert [t.s.at(player, t.planet(player, 4)) for player in (B, C)] == [3, 3]
    assert t.s.at(D, t.planet(D, 1)) == 20


def test_moon_23_keeps_one_of_the_cards_given() -> None:
    """moons.toml 23"""
    t = armed()
    t.hand(B, "attack_4")
    t.hand(C, "attack_5")
    t.hand(D, "attack_40")
    occupy(t, A, t.moon("moon_23", B)).say(A, "card:attack_40")
    assert t.names(A) == ["attack_10", "attack_8", "attack_40"]
    assert [t.s.hands[player] for player in (B, C, D)] == [[], [], []]
    assert {CARD.index("attack_4"), CARD.index("attack_5")} <= set(t.s.discard)


def test_moon_24_keeps_the_power() -> None:
    """moons.toml 24"""
    t = armed(virus=A)
    place = t.moon("moon_24", B, up=True, occupant=A)
    t.only(A, {t.planet(A, 1): 5, place: 1})
    assert has(t.s, A, VIRUS)
    desert(t, A, place)
    assert not has(t.s, A, VIRUS)


def test_moon_24_is_revealed_when_the_power_is_lost() -> None:
    """moons.toml 24; COS-13.8"""
    t = armed(virus=A)
    place = t.moon("moon_24", B, occupant=A)
    t.only(A, {t.planet(A, 1): 5, t.planet(A, 2): 5, t.planet(A, 3): 1, place: 1})
    t.challenge(A, B, start="launch").say(A, t.planet_atom(B, 1), "amount:1", t.planet_atom(A, 3))
    assert not has(t.s, A, VIRUS)
    t.say(A, "moon:moon_24")
    assert has(t.s, A, VIRUS)


def test_moon_24_gives_a_lost_power_back() -> None:
    """moons.toml 24: revealed later"""
    t = armed(virus=A)
    place = t.moon("moon_24", B, occupant=A)
    t.only(A, {t.planet(A, 1): 5, t.planet(A, 2): 5, place: 1})
    t.draws(C, D).say(A, "moon:moon_24")
    assert has(t.s, A, VIRUS)


# Positions


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
