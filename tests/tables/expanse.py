"""Laying out positions of The Expanse by name, for tests that read as cases.

    s = lay("UN MCR OPA PG", cubes={"ceres": "UN 1, MCR 2"}, fleets={"earth": "UN 2, MCR 1 battleship"})
    resolve(s, "OPA", "sematimba")
    assert options(s) == {"do:pass", "base:ceres"}
    play(s, "base:ceres", "faction:MCR")

Whatever is not named is not on the map: cubes are in supply, fleets off the map, cards in the deck.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from astrarium import game
from astrarium.clockwork.names import Player
from astrarium.games.expanse.components import (
    BASE,
    BASES,
    BONUS_TOKENS,
    CARD,
    CUBES,
    DIPLOMATS,
    FACTION,
    FIRST_SCORE,
    KIND,
    MCR,
    OFF_MAP,
    OPA,
    ORBIT,
    SCORE_CARDS,
    SCRAP_SHIPS,
    SECTOR,
    UN,
    Base,
    Card,
    Orbit,
    Sector,
    action_cards_for,
)
from astrarium.games.expanse.rules.actions import Spend
from astrarium.games.expanse.rules.events import Resolve
from astrarium.games.expanse.rules.scoring import FinalScoring, scoring_turn
from astrarium.games.expanse.rules.turn import BeginTurn
from astrarium.games.expanse.state import INITIATIVE_TRACK, Expanse, blank, unit_index
from astrarium.mechanisms.decks import Deck
from tables.playing import asked, decide, play, question


def lay(
    seats: str = "UN MCR OPA PG",
    *,
    cubes: dict[str, str] | None = None,
    fleets: dict[str, str] | None = None,
    points: dict[str, int] | None = None,
    tech: int | dict[str, int] = 0,
    initiative: str = "",
    rocinante: str = "",
    track: str = "",
    deck: str = "",
    kept: dict[str, str] | None = None,
    tokens: str = "",
    scorings: int = 0,
    scores_drawn: int = 0,
    sectors_used: str = "",
    active: str = "",
    without: str = "",
) -> Expanse:
    """A table of these factions, clockwise.

    cubes: base -> "UN 2, UN diplomat 1, MCR 1"; fleets: orbit (without `orbit_`) -> "UN 2, MCR 1 battleship";
    rocinante: "OPA tycho"; track, deck (from the top) and kept: card ids; tokens: bases with a Protomolecule token.
    """
    names = seats.split()
    s = blank(len(names))
    s.without = frozenset(without.split())
    for player, name in enumerate(names):
        s.sit(player, FACTION.index(name))
    for player, name in enumerate(names):
        s.points[player] = (points or {}).get(name, 10)
        s.tech[player] = tech if isinstance(tech, int) else tech.get(name, 0)
        s.supply[player] = CUBES[s.faction_of(Player(player))]
    s.diplomat_supply = DIPLOMATS if "UN" in names else 0
    for base, line in (cubes or {}).items():
        for part in _parts(line):
            put_cubes(s, part[0], base, int(part[-1]), diplomat="diplomat" in part)
    _lay_fleets(s, fleets or {})
    order = initiative.split() or list(reversed(names))
    s.initiative = [Player(who(s, name)) for name in order] if INITIATIVE_TRACK[s.players] else []
    holder, orbit = (rocinante or f"{names[-1]} vesta").split()
    s.roci_holder = Player(who(s, holder))
    s.roci_orbit = Orbit(ORBIT.index(f"orbit_{orbit}"))
    for base in tokens.split():
        s.tokens[BASE.index(base)] = 1
    s.active = Player(who(s, active) if active else 0)
    s.scorings = scorings
    s.sectors_left = BONUS_TOKENS.copy()
    for sector in sectors_used.split():
        s.sectors_left[SECTOR.index(sector)] -= 1
        s.sectors_used.append(Sector(SECTOR.index(sector)))
    _lay_cards(s, track, deck, kept or {}, scores_drawn)
    s.check()
    return s


def _parts(line: str) -> list[list[str]]:
    return [part.split() for part in line.split(",")]


def put_cubes(s: Expanse, faction: str, base: str, number: int, diplomat: bool = False) -> None:
    player, place = who(s, faction), BASE.index(base)
    s.cubes[player * BASES + place] += number
    if diplomat:
        s.diplomats[place] += number
        s.diplomat_supply -= number
    else:
        s.supply[player] -= number


def _lay_fleets(s: Expanse, fleets: dict[str, str]) -> None:
    left = {(p, KIND.index("fleet")): 3 if s.faction_of(Player(p)) == MCR else 5 for p in range(s.players)}
    for player in range(s.players):
        if s.faction_of(Player(player)) == MCR:
            left[player, KIND.index("battleship")] = 2
        if s.faction_of(Player(player)) == OPA and s.tech[player] >= 1:
            left[player, KIND.index("scrap_ship")] = SCRAP_SHIPS
    for orbit, line in fleets.items():
        for part in _parts(line):
            player, number = who(s, part[0]), int(part[1])
            kind = KIND.index(part[2]) if len(part) > 2 else KIND.index("fleet")
            s.units[unit_index(ORBIT.index(f"orbit_{orbit}"), player, kind)] += number
            left[player, KIND.index("battleship") if "battleship" in KIND.ids[kind] else kind] -= number
    for (player, kind), number in left.items():
        s.units[unit_index(OFF_MAP, player, kind)] = number


def _lay_cards(s: Expanse, track: str, deck: str, kept: dict[str, str], scores_drawn: int) -> None:
    s.track = [Card(CARD.index(id)) for id in track.split()]
    for name, line in kept.items():
        s.kept[who(s, name)] = [Card(CARD.index(id)) for id in line.split()]
    top = [Card(CARD.index(id)) for id in deck.split()]
    named = set(s.track + top + [card for pile in s.kept for card in pile])
    rest = [card for card in action_cards_for(s.players) if card not in named]
    scores = [Card(card) for card in range(FIRST_SCORE, FIRST_SCORE + SCORE_CARDS) if card not in named]
    on_track = sum(card >= FIRST_SCORE for card in s.track)
    s.scores_drawn = max(scores_drawn, on_track)
    taken_before = s.scores_drawn - on_track
    s.discard = scores[:taken_before]
    # One pile, so that nothing is known of it but what is named.
    cards = scores[taken_before:] + rest + top[::-1]
    s.deck = Deck(cards, [0] * len(cards))


def who(s: Expanse, faction: str) -> int:
    player = s.who[FACTION.index(faction)]
    assert player >= 0, f"{faction} is not at the table"
    return player


# What is done


def resolve(s: Expanse, faction: str, card: str) -> Expanse:
    """The faction resolves that Event now; the card itself stays where it is."""
    s.push(Resolve(Player(who(s, faction)), Card(CARD.index(card))))
    s.advance()
    return s


def spend(s: Expanse, faction: str, points: int) -> Expanse:
    s.push(Spend(Player(who(s, faction)), points))
    s.advance()
    return s


def begin_turn(s: Expanse, faction: str) -> Expanse:
    s.active = Player(who(s, faction))
    s.push(BeginTurn())
    s.advance()
    return s


def begin_scoring(s: Expanse, faction: str) -> Expanse:
    """The Scoring turn's six steps, as if the faction had just taken a Scoring card."""
    s.then(scoring_turn(s, who(s, faction)))
    s.advance()
    return s


