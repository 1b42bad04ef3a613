"""Powers about powers: who has which, who decides about them, what wins, and curses. COS-4.12, 4.13, 15"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY, PASS, PUBLIC, YES
from ....clockwork.step import Step
from .. import notes
from ..checking import all_cards
from ..components import (
    AMOUNT_ATOM,
    ARTEFACT,
    ATTACK_TYPE,
    BESIDE,
    CARD_ATOM,
    COLOUR_ATOM,
    COLOURS,
    COMPROMISE_TYPE,
    CONDITION,
    CONDITION_ATOM,
    CURSE_ATOM,
    CURSES,
    EDICT_TYPE,
    EDICTS,
    EFFECT,
    FIRST_CURSE_EFFECT,
    FIRST_EDICT,
    FIRST_EDICT_EFFECT,
    FIRST_FLARE,
    FIRST_MOON,
    GAS_GIANT,
    GROUND_BITS,
    IS_CHALLENGE,
    MOON,
    NUMBER,
    PLACE_ATOM,
    PLACES,
    PLANETS_OF_HEX,
    POWER,
    POWER_ATOM,
    POWERS,
    ROLES,
    SHOWN,
    SLOTS,
    SPACE_DUST,
    START_TOKENS,
    SYSTEM_BITS,
    TIMES,
    TOKENS,
    TYPE_OF,
    verb,
)
from ..deals import party
from ..effects import (
    ALLIES,
    EFFECTS,
    INVITES,
    PLAYS_EDICT,
    PLAYS_FLARE,
    PLAYS_KICKER,
    THIS_TURN,
    USES_POWER,
    Effect,
    ask_needed,
    overrides,
    refresh,
    suspended,
)
from ..hands import Draw, card_types, is_insured, take_random
from ..losing import BY_EFFECT
from ..moon_rules import place_of_moon
from ..setup import PlaceTokens
from ..sheets import (
    SYMBIOTE,
    active_powers,
    discard_power,
    draw_power,
    exchange_power,
    give_power,
    move_power,
    own_powers,
    remove_sheet,
    set_away,
    set_free,
    sheets_of,
    status_of,
    swap_powers,
    swappable,
    turn_sheets,
    unused_powers,
)
from ..stacks import captured_tokens, take_out
from ..state import AWAY, BESIDES, COPY, DEAL_FAILED, DEF, FOUGHT, KEEPINGS, OFF, STASHED, TO_WIN, Cosmic, bits
from ..timing import (
    AIMED,
    BASE_GAINED,
    BASE_LOST,
    CHALLENGE_END,
    DECISION,
    DISCARD,
    LAUNCH,
    P7,
    POWER_USE,
)
from ..tokens import (
    Settle,
    TestVictory,
    bring_home,
    external,
    free_from_warp,
    home_options,
    lose_tokens,
    turn_all_sheets,
)
from ..totals import card_values, kicker_factor
from ..turn import Phase
from ..windows import (
    AIMING,
    ALLYING,
    FRAME,
    INVITING,
    JOINING,
    LAUNCHING,
    NAMING,
    NOT_USING,
    AskAmount,
    AskCard,
    AskName,
    AskPlayer,
    AskPower,
    AskSecret,
    AskWay,
    Offering,
    affords_card,
    answering,
    cancel,
    confused,
    is_forced_use,
    open_card,
    play_card,
    role_in,
    start_use,
    steer,
    subject,
)

AURA: Final = POWER.index("aura")
CHANGELING: Final = POWER.index("changeling")
FORCE: Final = POWER.index("force")
INSECT: Final = POWER.index("insect")
NEGATOR: Final = POWER.index("negator")
PAVLOV: Final = POWER.index("pavlov")
PENTAFORM: Final = POWER.index("pentaform")
REINCARNATOR: Final = POWER.index("reincarnator")
SCHIZOID: Final = POWER.index("schizoid")
WITCH: Final = POWER.index("witch")
AURA_SUPER: Final = EFFECT.index("flare_aura_super")
CHANGELING_SUPER: Final = EFFECT.index("flare_changeling_super")
INSECT_SUPER: Final = EFFECT.index("flare_insect_super")
MESMER_SUPER: Final = EFFECT.index("flare_mesmer_super")
PAVLOV_SUPER: Final = EFFECT.index("flare_pavlov_super")
REINCARNATOR_SUPER: Final = EFFECT.index("flare_reincarnator_super")
WITCH_SUPER: Final = EFFECT.index("flare_witch_super")
OMEGA: Final = MOON.index("moon_25")
FORBID: Final = verb("forbid")
STEER: Final = verb("steer")


# What powers have in common


def power_atoms(powers: list[int]) -> list[int]:
    return [POWER_ATOM + power for power in powers]


def card_atoms(cards: list[int]) -> list[int]:
    """Each different card once."""
    options: list[int] = []
    for card in cards:
        if CARD_ATOM + card not in options:
            options.append(CARD_ATOM + card)
    return options


def copyable(s: Cosmic, me: int, player: int) -> list[int]:
    """The powers of a player that another may have a copy of: they work, and need no artefacts. COS-4.6, 15.5"""
    return [power for power in active_powers(s, player) if not ARTEFACT[power] and power not in sheets_of(s, me)]


def graftable(s: Cosmic, player: int) -> list[int]:
    """The powers of a player that another may have instead of him: his own ones, without artefacts. COS-15.5"""
    return [power for power in swappable(s, player) if not ARTEFACT[power]]


def replaceable(s: Cosmic, player: int) -> list[int]:
    """The powers that a player can be without: the Symbiote cannot be lost."""
    return [power for power in own_powers(s, player) if power != SYMBIOTE]


def has_planet_in(s: Cosmic, player: int, owner: int) -> bool:
    """Whether the player has a base on a planet of the other's home system; a moon is none. COS-13.15"""
    return s.bases[player] & SYSTEM_BITS[s.home[owner]] & GROUND_BITS != 0


