"""How the table looks beside the systems: the players' mats, the viewer's hand, what is being used or offered."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, PUBLIC, knows
from ....clockwork.text import Text
from ....scenes.looks import Back, Mat, Row
from ....scenes.marks import Mark
from ....scenes.scene import Card, Cell, Panel, Piece, Scene, Track
from ..atoms import CARD_ATOM, COLOUR_ATOM, DESTINY_ATOM, POWER_ATOM
from ..components import (
    CARD,
    CONDITION,
    CURSES,
    FIRST_EDICT,
    FIRST_FLARE,
    FIRST_KICKER,
    KEPT_DESTINY,
    PLACE,
    POWER,
    POWERS,
    TYPE_OF,
)
from ..effect_numbers import (
    BRIBED,
    EFFECT,
    EFFECT_TEXT,
    FIRST_CURSE_EFFECT,
    FIRST_EDICT_EFFECT,
    FIRST_STATUS,
    FIRST_SUPER,
    FIRST_WILD,
    PROMISED,
    RECONSTRUCTED,
    SILENCED,
)
from ..effects.effect import EFFECTS
from ..effects.in_force import has, is_face_down
from ..effects.questions import Question
from ..effects.usage import card_of_effect
from ..layout import KEEPING
from ..records import Announced, Lasting, PlayedCard, Secret, Sheet, Stashed
from ..records import Mark as MarkRecord
from ..rules.victory import external
from ..state import Cosmic
from ..terms import AWAY, COPY, KEEPINGS, TO_WIN
from .looks import Tally, Topic
from .proposal import proposal
from .trays import TYPES, destiny_card, large

ORDER: Final = (0, 1, 4, 5, 2, 3)
"""A hand is sorted by type: Attack, Compromise, Kicker, Reinforcement, Edict, Flare."""

TOLD: Final = (SILENCED, BRIBED, PROMISED)
"""What a player may be or have for a while that is no effect of a component."""


def add_mats(made: Scene, s: Cosmic, viewer: int) -> None:
    for player in range(s.players):
        _add_player(made, s, player, viewer)
    _add_hand(made, s, viewer)
    _add_in_use(made, s, viewer)


# Players


def _add_player(made: Scene, s: Cosmic, player: int, viewer: int) -> None:
    id = f"player-{player}"
    made.panels.append(
        Panel(
            id,
            s.player_text(player),
            Mat.PLAYER,
            external(s, player),
            Text("scene-of-bases", {"number": TO_WIN}),
            marks=_marks(s, player, viewer),
            atom=NOBODY if s.colour[player] == NOBODY else COLOUR_ATOM + s.colour[player],
            owner=player,
            details=(Text("scene-external", {"number": external(s, player)}),),
        )
    )
    for look, count in (
        (Tally.HOME, s.home_bases(player)),
        (Tally.HAND, len(s.hands[player])),
        (Tally.WARP, s.warp[player]),
    ):
        _add_count(made, player, look, count)
    if s.lucre_used:
        _add_count(made, player, Tally.LUCRE, s.lucre[player])
    tokens = (Tally.RESERVE, s.reserve[player]), (Tally.STAR, s.star[player]), (Tally.OUT, s.out[player])
    for look, count in tokens:
        if count > 0:
            _add_count(made, player, look, count)
    if s.transit[player] > 0:
        _add_count(made, player, Tally.MOVING, s.transit[player])
    _add_powers(made, s, player, id)
    _add_records(made, s, player, id)
    _add_secrets(made, s, player, viewer, id)
    _add_known(made, s, player, viewer)
    _add_destiny_cards(made, s, player, viewer)


def _marks(s: Cosmic, player: int, viewer: int) -> tuple[Mark, ...]:
    """What the player is in this challenge and to the viewer."""
    marks: list[Mark] = []
    if s.waits_for(viewer) == player:
        marks.append(Mark.DECIDES)
    if s.count > 0:
        if s.offense == player:
            marks.append(Mark.OFFENSE)
        elif s.turn == player:
            marks.append(Mark.ACTIVE)
        if s.defender == player:
            marks.append(Mark.DEFENDER)
        if s.is_ally(player):
            marks.append(Mark.ALLY)
    if player == viewer:
        marks.append(Mark.YOU)
    if player in s.winners:
        marks.append(Mark.WINNER)
    return tuple(marks)


def _add_count(made: Scene, player: int, look: Tally, count: int) -> None:
    label = Text(f"scene-count-{look.value}", {"number": count})
    made.pieces.append(Piece(f"{look.value}-{player}", label, f"supply-{player}", look, count, NOBODY, player))


def _add_powers(made: Scene, s: Cosmic, player: int, id: str) -> None:
    """The power sheets: face up or down, copied, away, cancelled for this challenge. COS-4"""
    for at in range(0, len(s.sheets), Sheet.SIZE):
        if s.sheets[at + Sheet.PLAYER] != player:
            continue
        power = s.sheets[at + Sheet.POWER]
        details = [EFFECT_TEXT.text(power)]
        marks = [Mark.ON]
        label = POWER.text(power)
        state = _state_of(s, at)
        if state:
            details.insert(0, Text(f"scene-power-{state}"))
        if state in ("down", "away", "cancelled"):
            marks = [Mark.OFF]
            label = Text(f"scene-{state}", {"power": label})
        marks.append(Mark.LARGE)
        if RECONSTRUCTED[power]:
            marks.append(Mark.RECONSTRUCTED)
            details.append(Text("scene-reconstructed"))
        made.cells.append(
            Cell(
                f"sheet-{at // Sheet.SIZE}-{POWER.ids[power]}",
                label,
                id,
                None,
                POWER_ATOM + power,
                player,
                tuple(details),
                tuple(marks),
            )
        )


def _state_of(s: Cosmic, at: int) -> str:
    """Why a power sheet does not work now, or that it is but a copy."""
    if is_face_down(s, at):
        return "down"
    if s.sheets[at + Sheet.STATUS] >= AWAY:
        return "away"
    if not has(s, s.sheets[at + Sheet.PLAYER], s.sheets[at + Sheet.POWER]):
        return "cancelled"
    return "copy" if s.sheets[at + Sheet.STATUS] == COPY else ""


def _add_records(made: Scene, s: Cosmic, player: int, id: str) -> None:
    """Curses, effects that last for the challenge, numbers kept by powers, tokens held."""
    for at in range(0, len(s.marks), MarkRecord.SIZE):
        effect = s.marks[at + MarkRecord.EFFECT]
        if s.marks[at + MarkRecord.PLAYER] == player and (effect < FIRST_EDICT_EFFECT or _is_curse(effect)):
            label = _mark(s, effect, s.marks[at + MarkRecord.ABOUT], s.marks[at + MarkRecord.NUMBER])
            if label is not None:
                _add_note(made, f"mark-{at // 4}", label, id, player, effect)
    shown = [
        s.sheets[at + Sheet.POWER]
        for at in range(0, len(s.sheets), Sheet.SIZE)
        if s.sheets[at + Sheet.PLAYER] == player
    ]
    for at in range(0, len(s.lasting), Lasting.SIZE):
        effect = s.lasting[at + Lasting.EFFECT]
        told = effect < FIRST_STATUS or effect in TOLD
        if s.lasting[at + Lasting.PLAYER] == player and told and effect not in shown:
            shown.append(effect)
            _add_note(made, f"lasting-{at // 3}", EFFECT.text(effect), id, player, effect)
    for keeping in range(KEEPINGS):
        for owner in range(s.players):
            count = s.held[(keeping * s.players + player) * s.players + owner]
            if count > 0:
                words: dict[str, int | Text] = {
                    "keeping": KEEPING.text(keeping),
                    "player": s.player_text(owner),
                    "number": count,
                }
                cell = f"held-{keeping}-{player}-{owner}"
                made.cells.append(Cell(cell, Text("scene-held", words), id, owner=owner))


def _mark(s: Cosmic, effect: int, about: int, number: int) -> Text | None:
    """What a power has noted about something, in words; None for what only reminds the rules of something."""
    if _is_curse(effect):
        return EFFECT.text(effect)
    if effect in REMINDERS or (EFFECTS[effect].keeps_row() and about < 0):
        return None
    if effect == QUEUE:
        return Text("scene-queue", {"number": about + 1, "player": s.player_text(number - 1)})
    if effect == GNOME:
        return Text("scene-debt", {"player": s.player_text(about), "number": number})
    noted: int | Text = number
    if EFFECTS[effect].keeps_row() and about > 0:
        # A life stage or an earlier life: which power it is.
        noted = POWER.text(number - 1)
    return Text("scene-mark", {"effect": EFFECT.text(effect), "number": noted})


QUEUE: Final = EFFECT.index("queue")
GNOME: Final = EFFECT.index("gnome")
REMINDERS: Final = tuple(EFFECT.index(id) for id in ("extortionist", "industrialist", "pirate", "vampire"))
"""Powers that note in which challenge they did something: no number that anybody could read."""

READ_AS: Final = {
    EFFECT.index("terrorist"): PLACE,
    EFFECT.index("schizoid"): CONDITION,
    EFFECT.index("moon_04"): CARD,
    EFFECT.index("flare_seeker_wild"): CARD,
}
"""What the secret number of an effect stands for."""


def _add_secrets(made: Scene, s: Cosmic, player: int, viewer: int, id: str) -> None:
    """Bombs, a condition, a prediction: what they are for those who know, for others that there are any."""
    hidden: dict[int, int] = {}
    for at in range(0, len(s.secrets), Secret.SIZE):
        effect, owner, about, known = s.secrets[at : at + Secret.SIZE]
        if owner != player:
            continue
        if not knows(known, viewer):
            hidden[effect] = hidden.get(effect, 0) + 1
            continue
        domain = READ_AS.get(effect)
        number: int | Text = about if domain is None else domain.text(about)
        label = Text("scene-mark", {"effect": EFFECT.text(effect), "number": number})
        _add_note(made, f"secret-{at // 4}", label, id, player, effect)
    for effect, count in hidden.items():
        label = Text("scene-secrets", {"effect": EFFECT.text(effect), "number": count})
        _add_note(made, f"secrets-{effect}", label, id, player, effect)


def _is_curse(effect: int) -> bool:
    return FIRST_CURSE_EFFECT <= effect < FIRST_CURSE_EFFECT + CURSES


def _add_note(made: Scene, cell: str, label: Text, id: str, player: int, effect: int) -> None:
    details = (EFFECT_TEXT.text(effect),) if effect < FIRST_STATUS else ()
    made.cells.append(Cell(f"{cell}-{player}", label, id, owner=player, details=details))


def _add_known(made: Scene, s: Cosmic, player: int, viewer: int) -> None:
    """Cards of others that the viewer knows, open cards of one's own, and what effects keep outside the hands."""
    at = f"kept-{player}"
    known: list[int] = []
    for card, mask in zip(s.hands[player], s.seen[player], strict=True):
        if (player != viewer and knows(mask, viewer)) or (player == viewer and mask == PUBLIC):
            known.append(card)
    for number, card in enumerate(sorted(known)):
        words = Text("scene-known-card") if player != viewer else Text("scene-shown-card")
        made.cards.append(_small(card, at, f"known-{player}-{number}", player, words))
    number = 0
    for place in range(0, len(s.stash), Stashed.SIZE):
        if s.stash[place + Stashed.HOLDER] != player:
            continue
        effect = EFFECT.text(s.stash[place + Stashed.EFFECT])
        if knows(s.stash[place + Stashed.KNOWN], viewer):
            words = Text("scene-kept-by", {"effect": effect})
            made.cards.append(_small(s.stash[place + Stashed.CARD], at, f"stash-{player}-{number}", player, words))
        else:
            hidden = Text("scene-kept-hidden", {"effect": effect})
            made.cards.append(Card(f"stash-{player}-{number}", hidden, at, Back.BACK, owner=player))
        number += 1


