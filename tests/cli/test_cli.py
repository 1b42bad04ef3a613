"""The command line, typed as a user types it."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import astrarium
from astrarium import Match, game
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.match import Opening
from astrarium.players.playing import PLAYERS
from astrarium.positions.sealed import Sealed
from astrarium.proof import in_words, verify
from typed import Done, run, run_afresh
from upgrades.fixtures import POSITIONS, SAVES, folder_of, read_lines


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A game of sixty random decisions."""
    match = Match(game("expanse"), 4, 11, {})
    rng = seeded(11, "test")
    for _ in range(60):
        match.apply(rng.pick(list(match.state.legal)))
    path = tmp_path / "save.json"
    path.write_text(json.dumps(match.save()))
    return path


def test_games_lists_them_and_says_how_they_run() -> None:
    shown = json.loads(run("games", "--json").stdout)
    assert shown["build"] in ("plain", "compiled")
    found = shown["games"][0]
    assert (found["key"], found["title"], found["players"]) == ("expanse", "The Expanse Board Game", [2, 4])
    assert found["rules"] == 266 and found["atoms"] == len(game("expanse").atoms)
    assert "The Expanse" in run("games").stdout


def test_the_version_is_said() -> None:
    done = run_afresh("--version")
    assert (done.returncode, done.stdout) == (0, f"astrarium {astrarium.__version__}\n")
    with pytest.raises(AttributeError, match="no attribute 'version'"):
        _ = astrarium.version


def test_rules_are_read_in_either_language() -> None:
    assert "There is no pass" in run("rules", "expanse", "EXP-4.2").stdout
    italian = json.loads(run("rules", "expanse", "EXP-4", "--lang", "it", "--json").stdout)["rules"]
    assert list(italian) == [f"EXP-4.{number}" for number in range(1, 9)]
    assert "giocatore" in italian["EXP-4.1"]


def test_every_rule_is_cited_by_a_test() -> None:
    shown = json.loads(run("rules", "expanse", "--coverage", "--json").stdout)
    assert shown == {"game": "expanse", "rules": 266, "covered": 266, "missing": []}


@pytest.mark.long
def test_check_reports_and_passes() -> None:
    done = run("check", "expanse", "--games", "1", "--players", "2", "--json")
    report = json.loads(done.stdout)
    assert report["passed"] and report["failures"] == [] and report["games"] == 2
    assert report["decisions"] > 200
    assert done.returncode == 0


def test_bench_measures() -> None:
    shown = json.loads(run("bench", "expanse", "--seconds", "0.2", "--json").stdout)
    figures = shown["games"]["expanse"]
    assert figures["decisions_per_s"] > 1000 and figures["games_per_s"] > 1 and figures["clone_us"] > 0
    assert shown["peers"] == {}


def test_what_is_written_to_a_file_is_utf8_whatever_the_system_prefers() -> None:
    command = [sys.executable, "-m", "astrarium", "rules", "expanse", "EXP-4", "--lang", "it"]
    env = os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(command, capture_output=True, env=env, check=True)
    assert "è" in done.stdout.decode("utf-8")


def test_replay_tells_the_log_and_draws_the_table(save: Path) -> None:
    told = run("replay", str(save))
    assert told.returncode == 0
    assert "EXP-5.1" in told.stdout and "Ganymede" in told.stdout
    assert "Ganimede" in run("replay", str(save), "--lang", "it").stdout
    assert len(run("replay", str(save), "--at", "5").stdout) < len(told.stdout)


@pytest.fixture
def former_save(tmp_path: Path) -> Path:
    """A game of rules that are no longer played, with the position to which it had come."""
    folder = folder_of("parsec", 1)
    position = read_lines(folder / POSITIONS)[3]["position"]
    save = read_lines(folder / SAVES)[0] | {"players": position["players"], "position": position}
    path = tmp_path / "former.json"
    path.write_text(json.dumps(save))
    return path


def test_a_save_of_former_rules_is_told_and_drawn_from_its_position(former_save: Path, tmp_path: Path) -> None:
    told = run("replay", str(former_save))
    assert "   0  The rules have changed (from version 1 to" in told.stdout
    assert "Le regole sono cambiate" in run("replay", str(former_save), "--lang", "it").stdout
    picture = tmp_path / "then.svg"
    assert run("show", str(former_save), "-o", str(picture)).returncode == 0
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    for words in (("replay", str(former_save), "--at", "5"), ("show", str(former_save), "-o", "x.svg", "--at", "5")):
        done = run(*words)
        assert done.returncode == 2 and "only what they led to can be shown" in " ".join(done.stderr.split())


