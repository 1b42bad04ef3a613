"""What the words of Starship Interstellar take for granted."""

from __future__ import annotations

import pytest

from astrarium.clockwork.names import NOBODY
from astrarium.clockwork.scene import Area
from astrarium.clockwork.text import Text
from astrarium.games.interstellar.components import FACE, FACE_REWARD, OFFICE, PLANET
from astrarium.games.interstellar.game import GAME
from astrarium.games.interstellar.moving import ToReserve
from astrarium.games.interstellar.scene import scene
from astrarium.games.interstellar.sectors import Reseat
from astrarium.games.interstellar.state import Interstellar
from astrarium.language import LANGUAGES, speaker
from astrarium.table import text
from interstellar_table import act, lay, play, run
from language.spoken import clean

BOTH = pytest.mark.parametrize("lang", LANGUAGES)


@BOTH
@pytest.mark.parametrize("viewer", [0, 1, NOBODY])
def test_everything_on_the_table_has_words(lang: str, viewer: int) -> None:
    s = act(lay(light_blue="technology drill_1, base mars_03 with drill deposit 4 red, office 1.2, satellite 3.2"))
    play(s, "token:solar_exploitation")
    say = speaker(GAME, lang)
    for one in scene(s, viewer).elements():
        for told in (one.label, *one.details, *(one.lines if isinstance(one, Area) else ())):
            assert clean(say, told), one.id


@BOTH
def test_a_pass_token_without_a_reward_is_just_passed(lang: str) -> None:
    s = act(lay())
    say = speaker(GAME, lang)
    s.passed[0] = True
    for face in range(len(FACE)):
        s.face[0] = face
        label = next(one.label for one in scene(s, 0).cells if one.id == "pass-0")
        assert (FACE.text(face) in label.args.values()) == (FACE_REWARD[face][1] > 0)
        assert say.say(Text("scene-passed")) in clean(say, label)


@BOTH
def test_the_terminal_names_no_player_twice(lang: str) -> None:
    s = act(lay(light_blue="office 1.2, satellite 3.2"))
    name = speaker(GAME, lang).say(s.player_text(0))
    assert f"{name} {name}" not in text(s, 0, lang)


def labels(s: Interstellar, lang: str) -> list[str]:
    """What the options are called."""
    return [speaker(GAME, lang).label(s, atom) for atom in s.legal]


@pytest.mark.parametrize("lang, told", [("en", ["0 × Purple", "1 × Purple", "2 × Purple"]), ("it", ["0 × Viola"])])
def test_cubes_that_move_are_named_with_their_number(lang: str, told: list[str]):
    s = lay(light_blue="base neptune_10 warehouse 2 purple")
    run(s, ToReserve(0, PLANET.index("neptune"), 3))
    assert labels(s, lang)[: len(told)] == told


@pytest.mark.parametrize("lang, told", [("en", "Row 3, position 1"), ("it", "Riga 3, posizione 1")])
def test_another_office_of_the_row_is_told_by_where_it_is(lang: str, told: str):
    s = lay(light_blue="office 3.2")
    run(s, Reseat(0, OFFICE.index("3.2")))
    assert labels(s, lang)[0] == told
