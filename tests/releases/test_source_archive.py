"""What the source archive must carry so that a wheel can be built from it."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_c_that_was_written_by_hand_is_in_the_source_archive() -> None:
    """No extension is known while the archive is made, so that setuptools would leave its sources out."""
    assert list((ROOT / "src").rglob("*.c")), "there is such C"
    assert "recursive-include src *.c" in (ROOT / "MANIFEST.in").read_text(encoding="utf-8").splitlines()
