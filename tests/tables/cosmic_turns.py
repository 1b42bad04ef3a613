"""Tables of Cosmic Encounter for tests about the turn."""

from astrarium.games.cosmic.components import DESTINY
from astrarium.games.cosmic.rules.turn import BeginTurn
from tables.cosmic import A, Table


def turn(t: Table, player: int = A, destiny: str = "", hand: str = "attack_10") -> Table:
    """The player's turn begins; the named destiny card is the next."""
    s = t.s
    s.stack.clear()
    s.choice = None
    s.turn = player
    for seat in range(s.players):
        if not s.hands[seat]:
            t.hand(seat, hand, "attack_8")
    if destiny:
        card = DESTINY.index(destiny)
        if card in s.destiny_discard:
            s.destiny_discard.remove(card)
            s.destiny.cards.append(card)
            s.destiny.piles.append(0)
            s.destiny.known.append(0)
        s.destiny.cards.remove(card)
        s.destiny.cards.append(card)
    s.push(BeginTurn())
    s.advance()
    return t
