"""Powers about the cards that are selected and revealed."""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NO, NOBODY, PASS, PUBLIC, YES, knows
from ....clockwork.step import Choice, Step
from .. import notes
from ..checking import all_cards
from ..components import (
    ACCEPT,
    AMOUNT_ATOM,
    ARTEFACT,
    ATTACK_TYPE,
    BESIDE,
    BREAK_OFF,
    CARD_ATOM,
    CARDS,
    CHOSEN,
    COMPROMISE,
    COMPROMISE_TYPE,
    CONDITION,
    CONDITION_ATOM,
    DEFENSE_ATOM,
    EDICT_TYPE,
    EFFECT,
    FIRST_EDICT,
    FIRST_EDICT_EFFECT,
    FIRST_FLARE,
    FIRST_MOON_EFFECT,
    FIRST_WILD,
    FLARE_TYPE,
    HANDED,
    IS_CHALLENGE,
    IS_MOON,
    KICKER_DECIDED,
    KICKER_TYPE,
    LAUNCH_BEGUN,
    MINUS,
    NUMBER,
    OFFENSE_ATOM,
    PLACE_ATOM,
    PLUS,
    POWER,
    POWER_ATOM,
    PROMISED,
    PROPOSE,
    QUESTION,
    QUESTION_ATOM,
    RANDOM,
    REFUSE,
    REINFORCEMENT_TYPE,
    SELECTION_BEGUN,
    SET_ASIDE,
    SPENT_CARD,
    STANDS_IN,
    STOP,
    SYSTEM_OF,
    TYPE_ATOM,
    TYPE_OF,
    TYPES,
    verb,
)
from ..deals import (
    FAILURE,
    MOST_CARDS,
    ZOMBIE,
    DealOver,
    GiveChosen,
    Hand,
    TermHanded,
    grantable,
    party,
    stand_in,
)
from ..destiny import DefenderHandCheck, occupy, places_in
from ..effects import Effect, ask_penalty, ask_selectable, has, refresh
from ..hands import (
    Draw,
    any_challenge_card,
    beside,
    challenge_cards,
    deal_all_anew,
    discard,
    discard_card,
    discarded_card,
    from_discards,
    give_card,
    is_insured,
    lay_beside,
    release,
    restock,
    stash_card,
    stashed,
    take_back,
    take_random,
)
from ..launch import launch_steps
from ..losing import FAILED_DEAL
from ..lucre import pay
from ..moon_rules import occupant
from ..resolution import Decided, Over, turn_up
from ..selection import PlayKicker, Select, selection_steps
from ..sheets import SHEET, swap_powers, swappable
from ..state import DEAL_FAILED, DEAL_MADE, DEF, FOUGHT, OFF, STASHED, Cosmic
from ..timing import (
    CARD_DISCARD,
    CARD_PLAY,
    DEAL_DONE,
    DEF_SET,
    DISCARD,
    P8,
    REVEALED,
    SELECTED,
    TOTALS,
)
from ..tokens import Settle, free_from_warp, home_options, lose_tokens
from ..totals import kicker_factor
from ..turn import ChallengeOver, Phase, abort, take_back_cards, take_back_tokens, unwind_to
from ..windows import (
    AskAim,
    AskCard,
    AskName,
    AskPlayer,
    AskPower,
    AskWay,
    PutAway,
    Question,
    Window,
    answering,
    cancel,
    card_of_effect,
    cards_to_play,
    is_silenced,
    may_use,
    open_card,
    subject,
)

CHOSEN_POWER: Final = POWER.index("chosen")
CHOSEN_SUPER: Final = EFFECT.index("flare_chosen_super")
CHRONOS: Final = POWER.index("chronos")
CHRONOS_SUPER: Final = EFFECT.index("flare_chronos_super")
DEUCE: Final = POWER.index("deuce")
DIPLOMAT: Final = POWER.index("diplomat")
INDUSTRIALIST: Final = POWER.index("industrialist")
MISER: Final = POWER.index("miser")
RESERVE_SUPER: Final = EFFECT.index("flare_reserve_super")
SCHIZOID: Final = POWER.index("schizoid")
SEEKER: Final = POWER.index("seeker")
SEEKER_SUPER: Final = EFFECT.index("flare_seeker_super")
SORCERER: Final = POWER.index("sorcerer")

KEEP: Final = verb("keep")
DISCARD_BOTH: Final = verb("discard")
CONCEDE: Final = verb("concede")
STACK: Final = verb("stack")


class AskEveryone(Question):
    """A card of one's hand, asked of whoever is concerned: to be passed over would tell what one holds."""

    secret: ClassVar[bool] = True
    always: ClassVar[bool] = True


class AskTruth(Question):
    """Answer aloud and truthfully, even where the truth leaves no choice."""

    always: ClassVar[bool] = True


# What the cards are


def attack_cards(cards: list[int]) -> list[int]:
    """The different Attack cards among these."""
    return [card for card in challenge_cards(cards) if card != COMPROMISE]


def faces_in_game(s: Cosmic) -> list[int]:
    """Every different card of this game; which there are everybody knows, but not which Flares are out of it."""
    found = all_cards(s)
    return [card for card in range(CARDS) if card >= FIRST_FLARE or card in found]


def revealed_attack(s: Cosmic, me: int) -> bool:
    """Whether the player is a main player whose revealed card counts as an Attack."""
    return s.is_main(me) and s.kind[s.side_of(me)] == ATTACK_TYPE


def revealed_compromise(s: Cosmic, side: int) -> bool:
    """Whether a side has revealed a real Compromise that still counts as one."""
    return s.chosen[side] == COMPROMISE and s.kind[side] == COMPROMISE_TYPE


def give_up(s: Cosmic, player: int, card: int) -> None:
    """A card of the hand is played as part of an effect: it lies open and is discarded in P9."""
    release(s, player, card)
    s.played += [card, player]
    s.tell(notes.PLAYS_CARD, player, card)
    s.show()


# Cavalry


class Cavalry(Effect):
    """As an ally lay a Challenge card of your own beside the challenge."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return any_challenge_card(cards_to_play(s, me))

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskCard(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [CARD_ATOM + card for card in challenge_cards(cards_to_play(s, me))]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        lay_beside(s, me, atom - CARD_ATOM)


class CavalryWild(Effect):
    """As an ally lay an Attack card of your own beside the challenge."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(attack_cards(cards_to_play(s, me))) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskCard(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [CARD_ATOM + card for card in attack_cards(cards_to_play(s, me))]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        lay_beside(s, me, atom - CARD_ATOM)


