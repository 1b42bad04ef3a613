"""The Sniveler and both sides of its Flare."""

from astrarium.games.cosmic.components import COMPROMISE
from astrarium.games.cosmic.rules.turn import BeginChallenge
from astrarium.games.cosmic.terms import OFF
from tables.cosmic import A, B, C, D, Table
from tables.cosmic_alliances import at_war


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
