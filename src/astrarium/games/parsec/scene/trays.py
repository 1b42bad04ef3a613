"""What lies round the galaxy: the bank, and the two sides of a combat."""

from __future__ import annotations

from ....clockwork.names import NOBODY, Player
from ....clockwork.text import Text
from ....positions.toml import Entry
from ....scenes.looks import Die, Frame, Pile
from ....scenes.scene import NO_NUMBER, Area, Piece, Scene
from ..components import BUY_EVENT_ATOM, KIND_OF, NO_UNIT, RESOURCE, RESOURCE_ATOM, RESOURCES, UNIT, UNIT_ATOM, Unit
from ..rules.abilities import attack_of, defence_of
from ..rules.combat.attack import PickAttackers
from ..rules.combat.battle import fighters
from ..rules.combat.totals import attack_total, defence_total
from ..state import ATTACKER, ENGAGED, HELPING, Parsec
from .mats import RESOURCE_SIGNS
from .units import KIND_LOOKS, unit_details, unit_name


def add_trays(made: Scene, s: Parsec, place: Entry) -> None:
    _add_bank(made, s, place)
    if s.rivals:
        for side, id in enumerate(("attacker", "defender")):
            _add_side(made, s, side, id, place)


def _area(
    place: Entry, id: str, label: Text, number: int = NO_NUMBER, lines: tuple[Text, ...] = (), owner: Player = NOBODY
) -> Area:
    x, y, wide, high = place.numbers(id)
    return Area(id, label, Frame.TRAY, x, y, wide, high, number, lines, owner=owner)


def _add_bank(made: Scene, s: Parsec, place: Entry) -> None:
    """The stacks of resources, the Event deck, and the die rolled for resources. PAR-1.3, 7.1"""
    made.areas.append(_area(place, "bank", Text("scene-bank")))
    for resource in range(RESOURCES):
        id = f"stack-{RESOURCE.ids[resource]}"
        sign, atom = RESOURCE_SIGNS[resource], RESOURCE_ATOM + resource
        made.pieces.append(Piece(id, RESOURCE.text(resource), "bank", sign, s.stacks[resource], atom))
    made.pieces.append(Piece("deck", Text("scene-deck"), "bank", Pile.DECK, len(s.deck), BUY_EVENT_ATOM))
    if s.rolled > 0:
        made.pieces.append(Piece("rolled", Text("scene-rolled", {"number": s.rolled}), "bank", Die.DIE, s.rolled))


def _add_side(made: Scene, s: Parsec, side: int, id: str, place: Entry) -> None:
    """A side of the combat: in a strike with its die and its total. PAR-15.1, 15.2"""
    player = s.rivals[side]
    crew = _crew(s, side)
    _add_crew(made, s, crew, id)
    label = Text(f"scene-{id}-is", {"player": s.player_text(player)})
    if isinstance(s.choice, PickAttackers):
        lines = _attack_lines(s, crew, 0) if side == ATTACKER else _defence_lines(s, s.target, 0)
        made.areas.append(_area(place, id, label, lines=lines, owner=player))
        return
    if s.struck == NO_UNIT or not s.bonuses:
        made.areas.append(_area(place, id, label, lines=_strengths(s, crew), owner=player))
        return
    striking = side == s.striker
    number = attack_total(s) if striking else defence_total(s)
    lines = _attack_lines(s, s.shooters, s.bonuses[0]) if striking else _defence_lines(s, s.struck, s.bonuses[1])
    made.areas.append(_area(place, id, label, number, lines, player))
    if s.dice:
        die = s.dice[0 if striking else 1]
        made.pieces.append(Piece(f"die-{id}", Text("scene-die", {"number": die}), id, Die.DIE, die, owner=player))


def _crew(s: Parsec, side: int) -> list[Unit]:
    """Those who fight on a side, supporters last; while an attack is being declared, those named so far. PAR-14.9"""
    choice = s.choice
    if isinstance(choice, PickAttackers):
        return list(choice.units) if side == ATTACKER else [s.target]
    return fighters(s, side, ENGAGED) + fighters(s, side, HELPING)


def _add_crew(made: Scene, s: Parsec, crew: list[Unit], id: str) -> None:
    for unit in crew:
        look = KIND_LOOKS[KIND_OF[unit]]
        details = unit_details(s, unit)
        made.pieces.append(
            Piece(f"fights-{unit_name(unit)}", UNIT.text(unit), id, look, 1, UNIT_ATOM + unit, s.owner(unit), details)
        )


def _attack_lines(s: Parsec, units: list[Unit], cards: int) -> tuple[Text, ...]:
    """What the attack total is made of besides the die."""
    lines = [Text("scene-shooters", {"number": len(units), "bonus": sum(attack_of(s, unit) for unit in units)})]
    return (*lines, *_card_lines(cards))


def _defence_lines(s: Parsec, unit: Unit, cards: int) -> tuple[Text, ...]:
    return (Text("scene-struck", {"unit": UNIT.text(unit), "bonus": defence_of(s, unit)}), *_card_lines(cards))


def _strengths(s: Parsec, crew: list[Unit]) -> tuple[Text, ...]:
    """Between strikes: what a side can bring to bear, and how hard its units are to hit."""
    if not crew:
        return ()
    attack = Text("scene-side-attack", {"bonus": sum(attack_of(s, unit) for unit in crew)})
    defences = [defence_of(s, unit) for unit in crew]
    words: dict[str, int | Text] = {"least": min(defences), "most": max(defences)}
    return attack, Text("scene-side-defence" if len(set(defences)) == 1 else "scene-side-defences", words)


def _card_lines(bonus: int) -> list[Text]:
    if bonus == 0:
        return []
    return [Text("scene-card-bonus" if bonus > 0 else "scene-card-malus", {"number": abs(bonus)})]
