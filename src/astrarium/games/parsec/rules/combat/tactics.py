"""Event cards in a combat: after the declaration, before and after the dice. PAR-11.7, 14.12, 15.5, 15.6"""

from __future__ import annotations

from typing import ClassVar, Final

from .....clockwork.names import PASS
from .....clockwork.step import Choice, Step
from .....clockwork.text import Text
from .....mechanisms.windows import Rounds, go_round
from ...components import EVENT_ATOM
from ...state import Parsec
from ..event_hands import might_use


def cards_for(s: Parsec, player: int, window: int) -> list[int]:
    """The cards that a player may play now. Events know combats, so they are looked up late."""
    from ..events import playable

    return playable(s, player, window)


def play_card(player: int, card: int, window: int) -> Step[Parsec]:
    from ..events import PlayEvent

    return PlayEvent(player, card, window)


class CombatCards(Rounds["Parsec"]):
    """The players in `order` alternately play one card or pass, until all have passed in a row. PAR-14.12, 15.5"""

    hidden: ClassVar[bool] = True

    def __init__(self, asked: tuple[int, ...], order: tuple[int, ...], window: int) -> None:
        super().__init__(asked, order)
        self.window: Final = window

    def open_to(self, s: Parsec, player: int) -> bool:
        return len(cards_for(s, player, self.window)) > 0

    def might(self, s: Parsec, player: int) -> bool:
        return might_use(s, player)

    def question(self, s: Parsec, player: int) -> Choice[Parsec]:
        place = self.order.index(player) + 1
        return CombatCard(player, self.order[place % len(self.order)], self.window)

    def after(self, asked: tuple[int, ...]) -> CombatCards:
        return CombatCards(asked, self.order, self.window)


class CombatCard(Choice["Parsec"]):
    """Play a card on the declared attack or on the strike, or pass; then it is the partner's turn. PAR-15.5"""

    rule: ClassVar[str] = "PAR-15.5"
    hidden: ClassVar[bool] = True
    worded: ClassVar[tuple[str, ...]] = ("attack", "defence")

    def __init__(self, player: int, partner: int, window: int) -> None:
        super().__init__(player)
        self.partner: Final = partner
        self.window: Final = window

    def legal(self, s: Parsec) -> list[int]:
        return [PASS] + [EVENT_ATOM + card for card in cards_for(s, self.player, self.window)]

    def take(self, s: Parsec, atom: int) -> None:
        if atom != PASS:
            go_round(s.stack, self.partner)
            s.push(play_card(self.player, atom - EVENT_ATOM, self.window))

    def words(self, s: Parsec) -> dict[str, int | Text]:
        """Both totals as they stand; before the dice they are the bonuses."""
        from .strike import attack_total, defence_total

        if not s.shooters:
            return {"attack": 0, "defence": 0}
        return {"attack": attack_total(s), "defence": defence_total(s)}