def test_a_save_of_rules_that_kept_no_positions_is_played_once_more_by_them(former_save: Path, tmp_path: Path) -> None:
    save = read_lines(folder_of("parsec", 1) / SAVES)[1]
    former_save.write_text(json.dumps(save))
    assert "The rules have changed (from version 1 to" in run("replay", str(former_save)).stdout
    pictures = [tmp_path / "at-9.svg", tmp_path / "end.svg"]
    for picture, words in zip(pictures, (("--at", "9"), ()), strict=True):
        assert run("show", str(former_save), "-o", str(picture), *words).returncode == 0
    assert pictures[0].read_text(encoding="utf-8") != pictures[1].read_text(encoding="utf-8")
    former_save.write_text(json.dumps(save | {"atoms": [*save["atoms"][:7], "do:nothing-of-the-kind"]}))
    done = run("replay", str(former_save))
    assert done.returncode == 2 and "breaks off at its atom 8" in " ".join(done.stderr.split())


def test_a_save_of_former_rules_without_a_position_is_refused_kindly(former_save: Path) -> None:
    save = json.loads(former_save.read_text())
    del save["position"]
    former_save.write_text(json.dumps(save | {"version": 0}))
    done = run("replay", str(former_save))
    assert done.returncode == 2
    assert "holds no position from which it could go on" in " ".join(done.stderr.split())


def test_show_draws_a_save_and_a_position(save: Path, tmp_path: Path) -> None:
    picture = tmp_path / "out.svg"
    assert run("show", str(save), "-o", str(picture)).returncode == 0
    assert picture.read_text().startswith("<svg")
    position = tmp_path / "position.json"
    position.write_text(json.dumps(game("expanse").start(3, 2).to_json()))
    assert run("show", str(position), "-o", str(picture), "--viewer", "UN").returncode == 0


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["rules", "go"], "'go' is not a game; there are expanse"),
        (["rules", "expanse", "EXP-99"], "expanse has no rule EXP-99"),
        (["rules", "expanse", "--lang", "fr"], "lang must be en or it, not 'fr'"),
        (["check", "expanse", "--games", "0"], "--games"),
        (["check", "expanse", "--players", "9"], "players must be from 2 to 4, not 9"),
        (["bench", "chess"], "'chess' is not a game"),
        (["replay", "nothing.json"], "nothing.json cannot be read"),
        (["show", "nothing.json", "-o", "x.svg"], "nothing.json cannot be read"),
        (["play", "expanse", "--players", "9"], "players must be from 2 to 4, not 9"),
        (["play", "expanse", "--bots", "genius"], "'genius' is not a player"),
        (["play", "expanse", "--option", "factions"], "name=value"),
        (["play", "expanse", "--people", "5"], "people must be from 0 to 4, not 5"),
        (["fly"], "fly"),
        (["games", "--colour"], "colour"),
    ],
)
def test_bad_input_is_one_line_and_status_2(words: list[str], reason: str, tmp_path: Path) -> None:
    done = run(*words, cwd=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1 and reason in done.stderr
    assert "Traceback" not in done.stderr


def test_a_file_that_is_no_game_is_refused_kindly(tmp_path: Path) -> None:
    for content, reason in (("{", "is not JSON"), ("[]", "neither"), ('{"atoms": []}', "lacks 'game'")):
        file = tmp_path / "bad.json"
        file.write_text(content)
        done = run("replay", str(file))
        assert done.returncode == 2 and reason in done.stderr and done.stderr.count("\n") == 1


# Chance that can be checked


@pytest.fixture(scope="module")
def sealed() -> dict[str, Any]:
    """A finished game whose chance was sealed."""
    match = Match(game("expanse"), 3, Sealed(bytes(range(32)), ("host", "", "anna", "bert")), {})
    rng = seeded(11, "test")
    while not match.state.over:
        match.apply(rng.pick(match.state.offered))
    found: dict[str, Any] = json.loads(json.dumps(match.save()))
    return found


def verified(save: object, folder: Path, *words: str) -> Done:
    file = folder / "finished.json"
    file.write_text(json.dumps(save))
    return run("verify", str(file), *words)


def test_a_game_that_was_dealt_as_committed_is_verified(sealed: dict[str, Any], tmp_path: Path) -> None:
    committed = sealed["chance"]["commitment"]
    done = verified(sealed, tmp_path, "--commitment", committed, "--share", "anna")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\n") == 1 and "as committed" in done.stdout and committed in done.stdout
    told = json.loads(verified(sealed, tmp_path, "--json").stdout)
    assert told["holds"] and told["over"] and told["decisions"] == len(sealed["atoms"]) and told["problems"] == []
    assert "impegno mantenuto" in in_words(verify(sealed), "it")


def other_chance(save: dict[str, Any], **changed: object) -> dict[str, Any]:
    return save | {"chance": save["chance"] | changed}


ALTERED: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "commitment": lambda save: other_chance(save, commitment="0" * 64),
    "breaks": lambda save: other_chance(save, shares=["host", "", "anna", "other"]),
    "shares": lambda save: other_chance(save, shares=["host", "", "anna", "bert", ""]),
    "end": lambda save: save | {"position": save["position"] | {"over": False}},
}


