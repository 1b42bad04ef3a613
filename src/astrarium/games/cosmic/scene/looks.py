"""What this game draws itself: see looks.toml."""

from __future__ import annotations

from ....scenes.looks import Subject
from ....scenes.signs import OwnSign


class Tally(OwnSign):
    """What is counted on a player's mat."""

    HOME = "home"
    HAND = "hand"
    WARP = "warp"
    LUCRE = "lucre"
    RESERVE = "reserve"
    STAR = "star"
    OUT = "out"
    MOVING = "moving"


class Topic(Subject):
    """What cards are about: a type of card, another effect, or what an option names."""

    ATTACK = "attack"
    COMPROMISE = "compromise"
    EDICT = "edict"
    FLARE = "flare"
    KICKER = "kicker"
    REINFORCEMENT = "reinforcement"
    COMET = "comet"
    SPECIAL = "special"
    POWER = "power"
    EFFECT = "effect"
    DEAL = "deal"
    MOON = "moon"
    CURSE = "curse"
    PRICE = "price"
    PLACE = "place"
    COLOUR = "colour"
    CONDITION = "condition"
    DESTINY = "destiny"
    HEX = "hex"
    QUESTION = "question"
