"""How the kernel's own things show themselves: matches, choices and rules."""

from __future__ import annotations

from html import escape
from typing import Any

from ..clockwork.match import Match
from ..clockwork.registry import game_keys
from ..clockwork.step import Choice
from ..contract.game import Game
from ..contract.registry import game
from ..language import speaker, words
from ..positions.ledger import Rule
from ..positions.record import fields
from .language import spoken
from .page import code, line, told
from .replay import replay


def html(shown: object) -> str:
    """A match as its replay, a choice and a rule in words."""
    if isinstance(shown, Match):
        return replay(shown)._repr_html_()
    if isinstance(shown, Choice):
        return choice_html(shown)
    if isinstance(shown, Rule):
        return rule_html(shown)
    raise TypeError(f"a {type(shown).__name__} does not show itself")


def rule_html(rule: Rule) -> str:
    lang = spoken(None)
    head = f'<p class="asked">{code(rule.id)} {escape(rule.section[lang])}</p>'
    return told(head, line(rule.text[lang]), line(rule.why.get(lang, ""), "small"))


def choice_html(choice: Choice[Any]) -> str:
    """What a choice knows without a table: who decides about what, by which rule. The options depend on the table."""
    lang = spoken(None)
    played = game_of(choice)
    facts = [f"{name}: {value_of(played, name, getattr(choice, name), lang)}" for name in fields(type(choice))]
    head = f'<p class="asked">{code(type(choice).__name__)} {code(choice.rule) if choice.rule else ""}</p>'
    text = played.rules[choice.rule].text[lang] if played is not None and choice.rule in played.rules else ""
    below = words(lang).say("notebook-choice", call="astrarium.notebook.question(state)")
    return told(head, line(text), line(" · ".join(facts)), line(below, "small"))


def game_of(choice: Choice[Any]) -> Game[Any] | None:
    """The game in whose folder the choice is written; None for one that all games share."""
    module = type(choice).__module__
    return next((game(key) for key in game_keys() if module.startswith(f"astrarium.games.{key}.")), None)


def value_of(played: Game[Any] | None, name: str, value: object, lang: str) -> str:
    """An attribute by the name of the component that it means, if it means one."""
    domain = None if played is None else played.record.domains.get(name)
    if played is None or domain is None or domain.key == "player":
        return str(value)
    if isinstance(value, int) and not isinstance(value, bool):
        return speaker(played, lang).say(domain.text(value)) if value >= 0 else "–"
    return ", ".join(value_of(played, name, one, lang) for one in value) if isinstance(value, (list, tuple)) else "–"
