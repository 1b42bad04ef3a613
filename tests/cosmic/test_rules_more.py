"""Rules of the modules, and of how expansion and base game fit together. COS-6 to 8, 10, 11, 13, 14, 17"""

import json
from typing import cast

import pytest

from astrarium.clockwork.names import NOBODY
from astrarium.games.cosmic import notes
from astrarium.games.cosmic.components import (
    ATTACK_TYPE,
    CARD,
    COMPROMISE_TYPE,
    DESTINY,
    FIRST_COMET,
    FIRST_CONE,
    FIRST_MOON,
    KICKER_TYPE,
    POWER,
    TYPE_OF,
)
from astrarium.games.cosmic.effects.in_force import has
from astrarium.games.cosmic.effects.timing import P9
from astrarium.games.cosmic.game import GAME
from astrarium.games.cosmic.moon_places import is_revealed, occupant
from astrarium.games.cosmic.powers.pentaform import MARKER
from astrarium.games.cosmic.rules.destiny import reshuffle_destiny
from astrarium.games.cosmic.rules.loss_in_progress import BY_EFFECT
from astrarium.games.cosmic.rules.tokens import home_options, lose_tokens
from astrarium.games.cosmic.rules.turn import call_extra
from astrarium.games.cosmic.state import DEF, OFF
from tables.cosmic import A, B, C, D, Table

ARMED = ("attack_10", "attack_8")


def armed(options: dict[str, str] | None = None, players: int = 4, **powers: int) -> Table:
    """Everybody holds an Attack 10 and an Attack 8."""
    t = Table(players, options, **powers)
    for player in range(players):
        t.hand(player, *ARMED)
    return t


def told_totals(t: Table) -> list[int]:
    assert t.s.log is not None
    return [note.values[1] for note in t.s.log if note.kind is notes.TOTAL][-2:]


def specials(t: Table) -> list[int]:
    return [card for card in t.s.destiny.cards if card >= FIRST_CONE]


def goes_on(t: Table) -> bool:
    """Whether the challenge is still in progress."""
    in_it = any(type(step).__name__ == "ChallengeOver" for step in t.s.stack)
    return not t.s.over and t.s.count == t.begun and in_it


# Cards


@pytest.mark.rule("COS-6.11")
def test_a_card_that_comes_to_nothing_is_discarded_all_the_same() -> None:
    """C names a card that B does not hold, and lends his power to somebody who does not want it."""
    t = armed(macron=C)
    t.hand(C, "finder", "flare_hurtz")
    t.s.lucre_used = True
    t.turn(A, "wild_normal").say(C, "card:finder", t.colour(B), "card:attack_40")
    t.say(C, "card:flare_hurtz", t.colour(B)).say(B, "do:no")
    assert t.s.hands[C] == [] and sorted(t.names(B)) == ["attack_10", "attack_8"]
    assert CARD.index("finder") in t.s.discard and CARD.index("flare_hurtz") in t.s.discard
    assert has(t.s, C, POWER.index("macron"))


@pytest.mark.rule("COS-6.22")
@pytest.mark.parametrize("lucre", ["on", "off"])
def test_a_flare_of_a_module_not_in_use_is_only_held(lucre: str) -> None:
    """B could take a random card with the Flare of the Assessor, whose visitor has no Lucre."""
    t = armed({"lucre": lucre})
    t.s.lucre = [0, 0, 0, 0]
    t.put(C, t.planet(B, 2), 1)
    t.hand(B, "flare_assessor", "attack_8")
    t.challenge(A, B, start="def_set")
    assert t.offers(B, "card:flare_assessor") == (lucre == "on")
    t.hand(B, "flare_assessor")
    t.challenge(A, B, start="def_set").until("AimAt")
    if lucre == "off":
        assert CARD.index("flare_assessor") in t.s.discard, "it is discarded like any card of a hand"


# Special destiny cards


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


@pytest.mark.rule("COS-7.8")
def test_a_regular_challenge_may_be_aimed_at_a_moon() -> None:
    """Cone 3 points to B: his planets, the occupant of his first moon, or his free one."""
    t = armed({"colourless": "on"})
    occupied = t.moon("moon_12", B, occupant=C)
    free = t.moon("moon_13", B, number=2)
    t.turn(A, "cone_03").until("NameTarget")
    assert t.offers(A, t.planet_atom(B, 1)) and t.offers(A, t.place_atom(occupied)) and t.offers(A, t.place_atom(free))
    t.say(A, t.place_atom(occupied))
    assert t.s.defender == C


