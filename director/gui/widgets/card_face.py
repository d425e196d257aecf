"""A playing card as it lies on the table: rank and suit, large, the suits in the colours of the theme."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from director.gui import fonts, theme
from director.rules.cards.card import Card, Suit
from director.views.combinations import with_signs

WIDTH: Final = 34.0
HEIGHT: Final = 44.0
"""A card as large as people read it at arm's length, in pixels."""

_TOKENS: Final = {Suit.SPADES: "spade", Suit.HEARTS: "heart", Suit.DIAMONDS: "diamond", Suit.CLUBS: "club"}


def draw_card(painter: QPainter, box: QRectF, card: Card, *, strong: bool = False) -> None:
    """One card within its box; a strong one has a rim that stands out."""
    worn = theme.current()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rim = 2.0 if strong else 1.0
    painter.setPen(QPen(worn.colour("good" if strong else "edge"), rim))
    painter.setBrush(worn.colour("raised"))
    inner = box.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2)
    painter.drawRoundedRect(inner, box.width() * 0.13, box.width() * 0.13)
    text = with_signs([card])
    rank, suit = text[:-1], text[-1]
    painter.setPen(worn.colour(_TOKENS[card.suit]))
    half = box.height() / 2
    painter.setFont(fonts.font(round(box.height() * 0.4), bold=True))
    painter.drawText(box.adjusted(0, 0, 0, -half * 0.82), int(Qt.AlignmentFlag.AlignCenter), rank)
    painter.setFont(fonts.font(round(box.height() * 0.42)))
    painter.drawText(box.adjusted(0, half * 0.82, 0, 0), int(Qt.AlignmentFlag.AlignCenter), suit)
