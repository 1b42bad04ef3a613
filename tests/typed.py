"""Commands as a user types them. Python starts once: each command runs in a copy of a process that is ready."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from contextlib import redirect_stdout, suppress
from importlib import import_module
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from patience import PATIENCE

Done = subprocess.CompletedProcess[str]
SCREEN = {"COLUMNS": "120", "NO_COLOR": "1"}
READ_AHEAD = {"serve": "astrarium.server.serve"}
"""What a command reads, read once for all that come; a module that starts threads must not stand here."""


def run(*words: str, stdin: str = "", cwd: Path | None = None, home: Path | None = None) -> Done:
    """What `astrarium` answers; `home` is where it keeps saves."""
    env = {} if home is None else {"XDG_DATA_HOME": str(home)}
    if not hasattr(os, "fork"):
        return run_afresh(*words, stdin=stdin, cwd=cwd, env=env)
    return ready().run(words, stdin, cwd, env)


def run_afresh(*words: str, stdin: str = "", cwd: Path | None = None, env: dict[str, str] | None = None) -> Done:
    """The same in a Python of its own."""
    command = [sys.executable, "-m", "astrarium", *words]
    env = dict(os.environ, **SCREEN, **(env or {}))
    return subprocess.run(command, input=stdin, capture_output=True, encoding="utf-8", cwd=cwd, env=env, check=False)


class Ready:
    """A process that has read the games and waits for commands; it leaves when nobody can ask it any more."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=dict(os.environ, **SCREEN),
        )

    def run(self, words: tuple[str, ...], stdin: str, cwd: Path | None, env: dict[str, str]) -> Done:
        assert self.process.stdin is not None and self.process.stdout is not None
        with TemporaryDirectory() as folder:
            files = [Path(folder, name) for name in ("in", "out", "err")]
            files[0].write_text(stdin, encoding="utf-8")
            asked = {"words": words, "files": [str(file) for file in files], "cwd": str(cwd or Path.cwd()), "env": env}
            self.process.stdin.write(json.dumps(asked) + "\n")
            self.process.stdin.flush()
            status = int(self.process.stdout.readline())
            out, err = (file.read_text(encoding="utf-8") for file in files[1:])
        return Done(list(words), status, out, err)


_ready: list[Ready] = []


def ready() -> Ready:
    if not _ready:
        _ready.append(Ready())
    return _ready[0]


def wait_for_commands() -> None:
    from astrarium import cli, terminal  # noqa: F401

    # A first command reads what every command needs.
    sys.argv = ["astrarium", "games"]
    with redirect_stdout(StringIO()), suppress(SystemExit):
        cli.main()
    while line := sys.stdin.readline():
        asked = json.loads(line)
        import_module(READ_AHEAD.get(asked["words"][0], "astrarium.cli"))
        child = os.fork()
        if not child:
            obey(asked["words"], asked["files"], asked["cwd"], asked["env"])
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


def obey(words: list[str], files: list[str], cwd: str, env: dict[str, str]) -> None:
    """Run the command as `python -m astrarium` does, and leave."""
    from astrarium import cli

    status = 1
    signal.alarm(PATIENCE)
    try:
        for place, file in enumerate(files):
            opened = os.open(file, os.O_RDWR | os.O_CREAT)
            os.dup2(opened, place)
            os.close(opened)
        sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
        os.chdir(cwd)
        os.environ.update(env)
        sys.argv = ["astrarium", *words]
        cli.main()
    except SystemExit as left:
        status = left.code if isinstance(left.code, int) else 0
    except BaseException:
        sys.excepthook(*sys.exc_info())
    finally:
        with suppress(OSError):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(status)


if __name__ == "__main__":
    wait_for_commands()
