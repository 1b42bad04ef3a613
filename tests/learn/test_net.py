"""The network as it is played: what it says, and what it is kept in."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from astrarium.games import KEYS
from astrarium.learn.net import MOST_NUMBERS, load_net, new_net, shape_for
from astrarium.learn.sight import Sight
from learn.learners import ignorant, saved, seen_in


def test_a_network_says_nearly_the_same_after_it_was_saved_and_read(tmp_path: Path) -> None:
    net = ignorant()
    net.made = {"decisions": 640}
    net.save(tmp_path / "net.npz")
    again = load_net(tmp_path / "net.npz")
    rows, masks = seen_in(net.sight, 3, 5, 20)
    assert (again.key, again.shape, again.made) == ("expanse", net.shape, {"decisions": 640})
    assert again.policy(rows, masks) == pytest.approx(net.policy(rows, masks), abs=0.03)
    assert again.forward(rows)[1] == pytest.approx(net.forward(rows)[1], abs=0.05)


def test_what_is_saved_again_does_not_change_any_more(tmp_path: Path) -> None:
    once = load_net(saved(tmp_path))
    once.save(tmp_path / "again.npz")
    twice = load_net(tmp_path / "again.npz")
    assert all(twice.parts[name] == pytest.approx(part, rel=2e-3) for name, part in once.parts.items())


def test_one_row_and_many_are_read_alike() -> None:
    net = ignorant()
    rows, _ = seen_in(net.sight, 4, 5, 40)
    likings, worths = net.forward(rows)
    for number in (0, 7, 39):
        alone = net.forward(rows[number : number + 1])
        assert alone[0][0] == pytest.approx(likings[number], abs=1e-4)
        assert alone[1][0] == pytest.approx(worths[number], abs=1e-4)


def test_what_is_not_open_is_never_taken() -> None:
    net = ignorant()
    rows, masks = seen_in(net.sight, 2, 5, 20)
    chances = net.policy(rows, masks)
    assert chances.sum(axis=1) == pytest.approx(np.ones(20), abs=1e-5)
    assert (chances[masks == 0] == 0).all()


def test_an_untaught_network_finds_every_position_even() -> None:
    net = new_net(Sight("expanse"), 1, 32)
    rows, _ = seen_in(net.sight, 2, 5, 20)
    assert np.abs(net.forward(rows)[1]).max() < 0.1


@pytest.mark.parametrize("key", KEYS)
def test_a_network_fits_in_three_megabytes(key: str) -> None:
    shape = shape_for(Sight(key))
    assert shape.numbers <= MOST_NUMBERS
    assert shape.width >= 128


def test_a_network_of_other_observations_is_refused(tmp_path: Path) -> None:
    net = ignorant()
    net.digest = "of another day"
    net.save(tmp_path / "net.npz")
    with pytest.raises(ValueError, match="other observations of expanse"):
        load_net(tmp_path / "net.npz")


def test_a_digest_tells_columns_kinds_bounds_and_seats_apart() -> None:
    one, other = Sight("expanse"), Sight("expanse")
    assert one.digest == other.digest != Sight("expanse", 3).digest
    column = other.columns[0]
    other.columns[0] = type(column)(column.name, column.kind, column.least, column.most + 1, column.domain)
    assert one.digest != other.digest


def test_a_network_of_another_format_is_refused(tmp_path: Path) -> None:
    path = saved(tmp_path)
    with np.load(path) as parts:
        kept = dict(parts)
    kept["about"] = np.array(json.dumps(json.loads(str(kept["about"])) | {"format": 99}))
    np.savez(path, **kept)
    with pytest.raises(ValueError, match="format 99"):
        load_net(path)


def test_what_is_no_network_is_refused(tmp_path: Path) -> None:
    (tmp_path / "words.npz").write_text("not a net")
    np.savez(tmp_path / "other.npz", apples=np.ones(3))
    with pytest.raises(ValueError, match=r"words\.npz is not a network"):
        load_net(tmp_path / "words.npz")
    with pytest.raises(ValueError, match=r"other\.npz is not a network: .*about"):
        load_net(tmp_path / "other.npz")
    with pytest.raises(ValueError, match=r"nowhere\.npz cannot be read"):
        load_net(tmp_path / "nowhere.npz")
