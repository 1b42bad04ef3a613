"""The turn and its phases. COS-2, 3, P10, P1 to P3"""

import pytest

from astrarium.clockwork.names import NOBODY, PASS, YES
from astrarium.games.cosmic.components import ATOMS, CARD, DESTINY, REDRAW
from astrarium.games.cosmic.rules.targets import target_places
from astrarium.games.cosmic.rules.turn import BeginTurn
from tables.cosmic import A, B, C, D, Table


def turn(t: Table, player: int = A, destiny: str = "", hand: str = "attack_10") -> Table:
    """The player's turn begins; the named destiny card is the next."""
    s = t.s
    s.stack.clear()
    s.choice = None
    s.turn = player
    for seat in range(s.players):
        if not s.hands[seat]:
            t.hand(seat, hand, "attack_8")
    if destiny:
        card = DESTINY.index(destiny)
        if card in s.destiny_discard:
            s.destiny_discard.remove(card)
            s.destiny.cards.append(card)
            s.destiny.piles.append(0)
            s.destiny.known.append(0)
        s.destiny.cards.remove(card)
        s.destiny.cards.append(card)
    s.push(BeginTurn())
    s.advance()
    return t


def colour_card(t: Table, player: int, number: int = 1) -> str:
    return f"dest_{t.s.player_ids()[player]}_{number}"


@pytest.mark.rule("COS-2.1", "COS-2.2", "COS-2.3")
def test_five_external_bases_win_at_once() -> None:
    t = Table()
    t.hand(A, "attack_40", "attack_5")
    t.hand(B, "attack_4", "attack_5")
    for number in (2, 3, 4, 5):
        t.put(A, t.planet(B, number), 1)
    t.challenge(A, B).cards("attack_40", "attack_4").finish()
    assert t.s.over and t.s.winners == [A]


@pytest.mark.rule("COS-2.4", "COS-2.5", "COS-22.1", "COS-22.2")
def test_a_shared_victory() -> None:
    """Golden case D-6."""
    t = Table()
    t.hand(A, "attack_40", "attack_5")
    t.hand(B, "attack_4", "attack_5")
    for number in (2, 3, 4, 5):
        t.put(A, t.planet(B, number), 1)
        t.put(C, t.planet(D, number), 1)
    t.challenge(A, B, offense_allies={C: 2}).cards("attack_40", "attack_4").finish()
    assert t.s.over and t.s.winners == [A, C]


@pytest.mark.rule("COS-2.6", "COS-P2.5")
def test_a_planet_with_an_own_base() -> None:
    """Golden case D-29."""
    t = Table()
    t.hand(A, "attack_40", "attack_5")
    t.hand(B, "attack_4", "attack_5")
    t.put(A, t.planet(B, 1), 2)
    t.challenge(A, B, start="launch")
    assert t.planet(B, 1) in target_places(t.s)
    t.say(A, t.planet_atom(B, 1)).cards("attack_40", "attack_4").finish()
    assert t.s.external_bases(A) == 1 and t.s.warp[B] == 4


@pytest.mark.rule("COS-2.7")
def test_nobody_is_reduced_below_five_tokens() -> None:
    from astrarium.games.cosmic.rules.tokens import lift_all
    from astrarium.games.cosmic.rules.warp import destroy_tokens

    t = Table()
    t.only(B, {t.planet(B, 1): 4, t.planet(B, 2): 3})
    assert lift_all(t.s, B, t.planet(B, 1)) == 4
    assert destroy_tokens(t.s, B, 4) == 2
    assert t.s.in_game(B) == 5


@pytest.mark.rule("COS-2.8", "COS-P1.3", "COS-P1.4")
def test_without_a_base_the_token_goes_into_the_cone() -> None:
    """Golden case D-15."""
    t = Table()
    t.only(A, {}, warp=20)
    t.hand(A, "attack_40", "attack_5")
    turn(t, A, colour_card(t, B))
    t.say(A, "do:cone")
    t.say(A, t.planet_atom(B, 2))
    assert t.s.force[A] == 1
    t.cards("attack_40", "attack_8").finish()
    assert t.s.has_base(A, t.planet(B, 2)) and t.s.warp[A] == 19


@pytest.mark.rule("COS-2.9")
def test_victory_is_also_tested_at_the_start_of_a_challenge() -> None:
    t = Table()
    for number in (1, 2, 3, 4, 5):
        t.put(C, t.planet(B, number), 1)
    turn(t, A)
    assert t.s.over and t.s.winners == [C]


@pytest.mark.rule("COS-3.1", "COS-3.2", "COS-3.3", "COS-3.4", "COS-3.7", "COS-P10.6", "COS-P10.7")
def test_a_second_challenge_after_a_success() -> None:
    t = Table()
    t.hand(A, "attack_40", "attack_30")
    t.hand(B, "attack_4", "attack_5")
    t.challenge(A, B).cards("attack_40", "attack_4").until("Decide", A)
    t.s.apply(YES)
    assert t.s.number == 2 and t.s.offense == A