def begin_final(s: Expanse) -> Expanse:
    s.push(FinalScoring(Card(FIRST_SCORE)))
    s.advance()
    return s


def take(s: Expanse, card: str) -> Expanse:
    """The active player takes that card from the track."""
    return play(s, f"slot:{s.track.index(Card(CARD.index(card))) + 1}")


# What is seen


def cubes(s: Expanse, base: str) -> dict[str, int]:
    """Cubes on a base, by faction."""
    place = BASE.index(base)
    found = {FACTION.ids[s.faction_of(Player(p))]: s.cubes[p * BASES + place] for p in range(s.players)}
    return {name: number for name, number in found.items() if number}


def diplomats(s: Expanse, base: str) -> int:
    return s.diplomats[BASE.index(base)]


def fleets(s: Expanse, orbit: str) -> dict[str, dict[str, int]]:
    """Units in an orbit (or "off_map"), by faction and kind; the Rocinante is not among them."""
    place = OFF_MAP if orbit == "off_map" else ORBIT.index(f"orbit_{orbit}")
    found: dict[str, dict[str, int]] = {}
    for player in range(s.players):
        kinds = {
            KIND.ids[kind]: s.units[unit_index(place, player, kind)]
            for kind in range(4)
            if s.units[unit_index(place, player, kind)]
        }
        if kinds:
            found[FACTION.ids[s.faction_of(Player(player))]] = kinds
    return found


