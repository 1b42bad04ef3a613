"""A player that is another program, in any language. docs/outside.md describes what is said."""

from __future__ import annotations

import logging
import shlex
import shutil
from time import monotonic

from ..clockwork.state import State
from ..clockwork.text import Note
from ..players.seat import Seat
from . import protocol
from .entrants import TIMEOUT
from .program import Lost, Program
from .protocol import Setting, Wrong

START = 30.0
"""Seconds to say hello at least: to load what it needs a program may take longer than for a decision."""
RESTARTS = 3
"""How often a program that was lost is started again in one game."""
REPORTS = 3
"""How many forfeits of one game are told one by one."""

log = logging.getLogger("astrarium.arena")


class Outside:
    """Asks another program. What it does not answer properly and in time is decided by chance, counted and told.

    One program sits at one seat at a time: at two it would know the secrets of both.
    """

    def __init__(self, command: str, name: str = "", timeout: float = TIMEOUT) -> None:
        self.name = name or command
        self.blind = False
        self.timeout = timeout
        self.words = command_words(command)
        self.forfeits = 0
        """In this game, or in the last one."""
        self._setting: Setting | None = None
        self._seat = 0
        self._deal = 0
        self._number = 0
        self._starts = 0
        self._notes: list[Note] = []
        self._program: Program | None = None
        # Of the program that runs now: the language it asked for, the notes it was told, the deals it has seen.
        self._lang = ""
        self._told = 0
        self._deals: set[int] = set()

    # What happens at the table

    def begin(self, setting: Setting, seat: int, deal: int) -> None:
        """Sit down to a game. Whoever has seen this deal before could remember it, so a new program is started."""
        if deal in self._deals or setting != self._setting:
            self.close()
        self._setting = setting
        self._seat = seat
        self._deal = deal
        self._number = self._starts = self.forfeits = 0
        self._notes = []
        if self._program is not None:
            self._tell_begin(self._program)

    def hear(self, notes: list[Note]) -> None:
        self._notes += notes

    def decide(self, seat: Seat) -> int:
        assert self._setting is not None and seat.player == self._seat, "a game begins with `begin`"
        self._number += 1
        try:
            return self._ask(seat)
        except Wrong as fault:
            return self._forfeit(seat, str(fault), [])
        except Lost as fault:
            last_words = [] if self._program is None else self._program.last_words()
            self._drop()
            return self._forfeit(seat, str(fault), last_words)

    def end(self, state: State) -> None:
        if self._program is not None:
            news = self._notes[self._told :]
            self._program.tell(protocol.outcome(state, self._seat, self.forfeits, news, self._lang))
        if self.forfeits > REPORTS:
            log.warning("%s forfeited %d of its %d decisions in this game", self.name, self.forfeits, self._number)

    def close(self) -> None:
        """Say goodbye to the program."""
        if self._program is not None:
            self._program.tell(protocol.bye())
            self._program.leave()
        self._drop()

    def meet(self, setting: Setting) -> None:
        """See whether the program starts and speaks our language. ValueError says why not."""
        self.close()
        self._setting = setting
        try:
            self._start(setting)
        except (Wrong, Lost) as fault:
            last_words = [] if self._program is None else self._program.last_words()
            self._drop()
            raise ValueError("; ".join([f"{self.name} cannot play: it {fault}", *last_words])) from None
        self.close()

    # The program

    def _ask(self, seat: Seat) -> int:
        position = seat.position
        program = self._running()
        news = self._notes[self._told :]
        deadline = monotonic() + self.timeout
        program.ask(protocol.question(position, seat.player, self._number, news, self._lang))
        self._told = len(self._notes)
        number, name = protocol.decision(program.answer(deadline))
        while number < self._number:
            # An answer that had been forfeited by what was said before it.
            number, name = protocol.decision(program.answer(deadline))
        if number > self._number:
            raise Wrong(f"answers question {number}, which was not asked yet")
        if name not in position.legal_names:
            raise Wrong(f"answers {name[: protocol.SHOWN]!a}, which is not legal")
        return position.game.atoms.index(name)

    def _running(self) -> Program:
        assert self._setting is not None
        if self._program is not None:
            return self._program
        if self._starts > RESTARTS:
            raise Wrong("is not started again in this game")
        self._starts += 1
        program = self._start(self._setting)
        self._tell_begin(program)
        return program

    def _start(self, setting: Setting) -> Program:
        self._program = program = Program(self.words)
        program.ask(protocol.hello(setting, self.timeout))
        try:
            self._lang = protocol.language(program.answer(monotonic() + max(self.timeout, START)))
        except Wrong as fault:
            # Whoever does not speak our language is not asked anything in it.
            raise Lost(str(fault)) from None
        return program

    def _tell_begin(self, program: Program) -> None:
        self._told = 0
        self._deals.add(self._deal)
        program.tell(protocol.begin(self._seat))

    def _drop(self) -> None:
        """Be done with the program, if there is one."""
        if self._program is not None:
            self._program.end()
        self._program = None
        self._deals = set()

    def _forfeit(self, seat: Seat, fault: str, last_words: list[str]) -> int:
        self.forfeits += 1
        if self.forfeits <= REPORTS:
            where = f"{self.name} forfeits its decision {self._number} at seat {self._seat}"
            log.warning("\n    ".join([f"{where}: it {fault}", *last_words]))
        return seat.rng.pick(seat.legal)


def command_words(command: str) -> list[str]:
    """A command as a shell would split it. ValueError: it cannot be run."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise ValueError(f"the command {command!r} cannot be read: {error}") from None
    if not words:
        raise ValueError("an outside player needs a command, as in outside:'python3 bot.py'")
    if shutil.which(words[0]) is None:
        raise ValueError(f"{words[0]!r} is not a program that can be run")
    return words
