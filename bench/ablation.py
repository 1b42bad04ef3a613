"""How often a game of Cosmic Encounter goes another way without one of its components, over the same seeds.

Every component is switched off in games in which it takes part; the same seeds are played at random with and without
it. Two games differ when they do not end in the same position. It plays thousands of games: run it compiled.

python bench/ablation.py [--games 24] [--markdown] [--only ID...]
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass

from astrarium import game
from astrarium.clockwork.rng import seeded
from astrarium.games.cosmic.components import (
    CARD,
    COMET_IDS,
    CONE_IDS,
    CURSE,
    DESTINY,
    EDICTS,
    EFFECT,
    FIRST_EDICT_EFFECT,
    FIRST_KICKER,
    FIRST_REINFORCEMENT,
    HEX,
    MOON,
    POWER,
)
from astrarium.games.cosmic.state import Cosmic

GAME = game("cosmic")
MOST_SEEDS = 4000
"""After so many seeds no more games with the component are looked for."""
NO_EFFECT = ("moon_37",)
"""The Jubba Cloak: its text is that it has none."""


@dataclass(frozen=True)
class Component:
    """One component, its kind for the table, and the options with which it can take part."""

    id: str
    kind: str
    options: dict[str, str]
    players: int = 5


@dataclass
class Row:
    component: Component
    games: int = 0
    differ: int = 0


EXPANSION = {"mce_powers": "on", "mce_challenge": "on", "mce_edicts": "on", "lucre": "on"}


def with_power(id: str) -> dict[str, str]:
    """The first player has the power, the others have plain ones; its Flare is in the deck."""
    others = [other for other in ("trader", "virus", "clone", "mind", "warpish", "parasite") if other != id][:4]
    return {**EXPANSION, "powers": "-".join([id, *others]), "kickers": "on", "reinforcements": "on", "moons": "all"}


def components() -> Iterator[Component]:
    for id in POWER.ids:
        yield Component(id, "power", with_power(id))
    for side in ("wild", "super"):
        for id in POWER.ids:
            yield Component(f"flare_{id}_{side}", f"Flare, {side}", with_power(id))
    for id in EFFECT.ids[FIRST_EDICT_EFFECT : FIRST_EDICT_EFFECT + EDICTS]:
        yield Component(id, "Edict", {**EXPANSION, "kickers": "on", "moons": "all"})
    for id in CARD.ids[FIRST_KICKER:FIRST_REINFORCEMENT]:
        yield Component(id, "Kicker", {"kickers": "on"})
    for id in MOON.ids:
        yield Component(id, "moon", {**EXPANSION, "moons": "all"}, 6)
    for id in CONE_IDS:
        yield Component(id, "colourless cone", {"colourless": "on", "moons": "all"})
    for id in COMET_IDS:
        yield Component(id, "comet", {**EXPANSION, "comets": "on"})
    for id in HEX.ids:
        yield Component(id, "hex", {"reverse_hexes": "all", "comets": "on"}, 6)
    for id in CURSE.ids:
        yield Component(id, "curse", with_power("witch"))


def takes_part(state: Cosmic, component: Component) -> bool:
    """Whether the component is in this game at all."""
    if component.kind == "moon":
        return MOON.index(component.id) in state.moon_at
    if component.kind in ("colourless cone", "comet"):
        return DESTINY.index(component.id) in state.destiny.cards
    return True


def end_of(component: Component, seed: int, without: frozenset[str]) -> tuple[object, ...]:
    """Where a random game ends: enough of the position to tell two games apart."""
    state = GAME.begin(component.players, seed, component.options, without)
    assert isinstance(state, Cosmic)
    rng = seeded(seed, "random")
    decisions = 0
    while not state.over:
        state.apply(rng.pick(state.offered))
        decisions += 1
    return decisions, tuple(state.tokens), tuple(state.warp), tuple(state.discard), state.champions


def measure(component: Component, games: int) -> Row:
    row = Row(component)
    for seed in range(MOST_SEEDS):
        if row.games >= games:
            break
        first = GAME.begin(component.players, seed, component.options)
        assert isinstance(first, Cosmic)
        if takes_part(first, component):
            row.games += 1
            off = frozenset({component.id})
            row.differ += end_of(component, seed, frozenset()) != end_of(component, seed, off)
    # What never showed gets a longer look before it is called without effect.
    seed = games
    while row.differ == 0 and seed < MOST_SEEDS and component.id not in NO_EFFECT:
        first = GAME.begin(component.players, seed, component.options)
        assert isinstance(first, Cosmic)
        if takes_part(first, component):
            row.games += 1
            off = frozenset({component.id})
            row.differ += end_of(component, seed, frozenset()) != end_of(component, seed, off)
        seed += 1
    return row


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--markdown", action="store_true")
    parser.add_argument("--only", nargs="*", help="components by id")
    arguments = parser.parse_args()
    wanted = [component for component in components() if not arguments.only or component.id in arguments.only]
    rows = [measure(component, arguments.games) for component in wanted]
    if arguments.markdown:
        print("| kind | component | games | differ |\n| --- | --- | ---: | ---: |")
    for row in rows:
        percent = 100 * row.differ / max(1, row.games)
        share = f"{percent:.0f} %" if percent >= 1 or percent == 0 else f"{percent:.2f} %"
        if arguments.markdown:
            print(f"| {row.component.kind} | {row.component.id} | {row.games} | {share} |")
        else:
            print(f"{row.component.kind:18} {row.component.id:32} {row.games:4} {share:>6}", flush=True)
    never = [row.component.id for row in rows if row.differ == 0 and row.component.id not in NO_EFFECT]
    if never:
        raise SystemExit(f"no game differs without: {', '.join(never)}")


if __name__ == "__main__":
    main()