def test_a_game_that_was_not_is_found_out(sealed: dict[str, Any], tmp_path: Path) -> None:
    done = verified(other_chance(sealed, commitment="0" * 64), tmp_path)
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.count("\n") == 1 and "NOT as committed" in done.stdout
    done = verified(sealed, tmp_path, "--share", "other", "--json")
    assert done.returncode == 1 and json.loads(done.stdout)["problems"] == ["share"]


@pytest.fixture(scope="module")
def stacked() -> dict[str, Any]:
    """The same secret and shares; but somebody begins with fifty points more."""
    chance = Sealed(bytes(range(32)), ("host", "", "anna", "bert"))
    position: dict[str, Any] = Match(game("expanse"), 3, chance, {}).state.to_json()
    richer = {faction: points + 50 * (faction == "UN") for faction, points in position["points"].items()}
    opening = game("expanse").from_json(position | {"points": richer})
    match = Match(game("expanse"), 3, chance, {}, opening=Opening(opening, [], []))
    rng = seeded(11, "test")
    while not match.state.over:
        match.apply(rng.pick(match.state.offered))
    found: dict[str, Any] = json.loads(json.dumps(match.save()))
    return found


@pytest.mark.parametrize("former", [[], [{"version": 2, "atoms": []}]])
def test_a_position_that_no_former_rules_left_is_no_beginning(stacked: dict[str, Any], former: list[Any]) -> None:
    with pytest.raises(ValueError, match="former"):
        verify(stacked | {"former": former})


def test_what_began_by_former_rules_is_verified_in_part(stacked: dict[str, Any], tmp_path: Path) -> None:
    done = verified(stacked | {"former": [{"version": 1, "atoms": ["some:atom"] * 7}]}, tmp_path)
    assert done.returncode == 3 and "PARTLY" in done.stdout and "as committed" not in done.stdout


@pytest.mark.parametrize("version", [{}, [], None, True, 10**30, "1", -1])
def test_former_rules_have_a_version_that_can_be(stacked: dict[str, Any], version: object) -> None:
    with pytest.raises(ValueError, match="'former' has versions"):
        verify(stacked | {"former": [{"version": version, "atoms": []}]})


@pytest.mark.parametrize("problem", ALTERED)
def test_whatever_was_altered_is_found_out(problem: str, sealed: dict[str, Any]) -> None:
    assert problem in verify(ALTERED[problem](sealed)).problems


def test_what_somebody_noted_counts(sealed: dict[str, Any]) -> None:
    assert verify(sealed, noted=sealed["chance"]["commitment"].upper(), share="bert").holds
    assert verify(sealed, noted="0" * 64).problems == ("noted",)
    assert verify(sealed, share="other").problems == ("share",)


def test_where_there_is_nothing_to_verify_one_line_says_why(sealed: dict[str, Any], save: Path, tmp_path: Path) -> None:
    for bad, reason in ((json.loads(save.read_text()), "dealt from a seed"), ([], "neither a saved game")):
        done = verified(bad, tmp_path)
        assert (done.returncode, done.stdout) == (2, ""), bad
        assert done.stderr.count("\n") == 1 and reason in done.stderr, done.stderr
    for bad, reason in (
        ({}, "lacks 'game'"),
        (sealed | {"chance": 7}, "'chance' is 7"),
        (sealed | {"version": 0}, "rules version 0"),
        (sealed | {"game": ["go"]}, "is not a game"),
        (sealed | {"atoms": 7}, "'atoms' is 7"),
        (sealed | {"players": "x"}, "'players' is 'x'"),
        (other_chance(sealed, secret="00"), "secret is not 32 bytes"),
        (other_chance(sealed, shares=["a,b"]), "shares are not texts"),
    ):
        with pytest.raises(ValueError, match=reason):
            verify(bad)


