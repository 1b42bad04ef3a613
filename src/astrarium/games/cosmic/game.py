"""Cosmic Encounter, as the kernel knows it."""

from __future__ import annotations

from typing import Final

from ...clockwork.names import Atom, Names
from ...clockwork.text import Text
from ...contract.bots import Bots
from ...contract.game import Game
from ...contract.study import Study
from ...contract.table import Table
from ...positions.layout import PLAYER
from ...positions.record import LayoutRecord
from ...scenes.scene import Scene
from ...study.traits import Trial
from . import setup
from .atoms import ANSWER, ATOMS, CARD_ATOM, MOON_ATOM, POWER_ATOM, QUESTION
from .components import (
    CARD,
    CARDS,
    COLOUR,
    CONDITION,
    CURSE,
    DESTINY,
    EDICTS,
    FIRST_CONE,
    FIRST_EDICT,
    FIRST_FLARE,
    FIRST_KICKER,
    FIRST_REINFORCEMENT,
    HEX,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MOON,
    MOONS,
    PLACE,
    POWER,
    POWERS,
    PRICE,
    TITLES,
    TYPE,
)
from .counts import counts
from .effect_numbers import EFFECT, EFFECT_TEXT, FIRST_CONE_EFFECT, FIRST_EDICT_EFFECT, FIRST_MOON_EFFECT, FIRST_STATUS
from .effects import questions, vetoes, windows
from .effects.in_force import refresh
from .effects.usage import effect_of_card
from .layout import KEEPING, SIDE, TABLE
from .observation import ASKED, SEEN
from .registry import effect_modules, fill
from .rules import (
    aftermath,
    alliances,
    clearing,
    commitment,
    deals,
    destiny,
    drawing,
    endings,
    hands,
    landing,
    launch,
    losses,
    lucre,
    moons,
    new_hands,
    offers,
    payments,
    phases,
    reinforcements,
    resolution,
    seating,
    selection,
    settle,
    spoils,
    tokens,
    turn,
    uses,
    victory,
)
from .rules.referee import Umpire
from .setup import OPTIONS, set_up
from .state import REFEREE, Cosmic, blank
from .study import TRAITS, table_traits
from .trials import dealt_to, takes_part, trial
from .upgrades import UPGRADES

MISSING: Final = fill()
"""Effects without a class: there are none."""
REFEREE[0] = Umpire()

DOMAINS: Final[dict[str, Names]] = {
    names.key: names
    for names in (
        CARD,
        COLOUR,
        CONDITION,
        CURSE,
        DESTINY,
        EFFECT,
        EFFECT_TEXT,
        ANSWER,
        HEX,
        KEEPING,
        MOON,
        PLACE,
        POWER,
        PRICE,
        QUESTION,
        SIDE,
        TYPE,
    )
} | {
    # Attributes of steps and notes that are named after their part in the rule.
    "player": PLAYER,
    "me": PLAYER,
    "owner": PLAYER,
    "victim": PLAYER,
    "guest": PLAYER,
    "opponent": PLAYER,
    "receiver": PLAYER,
    "giver": PLAYER,
    "proposer": PLAYER,
    "powers": POWER,
}

VERSION: Final = 2
"""Raised whenever a change makes old saves play differently."""

BOUND: Final = 100_000
"""Decisions in a game: at most 400 challenges and empty turns (COS-22.5), each of a few hundred decisions at most."""


class CosmicRecord(LayoutRecord[Cosmic]):
    def blank(self, players: int) -> Cosmic:
        return blank(players)

    def derive(self, s: Cosmic) -> None:
        s.count_systems()
        s.count_bases()
        for player in range(s.players):
            s.hear_hand(player)
        refresh(s)


