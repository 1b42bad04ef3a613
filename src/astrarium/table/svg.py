"""Pictures of a table: all of it, or one part at a given width."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..clockwork.names import NOBODY
from ..clockwork.state import State
from ..contract.registry import game
from ..language import speaker
from ..scenes.looks import Mat, Row
from ..scenes.marks import Mark
from ..scenes.scene import MAP, Panel, Track
from .board import draw_board
from .cards import card_height, draw_card, draw_piles, draw_row, draw_small_card
from .figures import draw_figures
from .hand import draw_hand, draw_small_row
from .icons import armillary
from .looks import looks_of
from .mats import draw_mat, draw_player, draw_track
from .pen import num, paint, shift, tag, words
from .prompt import draw_prompt, options
from .setting import Setting
from .theme import FAINT, NIGHT, SPACE, STYLE
from .typeface import carried

WIDE: Final = 1600
EDGE: Final = 16
SIDE: Final = 372
HEADER: Final = 44
ORDER: Final = 372
MARGIN: Final = 6
IN_USE: Final = 184.0
BESIDE: Final = frozenset({"in-use"})
"""Card rows that lie beside the deck rather than below the track."""

ROWS: Final = (Row.CARDS, Row.HAND, Row.SMALL)
"""The looks of tracks that are rows of cards."""

Drawn = tuple[str, float]

MATS: Final[dict[Mat, Callable[[Setting, Panel, float], Drawn]]] = {
    Mat.PLAYER: draw_player,
    Mat.FIGURES: draw_figures,
    Mat.SHIP: draw_mat,
}


def setting(state: State, viewer: int = NOBODY, lang: str = "en") -> Setting:
    """The scene as the viewer sees it, ready to be drawn."""
    played = game(state.key)
    legal = frozenset(options(state, viewer))
    scene = played.table.scene(state, viewer)
    return Setting(scene, speaker(played, lang).say, legal, played.atoms.names, looks_of(played.key))


def svg(state: State, viewer: int = NOBODY, lang: str = "en") -> str:
    """The whole table for one viewer (NOBODY: a spectator): map, mats, tracks, cards, and what is asked."""
    boards = setting(state, viewer, lang).parts()
    on = boards[MAP]
    board = on.scene.board
    left = WIDE - SIDE - 3 * EDGE
    body = _header(on, state, lang)
    scale = left / board.width
    score, high = top_drawn(on, left)
    y = HEADER + 10.0
    body += shift(score, EDGE, y)
    y += high + 6
    body += tag("g", draw_board(on), transform=f"translate({EDGE} {num(y)}) scale({scale:.4f})")
    y += board.height * scale + 12
    if on.sheets:
        # Further boards need all the width there is, so the column beside the map ends above them.
        side, high = _side(on, SIDE, y - HEADER - 24)
        y = max(y, HEADER + 12 + high + 12)
        left = WIDE - 2 * EDGE
        sheets, deep = sheets_drawn(boards, left)
        body += shift(sheets, EDGE, y)
        y += deep + 12
    for drawn, deep in (draw_prompt(on, state, viewer, left), cards_drawn(on, left)):
        body += shift(drawn, EDGE, y)
        y += deep + 12
    if not on.sheets:
        side, high = _side(on, SIDE, y - HEADER - 20)
    body += shift(side, WIDE - SIDE - EDGE, HEADER + 12)
    high = max(y, HEADER + 12 + high + 12) + 2
    back = tag("rect", width=WIDE, height=high, fill=SPACE)
    return paint(back + body, WIDE, high, carried() + STYLE, state.game.titles[lang])


def sheets_drawn(boards: dict[str, Setting], wide: float) -> Drawn:
    """The sheets two by two below the map, each under its name."""
    body, y = "", 0.0
    sheets = list(boards[MAP].sheets)
    each = (wide - EDGE) / 2
    for first in range(0, len(sheets), 2):
        tall = 0.0
        for place, sheet in enumerate(sheets[first : first + 2]):
            on = boards[sheet.id]
            scale = each / sheet.width
            x = place * (each + EDGE)
            body += words(on.say(sheet.label), x + 2, y + 12, 10.5, class_="caps")
            body += tag("g", draw_board(on), transform=f"translate({num(x)} {num(y + 20)}) scale({scale:.4f})")
            tall = max(tall, sheet.height * scale + 20)
        y += tall + EDGE
    return body, max(0.0, y - EDGE)


def _header(on: Setting, state: State, lang: str) -> str:
    body = tag("rect", width=WIDE, height=HEADER, fill=NIGHT) + tag("path", d=f"M0 {HEADER}H{WIDE}", stroke=FAINT)
    body += armillary(32, 22, 13)
    body += words("ASTRARIUM", 54, 28, 17, class_="bold", letter_spacing="0.2em")
    facts = " · ".join([state.game.titles[lang], *(on.say(fact) for fact in on.scene.facts)])
    return body + words(facts, 214, 28, 14, class_="soft")


def top_drawn(on: Setting, wide: float) -> Drawn:
    """Points and, beside them, the order of the players."""
    order = tracks_of(on, Row.ORDER)
    room = ORDER if order else 0
    points, high = stacked(
        [draw_track(on, track, wide - room - (24 if order else 0)) for track in tracks_of(on, Row.SCALE)], 6
    )
    beside, deep = stacked([draw_track(on, track, room) for track in order], 6)
    tall = max(high, deep)
    return shift(points, 0, tall - high) + shift(beside, wide - room, tall - deep), tall


def tracks_of(on: Setting, *looks: Row) -> list[Track]:
    """Those beside the map; some lie on it."""
    return [track for track in on.scene.tracks if track.look in looks and not track.wide]


def cards_drawn(on: Setting, wide: float) -> Drawn:
    """The hand of the viewer, rows of open cards, and rows to choose from."""
    return stacked([open_cards_drawn(on, wide), choice_drawn(on, wide)], 14)


def open_cards_drawn(on: Setting, wide: float) -> Drawn:
    tracks = [track for track in tracks_of(on, Row.CARDS, Row.HAND) if track.id not in BESIDE]
    return stacked([_row(on, track, wide) for track in tracks], 14)


def choice_drawn(on: Setting, wide: float) -> Drawn:
    """Small cards to choose from: there may be many."""
    return stacked([draw_small_row(on, track, wide) for track in tracks_of(on, Row.SMALL)], 14)


def _row(on: Setting, track: Track, wide: float) -> Drawn:
    if track.look is Row.HAND:
        return draw_hand(on, track, wide)
    return draw_small_row(on, track, wide) if track.look is Row.SMALL else draw_row(on, track, wide, 5)


def _side(on: Setting, wide: float, room: float) -> Drawn:
    """The column beside the map; piles lie at its foot."""
    parts = mats_drawn(on, wide)
    drawn, high = stacked(parts, 10)
    foot, deep = foot_drawn(on, wide)
    top = max(high + 14, room - deep)
    return drawn + shift(foot, 0, top), top + deep


def mats_drawn(on: Setting, wide: float, elsewhere: frozenset[Mat] = frozenset()) -> list[Drawn]:
    """Mats in a column, but for those whose look has a place of its own."""
    panels = [panel for panel in on.scene.panels if panel.look not in elsewhere]
    # What is needed now comes first, then the players.
    order = sorted(panels, key=lambda panel: (Mark.FIRST not in panel.marks, panel.look is not Mat.PLAYER))
    parts = [MATS[panel.look](on, panel, wide) for panel in order]
    return parts + [draw_track(on, track, wide) for track in tracks_of(on, Row.ROWS, Row.CHIPS, Row.STEPS)]


def foot_drawn(on: Setting, wide: float) -> Drawn:
    """The card in use, with deck and discard beside it; cards that wait for it are small above it."""
    used = [card for track in tracks_of(on, Row.CARDS) if track.id in BESIDE for card in on.scene.cards_at(track.id)]
    piles = tracks_of(on, Row.PILES)
    if not used and not piles:
        return "", 0.0
    room = IN_USE if piles else wide
    high = max(150.0 if piles else 0.0, card_height(on, used[-1:], room)) if used else 150.0
    top = 26.0 + 28 * max(0, len(used) - 1)
    left = IN_USE + 14 if used else 0.0
    body = ""
    for track in on.scene.tracks:
        if track.id in BESIDE:
            body += words(on.say(track.label), 2, 12, 10.5, class_="caps")
        elif track.look is Row.PILES:
            body += words(on.say(track.label), left + 2, 12, 10.5, class_="caps")
            body += shift(draw_piles(on, track, wide - left, high), left, 26)
    for number, card in enumerate(used[:-1]):
        body += draw_small_card(on, card, 0, 24 + number * 28, room)
    for card in used[-1:]:
        body += on.group(card, draw_card(on, card, room, high), 0, top)
    return body, top + high + 2


def stacked(parts: list[Drawn], gap: float) -> Drawn:
    body, y = "", 0.0
    for drawn, high in parts:
        if drawn:
            body += shift(drawn, 0, y)
            y += high + gap
    return body, max(0.0, y - gap)


# Parts by themselves, as a page lays them out: on a phone one below the other


def _part(drawn: Drawn, wide: float, name: str) -> str:
    body, high = drawn
    # Room for the glow of things at the edge.
    return paint(shift(body, MARGIN, MARGIN), wide + 2 * MARGIN, high + 2 * MARGIN, carried() + STYLE, name)


def board_svg(state: State, viewer: int = NOBODY, lang: str = "en", board: str = MAP) -> str:
    """The map alone, or a sheet by its id."""
    on = setting(state, viewer, lang).parts()[board]
    return _part((draw_board(on), on.scene.board.height), on.scene.board.width, state.game.titles[lang])


def cards_svg(state: State, viewer: int = NOBODY, lang: str = "en", wide: int = 1180) -> str:
    """All open cards that belong to no player."""
    on = setting(state, viewer, lang).parts()[MAP]
    rows = [_row(on, track, wide) for track in tracks_of(on, *ROWS)]
    return _part(stacked(rows, 14), wide, state.game.titles[lang])


def mats_svg(state: State, viewer: int = NOBODY, lang: str = "en", wide: int = SIDE) -> str:
    """Players, other mats and tracks in a column."""
    on = setting(state, viewer, lang).parts()[MAP]
    tracks = [draw_track(on, track, wide) for track in tracks_of(on, Row.SCALE, Row.ORDER)]
    return _part(stacked([*tracks, *mats_drawn(on, wide)], 10), wide, state.game.titles[lang])


def prompt_svg(state: State, viewer: int = NOBODY, lang: str = "en", wide: int = 1180) -> str:
    """What is asked, with its options."""
    on = setting(state, viewer, lang)
    return _part(draw_prompt(on, state, viewer, wide), wide, state.game.titles[lang])