def _small(card: int, at: str, id: str, player: int, words: Text) -> Card:
    look = TYPES[TYPE_OF[card]]
    return Card(id, CARD.text(card), at, look, owner=player, details=(words, *card_details(card)))


def _add_destiny_cards(made: Scene, s: Cosmic, player: int, viewer: int) -> None:
    """Kept destiny cards: of the Space Dust open, of Worldships only before its owner's eyes. COS-9.19, 9.21"""
    cards: list[int] = []
    if s.home[player] != NOBODY and KEPT_DESTINY[s.back[s.home[player]]] > 0:
        cards += s.dust_cards
    if s.owner_with_destiny_hand() == player == viewer:
        cards += s.ship_cards
    for card in cards:
        made.cards.append(destiny_card(card, f"kept-{player}", "kept", DESTINY_ATOM + card))


# The hand


def _add_hand(made: Scene, s: Cosmic, viewer: int) -> None:
    """The viewer's own cards, those of an effect that may be played among them; equal cards lie on each other."""
    if viewer == NOBODY:
        return
    cards = sorted(s.hands[viewer] + _playable(s, viewer), key=_rank)
    made.tracks.append(Track("hand", Text("scene-hand", {"number": len(cards)}), Row.HAND))
    for card in dict.fromkeys(cards):
        made.cards.append(hand_card(s, card, "hand", viewer, cards.count(card)))


