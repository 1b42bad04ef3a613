"""The code blocks of the documents: found, and run, each as its kind asks for.

A comment on the line above a block says what cannot be seen from the block itself:

    <!-- run by tests/server/test_api.py::test_name -->   another test runs it
    <!-- excerpt of src/astrarium/... -->                 its lines stand in that file, in this order
    <!-- as if: --games 400 => --games 2 -->              it is run with something smaller
    <!-- in words -->                                     it is not code: a form, an outline
"""

from __future__ import annotations

import ast
import doctest
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import astrarium

ROOT = Path(__file__).parents[1]
SECONDS = 300
"""Far more than anything here takes, even on a busy machine."""

FENCE = re.compile(r"^(\s*)(```+|~~~+)\s*(\S*)\s*$")
REMARK = re.compile(r"^\s*<!-- (?P<kind>run by|excerpt of|as if:|in words)\s*(?P<about>.*?)\s*-->\s*$")


@dataclass
class Block:
    """A fenced block: where it stands, its kind, its lines, and what the comment above it says."""

    page: str
    line: int
    kind: str
    lines: list[str] = field(default_factory=list)
    remark: str = ""
    about: str = ""

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    @property
    def asks(self) -> bool:
        """Whether it is a doctest."""
        return any(line.startswith(">>> ") for line in self.lines)

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def pages() -> list[str]:
    """All documents, by their path in the checkout."""
    own = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")]
    return [file.relative_to(ROOT).as_posix() for file in [*own, *sorted((ROOT / "docs").rglob("*.md"))]]


def blocks(page: str) -> list[Block]:
    return blocks_in(page, (ROOT / page).read_text(encoding="utf-8"))


def blocks_in(page: str, text: str) -> list[Block]:
    found: list[Block] = []
    open_block: Block | None = None
    indent, fence, before = "", "", ""
    for number, line in enumerate(text.splitlines(), 1):
        mark = FENCE.match(line)
        if open_block is None and mark:
            indent, fence = mark[1], mark[2]
            remark = REMARK.match(before)
            said = (remark["kind"], remark["about"]) if remark else ("", "")
            open_block = Block(page, number, mark[3], [], *said)
        elif open_block is not None and mark and mark[2] == fence and not mark[3]:
            found.append(open_block)
            open_block = None
        elif open_block is not None:
            open_block.lines.append(line.removeprefix(indent))
        if line.strip():
            before = line
    if open_block is not None:
        raise AssertionError(f"{open_block} has no end")
    return found


def run_page(page: str, folder: Path) -> int:
    """Run every block of a page, one after the other in one folder, and say how many there were."""
    for linked in ("bench", "docs", "examples"):
        (folder / linked).symlink_to(ROOT / linked)
    found = blocks(page)
    for block in found:
        run_block(block, folder)
    return len(found)


def run_block(block: Block, folder: Path) -> None:
    if block.remark == "run by":
        assert names_a_test(block.about), f"{block}: there is no test {block.about}"
    elif block.remark == "excerpt of":
        check_excerpt(block)
    elif block.kind == "python":
        if block.asks:
            check_doctest(block)
        else:
            run([sys.executable, "-c", block.text], block, folder)
    elif block.kind == "sh":
        for line in smaller(block).splitlines():
            run_line(line, block, folder)
    elif block.kind == "console":
        run_console(block, folder)
    elif block.kind == "json":
        json.loads(block.text)
    elif block.kind == "toml":
        tomllib.loads(block.text)
    else:
        said = block.kind == "text" and block.remark == "in words"
        assert said, f"{block}: a block of kind {block.kind!r} is not run"


