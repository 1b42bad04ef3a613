"""One function a promise. Each plays random games of a case and raises AssertionError where the promise is broken."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import cycle
from json import dumps, loads
from typing import Any
from xml.etree import ElementTree

from astrarium.clockwork.chance import Rng, seeded
from astrarium.clockwork.match import Match, cannot_be_unseen
from astrarium.clockwork.names import NOBODY, PASS
from astrarium.clockwork.state import State
from astrarium.clockwork.step import IllegalChoice, Silence
from astrarium.clockwork.text import EVERYONE, Note
from astrarium.contract.game import Game
from astrarium.contract.registry import game
from astrarium.language import LANGUAGES, speaker
from astrarium.positions.layout import PLAYER
from astrarium.positions.record import fingerprint
from astrarium.positions.saves import load
from astrarium.table import svg, text

from ..clockwork.names import Atom
from .sight import OPTIONS, Sights, writes_alike


@dataclass(frozen=True)
class Case:
    """A random game: which, for how many, with which variants, from which seed; and how often to look closely."""

    game: Game[Any]
    players: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    stride: int = 1

    def start(self) -> State:
        state: State = self.game.begin(self.players, self.seed, self.options)
        return state

    def pick(self, state: State, rng: Rng) -> int:
        """What is decided next."""
        return rng.pick(state.offered)

    def viewers(self) -> list[int]:
        return [NOBODY, *range(self.players)]

    def __str__(self) -> str:
        chosen = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"{self.game.key} {self.players} players seed {self.seed}{chosen}"


def variants(game: Game[Any]) -> list[dict[str, str]]:
    """The game as it comes, and with each option at each of its other values; a long game in brief."""
    found: list[dict[str, str]] = [game.brief]
    for option in game.options:
        if option.name not in game.brief:
            found += [game.brief | {option.name: value} for value in option.values if value != option.default]
    return found


def lengths(game: Game[Any]) -> list[dict[str, str]]:
    """A game that is checked in brief, at the other values of what makes it so, its full length left out."""
    return [
        game.brief | {option.name: value}
        for option in game.options
        if option.name in game.brief
        for value in option.values
        if value not in (option.default, game.brief[option.name])
    ]


def everything(game: Game[Any]) -> dict[str, str]:
    """The game with as much of it as can be played at once; a long game in brief."""
    return {option.name: option.fullest for option in game.options if option.fullest != option.default} | game.brief


FEW = 4
"""So many variants are tried with every number of players."""


def trials(game: Game[Any], counts: list[int]) -> list[tuple[int, dict[str, str]]]:
    """Numbers of players and variants to try: all pairs, or with many variants a part that leaves none of them out.

    Then the game as it comes and with everything is tried with every number of players, each variant with one it fits.
    Where only one thing can be added at a time, that is one of the variants.
    """
    found = variants(game)
    if len(found) <= FEW:
        return [(players, options) for players in counts for options in found if fits(game, players, options)]
    full = everything(game)
    for_all = [game.brief] if full in found else [game.brief, full]
    tried = [(players, options) for players in counts for options in for_all]
    for place, options in enumerate(found[1:]):
        fitting = [players for players in counts if fits(game, players, options)]
        if fitting:
            tried.append((fitting[place % len(fitting)], options))
    return tried


def fits(game: Game[Any], players: int, options: dict[str, str]) -> bool:
    """Whether these options are for so many players."""
    return all(option.accepts(options.get(option.name, option.default), players) for option in game.options)


def decisions(case: Case) -> Iterator[tuple[int, State, int]]:
    """Every decision of a random game: its number, the state before it, and the atom that will be taken."""
    state = case.start()
    rng = seeded(case.seed, "check")
    bound = case.game.bound_for(case.players, case.options)
    number = 0
    while not state.over:
        assert number < bound, f"no end after {number} decisions"
        atom = case.pick(state, rng)
        yield number, state, atom
        state.apply(atom)
        number += 1


class Lookout:
    """At which decisions of a game an expensive check looks: every so many, and the first of each kind.

    Where not all are looked at, it is through the eyes of the player who decides and of one of the others, in turn.
    """

    def __init__(self, case: Case) -> None:
        self.case = case
        self.kinds: set[str] = set()
        self.looks = 0

    def looks_at(self, number: int, state: State) -> bool:
        """Whether the check looks at the decision with that number."""
        kind = type(state.choice).__name__
        if (number + self.case.seed) % self.case.stride > 0 and kind in self.kinds:
            return False
        self.kinds.add(kind)
        self.looks += 1
        return True

    def viewers(self, state: State) -> list[int]:
        if self.case.stride == 1:
            return self.case.viewers()
        others = [viewer for viewer in self.case.viewers() if viewer != state.player]
        return [state.player, others[self.looks % len(others)]]


def looks(case: Case) -> Iterator[tuple[State, int, list[int]]]:
    """The decisions at which an expensive check looks: the state before, what will be taken, and who looks."""
    lookout = Lookout(case)
    for number, state, atom in decisions(case):
        if lookout.looks_at(number, state):
            yield state, atom, lookout.viewers(state)


# 1 to 6: the rules


def ends(case: Case) -> None:
    """Random play ends within the game's bound, and every component always has one place.

    Somebody wins, unless there was but one player, who may have lost; every side has a name and points.
    """
    state = case.start()
    for _, state, _ in decisions(case):
        assert state.choice is not None
        assert len(state.offered) > 1 or state.choice.always, "a decision with one option"
        assert len(set(state.offered)) == len(state.offered), "an option is listed twice"
        assert 0 <= state.player < case.players
        state.check()
    assert state.over and len(state.scores) == len(state.player_ids()) == state.sides
    assert state.winners or case.players == 1, "nobody has won"
    assert all(0 <= side < state.sides for side in state.winners)
    state.check()


def repeats(case: Case) -> None:
    """The same seed and atoms give the same positions, whatever anybody does with the global random numbers."""
    atoms: list[int] = []
    prints: list[str] = []
    for number, state, atom in decisions(case):
        atoms.append(atom)
        if number % case.stride == 0:
            prints.append(fingerprint(state))
    again = case.start()
    for number, atom in enumerate(atoms):
        random.random()
        if number % case.stride == 0:
            assert fingerprint(again) == prints[number // case.stride], f"decision {number} differs"
        again.apply(atom)
    assert again.over


def clones(case: Case) -> None:
    """A clone shares nothing that changes: old states keep their fingerprints, and a clone plays on alike."""
    kept: list[tuple[State, str]] = []
    for state, atom, _ in looks(case):
        twin = state.clone()
        kept.append((twin, fingerprint(state)))
        ahead = twin.clone()
        ahead.apply(atom)
        assert fingerprint(twin) == kept[-1][1], "playing a clone changed its original"
    for state, before in kept:
        assert fingerprint(state) == before, "a kept clone has changed"


def round_trips(case: Case) -> None:
    """A position written as JSON and read again is the same and plays on the same; what was written stays as it is."""
    kept: list[tuple[dict[str, Any], str]] = []
    for state, atom, _ in looks(case):
        position = state.to_json()
        view = state.view(state.player)
        kept += [(position, dumps(position)), (view, dumps(view))]
        case.game.from_json(position).apply(atom)
        again = case.game.from_json(loads(dumps(position)))
        assert fingerprint(again) == fingerprint(state), "the position changed on its way through JSON"
        assert again.offered == state.offered
        on = state.clone()
        on.apply(atom)
        again.apply(atom)
        assert fingerprint(again) == fingerprint(on), "the position read from JSON plays on differently"
    for written, before in kept:
        assert dumps(written) == before, "what was written has changed with the game"


def applies(case: Case) -> None:
    """Every legal atom applies; every other one is refused with a reason and changes nothing."""
    for state, _, _ in looks(case):
        before = fingerprint(state)
        legal = set(state.offered)
        refused = {refusal.atom for refusal in state.refused()}
        assert not legal & refused, "an option is both open and refused"
        for atom in state.offered:
            state.clone().apply(atom)
        for atom in map(Atom, range(-1, len(case.game.atoms) + 1)):
            if atom in legal:
                continue
            try:
                state.apply(atom)
            except IllegalChoice as refusal:
                assert refusal.rule in case.game.rules, f"refused by the unknown rule {refusal.rule!r}"
            else:
                raise AssertionError(f"atom {atom} is not legal and was accepted")
        assert fingerprint(state) == before, "a refused atom changed the position"


def refuses_the_impossible(case: Case) -> None:
    """A position that cannot be is refused in one line: numbers out of all bounds, a component twice.

    Where something may be there twice, the position goes on without an error.
    """
    rng = seeded(case.seed, "impossible")
    for state, _, _ in looks(case):
        numbers, lists = places_in(case.game, state)
        for path in some(numbers, rng):
            for wrong in (FAR_BELOW, FAR_ABOVE):
                said = refused(case.game, spoilt(state, path, wrong))
                assert said, f"{'.'.join(path)} may be {wrong}"
        for path in some(lists, rng):
            items = at(state.to_json(), path)
            position = spoilt(state, path, [*items, rng_item(items, rng)])
            if not refused(case.game, position):
                goes_on(case.game.from_json(position), rng, ".".join(path))


FAR_BELOW, FAR_ABOVE = -1_000_000_000, 1_000_000_000
"""Numbers that no game has in any place."""
SPOILT = 3
"""So many numbers and so many lists of a position are spoilt, one at a time."""
ONWARD = 10
"""So many decisions a position goes on in which something is there twice."""

Path = tuple[str, ...]


def places_in(game: Game[Any], state: State) -> tuple[list[Path], list[Path]]:
    """Where in the written position numbers stand, and lists of things."""
    position = state.to_json()
    numbers: list[Path] = []
    lists: list[Path] = []
    waiting: list[Path] = [(piece.name,) for piece in game.record.layout]
    while waiting:
        path = waiting.pop()
        found = at(position, path)
        if isinstance(found, dict):
            waiting += [(*path, str(key)) for key in found]
        elif isinstance(found, list) and found:
            (lists if isinstance(found[0], str) else waiting).extend(
                [path] if isinstance(found[0], str) else [(*path, str(place)) for place in range(len(found))]
            )
        elif isinstance(found, int) and not isinstance(found, bool):
            numbers.append(path)
    return numbers, lists


def at(position: Any, path: Path) -> Any:
    for key in path:
        position = position[int(key)] if isinstance(position, list) else position[key]
    return position


def spoilt(state: State, path: Path, wrong: object) -> dict[str, Any]:
    """The position with something else in that place."""
    position: dict[str, Any] = loads(dumps(state.to_json()))
    holder = at(position, path[:-1])
    holder[int(path[-1]) if isinstance(holder, list) else path[-1]] = wrong
    return position


def some(paths: list[Path], rng: Rng) -> list[Path]:
    return [paths[rng.below(len(paths))] for _ in range(SPOILT)] if paths else []


def rng_item(items: list[Any], rng: Rng) -> object:
    item: object = items[rng.below(len(items))]
    return item


def refused(game: Game[Any], position: dict[str, Any]) -> str:
    """What is said against a position, in one line; nothing if it is accepted."""
    try:
        game.from_json(position)
    except ValueError as error:
        said = str(error)
        assert said and "\n" not in said, f"not one line: {said!r}"
        return said
    return ""


def goes_on(state: State, rng: Rng, where: str) -> None:
    for _ in range(ONWARD):
        if state.over:
            return
        try:
            state.apply(rng.pick(state.offered))
            state.check()
        except Exception as error:
            raise AssertionError(f"{where} may hold something twice, and then: {error!r}") from error


def declares(case: Case) -> None:
    """Every attribute of a state is the kernel's, or in the layout, or derived; none is forgotten."""
    state = case.start()
    record = case.game.record
    declared = {name for piece in record.layout for name in piece.attributes()} | set(record.derived)
    forgotten = attributes(state) - attributes(State(case.players)) - declared
    assert not forgotten, f"not in the layout: {', '.join(sorted(forgotten))}"


