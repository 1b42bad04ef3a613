"""Another program as a child of ours: lines to it and from it, none of which we wait for longer than we said."""

from __future__ import annotations

import os
import selectors
import signal
from contextlib import suppress
from subprocess import DEVNULL, PIPE, Popen, TimeoutExpired
from time import monotonic
from typing import IO
from weakref import finalize

MOST_LINE = 1 << 16
"""The longest line that is read, in bytes."""
MOST_UNASKED = 1 << 20
"""How much may be waiting to be read that nobody asked for, in bytes."""
LAST_WORDS = 1 << 12
"""How much of its errors is kept, in bytes."""
LAST_LINES = 5
CHUNK = 1 << 16
"""How much is sent or read at once, in bytes."""
GRACE = 1.0
"""Seconds to leave by itself before it is made to."""

# It leads the process group, and so keeps the group's number from being given to others. When our end of its pipe
# closes, in whatever way we died, it ends everybody in the group.
GUARD = ["/bin/sh", "-c", "read -r line; kill -KILL 0"]


class Lost(Exception):
    """The program is of no more use: it ended, stalled or talks too much."""


class Program:
    """A running program, together with all that it starts in turn. It ends with us at the latest."""

    def __init__(self, words: list[str]) -> None:
        if os.name != "posix":
            raise Lost("can only be started on a POSIX system")
        guard = Popen(GUARD, stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL, process_group=0, bufsize=0)
        try:
            process = Popen(words, stdin=PIPE, stdout=PIPE, stderr=PIPE, process_group=guard.pid, bufsize=0)
        except OSError as error:
            kill_group(guard, [guard])
            raise Lost(f"cannot be started: {error.strerror}") from None
        self.process = process
        self.end = finalize(self, kill_group, guard, [process, guard])
        self._unsent = bytearray()
        self._unread = bytearray()
        self._errors = bytearray()
        self._to, self._from, self._beside = (raw(pipe) for pipe in (process.stdin, process.stdout, process.stderr))

    def tell(self, line: bytes) -> None:
        """Say something that needs no answer. What the pipe does not take now waits for the next question."""
        self._unsent += line + b"\n"
        self._send()

    def ask(self, line: bytes) -> None:
        """Say something that needs an answer: what was said before is none."""
        unasked = 0
        while more := self._receive():
            unasked += more
            self._unread.clear()
            if unasked > MOST_UNASKED:
                raise Lost("talks without being asked")
        self._unread.clear()
        self.tell(line)

    def answer(self, deadline: float) -> bytes:
        """The next line from the program; `deadline` is a time of `monotonic`."""
        while (end := self._unread.find(b"\n")) < 0:
            if len(self._unread) > MOST_LINE:
                break
            self._wait(deadline)
            self._send()
            self._listen_beside()
            self._receive()
        if not 0 <= end <= MOST_LINE:
            raise Lost(f"said a line of more than {MOST_LINE} bytes")
        line = bytes(self._unread[:end])
        del self._unread[: end + 1]
        return line

    def last_words(self) -> list[str]:
        """The last lines of its errors, safe to be shown."""
        self._listen_beside()
        lines = self._errors.decode("utf-8", "replace").splitlines()[-LAST_LINES:]
        return ["".join(letter if letter.isprintable() else "?" for letter in line) for line in lines]

    def leave(self) -> None:
        """Let it go by itself; if it lingers, end it."""
        self._send()
        if self.process.stdin is not None:
            self.process.stdin.close()
        with suppress(TimeoutExpired):
            self.process.wait(GRACE)
        self.end()

    def _wait(self, deadline: float) -> None:
        left = deadline - monotonic()
        with selectors.DefaultSelector() as pipes:
            for pipe in (self._from, self._beside):
                if pipe >= 0:
                    pipes.register(pipe, selectors.EVENT_READ)
            if self._unsent:
                pipes.register(self._to, selectors.EVENT_WRITE)
            if left <= 0 or not pipes.select(left):
                raise Lost("stalled")

    def _send(self) -> None:
        while self._unsent:
            try:
                sent = os.write(self._to, self._unsent[:CHUNK])
            except BlockingIOError:
                return
            except BrokenPipeError:
                # Its end is told where its answer is missed.
                self._unsent.clear()
                return
            del self._unsent[:sent]

    def _receive(self) -> int:
        """How many bytes came in. Lost: there will be no more."""
        try:
            found = os.read(self._from, CHUNK)
        except BlockingIOError:
            return 0
        if not found:
            raise Lost(self._how_it_ended())
        self._unread += found
        return len(found)

    def _listen_beside(self) -> None:
        if self._beside < 0:
            return
        try:
            found = os.read(self._beside, CHUNK)
        except BlockingIOError:
            return
        if not found:
            self._beside = -1
        self._errors += found
        del self._errors[:-LAST_WORDS]

    def _how_it_ended(self) -> str:
        try:
            status = self.process.wait(GRACE)
        except TimeoutExpired:
            return "closed its output"
        return f"was ended by signal {-status}" if status < 0 else f"ended with status {status}"


def raw(pipe: IO[bytes] | None) -> int:
    """A pipe's number, for reading and writing without waiting."""
    assert pipe is not None
    os.set_blocking(pipe.fileno(), False)
    return pipe.fileno()


def kill_group(leader: Popen[bytes], ours: list[Popen[bytes]]) -> None:
    """End everybody in the group at once; those of them that we started are waited for, so that none stays a zombie."""
    with suppress(ProcessLookupError, PermissionError):  # where all of them have ended; macOS calls it the second
        os.killpg(leader.pid, signal.SIGKILL)
    for process in ours:
        process.wait()
        for pipe in (process.stdin, process.stdout, process.stderr):
            if pipe is not None:
                pipe.close()