@pytest.mark.rule("COS-7.9", "COS-10.2")
def test_tokens_in_the_limbo_are_not_challenged() -> None:
    """B has more tokens out of play than C, but in the limbo."""
    t = armed({"colourless": "on", "reverse_warp": "on"})
    t.to_warp(C, 2)
    for _ in range(4):
        t.s.lift(B, t.planet(B, 1), 1)
    t.s.limbo[t.s.home[D] * 4 + B] += 4
    t.settle()
    t.turn(A, "cone_10").say(C, "amount:1")
    assert t.s.defender == C and t.s.in_warp


def limbo_table(options: dict[str, str] | None = None) -> Table:
    """Two tokens of D lie in every section of the limbo."""
    t = armed({"reverse_warp": "on"} | (options or {}))
    for player in range(4):
        t.s.lift(D, t.planet(D, player + 1), 2)
        t.s.limbo[t.s.home[player] * 4 + D] += 2
    t.settle()
    return t


def in_section(t: Table, player: int) -> int:
    return sum(t.s.limbo[t.s.home[player] * 4 : t.s.home[player] * 4 + 4])


@pytest.mark.rule("COS-7.10")
def test_a_colourless_cone_empties_the_section_of_its_challenge() -> None:
    t = limbo_table({"colourless": "on"})
    t.turn(A, "cone_03")
    assert t.s.defender == B and [in_section(t, player) for player in range(4)] == [2, 0, 2, 2]
    t = limbo_table({"colourless": "on"})
    t.to_warp(C, 1)
    t.turn(A, "cone_10")
    assert t.s.defender == C and [in_section(t, player) for player in range(4)] == [2, 2, 0, 2]


@pytest.mark.rule("COS-7.12")
def test_a_comet_cannot_be_zapped() -> None:
    """Whatever answers powers and cards has nothing to answer."""
    t = armed({"comets": "on"})
    t.hand(C, "cosmic_zap", "card_zap", "flare_zap")
    t.turn(A, "comet_18", f"dest_{t.s.player_ids()[B]}_1")
    assert t.s.comet == DESTINY.index("comet_18")
    while goes_on(t):
        assert t.s.player != C or type(t.s.choice).__name__ not in ("Use", "Opening")
        t.step()
    assert sorted(t.names(C)) == ["card_zap", "cosmic_zap", "flare_zap"]


# Timing


@pytest.mark.rule("COS-8.10")
def test_choices_at_the_same_time_are_secret() -> None:
    """The Flare of the Disease: each in turn chooses a card, from the offense's left; none is shown before all are."""
    t = armed()
    t.hand(B, "attack_6", "compromise")
    t.hand(C, "attack_8", "flare_disease")
    t.turn(A, "wild_normal").say(C, "card:flare_disease")
    assert t.s.player == B
    t.say(B, "card:attack_6")
    assert t.s.player == D
    for other in (A, C, D):
        seen = cast("dict[str, object]", t.s.view(other))["stash"]
        assert "attack_6" not in json.dumps(seen)
    t.say(D, "card:attack_10")
    assert t.s.player == A and CARD.index("attack_6") not in t.s.discard
    t.say(A, "card:attack_10")
    assert CARD.index("attack_6") in t.s.discard


@pytest.mark.rule("COS-8.11", "COS-8.12")
def test_extra_challenges_are_made_in_the_order_of_their_cause() -> None:
    """A challenged B: C comes first, then A before B, though C has challenged A meanwhile."""
    t = armed()
    for player in range(4):
        t.hand(player, "attack_10", "attack_8", "attack_6", "attack_9", "attack_7", "attack_12", "attack_11")
    t.challenge(A, B)
    for player, victim in ((B, C), (A, D), (C, A)):
        call_extra(t.s, player, victim)
    t.cards("attack_8", "attack_10")
    made: list[int] = []
    for _ in range(3000):
        if t.s.extra and (not made or made[-1] != t.s.offense):
            made.append(t.s.offense)
            assert t.s.destiny_discard == [] and t.s.drawn == NOBODY
        if len(made) == 3:
            break
        offered = t.s.offered
        t.s.apply(next((atom for atom in (0, 1) if atom in offered), offered[0]))
        t.s.check()
    assert made == [C, A, B]


