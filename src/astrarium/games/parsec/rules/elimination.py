"""Players without a unit leave the game. PAR-19"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import Player
from ....clockwork.step import Step
from ....mechanisms.offers import YesNo
from ....mechanisms.orders import clockwise
from .. import notes
from ..components import Faction
from ..state import Parsec
from .combat.battle import EndCombat
from .end_of_turn import EndTurn
from .event_hands import inherit_events, put_under, return_events
from .goods import inherit_goods, return_goods
from .possessions import set_factions, set_permanents
from .victory import SURVIVOR_WIN, team_of, tell_allies, win


class Eliminations(Step["Parsec"]):
    """Who has no unit left is out; in turn order from the active player. PAR-19.1, 19.8

    `eliminator` is the striking principal, or the player of the Event card. PAR-19.2
    """

    def __init__(self, eliminator: Player) -> None:
        self.eliminator: Final = eliminator

    def run(self, s: Parsec) -> None:
        losers = [player for player in clockwise(s.players, s.active, s.out) if not s.alive(player)]
        if not losers:
            return
        for loser in losers:
            s.out |= 1 << loser
            s.tell(notes.ELIMINATED, loser)
        steps: list[Step[Parsec]] = []
        for loser in losers:
            if s.is_out(self.eliminator):
                scatter(s, loser)
            else:
                inherit(s, self.eliminator, loser)
                if not is_decided(s):
                    for faction in s.factions[loser]:
                        steps.append(AdoptFaction(self.eliminator, loser, faction))
        steps.append(AfterEliminations(self.eliminator))
        s.then(steps)


def is_decided(s: Parsec) -> bool:
    """Whether one player or one team at most is left. PAR-19.7"""
    left = [s.team[player] for player in s.everyone() if not s.is_out(player)]
    return all(team == left[0] for team in left)


def inherit(s: Parsec, heir: Player, loser: Player) -> None:
    """All cards in hand and in play go to the eliminator. PAR-19.2, 19.3, 5.9"""
    s.tell(notes.INHERITS, heir, loser, len(s.goods[loser]), len(s.events[loser]))
    inherit_goods(s, heir, loser)
    inherit_events(s, heir, loser)
    kept = s.permanents[heir].copy()
    for card in s.permanents[loser]:
        if card in kept:
            put_under(s, card)
        else:
            kept.append(card)
    set_permanents(s, heir, kept)
    leave_table(s, loser)


def scatter(s: Parsec, loser: Player) -> None:
    """Nobody inherits: cards go to the stacks and under the deck. PAR-19.5"""
    s.tell(notes.SCATTERS, loser)
    return_goods(s, loser)
    return_events(s, loser)
    for card in s.permanents[loser]:
        put_under(s, card)
    leave_table(s, loser)


def leave_table(s: Parsec, loser: Player) -> None:
    set_permanents(s, loser, [])
    s.free[loser] = 0


class AdoptFaction(YesNo["Parsec"]):
    """The eliminator may use the defeated player's faction as well, for good and for ill. PAR-19.4"""

    rule: ClassVar[str] = "PAR-19.4"

    def __init__(self, player: Player, loser: Player, faction: Faction) -> None:
        super().__init__(player)
        self.loser: Final = loser
        self.faction: Final = faction

    def yes(self, s: Parsec) -> None:
        set_factions(s, self.loser, [faction for faction in s.factions[self.loser] if faction != self.faction])
        set_factions(s, self.player, [*s.factions[self.player], self.faction])
        s.tell(notes.ADOPTS, self.player, self.loser, self.faction)


class AfterEliminations(Step["Parsec"]):
    """The last one left wins; an eliminated player's turn, and a combat with one, end at once. PAR-17.7, 19.6, 19.7"""

    def __init__(self, eliminator: Player) -> None:
        self.eliminator: Final = eliminator

    def run(self, s: Parsec) -> None:
        if is_decided(s):
            left = clockwise(s.players, s.active, s.out)
            # If one card removed everybody, its player wins.
            winner = left[0] if left else self.eliminator
            s.tell(notes.WINS_ALONE, winner)
            win(s, team_of(s, winner), SURVIVOR_WIN)
            tell_allies(s, winner)
        elif s.is_out(s.active):
            s.cut(EndTurn)
        elif len(s.rivals) > 0 and any(s.is_out(player) for player in s.rivals):
            s.cut(EndCombat)
