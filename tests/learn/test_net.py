"""The value network: what it says, and what it is kept in."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from astrarium.learn.net import load_net, new_net
from astrarium.learn.selfplay import random_rows
from learn.learners import ignorant, saved


def test_a_net_says_the_same_after_it_was_saved_and_read(tmp_path: Path) -> None:
    net = ignorant()
    net.games = 640
    net.save(tmp_path / "net.npz")
    again = load_net(tmp_path / "net.npz")
    rows = random_rows("expanse", 2, {}, 5, 1)
    assert (again.key, again.players, again.games) == ("expanse", 2, 640)
    assert (again.values(rows) == net.values(rows)).all()
    assert np.abs(net.values(rows)).max() <= 1


def test_an_untaught_net_finds_every_position_even() -> None:
    rows = random_rows("expanse", 2, {}, 5, 1)
    assert np.abs(new_net("expanse", 2, rows, 1).values(rows)).max() < 0.2


def test_a_number_far_off_does_not_drown_the_others() -> None:
    net = ignorant()
    row = random_rows("expanse", 2, {}, 5, 1)[:1]
    row[0, 0] = np.iinfo(np.int16).max
    assert net.inputs(row).max() <= 10


def test_a_net_of_other_observations_is_refused(tmp_path: Path) -> None:
    net = ignorant()
    net.names = "of another day"
    net.save(tmp_path / "net.npz")
    with pytest.raises(ValueError, match="other observations of expanse"):
        load_net(tmp_path / "net.npz")


def test_a_net_of_another_format_is_refused(tmp_path: Path) -> None:
    path = saved(tmp_path)
    with np.load(path) as parts:
        np.savez(path, **{**parts, "format": 99})
    with pytest.raises(ValueError, match="format 99"):
        load_net(path)


def test_what_is_no_net_is_refused(tmp_path: Path) -> None:
    (tmp_path / "words.npz").write_text("not a net")
    np.savez(tmp_path / "other.npz", apples=np.ones(3))
    with pytest.raises(ValueError, match=r"words\.npz is not a network"):
        load_net(tmp_path / "words.npz")
    with pytest.raises(ValueError, match=r"other\.npz is not a network: it has no format"):
        load_net(tmp_path / "other.npz")
    with pytest.raises(ValueError, match=r"nowhere\.npz cannot be read"):
        load_net(tmp_path / "nowhere.npz")
