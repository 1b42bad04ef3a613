"""How the table looks beside the map: tracks, cards, and the mats of the players and of the Rocinante."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, NOTHING, Atom, Player, knows
from ....clockwork.text import Text
from ....scenes.looks import Marker, Mat, Pile, Row, Unknown
from ....scenes.marks import Mark
from ....scenes.scene import Card, Cell, Panel, Piece, Scene, Track
from ..cards import fleets as fleet_cards
from ..cards import influence as influence_cards
from ..components import (
    ABILITY,
    BATTLESHIP,
    BONUS_ROWS,
    BONUS_TOKENS,
    CARD,
    CARD_ATOM,
    CREW,
    CREW_ATOM,
    CRUCIAL,
    CRUCIAL_RECONSTRUCTED,
    CUBE,
    CUBE_ATOM,
    DIPLOMAT,
    EFFECT,
    FACTION,
    FACTION_ATOM,
    FINAL_ROW,
    FIRST_SCORE,
    FLEET,
    ICONS,
    ICONS_RECONSTRUCTED,
    KEEP_COST,
    KEEP_ONLY,
    KIND,
    KIND_ATOM,
    NORMAL,
    OFF_MAP,
    POINTS_OF,
    POINTS_RECONSTRUCTED,
    RESOURCE,
    SCRAP,
    SECTOR,
    SECTOR_ATOM,
    SECTORS,
    SEVERAL,
    SLOT_ATOM,
    SLOT_COST,
    SLOTS,
    TECH,
    TECH_LEVEL,
    TECHS_OF,
    UN,
    Cube,
    is_reconstructed,
)
from ..rules.fleets import unit_atom
from ..rules.influence import MoveCube, Remove
from ..setup import factions_for
from ..state import Expanse, unit_index
from .looks import Crew, Resource, Sector, Ship, Special, Topic

SHIPS: Final = [Ship(id) for id in KIND.ids]
SECTOR_TINTS: Final = [Sector(id) for id in SECTOR.ids]
RESOURCES: Final = [Resource(id) for id in RESOURCE.ids]


def add_mats(made: Scene, s: Expanse, viewer: int) -> None:
    _add_score(made, s)
    _add_initiative(made, s)
    _add_bonus(made, s, viewer)
    _add_crew(made, s)
    for player in s.everyone():
        _add_player(made, s, player, viewer)
    _add_factions(made, s)
    _add_track(made, s)
    _add_piles(made, s, viewer)


def short(s: Expanse, player: Player) -> Text:
    """The few letters that stand for a faction."""
    faction = s.faction_of(player)
    return s.player_text(player) if faction == NOTHING else Text(f"scene-{FACTION.ids[faction]}")


# Tracks


def _add_score(made: Scene, s: Expanse) -> None:
    if not s.all_sit:
        return
    length = 50
    while length < max(s.points):
        length += 10
    made.tracks.append(Track("score", Text("scene-score"), Row.SCALE, length))
    for player in s.everyone():
        label = Text("scene-has-points", {"player": s.player_text(player), "number": s.points[player]})
        made.pieces.append(Piece(f"score-{player}", label, "score", Marker.MARKER, s.points[player], NOBODY, player))


def _add_initiative(made: Scene, s: Expanse) -> None:
    if not s.initiative:
        return
    made.tracks.append(Track("initiative", Text("scene-initiative"), Row.ORDER))
    for place, player in enumerate(s.initiative):
        cell = f"initiative-{place + 1}"
        made.cells.append(Cell(cell, Text("scene-number", {"number": place + 1}), "initiative"))
        id = f"initiative-token-{player}"
        made.pieces.append(Piece(id, short(s, player), cell, Marker.INITIATIVE, 1, NOBODY, player))


def _add_bonus(made: Scene, s: Expanse, viewer: int) -> None:
    """The rows of the bonus track with the Sectors laid beside them, and the Sector tokens still to be picked."""
    made.tracks.append(Track("bonus", Text("scene-bonus"), Row.ROWS))
    for row, numbers in enumerate([*BONUS_ROWS, FINAL_ROW]):
        final = row == len(BONUS_ROWS)
        now = s.final if final else (not s.final and row == s.scorings)
        marks: tuple[Mark, ...] = (Mark.DONE,) if row < s.scorings and not final else (Mark.NOW,) if now else ()
        marks += (Mark.FINAL,) if final else ()
        label = _row(numbers)
        hover = Text("scene-final") if final else Text("scene-scoring-number", {"number": row + 1})
        made.cells.append(Cell(f"bonus-{row + 1}", label, "bonus", details=(hover,), marks=marks))
        if row < len(s.sectors_used):
            used = s.sectors_used[row]
            at = f"bonus-{row + 1}"
            made.pieces.append(Piece(f"sector-used-{row + 1}", _sector(used), at, SECTOR_TINTS[used]))
    _add_picked(made, s, viewer)
    made.tracks.append(Track("sectors", Text("scene-sectors"), Row.CHIPS))
    for sector in range(SECTORS):
        left = s.sectors_left[sector]
        made.cells.append(
            Cell(
                f"sector-{SECTOR.ids[sector]}",
                SECTOR.text(sector),
                "sectors",
                SECTOR_TINTS[sector],
                SECTOR_ATOM + sector,
                details=(Text("scene-tokens-left", {"number": left, "most": BONUS_TOKENS[sector]}),),
                marks=(Mark.ON,) * left + (Mark.OFF,) * (BONUS_TOKENS[sector] - left),
            )
        )


def _row(numbers: list[int]) -> Text:
    return Text("scene-row", {"first": numbers[0], "second": numbers[1], "third": numbers[2]})


def _row_ahead(s: Expanse) -> Text:
    """What the Bonus Sector is worth in the next scoring."""
    return _row(BONUS_ROWS[s.scorings] if s.scorings < len(BONUS_ROWS) and not s.final else FINAL_ROW)


def _add_picked(made: Scene, s: Expanse, viewer: int) -> None:
    """The token that lies face down, from its picking to its turning up."""
    if s.picked == NOTHING or len(s.sectors_used) > s.scorings:
        return
    at = f"bonus-{s.scorings + 1}"
    if knows(s.picked_known, viewer):
        look = SECTOR_TINTS[s.picked]
        made.pieces.append(Piece("sector-picked", _sector(s.picked), at, look, marks=(Mark.SECRET,)))
    else:
        made.pieces.append(Piece("sector-picked", Text("scene-hidden"), at, Unknown.HIDDEN))


def _sector(sector: int) -> Text:
    return Text(f"scene-sector-{SECTOR.ids[sector]}")


# The Rocinante


def _add_crew(made: Scene, s: Expanse) -> None:
    holder = s.roci_holder
    details = () if holder == NOBODY else (Text("scene-held-by", {"player": s.player_text(holder)}),)
    made.panels.append(Panel("mat-rocinante", Text("scene-rocinante"), Mat.SHIP, owner=holder, details=details))
    for crew, id in enumerate(CREW.ids):
        effect = EFFECT.text(EFFECT.index(id))
        made.cells.append(Cell(id, CREW.text(crew), "mat-rocinante", Crew.CREW, CREW_ATOM + crew, details=(effect,)))


# Players


def _add_player(made: Scene, s: Expanse, player: Player, viewer: int) -> None:
    faction = s.faction_of(player)
    id = f"player-{player}"
    marks: list[Mark] = []
    if s.waits_for(viewer) == player:
        marks.append(Mark.DECIDES)
    if s.active == player:
        marks.append(Mark.ACTIVE)
    if player == viewer:
        marks.append(Mark.YOU)
    if player in s.winners:
        marks.append(Mark.WINNER)
    if faction == NOTHING:
        made.panels.append(Panel(id, s.player_text(player), Mat.PLAYER, marks=tuple(marks), owner=player))
        return
    crucial = CRUCIAL[s.players][faction]
    details: list[Text] = []
    if len(crucial) > 1:
        words: dict[str, int | Text] = {"first": RESOURCE.text(crucial[0]), "second": RESOURCE.text(crucial[1])}
        details.append(Text("scene-crucial", words))
        if CRUCIAL_RECONSTRUCTED[faction]:
            details.append(Text("scene-reconstructed-crucial"))
    made.panels.append(
        Panel(
            id,
            FACTION.text(faction),
            Mat.PLAYER,
            s.points[player],
            Text("scene-points"),
            tuple(RESOURCES[resource] for resource in crucial),
            tuple(marks),
            FACTION_ATOM + faction,
            player,
            tuple(details),
        )
    )
    _add_power(made, ABILITY.ids[faction], ABILITY.text(faction), player, True)
    for tech in TECHS_OF[faction]:
        label = Text(f"scene-tech-{TECH_LEVEL[tech]}", {"tech": TECH.text(tech)})
        _add_power(made, TECH.ids[tech], label, player, s.tech[player] >= TECH_LEVEL[tech])
    _add_supply(made, s, player, viewer)
    for card in s.kept[player]:
        made.cards.append(_card(s, card, f"kept-{player}", player))


def _add_power(made: Scene, power: str, label: Text, player: Player, in_force: bool) -> None:
    """An ability or a Technology on its owner's mat."""
    marks = (Mark.ON if in_force else Mark.OFF, *_made_up(power))
    details = (EFFECT.text(EFFECT.index(power)), *_says_made_up(power))
    made.cells.append(Cell(power, label, f"player-{player}", owner=player, details=details, marks=marks))


