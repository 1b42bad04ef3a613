"""The sky with the open comets, and a panel for each player."""

from __future__ import annotations

from typing import Final

from ....clockwork.text import Text
from ....scenes.looks import Mat, Place
from ....scenes.scene import Board, Panel, Scene, Space
from ..components import COMET, COMET_ATOM, DISTANCE, ICE
from ..state import Comets

WIDE: Final = 720
HIGH: Final = 260
RADIUS: Final = 44
LOOK: Final = Place.DISC


def scene(s: Comets, viewer: int) -> Scene:
    players = range(s.players)
    found = Scene(Board(WIDE, HIGH), list(players), [s.player_text(player) for player in players], [])
    for place, comet in enumerate(s.open):
        x = WIDE * (place + 1) // (len(s.open) + 1)
        told = Text("comet-is", {"ice": ICE[comet], "distance": DISTANCE[comet]})
        found.spaces.append(
            Space(
                f"comet-{COMET.ids[comet]}",
                COMET.text(comet),
                "",
                LOOK,
                x,
                HIGH // 2,
                RADIUS,
                atom=COMET_ATOM + comet,
                details=(told,),
            )
        )
    for player, ice in enumerate(s.scores):
        fuel = Text("has-fuel", {"number": s.fuel[player]})
        label = s.player_text(player)
        found.panels.append(
            Panel(f"panel-{player}", label, Mat.PLAYER, number=ice, unit=Text("ice"), owner=player, details=(fuel,))
        )
    return found