# The limbo


@pytest.mark.rule("COS-10.6")
def test_a_wild_card_empties_the_section_of_the_player_chosen() -> None:
    t = limbo_table()
    t.turn(A, "wild_normal")
    assert [in_section(t, player) for player in range(4)] == [2, 2, 2, 2]
    t.say(A, t.colour(C))
    assert [in_section(t, player) for player in range(4)] == [2, 2, 0, 2] and t.s.warp[D] == 2
    t = limbo_table()
    t.turn(A, "wild_reverse").say(A, t.colour(C))
    assert in_section(t, C) == 2, "a reverse cone moves nothing"


@pytest.mark.rule("COS-10.7")
def test_tokens_lost_by_an_effect_wait_for_the_end_of_the_challenge() -> None:
    t = armed({"reverse_warp": "on"})
    t.s.limbo_marker = t.s.home[C]
    t.hand(C, "plague")
    t.turn(A, f"dest_{t.s.player_ids()[B]}_1").say(C, "card:plague", t.colour(D))
    while t.s.player == D:
        t.step()
    assert t.s.pending[D] == 3 and t.s.warp[D] == 0 and sum(t.s.limbo) == 0
    while goes_on(t):
        assert t.s.pending[D] == 3
        t.step()
    assert t.s.limbo[t.s.home[C] * 4 + D] == 3 and t.s.limbo_marker == t.s.home[D]


@pytest.mark.rule("COS-10.8")
def test_a_redrawn_own_colour_empties_the_own_section() -> None:
    t = limbo_table()
    t.only(A, {t.planet(A, number): 5 for number in (1, 2, 3, 4)})
    own, other = (f"dest_{t.s.player_ids()[player]}_1" for player in (A, C))
    t.turn(A, own, other)
    assert in_section(t, A) == 0 and in_section(t, C) == 2
    t.say(A, "do:redraw")
    assert in_section(t, C) == 0 and t.s.warp[D] == 4


# Lucre


@pytest.mark.rule("COS-11.11")
def test_lucre_is_taken_only_by_effects_that_say_so() -> None:
    """Neither consolation, Plague nor exchanged hands move it; the Flare of the Gnome does."""
    t = armed({"lucre": "on"}, trader=A)
    t.s.lucre = [7, 9, 9, 9]
    t.hand(B, "compromise", "attack_8")
    t.hand(C, "plague")
    t.challenge(A, B).say(A, "power:trader").cards("compromise", "attack_10").finish()
    assert t.s.warp[A] == 3 and len(t.s.hands[A]) == 2, "consoled"
    assert t.s.lucre == [7, 9 + 8, 9, 9], "B's turn has begun with his income"
    t = armed({"lucre": "on"})
    t.s.lucre = [9, 9, 0, 0]
    t.hand(C, "plague", "flare_gnome")
    t.turn(A, "wild_normal").say(C, "card:plague", t.colour(B))
    while t.s.player == B:
        t.step()
    assert t.s.lucre == [17, 9, 0, 0] and t.s.warp[B] == 3
    t.say(C, "card:flare_gnome", t.colour(B), "amount:3")
    assert t.s.lucre == [17, 6, 3, 0]


# Moons


@pytest.mark.rule("COS-13.2")
@pytest.mark.parametrize(("players", "each"), [(6, 2), (3, 2)])
def test_every_player_gets_as_many_moons(players: int, each: int) -> None:
    t = Table(players, {"moons": "cheese"})
    for player in range(players):
        assert len(t.s.moons_in(t.s.home[player])) == each
    assert len(t.s.unused_moons) == 12 - players * each


@pytest.mark.rule("COS-13.11")
def test_a_moon_may_be_revealed_before_its_effect_is_due() -> None:
    """The Ally Double Moon counts in the totals, but it can be turned at the start of a challenge, and on arrival."""
    t = armed()
    place = t.moon("moon_02", C, occupant=D)
    t.turn(A, f"dest_{t.s.player_ids()[B]}_1").say(D, "moon:moon_02")
    assert is_revealed(t.s, place) and t.s.target == NOBODY
    t = armed()
    place = t.moon("moon_02", C, occupant=D)
    t.challenge(A, B, tokens=1, offense_allies={C: 2}).cards("attack_10", "attack_8").say(D, "moon:moon_02").finish()
    assert told_totals(t) == [10 + 1 + 4, 12], "also in its own phase"


