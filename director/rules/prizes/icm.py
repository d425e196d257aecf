"""ICM for any number of players, not sampled: the model of Malmuth and Harville as a race.

Give everybody an exponential time whose rate is his stack. The first to arrive is first with the chance of
his part of the chips, and so on with the others: exactly the model. So a stack s is worth

    the integral over t of  s exp(-s t) E[prize(1 + N)],  N = how many of the others arrive before t,

where N is a sum of independent yes and no with chances p = 1 - exp(-s t). The integral is a plain sum after
t = exp(x - exp(-x)), which makes it fall off fast on both sides. What N may be comes from its generating
function on a circle (a discrete Fourier transform): of the whole field once, then divided by each player's
own factor. An odd number of points avoids -1, where such a factor can be 0.

N hardly strays from its mean, so the circle needs only as many points as the values N can take (Bernstein's
bound), and of those only the ones where the function is not nothing. That is what makes a thousand players
quick. The errors of all this stay below 1e-12 of the pool; numpy is loaded on first use.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import log, pi, sqrt
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats: TypeAlias = NDArray[np.float64]

MOST_STACKS: Final = 2_000
"""Players of a question; more take longer than somebody at a desk waits."""

_START: Final = -3.7
"""Where the sum over x begins: before it nobody has arrived, to 1e-16."""
_ENOUGH: Final = 45.0
"""What no longer counts is exp(-45) of the whole, 3e-20."""
_STRAYS: Final = 36.0
"""N is looked for within what it leaves with a chance of exp(-36), 2e-16."""
_BLOCK: Final = 400_000
"""Numbers worked on at a time: what fits into the cache of a processor."""


def icm(stacks: Sequence[int], prizes: Sequence[int]) -> tuple[float, ...]:
    """What each stack is worth, in the order given, to 1e-9 of the pool.

    No stack is nothing, and there are no more prizes than stacks, first place first. Equal stacks are worth
    exactly the same, a larger one never less where prizes fall, whatever the order they are named in.

    >>> [round(value, 6) for value in icm((5000, 3000, 2000), (50, 30, 20))]
    [38.392857, 32.75, 28.857143]
    """
    import numpy as np

    pool = sum(prizes)
    if not pool:
        return (0.0,) * len(stacks)
    sizes, which, counts = np.unique(
        np.array(stacks, dtype=np.float64), return_inverse=True, return_counts=True
    )
    rates = sizes / float(sum(stacks))
    shares = np.array([prize / pool for prize in prizes])
    worth = np.zeros(len(rates))
    for times, weights in _times(len(stacks), float(rates[0])):
        worth += _arrivals(rates, counts, shares, times, weights)
    # What rounding leaves must not make more of a smaller stack, nor lose a part of the pool.
    if all(better >= worse for better, worse in pairwise(prizes)):
        worth = np.maximum.accumulate(worth)
    worth *= pool / float(worth @ counts)
    return tuple(worth[which].tolist())


def _times(players: int, slowest: float) -> Iterator[tuple[Floats, Floats]]:
    """The moments of the race that are looked at, with their weights in the sum, block by block."""
    import numpy as np

    # A fixed step would be wrong for large fields: the more players, the narrower N and what it pays.
    step = min(0.25, 1.1 / sqrt(players))
    end = log(_ENOUGH / slowest)
    x = np.arange(_START, end + step, step)
    times = np.exp(x - np.exp(-x))
    weights = step * times * (1 + np.exp(-x))
    size = max(1, _BLOCK // (players * (_points(players, players / 4) // 2 + 1)))
    for start in range(0, len(x), size):
        yield times[start : start + size], weights[start : start + size]


def _points(players: int, spread: float) -> int:
    """How many values N can take in all likelihood when its variance is at most this; odd."""
    strays = _STRAYS / 3 + sqrt((_STRAYS / 3) ** 2 + 2 * _STRAYS * (spread + 0.25))
    return min(2 * int(strays + 3) + 1, players | 1)


def _arrivals(
    rates: Floats, counts: NDArray[np.int64], shares: Floats, times: Floats, weights: Floats
) -> Floats:
    """What these moments add to the worth of each stack size."""
    import numpy as np

    players = int(counts.sum())
    p = -np.expm1(-rates * times[:, None])
    means = p @ counts
    spreads = (p * (1 - p)) @ counts
    points = _points(players, float(spreads.max()))
    # Beyond this angle even the slowest decline of the function has reached nothing.
    cosine = 1 - _STRAYS / max(float(spreads.min()) - 0.25, 1e-9)
    kept = (
        (points + 1) // 2
        if cosine <= -1
        else min((points + 1) // 2, int(np.arccos(cosine) * points / (2 * pi)) + 2)
    )
    angles = 2 * pi / points * np.arange(kept)
    start = np.zeros(len(times), dtype=np.int64)
    if points < players:
        start = np.rint(means).astype(np.int64) - points // 2
    paid = _window(shares, start, points)
    seen = np.fft.fft(paid, axis=1)[:, :kept] * np.exp(-1j * start[:, None] * angles)
    seen[:, 1:] *= 2  # the other half of the circle is its mirror
    factors = 1 + p[:, :, None] * (np.exp(1j * angles) - 1)
    field = np.repeat(factors, counts, axis=1).prod(axis=1)
    expected = ((field * seen)[:, None, :] / factors).real.sum(axis=2) / points
    held: Floats = rates * np.exp(-rates * times[:, None]) * expected
    return weights @ held


def _window(shares: Floats, start: NDArray[np.int64], points: int) -> Floats:
    """The prizes of the places that come into question at each moment; 0 where there is none."""
    import numpy as np

    places = start[:, None] + np.arange(points)
    inside = (places >= 0) & (places < len(shares))
    found: Floats = np.where(inside, shares[np.clip(places, 0, len(shares) - 1)], 0.0)
    return found
