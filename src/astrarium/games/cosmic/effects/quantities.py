"""The quantities that effects change, written once: from this `make tables` writes how they are asked for. COS-16"""

from __future__ import annotations

from typing import Final

from ..effect_numbers import EFFECTS_COUNT

# In which file a quantity is asked for.
CHALLENGE: Final = "challenge"
TABLE: Final = "table"

# How the answers of several effects in force become one.
PASSED_ON: Final = "passed on"
"""What each answers is what the next is given."""
FROM_NO: Final = "from no"
"""The same, and the first is given a no."""
ADDED: Final = "added"
ANY: Final = "any"
"""The first yes decides."""
FIRST_EFFECT: Final = "first effect"
FIRST_PLAYER: Final = "first player"
FIRST_ONE: Final = "first one"
"""Which effect it is, or whose, or both, that says yes first."""
ALL_PLAYERS: Final = "all players"
"""For whom the effects are that say yes."""
FIRST_FOUND: Final = "first found"
"""The first answer that is not NOBODY."""
TOLD: Final = "told"
"""Nothing is answered."""

FOUND: Final = {
    ADDED: "int",
    ANY: "bool",
    FIRST_EFFECT: "int",
    FIRST_PLAYER: "int",
    FIRST_ONE: "InForce | None",
    ALL_PLAYERS: "list[int]",
    FIRST_FOUND: "int",
    TOLD: "None",
}
"""The type of what comes out, where it is not that of the value passed on."""
NO_ANSWER: Final = {ADDED: "0", FIRST_FOUND: "NOBODY", TOLD: ""}
"""What an effect answers that changes nothing; else no."""


class Hook:
    """A quantity: what an effect is given, how the answers become one, and what it is.

    `given` are the arguments after the state and the player whose effect it is; one without a type is a whole number.
    """

    def __init__(self, group: str, name: str, given: str, way: str, about: str, asked: str = "") -> None:
        self.group: Final = group
        self.name: Final = name
        self.place: Final = name.upper()
        self.given: Final = [part if ":" in part else f"{part}: int" for part in given.split(", ") if part]
        self.way: Final = way
        self.about: Final = about
        self.asked_about: Final = asked or about
        self.passes: Final = way in (PASSED_ON, FROM_NO)
        self.answer: Final = (
            self.given[-1].split(": ")[1]
            if self.passes
            else {ADDED: "int", FIRST_FOUND: "int", TOLD: "None"}.get(way, "bool")
        )

    def value(self) -> str:
        """The argument that is passed on."""
        return self.given[-1].split(":")[0]

    def found(self) -> str:
        return self.answer if self.passes else FOUND[self.way]

    def default(self) -> str:
        return self.value() if self.passes else NO_ANSWER.get(self.way, "False")