def attributes(state: State) -> set[str]:
    """The names of a state's attributes; a compiled class lists them itself."""
    return set(getattr(state, "__mypyc_attrs__", None) or vars(state)) - {"__dict__"}


# 7 and 8: knowledge


def seen(state: State, viewer: int) -> bytes:
    """Everything a viewer is ever sent about a position."""
    played = game(state.key)
    table = played.table
    scene = table.scene(state, viewer)
    sent: dict[str, object] = {
        "view": state.view(None if viewer == NOBODY else viewer),
        "scene": scene.to_json(),
        "shows": [table.shows(state, viewer, atom) for atom in sorted(scene.atoms())],
        "covers": [table.covers(state, viewer, atom) for atom in sorted(scene.atoms())],
        "waits": state.waits_for(viewer),
        "text": text(state, viewer, "en"),
    }
    if viewer != NOBODY:
        sent["observation"] = state.observe(viewer)
    if viewer == state.player:
        sent["labels"] = [speaker(played, "en").label(state, atom) for atom in state.offered]
    return dumps(sent, sort_keys=True).encode()


def keeps_secrets(case: Case) -> None:
    """What a viewer is sent does not change when everything that viewer cannot know is dealt anew on a clone."""
    rng = seeded(case.seed, "secrets")
    for state, _, viewers in looks(case):
        before = fingerprint(state)
        for viewer in viewers:
            imagined = state.imagine(viewer, rng)
            imagined.check()
            assert seen(imagined, viewer) == seen(state, viewer), f"viewer {viewer} can tell"
            if viewer == state.player:
                assert imagined.offered == state.offered, "the options depend on what their player cannot know"
                # Whatever is offered can be taken there too: a bot weighs every option on tables it imagines.
                for atom in imagined.offered:
                    imagined.clone().apply(atom)
        assert fingerprint(state) == before, "imagining changed the true table"


