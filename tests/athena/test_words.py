"""What the words of Last Aurora take for granted, and that everything on its table has words."""

from __future__ import annotations

import pytest

from astrarium import State, game
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.match import Match
from astrarium.clockwork.names import Player
from astrarium.clockwork.text import Text
from astrarium.games.athena.printed_cards import BOX_KIND, CARD
from astrarium.games.athena.printed_cards import Card as PrintedCard
from astrarium.games.athena.rules.ambush import AmbushChoice
from astrarium.games.athena.rules.exploration import Explore
from astrarium.games.athena.rules.movement import MoveTurn
from astrarium.games.athena.rules.rest import RestMenu
from astrarium.games.athena.state import Athena
from astrarium.language import LANGUAGES, speaker
from astrarium.scenes.scene import Area, Card, Panel
from astrarium.server.point_sources import points_by_source
from astrarium.server.recording import Recording
from astrarium.table import text
from language.spoken import clean
from tables.athena import lay
from tables.playing import play, question, run

GAME = game("athena")
BOTH = pytest.mark.parametrize("lang", LANGUAGES)


def labels(s: Athena, lang: str) -> dict[str, str]:
    say = speaker(GAME, lang)
    return {GAME.atoms.names[atom]: clean(say, GAME.words.label(s, atom)) for atom in s.offered}


@BOTH
@pytest.mark.parametrize("map", ["gamma", "alpha", "beta"])
def test_everything_on_the_table_has_words(lang: str, map: str) -> None:
    say = speaker(GAME, lang)
    s = GAME.start(2, seed=4, map=map, mine="on")
    bot = seeded(4, "bot")
    heard: set[str] = set()
    for number in range(GAME.bound_for(s.players, {})):
        for told in shown(s) if number % 5 == 0 else []:
            if repr(told) not in heard:
                heard.add(repr(told))
                clean(say, told)
        if s.over:
            break
        s.apply(bot.pick(s.offered))
    assert len(heard) > 150


def shown(s: State) -> list[Text]:
    """Every text of a scene."""
    scene = GAME.table.scene(s, s.player)
    texts = list(scene.facts)
    for one in scene.elements():
        texts += [one.label, *one.details]
        texts += one.lines if isinstance(one, Area) else ()
        texts += [part for part in (one.text, one.foot) if part] if isinstance(one, Card) else []
        texts += [one.unit] if isinstance(one, Panel) and one.unit else []
    return texts


@BOTH
def test_every_kind_of_box_has_a_name(lang: str) -> None:
    say = speaker(GAME, lang)
    assert all(clean(say, BOX_KIND.text(kind)) for kind in range(len(BOX_KIND)))


@BOTH
def test_the_terminal_names_no_card_twice(lang: str) -> None:
    s = lay(sites={1: "gas_station"}, enemies={"reaper": "base"})
    told = text(s, 0, lang)
    for card in ("red_truck", "gas_station", "reaper"):
        name = speaker(GAME, lang).say(CARD.text(CARD.index(card)))
        assert f"{name}: {name}" not in told and name in told


def test_options_say_what_they_mean() -> None:
    s = run(lay(sites={1: "gas_station", 3: "hermit"}, crew={"red": "red_leader hunter"}), Explore(0))
    assert labels(s, "en")["site:1"] == "site 1: Gas Station"
    play(s, "site:3")
    assert labels(s, "en")["card:hunter"] == "Hunter, value 2"
    play(s, "card:hunter")
    assert labels(s, "en")["do:done"] == "Nobody else"
    play(s, "do:done")
    assert question(s) != "Act" or labels(s, "en")["do:use_card"] == "Recruit: Hermit"


def test_a_card_of_the_zone_is_gathered_recruited_or_mounted() -> None:
    for card, label in (("gas_station", "Gather"), ("hermit", "Recruit"), ("flatbed", "Add to the convoy")):
        s = lay(sites={1: card}, crew={"red": "red_leader"}, damage="red_truck.1")
        play(run(s, Explore(0)), "site:1")
        assert question(s) == "Act" and labels(s, "en")["do:use_card"].startswith(f"{label}: ")


