"""A question that is asked many times of the very same values is answered once.

After each decision the strip, the page and its commands all ask for places, prizes and the pool of ten
thousand entries, most of which are what they were. No value ever changes, so where all that an answer depends
on is the same object as before, so is the answer.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")


def once_for(
    parts: Callable[Asked, tuple[object, ...]],
) -> Callable[[Callable[Asked, Answer]], Callable[Asked, Answer]]:
    """Keep the last answer as long as all `parts` it depends on are the same objects.

    Whoever gets the answer must not change it.
    """

    def kept(ask: Callable[Asked, Answer]) -> Callable[Asked, Answer]:
        last: tuple[tuple[object, ...], Answer] | None = None

        @wraps(ask)
        def answered(*args: Asked.args, **more: Asked.kwargs) -> Answer:
            nonlocal last
            now, before = parts(*args, **more), last  # another thread may answer meanwhile
            if before is not None and all(was is one for was, one in zip(before[0], now, strict=True)):
                return before[1]
            answer = ask(*args, **more)
            last = now, answer
            return answer

        return answered

    return kept