@pytest.mark.rule("COS-3.5", "COS-P10.8")
def test_after_a_failure_the_turn_passes() -> None:
    t = Table()
    t.hand(A, "attack_4", "attack_30")
    t.hand(B, "attack_40", "attack_5")
    t.challenge(A, B).cards("attack_4", "attack_40").finish()
    assert t.s.turn == B


@pytest.mark.rule("COS-P10.5", "COS-P10.6")
def test_no_second_hand_check() -> None:
    """Golden case D-14."""
    t = Table()
    t.hand(A, "attack_40", "stellar_gas")
    t.hand(B, "attack_4", "attack_5")
    t.challenge(A, B).cards("attack_40", "attack_4").finish()
    assert t.s.turn == B
    assert t.names(A) == ["stellar_gas"]


@pytest.mark.rule("COS-3.8", "COS-P10.1", "COS-P10.2")
def test_the_first_challenge_is_compulsory() -> None:
    t = turn(Table(), A)
    assert t.s.number == 1 and not t.offers(A, "do:pass")


@pytest.mark.rule("COS-P10.3", "COS-P10.4")
def test_a_hand_without_challenge_cards_is_replaced() -> None:
    """Golden case D-20."""
    t = Table()
    t.hand(A, "quash", "stellar_gas")
    for player in (B, C, D):
        t.hand(player, "attack_8", "attack_6")
    blanks = ["force_field", "emotion_control", "keeper", "mobius_tubes", "plague", "sanity", "time_gash"]
    t.on_deck(*blanks, "attack_40")
    turn(t, A)
    assert len(t.s.hands[A]) == 7 and t.has_card(A, "attack_40")
    discarded = [CARD.ids[card] for card in t.s.discard]
    assert set(blanks) | {"quash", "stellar_gas"} <= set(discarded)


@pytest.mark.rule("COS-P10.9", "COS-P10.10")
def test_an_offense_without_challenge_cards_aborts() -> None:
    """Golden case D-12."""
    t = Table()
    t.hand(A, "stellar_gas")
    t.hand(B, "attack_8", "attack_6")
    before = t.s.on_bases(A)
    t.challenge(A, B, tokens=3)
    t.finish()
    assert t.s.turn == B and t.s.on_bases(A) == before and t.s.warp == [0, 0, 0, 0]


@pytest.mark.rule("COS-P10.11")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    from astrarium.games.cosmic.rules.drawing import draw_now

    t = Table()
    t.s.discard = t.s.deck.cards
    t.s.deck.cards, t.s.deck.piles, t.s.deck.known = [], [], []
    number = len(t.s.discard)
    draw_now(t.s, A, 3)
    assert len(t.s.hands[A]) == 3 and len(t.s.deck.cards) == number - 3 and not t.s.discard


@pytest.mark.rule("COS-P10.11", "COS-P10.12")
def test_without_any_challenge_card_all_hands_are_dealt_anew() -> None:
    """Golden case D-83."""
    from astrarium.games.cosmic.components import IS_CHALLENGE
    from astrarium.games.cosmic.rules.new_hands import Refill

    t = Table()
    s = t.s
    kept = [card for card in s.deck.cards if IS_CHALLENGE[card]]
    others = [card for card in s.deck.cards if not IS_CHALLENGE[card]]
    s.deck.cards, s.deck.piles, s.deck.known = others, [0] * len(others), [0] * len(others)
    for card in kept:
        s.gain_card(B, card, 0)
    s.gain_card(A, s.deck.cards.pop(), 0)
    s.deck.piles.pop()
    s.deck.known.pop()
    s.push(Refill(A))
    while s.stack:
        s.stack.pop().run(s)
    assert [len(hand) for hand in s.hands] == [7, 7, 7, 7]


@pytest.mark.rule("COS-P1.1", "COS-P1.2")
def test_one_token_comes_back_from_the_warp() -> None:
    t = Table()
    t.to_warp(A, 3)
    turn(t, A)
    assert t.offers(A, "do:pass")
    t.say(A, t.planet_atom(A, 2))
    assert t.s.warp[A] == 2


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


@pytest.mark.rule("COS-P2.4", "COS-P2.6", "COS-P8.7")
def test_bystanders_tokens_are_never_at_risk() -> None:
    """Golden case D-4."""
    t = Table()
    t.hand(A, "attack_40", "attack_5")
    t.hand(B, "attack_4", "attack_5")
    t.only(B, {t.planet(B, 1): 2, t.planet(B, 2): 4, t.planet(B, 3): 4, t.planet(B, 4): 4})
    t.put(C, t.planet(B, 1), 3)
    t.challenge(A, B).cards("attack_40", "attack_4").finish()
    assert t.s.warp[B] == 2 and t.s.at(C, t.planet(B, 1)) == 3 and t.s.at(A, t.planet(B, 1)) == 3


