"""The command line."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from typer.exceptions import Abort, TyperException

from .clockwork.match import Match
from .clockwork.names import NOBODY
from .clockwork.state import State
from .contract.game import Game
from .contract.registry import all_games, game
from .former import with_position
from .players.playing import PLAYERS
from .positions.saves import load
from .server.admin_cli import admin

if TYPE_CHECKING:
    from .arena.contest import Contest

BENCH_PLAYERS = 4
"""With how many players speed is measured, where a game takes so many."""


app = typer.Typer(
    help="Rich science-fiction board games, complete: play, referee, study.", no_args_is_help=True, add_completion=False
)
out = Console(highlight=False)

GameKey = Annotated[str, typer.Argument(help="A game's key, as listed by `astrarium games`.")]
Lang = Annotated[str, typer.Option(help="en or it.")]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object on stdout.")]
File = Annotated[Path, typer.Argument(help="A saved game or a position.")]
At = Annotated[int | None, typer.Option(help="Stop after so many decisions.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="A variant, as name=value.")]
Box = Annotated[
    Path | None, typer.Option(help="A folder with component files (toml) to use instead of the installed ones.")
]
Viewer = Annotated[str, typer.Option(help="Whose view: a player as the position names it, or 'all' for a spectator.")]


def say_version(asked: bool) -> None:
    if asked:
        from importlib.metadata import version

        print(f"astrarium {version('astrarium')}")
        raise typer.Exit


@app.callback()
def begin(
    version: Annotated[
        bool, typer.Option("--version", callback=say_version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    pass


@app.command("games")
def list_games(as_json: AsJson = False) -> None:
    """The games there are, and whether they run compiled."""
    from .speed import build

    rows = [
        {
            "key": found.key,
            "title": found.titles["en"],
            "players": [found.least, found.most],
            "rules": len(found.rules),
            "atoms": len(found.atoms),
            "version": found.version,
        }
        for found in all_games()
    ]
    if as_json:
        print_json({"build": build(), "games": rows})
        return
    table = Table("game", "title", "players", "rules", "atoms", "version", box=None)
    for found in all_games():
        span = f"{found.least}-{found.most}"
        numbers = [str(number) for number in (len(found.rules), len(found.atoms), found.version)]
        table.add_row(found.key, found.titles["en"], span, *numbers)
    out.print(table)
    out.print(f"build: {build()}")


app.add_typer(admin, name="admin")


def option(name: str, help: str, **more: Any) -> Any:
    """An option of a server, which may be set in the environment, too."""
    return typer.Option(help=help, envvar=f"ASTRARIUM_{name}", **more)


@app.command()
def play(
    key: GameKey = "expanse",
    players: Annotated[int | None, typer.Option(help="How many play.")] = None,
    people: Annotated[int, typer.Option(help="How many of them are people at this keyboard.")] = 1,
    bots: Annotated[
        str, typer.Option(help=f"Who plays the other seats: {', '.join(PLAYERS)}, mcts:500, mcts:200ms or net:FILE.")
    ] = "greedy",
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same game.")] = None,
    lang: Lang = "en",
    option: Annotated[list[str] | None, typer.Option(help="A variant, as name=value.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game left last.")] = False,
    file: Annotated[Path | None, typer.Option(help="Go on with this save.")] = None,
    box: Box = None,
) -> None:
    """Play in the terminal, against bots or with others at the same keyboard."""
    from .terminal import play_in_terminal, saved_match

    found = game_with(key, box)
    tell_changes(key, box)
    known_language(lang)
    table = saved_match(found, file) if resume or file else None
    play_in_terminal(out, found, table, players, people, bots, seed, lang, options_from(option or []))


@app.command()
def serve(
    host: Annotated[str, option("HOST", "Where to listen; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, option("PORT", "0 picks a free one.", min=0, max=65535)] = 8000,
    store: Annotated[
        str, option("STORE", "sqlite:///FILE or postgresql://...; a file in the data folder if unset.")
    ] = "",
    data: Annotated[Path | None, option("DATA", "The data folder; among your user data if unset.")] = None,
    workers: Annotated[int, option("WORKERS", "Processes; more than one needs PostgreSQL.", min=1, max=64)] = 1,
    thinkers: Annotated[int, option("THINKERS", "Processes in which bots think.", min=1, max=256)] = 2,
    think_on: Annotated[str, option("THINK_ON", "Where bots that search think: here or ray (RAY_ADDRESS).")] = "here",
    pace: Annotated[float, option("PACE", "Seconds that a bot takes at least.")] = 0.5,
    public: Annotated[
        str, option("PUBLIC", "The address at which people find it, such as https://play.example.org/games.")
    ] = "",
    hosts: Annotated[
        str, option("HOSTS", "More names under which it may be asked for, separated by commas; * for any.")
    ] = "",
    proxies: Annotated[
        str, option("PROXIES", "Addresses and networks of proxies in front, such as 172.16.0.0/12.")
    ] = "",
    metrics: Annotated[
        str, option("METRICS", "From where /metrics may be read: addresses and networks.")
    ] = "127.0.0.1,::1",
    smtp: Annotated[str, option("SMTP", "By which server mail leaves: smtp://user:password@host:587.")] = "",
    mail_from: Annotated[str, option("MAIL_FROM", "From whom it comes.")] = "",
    push_contact: Annotated[str, option("PUSH_CONTACT", "Tell browsers of turns; mailto:you@example.org.")] = "",
    log: Annotated[str, option("LOG", "How the log is written: text or json.")] = "text",
    access_log: Annotated[bool, option("ACCESS_LOG", "A line for each request, without its address.")] = False,
    burst: Annotated[float, option("BURST", "What one visitor may spend on requests at once.")] = 120.0,
    rate: Annotated[float, option("RATE", "How much of that comes back each second.")] = 30.0,
    streams: Annotated[int, option("STREAMS", "How many live streams one visitor may hold.")] = 60,
    connections: Annotated[int, option("CONNECTIONS", "How many connections one address may hold.")] = 200,
    new_tables: Annotated[float, option("NEW_TABLES", "How many tables one address may set up at once.")] = 40.0,
    new_tables_hour: Annotated[float, option("NEW_TABLES_HOUR", "How many more in an hour.")] = 240.0,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser, if there is one.")] = False,
    compiling: Annotated[
        bool, typer.Option("--compile", help="On plain Python: compile the games beside it, for stronger bots.")
    ] = False,
) -> None:
    """The table in the browser, and the JSON API. Options may come from the environment: ASTRARIUM_PORT=80."""
    from .server.app import default_url
    from .server.serve import serve as serve_tables
    from .server.settings import Settings

    settings = Settings(
        pace=pace,
        workers=thinkers,
        think_on=think_on,
        compiling=compiling,
        burst=burst,
        per_second=rate,
        most_streams=streams,
        connections=connections,
        new_tables=new_tables,
        new_tables_hour=new_tables_hour,
        public=public,
        hosts=tuple(hosts.replace(",", " ").split()),
        proxies=proxies,
        metrics=metrics,
        smtp=smtp,
        mail_from=mail_from,
        push_contact=push_contact,
        journal=log,  # type: ignore[arg-type]  # it says itself what it may be
        access_log=access_log,
    )
    serve_tables(host, port, store or default_url(data), workers, open_browser, settings)


@app.command()
def check(
    key: GameKey,
    number: Annotated[int, typer.Option("--games", min=1, help="Random games for each number of players.")] = 20,
    players: Annotated[int | None, typer.Option(help="Only with so many players.")] = None,
    box: Box = None,
    as_json: AsJson = False,
) -> None:
    """The conformance suite: does the game keep every promise, over many random games?"""
    from .check.running import run_checks

    found = game_with(key, box)
    tell_changes(key, box)
    counts = range(found.least, found.most + 1) if players is None else [found.checked_players(players)]
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        report = run_checks(found, list(counts), number, progress)
    if as_json:
        print_json(report.to_json())
    else:
        for failure in report.failures:
            out.print(f"[red]failed[/red] {failure}", soft_wrap=True)
        verdict = "[green]passed[/green]" if report.passed else f"[red]{len(report.failures)} failures[/red]"
        counted = f"{report.games} games, {report.decisions} decisions, {len(report.checks)} checks"
        out.print(f"{found.titles['en']}: {verdict} ({counted})")
    if not report.passed:
        raise typer.Exit(1)


@app.command()
def rules(
    key: GameKey,
    id: Annotated[str | None, typer.Argument(help="One rule, or the beginning of ids, such as EXP-4.")] = None,
    lang: Lang = "en",
    coverage: Annotated[bool, typer.Option("--coverage", help="Which rules do the tests cite?")] = False,
    as_json: AsJson = False,
) -> None:
    """The rule ledger, in English or Italian."""
    found = game(key)
    known_language(lang)
    if coverage:
        print_coverage(found, as_json)
        return
    chosen = {rule.id: rule for rule in found.rules.values() if id is None or within(rule.id, id)}
    if not chosen:
        raise ValueError(f"{found.key} has no rule {id}; ids look like {next(iter(found.rules))}")
    if as_json:
        print_json({"game": key, "rules": {rule.id: rule.text[lang] for rule in chosen.values()}})
        return
    section = ""
    for rule in chosen.values():
        if rule.section[lang] != section:
            section = rule.section[lang]
            out.print(f"\n[bold]{section}[/bold]")
        kind = "" if rule.kind == "rule" else f" [dim]({rule.kind})[/dim]"
        out.print(f"  [cyan]{rule.id}[/cyan]{kind} ", end="")
        out.print(rule.text[lang], markup=False, soft_wrap=True)


def within(id: str, prefix: str) -> bool:
    return id == prefix or id.startswith(f"{prefix}.")


def print_coverage(found: Game[Any], as_json: bool) -> None:
    from .coverage import missing, tests_folder

    lacking = missing(found, tests_folder())
    total = len(found.rules)
    if as_json:
        print_json({"game": found.key, "rules": total, "covered": total - len(lacking), "missing": lacking})
    else:
        out.print(f"{found.titles['en']}: {total - len(lacking)} of {total} rules are cited by tests")
        for id in lacking:
            out.print(f"  not cited: {id}")


@contextmanager
def failing_if_broken() -> Iterator[None]:
    """A game that could not be played to its end ends the command: a line on stderr, exit status 1."""
    from .arena.playing import Broken

    try:
        yield
    except Broken as error:
        print(f"astrarium: {error}", file=sys.stderr)
        raise typer.Exit(1) from None


@app.command()
def arena(
    key: GameKey,
    players: Annotated[
        list[str], typer.Argument(help="Who plays: a player, net:FILE, module:Class, outside:COMMAND, or NAME=any.")
    ],
    games: Annotated[int, typer.Option(min=1, help="How many games; rounded up so that all sit everywhere alike.")],
    seats: Annotated[
        int | None, typer.Option(help="Players at a table; as many as take part, if that is allowed.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same tables.")] = 0,
    on: Annotated[str, typer.Option(help="local: all cores of this machine; ray: a Ray cluster.")] = "local",
    out_folder: Annotated[
        Path | None, typer.Option("--out", help="Where tables and report go; a run that was stopped goes on.")
    ] = None,
    option: Options = None,
    box: Box = None,
    without: Annotated[list[str] | None, typer.Option(help="A component whose effect is switched off.")] = None,
    decisions: Annotated[bool, typer.Option("--decisions", help="Keep every decision, too.")] = False,
    timeout: Annotated[float, typer.Option(min=0.01, help="Seconds for a decision of an outside player.")] = 10.0,
    workers: Annotated[int, typer.Option(min=0, help="Processes on this machine; 0 is one for each core.")] = 0,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Many games between players, with shares of the wins, ratings, tables and a report."""
    from .arena.contest import contest_of

    known_language(lang)
    variant = options_from(option or [])
    contest = contest_of(game_with(key, box), players, games, seats, seed, variant, without or [], decisions, timeout)
    try:
        from .arena.command import play_arena, show_summary

        with failing_if_broken():
            summary = play_arena(contest, on, workers, out_folder, lang)
    except ModuleNotFoundError as error:
        raise ValueError(f"the arena needs {error.name}: pip install 'astrarium[arena]'") from None
    if as_json:
        print_json(summary.to_json())
    else:
        show_summary(summary, out, out_folder)


