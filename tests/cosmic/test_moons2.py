"""The moons 25 to 48. COS-13"""

import pytest

from astrarium.clockwork.names import NOBODY
from astrarium.games.cosmic.components import COMPROMISE, EFFECT, FIRST_EDICT, FIRST_MOON
from astrarium.games.cosmic.effects import EFFECTS, ask_needed
from astrarium.games.cosmic.moon_rules import is_revealed
from astrarium.games.cosmic.sheets import sheets_of
from astrarium.games.cosmic.state import TO_WIN
from astrarium.games.cosmic.tokens import external, sources
from cosmic_table import A, B, C, D, Table


def table(**powers: int) -> Table:
    """A table of four where everybody can fight and no moon of chance lies about."""
    t = Table(4, {"moons": "all"}, **powers)
    for player in (A, B, C, D):
        t.hand(player, "attack_10", "attack_8")
    t.s.unused_moons += [moon for moon in t.s.moon_at if moon != NOBODY]
    t.s.moon_at = [NOBODY] * len(t.s.moon_at)
    return t


def lit(id: str, occupant: int = C, system: int = B, tokens: int = 1, **powers: int) -> Table:
    """That moon lies face up in a system, occupied."""
    t = table(**powers)
    t.moon(id, system, up=True, occupant=occupant, tokens=tokens)
    return t


def occupy(t: Table, id: str, player: int = A, system: int = B, tokens: int = 2) -> Table:
    """The player has just occupied the face-down moon."""
    place = t.moon(id, system)
    t.draws(player, system).say(player, t.place_atom(place), f"amount:{tokens}")
    while type(t.s.choice).__name__ == "Commit":
        t.s.apply(t.s.offered[0])
    return t


def place_of(t: Table, id: str) -> int:
    return FIRST_MOON + next(slot for slot, moon in enumerate(t.s.moon_at) if moon >= 0 and f"moon_{moon + 1:02}" == id)


# Full moons


@pytest.mark.rule("COS-13.13", "COS-22.3")
def test_moon_base_omega_is_an_external_base() -> None:
    """Golden case D-73."""
    t = table()
    t.moon("moon_31", B, number=2, up=True, occupant=A)
    omega = t.moon("moon_25", C, occupant=NOBODY)
    for number in (1, 2, 3, 4):
        t.put(A, t.planet(B, number), 1)
    assert external(t.s, A) == 4
    t.draws(A, C).say(A, t.place_atom(omega), "amount:1")
    assert not t.s.over
    t.s.apply(t.s.offered[0])
    assert t.s.over and t.s.winners == [A]


def test_moon_base_omega_at_home_is_none() -> None:
    t = lit("moon_25", occupant=B, system=B)
    assert external(t.s, B) == 0


def test_multiplier_doubles_the_attack_card_and_is_gone() -> None:
    t = table()
    place = t.moon("moon_26", C, occupant=A)
    t.hand(A, "attack_10", "attack_8")
    t.hand(B, "attack_16", "attack_8")
    t.challenge(A, B, tokens=2).cards("attack_10", "attack_16").say(A, "moon:moon_26").finish()
    # 20 + 2 against 16 + 4.
    assert t.s.has_base(A, t.planet(B, 1))
    assert t.s.moon_at[place - FIRST_MOON] == NOBODY and t.s.on_bases(A) == 20


def test_multiplier_stays_hidden_from_a_bystander() -> None:
    t = table()
    t.moon("moon_26", D, occupant=C)
    t.challenge(A, B).cards("attack_10", "attack_8").finish()
    assert not is_revealed(t.s, place_of(t, "moon_26"))


@pytest.mark.rule("COS-13.5", "COS-13.12")
def test_emergence_lends_a_power() -> None:
    t = occupy(table(virus=A), "moon_27")
    place = place_of(t, "moon_27")
    powers = sheets_of(t.s, A)
    assert len(powers) == 2
    # C drives A off the moon: the power is gone, and C draws one of his own.
    t.hand(C, "attack_40", "attack_30")
    t.hand(A, "attack_4", "attack_5")
    t.challenge(C, A, place=place, tokens=2)
    t.cards("attack_40", "attack_4").finish()
    assert t.s.has_base(C, place)
    assert len(sheets_of(t.s, A)) == 1 and len(sheets_of(t.s, C)) == 1


