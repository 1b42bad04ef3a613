"""How dice in a public log give a linear stream away: what every table had to fear before its chance had a key.

One draw of `Rng` multiplies its state by a constant, modulo a prime. A die of eight sides shows three bits of
`low ^ carry`, and `low` is, but for a little, the state of the next draw, while `carry` is that of this one. So who
guesses three bits of one draw knows three bits of all that follow, and the state is the point of a lattice nearest to
what is known.
"""

from __future__ import annotations

from astrarium.clockwork.chance import LOW, MULTIPLIER, Rng

SIDES = 8
MODULUS = MULTIPLIER * (LOW + 1) - 1
WINDOW = 22
"""So many dice in a row: three bits of each are more than the sixty of the state."""
AHEAD = 8
"""So many more must come true before anybody believes it."""

Vector = list[int]


def foreseen(dice: list[int], count: int) -> list[int] | None:
    """The next dice, if those that have been thrown tell them."""
    stream = recovered(dice)
    return None if stream is None else [stream.below(SIDES) for _ in range(count)]


def recovered(dice: list[int]) -> Rng | None:
    """The stream as it stands after these dice; None if they do not come from such a stream."""
    lattice = Lattice(reduced([[pow(MULTIPLIER, power, MODULUS) for power in range(WINDOW)], *moduli()]))
    for start in range(len(dice) - WINDOW - AHEAD):
        for guess in range(SIDES):
            # Near a border the two halves of a state differ in these bits; one such slip is allowed for.
            for slip in range(WINDOW):
                stream = Rng(lattice.nearest(known(dice[start:], guess, slip))[0] % MODULUS)
                rest = dice[start + 1 :]
                if [stream.below(SIDES) for _ in rest] == rest:
                    return stream
    return None


def known(dice: list[int], guess: int, slip: int) -> list[float]:
    """Where the next states lie, as far as the guess and the dice tell."""
    found: list[float] = []
    bits = guess
    for number in range(WINDOW):
        found.append((2 * bits + 1) * MODULUS / (2 * SIDES))
        carried = bits - 1 if number == slip and slip > 0 else bits
        bits = dice[number + 1] ^ max(carried, 0)
    return found


def moduli() -> list[Vector]:
    return [[MODULUS if place == row else 0 for place in range(WINDOW)] for row in range(1, WINDOW)]


class Lattice:
    """A reduced basis, made ready for Babai's nearest plane."""

    def __init__(self, basis: list[Vector]) -> None:
        self.basis = basis
        self.planes: list[list[float]] = []
        for row in basis:
            plane = [float(value) for value in row]
            for other in self.planes:
                part = dot(plane, other) / dot(other, other)
                plane = [value - part * step for value, step in zip(plane, other, strict=True)]
            self.planes.append(plane)
        self.squares = [dot(plane, plane) for plane in self.planes]

    def nearest(self, target: list[float]) -> Vector:
        """A point of the lattice close to the target."""
        left, point = target, [0] * len(target)
        for row in range(len(self.basis) - 1, -1, -1):
            steps = round(dot(left, self.planes[row]) / self.squares[row])
            if steps:
                left = [value - steps * step for value, step in zip(left, self.basis[row], strict=True)]
                point = [value + steps * step for value, step in zip(point, self.basis[row], strict=True)]
        return point


def dot(one: list[float], other: list[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def reduced(basis: list[Vector]) -> list[Vector]:
    """Lenstra, Lenstra and Lovász, in whole numbers: algorithm 2.6.7 of Cohen's computational number theory."""
    return Reduction(basis).run()


class Reduction:
    """The basis on its way to short vectors; `d` and `mu` are Cohen's names."""

    def __init__(self, basis: list[Vector]) -> None:
        size = len(basis)
        self.basis = [row.copy() for row in basis]
        self.d = [1, product(basis[0], basis[0])] + [0] * (size - 1)
        self.mu = [[0] * size for _ in range(size)]

    def run(self) -> list[Vector]:
        d, mu = self.d, self.mu
        k, last = 1, 0
        while k < len(self.basis):
            if k > last:
                last = k
                self.orthogonalise(k)
            self.shorten(k, k - 1)
            if 4 * d[k + 1] * d[k - 1] < 3 * d[k] ** 2 - 4 * mu[k][k - 1] ** 2:
                self.swap(k, last)
                k = max(1, k - 1)
            else:
                for by in range(k - 2, -1, -1):
                    self.shorten(k, by)
                k += 1
        return self.basis

    def orthogonalise(self, k: int) -> None:
        d, mu = self.d, self.mu
        for j in range(k + 1):
            u = product(self.basis[k], self.basis[j])
            for i in range(j):
                u = (d[i + 1] * u - mu[k][i] * mu[j][i]) // d[i]
            if j < k:
                mu[k][j] = u
            else:
                d[k + 1] = u

    def shorten(self, k: int, by: int) -> None:
        d, mu = self.d, self.mu
        if 2 * abs(mu[k][by]) > d[by + 1]:
            q = (2 * mu[k][by] + d[by + 1]) // (2 * d[by + 1])
            self.basis[k] = [a - q * b for a, b in zip(self.basis[k], self.basis[by], strict=True)]
            mu[k][by] -= q * d[by + 1]
            for i in range(by):
                mu[k][i] -= q * mu[by][i]

    def swap(self, k: int, last: int) -> None:
        basis, d, mu = self.basis, self.d, self.mu
        basis[k], basis[k - 1] = basis[k - 1], basis[k]
        for j in range(k - 1):
            mu[k][j], mu[k - 1][j] = mu[k - 1][j], mu[k][j]
        m = mu[k][k - 1]
        b = (d[k - 1] * d[k + 1] + m * m) // d[k]
        for i in range(k + 1, last + 1):
            t = mu[i][k]
            mu[i][k] = (d[k + 1] * mu[i][k - 1] - m * t) // d[k]
            mu[i][k - 1] = (b * t + m * mu[i][k]) // d[k + 1]
        d[k] = b


def product(one: Vector, other: Vector) -> int:
    return sum(a * b for a, b in zip(one, other, strict=True))