class CavalrySuper(Effect):
    """Every ally of your side may lay an Attack card of his own beside the challenge."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        for ally in s.allies(s.side_of(me)):
            if attack_cards(cards_to_play(s, me)) if ally == me else cards_to_play(s, ally):
                return True
        return False

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        allies = [ally for ally in s.allies(s.side_of(me)) if cards_to_play(s, ally)]
        s.then([AskEveryone(ally, me, self.number, 0, ally) for ally in allies])

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [PASS] + [CARD_ATOM + card for card in attack_cards(cards_to_play(s, about))]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom != PASS:
            lay_beside(s, about, atom - CARD_ATOM)


# Chosen


class Chosen(Effect):
    """Exchange your revealed card for the next Challenge card of the deck; the first Kicker turned comes with it."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.chosen[s.side_of(me)] != NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        side = s.side_of(me)
        discard(s, me, s.chosen[side])
        s.chosen[side] = NOBODY
        turned = turn_until_challenge(s, me)
        if turned and IS_CHALLENGE[turned[-1]]:
            s.chosen[side] = turned.pop()
        for card in turned:
            if TYPE_OF[card] == KICKER_TYPE:
                if s.kicker[side] != NOBODY:
                    discard(s, me, s.kicker[side])
                s.kicker[side] = card
                turned.remove(card)
                break
        turn_up(s, side)
        for card in turned:
            if s.recall(CHOSEN_SUPER, me) != NOBODY:
                s.gain_card(me, card, PUBLIC)
            else:
                discard(s, me, card)


def turn_until_challenge(s: Cosmic, player: int) -> list[int]:
    """Cards turned from the deck, the last one a Challenge card if there is any to be found. COS-P10.12"""
    if not any_challenge_card(s.deck.cards) and not any_challenge_card(s.discard):
        deal_all_anew(s)
        if not any_challenge_card(s.deck.cards):
            return []
    turned: list[int] = []
    while not turned or not IS_CHALLENGE[turned[-1]]:
        if not s.deck.cards:
            restock(s)
        turned.append(s.deck.draw(s))
        s.tell(notes.SHOWS, player, turned[-1])
    return turned


class ChosenWild(Effect):
    """Draw a card."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(Draw(me, 1))


class ChosenSuper(Effect):
    """Keep what you turn besides the new card when you use your power."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return may_use(s, me, CHOSEN_POWER, timing)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)


# Chronos


def restart(s: Cosmic, steps: list[Step[Cosmic]]) -> None:
    """What was to come in this challenge is dropped for these steps; a card just played is still put away."""
    cards: list[Step[Cosmic]] = []
    while not isinstance(s.stack[-1], ChallengeOver):
        step = s.stack.pop()
        if isinstance(step, PutAway):
            cards.append(step)
    unwind_to(s, ChallengeOver)
    s.then([*cards, *steps])


def give_back(s: Cosmic, bookmark: int, cause: int) -> None:
    """Cards played since a point return to those who played them, and what they did ends. COS-8.14, 6.7"""
    start = 0
    for at in range(0, len(s.used), 2):
        if s.used[at] == bookmark:
            start = at
    for at in range(start, len(s.used), 2):
        effect = s.used[at]
        player = s.used[at + 1]
        if effect == cause or not FIRST_WILD <= effect < FIRST_MOON_EFFECT:
            continue
        forget(s, effect, player)
        card = card_of_effect(effect)
        if card in s.discard and not lies_open(s, card):
            s.discard.remove(card)
            s.played += [card, player]
    kept: list[int] = []
    for at in range(0, len(s.played), 2):
        card = s.played[at]
        player = s.played[at + 1]
        if card == card_of_effect(cause):
            kept += [card, player]
            continue
        s.gain_card(player, card, PUBLIC)
        s.tell(notes.SHOWS, player, card)
        if TYPE_OF[card] == EDICT_TYPE:
            s.lasting += [SPENT_CARD, player, card]
    s.played = kept
    take_back(s, BESIDE)
    refresh(s)


def lies_open(s: Cosmic, card: int) -> bool:
    """Whether a card has been played and not been put away yet."""
    return card in s.played[0::2]


def forget(s: Cosmic, effect: int, player: int) -> None:
    """The records of a player's effect end."""
    for at in range(len(s.lasting) - 3, -1, -3):
        if s.lasting[at] == effect and s.lasting[at + 1] == player:
            del s.lasting[at : at + 3]


class Chronos(Effect):
    """Time travel: the challenge is replayed from P7, without the card that your opponent played."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.recall(self.number, NOBODY) == NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        opponent = s.opponent(me)
        side = s.side_of(opponent)
        self.last(s, me)
        s.tell(notes.TURNS_TIME_BACK, me)
        restart(s, selection_steps())
        give_back(s, SELECTION_BEGUN, CHRONOS_SUPER)
        card = s.chosen[side]
        same = s.recall(CHRONOS_SUPER, me)
        if same != NOBODY:
            s.lasting[same + 2] = card + 1
        else:
            s.chosen[side] = NOBODY
            self._set_aside(s, opponent, side, card)
        take_back_cards(s)
        for each in (OFF, DEF):
            s.kind[each] = NOBODY
            s.value[each] = 0

    def _set_aside(self, s: Cosmic, opponent: int, side: int, card: int) -> None:
        """The opponent's card and Kicker lie aside until P9, unless he shows that he has no other card."""
        if s.kicker[side] != NOBODY:
            stash_card(s, SET_ASIDE, opponent, opponent, s.kicker[side], False, PUBLIC)
            s.kicker[side] = NOBODY
        if card == NOBODY:
            return
        if s.has_challenge_card(opponent):
            stash_card(s, SET_ASIDE, opponent, opponent, card, False, PUBLIC)
            return
        s.gain_card(opponent, card, PUBLIC)
        for place in range(len(s.seen[opponent])):
            s.seen[opponent][place] = PUBLIC
        s.show()
        s.tell(notes.SHOWS_HAND, opponent)


class ChronosWild(Effect):
    """The challenge goes back to P3, and the offense must aim elsewhere in the system."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if s.in_warp or s.target == NOBODY or s.recall(self.number, NOBODY) != NOBODY:
            return False
        return len(self._targets(s)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        s.tell(notes.TURNS_TIME_BACK, me)
        restart(s, [AskAim(s.offense, me, self.number)])
        give_back(s, LAUNCH_BEGUN, self.number)
        take_back_cards(s)
        for at in range(len(s.lasting) - 3, -1, -3):
            if s.lasting[at] in (PROMISED, KICKER_DECIDED):
                del s.lasting[at : at + 3]
        s.invited = [0, 0]
        s.withdrawn = 0
        cone = OFF * s.players + s.offense
        # Without any base the token that came from the Warp stays in the cone. COS-P1.3
        stays = 0 if home_options(s, s.offense) else s.force[cone]
        s.force[cone] -= stays
        take_back_tokens(s)
        s.force[cone] += stays

    def _targets(self, s: Cosmic) -> list[int]:
        return [place for place in places_in(s, SYSTEM_OF[s.target]) if place != s.target and is_open(s, place)]

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [PLACE_ATOM + place for place in self._targets(s)]
        return [s.player_atom(player) for player in s.occupants(s.target) if player != s.offense]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 1:
            self._go_on(s, s.player_of(atom))
            return
        place = atom - PLACE_ATOM
        defender = planet_defender(s)
        s.target = place
        s.system = SYSTEM_OF[place]
        s.tell(notes.AIMS, s.offense, place)
        visitors = [player for player in s.occupants(place) if player != s.offense]
        if IS_MOON[place]:
            self._go_on(s, occupant(s, place))
        elif s.owner[s.system] != s.offense:
            self._go_on(s, defender)
        elif s.defender in visitors or len(visitors) < 2:
            self._go_on(s, s.defender if s.defender in visitors else visitors[0] if visitors else NOBODY)
        else:
            s.push(AskPlayer(s.offense, me, self.number, 1))

    def _go_on(self, s: Cosmic, defender: int) -> None:
        """P3 begins again, after a hand check if somebody else defends now. COS-P2.16"""
        if defender == NOBODY:
            occupy(s)
            return
        # The purchases of P2 are over.
        s.then(launch_steps()[1:])
        if defender != s.defender:
            s.defender = defender
            s.guarding = NOBODY
            refresh(s)
            s.tell(notes.DEFENDS, defender)
            s.then([Window(DEF_SET), DefenderHandCheck()])


def planet_defender(s: Cosmic) -> int:
    """Who defends on a planet of the system: the defender, after a moon the owner of the system."""
    return s.owner[SYSTEM_OF[s.target]] if IS_MOON[s.target] else s.defender


def is_open(s: Cosmic, place: int) -> bool:
    """Whether the offense could aim there instead. COS-P2.4, P2.5, P2.8, 13.16"""
    if IS_MOON[place]:
        return not s.extra and not s.has_base(s.offense, place)
    if not s.has_base(s.offense, place):
        return True
    if s.owner[SYSTEM_OF[place]] == s.offense:
        return len(s.occupants(place)) > 1
    return s.has_base(planet_defender(s), place)


class ChronosSuper(Effect):
    """When time is turned back your opponent must play the same card again."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return may_use(s, me, CHRONOS, timing) and s.chosen[s.side_of(s.opponent(me))] != NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def selectable(self, s: Cosmic, me: int, who: int, cards: list[int]) -> list[int]:
        card = s.lasting[s.recall(self.number, me) + 2] - 1
        return [card] if who == s.opponent(me) and s.is_main(me) and card in cards else cards