def tells_apart(case: Case) -> None:
    """Whatever its player can tell apart looks different: what options lead to, and all decisions of a game."""
    sights = Sights(case.game)
    for state, _, _ in looks(case):
        sights.look(state)
        sights.bounds(state)
        writes_alike(case.game, state)
        for atom in state.offered[:OPTIONS]:
            after = state.clone()
            after.apply(atom)
            sights.look(after)


def seen_by(state: State, viewer: int) -> tuple[int, int]:
    """How often something hidden was shown to everyone, and to the viewer."""
    return state.shown[EVERYONE], 0 if viewer == NOBODY else state.shown[viewer]


def visible(notes: list[Note] | None, viewer: int) -> list[tuple[str, tuple[int, ...]]]:
    return [
        (note.kind.key, note.values)
        for note in notes or []
        if note.audience == EVERYONE or (note.audience == viewer and viewer != NOBODY)
    ]


def deals_anew(case: Case) -> None:
    """Imagining really changes what the viewer cannot know: every kind of hidden thing, and all chance to come."""
    rng = seeded(case.seed, "anew")
    concealed = {piece.name: 0 for piece in case.game.record.layout}
    changed = dict.fromkeys(concealed, 0)
    for state, _, viewers in looks(case):
        for viewer in viewers:
            imagined = state.imagine(viewer, rng)
            assert imagined.rng.state != state.rng.state, "a bot could foresee chance"
            for piece in case.game.record.layout:
                concealed[piece.name] += piece.hidden(state, viewer)
                changed[piece.name] += piece.encode(imagined) != piece.encode(state)
    for name, things in concealed.items():
        assert changed[name] or things < ENOUGH, f"{name} is hidden and never dealt anew"
        assert things or not changed[name], f"{name} is open and yet dealt anew"


