"""Powers about cards in hands, each with the two sides of its Flare."""

import pytest

from astrarium.games.cosmic.components import CARD, EFFECT, FIRST_FLARE, IS_CHALLENGE, POWER
from astrarium.games.cosmic.rules.drawing import Draw
from astrarium.games.cosmic.rules.hands import stashed
from astrarium.games.cosmic.rules.turn import ChallengeOver
from astrarium.games.cosmic.state import OFF
from tables.cosmic import A, B, C, D, Table


def card(id: str) -> int:
    return CARD.index(id)


def kept(t: Table, effect: str, holder: int) -> list[str]:
    """The cards that an effect keeps outside every hand."""
    return [CARD.ids[c] for c in stashed(t.s, EFFECT.index(effect), holder)]


def draw(t: Table, player: int, number: int, *deck: str) -> Table:
    """While A and B are about to select their cards the player draws some; these lie on top of the deck."""
    t.hand(A, "attack_10", "attack_11", *t.names(A))
    t.hand(B, "attack_8", "attack_7")
    t.on_deck(*deck)
    t.challenge(A, B)
    assert t.s.choice is not None
    t.s.stack += [t.s.choice, Draw(player, number)]
    t.s.choice = None
    t.s.advance()
    return t


def never(t: Table, player: int, atom: str) -> None:
    """Until the end of the challenge the player is not offered this."""
    while any(isinstance(step, ChallengeOver) for step in t.s.stack):
        assert not t.offers(player, atom)
        t.step()


# Aristocrat


def test_aristocrat_draws_an_unused_flare() -> None:
    """powers.toml aristocrat: one random Flare that is not in play."""
    t = Table(4, aristocrat=A)
    t.hand(A, "attack_10")
    t.hand(B, "attack_8")
    unused = set(t.s.unused_flares)
    t.challenge(A, B, start="def_set").say(A, "power:aristocrat")
    drawn = [c for c in t.s.hands[A] if c >= FIRST_FLARE]
    assert len(drawn) == 1 and drawn[0] in unused and drawn[0] not in t.s.unused_flares


def test_aristocrat_puts_one_of_two_useless_flares_out_of_the_game() -> None:
    """powers.toml aristocrat: useless is a Flare whose power belongs to no player."""
    t = Table(4, aristocrat=A, virus=B)
    t.hand(A, "attack_10", "flare_macron", "flare_virus")
    t.hand(B, "attack_8")
    t.challenge(A, B, start="def_set").say(A, "power:aristocrat")
    assert not t.offers(A, "card:flare_virus")
    t.say(A, "card:flare_macron")
    assert card("flare_macron") in t.s.unused_flares
    assert sum(1 for c in t.s.hands[A] if c >= FIRST_FLARE) == 2


def test_aristocrat_wild_takes_a_card_from_the_deck_and_shuffles_all() -> None:
    """flares.toml aristocrat wild"""
    t = Table(4)
    t.hand(A, "attack_10")
    t.hand(C, "flare_aristocrat")
    t.s.discard.append(t.fetch("attack_8"))
    t.draws(A, B).say(C, "card:flare_aristocrat", "card:attack_40")
    assert t.names(C) == ["attack_40"]
    assert t.s.discard == [card("flare_aristocrat")]
    assert all(mask == 0 for mask in t.s.deck.known)


@pytest.mark.parametrize("way", ["random", "chosen"])
def test_aristocrat_super_draws_three_or_chooses_one(way: str) -> None:
    """flares.toml aristocrat super: usable whenever the power is"""
    t = Table(4, aristocrat=A)
    t.hand(A, "attack_10", "flare_aristocrat")
    t.hand(B, "attack_8")
    t.challenge(A, B, start="def_set").say(A, "card:flare_aristocrat", "power:aristocrat", f"do:{way}")
    if way == "chosen":
        wanted = t.s.legal_names[3]
        t.say(A, wanted)
        assert [f"card:{id}" for id in t.names(A)] == ["card:attack_10", wanted]
        assert not t.s.stash
    else:
        flares = [c for c in t.s.hands[A] if c >= FIRST_FLARE]
        assert len(flares) == 3 and t.s.player == A
        t.s.apply(t.s.offered[0])
        assert len(t.s.hands[A]) == 3


# Clone and Filch


@pytest.mark.rule("COS-14.4")
def test_clone_takes_back_his_card() -> None:
    """powers.toml clone; COS-14.4: never the Kicker"""
    t = Table(4, {"kickers": "on"}, clone=A)
    t.hand(A, "attack_10", "kicker_2")
    t.hand(B, "attack_8", "attack_7")
    t.challenge(A, B)
    t.say(A, "card:kicker_2").cards("attack_10", "attack_8").say(A, "power:clone").finish()
    assert t.names(A) == ["attack_10"]
    assert card("kicker_2") in t.s.discard


