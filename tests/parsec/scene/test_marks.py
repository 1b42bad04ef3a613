"""What is reconstructed says so where it is drawn or read; a finished game says by what it was won."""

from __future__ import annotations

import pytest

from astrarium.clockwork.names import NOBODY
from astrarium.clockwork.text import Text
from astrarium.games.parsec.game import GAME
from astrarium.games.parsec.state import Parsec
from astrarium.language import LANGUAGES, speaker
from astrarium.scenes.looks import Lode
from astrarium.scenes.scene import Area, Scene, Tile
from tables.parsec import extract, lay, who


def seen(s: Parsec, colour: str = "") -> Scene:
    return GAME.table.scene(s, who(s, colour) if colour else NOBODY)


def said(thing: Tile | Area) -> str:
    return "\n".join(speaker(GAME, "en").say(line) for line in thing.details)


def test_what_is_reconstructed_carries_its_mark() -> None:
    """Of all cards the rulebook shows one, Floating Mines, and half of a faction; a preview names another one."""
    s = lay("REF2", "red blue", {"3.5": "red cargo"}, events={"red": "E01 E16"}, factions={"red": "F01", "blue": "F02"})
    scene = seen(s, "red")
    assert {card.id: card.marks for card in scene.cards_at("hand")} == {
        "hand-E01": ("reconstructed",),
        "hand-E16": (),
    }
    say = speaker(GAME, "en").say
    told = {card.id: [say(line) for line in card.details] for card in scene.cards_at("hand")}
    assert told["hand-E01"] == ["Reconstructed: the words on the original are not known."]
    assert told["hand-E16"] == ["The effect is printed in the rulebook; category, rarity and copies are reconstructed."]
    factions = [cell for cell in scene.cells if cell.id.startswith("faction-")]
    chips = {cell.id: [say(line) for line in cell.details][1:] for cell in factions}
    assert chips == {
        "faction-F01": ["The drawback is in the rulebook; the advantage is reconstructed."],
        "faction-F02": ["The name is from a public preview; what it does is reconstructed."],
    }
    assert all("reconstructed" in cell.marks for cell in factions)


def test_the_galaxy_says_that_its_layout_is_reconstructed() -> None:
    scene = seen(lay("REF2", "red blue", {"3.5": "red cargo"}))
    planets = [found for found in scene.areas if isinstance(found.look, Lode)]
    assert planets and all("Reconstructed" in said(found) for found in planets)
    assert "Reconstructed" in said(next(found for found in scene.tiles if found.id == "hex-2-5"))


def test_a_card_that_is_read_says_that_it_is_reconstructed() -> None:
    say = speaker(GAME, "en").say
    s = lay("REF2", "red blue", events={"red": "E01 E16"})
    read = {id: say(GAME.table.details(s, GAME.atoms.index(f"event:{id}")) or Text("nothing")) for id in ("E01", "E16")}
    assert read["E01"].endswith(" (Reconstructed.)") and "econstructed" not in read["E16"]


# The end


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_finished_game_says_by_what_it_was_won(lang: str) -> None:
    """Red has fewer points than blue and wins by dominance."""
    units = {"5.3": "red fighter", "5.9": "red fighter", "14.2": "blue colony", "14.8": "blue colony cargo"}
    s = extract(lay("REF2", "red blue", units, arms_race=True), "red", 5)
    assert s.over and s.scores[0] < s.scores[1] and s.winners == [0]
    say = speaker(GAME, lang).say
    wanted = "Red won by dominance" if lang == "en" else "vittoria militare: Rosso"
    assert wanted in [say(fact) for fact in GAME.table.scene(s, NOBODY).facts]
