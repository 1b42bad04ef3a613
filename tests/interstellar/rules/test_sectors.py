"""Sectors, command posts, reseating; projects and their ties. INT-14, 19.4, 19.5, 19.12"""

import pytest

from astrarium.clockwork.names import NOBODY, NOTHING, Player
from astrarium.games.interstellar.components import MECHANISM, Mechanism
from astrarium.games.interstellar.rules.projects import BuildCheapest, ShelveDearest
from astrarium.games.interstellar.rules.sectors import Install
from astrarium.mechanisms.decks import Deck
from tables.interstellar import governing, lay, projects, who
from tables.playing import asked, options, play, question, run, some


def ids(mechanisms: list[Mechanism]) -> list[str]:
    return ["" if one == NOTHING else MECHANISM.ids[one] for one in mechanisms]


@pytest.mark.rule("INT-14.3", "INT-14.5")
def test_a_present_project_is_replaced_from_above_and_from_the_pile() -> None:
    s = projects(lay(), "basic_01 basic_02 basic_03 basic_04", "basic_05 basic_06 basic_07 basic_08")
    top = s.advanced.peek(0)
    run(s, Install(Mechanism(MECHANISM.index("basic_02"))))
    assert ids(s.construction) == ["basic_02"] and ids(s.present)[1] == "basic_06" and s.future[1] == top


@pytest.mark.rule("INT-14.5")
def test_a_long_term_project_is_not_replaced() -> None:
    s = projects(lay(), "basic_01 basic_02 basic_03 basic_04", long_term="advanced_01 advanced_02")
    before = s.present.copy(), s.future.copy()
    run(s, Install(Mechanism(MECHANISM.index("advanced_01"))))
    assert ids(s.long_term) == ["advanced_02"] and (s.present, s.future) == before


@pytest.mark.rule("INT-14.8")
def test_when_the_pile_is_empty_spaces_stay_empty() -> None:
    s = projects(lay(), "basic_01 basic_02 basic_03 basic_04", "basic_05 basic_06 basic_07 -")
    s.scrapped = [Mechanism(one) for one in s.advanced.cards]
    s.advanced = Deck([])
    run(s, Install(Mechanism(MECHANISM.index("basic_01"))), Install(Mechanism(MECHANISM.index("basic_04"))))
    assert ids(s.present) == ["basic_05", "basic_02", "basic_03", ""]
    assert ids(s.future) == ["", "basic_06", "basic_07", ""]


@pytest.mark.rule("INT-14.10", "INT-14.11", "INT-2.17")
@pytest.mark.parametrize("players, needed", [(2, 6), (3, 7), (4, 8)])
def test_how_many_mechanisms_a_sector_takes(players: int, needed: int) -> None:
    s = projects(lay(players), built=needed - 1)
    run(s, Install(s.present[0]))
    assert len(s.completed) == 1 and s.construction == [] and len(s.scrapped) == needed and len(s.sectors) == 4
    s.check()


@pytest.mark.rule("INT-14.1", "INT-14.4", "INT-14.11", "INT-14.12", "INT-14.13", "INT-14.15")
def test_w16_a_long_term_project_completes_a_sector() -> None:
    """Paolo is light_blue, Carlo brown, Antonio white."""
    s = lay(4, light_blue="office 3.1", brown="office 3.2", white="office 1.1 2.1")
    projects(s, long_term="basic_07", built=7)
    before = s.present.copy(), s.future.copy()
    run(s, Install(Mechanism(MECHANISM.index("basic_07"))))
    assert s.posts == [who(s, "light_blue")] and governing(s) == "brown"
    assert question(s) == "Reseat" and asked(s) == "brown" and some(s, "office") == {"3.1", "3.3", "3.4"}
    play(s, "office:3.1")
    assert question(s) == "Rest" and governing(s) == "brown" and s.fuel[1] == s.prestige[1] - 10 == 0
    assert (s.present, s.future) == before
    s.check()


