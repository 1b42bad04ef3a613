"""Scoring turns and Final Scoring. EXP-15 to 17, 20"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY, NOTHING, PASS, PUBLIC, Atom, Player
from ....clockwork.step import Choice, Refusal, Step
from ....clockwork.text import Text
from ....mechanisms.majorities import highest, leader, lowest, place_points
from ....mechanisms.orders import from_left_of
from ....mechanisms.windows import Window
from .. import notes
from ..components import (
    ALL_BASES,
    ALL_ORBITS,
    BASES_OF,
    BONUS_ROWS,
    CARD,
    CARD_ATOM,
    CREW,
    CREW_ATOM,
    CRUCIAL_ON,
    DAMAGED,
    FINAL_ROW,
    FIRST_SCORE,
    HOME,
    KEEP_ONLY,
    KIND_ATOM,
    MAX_PLAYERS,
    NOT_BONUS,
    OFF_MAP,
    OPA,
    PROTOMOLECULE,
    SCRAP,
    SCRAP_SHIPS,
    SCRAP_TECH,
    SECTOR_ATOM,
    SECTOR_OF,
    SECTORS,
    TECH_LEVELS,
    TECHS_OF,
    Base,
    Card,
    Crew,
    Kind,
    Sector,
)
from ..state import Expanse, unit_index
from .events import play_kept, playable
from .fleets import build, in_pool
from .influence import Remove, has_rival
from .rocinante import crew_steps


def scoring_turn(s: Expanse, active: int) -> list[Step[Expanse]]:
    """The six steps of a Scoring turn. EXP-15.1, 15.13"""
    s.tell(notes.SCORING_BEGINS, active, s.scorings + 1)
    order = tuple(from_left_of(s.players, active))
    steps: list[Step[Expanse]] = [
        PickSector(active),
        EventStep(order),
        REVEAL_SECTOR,
        PROTOMOLECULE_STEP,
        SCORE_BASES,
        GAIN_TECHNOLOGY,
    ]
    for player in order:
        steps.append(FREE_BUILD[player])
    steps.append(PASS_ROCINANTE)
    return steps


class PickSector(Choice["Expanse"]):
    """Step 1: secretly pick the Bonus Sector among the tokens left. EXP-15.2, 15.3"""

    rule: ClassVar[str] = "EXP-15.2"
    inner: ClassVar[bool] = True
    secret: ClassVar[bool] = True

    def legal(self, s: Expanse) -> list[Atom]:
        return [Atom(SECTOR_ATOM + sector) for sector in range(SECTORS) if s.sectors_left[sector] > 0]

    def take(self, s: Expanse, atom: Atom) -> None:
        s.picked = Sector(atom - SECTOR_ATOM)
        s.picked_known = 1 << self.player
        s.tell(notes.SECTOR_PICKED, self.player)
        s.whisper(self.player, notes.LEARNS_SECTOR, s.picked)

    def refused(self, s: Expanse) -> list[Refusal]:
        return [
            Refusal(SECTOR_ATOM + sector, Text("refused-sector-used"), "EXP-15.2")
            for sector in range(SECTORS)
            if s.sectors_left[sector] == 0
        ]


class EventStep(Window["Expanse"]):
    """Step 2: each player once may play a kept Event or use the Rocinante. EXP-15.4, 20.4"""

    def open_to(self, s: Expanse, player: Player) -> bool:
        return s.roci_holder == player or bool(playable(s, player))

    def question(self, s: Expanse, player: Player) -> Choice[Expanse]:
        return ScoringPlay(player)

    def after(self, asked: tuple[Player, ...]) -> Window[Expanse]:
        return EventStep(asked)


class ScoringPlay(Choice["Expanse"]):
    """Pass, play one kept Event, or use one ability of the Rocinante. EXP-15.4 to 15.6, 18.6, 18.12"""

    rule: ClassVar[str] = "EXP-15.4"

    def legal(self, s: Expanse) -> list[Atom]:
        me = self.player
        options = [PASS]
        for card in playable(s, me):
            options.append(Atom(CARD_ATOM + card))
        if s.roci_holder == me:
            for crew in range(len(CREW)):
                options.append(Atom(CREW_ATOM + crew))
        return options

    def take(self, s: Expanse, atom: Atom) -> None:
        me = self.player
        if atom == PASS:
            s.tell(notes.PASSES, me)
        elif atom < CREW_ATOM:
            play_kept(s, me, Card(atom - CARD_ATOM))
        else:
            s.tell(notes.USES_CREW, me, Crew(atom - CREW_ATOM))
            s.then(crew_steps(s, me, Crew(atom - CREW_ATOM)))

    def label(self, s: Expanse, atom: Atom) -> Text | None:
        if CARD_ATOM <= atom < CARD_ATOM + len(CARD):
            return Text("act-play-kept", {"card": CARD.text(Card(atom - CARD_ATOM))})
        return None

    def refused(self, s: Expanse) -> list[Refusal]:
        return [
            Refusal(CARD_ATOM + card, Text("refused-trigger-only"), "EXP-8.6")
            for card in s.kept[self.player]
            if KEEP_ONLY[card]
        ]


class RevealSector(Step["Expanse"]):
    """Step 3 begins: the token is turned up and laid beside its row. EXP-15.7, 15.10"""

    def run(self, s: Expanse) -> None:
        s.show()
        s.picked_known = PUBLIC
        s.sectors_left[s.picked] -= 1
        s.sectors_used.append(s.picked)
        s.tell(notes.SECTOR_SHOWN, s.picked)


class Protomolecule(Step["Expanse"]):
    """Every other player removes a cube from each Base with a token. EXP-19.20"""

    def run(self, s: Expanse) -> None:
        protogen = s.owner_of_tech(PROTOMOLECULE)
        infected = [base for base in ALL_BASES if s.tokens[base] > 0 and has_rival(s, protogen, base)]
        s.then([Consume(base, protogen) for base in infected])


class Consume(Step["Expanse"]):
    """On one Base everybody else loses a cube. EXP-19.20"""

    def __init__(self, base: Base, player: Player) -> None:
        self.base: Final = base
        self.player: Final = player

    def run(self, s: Expanse) -> None:
        s.tell(notes.TOKEN_TAKES, self.base)
        s.then([Remove(player, self.base) for player in s.everyone() if player != self.player])


def base_points(s: Expanse, base: Base, totals: list[int], row: list[int]) -> list[int]:
    """What each player earns on a Base: places with ties, and the Resource point. EXP-16.4 to 16.13"""
    earned = place_points(totals, row)
    first = leader(totals)
    if first != NOBODY:
        earned[first] = earned[first] + resource_point(s, base, first)
    return earned


def resource_point(s: Expanse, base: Base, player: Player) -> int:
    """What a player alone in first place gets for a crucial Resource. EXP-16.10, 16.13"""
    return 1 if CRUCIAL_ON[s.players][s.faction_of(player)][base] else 0


def row_for(s: Expanse, base: Base) -> list[int]:
    """EXP-16.8, 16.9, 20.6"""
    if s.final:
        return FINAL_ROW
    return BONUS_ROWS[s.scorings] if SECTOR_OF[base] == s.picked else NOT_BONUS


class ScoreBases(Step["Expanse"]):
    """Step 3: every open Base is scored from the same position. EXP-15.7 to 15.9, 16.14, 20.6, 20.7"""

    def run(self, s: Expanse) -> None:
        earned = [0] * s.players
        for orbit in ALL_ORBITS:
            favoured = s.favoured(orbit)
            for base in BASES_OF[orbit]:
                if s.is_open(base):
                    self._score(s, base, favoured, earned)
        for player, points in enumerate(earned):
            s.points[player] = s.points[player] + points
            s.tell(notes.SCORED, player, points)
        s.picked = Sector(NOTHING)
        s.picked_known = 0

    def _score(self, s: Expanse, base: Base, favoured: Player, earned: list[int]) -> None:
        row = row_for(s, base)
        totals = s.totals_under(base, favoured)
        if s.log is not None:
            tell_ties(s, base, totals, row)
        for player, points in enumerate(base_points(s, base, totals, row)):
            if points > 0:
                # Not `+=`, which mypyc leaves to Python's own numbers.
                earned[player] = earned[player] + points
                if s.log is not None:
                    extra = resource_point(s, base, Player(player)) if player == leader(totals) else 0
                    s.tell(notes.BASE_SCORED, player, base, points, extra)


def tell_ties(s: Expanse, base: Base, totals: list[int], row: list[int]) -> None:
    """Who ties for a place on a Base: for first always, for others where they bring anything. EXP-16.6"""
    place = 0
    while place < len(row):
        tied = [player for player in s.everyone() if totals[player] > 0 and rank(totals, player) == place]
        if len(tied) > 1 and (place == 0 or row[place] > 0):
            s.tell_all(notes.BASE_TIED, (place + 1, base, *notes.in_fields(tied)))
        place += 1


def rank(totals: list[int], player: Player) -> int:
    """How many are ahead. EXP-16.4"""
    return sum(other > totals[player] for other in totals)


class GainTechnology(Step["Expanse"]):
    """Step 4: after the first three Scoring turns every faction gains a Technology. EXP-17.1, 19.15"""

    def run(self, s: Expanse) -> None:
        s.scorings += 1
        if s.scorings > TECH_LEVELS:
            return
        opa = s.who[OPA]
        had = s.owner_of_tech(SCRAP_TECH)
        for player in s.everyone():
            if s.tech[player] < s.scorings:
                s.tech[player] = s.scorings
                s.tell(notes.TECH_GAINED, player, s.scorings, TECHS_OF[s.faction_of(player)][s.scorings - 1])
        if had != opa and s.owner_of_tech(SCRAP_TECH) == opa:
            s.units[unit_index(OFF_MAP, opa, SCRAP)] = SCRAP_SHIPS
            s.tell(notes.SCRAP_SHIPS_JOIN, opa, SCRAP_SHIPS)


class FreeBuild(Choice["Expanse"]):
    """Step 5: place one lost fleet in the home Orbit, free; never a Scrap Ship. EXP-17.3 to 17.5"""

    rule: ClassVar[str] = "EXP-17.3"

    def legal(self, s: Expanse) -> list[Atom]:
        options = [PASS]
        for kind in in_pool(s, self.player, DAMAGED):
            options.append(Atom(KIND_ATOM + kind))
        return options

    def take(self, s: Expanse, atom: Atom) -> None:
        if atom != PASS:
            build(s, self.player, Kind(atom - KIND_ATOM), HOME[s.faction_of(self.player)], notes.BUILDS_FREE)


class PassRocinante(Step["Expanse"]):
    """Step 6: the Rocinante goes to whoever has the fewest points. EXP-17.6 to 17.8, 18.4"""

    def run(self, s: Expanse) -> None:
        last = lowest(s.points)
        told = notes.ROCINANTE_TO_LAST
        holder = last[0]
        if len(last) > 1:
            if not s.initiative:
                s.tell(notes.ROCINANTE_STAYS, s.roci_holder)
                return
            holder = next(player for player in reversed(s.initiative) if player in last)
            told = notes.ROCINANTE_TO_LOWEST
        if holder != s.roci_holder:
            s.tell(told, holder, s.roci_holder)
            s.roci_holder = holder


# Steps never change, so that one of each serves every game.
REVEAL_SECTOR: Final = RevealSector()
PROTOMOLECULE_STEP: Final = Protomolecule()
SCORE_BASES: Final = ScoreBases()
GAIN_TECHNOLOGY: Final = GainTechnology()
FREE_BUILD: Final = [FreeBuild(player) for player in range(MAX_PLAYERS)]
PASS_ROCINANTE: Final = PassRocinante()


class FinalScoring(Step["Expanse"]):
    """The sixth Scoring card has been drawn: Events, then 5/3/1 everywhere. EXP-20.1 to 20.8"""

    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def run(self, s: Expanse) -> None:
        s.final = True
        s.roci_at_final = s.roci_holder
        s.tell(notes.FINAL_BEGINS, self.card)
        unscored = [card for card in s.track if card >= FIRST_SCORE and card != self.card]
        if unscored:
            s.tell(notes.UNSCORED, len(unscored))
        s.discard.extend(card for card in s.track if card >= FIRST_SCORE)
        s.track = [card for card in s.track if card < FIRST_SCORE]
        order = tuple(from_left_of(s.players, s.roci_holder))
        s.then([EventStep(order), PROTOMOLECULE_STEP, SCORE_BASES, EndGame()])


class EndGame(Step["Expanse"]):
    """Most points win; the Initiative track or the Rocinante breaks a tie. EXP-20.9 to 20.11"""

    def run(self, s: Expanse) -> None:
        s.end()
        told = notes.WINS
        if len(highest(s.points)) > 1:
            told = notes.WINS_BY_INITIATIVE if s.initiative else notes.WINS_BY_ROCINANTE
        for winner in s.winners:
            s.tell(told, winner, s.points[winner])
