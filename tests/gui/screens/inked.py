"""Where the letters of a painting really are."""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from director.gui.screens.pieces import PROBE, Painting, Text, letters


def texts_of(shown: Painting) -> list[Text]:
    """Its texts, from the top."""
    return [piece for piece in shown.pieces if isinstance(piece, Text)]


def ink(text: Text) -> QRectF:
    """Where its letters are."""
    tight = QFontMetricsF(letters(bold=text.bold)).tightBoundingRect(text.text)
    scale = text.size / PROBE
    return QRectF(
        text.rect.left() + tight.left() * scale * text.stretch,
        text.base + tight.top() * scale,
        tight.width() * scale * text.stretch,
        tight.height() * scale,
    )


def outside(texts: list[Text], size: tuple[int, int]) -> list[str]:
    """What is not wholly on a screen of this size."""
    screen = QRectF(0, 0, *size)
    return [text.text for text in texts if not screen.contains(ink(text))]


def over_each_other(texts: list[Text]) -> list[tuple[str, str]]:
    """Which two touch."""
    inks = [(text, ink(text)) for text in texts]
    return [(one.text, other.text) for (one, a), (other, b) in combinations(inks, 2) if a.intersects(b)]
