"""Rounds, turns, tokens and the pass token. INT-3, 4, 13"""

import pytest

from astrarium.clockwork.names import PASS, Player
from astrarium.games.interstellar.components import ACTION_PHASE, FACES, TOKEN, Token
from astrarium.games.interstellar.rules.action_tokens import owned_tokens
from astrarium.games.interstellar.rules.gains import TakeExtra
from astrarium.games.interstellar.rules.turn import NEXT_TURN, BeginAction, BeginSalvation, PhaseRewards, leave_phase
from astrarium.games.interstellar.state import Interstellar
from tables.interstellar import act, active, all_passed, hand, lay, new_game, played, saving, who
from tables.playing import asked, options, play, question, run


def pass_all(s: Interstellar) -> Interstellar:
    """Everybody passes as soon as asked, until the phase is another one."""
    phase, round = s.phase, s.round
    while (s.phase, s.round) == (phase, round) and not s.over:
        s.apply(PASS if PASS in s.legal else s.legal[0])
    return s


def turn_to(s: Interstellar, colour: str, unused: int) -> Interstellar:
    """That player passes with so many tokens in hand, and the table rests."""
    player = who(s, colour)
    s.hand[player] = owned_tokens(s, player)[:unused]
    assert len(s.hand[player]) == unused
    s.choice = None
    s.stack.clear()
    leave_phase(s, player)
    return run(s, s.stack.pop())


@pytest.mark.rule("INT-3.1", "INT-3.3", "INT-3.4")
def test_a_round_has_three_phases_and_players_take_turns_in_order() -> None:
    s = new_game(3, seed=2)
    first = asked(s)
    assert s.round == 1 and s.phase == ACTION_PHASE
    play(s, "token:earth_production")
    second = asked(s)
    play(s, "token:earth_production")
    third = asked(s)
    play(s, "token:earth_production")
    assert {first, second, third} == {"light_blue", "brown", "white"} and asked(s) == first


@pytest.mark.rule("INT-4.1", "INT-4.2", "INT-4.4")
def test_a_token_played_is_active_and_covers_the_one_below() -> None:
    s = act(lay())
    assert hand(s, "light_blue") == set(TOKEN.ids[:5]) and active(s, "light_blue") == ""
    play(s, "token:earth_production")
    assert active(s, "light_blue") == "earth_production" and "earth_production" not in hand(s, "light_blue")


@pytest.mark.rule("INT-4.3", "INT-4.5")
def test_a_single_action_cannot_be_repeated() -> None:
    s = act(played(lay(), "light_blue", "earth_production"))
    assert "do:repeat" not in options(s) and "do:pass" in options(s)


@pytest.mark.rule("INT-4.7")
def test_without_tokens_and_a_repeat_a_player_must_pass() -> None:
    s = lay()
    s.hand[0] = []
    act(s)
    assert s.passed[0] and asked(s) == "brown"


@pytest.mark.rule("INT-4.6", "INT-12.10")
def test_a_token_whose_action_is_impossible_can_be_played_for_nothing() -> None:
    s = act(lay(light_blue="scientists 0"))
    play(s, "token:research")
    assert active(s, "light_blue") == "research" and asked(s) == "brown"


@pytest.mark.rule("INT-4.8", "INT-4.12", "INT-3.8")
def test_t5_passing_with_nothing_left_last_in_the_lap() -> None:
    s = lay(brown="fuel 3")
    s.hand[0], s.hand[1] = [], []
    s.place, s.passed[0], s.next_order = 0, True, [Player(0)]
    run(s, NEXT_TURN)
    assert s.face[1] == 0 and s.fuel[1] == 3 and question(s) == "Rest"


@pytest.mark.rule("INT-4.8", "INT-4.9", "INT-4.10")
def test_t6_early_pass() -> None:
    s = lay(light_blue="fuel 0")
    turn_to(s, "light_blue", 5)
    assert s.face[0] == 5
    for face in (6, 7):
        s.place = -1
        s.hand[1] = [Token(4)]
        run(s, NEXT_TURN)
        assert s.face[0] == face
    s.place = -1
    run(s, NEXT_TURN)
    assert question(s) == "FreeReward" and options(s) == {f"face:{face}" for face in range(1, FACES)}
    play(s, "face:7")
    assert s.prestige[0] == 13 and s.face[0] == 1
    all_passed(s)
    run(s, PhaseRewards())
    assert s.fuel[0] == 2


@pytest.mark.rule("INT-4.9")
def test_t7_nine_unused_tokens() -> None:
    s = lay(light_blue="extra second_extraction crash_program double_shift gravity_assist")
    turn_to(s, "light_blue", 9)
    assert question(s) == "FreeReward"
    play(s, "face:5")
    assert s.fuel[0] == 4 and s.face[0] == 2
    run(s, PhaseRewards())
    assert s.prestige[0] == 11


@pytest.mark.rule("INT-4.9")
def test_w21_full_turn_of_the_pass_token() -> None:
    s = lay()
    s.passed[0], s.face[0], s.next_order = True, 7, [Player(0)]
    run(s, NEXT_TURN)
    assert question(s) == "FreeReward" and asked(s) == "light_blue"
    play(s, "face:3")
    assert s.fuel[0] == 3 and s.face[0] == 1


