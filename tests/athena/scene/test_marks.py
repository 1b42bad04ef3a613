"""Whatever is reconstructed carries its mark where it is drawn or read."""

from __future__ import annotations

import pytest

from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.games.athena.components import OBJECT
from astrarium.games.athena.pieces import BOX_CONTENT
from astrarium.games.athena.printed_cards import ALL_CARDS, CARD
from astrarium.games.athena.state import Athena
from astrarium.language import LANGUAGES, speaker
from astrarium.scenes.looks import Special
from astrarium.scenes.scene import Element, Scene
from astrarium.scenes.signs import Sign
from astrarium.table import svg, text
from tables.athena import lay, new_game

GAME = game("athena")
OURS = "scene-reconstructed"
PARTLY = "scene-partly-reconstructed"


def table(s: Athena) -> Scene:
    return GAME.table.scene(s, 0)


def remarks(element: Element) -> set[str]:
    return {detail.key for detail in element.details}


@pytest.mark.parametrize("map", ["gamma", "alpha"])
@pytest.mark.parametrize("players", [1, 2])
def test_every_card_on_the_table_tells_what_of_it_is_ours(map: str, players: int) -> None:
    sources = {CARD.text(number).key: card.entry for number, card in enumerate(ALL_CARDS)}
    objects = {OBJECT.text(number).key: entry for number, entry in enumerate(BOX_CONTENT.entries("object"))}
    seen: set[str] = set()
    s = new_game(players, seed=3, map=map)
    bot = seeded(3, "bot")
    while not s.over:
        for card in table(s).cards:
            entry = (sources | objects).get(card.label.key)
            if entry is None:
                continue
            whole = entry.text("source") == "reconstructed"
            part = not whole and "reconstructed_fields" in entry.values
            assert ("reconstructed" in card.marks) == (whole or part), card.id
            assert (OURS in remarks(card), PARTLY in remarks(card)) == (whole, part), card.id
            seen.add(card.label.key)
        for _ in range(7):
            if not s.over:
                s.apply(bot.pick(s.offered))
    assert len(seen) > 15


@pytest.mark.rule("ATH-B.9.5")
def test_outcome_cards_are_ours() -> None:
    s = lay(phase="fire")
    s.revealed = s.outcomes.peek(0)
    card = next(card for card in table(s).cards if card.id.startswith("outcome-"))
    assert "reconstructed" in card.marks and OURS in remarks(card)


@pytest.mark.rule("ATH-S.2", "ATH-S.4")
def test_the_automas_cards_are_ours() -> None:
    made = table(new_game(1))
    actions = [cell for cell in made.cells if cell.id.startswith(("action-", "level-"))]
    assert len(actions) == 3 and all("reconstructed" in cell.marks for cell in actions)


@pytest.mark.rule("ATH-B.6.21", "ATH-X.8.1")
def test_bonus_actions_of_the_base_maps_are_ours_and_those_of_gamma_are_not() -> None:
    for map, ours in (("alpha", True), ("gamma", False)):
        bonuses = [space for space in table(lay(map)).spaces if space.id.startswith("bonus-")]
        assert bonuses and all(("reconstructed" in space.marks) == ours for space in bonuses), map


def test_road_and_waypoints_are_ours() -> None:
    s = lay(counters={"g02": "sw03"})
    made = table(s)
    assert "scene-road-reconstructed" in {fact.key for fact in made.facts}
    waypoint = next(space for space in made.spaces if space.id == "space-g02")
    assert OURS in remarks(waypoint)
    turret = next(space for space in made.spaces if space.id == "turret-1")
    assert PARTLY in remarks(turret)


@pytest.mark.rule("ATH-X.4.1")
def test_the_numbers_of_the_alert_table_are_ours() -> None:
    made = table(lay())
    rows = [element for element in made.elements() if element.id.startswith("alert-row-")]
    assert len(rows) == 5 and all(OURS in remarks(row) for row in rows)
    track = next(track for track in made.tracks if track.id == "alert")
    assert "(R)" in speaker(GAME, "en").say(track.label)


@pytest.mark.rule("ATH-B.2.7")
def test_special_boxes_tell_whether_they_are_ours() -> None:
    s = lay("alpha", convoy={"red": "red_truck+radio_mast red_container"})
    radio = [cell for cell in table(s).cells if cell.look == Special(Sign.TOWER)]
    assert len(radio) == 1 and OURS in remarks(radio[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_mark_is_drawn_and_written(lang: str) -> None:
    s = lay(sites={1: "mechanic", 2: "roof_rack"})
    told = text(s, 0, lang)
    name = speaker(GAME, lang).say(CARD.text(CARD.index("mechanic")))
    assert f"{name} (R)" in told or f"{name} (1) (R)" in told
    assert told.count({"en": "(R) reconstructed", "it": "(R) ricostruzione"}[lang]) == 1, "said once"
    drawn = svg(s, 0, lang)
    assert drawn.count('class="semi mid soft">R<') >= 2