def _rank(card: int) -> tuple[int, int]:
    """Within a type cards lie as in the box: the highest Attack first."""
    return ORDER.index(TYPE_OF[card]), card


def _playable(s: Cosmic, viewer: int) -> list[int]:
    return [
        s.stash[at + Stashed.CARD]
        for at in range(0, len(s.stash), Stashed.SIZE)
        if s.stash[at + Stashed.HOLDER] == viewer
        and s.stash[at + Stashed.PLAYABLE] == 1
        and knows(s.stash[at + Stashed.KNOWN], viewer)
    ]


def hand_card(s: Cosmic, card: int, at: str, viewer: int, count: int = 1) -> Card:
    """A card with all that is printed on it."""
    marks = (Mark.RECONSTRUCTED,) if is_reconstructed(card) else ()
    return Card(
        f"{at}-{CARD.ids[card]}",
        CARD.text(card),
        at,
        TYPES[TYPE_OF[card]],
        card_text(s, card, viewer),
        marks=marks,
        atom=CARD_ATOM + card,
        details=(Text("scene-reconstructed"),) if marks else (),
        count=count,
        large=large(card),
    )


def is_reconstructed(card: int) -> bool:
    if card >= FIRST_FLARE:
        power = card - FIRST_FLARE
        return RECONSTRUCTED[FIRST_WILD + power] or RECONSTRUCTED[FIRST_SUPER + power]
    return FIRST_EDICT <= card < FIRST_KICKER and RECONSTRUCTED[FIRST_EDICT_EFFECT + card - FIRST_EDICT]


