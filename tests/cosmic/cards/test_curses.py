"""The Witch's curses, and the rules about artefact powers, silence and the hook vocabulary."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from astrarium.clockwork.names import PASS, YES
from astrarium.games.cosmic import notes
from astrarium.games.cosmic.atoms import ATOMS, PRICE_ATOM
from astrarium.games.cosmic.components import ARTEFACT, CURSE, LIFT_COST, POWER, POWERS
from astrarium.games.cosmic.effect_numbers import EFFECT, EFFECT_ENTRIES, FIRST_STATUS, SPEECH
from astrarium.games.cosmic.effects.in_force import has, refresh
from astrarium.games.cosmic.game import GAME
from astrarium.games.cosmic.rules.offers import Use
from astrarium.games.cosmic.rules.sheets import draw_power
from tables.cosmic import A, B, C, D, Table

DATA = Path(__file__).parents[3] / "src/astrarium/games/cosmic/box"


def cursed(curse: str, victim: int = B, options: dict[str, str] | None = None, **powers: Any) -> Table:
    """C is the Witch, and a player carries one of her curses. A and B hold two Attack cards each."""
    t = Table(4, options, witch=C, **powers)
    t.hand(A, "attack_10", "attack_7")
    t.hand(B, "attack_8", "attack_7")
    t.s.set_mark(EFFECT.index(curse), victim, 0, 1)
    refresh(t.s)
    return t


def told_totals(t: Table) -> list[int]:
    assert t.s.log is not None
    return [note.values[1] for note in t.s.log if note.kind is notes.TOTAL][-2:]


def colour_card(t: Table, player: int) -> str:
    return f"{t.s.player_ids()[player]}_1"


@pytest.mark.parametrize("curse", CURSE.ids)
def test_a_curse_is_lifted_at_the_start_of_an_own_turn(curse: str) -> None:
    """powers.toml witch: the victim sends as many tokens to the Warp as the curse costs."""
    t = cursed(curse, A)
    t.turn(A)
    assert t.offers(A, f"curse:{curse}")
    again = GAME.from_json(json.loads(json.dumps(t.s.to_json())))
    assert again.to_json() == t.s.to_json() and again.offered == t.s.offered
    t.say(A, f"curse:{curse}")
    while type(t.s.choice).__name__ == "PickLosses":
        t.step()
    assert t.s.warp[A] == LIFT_COST[CURSE.index(curse)] and not has(t.s, A, EFFECT.index(curse))
    assert t.s.marks == []


def test_a_curse_is_not_lifted_in_the_turn_of_another() -> None:
    t = cursed("cur1", B)
    t.turn(A)
    while t.s.turn == A and t.s.phase < 2:
        assert not t.offers(B, "curse:cur1")
        t.step()


def test_who_has_too_few_tokens_cannot_lift_a_curse() -> None:
    t = cursed("cur3", A)
    t.only(A, {t.planet(A, 1): 1, t.planet(A, 2): 1}, warp=5)
    t.turn(A)
    assert not t.offers(A, "curse:cur3")


def test_toad_leaves_two_tokens() -> None:
    """powers.toml cur1"""
    t = cursed("cur1", A)
    t.challenge(A, B, start="launch").say(A, t.planet_atom(B, 1))
    assert [ATOMS.names[atom] for atom in t.s.offered] == ["amount:1", "amount:2"]


def test_toad_binds_allies_too() -> None:
    t = cursed("cur1", D).challenge(A, B, start="invite")
    t.s.invited[0] |= 1 << D
    t.say(D, "do:offense")
    assert [ATOMS.names[atom] for atom in t.s.offered] == ["amount:1", "amount:2"]


def test_silence_forbids_invitations() -> None:
    """powers.toml cur2"""
    t = cursed("cur2", A).challenge(A, B, start="invite").until("Invite")
    assert t.s.player == B


def test_leech_gives_the_witch_a_card() -> None:
    """powers.toml cur3: the card goes first, then the curse may be lifted."""
    t = cursed("cur3", A)
    t.turn(A)
    assert len(t.s.hands[A]) == 1 and len(t.s.hands[C]) == 1
    assert t.offers(A, "curse:cur3")
    t.s.apply(PASS)
    assert has(t.s, A, EFFECT.index("cur3"))


@pytest.mark.rule("COS-12.3")
def test_leech_also_takes_a_card_in_a_turn_that_is_skipped() -> None:
    t = cursed("cur3", A, {"skip_turn": "on"})
    t.s.set_mark(EFFECT.index("cur3"), A, 0, 1)
    t.turn(A)
    t.s.apply(YES)
    assert len(t.s.hands[C]) == 1 and has(t.s, A, EFFECT.index("cur3")) and t.s.warp[A] == 0


def test_leech_of_another_player_waits_for_his_turn() -> None:
    t = cursed("cur3", B, {"skip_turn": "on"})
    t.turn(A)
    t.s.apply(YES)
    assert len(t.s.hands[B]) == 2 and has(t.s, B, EFFECT.index("cur3"))


def test_weakness_makes_attacks_count_less() -> None:
    """powers.toml cur4"""
    t = cursed("cur4", B).challenge(A, B, tokens=1).cards("attack_10", "attack_8").finish()
    assert told_totals(t) == [11, 9]


@pytest.mark.rule("COS-8.13")
def test_doom_costs_one_more_token() -> None:
    """Golden case D-84."""
    t = cursed("cur5", A).challenge(A, B, tokens=3).cards("attack_7", "attack_8")
    while type(t.s.choice).__name__ == "PickLosses":
        t.step()
    t.finish()
    assert t.s.warp[A] == 4 and t.s.warp[B] == 0


def test_doom_counts_in_a_failed_deal() -> None:
    """powers.toml cur5: a failed deal is a result that costs tokens."""
    t = cursed("cur5", A)
    t.hand(A, "compromise", "attack_7")
    t.hand(B, "compromise", "attack_7")
    t.challenge(A, B).cards("compromise", "compromise").finish()
    assert t.s.warp == [4, 3, 0, 0]


def test_poverty_gives_no_rewards() -> None:
    """powers.toml cur6"""
    t = cursed("cur6", D).challenge(A, B, tokens=1, defense_allies={D: 3}).cards("attack_7", "attack_8").finish()
    assert t.s.hands[D] == []


def test_poverty_limits_the_income() -> None:
    t = cursed("cur6", A, {"lucre": "on"})
    before = t.s.lucre[A]
    t.turn(A, colour_card(t, B))
    while t.s.phase < 1:
        t.step()
    assert t.s.lucre[A] == before + 3


def test_confusion_forbids_optional_powers_of_main_players() -> None:
    """powers.toml cur7"""
    t = cursed("cur7", A, loser=A, macron=A).challenge(A, B)
    while type(t.s.choice).__name__ != "Select":
        assert not t.offers(A, "power:loser")
        t.step()
    assert has(t.s, A, POWER.index("macron"))


def test_rust_keeps_tokens_in_the_warp() -> None:
    """powers.toml cur8"""
    t = cursed("cur8", A, {"lucre": "on"})
    t.to_warp(A, 2)
    t.turn(A, colour_card(t, B))
    while t.s.phase < 2:
        assert type(t.s.choice).__name__ != "Retrieve" and PRICE_ATOM not in t.s.offered
        t.step()
    assert t.s.warp[A] == 2


# Artefact powers. COS-15.2, 15.3


@pytest.mark.rule("COS-15.2")
def test_the_artefact_powers() -> None:
    ids = "hurtz industrialist miser pentaform queue schizoid symbiote terrorist warrior witch"
    assert [POWER.ids[power] for power in range(POWERS) if ARTEFACT[power]] == ids.split()


@pytest.mark.rule("COS-15.3")
def test_artefact_powers_are_never_drawn_in_play() -> None:
    t = Table(4)
    assert not any(ARTEFACT[draw_power(t.s)] for _ in range(300))


# Assassin, Dictator and Will. COS-15.6, 15.7


@pytest.mark.rule("COS-15.6", "COS-15.7")
def test_assassin_dictator_and_will() -> None:
    """Golden case G-12."""
    t = Table(4, will=A, dictator=B, assassin=C)
    t.hand(A, "attack_10", "attack_7")
    for player in (B, C, D):
        t.hand(player, "attack_8", "attack_7")
    t.put(B, t.planet(C, 2), 2)
    t.turn(A, colour_card(t, D))
    t.say(B, t.colour(C)).say(A, "power:will")
    assert t.s.warp[D] == 1 and t.s.system == t.s.home[C]
    places = {ATOMS.names[atom] for atom in t.s.offered if ATOMS.names[atom].startswith("place:")}
    assert places and places <= {t.planet_atom(C, number) for number in range(1, 6)}


# Silence. COS-15.15


@pytest.mark.rule("COS-15.15")
def test_needs_choice_says_what_a_silenced_player_may_not_play() -> None:
    for effect in range(POWERS, FIRST_STATUS):
        wanted = EFFECT_ENTRIES[effect].values.get("needs_choice", False)
        assert (SPEECH[effect] == 1) == wanted
    t = Table(4)
    t.hand(C, "plague", "mobius_tubes")
    t.to_warp(C, 1)
    t.hand(A, "attack_10", "attack_7")
    t.turn(A)
    assert t.offers(C, "card:plague") and t.offers(C, "card:mobius_tubes")
    t.s.lasting += [EFFECT.index("silenced"), C, 0]
    question = t.s.choice
    assert isinstance(question, Use)
    names = {ATOMS.names[atom] for atom in question.legal(t.s)}
    assert "card:mobius_tubes" in names and "card:plague" not in names


# The vocabulary of hooks. COS-16.2, 16.5 to 16.8

QUANTITIES = {
    "COS-16.5": "OFFENSE DEFENDER TURN_ORDER TIMING_ORDER CHALLENGE_LIMIT CONTINUE EXTRA_CHALLENGE ABORT REPLAY "
    "DESTINY_CARD DESTINY_CHOOSER TARGET_SYSTEMS TARGETS CONE_SIDE",
    "COS-16.6": "RETRIEVE LAUNCH_RANGE LAUNCH_SOURCE TOKENS_IN TOKEN_MOVE INVITES ALLY_RIGHT ALLY_FORCE ALLY_RANGE "
    "ALLY_SIDE LOSS_COUNT LOSS_CHOOSER LOSS_DEST LAND BASE_GRANT BASE_COUNT",
    "COS-16.7": "CARD_CHOOSER CARD_POOL CARD_LEGAL CARD_SWAP CARD_TYPE CARD_VALUE CARD_EXTRA CARD_CANCEL CARD_DEST "
    "HAND_SIZE HAND_TRANSFER DRAW CONSOLATION REWARD DEAL_TERMS DEAL_PENALTY",
    "COS-16.8": "TOKEN_VALUE COMBINE TOTAL_ADD COMPARE OUTCOME POWER_ACTIVE POWER_SET POWER_CONTROL WIN INFO SPEECH "
    "LUCRE LUCRE_COST MOON BOARD",
}


def listed() -> list[str]:
    with (DATA / "hooks.toml").open("rb") as file:
        return [entry["id"] for entry in tomllib.load(file)["quantity"]]


@pytest.mark.rule("COS-16.5", "COS-16.6", "COS-16.7", "COS-16.8")
def test_the_quantities_are_those_of_the_ledger() -> None:
    assert sorted(listed()) == sorted(f"Q_{id}" for ids in QUANTITIES.values() for id in ids.split())


@pytest.mark.rule("COS-16.2", "COS-16.5", "COS-16.6", "COS-16.7", "COS-16.8")
def test_every_effect_changes_quantities_of_the_list_and_every_quantity_is_changed() -> None:
    used: set[str] = set()
    for effect in range(FIRST_STATUS):
        used |= set(EFFECT_ENTRIES[effect].values.get("modifies", []))
    assert used <= set(listed())
    assert set(listed()) - used == set()


@pytest.mark.rule("COS-16.2")
def test_an_effect_with_several_quantities_changes_them_together() -> None:
    """Macron changes how many tokens are committed, what they count, and what consolation and rewards bring."""
    t = Table(4, macron=A)
    t.hand(A, "compromise", "attack_7")
    t.hand(B, "attack_8", "attack_7", "attack_6", "attack_9")
    t.challenge(A, B, start="launch").say(A, t.planet_atom(B, 1)).until("Select")
    assert t.s.force[A] == 1
    t.cards("compromise", "attack_8").finish()
    assert len(t.s.hands[A]) == 1 + 2
