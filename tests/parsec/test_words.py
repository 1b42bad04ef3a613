"""What the words of Parsec take for granted."""

from __future__ import annotations

import pytest

from astrarium.clockwork.text import EVERYONE, Note, Text
from astrarium.contract.words import kebab
from astrarium.games.parsec import notes
from astrarium.games.parsec.components import COLONY, EVENT, FACTION, KIND_OF, RESOURCE, UNIT, WINDOW
from astrarium.games.parsec.game import GAME
from astrarium.language import LANGUAGES, speaker
from language.spoken import PROMPT_BAR, choices, clean, known
from tables.parsec import act, lay
from tables.playing import play

BOTH = pytest.mark.parametrize("lang", LANGUAGES)

NEIGHBOURS = {"2.2": "white colony", "3.2": "yellow cargo"}


def both(lang: str, en: str, it: str) -> str:
    return en if lang == "en" else it


@BOTH
def test_amounts_are_asked_for_kind_by_kind_in_the_order_of_the_stacks(lang: str) -> None:
    say = speaker(GAME, lang)
    for sort, name in enumerate(RESOURCE.en if lang == "en" else RESOURCE.it):
        for key, names in known(GAME, lang).items():
            if "sort" in names:
                said = say.say(Text(key, {other: sort if other == "sort" else 0 for other in names}))
                assert name in said, said


@BOTH
@pytest.mark.parametrize("seat", range(GAME.most))
def test_seats_are_counted_from_one(lang: str, seat: int) -> None:
    """The note has the seat's index, so its words must agree with how a player without a colour is called."""
    say = speaker(GAME, lang)
    note = Note(notes.PICKS_COLOUR, (seat, 0), EVERYONE)
    assert say.note(GAME.start(players=6), note).startswith(say.say(Text("player", {"number": seat + 1})))


def test_colonies_are_feminine_and_vessels_masculine_in_italian() -> None:
    endings = {KIND_OF[unit] == COLONY: set[str]() for unit in range(len(UNIT))}
    for unit, id in enumerate(UNIT.ids):
        if id.startswith("red."):
            endings[KIND_OF[unit] == COLONY].add(UNIT.it[unit].split()[-2])
    assert endings == {True: {"rossa"}, False: {"rosso"}}


@BOTH
def test_a_combat_says_which_moment_it_is(lang: str) -> None:
    say = speaker(GAME, lang)
    told = {
        window: clean(say, Text("ask-combat-card", {"window": Text(f"window:{window}"), "attack": 3, "defence": 5}))
        for window in ("DECL", "PRE", "POST")
    }
    assert set(told) <= set(WINDOW.ids) and len(set(told.values())) == 3
    assert all(("3" in said and "5" in said) == (window != "DECL") for window, said in told.items())


@BOTH
def test_an_offer_says_who_gives_what_for_what(lang: str) -> None:
    s = act(lay("REF2", "white yellow", NEIGHBOURS, goods={"white": "3 0 1", "yellow": "0 2 0"}), "white")
    play(s, "do:trade", "amount:2", "amount:0", "amount:1", "amount:0")
    said = speaker(GAME, lang).prompt(s)
    parts = both(lang, "White|2 Titanium|1 Gold", "Bianco|2 Titanio|1 Oro").split("|")
    assert all(part in said for part in parts)


@BOTH
def test_help_for_nothing_is_said_in_other_words(lang: str) -> None:
    """What is not there has one word, on which messages select; nobody reads that word."""
    say = speaker(GAME, lang)
    nothing = Text("nothing")
    empty = say.say(nothing)
    tried = 0
    for key, names in known(GAME, lang).items():
        for amount in names & set(GAME.record.counted):
            if key.startswith("note-") and amount in ("pay", "gain"):
                said = say.say(Text(key, {name: nothing if name == amount else 1 for name in names}))
                assert key == "note-exchanges" or empty not in said.split(), said
                tried += 1
    assert tried > 5


@BOTH
def test_every_prompt_that_names_a_place_fits_with_the_longest_names(lang: str) -> None:
    say, worded = speaker(GAME, lang), known(GAME, lang)
    transport = UNIT.text(UNIT.index("yellow.transport.8"))
    amounts = RESOURCE.counted((2, 1, 1))
    hex = Text("hex-asteroid", {"number": 8, "resource": RESOURCE.text(0), "hex": Text("hex:22.22")})
    filled: dict[str, int | Text] = {"unit": transport, "target": transport, "transport": transport, "hex": hex}
    # No kind of card goes both ways in a trade.
    filled |= {name: amounts for name in GAME.record.counted} | {
        "give": RESOURCE.counted((3, 3, 0)),
        "ask": RESOURCE.counted((0, 0, 6)),
    }
    for name in choices(GAME):
        key = f"ask-{kebab(name)}"
        args: dict[str, int | Text] = {other: filled.get(other, Text("colour:yellow")) for other in worded[key]}
        args |= {other: 2 for other in args if other in ("sort", "given", "number", "attack", "defence", "die")}
        assert len(clean(say, Text(key, args))) <= PROMPT_BAR, key


@BOTH
def test_cards_and_factions_are_told_in_full(lang: str) -> None:
    told = GAME.record.domains["effect"]
    texts = told.en if lang == "en" else told.it
    assert len(texts) == len(EVENT) + len(FACTION) and all(text.endswith(".") for text in texts)


def test_the_ledger_has_all_its_rules() -> None:
    assert len(GAME.rules) == 289
    assert all(set(rule.why) in (set(), {"en", "it"}) for rule in GAME.rules.values())