def test_clone_may_leave_his_card() -> None:
    """powers.toml clone: optional"""
    t = Table(4, clone=A)
    t.hand(A, "attack_10")
    t.hand(B, "attack_8")
    t.challenge(A, B).finish()
    assert t.names(A) == [] and card("attack_10") in t.s.discard


@pytest.mark.parametrize("offense", [A, B])
def test_filch_has_nothing_to_take_from_the_clone(offense: int) -> None:
    """Golden case D-43"""
    t = Table(4, clone=A, filch=B)
    t.hand(A, "attack_10")
    t.hand(B, "attack_8")
    t.challenge(offense, A + B - offense)
    t.say(A, "power:clone").finish()
    assert "attack_10" in t.names(A)
    assert not t.was_used("filch", B)


@pytest.mark.parametrize("offense", [A, B])
def test_filch_takes_his_opponents_card(offense: int) -> None:
    """powers.toml filch"""
    t = Table(4, clone=A, filch=B)
    t.hand(A, "attack_10")
    t.hand(B, "attack_8")
    t.challenge(offense, A + B - offense)
    t.say(B, "power:filch")
    assert t.names(B) == ["attack_10"]
    assert card("attack_10") not in t.s.discard


@pytest.mark.rule("COS-14.6")
def test_filch_never_takes_the_kicker() -> None:
    """COS-14.6"""
    t = Table(4, {"kickers": "on"}, filch=B)
    t.hand(A, "attack_10", "kicker_2")
    t.hand(B, "attack_8")
    t.challenge(A, B).say(A, "card:kicker_2").say(B, "power:filch")
    assert t.names(B) == ["attack_10"]
    t.finish()
    assert card("kicker_2") in t.s.discard


def test_clone_wild_takes_back_an_edict_that_he_may_not_use_again() -> None:
    """flares.toml clone wild; COS-6.7"""
    t = Table(4, trader=A, virus=B)
    t.hand(A, "attack_10", "attack_11")
    t.hand(B, "attack_8", "attack_7")
    t.hand(C, "cosmic_zap", "flare_clone")
    t.challenge(A, B).say(A, "power:trader").say(C, "card:cosmic_zap", "card:flare_clone")
    assert t.names(C) == ["cosmic_zap"] and t.has_card(A, "attack_10")
    never(t, C, "card:cosmic_zap")


def test_clone_super_doubles_consolation() -> None:
    """flares.toml clone super"""
    t = Table(4, clone=A)
    t.hand(A, "compromise", "flare_clone")
    t.hand(B, "attack_30", *["attack_6"] * 7)
    t.challenge(A, B, tokens=3).cards("compromise", "attack_30").say(A, "card:flare_clone").finish()
    assert t.names(A).count("attack_6") == 6


def test_filch_wild_steals_a_card_being_played() -> None:
    """flares.toml filch wild: it has no effect and goes to the thief"""
    t = Table(4, virus=A)
    t.hand(A, "attack_10")
    t.hand(B, "attack_30")
    t.hand(C, "cosmic_zap")
    t.hand(D, "flare_filch", "compromise", "compromise")
    t.challenge(A, B, tokens=4).say(C, "card:cosmic_zap").say(D, "card:flare_filch")
    assert t.names(D) == ["compromise", "cosmic_zap"]
    assert t.names(C) == []
    t.finish()
    assert t.s.has_base(A, t.planet(B, 1))
    assert t.s.discard.count(card("cosmic_zap")) == 0


def test_filch_super_takes_any_used_challenge_card() -> None:
    """flares.toml filch super: also as a bystander"""
    t = Table(4, filch=C)
    t.hand(A, "attack_10")
    t.hand(B, "attack_8")
    t.hand(C, "flare_filch")
    t.challenge(A, B).say(C, "card:flare_filch")
    assert t.names(C) in (["attack_10"], ["attack_8"])


# Connoisseur


def test_connoisseur_draws_two_more_and_rejects_two() -> None:
    """powers.toml connoisseur"""
    t = Table(4, connoisseur=A)
    t.hand(A, "attack_20")
    draw(t, A, 3, "attack_20", "attack_4", "compromise", "attack_6", "attack_12")
    assert sorted(t.s.legal_names) == sorted(
        ["card:attack_20", "card:attack_4", "card:compromise", "card:attack_6", "card:attack_12"]
    )
    t.say(A, "card:attack_4", "card:attack_20")
    assert t.names(A) == ["attack_10", "attack_11", "attack_20", "compromise", "attack_6", "attack_12"]
    assert card("attack_4") in t.s.discard


def test_connoisseur_wild_chooses_his_consolation() -> None:
    """flares.toml connoisseur wild"""
    t = Table(4)
    t.hand(A, "compromise", "flare_connoisseur")
    t.hand(B, "attack_30", "attack_40", "attack_1", "attack_4", "attack_5")
    t.challenge(A, B, tokens=2).cards("compromise", "attack_30")
    t.say(A, "card:flare_connoisseur", "card:attack_40", "card:attack_5").finish()
    assert t.names(A) == ["attack_40", "attack_5"]
    assert all(mask >> A & 1 for mask in t.s.seen[B][:2])


