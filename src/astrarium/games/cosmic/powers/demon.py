"""Demon, with both sides of its Flare."""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.step import Choice
from .. import notes
from ..atoms import CARD_ATOM, RESERVE_ATOM, STAR_ATOM
from ..components import POWER
from ..effects.challenge_hooks import ask_may_ally
from ..effects.effect import Effect
from ..effects.openings import AsksPlayer, card_atoms, player_atoms
from ..effects.questions import AskCard, AskPlayer
from ..records import Stashed
from ..rules.alliances import one_against_one
from ..rules.commitment import Commit, commit_limit
from ..rules.drawing import top_card
from ..rules.hands import return_stash, stash_card, stashed
from ..rules.sources import commit_sources, number_at, take_from
from ..state import Cosmic
from .shared.other_hands import put_hand_aside, third_parties, with_cards

DEMON: Final = POWER.index("demon")


class Demon(AsksPlayer):
    """Possess the hand of a third player: look at it and play from it; what is left goes back."""

    def victims(self, s: Cosmic, me: int) -> list[int]:
        return with_cards(s, third_parties(s, me))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return player_atoms(s, self.victims(s, me))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        victim = s.player_of(atom)
        s.tell(notes.TAKES, me, victim, len(s.hands[victim]))
        put_hand_aside(s, self.number, me, victim, True, 1 << me)
        s.show(me)

    def returns(self, s: Cosmic, me: int) -> None:
        return_stash(s, self.number, me)


class DemonWild(Effect):
    """A third player must ally with you, with all he can spare, up to the tokens you have."""

    def pressed(self, s: Cosmic, me: int, who: int) -> int:
        """With how many tokens a player would have to ally."""
        side = s.side_of(me)
        if (s.joined[0] | s.joined[1]) >> who & 1 or not ask_may_ally(s, who, side, True):
            return 0
        return min(spare_tokens(s, who), commit_limit(s, who), s.strength(me, side))

    def victims(self, s: Cosmic, me: int) -> list[int]:
        return [player for player in third_parties(s, me) if self.pressed(s, me, player) > 0]

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return not one_against_one(s) and len(self.victims(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return player_atoms(s, self.victims(s, me))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        guest = s.player_of(atom)
        side = s.side_of(me)
        s.push(CommitSpare(guest, side, self.pressed(s, me, guest), 0))
        s.invited[side] |= 1 << guest
        s.joined[side] |= 1 << guest


def spare_sources(s: Cosmic, player: int) -> list[int]:
    """Where the player can take a token without giving up a base, as atoms."""
    return [
        atom
        for atom in commit_sources(s, player)
        if atom in (RESERVE_ATOM, STAR_ATOM) or number_at(s, player, atom) > 1
    ]


def spare_tokens(s: Cosmic, player: int) -> int:
    total = 0
    for atom in spare_sources(s, player):
        total += number_at(s, player, atom) - (0 if atom in (RESERVE_ATOM, STAR_ATOM) else 1)
    return total


class CommitSpare(Choice["Cosmic"]):
    """From which bases an ally takes tokens who need not give up any. flares.toml demon"""

    rule: ClassVar[str] = "COS-P6.4"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, side: int, number: int, taken: int) -> None:
        super().__init__(player)
        self.side: Final = side
        self.number: Final = number
        self.taken: Final = taken

    def legal(self, s: Cosmic) -> list[int]:
        return spare_sources(s, self.player) if self.number > 0 else []

    def take(self, s: Cosmic, atom: int) -> None:
        take_from(s, self.player, atom, 1)
        s.push(CommitSpare(self.player, self.side, self.number - 1, self.taken + 1))

    def run(self, s: Cosmic) -> None:
        if not self.legal(s):
            s.push(Commit(self.player, self.side, 0, self.taken))
            return
        super().run(s)


class DemonSuper(Effect):
    """Possess the top six cards of the deck instead; what is left goes back on top, in your order."""

    CARDS: ClassVar[int] = 6

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return not s.was_used(DEMON, me) and len(s.deck.cards) + len(s.discard) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.used += [DEMON, me]
        for _ in range(min(self.CARDS, len(s.deck.cards) + len(s.discard))):
            card, known = top_card(s, me)
            stash_card(s, self.number, me, me, card, True, known | 1 << me)
            s.whisper(me, notes.GETS, card)

    def returns(self, s: Cosmic, me: int) -> None:
        s.push(AskCard(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return card_atoms(stashed(s, self.number, me))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        """The card named goes on top; the next one will lie on it."""
        s.push(AskCard(me, me, self.number))
        for at in range(0, len(s.stash), Stashed.SIZE):
            if (
                s.stash[at + Stashed.EFFECT] == self.number
                and s.stash[at + Stashed.HOLDER] == me
                and s.stash[at + Stashed.CARD] == atom - CARD_ATOM
            ):
                del s.stash[at : at + Stashed.SIZE]
                break
        s.hear_hand(me)
        s.deck.cards.append(atom - CARD_ATOM)
        s.deck.piles.append(0)
        s.deck.known.append(1 << me)
