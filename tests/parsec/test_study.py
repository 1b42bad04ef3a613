"""What is said of a player of Parsec afterwards, and whom a component serves."""

from __future__ import annotations

import pytest

from astrarium import game
from astrarium.clockwork.names import NOTHING, Player
from astrarium.games.parsec.components import COLONY, EVENT, FACTION, PLANET, SET, Unit
from astrarium.games.parsec.rules.elimination import Eliminations
from astrarium.games.parsec.rules.fleets import destroy
from astrarium.games.parsec.state import Parsec
from tables.parsec import act, begun, lay, new_game, run, shop, who
from tables.playing import play

PARSEC = game("parsec")
FAR = {"14.8": "blue colony", "13.8": "blue colony"}


def traits(s: Parsec, player: int, kind: str) -> list[str]:
    return [value for of, value in PARSEC.study.traits(s, player) if of == kind]


def told(**laid: object) -> Parsec:
    """A table that keeps its log."""
    s = lay(**laid)  # type: ignore[arg-type]
    s.log = []
    return s


@pytest.mark.rule("PAR-4.14")
def test_factions_and_the_order_are_dealt() -> None:
    s = begun(4)
    assert [traits(s, player, "faction") for player in range(4)] == [[FACTION.ids[own[0]]] for own in s.factions]
    assert [traits(s, (s.first + step) % 4, "order") for step in range(4)] == [["1"], ["2"], ["3"], ["4"]]


@pytest.mark.rule("PAR-5.2")
def test_the_planets_of_the_settlement_are_told() -> None:
    s = begun(2)
    for player in range(2):
        settled = {
            PLANET.ids[s.galaxy.planet[s.at[unit]]]
            for unit in s.pieces(Player(player), COLONY)
            if s.at[unit] != NOTHING
        }
        assert set(traits(s, player, "planet")) == settled


@pytest.mark.rule("PAR-13.1")
def test_units_that_are_bought_are_told_by_their_kind() -> None:
    s = shop(told(units={"0.2": "red colony", "1.2": "red colony"} | FAR, goods={"red": "9 9 9"}), "red")
    play(s, "kind:cargo", "hex:0.2", "kind:cargo", "hex:1.2")
    assert traits(s, who(s, "red"), "bought") == ["cargo"] and traits(s, who(s, "blue"), "bought") == []


@pytest.mark.rule("PAR-11.22")
def test_a_card_serves_whoever_first_plays_it() -> None:
    s = act(told(units={"0.2": "red colony"} | FAR, events={"red": "E10"}), "red")
    play(s, "event:E10")
    assert traits(s, who(s, "red"), "played") == ["E10"]
    assert PARSEC.study.owner(s, "E10") == who(s, "red") and PARSEC.study.owner(s, "E11") < 0


@pytest.mark.rule("PAR-11.15")
def test_who_cancels_a_card_has_played_countermeasures() -> None:
    units = {"0.2": "red colony", "5.3": "blue cargo"}
    s = act(told(units=units | FAR, events={"red": "E01", "blue": "E31"}), "red")
    play(s, "event:E01", "event:E31")
    assert traits(s, who(s, "blue"), "played") == ["E31"] and traits(s, who(s, "red"), "played") == ["E01"]
    assert PARSEC.study.owner(s, "E31") == who(s, "blue")


@pytest.mark.rule("PAR-19.4")
def test_a_faction_serves_the_player_to_whom_it_was_dealt() -> None:
    """Even if another one adopts it."""
    s = begun(3)
    loser, heir = 1, 0
    dealt = FACTION.ids[s.factions[loser][0]]
    for unit in range(s.first_unit(Player(loser)), s.first_unit(Player(loser)) + SET):
        if s.at[unit] != NOTHING:
            destroy(s, Unit(unit))
    play(run(s, Eliminations(Player(heir))), "do:yes")
    assert dealt in [FACTION.ids[faction] for faction in s.factions[heir]] and PARSEC.study.owner(s, dealt) == loser


# At which table a component is tried


@pytest.mark.parametrize("component", PARSEC.switches)
def test_every_component_has_a_table_at_which_it_may_take_part(component: str) -> None:
    trial = PARSEC.study.trial(component)
    assert trial.dealt == (component in FACTION.places)
    tables = [PARSEC.begin(trial.players, seed, trial.options) for seed in range(40)]
    assert any(PARSEC.study.takes_part(s, component) for s in tables)


def test_what_is_not_in_the_box_cannot_be_tried() -> None:
    with pytest.raises(ValueError, match="not a component of Parsec"):
        PARSEC.study.trial("E52")


@pytest.mark.rule("PAR-22.11")
def test_without_factions_none_takes_part() -> None:
    assert not PARSEC.study.takes_part(new_game(no_factions="on"), "F01")
    assert PARSEC.study.takes_part(new_game(), "F01")


@pytest.mark.rule("PAR-11.12")
def test_a_card_at_the_bottom_of_the_deck_takes_no_part() -> None:
    s = new_game()
    for card, copies in ((0, 4), (50, 1)):
        while card in s.deck.cards:
            s.deck.cards.remove(card)
        s.deck.cards[:0] = [card] * copies
    assert not PARSEC.study.takes_part(s, EVENT.ids[0]) and not PARSEC.study.takes_part(s, EVENT.ids[50])
    assert PARSEC.study.takes_part(s, EVENT.ids[s.deck.cards[-1]])