# Deuce


class Deuce(Effect):
    """Lay a second Challenge card beside the main one; in P9 one of them comes back."""

    def times(self) -> int:
        return 1 << DISCARD

    def forced(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == DISCARD

    def limit(self, s: Cosmic, me: int) -> int:
        return 2

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == DISCARD:
            return len(beside(s, me)) > 0
        if s.chosen[s.side_of(me)] == NOBODY or s.was_used(self.number, me):
            return False
        return any_challenge_card(cards_to_play(s, me))

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == DISCARD:
            self._take_one_back(s, me)
        else:
            s.push(AskCard(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [CARD_ATOM + card for card in challenge_cards(cards_to_play(s, me))]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        lay_beside(s, me, atom - CARD_ATOM)

    def _take_one_back(self, s: Cosmic, me: int) -> None:
        """The Compromise, or else the higher Attack, is discarded; the other card comes back."""
        main = s.chosen[s.side_of(me)]
        second = beside(s, me)[0]
        keeps_main = main != NOBODY and (second == COMPROMISE or (main != COMPROMISE and NUMBER[main] < NUMBER[second]))
        back = main if keeps_main else second
        take_in(s, me, keeps_main)
        self.last(s, me, back)


def take_in(s: Cosmic, me: int, main: bool) -> None:
    """The player takes the main card, or the one beside it, back to his hand."""
    side = s.side_of(me)
    if main:
        s.gain_card(me, s.chosen[side], PUBLIC)
        s.tell(notes.SHOWS, me, s.chosen[side])
        s.chosen[side] = NOBODY
        return
    for at in range(0, len(s.stash), STASHED):
        if s.stash[at] == BESIDE and s.stash[at + 1] == me:
            s.gain_card(me, s.stash[at + 3], PUBLIC)
            s.tell(notes.SHOWS, me, s.stash[at + 3])
            del s.stash[at : at + STASHED]
            return


class DeuceWild(Effect):
    """Discard an Attack card equal to a revealed one to add its value to that side, or to subtract it."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.both_attack() and len(self.options(s, me, 0, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskCard(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [CARD_ATOM + card for card in attack_cards(s.hands[me]) if card in s.chosen]
        if stage == 1:
            return [OFFENSE_ATOM, DEFENSE_ATOM]
        return [PLUS, MINUS]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            card = atom - CARD_ATOM
            sides = [side for side in (OFF, DEF) if s.chosen[side] == card]
            if len(sides) > 1:
                s.push(AskWay(me, me, self.number, 1, card))
            else:
                s.push(AskWay(me, me, self.number, 2, card * 2 + sides[0]))
            discard_card(s, me, card)
        elif stage == 1:
            s.push(AskWay(me, me, self.number, 2, about * 2 + (OFF if atom == OFFENSE_ATOM else DEF)))
        else:
            self.last(s, me, about * 2 + (1 if atom == MINUS else 0))

    def addition(self, s: Cosmic, me: int, side: int) -> int:
        about = s.lasting[s.recall(self.number, me) + 2]
        if about // 2 % 2 != side:
            return 0
        value = NUMBER[about // 4]
        return -value if about % 2 == 1 else value


class DeuceSuper(Effect):
    """Discard both of your cards, or take both back."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.recall(DEUCE, me) != NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [KEEP, DISCARD_BOTH]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom == DISCARD_BOTH:
            card = s.lasting[s.recall(DEUCE, me) + 2]
            if card in s.hands[me]:
                discard_card(s, me, card)
        elif s.chosen[s.side_of(me)] != NOBODY:
            take_in(s, me, True)
        else:
            take_in(s, me, False)


# Diplomat


class Diplomat(Effect):
    """Play a Compromise: all cards become Compromises, and you are the third party to the deal."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if s.kind[OFF] != ATTACK_TYPE and s.kind[DEF] != ATTACK_TYPE:
            return False
        return COMPROMISE in cards_to_play(s, me) and not is_silenced(s, s.offense) and not is_silenced(s, s.defender)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if COMPROMISE not in cards_to_play(s, me):
            return
        give_up(s, me, COMPROMISE)
        s.kind[OFF] = COMPROMISE_TYPE
        s.kind[DEF] = COMPROMISE_TYPE
        self.last(s, me)

    def talks(self, s: Cosmic, me: int) -> bool:
        if not self.lasts(s, me):
            return False
        s.push(TalkOfThree(0))
        return True


def parties(s: Cosmic) -> list[int]:
    """The parties to the deal: the Diplomat if he has made it one of three, offense, defender. COS-18.9"""
    found = [party(s, OFF), party(s, DEF)]
    at = s.recall(DIPLOMAT, NOBODY)
    if at == NOBODY:
        return found
    return [stand_in(s, s.lasting[at + 1]), *found]


class DiplomatWild(Effect):
    """Play a Compromise to take the place of a party to the deal."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return COMPROMISE in cards_to_play(s, me) and me not in parties(s)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if COMPROMISE in cards_to_play(s, me):
            give_up(s, me, COMPROMISE)
            s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(player) for player in parties(s)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        replaced = s.player_of(atom)
        s.lasting += [STANDS_IN, me, replaced]
        s.due[me] += s.due[replaced]
        s.due[replaced] = 0
        s.tell(notes.STANDS_IN, me, replaced)


class DiplomatSuper(Effect):
    """No cards are played: all players vote on the winner."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        restart(s, [Phase(P8), AskWay(s.left_of(s.offense), me, self.number, 1, 0)])

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [OFFENSE_ATOM, DEFENSE_ATOM]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        """`stage` counts the players from the offense's left, `about` the votes for the offense."""
        voter = (s.offense + stage) % s.players
        s.tell(notes.VOTES, voter, s.offense if atom == OFFENSE_ATOM else s.defender)
        votes = about + (1 if atom == OFFENSE_ATOM else 0)
        if stage < s.players:
            s.push(AskWay((voter + 1) % s.players, me, self.number, stage + 1, votes))
        else:
            s.push(Decided(OFF if 2 * votes > s.players else DEF))


# The deal of three. COS-18.9
# `terms` holds the proposer, then the items of each ordered pair of parties, then who gets each card offered.

ROUNDS: Final = 2
PLACE_GIVEN: Final = 0
HANDED_OVER: Final = 1
CARDS_GIVEN: Final = 2
AT_RANDOM: Final = 3
LUCRE_GIVEN: Final = 4
TOKENS_FREED: Final = 5
ITEMS: Final = 6
PAIRS: Final = 6
FIRST_RECEIVER: Final = 1 + PAIRS * ITEMS


def item_at(s: Cosmic, giver: int, receiver: int, item: int) -> int:
    """Where an item of what the giver gives the receiver stands in the terms."""
    three = parties(s)
    one = three.index(giver)
    other = three.index(receiver)
    return 1 + (one * 2 + (other if other < one else other - 1)) * ITEMS + item


def pairs(s: Cosmic) -> list[tuple[int, int]]:
    """Giver and receiver, each with each."""
    return [(giver, receiver) for giver in parties(s) for receiver in parties(s) if giver != receiver]


class TalkOfThree(Step["Cosmic"]):
    """The next proposal: Diplomat, offense, defender, twice; then the deal has failed. COS-18.9"""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, s: Cosmic) -> None:
        three = parties(s)
        silenced = [player for player in three if is_silenced(s, player)]
        if silenced or self.number >= ROUNDS * len(three):
            fail_of_three(s)
        else:
            s.push(ProposeToBoth(three[self.number % len(three)], self.number))


class ProposeToBoth(Choice["Cosmic"]):
    """Make a proposal to both others, pass it on, or break the talks off. COS-18.9, 18.5"""

    rule: ClassVar[str] = "COS-18.9"

    def __init__(self, player: int, number: int) -> None:
        super().__init__(player)
        self.number: Final = number

    def legal(self, s: Cosmic) -> list[int]:
        return [PROPOSE, REFUSE, BREAK_OFF]

    def take(self, s: Cosmic, atom: int) -> None:
        if atom == BREAK_OFF:
            fail_of_three(s)
            return
        if atom == REFUSE:
            s.push(TalkOfThree(self.number + 1))
            return
        s.terms = [0] * FIRST_RECEIVER
        s.terms[0] = self.player
        s.offered_cards = []
        steps: list[Step[Cosmic]] = []
        for giver, receiver in pairs(s):
            s.terms[item_at(s, giver, receiver, PLACE_GIVEN)] = NOBODY
            steps.append(TermOfThree(self.player, giver, receiver, PLACE_GIVEN))
            if giver == self.player:
                steps.append(CardsOfThree(self.player, receiver))
            else:
                steps.append(TermOfThree(self.player, giver, receiver, CARDS_GIVEN))
            steps.append(TermOfThree(self.player, giver, receiver, LUCRE_GIVEN))
            steps.append(TermOfThree(self.player, giver, receiver, TOKENS_FREED))
        s.then([*steps, AskBoth(self.number)])


class TermOfThree(Choice["Cosmic"]):
    """One thing that a party gives another in a proposal: base, cards, Lucre, tokens from the Warp. COS-18.2, 18.9"""

    rule: ClassVar[str] = "COS-18.9"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, giver: int, receiver: int, item: int) -> None:
        super().__init__(player)
        self.giver: Final = giver
        self.receiver: Final = receiver
        self.item: Final = item

    def legal(self, s: Cosmic) -> list[int]:
        if self.item == PLACE_GIVEN:
            places = [] if self._gains(s) else grantable(s, self.receiver, self.giver)
            return [PASS] + [PLACE_ATOM + place for place in places] if places else []
        if self.item == HANDED_OVER:
            return TermHanded(self.player, self.receiver, self.giver).legal(s)
        if self.item == AT_RANDOM:
            return [RANDOM, CHOSEN]
        most = self._most(s)
        return [AMOUNT_ATOM + number for number in range(most + 1)] if most > 0 else []

    def _gains(self, s: Cosmic) -> bool:
        """Whether the receiver gets a base already: nobody gains more than one. COS-18.9"""
        for giver in parties(s):
            if giver != self.receiver and s.terms[item_at(s, giver, self.receiver, PLACE_GIVEN)] != NOBODY:
                return True
        return False

    def _most(self, s: Cosmic) -> int:
        promised = 0
        for receiver in parties(s):
            if receiver not in (self.giver, self.receiver):
                promised += s.terms[item_at(s, self.giver, receiver, self.item)]
        if self.item == CARDS_GIVEN:
            return min(MOST_CARDS, len(s.hands[self.giver]) - promised)
        if self.item == LUCRE_GIVEN:
            return min(40, s.lucre[self.giver] - promised) if s.lucre_used else 0
        if not has(s, self.giver, ZOMBIE) or not home_options(s, self.receiver):
            return 0
        return min(40, s.warp[self.receiver])

    def take(self, s: Cosmic, atom: int) -> None:
        at = item_at(s, self.giver, self.receiver, self.item)
        if self.item == PLACE_GIVEN:
            if atom != PASS:
                s.terms[at] = atom - PLACE_ATOM
                s.push(TermOfThree(self.player, self.giver, self.receiver, HANDED_OVER))
        elif self.item == HANDED_OVER:
            s.terms[at] = 1 if atom == HANDED else 0
        elif self.item == AT_RANDOM:
            s.terms[at] = 1 if atom == RANDOM else 0
        else:
            s.terms[at] = atom - AMOUNT_ATOM
            if self.item == CARDS_GIVEN and s.terms[at] > 0:
                s.push(TermOfThree(self.player, self.giver, self.receiver, AT_RANDOM))


class CardsOfThree(Choice["Cosmic"]):
    """Which cards the proposer gives one of the others; their types are seen. COS-18.3, 18.9"""

    rule: ClassVar[str] = "COS-18.3"
    inner: ClassVar[bool] = True
    secret: ClassVar[bool] = True

    def __init__(self, player: int, receiver: int) -> None:
        super().__init__(player)
        self.receiver: Final = receiver

    def legal(self, s: Cosmic) -> list[int]:
        left = s.hands[self.player].copy()
        for card in s.offered_cards:
            if card in left:
                left.remove(card)
        options: list[int] = [STOP]
        for card in left:
            if CARD_ATOM + card not in options:
                options.append(CARD_ATOM + card)
        return options if len(options) > 1 else []

    def take(self, s: Cosmic, atom: int) -> None:
        s.show()
        if atom != STOP:
            s.offered_cards.append(atom - CARD_ATOM)
            s.terms.append(self.receiver)
            s.push(CardsOfThree(self.player, self.receiver))


class AskBoth(Step["Cosmic"]):
    """A proposal in which nobody receives anything is none; both others are asked about any other. COS-18.4, 18.9"""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, s: Cosmic) -> None:
        proposer = s.terms[0]
        if is_empty(s):
            s.push(TalkOfThree(self.number + 1))
        else:
            others = [player for player in parties(s) if player != proposer]
            s.push(AnswerOfThree(others[0], proposer, self.number))


