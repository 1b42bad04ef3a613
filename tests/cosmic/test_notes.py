"""The log tells what happened, to whom and why, and cites the right rule."""

from __future__ import annotations

import pytest

from astrarium.clockwork.text import EVERYONE
from astrarium.games.cosmic.components import POWER
from astrarium.games.cosmic.effect_numbers import EFFECT
from astrarium.games.cosmic.game import GAME
from astrarium.language import speaker
from tables.cosmic import A, B, C, D, Table


def lines(t: Table, lang: str = "en") -> list[str]:
    """What everybody can read, each line with its rule; players are called A to D."""
    say = speaker(GAME, lang)
    found = []
    for note in t.s.log or []:
        if note.audience == EVERYONE:
            said = f"{say.note(t.s, note)} [{note.kind.rule}]"
            for player, letter in enumerate("ABCD"):
                said = said.replace(say.say(t.s.player_text(player)), letter)
            found.append(said)
    return found


def armed(t: Table, offense: str, defense: str) -> Table:
    t.hand(A, offense, "attack_7")
    t.hand(B, defense, "attack_6")
    t.s.log = []
    return t


@pytest.mark.rule("COS-8.11")
def test_an_extra_challenge_is_no_turn_of_somebody_else() -> None:
    t = armed(Table(boomerang=B), "attack_4", "attack_20")
    t.challenge(A, B, tokens=2).cards("attack_4", "attack_20")
    t.say(B, "power:boomerang")
    while not t.s.extra:
        t.step()
    told = lines(t)
    assert "B makes an extra challenge against A [COS-8.11]" in told
    assert not any("of the turn" in line for line in told)


@pytest.mark.rule("COS-15.13")
def test_what_the_sniveler_whines_about_and_how_all_vote() -> None:
    t = armed(Table(sniveler=A), "attack_4", "attack_20")
    t.challenge(A, B, start="invite").say(A, "power:sniveler", "do:bases").say(B, "do:yes").say(C, "do:no")
    told = lines(t)
    assert "A whines about this: Bases [COS-15.13]" in told
    assert "B decides on Sniveler: Yes [COS-4.2]" in told and "C decides on Sniveler: No [COS-4.2]" in told


@pytest.mark.rule("COS-15.13")
def test_whom_the_witch_curses() -> None:
    t = armed(Table(witch=A), "attack_4", "attack_40")
    t.challenge(A, B, tokens=2, defense_allies={C: 1}).cards("attack_4", "attack_40")
    t.say(A, "power:witch", t.colour(C), "curse:cur2")
    curse = speaker(GAME, "en").say(EFFECT.text(EFFECT.index("cur2")))
    assert f"A puts the curse {curse} on C [COS-15.13]" in lines(t)


def test_who_exchanges_systems_with_whom() -> None:
    t = armed(Table(), "attack_4", "attack_40")
    t.hand(C, "flare_schizoid")
    t.challenge(A, B).cards("attack_4", "attack_40").say(C, "card:flare_schizoid", t.colour(D))
    assert any(line.startswith("C and D exchange their home systems") for line in lines(t))


@pytest.mark.rule("COS-14.7")
@pytest.mark.parametrize(("answer", "said"), [("do:challenge", "calls the bluff of"), ("do:accept", "believes")])
def test_who_called_the_gambler(answer: str, said: str) -> None:
    t = armed(Table(gambler=A), "attack_4", "attack_20")
    t.challenge(A, B, tokens=2).cards("attack_4", "attack_20")
    t.say(A, "power:gambler", "card:attack_40").say(B, answer)
    told = lines(t)
    assert "A claims to have played Attack 40 [COS-14.7]" in told and f"B {said} A [COS-14.7]" in told