def check_doctest(block: Block) -> None:
    """pytest runs it with the page. It does so only if nothing but examples stands in it and the last one ends."""
    examples = doctest.DocTestParser().get_examples(block.text)
    answers = [line for line in block.lines if line.strip() and not line.startswith((">>> ", "..."))]
    wanted = [line for each in examples for line in each.want.splitlines() if line.strip()]
    assert [line for line in wanted if not line.startswith("...")] == answers, f"{block}: some of it is no example"
    assert not block.lines[-1].strip(), f"{block}: without an empty line the fence counts as expected output"


def check_excerpt(block: Block) -> None:
    rest = iter([line.strip() for line in (ROOT / block.about).read_text(encoding="utf-8").splitlines()])
    for line in block.lines:
        if line.strip() not in ("", "..."):
            assert line.strip() in rest, f"{block}: {block.about} has no such line here: {line.strip()}"


def names_a_test(name: str) -> bool:
    file, _, function = name.partition("::")
    if not (ROOT / file).is_file():
        return False
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return any(isinstance(node, ast.FunctionDef) and node.name == function for node in tree.body)


def smaller(block: Block) -> str:
    """The text of the block with what the comment says put in the place of what a reader would type."""
    text = block.text
    if block.remark == "as if:":
        for change in block.about.split(";"):
            old, _, new = (part.strip() for part in change.partition("=>"))
            assert old in text, f"{block}: there is no {old!r} to replace"
            text = text.replace(old, new)
    return text


# Commands


def run_console(block: Block, folder: Path) -> None:
    """Lines with a `$` are typed, those with a `>` while it runs; the others are what it says, `...` for anything."""
    wanted: list[tuple[str, list[str]]] = []
    for line in smaller(block).splitlines():
        if line.startswith("$ "):
            wanted.append((line.removeprefix("$ "), []))
        else:
            assert wanted, f"{block}: it begins with an answer"
            wanted[-1][1].append(line)
    for command, answer in wanted:
        typed = [line.removeprefix("> ") for line in answer if line.startswith("> ")]
        said = run_line(command, block, folder, typed)
        # Who types into a pipe does not see it.
        want = "\n".join(">" if line.startswith("> ") else line for line in answer)
        assert is_like(want, said), f"{block}: {command}\nshould say\n{want}\nand says\n{said}"


def is_like(want: str, said: str) -> bool:
    """As doctests compare, with any white space for any other."""
    want, said = (" ".join(text.split()) for text in (want, said))
    return doctest.OutputChecker().check_output(want, said, doctest.ELLIPSIS)


def run_line(line: str, block: Block, folder: Path, typed: Sequence[str] = ()) -> str:
    """Run a line of a shell. What sets up a whole environment is only looked up: does it exist under that name?"""
    command = line.partition(" #")[0].strip()
    if not command or command.startswith("#"):
        return ""
    if command.startswith("make "):
        check_make(command, block)
        return ""
    if command.startswith("pip install "):
        check_pip(command, block)
        return ""
    return run(["bash", "-c", command], block, folder, "".join(f"{word}\n" for word in typed))


def check_make(command: str, block: Block) -> None:
    """Every test of the project begins with `make`; here it is enough that the target exists."""
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    for word in command.split()[1:]:
        assert "=" in word or word in targets, f"{block}: make has no target {word}"


def check_pip(command: str, block: Block) -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    for named in re.findall(r"\[([a-z,]+)\]", command):
        for extra in named.split(","):
            assert extra in extras, f"{block}: there is no extra {extra}"


def run(command: list[str], block: Block, folder: Path, typed: str = "") -> str:
    done = subprocess.run(
        command,
        input=typed,
        cwd=folder,
        env=surroundings(folder),
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, f"{block}: {' '.join(command)}\nended with {done.returncode}:\n{done.stderr}"
    return done.stdout


def surroundings(folder: Path) -> dict[str, str]:
    """A terminal of a hundred columns in which this Python and this Astrarium come first, and no data but its own."""
    screen = {"COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"}
    paths = {
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder / "data"),
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(Path(astrarium.__file__).parents[1]),
    }
    return os.environ | screen | paths