def is_empty(s: Cosmic) -> bool:
    """Whether nobody would receive anything. COS-18.4"""
    if s.offered_cards:
        return False
    for giver, receiver in pairs(s):
        if s.terms[item_at(s, giver, receiver, PLACE_GIVEN)] != NOBODY:
            return False
        for item in (CARDS_GIVEN, LUCRE_GIVEN, TOKENS_FREED):
            if s.terms[item_at(s, giver, receiver, item)] > 0:
                return False
    return True


class AnswerOfThree(Choice["Cosmic"]):
    """Accept, refuse, or break off? All others must accept. COS-18.9"""

    rule: ClassVar[str] = "COS-18.9"

    def __init__(self, player: int, proposer: int, number: int) -> None:
        super().__init__(player)
        self.proposer: Final = proposer
        self.number: Final = number

    def legal(self, s: Cosmic) -> list[int]:
        return [ACCEPT, REFUSE, BREAK_OFF]

    def take(self, s: Cosmic, atom: int) -> None:
        if atom == ACCEPT:
            last = [player for player in parties(s) if player != self.proposer][-1]
            if self.player != last:
                s.push(AnswerOfThree(last, self.proposer, self.number))
                return
            s.ending = DEAL_MADE
            s.tell(notes.DEAL_MADE, party(s, OFF), party(s, DEF))
            s.then([Window(DEAL_DONE), CarryOutOfThree()])
            return
        s.terms = []
        s.offered_cards = []
        if atom == BREAK_OFF:
            fail_of_three(s)
        else:
            s.push(TalkOfThree(self.number + 1))


