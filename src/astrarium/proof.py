"""Whether a finished game was dealt as its table had committed to: everything is dealt again from what it has shown."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from .clockwork.chance import KeyedRng
from .clockwork.match import Match
from .contract.registry import game
from .language import words
from .positions.saves import BrokenOff, load
from .positions.sealed import Sealed, read_sealed

COMMITMENT: Final = "commitment"
"""The secret is not the one that the commitment was to."""
NOTED: Final = "noted"
"""The commitment is not the one that somebody noted before the game."""
SHARE: Final = "share"
"""A share that somebody gave is not among those that were used."""
SHARES: Final = "shares"
"""There are not as many shares as there should be."""
BREAKS: Final = "breaks"
"""A decision was not possible with what is dealt from this secret and these shares."""
KEY: Final = "key"
"""Chance goes on from another key than the one that follows from them."""
END: Final = "end"
"""What is dealt from them leads somewhere else."""


@dataclass(frozen=True)
class Proof:
    """What was found; without problems the game was as committed."""

    game: str
    sealed: Sealed
    commitment: str
    """The one that was published."""
    decisions: int
    """How many were dealt again."""
    former: int
    """How many were not, because they were made by rules that have changed since."""
    carried: bool
    """The present rules began from a position that former ones had left: nobody here can deal it again."""
    over: bool
    problems: tuple[str, ...]

    @property
    def holds(self) -> bool:
        """Everything was dealt again, from the first shuffle on."""
        return not self.problems and not self.carried

    @property
    def partly(self) -> bool:
        """What could be dealt again was as committed; how it began must be believed."""
        return not self.problems and self.carried

    @property
    def shares(self) -> int:
        """How many added a share."""
        return sum(share != "" for share in self.sealed.shares)

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "holds": self.holds,
            "partly": self.partly,
            "commitment": self.commitment,
            "shares": list(self.sealed.shares),
            "decisions": self.decisions,
            "former": self.former,
            "over": self.over,
            "problems": list(self.problems),
        }


def verify(save: dict[str, Any], noted: str = "", share: str = "") -> Proof:
    """Deal the game of a save again. `noted`: the commitment as seen before the game; `share`: one that was given.

    ValueError says why there is nothing to verify.
    """
    sealed = sealed_in(save)
    published, problems = save["chance"]["commitment"], []
    if sealed.commitment != published:
        problems.append(COMMITMENT)
    if noted and noted.strip().lower() != published:
        problems.append(NOTED)
    if share and share not in sealed.shares:
        problems.append(SHARE)
    if len(sealed.shares) != 1 + save["players"]:
        problems.append(SHARES)
    over, former, carried = False, 0, "opening" in save
    try:
        match = load(save)
    except BrokenOff:
        problems.append(BREAKS)
    else:
        over = match.state.over
        former = 0 if match.opening is None else sum(len(one.atoms) for one in match.opening.former)
        problems += astray(match, sealed, save["position"])
    return Proof(save["game"], sealed, published, len(save["atoms"]), former, carried, over, tuple(problems))


def sealed_in(save: dict[str, Any]) -> Sealed:
    """The secret and the shares of a save that can be dealt again here."""
    if "chance" not in save and "seed" in save:
        raise ValueError(
            "this game was dealt from a seed, which somebody may have known: it has no commitment to be verified"
        )
    for key in ("game", "version", "players", "chance", "position", "atoms"):
        if key not in save:
            raise ValueError(f"the save lacks {key!r}")
    sealed = read_sealed(save["chance"])
    if not isinstance(save["players"], int):
        raise ValueError(f"the save's 'players' is {save['players']!r}")
    if not isinstance(save["chance"].get("commitment"), str):
        raise ValueError("the save's chance lacks 'commitment'")
    present = game(str(save["game"])).version
    if save["version"] != present:
        raise ValueError(
            f"the save is of rules version {save['version']!r} and this is version {present}: "
            "only the Astrarium that played it can deal it again"
        )
    if "opening" in save and not save["atoms"]:
        raise ValueError(
            "all of this game was decided by former rules: only an Astrarium that plays by them can deal it again"
        )
    return sealed


def astray(match: Match, sealed: Sealed, position: dict[str, Any]) -> list[str]:
    """What is wrong with a game that was dealt again, beside the position in which it should have ended."""
    found = []
    rng = match.state.rng
    if not isinstance(rng, KeyedRng) or rng.key != sealed.key:
        # Where former rules began the game, its chance comes from a position.
        found.append(KEY)
    if written(match.state.to_json()) != written(position):
        found.append(END)
    return found


def written(position: dict[str, Any]) -> str:
    return json.dumps(position, sort_keys=True)


def in_words(proof: Proof, lang: str) -> str:
    """One line."""
    say = words(lang).say
    title = game(proof.game).titles[lang]
    if proof.problems:
        problems = " ".join(say(f"chance-problem-{problem}") for problem in proof.problems)
        return say("chance-not-verified", game=title, problems=problems, commitment=proof.commitment)
    return say(
        "chance-partly-verified" if proof.partly else "chance-verified",
        game=title,
        decisions=proof.decisions,
        shares=proof.shares,
        former=proof.former,
        commitment=proof.commitment,
    )
