"""The Automa of the solo game: a side that nobody plays. ATH-S"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOTHING, Player
from ....clockwork.step import Step
from .. import notes
from ..components import ACTION_MOVE, ACTION_SHOT, ACTION_SITE, ACTION_STEP, SITES, TURRET_ARMOUR, Site
from ..pieces import NUMBERS
from ..printed_cards import ARMOUR, DEVICE, ENEMY, KIND_OF, NO_CARD, NUMBER_OF, SURVIVOR, Card
from ..roads import MAIN, WAYS
from ..state import ENEMY_CARD, ENEMY_DAMAGE, ENEMY_REGION, Athena
from .fame import gain_fame
from .spoils import inflict
from .turrets import fall, turrets_over
from .zone import Refill, discard

BASE_MOVE: Final = NUMBERS.number("automa_move")
LEVEL_MOST: Final = NUMBERS.number("automa_level_most")
LEVEL_FAST: Final = NUMBERS.number("automa_level_fast")
SURVIVOR_FAME: Final = NUMBERS.number("automa_survivor_fame")
CARDS_DRAWN: Final = NUMBERS.number("automa_cards")


def automa(s: Athena) -> Player:
    return Player(s.sides - 1)


class DrawActions(Step["Athena"]):
    """Two Action cards for this round; after three rounds all six are shuffled. ATH-S.2"""

    def run(self, s: Athena) -> None:
        if s.seated(automa(s)):
            return
        s.action_discard += s.drawn
        s.drawn = []
        s.acted = 0
        if len(s.actions) == 0:
            s.writable_actions().restock(s.action_discard, s.rng)
            s.tell(notes.ACTIONS_SHUFFLED)
        for _ in range(CARDS_DRAWN):
            action = s.writable_actions().draw(s)
            s.drawn.append(action)
            site, arrow = ACTION_SITE[action], ACTION_STEP[action]
            s.tell(notes.AUTOMA_DRAWS, action, site, arrow, ACTION_MOVE[action], ACTION_SHOT[action])


class AutomaExplores(Step["Athena"]):
    """Its first and second turn use its first and second card; then it passes. ATH-S.3, S.4, S.13"""

    def run(self, s: Athena) -> None:
        side = automa(s)
        if s.acted == len(s.drawn):
            s.passed |= 1 << side
            s.tell(notes.PASSES, side)
            return
        site = site_for(s, s.drawn[s.acted])
        s.acted += 1
        if site == NOTHING:
            s.tell(notes.AUTOMA_IDLE)
            return
        card = s.sites[site]
        s.tell(notes.AUTOMA_TAKES, card)
        if KIND_OF[card] <= DEVICE:
            if s.level < LEVEL_MOST:
                s.level += 1
                s.tell(notes.AUTOMA_RISES, side, s.level)
        elif KIND_OF[card] == SURVIVOR:
            gain_fame(s, side, SURVIVOR_FAME)
        discard(s, site)
        s.push(Refill(site))


def site_for(s: Athena, action: int) -> Site:
    """The site of an Action card, or the next one in its direction that has no Enemy; NOTHING without any. ATH-S.3"""
    site = ACTION_SITE[action]
    for _ in range(SITES):
        card = s.sites[site]
        if card != NOTHING and KIND_OF[card] != ENEMY:
            return site
        site = Site((site + ACTION_STEP[action]) % SITES)
    return Site(NOTHING)


class AutomaMoves(Step["Athena"]):
    """Along the main road until its movement is used up or it stands at the Aurora. ATH-S.5, S.11"""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        side = self.player
        left = BASE_MOVE + s.difficulty + (1 if s.level >= LEVEL_FAST else 0)
        for action in s.drawn:
            left += ACTION_MOVE[action]
        start = s.at[side]
        while left > 0 and not s.at_aurora(side) and WAYS[s.at[side]]:
            for space in WAYS[s.at[side]]:
                if MAIN[space]:
                    s.at[side] = space
                    break
            left -= 1
        if s.at[side] == start:
            s.tell(notes.WAITS if s.at_aurora(side) else notes.STAYS, side)
            return
        s.tell(notes.DRIVES, side, s.at[side])
        counter = s.counters[s.at[side]]
        if counter != NOTHING:
            s.writable_counters()[s.at[side]] = NOTHING
            s.tell(notes.AUTOMA_REMOVES, counter)


class AutomaFires(Step["Athena"]):
    """The Enemy with the most damage in its region, else a turret whose armour it reaches. ATH-S.6"""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        side = self.player
        shots = 0
        for action in s.drawn:
            shots += ACTION_SHOT[action]
        enemy = enemy_for(s, side)
        if enemy != NOTHING:
            s.then(inflict(s, side, enemy, max(0, shots - ARMOUR[enemy])))
            return
        for turret in turrets_over(s, side):
            if shots >= TURRET_ARMOUR[turret]:
                s.then(fall(s, side, turret))
                return


def enemy_for(s: Athena, side: Player) -> Card:
    """Most damage first, then the lowest number. ATH-S.6"""
    best = NO_CARD
    most = NOTHING
    for row in range(len(s.enemies)):
        card, damage = Card(s.enemies.get(row, ENEMY_CARD)), s.enemies.get(row, ENEMY_DAMAGE)
        if s.enemies.get(row, ENEMY_REGION) != s.region(side):
            continue
        if damage > most or (damage == most and NUMBER_OF[card] < NUMBER_OF[best]):
            best, most = card, damage
    return best
