"""The field that finds a person by a few letters, in any script, with the list of who is meant."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from director.domain.card_code import read_card_code
from director.gui import icons
from director.gui.widgets.name_list import FoundList
from director.views.candidates import Candidate

Find = Callable[[str], list[Candidate]]


class NameFinder(QLineEdit):
    """Up and Down choose, Enter takes, Shift+Enter takes the other way, Esc clears."""

    taken = Signal(object, bool)
    """A `Candidate`, and whether Shift was held."""
    new_wanted = Signal(str)
    """A person who is not in the list: the name as typed."""
    unknown_card = Signal(str)
    """The code of a card that means nobody here."""
    pointed = Signal(object)
    """Another `Candidate` is the current one; None for none."""
    folded = Signal()
    """The list was closed: Enter takes nobody before it is open again."""
    menu_wanted = Signal(QPoint)
    """The right mouse button on somebody of the list, who is pointed at now; where on the screen."""

    def __init__(self, find: Find, over: QWidget, *, offers_new: bool = True) -> None:
        super().__init__(over)
        self._find = find
        self._offers_new = offers_new
        self.list = FoundList(over)
        self.list.clicked.connect(self._on_clicked)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._on_menu)
        self.addAction(icons.icon("search", "soft"), QLineEdit.ActionPosition.LeadingPosition)
        self.setClearButtonEnabled(True)
        self.textEdited.connect(self._on_edited)
        self.textChanged.connect(self._on_changed)
        over.installEventFilter(self)

    def look_again(self) -> None:
        """The people or the tournament changed: find anew what stands in the field."""
        if self.list.isVisible():
            self._on_edited(self.text(), keep=True, unasked=self._offers_new)

    def candidate(self) -> Candidate | None:
        """Who is pointed at now."""
        return self.list.rows().at(self.list.currentIndex().row()) if self.list.isVisible() else None

    def clear(self) -> None:
        """Empty the field for good: what was typed is done with, so Ctrl+Z does not bring it back."""
        self.setText("")

    def fold(self) -> None:
        """Close the list; the text stays."""
        if self.list.isVisible():
            self.list.hide()
            self.folded.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, shift = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        match key:
            case Qt.Key.Key_Down | Qt.Key.Key_Up if self._unfold():
                self.list.step(1 if key == Qt.Key.Key_Down else -1)
                self._tell()
            case Qt.Key.Key_PageDown | Qt.Key.Key_PageUp if self.list.isVisible():
                self.list.step(8 if key == Qt.Key.Key_PageDown else -8)
                self._tell()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                if not event.isAutoRepeat():
                    self._take(shift=shift)
            case Qt.Key.Key_Escape if self.text():
                super().clear()  # by a slip, perhaps: Ctrl+Z brings it back
            case _:
                super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.fold()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self.list.isVisible():
            self.list.show_under(self)
        return super().eventFilter(watched, event)

    def _unfold(self) -> bool:
        """Whether the list is open; opens it where there is something to show."""
        if not self.list.isVisible() and (self._offers_new or self.text().strip()):
            self._on_edited(self.text(), unasked=True)
            return False
        return self.list.isVisible()

    def _on_edited(self, text: str, *, keep: bool = False, unasked: bool = False) -> None:
        """Show who is meant; `unasked`: an empty field is opened by an arrow key."""
        was = self.candidate() if keep else None
        found = self._find(text) if text.strip() or unasked else []
        new = self._offers_new and read_card_code(text) is None
        name = " ".join(text.split()) if new else ""
        self.list.rows().show(found, name)
        if not (found or name):
            self.fold()
            self.pointed.emit(None)
            return
        self.list.show_under(self)
        place = next((at for at, one in enumerate(found) if was and one.person == was.person), 0)
        self.list.go_to(place)
        self._tell()

    def _on_changed(self, text: str) -> None:
        if not text:
            self.fold()
            self.pointed.emit(None)

    def _on_clicked(self, index: QModelIndex) -> None:
        self.list.go_to(index.row())
        self._tell()
        if self.list.rows().at(index.row()) is None:
            self._take(shift=False)

    def _on_menu(self, at: QPoint) -> None:
        index = self.list.indexAt(at)
        if self.list.rows().at(index.row()) is not None:
            self.list.go_to(index.row())
            self._tell()
            self.menu_wanted.emit(self.list.viewport().mapToGlobal(at))

    def _tell(self) -> None:
        self.pointed.emit(self.candidate())

    def _take(self, *, shift: bool) -> None:
        if not self.list.isVisible():
            if read_card_code(self.text()) is not None and not self._find(self.text()):
                self.unknown_card.emit(self.text())
            elif self.text().strip():
                self._unfold()
            return
        candidate = self.candidate()
        if candidate is not None:
            self.taken.emit(candidate, shift)
        elif self._offers_new and self.text().strip():
            self.new_wanted.emit(" ".join(self.text().split()))
