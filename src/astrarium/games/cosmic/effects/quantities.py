"""The quantities that effects change, and which effect changes which. COS-16"""

from __future__ import annotations

from typing import Final

from ..components import EFFECTS_COUNT

COMMIT_LIMIT: Final = 0
RETRIEVES: Final = 1
HAND_SIZE: Final = 2
MAY_INVITE: Final = 3
MAY_ALLY: Final = 4
MUST_ALLY: Final = 5
MAY_MOVE: Final = 6
COMMITTED: Final = 7
SELECTABLE: Final = 8
BLINDS: Final = 9
SHOWS_FIRST: Final = 10
PRINTED: Final = 11
CARD_VALUES: Final = 12
EXTRA_CARD: Final = 13
TOKEN_WORTH: Final = 14
COMBINE: Final = 15
ADDITION: Final = 16
LOWER_WINS: Final = 17
DECIDES: Final = 18
TURNS: Final = 19
EXTRA_LOSS: Final = 20
CAPTURE: Final = 21
REMOVES: Final = 22
PENALTY: Final = 23
CONSOLATION: Final = 24
REWARDS: Final = 25
CHALLENGE_LIMIT: Final = 26
MAY_GO_ON: Final = 27
NEEDED: Final = 28
EXTERNAL: Final = 29
WINS: Final = 30
KEEPS_POWER: Final = 31
TURNS_CONE: Final = 32
INCOME: Final = 33
PRICE: Final = 34
KICKER_NUMBER: Final = 35
ALONE: Final = 36
CARD_COST: Final = 37
CONCEALS: Final = 38
ALLIED_WORTH: Final = 39
CONSOLES: Final = 40
ALLOWS: Final = 41
TALKS: Final = 42
WITNESS: Final = 43
STACKS: Final = 44
FIGHTS: Final = 45
SAVES: Final = 46
REPELS: Final = 47
CLOSES: Final = 48
OPENS: Final = 49
PERFORMS: Final = 50
REBASES: Final = 51
FETCHES: Final = 52
MUST_INVITE: Final = 53
BUYS: Final = 54
DUES: Final = 55
INSURES: Final = 56
CHARTERS: Final = 57
SHIELDS: Final = 58
FREEZES: Final = 59
BARS: Final = 60
REINFORCES: Final = 61
HOMES: Final = 62
OPENS_SOURCE: Final = 63
TAKES_SOURCE: Final = 64
SKIPS: Final = 65
CANCELS_KICKER: Final = 66
WATCHES_DRAWS: Final = 67
CLAIMS: Final = 68
UNARMED: Final = 69
KEEPS_CARD: Final = 70
REFILLS: Final = 71
FREES: Final = 72
UNSHARED: Final = 73
CHOOSES_STACKS: Final = 74
KEEPS_STACKS: Final = 75
BUYS_ALWAYS: Final = 76
CONDITIONS: Final = 77
QUANTITIES: Final[list[str]] = [
    "commit_limit",
    "retrieves",
    "hand_size",
    "may_invite",
    "may_ally",
    "must_ally",
    "may_move",
    "committed",
    "selectable",
    "blinds",
    "shows_first",
    "printed",
    "card_values",
    "extra_card",
    "token_worth",
    "combine",
    "addition",
    "lower_wins",
    "decides",
    "turns",
    "extra_loss",
    "capture",
    "removes",
    "penalty",
    "consolation",
    "rewards",
    "challenge_limit",
    "may_go_on",
    "needed",
    "external",
    "wins",
    "keeps_power",
    "turns_cone",
    "income",
    "price",
    "kicker_number",
    "alone",
    "card_cost",
    "conceals",
    "allied_worth",
    "consoles",
    "allows",
    "talks",
    "witness",
    "stacked",
    "fought",
    "saves",
    "repels",
    "closes",
    "opens",
    "performed",
    "rebased",
    "fetches",
    "must_invite",
    "bought",
    "dues",
    "insures",
    "charters",
    "shields",
    "freezes",
    "bars",
    "reinforces",
    "homes",
    "opens_source",
    "source_used",
    "skipped",
    "cancels_kicker",
    "watches_draws",
    "claims",
    "needs_no_cards",
    "keeps_card",
    "refilled",
    "frees",
    "refuses_company",
    "chooses_stacks",
    "keeps_stacks",
    "buys_always",
    "condition",
]
ANSWERS: Final[list[list[int]]] = [[] for _ in range(EFFECTS_COUNT)]
"""Which quantities each effect changes."""

# What an effect is by its nature, whether or not it is in force.
NEVER_DOWN: Final[list[bool]] = [False] * EFFECTS_COUNT
"""Powers that are not lost for want of home bases. COS-4.3"""
SUSPENDS: Final[list[bool]] = [False] * EFFECTS_COUNT
"""Effects under which moons and reverse hexes rest and everybody has one power. COS-14.20"""
SHUTS_POWERS: Final[list[bool]] = [False] * EFFECTS_COUNT
"""Comets under which no power works. COS-7.11"""
NEVER_REVEALED: Final[list[bool]] = [False] * EFFECTS_COUNT
"""Moons that nobody may reveal. COS-13.8"""
TURN_GIVERS: Final[list[int]] = []
"""Effects that give somebody the next turn; who was passed over is noted under the first of them. COS-3.5"""