def has_lost(s: Cosmic, player: int) -> bool:
    """Whether the player, main player or ally, is on a side that has lost the challenge."""
    side = s.side_of(player)
    return s.ending == FOUGHT and side != NOBODY and side != s.winner


def failed_to_deal(s: Cosmic, player: int) -> bool:
    return s.ending == DEAL_FAILED and player in (party(s, OFF), party(s, DEF))


def is_first_use(s: Cosmic, me: int, power: int, timing: int) -> bool:
    """Whether an optional power has not been used yet in this challenge and may still be."""
    return not s.was_used(power, me) and not confused(s, me, power, timing)


# Aura


class Aura(Effect):
    """Lay a card open: everybody with whom you share a system lays open all his cards of that type until P7."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(s.hands[me]) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        for place in range(len(s.stack) - 1, -1, -1):
            step = s.stack[place]
            if isinstance(step, Phase) and step.phase == P7:
                s.stack.insert(place, TakeUpShown())
                break
        s.push(AskCard(me, me, self.number, 1 if s.recall(AURA_SUPER, me) >= 0 else 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        """`stage` counts the cards still to come, `about` is the mask of types shown already."""
        return card_atoms([card for card in s.hands[me] if not about >> TYPE_OF[card] & 1])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        card = atom - CARD_ATOM
        lay_open(s, me, card)
        for player in s.around(me):
            if shares_system(s, me, player):
                for other in s.hands[player]:
                    if TYPE_OF[other] == TYPE_OF[card]:
                        lay_open(s, player, other)
        if stage > 0:
            s.push(AskCard(me, me, self.number, stage - 1, about | 1 << TYPE_OF[card]))


def shares_system(s: Cosmic, one: int, other: int) -> bool:
    """Whether one of two players has a base in the other's home system."""
    there = s.bases[one] & SYSTEM_BITS[s.home[other]]
    return there != 0 or s.bases[other] & SYSTEM_BITS[s.home[one]] != 0


def lay_open(s: Cosmic, player: int, card: int) -> None:
    """A card of the hand lies face up and cannot be played."""
    s.lasting += [SHOWN, player, card]
    open_card(s, player, card)
    s.tell(notes.SHOWS, player, card)


class TakeUpShown(Step["Cosmic"]):
    """At the start of P7 all cards that were laid open return to the hands."""

    def run(self, s: Cosmic) -> None:
        for at in range(len(s.lasting) - 3, -1, -3):
            if s.lasting[at] == SHOWN:
                del s.lasting[at : at + 3]


class AuraWild(Effect):
    """Everybody sees the top four cards of the deck."""

    CARDS: ClassVar[int] = 4

    def hidden(self, s: Cosmic) -> list[int]:
        """Which of the top cards, by place, not everybody knows."""
        first = max(0, len(s.deck.cards) - self.CARDS)
        return [place for place in range(first, len(s.deck.cards)) if s.deck.known[place] != PUBLIC]

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.hidden(s)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        for place in reversed(self.hidden(s)):
            s.deck.known[place] = PUBLIC
            s.tell(notes.SHOWS, me, s.deck.cards[place])
        s.show()


class AuraSuper(Effect):
    """Use your power with two cards of different types."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        rest = s.hands[me].copy()
        if FIRST_FLARE + AURA in rest:
            rest.remove(FIRST_FLARE + AURA)
        return bits(card_types(rest)) > 1 and is_first_use(s, me, AURA, timing)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        start_use(s, me, AURA, NOBODY, timing)


# Changeling


class Changeling(Effect):
    """Swap powers with your opponent for good; if he has none that works, draw a card. COS-15.4"""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        for at in range(0, len(s.used), 2):
            if s.used[at] == CHANGELING:
                return False
        return CHANGELING in own_powers(s, me) and self.other(s, me) != NOBODY

    def other(self, s: Cosmic, me: int) -> int:
        """With whom to swap; NOBODY if the Super Flare says with nobody."""
        at = s.recall(CHANGELING_SUPER, me)
        return s.opponent(me) if at == NOBODY else s.lasting[at + 2]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if swappable(s, self.other(s, me)):
            s.push(AskPower(me, me, self.number))
        else:
            s.push(Draw(me, 1))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return power_atoms(swappable(s, self.other(s, me)))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        swap_powers(s, me, CHANGELING, self.other(s, me), atom - POWER_ATOM)


class ChangelingWild(Effect):
    """Take a random card from the player on your left."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        left = s.left_of(me)
        return len(s.hands[left]) > 0 and not is_insured(s, left)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        take_random(s, me, s.left_of(me), 1)


class ChangelingSuper(Effect):
    """Swap with another player than your opponent, or not at all. The power does not ask, so it is played before."""

    def times(self) -> int:
        return 1 << LAUNCH

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == LAUNCH and EFFECTS[CHANGELING].ready(s, me, AIMED)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        others = [player for player in s.around(me) if player != s.opponent(me) and swappable(s, player)]
        return [PASS] + [s.player_atom(player) for player in others]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, NOBODY if atom == PASS else s.player_of(atom))


# Force


