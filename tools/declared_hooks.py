"""Writes what follows from the table of quantities in Cosmic Encounter, effects/quantities.py.

answers.py is what an effect answers unless its class says otherwise; challenge_hooks.py and table_hooks.py ask all
effects in force, one function for each quantity.

python tools/declared_hooks.py [--check]
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))

from astrarium.games.cosmic.effects.quantities import (  # noqa: E402
    ADDED,
    ALL_PLAYERS,
    ANY,
    CHALLENGE,
    FIRST_EFFECT,
    FIRST_FOUND,
    FIRST_ONE,
    FIRST_PLAYER,
    FROM_NO,
    HOOKS,
    PASSED_ON,
    TABLE,
    TOLD,
    Hook,
)
from declared_tables import imported  # noqa: E402

ROOM = ROOT / "src" / "astrarium" / "games" / "cosmic" / "effects"
NOT_BY_HAND = "Written by `make tables` from quantities.py: change it there."
WITH_NOBODY = (FIRST_EFFECT, FIRST_FOUND, FIRST_PLAYER)


def sources() -> dict[str, str]:
    """What the written files should be, by name."""
    return {
        "answers.py": answers(),
        "challenge_hooks.py": hooks(
            CHALLENGE, "Asking all effects in force about a challenge, in the order of COS-17.3."
        ),
        "table_hooks.py": hooks(TABLE, "Asking all effects in force about the table, in the order of COS-17.3."),
    }


def answers() -> str:
    lines = [
        '"""What an effect answers to a hook, unless its class says otherwise.',
        "",
        f'{NOT_BY_HAND}\n"""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "from ....clockwork.names import NOBODY",
        "from ..state import Cosmic",
        "",
        "# The place of each quantity in `bearing`.",
        *[f"{hook.place}: Final = {number}" for number, hook in enumerate(HOOKS)],
        "",
        "",
        "class Answers:",
        '    """The hooks of an effect that change a quantity: given the value so far, they answer the new one."""',
    ]
    for hook in HOOKS:
        default = hook.default()
        lines += [
            "",
            f"    def {hook.name}({', '.join(['self', 's: Cosmic', 'me: int', *hook.given])}) -> {hook.answer}:",
            f'        """{hook.about}"""',
            *([f"        return {default}"] if default else []),
        ]
    return "\n".join(lines) + "\n"


def hooks(group: str, about: str) -> str:
    found = [hook for hook in HOOKS if hook.group == group]
    names = ["from ....clockwork.names import NOBODY"] if any(hook.way in WITH_NOBODY for hook in found) else []
    if any(hook.way == FIRST_ONE for hook in found):
        names.append("from ..records import InForce")
    names += ["from ..state import Cosmic", imported(".answers", [hook.place for hook in found])]
    lines = [f'"""{about}\n\n{NOT_BY_HAND}\n"""', "", "from __future__ import annotations", "", *names]
    lines.append("from .effect import EFFECTS")
    for hook in found:
        lines += ["", "", *asking(hook)]
    return "\n".join(lines) + "\n"


def asking(hook: Hook) -> list[str]:
    """The function that asks."""
    given = hook.given[:-1] if hook.way == FROM_NO else hook.given
    passed = ", ".join(["s", "one.player", *[argument.split(":")[0] for argument in hook.given]])
    asked = f"EFFECTS[one.effect].{hook.name}({passed})"
    head = [
        f"def ask_{hook.name}({', '.join(['s: Cosmic', *given])}) -> {hook.found()}:",
        f'    """{hook.asked_about}"""',
    ]
    each = f"    for one in s.bearing[{hook.place}]:"
    if hook.way == ALL_PLAYERS:
        return [*head, f"    return [one.player for one in s.bearing[{hook.place}] if {asked}]"]
    if hook.way == TOLD:
        return [*head, each, f"        {asked}"]
    if hook.way == ADDED:
        return [*head, "    total = 0", each, f"        total += {asked}", "    return total"]
    if hook.way in (PASSED_ON, FROM_NO):
        value = hook.value()
        begin = [f"    {value} = False"] if hook.way == FROM_NO else []
        return [*head, *begin, each, f"        {value} = {asked}", f"    return {value}"]
    if hook.way == FIRST_FOUND:
        decided = [f"        found = {asked}", "        if found != NOBODY:", "            return found"]
        return [*head, each, *decided, "    return NOBODY"]
    found, none = {
        ANY: ("True", "False"),
        FIRST_EFFECT: ("one.effect", "NOBODY"),
        FIRST_PLAYER: ("one.player", "NOBODY"),
        FIRST_ONE: ("one", "None"),
    }[hook.way]
    return [*head, each, f"        if {asked}:", f"            return {found}", f"    return {none}"]


def main(arguments: list[str]) -> int:
    check = "--check" in arguments
    old = [
        name
        for name, text in sources().items()
        if not (ROOM / name).exists() or (ROOM / name).read_text(encoding="utf-8") != text
    ]
    for name in old:
        if not check:
            (ROOM / name).write_text(sources()[name], encoding="utf-8")
        print(f"effects/{name}: {'is not what quantities.py says; run `make tables`' if check else 'written'}")
    return 1 if check and old else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