def points(s: Expanse, faction: str) -> int:
    return s.points[who(s, faction)]


def supply(s: Expanse, faction: str) -> int:
    """Normal cubes in supply, and for the UN Diplomats too."""
    return s.supply[who(s, faction)] + (s.diplomat_supply if FACTION.index(faction) == UN else 0)


def kept(s: Expanse, faction: str) -> list[str]:
    return [CARD.ids[card] for card in s.kept[who(s, faction)]]


def track(s: Expanse) -> list[str]:
    return [CARD.ids[card] for card in s.track]


def discarded(s: Expanse) -> list[str]:
    return [CARD.ids[card] for card in s.discard]


def initiative(s: Expanse) -> list[str]:
    return [FACTION.ids[s.faction_of(player)] for player in s.initiative]


def rocinante(s: Expanse) -> tuple[str, str]:
    """Holder and orbit."""
    return FACTION.ids[s.faction_of(s.roci_holder)], ORBIT.ids[s.roci_orbit].removeprefix("orbit_")


def new_game(players: int = 4, seed: int = 1, **options: Any) -> Expanse:
    s = game("expanse").start(players, seed, **options)
    assert isinstance(s, Expanse)
    return s


# Longer stretches of play


def pass_events(s: Expanse) -> list[str]:
    """Everybody passes in the Event step; the factions that were asked, in order."""
    return _pass_while(s, "ScoringPlay")


def pass_builds(s: Expanse) -> list[str]:
    """Nobody takes a free fleet; the factions that were asked, in order."""
    return _pass_while(s, "FreeBuild")


def _pass_while(s: Expanse, name: str) -> list[str]:
    order: list[str] = []
    while question(s) == name:
        order.append(asked(s))
        play(s, "do:pass")
    return order


def score(s: Expanse, faction: str, sector: str) -> Expanse:
    """The faction's Scoring turn with that Bonus Sector, without Events, up to the free builds."""
    s.log = []
    begin_scoring(s, faction)
    play(s, f"sector:{sector}")
    pass_events(s)
    return s


def score_final(s: Expanse) -> Expanse:
    """Final Scoring without Events, to the end of the game."""
    s.log = []
    begin_final(s)
    pass_events(s)
    return s


def play_out(s: Expanse, seed: int = 1) -> Iterator[Expanse]:
    """Legal choices at random until the game is over; the state after each."""
    chance = Random(seed)
    while not s.over:
        yield decide(s, chance.choice(s.legal))


# What follows from the position


def earned(s: Expanse, base: str) -> dict[str, int]:
    """What the Base gave each faction when it was scored by `score` or `score_final`."""
    found = dict.fromkeys(s.player_ids(), 0)
    for note in s.log or []:
        if note.kind.key == "base-scored" and note.values[1] == BASE.index(base):
            found[s.player_ids()[note.values[0]]] += note.values[2]
    return found


def all_points(s: Expanse) -> dict[str, int]:
    return dict(zip(s.player_ids(), s.points, strict=True))


def totals(s: Expanse, base: str) -> dict[str, int]:
    """Influence totals on a Base with every bonus."""
    return dict(zip(s.player_ids(), s.totals(Base(BASE.index(base))), strict=True))


def strength(s: Expanse, faction: str, orbit: str) -> float:
    return s.strength(who(s, faction), ORBIT.index(f"orbit_{orbit}")) / 2


def orbital_control(s: Expanse, orbit: str) -> str:
    """The faction with Orbital Control, or ''."""
    return _faction_id(s, s.orbital_control(Orbit(ORBIT.index(f"orbit_{orbit}"))))


def controller(s: Expanse, base: str) -> str:
    """The faction that controls the Base, or ''."""
    return _faction_id(s, s.controller(Base(BASE.index(base))))


def tokens(s: Expanse) -> set[str]:
    """The Bases with a Protomolecule token."""
    return {BASE.ids[base] for base in range(BASES) if s.tokens[base]}


def winners(s: Expanse) -> list[str]:
    return [_faction_id(s, winner) for winner in s.winners]


def _faction_id(s: Expanse, player: int) -> str:
    return FACTION.ids[s.faction_of(Player(player))] if player >= 0 else ""
