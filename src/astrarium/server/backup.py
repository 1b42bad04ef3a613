"""A copy of a store in one file, taken while people play, that any store can be filled from, SQLite or PostgreSQL."""

from __future__ import annotations

import base64
import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, LargeBinary, Table, delete, func, insert, select, text

from .schema import CHAT, CLOCK, ERRANDS, HOUSE, META, ORDERS, SCHEMA, TABLES, VERSION
from .store import Store

FORMAT: Final = "astrarium store 1"
AT_ONCE: Final = 500
COUNTED: Final = (CHAT, ERRANDS, ORDERS)
"""Whose numbers the store gives out itself."""


def backup(store: Store, file: Path) -> dict[str, int]:
    """Write all rows, as they are at one moment; how many of each kind. The file holds all secrets of all tables."""
    found: dict[str, int] = {}
    partly = file.with_name(f"{file.name}.part")
    # Nobody else shall read it, not even while it is written.
    handle = os.open(partly, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as raw, gzip.open(raw, "wt", encoding="utf-8") as out, store.snapshot() as db:
        out.write(json.dumps({"format": FORMAT, "schema": VERSION}) + "\n")
        for table in SCHEMA.sorted_tables:
            found[table.name] = 0
            for row in db.execute(select(table).execution_options(yield_per=AT_ONCE)).mappings():
                out.write(json.dumps([table.name, _written(table, dict(row))], separators=(",", ":")) + "\n")
                found[table.name] += 1
        out.write(json.dumps({"rows": found}) + "\n")
    partly.replace(file)
    return found


def restore(store: Store, file: Path) -> dict[str, int]:
    """Fill an empty store, all or nothing. ValueError: it is not empty, or the file is no copy, or not a whole one."""
    with store.begin() as db:
        if db.execute(select(func.count()).select_from(TABLES)).scalar_one():
            raise ValueError("the store is not empty: a copy is restored into a new one")
        for table in (META, CLOCK, HOUSE):
            db.execute(delete(table))
        found = _filled(db, file)
        if db.dialect.name == "postgresql":
            for table in COUNTED:
                next_one = (
                    f"SELECT setval(pg_get_serial_sequence('{table.name}', 'number'), max(number)) FROM {table.name}"
                )
                db.execute(text(next_one))
    return found


def _filled(db: Connection, file: Path) -> dict[str, int]:
    names = {table.name: table for table in SCHEMA.sorted_tables}
    found = dict.fromkeys(names, 0)
    waiting: list[dict[str, Any]] = []
    last = ""
    promised: dict[str, int] | None = None

    def put() -> None:
        if waiting:
            db.execute(insert(names[last]), waiting)
            waiting.clear()

    for line in _lines(file):
        if isinstance(line, dict):
            promised = line.get("rows")
            continue
        name, row = line
        if name not in names:
            raise ValueError(f"{file} is no copy of a store")
        if name != last or len(waiting) >= AT_ONCE:
            put()
            last = name
        waiting.append(_read(names[name], row))
        found[name] += 1
    put()
    if promised != found:
        raise ValueError(f"{file} is not whole: something is missing at its end")
    return found


def _lines(file: Path) -> Iterator[Any]:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            head = json.loads(next(lines))
            if not isinstance(head, dict) or head.get("format") != FORMAT:
                raise ValueError
            if head["schema"] != VERSION:
                raise ValueError(
                    f"{file} was written with schema {head['schema']}, this one knows {VERSION}: restore it with the "
                    "version that wrote it, then upgrade"
                )
            for line in lines:
                yield json.loads(line)
    except (OSError, EOFError, StopIteration) as error:
        raise ValueError(f"{file} cannot be read: {error or 'it is empty'}") from None
    except ValueError as error:
        raise ValueError(str(error) if "schema" in str(error) else f"{file} is no copy of a store") from None


def _written(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    return {
        name: base64.b64encode(value).decode() if isinstance(value, bytes) else value for name, value in row.items()
    }


def _read(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    binary = {column.name for column in table.columns if isinstance(column.type, LargeBinary)}
    return {name: base64.b64decode(value) if name in binary else value for name, value in row.items()}
