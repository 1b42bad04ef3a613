"""The conformance suite in the middle of a war: random games seldom get that far in the rounds they are given."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from astrarium import game
from astrarium.check import CHECKS, Case, decisions
from astrarium.check.conformance import told_by
from astrarium.clockwork.chance import Rng, seeded
from astrarium.clockwork.state import State
from astrarium.games.parsec.components import EVENT_ATOM, EVENTS, HEX_ATOM, UNIT_ATOM
from astrarium.games.parsec.state import Parsec
from astrarium.language import LANGUAGES, speaker
from tables.parsec import act, lay

UNITS = {
    "1.2": "red colony fighter",
    "2.2": "red colony cargo",
    "3.5": "red fighter fighter",
    "5.3": "red cruiser",
    "4.3": "red transport with fighter cargo",
    "9.2": "blue colony cargo",
    "4.5": "blue cruiser",
    "5.5": "blue transport with fighter fighter",
    "4.6": "blue fighter cargo",
    "3.10": "green colony cargo",
    "6.4": "green cruiser",
    "3.6": "green fighter fighter",
    "2.5": "green cargo",
}
HANDS = {
    "red": "E01 E04 E06 E14 E16 E18 E29 E31 E40 E41",
    "blue": "E04 E05 E07 E14 E31 E32 E34 E36 E45",
    "green": "E05 E06 E07 E09 E19 E29 E33 E44",
}
ROUNDS = 2
LIKED = 4
"""One decision in so many is made without a liking for vessels and cards."""


@dataclass(frozen=True)
class War(Case):
    """Three players who stand close together, with cards in hand, and like to fight."""

    def start(self) -> Parsec:
        s = lay(
            "REF4",
            "red blue green",
            UNITS,
            goods={"red": "3 3 3", "blue": "3 3 3", "green": "3 3 3"},
            events=HANDS,
            factions={"red": "F05", "blue": "F12", "green": "F11"},
            arms_race=True,
            limit=ROUNDS,
            simple=self.seed % 4 == 3,
        )
        s.rng = seeded(self.seed, "war")
        return act(s, ("red", "blue", "green")[self.seed % 3])

    def pick(self, state: State, rng: Rng) -> int:
        liked = [
            atom for atom in state.offered if EVENT_ATOM <= atom < EVENT_ATOM + EVENTS or UNIT_ATOM <= atom < HEX_ATOM
        ]
        return rng.pick(liked if liked and rng.below(LIKED) else state.offered)


PARSEC = game("parsec")
SEEDS = range(6)
FEW = range(2)
"""Seeds for the checks, and for those that look at everything many times over."""
STRIDE = {"applies": 23, "keeps_secrets": 13, "deals_anew": 7, "keeps_notes_secret": 7, "draws": 31}
FROM_THE_START = ("declares", "pauses_alike", "speaks", "takes_back", "tells_changes")
"""These play a match of their own."""


@pytest.mark.long
@pytest.mark.parametrize(
    ("check", "seed"),
    [(name, seed) for name in CHECKS if name not in FROM_THE_START for seed in (FEW if name in STRIDE else SEEDS)],
)
def test_a_war_conforms(check: str, seed: int) -> None:
    CHECKS[check](War(PARSEC, 3, seed, stride=STRIDE.get(check, 3)))


@pytest.mark.parametrize("seed", FEW)
def test_a_war_has_words(seed: int) -> None:
    voices = [speaker(PARSEC, lang) for lang in LANGUAGES]
    told = 0
    for _, state, _ in decisions(War(PARSEC, 3, seed)):
        assert state.choice is not None and state.choice.rule in PARSEC.rules
        if state.log is None:
            state.log = []
        for voice in voices:
            assert voice.prompt(state)
            assert all(voice.label(state, atom) for atom in state.offered)
            assert all(voice.refusal(refusal) for refusal in state.refused())
            assert all(voice.note(state, note) for note in state.log[told:])
        told = len(state.log)
    assert told > 0


@pytest.mark.parametrize("seed", SEEDS)
def test_a_war_tells_what_it_costs(seed: int) -> None:
    """Every card and every unit that changes hands or is lost has a line in everybody's log."""
    case = War(PARSEC, 3, seed)
    state = case.start()
    rng = seeded(seed, "check")
    before = PARSEC.study.counts(state)
    while not state.over:
        state.log = []
        state.apply(case.pick(state, rng))
        after = PARSEC.study.counts(state)
        told = {pair for note in state.log for pair in told_by(PARSEC, state, note)}
        changed = {(name, side) for name in after for side in range(3) if after[name][side] != before[name][side]}
        assert changed <= told, [note.kind.key for note in state.log]
        before = after


SEEN = {
    "AskSupport",
    "Cancel",
    "ChooseLoss",
    "CombatCard",
    "Evade",
    "GiveSupport",
    "LastReaction",
    "PickAttackers",
    "PickLoot",
    "PickShooters",
    "Pursue",
    "Reaction",
    "RollCard",
    "RollForUnit",
    "Tow",
}


def test_these_wars_are_fought_in_all_their_parts() -> None:
    met = {type(state.choice).__name__ for seed in SEEDS for _, state, _ in decisions(War(PARSEC, 3, seed))}
    assert met >= SEEN
