"""What is asked, all options as buttons, and what is not open now, with the reason."""

from __future__ import annotations

from typing import Final

from ..clockwork.names import NOBODY, Atom
from ..clockwork.state import State
from ..clockwork.step import Refusal
from ..clockwork.text import Text
from ..contract.registry import game
from .pen import fit, paragraph, shift, tag, width, words, wrap
from .setting import Setting
from .theme import ACCENT, DIM, FAINT, INK, LINE, NIGHT, RAISED, VERB
from .typeface import BOLD, SEMI

BUTTON: Final = 30
SIZE: Final = 12.5


def question(state: State, viewer: int) -> list[Text]:
    """What is asked, as the viewer may know it: who decides, then what."""
    if state.over:
        if not state.winners:
            return [Text("table-nobody-wins")]
        return [Text("table-wins", {"player": state.player_text(winner)}) for winner in state.winners]
    asked = state.waits_for(viewer)
    if asked == NOBODY:
        return [Text("table-reactions")]
    who = [] if asked == viewer else [Text("table-waits", {"player": state.player_text(asked)})]
    return [*who, game(state.key).words.prompt(state, viewer)]


def options(state: State, viewer: int) -> list[Atom]:
    """What the viewer may pick: nothing while others decide."""
    return state.offered if viewer != NOBODY and state.waits_for(viewer) == viewer else []


def refusals(state: State, viewer: int) -> list[tuple[Text, str, list[Text]]]:
    """Near-legal options, gathered by reason and rule."""
    closed = state.refused() if options(state, viewer) else []
    if not closed:
        return []
    named = {element.atom: element.label for element in game(state.key).table.scene(state, viewer).elements()}
    found: list[tuple[Text, str, list[Text]]] = []
    for refusal in closed:
        label = _label(state, refusal, named.get(refusal.atom))
        same = next((labels for reason, rule, labels in found if _alike(refusal, reason, rule)), None)
        if same is None:
            found.append((refusal.reason, refusal.rule, [label]))
        else:
            same.append(label)
    return found


def _alike(refusal: Refusal, reason: Text, rule: str) -> bool:
    return refusal.reason == reason and refusal.rule == rule


def _label(state: State, refusal: Refusal, drawn: Text | None) -> Text:
    """What is refused: by its name if that is written on the table, and shorter than its action."""
    plain = state.game.atoms.texts[refusal.atom]
    own = state.choice.label(state, refusal.atom) if state.choice is not None else None
    return plain if own is None or drawn is None or drawn == plain else own


def draw_prompt(on: Setting, state: State, viewer: int, wide: float) -> tuple[str, float]:
    """The bar and its height."""
    inner = wide - 36
    asked = question(state, viewer)
    rule = "" if state.choice is None or state.waits_for(viewer) == NOBODY else type(state.choice).rule
    body, y = "", 30.0
    for number, text in enumerate(asked):
        lead = number == 0 and len(asked) > 1
        lines = wrap(on.say(text), 17, inner - width(rule, 11) - 20, BOLD)
        body += paragraph(lines, 0, y, 17, 22, class_="bold gold" if lead else "bold")
        y += 22 * len(lines)
    if rule:
        body += words(rule, inner, 29, 11, class_="end dim")
    y -= 8
    buttons, y = _buttons(on, state, viewer, inner, y)
    closed, y = _closed(on, state, viewer, inner, y)
    high = y + 12
    bar = tag(
        "rect", width=wide, height=high, rx=14, fill=NIGHT, stroke=ACCENT if buttons else LINE, stroke_opacity=0.8
    )
    return tag("g", bar + shift(body + buttons + closed, 18, 0), id="prompt"), high


def _buttons(on: Setting, state: State, viewer: int, wide: float, y: float) -> tuple[str, float]:
    body, x = "", 0.0
    played = game(state.key)
    atoms = options(state, viewer)
    for number, atom in enumerate(atoms):
        label = fit(on.say(played.words.label(state, atom)), SIZE, wide - 60, SEMI)
        key = str(number + 1)
        badge = max(18.0, width(key, 10, SEMI) + 10)
        room = width(label, SIZE, SEMI) + badge + 30
        if x > 0 and x + room > wide:
            x, y = 0.0, y + BUTTON + 8
        fill = VERB if atom in played.atoms.verbs else RAISED
        button = tag("rect", width=room, height=BUTTON, rx=9, fill=fill, stroke=ACCENT, stroke_width=1.3)
        button += tag("rect", x=7, y=7, width=badge, height=16, rx=5, fill=INK)
        button += words(key, 7 + badge / 2, 18.6, 10, class_="semi mid lit")
        button += words(label, badge + 15, 19.6, SIZE, class_="semi")
        name = played.atoms.names[atom]
        body += tag(
            "g",
            button,
            id=f"option-{name.replace(':', '-').replace('.', '-')}",
            class_="option legal",
            data_atom=name,
            role="button",
            tabindex=0,
            transform=f"translate({x:.1f} {y:.1f})",
        )
        x += room + 8
    return body, y + BUTTON + 8 if atoms else y


def _closed(on: Setting, state: State, viewer: int, wide: float, y: float) -> tuple[str, float]:
    """Greyed: what one might look for, why it is not open, and the rule."""
    body = ""
    for reason, rule, labels in refusals(state, viewer):
        text = f"{', '.join(on.say(label) for label in labels)}: {on.say(reason)}"
        lines = wrap(text, 11.5, wide - 110)
        body += tag("path", d=f"M2 {y + 5:.1f}l8 8m0-8-8 8", stroke=DIM, stroke_width=1.4)
        body += paragraph(lines, 18, y + 13, 11.5, 15, class_="dim")
        body += words(rule, wide, y + 13, 10.5, class_="end dim")
        body += tag("path", d=f"M0 {y + 15 * len(lines) + 4:.1f}H{wide:.0f}", stroke=FAINT, stroke_width=0.6)
        y += 15 * len(lines) + 5
    return body, y