@pytest.mark.rule("INT-3.8")
def test_t8_the_lap_is_finished() -> None:
    s = lay(3)
    s.passed, s.face, s.next_order = [True, False, True], [1, 0, 4], [Player(0), Player(2)]
    s.hand[1] = []
    s.place = 0
    run(s, NEXT_TURN)
    assert s.face == [1, 0, 5] and question(s) == "Rest"


@pytest.mark.rule("INT-3.5", "INT-3.6", "INT-3.7")
def test_t9_order_of_the_next_phase() -> None:
    s = lay(3)
    all_passed(s, 1, 2, 0)
    run(s, BeginSalvation())
    assert s.order == [1, 2, 0] and s.next_order == [] and asked(s) == "brown"


@pytest.mark.rule("INT-3.9", "INT-4.15", "INT-4.11")
@pytest.mark.parametrize(
    "face, fuel, prestige, reputation",
    [(0, 0, 0, 0), (1, 2, 0, 0), (2, 0, 1, 0), (3, 3, 0, 0), (4, 0, 0, 1), (5, 4, 0, 0), (6, 0, 2, 0), (7, 0, 3, 0)],
)
def test_the_face_shown_when_the_phase_ends_is_the_reward(face: int, fuel: int, prestige: int, reputation: int) -> None:
    s = lay()
    s.face = [face, 0]
    run(s, PhaseRewards())
    assert (s.fuel[0], s.prestige[0] - 10, s.reputation[0]) == (fuel, prestige, reputation)


@pytest.mark.rule("INT-4.13")
def test_an_extra_token_gained_after_passing_waits_for_the_next_phase() -> None:
    s = lay()
    s.passed[0] = True
    run(s, TakeExtra(0))
    s.play(sorted(options(s))[0])
    assert len(s.extras[0]) == 1 and not set(s.extras[0]) & set(s.hand[0]) and s.face[0] == 0


@pytest.mark.rule("INT-12.1", "INT-12.3")
def test_an_extra_token_gained_before_passing_is_in_hand_at_once() -> None:
    s = lay()
    run(s, TakeExtra(0))
    shown = len(s.shown_extras)
    s.play(sorted(options(s))[0])
    assert set(s.extras[0]) <= set(s.hand[0]) and len(s.shown_extras) == shown - 1


@pytest.mark.rule("INT-12.5")
def test_without_visible_extra_tokens_nothing_is_gained() -> None:
    s = lay()
    s.shown_extras = []
    run(s, TakeExtra(0))
    assert question(s) == "Rest" and s.extras[0] == []


@pytest.mark.rule("INT-4.14")
def test_t34_a_token_on_the_stack_is_not_unused() -> None:
    s = lay(light_blue="base mars_03")
    played(s, "light_blue", "travel", "market", "mars_03")
    act(s)
    play(s, "do:pass")
    assert s.face[0] == 3


@pytest.mark.rule("INT-4.14")
def test_production_and_extra_tokens_count_as_unused() -> None:
    s = act(lay(light_blue="base mars_03, extra media_campaign"))
    play(s, "do:pass")
    assert s.face[0] == 7


@pytest.mark.rule("INT-4.16", "INT-13.1", "INT-13.2")
def test_in_the_salvation_phase_production_tokens_are_set_aside() -> None:
    s = lay(light_blue="base mars_03, extra media_campaign")
    played(s, "light_blue", "research", "mars_03")
    all_passed(s)
    run(s, BeginSalvation())
    assert hand(s, "light_blue") == {"solar_exploitation", "research", "travel", "market", "media_campaign"}
    assert hand(s, "brown") == {"solar_exploitation", "research", "travel", "market"} and s.played[0] == []


@pytest.mark.rule("INT-13.9", "INT-9.16")
def test_in_the_next_round_every_token_is_in_hand_again() -> None:
    s = lay(light_blue="base mars_03, extra media_campaign")
    played(s, "light_blue", "research", "mars_03")
    all_passed(s, 1, 0)
    run(s, BeginAction())
    assert len(hand(s, "light_blue")) == 7 and s.round == 2 and asked(s) == "brown"


@pytest.mark.rule("INT-13.4", "INT-13.7")
def test_passing_in_the_salvation_phase_counts_salvation_tokens() -> None:
    s = saving(lay(light_blue="base mars_03"))
    play(s, "do:pass")
    assert s.face[0] == 4 and s.next_order == [0]


@pytest.mark.rule("INT-13.10")
def test_without_a_salvation_token_a_player_must_pass() -> None:
    s = lay()
    s.phase = 1
    s.hand[0] = []
    s.place = 1
    run(s, NEXT_TURN)
    assert s.passed[0] and asked(s) == "brown"


@pytest.mark.rule("INT-4.6", "INT-13.4", "INT-13.5")
def test_a_salvation_token_may_be_played_for_nothing() -> None:
    s = saving(lay())
    play(s, "token:market")
    if question(s) == "SalvationAction":
        play(s, "do:decline")
    assert asked(s) == "brown" and s.prestige[0] == 10 and active(s, "light_blue") == "market"


def test_a_round_goes_through_its_phases() -> None:
    s = new_game(2, seed=4)
    pass_all(s)
    assert (s.round, s.phase) == (1, 1)
    pass_all(s)
    assert (s.round, s.phase) == (2, 0)
