"""Powers about powers: Aura, Changeling, Force, Insect, Mesmer, Negator, Pavlov, Pentaform, Plant, Reincarnator,
Schizoid, Symbiote and Witch, with their Flares."""

import json

import pytest

from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import NO, NOBODY, PASS, PUBLIC, YES
from astrarium.games.cosmic import notes
from astrarium.games.cosmic.components import ARTEFACT, ATOMS, CARD, CONDITION, EFFECT, FIRST_MOON, POWER
from astrarium.games.cosmic.effects.in_force import has, refresh
from astrarium.games.cosmic.effects.timing import P7, P8, P10
from astrarium.games.cosmic.effects.usage import effect_of_card
from astrarium.games.cosmic.game import GAME
from astrarium.games.cosmic.powers.pentaform import MARKER, PENTAFORM, life_stages
from astrarium.games.cosmic.powers.schizoid import fulfils_condition
from astrarium.games.cosmic.rules.settle import Settle
from astrarium.games.cosmic.rules.sheets import (
    discard_power,
    give_power,
    sheets_of,
    status_of,
    swap_powers,
    unused_powers,
)
from astrarium.games.cosmic.state import BESIDES, COPY, DEF, OFF, OWN, STAR_1, Cosmic
from tables.cosmic import A, B, C, D, Table


def hold(t: Table, *cards: tuple[str, ...]) -> Table:
    """The hands of A, B, C, D. Main players hold two Challenge cards so that they select."""
    for player, hand in enumerate(cards):
        t.hand(player, *hand)
    return t


def armed(t: Table, offense: str = "attack_10", defense: str = "attack_8", *more: tuple[int, str]) -> Table:
    """A and B hold these cards and another Attack card; others hold further cards."""
    hands = {A: [offense, "attack_7"], B: [defense, "attack_7"], C: [], D: []}
    for player, card in more:
        hands[player].append(card)
    for player in range(t.s.players):
        t.hand(player, *hands[player])
    return t


def powers(t: Table, player: int) -> set[str]:
    """The powers of a player, face up or down."""
    return {POWER.ids[power] for power in sheets_of(t.s, player)}


def works(t: Table, player: int, power: str) -> bool:
    return has(t.s, player, POWER.index(power))


def never(t: Table, player: int, name: str, kind: str) -> Table:
    """Until a choice of that kind comes up the player cannot give this answer."""
    atom = ATOMS.index(name)
    while type(t.s.choice).__name__ != kind:
        assert not (t.s.player == player and atom in t.s.offered), f"{name} is open"
        t.step(f"{kind} never came up")
    return t


def prepare(t: Table, player: int, power: str) -> Table:
    """The player has the power, and its setup part goes as far as it needs no decision."""
    t.power(player, power, setup=True)
    t.s.advance()
    t.s.over = False
    return t


def told_totals(t: Table) -> list[int]:
    assert t.s.log is not None
    return [note.values[1] for note in t.s.log if note.kind is notes.TOTAL][-2:]


def same_after_saving(t: Table) -> None:
    again = GAME.from_json(json.loads(json.dumps(t.s.to_json())))
    assert again.to_json() == t.s.to_json()
    assert list(again.offered) == list(t.s.offered)


def public(t: Table, player: int) -> list[str]:
    """The cards of a hand that everybody knows."""
    seen = zip(t.s.hands[player], t.s.seen[player], strict=True)
    return sorted(CARD.ids[card] for card, mask in seen if mask == PUBLIC)


# Aura


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


# Changeling


@pytest.mark.rule("COS-4.12")
def test_the_changeling_swaps_powers_for_good() -> None:
    """powers.toml changeling"""
    t = armed(Table(4, changeling=A, virus=B)).challenge(A, B, start="launch").until("Invite")
    assert powers(t, A) == {"virus"} and powers(t, B) == {"changeling"}
    t.finish()
    assert works(t, A, "virus") and works(t, B, "changeling")
    t.challenge(A, B, start="launch").until("Invite")
    assert powers(t, A) == {"changeling"} and powers(t, B) == {"virus"}


@pytest.mark.rule("COS-4.6")
def test_without_an_active_power_to_swap_the_changeling_draws_a_card() -> None:
    """powers.toml changeling"""
    t = armed(Table(4, changeling=A, virus=B))
    t.only(B, {t.planet(B, 1): 4, t.planet(B, 2): 4})
    t.challenge(A, B, start="launch").until("Invite")
    assert powers(t, A) == {"changeling"} and len(t.s.hands[A]) == 3


@pytest.mark.rule("COS-4.12")
def test_the_changeling_chooses_among_several_powers_of_his_opponent() -> None:
    t = armed(Table(4, changeling=A, virus=B, macron=B)).challenge(A, B, start="launch")
    t.say(A, t.planet_atom(B, 1)).until("AskPower")
    same_after_saving(t)
    t.say(A, "power:macron")
    assert powers(t, A) == {"macron"} and powers(t, B) == {"virus", "changeling"}


@pytest.mark.rule("COS-15.4")
def test_the_changeling_gets_the_terrorists_bombs() -> None:
    """Golden case G-14."""
    t = armed(Table(4, changeling=A))
    prepare(t, B, "terrorist")
    for place in (1, 2, 3, 4):
        t.s.apply(ATOMS.index(t.planet_atom(C, place)))
    bombs = t.s.secrets.copy()
    t.challenge(A, B, start="launch").until("Invite")
    assert powers(t, A) == {"terrorist"}
    assert [t.s.secrets[at + 1] for at in range(0, len(t.s.secrets), 4)] == [A] * 4
    assert t.s.secrets[2::4] == bombs[2::4] and all(mask >> A & 1 for mask in t.s.secrets[3::4])
    t.put(D, t.planet(D, 1), 0)
    t.finish()
    hold(t, ("attack_8", "attack_7"), (), (), ("attack_40", "attack_7"))
    t.hand(C, "attack_4", "attack_5")
    t.challenge(D, C, tokens=3).cards("attack_40", "attack_4").finish()
    assert t.s.warp[D] == 3 and not t.s.has_base(D, t.planet(C, 1))


@pytest.mark.rule("COS-15.4")
def test_the_changeling_gets_the_extra_tokens_of_the_symbiote() -> None:
    """powers.toml symbiote"""
    t = armed(Table(4, changeling=A))
    prepare(t, B, "symbiote")
    t.challenge(A, B, start="launch").until("BringHome", A)
    while type(t.s.choice).__name__ == "BringHome":
        t.step()
    assert t.s.fleet[A] == 40 and t.s.fleet[B] == 20
    assert [t.s.at(B, t.planet(B, number)) for number in range(1, 6)] == [4] * 5
    assert t.s.external_bases(A) == 0 and t.s.on_bases(A) + t.s.force[A] == 40
    t.s.check()


