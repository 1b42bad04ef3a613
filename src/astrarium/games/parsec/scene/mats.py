"""What lies beside the galaxy: the players, their ships' figures and prices, the viewer's hand, cards in play."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, PUBLIC, Player, knows
from ....clockwork.text import Text
from ....mechanisms.graph import largest_group
from ....scenes.looks import Mat, Row
from ....scenes.marks import Mark
from ....scenes.scene import Card, Cell, Panel, Piece, Scene, Track
from ..components import (
    ALL_KINDS,
    CATEGORY,
    CATEGORY_OF,
    COLOUR_ATOM,
    EFFECT,
    EVENT,
    EVENT_ATOM,
    EVENT_SOURCE,
    FACTION,
    FACTION_ATOM,
    FACTION_SOURCE,
    KIND,
    KIND_ATOM,
    RARITY,
    RARITY_OF,
    RESOURCE,
    RESOURCES,
    SELL_VALUE,
    Event,
    is_reconstructed,
)
from ..rules.fleets import reserve
from ..rules.purchases import Buy
from ..rules.turn import Shop
from ..rules.victory import dominated
from ..state import END_OF_TURN, LASTING_CARD, LASTING_PLAYER, LASTING_SERIAL, LASTING_UNTIL, LASTING_VICTIM, Parsec
from .looks import Resource, Tally, Topic
from .units import KIND_LOOKS

FIGURES: Final = (Tally.ATTACK, Tally.DEFENCE, Tally.MOVE, Tally.RANGE)
RESOURCE_SIGNS: Final = [Resource(id) for id in RESOURCE.ids]
TOPICS: Final = [Topic(CATEGORY.ids[category]) for category in CATEGORY_OF]
"""What each Event card is about."""


def add_mats(made: Scene, s: Parsec, viewer: int) -> None:
    # The viewer first: one's own mat is the one that is needed.
    for number in range(s.players):
        _add_player(made, s, Player((max(0, viewer) + number) % s.players), viewer)
    _add_sheet(made, s, viewer)
    _add_hand(made, s, viewer)
    _add_in_use(made, s)
    _add_lasting(made, s)


# Players


def _add_player(made: Scene, s: Parsec, player: Player, viewer: int) -> None:
    id = f"player-{player}"
    plan = s.plan()
    colonies = s.colonies(player) if s.colour[player] != NOBODY else 0
    number, unit = colonies, Text("scene-of-colonies", {"number": plan.economic_colonies})
    if s.timed or s.over:
        number, unit = s.scores[player], Text("scene-points", {"number": s.scores[player]})
    made.panels.append(
        Panel(
            id,
            s.player_text(player),
            Mat.PLAYER,
            number,
            unit,
            marks=_marks(s, player, viewer),
            atom=NOBODY if s.colour[player] == NOBODY else COLOUR_ATOM + s.colour[player],
            owner=player,
            details=_wealth(s, player, viewer),
        )
    )
    _add_supply(made, s, player, viewer)
    _add_chips(made, s, player, id)
    _add_kept(made, s, player, viewer)


def _marks(s: Parsec, player: Player, viewer: int) -> tuple[Mark, ...]:
    """What the player is to this turn, this combat and the viewer."""
    marks: list[Mark] = []
    if s.waits_for(viewer) == player:
        marks.append(Mark.DECIDES)
    if s.turn > 0 and s.active == player and not s.over:
        marks.append(Mark.ACTIVE)
    for side, mark in enumerate((Mark.ATTACKER, Mark.DEFENDER)):
        if s.rivals and s.rivals[side] == player:
            marks.append(mark)
    if s.is_out(player):
        marks.append(Mark.OUT)
    if player == viewer:
        marks.append(Mark.YOU)
    if player in s.winners:
        marks.append(Mark.WINNER)
    return tuple(marks)


def _known_goods(s: Parsec, player: Player, viewer: int) -> list[int]:
    """The resource cards of a player that the viewer is sure of."""
    counts = [0] * RESOURCES
    for card, mask in zip(s.goods[player], s.seen_goods[player], strict=True):
        if player == viewer or knows(mask, viewer):
            counts[card] += 1
    return counts


def _wealth(s: Parsec, player: Player, viewer: int) -> tuple[Text, ...]:
    plan = s.plan()
    lines = [Text("scene-goal-economic", {"colonies": plan.economic_colonies, "each": plan.economic_each})]
    lines.append(Text("scene-goal-military", {"number": plan.military_modules}))
    return tuple(lines)


def _add_supply(made: Scene, s: Parsec, player: Player, viewer: int) -> None:
    """Resource cards by kind as far as the viewer knows them, those unknown, and Event cards."""
    at = f"supply-{player}"
    known = _known_goods(s, player, viewer)
    for resource, count in enumerate(known):
        look = RESOURCE_SIGNS[resource]
        label = Text("scene-count-goods", {"number": count, "resource": RESOURCE.text(resource)})
        made.pieces.append(Piece(f"{look.value}-{player}", label, at, look, count, owner=player))
    hidden = len(s.goods[player]) - sum(known)
    if hidden > 0:
        label = Text("scene-count-unknown", {"number": hidden})
        made.pieces.append(Piece(f"unknown-{player}", label, at, Tally.UNKNOWN, hidden, owner=player))
    cards = len(s.events[player])
    label = Text("scene-count-events", {"number": cards})
    made.pieces.append(Piece(f"events-{player}", label, at, Tally.EVENTS, cards, owner=player))


def _add_chips(made: Scene, s: Parsec, player: Player, id: str) -> None:
    """Factions, dominated modules, a free colony still to be placed."""
    for faction in s.factions[player]:
        effect = EFFECT.text(EFFECT.index(FACTION.ids[faction]))
        made.cells.append(
            Cell(
                f"faction-{FACTION.ids[faction]}",
                FACTION.text(faction),
                id,
                None,
                FACTION_ATOM + faction,
                player,
                (effect, Text(f"scene-faction-{FACTION_SOURCE[faction]}")),
                (Mark.ON, Mark.RECONSTRUCTED),
            )
        )
    if s.colour[player] == NOBODY or not s.galaxy.hexes:
        return
    ruled = largest_group(s.galaxy.cell_neighbours, dominated(s, s.team[player]))
    words: dict[str, int | Text] = {"number": ruled, "most": s.plan().military_modules}
    made.cells.append(Cell(f"ruled-{player}", Text("scene-ruled", words), id, owner=player))
    if s.timed or s.over:
        words = {"number": s.colonies(player), "most": s.plan().economic_colonies}
        made.cells.append(Cell(f"settled-{player}", Text("scene-settled", words), id, owner=player))
    if s.free[player]:
        made.cells.append(Cell(f"free-{player}", Text("scene-free-colony"), id, owner=player))


def _add_kept(made: Scene, s: Parsec, player: Player, viewer: int) -> None:
    """Permanent cards in play, and Event cards of others that the viewer knows."""
    at = f"kept-{player}"
    for number, card in enumerate(s.permanents[player]):
        made.cards.append(_small(card, at, f"permanent-{player}-{number}", player, Text("scene-in-play")))
    known = [
        (card, mask)
        for card, mask in zip(s.events[player], s.seen_events[player], strict=True)
        if (player != viewer and knows(mask, viewer)) or (player == viewer and mask == PUBLIC)
    ]
    for number, (card, _) in enumerate(sorted(known)):
        words = Text("scene-known-card") if player != viewer else Text("scene-shown-card")
        made.cards.append(_small(card, at, f"known-{player}-{number}", player, words))


def _small(card: Event, at: str, id: str, player: Player, words: Text) -> Card:
    return Card(
        id,
        EVENT.text(card),
        at,
        TOPICS[card],
        owner=player,
        details=(words, *event_details(card)),
        marks=event_marks(card),
    )


def event_text(card: Event) -> Text:
    return EFFECT.text(EFFECT.index(EVENT.ids[card]))


def event_details(card: Event) -> tuple[Text, ...]:
    return event_text(card), event_source(card)


def event_source(card: Event) -> Text:
    """From where the card is known."""
    return Text(f"scene-event-{EVENT_SOURCE[card]}")


def event_marks(card: Event) -> tuple[Mark, ...]:
    return (Mark.RECONSTRUCTED,) if is_reconstructed(card) else ()


# Figures and prices


def _add_sheet(made: Scene, s: Parsec, viewer: int) -> None:
    """What each kind of unit of the viewer can do and costs; spectators see the active player's. PAR-3.1"""
    player = viewer if viewer != NOBODY else max(0, s.active)
    figures = s.figures[player]
    label = Text("scene-sheet", {"player": s.player_text(player)})
    marks = (Mark.FIRST,) if isinstance(s.choice, (Buy, Shop)) and s.player == viewer else ()
    made.panels.append(Panel("sheet", label, Mat.FIGURES, marks=marks, owner=player))
    numbers = (figures.attack, figures.defence, figures.move, figures.range)
    for kind in ALL_KINDS:
        id = f"kind-{KIND.ids[kind]}"
        left = reserve(s, Player(player), kind) if s.colour[player] != NOBODY else 0
        made.cells.append(Cell(id, KIND.text(kind), "sheet", KIND_LOOKS[kind], KIND_ATOM + kind, player))
        for sign, row in zip(FIGURES, numbers, strict=True):
            words: dict[str, int | Text] = {"number": row[kind]}
            label = Text(f"scene-{sign.value}", words)
            made.pieces.append(Piece(f"{id}-{sign.value}", label, id, sign, row[kind]))
        for resource, count in enumerate(figures.cost[kind]):
            words = {"number": count, "resource": RESOURCE.text(resource)}
            look = RESOURCE_SIGNS[resource]
            price = (Text("scene-price", words),)
            made.pieces.append(Piece(f"{id}-{look.value}", RESOURCE.text(resource), id, look, count, details=price))
        made.pieces.append(Piece(f"{id}-left", Text("scene-left", {"number": left}), id, Tally.LEFT, left))