@pytest.mark.rule("COS-13.22")
def test_tokens_return_to_a_moon_and_are_lost_from_it() -> None:
    t = armed()
    place = t.moon("moon_12", B, occupant=C, tokens=2)
    t.challenge(A, B, tokens=1, offense_allies={C: 2}).cards("attack_8", "attack_10")
    assert t.s.has_base(C, place) and home_options(t.s, C)
    assert t.place_atom(place) in [GAME.atoms.names[atom] for atom in home_options(t.s, C)]
    lose_tokens(t.s, C, 1, BY_EFFECT)
    t.s.choice = None
    t.s.advance()
    t.say(C, t.place_atom(place))
    assert t.s.at(C, place) == 1


@pytest.mark.rule("COS-13.20")
def test_a_moon_has_one_occupant() -> None:
    """Nobody lands beside another: the moon is either free, or it is fought for."""
    t = armed()
    place = t.moon("moon_12", B, occupant=C, tokens=2)
    t.challenge(A, C, place=place, tokens=3).cards("attack_8", "attack_10").finish()
    assert occupant(t.s, place) == C and t.s.occupants(place) == [C]
    t = armed()
    place = t.moon("moon_12", B, occupant=C, tokens=2)
    t.challenge(A, C, place=place, tokens=4).cards("attack_10", "attack_8").finish()
    assert t.s.occupants(place) == [A]


@pytest.mark.rule("COS-13.24")
def test_a_moon_is_neither_power_nor_card() -> None:
    """It is turned and works, and nobody is asked for a Zap."""
    t = armed()
    t.hand(C, "cosmic_zap", "card_zap", "flare_zap")
    place = t.moon("moon_20", D, occupant=A)
    t.challenge(A, B, tokens=2).cards("attack_8", "attack_10")
    while not t.offers(A, "moon:moon_20"):
        t.step()
    t.say(A, "moon:moon_20")
    assert is_revealed(t.s, place) or t.s.moon_at[place - FIRST_MOON] == NOBODY
    while goes_on(t):
        assert t.s.player != C or type(t.s.choice).__name__ != "Use"
        t.step()
    assert len(t.s.hands[C]) == 3


# Expansion and base game


@pytest.mark.rule("COS-14.7")
def test_the_gamblers_flare_compares_cards_after_kickers() -> None:
    """4 x 2 and 12 differ by 4 only."""
    for spread, total in ((4, 8 + 4 + 3), (5, 8 + 3)):
        t = Table(4, {"kickers": "on"})
        t.hand(A, "attack_4", "attack_7", "kicker_2", "flare_gambler")
        t.hand(B, "attack_12", "attack_7")
        t.challenge(A, B, tokens=3).say(A, "card:kicker_2").cards("attack_4", "attack_12")
        t.say(A, "card:flare_gambler", f"amount:{spread}").finish()
        assert told_totals(t) == [total, 16]


@pytest.mark.rule("COS-14.9")
def test_kickers_are_played_after_the_upset_is_declared() -> None:
    t = Table(4, {"kickers": "on"}, loser=A)
    t.hand(A, "attack_4", "attack_5")
    t.hand(B, "attack_20", "attack_6", "kicker_2")
    t.challenge(A, B, tokens=1)
    assert t.offers(A, "power:loser"), "before anybody is asked for a Kicker"
    t.say(A, "power:loser").say(B, "card:kicker_2")
    assert t.s.chosen == [NOBODY, NOBODY], "and before cards are selected"
    t.cards("attack_4", "attack_20").finish()
    assert told_totals(t) == [5, 44] and t.s.has_base(A, t.planet(B, 1))