def test_a_swapped_power_of_a_binary_takes_the_place_at_the_star() -> None:
    """COS-9.5, 4.12"""
    t = Table(4, changeling=A)
    t.s.sheets += [B, POWER.index("virus"), STAR_1]
    refresh(t.s)
    swap_powers(t.s, A, POWER.index("changeling"), B, POWER.index("virus"))
    assert status_of(t.s, B, POWER.index("changeling")) == STAR_1
    assert status_of(t.s, A, POWER.index("virus")) == OWN


def test_changeling_wild_takes_a_card_from_the_left() -> None:
    """flares.toml changeling"""
    t = armed(Table(4), "attack_10", "attack_8", (D, "flare_changeling"), (A, "attack_9"))
    t.challenge(A, B).say(D, "card:flare_changeling")
    assert len(t.s.hands[A]) == 2 and len(t.s.hands[D]) == 1


@pytest.mark.parametrize(("answer", "mine"), [("C", "macron"), ("PASS", "changeling")])
def test_changeling_super_swaps_with_somebody_else_or_not(answer: str, mine: str) -> None:
    """flares.toml changeling"""
    t = armed(Table(4, changeling=A, virus=B, macron=C), "attack_10", "attack_8", (A, "flare_changeling"))
    t.challenge(A, B, start="launch").say(A, t.planet_atom(B, 1), "card:flare_changeling")
    t.s.apply(PASS if answer == "PASS" else ATOMS.index(t.colour(C)))
    t.until("Invite")
    assert powers(t, A) == {mine} and powers(t, B) == {"virus"} and len(t.s.hands[A]) == 2


# Force


@pytest.mark.rule("COS-15.13")
def test_the_force_forbids_the_use_of_a_power() -> None:
    """powers.toml force"""
    t = armed(Table(4, loser=A, force=C)).challenge(A, B)
    t.say(A, "power:loser").say(C, "power:force")
    assert t.s.recall(POWER.index("loser"), A) == NOBODY and t.was_used("loser", A)
    t.cards("attack_10", "attack_8").finish()
    assert t.s.has_base(A, t.planet(B, 1))


def test_the_force_compels_the_use_of_a_power() -> None:
    """powers.toml force"""
    t = armed(Table(4, loser=A, force=C)).challenge(A, B)
    assert t.offers(A, "power:loser")
    t.s.apply(PASS)
    assert t.offers(C, "power:force")
    same_after_saving(t)
    t.say(C, "power:force")
    assert t.s.recall(POWER.index("loser"), A) != NOBODY
    t.cards("attack_10", "attack_8").finish()
    assert not t.s.has_base(A, t.planet(B, 1))


def test_the_force_steers_a_power() -> None:
    """powers.toml force"""
    t = armed(Table(4, magnet=D, force=C)).challenge(A, B, start="invite")
    t.say(D, "power:magnet").say(C, "power:force", "do:steer")
    assert t.s.player == C and type(t.s.choice).__name__ != "Use"
    same_after_saving(t)
    while t.s.player == C and type(t.s.choice).__name__ != "Use":
        t.s.apply(t.s.offered[-1])
    assert not [at for at in range(0, len(t.s.lasting), 3) if t.s.lasting[at] == EFFECT.index("steered")]


def test_the_force_cannot_forbid_a_mandatory_power_but_makes_its_choices() -> None:
    """powers.toml force"""
    t = armed(Table(4, changeling=A, virus=B, macron=B, force=C)).challenge(A, B, start="launch")
    t.say(C, "power:force")
    assert t.s.player == C and type(t.s.choice).__name__ == "AskPower"
    t.say(C, "power:macron")
    assert "macron" in powers(t, A) and not t.offers(C, "power:force")


def test_the_force_is_not_asked_about_a_mandatory_power_without_choices() -> None:
    """powers.toml force"""
    t = armed(Table(4, zombie=A, force=C)).challenge(A, B, tokens=1).cards("attack_7", "attack_8")
    assert t.s.phase == P8
    t.finish()
    assert not t.was_used("force", C)


def test_force_wild_cancels_the_use_of_an_optional_power() -> None:
    """flares.toml force: this is no Zap, the power may work again later."""
    t = armed(Table(4, loser=A), "attack_10", "attack_8", (C, "flare_force")).challenge(A, B)
    t.say(A, "power:loser").say(C, "card:flare_force")
    assert t.s.recall(POWER.index("loser"), A) == NOBODY and t.s.zapped == []


def test_force_super_uses_the_power_again() -> None:
    """flares.toml force"""
    t = armed(Table(4, loser=A, mind=B, force=C), "attack_10", "attack_8", (C, "flare_force"))
    t.challenge(A, B, start="invite").say(B, "power:mind")
    assert not t.offers(C, "card:flare_force")
    t.say(C, "power:force", "do:forbid")
    t.say(A, "power:loser").say(C, "card:flare_force")
    assert t.s.recall(POWER.index("loser"), A) == NOBODY


# Insect


@pytest.mark.rule("COS-17.6")
def test_an_insect_copies_virus() -> None:
    """Golden case D-33."""
    t = armed(Table(4, insect=A, virus=B), "attack_10", "attack_40")
    t.challenge(A, B, start="launch").say(A, t.planet_atom(B, 1), "amount:4", "power:insect")
    assert works(t, A, "virus") and works(t, B, "virus") and works(t, A, "insect")
    t.cards("attack_7", "attack_40").finish()
    assert told_totals(t)[OFF] == 28
    assert powers(t, A) == {"insect"} and works(t, B, "virus")


@pytest.mark.rule("COS-15.8", "COS-8.1")
@pytest.mark.parametrize("first", [True, False])
def test_loser_against_insect(first: bool) -> None:
    """Golden case G-13."""
    t = armed(Table(4, insect=A, loser=B)).challenge(A, B, start="launch")
    t.say(A, "power:insect").until("Use", A)
    while not t.offers(A, "power:loser"):
        assert not t.offers(B, "power:loser")
        t.step()
    if first:
        t.s.apply(ATOMS.index("power:loser"))
        never(t, B, "power:loser", "Select")
    else:
        t.s.apply(PASS)
        assert t.offers(B, "power:loser")
        t.s.apply(ATOMS.index("power:loser"))
        never(t, A, "power:loser", "Select")
    t.cards("attack_10", "attack_8").finish()
    assert t.s.warp[A] + t.s.warp[B] > 0


@pytest.mark.rule("COS-15.2", "COS-15.5")
def test_an_insect_copies_no_artefact_power() -> None:
    """Golden case D-77."""
    t = armed(Table(4, insect=A, miser=B)).challenge(A, B, start="launch")
    never(t, A, "power:insect", "Invite")


def test_a_zapped_copy_leaves_the_original() -> None:
    """powers.toml insect"""
    t = armed(Table(4, insect=A, loser=B), "attack_10", "attack_8", (C, "cosmic_zap"))
    t.challenge(A, B, start="launch").say(A, "power:insect").say(A, "power:loser").say(C, "card:cosmic_zap")
    assert not works(t, A, "loser") and works(t, B, "loser")
    t.say(B, "power:loser")


