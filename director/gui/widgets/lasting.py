"""Answers that come after their asker has gone: they are dropped."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject
from shiboken6 import Shiboken

Answer = TypeVar("Answer")


def lasting(owner: QObject, take: Callable[[Answer], object]) -> Callable[[Answer], None]:
    """`take`, as long as its owner lives: a window may be closed while a thread still works for it."""

    def taken(answer: Answer) -> None:
        if Shiboken.isValid(owner):
            take(answer)

    return taken
