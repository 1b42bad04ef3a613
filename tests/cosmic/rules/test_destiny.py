"""Destiny cards, special ones too."""

import pytest

from astrarium.clockwork.names import NOBODY
from astrarium.games.cosmic.atoms import REDRAW
from astrarium.games.cosmic.components import DESTINY, FIRST_COMET, FIRST_CONE
from astrarium.games.cosmic.rules.destiny import reshuffle_destiny
from tables.cosmic import A, B, C, D, Table, colour_card
from tables.cosmic_turns import turn
from tables.cosmic_variants import all_armed, goes_on


def specials(t: Table) -> list[int]:
    return [card for card in t.s.destiny.cards if card >= FIRST_CONE]


@pytest.mark.rule("COS-7.1", "COS-7.2", "COS-7.3")
@pytest.mark.parametrize(("cones", "comets"), [("off", "off"), ("on", "off"), ("off", "on"), ("on", "on")])
def test_special_cards_in_the_destiny_deck(cones: str, comets: str) -> None:
    t = Table(5, {"colourless": cones, "comets": comets, "moons": "all", "lucre": "on"})
    there = specials(t)
    assert len(there) == (0 if cones == comets == "off" else 5), "one for each player"
    every = there + t.s.unused_specials
    assert len([card for card in every if card < FIRST_COMET]) == (10 if cones == "on" else 0)
    assert len([card for card in every if card >= FIRST_COMET]) == (10 if comets == "on" else 0)
    assert len(set(every)) == len(every)


@pytest.mark.rule("COS-7.4")
@pytest.mark.parametrize(("refresh", "last", "replaced"), [("last", True, 1), ("last", False, 0), ("all", True, 4)])
def test_special_cards_are_replaced_when_destiny_is_reshuffled(refresh: str, last: bool, replaced: int) -> None:
    t = Table(4, {"colourless": "on", "comets": "on", "special_refresh": refresh})
    before = specials(t)
    t.s.last_special = before[0] if last else NOBODY
    reshuffle_destiny(t.s)
    after = specials(t)
    assert len(after) == 4 and len(set(before) - set(after)) == replaced
    assert all(card in t.s.unused_specials for card in set(before) - set(after)), "it joins the unused ones"
    if replaced == 1:
        assert before[0] not in after
    assert t.s.last_special == NOBODY


@pytest.mark.rule("COS-7.12")
def test_a_comet_cannot_be_zapped() -> None:
    """Whatever answers powers and cards has nothing to answer."""
    t = all_armed({"comets": "on"})
    t.hand(C, "cosmic_zap", "card_zap", "flare_zap")
    t.turn(A, "comet_18", f"dest_{t.s.player_ids()[B]}_1")
    assert t.s.comet == DESTINY.index("comet_18")
    while goes_on(t):
        assert t.s.player != C or type(t.s.choice).__name__ not in ("Use", "Opening")
        t.step()
    assert sorted(t.names(C)) == ["card_zap", "cosmic_zap", "flare_zap"]


@pytest.mark.rule("COS-P2.1", "COS-P2.3", "COS-P2.16")
def test_the_colour_names_the_defender() -> None:
    t = Table()
    turn(t, A, colour_card(t, C))
    assert t.s.defender == C and t.s.system == t.s.home[C]
    assert DESTINY.index(colour_card(t, C)) in t.s.destiny_discard


@pytest.mark.rule("COS-P2.2")
def test_the_last_destiny_card_is_never_drawn() -> None:
    """Golden case D-19."""
    t = Table()
    s = t.s
    s.destiny_discard = s.destiny.cards[:-2]
    s.destiny.cards = s.destiny.cards[-2:]
    s.destiny.piles, s.destiny.known = [0, 0], [0, 0]
    turn(t, A)
    left = len(s.destiny.cards)
    total = len(s.destiny.cards) + len(s.destiny_discard)
    assert total == 18 and left >= 1


@pytest.mark.rule("COS-P2.7")
def test_a_wild_card_lets_the_offense_choose() -> None:
    t = Table()
    turn(t, A, "dest_wild_normal")
    assert not t.offers(A, t.colour(A))
    t.say(A, t.colour(D))
    assert t.s.defender == D


@pytest.mark.rule("COS-P2.10")
def test_own_colour_with_nothing_to_do() -> None:
    """Golden case D-9."""
    t = Table()
    turn(t, A, colour_card(t, A))
    assert DESTINY.index(colour_card(t, A)) in t.s.destiny_discard
    assert t.s.defender != NOBODY or t.s.choice is not None
    assert t.s.defender != A


@pytest.mark.rule("COS-P2.11", "COS-P2.14")
def test_the_reverse_cone_of_a_discarded_own_colour_does_not_count() -> None:
    t = Table()
    reverse = f"dest_{t.s.player_ids()[A]}_r"
    card = next(id for id in DESTINY.ids if id.startswith(f"dest_{t.s.player_ids()[A]}") and is_reverse(id))
    t.put(C, t.planet(A, 1), 2)
    turn(t, A, card)
    assert t.s.reverse and reverse
    t.s.apply(REDRAW)
    drawn = t.s.destiny_discard[-1] if t.s.destiny_discard else NOBODY
    assert not t.s.reverse or is_reverse(DESTINY.ids[drawn])


def is_reverse(id: str) -> bool:
    from astrarium.games.cosmic.components import REVERSE

    return REVERSE[DESTINY.index(id)]