def test_insect_wild_copies_the_main_players_power_instead_of_the_own() -> None:
    """flares.toml insect"""
    t = armed(Table(4, virus=A, zombie=C), "attack_10", "attack_8", (C, "flare_insect"))
    t.challenge(A, B, start="invite")
    t.s.invited[OFF] |= 1 << C
    t.say(C, "do:offense", "amount:1", "card:flare_insect")
    assert works(t, C, "virus") and not works(t, C, "zombie") and works(t, A, "virus")
    t.finish()
    assert powers(t, C) == {"zombie"} and works(t, C, "zombie")


def test_insect_super_copies_anybody() -> None:
    """flares.toml insect"""
    t = armed(Table(4, insect=A, virus=C, macron=D), "attack_10", "attack_8", (A, "flare_insect"))
    t.challenge(A, B, start="launch").say(A, "card:flare_insect", "power:macron")
    assert works(t, A, "macron") and works(t, D, "macron")
    never(t, A, "power:insect", "Select")


# Mesmer


def test_mesmer_plays_an_edict_as_another() -> None:
    """powers.toml mesmer"""
    t = armed(Table(4, mesmer=C, loser=A), "attack_10", "attack_8", (C, "quash")).challenge(A, B)
    t.say(A, "power:loser").say(C, "power:mesmer")
    assert not works(t, A, "loser") and CARD.index("quash") in t.s.discard


def test_a_zapped_mesmer_keeps_his_card() -> None:
    """powers.toml mesmer"""
    t = armed(Table(4, mesmer=C, loser=A), "attack_10", "attack_8", (C, "quash"), (B, "cosmic_zap")).challenge(A, B)
    t.say(A, "power:loser").say(C, "power:mesmer").say(B, "card:cosmic_zap").until("Select")
    assert t.names(C) == ["quash"] and t.s.recall(POWER.index("loser"), A) != NOBODY


def test_mesmer_may_play_two_edicts_in_a_window() -> None:
    """powers.toml mesmer; COS-8.13"""
    t = armed(Table(4, mesmer=C), "attack_10", "attack_8", (C, "quash"), (C, "force_field"))
    t.to_warp(C, 4)
    t.turn(A).say(C, "power:mesmer", "card:plague", "card:quash", t.colour(B))
    t.say(C, "power:mesmer", "card:warp_break")
    same_after_saving(t)
    while type(t.s.choice).__name__ == "BringHome":
        t.step()
    assert t.s.warp[C] == 0 and t.names(C) == [] and t.s.warp[B] == 3


def test_mesmer_imitates_only_edicts_of_the_game() -> None:
    """powers.toml mesmer: the game's Edict list."""
    t = Table(4, {"mce_edicts": "off"}, mesmer=C)
    hold(t, ("attack_10", "attack_7"), ("attack_8", "attack_7"), ("force_field",))
    t.turn(A).say(C, "power:mesmer")
    names = {ATOMS.names[atom] for atom in t.s.offered}
    assert "card:plague" in names and "card:hand_zap" not in names and "card:force_field" not in names


def test_mesmer_wild_turns_a_low_attack_into_a_compromise() -> None:
    """flares.toml mesmer"""
    t = armed(Table(4), "attack_9", "attack_8", (A, "flare_mesmer"), (B, "attack_20"), (B, "attack_12"))
    t.challenge(A, B, tokens=2).cards("attack_9", "attack_12").say(A, "card:flare_mesmer").finish()
    assert t.s.warp[A] == 2 and len(t.s.hands[A]) == 1 + 2


def test_mesmer_wild_does_nothing_for_a_high_attack() -> None:
    t = armed(Table(4), "attack_10", "attack_8", (A, "flare_mesmer")).challenge(A, B)
    t.cards("attack_10", "attack_8")
    assert not t.offers(A, "card:flare_mesmer")


def test_mesmer_super_plays_any_card_as_an_edict() -> None:
    """flares.toml mesmer"""
    t = armed(Table(4, {"kickers": "on"}, mesmer=C, loser=A), "attack_10", "attack_8", (C, "kicker_2"))
    t.hand(C, "kicker_2", "flare_mesmer", "attack_9")
    t.challenge(A, B).say(A, "power:loser").say(C, "card:flare_mesmer")
    assert not works(t, A, "loser") and t.names(C) == ["attack_9"]


# Negator


@pytest.mark.rule("COS-15.13")
def test_the_negator_vetoes_a_target() -> None:
    """powers.toml negator"""
    t = armed(Table(4, negator=C)).challenge(A, B, start="launch")
    t.say(A, t.planet_atom(B, 3)).say(C, "power:negator")
    assert t.s.player == A and ATOMS.index(t.planet_atom(B, 3)) not in t.s.offered and len(t.s.offered) == 4
    same_after_saving(t)
    t.say(A, t.planet_atom(B, 2), "amount:2")
    assert t.s.target == t.planet(B, 2) and not t.offers(C, "power:negator")


def test_the_negator_vetoes_a_number_of_tokens() -> None:
    t = armed(Table(4, negator=C)).challenge(A, B, start="launch")
    t.say(A, t.planet_atom(B, 3), "amount:4").say(C, "power:negator")
    assert [ATOMS.names[atom] for atom in t.s.offered] == ["amount:1", "amount:2", "amount:3"]


def test_the_negator_vetoes_an_invitation_but_not_its_absence() -> None:
    t = armed(Table(4, negator=D)).challenge(A, B, start="invite")
    t.until("Invite", A)
    t.s.apply(NO)
    assert not t.offers(D, "power:negator")
    while not (type(t.s.choice).__name__ == "Invite" and YES in t.s.offered):
        t.step()
    host = t.s.player
    t.s.apply(YES)
    assert t.offers(D, "power:negator")
    t.say(D, "power:negator")
    assert t.s.invited == [0, 0] and host in (A, B)


@pytest.mark.parametrize(("said", "side"), [("do:offense", NOBODY), ("pass", OFF)])
def test_the_negator_vetoes_joining_and_declining(said: str, side: int) -> None:
    t = armed(Table(4, negator=D)).challenge(A, B, start="invite")
    t.s.invited[OFF] |= 1 << C
    t.until("Join", C)
    t.s.apply(PASS if said == "pass" else ATOMS.index(said))
    t.say(D, "power:negator").until("Select")
    assert t.s.side_of(C) == side


def test_the_negator_vetoes_a_number_of_allied_tokens() -> None:
    t = armed(Table(4, negator=D)).challenge(A, B, start="invite")
    t.s.invited[OFF] |= 1 << C
    t.say(C, "do:offense", "amount:1").say(D, "power:negator")
    assert [ATOMS.names[atom] for atom in t.s.offered] == ["amount:2", "amount:3", "amount:4"]


