"""The solar spiral, its events, and the end of Mercury and Venus. INT-7"""

import pytest

from astrarium.games.interstellar.components import (
    EARTH_ICON,
    EVENT,
    EVENT_ON,
    GOVERNMENT_PHASE,
    PLANET,
    QUADRANTS,
    RESOURCE,
    TECHNOLOGY,
    TOKEN,
    Event,
    Planet,
    Resource,
    Token,
)
from astrarium.games.interstellar.rules.spiral import PlaceWormhole, SolarAdvance, rescue
from astrarium.games.interstellar.state import Interstellar
from tables.interstellar import (
    act,
    active,
    all_passed,
    at,
    built,
    deposit,
    earth,
    hand,
    hold,
    lay,
    next_events,
    on_earth,
    played,
    reserve,
    usable,
    warehouse,
)
from tables.playing import asked, options, play, question, run, some

MERCURY, VENUS = Planet(PLANET.index("mercury")), Planet(PLANET.index("venus"))
BEFORE = {"green": 4, "red": 8, "black": 15}
"""A space before an event space in each zone."""


def advancing(spiral: int, *events: str, players: int = 2, humanity: str = "", without: str = "") -> Interstellar:
    """The Sun advances once from that space, and these events come up."""
    s = next_events(lay(players, without=without), *events)
    s.spiral = spiral
    return run(on_earth(s, humanity), SolarAdvance())


def saved(s: Interstellar) -> list[str]:
    return [RESOURCE.ids[humanity] for humanity in s.cells]


@pytest.mark.rule("INT-7.2")
def test_where_events_lie() -> None:
    assert [space for space in range(1, EARTH_ICON + 1) if EVENT_ON[space]] == [2, 5, 7, 9, 12, 14, 16, 19, 21]
    assert EARTH_ICON == 22


@pytest.mark.rule("INT-7.1", "INT-7.4")
def test_an_advance_is_one_space_and_not_every_space_is_an_event() -> None:
    s = advancing(2, humanity="4 red")
    assert s.spiral == 3 and s.past_events == [] and saved(s) == []


@pytest.mark.rule("INT-7.4")
def test_an_event_goes_to_the_past_events() -> None:
    s = advancing(4, "event_02", humanity="4 red")
    assert [EVENT.ids[event] for event in s.past_events] == ["event_02"]
    assert Event(EVENT.index("event_02")) not in s.events.cards


EVENTS = {
    "event_01": ("red", "advance", "yellow"),
    "event_02": ("advance", "advance", "green"),
    "event_03": ("yellow", "yellow", "advance"),
    "event_04": ("yellow", "green", "blue"),
    "event_05": ("red", "advance", "advance"),
    "event_06": ("advance", "red", "red advance"),
    "event_07": ("green", "green", "blue"),
    "event_08": ("advance", "advance", "advance"),
    "event_09": ("advance", "yellow advance", "green advance"),
    "event_10": ("advance", "blue", "purple"),
}


@pytest.mark.rule("INT-7.5", "INT-7.6", "INT-7.7", "INT-7.14", "INT-7.17")
@pytest.mark.parametrize("event", EVENTS)
@pytest.mark.parametrize("zone", BEFORE)
def test_each_event_in_each_zone(event: str, zone: str) -> None:
    s = advancing(BEFORE[zone], event, humanity="3 red 3 yellow 3 green 3 blue 3 purple")
    told = EVENTS[event][list(BEFORE).index(zone)].split()
    assert saved(s) == [colour for colour in told if colour != "advance"] * 2
    assert s.spiral == BEFORE[zone] + 1 + ("advance" in told)


@pytest.mark.parametrize("event", EVENTS)
@pytest.mark.parametrize("zone", BEFORE)
def test_without_its_effect_an_event_does_nothing(event: str, zone: str) -> None:
    s = advancing(BEFORE[zone], event, humanity="3 red 3 yellow 3 green 3 blue 3 purple", without=event)
    assert saved(s) == [] and s.spiral == BEFORE[zone] + 1 and len(s.past_events) == 1


@pytest.mark.rule("INT-7.14")
def test_the_rescue_comes_before_the_advance() -> None:
    s = on_earth(next_events(lay(2), "event_09"), "2 green")
    s.spiral, s.log = 15, []
    run(s, SolarAdvance())
    told = ["sun-advances", "solar-event", "saved", "saved", "event-advances", "sun-advances"]
    assert [note.kind.key for note in s.log] == told


@pytest.mark.rule("INT-7.7")
def test_t14_rescue_falls_to_lower_values() -> None:
    s = advancing(15, "event_10", players=3, humanity="2 red 1 green 1 purple")
    assert saved(s) == ["purple", "green", "red"] and earth(s) == "1 red"
    assert s.reputation == [0, 0, 0] and s.leader == [0] * 6


@pytest.mark.rule("INT-7.7")
def test_t15_rescue_never_rises() -> None:
    s = advancing(4, "event_03", players=3, humanity="3 green 1 blue")
    assert saved(s) == [] and earth(s) == "3 green 1 blue"


@pytest.mark.rule("INT-7.6", "INT-7.8")
def test_t16_forced_advance_over_an_icon() -> None:
    s = advancing(6, "event_08")
    assert s.spiral == 8 and not s.alive[MERCURY] and len(s.past_events) == 1


@pytest.mark.rule("INT-7.6")
def test_forced_advances_can_follow_each_other() -> None:
    s = next_events(lay(2), "event_08", "event_06")
    s.spiral = 6
    run(s, SolarAdvance(), SolarAdvance())
    assert s.spiral == 9 and len(s.past_events) == 2, "to 7 and 8 by force, then to 9"