# Cards


def _add_hand(made: Scene, s: Parsec, viewer: int) -> None:
    """The viewer's own Event cards; equal ones lie on each other, those acquired this turn apart. PAR-11.3"""
    if viewer == NOBODY or not s.events[viewer]:
        return
    hand = s.events[viewer]
    made.tracks.append(Track("hand", Text("scene-hand", {"number": len(hand)}), Row.HAND))
    usable = len(hand) - s.fresh[viewer]
    old, new = sorted(hand[:usable]), sorted(hand[usable:])
    for card in dict.fromkeys(old):
        made.cards.append(_hand_card(card, f"hand-{EVENT.ids[card]}", old.count(card), ()))
    for card in dict.fromkeys(new):
        made.cards.append(_hand_card(card, f"fresh-{EVENT.ids[card]}", new.count(card), (Text("scene-fresh"),)))


def _hand_card(card: Event, id: str, count: int, details: tuple[Text, ...]) -> Card:
    words: dict[str, int | Text] = {"rarity": RARITY.text(RARITY_OF[card]), "number": SELL_VALUE[card]}
    return Card(
        id,
        EVENT.text(card),
        "hand",
        TOPICS[card],
        event_text(card),
        foot=Text("scene-rarity", words),
        atom=EVENT_ATOM + card,
        details=(*details, event_source(card)),
        count=count,
        marks=event_marks(card),
    )