# Playing in the terminal


def test_a_person_plays_a_whole_game_by_numbers(tmp_path: Path) -> None:
    done = run("play", "expanse", "--players", "2", "--bots", "random", "--seed", "4", stdin="1\n" * 600, home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "★" in done.stdout
    replayed = next(tmp_path.rglob("expanse-4.json"))
    assert run("replay", str(replayed)).returncode == 0


def test_leaving_and_coming_back(tmp_path: Path) -> None:
    left = run("play", "expanse", "--players", "2", "--bots", "random", "--seed", "4", stdin="1\nq\n", home=tmp_path)
    assert "astrarium play expanse --resume" in left.stdout
    saved = json.loads((tmp_path / "astrarium" / "expanse.json").read_text())
    back = run("play", "expanse", "--resume", stdin="q\n", home=tmp_path)
    assert back.returncode == 0
    again = json.loads((tmp_path / "astrarium" / "expanse.json").read_text())
    assert again["atoms"][: len(saved["atoms"])] == saved["atoms"]


def test_nothing_to_resume_is_said_kindly(tmp_path: Path) -> None:
    done = run("play", "expanse", "--resume", home=tmp_path)
    assert done.returncode == 2 and "there is no game to resume" in done.stderr


def test_the_terminal_answers_questions(tmp_path: Path) -> None:
    done = run(
        "play", "expanse", "--players", "2", "--bots", "random", "--seed", "4",
        stdin="?\n? 1\n? EXP-16.5\nx\nh\nb\nl\nu\nit\nnonsense\ns " + str(tmp_path / "mine.json") + "\nq\n",
        home=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    for expected in ("EXP-4.2", "EXP-16.5", "A bot in your seat", "take back", "Scrivi un numero", "mine.json"):
        assert expected in done.stdout, expected
    assert (tmp_path / "mine.json").exists()


def test_the_terminal_looks_through_open_piles(tmp_path: Path) -> None:
    words = ["play", "expanse", "--players", "2", "--bots", "random", "--seed", "4"]
    assert "No pile lies open" in run(*words, stdin="d\nq\n", home=tmp_path).stdout
    later = run(*words, stdin="1\n" * 25 + "d\nq\n", home=tmp_path).stdout
    assert re.search(r"── Discard · \d+ ─", later)


def test_a_hint_compares_options_and_tells_the_chances_of_everybody(tmp_path: Path) -> None:
    words = ["play", "expanse", "--players", "3", "--bots", "random", "--seed", "4"]
    shown = run(*words, stdin="h\nq\n", home=tmp_path).stdout
    taken, option = re.findall(r"would take (\d): (.*)\.", shown)[0]
    compared = re.findall(r"· (\d) (.*): win chance (\d+) %", shown)
    assert len(compared) == 3 and compared[0][:2] == (taken, option)
    chances = [int(percent) for percent in re.findall(r"(\d+) %", shown[shown.index("Win chances now") :])]
    assert len(chances) == 3 and 98 <= sum(chances) <= 102


def test_the_path_of_a_save_is_never_broken(tmp_path: Path) -> None:
    home = tmp_path / ("far" * 40)
    left = run("play", "expanse", "--players", "2", "--seed", "4", stdin="q\n", home=home)
    assert str(next(home.rglob("expanse.json"))) in left.stdout


@pytest.mark.parametrize("bots", ["easy", "mcts:20", "mcts:10ms"])
def test_every_built_in_player_sits_down_in_the_terminal(bots: str, tmp_path: Path) -> None:
    words = ["play", "expanse", "--players", "2", "--bots", bots, "--seed", "4"]
    done = run(*words, stdin="1\n" * 5 + "q\n", home=tmp_path)
    assert done.returncode == 0, done.stderr
    saved = json.loads((tmp_path / "astrarium" / "expanse.json").read_text())
    assert saved["seats"] == [None, bots] and len(saved["atoms"]) > 5


def test_the_help_names_every_built_in_player() -> None:
    shown = " ".join(run("play", "--help").stdout.replace("│", " ").split())
    assert ", ".join(PLAYERS) in shown


def test_the_whole_game_speaks_italian(tmp_path: Path) -> None:
    done = run("play", "expanse", "--players", "2", "--lang", "it", "--seed", "4", stdin="1\nq\n", home=tmp_path)
    assert "Nazioni Unite" in done.stdout and "Riprendi quando vuoi" in done.stdout
