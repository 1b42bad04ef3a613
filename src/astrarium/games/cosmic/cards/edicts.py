"""The Edicts. COS-6.8 to 6.11"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, PASS
from .. import notes
from ..atoms import CARD_ATOM, PLACE_ATOM, POWER_ATOM
from ..components import (
    ARTEFACT,
    ATTACK_TYPE,
    CARDS,
    COMPROMISE_TYPE,
    EDICT_TYPE,
    FIRST_MOON,
    FLARE_TYPE,
    IS_CHALLENGE,
    POWER,
    POWERS,
    TYPE_OF,
    TYPES,
)
from ..effect_numbers import EFFECT, SUSPENDED
from ..effects.challenge_hooks import ask_cancels_kicker
from ..effects.effect import NEXT_CHALLENGE, Effect
from ..effects.in_force import refresh
from ..effects.openings import AsksPlayer
from ..effects.questions import AskName, AskPlace, AskPlayer, AskPower
from ..effects.table_hooks import ask_charters
from ..effects.timing import CARD_PLAY, CONSOLATION
from ..effects.usage import card_of_effect
from ..galaxy import bits
from ..invariants import all_cards
from ..records import Lasting, Watched
from ..rules.alliances import dismiss
from ..rules.endings import abort
from ..rules.hands import DiscardChoice, give_card, is_insured
from ..rules.loss_in_progress import BY_EFFECT
from ..rules.new_hands import Refill
from ..rules.sheets import draw_power, exchange_power, own_powers, unused_powers
from ..rules.spoils import consolation_due
from ..rules.tokens import free_from_warp, home_options, lose_tokens
from ..rules.uses import answering, cancel, subject, zap
from ..state import Cosmic
from ..terms import DEAL_FAILED, DEAL_MADE, DEF, OFF

# Answers to powers and cards

SYMBIOTE: Final = POWER.index("symbiote")


def answers_card(s: Cosmic, types: int) -> bool:
    """Whether a card of one of these types (a bit for each) is being played."""
    if not answering(s):
        return False
    _, _, card = subject(s)
    return card != NOBODY and types >> TYPE_OF[card] & 1 == 1


class CosmicZap(Effect):
    """A power's use is cancelled, and the power is shut off for the rest of the challenge."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not answering(s):
            return False
        _, effect, _ = subject(s)
        return 0 <= effect < POWERS and effect != SYMBIOTE

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        player, power, _ = subject(s)
        cancel(s)
        zap(s, power, player)


class FlareZap(Effect):
    """A Flare has no effect."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return answers_card(s, 1 << FLARE_TYPE)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        cancel(s)


class CardZap(Effect):
    """An Edict or a Flare has no effect."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return answers_card(s, 1 << EDICT_TYPE | 1 << FLARE_TYPE)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        cancel(s)


ZAPS: Final[list[int]] = [
    EFFECT.index(id) for id in ("cosmic_zap", "flare_zap", "card_zap", "un_zap", "hand_zap", "kicker_zap")
]


class UnZap(Effect):
    """An Edict with "Zap" in its name has no effect."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not answering(s):
            return False
        _, effect, _ = subject(s)
        return effect in ZAPS

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        cancel(s)


class KickerZap(Effect):
    """A revealed Kicker counts as x1; without Kickers it is an Edict that has no effect."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == CARD_PLAY:
            return not s.kickers and answers_card(s, 1 << EDICT_TYPE)
        return s.kickers and len(self.kicking(s)) > 0

    def kicking(self, s: Cosmic) -> list[int]:
        """The sides whose Kicker still counts."""
        return [side for side in (OFF, DEF) if s.kicker[side] != NOBODY and not ask_cancels_kicker(s, side)]

    def cancels_kicker(self, s: Cosmic, me: int, side: int) -> bool:
        for at in range(0, len(s.lasting), Lasting.SIZE):
            if s.lasting[at + Lasting.EFFECT] == self.number and s.lasting[at + Lasting.ABOUT] == side:
                return True
        return False

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == CARD_PLAY:
            cancel(s)
        else:
            s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(s.main(side)) for side in self.kicking(s)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, s.side_of(s.player_of(atom)))


