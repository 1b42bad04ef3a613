"""What the rules still have to do, as immutable data on a stack in the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from .names import PASS, Atom, Player
from .text import Text

if TYPE_CHECKING:
    from .state import State

S = TypeVar("S", bound="State")


class Step(Generic[S]):
    """Something the rules do next. Immutable, so that states share it.

    A step's attributes have the names of its `__init__` parameters: that is how positions store and rebuild it. A step
    holds no secret: it points to where the secret lies in the state, so that dealing the unknown anew reaches it.
    """

    def run(self, s: S) -> None:
        raise NotImplementedError


class Refusal:
    """A near-legal option: what it is, why it is not open now, and the rule that says so."""

    def __init__(self, atom: int, reason: Text, rule: str) -> None:
        self.atom: Final = Atom(atom)
        self.reason: Final = reason
        self.rule: Final = rule


class IllegalChoice(ValueError):
    """The atom is not among the options; nothing has changed."""

    def __init__(self, name: str, reason: Text, rule: str) -> None:
        told = "".join(f", {key} {value}" for key, value in reason.args.items())
        super().__init__(f"{name} is not possible: {reason.key}{told} ({rule})")
        self.name: Final = name
        self.reason: Final = reason
        self.rule: Final = rule


class Unpaid(Exception):
    """A price was asked for that the player cannot pay: what it pays for should not have been offered."""

    def __init__(self, price: str, rule: str) -> None:
        super().__init__(f"nothing can pay {price} ({rule})")
        self.price: Final = price
        self.rule: Final = rule


class Choice(Step[S]):
    """A step at which one player picks one atom."""

    rule: ClassVar[str] = ""
    """The rule behind the decision."""
    inner: ClassVar[bool] = False
    """Part of a larger move: before it is answered the move is not complete."""
    hidden: ClassVar[bool] = False
    """The others are not told who is asked, nor what: so in a window over secret hands, which is never `always`.

    A patient table pauses where the player `might` have an answer and has none: see `State`."""
    secret: ClassVar[bool] = False
    """The others see that a decision is made, but not which."""
    always: ClassVar[bool] = False
    """Asked even with one option, because to be passed over would tell the others something."""
    sure: ClassVar[bool] = False
    """Most options neither depend on what is hidden nor are left to chance: bots need not imagine many tables."""
    price: ClassVar[bool] = False
    """It asks for what something costs, and so is never skipped: what cannot be paid for must not come this far."""

    worded: ClassVar[tuple[str, ...]] = ()
    """The names of what `words` adds to the prompt."""

    def __init__(self, player: int) -> None:
        self.player: Final = Player(player)

    def legal(self, s: S) -> list[Any]:
        """The options, a list of atoms in a stable order.

        With none the choice is skipped, with one it is usually taken at once.

        Only a price is never skipped: where there is nothing to pay it with, the rules have gone wrong.

        States keep the list and pass it on to their clones, and games may share it: nobody changes it afterwards.
        """
        raise NotImplementedError

    def take(self, s: S, atom: Atom) -> None:
        raise NotImplementedError

    def might(self, s: S) -> bool:
        """Whether the player may have more than one option, as far as the others know: for hidden choices."""
        return True

    def rests(self, s: S) -> list[Any]:
        """Options with which one leaves it at that, the better first. Bots take them where nothing else is better:

        what chance and the others bring afterwards is no reason for or against them.
        """
        return []

    def refused(self, s: S) -> list[Refusal]:
        """Options a person might look for and not find, with reasons."""
        return []

    def label(self, s: S, atom: Atom) -> Text | None:
        """What the option is called here, where its atom's own name does not say enough."""
        return None

    def words(self, s: S) -> dict[str, int | Text]:
        """What the prompt says beyond the attributes, for all who may read it: terms, totals. See `worded`."""
        return {}

    def _repr_html_(self) -> str:
        from .registry import teller

        return teller()(self)

    def run(self, s: S) -> None:
        options = self.legal(s)
        if len(options) > 1 or (options and self.always):
            s.ask(self, options)
        elif s.pauses() and self.hidden and self.might(s):
            s.ask(self if options else Silence(self.player), options or [PASS])
        elif options:
            self.take(s, options[0])
        elif self.price:
            raise Unpaid(type(self).__name__, self.rule)


class Silence(Choice[Any]):
    """A pause at a patient table: for all the others know the player might have a secret answer, but has none."""

    hidden: ClassVar[bool] = True

    def legal(self, s: State) -> list[Atom]:
        return [PASS]

    def take(self, s: State, atom: Atom) -> None:
        """Nothing happens."""
