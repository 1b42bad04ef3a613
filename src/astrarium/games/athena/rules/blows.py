"""What an Ambush, a turret or an Enemy does to one convoy, and the Smoke Screen against it. ATH-B.9.6, 13.14"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....clockwork.names import PASS, Atom, Player
from ....clockwork.step import Step
from ....clockwork.text import NoteKind, Text
from .. import notes
from ..components import OBJECT_ATOM, SMOKE
from ..printed_cards import AREA
from ..state import Athena
from .cargo import can_use, drop_object, has_effect, might_hold
from .damage import Damage, tell_struck
from .secret_objects import ByObjects


class Blow(Step["Athena"]):
    """Something that befalls one convoy; a Smoke Screen keeps it away."""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def told(self) -> Text:
        """What the blow would do."""
        raise NotImplementedError


class Hit(Blow):
    """So much damage in an area by Enemy Fire. ATH-B.9.20"""

    struck: ClassVar[NoteKind] = notes.STRUCK_BY_ENEMY

    def __init__(self, player: Player, area: int, amount: int) -> None:
        super().__init__(player)
        self.area: Final = area
        self.amount: Final = amount

    def run(self, s: Athena) -> None:
        tell_struck(s, self.struck, self.player, self.amount, self.area)
        s.push(Damage(self.player, self.area, self.amount))

    def told(self) -> Text:
        return Text("option-hurt", {"amount": self.amount, "area": AREA.text(self.area)})


def befall(s: Athena, blow: Blow) -> list[Step[Any]]:
    """The blow, unless its convoy vanishes in smoke."""
    return [AskSmoke(blow.player), blow] if s.seated(blow.player) else [blow]


class AskSmoke(ByObjects):
    """A Smoke Screen against the blow that comes next. ATH-B.13.14"""

    rule: ClassVar[str] = "ATH-B.13.14"
    hidden: ClassVar[bool] = True
    worded: ClassVar[tuple[str, ...]] = ("blow",)

    def legal(self, s: Athena) -> list[Atom]:
        if not can_use(s, self.player, SMOKE):
            return []
        return [Atom(OBJECT_ATOM + SMOKE), PASS]

    def might(self, s: Athena) -> bool:
        return might_hold(s, self.player, SMOKE) and has_effect(s, SMOKE)

    def take(self, s: Athena, atom: Atom) -> None:
        if atom == PASS:
            return
        drop_object(s, self.player, SMOKE)
        s.tell(notes.USES_OBJECT, self.player, SMOKE)
        blow = s.stack.pop()
        assert isinstance(blow, Blow), "smoke is used against the blow that comes next"

    def rests(self, s: Athena) -> list[Atom]:
        return [PASS]

    def words(self, s: Athena) -> dict[str, int | Text]:
        blow = s.stack[-1] if s.stack else self
        return {"blow": blow.told() if isinstance(blow, Blow) else Text("blow-unknown")}
