"""Cuts the typeface of the tables from Inter, and writes down how wide its letters are.

    npm pack inter-ui@4.1.1 && tar xf inter-ui-4.1.1.tgz
    python tools/typeface.py package/variable/InterVariable.woff2

Needs fontTools and brotli, which the `dev` extra brings along; nothing that plays or draws does.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from astrarium.table.typeface import FAMILY, FILE, LETTERS, WEIGHTS

LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x180)]
"""What Europeans write their names with; the texts of the games need less."""
SIGNS = "‐‑–—‘’‚“”„†•…‹›€™←↑→↓↔−≈≠≤≥■□▲△▶▼◆◇○●★☆✓✗"
LIGHTEST, HEAVIEST = 400, 800
MEASURED = sorted(set(WEIGHTS.values()))
TEXT_SIZE = 14
"""Inter has a drawing for text and one for headlines; tables are all text."""
FEATURES = ["kern"]
"""Nothing that would put other letters in place of those that were measured."""


def cut(source: Path) -> TTFont:
    """The letters we need, from regular to extra bold, under a name that no installed font has."""
    font = TTFont(source)
    set_tabular(font)
    options = Options(layout_features=FEATURES, hinting=False, glyph_names=False, notdef_outline=True)
    options.drop_tables += ["MVAR", "STAT"]
    cutter = Subsetter(options)
    cutter.populate(unicodes=[*LATIN, *map(ord, SIGNS)])
    cutter.subset(font)
    font = instantiateVariableFont(font, {"opsz": TEXT_SIZE, "wght": (LIGHTEST, LIGHTEST, HEAVIEST)})
    for record in font["name"].names:
        if record.nameID in (1, 4, 16):
            record.string = FAMILY
        elif record.nameID in (3, 6):
            record.string = FAMILY.replace(" ", "")
    return font


def set_tabular(font: TTFont) -> None:
    """Figures of one width: a number that changes moves nothing, and a 1 has air around it. Signs stay as they are."""
    rules = font["GSUB"].table
    feature = next(record.Feature for record in rules.FeatureList.FeatureRecord if record.FeatureTag == "tnum")
    instead: dict[str, str] = {}
    for number in feature.LookupListIndex:
        for table in rules.LookupList.Lookup[number].SubTable:
            instead |= getattr(table, "ExtSubTable", table).mapping
    figures = {code: instead[font.getBestCmap()[code]] for code in map(ord, "0123456789")}
    for table in font["cmap"].tables:
        table.cmap |= figures


def at_weight(font: TTFont, weight: int) -> TTFont:
    copy = BytesIO()
    font.save(copy)
    return instantiateVariableFont(TTFont(copy), {"wght": weight})


def kerning(font: TTFont) -> Iterator[tuple[str, str, int]]:
    """Pairs of letters that stand closer together, or farther apart, than their widths say."""
    rules = font["GPOS"].table
    features = [record.Feature for record in rules.FeatureList.FeatureRecord if record.FeatureTag == "kern"]
    numbers = {number for feature in features for number in feature.LookupListIndex}
    lookups = [rules.LookupList.Lookup[number] for number in sorted(numbers)]
    glyphs = letters_of(font)
    for first, glyph in glyphs.items():
        tables = [list(covering(lookup, glyph)) for lookup in lookups]
        for second, other in glyphs.items():
            moves = ([move(table, glyph, other) for table in each] for each in tables)
            by = sum(next((found for found in each if found is not None), 0) for each in moves)
            if by:
                yield first, second, by


def covering(lookup: Any, first: str) -> Iterator[Any]:
    for table in lookup.SubTable:
        table = getattr(table, "ExtSubTable", table)
        assert table.LookupType == 2, "only pairs of letters are known here"
        if first in table.Coverage.glyphs:
            yield table


def move(table: Any, first: str, second: str) -> int | None:
    """None where a later table may know the pair."""
    if table.Format == 1:
        pairs = table.PairSet[table.Coverage.glyphs.index(first)].PairValueRecord
        value = next((pair.Value1 for pair in pairs if pair.SecondGlyph == second), None)
        return None if value is None else int(value.XAdvance)
    row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)]
    value = row.Class2Record[table.ClassDef2.classDefs.get(second, 0)].Value1
    return int(getattr(value, "XAdvance", 0)) if value else 0


def letters_of(font: TTFont) -> dict[str, str]:
    return {chr(code): glyph for code, glyph in sorted(font.getBestCmap().items())}


def measured(font: TTFont) -> dict[str, Any]:
    """Widths of letters in units of the font and, of pairs, what kerning adds. Letters that kern alike share a row."""
    letters = letters_of(font)
    widths: dict[str, list[int]] = {letter: [] for letter in letters}
    moves: dict[str, dict[str, list[int]]] = {letter: {} for letter in letters}
    for number, weight in enumerate(MEASURED):
        one = at_weight(font, weight)
        for letter, glyph in letters_of(one).items():
            widths[letter].append(one["hmtx"][glyph][0])
        for first, second, by in kerning(one):
            moves[first].setdefault(second, [0] * len(MEASURED))[number] = by
    rows: dict[str, str] = {}
    for first, seconds in moves.items():
        row = json.dumps(gathered(seconds), ensure_ascii=False)
        rows[row] = rows.get(row, "") + first
    pairs = [[firsts, json.loads(row)] for row, firsts in rows.items() if row != "[]"]
    em = font["head"].unitsPerEm
    return {"em": em, "weights": MEASURED, "widths": widths, "pairs": pairs}


def gathered(moves: dict[str, list[int]]) -> list[list[object]]:
    """Letters that are moved by the same, and by how much."""
    alike: dict[tuple[int, ...], str] = {}
    for letter, by in moves.items():
        alike[tuple(by)] = alike.get(tuple(by), "") + letter
    return [[letters, *by] for by, letters in alike.items()]


def main() -> None:
    font = cut(Path(sys.argv[1]))
    written = json.dumps(measured(font), ensure_ascii=False, separators=(",", ":")).replace("]],[", "]],\n[")
    LETTERS.write_text(written + "\n", encoding="utf-8")
    font.flavor = "woff2"
    font.save(FILE)
    print(f"{FILE.name}: {FILE.stat().st_size} bytes; {LETTERS.name}: {LETTERS.stat().st_size} bytes")


if __name__ == "__main__":
    main()