HOOKS: Final[list[Hook]] = [
    Hook(
        CHALLENGE,
        "commit_limit",
        "who, limit",
        PASSED_ON,
        "How many tokens `who` may commit as offense or ally. COS-P3.1",
    ),
    Hook(
        CHALLENGE, "retrieves", "who, number", PASSED_ON, "How many tokens `who` may take from the Warp in P1. COS-P1.1"
    ),
    Hook(TABLE, "hand_size", "who, size", PASSED_ON, "How many cards a new hand of `who` has. COS-P10.3"),
    Hook(CHALLENGE, "may_invite", "who, guest, may: bool", PASSED_ON, "Whether `who` may invite `guest`. COS-P4.1"),
    Hook(CHALLENGE, "may_ally", "who, side, may: bool", PASSED_ON, "Whether `who` may join a side. COS-P6.2"),
    Hook(CHALLENGE, "must_ally", "who, side, must: bool", PASSED_ON, "Whether `who` must join that side. COS-P6.1"),
    Hook(
        CHALLENGE,
        "may_move",
        "who, place, may: bool",
        PASSED_ON,
        "Whether `who` may move tokens away from a place of his own accord. COS-P3.1",
    ),
    Hook(CHALLENGE, "committed", "who, side, number", TOLD, "After `who` has committed tokens to a side. COS-P3.1"),
    Hook(
        CHALLENGE,
        "selectable",
        "who, cards: list[int]",
        PASSED_ON,
        "The Challenge cards among which `who` may select; never none. COS-P7.2",
    ),
    Hook(
        CHALLENGE,
        "blinds",
        "who, blind: bool",
        PASSED_ON,
        "Whether the Challenge card of `who` is drawn at random. COS-P7.2",
    ),
    Hook(CHALLENGE, "shows_first", "who, shows: bool", PASSED_ON, "Whether `who` selects first and face up. COS-P7.3"),
    Hook(CHALLENGE, "printed", "side, value", PASSED_ON, "The printed value of a revealed Attack card. COS-17.1"),
    Hook(
        CHALLENGE,
        "card_values",
        "values: list[int]",
        TOLD,
        "Change the values of the revealed cards, offense's and defender's, after Kickers. COS-17.3",
    ),
    Hook(CHALLENGE, "extra_card", "side", ADDED, "What further cards add to a side's card. COS-17.4"),
    Hook(
        CHALLENGE, "token_worth", "who, side, worth", PASSED_ON, "What one token of `who` counts on that side. COS-17.5"
    ),
    Hook(
        CHALLENGE, "combine", "side, card, own, allied, total", PASSED_ON, "How card and tokens make a total. COS-17.6"
    ),
    Hook(CHALLENGE, "addition", "side", ADDED, "A flat addition to a side's total. COS-17.7"),
    Hook(CHALLENGE, "lower_wins", "lower: bool", PASSED_ON, "Whether the lower total wins. COS-17.10"),
    Hook(CHALLENGE, "decides", "winner", PASSED_ON, "The side that wins instead, before results are turned. COS-17.10"),
    Hook(CHALLENGE, "turns", "winner", PASSED_ON, "The side that wins once results are turned, last of all. COS-17.11"),
    Hook(
        CHALLENGE,
        "extra_loss",
        "who",
        ADDED,
        "Tokens that the result costs `who` besides those in the challenge. COS-P8.6",
    ),
    Hook(CHALLENGE, "capture", "", TOLD, "Take tokens of the loss in progress (`s.losses`) captive. COS-16.9"),
    Hook(CHALLENGE, "removes", "", TOLD, "Take tokens of the loss in progress out of the game. COS-16.9"),
    Hook(CHALLENGE, "penalty", "who, loss", PASSED_ON, "Tokens that `who` loses for a failed deal. COS-P8.20"),
    Hook(CHALLENGE, "consolation", "taker, number", PASSED_ON, "How many cards of consolation `taker` gets. COS-P8.14"),
    Hook(CHALLENGE, "rewards", "who, number", PASSED_ON, "How many rewards `who` gets. COS-P8.11"),
    Hook(TABLE, "challenge_limit", "limit", PASSED_ON, "How many challenges a turn may have. COS-3.1"),
    Hook(TABLE, "may_go_on", "may: bool", PASSED_ON, "Whether the offense may make another challenge. COS-P10.6"),
    Hook(TABLE, "needed", "number", PASSED_ON, "How many external bases win. COS-2.2"),
    Hook(TABLE, "external", "who, number", PASSED_ON, "How many external bases `who` has. COS-2.2"),
    Hook(TABLE, "wins", "who, won: bool", PASSED_ON, "Whether `who` fulfils the condition of victory. COS-22.3"),
    Hook(
        TABLE,
        "keeps_power",
        "who, keeps: bool",
        PASSED_ON,
        "Whether `who` keeps his power in spite of too few home bases. COS-4.3",
    ),
    Hook(TABLE, "turns_cone", "reverse: bool", PASSED_ON, "Which side of the cone is used. COS-P2.11"),
    Hook(TABLE, "income", "who, amount", PASSED_ON, "The Lucre that `who` gets at the start of his turn. COS-11.3"),
    Hook(TABLE, "price", "who, item, cost", PASSED_ON, "What an entry of the Lucre table costs `who`. COS-11.6"),
    Hook(
        CHALLENGE,
        "kicker_number",
        "side, number",
        PASSED_ON,
        "By what a side's Kicker multiplies, 1 if there is none. COS-6.14",
        "By what a side's Kicker multiplies. COS-6.14",
    ),
    Hook(
        CHALLENGE,
        "alone",
        "alone: bool",
        PASSED_ON,
        "Whether there are no alliances of any kind, as in a moon challenge. COS-13.19",
        "Whether there are no alliances of any kind. COS-13.19",
    ),
    Hook(TABLE, "card_cost", "who, cost", PASSED_ON, "The Lucre that playing a card costs `who`. COS-7.11"),
    Hook(
        CHALLENGE,
        "conceals",
        "side",
        FIRST_EFFECT,
        "Whether a side's cards stay face down at the reveal until the use of this power has been offered. COS-14.7",
        "The power that may keep a side's cards face down at the reveal, or NOBODY. COS-14.7",
    ),
    Hook(
        CHALLENGE,
        "allied_worth",
        "side, worth",
        PASSED_ON,
        "What the tokens of a side's allies count together. COS-17.5",
    ),
    Hook(
        CHALLENGE,
        "consoles",
        "taker, giver, number, stage",
        ANY,
        "Whether it sees to consolation itself at this stage; it then goes on with `spoils.Console`. COS-P8.14",
        "Whether an effect sees to consolation itself at this stage. COS-P8.14",
    ),
    Hook(
        TABLE,
        "allows",
        "who, options: list[int]",
        PASSED_ON,
        "Which of these `who` may choose in a window, passing included: promises bind. COS-18.12",
        "Which of these `who` may choose in a window, passing included. COS-18.12",
    ),
    Hook(
        TABLE,
        "talks",
        "",
        ANY,
        "Begin the talks about a deal in a way of its own; whether it does. COS-18.1, 18.9",
        "Whether an effect has begun the talks about a deal in a way of its own. COS-18.1",
    ),
    Hook(TABLE, "witness", "who, power", TOLD, "`who` uses a power, and nobody has cancelled it. COS-4.10"),
    Hook(
        CHALLENGE,
        "stacked",
        "who, side",
        ADDED,
        "How many tokens count on that side with those of `who`, beyond his own. COS-17.5",
    ),
    Hook(CHALLENGE, "fought", "", TOLD, "The challenge has been fought and the losses begin. COS-P8.6"),
    Hook(
        CHALLENGE,
        "saves",
        "",
        TOLD,
        "Keep tokens of the loss in progress from the Warp, after captures and removal. COS-16.9",
    ),
    Hook(
        CHALLENGE,
        "repels",
        "who, place, repelled: bool",
        FROM_NO,
        "Whether tokens of `who` that should land on a place return to bases instead. COS-P8.7",
        "Whether tokens that should land on a place return to bases instead. COS-P8.7",
    ),
    Hook(CHALLENGE, "closes", "", TOLD, "The challenge is decided, whichever way, and P9 begins. COS-P9.3"),
    Hook(
        TABLE,
        "opens",
        "timing",
        FIRST_ONE,
        "Whether its use is offered before anybody acts in a window that opens. COS-8.2",
        "The effect whose use is offered before anybody acts in a window, if any. COS-8.2",
    ),
    Hook(
        TABLE,
        "performed",
        "who, action",
        TOLD,
        "`who` has just done one of the things below, from INVITES on. powers.toml pavlov",
        "`who` has just done something that may have consequences: INVITES, ALLIES...",
    ),
    Hook(
        TABLE,
        "rebased",
        "who, before, now",
        TOLD,
        "The bases of `who`, as bits, have changed. COS-P8.24",
        "The bases of `who` have changed. COS-P8.24",
    ),
    Hook(
        CHALLENGE,
        "fetches",
        "who, side, number",
        ANY,
        "Whether it takes the tokens that `who` commits from his bases itself; it goes on with `Commit`. COS-P3.1",
        "Whether an effect takes the tokens that `who` commits from his bases. COS-P3.1",
    ),
    Hook(CHALLENGE, "must_invite", "who, guest, must: bool", FROM_NO, "Whether `who` must invite `guest`. COS-P4.1"),
    Hook(TABLE, "bought", "who, item", TOLD, "After `who` has bought an entry of the Lucre table. COS-11.6"),
    Hook(TABLE, "dues", "who", TOLD, "`who` has had his income, or skips his turn: what he owes is due. COS-12.3"),
    Hook(TABLE, "insures", "who", ANY, "Whether no card leaves the hand of `who` against his will. powers.toml lloyd"),
    Hook(
        TABLE,
        "charters",
        "who",
        ANY,
        "Whether the powers of `who` can be neither cancelled nor taken. powers.toml lloyd",
    ),
    Hook(CHALLENGE, "shields", "who", ANY, "Whether only the result of the challenge can cost `who` tokens. COS-16.9"),
    Hook(
        CHALLENGE,
        "freezes",
        "who, place",
        ANY,
        "Whether tokens of `who` on a place can neither move nor be lost. COS-P3.1",
    ),
    Hook(TABLE, "bars", "who", ANY, "Whether `who` may use no optional power now. COS-4.2"),
    Hook(
        CHALLENGE,
        "reinforces",
        "who, card",
        FIRST_EFFECT,
        "Whether a card that is no Reinforcement serves `who` as one. COS-6.19",
        "The power by which a card that is no Reinforcement serves `who` as one, or NOBODY. COS-6.19",
    ),
    Hook(
        CHALLENGE,
        "homes",
        "who, options: list[int]",
        PASSED_ON,
        "Where tokens of `who` that return may go, as atoms. COS-P8.9",
    ),
    Hook(
        CHALLENGE,
        "opens_source",
        "who, atom",
        ANY,
        "Whether `who` may commit tokens from his reserve or from the Warp. COS-14.13",
    ),
    Hook(
        CHALLENGE,
        "source_used",
        "who, atom",
        TOLD,
        "After `who` has taken tokens from the Warp to commit them. COS-P3.1",
    ),
    Hook(
        TABLE,
        "skipped",
        "who",
        TOLD,
        "`who` skips his turn; what is mandatory at its start happens all the same. COS-12.3",
    ),
    Hook(CHALLENGE, "cancels_kicker", "side", ANY, "Whether a side's Kicker does not count. COS-6.14"),
    Hook(
        TABLE,
        "watches_draws",
        "who",
        ALL_PLAYERS,
        "Whether the player sees what `who` draws. COS-16.4",
        "The players who see what `who` draws. COS-16.4",
    ),
    Hook(
        TABLE,
        "claims",
        "who, card",
        FIRST_PLAYER,
        "Whether a card that `who` draws goes to the player. COS-16.4",
        "The player to whom a card goes that `who` draws, or NOBODY. COS-16.4",
    ),
    Hook(TABLE, "needs_no_cards", "who", ANY, "Whether `who` needs no Challenge card of his own. COS-P10.3"),
    Hook(
        TABLE, "keeps_card", "who, card", ANY, "Whether `who` keeps a card when he takes a new hand. COS-P10.3, 14.18"
    ),
    Hook(TABLE, "refilled", "who", TOLD, "`who` has drawn a new hand. COS-P10.3"),
    Hook(TABLE, "frees", "who", ANY, "Whether `who` may free tokens of the other party in a deal. COS-18.2"),
    Hook(
        TABLE,
        "refuses_company",
        "who, place",
        ANY,
        "Whether `who` can share no planet there with others. COS-18.2, 9.9",
    ),
    Hook(
        TABLE,
        "chooses_stacks",
        "who",
        ANY,
        "Whether `who` says which of his tokens with captured ones under them move. COS-4.13",
    ),
    Hook(
        TABLE, "keeps_stacks", "who", ANY, "Whether captured tokens stay under tokens of `who` that are lost. COS-4.13"
    ),
    Hook(TABLE, "buys_always", "who", ANY, "Whether `who` may buy without being a main player. COS-11.5"),
    Hook(
        TABLE,
        "condition",
        "",
        FIRST_FOUND,
        "The open condition of victory that it sets for everybody, or NOBODY. COS-22.3",
        "The open condition of victory that holds for everybody, or NOBODY. COS-22.3",
    ),
]
QUANTITIES: Final[list[str]] = [hook.name for hook in HOOKS]
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