class CarryOutOfThree(Step["Cosmic"]):
    """All parts of the deal together, unless it has been quashed. COS-18.6, 18.9"""

    def run(self, s: Cosmic) -> None:
        terms = s.terms
        cards = s.offered_cards
        all_pairs = pairs(s)
        s.terms = []
        s.offered_cards = []
        if s.ending != DEAL_MADE:
            s.push(PenaltiesOfThree())
            return
        steps: list[Step[Cosmic]] = []
        for giver, receiver in all_pairs:
            at = item_at(s, giver, receiver, 0)
            if terms[at + PLACE_GIVEN] != NOBODY:
                steps.append(Hand(receiver, giver, terms[at + PLACE_GIVEN], terms[at + HANDED_OVER] == 1))
            if terms[at + CARDS_GIVEN] > 0 and terms[at + AT_RANDOM] == 0:
                steps.append(GiveChosen(giver, receiver, terms[at + CARDS_GIVEN]))
        s.then([*steps, Settle(), DealOver()])
        for place, card in enumerate(cards):
            if card in s.hands[terms[0]]:
                give_card(s, terms[0], terms[FIRST_RECEIVER + place], card)
        for giver, receiver in all_pairs:
            at = item_at(s, giver, receiver, 0)
            if terms[at + AT_RANDOM] == 1:
                take_random(s, receiver, giver, terms[at + CARDS_GIVEN], willing=True)
            if s.lucre_used:
                pay(s, giver, receiver, terms[at + LUCRE_GIVEN])
            free_from_warp(s, receiver, terms[at + TOKENS_FREED])


def fail_of_three(s: Cosmic) -> None:
    """No deal of all three."""
    s.ending = DEAL_FAILED
    s.terms = []
    s.offered_cards = []
    s.tell(notes.DEAL_FAILED, party(s, OFF), party(s, DEF))
    s.then([Window(DEAL_DONE), PenaltiesOfThree()])


class PenaltiesOfThree(Step["Cosmic"]):
    """Each of the three loses three tokens; a Kicker multiplies the loss of the two others. COS-P8.20, 6.17"""

    def run(self, s: Cosmic) -> None:
        s.push(Over())
        s.push(Settle())
        for player in reversed(parties(s)):
            loss = FAILURE
            for side in (OFF, DEF):
                if player != party(s, side):
                    loss *= kicker_factor(s, side)
            loss = ask_penalty(s, player, loss)
            if loss > 0:
                lose_tokens(s, player, loss, FAILED_DEAL)
            elif loss < 0:
                free_from_warp(s, player, -loss)


# Empath


class Empath(Effect):
    """An Attack against a Compromise becomes a Compromise."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return (s.kind[OFF] == COMPROMISE_TYPE) != (s.kind[DEF] == COMPROMISE_TYPE)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.kind[OFF] = COMPROMISE_TYPE
        s.kind[DEF] = COMPROMISE_TYPE


class EmpathWild(Effect):
    """A deal that succeeds brings every party three rewards."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        for player in parties(s):
            s.due[player] += 3


class EmpathSuper(Effect):
    """Take the Compromise that the opposing main player revealed for an Attack card of your choice."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return revealed_compromise(s, 1 - s.side_of(me)) and len(attack_cards(cards_to_play(s, me))) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskCard(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [CARD_ATOM + card for card in attack_cards(cards_to_play(s, me))]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        side = 1 - s.side_of(me)
        release(s, me, atom - CARD_ATOM)
        s.gain_card(me, s.chosen[side], PUBLIC)
        s.chosen[side] = atom - CARD_ATOM
        turn_up(s, side)


# Industrialist


class Industrialist(Effect):
    """Who beats your Attack lets you win, or lets the card grow your stack, which you add or subtract later."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not revealed_attack(s, me):
            return False
        if timing == TOTALS:
            return len(stashed(s, self.number, me)) > 0
        side = s.side_of(me)
        return s.ending == FOUGHT and s.winner != side and s.chosen[side] != NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == TOTALS:
            s.push(AskWay(me, me, self.number, 0))
        else:
            s.push(AskWay(s.opponent(me), me, self.number, 1))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [PLUS, MINUS] if stage == 0 else [STACK, CONCEDE]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            s.set_mark(self.number, me, 0, s.count * 2 + (1 if atom == MINUS else 0))
        elif atom == CONCEDE:
            s.winner = s.side_of(me)
        else:
            put_on_stack(s, me, s.side_of(me))

    def extra_card(self, s: Cosmic, me: int, side: int) -> int:
        sign = s.mark_of(self.number, me)
        if sign // 2 != s.count or side != s.side_of(me) or not revealed_attack(s, me):
            return 0
        total = 0
        for card in stashed(s, self.number, me):
            total += NUMBER[card]
        return -total if sign % 2 == 1 else total


def put_on_stack(s: Cosmic, me: int, side: int) -> None:
    """The card of a side goes face up on the Industrialist's stack."""
    stash_card(s, INDUSTRIALIST, me, me, s.chosen[side], False, PUBLIC)
    s.chosen[side] = NOBODY