def _made_up(id: str) -> tuple[Mark, ...]:
    """Reconstructed things are marked as such, never shown as facts."""
    return (Mark.RECONSTRUCTED,) if is_reconstructed(id) else ()


def _says_made_up(id: str) -> tuple[Text, ...]:
    return (Text("scene-reconstructed"),) if is_reconstructed(id) else ()


def cube_look(cube: Cube) -> Marker | Special:
    return Special.DIPLOMAT if cube == DIPLOMAT else Marker.CUBE


def _add_supply(made: Scene, s: Expanse, player: Player, viewer: int) -> None:
    """Cubes in supply and units off the map: what can be placed and built."""
    at = f"supply-{player}"
    whose: dict[str, int | Text] = {"player": s.player_text(player)}
    # The UN is asked which of its cubes at a Base or, for placing, which of these.
    at_base = isinstance(s.choice, (Remove, MoveCube))
    cubes = [(NORMAL, s.supply[player])]
    if s.faction_of(player) == UN:
        cubes.append((DIPLOMAT, s.diplomat_supply))
    for cube, count in cubes:
        look = cube_look(cube)
        label = Text(f"scene-supply-{CUBE.ids[cube]}", {"number": count})
        atom = Atom(CUBE_ATOM + cube) if s.faction_of(player) == UN and not at_base else NOBODY
        details = (Text("scene-supply", whose),)
        made.pieces.append(Piece(f"supply-{player}-{look.value}", label, at, look, count, atom, player, details))
    pool = f"pool-{player}"
    for kind in (FLEET, BATTLESHIP, SCRAP):
        count = s.units[unit_index(OFF_MAP, player, kind)]
        if count == 0:
            continue
        builds = s.waits_for(viewer) == player
        cell = f"{pool}-{KIND.ids[kind]}"
        details = (Text("scene-off-map", whose),)
        atom = Atom(KIND_ATOM + kind) if builds else NOBODY
        label = KIND.text(kind) if count == 1 else SEVERAL.text(kind)
        made.cells.append(Cell(cell, label, pool, None, atom, player, details))
        unit = unit_atom(s, OFF_MAP, player, kind)
        made.pieces.append(Piece(f"off-map-{player}-{KIND.ids[kind]}", label, cell, SHIPS[kind], count, unit, player))


