"""What the words of Starship Interstellar take for granted."""

from __future__ import annotations

import re
from itertools import product

import pytest

from astrarium.clockwork.names import NOBODY, Player
from astrarium.clockwork.text import Text
from astrarium.games.interstellar.components import FACE, FACE_REWARD, OFFICE, PLANET, Office, Planet
from astrarium.games.interstellar.game import GAME
from astrarium.games.interstellar.rules.cubes import ToReserve
from astrarium.games.interstellar.rules.sectors import Reseat
from astrarium.games.interstellar.scene.scene import scene
from astrarium.games.interstellar.state import Interstellar
from astrarium.language import LANGUAGES, speaker
from astrarium.scenes.scene import Area
from astrarium.table import text
from language.spoken import clean, messages, package_of
from tables.interstellar import act, bag, lay, market, on_earth, projects, saving
from tables.playing import play, run

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


def refusals(s: Interstellar, lang: str) -> dict[str, str]:
    """Why other options are not open."""
    return {GAME.atoms.names[refusal.atom]: speaker(GAME, lang).refusal(refusal) for refusal in s.refused()}


@pytest.mark.rule("INT-8.1")
@pytest.mark.parametrize(
    "lang, told, why",
    [
        ("en", "Reputation Plus (1 × Yellow)", "Costs 1 × Green; the reserve has 1 × Yellow."),
        ("it", "Reputation Plus (1 × Gialla)", "Costa 1 × Verde; nella riserva: 1 × Gialla."),
    ],
)
def test_a_technology_is_offered_with_its_cost(lang: str, told: str, why: str) -> None:
    s = play(act(lay(light_blue="cubes 1 yellow")), "token:research")
    assert told in labels(s, lang) and refusals(s, lang)["technology:ars_1"] == why


@pytest.mark.rule("INT-14.2", "INT-14.6")
@pytest.mark.parametrize(
    "lang, told, why",
    [
        (
            "en",
            "Sensor Mast (1 × Yellow, 1 × Purple): 9 prestige",
            "Costs 1 × Red, 1 × Green, 1 × Blue; the reserve has 2 × Purple.",
        ),
        (
            "it",
            "Albero Sensori (1 × Gialla, 1 × Viola): 9 di Prestigio",
            "Costa 1 × Rossa, 1 × Verde, 1 × Blu; nella riserva: 2 × Viola.",
        ),
    ],
)
def test_a_mechanism_is_offered_with_its_cost_and_its_prestige(lang: str, told: str, why: str) -> None:
    s = projects(lay(light_blue="cubes 2 purple"), present="advanced_04 advanced_14 basic_08 advanced_06")
    play(saving(s), "token:research", "salvation:build_mechanism")
    assert told in labels(s, lang) and refusals(s, lang)["mechanism:advanced_14"] == why


@pytest.mark.rule("INT-17.1")
@pytest.mark.parametrize(
    "lang, told, why",
    [
        ("en", "Yellow humanity component (1 × Yellow)", "Costs 1 × Blue; the reserve has 2 × Green."),
        ("it", "Componente Umanità giallo (1 × Gialla)", "Costa 1 × Blu; nella riserva: 2 × Verde."),
    ],
)
def test_humanity_is_offered_with_its_cost(lang: str, told: str, why: str) -> None:
    s = on_earth(lay(light_blue="cubes 2 green"), "2 red 1 yellow 1 blue")
    play(saving(s), "token:research", "salvation:save_humanity")
    assert told in labels(s, lang) and refusals(s, lang)["humanity:blue"] == why


@pytest.mark.rule("INT-11.2", "INT-11.3")
@pytest.mark.parametrize(
    "lang, sold, bought, amounts, why",
    [
        (
            "en",
            ["Red (3 fuel each)", "Green (5 fuel each)"],
            ["Red (3 fuel each)", "Yellow (4 fuel each)"],
            ["1 (3 fuel)", "2 (6 fuel)"],
            "Costs 7 fuel; the reserve has 6.",
        ),
        (
            "it",
            ["Rossa (3 Carburanti a cubo)", "Verde (5 Carburanti a cubo)"],
            ["Rossa (3 Carburanti a cubo)", "Gialla (4 Carburanti a cubo)"],
            ["1 (3 Carburanti)", "2 (6 Carburanti)"],
            "Costa 7 Carburanti; nella riserva: 6.",
        ),
    ],
)
def test_the_market_says_every_price(
    lang: str, sold: list[str], bought: list[str], amounts: list[str], why: str
) -> None:
    s = lay(light_blue="explorer mars, hold 9 fuel, fuel 6, cubes 2 red 1 green")
    play(act(market(s, "2 red 1 yellow 1 purple")), "token:market")
    twin = s.clone()
    assert labels(play(s, "do:sell"), lang) == sold and labels(play(s, "resource:red"), lang) == amounts
    assert labels(play(twin, "do:buy"), lang) == bought and refusals(twin, lang) == {"resource:purple": why}
    assert labels(play(twin, "resource:red"), lang) == amounts


