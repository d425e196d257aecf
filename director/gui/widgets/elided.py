"""A label that shortens its text to the room it has, and shows all of it as a tool tip."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QStyle, QStyleOption, QWidget

from director.views.reading_order import in_order


class ElidedLabel(QLabel):
    """One line of plain text that ends in … where the room is short."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setText(text)

    def setText(self, text: str) -> None:
        super().setText(" ".join(text.split()))
        self.setToolTip("")
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        return QSize(24, super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(self.fontMetrics().horizontalAdvance(self.text()) + 2, hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        option = QStyleOption()
        option.initFrom(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, self)
        room = self.contentsRect()
        text = in_order(self.text())
        shown = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        whole = self.text() if shown != text else ""
        if self.toolTip() != whole:
            self.setToolTip(whole)
        painter.setPen(option.palette.color(QPalette.ColorRole.WindowText))
        painter.drawText(room, int(self.alignment() | Qt.TextFlag.TextSingleLine), shown)
