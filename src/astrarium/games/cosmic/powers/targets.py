"""Powers about destiny, targets and the course of the turn. COS-P2, 8.11, 15.7"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NO, NOBODY, PASS, YES
from ....clockwork.step import Step
from .. import notes
from ..alliances import one_against_one
from ..components import (
    AMOUNT_ATOM,
    CARD_ATOM,
    CARDS,
    COLOURS,
    COMPROMISE,
    COMPROMISE_TYPE,
    DEFENSE_ATOM,
    DESTINY_COLOUR,
    EFFECT,
    EXTRA,
    FIRST_COMET,
    FIRST_CONE,
    FIRST_FLARE,
    FIRST_REINFORCEMENT,
    GROUND_BITS,
    IS_MOON,
    KICKER_TYPE,
    OFFENSE_ATOM,
    PLACE_ATOM,
    PLANETS,
    POWER,
    POWERS,
    REINFORCEMENT_TYPE,
    SILENCED,
    SLOTS,
    SYSTEM_OF,
    TIMES,
    TYPE_OF,
    WINDOW_ORDER,
    verb,
)
from ..cones import points_to
from ..deals import begin_deal, grantable
from ..destiny import can_be_challenged, discard_drawn, places_in, target_places
from ..effects import Effect, ask_challenge_limit, ask_may_move, refresh
from ..hands import (
    Draw,
    Refill,
    blur_hand,
    discard,
    discard_card,
    look_at_hand,
    needs_no_cards,
    stash_card,
    take_random,
    unstash,
)
from ..losing import BY_EFFECT, Lose, left_to_lose, loser, spare
from ..resolution import Reveal
from ..sheets import in_set
from ..state import ABORTED, DEAL_FAILED, DEAL_MADE, DEF, FOUGHT, OFF, UNDECIDED, Cosmic
from ..timing import (
    AIMED,
    BASE_GAINED,
    BEFORE_SELECT,
    CHALLENGE_END,
    CHALLENGE_START,
    DEF_SET,
    DESTINY_DRAWN,
    INVITE_OFF,
    LAND,
    LOSS,
    POWER_GAINED,
    POWER_USE,
    TURN_END,
)
from ..tokens import (
    LANDING,
    Found,
    Gather,
    Settle,
    available,
    bring_home,
    home_options,
    land,
    lose_place,
    lose_tokens,
    movable,
    recall_force,
    vacate,
)
from ..totals import totals
from ..turn import LIMIT as CHALLENGES
from ..turn import call_extra, can_call_extra, do_after, due_to_play, queue_of, set_queue
from ..windows import (
    AskAim,
    AskAmount,
    AskCard,
    AskHidden,
    AskName,
    AskPlace,
    AskPlayer,
    AskSecret,
    AskWay,
    AskYes,
    answering,
    cancel,
    confused,
    is_silenced,
    subject,
    zap,
)

BOOMERANG_SUPER: Final = EFFECT.index("flare_boomerang_super")
DICTATOR: Final = POWER.index("dictator")
JUDGE: Final = POWER.index("judge")
JUDGE_SUPER: Final = EFFECT.index("flare_judge_super")
PROPHET: Final = POWER.index("prophet")
QUEUE: Final = POWER.index("queue")
SILENCER: Final = POWER.index("silencer")
SIREN_SUPER: Final = EFFECT.index("flare_siren_super")
TERRORIST: Final = POWER.index("terrorist")
WORM: Final = POWER.index("worm")

WINNER: Final = verb("winner")
LOSER: Final = verb("loser")
CLAUSES: Final = (verb("clause_a"), verb("clause_b"), verb("clause_c"), verb("clause_d"))


# Where things are


def lands_in_common(s: Cosmic, place: int) -> bool:
    """Whether players can share a place: a planet where visitors have no bases of their own. COS-9.8, 9.9, 13.20"""
    return not IS_MOON[place] and not s.is_berthed(SYSTEM_OF[place])


def planets(s: Cosmic) -> list[int]:
    """Every planet in the game."""
    found: list[int] = []
    for system in range(COLOURS):
        if s.owner[system] != NOBODY:
            found += s.planets_in(system)
    return found


def is_new_to(s: Cosmic, player: int, planet: int) -> bool:
    """Whether the player has no base on a planet, one of his own on the Gas Giant or in the dust included."""
    system = SYSTEM_OF[planet]
    if s.is_berthed(system):
        return s.bases[player] & GROUND_BITS & system_bits(s, system) == 0
    return not s.has_base(player, planet)


def system_bits(s: Cosmic, system: int) -> int:
    mask = 0
    for place in places_in(s, system):
        mask |= 1 << place
    return mask


def grounds(s: Cosmic, player: int) -> list[int]:
    """The player's bases on planets."""
    return [place for place in s.base_list(player) if not IS_MOON[place]]


def place_atoms(places: list[int]) -> list[int]:
    return [PLACE_ATOM + place for place in places]


def card_turned(s: Cosmic) -> int:
    """The destiny card of this challenge, comets apart, or NOBODY."""
    if s.drawn != NOBODY:
        return s.drawn
    for place in range(len(s.destiny_discard) - 1, -1, -1):
        if s.destiny_discard[place] < FIRST_COMET:
            return s.destiny_discard[place]
    return NOBODY


def has_colour(s: Cosmic) -> bool:
    """Whether that card shows a colour: it is neither wild nor a colourless cone."""
    card = card_turned(s)
    return 0 <= card < FIRST_CONE and DESTINY_COLOUR[card] >= 0