def test_connoisseur_super_draws_four_more() -> None:
    """flares.toml connoisseur super"""
    t = Table(4, connoisseur=A)
    t.hand(A, "flare_connoisseur")
    deck = ("attack_40", "attack_4", "compromise", "attack_6", "attack_12", "attack_30")
    draw(t, A, 2, *deck).say(A, "card:flare_connoisseur")
    t.say(A, "card:attack_4", "card:compromise", "card:attack_6", "card:attack_12")
    assert t.names(A) == ["attack_10", "attack_11", "attack_40", "attack_30"]


# Demon


def test_demon_plays_from_a_hand_that_goes_back() -> None:
    """powers.toml demon"""
    t = Table(4, demon=A)
    t.hand(A, "attack_4")
    t.hand(B, "attack_8")
    t.hand(C, "attack_40", "attack_1")
    t.hand(D, "attack_5")
    t.challenge(A, B, start="invite").say(A, "power:demon", t.colour(C))
    assert t.names(C) == [] and kept(t, "demon", A) == ["attack_40", "attack_1"]
    t.cards("attack_40", "attack_8").finish()
    assert t.s.has_base(A, t.planet(B, 1))
    assert t.names(C) == ["attack_1"] and t.names(A) == ["attack_4"]
    assert card("attack_40") in t.s.discard


def test_demon_may_not_possess_his_opponent() -> None:
    """powers.toml demon"""
    t = Table(3, demon=B)
    t.hand(A, "attack_4", "attack_5")
    t.hand(B, "attack_8")
    t.hand(C, "attack_7")
    t.challenge(A, B, start="invite").say(B, "power:demon")
    assert t.names(A) == ["attack_4", "attack_5"] and kept(t, "demon", B) == ["attack_7"]


def test_demon_wild_presses_an_ally_who_keeps_his_bases() -> None:
    """flares.toml demon wild"""
    t = Table(4)
    t.hand(A, "attack_4", "flare_demon")
    t.hand(B, "attack_8")
    t.only(C, {t.planet(C, 1): 2, t.planet(C, 2): 1, t.planet(C, 3): 3, t.planet(C, 4): 1})
    t.challenge(A, B, tokens=4, start="invite").say(A, "card:flare_demon", t.colour(C)).until("Invite")
    assert t.s.force[OFF * 4 + C] == 3
    assert t.s.joined[OFF] >> C & 1
    assert len(t.s.base_list(C)) == 4


def test_demon_super_possesses_the_top_of_the_deck() -> None:
    """flares.toml demon super: what is left goes back on top in any order"""
    t = Table(4, demon=A)
    t.hand(A, "attack_4", "flare_demon")
    t.hand(B, "attack_8")
    t.on_deck("attack_40", "attack_1", "compromise", "attack_5", "attack_6", "attack_7", "attack_9")
    t.challenge(A, B, start="invite").say(A, "card:flare_demon")
    assert len(kept(t, "flare_demon_super", A)) == 6
    t.cards("attack_40", "attack_8")
    t.say(A, "card:attack_7", "card:compromise", "card:attack_5", "card:attack_1")
    top = [CARD.ids[c] for c in t.s.deck.cards[-6:]]
    assert top == ["attack_9", "attack_7", "compromise", "attack_5", "attack_1", "attack_6"]
    assert not t.s.stash


# Doppelganger


def test_doppelganger_borrows_and_gives_back() -> None:
    """powers.toml doppelganger"""
    t = Table(4, doppelganger=A)
    t.hand(A, "attack_4", "attack_5", "force_field")
    t.hand(B, "attack_8")
    t.hand(C, "attack_30", "attack_12", "compromise", "card_zap")
    t.challenge(A, B).say(A, t.colour(C))
    assert sorted(kept(t, "doppelganger", A)) == ["attack_30", "compromise"]
    assert t.names(A) == ["force_field"] and sorted(t.names(C)) == ["attack_12", "card_zap"]
    t.cards("attack_30", "attack_8").finish()
    assert t.s.has_base(A, t.planet(B, 1))
    assert sorted(t.names(C)) == ["attack_12", "card_zap", "compromise"]
    assert card("attack_30") in t.s.discard and card("attack_4") in t.s.discard


def test_doppelganger_turns_cards_when_he_has_too_few() -> None:
    """powers.toml doppelganger: until he has two; he never aborts"""
    t = Table(4, doppelganger=A)
    t.hand(A)
    t.hand(B, "attack_8")
    t.hand(C, "card_zap")
    t.on_deck("cosmic_zap", "attack_20", "force_field", "compromise")
    t.challenge(A, B).say(A, t.colour(C)).cards("attack_20", "attack_8").finish()
    assert t.s.has_base(A, t.planet(B, 1))
    assert {card("cosmic_zap"), card("force_field")} <= set(t.s.discard)
    assert t.names(A) == ["compromise"]


