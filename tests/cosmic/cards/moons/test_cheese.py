"""The cheese moons, 37 to 48. COS-13"""

import pytest

from astrarium.clockwork.names import NOBODY
from astrarium.games.cosmic.components import FIRST_EDICT, FIRST_MOON
from astrarium.games.cosmic.moon_places import is_revealed
from astrarium.games.cosmic.rules.sources import sources
from tables.cosmic import A, B, C, D
from tables.cosmic_moons import lit, moonless, newly_occupied, place_of


@pytest.mark.rule("COS-13.8")
def test_jubba_cloak_is_never_revealed() -> None:
    t = moonless()
    place = t.moon("moon_37", B, occupant=A)
    t.draws(A, C)
    while t.s.phase == 0:
        assert "moon:moon_37" not in t.s.legal_names
        t.step()
    t.finish()
    assert not is_revealed(t.s, place)


def test_tune_pays_for_a_song() -> None:
    t = newly_occupied(moonless(), "moon_38")
    t.s.play("do:yes")
    assert len(t.s.hands[A]) == 4
    t = newly_occupied(moonless(), "moon_38")
    t.s.play("do:no")
    assert len(t.s.hands[A]) == 2


def test_atrophy_costs_a_card_each() -> None:
    t = lit("moon_39")
    t.hand(D, "attack_10")
    t.draws(A, B).until("NameTarget", A)
    assert [len(t.s.hands[player]) for player in (A, B, C, D)] == [1, 1, 1, 1]


def test_discard_deal_deals_the_discards() -> None:
    t = moonless()
    for card in range(FIRST_EDICT):
        if card in t.s.deck.cards and len(t.s.discard) < 6:
            place = t.s.deck.cards.index(card)
            del t.s.deck.cards[place], t.s.deck.piles[place], t.s.deck.known[place]
            t.s.discard.append(card)
    newly_occupied(t, "moon_40")
    assert t.s.discard == []
    assert [len(t.s.hands[player]) for player in (A, B, C, D)] == [4, 4, 3, 3]


def test_musical_chairs_pass_the_hands_to_the_left() -> None:
    t = moonless()
    t.hand(A, "attack_12", "attack_9")
    t.hand(D, "attack_4")
    t.hand(B)
    newly_occupied(t, "moon_41")
    assert t.names(A) == ["attack_4"] and t.names(B) == ["attack_12", "attack_9"] and t.names(C) == []
    assert t.s.seen[B] == [1 << A, 1 << A]


@pytest.mark.rule("COS-22.4")
def test_game_over() -> None:
    t = moonless()
    t.put(C, t.planet(D, 1), 1)
    t.put(B, t.planet(A, 1), 1)
    newly_occupied(t, "moon_42")
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
    t = moonless()
    t.put(C, t.planet(B, 2), 1)
    newly_occupied(t, "moon_45")
    assert [len(t.s.hands[player]) for player in (A, B, C, D)] == [4, 1, 1, 2]


def test_fondue_mixes_the_hands() -> None:
    t = moonless()
    t.hand(A, "attack_40", "attack_30", "attack_20", "attack_19")
    t.hand(B, "attack_4")
    before = sorted(card for hand in t.s.hands for card in hand)
    t.s.seen[B] = [1 << C]
    newly_occupied(t, "moon_46")
    assert sorted(card for hand in t.s.hands for card in hand) == before
    assert [len(t.s.hands[player]) for player in (A, B, C, D)] == [4, 1, 2, 2]
    assert t.names(A) != ["attack_40", "attack_30", "attack_20", "attack_19"] and t.s.seen[B] == [0]


def test_over_the_moon_jumps_to_any_planet() -> None:
    t = moonless()
    place = t.moon("moon_47", B, occupant=A, tokens=3)
    t.draws(A, C).say(A, "moon:moon_47", t.planet_atom(D, 2))
    assert t.s.at(A, t.planet(D, 2)) == 3 and t.s.moon_at[place - FIRST_MOON] == NOBODY


def test_mould_holds_its_tokens() -> None:
    t = lit("moon_48", occupant=A, system=B, tokens=3)
    place = place_of(t, "moon_48")
    names = [t.s.game.atoms.names[atom] for atom in sources(t.s, A)]
    assert t.place_atom(place) not in names and len(names) == 5