def aim(s: Cosmic, place: int, defender: int) -> None:
    """The cone points to another place, and this player defends it."""
    s.target = place
    s.system = SYSTEM_OF[place]
    s.defender = defender
    s.guarding = NOBODY
    s.withdrawn = 0
    refresh(s)
    s.tell(notes.AIMS, s.offense, place)
    s.tell(notes.DEFENDS, defender)


def is_armed(s: Cosmic, player: int) -> bool:
    return s.has_challenge_card(player) or needs_no_cards(s, player)


# Anomaly


def turn_over(s: Cosmic) -> None:
    s.reverse = not s.reverse


def has_alliances(s: Cosmic) -> bool:
    """Whether the side of the cone can matter: not where nobody can ally. COS-13.19"""
    return not s.in_warp and not one_against_one(s)


class Anomaly(Effect):
    """Your own challenges turn the cone over; in those of others you may do so.

    A main player who is replaced later, or who comes later, is looked at again when the cone is aimed.
    """

    def times(self) -> int:
        return 1 << AIMED | 1 << INVITE_OFF

    def limit(self, s: Cosmic, me: int) -> int:
        return 4

    def forced(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing in (AIMED, INVITE_OFF) or s.is_main(me)

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        turned = s.recall(self.number, me)
        if s.is_main(me):
            return timing != DESTINY_DRAWN and turned == NOBODY
        if timing in (AIMED, INVITE_OFF):
            return turned != NOBODY and s.lasting[turned + 2] == 1
        return timing == DEF_SET and turned == NOBODY and not is_silenced(s, me) and has_alliances(s)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        turn_over(s)
        turned = s.recall(self.number, me)
        if turned != NOBODY:
            del s.lasting[turned : turned + 3]
            refresh(s)
        else:
            self.last(s, me, 1 if s.is_main(me) else 0)


class AnomalyWild(Effect):
    """The cone is turned over."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return has_alliances(s)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        turn_over(s)


class AnomalySuper(Effect):
    """Once the winner is known the other side of the cone counts."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if s.ending != FOUGHT or s.winner == NOBODY:
            return False
        for player in s.allies(s.winner):
            if s.force[s.winner * s.players + player] > 0:
                return True
        return False

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        turn_over(s)


# Boomerang


def return_targets(s: Cosmic, me: int, victim: int) -> list[int]:
    """Where a return challenge may be aimed with the Super Flare: at his bases everywhere, or in his home system."""
    before = (s.offense, s.defender, s.system, s.extra)
    s.offense = me
    s.defender = victim
    s.system = s.home[victim]
    s.extra = True
    found = target_places(s)
    s.offense, s.defender, s.system, s.extra = before
    return found + [place for place in grounds(s, victim) if place not in found]


def is_struck(s: Cosmic) -> bool:
    """Whether a challenge that can be returned is over."""
    return s.ending in (FOUGHT, DEAL_MADE, DEAL_FAILED) and not s.extra


def return_record(s: Cosmic, me: int) -> int:
    """Where in `marks` the player's return challenge stands, or NOBODY."""
    for at in range(0, len(s.marks), 4):
        if s.marks[at] == EXTRA and s.marks[at + 1] == me and s.marks[at + 2] == s.offense:
            return at
    return NOBODY


class Boomerang(Effect):
    """After defending you may challenge the offense in return."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not is_struck(s) or s.offense == me:
            return False
        if s.recall(BOOMERANG_SUPER, me) == NOBODY:
            return can_call_extra(s, me, s.offense)
        return is_armed(s, me) and available(s, me) > 0 and len(return_targets(s, me, s.offense)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        call_extra(s, me, s.offense)
        if s.recall(BOOMERANG_SUPER, me) != NOBODY:
            s.push(AskPlace(me, me, BOOMERANG_SUPER))


class BoomerangWild(Effect):
    """For the rest of the challenge tokens that you would lose to the Warp return to your bases."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return loser(s) == me and left_to_lose(s) > 0 and len(home_options(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        self.saves(s, me)

    def saves(self, s: Cosmic, me: int) -> None:
        if self.ready(s, me, NOBODY):
            bring_home(s, me, spare(s, left_to_lose(s), counts=False))


class BoomerangSuper(Effect):
    """Your return challenge may be aimed at any planet where the former offense has a base."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not is_struck(s) or not grounds(s, s.offense):
            return False
        return return_record(s, me) != NOBODY or (
            not s.was_used(POWER.index("boomerang"), me) and is_armed(s, me) and available(s, me) > 0
        )

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if return_record(s, me) == NOBODY:
            self.last(s, me)
        else:
            s.push(AskPlace(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return place_atoms(return_targets(s, me, s.offense))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        at = return_record(s, me)
        if at != NOBODY:
            s.marks[at + 3] = atom - PLACE_ATOM + 1


# Dictator


def pointed_out(s: Cosmic) -> int:
    """The player whose colour the destiny card shows, a colourless cone included if it fits just one. COS-7.5"""
    card = s.drawn
    if card == NOBODY or card >= FIRST_COMET:
        return NOBODY
    if card >= FIRST_CONE:
        fitting = points_to(s, card)
        return fitting[0] if len(fitting) == 1 else NOBODY
    return s.owner[DESTINY_COLOUR[card]] if DESTINY_COLOUR[card] >= 0 else NOBODY


def systems_to_name(s: Cosmic) -> list[int]:
    """Players to whose system the cone may be directed; the offense's own only if his colour was drawn."""
    if pointed_out(s) == NOBODY:
        return []
    players = [player for player in s.around(s.offense) if can_be_challenged(s, s.home[player])]
    if players and pointed_out(s) == s.offense:
        players.append(s.offense)
    return players


def direct(s: Cosmic, me: int, player: int) -> None:
    """The cone goes to a player's system, whatever was drawn. To confirm the card changes nothing. COS-15.7"""
    at = s.recall(DICTATOR, me)
    if at != NOBODY:
        del s.lasting[at : at + 3]
    s.lasting += [DICTATOR, me, s.home[player] * 64 + s.drawn]
    refresh(s)
    s.tell(notes.DIRECTS, me, player)
    if player != pointed_out(s):
        s.system = s.home[player]


def dictated_system(s: Cosmic) -> int:
    """The system that the Dictator has chosen for the card turned, or NOBODY. COS-15.7"""
    at = s.recall(DICTATOR, NOBODY)
    if at == NOBODY or s.lasting[at + 2] % 64 != card_turned(s):
        return NOBODY
    return s.lasting[at + 2] // 64


class Dictator(Effect):
    """You decide to which system another player's cone is directed."""

    def limit(self, s: Cosmic, me: int) -> int:
        # The card may be drawn again, any number of times.
        return len(s.used) + 1

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.system == NOBODY and s.target == NOBODY and len(systems_to_name(s)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(player) for player in systems_to_name(s)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        direct(s, me, s.player_of(atom))


class DictatorWild(Effect):
    """The destiny card is discarded and another drawn."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.drawn != NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        discard_drawn(s)
        s.system = NOBODY
        s.target = NOBODY


class DictatorSuper(Effect):
    """You decide where your own cone goes."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.options(s, me, 0, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(player) for player in systems_to_name(s) if player != me]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        direct(s, me, s.player_of(atom))


# Disease

SOURCE: Final = 0
TARGET: Final = 1
NUMBER_OF: Final = 2
INFECTS: Final = 3
"""Tokens on a base from which the Disease spreads."""


class Spreading(Effect):
    """Tokens move from a base to another planet of the same system: asks whence, whereto, how many."""

    def spread_from(self, s: Cosmic, me: int) -> list[int]:
        raise NotImplementedError

    def left_behind(self) -> int:
        """How many tokens must stay."""
        return 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlace(me, me, self.number, SOURCE))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == SOURCE:
            return place_atoms(self.spread_from(s, me))
        if stage == TARGET:
            return place_atoms(other_planets(s, about))
        source = about // 64
        return [AMOUNT_ATOM + number for number in range(1, s.at(me, source) - self.left_behind() + 1)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == SOURCE:
            s.push(AskPlace(me, me, self.number, TARGET, atom - PLACE_ATOM))
        elif stage == TARGET:
            s.push(AskAmount(me, me, self.number, NUMBER_OF, about * 64 + atom - PLACE_ATOM))
        else:
            number = atom - AMOUNT_ATOM
            s.lift(me, about // 64, number)
            s.transit[me] += number
            s.push(Settle())
            land(s, me, about % 64, number)


def other_planets(s: Cosmic, place: int) -> list[int]:
    """The other planets of the system in which a place lies; the one Gas Giant is no other planet for its bases."""
    system = SYSTEM_OF[place]
    if s.is_berthed(system) and not IS_MOON[place]:
        return []
    return [planet for planet in s.planets_in(system) if planet != place]


class Disease(Spreading):
    """When another's colour is turned, a base of three or more tokens in his system spreads to another planet there.

    With a wild card, or a colourless cone, that is known when the defender is.
    """

    def times(self) -> int:
        return 1 << DEF_SET

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if s.extra or (timing == DESTINY_DRAWN and s.drawn == NOBODY):
            return False
        return has_colour(s) == (timing == DESTINY_DRAWN) and len(self.spread_from(s, me)) > 0

    def spread_from(self, s: Cosmic, me: int) -> list[int]:
        system = DESTINY_COLOUR[card_turned(s)] if has_colour(s) else s.system
        if system == NOBODY or s.owner[system] in (me, NOBODY):
            return []
        return [place for place in grounds(s, me) if SYSTEM_OF[place] == system and self._is_rife(s, me, place)]

    def _is_rife(self, s: Cosmic, me: int, place: int) -> bool:
        return s.at(me, place) >= INFECTS and ask_may_move(s, me, place, True) and len(other_planets(s, place)) > 0

    def left_behind(self) -> int:
        return 1


class DiseaseWild(Effect):
    """Every other player shows and discards a card; those with a type that another shows too lose three tokens."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        for player in s.around(me):
            if s.hands[player]:
                return True
        return False

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        asked: list[Step[Cosmic]] = []
        for player in [*s.around(s.offense), s.offense]:
            if player != me and s.hands[player]:
                asked.append(AskCard(player, me, self.number, 0, player))
        s.then([*asked, ShowSamples(me)])

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        options: list[int] = []
        for card in s.hands[about]:
            if CARD_ATOM + card not in options:
                options.append(CARD_ATOM + card)
        return options

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        card = atom - CARD_ATOM
        # Nobody can tell whether it was one of the cards he knew.
        s.drop_card(about, card)
        blur_hand(s, about)
        stash_card(s, self.number, about, about, card, False, 1 << about)


DISEASE_WILD: Final = EFFECT.index("flare_disease_wild")
SICKNESS: Final = 3
"""Tokens lost by who shows the same type of card as another."""


class ShowSamples(Step["Cosmic"]):
    """All cards that were chosen are revealed and discarded. flares.toml disease"""

    def __init__(self, me: int) -> None:
        self.me: Final = me

    def run(self, s: Cosmic) -> None:
        s.show()
        types = [NOBODY] * s.players
        shown: list[int] = []
        for player in [*s.around(s.offense), s.offense]:
            for card in unstash(s, DISEASE_WILD, player):
                types[player] = TYPE_OF[card]
                shown += [player, card]
                s.tell(notes.DISCARDS, player, card)
        sick = [player for player in range(s.players) if types[player] != NOBODY and types.count(types[player]) > 1]
        order = [player for player in [*s.around(s.offense), s.offense] if player in sick]
        for player in reversed(order):
            lose_tokens(s, player, SICKNESS, BY_EFFECT)
        for at in range(0, len(shown), 2):
            discard(s, shown[at], shown[at + 1])


class DiseaseSuper(Spreading):
    """Any number of your tokens move from one base to another planet of its system."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.spread_from(s, me)) > 0

    def spread_from(self, s: Cosmic, me: int) -> list[int]:
        return [
            place for place in s.base_list(me) if ask_may_move(s, me, place, True) and len(other_planets(s, place)) > 0
        ]


# Filth


def intruded(s: Cosmic, me: int) -> list[int]:
    """Planets that others share with the player."""
    return [place for place in grounds(s, me) if lands_in_common(s, place) and len(s.occupants(place)) > 1]


class Filth(Effect):
    """Nobody can share a planet with you.

    Your winning offensive allies found a base elsewhere in the system; who drives you off a planet cannot stay there.
    """

    def times(self) -> int:
        return 1 << LOSS | 1 << POWER_GAINED | 1 << CHALLENGE_START

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == LOSS:
            return self._is_driven_off(s, me)
        if timing == LAND:
            return len(self._companions(s, me)) > 0
        return len(intruded(s, me)) > 0

    def _is_driven_off(self, s: Cosmic, me: int) -> bool:
        defeated = s.ending == FOUGHT and s.winner == OFF and me in (s.defender, s.guard())
        return defeated and s.target != NOBODY and lands_in_common(s, s.target) and s.at(me, s.target) > 0

    def _companions(self, s: Cosmic, me: int) -> list[int]:
        """Allies who would land with you."""
        if s.ending != FOUGHT or s.winner != OFF or s.offense != me or s.reverse or s.target == NOBODY:
            return []
        if not lands_in_common(s, s.target):
            return []
        return [player for player in s.allies(OFF) if s.force[OFF * s.players + player] > 0]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == LOSS:
            self.last(s, me, s.target)
        elif timing == LAND:
            self._lead_elsewhere(s, me)
        else:
            for place in intruded(s, me):
                for player in s.occupants(place):
                    if player != me:
                        vacate(s, player, place)

    def _lead_elsewhere(self, s: Cosmic, me: int) -> None:
        companions = self._companions(s, me)
        if self.options(s, me, 0, 0):
            s.then([AskPlace(player, me, self.number, 0, player) for player in companions])
        else:
            for player in reversed(companions):
                recall_force(s, player, OFF)

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        system = s.planets_in(SYSTEM_OF[s.target])
        return [PLACE_ATOM + planet for planet in system if planet != s.target and not s.has_base(me, planet)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        at = OFF * s.players + about
        number = s.force[at]
        s.force[at] = 0
        s.transit[about] += number
        s.push(Settle())
        land(s, about, atom - PLACE_ATOM, number)

    def repels(self, s: Cosmic, me: int, who: int, place: int, repelled: bool) -> bool:
        at = s.recall(self.number, me)
        return repelled or (at != NOBODY and s.lasting[at + 2] == place)


class FilthWild(Effect):
    """All leave a planet that you name, and for this challenge nobody can land there."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.options(s, me, 0, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlace(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [PLACE_ATOM + place for place in planets(s) if lands_in_common(s, place) and s.occupants(place)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        place = atom - PLACE_ATOM
        self.last(s, me, place)
        for player in s.occupants(place):
            vacate(s, player, place)

    def repels(self, s: Cosmic, me: int, who: int, place: int, repelled: bool) -> bool:
        at = s.recall(self.number, me)
        return repelled or (at != NOBODY and s.lasting[at + 2] == place)


class FilthSuper(Effect):
    """All others leave the target planet."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if s.target == NOBODY or not lands_in_common(s, s.target):
            return False
        return s.occupants(s.target) not in ([], [me])

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        for player in s.occupants(s.target):
            if player != me:
                vacate(s, player, s.target)


# Judge

BENEFICIARY: Final = 0
CLAUSE: Final = 1
SECOND: Final = 2
GRANT: Final = 3
FEW: Final = 2
MANY: Final = 4
CLOSE: Final = 5
"""Totals that differ by less may be called a draw."""


def clause_of(atom: int) -> int:
    return CLAUSES.index(atom)


class Judge(Effect):
    """Pronounce a fiat before the cards are selected: what the winner, or the loser, gets from the other.

    A record of it is clause * 2, plus 1 if the loser benefits.
    """

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number, BENEFICIARY))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == BENEFICIARY:
            return [WINNER, LOSER]
        if stage == CLAUSE:
            return list(CLAUSES)
        if stage == SECOND:
            return [PASS, *CLAUSES]
        receiver = s.main(s.winner if about == 0 else 1 - s.winner)
        places = grantable(s, receiver, s.opponent(receiver))
        return [PASS, *place_atoms(places)] if places else []

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == BENEFICIARY:
            s.push(AskWay(me, me, self.number, CLAUSE, 0 if atom == WINNER else 1))
        elif stage == GRANT:
            if atom != PASS:
                s.push(Found(s.main(s.winner if about == 0 else 1 - s.winner), atom - PLACE_ATOM))
        elif atom != PASS:
            self.last(s, me, clause_of(atom) * 2 + about)
            if stage == CLAUSE and s.recall(JUDGE_SUPER, me) != NOBODY:
                s.push(AskWay(me, me, self.number, SECOND, 1 - about))

    def closes(self, s: Cosmic, me: int) -> None:
        fiats = [
            s.lasting[at + 2]
            for at in range(0, len(s.lasting), 3)
            if s.lasting[at] == self.number and s.lasting[at + 1] == me
        ]
        forget(s, self.number, me)
        if s.ending != FOUGHT or s.winner == NOBODY:
            return
        for fiat in fiats:
            receiver = s.main(s.winner if fiat % 2 == 0 else 1 - s.winner)
            giver = s.opponent(receiver)
            clause = fiat // 2
            if clause in (2, 3):
                s.push(AskPlace(receiver, me, self.number, GRANT, fiat % 2))
            if clause != 2:
                take_random(s, receiver, giver, MANY if clause == 1 else FEW)


def forget(s: Cosmic, effect: int, me: int) -> None:
    """What an effect has said for this challenge is done."""
    at = s.recall(effect, me)
    while at != NOBODY:
        del s.lasting[at : at + 3]
        at = s.recall(effect, me)


class JudgeWild(Effect):
    """A close result is a draw: the main players try to make a deal."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if s.ending != FOUGHT or not s.both_attack():
            return False
        found = totals(s)
        return abs(found[OFF] - found[DEF]) < CLOSE

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.ending = UNDECIDED
        s.winner = NOBODY
        begin_deal(s)


class JudgeSuper(Effect):
    """Your fiat has a clause for the winner and one for the loser."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return not s.was_used(JUDGE, me) or s.recall(JUDGE, me) != NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        at = s.recall(JUDGE, me)
        if at == NOBODY:
            self.last(s, me)
        else:
            s.push(AskWay(me, me, JUDGE, SECOND, 1 - s.lasting[at + 2] % 2))


# Machine


def may_continue(s: Cosmic) -> bool:
    """Whether the rules let the offense make another challenge anyhow. COS-P10.6"""
    return s.success and s.number < ask_challenge_limit(s, CHALLENGES) and is_armed(s, s.turn)


class Machine(Effect):
    """After any challenge you may make another while you hold a Challenge card."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return me == s.turn and s.ending != ABORTED and is_armed(s, me) and not may_continue(s)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def may_go_on(self, s: Cosmic, me: int, may: bool) -> bool:
        return may or (me == s.turn and self.lasts(s, me) and is_armed(s, me))


class MachineWild(Effect):
    """Make a second challenge though you lost the first, or hold no Challenge card: then take a new hand first."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return me == s.turn and s.number < CHALLENGES and s.ending != ABORTED and not may_continue(s)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        if not is_armed(s, me):
            s.push(Refill(me))

    def may_go_on(self, s: Cosmic, me: int, may: bool) -> bool:
        return may or is_armed(s, me)


class MachineSuper(Effect):
    """Two cards instead of a token from the Warp."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.warp[me] > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        s.push(Draw(me, 2))

    def retrieves(self, s: Cosmic, me: int, who: int, number: int) -> int:
        return 0 if who == me else number


# Prophet

FORETELL: Final = 0
FULFILLED: Final = 1
MISTAKE: Final = 2
"""Tokens that a wrong prediction costs."""


class Prophet(Effect):
    """Predict the winner as a bystander: right, you gain a base; wrong, the winner picks two of your tokens."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == BEFORE_SELECT

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number, FORETELL))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == FORETELL:
            return [OFFENSE_ATOM, DEFENSE_ATOM]
        free = [planet for planet in planets(s) if is_new_to(s, me, planet)]
        return [PASS, *place_atoms(free)] if free and movable(s, me) > 0 else []

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == FORETELL:
            self.last(s, me, OFF if atom == OFFENSE_ATOM else DEF)
        elif atom != PASS:
            s.push(Found(me, atom - PLACE_ATOM))

    def fought(self, s: Cosmic, me: int) -> None:
        at = s.recall(self.number, me)
        if at != NOBODY:
            right = s.lasting[at + 2] == s.winner
            forget(s, self.number, me)
            self._come_true(s, me, right)

    def closes(self, s: Cosmic, me: int) -> None:
        """A deal makes both right, its failure both wrong."""
        if s.recall(self.number, me) != NOBODY:
            forget(s, self.number, me)
            if s.ending in (DEAL_MADE, DEAL_FAILED):
                self._come_true(s, me, s.ending == DEAL_MADE)

    def _come_true(self, s: Cosmic, me: int, right: bool) -> None:
        if right:
            s.push(AskPlace(me, me, self.number, FULFILLED))
        elif s.ending == FOUGHT and s.winner != NOBODY:
            lose_tokens(s, me, MISTAKE, BY_EFFECT, s.main(s.winner))
        else:
            lose_tokens(s, me, MISTAKE // 2, BY_EFFECT, s.defender)
            lose_tokens(s, me, MISTAKE // 2, BY_EFFECT, s.offense)


class ProphetWild(Effect):
    """Secretly predict one or two Compromises: if you are right every other player loses a token."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        s.push(AskSecret(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [AMOUNT_ATOM + 1, AMOUNT_ATOM + 2]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        s.secrets += [self.number, me, atom - AMOUNT_ATOM, 1 << me]
        do_after(s, Reveal, CountCompromises(me))

    def vow_options(self, s: Cosmic, me: int) -> list[int]:
        return [1, 2]


PROPHET_WILD: Final = EFFECT.index("flare_prophet_wild")


class CountCompromises(Step["Cosmic"]):
    """The secret prediction of Compromises is compared with the cards revealed. flares.toml prophet"""

    def __init__(self, me: int) -> None:
        self.me: Final = me

    def run(self, s: Cosmic) -> None:
        for at in range(0, len(s.secrets), 4):
            if s.secrets[at] == PROPHET_WILD and s.secrets[at + 1] == self.me:
                foretold = s.secrets[at + 2]
                del s.secrets[at : at + 4]
                s.show()
                if s.kind.count(COMPROMISE_TYPE) == foretold:
                    for player in reversed([*s.around(s.offense), s.offense]):
                        if player != self.me:
                            lose_tokens(s, player, 1, BY_EFFECT)
                return


class ProphetSuper(Effect):
    """Predict after the cards are selected."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return not s.was_used(PROPHET, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.used += [PROPHET, me]
        s.push(AskWay(me, me, PROPHET, FORETELL))


# Queue

SWAP: Final = 0
ORDER: Final = 1
"""Added to it: how many players have their place already."""


def placed(code: int, number: int) -> list[int]:
    """The players in an order of so many, three bits each."""
    players: list[int] = []
    for _ in range(number):
        players.append(code & 7)
        code >>= 3
    return players


class Queue(Effect):
    """Turns follow a queue, in which you may swap two neighbours when a turn ends; once per challenge you set the order
    in which the players act in a window.

    The queue lies in the marks: place, player + 1. See `turn.queue_of`.
    """

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
        for code in s.active:
            if TIMES[code >> 3] >> timing & 1 and code >> 3 != self.number:
                actors |= 1 << (code & 7)
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
        before = placed(about >> 6, stage - ORDER)
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
        about |= s.player_of(atom) << (6 + 3 * number)
        if number + 1 < s.players:
            s.push(AskPlayer(me, me, self.number, stage + 1, about))
        else:
            s.lasting += [WINDOW_ORDER, me, about]
            refresh(s)


class QueueWild(Effect):
    """Somebody else takes the next turn; then the player who is passed over."""

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
        before = placed(about, stage - ORDER)
        return [s.player_atom(player) for player in range(s.players) if player not in before]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        number = stage - ORDER
        about |= s.player_of(atom) << (3 * number)
        if number + 1 < s.players:
            s.push(AskPlayer(me, me, self.number, stage + 1, about))
        else:
            set_queue(s, placed(about, s.players))


# Silencer


def talkers(s: Cosmic, me: int) -> list[int]:
    """The other players who can still be silenced, as atoms."""
    return [s.player_atom(player) for player in s.around(me) if not is_silenced(s, player)]


def silence(s: Cosmic, player: int) -> None:
    """COS-15.10"""
    s.lasting += [SILENCED, player, 0]
    s.tell(notes.SILENCED, player)
    refresh(s)


class Silencer(Effect):
    """Silence another player until the end of the challenge; `about` counts how many more follow."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(talkers(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return talkers(s, me)

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        silence(s, s.player_of(atom))
        if about > 0:
            s.push(AskPlayer(me, me, self.number, 0, about - 1))


class SilencerWild(Effect):
    """Your opponent's power is cancelled and stays off; this is not a Zap."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not answering(s):
            return False
        player, effect, _ = subject(s)
        return player == s.opponent(me) and 0 <= effect < POWERS

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        player, power, _ = subject(s)
        cancel(s)
        zap(s, power, player)


class SilencerSuper(Effect):
    """Silence two players: one more, or both at once."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(talkers(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        more = 0
        if not s.was_used(SILENCER, me):
            s.used += [SILENCER, me]
            more = 1
        s.push(AskPlayer(me, me, SILENCER, 0, more))


# Siren

LURE: Final = 0
FREE_BASE: Final = 1
INVITED_TOO: Final = 2


class Siren(Effect):
    """Lure the offense to a home planet of yours; whenever you win as defender you gain a base in his system."""

    def limit(self, s: Cosmic, me: int) -> int:
        return 2

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == LAND:
            won = s.ending == FOUGHT and s.winner == DEF and s.defender == me
            return won and movable(s, me) > 0 and len(self._free(s, me)) > 0
        if s.defender in (me, NOBODY) or s.in_warp or self.lasts(s, me):
            return False
        home = s.home[s.defender]
        visits = [place for place in s.base_list(me) if SYSTEM_OF[place] == home]
        return len(visits) > 0 and len(self._home_planets(s, me)) > 0

    def _home_planets(self, s: Cosmic, me: int) -> list[int]:
        return [planet for planet in s.planets_in(s.home[me]) if s.has_base(me, planet)]

    def _free(self, s: Cosmic, me: int) -> list[int]:
        return [planet for planet in s.planets_in(s.home[s.offense]) if is_new_to(s, me, planet)]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlace(me, me, self.number, FREE_BASE if timing == LAND else LURE))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == INVITED_TOO:
            return [YES, NO]
        return place_atoms(self._home_planets(s, me) if stage == LURE else self._free(s, me))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == LURE:
            self.last(s, me)
            aim(s, atom - PLACE_ATOM, me)
        elif stage == FREE_BASE:
            place = atom - PLACE_ATOM
            guests: list[Step[Cosmic]] = []
            if s.recall(SIREN_SUPER, me) != NOBODY and not s.reverse:
                for player in s.allies(DEF):
                    if s.force[DEF * s.players + player] > 0 and is_new_to(s, player, place):
                        guests.append(AskYes(player, me, self.number, INVITED_TOO, place * 8 + player))
            s.then([Found(me, place), *guests])
        elif atom == YES:
            player = about % 8
            at = DEF * s.players + player
            number = s.force[at]
            s.force[at] = 0
            s.transit[player] += number
            s.push(Settle())
            land(s, player, about // 8, number)


class SirenWild(Effect):
    """Name a card: whoever draws it in this challenge gives it to you. See `hands.hand_over_if_named`."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskName(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [CARD_ATOM + card for card in range(CARDS) if may_be_in_deck(s, card)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        s.tell(notes.NAMES_CARD, me, atom - CARD_ATOM)
        self.last(s, me, atom - CARD_ATOM)


def may_be_in_deck(s: Cosmic, card: int) -> bool:
    """Whether a card belongs to the modules and powers of this game. COS-0.4"""
    if TYPE_OF[card] == KICKER_TYPE:
        return s.kickers
    if TYPE_OF[card] == REINFORCEMENT_TYPE:
        return s.reinforcements
    return card < FIRST_REINFORCEMENT or in_set(s, card - FIRST_FLARE)


class SirenSuper(Effect):
    """If you win as defender your allies may have a base on your free planet instead of rewards."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return not s.reverse and has_alliances(s)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)


# Terrorist

PLANT: Final = 0
REARRANGE: Final = 1
MOVE: Final = 2


def planet_of(place: int) -> int:
    """The planet on which a place lies: the bases on the Gas Giant and in the dust lie on the one of their system."""
    return place if place < PLANETS else SYSTEM_OF[place] * SLOTS


def bombs(s: Cosmic, me: int) -> list[int]:
    """The planets with the player's bombs."""
    return [
        s.secrets[at + 2]
        for at in range(0, len(s.secrets), 4)
        if s.secrets[at] == TERRORIST and s.secrets[at + 1] == me
    ]


def bomb_record(s: Cosmic, me: int, planet: int) -> int:
    for at in range(0, len(s.secrets), 4):
        if s.secrets[at] == TERRORIST and s.secrets[at + 1] == me and s.secrets[at + 2] == planet:
            return at
    return NOBODY


def landed_on(s: Cosmic, me: int) -> list[int]:
    """The planets, and bases on the Gas Giant and in the dust, where tokens of others have just landed."""
    found: list[int] = []
    for at in range(0, len(s.gained), LANDING):
        place = s.gained[at + 1]
        if s.gained[at] != me and not IS_MOON[place] and place not in found and s.has_base(s.gained[at], place):
            found.append(place)
    return found


def blow_up(s: Cosmic, place: int) -> None:
    """All tokens on a place go to the Warp; of the Space Dust one. COS-9.25"""
    s.show()
    steps: list[Step[Cosmic]] = []
    for player in s.occupants(place):
        number = 1 if s.is_dust(place) else s.at(player, place)
        s.lift(player, place, number)
        s.transit[player] += number
        steps.append(Lose(player, number, BY_EFFECT))
    s.then([*steps, Settle()])


class Terrorist(Effect):
    """Secret bombs, as many as there are players: a planet with one goes up when others land there.

    The bombs are `secrets` (the planet), a mark counts those that went off.
    """

    def received(self, s: Cosmic, me: int) -> None:
        s.push(AskSecret(me, me, self.number, PLANT, s.players))

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == CHALLENGE_START:
            return s.offense == me and (s.mark_of(self.number, me) > 0 or len(bombs(s, me)) > 0)
        return timing == BASE_GAINED and len(self._set_off(s, me)) > 0

    def _set_off(self, s: Cosmic, me: int) -> list[int]:
        mined = bombs(s, me)
        return [place for place in landed_on(s, me) if planet_of(place) in mined]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == CHALLENGE_START:
            s.push(AskHidden(me, me, self.number, REARRANGE))
            return
        for place in self._set_off(s, me):
            at = bomb_record(s, me, planet_of(place))
            if at != NOBODY:
                del s.secrets[at : at + 4]
                s.set_mark(self.number, me, 0, s.mark_of(self.number, me) + 1)
                blow_up(s, place)

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        mined = bombs(s, me)
        free = place_atoms([planet for planet in planets(s) if planet not in mined])
        if stage == REARRANGE:
            options = [PASS]
            if free:
                options += place_atoms(mined)
            return options + free if s.mark_of(self.number, me) > 0 else options
        return free

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom == PASS:
            return
        planet = atom - PLACE_ATOM
        if stage == MOVE:
            s.secrets[about * 4 + 2] = planet
        elif stage == REARRANGE and planet in bombs(s, me):
            s.push(AskHidden(me, me, self.number, MOVE, bomb_record(s, me, planet) // 4))
        else:
            s.secrets += [self.number, me, planet, 1 << me]
            if stage == REARRANGE:
                s.set_mark(self.number, me, 0, s.mark_of(self.number, me) - 1)
            elif about > 1:
                s.push(AskSecret(me, me, self.number, PLANT, about - 1))

    def vow_options(self, s: Cosmic, me: int) -> list[int]:
        return planets(s)


class TerroristWild(Effect):
    """Your opponent's tokens on a planet you share are hostages: they stay there, and go to the Warp if you fail."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.options(s, me, 0, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlace(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        opponent = s.opponent(me)
        return [PLACE_ATOM + place for place in grounds(s, me) if s.has_base(opponent, place)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, (atom - PLACE_ATOM) * 8 + s.opponent(me))

    def may_move(self, s: Cosmic, me: int, who: int, place: int, may: bool) -> bool:
        at = s.recall(self.number, me)
        return may and (at == NOBODY or s.lasting[at + 2] != place * 8 + who)

    def fought(self, s: Cosmic, me: int) -> None:
        if s.winner != s.side_of(me):
            self._punish(s, me)

    def closes(self, s: Cosmic, me: int) -> None:
        if s.ending == DEAL_FAILED:
            self._punish(s, me)

    def _punish(self, s: Cosmic, me: int) -> None:
        at = s.recall(self.number, me)
        if at != NOBODY:
            hostages = s.lasting[at + 2]
            forget(s, self.number, me)
            lose_place(s, hostages % 8, hostages // 8, BY_EFFECT)


class TerroristSuper(Effect):
    """Discard a Compromise to blow up a planet without a bomb on which others have landed."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return COMPROMISE in s.hands[me] and len(self.options(s, me, 0, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlace(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        mined = bombs(s, me)
        return [PLACE_ATOM + place for place in landed_on(s, me) if planet_of(place) not in mined]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        blow_up(s, atom - PLACE_ATOM)
        discard_card(s, me, COMPROMISE)


# Will

WHERE: Final = 0
WHOM: Final = 1


def rivals_on(s: Cosmic, me: int, place: int) -> list[int]:
    return [player for player in s.occupants(place) if player != me]


class Will(Effect):
    """Ignore the colour drawn: challenge whom you like, wherever he has tokens, inside the system of the Dictator."""

    def times(self) -> int:
        return 1 << DESTINY_DRAWN

    def limit(self, s: Cosmic, me: int) -> int:
        # A card may be drawn again after it was ignored.
        return len(s.used) + 1

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        at = s.recall(self.number, me)
        if s.extra or s.in_warp or (at != NOBODY and s.lasting[at + 2] == card_turned(s)):
            return False
        if timing == DESTINY_DRAWN and (pointed_out(s) != me or s.system != NOBODY or dictated_system(s) != NOBODY):
            return False
        return len(self._targets(s, me)) > 0

    def _targets(self, s: Cosmic, me: int) -> list[int]:
        bound = dictated_system(s)
        found: list[int] = []
        for system in range(COLOURS):
            if s.owner[system] != NOBODY and bound in (NOBODY, system):
                found += [place for place in places_in(s, system) if self._is_open(s, me, place)]
        return found

    def _is_open(self, s: Cosmic, me: int, place: int) -> bool:
        if IS_MOON[place]:
            return False
        rivals = rivals_on(s, me, place)
        if rivals:
            return len(rivals) == 1 or not is_silenced(s, me)
        return s.owner_of_place(place) != me and not s.has_base(me, place)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me, card_turned(s))
        s.push(AskAim(me, me, self.number, WHERE))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == WHERE:
            return place_atoms(self._targets(s, me))
        return [s.player_atom(player) for player in rivals_on(s, me, about)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == WHOM:
            aim(s, about, s.player_of(atom))
            return
        place = atom - PLACE_ATOM
        rivals = rivals_on(s, me, place)
        if len(rivals) > 1:
            s.push(AskPlayer(me, me, self.number, WHOM, place))
        else:
            aim(s, place, rivals[0] if rivals else s.owner_of_place(place))


class WillWild(Effect):
    """Challenge the player of the drawn colour wherever he has a base."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return not s.extra and not s.in_warp and len(self.options(s, me, 0, 0)) > 0

    def _drawn(self, s: Cosmic) -> int:
        return s.owner[DESTINY_COLOUR[card_turned(s)] if has_colour(s) else s.system]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskAim(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        rival = self._drawn(s)
        if rival in (me, NOBODY):
            return []
        bound = dictated_system(s)
        return [PLACE_ATOM + place for place in grounds(s, rival) if bound in (NOBODY, SYSTEM_OF[place])]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        aim(s, atom - PLACE_ATOM, self._drawn(s))


class WillSuper(Effect):
    """Look at a hand before you choose your target."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.options(s, me, 0, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(player) for player in s.around(me) if s.hands[player]]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        look_at_hand(s, me, s.player_of(atom))


# Worm


def burrows(s: Cosmic) -> list[int]:
    """Planets anywhere where the defender has a base and the offense has none, but for the target. COS-14.17"""
    if s.in_warp or s.defender == NOBODY:
        return []
    return [place for place in grounds(s, s.defender) if place != s.target and not s.has_base(s.offense, place)]


class Worm(Effect):
    """After the cards are revealed, aim the cone at another planet of the defender."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(burrows(s)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlace(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return place_atoms(burrows(s))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        aim(s, atom - PLACE_ATOM, s.defender)


class WormWild(Effect):
    """Any number of your tokens move to a home planet where you have no base."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return movable(s, me) > 0 and len(self.options(s, me, WHERE, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlace(me, me, self.number, WHERE))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == WHERE:
            return [PLACE_ATOM + planet for planet in s.planets_in(s.home[me]) if not s.has_base(me, planet)]
        return [AMOUNT_ATOM + number for number in range(1, min(40, movable(s, me)) + 1)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == WHERE:
            s.push(AskAmount(me, me, self.number, NUMBER_OF, atom - PLACE_ATOM))
        else:
            s.push(Gather(me, atom - AMOUNT_ATOM, about, 0))


class WormSuper(Effect):
    """Re-aim the cone as an ally."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(burrows(s)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlace(me, me, WORM))