@pytest.mark.rule("INT-14.13")
def test_others_in_the_row_are_asked_from_the_left_by_where_they_sat() -> None:
    s = projects(lay(3, light_blue="office 1.1", brown="office 1.4", white="office 1.2"), built=6)
    run(s, Install(s.present[0]))
    assert asked(s) == "white"
    play(s, "do:decline")
    assert asked(s) == "brown" and "office:1.1" in options(s) and "office:1.2" not in options(s)


@pytest.mark.rule("INT-14.12")
def test_without_a_governor_the_command_post_stays_empty() -> None:
    s = projects(lay(), built=5)
    run(s, Install(s.present[0]))
    assert s.posts == [NOBODY] and question(s) == "Rest"


@pytest.mark.rule("INT-14.14")
def test_a_command_post_gives_no_prestige() -> None:
    s = projects(lay(light_blue="office 1.1"), built=5)
    run(s, Install(s.present[0]))
    assert s.posts == [0] and s.prestige == [10, 10]


@pytest.mark.rule("INT-16.6")
def test_a_row_left_for_a_command_post_is_empty_again() -> None:
    s = projects(lay(light_blue="office 1.1 2.3"), built=5)
    run(s, Install(s.present[0]))
    assert [s.government.count(Player(player)) for player in (0, 1)] == [1, 0] and governing(s) == "light_blue"


@pytest.mark.rule("INT-14.16", "INT-19.20")
def test_after_the_last_sector_nothing_is_built() -> None:
    s = projects(lay(), "basic_01 basic_02 basic_03 basic_04")
    s.completed, s.sectors, s.posts = s.sectors, [], [NOBODY] * 5
    run(s, BuildCheapest(Player(0), Player(0)))
    assert s.construction == [] and s.prestige[0] == 10 and question(s) == "Rest"


@pytest.mark.rule("INT-19.4", "INT-19.5", "INT-1.11")
def test_t43_the_higher_cube_decides_between_mechanisms_of_equal_prestige() -> None:
    s = projects(lay(), "basic_03 basic_04 basic_05 basic_07")
    run(s, BuildCheapest(Player(0), Player(0)))
    assert ids(s.construction) == ["basic_05"] and s.prestige[0] == 16 and s.leader == [0] * 4


@pytest.mark.rule("INT-19.5", "INT-19.12", "INT-19.13")
def test_t43_between_equal_peaks_somebody_chooses() -> None:
    s = projects(lay(), "basic_03 advanced_17 advanced_18 basic_07")
    run(s, ShelveDearest(1))
    tied = [one for one in s.present if MECHANISM.ids[one].startswith("advanced")]
    assert question(s) == "ShelveDearest" and asked(s) == "brown"
    assert some(s, "mechanism") == set(ids(tied))


@pytest.mark.rule("INT-19.12")
def test_the_dearest_present_project_becomes_a_long_term_one_and_is_replaced() -> None:
    s = projects(lay(), "basic_01 basic_02 basic_10 basic_04", "basic_05 basic_06 basic_07 basic_08")
    run(s, ShelveDearest(0))
    assert ids(s.long_term) == ["basic_10"] and ids(s.present)[2] == "basic_07" and s.future[2] != NOTHING


@pytest.mark.rule("INT-19.13", "INT-2.18")
def test_t44_long_term_spaces_full() -> None:
    s = projects(lay(), long_term="advanced_01 advanced_02 advanced_03 advanced_04")
    before = s.present.copy()
    run(s, ShelveDearest(0))
    assert s.present == before and len(s.long_term) == 4


@pytest.mark.rule("INT-19.20")
def test_without_present_projects_nothing_is_built_or_shelved() -> None:
    s = projects(lay(), "- - - -", "- - - -")
    run(s, BuildCheapest(Player(0), Player(0)), ShelveDearest(0))
    assert s.construction == [] and s.long_term == []