def test_metamorph_exchanges_the_power() -> None:
    t = occupy(table(virus=A), "moon_28")
    powers = sheets_of(t.s, A)
    assert len(powers) == 1 and powers != [EFFECT.index("virus")]


@pytest.mark.rule("COS-P7.2")
def test_compassion_asks_for_compromises() -> None:
    t = lit("moon_29")
    t.hand(A, "attack_40", "compromise")
    t.hand(B, "attack_4", "attack_5", "compromise")
    t.challenge(A, B).until("Propose", A)
    assert t.s.chosen == [COMPROMISE, COMPROMISE]


@pytest.mark.rule("COS-17.1")
def test_forty_four() -> None:
    t = lit("moon_30")
    t.hand(A, "attack_4", "attack_5")
    t.hand(B, "attack_40", "attack_6")
    t.challenge(A, B).cards("attack_4", "attack_40").finish()
    assert t.s.has_base(A, t.planet(B, 1))


@pytest.mark.rule("COS-P10.3")
def test_limiter_makes_hands_of_four() -> None:
    t = lit("moon_31")
    t.hand(A, "stellar_gas")
    t.on_deck("attack_4", "attack_5", "attack_6", "attack_7", "attack_8")
    t.draws(A, B).until("NameTarget", A)
    assert t.names(A) == ["attack_4", "attack_5", "attack_6", "attack_7"]


@pytest.mark.rule("COS-P1.1")
def test_moonshine_gives_cards_to_all_but_the_offense() -> None:
    t = lit("moon_32")
    t.draws(A, B).until("NameTarget", A)
    assert [len(t.s.hands[player]) for player in (A, B, C, D)] == [2, 3, 3, 3]


def test_tide_frees_the_warp() -> None:
    t = table()
    for player in (A, B, D):
        t.to_warp(player, 3)
    occupy(t, "moon_33")
    while type(t.s.choice).__name__ == "BringHome":
        t.s.apply(t.s.offered[0])
    assert t.s.warp == [0, 0, 0, 0]


@pytest.mark.rule("COS-22.3", "COS-13.23")
def test_sudden_death_and_long_war() -> None:
    t = lit("moon_34")
    assert ask_needed(t.s, TO_WIN) == 4
    t.moon("moon_35", D, up=True, occupant=A)
    assert ask_needed(t.s, TO_WIN) == 5, "they cancel each other"
    t = lit("moon_35")
    assert ask_needed(t.s, TO_WIN) == 6


def test_sudden_death_wins_when_it_is_revealed() -> None:
    t = table()
    for number in (1, 2, 3, 4):
        t.put(D, t.planet(B, number), 1)
    occupy(t, "moon_34", A, C)
    assert t.s.over and t.s.winners == [D]


def test_supernova_destroys_the_fullest_planet() -> None:
    t = table()
    t.put(C, t.planet(B, 3), 2)
    occupy(t, "moon_36")
    assert t.s.planets_in(t.s.home[B]) == [t.planet(B, number) for number in (1, 2, 4, 5)]
    assert t.s.warp[B] == 4 and t.s.warp[C] == 2
    t.finish()
    assert all(moon != 35 for moon in t.s.moon_at)


def test_supernova_lets_the_occupant_choose_in_a_tie() -> None:
    t = occupy(table(), "moon_36")
    t.say(A, t.planet_atom(B, 5))
    assert t.planet(B, 5) not in t.s.planets_in(t.s.home[B]) and t.s.warp[B] == 4


# Cheese moons


@pytest.mark.rule("COS-13.8")
def test_jubba_cloak_is_never_revealed() -> None:
    t = table()
    place = t.moon("moon_37", B, occupant=A)
    t.draws(A, C)
    while t.s.phase == 0:
        assert "moon:moon_37" not in t.s.legal_names
        t.step()
    t.finish()
    assert not is_revealed(t.s, place)


def test_tune_pays_for_a_song() -> None:
    t = occupy(table(), "moon_38")
    t.s.play("do:yes")
    assert len(t.s.hands[A]) == 4
    t = occupy(table(), "moon_38")
    t.s.play("do:no")
    assert len(t.s.hands[A]) == 2