class CosmicBots(Bots[Cosmic]):
    def worth(self, s: Cosmic, player: int) -> int:
        from .bots.worth import worth

        return worth(s, player)

    def worth_scale(self, s: Cosmic) -> float:
        """Worth is a chance already: this is how steep it is around an even share."""
        from .bots.worth import WON

        share = 1.0 / s.players
        return 1.0 / (WON * share * (1.0 - share))

    def promising(self, s: Cosmic) -> list[Atom]:
        from .bots.promising import promising

        return promising(s)

    def stretch(self, s: Cosmic) -> int:
        """The challenge in progress."""
        return s.count

    def chances(self, s: Cosmic) -> list[float]:
        from .bots.worth import chances

        return super().chances(s) if s.over else chances(s)


class CosmicTable(Table[Cosmic]):
    def scene(self, s: Cosmic, viewer: int) -> Scene:
        from .scene.scene import scene

        return scene(s, viewer)

    def details(self, s: Cosmic, atom: int) -> Text | None:
        """The effect of the card, power or moon that an option names."""
        if POWER_ATOM <= atom < POWER_ATOM + POWERS:
            return EFFECT_TEXT.text(atom - POWER_ATOM)
        if CARD_ATOM <= atom < CARD_ATOM + CARDS:
            effect = effect_of_card(s, max(0, s.player), atom - CARD_ATOM)
            return None if effect < 0 else EFFECT_TEXT.text(effect)
        if MOON_ATOM <= atom < MOON_ATOM + MOONS:
            return EFFECT_TEXT.text(FIRST_MOON_EFFECT + atom - MOON_ATOM)
        if isinstance(s.choice, questions.Question):
            effect = s.choice.effect
            return EFFECT_TEXT.text(effect) if effect < FIRST_STATUS else None
        return None


class CosmicStudy(Study[Cosmic]):
    def counts(self, s: Cosmic) -> dict[str, list[int]]:
        return counts(s)

    def traits(self, s: Cosmic, player: int) -> list[tuple[str, str]]:
        return table_traits(s, player) + super().traits(s, player)

    def trial(self, component: str) -> Trial:
        return trial(component)

    def takes_part(self, s: Cosmic, component: str) -> bool:
        return takes_part(s, component)

    def owner(self, s: Cosmic, component: str) -> int:
        """What is dealt serves the player who was dealt it."""
        return dealt_to(s, component) if trial(component).dealt else super().owner(s, component)


class CosmicGame(Game[Cosmic]):
    def set_up(self, s: Cosmic, options: dict[str, str]) -> None:
        set_up(s, options)

    def bound_for(self, players: int, options: dict[str, str]) -> int:
        return BOUND


assert FIRST_EDICT_EFFECT + EDICTS == FIRST_MOON_EFFECT and FIRST_EDICT < FIRST_KICKER < FIRST_FLARE
assert FIRST_CONE_EFFECT > 0 and FIRST_CONE > 0

GAME: Final = CosmicGame(
    key="cosmic",
    titles=TITLES,
    players=(MIN_PLAYERS, MAX_PLAYERS),
    version=VERSION,
    atoms=ATOMS,
    record=CosmicRecord(
        table=TABLE,
        rooms=[
            setup,
            seating,
            turn,
            phases,
            clearing,
            endings,
            destiny,
            launch,
            commitment,
            alliances,
            selection,
            resolution,
            reinforcements,
            spoils,
            deals,
            lucre,
            payments,
            hands,
            drawing,
            new_hands,
            tokens,
            landing,
            settle,
            aftermath,
            victory,
            losses,
            moons,
            offers,
            uses,
            windows,
            questions,
            vetoes,
            *effect_modules(),
        ],
        domains=DOMAINS,
        seen=SEEN,
        asked=ASKED,
        knowledge=f"{__package__}.sights",
        upgrades=UPGRADES,
    ),
    bots=CosmicBots(doubt=4.0, trust=2.0, cost=4),
    table=CosmicTable(),
    study=CosmicStudy(TRAITS),
    options=OPTIONS,
    switches=tuple(EFFECT.ids[:FIRST_STATUS] + CARD.ids[FIRST_KICKER:FIRST_REINFORCEMENT]),
)
