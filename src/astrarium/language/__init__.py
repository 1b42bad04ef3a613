"""Saying in English or Italian what the rules express as data.

say = speaker(game("expanse"), "it")
print(say.prompt(state))
for atom in state.legal:
    print(say.label(state, atom))
"""

from .speaker import LANGUAGES, Speaker, Words, speaker, words

__all__ = ["LANGUAGES", "Speaker", "Words", "speaker", "words"]
