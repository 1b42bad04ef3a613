"""What is reconstructed carries its mark where it is drawn or read; what is printed carries none."""

from __future__ import annotations

import pytest

from astrarium.clockwork.names import NOBODY, Atom
from astrarium.clockwork.text import Text
from astrarium.games.interstellar.components import (
    EVENT,
    FACE_ATOM,
    LEADER,
    MECHANISM,
    OFFICE,
    TECHNOLOGY,
    TOKEN,
    Event,
)
from astrarium.games.interstellar.game import GAME
from astrarium.games.interstellar.scene.scene import scene
from astrarium.games.interstellar.state import Interstellar
from astrarium.language import LANGUAGES
from astrarium.scenes.boards import Area
from astrarium.scenes.elements import Element
from astrarium.table import svg, text
from tables.interstellar import act, lay, played, pool, projects, saving
from tables.playing import play

OURS = "reconstructed"


def shown(s: Interstellar, id: str, viewer: int = 0) -> Element:
    return next(one for one in scene(s, viewer).elements() if one.id == id)


def area(s: Interstellar, id: str) -> Area:
    found = shown(s, id)
    assert isinstance(found, Area)
    return found


def marked(s: Interstellar, id: str) -> bool:
    """Whether it carries the mark, and says what that means."""
    found = shown(s, id)
    marks: tuple[str, ...] = getattr(found, "marks", ())
    told = any(detail.key.startswith("scene-reconstructed") for detail in found.details)
    assert (OURS in marks) == told, f"{id}: {marks} {found.details}"
    return OURS in marks


@pytest.fixture
def table() -> Interstellar:
    s = lay(4, light_blue="base mars_01 deposit 7 red, extra gravity_assist")
    s.past_events.append(Event(s.events.draw(s)))
    return act(projects(s, present="basic_07 advanced_14 basic_08 advanced_06"))


def test_technologies_are_ours(table: Interstellar) -> None:
    assert all(marked(table, f"technology-{id}-{player}") for id in TECHNOLOGY.ids for player in (0, 3))


def test_mechanisms_are_ours_but_for_those_of_the_examples(table: Interstellar) -> None:
    printed = [id for id in MECHANISM.ids if id in ("basic_07", "advanced_14")]
    assert printed and not any(marked(table, f"mechanism-{id}") for id in printed)
    assert marked(table, "mechanism-basic_08") and marked(table, "mechanism-advanced_06")


def test_tokens_are_ours_but_for_the_basic_ones_and_that_of_the_example(table: Interstellar) -> None:
    assert not marked(table, "token-travel") and not marked(table, "token-earth_production")
    assert marked(table, "token-gravity_assist") and marked(table, "token-mars_01")
    assert all(marked(table, f"extra-{TOKEN.ids[token]}") for token in table.shown_extras)


@pytest.mark.rule("INT-13.6")
def test_which_action_a_token_highlights_is_ours() -> None:
    s = saving(lay())
    assert marked(s, "token-travel") and marked(s, "token-research")


def test_offices_leader_steps_and_events_are_ours(table: Interstellar) -> None:
    assert all(marked(table, f"office-{id.replace('.', '-')}") for id in OFFICE.ids)
    assert all(marked(table, f"leader-{id}-{step}") for id in LEADER.ids for step in range(1, 11))
    assert not marked(table, "leader-humanity-0"), "the start is printed"
    assert marked(table, f"past-{EVENT.ids[table.past_events[0]]}")


@pytest.mark.rule("INT-18.5", "INT-18.13", "INT-17.14")
def test_what_is_printed_on_the_route_carries_no_mark(table: Interstellar) -> None:
    assert [marked(table, f"column-fuel-{column}") for column in range(1, 10)] == [
        column not in (4, 5) for column in range(1, 10)
    ]
    lines = [line.key for line in area(table, "space-trappist").lines]
    assert lines == ["scene-position", "scene-position", "scene-position-ours", "scene-position-ours"]
    assert [marked(table, f"row-prestige-{row}") for row in range(6)] == [False] * 5 + [True]


@pytest.mark.rule("INT-2.17", "INT-7.2", "INT-14.10")
def test_numbers_by_players_the_spiral_and_the_grid_are_ours(table: Interstellar) -> None:
    for id in ("market", "sector", "exploitation-end", "space-launch"):
        assert marked(table, id), id
    assert marked(table, "spiral-2") and marked(table, "spiral-8") and marked(table, "spiral-22")
    assert not marked(table, "humanity"), "how many are on Earth and to be saved is printed"


def test_rewards_of_the_pass_token_are_ours_but_for_the_first(table: Interstellar) -> None:
    s = act(lay())
    s.passed[0], s.face[0] = True, 1
    assert not marked(s, "pass-0")
    s.face[0] = 2
    assert marked(s, "pass-0")
    s.offered = [Atom(FACE_ATOM + face) for face in range(1, 8)]
    found = {one.id: one for one in scene(s, 0).cards if one.at == "faces"}
    assert OURS not in found["face-1"].marks and all(OURS in found[f"face-{face}"].marks for face in range(2, 8))


def test_the_active_token_and_the_bases_carry_the_mark() -> None:
    s = played(lay(light_blue="base mars_02 deposit 7 red"), "light_blue", "mars_02")
    assert marked(act(s), "active-0") and marked(s, "region-0-mars")
    s = played(lay(), "light_blue", "travel")
    assert not marked(act(s), "active-0")


def test_tokens_of_a_survey_carry_the_mark() -> None:
    s = pool(lay(light_blue="fuel 9, prestige 0"), "venus", "02 03 04")
    play(act(s), "token:travel", "planet:venus")
    while type(s.choice).__name__ != "FoundBase":
        s.apply(s.offered[-1])
    play(s, "do:yes")
    assert all(OURS in card.marks for card in scene(s, 0).cards if card.at == "survey")


def test_a_building_says_that_its_effect_is_ours() -> None:
    s = act(lay(light_blue="base mars_02 with drill"))
    assert Text("scene-reconstructed") in shown(s, "region-0-mars-drill").details
    assert Text("scene-reconstructed") not in shown(s, "region-0-mars-base").details


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_marks_are_drawn_and_told(table: Interstellar, lang: str) -> None:
    said = text(table, 0, lang)
    assert "(R)" in said and "Drill I (R)" in said.replace("Trivella I", "Drill I")
    picture = svg(table, NOBODY, lang)
    assert picture.count(">R</text>") > 100


def test_tuned_numbers_are_not_told_as_printed() -> None:
    for id in ("INT-14.10", "INT-2.17"):
        rule = GAME.rules[id]
        assert rule.kind == OURS and "tuned" in rule.why["en"] and "regolat" in rule.why["it"]
