"""What the words of The Expanse take for granted."""

from __future__ import annotations

import pytest

from astrarium import game
from astrarium.clockwork.text import EVERYONE, Note, Text
from astrarium.games.expanse import notes
from astrarium.games.expanse.components import CARD, KIND, ORBIT, ROCINANTE
from astrarium.language import LANGUAGES, speaker
from language.spoken import known

EXPANSE = game("expanse")


def test_italian_orbits_take_an_elided_article() -> None:
    """The Italian words say nell', dall', all' before an Orbit."""
    assert all(name.startswith("Orbita ") for name in ORBIT.it)


def test_english_kinds_take_the_article_a() -> None:
    assert not any(name[0] in "AEIOU" for name in KIND.en)


def test_the_rocinante_is_called_what_messages_select_on() -> None:
    assert KIND.en[ROCINANTE] == KIND.it[ROCINANTE] == "Rocinante"


@pytest.mark.parametrize(("lang", "fleets", "ship"), [("en", "how many", "Does"), ("it", "quante", "La Rocinante")])
def test_of_the_one_rocinante_nobody_asks_how_many(lang: str, fleets: str, ship: str) -> None:
    say = speaker(EXPANSE, lang)
    orbit = Text("orbit:orbit_eros")
    assert fleets in say.say(Text("ask-move-group", {"kind": Text("kind:fleet"), "orbit": orbit}))
    assert say.say(Text("ask-move-group", {"kind": Text("kind:rocinante"), "orbit": orbit})).startswith(ship)


@pytest.mark.parametrize(("lang", "first"), [("en", "first cube"), ("it", "primo cubo")])
def test_an_exchange_asks_for_the_first_cube_and_then_for_the_other(lang: str, first: str) -> None:
    say = speaker(EXPANSE, lang)
    nothing = Text("nothing")
    assert first in say.say(Text("ask-swap-base", {"source": nothing, "owner": nothing}))
    then = say.say(Text("ask-swap-base", {"source": Text("base:eros"), "owner": Text("faction:PG")}))
    assert first not in then
    assert "Eros" in then and "Protogen" in then


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_are_counted_from_one(lang: str, seat: int) -> None:
    """The note has the seat's index, so its words must agree with how whoever sits there is called."""
    say = speaker(EXPANSE, lang)
    note = Note(notes.PICKS_FACTION, (seat, 0), EVERYONE)
    assert say.note(EXPANSE.start(players=4), note).startswith(say.say(Text("player", {"number": seat + 1})))


def test_prompts_name_the_same_card_in_both_languages() -> None:
    """Where a prompt begins with a card's name, it is the name on the card."""
    en, it = speaker(EXPANSE, "en"), speaker(EXPANSE, "it")
    named = 0
    for key, names in known(EXPANSE, "en").items():
        if not key.startswith("ask-"):
            continue
        text = Text(key, {name: 0 for name in names})
        english, italian = en.say(text), it.say(text)
        for card in range(len(CARD)):
            begins = english.startswith(f"{CARD.en[card]}: ")
            assert begins == italian.startswith(f"{CARD.it[card]}: "), f"{key}: {english!r}, {italian!r}"
            named += begins
    assert named >= 10


@pytest.mark.parametrize("key", ["ask-use-mao-kwikowski", "ask-use-miller", "ask-hybrid-mao", "note-uses-miller"])
def test_messages_name_the_card_that_is_given_up(key: str) -> None:
    card = CARD.index("mao_kwikowski" if "mao" in key else "josephus_miller")
    names = known(EXPANSE, "en")[key]
    assert CARD.en[card] in speaker(EXPANSE, "en").say(Text(key, {name: 1 for name in names}))
    assert CARD.it[card] in speaker(EXPANSE, "it").say(Text(key, {name: 1 for name in names}))
