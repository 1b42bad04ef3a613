"""Queue, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, PASS
from ..atoms import AMOUNT_ATOM
from ..components import SEATS
from ..effect_numbers import TIMES, WINDOW_ORDER
from ..effects.effect import Effect
from ..effects.in_force import refresh
from ..effects.questions import AskPlayer, AskWay
from ..effects.timing import CHALLENGE_END, CHALLENGE_START, POWER_USE, TURN_END
from ..effects.usage import confused, is_silenced
from ..records import ROOM, players_in
from ..rules.turn import due_to_play, queue_of, set_queue
from ..state import Cosmic

SWAP: Final = 0
ORDER: Final = 1
"""Added to it: how many players have their place already."""


class Queue(Effect):
    """Turns follow a queue, in which you may swap two neighbours when a turn ends; once per challenge you set the order
    in which the players act in a window.

    The queue lies in the marks: place, player + 1. See `turn.queue_of`.
    """

    def sets_turn_order(self) -> bool:
        return True

    def received(self, s: Cosmic, me: int) -> None:
        # Whoever plays now has already been moved to the end.
        for place, player in enumerate([*s.around(s.turn), s.turn]):
            s.set_mark(self.number, me, place, player + 1)

    def limit(self, s: Cosmic, me: int) -> int:
        return 2

    def forced(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == TURN_END

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == TURN_END and len(queue_of(s)) > 1

    def opens(self, s: Cosmic, me: int, timing: int) -> bool:
        """Asked where he can act himself, or where he sees that two others can, so that it tells him nothing."""
        within = CHALLENGE_START <= timing <= CHALLENGE_END or timing >= POWER_USE
        if not within or s.was_used(self.number, me) or is_silenced(s, me) or confused(s, me, self.number, timing):
            return False
        actors = 0
        for one in s.active:
            if TIMES[one.effect] >> timing & 1 and one.effect != self.number:
                actors |= 1 << one.player
        if s.hand_hears[me] >> timing & 1:
            actors |= 1 << me
        others = [player for player in s.around(me) if actors >> player & 1]
        return len(others) > 1 or (actors >> me & 1 == 1 and s.players > 1)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == TURN_END:
            s.push(AskWay(me, me, self.number, SWAP))
        else:
            s.push(AskPlayer(me, me, self.number, ORDER, timing))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == SWAP:
            return [PASS] + [AMOUNT_ATOM + place for place in range(1, s.players)]
        before = players_in(about // ROOM, stage - ORDER)
        return [s.player_atom(player) for player in range(s.players) if player not in before]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == SWAP:
            if atom != PASS:
                place = atom - AMOUNT_ATOM
                waiting = queue_of(s)
                waiting[place - 1], waiting[place] = waiting[place], waiting[place - 1]
                set_queue(s, waiting)
            return
        number = stage - ORDER
        about += s.player_of(atom) * ROOM * SEATS**number
        if number + 1 < s.players:
            s.push(AskPlayer(me, me, self.number, stage + 1, about))
        else:
            s.lasting += [WINDOW_ORDER, me, about]
            refresh(s)


class QueueWild(Effect):
    """Somebody else takes the next turn; then the player who is passed over."""

    def gives_turn(self) -> bool:
        return True

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.next_turn == NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        due = due_to_play(s)
        return [s.player_atom(player) for player in range(s.players) if player != due]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        s.next_turn = s.player_of(atom)


class QueueSuper(Effect):
    """Arrange the whole queue anew, player by player."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(queue_of(s)) > 1

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number, ORDER))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        before = players_in(about, stage - ORDER)
        return [s.player_atom(player) for player in range(s.players) if player not in before]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        number = stage - ORDER
        about += s.player_of(atom) * SEATS**number
        if number + 1 < s.players:
            s.push(AskPlayer(me, me, self.number, stage + 1, about))
        else:
            set_queue(s, players_in(about, s.players))
