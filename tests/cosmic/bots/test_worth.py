"""What the built-in bots think of a position: the chance to win, and what they decide by it."""

from itertools import pairwise

import pytest

from astrarium.clockwork.chance import seeded
from astrarium.games.cosmic.atoms import ATOMS
from astrarium.games.cosmic.bots.worth import WON, chances, worth
from astrarium.games.cosmic.components import HEX
from astrarium.games.cosmic.game import GAME
from astrarium.games.cosmic.rules.seating import SpreadTokens
from astrarium.games.cosmic.rules.sheets import too_few_bases
from astrarium.games.cosmic.rules.stacks import move
from astrarium.games.cosmic.rules.tokens import BringHome
from astrarium.games.cosmic.terms import FOUGHT
from astrarium.players.greedy import Greedy
from astrarium.players.playing import player
from astrarium.players.seat import ask
from tables.cosmic import A, B, C, D, Table


def decided(table: Table) -> str:
    """What a greedy player answers now."""
    return ATOMS.names[ask(Greedy(), table.s, seeded(1, "bot"))]


def give_bases(table: Table, player: int, *hosts: int) -> None:
    """The player has a base on the last free planet of each of these hosts."""
    for host in hosts:
        free = [number for number in range(1, 6) if not table.s.has_base(player, table.planet(host, number))]
        table.put(player, table.planet(host, free[-1]), 1)


# The chance to win


def test_chances_add_up_to_one_and_are_about_even_at_the_start() -> None:
    found = chances(Table(4).s)
    assert sum(found) == pytest.approx(1.0)
    assert max(found) - min(found) < 0.1


def test_more_external_bases_are_better_and_the_last_one_is_worth_most() -> None:
    worths = []
    for bases in range(5):
        table = Table(4)
        give_bases(table, A, *[B, C, D, B][:bases])
        worths.append(worth(table.s, A))
    steps = [after - before for before, after in pairwise(worths)]
    assert min(steps) > 0
    assert steps[3] == max(steps)


def test_what_another_gains_i_lose() -> None:
    table = Table(4)
    before = worth(table.s, A)
    give_bases(table, B, A, C, D)
    assert worth(table.s, A) < before


