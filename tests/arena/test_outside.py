"""Programs from outside: what they are told, what they may answer, and how they end."""

import json
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from astrarium import Match, game
from astrarium.arena import protocol
from astrarium.arena.contest import Contest
from astrarium.arena.entrants import Entrant
from astrarium.arena.outside import REPORTS, RESTARTS, Outside
from astrarium.arena.playing import Finished, Hall, Played
from astrarium.arena.program import LAST_LINES, MOST_LINE
from astrarium.arena.protocol import Setting
from astrarium.arena.schedule import Fixture
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.text import EVERYONE
from astrarium.players.seat import ask
from patience import PATIENCE

fcntl = pytest.importorskip("fcntl", reason="programs from outside can only be started on a POSIX system")

EXPANSE = game("expanse")
EXAMPLES = Path(__file__).parents[2] / "examples" / "outside"
PYTHON = f"{sys.executable} -I -S"
"""Python with nothing installed, Astrarium neither."""
SHORT = 0.3
"""Seconds for a program of which we know that it will not answer."""

BEFORE = """
import fcntl, json, os, pathlib, subprocess, sys

here = pathlib.Path({here!r})
asked = 0


def keep(name, text):
    with open(here / name, "a") as file:
        print(text, file=file)


def say(**answer):
    print(json.dumps(answer), flush=True)


def first(number=None):
    say(number=number or told["number"], atom=told["legal"][0])


keep("started", os.getpid())
for line in sys.stdin:
    told = json.loads(line)
    keep("told", line.strip())
    if told["type"] == "hello":
        say(protocol=1)
    if told["type"] != "decide":
        continue
    asked += 1
"""
"""How the programs of these tests begin; what follows is what they do when they are asked."""

Command = Callable[[str], str]


@pytest.fixture
def command(tmp_path: Path) -> Command:
    """The command of a program that does this when it is asked to decide."""

    def write(deciding: str) -> str:
        file = tmp_path / "program.py"
        file.write_text(BEFORE.format(here=str(tmp_path)) + "".join(f"    {line}\n" for line in deciding.splitlines()))
        return f"{PYTHON} {file}"

    return write


@pytest.fixture
def sit_down(command: Command) -> Iterator[Callable[..., Outside]]:
    """A player that is such a program, at the first decision of a game."""
    made: list[Outside] = []

    def make(deciding: str, timeout: float = PATIENCE) -> Outside:
        made.append(Outside(command(deciding), "bot", timeout))
        made[-1].begin(Setting(EXPANSE, 2, {}), seat=0, deal=1)
        return made[-1]

    yield make
    for bot in made:
        bot.close()


SitDown = Callable[..., Outside]


def decide(bot: Outside, stream: int = 1) -> str:
    state = EXPANSE.start(2, seed=5)
    assert state.player == 0
    return EXPANSE.atoms.names[ask(bot, state, seeded(stream, "bot"))]


def by_chance(stream: int = 1) -> str:
    """What a forfeited decision comes to."""
    state = EXPANSE.start(2, seed=5)
    rng = seeded(stream, "bot")
    state.imagine(0, rng)
    name: str = EXPANSE.atoms.names[rng.pick(state.offered)]
    return name


def contest(
    bot: str, key: str = "expanse", seats: int = 2, others: str = "random", timeout: float = PATIENCE
) -> Contest:
    entrants = (Entrant("bot", f"outside:{bot}"), Entrant(others, others))
    return Contest(key, entrants, seats, games=1, decisions=True, timeout=timeout)


def play(contest: Contest, *lineups: tuple[int, ...], deals: tuple[int, ...] = (5, 6, 7)) -> Finished:
    """One game for each lineup; 0 is the program."""
    hall = Hall(contest)
    try:
        dealt = enumerate(zip(lineups, deals[: len(lineups)], strict=True))
        return hall.play([Fixture(number, 0, deal, deal, lineup) for number, (lineup, deal) in dealt])
    finally:
        hall.close()


