"""A field that knows the players of the event: a few letters, and the one who is meant is chosen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QListView, QWidget

from director.views.floor_facts import Player


class PlayerField(QLineEdit):
    """Finds players with `find`, which gets the text; Enter takes the best one."""

    chosen = Signal(object)
    """A `Player`."""

    def __init__(self, find: Callable[[str], list[Player]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._find = find
        self._players: list[Player] = []
        self._texts = QStringListModel(self)
        self._list = QCompleter(self._texts, self)
        self._list.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self._list.setMaxVisibleItems(12)
        self._popup = QListView()
        self._popup.setProperty("part", "found")
        self._list.setPopup(self._popup)
        self._list.setWidget(self)
        self._list.activated.connect(self._on_activated)
        self.textEdited.connect(self._on_edited)
        self.setClearButtonEnabled(True)

    def best(self) -> Player | None:
        """Who is meant if Enter is pressed now."""
        return self._players[0] if self._players else None

    def choices(self) -> list[Player]:
        """Who fits what was typed, best first."""
        return list(self._players)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._players:
            self._choose(self._players[max(0, self._popup.currentIndex().row())])
            return
        if event.key() == Qt.Key.Key_Down and not self._popup.isVisible():
            self._on_edited(self.text())
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._offer(self.text())

    def _on_edited(self, text: str) -> None:
        self._offer(text)
        if self._players:
            self._list.complete()
        else:
            self._popup.hide()

    def _offer(self, text: str) -> None:
        self._players = self._find(text)
        self._texts.setStringList([player.text for player in self._players])

    def _on_activated(self, text: str) -> None:
        for player in self._players:
            if player.text == text:
                self._choose(player)
                return

    def _choose(self, player: Player) -> None:
        self._popup.hide()
        self.clear()
        self._players = []
        self.chosen.emit(player)