class Force(Effect):
    """Somebody else must use a power he left unused, may not use one, or uses it as you choose."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == DECISION:
            return left_unused_by_another(s, me)
        return timing == POWER_USE and len(self.ways(s, me)) > 0

    def ways(self, s: Cosmic, me: int) -> list[int]:
        """What can be imposed on the use being announced: mandatory powers cannot be forbidden."""
        if not uses_power(s, me):
            return []
        ways: list[int] = [] if is_forced_use(s) else [FORBID]
        power = subject(s)[1]
        if overrides(EFFECTS[power], "options") and power not in UNSTEERED:
            ways.append(STEER)
        return ways

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == DECISION:
            s.decided[3] = 1
        else:
            s.push(AskWay(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return self.ways(s, me)

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom == FORBID:
            cancel(s)
        else:
            steer(s, me)


UNSTEERED: Final[list[int]] = [
    POWER.index(id)
    for id in (
        "assessor",
        "aura",
        "cavalry",
        "connoisseur",
        "deuce",
        "extortionist",
        "filth",
        "gorgon",
        "mesmer",
        "pentaform",
        "prolong",
        "schizoid",
        "skeptic",
        "terrorist",
    )
]
"""Powers in whose use the owner has no open choice: they are about hidden cards and numbers, or made by others."""


def uses_power(s: Cosmic, me: int) -> bool:
    """Whether another player is using a power."""
    if not answering(s):
        return False
    player, effect, _ = subject(s)
    return player != me and 0 <= effect < POWERS


def left_unused_by_another(s: Cosmic, me: int) -> bool:
    """Whether another player has just passed although he could use a power."""
    return len(s.decided) > 0 and s.decided[0] == NOT_USING and s.decided[1] != me and s.decided[3] == 0


class ForceWild(Effect):
    """Cancel one use of another player's optional power."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return uses_power(s, me) and not is_forced_use(s)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        cancel(s)


class Again(Effect):
    """A Super Flare: use your power, which you have used already, a second time in this challenge."""

    def power(self) -> int:
        raise NotImplementedError

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        power = self.power()
        return s.was_used(power, me) and not confused(s, me, power, timing) and EFFECTS[power].ready(s, me, timing)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        start_use(s, me, self.power(), NOBODY, timing)


class ForceSuper(Again):
    """Use your power a second time."""

    def power(self) -> int:
        return FORCE


# Insect