# The challenge


class ForceField(AsksPlayer):
    """Any number of allies go home."""

    def allies(self, s: Cosmic) -> list[int]:
        return [player for player in range(s.players) if s.is_ally(player)]

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        allies = self.allies(s)
        return [PASS, *[s.player_atom(player) for player in allies]] if allies else []

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom == PASS:
            return
        s.push(AskPlayer(me, me, self.number))
        for side in (OFF, DEF):
            if s.joined[side] >> s.player_of(atom) & 1:
                dismiss(s, s.player_of(atom), side)


class TimeGash(Effect):
    """The challenge is broken off, and the offense may make his second one."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.defender != NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        abort(s, counts=True)


class EmotionControl(Effect):
    """Revealed Attack cards become Compromises."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.kind[OFF] != COMPROMISE_TYPE or s.kind[DEF] != COMPROMISE_TYPE

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        for side in (OFF, DEF):
            s.kind[side] = COMPROMISE_TYPE


class UnComp(AsksPlayer):
    """A revealed Compromise counts as an Attack card of 0."""

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(s.main(side)) for side in (OFF, DEF) if s.kind[side] == COMPROMISE_TYPE]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        side = s.side_of(s.player_of(atom))
        s.kind[side] = ATTACK_TYPE
        s.value[side] = 0


class Quash(Effect):
    """A deal just made is void; its parties suffer as if it had failed."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.ending == DEAL_MADE

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.ending = DEAL_FAILED
        s.tell(notes.DEAL_FAILED, s.offense, s.defender)


class StellarGas(Effect):
    """Nobody takes consolation or rewards."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if self.lasts(s, me):
            return False
        if timing == CONSOLATION and s.winner != NOBODY and consolation_due(s, s.main(1 - s.winner)) != 0:
            return True
        for player in range(s.players):
            if s.due[player] > 0:
                return True
        return False

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        for player in range(s.players):
            s.due[player] = 0

    def consolation(self, s: Cosmic, me: int, taker: int, number: int) -> int:
        return 0

    def rewards(self, s: Cosmic, me: int, who: int, number: int) -> int:
        return 0


class Sanity(Effect):
    """No Flares, no reverse cone, no moons, no reverse hexes, one power each; COS-14.20"""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def suspends(self) -> bool:
        return True

    def turns_cone(self, s: Cosmic, me: int, reverse: bool) -> bool:
        return False


# The Warp


class MobiusTubes(Effect):
    """Everybody's tokens leave the Warp. COS-10.2"""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        for player in range(s.players):
            if s.warp[player] > 0 and home_options(s, player):
                return True
        return False

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        for player in [s.offense, *reversed(s.around(s.offense))]:
            free_from_warp(s, player, s.warp[player])


class WarpBreak(Effect):
    """All your tokens leave the Warp. COS-10.2"""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.warp[me] > 0 and len(home_options(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        free_from_warp(s, me, s.warp[me])


# Hands


class Keeper(Effect):
    """In a refill you keep all but your Challenge cards. COS-14.18"""

    def keeps_card(self, s: Cosmic, me: int, who: int, card: int) -> bool:
        return who == me and not IS_CHALLENGE[card] and self.lasts(s, me)

    def refilled(self, s: Cosmic, me: int, who: int) -> None:
        at = s.recall(self.number, me)
        if who == me and at != NOBODY:
            del s.lasting[at : at + Lasting.SIZE]

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if s.draws[len(s.draws) - Watched.SIZE + Watched.PLAYER] != me or self.lasts(s, me):
            return False
        kept = 0
        for card in s.hands[me]:
            if not IS_CHALLENGE[card]:
                kept += 1
        # The Keeper itself is one of them.
        return kept > (1 if card_of_effect(self.number) in s.hands[me] else 0)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)


PLAGUED: Final = 3
"""Tokens that Plague costs."""


class Plague(Effect):
    """A player loses three tokens and a card of each type. COS-14.19"""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(player) for player in [*s.around(me), me]]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        victim = s.player_of(atom)
        if victim == me or not is_insured(s, victim):
            for type in range(TYPES - 1, -1, -1):
                s.push(DiscardChoice(victim, 1 << type))
        lose_tokens(s, victim, PLAGUED, BY_EFFECT)


