"""What clones share cannot be changed by somebody who forgot that it is shared: only through `writable_...`."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

import declared_tables
from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.positions.attributes import DECK, LISTS, REPLACED, ROWS, ROWS_REPLACED, SHARED, Spelling
from astrarium.positions.declare import Table
from positions.shared_writes import writes

DECLARED = declared_tables.declared_games()


def shared_in(key: str) -> dict[str, bool]:
    """The attributes that a game's clones share, and whether the rows of each are lists."""
    layout = import_module(f"astrarium.games.{key}.layout")
    table: Table = layout.TABLE
    names = {id(value): name for name, value in vars(layout).items()}
    found = [a for a in table.attributes(Spelling(names, "players")) if a.cloned in (REPLACED, SHARED)]
    return {a.name: a.type == LISTS for a in found if a.type.startswith("list[") or a.type in (DECK, ROWS)}


def rows_shared_in(key: str) -> set[str]:
    """The attributes of which clones share the rows alone."""
    table: Table = import_module(f"astrarium.games.{key}.layout").TABLE
    kept = [(piece.name, piece.cloned) for piece in table.layout] + [(a.name, a.cloned) for a in table.derived]
    return {name for name, cloned in kept if cloned == ROWS_REPLACED}


def files_of(key: str) -> list[Path]:
    return [file for file in (declared_tables.GAMES / key).rglob("*.py") if file.name != "table.py"]


@pytest.mark.parametrize("key", DECLARED)
def test_nobody_changes_what_clones_share(key: str) -> None:
    assert writes(files_of(key), shared_in(key), rows_shared_in(key)) == []


def test_parsec_shares_its_long_lists() -> None:
    shared = shared_in("parsec")
    assert {"at", "aboard", "did", "goods", "events", "deck", "fighters", "team", "figures"} <= set(shared)


FORGOTTEN = [
    "s.at[unit] = 3",
    "s.at[unit] += 3",
    "del s.at[unit]",
    "s.at.append(3)",
    "s.at += [3]",
    "s.goods[player].append(3)",
    "s.goods[player][0] = 3",
    "s.deck.cards.pop()",
    "s.deck.mixed = 3",
    "s.deck.put_under(3, 0)",
    "s.fighters.add((1, 2, 3, 4))",
    "at = s.at\n    at[unit] = 3",
    "hand = s.goods[player]\n    hand.sort()",
    "for hand in s.goods:\n        hand.clear()",
    "one, other = s.at, s.did\n    other[0] = 1",
    "for one in (s.at, s.did):\n        one[0] = 1",
    "hand = s.goods[player] if player else s.events[player]\n    hand.append(1)",
    "gain(s.goods[player], s.writable_seen_goods()[player], 1, 0)",
    "hand_over(s, s.goods, s.writable_seen_goods(), 0, 1)",
    "unheard_of(s.at)",
    "own(s.did)",
    "s.crew[player].append(3)",
    "for crew in s.crew:\n        crew[0] = 1",
]
ALLOWED = [
    "s.writable_at()[unit] = 3",
    "at = s.writable_at()\n    at[unit] = 3",
    "s.did = [0] * 7",
    "hand = s.goods[player]\n    print(hand[0], len(hand), sorted(hand))",
    "hand = s.goods[player].copy()\n    hand.sort()",
    "part = s.at[1:3]\n    part[0] = 1",
    "gain(s.writable_goods()[player], s.writable_seen_goods()[player], 1, 0)",
    "read(s.did)",
    "s.free[player] = 1",
    "s.crew[player] = [3]",
]
AROUND = """
def own(did):
    again(did)


def again(deeds):
    deeds[0] = 1


def read(did):
    return did[0] + len(did)


def forgetful(s, player, unit):
    {code}
"""


@pytest.mark.parametrize("code", FORGOTTEN)
def test_a_forgotten_call_is_found(code: str, tmp_path: Path) -> None:
    file = tmp_path / "forgetful.py"
    file.write_text(AROUND.replace("{code}", code), encoding="utf-8")
    assert writes([file], shared_in("parsec"), {"crew"}) != []


@pytest.mark.parametrize("code", ALLOWED)
def test_what_is_asked_for_may_be_changed(code: str, tmp_path: Path) -> None:
    file = tmp_path / "careful.py"
    file.write_text(AROUND.replace("{code}", code).replace("deeds[0] = 1", "len(deeds)"), encoding="utf-8")
    assert writes([file], shared_in("parsec"), {"crew"}) == []


@pytest.mark.parametrize(("base", "found"), [("ParsecTable", True), ("Step", False)])
def test_only_what_a_state_has_is_shared(base: str, found: bool, tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text(f"class Own({base}):\n    def gain(self, unit):\n        self.at[unit] = 3\n", encoding="utf-8")
    assert bool(writes([file], shared_in("parsec"), set())) == found


def test_a_clone_changes_alone() -> None:
    """Each list that is asked for is a copy, once: the other state keeps what it had."""
    parsec = game("parsec")
    s = parsec.begin(3, 5, {})
    rng = seeded(5, "shared")
    for _ in range(60):
        s.apply(rng.pick(list(s.legal)))
    for name, _ in shared_in("parsec").items():
        if not hasattr(s, f"writable_{name}"):
            continue
        other = s.clone()
        kept = getattr(s, name)
        assert getattr(other, name) is kept
        asked = getattr(other, f"writable_{name}")()
        assert asked is not kept and asked is getattr(other, name)
        assert asked is getattr(other, f"writable_{name}")(), "copied once"
        assert getattr(s, name) is kept
