"""Survivors, contamination, abilities. ATH-B.3, B.13.2, 13.5, 13.13, X.6"""

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.athena.components import DEAL, Deal, Site
from astrarium.games.athena.pieces import P_CONTAMINATION, P_SURVIVOR, SUPPLY
from astrarium.games.athena.printed_cards import CARD, CO_PILOT, DOCTOR, DRIVER, GUIDE, HERMIT, Card
from astrarium.games.athena.rules.contamination import (
    ACTIVE_ONES,
    CREW,
    PARTY,
    Contaminate,
    ContaminateParty,
    Heal,
    can_contaminate,
)
from astrarium.games.athena.rules.convoy import TakeCard, can_take
from astrarium.games.athena.rules.encounters import TakeDeal, bonus_deals, open_deals
from astrarium.games.athena.rules.road import TakeWaypoint
from astrarium.games.athena.rules.survivors import (
    eats_batteries,
    eats_food,
    has_ability,
    number_with,
    takes_objects,
    takes_part_with,
    use_ability,
    user_of,
)
from tables.athena import discards, held, lay, load, zone
from tables.playing import options, play, question, run

LEADER, CO = Card(CARD.index("red_leader")), Card(CARD.index("red_co_pilot"))


@pytest.mark.rule("ATH-B.3.2", "ATH-B.3.3")
def test_contamination_lowers_the_value_and_kills() -> None:
    """B14"""
    s = lay(contaminated={"red_co_pilot": 1}, crew={"red": "red_co_pilot"})
    assert s.value(CO) == 0
    run(s, Contaminate(Player(0), CREW))
    assert zone(s, "red_co_pilot") == "" and discards(s) == ["red_co_pilot"]
    assert s.reserve[P_CONTAMINATION] == SUPPLY[P_CONTAMINATION]
    assert s.reserve[P_SURVIVOR] == SUPPLY[P_SURVIVOR] - 2


@pytest.mark.rule("ATH-B.3.7", "ATH-B.3.1")
def test_the_owner_chooses_any_survivor_in_any_zone() -> None:
    s = run(lay(crew={"red": "red_leader red_co_pilot/rest hermit/exhausted"}), Contaminate(Player(0), CREW))
    assert options(s) == {"card:red_leader", "card:red_co_pilot", "card:hermit"}
    assert s.contamination[CARD.index("hermit")] == 0
    play(s, "card:hermit")
    assert s.contamination[CARD.index("hermit")] == 1
    assert s.reserve[P_SURVIVOR] == SUPPLY[P_SURVIVOR] - 5


@pytest.mark.rule("ATH-B.0.4", "ATH-B.3.11")
def test_without_counters_nothing_is_placed_and_nothing_can_be_paid() -> None:
    s = lay()
    s.reserve[P_CONTAMINATION] = 0
    assert not can_contaminate(s, Player(0), CREW)
    assert Contaminate(Player(0), CREW).legal(s) == []


@pytest.mark.rule("ATH-B.3.11", "ATH-B.13.2")
def test_the_hermit_prevents_and_it_counts_as_paid() -> None:
    """B44"""
    s = lay(crew={"red": "hermit red_co_pilot"})
    s.party = [Card(CARD.index("hermit")), CO]
    s.reserve[P_CONTAMINATION] = 0
    assert can_contaminate(s, Player(0), PARTY)
    s.party = [CO]
    assert not can_contaminate(s, Player(0), PARTY)
    s.reserve[P_CONTAMINATION] = 10
    s.party = [Card(CARD.index("hermit")), CO]
    run(s, ContaminateParty(Player(0)))
    assert sum(s.contamination) == 0


@pytest.mark.rule("ATH-B.3.11", "ATH-B.13.13")
def test_a_worn_hazmat_suit_prevents_and_it_counts_as_paid() -> None:
    """Who wears it gets no counter until the phase ends, and the fuel of site 5 stays open."""
    s = lay(sites={5: "roof_rack"})
    s.party, s.site = [LEADER], Site(4)
    s.suited = [LEADER]
    fuel = Deal(DEAL.index("bonus.fuel_rad"))
    assert fuel in open_deals(s, Player(0), bonus_deals(s, Site(4)))
    run(s, TakeDeal(Player(0), fuel))
    assert load(s, "red") == {"fuel": 1} and sum(s.contamination) == 0
    s.party = [LEADER, CO]
    run(s, TakeDeal(Player(0), fuel))
    assert s.contamination[CO] == 1, "as long as somebody can get the counter, somebody gets it"


