"""Mind, with both sides of its Flare."""

from __future__ import annotations

from ....clockwork.names import NOBODY
from ..effects.effect import Effect
from ..effects.openings import AsksPlayer, player_atoms
from ..effects.questions import AskPlayer
from ..rules.hands import look_at_hand
from ..state import Cosmic
from .shared.records import records


class Mind(AsksPlayer):
    """Look at the hand of a main player."""

    def seen(self, s: Cosmic, me: int) -> list[int]:
        """Whose hand may be looked at."""
        mains = [s.opponent(me)] if s.is_main(me) else [s.offense, s.defender]
        return [player for player in mains if s.hands[player]]

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return player_atoms(s, self.seen(s, me))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        look_at_hand(s, me, s.player_of(atom))


class MindWild(Effect):
    """Until the end of the challenge see every card that one player draws."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return player_atoms(s, s.around(me))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, s.player_of(atom))

    def watches_draws(self, s: Cosmic, me: int, who: int) -> bool:
        return who in records(s, self.number, me)


class MindSuper(Effect):
    """Look at the hands of any two players."""

    def unseen(self, s: Cosmic, me: int, seen: int) -> list[int]:
        return [player for player in s.around(me) if s.hands[player] and player != seen]

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.unseen(s, me, NOBODY)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number, 0, NOBODY))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return player_atoms(s, self.unseen(s, me, about))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        player = s.player_of(atom)
        if stage == 0:
            s.push(AskPlayer(me, me, self.number, 1, player))
        look_at_hand(s, me, player)