def test_doppelganger_wild_exchanges_hands_for_a_challenge() -> None:
    """flares.toml doppelganger wild: a main player refills"""
    t = Table(4)
    t.hand(A, "attack_10", "attack_11")
    t.hand(B, "attack_8", "attack_7")
    t.hand(C, "attack_1", "flare_doppelganger")
    t.put(B, t.planet(C, 1), 1)
    t.challenge(A, B, start="invite").say(C, "card:flare_doppelganger")
    assert t.names(C) == [] and len(t.s.hands[B]) == 7
    assert sorted(kept(t, "flare_doppelganger_wild", C)) == ["attack_1", "attack_7", "attack_8"]
    t.finish()
    assert t.names(C) == ["attack_1"]
    assert {"attack_7", "attack_8"} <= set(t.names(B))


def test_doppelganger_super_gets_two_more_cards() -> None:
    """flares.toml doppelganger super"""
    t = Table(4, doppelganger=A)
    t.hand(A, "flare_doppelganger", "attack_4")
    t.hand(B, "attack_8")
    t.hand(C, "attack_30", "compromise", "attack_5")
    t.hand(D, "plague", "mobius_tubes", "force_field", "attack_6")
    t.challenge(A, B).say(A, t.colour(C), "card:flare_doppelganger", t.colour(D))
    assert t.s.player == D and not t.offers(D, "card:attack_6")
    t.say(D, "card:plague", "card:force_field")
    assert sorted(t.names(A)) == ["force_field", "plague"]


# Ethic


def test_ethic_is_consoled_for_a_lost_attack() -> None:
    """powers.toml ethic; COS-6.16: his Kicker does not multiply it"""
    t = Table(4, {"kickers": "on"}, ethic=A)
    t.hand(A, "attack_4", "kicker_2")
    t.hand(B, "attack_30", *["attack_6"] * 5)
    t.on_deck("attack_12")
    t.challenge(A, B, tokens=3).say(A, "card:kicker_2").say(A, "amount:1").finish()
    assert sorted(t.names(A)) == ["attack_12", "attack_6", "attack_6"]
    assert len(t.s.hands[B]) == 3


def test_ethic_wild_gives_drawn_cards_away() -> None:
    """flares.toml ethic wild"""
    t = Table(4)
    t.hand(A, "flare_ethic")
    draw(t, A, 3, "attack_4", "attack_5", "compromise")
    t.say(A, "card:flare_ethic", t.colour(C), "card:attack_4", t.colour(D), "card:attack_5", "do:pass")
    assert t.names(C) == ["attack_4"] and t.names(D) == ["attack_5"]
    assert t.names(A) == ["attack_10", "attack_11", "compromise"]


def test_ethic_super_takes_what_he_likes() -> None:
    """flares.toml ethic super"""
    t = Table(4, ethic=A)
    t.hand(A, "attack_4", "flare_ethic")
    t.hand(B, "attack_30", *["attack_6"] * 7)
    t.challenge(A, B, tokens=1).say(A, "card:flare_ethic", "amount:5", "amount:0").finish()
    assert t.names(A) == ["attack_6"] * 5


# Extortionist


def test_extortionist_takes_half_of_a_draw() -> None:
    """powers.toml extortionist"""
    t = Table(4, extortionist=C)
    draw(t, A, 5).say(C, "power:extortionist").say(A, "do:no")
    assert len(t.s.hands[C]) == 2 and len(t.s.hands[A]) == 2 + 3


def test_extortionist_can_be_bought_off_with_a_token() -> None:
    """powers.toml extortionist: of his choice, from any base"""
    t = Table(4, extortionist=C)
    draw(t, A, 5).say(C, "power:extortionist").say(A, "do:yes").say(C, t.planet_atom(A, 5))
    assert len(t.s.hands[C]) == 0 and len(t.s.hands[A]) == 2 + 5
    assert t.s.at(A, t.planet(A, 5)) == 3 and t.s.warp[A] == 1


def test_extortionist_ignores_single_cards() -> None:
    """powers.toml extortionist: half of 1 is 0"""
    t = Table(4, extortionist=C)
    draw(t, A, 1)
    never(t, C, "power:extortionist")


def test_extortionist_takes_half_of_a_consolation() -> None:
    """powers.toml extortionist"""
    t = Table(4, extortionist=C)
    t.hand(A, "compromise")
    t.hand(B, "attack_30", *["attack_6"] * 6)
    t.challenge(A, B, tokens=4).say(C, "power:extortionist").say(A, "do:no").finish()
    assert len(t.s.hands[A]) == 2 and len(t.s.hands[C]) == 2 and len(t.s.hands[B]) == 2


def test_extortionist_wild_makes_a_failed_deal_cheap() -> None:
    """flares.toml extortionist wild"""
    t = Table(4)
    t.hand(A, "compromise", "flare_extortionist")
    t.hand(B, "compromise")
    t.challenge(A, B, tokens=2).say(A, "do:break_off").say(A, "card:flare_extortionist").finish()
    assert t.s.warp[A] == 0 and t.s.warp[B] == 6