def _add_factions(made: Scene, s: Expanse) -> None:
    """While factions are picked, those still free lie open."""
    if s.all_sit:
        return
    made.tracks.append(Track("factions", Text("scene-factions"), Row.CARDS))
    for faction in factions_for(s.players):
        if s.who[faction] == NOBODY:
            effect = EFFECT.text(EFFECT.index(ABILITY.ids[faction]))
            made.cards.append(
                Card(
                    f"faction-{FACTION.ids[faction]}",
                    FACTION.text(faction),
                    "factions",
                    Topic.FACTION,
                    effect,
                    icons=(faction,),
                    foot=ABILITY.text(faction),
                    marks=_made_up(ABILITY.ids[faction]),
                    atom=FACTION_ATOM + faction,
                    details=_says_made_up(ABILITY.ids[faction]),
                )
            )


# Cards


def _add_track(made: Scene, s: Expanse) -> None:
    made.tracks.append(Track("track", Text("scene-track"), Row.CARDS))
    for slot in range(SLOTS):
        cell = f"slot-{slot + 1}"
        price = Text("scene-price", {"number": SLOT_COST[slot]})
        filled = slot < len(s.track)
        made.cells.append(Cell(cell, price, "track", None, SLOT_ATOM + slot if filled else NOBODY))
        if filled:
            made.cards.append(_card(s, s.track[slot], cell, NOBODY))