@pytest.mark.rule("COS-6.19")
def test_a_reinforcement_is_told_once_and_then_its_side() -> None:
    t = armed(Table(options={"reinforcements": "on"}), "attack_4", "attack_5")
    t.hand(A, "attack_4", "attack_7", "reinforcement_4")
    t.challenge(A, B, tokens=2).cards("attack_4", "attack_5").say(A, "card:reinforcement_4", "do:offense")
    told = [line for line in lines(t) if "Reinforcement" in line]
    assert told == ["A plays Reinforcement +4 [COS-6.8]", "Reinforcement +4 of A is for the offense [COS-6.19]"]


@pytest.mark.rule("COS-11.6")
def test_what_is_bought() -> None:
    t = Table(options={"lucre": "on"})
    t.s.lucre = [20, 0, 0, 0]
    t.hand(A, "attack_10", "attack_7")
    t.s.log = []
    t.turn(A).say(A, "price:lucre_flare")
    told = lines(t)
    bought = next(place for place, line in enumerate(told) if line.startswith("A spends Lucre: "))
    assert "Flare" in told[bought] and told[bought].endswith("[COS-11.6]")
    assert told[bought + 1 : bought + 3] == ["A draws 1 card [COS-6.1]", "A pays 7 Lucre [COS-11.6]"]


@pytest.mark.rule("COS-P8.6")
def test_by_what_both_sides_lose() -> None:
    t = armed(Table(), "attack_4", "attack_20")
    t.hand(B, "attack_20", "attack_7", "flare_loser")
    t.challenge(A, B, tokens=2).say(B, "card:flare_loser").finish()
    flare = speaker(GAME, "en").say(EFFECT.text(EFFECT.index("flare_loser_wild")))
    assert f"Both sides lose: {flare} of B [COS-P8.6]" in lines(t)


@pytest.mark.rule("COS-18.1", "COS-18.5", "COS-P8.20")
def test_who_refused_and_who_broke_off_the_talks() -> None:
    t = armed(Table(), "compromise", "compromise")
    t.challenge(A, B).cards("compromise", "compromise").until("Propose", A)
    t.say(A, "do:propose", "do:pass", "do:pass", "card:attack_7", "amount:0").say(B, "do:refuse", "do:break_off")
    t.finish()
    told = lines(t)
    assert "A makes a proposal [COS-18.1]" in told and "B refuses [COS-18.1]" in told
    assert "B breaks the talks off [COS-18.5]" in told
    assert "A loses 3 tokens to the Warp for the failed deal [COS-P8.20]" in told


@pytest.mark.rule("COS-2.1", "COS-4.3", "COS-P8.6")
def test_losses_say_why_and_bases_and_powers_that_go_are_named() -> None:
    t = armed(Table(virus=B), "attack_40", "attack_4")
    t.only(B, {t.planet(B, 1): 4, t.planet(B, 2): 4, t.planet(B, 3): 4})
    t.challenge(A, B).cards("attack_40", "attack_4").finish()
    told = lines(t)
    assert "B has no base on B planet 1 any more [COS-2.1]" in told
    assert "B is beaten and loses 4 tokens to the Warp [COS-P8.6]" in told
    assert "B has too few home bases: the power Virus is lost [COS-4.3]" in told


@pytest.mark.rule("COS-4.2", "COS-14.19")
def test_whom_an_edict_names() -> None:
    t = armed(Table(), "attack_40", "attack_4")
    t.hand(C, "plague")
    t.turn(A).say(C, "card:plague", t.colour(D))
    assert "C decides on Plague: D [COS-4.2]" in lines(t)


# By what the winners have won


@pytest.mark.rule("COS-22.3")
def test_a_condition_that_wins_is_named() -> None:
    t = armed(Table(schizoid=D), "attack_40", "attack_4")
    t.s.secrets += [POWER.index("schizoid"), D, 3, 1 << D]
    for planet in (2, 3, 4):
        t.put(C, t.planet(B, planet), 1)
    t.hand(C, *[f"attack_{number}" for number in (8, 9, 10, 11, 12, 13, 14, 15, 16)])
    t.on_deck("attack_17")
    t.challenge(A, B, tokens=1, offense_allies={C: 1}, reverse=True).cards("attack_40", "attack_4")
    while not t.s.over:
        t.step()
    assert t.s.winners == [C] and lines(t)[-1].startswith("C wins by the Schizoid's condition: ")


