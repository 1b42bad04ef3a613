"""Event cards in a combat: after the declaration, before and after the dice. PAR-11.7, 14.12, 15.5, 15.6"""

from __future__ import annotations

from typing import ClassVar, Final

from .....clockwork.names import PASS, Atom, Player
from .....clockwork.step import Choice
from .....clockwork.text import Text
from .....mechanisms.windows import Rounds, go_round
from ...components import EVENT_ATOM, Event
from ...state import Parsec
from ..event_hands import might_use
from ..events import PlayEvent, playable
from .totals import attack_total, defence_total


class CombatCards(Rounds["Parsec"]):
    """The players in `order` alternately play one card or pass, until all have passed in a row. PAR-14.12, 15.5"""

    hidden: ClassVar[bool] = True

    def __init__(self, asked: tuple[Player, ...], order: tuple[Player, ...], window: int) -> None:
        super().__init__(asked, order)
        self.window: Final = window

    def open_to(self, s: Parsec, player: Player) -> bool:
        return len(playable(s, player, self.window)) > 0

    def might(self, s: Parsec, player: Player) -> bool:
        return might_use(s, player)

    def question(self, s: Parsec, player: Player) -> Choice[Parsec]:
        place = self.order.index(player) + 1
        return CombatCard(player, self.order[place % len(self.order)], self.window)

    def after(self, asked: tuple[Player, ...]) -> CombatCards:
        return CombatCards(asked, self.order, self.window)


class CombatCard(Choice["Parsec"]):
    """Play a card on the declared attack or on the strike, or pass; then it is the partner's turn. PAR-15.5"""

    rule: ClassVar[str] = "PAR-15.5"
    hidden: ClassVar[bool] = True
    worded: ClassVar[tuple[str, ...]] = ("attack", "defence")

    def __init__(self, player: Player, partner: Player, window: int) -> None:
        super().__init__(player)
        self.partner: Final = partner
        self.window: Final = window

    def legal(self, s: Parsec) -> list[Atom]:
        return [PASS] + [Atom(EVENT_ATOM + card) for card in playable(s, self.player, self.window)]

    def take(self, s: Parsec, atom: Atom) -> None:
        if atom != PASS:
            go_round(s.stack, self.partner)
            s.push(PlayEvent(self.player, Event(atom - EVENT_ATOM), self.window))

    def words(self, s: Parsec) -> dict[str, int | Text]:
        """Both totals as they stand; before the dice they are the bonuses."""
        if not s.shooters:
            return {"attack": 0, "defence": 0}
        return {"attack": attack_total(s), "defence": defence_total(s)}
