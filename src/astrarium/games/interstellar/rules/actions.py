"""Which action each token brings on its A side. INT-4.5, 9.1, 12.6"""

from __future__ import annotations

from ....clockwork.names import Player
from .. import notes
from ..components import (
    BLACK_MARKET,
    CRASH_PROGRAM,
    EARTH_FUEL,
    EARTH_TOKEN,
    FIRST_EXTRA,
    FUEL_REFINERY,
    GRAVITY_ASSIST,
    MARKET_TOKEN,
    MEDIA_CAMPAIGN,
    PLANET_OF,
    RECRUITMENT,
    RESEARCH_TOKEN,
    SECOND_EXTRACTION,
    SOLAR_TOKEN,
    TOKEN,
    TRANSMUTATION,
    TRAVEL_TOKEN,
    Token,
    token_number,
)
from ..state import Interstellar
from .action_tokens import is_production
from .extra_actions import ExtraTarget, Recruit, Transmute, can_recruit, targets
from .gains import gain_fuel, move_up, top_prestige
from .market import Trade, can_trade
from .payment import NO_CUBES
from .production import can_produce, produce, raisable
from .research import CrashResearch, Research, crash_researchable, researchable
from .solar_exploitation import can_exploit, exploit
from .travel import Travel, can_travel


def can_perform(s: Interstellar, player: Player, token: Token) -> bool:
    """Whether the token's action can really be performed now. INT-4.7, 12.10"""
    if token >= FIRST_EXTRA:
        return TOKEN.ids[token] not in s.without and can_perform_extra(s, player, token)
    if is_production(token):
        return s.has_base(player, PLANET_OF[token]) and can_produce(s, player, PLANET_OF[token])
    if token == SOLAR_TOKEN:
        return can_exploit(s)
    if token == RESEARCH_TOKEN:
        return bool(researchable(s, player))
    if token == TRAVEL_TOKEN:
        return can_travel(s, player, 0)
    if token == MARKET_TOKEN:
        return can_trade(s, player, token)
    return token == EARTH_TOKEN


def can_perform_extra(s: Interstellar, player: Player, token: Token) -> bool:
    """The same for an extra action. INT-12.10"""
    if token == SECOND_EXTRACTION:
        return can_exploit(s)
    if token == CRASH_PROGRAM:
        return bool(crash_researchable(s, player))
    if token == BLACK_MARKET:
        return can_trade(s, player, token)
    if token == RECRUITMENT:
        return can_recruit(s, player)
    if token == TRANSMUTATION:
        return bool(raisable(s.cubes_of(player), NO_CUBES))
    if token in (FUEL_REFINERY, MEDIA_CAMPAIGN):
        return True
    if token == GRAVITY_ASSIST:
        return can_travel(s, player, token_number(token, "discount"))
    return bool(targets(s, player, token))


def perform(s: Interstellar, player: Player, token: Token, must: bool) -> None:
    """Do the action of a token, or ask for it: it may be declined unless it `must` be done, as a repeat. INT-4.6"""
    if token >= FIRST_EXTRA:
        perform_extra(s, player, token, must)
    elif is_production(token):
        produce(s, player, PLANET_OF[token])
    elif token == SOLAR_TOKEN:
        exploit(s, player)
    elif token == RESEARCH_TOKEN:
        s.push(Research(player, must))
    elif token == TRAVEL_TOKEN:
        s.push(Travel(player, 0, must))
    elif token == MARKET_TOKEN:
        s.push(Trade(player, token, must))
    else:
        gain_fuel(s, player, EARTH_FUEL, notes.EARTH_FUEL)


def perform_extra(s: Interstellar, player: Player, token: Token, must: bool) -> None:
    """The same for an extra action. INT-12.6, 12.7"""
    if token == SECOND_EXTRACTION:
        exploit(s, player)
    elif token == CRASH_PROGRAM:
        s.push(CrashResearch(player))
    elif token == GRAVITY_ASSIST:
        s.push(Travel(player, token_number(token, "discount"), must))
    elif token == BLACK_MARKET:
        s.push(Trade(player, token, must))
    elif token == FUEL_REFINERY:
        fuel = token_number(token, "fuel")
        s.fuel[player] += fuel
        s.tell(notes.TOKEN_FUEL, player, fuel, token)
    elif token == MEDIA_CAMPAIGN:
        gained = move_up(s, player, token_number(token, "reputation"))
        if gained > 0:
            s.tell(notes.TOKEN_REPUTATION, player, gained, token)
            top_prestige(s, player, gained)
    elif token == RECRUITMENT:
        s.push(Recruit(player))
    elif token == TRANSMUTATION:
        s.push(Transmute(player, token_number(token, "cubes"), NO_CUBES))
    else:
        s.push(ExtraTarget(player, token))