def told(folder: Path) -> list[bytes]:
    return (folder / "told").read_bytes().splitlines()


def kinds(folder: Path) -> list[str]:
    return [json.loads(line)["type"] for line in told(folder)]


def starts(folder: Path) -> int:
    return len((folder / "started").read_text().split())


FIRST = "first()"


# The examples


@pytest.mark.parametrize(
    ("key", "seats", "example"),
    [
        ("expanse", 4, f"{PYTHON} {EXAMPLES / 'busy.py'}"),
        ("cosmic", 3, f"{PYTHON} {EXAMPLES / 'busy.py'}"),
        ("expanse", 2, f"sh {EXAMPLES / 'first.sh'}"),
    ],
    ids=["busy-expanse", "busy-cosmic", "first-expanse"],
)
def test_the_examples_play_whole_games_without_a_forfeit(key: str, seats: int, example: str) -> None:
    lineup = (1,) * (seats - 1) + (0,)
    finished = play(contest(example, key, seats), lineup)
    assert [game.forfeits for game in finished.games] == [[0] * seats]
    assert finished.warnings == []


# What a program is told


def test_a_program_is_greeted_once_and_serves_one_game_after_the_other(command: Command, tmp_path: Path) -> None:
    play(contest(command(FIRST)), (0, 1), (0, 1))
    heard = kinds(tmp_path)
    assert starts(tmp_path) == 1
    assert [kind for kind in heard if kind != "decide"] == ["hello", "begin", "end", "begin", "end", "bye"]
    assert heard.count("decide") > 50


def test_hello_tells_all_that_never_changes(command: Command, tmp_path: Path) -> None:
    play(contest(command(FIRST), timeout=7.5), (1, 0))
    hello, begin = (json.loads(line) for line in told(tmp_path)[:2])
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": "expanse",
        "version": EXPANSE.version,
        "players": 2,
        "options": {option.name: option.default for option in EXPANSE.options},
        "without": [],
        "seconds": 7.5,
        "atoms": EXPANSE.atoms.names,
        "observation": EXPANSE.record.observation(2),
    }
    assert begin == {"type": "begin", "seat": 1}


@pytest.mark.parametrize(("key", "seats"), [("expanse", 3), ("cosmic", 4)])
def test_a_program_is_told_exactly_what_its_seat_may_know(
    key: str, seats: int, command: Command, tmp_path: Path
) -> None:
    """Every question, made again from the true table, has the very same bytes; so has the end."""
    lineup = (1, 0) + (1,) * (seats - 2)
    whole = contest(command(FIRST), key, seats)
    (played,) = play(whole, lineup).games
    questions = [line for line in told(tmp_path) if line.startswith((b'{"type":"decide"', b'{"type":"end"'))]
    assert questions == questions_from_the_true_table(whole, played, seat=1)
    assert len(questions) > 40


def questions_from_the_true_table(contest: Contest, played: Played, seat: int) -> list[bytes]:
    match = Match(contest.game, contest.seats, 5, {})
    found: list[bytes] = []
    known = 0
    for atom in played.asked.atoms:
        if match.state.player == seat:
            notes = match.notes_for(seat)
            found.append(protocol.question(match.state, seat, len(found) + 1, notes[known:], "en"))
            known = len(notes)
        match.apply(atom)
    whispers = [note for note in match.notes if note.audience not in (EVERYONE, seat)]
    assert contest.key != "cosmic" or whispers, "nothing was whispered to others that could have leaked"
    return [*found, protocol.outcome(match.state, seat, 0, match.notes_for(seat)[known:], "en")]