class Insect(Effect):
    """Until the end of the challenge you have a copy of your opponent's power as well. COS-15.5, 15.8"""

    def others(self, s: Cosmic, me: int) -> list[int]:
        """Whose powers can be copied."""
        players = s.around(me) if s.recall(INSECT_SUPER, me) >= 0 else [s.opponent(me)]
        return [player for player in players if copyable(s, me, player)]

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.others(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPower(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        found: list[int] = []
        for player in self.others(s, me):
            found += [power for power in copyable(s, me, player) if power not in found]
        return power_atoms(found)

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        give_power(s, me, atom - POWER_ATOM, COPY)


class Replaced(Effect):
    """A Wild Flare: somebody's power for this challenge, instead of your own."""

    def found(self, s: Cosmic, me: int) -> list[int]:
        """The powers that can be taken."""
        raise NotImplementedError

    def taken(self, s: Cosmic, me: int, power: int) -> None:
        """What else happens when a power is taken."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.found(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPower(me, me, self.number, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        """First which power to take, then which of one's own is away for it. COS-4.12"""
        return power_atoms(self.found(s, me) if stage == 0 else replaceable(s, me))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        power = atom - POWER_ATOM
        if stage == 1:
            set_away(s, me, power)
            return
        s.push(AskPower(me, me, self.number, 1))
        self.taken(s, me, power)
        give_power(s, me, power, COPY)


class InsectWild(Replaced):
    """As an ally you have a copy of your main player's power, instead of your own."""

    def found(self, s: Cosmic, me: int) -> list[int]:
        return copyable(s, me, s.main(s.side_of(me)))


class InsectSuper(Effect):
    """Use your power to copy that of any player."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return is_first_use(s, me, INSECT, timing) and any(copyable(s, me, player) for player in s.around(me))

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        start_use(s, me, INSECT, NOBODY, timing)


# Mesmer


def edict_times() -> int:
    """Whenever some Edict can be played."""
    mask = 0
    for effect in range(FIRST_EDICT_EFFECT, FIRST_EDICT_EFFECT + EDICTS):
        mask |= TIMES[effect]
    return mask


def playable_edicts(s: Cosmic, me: int, timing: int) -> list[int]:
    """The Edicts of this game that could be played now, whoever holds them."""
    timely: list[int] = []
    for card in range(FIRST_EDICT, FIRST_EDICT + EDICTS):
        effect = FIRST_EDICT_EFFECT + card - FIRST_EDICT
        if not TIMES[effect] >> timing & 1 or s.is_off(effect):
            continue
        part = ROLES[effect] & role_in(s, me, timing) != 0 or EFFECTS[effect].whoever(timing)
        if part and EFFECTS[effect].ready(s, me, timing):
            timely.append(card)
    if not timely:
        return timely
    game = set(all_cards(s))
    return [card for card in timely if card in game]


def closed_cards(s: Cosmic, me: int) -> list[int]:
    """The cards of the hand except those that lie open because of Aura."""
    cards = s.hands[me].copy()
    for at in range(0, len(s.lasting), 3):
        if s.lasting[at] == SHOWN and s.lasting[at + 1] == me and s.lasting[at + 2] in cards:
            cards.remove(s.lasting[at + 2])
    return cards


class Disguise(Effect):
    """A card of your hand is played as if it were an Edict: first which Edict, then with which card."""

    def times(self) -> int:
        return edict_times()

    def cards(self, s: Cosmic, me: int) -> list[int]:
        """The cards that can be played as something else."""
        raise NotImplementedError

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return affords_card(s, me) and len(self.cards(s, me)) > 0 and len(self.edicts(s, me, timing)) > 0

    def edicts(self, s: Cosmic, me: int, timing: int) -> list[int]:
        """The Edicts as which one of the cards, not printed so, could be played now."""
        cards = self.cards(s, me)
        return [edict for edict in playable_edicts(s, me, timing) if any(card != edict for card in cards)]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskName(me, me, self.number, timing, NOBODY))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        """`stage` is the timing point, `about` the Edict once it is named."""
        if about == NOBODY:
            return card_atoms(self.edicts(s, me, stage))
        return card_atoms([card for card in self.cards(s, me) if card != about])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        card = atom - CARD_ATOM
        if about == NOBODY:
            s.push(AskCard(me, me, self.number, stage, card))
        else:
            s.show()
            play_card(s, me, card, FIRST_EDICT_EFFECT + about - FIRST_EDICT, stage)


class Mesmer(Disguise):
    """Play an Edict as if it were any other Edict of this game."""

    def cards(self, s: Cosmic, me: int) -> list[int]:
        return [card for card in closed_cards(s, me) if TYPE_OF[card] == EDICT_TYPE]

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        """Not as an answer to itself, and not more often at once than there are Edicts: every answer has an end."""
        if answering(s) and subject(s)[0] == me and subject(s)[1] == self.number:
            return False
        announced = 0
        for at in range(0, len(s.uses), FRAME):
            if s.uses[at] == me and s.uses[at + 1] == self.number:
                announced += 1
        return len(self.cards(s, me)) > announced and super().ready(s, me, timing)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        # Each Edict may be played so, also a further one in the same window. COS-8.13
        for place in range(len(s.stack) - 1, -1, -1):
            step = s.stack[place]
            if isinstance(step, Offering):
                used = tuple([code for code in step.used if code != self.number * 8 + me])
                s.stack[place] = Offering(step.timing, step.group, step.turn, used)
                break
        super().use(s, me, timing)


class MesmerWild(Effect):
    """Your revealed Attack card below 10 becomes a Compromise."""

    BELOW: ClassVar[int] = 10

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        side = s.side_of(me)
        return s.chosen[side] != NOBODY and s.kind[side] == ATTACK_TYPE and s.value[side] < self.BELOW

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.kind[s.side_of(me)] = COMPROMISE_TYPE


class MesmerSuper(Disguise):
    """Play any card but a Challenge card as if it were an Edict."""

    def cards(self, s: Cosmic, me: int) -> list[int]:
        cards = [card for card in closed_cards(s, me) if not IS_CHALLENGE[card]]
        flare = FIRST_FLARE + POWER.index("mesmer")
        if flare in cards:
            cards.remove(flare)
        return cards


# Negator


class Negator(Effect):
    """Another player's decision is vetoed: he must decide otherwise."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not s.decided or s.decided[1] == me or s.decided[3] == 1 or s.decided[4] == 0:
            return False
        kind = s.decided[0]
        atom = s.decided[2]
        if kind == AIMING:
            return PLACE_ATOM <= atom < PLACE_ATOM + PLACES
        if kind == INVITING:
            return atom == YES
        if kind == NAMING:
            return COLOUR_ATOM <= atom < COLOUR_ATOM + COLOURS or PLACE_ATOM <= atom < PLACE_ATOM + PLACES
        return kind in (LAUNCHING, JOINING, ALLYING)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        # An answer to the veto itself may have ended what was being decided.
        if s.decided:
            s.decided[3] = 1


class NegatorWild(Effect):
    """All revealed Attack cards of positive value become negative."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        values = card_values(s)
        for side in (OFF, DEF):
            if (s.kind[side] == ATTACK_TYPE and values[side] > 0) or self.extra_card(s, me, side) != 0:
                return True
        return False

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def card_values(self, s: Cosmic, me: int, values: list[int]) -> None:
        for side in (OFF, DEF):
            if s.kind[side] == ATTACK_TYPE and values[side] > 0:
                values[side] = -values[side]

    def extra_card(self, s: Cosmic, me: int, side: int) -> int:
        """Attack cards that lie beside the challenge count the other way round."""
        total = 0
        for at in range(0, len(s.stash), STASHED):
            holder = s.stash[at + 1]
            if s.stash[at] == BESIDE and s.side_of(holder) == side:
                value = NUMBER[s.stash[at + 3]]
                if holder != s.main(side):
                    value *= kicker_factor(s, side)
                total -= 2 * max(0, value)
        return total


class NegatorSuper(Again):
    """Use your power a second time."""

    def power(self) -> int:
        return NEGATOR


# Pavlov

ACTIONS: Final[list[int]] = [verb(id) for id in ("invite", "ally", "edict", "flare", "kicker", "power")]
"""What can be conditioned, in the order of `performed`."""
BELL: Final = 64
"""Below it, in a record of a bell, the mask of actions; from it on an action and a player who has paid for it."""
assert list(range(len(ACTIONS))) == [INVITES, ALLIES, PLAYS_EDICT, PLAYS_FLARE, PLAYS_KICKER, USES_POWER]


class Bell(Effect):
    """Whoever else does what you name loses a token the first time. `stage` counts what is still to be named."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        """`about` is the mask of actions named already."""
        return [
            atom
            for action, atom in enumerate(ACTIONS)
            if not about >> action & 1 and (action != PLAYS_KICKER or s.kickers)
        ]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        about |= 1 << ACTIONS.index(atom)
        if stage > 0:
            s.push(AskWay(me, me, self.number, stage - 1, about))
        else:
            self.last(s, me, about)

    def performed(self, s: Cosmic, me: int, who: int, action: int) -> None:
        if who == me:
            return
        rung = False
        paid = BELL + action * 8 + who
        for at in range(0, len(s.lasting), 3):
            if s.lasting[at] == self.number and s.lasting[at + 1] == me:
                if s.lasting[at + 2] == paid:
                    return
                rung = rung or (s.lasting[at + 2] < BELL and s.lasting[at + 2] >> action & 1 == 1)
        if rung:
            s.lasting += [self.number, me, paid]
            lose_tokens(s, who, 1, BY_EFFECT)


class Pavlov(Bell):
    """Name an action: each other player who does it in this challenge loses a token the first time."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number, 1 if s.recall(PAVLOV_SUPER, me) >= 0 else 0))


class PavlovWild(Bell):
    """Ring the bell once, as Pavlov does."""


class PavlovSuper(Effect):
    """Use your power with two actions."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return is_first_use(s, me, PAVLOV, timing)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        start_use(s, me, PAVLOV, NOBODY, timing)


# Pentaform

STAGES: Final = 5
# Numbers in the marks of Pentaform beside the stages 1 to 5: the marker, where it is to go, and the powers that have
# been reached.
MARKER: Final = 0
BOUND_FOR: Final = -1
REACHED: Final = -2


class Pentaform(Effect):
    """Five life stages: with each external base gained or lost you have the next or the previous power. COS-14.12"""

    def received(self, s: Cosmic, me: int) -> None:
        pool = unused_powers(s)
        stages = 0
        while pool and stages < STAGES:
            stages += 1
            power = s.rng.pick(pool)
            pool.remove(power)
            s.set_mark(PENTAFORM, me, stages, power + 1)
        s.show()
        if stages > 0:
            s.then([AskPower(me, me, self.number, 1), FirstStage(me)])

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        """Which of the powers that are left is the next stage."""
        return power_atoms(life_stages(s, me)[stage - 1 :])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        swap_stages(s, me, stage, life_stages(s, me).index(atom - POWER_ATOM) + 1)
        if stage + 1 < len(life_stages(s, me)):
            s.push(AskPower(me, me, self.number, stage + 1))

    def rebased(self, s: Cosmic, me: int, who: int, before: int, now: int) -> None:
        if who != me or s.mark_of(PENTAFORM, me, MARKER) == 0:
            return
        outside = external_places(s, me)
        stage = self.bound_for(s, me)
        stage = min(len(life_stages(s, me)), stage + bits(now & ~before & outside))
        stage = max(1, stage - bits(before & ~now & outside))
        s.set_mark(PENTAFORM, me, BOUND_FOR, s.count * 8 + stage)

    def bound_for(self, s: Cosmic, me: int) -> int:
        """The stage to which the marker is to go; what was not carried out in its challenge is forgotten."""
        number = s.mark_of(PENTAFORM, me, BOUND_FOR)
        return number % 8 if number > 0 and number // 8 == s.count else s.mark_of(PENTAFORM, me, MARKER)

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        moved = timing in (BASE_GAINED, BASE_LOST)
        return moved and self.bound_for(s, me) != s.mark_of(PENTAFORM, me, MARKER)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        enter_stage(s, me, self.bound_for(s, me))

    def turned_down(self, s: Cosmic, me: int) -> None:
        s.set_mark(PENTAFORM, me, BOUND_FOR, 0)

    def leaves(self, s: Cosmic, me: int) -> None:
        for power in life_stages(s, me):
            if s.mark_of(PENTAFORM, me, REACHED - power):
                set_free(s, me, power)
                remove_sheet(s, me, power)

    def changes_hands(self, s: Cosmic, me: int, other: int) -> None:
        for power in life_stages(s, other):
            if s.mark_of(PENTAFORM, other, REACHED - power):
                move_power(s, me, power, other)


def external_places(s: Cosmic, player: int) -> int:
    """The places, as bits, that are external for a player: planets elsewhere, and Moon Base Omega. COS-14.12"""
    places = GROUND_BITS & ~SYSTEM_BITS[s.home[player]]
    omega = place_of_moon(s, OMEGA) if s.moons_used and not suspended(s) else NOBODY
    if omega != NOBODY and not SYSTEM_BITS[s.home[player]] >> omega & 1:
        places |= 1 << omega
    return places


def life_stages(s: Cosmic, player: int) -> list[int]:
    """The powers of the life stages, in their order."""
    powers = [s.mark_of(PENTAFORM, player, stage) - 1 for stage in range(1, STAGES + 1)]
    return [power for power in powers if power != NOBODY]


def swap_stages(s: Cosmic, player: int, one: int, other: int) -> None:
    power = s.mark_of(PENTAFORM, player, one)
    s.set_mark(PENTAFORM, player, one, s.mark_of(PENTAFORM, player, other))
    s.set_mark(PENTAFORM, player, other, power)


def enter_stage(s: Cosmic, player: int, stage: int) -> None:
    """The marker is on a stage: the player has its power, and no other stage's."""
    s.set_mark(PENTAFORM, player, MARKER, stage)
    s.set_mark(PENTAFORM, player, BOUND_FOR, 0)
    now = life_stages(s, player)[stage - 1]
    for power in life_stages(s, player):
        if power != now and power in sheets_of(s, player):
            remove_sheet(s, player, power)
    if status_of(s, player, now) != NOBODY:
        refresh(s)
    elif s.mark_of(PENTAFORM, player, REACHED - now):
        s.sheets += [player, now, BESIDES]
        refresh(s)
        s.tell(notes.GETS_POWER, player, now)
    else:
        s.set_mark(PENTAFORM, player, REACHED - now, 1)
        give_power(s, player, now, BESIDES)


class FirstStage(Step["Cosmic"]):
    """The stages lie in their order: the first one begins."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, s: Cosmic) -> None:
        enter_stage(s, self.player, 1)


class PentaformWild(Effect):
    """Your power leaves play; of two random ones you keep one. COS-4.13, 15.3"""

    WAYS: ClassVar[int] = 128

    def pool(self, s: Cosmic, old: int) -> list[int]:
        """The unused powers, with the one returned, that can be acquired."""
        return [power for power in [*unused_powers(s), old] if not ARTEFACT[power]]

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return any(self.pool(s, power) for power in replaceable(s, me))

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPower(me, me, self.number, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        """First which of the own powers goes; then which of the two drawn, the last two digits of `about`, comes."""
        if stage == 0:
            return power_atoms([power for power in replaceable(s, me) if self.pool(s, power)])
        one = about // self.WAYS % self.WAYS
        other = about % self.WAYS
        return power_atoms([one] if one == other else [one, other])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        power = atom - POWER_ATOM
        if stage == 1:
            exchange_power(s, me, about // self.WAYS // self.WAYS, power)
            return
        pool = self.pool(s, power)
        one = s.rng.pick(pool)
        pool.remove(one)
        other = s.rng.pick(pool) if pool else one
        s.show()
        s.push(AskPower(me, me, self.number, 1, (power * self.WAYS + one) * self.WAYS + other))


class PentaformSuper(Effect):
    """Two life stages change places."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(life_stages(s, me)) > 1

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPower(me, me, self.number, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return power_atoms([power for power in life_stages(s, me) if stage == 0 or power != about])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        power = atom - POWER_ATOM
        if stage == 0:
            s.push(AskPower(me, me, self.number, 1, power))
            return
        stages = life_stages(s, me)
        swap_stages(s, me, stages.index(about) + 1, stages.index(power) + 1)
        enter_stage(s, me, s.mark_of(PENTAFORM, me, MARKER))


# Plant


class Plant(Effect):
    """Graft the power of a player in whose system you have a planet: for this challenge you have it and he has not."""

    def hosts(self, s: Cosmic, me: int) -> list[int]:
        return [player for player in s.around(me) if has_planet_in(s, me, player) and graftable(s, player)]

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.hosts(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [s.player_atom(player) for player in self.hosts(s, me)]
        return power_atoms(graftable(s, about))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            s.push(AskPower(me, me, self.number, 1, s.player_of(atom)))
            return
        set_away(s, about, atom - POWER_ATOM)
        give_power(s, me, atom - POWER_ATOM, COPY)


class PlantWild(Replaced):
    """You have the power of an ally instead of your own, and he is without it."""

    def found(self, s: Cosmic, me: int) -> list[int]:
        powers: list[int] = []
        for player in s.around(me):
            if s.is_ally(player):
                powers += graftable(s, player)
        return powers

    def taken(self, s: Cosmic, me: int, power: int) -> None:
        for player in s.around(me):
            if power in graftable(s, player):
                set_away(s, player, power)
                return


class PlantSuper(Effect):
    """You win instead of a winner in whose home system you have a planet. COS-22.1"""

    def hosts(self, s: Cosmic, me: int) -> list[int]:
        return [player for player in s.around(me) if s.champions >> player & 1 and has_planet_in(s, me, player)]

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.hosts(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(player) for player in self.hosts(s, me)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        s.champions = (s.champions & ~(1 << s.player_of(atom))) | 1 << me


# Reincarnator


class Reincarnator(Effect):
    """After a defeat or a failed deal you have another power besides this one, instead of an earlier one. COS-15.3"""

    LIFE: ClassVar[int] = 1

    def whoever(self, timing: int) -> bool:
        return timing == CHALLENGE_END

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if REINCARNATOR not in own_powers(s, me) or s.recall(REINCARNATOR_SUPER, me) >= 0:
            return False
        return has_lost(s, me) or failed_to_deal(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        power = draw_power(s)
        if power == NOBODY:
            return
        self.leaves(s, me)
        s.set_mark(REINCARNATOR, me, self.LIFE, power + 1)
        # It works from the next challenge on.
        give_power(s, me, power, BESIDES + AWAY)

    def leaves(self, s: Cosmic, me: int) -> None:
        life = s.mark_of(REINCARNATOR, me, self.LIFE) - 1
        if life != NOBODY and status_of(s, me, life) != NOBODY:
            s.set_mark(REINCARNATOR, me, self.LIFE, 0)
            discard_power(s, me, life)

    def changes_hands(self, s: Cosmic, me: int, other: int) -> None:
        life = s.mark_of(REINCARNATOR, other, self.LIFE) - 1
        if life != NOBODY:
            move_power(s, me, life, other)


class ReincarnatorWild(Effect):
    """A player who has lost or failed to deal exchanges his power for a random one. COS-4.12, 4.13"""

    def victims(self, s: Cosmic, me: int) -> list[int]:
        found: list[int] = []
        for player in [*s.around(me), me]:
            beaten = has_lost(s, player) or failed_to_deal(s, player)
            if beaten and REINCARNATOR not in sheets_of(s, player) and replaceable(s, player):
                found.append(player)
        return found

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.victims(s, me)) > 0 and any(not ARTEFACT[power] for power in unused_powers(s))

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [s.player_atom(player) for player in self.victims(s, me)]
        return power_atoms(replaceable(s, about))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            s.push(AskPower(me, me, self.number, 1, s.player_of(atom)))
            return
        power = draw_power(s)
        if power != NOBODY:
            exchange_power(s, about, atom - POWER_ATOM, power)


class ReincarnatorSuper(Effect):
    """You do not reincarnate. The power does not ask, so it is played before."""

    def times(self) -> int:
        return 1 << DISCARD

    def whoever(self, timing: int) -> bool:
        return timing == DISCARD

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == DISCARD and EFFECTS[REINCARNATOR].ready(s, me, CHALLENGE_END)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)


# Schizoid


def condition_at(s: Cosmic, player: int) -> int:
    """Where the player's secret condition stands in `secrets`, or NOBODY."""
    for at in range(0, len(s.secrets), 4):
        if s.secrets[at] == SCHIZOID and s.secrets[at + 1] == player:
            return at
    return NOBODY


def fulfils_condition(s: Cosmic, who: int, condition: int) -> bool:
    """Whether a player fulfils one of the eight conditions; what changes the number of bases counts. COS-15.12, 22.3"""
    more = ask_needed(s, TO_WIN) - TO_WIN
    bases = external(s, who)
    home = s.home[who]
    in_warp = s.warp[who] + s.pending[who] + sum(s.limbo[who :: s.players])
    if condition == 0:
        return bases >= 6 + more
    if condition in (6, 7):
        if bases < 4 + more:
            return False
        if condition == 7:
            return in_warp == 0
        return not any(s.bases[player] & SYSTEM_BITS[home] & GROUND_BITS for player in s.around(who))
    if bases < 3 + more:
        return False
    outside = s.bases[who] & external_places(s, who)
    if condition == 1:
        return holds_home(s, who)
    if condition == 2:
        return all(outside & SYSTEM_BITS[s.home[player]] for player in s.around(who))
    if condition == 3:
        return len(s.hands[who]) >= 10
    if condition == 4:
        return any(bits(outside & SYSTEM_BITS[s.home[player]]) >= 3 + more for player in s.around(who))
    return in_warp >= 8


def holds_home(s: Cosmic, player: int) -> bool:
    """A base on every home planet still in the game; on the Gas Giant and in the Space Dust tokens count."""
    system = s.home[player]
    if s.back[system] == SPACE_DUST:
        return s.at(player, system * SLOTS) >= 10
    if s.back[system] == GAS_GIANT:
        return s.at(player, system * SLOTS) >= 8
    return all(s.has_base(player, place) for place in s.planets_in(system))


class Schizoid(Effect):
    """A secret condition of your choice is what wins, for everybody. COS-15.12, 22.3"""

    def received(self, s: Cosmic, me: int) -> None:
        s.push(AskSecret(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [CONDITION_ATOM + condition for condition in range(len(CONDITION))]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        s.secrets += [SCHIZOID, me, atom - CONDITION_ATOM, 1 << me]

    def vow_options(self, s: Cosmic, me: int) -> list[int]:
        return open_conditions(s) or [0]

    def wins(self, s: Cosmic, me: int, who: int, won: bool) -> bool:
        at = condition_at(s, me)
        return won if at == NOBODY else fulfils_condition(s, who, s.secrets[at + 2])

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.champions != 0 and condition_at(s, me) != NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        """Somebody fulfils the condition: it is a secret no longer."""
        at = condition_at(s, me)
        s.secrets[at + 3] = PUBLIC
        s.tell(notes.NAMES_CONDITION, me, s.secrets[at + 2])
        s.show()


def open_conditions(s: Cosmic) -> list[int]:
    """The conditions that nobody fulfils now."""
    found: list[int] = []
    for condition in range(len(CONDITION)):
        if not any(fulfils_condition(s, player, condition) for player in range(s.players)):
            found.append(condition)
    return found


class SchizoidWild(Effect):
    """Exchange home systems with another player; all tokens stay where they are."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(player) for player in s.around(me)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        other = s.player_of(atom)
        home = s.home.copy()
        home[me], home[other] = home[other], home[me]
        s.home = home
        s.count_bases()
        for player in (me, other):
            for place in s.moons_in(home[player]):
                s.moon_known[place - FIRST_MOON] |= 1 << player
                s.show(player)
        refresh(s)
        s.then([*turn_all_sheets(s), TestVictory()])


class SchizoidSuper(Effect):
    """Choose another condition that nobody fulfils now."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return condition_at(s, me) != NOBODY and len(self.options(s, me, 0, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskSecret(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        now = s.secrets[condition_at(s, me) + 2]
        return [CONDITION_ATOM + condition for condition in open_conditions(s) if condition != now]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        at = condition_at(s, me)
        s.secrets[at + 2] = atom - CONDITION_ATOM
        s.secrets[at + 3] = 1 << me


# Symbiote


class Symbiote(Effect):
    """You have twice the tokens."""

    def received(self, s: Cosmic, me: int) -> None:
        s.fleet[me] += TOKENS
        system = s.home[me]
        planets = s.planets_in(system)
        hex = s.back[system]
        if hex != NOBODY and PLANETS_OF_HEX[hex] * START_TOKENS > TOKENS and len(planets) == PLANETS_OF_HEX[hex]:
            # On six planets they are spread as the player likes, like the others. COS-9.4
            s.transit[me] += TOKENS
            s.then([PlaceTokens(me, 0), Settle()])
            return
        for number in range(TOKENS):
            s.put(me, planets[number % len(planets)], 1)
        s.push(Settle())

    def changes_hands(self, s: Cosmic, me: int, other: int) -> None:
        """Half of the tokens everywhere are the extra ones: they go to the bases of the new Symbiote."""
        s.fleet[me] -= TOKENS
        s.fleet[other] += TOKENS
        out = max(s.out[me] // 2, s.out[me] - (TOKENS - FEWEST))
        s.out[me] -= out
        s.out[other] += out
        in_warp = min(s.warp[me] // 2, TOKENS - out)
        s.warp[me] -= in_warp
        s.warp[other] += in_warp
        left = TOKENS - out - in_warp
        taken = 0
        for place in s.base_list(me):
            number = min(s.at(me, place) // 2, left - taken)
            s.lift(me, place, number)
            taken += number
        while taken < left and s.bases[me]:
            s.lift(me, largest_base(s, me), 1)
            taken += 1
        # What is not on bases comes out of the Warp, and else out of the cone or what others hold.
        while taken < left:
            take_loose(s, me)
            taken += 1
        s.transit[other] += taken
        s.push(Settle())
        bring_home(s, other, taken)


FEWEST: Final = 5
"""Tokens that stay in the game. COS-2.7"""


def largest_base(s: Cosmic, player: int) -> int:
    """The place where the player has the most tokens."""
    found = s.base_list(player)
    best = found[0]
    for place in found:
        if s.at(player, place) > s.at(player, best):
            best = place
    return best


def take_loose(s: Cosmic, player: int) -> None:
    """One token that is on no base leaves the Warp, the challenge, the star, or wherever else it is."""
    for tokens in (s.warp, s.force, s.star, s.reserve, s.pending):
        if tokens[player] > 0:
            tokens[player] -= 1
            return
    if s.force[s.players + player] > 0:
        s.force[s.players + player] -= 1
        return
    for tokens in (s.held, s.limbo):
        for at in range(player, len(tokens), s.players):
            if tokens[at] > 0:
                tokens[at] -= 1
                return
    take_out(s, player, 1)


class SymbioteWild(Effect):
    """Take a token from the Warp in another player's P1."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.warp[me] > 0 and len(home_options(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        free_from_warp(s, me, 1)


class SymbioteSuper(Effect):
    """Take back tokens from the Warp, captivity and outside the game, up to eight on each home planet."""

    FULL: ClassVar[int] = 8
    WARP: ClassVar[int] = 0
    CAPTIVE: ClassVar[int] = 1
    OUT: ClassVar[int] = 2
    PLACING: ClassVar[int] = 3

    def firm(self) -> bool:
        return True

    def there(self, s: Cosmic, me: int, stage: int) -> int:
        """How many tokens can be taken from the Warp, from captivity, or from outside the game."""
        if stage == self.WARP:
            return s.warp[me]
        if stage == self.OUT:
            return s.out[me]
        return sum(s.held[holder * s.players + me] for holder in range(KEEPINGS * s.players)) + captured_tokens(s, me)

    def room(self, s: Cosmic, me: int, place: int) -> int:
        return max(0, self.FULL - s.at(me, place))

    def whole_room(self, s: Cosmic, me: int, first: int = 0) -> int:
        """How many more tokens fit on the home planets, from the one with that number on."""
        total = 0
        for place in s.planets_in(s.home[me])[first:]:
            total += self.room(s, me, place)
        return total

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        some = self.there(s, me, self.WARP) + self.there(s, me, self.CAPTIVE) + self.there(s, me, self.OUT)
        return some > 0 and self.whole_room(s, me) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        sources = [AskAmount(me, me, self.number, stage) for stage in (self.WARP, self.CAPTIVE, self.OUT)]
        planets = len(s.planets_in(s.home[me]))
        placing = [AskAmount(me, me, self.number, self.PLACING, planet) for planet in range(planets)]
        s.then([*sources, *placing, Settle()])

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        """For a source how many tokens come; then how many go to the planet with the number `about`."""
        least = 0
        if stage == self.PLACING:
            left = s.transit[me]
            most = min(left, self.room(s, me, s.planets_in(s.home[me])[about]))
            least = max(0, left - self.whole_room(s, me, about + 1))
        else:
            most = min(self.there(s, me, stage), self.whole_room(s, me) - s.transit[me])
        return [AMOUNT_ATOM + number for number in range(least, most + 1)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        number = atom - AMOUNT_ATOM
        if number == 0:
            return
        if stage == self.PLACING:
            place = s.planets_in(s.home[me])[about]
            s.transit[me] -= number
            s.put(me, place, number)
            s.tell(notes.MOVES, me, place, number)
            return
        s.transit[me] += number
        if stage == self.WARP:
            s.warp[me] -= number
        elif stage == self.OUT:
            s.out[me] -= number
        else:
            self.release(s, me, number)

    def release(self, s: Cosmic, me: int, number: int) -> None:
        for holder in range(KEEPINGS * s.players):
            at = holder * s.players + me
            freed = min(number, s.held[at])
            s.held[at] -= freed
            number -= freed
        take_out(s, me, number)


# Witch


class Witch(Effect):
    """When you lose a challenge you may put a curse on one of those who beat you. See curses.py. COS-15.13"""

    def victims(self, s: Cosmic, me: int) -> list[int]:
        """Opposing players who are not cursed; with the Super Flare cursed ones too."""
        side = 1 - s.side_of(me)
        opposed = [s.main(side), *s.allies(side)]
        if s.recall(WITCH_SUPER, me) >= 0:
            return opposed
        return [player for player in opposed if not is_cursed(s, player)]

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing != CHALLENGE_END or not has_lost(s, me):
            return False
        return len(self.victims(s, me)) > 0 and len(available_curses(s)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [s.player_atom(player) for player in self.victims(s, me)]
        return [CURSE_ATOM + curse for curse in available_curses(s)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            s.push(AskName(me, me, self.number, 1, s.player_of(atom)))
            return
        curse = FIRST_CURSE_EFFECT + atom - CURSE_ATOM
        s.set_mark(curse, about, 0, 1)
        s.tell(notes.CHOOSES, me, curse)
        refresh(s)

    def leaves(self, s: Cosmic, me: int) -> None:
        for at in range(len(s.marks) - 4, -1, -4):
            if FIRST_CURSE_EFFECT <= s.marks[at] < FIRST_CURSE_EFFECT + CURSES:
                del s.marks[at : at + 4]


def is_cursed(s: Cosmic, player: int) -> bool:
    for at in range(0, len(s.marks), 4):
        if FIRST_CURSE_EFFECT <= s.marks[at] < FIRST_CURSE_EFFECT + CURSES and s.marks[at + 1] == player:
            return True
    return False


def available_curses(s: Cosmic) -> list[int]:
    """The curses that rest on nobody."""
    taken = [s.marks[at] - FIRST_CURSE_EFFECT for at in range(0, len(s.marks), 4)]
    return [curse for curse in range(CURSES) if curse not in taken]


class WitchWild(Effect):
    """For the rest of the turn you keep your power in spite of too few home bases. COS-4.3"""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(s.draws) > 0 and s.draws[len(s.draws) - 2] == me

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.stay(s, me, THIS_TURN)
        if turn_sheets(s, me):
            s.tell(notes.POWER_BACK, me)

    def keeps_power(self, s: Cosmic, me: int, who: int, keeps: bool) -> bool:
        return keeps or who == me

    def leaves(self, s: Cosmic, me: int) -> None:
        refresh(s)
        s.then(turn_all_sheets(s))


class WitchSuper(Effect):
    """Use your power whether you won or lost, even on somebody who is cursed already."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        fought = timing == CHALLENGE_END and s.ending == FOUGHT and s.side_of(me) != NOBODY
        return fought and is_first_use(s, me, WITCH, timing) and len(available_curses(s)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        start_use(s, me, WITCH, NOBODY, timing)
