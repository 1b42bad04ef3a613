"""Win shares by what players had and did: seats, factions, powers, cards."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import polars as pl

from ..contract.game import Game
from ..language import speaker, words
from ..study.traits import ORDER
from .evidence import Evidence, by_chance, evidence, holm
from .shares import CONFIDENCE, Block

FEW = 10
"""Blocks with and seats without a trait, below which its share says too little to be compared."""
DOUBT = 10
"""Even games that are thought to have come before those that were seen, so that few of them do not say too much."""
SEAT = "seat"
IN_ORDER = (SEAT, ORDER.key)
"""Kinds whose values are numbers, and are listed as such."""


@dataclass(frozen=True)
class Finding:
    """One value of one kind of trait: how often it was there, and the share of the wins of those who had it.

    What is dealt is expected to have an even share. What players come by in the game is expected to have the share of
    what they were dealt: a card that only a strong faction can use is not strong for that.
    """

    kind: str
    value: str
    dealt: bool
    seats: int
    games: int
    blocks: int
    evidence: Evidence
    others: int
    """The seats without it, in the games in which somebody had it."""
    without: float | None
    """Their share of the wins."""
    adjusted: float
    """The chance of the evidence, adjusted for all comparisons of this kind; 1 where there were too few games."""

    @property
    def few(self) -> bool:
        return min(self.blocks, self.others) < FEW

    @property
    def uneven(self) -> bool:
        return not self.few and self.evidence.uneven

    @property
    def sure(self) -> bool:
        """Uneven even when adjusted for many comparisons."""
        return not self.few and self.adjusted < 1 - CONFIDENCE

    def to_json(self) -> dict[str, object]:
        return {
            "kind": self.kind,
            "value": self.value,
            "dealt": self.dealt,
            "seats": self.seats,
            "games": self.games,
            "blocks": self.blocks,
            "others": self.others,
            **{name: round(value, 6) for name, value in self.evidence._asdict().items()},
            "without": None if self.without is None else round(self.without, 6),
            "adjusted": round(self.adjusted, 6),
            "few": self.few,
            "uneven": self.uneven,
            "sure": self.sure,
        }


def findings(game: Game[Any], players: int, seats: pl.DataFrame) -> list[Finding]:
    """Every trait in a table of seats, kind by kind, what wins most beyond its expected share first."""
    even = 1 / players
    kinds = [(SEAT, True), *((trait.key, trait.dealt) for trait in game.study.trait_kinds)]
    counted = count_by_block(seats.with_columns(expected=pl.lit(even)))
    dealt = [row for kind, is_dealt in kinds if is_dealt for row in measured_kind(kind, True, counted)]
    counted = count_by_block(seats.with_columns(expected_shares(game, seats, dealt, even)))
    come_by = [row for kind, is_dealt in kinds if not is_dealt for row in measured_kind(kind, False, counted)]
    return dealt + come_by


def expected_shares(game: Game[Any], seats: pl.DataFrame, dealt: list[Finding], even: float) -> pl.Series:
    """What share each seat could expect by the first of the named things it was dealt, such as its faction."""
    main = next((trait.key for trait in game.study.trait_kinds if trait.dealt and trait.values is not None), "")
    shares = {
        f"{main}={row.value}": (row.evidence.share * row.seats + even * DOUBT) / (row.seats + DOUBT)
        for row in dealt
        if row.kind == main
    }
    found: list[float] = []
    for traits in seats["traits"].to_list():
        own = [shares[trait] for trait in traits if trait in shares]
        found.append(sum(own) / len(own) if own else even)
    return pl.Series("expected", found)


def measured_kind(kind: str, dealt: bool, counted: pl.DataFrame) -> list[Finding]:
    own = counted.filter(pl.col("kind") == kind).group_by("value", maintain_order=True)
    rows = [measured(kind, str(value), dealt, table) for (value,), table in own]
    if kind not in IN_ORDER:
        rows.sort(key=lambda row: (row.evidence.expected - row.evidence.share, row.value))
    return adjusted(rows)


def count_by_block(seats: pl.DataFrame) -> pl.DataFrame:
    """For every kind, value and block: the seats that have it, what they won and could expect, the seats without it."""
    as_trait = pl.concat_str(pl.lit(f"{SEAT}="), pl.col("seat") + 1)
    traits = (
        seats.select(
            *("number", "block", "share", "expected"),
            trait=pl.concat_list(pl.concat_list(as_trait), "traits"),
            table=pl.len().over("number"),
        )
        .explode("trait")
        .with_columns(pl.col("trait").str.split_exact("=", 1).struct.rename_fields(["kind", "value"]).alias("parts"))
        .unnest("parts")
    )
    return (
        traits.group_by("kind", "value", "block", "number", maintain_order=True)
        .agg(
            pl.col("expected").sum(),
            seats=pl.len(),
            wins=pl.col("share").sum(),
            others=pl.col("table").first() - pl.len(),
        )
        .with_columns(by_luck=pl.col("seats") * pl.col("others") / (pl.col("seats") + pl.col("others")) ** 2)
        .group_by("kind", "value", "block", maintain_order=True)
        .agg(
            pl.col("seats", "wins", "others", "expected", "by_luck").sum(),
            games=pl.len(),
        )
        .sort("kind", "value", "block")
    )


def measured(kind: str, value: str, dealt: bool, table: pl.DataFrame) -> Finding:
    blocks = [Block(wins, seats, seats) for wins, seats in table.select("wins", "seats").iter_rows()]
    games, others = int(table["games"].sum()), int(table["others"].sum())
    seats = sum(block.seats for block in blocks)
    lost = games - sum(block.wins for block in blocks)
    return Finding(
        kind=kind,
        value=value,
        dealt=dealt,
        seats=seats,
        games=games,
        blocks=len(blocks),
        evidence=evidence(blocks, float(table["expected"].sum()) / seats, float(table["by_luck"].sum())),
        others=others,
        without=lost / others if others else None,
        adjusted=1.0,
    )


def adjusted(rows: list[Finding]) -> list[Finding]:
    """The same, with every chance adjusted for the comparisons among these."""
    compared = [place for place, row in enumerate(rows) if not row.few]
    chances = holm([rows[place].evidence.chance for place in compared])
    found = rows.copy()
    for place, chance in zip(compared, chances, strict=True):
        found[place] = replace(rows[place], adjusted=chance)
    return found


@dataclass(frozen=True)
class Count:
    """How many comparisons there were, how many came out uneven, how many would by chance, how many are sure."""

    compared: int
    uneven: int
    by_chance: float
    sure: int


def count(found: list[Finding]) -> Count:
    compared = [finding for finding in found if not finding.few]
    return Count(
        len(compared),
        sum(finding.uneven for finding in compared),
        round(by_chance(len(compared)), 2),
        sum(finding.sure for finding in compared),
    )


# Names


def kind_name(game: Game[Any], kind: str, lang: str) -> str:
    return words(lang).say(f"report-{kind}") if kind in IN_ORDER else speaker(game, lang).words(f"trait-{kind}")


def value_name(game: Game[Any], kind: str, value: str, lang: str) -> str:
    if kind in IN_ORDER:
        return words(lang).say(f"report-{kind}-value", number=int(value))
    for trait in game.study.trait_kinds:
        if trait.key == kind and trait.values is not None:
            return speaker(game, lang).say(trait.values.text(trait.values.index(value)))
    return value