def test_the_negator_vetoes_the_player_named_by_an_edict() -> None:
    t = armed(Table(4, negator=D), "attack_10", "attack_8", (C, "plague"))
    t.turn(A).say(C, "card:plague", t.colour(B)).say(D, "power:negator")
    assert t.s.player == C and ATOMS.index(t.colour(B)) not in t.s.offered
    same_after_saving(t)
    t.say(C, t.colour(A))
    assert t.s.player == A and type(t.s.choice).__name__ == "PickLosses"


def test_the_negator_is_not_asked_where_there_is_nothing_else_to_decide() -> None:
    """powers.toml negator: without another legal answer the veto is not used up."""
    t = armed(Table(4, negator=C))
    t.only(A, {t.planet(A, 1): 1, t.planet(A, 2): 1, t.planet(A, 3): 1, t.planet(C, 1): 1, t.planet(C, 2): 1})
    t.challenge(A, B, start="launch")
    t.s.set_mark(EFFECT.index("cur1"), A, 0, 1)
    refresh(t.s)
    t.say(A, t.planet_atom(B, 1)).say(A, "amount:1").say(C, "power:negator")
    assert t.s.force[A] == 0 and type(t.s.choice).__name__ == "Commit"
    never(t, C, "power:negator", "Invite")


def test_negator_wild_makes_attack_cards_negative() -> None:
    """flares.toml negator"""
    t = armed(Table(4), "attack_10", "attack_20", (A, "flare_negator")).challenge(A, B, tokens=2)
    t.cards("attack_10", "attack_20").say(A, "card:flare_negator").finish()
    assert told_totals(t) == [-10 + 2, -20 + 4]


def test_negator_super_vetoes_again() -> None:
    """flares.toml negator; what was vetoed once stays vetoed."""
    t = armed(Table(4, negator=C), "attack_10", "attack_8", (C, "flare_negator")).challenge(A, B, start="launch")
    t.say(A, t.planet_atom(B, 3)).say(C, "power:negator").say(A, t.planet_atom(B, 2)).say(C, "card:flare_negator")
    assert t.s.player == A
    left = {ATOMS.names[atom] for atom in t.s.offered}
    assert left == {t.planet_atom(B, number) for number in (1, 4, 5)}


# Pavlov


def bell(t: Table, action: str) -> Table:
    """C rings the bell at the start of A's turn against B."""
    return t.turn(A, f"{t.s.player_ids()[B]}_1").say(C, "power:pavlov", f"do:{action}")


def test_the_bell_costs_those_who_invite() -> None:
    """powers.toml pavlov"""
    t = bell(armed(Table(4, pavlov=C)), "invite").until("Invite", A)
    t.s.apply(YES)
    assert type(t.s.choice).__name__ == "PickLosses" and t.s.player == A
    t.step()
    assert t.s.warp[A] == 1
    t.until("Invite", A)
    t.s.apply(YES)
    t.until("Select")
    assert t.s.warp == [1, 0, 0, 0]


def test_the_bell_costs_those_who_ally() -> None:
    t = bell(armed(Table(4, pavlov=C)), "ally").until("Invite", A)
    t.s.invited[OFF] |= 1 << C | 1 << D
    t.say(C, "do:offense", "amount:2").say(D, "do:offense", "amount:2").until("Select")
    assert t.s.warp == [0, 0, 0, 1]


@pytest.mark.parametrize(("action", "card"), [("edict", "sanity"), ("flare", "flare_changeling")])
def test_the_bell_costs_those_who_play_cards(action: str, card: str) -> None:
    t = bell(armed(Table(4, pavlov=C), "attack_10", "attack_8", (D, card)), action)
    t.to_warp(D, 1)
    t.say(D, f"card:{card}").until("Select")
    assert t.s.warp[D] == 2


def test_the_bell_costs_those_who_play_kickers() -> None:
    t = bell(armed(Table(4, {"kickers": "on"}, pavlov=C), "attack_10", "attack_8", (B, "kicker_2")), "kicker")
    t.say(B, "card:kicker_2").until("Select")
    assert t.s.warp == [0, 1, 0, 0]


def test_the_bell_costs_those_who_use_optional_powers() -> None:
    t = bell(armed(Table(4, pavlov=C, loser=A, zombie=B)), "power").say(A, "power:loser").until("Select")
    assert t.s.warp == [1, 0, 0, 0]


def test_pavlov_wild_rings_the_bell() -> None:
    """flares.toml pavlov"""
    t = armed(Table(4, loser=A), "attack_10", "attack_8", (C, "flare_pavlov"))
    t.turn(A, f"{t.s.player_ids()[B]}_1").say(C, "card:flare_pavlov", "do:power").say(A, "power:loser").until("Select")
    assert t.s.warp == [1, 0, 0, 0]


def test_pavlov_super_names_two_actions() -> None:
    """flares.toml pavlov"""
    t = armed(Table(4, pavlov=C, loser=A), "attack_10", "attack_8", (C, "flare_pavlov"))
    t.turn(A, f"{t.s.player_ids()[B]}_1").say(C, "card:flare_pavlov", "do:power", "do:invite")
    t.until("Invite", A)
    t.s.apply(YES)
    t.say(A, "power:loser").until("Select")
    assert t.s.warp == [2, 0, 0, 0]


# Pentaform


def pentaform_table(*stages: str) -> Table:
    """A is Pentaform with these life stages, in this order."""
    t = armed(Table(4))
    for number, power in enumerate(stages):
        t.s.set_mark(PENTAFORM, A, number + 1, POWER.index(power) + 1)
    t.power(A, "pentaform")
    t.s.set_mark(PENTAFORM, A, MARKER, 1)
    t.s.set_mark(PENTAFORM, A, -2 - POWER.index(stages[0]), 1)
    give_power(t.s, A, POWER.index(stages[0]), BESIDES)
    t.s.stack.clear()
    return t


FIVE = ("macron", "zombie", "virus", "loser", "clone")


@pytest.mark.rule("COS-15.3")
def test_pentaform_lays_out_five_life_stages() -> None:
    """powers.toml pentaform"""
    t = Table(4)
    prepare(t, A, "pentaform")
    first = life_stages(t.s, A)
    assert len(set(first)) == 5
    for number in range(4):
        same_after_saving(t)
        t.s.apply(ATOMS.index(f"power:{POWER.ids[first[4 - number]]}"))
        if t.s.over:
            break
    assert life_stages(t.s, A) == first[::-1]
    assert powers(t, A) == {"pentaform", POWER.ids[first[4]]}
    assert not set(first) & set(unused_powers(t.s))


@pytest.mark.rule("COS-15.3")
def test_pentaform_moves_with_external_bases_gained_and_lost() -> None:
    """powers.toml pentaform"""
    t = pentaform_table(*FIVE)
    t.hand(A, "attack_40", "attack_7")
    t.challenge(A, B, tokens=1).cards("attack_40", "attack_8").finish()
    assert powers(t, A) == {"pentaform", "zombie"} and works(t, A, "zombie")
    hold(t, ("attack_4", "attack_5"), ("attack_40", "attack_7"), (), ())
    t.challenge(C, B, tokens=1, place=t.planet(B, 1))
    t.s.lift(A, t.planet(B, 1), 1)
    t.s.put(A, t.planet(A, 1), 1)
    t.s.push(Settle())
    t.s.choice = None
    t.s.advance()
    assert powers(t, A) == {"pentaform", "macron"}
    t.s.check()