def test_extortionist_super_cannot_be_bought_off() -> None:
    """flares.toml extortionist super"""
    t = Table(4, extortionist=C)
    t.hand(C, "flare_extortionist")
    draw(t, A, 4).say(C, "card:flare_extortionist", "power:extortionist")
    assert len(t.s.hands[C]) == 2 and len(t.s.hands[A]) == 2 + 2


# Mind


def test_mind_looks_at_a_hand() -> None:
    """powers.toml mind: as a bystander at either main player's"""
    t = Table(4, mind=C)
    t.hand(A, "attack_10")
    t.hand(B, "attack_8", "attack_7")
    t.challenge(A, B, start="invite").say(C, "power:mind", t.colour(B))
    assert all(mask >> C & 1 for mask in t.s.seen[B])
    assert not any(mask >> C & 1 for mask in t.s.seen[A])


def test_mind_as_a_main_player_looks_at_his_opponent() -> None:
    """powers.toml mind"""
    t = Table(4, mind=A)
    t.hand(A, "attack_10")
    t.hand(B, "attack_8")
    t.challenge(A, B, start="invite").say(A, "power:mind")
    assert t.s.seen[B] == [1 << A]


def test_mind_wild_watches_draws() -> None:
    """flares.toml mind wild"""
    t = Table(4)
    t.hand(C, "flare_mind")
    draw(t, A, 2).say(C, "card:flare_mind", t.colour(A))
    assert t.s.seen[A] == [0, 0, 1 << C, 1 << C]


def test_mind_super_looks_at_two_hands() -> None:
    """flares.toml mind super"""
    t = Table(4, mind=C)
    t.hand(A, "attack_10")
    t.hand(B, "attack_8")
    t.hand(C, "flare_mind")
    t.hand(D, "attack_7")
    t.challenge(A, B, start="invite").say(C, "card:flare_mind", t.colour(A), t.colour(D))
    assert t.s.seen[A] == t.s.seen[D] == [1 << C] and t.s.seen[B] == [0]


# Miser


def miser(hand: tuple[str, ...], hoard: tuple[str, ...], player: int = A) -> Table:
    """A is the Miser and has this hoard besides his hand."""
    from astrarium.games.cosmic.rules.hands import stash_card

    t = Table(4, miser=player)
    t.hand(player, *hand)
    for id in hoard:
        stash_card(t.s, POWER.index("miser"), player, player, t.fetch(id), True, 1 << player)
    return t


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_miser_chooses_one_of_two_hands_as_his_hoard(answer: str) -> None:
    """powers.toml miser; COS-1.10"""
    t = Table(4)
    t.hand(A, "attack_10", "attack_11")
    t.on_deck(*["attack_6"] * 7)
    t.power(A, "miser", setup=True)
    t.s.advance()
    t.s.play(f"do:{answer}")
    hands = [t.names(A), kept(t, "miser", A)]
    if answer == "yes":
        hands.reverse()
    assert hands == [["attack_10", "attack_11"], ["attack_6"] * 7]


def test_miser_plays_from_his_hoard() -> None:
    """powers.toml miser: his hand is not refilled while the hoard has a Challenge card"""
    t = miser((), ("attack_40", "compromise"))
    t.hand(B, "attack_8")
    t.challenge(A, B, start="def_set").cards("attack_40", "attack_8").finish()
    assert t.s.has_base(A, t.planet(B, 1))
    assert kept(t, "miser", A) == ["compromise"] and t.names(A) == []


def test_miser_without_his_power_cannot_open_the_hoard() -> None:
    """COS-4.6"""
    t = miser(("attack_6",), ("attack_40",))
    t.hand(B, "attack_8")
    t.only(A, {t.planet(A, 1): 10, t.planet(A, 2): 10})
    t.challenge(A, B).finish()
    assert not t.s.has_base(A, t.planet(B, 1))
    assert kept(t, "miser", A) == ["attack_40"]


def test_miser_renews_a_hoard_without_challenge_cards() -> None:
    """powers.toml miser: at any P10"""
    t = miser(("attack_6",), ("card_zap",))
    t.draws(A, B).say(A, "power:miser")
    assert len(kept(t, "miser", A)) == 7 and card("card_zap") in t.s.discard


def test_miser_keeps_a_hoard_with_challenge_cards() -> None:
    """powers.toml miser"""
    t = miser(("attack_6",), ("attack_7",))
    t.draws(A, B)
    assert not t.offers(A, "power:miser")


def test_miser_wild_saves_two_cards_from_consolation() -> None:
    """flares.toml miser wild"""
    t = Table(4)
    t.hand(A, "compromise")
    t.hand(B, "attack_30", "attack_40", "attack_20", "attack_1", "flare_miser")
    t.challenge(A, B, tokens=4).cards("compromise", "attack_30")
    t.say(B, "card:flare_miser", "card:attack_40", "card:attack_20").finish()
    assert t.names(A) == ["attack_1"]
    assert sorted(t.names(B)) == ["attack_20", "attack_40"]