@pytest.mark.rule("COS-P2.4", "COS-P8.25")
def test_a_planet_held_only_by_a_third_player() -> None:
    """Golden cases D-5 and D-3."""
    t = Table()
    t.hand(A, "attack_4", "attack_5", "attack_6")
    t.hand(B, "compromise", "attack_5")
    t.only(B, {t.planet(B, 2): 4, t.planet(B, 3): 4, t.planet(B, 4): 4})
    t.put(C, t.planet(B, 1), 3)
    t.challenge(A, B)
    assert t.s.strength(B, 1) == 0
    t.cards("attack_4", "compromise").finish()
    assert t.s.has_base(A, t.planet(B, 1)) and t.s.has_base(C, t.planet(B, 1))
    assert t.names(B) == ["attack_5"]


@pytest.mark.rule("COS-P2.7")
def test_a_wild_card_lets_the_offense_choose() -> None:
    t = Table()
    turn(t, A, "dest_wild_normal")
    assert not t.offers(A, t.colour(A))
    t.say(A, t.colour(D))
    assert t.s.defender == D


@pytest.mark.rule("COS-P2.8", "COS-P2.9", "COS-3.4")
def test_taking_an_empty_home_planet() -> None:
    """Golden case D-8."""
    t = Table()
    t.only(A, {t.planet(A, 1): 4, t.planet(A, 2): 4, t.planet(A, 3): 4})
    turn(t, A, colour_card(t, A))
    t.say(A, t.planet_atom(A, 4), "amount:2").until("Decide", A)
    assert t.s.at(A, t.planet(A, 4)) == 2


@pytest.mark.rule("COS-P2.8")
def test_challenging_a_visitor_at_home() -> None:
    t = Table()
    t.put(C, t.planet(A, 1), 2)
    turn(t, A, colour_card(t, A))
    t.say(A, t.planet_atom(A, 1))
    assert t.s.defender == C and t.s.target == t.planet(A, 1)


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


@pytest.mark.rule("COS-P2.12")
def test_any_occupant_may_be_the_target() -> None:
    t = Table(4, {"target_any_occupant": "on"})
    t.put(C, t.planet(B, 1), 2)
    turn(t, A, colour_card(t, B))
    t.say(A, t.planet_atom(B, 1), t.colour(C))
    assert t.s.defender == C


@pytest.mark.rule("COS-P2.12", "COS-P2.5")
def test_a_visitor_may_be_the_target_where_the_offense_has_a_base() -> None:
    """A and C share a planet of B, who has left it: C can be challenged there, B cannot."""
    for on in ("on", "off"):
        t = Table(4, {"target_any_occupant": on})
        t.only(B, {t.planet(B, planet): 4 for planet in (2, 3, 4, 5)})
        for visitor in (A, C):
            t.put(visitor, t.planet(B, 1), 2)
        turn(t, A, colour_card(t, B))
        assert t.offers(A, t.planet_atom(B, 1)) == (on == "on")
    t = Table(4, {"target_any_occupant": "on"})
    t.only(B, {t.planet(B, planet): 4 for planet in (2, 3, 4, 5)})
    for visitor in (A, C, D):
        t.put(visitor, t.planet(B, 1), 2)
    turn(t, A, colour_card(t, B))
    t.say(A, t.planet_atom(B, 1))
    assert t.s.legal_names == (t.colour(C), t.colour(D)), "B has nothing to lose there"
    t.say(A, t.colour(C))
    assert t.s.defender == C and t.s.target == t.planet(B, 1)


@pytest.mark.rule("COS-P2.12", "COS-P2.15")
def test_a_system_with_nothing_but_visitors_can_be_challenged() -> None:
    """A shares every planet of B with C: with the option there is somebody to challenge."""
    for on in ("on", "off"):
        t = Table(3, {"target_any_occupant": on})
        t.only(B, {t.planet(A, 1): 4})
        t.s.gone |= 1 << t.planet(B, 5)
        for planet in (1, 2, 3, 4):
            t.put(A, t.planet(B, planet), 1)
            t.put(C, t.planet(B, planet), 1)
        turn(t, A, colour_card(t, B))
        assert (type(t.s.choice).__name__ == "NameTarget") == (on == "on")


