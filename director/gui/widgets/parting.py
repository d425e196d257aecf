"""Thin lines that part one part of a window from another."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame


def across() -> QFrame:
    """A line between what is above and what is below."""
    return _line("line")


def upright() -> QFrame:
    """A line between what is left and what is right."""
    return _line("upright")


def _line(part: str) -> QFrame:
    line = QFrame()
    line.setProperty("part", part)
    return line