class IndustrialistWild(Effect):
    """A random card of your opponent's hand, if it is an Attack, is added to your total."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        opponent = s.opponent(me)
        return revealed_attack(s, me) and len(s.hands[opponent]) > 0 and not is_insured(s, opponent)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        opponent = s.opponent(me)
        place = s.rng.below(len(s.hands[opponent]))
        card = s.hands[opponent][place]
        if TYPE_OF[card] == ATTACK_TYPE:
            self.last(s, me, card)
            discard_card(s, opponent, card)
        else:
            s.seen[opponent][place] |= 1 << me
            s.show(me)
            s.whisper(me, notes.SEES, opponent, card)

    def extra_card(self, s: Cosmic, me: int, side: int) -> int:
        return NUMBER[s.lasting[s.recall(self.number, me) + 2]] if side == s.side_of(me) else 0


class IndustrialistSuper(Effect):
    """A revealed Attack card, yours or your opponent's, goes on your stack instead of being discarded."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.options(s, me, 0, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        found: list[int] = []
        for side in (OFF, DEF):
            card = s.chosen[side]
            if card != NOBODY and TYPE_OF[card] == ATTACK_TYPE and s.chosen_known[side] == PUBLIC:
                found.append(OFFENSE_ATOM if side == OFF else DEFENSE_ATOM)
        return found

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        put_on_stack(s, me, OFF if atom == OFFENSE_ATOM else DEF)


# Laser


class Laser(Effect):
    """Your opponent's card is drawn at random."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.chosen[s.side_of(s.opponent(me))] == NOBODY

    def blinds(self, s: Cosmic, me: int, who: int, blind: bool) -> bool:
        return blind or (s.is_main(me) and who == s.opponent(me))


class LaserWild(Effect):
    """Your opponent decides on a Kicker and selects his card before he invites anybody."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.chosen[s.side_of(s.opponent(me))] == NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        opponent = s.opponent(me)
        side = s.side_of(opponent)
        if s.has_challenge_card(opponent):
            s.push(Select(opponent, side))
        if s.kickers:
            s.then([PlayKicker(opponent, side), KickerDecided(opponent)])


class KickerDecided(Step["Cosmic"]):
    """A main player has made up his mind about a Kicker for this challenge. COS-14.8"""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, s: Cosmic) -> None:
        s.lasting += [KICKER_DECIDED, self.player, 0]


class LaserSuper(Effect):
    """As an ally blind either main player."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return NOBODY in s.chosen

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(s.main(side)) for side in (OFF, DEF) if s.chosen[side] == NOBODY]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, s.player_of(atom))

    def blinds(self, s: Cosmic, me: int, who: int, blind: bool) -> bool:
        return blind or s.lasting[s.recall(self.number, me) + 2] == who


# Oracle


class Oracle(Effect):
    """Your opponent selects first, face up."""

    def shows_first(self, s: Cosmic, me: int, who: int, shows: bool) -> bool:
        return shows or (s.is_main(me) and who == s.opponent(me))


class OracleWild(Effect):
    """Both hands are mixed; you take as many cards as you had."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        opponent = s.opponent(me)
        return len(s.hands[me]) > 0 and len(s.hands[opponent]) > 0 and not is_insured(s, opponent)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        opponent = s.opponent(me)
        mine = len(s.hands[me])
        cards = s.hands[me] + s.hands[opponent]
        s.rng.shuffle(cards)
        s.show()
        for player, dealt in ((me, cards[:mine]), (opponent, cards[mine:])):
            s.hands[player] = dealt
            s.seen[player] = [0] * len(dealt)
            s.hear_hand(player)
            for card in dealt:
                s.whisper(player, notes.GETS, card)
        s.tell(notes.TAKES, me, opponent, mine)