@pytest.mark.rule("COS-8.11", "COS-P2.12")
def test_an_extra_challenge_is_aimed_at_its_victim() -> None:
    """Whoever else may be a target, an extra challenge is made against one player."""
    from astrarium.games.cosmic.rules.turn import call_extra, can_call_extra

    t = Table(3, {"target_any_occupant": "on"})
    t.hand(A, "attack_10", "attack_8", "attack_6")
    t.hand(B, "attack_4", "attack_5", "attack_7")
    t.only(B, {t.planet(A, 1): 4})
    t.s.gone |= 1 << t.planet(B, 5)
    for planet in (1, 2, 3, 4):
        t.put(A, t.planet(B, planet), 1)
        t.put(C, t.planet(B, planet), 1)
    assert not can_call_extra(t.s, A, B)
    t.only(B, {t.planet(B, 1): 4})
    assert can_call_extra(t.s, A, B)
    call_extra(t.s, A, B)
    t.challenge(C, A).finish()
    while not (t.s.extra and type(t.s.choice).__name__ in ("LaunchNumber", "AimAt")):
        t.step()
    assert t.s.target == t.planet(B, 1) and t.s.defender == B


@pytest.mark.rule("COS-P2.13", "COS-P7.4")
def test_a_defender_without_challenge_cards_refills() -> None:
    """Golden case D-13."""
    t = Table()
    t.hand(A, "attack_8", "attack_6")
    t.hand(B, "stellar_gas")
    t.challenge(A, B, start="def_set")
    assert len(t.s.hands[B]) == 7
    t = Table()
    t.hand(A, "attack_8", "attack_6")
    t.hand(B, "stellar_gas")
    t.challenge(A, B).until("Select", A)
    assert len(t.s.hands[B]) == 7


@pytest.mark.rule("COS-P2.15")
def test_a_system_without_targets_is_drawn_again() -> None:
    t = Table(3)
    for number in (1, 2, 3, 4, 5):
        t.s.gone |= 1 << t.planet(B, number)
    t.only(B, {t.planet(C, 1): 5})
    turn(t, A, colour_card(t, B))
    assert t.s.defender != B


@pytest.mark.rule("COS-P3.1", "COS-P3.3", "COS-P3.4", "COS-P3.6")
def test_one_to_four_tokens_from_any_bases() -> None:
    t = Table()
    t.hand(A, "attack_8", "attack_6")
    t.hand(B, "attack_9", "attack_5")
    t.challenge(A, B, start="launch")
    t.say(A, t.planet_atom(B, 3))
    assert [ATOMS.names[atom] for atom in t.s.offered] == [f"amount:{number}" for number in (1, 2, 3, 4)]
    t.say(A, "amount:3", t.planet_atom(A, 1), t.planet_atom(A, 1), t.planet_atom(A, 2))
    assert t.s.force[A] == 3 and t.s.at(A, t.planet(A, 1)) == 2 and t.s.strength(B, 1) == 4


@pytest.mark.rule("COS-P3.2", "COS-4.3", "COS-4.4", "COS-4.5")
def test_the_last_token_gives_the_base_and_the_power_up() -> None:
    """Golden case D-10."""
    t = Table(virus=A)
    t.hand(A, "attack_8", "attack_6")
    t.hand(B, "attack_40", "attack_5")
    t.only(A, {t.planet(A, 1): 4, t.planet(A, 2): 4, t.planet(A, 3): 1})
    t.challenge(A, B, start="launch")
    t.say(A, t.planet_atom(B, 3), "amount:1", t.planet_atom(A, 3))
    assert t.s.face_down >> A & 1
    t.finish()
    assert t.s.home_bases(A) == 2


@pytest.mark.rule("COS-P3.5", "COS-22.5")
def test_without_a_token_to_launch_the_turn_ends() -> None:
    t = Table()
    t.only(A, {}, warp=5)
    turn(t, A, colour_card(t, B))
    t.say(A, "do:pass", t.planet_atom(B, 1))
    assert t.s.turn == B and t.s.warp[A] == 5


@pytest.mark.rule("COS-12.1", "COS-12.2", "COS-12.3", "COS-12.4")
def test_skipping_a_turn() -> None:
    """Golden case D-68."""
    t = Table(4, {"skip_turn": "on", "lucre": "on"})
    t.to_warp(A, 1)
    t.hand(A, "attack_8", "attack_6", "attack_9", "attack_4", "keeper", "quash")
    lucre = t.s.lucre[A]
    turn(t, A)
    t.s.apply(YES)
    assert len(t.s.hands[A]) == 7 and t.s.warp[A] == 1 and t.s.lucre[A] == lucre and t.s.turn == B
    assert {CARD.ids[card] for card in t.s.discard} >= {"keeper", "quash"}


@pytest.mark.rule("COS-22.5", "COS-12.1")
def test_the_game_stops_when_everybody_skips() -> None:
    """Golden case D-82."""
    t = Table(3, {"skip_turn": "on"})
    t.put(C, t.planet(B, 1), 1)
    turn(t, A)
    while not t.s.over:
        t.s.apply(YES if YES in t.s.offered else PASS)
    assert t.s.count == 400 and t.s.winners == [C]