@pytest.mark.rule("COS-14.12")
@pytest.mark.parametrize(("moon", "stage"), [("moon_12", 1), ("moon_25", 2)])
def test_moon_bases_do_not_change_the_life_stage(moon: str, stage: int) -> None:
    """Only Moon Base Omega counts like an external base."""
    t = armed()
    t.power(A, "pentaform", setup=True)
    t.s.advance()
    while type(t.s.choice).__name__ == "AskPower":
        t.s.apply(t.s.offered[0])
    pentaform = POWER.index("pentaform")
    t.s.over = False
    assert t.s.mark_of(pentaform, A, MARKER) == 1
    place = t.moon(moon, B)
    t.hand(A, *ARMED)
    t.draws(A, B).say(A, t.place_atom(place), "amount:1")
    while goes_on(t) and t.s.at(A, place) == 0:
        t.s.apply(t.s.offered[0])
    assert t.s.mark_of(pentaform, A, MARKER) == stage


@pytest.mark.rule("COS-14.16")
def test_visionary_names_no_kicker_and_only_after_kickers() -> None:
    t = Table(4, {"kickers": "on"}, visionary=A)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_20", "attack_4", "kicker_2")
    t.challenge(A, B)
    while not t.offers(A, "power:visionary"):
        assert type(t.s.choice).__name__ == "PlayKicker"
        t.s.play("card:kicker_2" if t.s.player == B else "do:pass")
    assert t.s.kicker[DEF] == CARD.index("kicker_2"), "he has decided"
    t.say(A, "power:visionary")
    named = [CARD.index(name.removeprefix("card:")) for name in t.s.legal_names if name.startswith("card:")]
    assert named and all(TYPE_OF[card] != KICKER_TYPE for card in named)
    t.say(A, "card:attack_4", "card:attack_10").finish()
    assert told_totals(t)[DEF] == 4 * 2 + 4


@pytest.mark.rule("COS-14.21")
def test_the_vampires_flare_reaches_moons() -> None:
    t = armed()
    place = t.moon("moon_12", B, occupant=D, tokens=2)
    t.hand(C, "flare_vampire")
    t.turn(A, "wild_normal")
    t.say(C, "card:flare_vampire", t.planet_atom(C, 2), t.colour(D), t.place_atom(place))
    while t.s.player == C and type(t.s.choice).__name__ == "Use":
        t.step()
    assert t.s.at(C, place) == 4 and t.s.at(D, t.planet(C, 2)) == 2 and t.s.at(D, place) == 0


@pytest.mark.rule("COS-14.22")
def test_the_voids_flare_removes_a_moon() -> None:
    t = armed()
    place = t.moon("moon_12", B)
    t.hand(C, "flare_void")
    t.turn(A, "wild_normal").say(C, "card:flare_void")
    if t.offers(C, t.place_atom(place)):
        t.say(C, t.place_atom(place))
    assert t.s.moon_at[place - FIRST_MOON] == NOBODY and place not in t.s.moons_in(t.s.home[B])
    assert CARD.index("flare_void") in t.s.discard


# Totals


@pytest.mark.rule("COS-17.12")
def test_a_card_that_becomes_a_compromise_leaves_the_totals() -> None:
    """In the window of the totals B's Attack turns into a Compromise: A wins at once, and B is consoled."""
    t = armed(prolong=A)
    t.hand(A, "attack_8", "attack_9", "attack_6", "attack_7", "attack_11")
    t.challenge(A, B, tokens=1).cards("attack_8", "attack_10")
    while not t.offers(A, "power:prolong"):
        t.step()
    assert t.s.kind == [ATTACK_TYPE, ATTACK_TYPE]
    t.s.kind[DEF] = COMPROMISE_TYPE
    t.s.play("do:pass")
    t.finish()
    assert told_totals(t) == [], "nothing is compared"
    assert t.s.has_base(A, t.planet(B, 1)) and t.s.warp[B] == 4 and len(t.s.hands[B]) == 1 + 4


@pytest.mark.rule("COS-17.12")
def test_two_cards_that_become_compromises_lead_to_a_deal() -> None:
    t = armed(prolong=A)
    t.challenge(A, B, tokens=1).cards("attack_8", "attack_10")
    while not t.offers(A, "power:prolong"):
        t.step()
    t.s.kind = [COMPROMISE_TYPE, COMPROMISE_TYPE]
    t.s.play("do:pass")
    t.until("Propose")
    assert t.s.phase < P9 and t.s.force[OFF * 4 + A] == 0
