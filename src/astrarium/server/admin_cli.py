"""`astrarium admin`: what whoever runs a server may do with its store, which is opened late: help comes quickly."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from .admin import Admin

admin = typer.Typer(
    help="Look after a server: its tables, people and store. It may run meanwhile.", no_args_is_help=True
)

StoreOption = Annotated[
    str, typer.Option("--store", envvar="ASTRARIUM_STORE", help="sqlite:///FILE or postgresql://...")
]
DataOption = Annotated[
    Path | None, typer.Option("--data", envvar="ASTRARIUM_DATA", help="The data folder; among your user data if unset.")
]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object on stdout.")]
TableArgument = Annotated[str, typer.Argument(metavar="TABLE", help="The table, as in its address: /t/TABLE.")]
SeatArgument = Annotated[int, typer.Argument(metavar="SEAT", help="The seat, counted from 0.")]
Days = Annotated[float | None, typer.Option(min=0, help="Older than so many days; none are deleted if unset.")]


@contextmanager
def opened(store: str, data: Path | None) -> Iterator[Admin]:
    from .admin import Admin
    from .app import default_url
    from .serve import reached

    found = reached(store or default_url(data))
    try:
        yield Admin(found)
    finally:
        found.close()


def tell(as_json: bool, found: Any, *lines: str) -> None:
    sys.stdout.write(
        json.dumps(found, ensure_ascii=False) + "\n" if as_json else "".join(f"{line}\n" for line in lines)
    )


@admin.command()
def tables(
    store: StoreOption = "",
    data: DataOption = None,
    everything: Annotated[bool, typer.Option("--all", help="Also those that are over or closed.")] = False,
    as_json: AsJson = False,
) -> None:
    """The tables, the one that was played last first."""
    with opened(store, data) as orders:
        found = orders.tables(everything)
    lines = [
        f"{one['id']:12} {one['game']:13} {one['moves']:5} moves  {one['idle_days']:7.2f} days ago  "
        f"{'over ' if one['over'] else ''}{'closed ' if one['closed'] else ''}{', '.join(one['people'])}"
        for one in found
    ]
    tell(as_json, {"tables": found}, *lines)


@admin.command()
def people(
    store: StoreOption = "",
    data: DataOption = None,
    minutes: Annotated[float, typer.Option(min=0, help="Who has done something within so many minutes.")] = 15.0,
    as_json: AsJson = False,
) -> None:
    """Who has decided or spoken lately, and where."""
    with opened(store, data) as orders:
        found = orders.people(minutes)
    tell(as_json, {"people": found}, *(f"{one['table']:12} seat {one['seat']}  {one['name']}" for one in found))


@admin.command()
def close(table: TableArgument, store: StoreOption = "", data: DataOption = None) -> None:
    """Close a table: nobody comes to it any more; what happened there is kept."""
    with opened(store, data) as orders:
        orders.close(table)


@admin.command()
def free(table: TableArgument, seat: SeatArgument, store: StoreOption = "", data: DataOption = None) -> None:
    """Take a seat from its person: a bot plays it from now on."""
    with opened(store, data) as orders:
        orders.free(table, seat)


@admin.command()
def revoke(table: TableArgument, seat: SeatArgument, store: StoreOption = "", data: DataOption = None) -> None:
    """Make all keys to a seat void; a link for another device that was made before still works."""
    with opened(store, data) as orders:
        orders.revoke(table, seat)


@admin.command()
def mute(
    table: TableArgument,
    seat: SeatArgument,
    store: StoreOption = "",
    data: DataOption = None,
    off: Annotated[bool, typer.Option("--off", help="Let them talk again.")] = False,
) -> None:
    """Whoever sits there may no longer talk."""
    with opened(store, data) as orders:
        orders.mute(table, seat, not off)


@admin.command()
def delete(
    ids: Annotated[list[str], typer.Argument(metavar="TABLE...")], store: StoreOption = "", data: DataOption = None
) -> None:
    """Delete tables, with all that belongs to them."""
    with opened(store, data) as orders:
        orders.delete(*ids)


@admin.command()
def retain(
    store: StoreOption = "",
    data: DataOption = None,
    finished: Days = None,
    abandoned: Days = None,
    uploads: Days = None,
    chat: Days = None,
    dry: Annotated[bool, typer.Option("--dry", help="Only count what would be deleted.")] = False,
    as_json: AsJson = False,
) -> None:
    """Delete what is old: finished, abandoned and uploaded tables, and talk."""
    with opened(store, data) as orders:
        found = orders.retain(finished, abandoned, uploads, chat, dry)
    tell(as_json, found, ", ".join(f"{count} {name}" for name, count in found.items()))


@admin.command()
def export(table: TableArgument, seat: SeatArgument, store: StoreOption = "", data: DataOption = None) -> None:
    """All that is stored about whoever sits there, as JSON."""
    with opened(store, data) as orders:
        tell(True, orders.export(table, seat))


@admin.command()
def backup(file: Path, store: StoreOption = "", data: DataOption = None, as_json: AsJson = False) -> None:
    """Copy the whole store into one file, while people play. It holds all secrets of all tables."""
    from .backup import backup as copy

    with opened(store, data) as orders:
        found = copy(orders.store, file)
    tell(as_json, found, f"{found['tables']} tables, {found['events']} moves in {file}")


@admin.command()
def restore(file: Path, store: StoreOption = "", data: DataOption = None, as_json: AsJson = False) -> None:
    """Fill a new store from such a file, be it SQLite or PostgreSQL."""
    from .backup import restore as fill

    with opened(store, data) as orders:
        found = fill(orders.store, file)
    tell(as_json, found, f"{found['tables']} tables, {found['events']} moves from {file}")
