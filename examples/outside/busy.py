"""An outside player in plain Python, with nothing installed: it does anything rather than nothing.

astrarium arena expanse busy=outside:"python3 examples/outside/busy.py" random --games 100
"""

import json
import random
import sys

IDLE = {"do:pass", "do:no", "do:stop", "do:decline"}
chance = random.Random()


def answer(message):
    """What to say to a message, or None: only `hello` and `decide` want an answer."""
    kind = message["type"]
    if kind == "hello":
        return {"protocol": 1}
    if kind == "begin":
        # The same games go the same way again: nothing is carried over from one to the next.
        chance.seed(message["seat"])
    if kind == "decide":
        busy = [atom for atom in message["legal"] if atom not in IDLE]
        return {"number": message["number"], "atom": chance.choice(busy or message["legal"])}
    if kind == "end":
        won = message["seat"] in message["winners"]
        print("won" if won else "lost", "with", message["scores"][message["seat"]], file=sys.stderr)
    return None


for line in sys.stdin:
    said = answer(json.loads(line))
    if said is not None:
        print(json.dumps(said), flush=True)
