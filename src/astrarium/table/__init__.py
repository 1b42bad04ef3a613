"""Drawing a table, once for all games: as SVG for the browser, notebooks and documents, and as plain text."""

from .svg import board_svg, cards_svg, mats_svg, prompt_svg, svg
from .text import heaps_text, table_text, text

__all__ = ["board_svg", "cards_svg", "heaps_text", "mats_svg", "prompt_svg", "svg", "table_text", "text"]
