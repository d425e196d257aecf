"""A field with a list of what the typed letters may mean; Enter takes the first of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from director.gui import icons
from director.gui.widgets.quick_list import Found, QuickList


class OfferField(QLineEdit):
    """Up and Down choose, Enter takes, Esc closes the list."""

    def __init__(self, home: QWidget, icon: str = "search") -> None:
        super().__init__(home)
        self._list = QuickList(home)
        self._list.chosen.connect(self._on_chosen)
        self.setMaxLength(200)
        self.addAction(icons.icon(icon, "soft"), QLineEdit.ActionPosition.LeadingPosition)
        self.textEdited.connect(self._on_edited)

    def offered(self, text: str) -> Sequence[Found]:
        """What this text may mean, the likeliest first."""
        raise NotImplementedError

    def take(self, found: Found) -> None:
        """One of them was chosen; the field is emptied after that."""
        raise NotImplementedError

    def found(self) -> list[Found]:
        """What the list under the field shows; empty while it is closed."""
        return self._list.rows() if self._list.isVisible() else []

    # ---- Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        open_now = self._list.isVisible()
        match event.key():
            case Qt.Key.Key_Down | Qt.Key.Key_Up if open_now:
                self._list.step(1 if event.key() == Qt.Key.Key_Down else -1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if not event.modifiers():
                if open_now:
                    self._on_chosen(self._list.current())
                else:
                    self._on_edited(self.text())
            case Qt.Key.Key_Escape if open_now:
                self._list.hide()
            case _:
                super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self._list.hide()

    # ---- within

    def _on_edited(self, text: str) -> None:
        query = text.strip()
        self._list.show_found(self.offered(query) if query else [], self)

    def _on_chosen(self, found: Found | None) -> None:
        if found is not None:
            self._list.hide()
            self.take(found)
            self.clear()