def test_a_power_needs_three_home_bases() -> None:
    worths = []
    for planets in (4, 3, 2):
        table = Table(4)
        table.only(A, {table.planet(A, number): 12 // planets for number in range(1, planets + 1)})
        worths.append(worth(table.s, A))
    assert worths[1] - worths[2] > worths[0] - worths[1]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_looking_at_a_position_changes_nothing(players: int) -> None:
    state = GAME.begin(players, 7, {option.name: option.fullest for option in GAME.options})
    rng = seeded(7, "bot")
    for _ in range(150):
        if state.over:
            break
        before = state.to_json()
        assert all(0 <= GAME.bots.worth(state, player) <= WON for player in range(players))
        assert state.to_json() == before
        state.apply(rng.pick(state.offered))


# Challenges


def test_the_stronger_attack_card_is_played_where_it_decides() -> None:
    table = Table(4)
    table.hand(A, "attack_20", "attack_6", "compromise")
    table.hand(B, "attack_8", "attack_10")
    table.challenge(A, B, tokens=3).until("Select", A)
    assert decided(table) == "card:attack_20"


def test_a_strong_card_is_not_wasted_on_a_lost_cause() -> None:
    """Twelve tokens against one: even the better card would not save the base."""
    table = Table(4)
    table.hand(A, "attack_30")
    table.hand(B, "attack_14", "attack_6")
    table.only(B, {table.planet(B, number): 1 if number == 1 else 4 for number in range(1, 6)})
    table.challenge(A, B, tokens=4, offense_allies={C: 4, D: 4}).until("Select", B)
    assert decided(table) == "card:attack_6"


def test_more_tokens_are_launched_where_they_count_than_where_all_is_lost() -> None:
    numbers = []
    for cards in (("attack_15",), ("attack_1",)):
        table = Table(4)
        table.hand(A, *cards)
        table.hand(B, "attack_8", "attack_10")
        table.challenge(A, B, place=table.planet(B, 1), start="launch").until("LaunchNumber", A)
        numbers.append(int(decided(table).removeprefix("amount:")))
    assert numbers[0] > numbers[1]


def test_nobody_helps_the_offense_to_the_last_base() -> None:
    table = Table(4)
    give_bases(table, A, B, C, D, D)
    table.hand(A, "attack_12")
    table.hand(B, "attack_8")
    table.challenge(A, B, tokens=4, place=table.planet(B, 1), start="invite")
    table.say(A, "do:no").say(A, "do:yes")
    guest = next(player for player in (C, D) if table.s.invited[0] >> player & 1)
    table.until("Join", guest)
    assert decided(table) == "do:pass"


def test_who_wins_too_helps_the_offense_to_the_last_base() -> None:
    table = Table(4)
    give_bases(table, A, B, C, D, D)
    give_bases(table, C, A, A, D, D)
    table.hand(A, "attack_20")
    table.hand(B, "attack_4")
    table.challenge(A, B, tokens=4, place=table.planet(B, 1), start="invite").say(A, "do:yes").until("Join", C)
    assert decided(table) == "do:offense"


def test_a_player_who_would_share_the_win_is_not_invited() -> None:
    table = Table(4)
    give_bases(table, A, B, C, D, D)
    give_bases(table, C, A, A, D, D)
    table.hand(A, "attack_20")
    table.hand(B, "attack_4")
    table.challenge(A, B, tokens=4, place=table.planet(B, 1), start="invite").until("Invite", A)
    assert decided(table) == "do:no"


def test_the_defender_invites_help_against_the_leader() -> None:
    table = Table(4)
    give_bases(table, A, B, C, D, D)
    table.hand(A, "attack_12")
    table.hand(B, "attack_8")
    table.challenge(A, B, tokens=4, place=table.planet(B, 1), start="invite").until("Invite", B)
    assert decided(table) == "do:yes"


def test_a_zap_is_kept_for_what_matters() -> None:
    """The Trader would exchange hands with the player who holds the Zap: the worse hand for him, or the better."""
    answers = []
    for mine, theirs in (("attack_30", "attack_1"), ("attack_1", "attack_30")):
        table = Table(4, trader=A)
        table.hand(A, theirs)
        table.hand(B, mine, "cosmic_zap")
        table.s.seen[A] = [1 << B]
        table.challenge(A, B, tokens=3).say(A, "power:trader").until("Use", B)
        answers.append(decided(table))
    assert answers == ["card:cosmic_zap", "do:pass"]


# Deals


def test_a_deal_that_brings_both_a_base_is_accepted() -> None:
    table = Table(4)
    table.hand(A, "compromise", "attack_10")
    table.hand(B, "compromise", "attack_10")
    table.challenge(A, B, tokens=3).cards("compromise", "compromise").say(A, "do:propose")
    table.say(A, table.planet_atom(B, 2), "do:shared", table.planet_atom(A, 2), "do:shared").until("AnswerDeal", B)
    assert decided(table) == "do:accept"


def test_a_deal_that_wins_the_game_for_the_other_is_refused() -> None:
    table = Table(4)
    give_bases(table, A, B, C, D, D)
    table.hand(A, "compromise", "attack_10")
    table.hand(B, "compromise", "attack_10")
    table.challenge(A, B, tokens=3).cards("compromise", "compromise").say(A, "do:propose")
    table.say(A, table.planet_atom(B, 2), "do:shared", table.planet_atom(A, 2), "do:shared").until("AnswerDeal", B)
    assert decided(table) in ("do:refuse", "do:break_off")


def test_a_proposal_asks_for_a_base() -> None:
    table = Table(4)
    table.hand(A, "compromise", "attack_10")
    table.hand(B, "compromise", "attack_10")
    table.challenge(A, B, tokens=3).cards("compromise", "compromise").until("Propose", A)
    assert decided(table) == "do:propose"
    table.say(A, "do:propose").until("TermBase", A)
    assert decided(table).startswith("place:")


# What is looked at


def looked_at(table: Table) -> list[str]:
    return sorted(ATOMS.names[atom] for atom in GAME.bots.promising(table.s))


def test_returning_tokens_go_to_the_home_base_with_the_fewest() -> None:
    table = Table(4)
    table.only(A, {table.planet(A, 1): 4, table.planet(A, 2): 2, table.planet(A, 3): 3, table.planet(B, 5): 1}, warp=2)
    table.draws(A, C).until("Retrieve", A)
    assert looked_at(table) == ["do:pass", table.planet_atom(A, 2)]


def test_tokens_are_launched_from_where_they_guard_least() -> None:
    table = Table(4)
    table.only(A, {table.planet(A, 1): 2, table.planet(A, 2): 4, table.planet(B, 5): 1, table.planet(C, 5): 3})
    table.challenge(A, B, place=table.planet(B, 1), start="launch").say(A, "amount:4").until("Commit", A)
    taken = []
    while type(table.s.choice).__name__ == "Commit":
        (atom,) = looked_at(table)
        taken.append(atom)
        table.say(A, atom)
    assert taken == [table.planet_atom(C, 5)] * 2 + [table.planet_atom(A, 2)] * 2


def test_if_a_base_must_be_given_up_all_are_looked_at() -> None:
    table = Table(4)
    bases = [table.planet(A, 1), table.planet(A, 2), table.planet(B, 5)]
    table.only(A, dict.fromkeys(bases, 1))
    table.challenge(A, B, place=table.planet(B, 1), start="launch").say(A, "amount:1").until("Commit", A)
    assert looked_at(table) == sorted(table.place_atom(place) for place in bases)


def test_stacked_tokens_are_not_like_others() -> None:
    table = Table(4, fungus=A)
    table.put(A, table.planet(C, 5), 2)
    table.challenge(A, B, place=table.planet(B, 1), start="launch").say(A, "amount:1").until("Commit", A)
    assert len(looked_at(table)) == 1
    move(table.s, A, 0, table.planet(A, 1))
    assert len(looked_at(table)) == len(table.s.offered) > 1


def test_the_base_that_is_fought_over_is_looked_at_too() -> None:
    """Tokens that return to it defend it; a base of the other kind is still the one that needs them most."""
    table = Table(4)
    target = table.planet(B, 1)
    table.only(B, {target: 4, table.planet(B, 2): 2, table.planet(B, 3): 3}, warp=2)
    table.challenge(A, B, place=target, start="launch").until("LaunchNumber", A)
    table.s.warp[B] -= 1
    table.s.transit[B] += 1
    table.s.choice = None
    table.s.push(BringHome(B, 1))
    table.s.advance()
    assert looked_at(table) == sorted([table.place_atom(target), table.planet_atom(B, 2)])
    table.s.ending = FOUGHT
    assert looked_at(table) == [table.planet_atom(B, 2)]


def test_on_space_dust_every_token_is_a_base() -> None:
    table = Table(4)
    table.only(A, {table.planet(A, 1): 3, table.planet(A, 2): 2, table.planet(B, 5): 2}, warp=1)
    table.draws(A, C).until("Retrieve", A)
    assert len(looked_at(table)) == 2 < len(table.s.offered)
    back = table.s.back.copy()
    back[table.s.home[A]] = HEX.index("space_dust")
    table.s.back = back
    table.s.count_systems()
    assert len(looked_at(table)) == len(table.s.offered)


# What only harms oneself


def test_nobody_cancels_the_power_that_he_uses_himself() -> None:
    table = Table(4, trader=A)
    table.hand(A, "attack_1", "cosmic_zap")
    table.hand(B, "attack_30")
    table.challenge(A, B, tokens=3).say(A, "power:trader").until("Use", A)
    assert table.offers(A, "card:cosmic_zap") and looked_at(table) == ["do:pass"]


def test_nobody_cancels_the_card_that_he_plays_himself() -> None:
    table = Table(4)
    table.hand(A, "force_field", "card_zap")
    table.challenge(A, B, start="invite").say(B, "do:yes").say(C, "do:defense", "amount:1")
    table.say(A, "card:force_field").until("Use", A)
    assert table.offers(A, "card:card_zap") and looked_at(table) == ["do:pass"]


def test_a_force_field_is_not_wasted_on_ones_own_allies() -> None:
    table = Table(4)
    table.hand(A, "force_field", "attack_8")
    table.challenge(A, B, start="invite").say(A, "do:yes").say(C, "do:offense", "amount:1").until("Use", A)
    assert table.offers(A, "card:force_field") and looked_at(table) == ["do:pass"]


def test_a_force_field_sends_the_other_sides_allies_home() -> None:
    table = Table(4)
    table.hand(A, "force_field", "attack_8")
    table.challenge(A, B, start="invite")
    while type(table.s.choice).__name__ != "Use":
        side = "do:offense" if table.s.player == C else "do:defense"
        wanted = [name for name in ("do:yes", side, "amount:1") if table.offers(table.s.player, name)]
        table.s.apply(ATOMS.index(wanted[0]) if wanted else table.s.offered[0])
    table.say(A, "card:force_field").until("AskPlayer", A)
    ours, theirs = (ATOMS.names[table.s.player_atom(ally)] for ally in (C, D))
    assert table.offers(A, ours) and looked_at(table) == sorted(["do:pass", theirs])


@pytest.mark.parametrize(("holder", "looks"), [(D, False), (C, True)])
def test_stellar_gas_is_not_played_against_ones_own_rewards(holder: int, looks: bool) -> None:
    table = Table(4)
    table.hand(A, "attack_4")
    table.hand(B, "attack_20")
    table.hand(holder, "stellar_gas")
    table.challenge(A, B, defense_allies={D: 2}).until("Use", holder)
    assert ("card:stellar_gas" in looked_at(table)) == looks


def test_stellar_gas_is_not_played_against_ones_own_consolation() -> None:
    table = Table(4)
    table.hand(A, "attack_20", "attack_6", "attack_7")
    table.hand(B, "compromise", "stellar_gas")
    table.challenge(A, B).cards("attack_20", "compromise").until("Use", B)
    assert table.offers(B, "card:stellar_gas") and looked_at(table) == ["do:pass"]


@pytest.mark.parametrize("name", ["greedy", "easy"])
@pytest.mark.parametrize("seed", range(4))
def test_nobody_throws_the_power_away_where_tokens_are_spread(seed: int, name: str) -> None:
    """On the reverse hexes where tokens are spread as one likes a power needs as many bases as elsewhere."""
    s = GAME.begin(6, seed, {"reverse_hexes": "all", "mce_powers": "on"})
    rng = seeded(seed, "bot")
    spread = 0
    while isinstance(s.choice, SpreadTokens):
        spread += 1
        s.apply(ask(player(name), s, rng))
    assert spread and s.face_down == 0
    assert all(too_few_bases(s, seat) is False for seat in range(6))