def _add_piles(made: Scene, s: Expanse, viewer: int) -> None:
    if s.in_use:
        made.tracks.append(Track("in-use", Text("scene-in-use"), Row.CARDS))
        for card in s.in_use:
            made.cards.append(_card(s, card, "in-use", NOBODY))
    known = [s.deck.peek(depth) for depth in range(len(s.deck)) if s.deck.knows(viewer, depth)]
    if known:
        made.tracks.append(Track("looked-at", Text("scene-looked-at"), Row.CARDS))
        made.cards.extend([_card(s, card, "looked-at", NOBODY) for card in known])
    made.tracks.append(Track("piles", Text("scene-piles"), Row.PILES))
    made.pieces.append(Piece("deck", Text("scene-deck"), "piles", Pile.DECK, len(s.deck)))
    made.pieces.append(Piece("discard", Text("scene-discard"), "piles", Pile.DISCARD, len(s.discard)))
    if s.discard:
        made.cards.append(_card(s, s.discard[-1], "discard", NOBODY))
    if len(s.discard) > 1:
        # Open to all, so anybody may look through it. EXP-4.8
        made.tracks.append(Track("discarded", Text("scene-discarded"), Row.HEAP, at="discard"))
        for card in reversed(s.discard[:-1]):
            made.cards.append(_card(s, card, "discarded", NOBODY))
    if s.boxed:
        made.pieces.append(Piece("boxed", Text("scene-boxed"), "piles", Pile.BOXED, len(s.boxed)))


def _card(s: Expanse, card: int, at: str, owner: int) -> Card:
    id = f"card-{CARD.ids[card]}"
    atom = CARD_ATOM + card
    if card >= FIRST_SCORE:
        text = Text("scene-scoring-text")
        return Card(id, CARD.text(card), at, Topic.SCORING, text, foot=_row_ahead(s), atom=atom, owner=owner)
    effect = EFFECT.text(EFFECT.index(CARD.ids[card]))
    icons = _icons(s, ICONS[card])
    return Card(
        id,
        CARD.text(card),
        at,
        _subject(card),
        effect,
        POINTS_OF[card],
        Text("scene-action-points"),
        icons,
        Text("scene-keep-only") if KEEP_ONLY[card] else Text("scene-keep", {"number": KEEP_COST[card]}),
        _made_up(CARD.ids[card]),
        atom,
        owner,
        _says_made_up(CARD.ids[card]) or _parts_made_up(s, card),
    )


def _icons(s: Expanse, mask: int) -> tuple[int, ...]:
    """The factions of the mask that are at the table."""
    return tuple(faction for faction in sorted(s.colour) if faction != NOBODY and mask >> faction & 1)


def _parts_made_up(s: Expanse, card: int) -> tuple[Text, ...]:
    """What is reconstructed on a card that a source shows otherwise: its points, or icons of some factions."""
    told = [Text("scene-reconstructed-points")] if POINTS_RECONSTRUCTED[card] else []
    letters = [Text(f"scene-{FACTION.ids[faction]}") for faction in _icons(s, ICONS_RECONSTRUCTED[card])]
    if len(letters) == 1:
        told.append(Text("scene-reconstructed-icon", {"faction": letters[0]}))
    elif len(letters) > 1:
        told.append(Text("scene-reconstructed-icons", {"first": letters[0], "second": letters[1]}))
    return tuple(told)


def _subject(card: int) -> Topic:
    """What an Event is about: influence, fleets, or intrigue. Events lie in files by their subject."""
    if KEEP_ONLY[card]:
        return Topic.INTRIGUE
    if hasattr(influence_cards, CARD.ids[card]):
        return Topic.INFLUENCE
    return Topic.FLEETS if hasattr(fleet_cards, CARD.ids[card]) else Topic.INTRIGUE