def test_miser_wild_saves_two_cards_in_a_refill() -> None:
    """flares.toml miser wild: in addition to a full new hand"""
    t = Table(4)
    t.hand(A, "quash", "cosmic_zap", "force_field", "flare_miser")
    t.hand(B, "attack_8")
    t.draws(A, B).say(A, "card:flare_miser", "card:quash", "card:force_field")
    assert len(t.s.hands[A]) == 9
    assert t.has_card(A, "quash") and t.has_card(A, "force_field")
    assert card("cosmic_zap") in t.s.discard


def test_miser_super_adds_to_the_hoard() -> None:
    """flares.toml miser super"""
    t = miser(("attack_6", "flare_miser"), ("attack_7",))
    t.on_deck("attack_12", "attack_13")
    t.draws(A, B).say(A, "card:flare_miser")
    assert kept(t, "miser", A) == ["attack_7", "attack_12", "attack_13"]


# Mutant


def test_mutant_fills_his_hand_from_deck_and_players() -> None:
    """powers.toml mutant"""
    t = Table(4, mutant=A)
    t.hand(A, "attack_10", "attack_4", "attack_5", "attack_6")
    t.hand(B, "attack_8", "attack_7")
    t.hand(C, "attack_40")
    t.on_deck("attack_12")
    t.challenge(A, B, start="invite").say(A, "power:mutant", "do:deck", t.colour(C), t.colour(B))
    assert len(t.s.hands[A]) == 7 and t.has_card(A, "attack_12") and t.has_card(A, "attack_40")
    assert len(t.s.hands[B]) == 1


def test_mutant_with_a_full_hand_has_no_use_for_his_power() -> None:
    """powers.toml mutant: fewer than 7 cards"""
    t = Table(4, mutant=A)
    t.hand(A, *["attack_10"] * 5, "attack_4", "attack_12")
    t.hand(B, "attack_8")
    t.challenge(A, B, start="invite").finish()
    assert not t.was_used("mutant", A)


@pytest.mark.parametrize("wins", [True, False])
def test_mutant_wild_robs_the_losers(wins: bool) -> None:
    """flares.toml mutant wild: his opponent and each of his allies"""
    t = Table(4)
    t.hand(A, "attack_30" if wins else "attack_1", "flare_mutant")
    t.hand(B, "attack_8", "attack_7")
    t.hand(C, "attack_40")
    t.challenge(A, B, defense_allies={C: 1}).cards("attack_30", "attack_8")
    if wins:
        t.say(A, "card:flare_mutant").finish()
        assert len(t.s.hands[A]) == 2 and not t.s.hands[C] and not t.s.hands[B][1:]
    else:
        t.finish()
        assert t.has_card(A, "flare_mutant")


def test_mutant_super_discards_first() -> None:
    """flares.toml mutant super"""
    t = Table(4, mutant=A)
    t.hand(A, *["attack_10"] * 5, "attack_4", "attack_12", "flare_mutant")
    t.hand(B, "attack_8")
    t.challenge(A, B, start="invite").say(A, "card:flare_mutant", "card:attack_4", "card:attack_12", "do:stop")
    t.say(A, "power:mutant", "do:deck", "do:deck")
    assert len(t.s.hands[A]) == 7 and not t.offers(A, "do:deck")


# Philanthropist


def test_philanthropist_gives_a_card_and_refills() -> None:
    """powers.toml philanthropist: an exception to COS-P10.9"""
    t = Table(4, philanthropist=A)
    t.hand(A, "attack_1")
    t.hand(B, "attack_8")
    t.challenge(A, B).say(A, "power:philanthropist")
    assert sorted(t.names(B)) == ["attack_1", "attack_8"]
    assert len(t.s.hands[A]) == 7


def test_philanthropist_as_ally_gives_to_either_side() -> None:
    """powers.toml philanthropist"""
    t = Table(4, philanthropist=C)
    t.hand(A, "attack_10")
    t.hand(B, "attack_8")
    t.hand(C, "attack_1", "attack_40")
    t.challenge(A, B, offense_allies={C: 1}).say(C, "power:philanthropist", t.colour(A), "card:attack_40")
    t.cards("attack_40", "attack_8").finish()
    assert card("attack_40") in t.s.discard and t.s.has_base(C, t.planet(B, 1))


def test_philanthropist_wild_lends_a_power_for_a_challenge() -> None:
    """flares.toml philanthropist wild"""
    from astrarium.games.cosmic.effects.in_force import has

    t = Table(4, virus=C, macron=B)
    t.hand(A, "attack_10")
    t.hand(B, "attack_8")
    t.hand(C, "flare_philanthropist")
    virus, macron = POWER.index("virus"), POWER.index("macron")
    t.draws(A, B).say(C, "card:flare_philanthropist", t.colour(B), t.planet_atom(C, 1))
    assert t.s.warp[C] == 1
    assert has(t.s, B, virus) and not has(t.s, B, macron) and not has(t.s, C, virus)
    t.finish()
    assert has(t.s, B, macron) and has(t.s, C, virus) and not has(t.s, B, virus)


