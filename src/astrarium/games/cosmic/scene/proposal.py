"""How the proposal on the table reads; of the cards offered the others see the types. COS-18.2, 18.3, 18.9"""

from __future__ import annotations

from ....clockwork.names import NOBODY
from ....clockwork.text import Text
from ....scenes.scene import Card
from ..components import CARD, PLACE, TYPE, TYPE_OF
from ..powers.shared.deal_of_three import (
    AT_RANDOM,
    CARDS_GIVEN,
    FIRST_RECEIVER,
    HANDED_OVER,
    LUCRE_GIVEN,
    PLACE_GIVEN,
    TOKENS_FREED,
    item_at,
    pairs,
)
from ..rules.deals import (
    ASKS,
    FREED,
    FREES,
    GAINS,
    GAINS_HANDED,
    GIVES,
    GIVES_HANDED,
    PAYS,
    PROPOSER,
    TERMS,
    WANTS,
    WANTS_RANDOM,
    partner,
)
from ..state import Cosmic
from .looks import Topic


def proposal(s: Cosmic, viewer: int) -> Card:
    """The terms in words, as a card that lies in use."""
    proposer = s.terms[PROPOSER]
    parts = _of_two(s, viewer) if len(s.terms) == TERMS else _of_three(s, viewer)
    text = joined(parts, "scene-deal-and") if parts else Text("scene-deal-open")
    foot = Text("scene-proposed-by", {"player": s.player_text(proposer)})
    return Card("deal", Text("scene-deal"), "in-use", Topic.DEAL, text, foot=foot, owner=proposer)


def _of_two(s: Cosmic, viewer: int) -> list[Text]:
    terms = s.terms
    proposer = terms[PROPOSER]
    other = partner(s, proposer)
    parts = [
        _base(s, proposer, terms[GAINS], terms[GAINS_HANDED]),
        _base(s, other, terms[GIVES], terms[GIVES_HANDED]),
        _offered(s, other, s.offered_cards, viewer == proposer),
        _wanted(s, proposer, terms[WANTS], terms[WANTS_RANDOM]),
        _amount(s, "scene-deal-pays", proposer, terms[PAYS]),
        _amount(s, "scene-deal-pays", other, terms[ASKS]),
        _amount(s, "scene-deal-frees", other, terms[FREES]),
        _amount(s, "scene-deal-frees", proposer, terms[FREED]),
    ]
    return [part for part in parts if part is not None]


def _of_three(s: Cosmic, viewer: int) -> list[Text]:
    """The Diplomat's deal: what each gives each. COS-18.9"""
    terms = s.terms
    proposer = terms[PROPOSER]
    receivers = terms[FIRST_RECEIVER:]
    parts: list[Text | None] = []
    for giver, receiver in pairs(s):
        at = item_at(s, giver, receiver, 0)
        parts.append(_base(s, receiver, terms[at + PLACE_GIVEN], terms[at + HANDED_OVER]))
        if giver == proposer:
            cards = [card for card, to in zip(s.offered_cards, receivers, strict=False) if to == receiver]
            parts.append(_offered(s, receiver, cards, viewer == proposer))
        parts.append(_wanted(s, receiver, terms[at + CARDS_GIVEN], terms[at + AT_RANDOM]))
        parts.append(_amount(s, "scene-deal-pays", giver, terms[at + LUCRE_GIVEN]))
        parts.append(_amount(s, "scene-deal-frees", receiver, terms[at + TOKENS_FREED]))
    return [part for part in parts if part is not None]


def _base(s: Cosmic, player: int, place: int, handed: int) -> Text | None:
    if place == NOBODY:
        return None
    words: dict[str, int | Text] = {"player": s.player_text(player), "place": PLACE.text(place), "handed": handed}
    return Text("scene-deal-base", words)


def _offered(s: Cosmic, player: int, cards: list[int], own: bool) -> Text | None:
    """Cards by name for who offers them, else by type; their order tells nobody more than that."""
    if not cards:
        return None
    if own:
        names = [CARD.text(card) for card in sorted(cards)]
    else:
        names = [TYPE.text(kind) for kind in sorted(TYPE_OF[card] for card in cards)]
    return Text("scene-deal-cards", {"player": s.player_text(player), "cards": joined(names, "scene-list")})


def _wanted(s: Cosmic, player: int, number: int, random: int) -> Text | None:
    if number == 0:
        return None
    words: dict[str, int | Text] = {"player": s.player_text(player), "number": number, "random": random}
    return Text("scene-deal-wants", words)


def _amount(s: Cosmic, key: str, player: int, number: int) -> Text | None:
    return Text(key, {"player": s.player_text(player), "number": number}) if number > 0 else None


def joined(parts: list[Text], key: str) -> Text:
    """Several texts as one."""
    text = parts[0]
    for part in parts[1:]:
        text = Text(key, {"first": text, "second": part})
    return text