@app.command()
def balance(
    key: GameKey,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 400,
    player: Annotated[str, typer.Option(help="Who plays every seat; module:Class is one of yours.")] = "greedy",
    seats: Annotated[int | None, typer.Option(help="Players at a table; as many as the game takes, if unset.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same figures.")] = 0,
    out_folder: Annotated[
        Path | None, typer.Option("--out", help="Where page and tables go; a run that was stopped goes on.")
    ] = None,
    option: Options = None,
    box: Box = None,
    against: Annotated[
        Path | None, typer.Option(help="A folder with changed component files: the same seeds with and without them.")
    ] = None,
    points: Annotated[
        float, typer.Option(min=0.1, max=100, help="With --against: how large a change matters, in points of 100.")
    ] = 3.0,
    workers: Annotated[int, typer.Option(min=0, help="Processes on this machine; 0 is one for each core.")] = 0,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Win share by seat, faction, power and card when all play alike: what is uneven, and how sure that is."""
    known_language(lang)
    try:
        from .arena.balance import play_balance, show_balance
    except ImportError as error:
        raise ValueError(f"the balance report needs {error.name}: pip install 'astrarium[arena]'") from None
    from .arena.contest import contest_of

    contest = contest_of(game_with(key, box), [player], games, seats, seed, options_from(option or []), [], False, 10.0)
    if against is not None:
        compare_boxes(contest, against, points, workers, out_folder, lang, as_json)
        return
    with failing_if_broken():
        found = play_balance(contest, workers, out_folder, lang)
    if as_json:
        print_json(found.to_json())
    else:
        show_balance(found, out, out_folder)


def compare_boxes(
    contest: Contest, folder: Path, points: float, workers: int, out_folder: Path | None, lang: str, as_json: bool
) -> None:
    """The same seeds with the box in use and with that of a folder."""
    from .arena.against import play_against, show_against, write_against

    with failing_if_broken():
        found = play_against(contest, folder, points, workers)
    if out_folder is not None:
        write_against(found, out_folder, lang)
    if as_json:
        print_json(found.to_json())
    else:
        show_against(found, out, out_folder)


@app.command()
def ablation(
    key: GameKey,
    component: Annotated[list[str] | None, typer.Option(help="A component by its id; all if none is named.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Games with and without each.")] = 24,
    longest: Annotated[
        int | None, typer.Option(min=1, help="Games at most where none differs; ten times as many, if unset.")
    ] = None,
    player: Annotated[str, typer.Option(help="Who plays every seat.")] = "random",
    seats: Annotated[int | None, typer.Option(help="Players at a table; what suits the component, if unset.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same figures.")] = 0,
    out_folder: Annotated[Path | None, typer.Option("--out", help="Where page and tables go.")] = None,
    option: Options = None,
    workers: Annotated[int, typer.Option(min=0, help="Processes on this machine; 0 is one for each core.")] = 0,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Each component switched off over the same seeds: how often games differ, and what it does for its owner."""
    known_language(lang)
    try:
        from .arena.ablation import plan_of, play_ablation, show_ablation
    except ImportError as error:
        raise ValueError(f"the ablation report needs {error.name}: pip install 'astrarium[arena]'") from None

    plan = plan_of(game(key), component or [], games, longest, player, seed, seats, options_from(option or []))
    with failing_if_broken():
        found = play_ablation(plan, workers, out_folder, lang)
    if as_json:
        print_json(found.to_json())
    else:
        show_ablation(found, out, out_folder)


@app.command()
def learn(
    key: GameKey,
    players: Annotated[list[int] | None, typer.Option(help="For how many players; more than once for several.")] = None,
    minutes: Annotated[float, typer.Option(min=0, help="How long this run lasts, exams included.")] = 10.0,
    decisions: Annotated[int, typer.Option(min=0, help="From how many it learns, with those of earlier runs.")] = 0,
    out_folder: Annotated[Path, typer.Option("--out", help="Where the network, its log and its curve go.")] = Path(
        "learned"
    ),
    begin_with: Annotated[Path | None, typer.Option("--from", help="Go on with a run's folder, or a network.")] = None,
    imitate: Annotated[int, typer.Option(min=0, help="Begin with so many games of a teacher.")] = 0,
    teacher: Annotated[str, typer.Option(help="Who teaches: greedy, mcts:400...")] = "mcts:400",
    lessons: Annotated[Path | None, typer.Option(help="The folder with a teacher's games.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    seats: Annotated[int, typer.Option(min=0, help="For tables of so many at most; 0: as many as can play.")] = 0,
    workers: Annotated[int, typer.Option(min=-1, help="Processes that play; -1: one for each core but one.")] = -1,
    tables: Annotated[int, typer.Option(min=0, help="Tables of each process.")] = 0,
    device: Annotated[str, typer.Option(help="cpu, cuda, or auto: a GPU where there is one.")] = "auto",
    width: Annotated[int, typer.Option(min=0, help="Of the network; 0: as wide as 3 MB allow.")] = 0,
    batch: Annotated[int, typer.Option(min=0, help="Decisions of a step of a fit; 0: by the device.")] = 0,
    rate: Annotated[float, typer.Option(help="How large steps are at first.")] = 4e-4,
    entropy: Annotated[float, typer.Option(help="How much is undecidedness worth at first.")] = 0.015,
    places: Annotated[float, typer.Option(help="How much of a game's worth is one's place, not the win.")] = 0.1,
    exams: Annotated[float, typer.Option(help="Seconds from one exam to the next.")] = 150.0,
    examiner: Annotated[str, typer.Option(help="Against whom exams are.")] = "greedy",
    exam: Annotated[int, typer.Option(min=0, help="Games of an exam at each kind of table.")] = 96,
    option: Options = None,
    table: Annotated[
        list[str] | None, typer.Option(help="A kind of table, as '4 timed=20 absolute=on'; more than once for several.")
    ] = None,
) -> None:
    """A network that learns a game: by imitation if asked, then by playing against itself and its former selves."""
    try:
        from .learn.command import learn_into
        from .learn.plan import Plan, setting_told, settings_for
    except ModuleNotFoundError as error:
        raise ValueError(f"learning needs {error.name}: pip install 'astrarium[learn]'") from None
    settings = tuple(setting_told(told) for told in table or [])
    if players or not settings:
        settings += settings_for(game(key).key, players or [], [options_from(option or [])])
    plan = Plan(key, settings, seats, minutes, decisions, seed, begin_with, width, device, workers, tables)
    plan = replace(plan, examiner=examiner, exam=exam, imitate=imitate, teacher=teacher, lessons=lessons)
    plan = replace(plan, batch=batch, rate=rate, entropy=entropy, places=places, exams=exams)
    learn_into(plan, out_folder, out)


@app.command()
def bench(
    keys: Annotated[list[str] | None, typer.Argument(help="Games; all if none is named.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to measure each.")] = 3.0,
    with_peers: Annotated[bool, typer.Option("--peers", help="Measure other simulators too (bench/peers.py).")] = False,
    as_json: AsJson = False,
) -> None:
    """How fast the games play at random, on one core."""
    from .speed import build, measure, peers

    chosen = [game(key) for key in keys or [found.key for found in all_games()]]
    own = {found.key: measure(found, min(BENCH_PLAYERS, found.most), seconds) for found in chosen}
    others = peers(seconds) if with_peers else {}
    if as_json:
        print_json({"build": build(), "games": own, "peers": others})
        return
    table = Table("", "decisions/s", "games/s", "clone µs", box=None)
    rows = {f"{key} ({figures['players']:.0f} players)": figures for key, figures in own.items()} | others
    for name, figures in rows.items():
        table.add_row(name, *(f"{figures[kind]:,.1f}" for kind in ("decisions_per_s", "games_per_s", "clone_us")))
    out.print(f"build: {build()}")
    out.print(table)
    if others:
        print_ratios(own, others)


def print_ratios(own: dict[str, dict[str, float]], others: dict[str, dict[str, float]]) -> None:
    for key, figures in own.items():
        for peer, theirs in others.items():
            ratio = figures["decisions_per_s"] / theirs["decisions_per_s"]
            out.print(f"{key} makes {ratio:.1f} times the decisions/s of {peer}")


@app.command()
def replay(
    file: File,
    at: At = None,
    viewer: Viewer = "all",
    lang: Lang = "en",
    steps: Annotated[bool, typer.Option("--steps", help="Draw the table after every decision.")] = False,
) -> None:
    """Play a saved game again: its log, and the table at the end or at any moment."""
    from .language import speaker
    from .table import text

    known_language(lang)
    data = read_json(file)
    whole = load(with_position(data))
    check_stop(data, whole, at)
    seat = seat_of(whole.state, viewer)
    match = whole.afresh()
    say = speaker(whole.game, lang)
    told = 0

    def tell() -> None:
        nonlocal told
        notes = match.notes_for(seat)
        for note in notes[told:]:
            line = f"{len(match.atoms):4}  {say.note(match.state, note)} [dim]{note.kind.rule}[/dim]"
            out.print(line, soft_wrap=True)
        told = len(notes)

    if match.opening is not None:
        tell()
    for atom in whole.atoms[:at]:
        match.apply(atom)
        tell()
        if steps:
            out.print(text(match.state, seat, lang), markup=False, soft_wrap=True)
    out.print(text(match.state, seat, lang), markup=False, soft_wrap=True)


@app.command()
def show(
    file: File,
    output: Annotated[Path, typer.Option("-o", "--output", help="Where to write the SVG.")],
    at: At = None,
    viewer: Viewer = "all",
    lang: Lang = "en",
) -> None:
    """Draw a saved game or a position as an SVG picture."""
    from .table import svg

    known_language(lang)
    data = read_json(file)
    state = match_until(data, at).state if "atoms" in data else game(str(data.get("game"))).from_json(data)
    try:
        output.write_text(svg(state, seat_of(state, viewer), lang), encoding="utf-8")
    except OSError as error:
        raise ValueError(f"{output} cannot be written: {error.strerror}") from None
    out.print(f"{output} shows {state!r}", markup=False)


PARTLY: Final = 3
"""The exit status of a check that could not go back to the first shuffle."""


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A finished game, as downloaded from its table.")],
    commitment: Annotated[str, typer.Option(help="What the table published before the game, as you noted it.")] = "",
    share: Annotated[str, typer.Option(help="The share that you, or your browser, gave.")] = "",
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Deal a finished game again from the secret it has shown: was it as the table had committed to?

    Exits with 1 if it was not, and with 3 if only what was decided since a change of rules could be dealt again.
    """
    from .proof import in_words
    from .proof import verify as dealt_again

    known_language(lang)
    found = dealt_again(read_json(file), commitment, share)
    if as_json:
        print_json(found.to_json())
    else:
        out.print(in_words(found, lang), markup=False, soft_wrap=True)
    if not found.holds:
        raise typer.Exit(PARTLY if found.partly else 1)


# Reading and writing


def read_json(file: Path) -> dict[str, Any]:
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise ValueError(f"{file} cannot be read: {error.strerror}") from None
    except ValueError:
        raise ValueError(f"{file} is not JSON") from None
    if not isinstance(data, dict):
        raise ValueError(f"{file} is neither a saved game nor a position")
    return data


def match_until(data: dict[str, Any], at: int | None) -> Match:
    if at is None:
        return load(with_position(data))
    cut = data | {"atoms": data["atoms"][:at]}
    if "position" not in data:
        return load(with_position(cut))
    found = load(cut)
    check_stop(data, found, at)
    return found


def check_stop(data: dict[str, Any], match: Match, at: int | None) -> None:
    """Decisions that former rules made cannot be played again: there is nowhere to stop among them."""
    if at is not None and data["version"] != match.game.version:
        raise ValueError(
            f"these decisions were made by rules version {data['version']}, and this is version {match.game.version}: "
            "only what they led to can be shown, without --at"
        )


def seat_of(state: State, viewer: str) -> int:
    ids = state.player_ids()
    if viewer == "all":
        return NOBODY
    if viewer not in ids:
        raise ValueError(f"viewer must be all, {', '.join(ids)}, not {viewer!r}")
    return ids.index(viewer)


def options_from(pairs: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise ValueError(f"an option is written name=value, not {pair!r}")
        found[name] = value
    return found


def game_with(key: str, box: Path | None) -> Game[Any]:
    """The game, with component files of a folder if one is given."""
    from .positions.box import use_box

    if box is not None:
        use_box(key, box)
    return game(key)


def tell_changes(key: str, box: Path | None) -> None:
    """What differs from the installed box, on stderr."""
    from .positions.box import box_changes

    for change in box_changes(key, box):
        print(f"changed: {change}", file=sys.stderr)


def known_language(lang: str) -> None:
    from .language import LANGUAGES

    if lang not in LANGUAGES:
        raise ValueError(f"lang must be {' or '.join(LANGUAGES)}, not {lang!r}")


def print_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False))


def speak_unicode() -> None:
    """On Windows a file or pipe would get an old code page, which has no letters for the boards."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and stream.encoding.lower() != "utf-8":
            stream.reconfigure(encoding="utf-8")


def main() -> None:
    """Run a command. Bad input is one line on stderr and exit status 2, never a traceback."""
    speak_unicode()
    try:
        # Without standalone mode typer returns the exit status instead of leaving.
        status = app(standalone_mode=False)
    except TyperException as error:
        fail(error.format_message())
    except (ValueError, LookupError) as error:
        fail(str(error))
    except (KeyboardInterrupt, Abort):
        sys.exit(130)
    sys.exit(status if isinstance(status, int) else 0)


def fail(reason: str) -> None:
    print(f"astrarium: {' '.join(reason.split())}", file=sys.stderr)
    sys.exit(2)