def test_pentaform_stays_at_the_first_stage_when_bases_are_lost() -> None:
    """powers.toml pentaform: never beyond 1 or 5."""
    t = pentaform_table(*FIVE)
    t.put(A, t.planet(C, 1), 1)
    t.hand(D, "attack_40", "attack_7")
    t.hand(C, "attack_4", "attack_5")
    t.challenge(A, B, start="launch").say(A, t.planet_atom(B, 1), "amount:1")
    t.s.apply(ATOMS.index(t.planet_atom(C, 1)))
    t.until("Select")
    assert powers(t, A) == {"pentaform", "macron"}


@pytest.mark.rule("COS-15.3", "COS-15.2")
def test_an_artefact_power_is_set_up_when_its_stage_is_first_reached() -> None:
    """powers.toml pentaform"""
    t = pentaform_table("macron", "symbiote", "virus", "loser", "clone")
    assert t.s.fleet[A] == 20
    t.hand(A, "attack_40", "attack_7")
    t.challenge(A, B, tokens=1).cards("attack_40", "attack_8").finish()
    assert t.s.fleet[A] == 40 and t.s.on_bases(A) == 40 and powers(t, A) == {"pentaform", "symbiote"}


def test_a_changeling_as_a_life_stage_is_replaced_in_the_row() -> None:
    """powers.toml changeling; COS-4.12"""
    t = pentaform_table("changeling", "zombie", "virus", "loser", "clone")
    t.power(B, "macron")
    t.challenge(A, B, start="launch").until("Invite")
    assert powers(t, A) == {"pentaform", "macron"} and powers(t, B) == {"changeling"}
    assert life_stages(t.s, A)[0] == POWER.index("macron")


@pytest.mark.rule("COS-15.4")
def test_pentaform_changes_hands_with_its_stages() -> None:
    t = pentaform_table(*FIVE)
    t.power(B, "changeling")
    swap_powers(t.s, B, POWER.index("changeling"), A, PENTAFORM)
    assert powers(t, B) == {"pentaform", "macron"} and powers(t, A) == {"changeling"}
    assert life_stages(t.s, B) == [POWER.index(power) for power in FIVE] and life_stages(t.s, A) == []


@pytest.mark.rule("COS-4.13")
def test_pentaform_leaves_play_with_its_stages() -> None:
    t = pentaform_table(*FIVE)
    discard_power(t.s, A, PENTAFORM)
    assert powers(t, A) == set() and t.s.marks == []
    assert {POWER.index(power) for power in FIVE} <= set(unused_powers(t.s))


@pytest.mark.rule("COS-4.13", "COS-15.3")
def test_pentaform_wild_exchanges_the_power() -> None:
    """flares.toml pentaform"""
    t = armed(Table(4, vampire=C), "attack_10", "attack_8", (C, "flare_pentaform"))
    t.s.lift(D, t.planet(D, 1), 1)
    t.s.held[C * 4 + D] += 1
    t.turn(A).say(C, "card:flare_pentaform")
    assert type(t.s.choice).__name__ == "AskPower" and len(t.s.offered) == 2
    same_after_saving(t)
    drawn = [ATOMS.names[atom].removeprefix("power:") for atom in t.s.offered]
    assert not any(ARTEFACT[POWER.index(power)] for power in drawn)
    t.s.apply(t.s.offered[1])
    assert powers(t, C) == {drawn[1]} and t.s.warp[D] == 1 and POWER.index(drawn[0]) in unused_powers(t.s)


def test_pentaform_super_swaps_two_stages() -> None:
    """flares.toml pentaform"""
    t = pentaform_table(*FIVE)
    t.hand(A, "attack_40", "attack_7", "flare_pentaform")
    t.turn(A).say(A, "card:flare_pentaform", "power:macron", "power:loser")
    assert life_stages(t.s, A) == [POWER.index(power) for power in ("loser", "zombie", "virus", "macron", "clone")]
    assert powers(t, A) == {"pentaform", "loser"} and works(t, A, "loser")


# Plant


@pytest.mark.rule("COS-15.5", "COS-15.2")
def test_plant_grafts_a_power_but_no_artefact() -> None:
    """Golden case D-77."""
    t = armed(Table(4, plant=A, miser=B, virus=C), "attack_10", "attack_8")
    t.hand(D, "attack_40", "attack_7")
    t.put(A, t.planet(B, 2), 1)
    t.put(A, t.planet(C, 2), 1)
    t.challenge(A, D, tokens=3, start="invite").say(A, "power:plant")
    assert works(t, A, "virus") and not works(t, C, "virus") and works(t, B, "miser") and not works(t, A, "miser")
    t.cards("attack_10", "attack_40").finish()
    assert told_totals(t)[OFF] == 30
    assert works(t, C, "virus") and powers(t, A) == {"plant"}


@pytest.mark.rule("COS-13.15")
def test_plant_needs_a_planet() -> None:
    """COS-13.15: a moon base gives no graft."""
    t = armed(Table(4, {"moons": "all"}, plant=A, virus=C))
    moon = FIRST_MOON + 2 * t.s.home[C]
    t.s.moon_known = [0] * len(t.s.moon_known)
    t.s.lift(A, t.planet(A, 1), 1)
    t.s.put(A, moon, 1)
    t.settle()
    never(t.challenge(A, B, start="invite"), A, "power:plant", "Select")


def test_plant_wild_takes_an_allys_power_instead_of_the_own() -> None:
    """flares.toml plant"""
    t = armed(Table(4, zombie=A, virus=C), "attack_10", "attack_8", (A, "flare_plant"))
    t.challenge(A, B, tokens=3, start="invite")
    t.s.invited[DEF] |= 1 << C
    t.say(C, "do:defense", "amount:1").say(A, "card:flare_plant")
    assert works(t, A, "virus") and not works(t, A, "zombie") and not works(t, C, "virus")
    t.cards("attack_10", "attack_8").finish()
    assert told_totals(t)[OFF] == 30
    assert works(t, A, "zombie") and works(t, C, "virus") and not works(t, A, "virus")


@pytest.mark.rule("COS-22.1")
def test_plant_super_wins_instead() -> None:
    """flares.toml plant"""
    t = armed(Table(4, plant=C), "attack_40", "attack_4", (C, "flare_plant"))
    for number in (2, 3, 4, 5):
        t.put(A, t.planet(B, number), 1)
    t.put(C, t.planet(A, 2), 1)
    t.challenge(A, B).cards("attack_40", "attack_4").say(C, "card:flare_plant")
    assert t.s.over and t.s.winners == [C]


