"""Playing in the terminal."""

from __future__ import annotations

import json
import os
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding

from .clockwork.chance import Rng, seeded
from .clockwork.match import Match
from .clockwork.names import NOBODY
from .contract import registry
from .contract.game import Game
from .former import with_position
from .language import LANGUAGES, speaker
from .learn.specs import introduce, player_of
from .players.mcts import think
from .players.seat import Player, Seat, ask
from .positions.box import given_box
from .positions.saves import load
from .table import heaps_text, table_text

SEEDS = 1_000_000
HINT_PLAYOUTS, HINT_MILLISECONDS = 2000, 1500
HINTED = 3
"""How many options a hint compares."""


@dataclass
class Table:
    """A match, who sits where (None: a person at this keyboard), and the language."""

    match: Match
    seats: list[str | None]
    lang: str

    def save(self) -> dict[str, object]:
        """A save of the match, which anything can replay, with what the terminal needs to go on."""
        return self.match.save() | {"seats": self.seats, "lang": self.lang}


def data_home() -> Path:
    """Where this user's data lies."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "astrarium"


def own_file(game: Game[Any]) -> Path:
    """Where a game that was left waits to be resumed; one with another box waits by itself."""
    return data_home() / (f"{game.key}-box.json" if given_box(game.key) else f"{game.key}.json")


def saved_match(game: Game[Any], file: Path | None) -> Table:
    path = file or own_file(game)
    try:
        data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except OSError:
        raise ValueError(f"there is no game to resume at {path}") from None
    except ValueError:
        raise ValueError(f"{path} is not a saved game") from None
    match = load(with_position(data))
    if match.game is not game:
        raise ValueError(f"{path} is a game of {match.game.key}, not of {game.key}")
    seats = data.get("seats", [None] * match.state.players)
    return Table(match, seats, data.get("lang", "en"))


def play_in_terminal(
    out: Console,
    game: Game[Any],
    table: Table | None,
    players: int | None,
    people: int,
    bots: str,
    seed: int | None,
    lang: str,
    options: dict[str, str],
) -> None:
    if table is None:
        count = game.most if players is None else game.checked_players(players)
        if not 0 <= people <= count:
            raise ValueError(f"people must be from 0 to {count}, not {people}")
        introduce(player_of(bots), game.key, count)
        number = secrets.randbelow(SEEDS) if seed is None else seed
        seats: list[str | None] = [None if seat < people else bots for seat in range(count)]
        table = Table(Match(game, count, number, options), seats, lang)
    Host(out, table).run()


class Host:
    """Runs a table: asks people and bots in turn, and answers what people ask."""

    def __init__(self, out: Console, table: Table) -> None:
        self.out = out
        self.table = table
        self.game = registry.game(table.match.game.key)
        self.bots: list[Player | None] = [None if name is None else player_of(name) for name in table.seats]
        self.streams: list[Rng] = [seeded(table.match.number, f"player{seat}") for seat in range(len(table.seats))]
        self.told: dict[int, int] = {}
        self.last_person: int = NOBODY
        self.last_decider: int = NOBODY
        self.last_shown: list[int] = []

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def say(self) -> Any:
        return speaker(self.game, self.table.lang)

    def run(self) -> None:
        self.line("terminal-welcome", title=self.game.titles[self.table.lang], seed=self.match.number)
        while not self.match.state.over:
            seat = self.match.state.player
            bot = self.bots[seat]
            if bot is not None:
                self.match.apply(ask(bot, self.match.state, self.streams[seat]))
                self.last_decider = seat
                continue
            if not self.ask_person(seat):
                return
        self.tell_news(self.viewer())
        self.board(self.viewer())
        self.finish()

    def viewer(self) -> int:
        """Whose eyes the screen is for: the one person, or with several nobody in particular once the game is over."""
        people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        return people[0] if len(people) == 1 else NOBODY

    # Talking to a person

    def ask_person(self, seat: int) -> bool:
        """Ask until the person decides; False: they leave."""
        if self.last_person not in (NOBODY, seat):
            self.curtain(seat)
        self.tell_news(seat)
        # The person has seen the table and changed it alone: no need to draw it again.
        if self.last_decider != seat or self.last_shown != self.match.state.shown:
            self.board(seat)
        self.last_shown = self.match.state.shown.copy()
        self.last_person = self.last_decider = seat
        while True:
            self.options()
            try:
                answer = self.out.input("[bold cyan]> [/bold cyan]").strip()
            except EOFError:
                answer = "q"
            if answer == "q":
                self.leave()
                return False
            if answer.isdigit() and 1 <= int(answer) <= len(self.match.state.offered):
                self.match.apply(self.match.state.offered[int(answer) - 1])
                return True
            self.answer(seat, answer)

    def answer(self, seat: int, answer: str) -> None:
        word, _, rest = answer.partition(" ")
        if word == "u":
            self.undo(seat)
        elif word == "s":
            self.save(Path(rest) if rest else own_file(self.game))
        elif word == "b":
            self.board(seat)
        elif word == "d":
            self.heaps(seat)
        elif word == "l":
            self.log(seat)
        elif word == "h":
            self.hint(seat)
        elif word == "x":
            self.refused()
        elif word in LANGUAGES:
            self.table.lang = word
            self.board(seat)
        elif word.startswith("?"):
            self.explain((word[1:] + rest).strip())
        else:
            self.line("terminal-help", most=len(self.match.state.offered))

    def options(self) -> None:
        state = self.match.state
        assert state.choice is not None
        self.out.print(f"\n[bold]{self.say.prompt(state)}[/bold] [dim]{state.choice.rule}[/dim]")
        labels = [f"{number + 1:3} {self.say.label(state, atom)}" for number, atom in enumerate(state.offered)]
        width = max(len(label) for label in labels) + 3
        columns = max(1, min(4, (self.out.width or 80) // width))
        rows = -(-len(labels) // columns)
        for row in range(rows):
            self.out.print("".join(label.ljust(width) for label in labels[row::rows]), markup=False)
        self.line("terminal-keys")

    def tell_news(self, seat: int) -> None:
        notes = self.match.notes_for(seat)
        for note in notes[self.told.get(seat, 0) :]:
            self.out.print(f"  [dim]·[/dim] {self.say.note(self.match.state, note)} [dim]{note.kind.rule}[/dim]")
        self.told[seat] = len(notes)

    def board(self, seat: int) -> None:
        self.out.print()
        self.out.print(table_text(self.match.state, seat, self.table.lang), markup=False, soft_wrap=True)

    def heaps(self, seat: int) -> None:
        """The piles through which anybody may look."""
        told = heaps_text(self.match.state, seat, self.table.lang)
        if told:
            self.out.print(told, markup=False, soft_wrap=True)
        else:
            self.line("terminal-no-heaps")

    def log(self, seat: int) -> None:
        for note in self.match.notes_for(seat):
            self.out.print(f"  {self.say.note(self.match.state, note)} [dim]{note.kind.rule}[/dim]")

    def refused(self) -> None:
        """What is not open now, and why."""
        state = self.match.state
        refusals = state.refused()
        if not refusals:
            self.line("terminal-nothing-refused")
        for refusal in refusals:
            name = self.say.say(self.game.words.label(state, refusal.atom))
            self.out.print(f"  [dim]{name}: {self.say.refusal(refusal)} {refusal.rule}[/dim]")

    def explain(self, what: str) -> None:
        """The rule behind the decision, behind an option that is not open, or by its id."""
        state = self.match.state
        assert state.choice is not None
        rule = what if what in self.game.rules else state.choice.rule
        self.out.print(f"[cyan]{rule}[/cyan] {self.say.rule(rule)}")
        if what.isdigit() and 1 <= int(what) <= len(state.offered):
            details = self.game.table.details(state, state.offered[int(what) - 1])
            if details is not None:
                self.out.print(Padding(self.say.say(details), (0, 0, 0, 2)))

    def hint(self, seat: int) -> None:
        """What a bot would do that knows what the person knows, and how it sees the chances."""
        state = self.match.state
        rng = seeded(len(self.match.atoms), "hint")
        place = Seat(seat, state.offered.copy(), state.imagine(seat, rng), rng)
        thought = think(place, HINT_PLAYOUTS, HINT_MILLISECONDS)
        number = state.offered.index(thought.atoms[0]) + 1
        self.line("terminal-hint", number=number, what=self.say.label(state, thought.atoms[0]))
        for atom, chance in list(zip(thought.atoms, thought.chances, strict=True))[:HINTED]:
            number = state.offered.index(atom) + 1
            what = self.say.label(state, atom)
            self.line("terminal-hint-option", number=number, what=what, percent=round(100 * chance))
        chances = [
            self.say.words(
                "terminal-chance", player=self.say.say(state.player_text(player)), percent=round(100 * chance)
            )
            for player, chance in enumerate(thought.standing)
        ]
        self.line("terminal-chances", chances=", ".join(chances))

    def undo(self, seat: int) -> None:
        if not self.match.may_undo(seat):
            self.line("terminal-no-undo")
            return
        self.match.undo(seat)
        self.told[seat] = len(self.match.notes_for(seat))
        self.board(seat)

    def curtain(self, seat: int) -> None:
        """Between two people at one keyboard, so that neither reads the other's secrets."""
        self.out.clear()
        self.line("terminal-curtain", player=self.say.say(self.match.state.player_text(seat)))
        self.out.input("")

    def save(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(self.table.save(), ensure_ascii=False), encoding="utf-8")
        except OSError as error:
            self.line("terminal-not-saved", why=str(error.strerror))
            return
        self.whole_line("terminal-saved", path=str(path))

    def leave(self) -> None:
        self.save(own_file(self.game))
        self.line("terminal-resume", command=f"astrarium play {self.game.key} --resume")

    def finish(self) -> None:
        state = self.match.state
        winners_first = sorted(enumerate(state.scores), key=lambda pair: (pair[0] not in state.winners, -pair[1]))
        for player, score in winners_first:
            crown = "★" if player in state.winners else " "
            self.out.print(f" {crown} {self.say.say(state.player_text(player)):30} {score:4}")
        path = own_file(self.game).with_name(f"{self.game.key}-{self.match.number}.json")
        self.save(path)
        self.whole_line("terminal-replay", command=f"astrarium replay {path}")

    def line(self, key: str, **args: int | str) -> None:
        self.out.print(self.say.words(key, **args), style="dim")

    def whole_line(self, key: str, **args: int | str) -> None:
        """A line to copy from: a path that was broken leads nowhere."""
        self.out.print(self.say.words(key, **args), style="dim", soft_wrap=True)