ENOUGH = 20
"""So many hidden things cannot all be dealt as they were."""


def hides_who_is_asked(case: Case) -> None:
    """In a hidden decision no other viewer can tell who of the others is asked."""
    for state, _, _ in looks(case):
        choice = state.choice
        assert choice is not None
        if not choice.hidden:
            continue
        for viewer in case.viewers():
            others = [player for player in range(case.players) if player not in (viewer, choice.player)]
            if viewer != choice.player and others:
                twin = state.clone()
                twin.ask(Silence(others[0]), state.offered)
                assert seen(twin, viewer) == seen(state, viewer), f"viewer {viewer} can tell who is asked"


def pauses_alike(case: Case) -> None:
    """A patient table pauses in the same places whether or not somebody could react.

    What a viewer cannot know is dealt anew, the same thing is done on both tables, and all pass: as long as all can
    see the same, both pause, or neither does.
    """
    rng = seeded(case.seed, "patience")
    state = case.game.begin(case.players, case.seed, case.options, patient=True)
    lookout = Lookout(case)
    number = 0
    while state.choice is not None:
        atom = rng.pick(state.offered)
        # Whoever is asked in a pause may well see that somebody else is, too: only what comes before is compared.
        if not state.choice.hidden and lookout.looks_at(number, state):
            for viewer in lookout.viewers(state):
                false = state.imagine(viewer, rng)
                false.patient, false.hushed, false.rng = True, state.hushed, state.rng.clone()
                if atom in false.offered:
                    _pause_alike(state.clone(), false, atom, viewer)
        state.apply(atom)
        number += 1