def test_philanthropist_super_binds_the_receiver() -> None:
    """flares.toml philanthropist super"""
    t = Table(4, philanthropist=A)
    t.hand(A, "attack_1", "attack_10", "flare_philanthropist")
    t.hand(B, "attack_40")
    t.challenge(A, B, tokens=4).say(A, "card:flare_philanthropist", "power:philanthropist", "card:attack_1").finish()
    assert card("attack_1") in t.s.discard and t.names(B) == ["attack_40"]
    assert t.s.has_base(A, t.planet(B, 1))


# Trader


def test_trader_exchanges_hands() -> None:
    """powers.toml trader"""
    t = Table(4, trader=A)
    t.hand(A, "attack_1", "attack_4")
    t.hand(B, "attack_40")
    t.challenge(A, B).say(A, "power:trader").finish()
    assert t.s.has_base(A, t.planet(B, 1))
    assert card("attack_40") in t.s.discard and len(t.s.hands[B]) == 1


def test_offense_without_challenge_cards_after_a_trade_aborts() -> None:
    """Golden case D-12. COS-P10.9, P10.10"""
    t = Table(4, trader=B)
    t.hand(A, "attack_10")
    t.hand(B, "card_zap")
    t.challenge(A, B, tokens=3)
    t.say(B, "power:trader").until("BringHome", A)
    assert t.names(A) == ["card_zap"] and t.names(B) == ["attack_10"]
    t.finish()
    assert t.s.on_bases(A) == 20 and t.s.turn == B
    assert not t.s.has_base(A, t.planet(B, 1))


def test_defender_without_challenge_cards_refills_before_selecting() -> None:
    """Golden case D-13. COS-P7.4"""
    t = Table(4, trader=A)
    t.hand(A, "card_zap", "cosmic_zap")
    t.hand(B, "attack_10", "attack_12")
    t.challenge(A, B, tokens=3).say(A, "power:trader").until("Select", B)
    assert len(t.s.hands[B]) == 7 and card("card_zap") in t.s.discard


def test_trader_wild_takes_one_and_gives_one() -> None:
    """flares.toml trader wild"""
    t = Table(4)
    t.hand(A, "attack_1", "flare_trader")
    t.hand(B, "attack_40")
    t.challenge(A, B, start="invite").say(A, "card:flare_trader", "card:attack_1")
    assert t.names(A) == ["attack_40"] and t.names(B) == ["attack_1"]
    assert t.s.seen[A] == [1 << B] and t.s.seen[B] == [1 << A]


def test_trader_super_trades_with_anybody() -> None:
    """flares.toml trader super"""
    t = Table(4, trader=A)
    t.hand(A, "attack_1", "flare_trader")
    t.hand(B, "attack_10")
    t.hand(C, "attack_40")
    t.challenge(A, B).say(A, "card:flare_trader", t.colour(C)).finish()
    assert card("attack_40") in t.s.discard and t.names(C) == ["attack_1"]
    assert not t.offers(A, "power:trader")


# Vulch


def test_vulch_collects_edicts() -> None:
    """powers.toml vulch: played or not, of others"""
    t = Table(4, virus=A, vulch=D)
    t.hand(A, "attack_10")
    t.hand(B, "attack_30")
    t.hand(C, "cosmic_zap")
    t.challenge(A, B, tokens=4).say(C, "card:cosmic_zap").finish()
    assert t.names(D) == ["cosmic_zap"]


def test_vulch_discards_the_edicts_he_plays() -> None:
    """powers.toml vulch"""
    t = Table(4, virus=A, vulch=D)
    t.hand(A, "attack_10")
    t.hand(B, "attack_30")
    t.hand(D, "cosmic_zap")
    t.challenge(A, B, tokens=4).say(D, "card:cosmic_zap").finish()
    assert t.names(D) == [] and card("cosmic_zap") in t.s.discard


def test_vulch_keeps_his_edicts_in_a_refill() -> None:
    """powers.toml vulch: and draws seven cards besides"""
    t = Table(4, vulch=A)
    t.hand(A, "card_zap", "flare_virus")
    t.hand(B, "attack_8")
    t.draws(A, B)
    assert len(t.s.hands[A]) == 8 and t.has_card(A, "card_zap") and not t.has_card(A, "flare_virus")


def test_clone_wild_acts_before_vulch() -> None:
    """powers.toml vulch, flares.toml clone wild; COS-6.7: the Edict cannot be used twice in a challenge"""
    t = Table(4, virus=A, macron=B, vulch=D)
    t.hand(A, "attack_10")
    t.hand(B, "attack_30")
    t.hand(C, "cosmic_zap", "flare_clone")
    t.challenge(A, B, tokens=4).say(C, "card:cosmic_zap").say(C, "card:flare_clone").finish()
    assert t.names(C) == ["cosmic_zap"] and t.names(D) == []


