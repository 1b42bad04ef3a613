"""What tests do at the table of any game. After every decision each component of the box is still in one place."""

from __future__ import annotations

from typing import Any, TypeVar

from astrarium.clockwork.names import NO, YES
from astrarium.clockwork.state import State
from astrarium.clockwork.step import Choice, Step

S = TypeVar("S", bound=State)
C = TypeVar("C", bound=Choice[Any])


class Rest(Choice[Any]):
    """Nothing more is done: the table can be looked at."""

    def legal(self, s: State) -> list[int]:
        return [YES, NO]


# What is done


def decide(s: S, atom: int) -> S:
    """The player who is asked picks this atom."""
    s.apply(atom)
    s.check()
    return s


def play(s: S, *names: str) -> S:
    """Whoever is asked gives these answers, one after the other."""
    for name in names:
        decide(s, s.game.atoms.index(name))
    return s


def begin(s: S, *steps: Step[Any]) -> S:
    """These steps, and nothing else that waited."""
    s.choice = None
    s.stack.clear()
    s.then(list(steps))
    s.advance()
    return s


def run(s: S, *steps: Step[Any], resting: int = 0) -> S:
    """Carry these steps out; then the table rests, and that player is asked whether it should."""
    return begin(s, *steps, Rest(resting))


# What is seen


def options(s: State) -> set[str]:
    return set(s.legal_names)


def some(s: State, domain: str) -> set[str]:
    """The things of a domain that are open, without its name: some(s, "hex")."""
    return {name.split(":", 1)[1] for name in s.legal_names if name.startswith(f"{domain}:")}


def asked(s: State) -> str:
    """The player who decides now, by colour or faction; '' if nothing is pending."""
    return "" if s.choice is None else s.player_ids()[s.choice.player]


def question(s: State) -> str:
    """The decision that is pending; 'Rest' when the steps are done."""
    return type(s.choice).__name__


def pending(s: State, kind: type[C]) -> C:
    """The decision that is pending, which is of this kind."""
    assert isinstance(s.choice, kind), question(s)
    return s.choice


def seen(s: State, viewer: int | None = None) -> dict[str, Any]:
    """The position as that player (None: a spectator) may know it."""
    return s.view(viewer)