def _pause_alike(one: State, other: State, atom: int, viewer: int) -> None:
    kind = type(one.choice).__name__
    while True:
        before = seen_by(one, viewer)[1]
        heard = [_until_heard(state, atom, viewer) for state in (one, other)]
        # Where somebody saw something, or chance was drawn differently, the two have become different games.
        shown = seen_by(one, viewer)[1] != before or seen_by(other, viewer)[1] != before
        if shown or one.rng.state != other.rng.state:
            return
        pauses = [state.choice is not None and state.waits_for(viewer) == NOBODY for state in (one, other)]
        if heard[0] == heard[1]:
            assert pauses[0] == pauses[1], f"after {kind} viewer {viewer} sees a pause, or none"
        elif atom != PASS:
            # After a pass what was face down may be turned up, and differ. Who is asked for all to see is no pause.
            silent = [pause and not told for pause, told in zip(pauses, heard, strict=True)]
            assert not any(silent), f"after {kind} viewer {viewer} sees one table pause where the other goes on"
        if heard[0] != heard[1] or not pauses[0] or not (one.offers(PASS) and other.offers(PASS)):
            return
        atom = PASS


def _until_heard(state: State, atom: int, viewer: int) -> list[tuple[str, tuple[int, ...]]]:
    """What the viewer hears when this is done, and while the others pass in the same pause."""
    state.log = []
    state.apply(atom)
    while state.hushed and state.offers(PASS) and state.waits_for(viewer) == NOBODY:
        ahead = state.clone()
        ahead.log = []
        ahead.apply(PASS)
        # Only a pass after which nothing is told and the table is still hushed is seen by nobody.
        if visible(ahead.log, viewer) or not ahead.hushed or ahead.waits_for(viewer) != NOBODY:
            break
        state.apply(PASS)
    return visible(state.log, viewer)


def keeps_notes_secret(case: Case) -> None:
    """The log does not tell a viewer what the position hides, nor what was decided in secret."""
    rng = seeded(case.seed, "notes")
    for state, atom, viewers in looks(case):
        choice = state.choice
        assert choice is not None
        for viewer in viewers:
            true, false = state.clone(), state.imagine(viewer, rng)
            if choice.secret and viewer != choice.player:
                _tell_nothing(true, state.clone(), atom, rng.pick(state.offered), viewer)
            elif atom in false.offered:
                _tell_nothing(true, false, atom, atom, viewer)


def _tell_nothing(one: State, other: State, atom: int, other_atom: int, viewer: int) -> None:
    before = seen_by(one, viewer)
    one.log, other.log = [], []
    one.apply(atom)
    other.apply(other_atom)
    # Where the viewer was shown something, the two may differ.
    if seen_by(one, viewer) == before and seen_by(other, viewer) == before:
        assert visible(one.log, viewer) == visible(other.log, viewer), f"the log tells viewer {viewer}"
        if atom != other_atom:
            assert seen(one, viewer) == seen(other, viewer), f"viewer {viewer} sees a secret decision"


# 9 and 10: people


def speaks(case: Case) -> None:
    """Every prompt, option, note, refusal and player has words in every language."""
    match = Match(case.game, case.players, case.seed, case.options)
    rng = seeded(case.seed, "check")
    voices = [speaker(case.game, lang) for lang in LANGUAGES]
    lookout = Lookout(case)
    while not match.state.over:
        state = match.state
        if lookout.looks_at(len(match.atoms), state):
            for voice in voices:
                assert voice.prompt(state)
                assert state.choice is not None
                assert set(state.choice.words(state)) == set(state.choice.worded), "words that are not announced"
                assert all(voice.label(state, atom) for atom in state.offered)
                assert all(voice.refusal(refusal) for refusal in state.refused())
            assert all(refusal.rule in case.game.rules for refusal in state.refused())
        assert state.choice is not None and state.choice.rule in case.game.rules
        match.apply(rng.pick(state.offered))
    for note in match.notes[:: case.stride]:
        assert note.kind.rule in case.game.rules
        assert all(voice.note(match.state, note) for voice in voices)


