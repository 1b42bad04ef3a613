"""From the box to the settlement; the options. PAR-4, 22"""

from __future__ import annotations

from typing import ClassVar, Final

from ...clockwork.names import NOBODY, PUBLIC, Atom, Player
from ...clockwork.options import Flag, Option
from ...clockwork.step import Choice, Step
from ...mechanisms.decks import Deck
from ...mechanisms.offers import YesNo
from . import notes
from .components import (
    ALL_EVENTS,
    ALL_MODULES,
    CELLS,
    COLOUR_ATOM,
    COLOURS,
    DIE,
    FACTIONS,
    NO_MODULE,
    ROUND_OPTIONS,
    SPACE_PORT,
    STACKS,
    TEAM_SIZES,
    WIDE,
    Faction,
    cell_at,
)
from .rules.galaxy import UNLAID, Galaxy, galaxy_of
from .rules.possessions import set_factions
from .rules.settlement import settlement
from .rules.turn import NextTurn
from .state import Parsec

OFF: Final = "off"
ON: Final = "on"
NO: Final = 0
YES: Final = 1


class Alliances(Option):
    """Teams of these sizes, who sit alternately; each split fits one number of players. PAR-22.6, 22.7"""

    def __init__(self) -> None:
        splits = ["-".join(str(size) for size in sizes) for sizes in TEAM_SIZES]
        super().__init__("alliances", (OFF, *splits), OFF, "PAR-22.6", fullest=OFF)

    def accepts(self, value: str, players: int) -> bool:
        if value == OFF:
            return True
        return value in self.values and sum(int(size) for size in value.split("-")) == players

    def hint(self, players: int) -> str:
        return " or ".join(repr(value) for value in self.values if self.accepts(value, players))


class WideBoard(Option):
    """A board of eight modules for two players. PAR-4.6"""

    def __init__(self) -> None:
        super().__init__(WIDE, (OFF, ON), OFF, "PAR-4.6", fullest=OFF)

    def accepts(self, value: str, players: int) -> bool:
        return value == OFF or (value == ON and players == 2)

    def hint(self, players: int) -> str:
        return "'off' or 'on'" if players == 2 else "'off': the wide board is for two players"


OPTIONS: Final = (
    Option("timed", (OFF, *(str(number) for number in ROUND_OPTIONS)), OFF, "PAR-22.2", fullest=OFF),
    Alliances(),
    Flag("absolute", "PAR-22.10"),
    Option("no_factions", (OFF, ON), OFF, "PAR-22.11", fullest=OFF),
    Option("simple_combat", (OFF, ON), OFF, "PAR-22.12", fullest=OFF),
    WideBoard(),
)
"""They may be combined as one likes. PAR-22.14"""


def set_up(s: Parsec, options: dict[str, str]) -> None:
    """The variants, the stacks and the deck; then what players decide. PAR-4.10, 4.16"""
    s.wide = options[WIDE] == ON
    s.timed = options["timed"] != OFF
    if s.timed:
        s.limit = int(options["timed"])
    s.absolute = options["absolute"] == ON
    s.simple = options["simple_combat"] == ON
    s.with_factions = options["no_factions"] == OFF
    if options["alliances"] != OFF:
        teams = len(options["alliances"].split("-"))
        s.team = [player % teams for player in s.everyone()]
    s.stacks = STACKS.copy()
    cards = ALL_EVENTS.copy()
    s.rng.shuffle(cards)
    s.deck = Deck(cards)
    steps: list[Step[Parsec]] = [PortVote(player) for player in s.everyone()]
    steps.append(LayBoard())
    steps += [ChooseColour(player) for player in s.everyone()]
    steps += [RollFirst(tuple(s.everyone())), DealFactions(), BeginSettlement()]
    s.then(steps)