def test_atrophy_costs_a_card_each() -> None:
    t = lit("moon_39")
    t.hand(D, "attack_10")
    t.draws(A, B).until("NameTarget", A)
    assert [len(t.s.hands[player]) for player in (A, B, C, D)] == [1, 1, 1, 1]


def test_discard_deal_deals_the_discards() -> None:
    t = table()
    for card in range(FIRST_EDICT):
        if card in t.s.deck.cards and len(t.s.discard) < 6:
            place = t.s.deck.cards.index(card)
            del t.s.deck.cards[place], t.s.deck.piles[place], t.s.deck.known[place]
            t.s.discard.append(card)
    occupy(t, "moon_40")
    assert t.s.discard == []
    assert [len(t.s.hands[player]) for player in (A, B, C, D)] == [4, 4, 3, 3]


def test_musical_chairs_pass_the_hands_to_the_left() -> None:
    t = table()
    t.hand(A, "attack_12", "attack_9")
    t.hand(D, "attack_4")
    t.hand(B)
    occupy(t, "moon_41")
    assert t.names(A) == ["attack_4"] and t.names(B) == ["attack_12", "attack_9"] and t.names(C) == []
    assert t.s.seen[B] == [1 << A, 1 << A]


@pytest.mark.rule("COS-22.4")
def test_game_over() -> None:
    t = table()
    t.put(C, t.planet(D, 1), 1)
    t.put(B, t.planet(A, 1), 1)
    occupy(t, "moon_42")
    assert t.s.over and t.s.winners == [B, C]


def test_please() -> None:
    t = lit("moon_43")
    t.draws(A, B).until("AskYes", A)
    t.s.play("do:no")
    t.until("NameTarget", A)
    assert t.s.warp[A] == 1
    t = lit("moon_43")
    t.draws(A, B).until("AskYes", A)
    t.s.play("do:yes")
    t.until("NameTarget", A)
    assert t.s.warp[A] == 0


@pytest.mark.parametrize(("card", "value"), [("attack_8", 6), ("attack_10", 9), ("attack_16", 15), ("attack_7", 7)])
def test_swiss_counts_loops(card: str, value: int) -> None:
    t = lit("moon_44")
    t.hand(A, card, "attack_5")
    t.hand(B, "attack_11", "attack_12")
    t.challenge(A, B).cards(card, "attack_11").finish()
    seen = [note.values[1] for note in t.s.log or [] if note.kind.key == "total"]
    assert seen[-2:] == [value + 3, 11 + 4]


def test_mouse_trap_takes_a_card_of_each_visitor() -> None:
    t = table()
    t.put(C, t.planet(B, 2), 1)
    occupy(t, "moon_45")
    assert [len(t.s.hands[player]) for player in (A, B, C, D)] == [4, 1, 1, 2]


def test_fondue_mixes_the_hands() -> None:
    t = table()
    t.hand(A, "attack_40", "attack_30", "attack_20", "attack_19")
    t.hand(B, "attack_4")
    before = sorted(card for hand in t.s.hands for card in hand)
    t.s.seen[B] = [1 << C]
    occupy(t, "moon_46")
    assert sorted(card for hand in t.s.hands for card in hand) == before
    assert [len(t.s.hands[player]) for player in (A, B, C, D)] == [4, 1, 2, 2]
    assert t.names(A) != ["attack_40", "attack_30", "attack_20", "attack_19"] and t.s.seen[B] == [0]


def test_over_the_moon_jumps_to_any_planet() -> None:
    t = table()
    place = t.moon("moon_47", B, occupant=A, tokens=3)
    t.draws(A, C).say(A, "moon:moon_47", t.planet_atom(D, 2))
    assert t.s.at(A, t.planet(D, 2)) == 3 and t.s.moon_at[place - FIRST_MOON] == NOBODY


def test_mould_holds_its_tokens() -> None:
    t = lit("moon_48", occupant=A, system=B, tokens=3)
    place = place_of(t, "moon_48")
    names = [t.s.game.atoms.names[atom] for atom in sources(t.s, A)]
    assert t.place_atom(place) not in names and len(names) == 5


def test_every_moon_has_a_class_of_its_own() -> None:
    for number in range(25, 49):
        assert type(EFFECTS[EFFECT.index(f"moon_{number}")]).__name__ == f"Moon{number}"
