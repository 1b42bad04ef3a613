"""What follows when tokens have moved: powers gained and lost, bases counted, victory. COS-4.3, P8.24"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, PUBLIC
from ....clockwork.step import Step
from ....clockwork.text import EVERYONE, Note, NoteKind
from .. import notes
from ..components import GAS_GIANT, MOON, POWER, SPACE_DUST
from ..effects.hooks import ask_external, ask_needed, ask_rebased, ask_wins
from ..effects.in_force import anyone_hears, has
from ..effects.timing import BASE_GAINED, BASE_LOST, MOON_LEFT, MOON_OCCUPIED, POWER_GAINED, POWER_LOST, WIN_CHECK
from ..effects.windows import Offering, Window, window
from ..state import LONGEST, TO_WIN, Cosmic
from .sheets import face_down_powers, turn_sheets

LANDING: Final = 3
"""Numbers in a record of `gained`: player, place, whether it is a new base."""


class Settle(Step["Cosmic"]):
    """Bases gained and lost, powers, victory: looked at whenever tokens have moved. COS-2.3, 4.3, P8.24"""

    def run(self, s: Cosmic) -> None:
        if not self._has_changed(s) or s.waits(AtOnce):
            return
        lost_bases = self._count_bases(s)
        if s.moons_used:
            from .moons import settle_moons

            settle_moons(s)
        steps: list[Step[Cosmic]] = turn_all_sheets(s)
        if s.gained:
            if anyone_hears(s, BASE_GAINED) or anyone_hears(s, MOON_OCCUPIED):
                steps += [window(BASE_GAINED), Landed()]
            else:
                s.gained = []
        if lost_bases:
            if anyone_hears(s, BASE_LOST):
                steps.append(window(BASE_LOST))
            if s.moons_used:
                steps.append(window(MOON_LEFT))
        # What answers a landing or a loss belongs to it.
        steps.append(TOGETHER if steps else TestVictory())
        s.then(steps)

    def _count_bases(self, s: Cosmic) -> bool:
        """Everybody's bases are those that they have now; whether anybody lost one."""
        lost = False
        for player in range(s.players):
            before = s.settled[player]
            now = s.bases[player]
            if before == now:
                continue
            if before & ~now:
                lost = True
            s.settled[player] = now
            ask_rebased(s, player, before, now)
        return lost

    def _has_changed(self, s: Cosmic) -> bool:
        if s.gained:
            return True
        for player in range(s.players):
            if s.bases[player] != s.settled[player]:
                return True
        # On the Gas Giant and in the Space Dust the number of tokens counts. COS-9.7, 9.25
        for hex in s.back:
            if hex in (GAS_GIANT, SPACE_DUST):
                return True
        return False


SETTLE: Final = Settle()


def turn_all_sheets(s: Cosmic) -> list[Step[Cosmic]]:
    """Everybody's power sheets are turned as their home bases say; what follows from it. COS-4.3, 4.4"""
    steps: list[Step[Cosmic]] = []
    for player in range(s.players):
        before = s.face_down
        if turn_sheets(s, player):
            now = s.face_down
            s.face_down = before
            was_down = face_down_powers(s, player)
            s.face_down = now
            down = face_down_powers(s, player)
            if down != was_down:
                lost = len(down) > len(was_down)
                steps.append(PowerTurned(player, POWER_LOST if lost else POWER_GAINED))
    return steps


class Landed(Step["Cosmic"]):
    """Everybody has reacted to what landed."""

    def run(self, s: Cosmic) -> None:
        s.gained = []
        s.push(SETTLE)


class PowerTurned(Step["Cosmic"]):
    """A player's power has just turned face down or up."""

    def __init__(self, player: int, timing: int) -> None:
        self.player: Final = player
        self.timing: Final = timing

    def run(self, s: Cosmic) -> None:
        if anyone_hears(s, self.timing):
            s.draws += [self.player, 0]
            s.then([window(self.timing), PowerSeen()])


class PowerSeen(Step["Cosmic"]):
    """The window about a turned power is over; effects may have turned it again."""

    def run(self, s: Cosmic) -> None:
        at = len(s.draws) - 2
        player = s.draws[at]
        del s.draws[at:]
        turn_sheets(s, player)


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
        s.then([SETTLE, TestVictory()])


class AtOnce(Together):
    """The same for one act, such as a deal: bases and powers, too, are looked at only when it is done. COS-18.6"""


TOGETHER: Final = Together()
AT_ONCE: Final = AtOnce()


def champions(s: Cosmic) -> int:
    """The players who fulfil the condition of victory now, as bits. COS-2.4"""
    mask = 0
    for player in range(s.players):
        if fulfils(s, player):
            mask |= 1 << player
    return mask


def watch_victory(s: Cosmic) -> None:
    """A condition that looks at cards or the Warp is tested after every step that leaves nothing on its way. COS-2.9

    What an effect or a step of the challenge does is done when the next window opens, or the round in it goes on.
    """
    if not isinstance(s.stack[-1], (Window, Offering)):
        return
    if s.champions or s.losses or s.draws or s.gained or s.terms:
        return
    for player in range(s.players):
        if s.transit[player] > 0 or s.settled[player] != s.bases[player]:
            return
    if champions(s) and not s.waits(Together):
        s.push(TestVictory())


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
        values.append(open_condition(s))
    elif won is notes.WINS_GAME_OVER:
        values += [GAME_OVER, s.planet_bases(player)]
    elif won is not notes.WINS_SHARE:
        values.append(external(s, player))
    return Note(won, tuple(values), EVERYONE)


def way_of_winning(s: Cosmic, player: int) -> NoteKind:
    """What the log says of a victory: by bases, a condition, a moon, the game's length, or a share in another's."""
    if open_condition(s) != NOBODY and fulfils(s, player):
        return notes.WINS_CONDITION
    if external(s, player) >= ask_needed(s, TO_WIN):
        return notes.WINS
    if s.count >= LONGEST:
        return notes.WINS_LONGEST
    for slot, moon in enumerate(s.moon_at):
        if moon == GAME_OVER and s.moon_known[slot] == PUBLIC:
            return notes.WINS_GAME_OVER
    return notes.WINS_SHARE


def open_condition(s: Cosmic) -> int:
    """The condition under which all win, once it is a secret no longer, or NOBODY. powers.toml schizoid"""
    for at in range(0, len(s.secrets), 4):
        if s.secrets[at] == SCHIZOID and s.secrets[at + 3] == PUBLIC and has(s, s.secrets[at + 1], SCHIZOID):
            return s.secrets[at + 2]
    return NOBODY


SCHIZOID: Final = POWER.index("schizoid")
GAME_OVER: Final = MOON.index("moon_42")


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