def _add_in_use(made: Scene, s: Parsec) -> None:
    """Cards played that are being carried out. PAR-11.6"""
    if not s.played:
        return
    made.tracks.append(Track("in-use", Text("scene-in-use"), Row.CARDS))
    for number, card in enumerate(s.played):
        made.cards.append(
            Card(
                f"played-{number}",
                EVENT.text(card),
                "in-use",
                TOPICS[card],
                event_text(card),
                details=(event_source(card),),
                marks=event_marks(card),
            )
        )


def _add_lasting(made: Scene, s: Parsec) -> None:
    """Effects in force, and how long. PAR-11.12"""
    if len(s.lasting) == 0:
        return
    made.tracks.append(Track("lasting", Text("scene-lasting"), Row.SMALL))
    for row in range(len(s.lasting)):
        card = Event(s.lasting.get(row, LASTING_CARD))
        player = Player(s.lasting.get(row, LASTING_PLAYER))
        details = [Text("scene-played-by", {"player": s.player_text(player)})]
        if s.lasting.get(row, LASTING_VICTIM) != NOBODY:
            details.append(Text("scene-with", {"player": s.player_text(s.lasting.get(row, LASTING_VICTIM))}))
        until = s.lasting.get(row, LASTING_UNTIL)
        if until == END_OF_TURN:
            details.append(Text("scene-until-end"))
        else:
            words: dict[str, int | Text] = {"player": s.player_text(player), "number": until - s.turns[player]}
            details.append(Text("scene-until", words))
        look = TOPICS[card]
        id = f"lasting-{s.lasting.get(row, LASTING_SERIAL)}"
        told = (*details, *event_details(card))
        marks = event_marks(card)
        made.cards.append(Card(id, EVENT.text(card), "lasting", look, owner=player, details=told, marks=marks))