class PortVote(YesNo["Parsec"]):
    """Shall the Space Port lie in the centre? One no keeps it at random. PAR-4.9"""

    rule: ClassVar[str] = "PAR-4.9"
    secret: ClassVar[bool] = True

    def yes(self, s: Parsec) -> None:
        self.vote(s, YES)

    def no(self, s: Parsec) -> None:
        self.vote(s, NO)

    def vote(self, s: Parsec, answer: int) -> None:
        me = self.player
        s.votes = [answer if player == me else other for player, other in enumerate(s.votes)]
        s.votes_known = [1 << me if player == me else mask for player, mask in enumerate(s.votes_known)]


class LayBoard(Step["Parsec"]):
    """The votes are shown; the modules are drawn and laid at random. PAR-4.2 to 4.9"""

    def run(self, s: Parsec) -> None:
        s.votes_known = [PUBLIC] * s.players
        s.show()
        central = NO not in s.votes
        s.tell(notes.VOTED, 1 if central else 0)
        plan = s.plan()
        drawn = [module for module in ALL_MODULES if module != SPACE_PORT]
        s.rng.shuffle(drawn)
        drawn = drawn[: plan.planet_modules]
        cells = [cell_at(i, j) for j in range(plan.rows) for i in range(plan.columns)]
        port = s.rng.pick(plan.centre if central else cells)
        modules = [NO_MODULE] * CELLS
        for cell in cells:
            modules[cell] = SPACE_PORT if cell == port else drawn.pop()
        s.modules = modules
        lay_galaxy(s)


def lay_galaxy(s: Parsec) -> None:
    """The galaxy that the modules make."""
    s.galaxy = laid_galaxy(s)


def laid_galaxy(s: Parsec) -> Galaxy:
    if SPACE_PORT not in s.modules:
        return UNLAID
    plan = s.plan()
    modules = [s.modules[cell_at(i, j)] for j in range(plan.rows) for i in range(plan.columns)]
    return galaxy_of(plan.columns, plan.rows, tuple(modules))


class ChooseColour(Choice["Parsec"]):
    """Take a colour that is still free, with all its pieces. PAR-4.11"""

    rule: ClassVar[str] = "PAR-4.11"

    def legal(self, s: Parsec) -> list[Atom]:
        return [Atom(COLOUR_ATOM + colour) for colour in range(COLOURS) if s.who[colour] == NOBODY]

    def take(self, s: Parsec, atom: Atom) -> None:
        s.sit(self.player, atom - COLOUR_ATOM)
        s.tell(notes.PICKS_COLOUR, self.player, atom - COLOUR_ATOM)


class RollFirst(Step["Parsec"]):
    """The highest roll is first player; those who tie roll again among themselves. PAR-4.13"""

    def __init__(self, asked: tuple[Player, ...]) -> None:
        self.asked: Final = asked

    def run(self, s: Parsec) -> None:
        dice = [1 + s.rng.below(DIE) for _ in self.asked]
        s.show()
        best: list[Player] = []
        for place, player in enumerate(self.asked):
            s.tell(notes.ROLLS_FIRST, player, dice[place])
            if dice[place] == max(dice):
                best.append(player)
        if len(best) > 1:
            s.push(RollFirst(tuple(best)))
        else:
            s.first = best[0]
            s.tell(notes.BEGINS, s.first)


class DealFactions(Step["Parsec"]):
    """Each player draws a faction, open to all; the others go back to the box. PAR-4.14, 22.11"""

    def run(self, s: Parsec) -> None:
        if not s.with_factions:
            return
        drawn = list(range(FACTIONS))
        s.rng.shuffle(drawn)
        s.show()
        for player in s.everyone():
            set_factions(s, player, [Faction(drawn[player])])
            s.tell(notes.GETS_FACTION, player, drawn[player])


class BeginSettlement(Step["Parsec"]):
    """Settlement, starting cards, and the first turn. PAR-4.16, 5.1"""

    def run(self, s: Parsec) -> None:
        s.active = s.first
        s.then([*settlement(s), NextTurn()])
