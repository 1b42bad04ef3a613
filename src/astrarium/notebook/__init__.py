"""What notebooks show: tables, questions, replays, hints, reviews and results, without a server.

from astrarium import game, notebook

state = game("expanse").start(players=3, seed=7)
state                                  # draws the table, as whoever decides sees it
notebook.table(state, seat="watch")    # the same for a spectator; "all" turns everything up
notebook.question(state)               # what is asked and every option, in words
notebook.speak("it")                   # from now on in Italian
"""

from .dispatch import html
from .hint import Hint, hint
from .language import speak
from .looking_back import LookBack, look_back
from .matches import play_on
from .picture import Picture, boards, table
from .question import Question, question
from .replay import Replay, replay

__all__ = [
    "Hint",
    "LookBack",
    "Picture",
    "Question",
    "Replay",
    "boards",
    "hint",
    "html",
    "look_back",
    "play_on",
    "question",
    "replay",
    "speak",
    "table",
]