class HandZap(Effect):
    """A player takes a new hand."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(player) for player in [*s.around(me), me] if player == me or not is_insured(s, player)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        s.push(Refill(s.player_of(atom)))


class Finder(AsksPlayer):
    """You name a card and a player: if he has it he gives you one."""

    def holders(self, s: Cosmic, me: int) -> list[int]:
        return [player for player in s.around(me) if s.hands[player]]

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [s.player_atom(player) for player in self.holders(s, me)]
        # What there is in the game is known to all; where it is does not matter here.
        there = [False] * CARDS
        for card in all_cards(s):
            there[card] = True
        return [CARD_ATOM + card for card in range(CARDS) if there[card]]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            s.push(AskName(me, me, self.number, 1, s.player_of(atom)))
            return
        card = atom - CARD_ATOM
        s.show()
        if card in s.hands[about] and not is_insured(s, about):
            give_card(s, about, me, card, openly=True)


# Powers and moons


class Rebirth(Effect):
    """A player exchanges his power for an unused one. COS-4.12, 4.13, 15.3"""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        for power in unused_powers(s):
            if not ARTEFACT[power]:
                return len(self.players(s, me)) > 0
        return False

    def powers(self, s: Cosmic, player: int) -> list[int]:
        return [power for power in own_powers(s, player) if power != SYMBIOTE]

    def players(self, s: Cosmic, me: int) -> list[int]:
        players = [player for player in [*s.around(me), me] if player == me or not ask_charters(s, player)]
        return [player for player in players if self.powers(s, player)]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [s.player_atom(player) for player in self.players(s, me)]
        return [POWER_ATOM + power for power in self.powers(s, about)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            s.push(AskPower(me, me, self.number, 1, s.player_of(atom)))
            return
        old = atom - POWER_ATOM
        new = draw_power(s)
        if new == NOBODY:
            return
        exchange_power(s, about, old, new)


class Eclipse(Effect):
    """A moon does not work in this challenge; without moons new bases do not win before the next."""

    def notes_places(self) -> bool:
        return True

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.moons(s)) > 0 if s.moons_used else s.mark_of(self.number, me) == 0

    def moons(self, s: Cosmic) -> list[int]:
        """The places of moons that are not eclipsed yet."""
        dark = [
            s.lasting[at + Lasting.ABOUT]
            for at in range(0, len(s.lasting), Lasting.SIZE)
            if s.lasting[at + Lasting.EFFECT] == SUSPENDED
        ]
        places = [FIRST_MOON + slot for slot, moon in enumerate(s.moon_at) if moon != NOBODY]
        return [place for place in places if place not in dark]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if s.moons_used:
            s.push(AskPlace(me, me, self.number))
            return
        for player in range(s.players):
            s.set_mark(self.number, player, 0, 1 + s.external_bits(player))
        self.stay(s, me, NEXT_CHALLENGE)

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [PLACE_ATOM + place for place in self.moons(s)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        s.lasting += [SUSPENDED, me, atom - PLACE_ATOM]
        refresh(s)

    def external(self, s: Cosmic, me: int, who: int, number: int) -> int:
        before = s.mark_of(self.number, who) - 1
        return number - bits(s.external_bits(who) & ~before) if before >= 0 else number

    def leaves(self, s: Cosmic, me: int) -> None:
        for player in range(s.players):
            s.set_mark(self.number, player, 0, 0)