@pytest.mark.rule("COS-22.4")
@pytest.mark.parametrize(
    ("lang", "said"), [("en", "A wins by Game Over Moon"), ("it", "A vince per Luna fine partita")]
)
def test_a_moon_that_ends_the_game_says_so(lang: str, said: str) -> None:
    t = armed(Table(options={"moons": "cheese"}), "attack_40", "attack_4")
    moon = t.moon("moon_42", B)
    t.put(A, t.planet(C, 1), 1)
    t.draws(A, B).say(A, t.place_atom(moon), "amount:1")
    while not t.s.over:
        t.step()
    assert lines(t, lang)[-1].startswith(said)


@pytest.mark.rule("COS-22.5")
def test_a_game_that_lasted_too_long_says_so() -> None:
    t = armed(Table(), "attack_40", "attack_4")
    t.put(C, t.planet(D, 1), 1)
    t.challenge(A, B)
    t.s.count = 400
    t.cards("attack_40", "attack_4")
    while not t.s.over:
        t.step()
    assert any(line.startswith("The game has lasted long enough: C wins") for line in lines(t)[-2:])


# Costs are said before they are paid


@pytest.mark.rule("COS-11.6")
@pytest.mark.parametrize(("lang", "said"), [("en", "(7 Lucre)"), ("it", "(7 Lucre)")])
def test_a_purchase_says_its_price(lang: str, said: str) -> None:
    t = Table(options={"lucre": "on"})
    t.s.lucre = [20, 0, 0, 0]
    t.hand(A, "attack_10", "attack_7")
    t.turn(A).until("Buy", A)
    labels = [speaker(GAME, lang).say(GAME.words.label(t.s, atom)) for atom in t.s.offered]
    assert any(label.endswith(said) for label in labels)


@pytest.mark.rule("COS-15.13")
def test_lifting_a_curse_says_how_many_tokens_it_costs() -> None:
    from astrarium.games.cosmic.effects.in_force import refresh

    t = Table()
    t.hand(A, "attack_10", "attack_7")
    t.s.set_mark(EFFECT.index("cur1"), A, 0, 1)
    refresh(t.s)
    t.turn(A)
    assert t.offers(A, "curse:cur1")
    labels = [speaker(GAME, "en").say(GAME.words.label(t.s, atom)) for atom in t.s.offered]
    assert any("to the Warp" in label for label in labels)


@pytest.mark.rule("COS-18.7", "COS-18.8")
def test_what_lucre_is_promised_for() -> None:
    t = armed(Table(options={"lucre": "on"}, trader=C), "attack_40", "attack_4")
    t.s.lucre = [20, 0, 0, 0]
    t.challenge(A, B, start="invite").say(A, "do:yes", "amount:3")
    assert "A promises C 3 Lucre for joining [COS-18.7]" in lines(t)
    t = armed(Table(options={"lucre": "on"}, trader=B), "attack_40", "attack_4")
    t.s.lucre = [20, 0, 0, 0]
    t.challenge(A, B).until("Bribe", A).say(A, "power:trader", "do:not_use", "amount:2").say(B, "do:no")
    told = lines(t)
    assert "A offers B 2 Lucre for not using Trader [COS-18.8]" in told and "B refuses the Lucre [COS-18.8]" in told


@pytest.mark.rule("COS-P8.22")
def test_who_has_no_base_returns_to_none() -> None:
    t = armed(Table(), "attack_4", "attack_40")
    t.only(C, {t.planet(C, 1): 2})
    t.challenge(A, B, defense_allies={C: 2}).cards("attack_4", "attack_40").finish()
    told = lines(t)
    assert "C has no base to return to: 2 tokens go to the Warp [COS-P8.22]" in told
    assert not any(line.startswith("C: 2 tokens return") for line in told)
