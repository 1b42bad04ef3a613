"""Who knows what. See the ledger's section on hidden information."""

from __future__ import annotations

from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import NOBODY, Player
from astrarium.games.interstellar.components import PLANET, PLANET_OF, RESOURCE, TOKEN, Planet, Resource
from astrarium.games.interstellar.state import Interstellar
from astrarium.mechanisms.hands import gain
from tables.interstellar import lay, new_game, pool

MARS = Planet(PLANET.index("mars"))


def imagined(s: Interstellar, player: Player, times: int = 12) -> list[Interstellar]:
    tables = [s.imagine(player, seeded(number, "imagine")) for number in range(times)]
    found = [table for table in tables if isinstance(table, Interstellar)]
    for table in found:
        table.check()
    return found


def surveying() -> Interstellar:
    """Light blue has drawn two tokens of Mars, and has seen a third one before."""
    s = pool(lay(3), "mars", "01 02 03 04")
    for place in (0, 1):
        gain(s.drawn_tokens[0], s.seen_tokens[0], s.pools[MARS][place], 0)
        s.seen_pools[MARS][place] = 1
    s.seen_pools[MARS][2] = 1
    return s


def test_face_down_tokens_may_be_any_of_their_planet() -> None:
    s = new_game(3)
    tables = imagined(s, Player(1))
    assert len({tuple(table.pools[MARS]) for table in tables}) > 1
    assert all(PLANET_OF[token] == MARS for table in tables for token in table.pools[MARS])


def test_tokens_once_surveyed_stay_known_to_the_surveyor_alone() -> None:
    s = surveying()
    s.drawn_tokens[0], s.seen_tokens[0] = [], []
    ids = [TOKEN.ids[token] for token in sorted(s.pools[MARS][:3])]
    assert s.view(0)["pools"]["mars"] == {"size": 4, "known": ids}  # type: ignore[index]
    assert s.view(1)["pools"]["mars"] == {"size": 4, "known": []}  # type: ignore[index]
    assert all(table.pools[MARS][:3] == s.pools[MARS][:3] for table in imagined(s, Player(0)))
    assert len({tuple(table.pools[MARS][:3]) for table in imagined(s, Player(1))}) > 1


def test_others_do_not_know_what_is_drawn_in_a_survey() -> None:
    s = surveying()
    assert s.view(1)["drawn_tokens"]["light_blue"] == {"size": 2, "known": []}  # type: ignore[index]
    assert all(table.drawn_tokens[0] == s.drawn_tokens[0] for table in imagined(s, Player(0)))
    drawn = {tuple(table.drawn_tokens[0]) for table in imagined(s, Player(1))}
    assert len(drawn) > 1 and all(len(set(tokens)) == 2 for tokens in drawn)


def test_what_one_player_has_seen_cannot_be_told_from_what_another_imagines() -> None:
    """Brown has seen one of the tokens too; which of them light blue knows is no part of what brown can know."""
    s = surveying()
    s.seen_pools[MARS][1] |= 2
    token = s.pools[MARS][1]
    tables = imagined(s, Player(1), 30)
    assert all(token in table.pools[MARS] for table in tables)
    assert {token in table.drawn_tokens[0] for table in tables} == {True, False}


def test_cubes_that_somebody_looks_at_may_be_any_of_the_bag() -> None:
    s = lay()
    gain(s.drawn_cubes[0], s.seen_cubes[0], Resource(RESOURCE.index("purple")), 0)
    assert s.view(1)["drawn_cubes"]["light_blue"] == {"size": 1, "known": []}  # type: ignore[index]
    assert {table.drawn_cubes[0][0] for table in imagined(s, Player(0))} == {Resource(RESOURCE.index("purple"))}
    assert len({table.drawn_cubes[0][0] for table in imagined(s, Player(1), 30)}) > 2


def test_piles_are_dealt_anew_for_everybody() -> None:
    s = new_game(4)
    for viewer in (NOBODY, Player(0), Player(3)):
        tables = imagined(s, viewer)
        for name in ("events", "route_pile", "interest_pile", "advanced"):
            assert len({tuple(getattr(table, name).cards) for table in tables}) > 1, name
        assert len({tuple(table.sectors) for table in tables}) > 1
        assert len({table.boxed_events[0] for table in tables}) > 1


def test_an_observation_has_a_name_for_every_number() -> None:
    for players in (2, 3, 4):
        s = new_game(players)
        names = game("interstellar").record.observation(players)
        assert len(s.observe(0)) == len(names) == len(set(names))
