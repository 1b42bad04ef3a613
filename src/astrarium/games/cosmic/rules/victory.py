"""What follows when tokens have moved: powers gained and lost, bases counted, victory. COS-4.3, P8.24"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, PUBLIC
from ....clockwork.step import Step
from ....clockwork.text import EVERYONE, Note, NoteKind
from .. import notes
from ..effect_numbers import FIRST_MOON_EFFECT
from ..effects.effect import EFFECTS
from ..effects.table_hooks import ask_condition, ask_external, ask_needed, ask_wins
from ..effects.timing import WIN_CHECK
from ..effects.windows import window
from ..state import Cosmic
from ..terms import LONGEST, TO_WIN
from .settle import SETTLE


class TestVictory(Step["Cosmic"]):
    """Who has five bases outside the own system? All who pass the same test win together. COS-2.2 to 2.5, 22.1"""

    def run(self, s: Cosmic) -> None:
        if s.champions == 0:
            found = champions(s)
            if found and not s.waits(Together):
                s.champions = found
                s.then([window(WIN_CHECK), Won()])


class Together(Step["Cosmic"]):
    """What happens together has happened: while this step waits, victory is not tested. COS-2.3, 2.5, P8.2"""

    def run(self, s: Cosmic) -> None:
        s.push(TEST_VICTORY)
        s.push(SETTLE)


class AtOnce(Together):
    """The same for one act, such as a deal: bases and powers, too, are looked at only when it is done. COS-18.6"""


TEST_VICTORY: Final = TestVictory()
TOGETHER: Final = Together()
AT_ONCE: Final = AtOnce()


def champions(s: Cosmic) -> int:
    """The players who fulfil the condition of victory now, as bits. COS-2.4"""
    mask = 0
    needed = ask_needed(s, TO_WIN)
    for player in range(s.players):
        if ask_wins(s, player, external(s, player) >= needed):
            mask |= 1 << player
    return mask


def fulfils(s: Cosmic, player: int) -> bool:
    """The condition of victory, as effects have changed it. COS-22.3"""
    return ask_wins(s, player, external(s, player) >= ask_needed(s, TO_WIN))


def external(s: Cosmic, player: int) -> int:
    return ask_external(s, player, s.external_bases(player))


class Won(Step["Cosmic"]):
    """Unless an effect has taken the victory away, the game is over. COS-22.1"""

    def run(self, s: Cosmic) -> None:
        if s.champions:
            finish(s)


def finish(s: Cosmic) -> None:
    for player in range(s.players):
        if s.champions >> player & 1:
            tell_victory(s, player)
    s.end()


def tell_victory(s: Cosmic, player: int) -> None:
    """By what somebody has won, which need not be bases. COS-22"""
    won = victory_of(s, player)
    s.tell_all(won.kind, won.values)


def victory_of(s: Cosmic, player: int) -> Note:
    """What the log says of a winner."""
    won = way_of_winning(s, player)
    values = [player]
    if won is notes.WINS_CONDITION:
        values.append(ask_condition(s))
    elif won is notes.WINS_GAME_OVER:
        values += [moon_that_ended_it(s), s.planet_bases(player)]
    elif won is not notes.WINS_SHARE:
        values.append(external(s, player))
    return Note(won, tuple(values), EVERYONE)


def way_of_winning(s: Cosmic, player: int) -> NoteKind:
    """What the log says of a victory: by bases, a condition, a moon, the game's length, or a share in another's."""
    if ask_condition(s) != NOBODY and fulfils(s, player):
        return notes.WINS_CONDITION
    if external(s, player) >= ask_needed(s, TO_WIN):
        return notes.WINS
    if s.count >= LONGEST:
        return notes.WINS_LONGEST
    return notes.WINS_SHARE if moon_that_ended_it(s) == NOBODY else notes.WINS_GAME_OVER


def moon_that_ended_it(s: Cosmic) -> int:
    """The moon that was revealed and ended the game, or NOBODY."""
    for slot, moon in enumerate(s.moon_at):
        if moon != NOBODY and s.moon_known[slot] == PUBLIC and EFFECTS[FIRST_MOON_EFFECT + moon].ends_game():
            return moon
    return NOBODY


def stop_if_endless(s: Cosmic) -> bool:
    """After 400 challenges and empty turns the players with the most external bases win. COS-22.5"""
    if s.count < LONGEST:
        return False
    counts = [external(s, player) for player in range(s.players)]
    most = max(counts)
    # A victory that waits for an extra challenge stands.
    decided = s.champions != 0
    for player in range(s.players):
        if counts[player] == most and not decided:
            s.champions |= 1 << player
    finish(s)
    return True