@pytest.mark.rule("INT-7.16", "INT-17.6")
def test_t45_population_in_the_middle_of_a_rescue() -> None:
    s = on_earth(lay(4), "1 red", cells=9)
    s.humanity_bag = [14, 0, 0, 0, 0]
    rescue(s, Resource(RESOURCE.index("red")))
    assert len(s.cells) == 13 and saved(s)[9:] == ["red"] * 4 and earth(s) == "7 red"


@pytest.mark.rule("INT-7.2", "INT-7.3", "INT-7.8")
@pytest.mark.parametrize(("before", "planet"), [(7, "mercury"), (14, "venus")])
def test_a_planet_is_destroyed_when_its_icon_is_crossed(before: int, planet: str) -> None:
    s = lay(2)
    s.spiral = before - 1
    next_events(s, "event_03", "event_07")
    run(s, SolarAdvance())
    assert all(s.alive) and s.spiral == before
    run(s, SolarAdvance())
    assert [PLANET.ids[one] for one, alive in enumerate(s.alive) if not alive] == [planet]
    assert s.pools[PLANET.index(planet)] == []


@pytest.mark.rule("INT-7.9", "INT-7.10", "INT-7.11", "INT-7.12", "INT-7.13")
def test_t17_what_is_lost_with_mercury() -> None:
    s = lay(
        2, light_blue="base mercury_01 with drill deposit 4 red warehouse 3 red, explorer mercury, hold 2 fuel 1 blue"
    )
    space = next(place for place, quadrants in enumerate(QUADRANTS[MERCURY]) if quadrants == [4])
    at(s, mercury=space)
    s.spiral = 7
    assert "mercury_01" in hand(s, "light_blue")
    run(s, SolarAdvance())
    assert built(s, "light_blue", "mercury") == deposit(s, "light_blue", "mercury") == ""
    assert warehouse(s, "light_blue", "mercury") == "" and reserve(s, "light_blue") == ""
    assert usable(s, "light_blue") == "base base base" and s.locked_buildings[1] == 2, (
        "base and drill are gone for good"
    )
    assert "mercury_01" not in hand(s, "light_blue") and s.production[MERCURY] == -1
    assert s.explorer[0] == MERCURY and s.at[MERCURY] == space and hold(s, "light_blue") == "2 fuel 1 blue"
    s.check()


@pytest.mark.rule("INT-7.9")
def test_everybody_loses_what_stands_there_and_nowhere_else() -> None:
    s = lay(
        3, light_blue="base mercury_01 deposit 4 red, base mars_01 deposit 2 red", brown="base mercury_02 deposit 1 red"
    )
    s.spiral = 7
    run(s, SolarAdvance())
    assert deposit(s, "brown", "mercury") == "" and deposit(s, "light_blue", "mars") == "2 red"
    assert built(s, "light_blue", "mars") == "base"
    s.check()


@pytest.mark.rule("INT-7.12")
def test_t19_inert_token() -> None:
    s = lay(2, light_blue="base mercury_01, fuel 20")
    played(s, "light_blue", "travel", "mercury_01")
    s.spiral = 7
    run(s, SolarAdvance())
    assert active(s, "light_blue") == "mercury_01"
    act(s)
    assert "do:repeat" not in options(s) and some(s, "token") == {
        "solar_exploitation",
        "research",
        "market",
        "earth_production",
    }


@pytest.mark.rule("INT-7.12")
def test_a_token_of_a_destroyed_planet_is_not_in_hand_in_the_next_round() -> None:
    s = lay(2, light_blue="base mercury_01")
    s.spiral = 7
    run(s, SolarAdvance())
    assert s.retired[0] == [Token(TOKEN.index("mercury_01"))] and "mercury_01" not in hand(s, "light_blue")


@pytest.mark.rule("INT-7.15")
def test_at_earth_the_sun_stays() -> None:
    s = advancing(21)
    assert s.spiral == EARTH_ICON and s.past_events == []
    run(s, SolarAdvance())
    assert s.spiral == EARTH_ICON


@pytest.mark.rule("INT-8.15", "INT-1.13")
def test_a_wormhole_on_a_destroyed_planet_is_placed_anew_before_the_event() -> None:
    facts = "technology explorer_3, wormhole venus"
    s = on_earth(next_events(lay(3, light_blue=facts, white=facts), "event_01"), "9 red")
    s.alive[MERCURY] = False
    s.pools[MERCURY], s.seen_pools[MERCURY] = [], []
    s.phase, s.spiral = GOVERNMENT_PHASE, 14
    run(all_passed(s, 2, 1, 0), SolarAdvance())
    assert asked(s) == "white" and question(s) == "PlaceWormhole"
    assert some(s, "planet") == {"mars", "jupiter", "saturn", "uranus", "neptune"}
    play(s, "planet:mars")
    assert asked(s) == "light_blue"
    play(s, "planet:neptune")
    assert [PLANET.ids[planet] for planet in (s.wormhole[2], s.wormhole[0])] == ["mars", "neptune"] and s.wormhole[
        1
    ] == -1


@pytest.mark.rule("INT-8.15")
def test_a_wormhole_never_lies_on_earth() -> None:
    s = lay(2)
    s.technologies[0] = 1 << TECHNOLOGY.index("explorer_3")
    run(s, PlaceWormhole(0))
    assert "planet:earth" not in options(s) and len(options(s)) == 7
