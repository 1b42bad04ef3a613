"""Tables of Cosmic Encounter for tests about cards in hands."""

from astrarium.games.cosmic.components import CARD
from astrarium.games.cosmic.effect_numbers import EFFECT
from astrarium.games.cosmic.rules.drawing import Draw
from astrarium.games.cosmic.rules.hands import stashed
from astrarium.games.cosmic.rules.turn import ChallengeOver
from tables.cosmic import A, B, Table


def card(id: str) -> int:
    return CARD.index(id)


def kept(t: Table, effect: str, holder: int) -> list[str]:
    """The cards that an effect keeps outside every hand."""
    return [CARD.ids[c] for c in stashed(t.s, EFFECT.index(effect), holder)]


def draw(t: Table, player: int, number: int, *deck: str) -> Table:
    """While A and B are about to select their cards the player draws some; these lie on top of the deck."""
    t.hand(A, "attack_10", "attack_11", *t.names(A))
    t.hand(B, "attack_8", "attack_7")
    t.on_deck(*deck)
    t.challenge(A, B)
    assert t.s.choice is not None
    t.s.stack += [t.s.choice, Draw(player, number)]
    t.s.choice = None
    t.s.advance()
    return t


def never(t: Table, player: int, atom: str) -> None:
    """Until the end of the challenge the player is not offered this."""
    while any(isinstance(step, ChallengeOver) for step in t.s.stack):
        assert not t.offers(player, atom)
        t.step()