# Reincarnator


@pytest.mark.rule("COS-15.3")
def test_the_reincarnator_has_another_power_after_a_defeat() -> None:
    """powers.toml reincarnator; golden case D-52: artefact powers are never drawn."""
    t = armed(Table(4, reincarnator=A), "attack_4", "attack_40").challenge(A, B).cards("attack_4", "attack_40").finish()
    (life,) = powers(t, A) - {"reincarnator"}
    assert works(t, A, life) and not ARTEFACT[POWER.index(life)]
    armed(t, "attack_4", "attack_40").challenge(A, B, place=t.planet(B, 2)).cards("attack_4", "attack_40").finish()
    (other,) = powers(t, A) - {"reincarnator"}
    assert other != life and POWER.index(life) in unused_powers(t.s)


@pytest.mark.rule("COS-15.3")
def test_the_reincarnator_redraws_artefact_powers() -> None:
    """Golden case D-52: with all but Miser and Virus excluded he always gets Virus."""
    left_out = "-".join(power for power in POWER.ids if power not in ("miser", "virus", "reincarnator"))
    t = armed(Table(4, {"excluded": left_out, "powers": "none"}, reincarnator=A), "attack_4", "attack_40")
    t.challenge(A, B).cards("attack_4", "attack_40").finish()
    assert powers(t, A) == {"reincarnator", "virus"}


def test_the_reincarnator_also_reincarnates_after_a_failed_deal() -> None:
    t = armed(Table(4, reincarnator=B), "compromise", "compromise").challenge(A, B)
    t.cards("compromise", "compromise").finish()
    assert len(powers(t, B)) == 2


def test_the_winner_does_not_reincarnate() -> None:
    t = armed(Table(4, reincarnator=A), "attack_40", "attack_4").challenge(A, B).cards("attack_40", "attack_4").finish()
    assert powers(t, A) == {"reincarnator"}


@pytest.mark.rule("COS-4.13", "COS-4.12")
def test_reincarnator_wild_exchanges_a_losers_power() -> None:
    """flares.toml reincarnator"""
    t = armed(Table(4, vampire=A, macron=A), "attack_4", "attack_40", (C, "flare_reincarnator"))
    t.challenge(A, B).cards("attack_4", "attack_40").say(C, "card:flare_reincarnator", "power:vampire").finish()
    assert "vampire" not in powers(t, A) and "macron" in powers(t, A) and len(powers(t, A)) == 2


def test_reincarnator_super_avoids_reincarnation() -> None:
    """flares.toml reincarnator"""
    t = armed(Table(4, reincarnator=A), "attack_4", "attack_40", (A, "flare_reincarnator"))
    t.challenge(A, B).cards("attack_4", "attack_40").say(A, "card:flare_reincarnator").finish()
    assert powers(t, A) == {"reincarnator"}


# Schizoid


def schizoid_table(condition: int, owner: int = D) -> Table:
    t = armed(Table(4, schizoid=owner), "attack_40", "attack_4")
    t.s.secrets += [POWER.index("schizoid"), owner, condition, 1 << owner]
    return t


@pytest.mark.rule("COS-15.12")
def test_schizoid_chooses_a_secret_condition() -> None:
    """powers.toml schizoid"""
    t = Table(4)
    prepare(t, A, "schizoid")
    assert [ATOMS.names[atom] for atom in t.s.offered] == [f"condition:sch{number}" for number in range(1, 9)]
    t.s.apply(ATOMS.index("condition:sch3"))
    assert t.s.secrets == [POWER.index("schizoid"), A, 2, 1 << A]
    guesses = set()
    for number in range(40):
        other = t.s.imagine(B, seeded(number, "guess"))
        assert isinstance(other, Cosmic)
        guesses.add(other.secrets[2])
    assert len(guesses) > 3


@pytest.mark.rule("COS-15.12")
def test_every_condition_asks_for_three_external_bases() -> None:
    t = Table(4)
    t.to_warp(A, 8)
    t.hand(A, *["attack_6"] * 10)
    t.put(A, t.planet(B, 1), 1)
    t.put(A, t.planet(C, 1), 1)
    assert not any(fulfils_condition(t.s, A, condition) for condition in range(len(CONDITION)))


@pytest.mark.rule("COS-22.3")
def test_schizoids_condition_replaces_the_normal_one() -> None:
    """Golden case D-53."""
    t = schizoid_table(0)
    for number in (2, 3, 4, 5):
        t.put(A, t.planet(B, number), 1)
    t.challenge(A, B).cards("attack_40", "attack_4").finish()
    assert not t.s.over and t.s.external_bases(A) == 5
    t.only(D, {t.planet(D, 1): 4, t.planet(D, 2): 4})
    t.hand(A, "attack_40", "attack_7")
    t.turn(A)
    assert t.s.over and t.s.winners == [A]


@pytest.mark.rule("COS-22.3")
def test_the_condition_is_revealed_by_whoever_fulfils_it() -> None:
    t = schizoid_table(4)
    for number in (2, 3):
        t.put(A, t.planet(B, number), 1)
    t.challenge(A, B).cards("attack_40", "attack_4").finish()
    assert t.s.over and t.s.winners == [A] and t.s.secrets[3] == PUBLIC


def external_bases(t: Table, number: int) -> None:
    for planet in range(1, number + 1):
        t.put(A, t.planet(B, planet), 1)


@pytest.mark.parametrize("condition", range(8))
def test_the_eight_conditions(condition: int) -> None:
    """powers.toml schizoid_condition"""
    t = Table(4)
    external_bases(t, [6, 3, 2, 3, 3, 3, 4, 4][condition] - 1)
    t.to_warp(A, 8 if condition == 5 else 0)
    t.hand(A, *["attack_6"] * (10 if condition == 3 else 2))
    if condition == 2:
        t.put(A, t.planet(C, 1), 1)
    assert not fulfils_condition(t.s, A, condition)
    t.put(A, t.planet(D, 1) if condition in (0, 2) else t.planet(B, 5), 1)
    assert fulfils_condition(t.s, A, condition) == (condition != 0 or t.s.external_bases(A) == 6)
    if condition == 1:
        t.only(A, {t.planet(A, 1): 4, **{t.planet(B, number): 1 for number in (1, 2, 3)}})
        assert not fulfils_condition(t.s, A, condition)
    if condition == 4:
        t.only(A, {t.planet(A, 1): 4, t.planet(B, 1): 1, t.planet(B, 2): 1, t.planet(C, 1): 1})
        assert not fulfils_condition(t.s, A, condition)
    if condition == 6:
        t.put(C, t.planet(A, 1), 1)
        assert not fulfils_condition(t.s, A, condition)
    if condition == 7:
        t.to_warp(A, 1)
        assert not fulfils_condition(t.s, A, condition)