def tells_changes(case: Case) -> None:
    """Whatever anybody can count at the table changes only with a line in everybody's log that tells it."""
    state = case.game.begin(case.players, case.seed, case.options, log=True)
    rng = seeded(case.seed, "check")
    before = case.game.study.counts(state)
    assert before, "nothing is counted"
    while not state.over:
        choice = type(state.choice).__name__
        state.log = []
        state.apply(case.pick(state, rng))
        after = case.game.study.counts(state)
        told = {pair for note in state.log or [] for pair in told_by(case.game, state, note)}
        for name, numbers in after.items():
            for side, number in enumerate(numbers):
                was = before[name][side]
                assert number == was or (name, side) in told, (
                    f"{name} of {state.player_ids()[side]} went from {was} to {number} after {choice}; "
                    f"the log has only {[note.kind.key for note in state.log or []]}"
                )
        before = after


def told_by(game: Game[Any], state: State, note: Note) -> list[tuple[str, int]]:
    """Which counts of which sides a note tells of. One that names no side tells of all."""
    if note.audience != EVERYONE:
        return []
    named: list[int] = []
    place = 0
    for name in note.kind.fields:
        if game.record.domains.get(name) is PLAYER and note.values[place] != NOBODY:
            named.append(note.values[place])
        place += len(game.record.counted[name]) if name in game.record.counted else 1
    return [(count, side) for count in note.kind.tells for side in named or range(state.sides)]


def draws(case: Case) -> None:
    """The table is drawn at every decision, as picture and as text, with a place to click for every option.

    By turns in one language and the other: most of what is drawn is there at the next decision too.
    """
    for (state, _, _), lang in zip(looks(case), cycle(LANGUAGES), strict=False):
        viewer = state.player
        scene = case.game.table.scene(state, viewer)
        assert len(scene.liveries) == len(scene.short) == state.sides
        drawn = scene.atoms()
        missing = [case.game.atoms.names[a] for a in state.offered if a not in drawn and a not in case.game.atoms.verbs]
        assert not missing, f"not drawn: {missing}"
        picture = ElementTree.fromstring(svg(state, viewer, lang))
        places = {element.get("data-atom") for element in picture.iter()}
        assert set(state.legal_names) <= places, "an option has no place to click"
        assert text(state, viewer, lang)


# 11: taking back, and saves


def takes_back(case: Case) -> None:
    """Undo restores the very same position, for the one who moved and nobody else; a save replays to the same end."""
    match = Match(case.game, case.players, case.seed, case.options)
    rng = seeded(case.seed, "undo")
    undone = False
    lookout = Lookout(case)
    number = 0
    while not match.state.over:
        state, player, length = match.state, match.state.player, len(match.notes)
        before = fingerprint(state) if lookout.looks_at(number, state) else ""
        number += 1
        match.apply(rng.pick(state.offered))
        assert not any(match.may_undo(other) for other in range(case.players) if other != player)
        if before and match.may_undo(player) and rng.below(3) > 0:
            match.undo(player)
            undone = True
            assert fingerprint(match.state) == before and len(match.notes) == length
    assert undone or case.stride > 1, "nothing could ever be taken back"
    again = load(loads(dumps(match.save())))
    assert fingerprint(again.state) == fingerprint(match.state)
    assert len(again.notes) == len(match.notes)


def undoes_alike(case: Case) -> None:
    """What may be taken back is the same in every world that the player who decides cannot tell apart.

    Else whether undo stays open would tell whether somebody could have reacted, or what a look at a hand has found.
    """
    rng = seeded(case.seed, "peeks")
    for state, atom, _ in looks(case):
        worlds = [state.clone()]
        for _ in range(WORLDS):
            false = state.imagine(state.player, rng)
            false.rng = state.rng.clone()
            if atom in false.offered:
                worlds.append(false)
        kind = type(state.choice).__name__
        ends: set[bool] = set()
        for world in worlds:
            before = world.clone()
            world.apply(atom)
            ends.add(cannot_be_unseen(before, world))
        name = case.game.atoms.names[atom]
        assert len(ends) == 1, f"after {name} in {kind} it depends on secrets whether that can be taken back"


WORLDS = 3
"""So many are imagined at each decision."""

Check = Callable[[Case], None]

CHECKS: dict[str, Check] = {
    check.__name__: check
    for check in (
        ends,
        repeats,
        clones,
        round_trips,
        applies,
        refuses_the_impossible,
        declares,
        keeps_secrets,
        tells_apart,
        deals_anew,
        hides_who_is_asked,
        pauses_alike,
        keeps_notes_secret,
        speaks,
        tells_changes,
        draws,
        takes_back,
        undoes_alike,
    )
}
