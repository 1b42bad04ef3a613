"""What designers ask of a game."""

from __future__ import annotations

from typing import Final, Generic

from ..clockwork.step import S
from ..study.traits import Trait, Trial, first_told, told_traits


class Study(Generic[S]):
    """What players had and did, and at which table a component can be tried.

    `trait_kinds` are what can be said of a player once the game is over.
    """

    def __init__(self, trait_kinds: tuple[Trait, ...] = ()) -> None:
        self.trait_kinds: Final = trait_kinds

    def counts(self, s: S) -> dict[str, list[int]]:
        """What everybody can count at the table, by name, for each side: points, places on tracks, pieces, cards.

        Whenever one of these numbers changes, the log says so: in a note whose kind `tells` it.
        """
        return {}

    def holdings(self, s: S) -> dict[str, list[int]]:
        """Where points are what lies on the table: what each sort of thing is worth to each side.

        Empty where points are won and lost as the game goes on: then the log tells where they came from.
        """
        return {}

    def traits(self, s: S, player: int) -> list[tuple[str, str]]:
        """What the player had and did, as kinds and values, once a game is over that was begun with `log=True`."""
        return told_traits(s, player, self.trait_kinds)

    def trial(self, component: str) -> Trial:
        """At which table a component that can be switched off takes part."""
        raise NotImplementedError

    def takes_part(self, s: S, component: str) -> bool:
        """Whether the component is in this game at all, as it begins."""
        return True

    def owner(self, s: S, component: str) -> int:
        """Whom the component served in a game that is over: who was dealt it, or else who first made use of it."""
        return first_told(s, component, self.trait_kinds)
