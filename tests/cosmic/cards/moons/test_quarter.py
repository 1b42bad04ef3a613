"""The quarter moons, 1 to 12. COS-13"""

import pytest

from astrarium.clockwork.names import PUBLIC
from astrarium.games.cosmic import notes
from astrarium.games.cosmic.components import (
    ATTACK_TYPE,
    CARD,
    NUMBER,
    TYPE_OF,
)
from astrarium.games.cosmic.effects.table_hooks import ask_challenge_limit
from astrarium.games.cosmic.rules.alliances import Invite
from astrarium.games.cosmic.rules.commitment import commit_limit
from tables.cosmic import A, B, C, D
from tables.cosmic_moons import armed, occupy
from tables.playing import pending


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
        guest = pending(t.s, Invite).guest
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