def test_vulch_wild_looks_for_a_card() -> None:
    """flares.toml vulch wild: those shown before it are discarded"""
    t = Table(4)
    t.hand(A, "attack_30", "flare_vulch")
    t.hand(B, "attack_8", "attack_4", "attack_5", "attack_6")
    t.challenge(A, B).cards("attack_30", "attack_8").say(A, "card:flare_vulch", "do:no", "do:yes").finish()
    assert len(t.s.hands[A]) == 1 and len(t.s.hands[B]) == 1
    assert sum(1 for id in ("attack_4", "attack_5", "attack_6") if card(id) in t.s.discard) == 1


def test_vulch_wild_may_take_nothing() -> None:
    """flares.toml vulch wild"""
    t = Table(4)
    t.hand(A, "attack_30", "flare_vulch")
    t.hand(B, "attack_8", "attack_4", "attack_5")
    t.challenge(A, B).cards("attack_30", "attack_8").say(A, "card:flare_vulch", "do:no", "do:no").finish()
    assert sorted(t.names(B)) == ["attack_4", "attack_5"] and not t.s.stash
    assert all(mask >> A & 1 for mask in t.s.seen[B])


def test_vulch_wild_finds_nothing_once_the_last_card_was_played_against_it() -> None:
    """flares.toml vulch wild; COS-8.7: the answer is answered, and the hand is empty when the Flare works"""
    t = Table(4)
    t.hand(A, "attack_30", "flare_vulch", "card_zap")
    t.hand(B, "attack_8", "card_zap")
    t.challenge(A, B).cards("attack_30", "attack_8")
    t.say(A, "card:flare_vulch").say(B, "card:card_zap").say(A, "card:card_zap").finish()
    assert t.names(A) == [] and not t.s.stash and card("flare_vulch") in t.s.discard


def test_vulch_super_collects_flares() -> None:
    """flares.toml vulch super"""
    t = Table(4, vulch=D)
    t.hand(A, "attack_1", "flare_trader", "attack_9")
    t.hand(B, "attack_40", "attack_8")
    t.hand(D, "flare_vulch")
    t.challenge(A, B, start="invite").say(A, "card:flare_trader", "card:attack_1").say(D, "card:flare_vulch")
    assert t.names(D) == ["flare_trader"]
    assert card("flare_vulch") in t.s.discard


# Golden cases about cards


def test_consolation_larger_than_the_hand() -> None:
    """Golden case D-2. COS-P8.14"""
    t = Table(4)
    t.hand(A, "compromise")
    t.hand(B, "attack_30", "attack_4", "attack_5")
    t.hand(C, "attack_6", "plague")
    t.challenge(A, B, tokens=4).cards("compromise", "attack_30")
    while len(t.s.hands[B]) > 0 and t.s.turn == A:
        t.step()
    assert sorted(t.names(A)) == ["attack_4", "attack_5"]


def test_consolation_of_a_defender_without_tokens() -> None:
    """Golden case D-3. COS-P8.25"""
    t = Table(4)
    t.hand(A, "attack_4", "attack_5")
    t.hand(B, "compromise")
    t.only(B, {t.planet(B, 2): 5, t.planet(B, 3): 5, t.planet(B, 4): 5})
    t.challenge(A, B, tokens=1).cards("attack_4", "compromise").finish()
    assert t.s.has_base(A, t.planet(B, 1))
    assert t.names(B) == [] and t.names(A) == ["attack_5"]


def test_no_second_hand_check() -> None:
    """Golden case D-14. COS-P10.5, P10.6"""
    t = Table(4)
    t.hand(A, "attack_40", "card_zap")
    t.hand(B, "attack_8")
    t.challenge(A, B).finish()
    assert t.s.turn == B and t.names(A) == ["card_zap"]


def test_new_hand_without_challenge_cards_is_drawn_again() -> None:
    """Golden case D-20. COS-P10.4"""
    t = Table(4)
    t.hand(A)
    t.on_deck("card_zap", "cosmic_zap", "force_field", "plague", "mobius_tubes", "flare_virus", "flare_macron")
    seven = [card(id) for id in ("card_zap", "cosmic_zap", "force_field", "plague", "flare_virus", "flare_macron")]
    t.draws(A, B)
    assert all(c in t.s.discard for c in seven)
    assert len(t.s.hands[A]) == 7 and t.s.has_challenge_card(A)


def test_no_challenge_card_anywhere_deals_all_anew() -> None:
    """Golden case D-83. COS-P10.11, P10.12"""
    t = Table(4)
    for id in CARD.ids:
        while IS_CHALLENGE[card(id)] and card(id) in t.s.deck.cards:
            t.s.gain_card(B, t.fetch(id), 0)
    t.draws(A, B)
    assert [len(hand) for hand in t.s.hands] == [7, 7, 7, 7]