@pytest.mark.parametrize(("key", "seats"), [("expanse", 4), ("cosmic", 5)])
def test_no_secret_passes(key: str, seats: int) -> None:
    """Whatever a seat cannot know may lie otherwise: the question stays the same to the last byte."""
    state = game(key).start(seats, seed=8)
    rng = seeded(8, "secrets")
    changed = 0
    for number in range(150):
        seat = state.player
        true = protocol.question(state, seat, number, [], "it")
        imagined = state.imagine(seat, rng)
        changed += imagined.to_json() != state.to_json()
        assert protocol.question(imagined, seat, number, [], "it") == true
        state.apply(rng.pick(state.offered))
    assert changed == 150


def test_questions_are_numbered_by_seat_so_that_hidden_decisions_of_others_leave_no_gap(
    command: Command, tmp_path: Path
) -> None:
    play(contest(command(FIRST), "cosmic", 3), (0, 1, 1))
    numbers = [json.loads(line)["number"] for line in told(tmp_path) if line.startswith(b'{"type":"decide"')]
    assert numbers == list(range(1, len(numbers) + 1))


def test_words_come_in_the_language_a_program_asks_for(tmp_path: Path) -> None:
    file = tmp_path / "program.py"
    file.write_text(BEFORE.format(here=str(tmp_path)).replace("protocol=1", 'protocol=1, lang="it"') + "    first()\n")
    play(contest(f"{PYTHON} {file}"), (0, 1))
    question = next(json.loads(line) for line in told(tmp_path) if line.startswith(b'{"type":"decide"'))
    assert question["prompt"].startswith("Scegli") or "carta" in question["prompt"], question["prompt"]
    assert len(question["labels"]) == len(question["legal"])


# Who could remember too much


def test_an_entrant_in_two_seats_is_two_programs(command: Command, tmp_path: Path) -> None:
    play(contest(command(FIRST)), (0, 0))
    assert starts(tmp_path) == 2


def test_a_program_that_has_seen_a_deal_does_not_see_it_again(sit_down: SitDown, tmp_path: Path) -> None:
    bot = sit_down(FIRST)
    for deal, programs in ((2, 1), (3, 1), (2, 2), (1, 2), (1, 3)):
        decide(bot)
        bot.begin(Setting(EXPANSE, 2, {}), seat=0, deal=deal)
        decide(bot)
        assert starts(tmp_path) == programs, deal


def test_in_the_games_of_a_block_no_program_meets_the_same_deal_twice(command: Command, tmp_path: Path) -> None:
    """The seats change, and each seat has its own program, which stays for the next block."""
    play(contest(command(FIRST)), (0, 1), (1, 0), (0, 1), (1, 0), deals=(5, 5, 6, 6))
    assert starts(tmp_path) == 2


# Answers that are none


