"""What a log may say of an error at a table: where it happened. Its own words may name cards that nobody has seen."""

from __future__ import annotations

from traceback import format_tb

FRAME = "  "
"""How lines begin that say where something happened; whatever else stands in a trace are an error's own words."""


def without_words(error: BaseException) -> str:
    """The kind of an error and where it was raised, and the same of what led to it."""
    cause = error.__cause__
    before = "" if cause is None else f"{without_words(cause)}\n"
    # What failed in a process of the bots comes with a trace that is written out already.
    told = [line for line in str(error).splitlines() if line.startswith(FRAME)] if _is_remote(error) else []
    return before + "\n".join([f"{type(error).__name__} at", "".join(format_tb(error.__traceback__)).rstrip(), *told])


def _is_remote(error: BaseException) -> bool:
    return type(error).__name__ == "_RemoteTraceback"