def test_where_a_card_goes_is_said_by_what_is_there() -> None:
    s = lay(sites={1: "flatbed"}, crew={"red": "red_leader"})
    play(run(s, Explore(0)), "site:1")
    assert labels(s, "en") == {
        "do:append": "Behind the last vehicle",
        "card:red_container": "Instead of Container (red)",
    }
    s = lay(sites={1: "roof_rack"}, crew={"red": "red_leader"}, convoy={"red": "red_truck+machine_gun red_container"})
    play(run(s, Explore(0)), "site:1")
    assert labels(s, "en") == {
        "card:red_truck": "On Truck (red), instead of Machine Gun",
        "card:red_container": "On Container (red)",
    }


def test_feeding_is_called_feeding() -> None:
    s = lay(phase="rest", crew={"red": "red_leader/exhausted hunter"}, load={"red": "food 1"})
    assert labels(run(s, RestMenu(0)), "en")["card:red_leader"] == "Feed Leader (red)"


@BOTH
def test_stopping_on_the_road_is_no_passing(lang: str) -> None:
    s = lay(phase="movement", load={"red": "fuel 1"}, crew={"red": "red_leader"})
    play(run(s, MoveTurn(Player(0))), "do:move")
    assert labels(s, lang)["do:pass"] == {"en": "Stop here", "it": "Fermati qui"}[lang]


@BOTH
@pytest.mark.rule("ATH-B.8.8")
def test_a_waypoint_is_offered_by_what_it_gives_and_costs(lang: str) -> None:
    said = []
    for counter in ("sw02", "sw09"):
        s = lay(phase="movement", load={"red": "fuel 1"}, crew={"red": "red_leader"}, counters={"g01": counter})
        play(run(s, MoveTurn(Player(0))), "do:move", "do:pass")
        assert question(s) == "TakeWaypoint"
        said.append(speaker(GAME, lang).prompt(s))
    cheap, dear = said
    assert {"en": "Hidden Pantry: food, fuel.", "it": "Dispensa Nascosta: Cibo, Carburante."}[lang] in cheap
    price = {"en": "contamination", "it": "Contaminazione"}[lang]
    assert price in dear and price not in cheap


@pytest.mark.rule("ATH-B.9.4")
@pytest.mark.rule("ATH-X.13.20")
def test_an_ambush_says_what_is_suffered() -> None:
    told = {}
    for enemy in ("wolf_riders", "reaper"):
        s = lay("gamma", phase="fire", load={"red": "fuel 1 full_battery 1"}, enemies={enemy: "outskirts"})
        run(s, AmbushChoice(Player(0), PrintedCard(CARD.index(enemy))))
        told[enemy] = labels(s, "en")
    assert told["wolf_riders"] == {"item:fuel": "Give 1 fuel", "do:damage": "1 damage in the first column"}
    assert told["reaper"] == {
        "item:full_battery": "Give 1 full battery",
        "do:damage": "2 damage in the upper row, and 1 alert",
    }


@BOTH
def test_an_armoured_enemy_says_so_and_others_do_not(lang: str) -> None:
    say = speaker(GAME, lang)
    feet = {armour: clean(say, Text("scene-enemy", {"armour": armour, "fire": 1, "fame": 2})) for armour in (0, 1)}
    word = {"en": "armour", "it": "corazza"}[lang]
    assert word in feet[1] and word not in feet[0]


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.rule("ATH-B.11.1")
def test_fame_by_source_adds_up_to_the_scores(players: int) -> None:
    for seed in range(3):
        match = Match(GAME, players, seed, {})
        bot = seeded(seed, "bot")
        while not match.state.over:
            match.apply(bot.pick(match.state.offered))
        sources = points_by_source(Recording(match))
        sides = range(match.state.sides)
        assert [sum(line[side] for line in sources.values()) for side in sides] == match.state.scores
        assert {"start", "other"}.isdisjoint(line.name for line in sources)