@pytest.mark.rule("COS-2.9")
def test_a_condition_about_cards_is_watched_all_the_time() -> None:
    t = schizoid_table(3)
    external_bases(t, 3)
    t.hand(A, "attack_40", "attack_7", "finder", *["attack_6"] * 7)
    t.hand(C, "attack_12", "attack_11")
    t.hand(D, "flare_changeling")
    t.power(D, "pavlov")
    t.s.lasting = []
    assert not t.s.over
    t.hand(A, "attack_40", "attack_7", "finder", *["attack_6"] * 7)
    t.s.drop_card(A, CARD.index("attack_6"))
    t.turn(A).say(A, "card:finder", t.colour(C), "card:attack_12")
    assert len(t.s.hands[A]) == 9 and not t.s.over
    t.s.gain_card(A, t.fetch("attack_13"), 0)
    t.step()
    assert t.s.over and t.s.winners == [A]


@pytest.mark.rule("COS-22.3")
def test_a_zap_at_the_last_moment_restores_the_normal_condition() -> None:
    """powers.toml schizoid: while the power is zapped the normal condition applies."""
    t = schizoid_table(4)
    t.hand(C, "cosmic_zap")
    external_bases(t, 3)
    t.put(A, t.planet(B, 1), 0)
    t.only(A, {t.planet(A, 1): 4, t.planet(A, 2): 4, t.planet(B, 2): 1, t.planet(B, 3): 1})
    t.challenge(A, B).cards("attack_40", "attack_4")
    assert t.s.champions == 1 << A and t.s.phase == P8
    t.say(C, "card:cosmic_zap")
    # The condition is in force again once the challenge is over.
    assert t.s.over and t.s.phase == P10


def test_schizoid_wild_exchanges_home_systems() -> None:
    """flares.toml schizoid"""
    t = armed(Table(4, virus=C), "attack_10", "attack_8", (C, "flare_schizoid"))
    home = t.s.home.copy()
    t.challenge(A, B).cards("attack_10", "attack_8").say(C, "card:flare_schizoid", t.colour(D))
    assert t.s.home == [home[A], home[B], home[D], home[C]]
    assert t.s.owner[home[C]] == D and t.s.on_bases(C) == 20
    assert t.s.over and t.s.winners == [C, D]


def test_schizoid_wild_turns_powers_face_down() -> None:
    """flares.toml schizoid: base counts are taken anew."""
    t = armed(Table(4, virus=C, macron=D), "attack_10", "attack_8", (C, "flare_schizoid"))
    t.only(C, {t.planet(C, 1): 4, t.planet(C, 2): 4, t.planet(C, 3): 4})
    t.only(D, {t.planet(D, 1): 4, t.planet(D, 2): 4, t.planet(C, 4): 4})
    t.challenge(A, B).cards("attack_10", "attack_8").say(C, "card:flare_schizoid", t.colour(D)).finish()
    assert not works(t, C, "virus") and not works(t, D, "macron") and not t.s.over


def test_schizoid_super_changes_the_condition() -> None:
    """flares.toml schizoid"""
    t = schizoid_table(0, A)
    t.hand(A, "attack_40", "attack_7", "flare_schizoid")
    t.put(A, t.planet(B, 2), 1)
    t.put(A, t.planet(B, 3), 1)
    t.turn(A, f"{t.s.player_ids()[B]}_1").cards("attack_7", "attack_7")
    while not t.offers(A, "card:flare_schizoid"):
        t.step()
    t.s.apply(ATOMS.index("card:flare_schizoid"))
    open_now = {ATOMS.names[atom] for atom in t.s.offered}
    assert "condition:sch1" not in open_now
    t.s.apply(ATOMS.index("condition:sch7"))
    assert t.s.secrets[2] == 6


# Symbiote


@pytest.mark.rule("COS-15.2")
def test_the_symbiote_has_twice_the_tokens() -> None:
    """powers.toml symbiote"""
    t = Table(4)
    prepare(t, A, "symbiote")
    assert t.s.fleet[A] == 40 and [t.s.at(A, t.planet(A, number)) for number in range(1, 6)] == [8] * 5
    t.s.check()


def test_the_symbiote_on_six_planets_spreads_its_tokens() -> None:
    """COS-9.4"""
    for seed in range(1, 25):
        s = GAME.begin(3, seed, {"powers": "symbiote-virus-macron", "mce_powers": "on", "reverse_hexes": "1"})
        assert isinstance(s, Cosmic)
        rng = seeded(seed, "spread")
        while s.count == 0:
            s.check()
            s.apply(rng.pick(s.offered))
        assert s.fleet[0] == 40 and s.transit[0] == 0


@pytest.mark.rule("COS-4.3")
def test_the_symbiote_cannot_be_lost_or_copied() -> None:
    t = armed(Table(4, insect=B, symbiote=A))
    t.only(A, {t.planet(A, 1): 10, t.planet(C, 1): 10})
    assert works(t, A, "symbiote")
    never(t.challenge(A, B, start="launch"), B, "power:insect", "Select")


def test_symbiote_wild_takes_a_token_in_anothers_p1() -> None:
    """flares.toml symbiote"""
    t = armed(Table(4), "attack_10", "attack_8", (C, "flare_symbiote"))
    t.to_warp(C, 2)
    t.turn(A).say(C, "card:flare_symbiote")
    t.until("BringHome", C).step()
    assert t.s.warp[C] == 1


def test_symbiote_super_brings_all_tokens_back() -> None:
    """flares.toml symbiote: from the Warp, captivity and outside the game; it cannot be cancelled."""
    t = armed(Table(4, vampire=D), "attack_10", "attack_8", (C, "flare_symbiote"), (B, "card_zap"))
    prepare(t, C, "symbiote")
    t.to_warp(C, 6)
    for number, place in ((3, t.planet(C, 1)), (2, t.planet(C, 2))):
        t.s.lift(C, place, number)
    t.s.held[D * 4 + C] += 3
    t.s.out[C] += 2
    t.settle()
    t.turn(A).say(C, "card:flare_symbiote")
    assert t.s.player == C and type(t.s.choice).__name__ == "AskAmount"
    same_after_saving(t)
    for amount in (6, 3, 1):
        t.s.apply(ATOMS.index(f"amount:{amount}"))
    while type(t.s.choice).__name__ == "AskAmount":
        t.s.apply(t.s.offered[-1])
    assert t.s.warp[C] == 0 and t.s.held[D * 4 + C] == 0 and t.s.out[C] == 1 and t.s.on_bases(C) == 39
    assert max(t.s.at(C, t.planet(C, number)) for number in range(1, 6)) == 8


# Witch


def beaten_witch(t: Table) -> Table:
    return t.challenge(A, B, defense_allies={D: 1}).cards("attack_4", "attack_40")