@pytest.mark.rule("INT-6.3", "INT-6.5", "INT-17.13")
@pytest.mark.parametrize(
    "reputation, en, it",
    [
        (0, "lose 4 reputation, the Sun advances", "perdi 4 di Reputazione, il Sole avanza"),
        (
            -17,
            "lose 1 reputation, lose 3 prestige, the Sun advances",
            "perdi 1 di Reputazione, perdi 3 di Prestigio, il Sole avanza",
        ),
        (-18, "lose 4 prestige, the Sun advances", "perdi 4 di Prestigio, il Sole avanza"),
    ],
)
def test_a_cube_of_the_sun_says_what_it_costs(reputation: int, en: str, it: str) -> None:
    s = bag(lay(light_blue=f"reputation {reputation}"), "1 red 1 blue")
    play(act(s), "token:solar_exploitation")
    assert labels(s, "en")[1] == f"Blue ({en})" and labels(s, "it")[1] == f"Blu ({it})"


@pytest.mark.rule("INT-6.3", "INT-6.5")
def test_a_second_cube_of_the_sun_costs_what_it_adds() -> None:
    s = bag(lay(light_blue="reputation -17"), "2 purple")
    play(act(s), "token:solar_exploitation")
    assert labels(s, "en")[0] == "Purple (lose 1 reputation, lose 4 prestige, the Sun advances)"
    assert labels(play(s, "resource:purple"), "en")[0] == "Purple (lose 5 prestige, the Sun advances)"
    s = bag(lay(), "2 purple")
    s.exploitation = 4
    play(act(s), "token:solar_exploitation")
    assert labels(s, "en")[0] == "Purple (lose 5 reputation, the Sun advances by 2)"
    assert labels(s, "it")[0] == "Viola (perdi 5 di Reputazione, il Sole avanza di 2)"


@pytest.mark.rule("INT-6.9")
def test_reputation_plus_makes_the_first_cube_cheaper() -> None:
    s = bag(lay(light_blue="technology solar_1"), "2 red")
    play(act(s), "token:solar_exploitation")
    assert labels(s, "en")[0] == "Red" and labels(play(s, "resource:red"), "en")[0] == "Red (lose 1 reputation)"


@pytest.mark.rule("INT-10.33")
@pytest.mark.parametrize(
    "lang, told",
    [
        ("en", "Do you dismantle your base on Mars? The deposit (7 × Red) is lost."),
        ("it", "Smantelli la tua base su Marte? Il giacimento (7 × Rossa) va perduto."),
    ],
)
def test_dismantling_says_what_is_lost(lang: str, told: str) -> None:
    s = lay(light_blue="base mars_01 deposit 7 red, explorer mars, hold 9 fuel")
    play(act(s), "token:travel", "planet:earth")
    assert speaker(GAME, lang).prompt(s) == told


@pytest.mark.rule("INT-4.6", "INT-4.7")
@pytest.mark.parametrize("lang, told", [("en", "Market (nothing to do)"), ("it", "Mercato (niente da fare)")])
def test_a_token_whose_action_is_impossible_says_so(lang: str, told: str) -> None:
    s = act(market(lay(), ""))
    assert told in labels(s, lang)
    s = act(lay(light_blue="fuel 9"))
    play(s, "token:travel", "do:decline", "do:pass")
    assert {"en": "Repeat: Travel", "it": "Ripeti: Viaggi"}[lang] in labels(s, lang)


@pytest.mark.parametrize("lang, told", [("en", ["0 × Purple", "1 × Purple", "2 × Purple"]), ("it", ["0 × Viola"])])
def test_cubes_that_move_are_named_with_their_number(lang: str, told: list[str]) -> None:
    s = lay(light_blue="base neptune_10 warehouse 2 purple")
    run(s, ToReserve(Player(0), Planet(PLANET.index("neptune")), 3))
    assert labels(s, lang)[: len(told)] == told


@pytest.mark.parametrize("lang, told", [("en", "Row 3, position 1"), ("it", "Riga 3, posizione 1")])
def test_another_office_of_the_row_is_told_by_where_it_is(lang: str, told: str) -> None:
    s = lay(light_blue="office 3.2")
    run(s, Reseat(Player(0), Office(OFFICE.index("3.2"))))
    assert labels(s, lang)[0] == told


PLURALS = {
    "en": r"tokens|cubes|scientists|components|sectors|events|spaces|players|technologies|are|leave",
    "it": r"Carburanti|segnalini|cubi|scienziati|componenti|settori|eventi|spazi|giocatori|tecnologie|posizioni"
    r"|sono|mancano|arrivano|vanno",
}
SELDOM_ONE = {"lobby-length", "scene-players", "scene-spaces", "note-end-sectors", "note-end-humanity"}
"""Messages whose numbers are never 1."""


EITHER: tuple[int | str, ...] = (1, "Xyz")


@BOTH
def test_one_is_never_told_in_the_plural(lang: str) -> None:
    """Whatever number a message is given, 1 of something is one."""
    say = speaker(GAME, lang)
    wrong = re.compile(rf"\b1 (?:[a-zà-ù]+ )?(?:{PLURALS[lang]})\b")
    for key, names in messages(package_of(GAME), lang).items():
        if key in SELDOM_ONE:
            continue
        for texts in product(EITHER, repeat=len(names)):
            said = say.words(key, **dict(zip(sorted(names), texts, strict=True)))
            assert not wrong.search(said), f"{key}: {said}"


@pytest.mark.parametrize(
    "lang, told",
    [
        ("en", "Earth (1 fuel)"),
        ("it", "Terra (1 Carburante)"),
    ],
)
def test_one_fuel_is_one(lang: str, told: str) -> None:
    s = lay(light_blue="explorer neptune, wormhole neptune, hold 1 fuel")
    play(act(s), "token:travel")
    assert told in labels(s, lang)