def card_text(s: Cosmic, card: int, viewer: int) -> Text | None:
    """What an Edict does; of a Flare the Wild and the Super text, the one that would count first. COS-6.4"""
    if card >= FIRST_FLARE:
        power = card - FIRST_FLARE
        words: dict[str, int | Text] = {
            "wild": EFFECT_TEXT.text(FIRST_WILD + power),
            "super": EFFECT_TEXT.text(FIRST_SUPER + power),
        }
        return Text("scene-super-flare" if viewer != NOBODY and has(s, viewer, power) else "scene-wild-flare", words)
    if FIRST_EDICT <= card < FIRST_KICKER:
        return EFFECT_TEXT.text(FIRST_EDICT_EFFECT + card - FIRST_EDICT)
    return None


def card_details(card: int) -> tuple[Text, ...]:
    if card >= FIRST_FLARE:
        power = card - FIRST_FLARE
        return (
            Text("scene-wild", {"effect": EFFECT_TEXT.text(FIRST_WILD + power)}),
            Text("scene-super", {"effect": EFFECT_TEXT.text(FIRST_SUPER + power)}),
        )
    if FIRST_EDICT <= card < FIRST_KICKER:
        return (EFFECT_TEXT.text(FIRST_EDICT_EFFECT + card - FIRST_EDICT),)
    return ()


# What is being used or offered


def _add_in_use(made: Scene, s: Cosmic, viewer: int) -> None:
    cards: list[Card] = []
    for at in range(0, len(s.played), PlayedCard.SIZE):
        words = Text("scene-played-by", {"player": s.player_text(s.played[at + PlayedCard.PLAYER])})
        look = TYPES[TYPE_OF[s.played[at + PlayedCard.CARD]]]
        card = s.played[at + PlayedCard.CARD]
        text = card_text(s, card, s.played[at + PlayedCard.PLAYER])
        cards.append(
            Card(
                f"played-{at // 2}",
                CARD.text(card),
                "in-use",
                look,
                text,
                foot=words,
                owner=s.played[at + PlayedCard.PLAYER],
            )
        )
    for at in range(0, len(s.uses), Announced.SIZE):
        if s.uses[at + Announced.CARD] == NOBODY and 0 <= s.uses[at + Announced.EFFECT] < FIRST_STATUS:
            cards.append(
                _effect_card(
                    s, s.uses[at + Announced.EFFECT], s.uses[at + Announced.PLAYER], f"used-{at // Announced.SIZE}"
                )
            )
    question = s.choice
    told = s.waits_for(viewer) != NOBODY and question is not None and (s.player == viewer or not question.secret)
    if told and isinstance(question, Question) and question.effect < FIRST_STATUS:
        card = card_of_effect(question.effect) if question.effect >= FIRST_WILD else NOBODY
        # A card that asks lies there already, perhaps below others that answer it.
        played = [other for other in cards if other.label == CARD.text(card)] if card != NOBODY else []
        cards = [other for other in cards if other not in played[-1:]]
        cards.append(played[-1] if played else _effect_card(s, question.effect, question.me, "asks"))
    if s.terms:
        cards.append(proposal(s, viewer))
    if cards:
        made.tracks.append(Track("in-use", Text("scene-in-use"), Row.CARDS))
        made.cards.extend(cards)


def _effect_card(s: Cosmic, effect: int, player: int, id: str) -> Card:
    foot = None if player == NOBODY else Text("scene-used-by", {"player": s.player_text(player)})
    look = Topic.POWER if effect < POWERS else Topic.EFFECT
    return Card(id, EFFECT.text(effect), "in-use", look, EFFECT_TEXT.text(effect), foot=foot, owner=player)