@pytest.mark.rule("ATH-B.3.11", "ATH-B.13.13")
def test_without_a_counter_in_the_reserve_only_a_suit_pays() -> None:
    s = lay(sites={5: "roof_rack"}, objects={"red": "hazmat_suit"})
    s.party, s.site = [LEADER, CO], Site(4)
    s.reserve[P_CONTAMINATION] = 0
    fuel = Deal(DEAL.index("bonus.fuel_rad"))
    assert fuel in open_deals(s, Player(0), bonus_deals(s, Site(4)))
    run(s, TakeDeal(Player(0), fuel))
    assert question(s) == "WearSuit"
    s.play("card:red_leader")
    assert held(s, "red") == [] and s.suited == [LEADER] and load(s, "red") == {"fuel": 1}
    s = lay(sites={5: "roof_rack"})
    s.party, s.site = [LEADER, CO], Site(4)
    s.reserve[P_CONTAMINATION] = 0
    assert fuel not in open_deals(s, Player(0), bonus_deals(s, Site(4)))


@pytest.mark.rule("ATH-B.3.11", "ATH-B.8.8")
def test_a_contaminated_waypoint_can_be_taken_by_a_suited_crew() -> None:
    s = lay(at={"red": "g05"}, counters={"g05": "sw09"}, crew={"red": "red_leader"}, phase="movement")
    s.suited = [LEADER]
    s.reserve[P_CONTAMINATION] = 0
    run(s, TakeWaypoint(0))
    assert options(s) == {"do:take", "do:leave"}
    s.play("do:take")
    assert load(s, "red") == {"fuel": 2} and sum(s.contamination) == 0


@pytest.mark.rule("ATH-B.13.2", "ATH-B.3.5")
def test_the_hermit_works_while_taking_part_in_the_exploration_phase_only() -> None:
    s = lay(crew={"red": "hermit red_co_pilot"}, phase="movement")
    s.party = [Card(CARD.index("hermit"))]
    assert takes_part_with(s, HERMIT) == 0
    s = lay(crew={"red": "hermit red_co_pilot"}, without="hermit")
    s.party = [Card(CARD.index("hermit"))]
    assert takes_part_with(s, HERMIT) == 0


@pytest.mark.rule("ATH-B.6.16")
def test_everybody_taking_part_is_contaminated() -> None:
    s = lay()
    s.party = [LEADER, CO]
    run(s, ContaminateParty(Player(0)))
    assert s.contamination[LEADER] == 1 and s.contamination[CO] == 1


@pytest.mark.rule("ATH-B.13.13")
def test_a_hazmat_suit_protects_for_the_phase() -> None:
    s = lay(objects={"red": "hazmat_suit"})
    run(s, Contaminate(Player(0), CREW), Contaminate(Player(0), CREW))
    assert options(s) == {"card:red_leader", "card:red_co_pilot", "object:hazmat_suit"}
    play(s, "object:hazmat_suit", "card:red_co_pilot")
    assert held(s, "red") == []
    assert s.contamination[CO] == 0 and s.contamination[LEADER] == 1, "the suited one cannot get the second either"


@pytest.mark.rule("ATH-B.13.13", "ATH-X.6.2")
def test_a_suit_for_the_one_who_must_get_it() -> None:
    s = lay(objects={"red": "hazmat_suit"}, crew={"red": "red_leader labour_android"})
    s.party = [Card(CARD.index("labour_android")), LEADER]
    run(s, ContaminateParty(Player(0)))
    assert options(s) == {"card:red_leader", "object:hazmat_suit"}
    play(s, "object:hazmat_suit")
    assert s.contamination[LEADER] == 0 and s.contamination[CARD.index("labour_android")] == 1


