"""When things happen: the timing points of the ledger, in its order. COS-16.1 to 16.4

They are written out as numbers so that compiled code knows them; a test compares them with hooks.toml.
"""

from __future__ import annotations

from typing import Final

SETUP_BOARD: Final = 0
SETUP_POWER: Final = 1
SETUP_HANDS: Final = 2
TURN_START: Final = 3
CHALLENGE_START: Final = 4
OFF_HAND_CHECK: Final = 5
RETRIEVE: Final = 6
DESTINY_BEFORE: Final = 7
DESTINY_DRAWN: Final = 8
DEF_SET: Final = 9
DEF_HAND_CHECK: Final = 10
LAUNCH: Final = 11
AIMED: Final = 12
INVITE_OFF: Final = 13
INVITE_DEF: Final = 14
ALLY_CHOICE: Final = 15
ALLIES_SET: Final = 16
KICKER: Final = 17
BEFORE_SELECT: Final = 18
SELECT: Final = 19
SELECTED: Final = 20
REVEALED: Final = 21
TOTALS: Final = 22
REINFORCE: Final = 23
OUTCOME: Final = 24
DEAL: Final = 25
DEAL_DONE: Final = 26
LOSS: Final = 27
LAND: Final = 28
CONSOLATION: Final = 29
REWARD: Final = 30
DISCARD: Final = 31
CHALLENGE_END: Final = 32
CONTINUE: Final = 33
TURN_END: Final = 34

POWER_USE: Final = 35
CARD_PLAY: Final = 36
CARD_DRAW: Final = 37
CARD_DISCARD: Final = 38
CARD_TAKEN: Final = 39
HAND_REFILL: Final = 40
TOKENS_TO_WARP: Final = 41
TOKENS_FROM_WARP: Final = 42
TOKENS_MOVE: Final = 43
BASE_GAINED: Final = 44
BASE_LOST: Final = 45
POWER_LOST: Final = 46
POWER_GAINED: Final = 47
MOON_OCCUPIED: Final = 48
MOON_LEFT: Final = 49
LUCRE_PAID: Final = 50
LUCRE_GAINED: Final = 51
DECK_OUT: Final = 52
DECISION: Final = 53
WIN_CHECK: Final = 54

PHASES: Final[list[str]] = ["10", "1", "2", "3", "4", "5", "6", "7", "8", "9"]
"""The ten phases as the ledger numbers them; a phase's index here is `state.phase`. COS-3.2"""

P10: Final = 0
P1: Final = 1
P2: Final = 2
P3: Final = 3
P4: Final = 4
P5: Final = 5
P6: Final = 6
P7: Final = 7
P8: Final = 8
P9: Final = 9
