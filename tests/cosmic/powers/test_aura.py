"""The Aura and both sides of its Flare."""

from astrarium.clockwork.names import PASS, PUBLIC
from astrarium.games.cosmic.components import CARD
from astrarium.games.cosmic.effects.timing import P7
from tables.cosmic import A, B, C, D, Table, same_after_saving
from tables.cosmic_sheets import armed, never


def public(t: Table, player: int) -> list[str]:
    """The cards of a hand that everybody knows."""
    seen = zip(t.s.hands[player], t.s.seen[player], strict=True)
    return sorted(CARD.ids[card] for card, mask in seen if mask == PUBLIC)


def aura_table(*more: tuple[int, str]) -> Table:
    """A is Aura and has a base in B's system; C and D have nothing to do with him."""
    t = armed(Table(4, aura=A), "attack_10", "attack_8", (B, "compromise"), *more)
    t.hand(C, "attack_12", "compromise")
    t.put(A, t.planet(B, 2), 1)
    return t


def test_aura_makes_neighbours_show_a_type() -> None:
    """powers.toml aura"""
    t = aura_table().challenge(A, B, start="def_set").say(A, "power:aura")
    same_after_saving(t)
    t.say(A, "card:attack_10")
    assert public(t, A) == ["attack_10"] and public(t, B) == ["attack_7", "attack_8"] and public(t, C) == []


def test_cards_shown_because_of_aura_are_played_from_p7_on() -> None:
    """powers.toml aura"""
    t = aura_table((A, "warp_break"), (B, "time_gash"))
    t.challenge(A, B, start="def_set").say(A, "power:aura", "card:warp_break")
    assert public(t, B) == ["time_gash"]
    while t.s.phase < P7:
        assert not t.offers(B, "card:time_gash")
        t.step()
    t.say(B, "card:time_gash")


def test_a_second_edict_of_the_same_name_is_not_shown() -> None:
    """powers.toml aura: of one's own hand only one card is laid open."""
    t = aura_table((A, "cosmic_zap"), (A, "cosmic_zap"))
    t.power(B, "plant")
    t.power(C, "virus")
    t.put(B, t.planet(C, 2), 1)
    t.challenge(A, B, start="def_set").say(A, "power:aura")
    t.s.apply(PASS)
    t.say(A, "card:cosmic_zap")
    assert public(t, A) == ["cosmic_zap"]
    t.say(B, "power:plant")
    assert t.offers(A, "card:cosmic_zap")


def test_aura_wild_shows_the_top_of_the_deck() -> None:
    """flares.toml aura"""
    t = armed(Table(4), "attack_10", "attack_8", (C, "flare_aura"), (A, "attack_30"))
    t.on_deck("attack_12", "attack_11", "attack_9", "attack_6", "attack_5")
    t.challenge(A, B, tokens=1, defense_allies={D: 1}).cards("attack_10", "attack_8")
    t.say(C, "card:flare_aura")
    assert t.s.deck.known[-4:] == [0] + [PUBLIC] * 3 and public(t, D) == ["attack_12"]
    assert [CARD.ids[card] for card in t.s.deck.cards[-3:]] == ["attack_6", "attack_9", "attack_11"]


def test_aura_super_shows_two_types() -> None:
    """flares.toml aura"""
    t = aura_table((A, "flare_aura"), (A, "compromise"))
    t.challenge(A, B, start="def_set").say(A, "card:flare_aura", "card:attack_10")
    assert public(t, A) == ["attack_10", "compromise"]
    assert public(t, B) == ["attack_7", "attack_8", "compromise"]
    never(t, A, "power:aura", "LaunchNumber")