@pytest.mark.rule("ATH-X.6.2", "ATH-X.6.3", "ATH-X.6.4", "ATH-X.6.5", "ATH-X.6.1")
def test_androids_and_humans() -> None:
    """B18"""
    labour, cyborg, hermit = (Card(CARD.index(id)) for id in ("labour_android", "cyborg", "hermit"))
    assert [eats_food(card) for card in (labour, cyborg, hermit)] == [False, True, True]
    assert [eats_batteries(card) for card in (labour, cyborg, hermit)] == [True, True, False]
    assert [takes_objects(card) for card in (labour, cyborg, hermit)] == [False, True, True]
    for id in ("mimic_android", "cracked_sentinel"):
        assert eats_batteries(Card(CARD.index(id))) and not takes_objects(Card(CARD.index(id)))
    s = run(lay(crew={"red": "labour_android"}, contaminated={"labour_android": 3}), Contaminate(Player(0), CREW))
    assert zone(s, "labour_android") == ""
    healed = run(lay(crew={"red": "labour_android"}, contaminated={"labour_android": 2}), Heal(Player(0), CREW, 1))
    assert healed.contamination[labour] == 1


@pytest.mark.rule("ATH-X.8.2", "ATH-B.0.7")
def test_healing_several_counters() -> None:
    s = lay(contaminated={"red_leader": 2, "red_co_pilot": 1})
    run(s, Heal(Player(0), CREW, 2))
    play(s, "card:red_leader")
    assert options(s) == {"card:red_leader", "card:red_co_pilot", "do:pass"}
    play(s, "card:red_co_pilot")
    assert question(s) == "Rest" and s.contamination[LEADER] == 1 and s.contamination[CO] == 0


@pytest.mark.rule("ATH-B.3.4", "ATH-B.3.5")
def test_abilities_need_the_active_zone_and_their_phase() -> None:
    s = lay("beta", crew={"red": "red_leader driver guide/rest"}, phase="movement")
    assert has_ability(s, Player(0), DRIVER) and not has_ability(s, Player(0), GUIDE)
    s = lay("beta", crew={"red": "red_leader driver"}, phase="exploration")
    assert not has_ability(s, Player(0), DRIVER)


@pytest.mark.rule("ATH-B.3.6")
def test_an_ability_of_choice_is_used_once_per_round_and_card() -> None:
    s = lay(crew={"red": "doctor"}, phase="rest")
    assert user_of(s, Player(0), DOCTOR) == Card(CARD.index("doctor"))
    use_ability(s, Player(0), DOCTOR)
    assert user_of(s, Player(0), DOCTOR) < 0


@pytest.mark.rule("ATH-X.13.4")
def test_a_copied_ability_is_used_once_beside_its_owners() -> None:
    s = lay(crew={"red": "mimic_android doctor", "blue": "blue_leader/rest"}, phase="rest")
    s.copied = Card(CARD.index("doctor"))
    use_ability(s, Player(0), DOCTOR)
    use_ability(s, Player(0), DOCTOR)
    assert user_of(s, Player(0), DOCTOR) < 0
    s = lay(crew={"red": "red_co_pilot mimic_android"}, phase="movement")
    s.copied = Card(CARD.index("blue_co_pilot"))
    assert number_with(s, Player(0), CO_PILOT) == 2


@pytest.mark.rule("ATH-B.3.8")
def test_a_recruit_rests_first() -> None:
    s = lay()
    hermit = Card(CARD.index("hermit"))
    s.deck.cards.remove(hermit)
    s.incoming.append(hermit)
    run(s, TakeCard(Player(0), hermit))
    assert zone(s, "hermit") == "rest" and s.reserve[P_SURVIVOR] == SUPPLY[P_SURVIVOR] - 5


@pytest.mark.rule("ATH-B.3.8")
def test_without_a_token_nobody_can_be_recruited() -> None:
    s = lay()
    s.reserve[P_SURVIVOR] = 0
    assert not can_take(s, Player(0), Card(CARD.index("hermit")))


@pytest.mark.rule("ATH-B.3.7")
def test_an_event_reaches_active_survivors_only() -> None:
    s = run(lay(crew={"red": "red_leader red_co_pilot/rest"}), Contaminate(Player(0), ACTIVE_ONES))
    assert s.contamination[LEADER] == 1
    s = run(lay(crew={"red": "red_leader/rest red_co_pilot/rest"}), Contaminate(Player(0), ACTIVE_ONES))
    assert sum(s.contamination) == 0