class OracleSuper(Effect):
    """Having seen your opponent's card, end the challenge as if a deal had been made."""

    def times(self) -> int:
        return 1 << SELECTED

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        side = s.side_of(s.opponent(me))
        return timing == SELECTED and s.chosen[side] != NOBODY and knows(s.chosen_known[side], me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        abort(s, counts=True)
        s.ending = DEAL_MADE
        s.push(PutAway(card_of_effect(self.number)))


# Pacifist


class Pacifist(Effect):
    """Your Compromise beats an Attack."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == REVEALED and self._wins(s, me)

    def _wins(self, s: Cosmic, me: int) -> bool:
        side = s.side_of(me)
        return s.is_main(me) and s.kind[side] == COMPROMISE_TYPE and s.kind[1 - side] == ATTACK_TYPE

    def decides(self, s: Cosmic, me: int, winner: int) -> int:
        return s.side_of(me) if self._wins(s, me) else winner


class PacifistWild(Effect):
    """Your revealed Compromise becomes an Attack 15."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return revealed_compromise(s, s.side_of(me)) and not beside(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.kind[s.side_of(me)] = ATTACK_TYPE
        s.value[s.side_of(me)] = 15


class PacifistSuper(Effect):
    """A failed deal costs you two tokens fewer and your opponent two more."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.ending == DEAL_FAILED

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def penalty(self, s: Cosmic, me: int, who: int, loss: int) -> int:
        if who == me:
            return max(0, loss - 2) if loss > 0 else loss
        return loss + 2 if who == s.opponent(me) else loss


# Reserve


class Reserve(Effect):
    """Low Attack cards serve you as Reinforcements, and a Compromise cancels a Reinforcement of another."""

    def times(self) -> int:
        return 1 << CARD_PLAY

    def limit(self, s: Cosmic, me: int) -> int:
        """The highest Attack card that serves as a Reinforcement."""
        return 9 if s.recall(RESERVE_SUPER, me) != NOBODY else 6

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing != CARD_PLAY or not answering(s) or COMPROMISE not in cards_to_play(s, me):
            return False
        player, effect, card = subject(s)
        return player != me and effect in (NOBODY, self.number) and TYPE_OF[card] in (ATTACK_TYPE, REINFORCEMENT_TYPE)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if COMPROMISE not in cards_to_play(s, me) or not answering(s):
            return
        cancel(s)
        release(s, me, COMPROMISE)
        s.show()
        s.tell(notes.DISCARDS, me, COMPROMISE)
        discard(s, me, COMPROMISE)


class ReserveWild(Effect):
    """Take a Reinforcement that another player discards; where there are none, add 3 to your side."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == CARD_DISCARD:
            player, card = discarded_card(s)
            return player != me and TYPE_OF[card] == REINFORCEMENT_TYPE and card in s.discard
        return not s.reinforcements and s.side_of(me) != NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == CARD_DISCARD:
            from_discards(s, me, discarded_card(s)[1])
        else:
            self.last(s, me, s.side_of(me))

    def addition(self, s: Cosmic, me: int, side: int) -> int:
        return 3 if s.lasting[s.recall(self.number, me) + 2] == side else 0


class ReserveSuper(Effect):
    """Attack cards up to 9 serve your power."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return any(TYPE_OF[card] == ATTACK_TYPE and 6 < NUMBER[card] <= 9 for card in cards_to_play(s, me))

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)


# Seeker

WILL_COMPROMISE: Final = QUESTION.index("will_compromise")
WILL_ATTACK: Final = QUESTION.index("will_attack")
KICKER_ABOVE_1: Final = QUESTION.index("kicker_above_1")
WILL_EDICT: Final = QUESTION.index("will_edict")
WILL_FLARE: Final = QUESTION.index("will_flare")
WILL_REINFORCEMENT: Final = QUESTION.index("will_reinforcement")
HOLDS_TYPE: Final = QUESTION.index("holds_type")
HOLDS_CARD: Final = QUESTION.index("holds_card")
HOARDS_COMPROMISE: Final = QUESTION.index("hoards_compromise")
HOARDS_ATTACK: Final = QUESTION.index("hoards_attack")
IS_CONDITION: Final = QUESTION.index("condition")

PROMISED_TYPE: Final = {
    WILL_EDICT: EDICT_TYPE,
    WILL_FLARE: FLARE_TYPE,
    WILL_REINFORCEMENT: REINFORCEMENT_TYPE,
}


class Seeker(Effect):
    """Ask a main player a question; he answers truthfully and keeps his word. COS-18.12

    Stage 0 asks whom, 1 what, 2 about which card, type or condition, 3 for the answer. From stage 1 on `about` holds
    the player who is asked in its last three bits, then the question, then the card, type or condition.
    """

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self._asked(s, me)) > 0

    def _asked(self, s: Cosmic, me: int) -> list[int]:
        mains = [s.opponent(me)] if s.is_main(me) else [s.offense, s.defender]
        return [player for player in mains if not is_silenced(s, player)]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number, 0))
        if s.recall(SEEKER_SUPER, me) != NOBODY:
            s.push(AskPlayer(me, me, self.number, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [s.player_atom(player) for player in self._asked(s, me)]
        player = about & 7
        if stage == 1:
            return [QUESTION_ATOM + question for question in questions(s, player)]
        question = about >> 3 & 31
        if stage == 2:
            return matters(s, question)
        return honest_answers(s, player, question, about >> 8)

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        player = about & 7
        question = about >> 3 & 31
        if stage == 0:
            s.push(AskName(me, me, self.number, 1, s.player_of(atom)))
        elif stage == 1:
            question = atom - QUESTION_ATOM
            s.tell(notes.ASKS, me, player, question)
            if matters(s, question):
                s.push(AskName(me, me, self.number, 2, question << 3 | player))
            else:
                s.push(AskTruth(player, me, self.number, 3, question << 3 | player))
        elif stage == 2:
            matter = name_matter(s, me, question, atom)
            s.push(AskTruth(player, me, self.number, 3, matter << 8 | question << 3 | player))
        else:
            s.tell(notes.ANSWERS_YES if atom == YES else notes.ANSWERS_NO, player)
            if question in (WILL_COMPROMISE, WILL_ATTACK) or question in PROMISED_TYPE:
                self.last(s, me, len(s.used) << 17 | (1 if atom == YES else 0) << 16 | about)
            elif atom == YES:
                make_known(s, player, question, about >> 8)

    def selectable(self, s: Cosmic, me: int, who: int, cards: list[int]) -> list[int]:
        for about in promises(s, me, who):
            question = about >> 3 & 31
            if question not in PROMISED_TYPE:
                yes = about >> 16 & 1 == 1
                kept = [card for card in cards if fits(card, question, about >> 8 & 255) == yes]
                if kept:
                    cards = kept
        return cards

    def allows(self, s: Cosmic, me: int, who: int, options: list[int]) -> list[int]:
        for about in promises(s, me, who):
            question = about >> 3 & 31
            if question in PROMISED_TYPE:
                promised = [atom for atom in options if is_card_of(atom, PROMISED_TYPE[question])]
                if about >> 16 & 1 == 0:
                    options = [atom for atom in options if atom not in promised]
                elif promised and not has_played(s, who, question, about >> 17):
                    options = [atom for atom in options if atom != PASS]
        return options


def promises(s: Cosmic, me: int, who: int) -> list[int]:
    """What `who` has told the Seeker about his intentions in this challenge."""
    return [
        s.lasting[at + 2]
        for at in range(0, len(s.lasting), 3)
        if s.lasting[at] == SEEKER and s.lasting[at + 1] == me and s.lasting[at + 2] & 7 == who
    ]


def is_card_of(atom: int, type: int) -> bool:
    return CARD_ATOM <= atom < CARD_ATOM + CARDS and TYPE_OF[atom - CARD_ATOM] == type


def has_played(s: Cosmic, player: int, question: int, since: int) -> bool:
    """Whether a player who said he would has played such a card since then."""
    if question == WILL_REINFORCEMENT:
        for at in range(0, len(s.played), 2):
            if s.played[at + 1] == player and TYPE_OF[s.played[at]] == REINFORCEMENT_TYPE:
                return True
        return False
    first = FIRST_EDICT_EFFECT if question == WILL_EDICT else FIRST_WILD
    end = FIRST_MOON_EFFECT if question == WILL_EDICT else FIRST_EDICT_EFFECT
    for at in range(since, len(s.used), 2):
        if s.used[at + 1] == player and first <= s.used[at] < end:
            return True
    return False


def questions(s: Cosmic, player: int) -> list[int]:
    """What a main player may be asked. COS-18.12, 14.14"""
    found = [WILL_COMPROMISE, WILL_ATTACK]
    if s.kicker[s.side_of(player)] != NOBODY:
        found.append(KICKER_ABOVE_1)
    found += [WILL_EDICT, WILL_FLARE]
    if s.reinforcements:
        found.append(WILL_REINFORCEMENT)
    found += [HOLDS_TYPE, HOLDS_CARD]
    if stashed(s, MISER, player):
        found += [HOARDS_COMPROMISE, HOARDS_ATTACK]
    if condition_of(s, player) != NOBODY:
        found.append(IS_CONDITION)
    return found


def condition_of(s: Cosmic, player: int) -> int:
    """Where the Schizoid's secret condition stands, or NOBODY."""
    for at in range(0, len(s.secrets), 4):
        if s.secrets[at] == SCHIZOID and s.secrets[at + 1] == player:
            return at
    return NOBODY


def matters(s: Cosmic, question: int) -> list[int]:
    """The cards, types or conditions about which a question can be; none if it needs none."""
    if question in (WILL_ATTACK, HOARDS_ATTACK):
        return [CARD_ATOM + card for card in attack_cards(faces_in_game(s))]
    if question == HOLDS_TYPE:
        return [TYPE_ATOM + type for type in range(TYPES)]
    if question == HOLDS_CARD:
        return [CARD_ATOM + card for card in faces_in_game(s)]
    if question == IS_CONDITION:
        return [CONDITION_ATOM + condition for condition in range(len(CONDITION))]
    return []


def name_matter(s: Cosmic, me: int, question: int, atom: int) -> int:
    """The card, type or condition that the Seeker names."""
    if question == HOLDS_TYPE:
        s.tell(notes.NAMES_TYPE, me, atom - TYPE_ATOM)
        return atom - TYPE_ATOM
    if question == IS_CONDITION:
        s.tell(notes.NAMES_CONDITION, me, atom - CONDITION_ATOM)
        return atom - CONDITION_ATOM
    s.tell(notes.NAMES_CARD, me, atom - CARD_ATOM)
    return atom - CARD_ATOM


def fits(card: int, question: int, matter: int) -> bool:
    """Whether playing a Challenge card is what was asked about."""
    if question == WILL_COMPROMISE:
        return card == COMPROMISE
    return card != COMPROMISE and NUMBER[card] >= NUMBER[matter]


def honest_answers(s: Cosmic, player: int, question: int, matter: int) -> list[int]:
    """What a player can answer in truth: facts leave one answer, intentions those that he can keep."""
    if question in (WILL_COMPROMISE, WILL_ATTACK):
        side = s.side_of(player)
        cards = [s.chosen[side]]
        if s.chosen[side] == NOBODY:
            cards = ask_selectable(s, player, challenge_cards(cards_to_play(s, player)))
        answers: list[int] = []
        if any(fits(card, question, matter) for card in cards):
            answers.append(YES)
        if any(not fits(card, question, matter) for card in cards):
            answers.append(NO)
        return answers or [YES, NO]
    if question in PROMISED_TYPE:
        able = any(TYPE_OF[card] == PROMISED_TYPE[question] for card in cards_to_play(s, player))
        return [YES, NO] if able else [NO]
    return [YES] if is_so(s, player, question, matter) else [NO]


def is_so(s: Cosmic, player: int, question: int, matter: int) -> bool:
    """The truth about a fact."""
    if question == KICKER_ABOVE_1:
        return NUMBER[s.kicker[s.side_of(player)]] > 1
    if question == HOLDS_TYPE:
        return any(TYPE_OF[card] == matter for card in s.hands[player])
    if question == HOLDS_CARD:
        return matter in s.hands[player]
    if question == IS_CONDITION:
        return s.secrets[condition_of(s, player) + 2] == matter
    hoard = stashed(s, MISER, player)
    if question == HOARDS_COMPROMISE:
        return COMPROMISE in hoard
    return any(TYPE_OF[card] == ATTACK_TYPE and NUMBER[card] >= NUMBER[matter] for card in hoard)


def make_known(s: Cosmic, player: int, question: int, matter: int) -> None:
    """What a yes has told everybody for sure."""
    if question == HOLDS_CARD:
        open_card(s, player, matter)
    elif question == IS_CONDITION:
        s.secrets[condition_of(s, player) + 3] = PUBLIC
        s.show()


class SeekerWild(Effect):
    """See what a main player who invites you means to play; if you join him he must play it.

    The card is a secret between the two; `lasting` only says which side it is about.
    """

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return me == s.answering and len(self.options(s, me, 0, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [s.player_atom(s.main(side)) for side in (OFF, DEF) if s.invited[side] >> me & 1]
        return [CARD_ATOM + card for card in challenge_cards(cards_to_play(s, s.main(about)))]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            player = s.player_of(atom)
            s.push(AskEveryone(player, me, self.number, 1, s.side_of(player)))
            return
        player = s.main(about)
        card = atom - CARD_ATOM
        s.secrets += [self.number, me, card, 1 << me | 1 << player]
        self.last(s, me, about)
        for place, held in enumerate(s.hands[player]):
            if held == card:
                s.seen[player][place] |= 1 << me
                break
        s.show(me)
        s.whisper(me, notes.SEES, player, card)

    def vow_options(self, s: Cosmic, me: int) -> list[int]:
        return list(range(FIRST_EDICT))

    def selectable(self, s: Cosmic, me: int, who: int, cards: list[int]) -> list[int]:
        side = s.lasting[s.recall(self.number, me) + 2]
        if who != s.main(side) or not s.joined[side] >> me & 1:
            return cards
        for at in range(0, len(s.secrets), 4):
            if s.secrets[at] == self.number and s.secrets[at + 1] == me and s.secrets[at + 2] in cards:
                return [s.secrets[at + 2]]
        return cards


class SeekerSuper(Effect):
    """Ask two questions instead of one."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.was_used(SEEKER, me) or may_use(s, me, SEEKER, timing)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        if s.was_used(SEEKER, me):
            s.push(AskPlayer(me, me, SEEKER, 0))


# Sorcerer


def swap_cards(s: Cosmic, me: int) -> None:
    """The main players' face-down cards are exchanged; Kickers stay. COS-14.15"""
    s.chosen = [s.chosen[DEF], s.chosen[OFF]]
    s.chosen_known = [s.chosen_known[DEF], s.chosen_known[OFF]]
    s.tell(notes.SWAPS_CARDS, me)


class Sorcerer(Effect):
    """Exchange your face-down card with your opponent's."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return NOBODY not in s.chosen

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        swap_cards(s, me)


class SorcererWild(Effect):
    """The main players exchange powers for good."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        for at in range(0, len(s.sheets), SHEET):
            if s.is_main(s.sheets[at]) and (s.sheets[at + 1] == SORCERER or ARTEFACT[s.sheets[at + 1]]):
                return False
        return len(swappable(s, s.offense)) > 0 and len(swappable(s, s.defender)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPower(me, me, self.number, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [POWER_ATOM + power for power in swappable(s, s.offense if stage == 0 else s.defender)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            s.push(AskPower(me, me, self.number, 1, atom - POWER_ATOM))
        else:
            swap_powers(s, s.offense, about, s.defender, atom - POWER_ATOM)


class SorcererSuper(Effect):
    """As an ally exchange the main players' face-down cards."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return NOBODY not in s.chosen

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        swap_cards(s, me)


# Visionary


class Visionary(Effect):
    """Name the Challenge card that your opponent must play if he has it.

    Stage 0 asks whom (only the Super text leaves a choice), 1 for the card.
    """

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.options(s, me, 0, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 1:
            return [CARD_ATOM + card for card in faces_in_game(s) if IS_CHALLENGE[card]]
        mains = [s.opponent(me)] if s.is_main(me) else [s.offense, s.defender]
        return [s.player_atom(player) for player in mains if s.chosen[s.side_of(player)] == NOBODY]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            s.push(AskName(me, me, self.number, 1, s.player_of(atom)))
            return
        s.tell(notes.NAMES_CARD, me, atom - CARD_ATOM)
        self.last(s, me, (atom - CARD_ATOM) * 8 + about)

    def selectable(self, s: Cosmic, me: int, who: int, cards: list[int]) -> list[int]:
        at = s.recall(self.number, me)
        if at == NOBODY or s.lasting[at + 2] % 8 != who:
            return cards
        named = s.lasting[at + 2] // 8
        return [named] if named in cards else cards


class VisionaryWild(Effect):
    """Name a card: each player shows you that card, or another if he has it not."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return any(len(s.hands[player]) > 0 for player in s.around(me))

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskName(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [CARD_ATOM + card for card in faces_in_game(s)]
        hand = s.hands[about & 7]
        named = about >> 3
        return [CARD_ATOM + named] if named in hand else [CARD_ATOM + card for card in sorted(set(hand))]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        card = atom - CARD_ATOM
        if stage == 0:
            s.tell(notes.NAMES_CARD, me, card)
            others = [player for player in s.around(me) if s.hands[player]]
            s.then([AskEveryone(player, me, self.number, 1, card << 3 | player) for player in others])
            return
        player = about & 7
        s.seen[player][s.hands[player].index(card)] |= 1 << me
        s.show(me)
        s.whisper(me, notes.SEES, player, card)


class VisionarySuper(Visionary):
    """Name the card that a main player must play, though you are none."""