@pytest.mark.parametrize(
    ("deciding", "reason"),
    [
        ("print('I think...', flush=True)", "says what is not JSON: 'I think...'"),
        ("os.write(1, bytes([0xFF, 0xFE, 0x00, 10]))", "says what is not JSON"),
        ("print('[' * 20000, flush=True)", "says what is not JSON"),
        ("print('[1, 2]', flush=True)", "says what is not a JSON object: '[1, 2]'"),
        ("say(atom=told['legal'][0])", "does not answer with a number and an atom"),
        ("say(number=True, atom=told['legal'][0])", "does not answer with a number and an atom"),
        ("say(number=told['number'], atom=3)", "does not answer with a number and an atom"),
        ("first(number=99)", "answers question 99, which was not asked yet"),
        ("say(number=1, atom='base:luna')", "answers 'base:luna', which is not legal"),
        ("say(number=1, atom='\\x1b[2J')", "answers '\\x1b[2J', which is not legal"),
    ],
)
def test_what_is_no_answer_forfeits_the_decision_and_nothing_else(
    deciding: str, reason: str, sit_down: SitDown, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bot = sit_down(f"if asked == 1: {deciding}\nelse: first()")
    with caplog.at_level(logging.WARNING):
        assert decide(bot) == by_chance()
    assert f"bot forfeits its decision 1 at seat 0: it {reason}" in caplog.text
    assert decide(bot) == "slot:1"
    assert bot.forfeits == 1 and starts(tmp_path) == 1


def test_an_answer_after_its_time_is_not_mistaken_for_the_next(sit_down: SitDown) -> None:
    """The first question is answered by chatter; its answer comes when the second is already asked."""
    bot = sit_down("if asked == 1: print('thinking', flush=True)\nelse: say(number=asked - 1, atom='slot:3'); first()")
    assert [decide(bot) for _ in range(4)] == [by_chance()] + ["slot:1"] * 3
    assert bot.forfeits == 1


def test_what_is_said_between_two_questions_answers_neither(sit_down: SitDown) -> None:
    bot = sit_down(
        "answer = json.dumps(dict(number=asked, atom='slot:2'))\nos.write(1, f'{answer}\\nbored\\n'.encode())"
    )
    assert [decide(bot) for _ in range(3)] == ["slot:2"] * 3
    assert bot.forfeits == 0


def test_a_stalled_program_is_replaced(sit_down: SitDown, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    bot = sit_down("if told['number'] != 2: first()", timeout=SHORT)
    bot.timeout = PATIENCE
    decide(bot)
    bot.timeout = SHORT
    assert decide(bot) == by_chance()
    bot.timeout = PATIENCE
    assert decide(bot) == "slot:1"
    assert "forfeits its decision 2 at seat 0: it stalled" in caplog.text
    assert bot.forfeits == 1 and starts(tmp_path) == 2


@pytest.mark.parametrize(
    ("deciding", "reason"),
    [
        ("if asked == 2: sys.exit(3)", "ended with status 3"),
        ("if asked == 2: os.kill(os.getpid(), 9)", "was ended by signal 9"),
        (f"if asked == 2: print('x' * {MOST_LINE + 1}, flush=True)", f"said a line of more than {MOST_LINE} bytes"),
        ("while asked == 2: os.write(1, b'x' * 4096)", f"said a line of more than {MOST_LINE} bytes"),
        ("if asked == 2: os.close(1); sys.stdin.read()", "closed its output"),
    ],
)
def test_a_program_that_is_lost_is_started_again(
    deciding: str, reason: str, sit_down: SitDown, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bot = sit_down(f"{deciding}\nfirst()")
    assert [decide(bot) for _ in range(3)] == ["slot:1", by_chance(), "slot:1"]
    assert f"forfeits its decision 2 at seat 0: it {reason}" in caplog.text
    assert bot.forfeits == 1 and starts(tmp_path) == 2


def test_a_program_that_talks_without_end_forfeits_what_it_is_asked(sit_down: SitDown) -> None:
    bot = sit_down("while True: print('x' * 1000)")
    assert [decide(bot, stream) for stream in range(5)] == [by_chance(stream) for stream in range(5)]
    assert bot.forfeits == 5


def test_a_program_that_does_not_read_holds_nobody_up(sit_down: SitDown) -> None:
    """Its pipe is soon full; what it is told waits, and its time runs out all the same."""
    bot = sit_down("first()\nwhile asked == 40: pass")
    assert [decide(bot) for _ in range(40)] == ["slot:1"] * 40
    end = EXPANSE.start(2, seed=5)
    for _ in range(100):
        bot.end(end)
    bot.timeout = SHORT
    assert decide(bot) == by_chance()


def test_after_a_few_losses_a_program_is_not_started_again_in_that_game(sit_down: SitDown, tmp_path: Path) -> None:
    bot = sit_down("sys.exit(1)")
    for _ in range(RESTARTS + 5):
        decide(bot)
    assert starts(tmp_path) == RESTARTS + 1 and bot.forfeits == RESTARTS + 5
    bot.begin(Setting(EXPANSE, 2, {}), seat=0, deal=2)
    decide(bot)
    assert starts(tmp_path) == RESTARTS + 2 and bot.forfeits == 1


def test_a_program_that_was_started_again_is_told_the_whole_log(sit_down: SitDown, tmp_path: Path) -> None:
    bot = sit_down("first() if asked < 2 else sys.exit()")
    state = EXPANSE.start(2, seed=5, log=True)
    state.play("slot:1")
    assert state.log
    decide(bot)
    bot.hear(state.log)
    decide(bot)
    decide(bot)
    heard = [json.loads(line) for line in told(tmp_path)]
    assert [message["type"] for message in heard] == ["hello", "begin", "decide", "decide", "hello", "begin", "decide"]
    assert [len(message["notes"]) for message in heard if message["type"] == "decide"] == [0] + [len(state.log)] * 2
    assert heard[3]["notes"] == heard[6]["notes"]
    assert heard[3]["notes"][0].keys() == {"note", "rule", "text", "fields"}


def test_its_last_words_are_reported_and_cannot_disturb_the_screen(
    sit_down: SitDown, caplog: pytest.LogCaptureFixture
) -> None:
    bot = sit_down("print('early\\n' * 50, '\\x1b[2Jno luck today', file=sys.stderr)\nsys.exit(1)")
    decide(bot)
    assert "?[2Jno luck today" in caplog.text
    assert caplog.text.count("early") == LAST_LINES - 1


def test_a_hopeless_program_loses_by_chance_and_the_results_say_so(command: Command) -> None:
    """Every decision is forfeited, a few are told one by one, and the same seed gives the same game."""
    hopeless = contest(command("sys.exit(1)"))
    ended = [play(hopeless, (1, 0)) for _ in range(2)]
    (one,), (two,) = (finished.games for finished in ended)
    assert one._replace(seconds=0) == two._replace(seconds=0)
    assert one.forfeits == [0, one.asked.seats.count(1)]
    warnings = ended[0].warnings
    assert len(warnings) == REPORTS + 1
    assert warnings[-1] == f"bot forfeited {one.forfeits[1]} of its {one.forfeits[1]} decisions in this game"


@pytest.mark.long
def test_the_command_tells_of_forfeits_and_counts_them(command: Command) -> None:
    words = ["arena", "expanse", f"clumsy=outside:{command('say(number=asked, atom=0)')}", "random", "--games", "2"]
    done = subprocess.run(
        [sys.executable, "-m", "astrarium", *words, "--workers", "1", "--json"],
        capture_output=True,
        text=True,
        check=True,
    )
    clumsy, random = json.loads(done.stdout)["players"]
    assert clumsy["name"] == "clumsy" and clumsy["forfeits"] > 50 and random["forfeits"] == 0
    assert "clumsy forfeits its decision 1 at seat 0: it does not answer with a number and an atom" in done.stderr


# Before the first game


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("", "an outside player needs a command"),
        ("python3 'bot.py", "cannot be read: No closing quotation"),
        ("no-such-program --fast", "'no-such-program' is not a program that can be run"),
    ],
)
def test_a_command_that_is_none_is_refused_at_once(command: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Outside(command)


@pytest.mark.parametrize(
    ("program", "reason"),
    [
        ("raise OSError('no brain')", "bot cannot play: it ended with status 1; .*OSError: no brain"),
        ("print('hi', input()[:0])", "bot cannot play: it says what is not JSON: 'hi '"),
        (
            "print('{}', input()[:0])",
            "bot cannot play: it does not say that it speaks version 1 of the protocol: '{} '",
        ),
        ("input(); print('{\"protocol\": 2}')", "bot cannot play: it does not say that it speaks version 1"),
        (
            'input(); print(\'{"protocol": 1, "lang": "fr"}\')',
            "bot cannot play: it asks for a language other than en or it",
        ),
    ],
)
def test_a_program_can_be_tried_before_it_plays(program: str, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "program.py"
    file.write_text(program)
    with pytest.raises(ValueError, match=reason):
        Outside(f"{PYTHON} {file}", "bot").meet(Setting(EXPANSE, 2, {}))


def test_a_good_program_passes_the_trial_and_leaves(command: Command, tmp_path: Path) -> None:
    Outside(command(FIRST), "bot").meet(Setting(EXPANSE, 2, {}))
    assert kinds(tmp_path) == ["hello", "bye"]


# How it ends

HOLD = """
lock = open(here / "lock", "w")
fcntl.flock(lock, fcntl.LOCK_EX)
subprocess.Popen(["sleep", "1000"], pass_fds=[lock.fileno()])
"""
"""The program and its child hold a lock, which is free when both have ended."""


def wait_until_free(lock: Path) -> None:
    def too_late(*_: Any) -> None:
        raise AssertionError("a process is left")

    signal.signal(signal.SIGALRM, too_late)
    signal.alarm(PATIENCE)
    try:
        with lock.open() as file:
            fcntl.flock(file, fcntl.LOCK_EX)
    finally:
        signal.alarm(0)


@pytest.mark.parametrize("last", ["first()", "first()\nwhile True: pass"], ids=["polite", "lingering"])
def test_when_a_player_leaves_its_program_and_all_its_children_end(
    last: str, sit_down: SitDown, tmp_path: Path
) -> None:
    bot = sit_down(HOLD + last)
    decide(bot)
    bot.close()
    wait_until_free(tmp_path / "lock")


def test_a_player_that_is_forgotten_takes_its_program_with_it(command: Command, tmp_path: Path) -> None:
    bot = Outside(command(HOLD + FIRST))
    bot.begin(Setting(EXPANSE, 2, {}), seat=0, deal=1)
    decide(bot)
    del bot
    wait_until_free(tmp_path / "lock")


WORKER = """
import os, sys
from astrarium.arena.contest import Contest
from astrarium.arena.entrants import Entrant
from astrarium.arena.playing import Hall
from astrarium.arena.schedule import Fixture

entrants = (Entrant("bot", "outside:" + sys.argv[1]), Entrant("random", "random"))
hall = Hall(Contest("expanse", entrants, 2, games=1, timeout=600))
try:
    hall.play([Fixture(0, 0, 0, 5, (0, 1))])
finally:
    hall.close()
    try:
        print(os.waitpid(-1, os.WNOHANG))
    except ChildProcessError:
        print("no children", flush=True)
"""


@pytest.fixture
def endless(command: Command, tmp_path: Path) -> str:
    """A program that holds the lock, says so through a pipe, and would then think for ever."""
    os.mkfifo(tmp_path / "ready")
    return command(HOLD + "keep('ready', 'ready')\nwhile True: pass")


def send_when_ready(sign: signal.Signals, words: list[str], folder: Path) -> str:
    """Start Python with these words, send it a signal while the program thinks; what it printed."""
    process = subprocess.Popen([sys.executable, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    with (folder / "ready").open() as ready:
        assert ready.readline() == "ready\n"
    process.send_signal(sign)
    wait_until_free(folder / "lock")
    return process.communicate()[0]


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGTERM])
def test_a_program_does_not_outlive_its_worker(sign: signal.Signals, endless: str, tmp_path: Path) -> None:
    send_when_ready(sign, ["-c", WORKER, endless], tmp_path)


def test_a_worker_that_is_interrupted_leaves_no_zombies(endless: str, tmp_path: Path) -> None:
    assert send_when_ready(signal.SIGINT, ["-c", WORKER, endless], tmp_path) == "no children\n"


@pytest.mark.parametrize("sign", [signal.SIGKILL, pytest.param(signal.SIGINT, marks=pytest.mark.long)])
def test_a_program_does_not_outlive_the_command(sign: signal.Signals, endless: str, tmp_path: Path) -> None:
    words = ["-m", "astrarium", "arena", "expanse", f"outside:{endless}", "random", "--games", "2", "--timeout", "600"]
    words += ["--workers", "1"]
    assert send_when_ready(sign, words, tmp_path) == ""