@pytest.mark.rule("COS-15.13", "COS-15.2")
def test_the_witch_curses_somebody_who_beat_her() -> None:
    """powers.toml witch"""
    t = beaten_witch(armed(Table(4, witch=A), "attack_4", "attack_40")).say(A, "power:witch")
    assert {ATOMS.names[atom] for atom in t.s.offered} == {t.colour(B), t.colour(D)}
    same_after_saving(t)
    t.say(A, t.colour(B), "curse:cur4")
    assert has(t.s, B, EFFECT.index("cur4"))
    # One curse is enough: in the next challenge there is nobody left to curse.
    t.finish()
    armed(t, "attack_4", "attack_40").challenge(A, B, place=t.planet(B, 2)).cards("attack_4", "attack_40")
    while t.s.phase >= P8:
        assert not t.offers(A, "power:witch")
        t.step()


def test_a_witch_who_wins_does_not_curse() -> None:
    t = armed(Table(4, witch=A), "attack_40", "attack_4").challenge(A, B).cards("attack_40", "attack_4")
    while t.s.phase >= P8:
        assert not t.offers(A, "power:witch")
        t.step()


@pytest.mark.rule("COS-4.13")
def test_curses_vanish_with_the_witch() -> None:
    t = Table(4, witch=A)
    t.s.set_mark(EFFECT.index("cur1"), B, 0, 1)
    discard_power(t.s, A, POWER.index("witch"))
    assert t.s.marks == [] and not has(t.s, B, EFFECT.index("cur1"))


def test_witch_wild_keeps_the_power_for_the_turn() -> None:
    """flares.toml witch"""
    t = armed(Table(4, virus=A), "attack_10", "attack_40", (A, "flare_witch"))
    t.only(A, {t.planet(A, 1): 4, t.planet(A, 2): 4, t.planet(A, 3): 1})
    t.turn(A, f"{t.s.player_ids()[B]}_1").say(A, t.planet_atom(B, 1), "amount:1", t.planet_atom(A, 3))
    assert not works(t, A, "virus")
    t.say(A, "card:flare_witch")
    assert works(t, A, "virus")
    t.cards("attack_10", "attack_40")
    while t.s.turn == A:
        assert works(t, A, "virus")
        t.s.apply(PASS if PASS in t.s.offered else NO if NO in t.s.offered else t.s.offered[0])
    assert not works(t, A, "virus")


def test_witch_super_curses_after_a_victory_and_twice() -> None:
    """flares.toml witch"""
    t = armed(Table(4, witch=A), "attack_40", "attack_4", (A, "flare_witch"))
    t.s.set_mark(EFFECT.index("cur1"), B, 0, 1)
    refresh(t.s)
    t.challenge(A, B, tokens=2).cards("attack_40", "attack_4").say(A, "card:flare_witch", "curse:cur2")
    assert has(t.s, B, EFFECT.index("cur1")) and has(t.s, B, EFFECT.index("cur2"))


# Own Flares


@pytest.mark.rule("COS-6.4")
def test_a_lost_power_leaves_only_the_wild_text() -> None:
    """Golden case D-24, and the same with Negator at the table."""
    t = armed(Table(4, clone=A, negator=B), "attack_10", "attack_20", (B, "flare_negator"))
    assert effect_of_card(t.s, A, CARD.index("flare_clone")) == EFFECT.index("flare_clone_super")
    t.only(A, {t.planet(A, 1): 4, t.planet(A, 2): 4})
    t.only(B, {t.planet(B, 1): 4, t.planet(B, 2): 4})
    assert effect_of_card(t.s, A, CARD.index("flare_clone")) == EFFECT.index("flare_clone_wild")
    t.challenge(A, B, tokens=2).cards("attack_10", "attack_20").say(B, "card:flare_negator").finish()
    assert told_totals(t) == [-8, -16]


# Rules about powers in general


@pytest.mark.rule("COS-4.7")
def test_a_power_lost_in_a_challenge_stops_but_what_it_did_stands() -> None:
    t = armed(Table(4, loser=A, macron=A)).challenge(A, B, tokens=1).say(A, "power:loser")
    while len(t.s.base_list(A)) > 2:
        place = t.s.base_list(A)[0]
        t.s.warp[A] += t.s.at(A, place)
        t.s.lift(A, place, t.s.at(A, place))
    t.settle()
    t.cards("attack_10", "attack_8").finish()
    # Macron's token counts one again, but the upset stands.
    assert told_totals(t) == [11, 12] and t.s.has_base(A, t.planet(B, 1))


@pytest.mark.rule("COS-4.8")
def test_a_power_wins_against_a_rule() -> None:
    """COS-P8.5: a tie goes to the defender, but Macron's token counts four."""
    t = armed(Table(4, macron=A), "attack_10", "attack_8").challenge(A, B, tokens=1)
    t.s.lift(B, t.planet(B, 1), 2)
    t.s.put(B, t.planet(B, 2), 2)
    t.cards("attack_10", "attack_8").finish()
    assert told_totals(t) == [14, 10] and t.s.has_base(A, t.planet(B, 1))


@pytest.mark.rule("COS-4.11")
@pytest.mark.parametrize("pair", [("oracle", "sorcerer"), ("mesmer", "vulch")])
def test_one_player_may_have_an_awkward_pair(pair: tuple[str, str]) -> None:
    t = armed(Table(4, **{pair[0]: A, pair[1]: A})).challenge(A, B)
    assert works(t, A, pair[0]) and works(t, A, pair[1])
    t.finish()


@pytest.mark.rule("COS-4.12")
def test_too_few_home_bases_turn_all_powers_down() -> None:
    t = Table(4, virus=A, macron=A)
    t.only(A, {t.planet(A, 1): 4, t.planet(A, 2): 4})
    assert not works(t, A, "virus") and not works(t, A, "macron")


@pytest.mark.rule("COS-4.12")
def test_a_cancelling_effect_touches_the_power_just_used() -> None:
    t = armed(Table(4, loser=A, macron=A), "attack_10", "attack_8", (C, "cosmic_zap")).challenge(A, B)
    t.say(A, "power:loser").say(C, "card:cosmic_zap")
    assert works(t, A, "macron") and not works(t, A, "loser")


@pytest.mark.rule("COS-15.1")
def test_powers_that_conflict_act_by_the_rules_of_timing() -> None:
    """COS-8.5: the defender's Changeling swaps before the offense's Insect could copy it."""
    t = armed(Table(4, insect=A, changeling=B)).challenge(A, B, start="launch")
    t.say(A, t.planet_atom(B, 1)).say(B, "power:insect")
    assert powers(t, A) == {"changeling"} and powers(t, B) == {"insect", "changeling"}
    assert not t.was_used("insect", A)


def test_a_copy_leaves_no_notes_behind() -> None:
    """COS-4.13: the markers of a copied power vanish with the copy."""
    t = Table(4, insect=A, virus=B)
    give_power(t.s, A, POWER.index("virus"), COPY)
    t.s.set_mark(POWER.index("virus"), A, 3, 1)
    armed(t).challenge(A, B).cards("attack_10", "attack_8").finish()
    assert t.s.marks == [] and powers(t, A) == {"insect"}
