"""Everything that a decision can pick: the atoms of the game."""

from __future__ import annotations

from typing import Final

from ...clockwork.names import Atoms, Names
from ...clockwork.text import Text
from .components import CARD, COLOUR, CONDITION, CURSE, DESTINY, HEX, MOON, PLACE, POWER, PRICE, TYPE

# What the Seeker may ask. COS-18.12

QUESTION: Final = Names(
    "question",
    [
        "will_compromise",
        "will_attack",
        "kicker_above_1",
        "will_edict",
        "will_flare",
        "will_reinforcement",
        "holds_type",
        "holds_card",
        "hoards_compromise",
        "hoards_attack",
        "condition",
    ],
    [
        "Will you play a Compromise?",
        "Will you play an Attack of at least this value?",
        "Is your Kicker above 1?",
        "Will you play an Edict in this challenge?",
        "Will you play a Flare in this challenge?",
        "Will you play a Reinforcement in this challenge?",
        "Do you hold a card of this type?",
        "Do you hold this card?",
        "Is there a Compromise in your hoard?",
        "Is there an Attack of at least this value in your hoard?",
        "Is this your condition of victory?",
    ],
    [
        "Giocherai un Compromise?",
        "Giocherai un Attack di almeno questo valore?",
        "Il tuo Kicker è maggiore di 1?",
        "Giocherai un Edict in questa Challenge?",
        "Giocherai un Flare in questa Challenge?",
        "Giocherai un Reinforcement in questa Challenge?",
        "Hai una carta di questo tipo?",
        "Hai questa carta?",
        "C'è un Compromise nella tua riserva?",
        "C'è un Attack di almeno questo valore nella tua riserva?",
        "È questa la tua condizione di vittoria?",
    ],
)

# Atoms

ATOMS: Final = Atoms()
AMOUNT_ATOM: Final = ATOMS.amounts(40)
_VERBS: Final = (
    "warp",
    "cone",
    "redraw",
    "reserve",
    "star",
    "challenge",
    "deck",
    "none",
    "offense",
    "defense",
    "both",
    "propose",
    "break_off",
    "shared",
    "handed",
    "random",
    "chosen",
    "plus",
    "minus",
    "odd",
    "even",
    "stop",
    "tokens",
    "bases",
    "invite",
    "ally",
    "edict",
    "flare",
    "kicker",
    "power",
    "compel",
    "forbid",
    "steer",
    "aim",
    "source",
    "attract",
    "repel",
    "winner",
    "loser",
    "clause_a",
    "clause_b",
    "clause_c",
    "clause_d",
    "hull",
    "cargo",
    "charter",
    "left",
    "right",
    "land",
    "reward",
    "deal",
    "use",
    "not_use",
    "keep",
    "discard",
    "concede",
    "stack",
    "lucre",
)
VERB_ATOM: Final = ATOMS.verb(*_VERBS)
COLOUR_ATOM: Final = ATOMS.things(COLOUR)
PLACE_ATOM: Final = ATOMS.things(PLACE)
CARD_ATOM: Final = ATOMS.things(CARD)
POWER_ATOM: Final = ATOMS.things(POWER)
MOON_ATOM: Final = ATOMS.things(MOON)
HEX_ATOM: Final = ATOMS.things(HEX)
DESTINY_ATOM: Final = ATOMS.things(DESTINY)
TYPE_ATOM: Final = ATOMS.things(TYPE)
CONDITION_ATOM: Final = ATOMS.things(CONDITION)
CURSE_ATOM: Final = ATOMS.things(CURSE)
PRICE_ATOM: Final = ATOMS.things(PRICE)
QUESTION_ATOM: Final = ATOMS.things(QUESTION)


def verb(id: str) -> int:
    """The atom of a thing to do."""
    return ATOMS.index(f"do:{id}")


WARP_ATOM: Final = verb("warp")
CONE_ATOM: Final = verb("cone")
REDRAW: Final = verb("redraw")
RESERVE_ATOM: Final = verb("reserve")
STAR_ATOM: Final = verb("star")
CHALLENGE_ATOM: Final = verb("challenge")
DECK_ATOM: Final = verb("deck")
STOP: Final = verb("stop")
OFFENSE_ATOM: Final = verb("offense")
DEFENSE_ATOM: Final = verb("defense")
BOTH_ATOM: Final = verb("both")
ACCEPT: Final = verb("accept")
REFUSE: Final = verb("refuse")
PROPOSE: Final = verb("propose")
BREAK_OFF: Final = verb("break_off")
SHARED: Final = verb("shared")
HANDED: Final = verb("handed")
RANDOM: Final = verb("random")
CHOSEN: Final = verb("chosen")
PLUS: Final = verb("plus")
MINUS: Final = verb("minus")
REWARD_ATOM: Final = verb("reward")
LAND_ATOM: Final = verb("land")


class Answers(Names):
    """Whatever can be answered to an open question, for the log: it is called as its atom is."""

    def text(self, index: int) -> Text:
        return ATOMS.texts[index]


ANSWER: Final = Answers("answer", ATOMS.names, ATOMS.names, ATOMS.names)
