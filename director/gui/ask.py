"""The one place that interrupts: to tell, warn, confirm, ask for a reason or for a file.

Everything else is said in the line at the foot, beside the field, or in a banner. Tests put a recorder here
(`use`) that answers and remembers.
"""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QSize, QStandardPaths, Qt
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QMessageBox, QVBoxLayout, QWidget

from director.gui import file_dialog
from director.gui.dialog_frame import FramedDialog
from director.gui.icons import pixmap
from director.gui.theme import current
from director.host.i18n import _


class Asker(Protocol):
    """Whoever answers: people through windows, or a recorder in tests."""

    def tell(self, parent: QWidget | None, text: str, detail: str) -> None:
        """Something that must not be missed."""

    def warn(self, parent: QWidget | None, text: str, detail: str) -> None:
        """Something that went wrong in the world."""

    def confirm(self, parent: QWidget | None, text: str, detail: str, yes: str) -> bool:
        """Whether to do what cannot be undone."""

    def reason(self, parent: QWidget | None, text: str, detail: str, yes: str) -> str | None:
        """Why; None for leaving it."""

    def file(self, parent: QWidget | None, title: str, kinds: str, start: str, *, save: bool) -> Path | None:
        """A file; None for leaving it."""


class _Now:
    asker: Asker | None = None
    folder: Path | None = None
    """Where the last file was chosen."""


def use(asker: Asker | None) -> None:
    """Let somebody else answer; None gives it back to people."""
    _Now.asker = asker


def _asker() -> Asker:
    return _Now.asker or _People()


def tell(parent: QWidget | None, text: str, detail: str = "") -> None:
    """Say something that must not be missed."""
    _asker().tell(parent, text, detail)


def warn(parent: QWidget | None, text: str, detail: str = "") -> None:
    """Say that something went wrong, and what to do."""
    _asker().warn(parent, text, detail)


def confirm(parent: QWidget | None, text: str, detail: str = "", *, yes: str) -> bool:
    """Ask before what cannot be undone: `text` says what will happen, `yes` is the verb on the button."""
    return _asker().confirm(parent, text, detail, yes)


def choose_reason(parent: QWidget | None, text: str, detail: str = "", *, yes: str) -> str | None:
    """Ask why. The reason is never empty; None when people leave it."""
    return _asker().reason(parent, text, detail, yes)


def choose_file(
    parent: QWidget | None, title: str, kinds: str, start: str = "", *, save: bool = False
) -> Path | None:
    """Ask for a file. `kinds` in Qt's form: `Lists (*.csv *.xlsx)`."""
    return _asker().file(parent, title, kinds, start, save=save)


class _People:
    """Asks whoever sits there."""

    def tell(self, parent: QWidget | None, text: str, detail: str) -> None:
        _box(parent, "info", "blue", text, detail).exec()

    def warn(self, parent: QWidget | None, text: str, detail: str) -> None:
        _box(parent, "triangle-alert", "amber", text, detail).exec()

    def confirm(self, parent: QWidget | None, text: str, detail: str, yes: str) -> bool:
        box = _box(parent, "circle-question-mark", "amber", text, detail)
        leave = box.addButton(_("Leave it"), QMessageBox.ButtonRole.RejectRole)
        agreed = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(leave)
        box.setEscapeButton(leave)
        box.exec()
        return box.clickedButton() is agreed

    def reason(self, parent: QWidget | None, text: str, detail: str, yes: str) -> str | None:
        dialog = ReasonDialog(text, detail, yes, parent)
        agreed = dialog.exec() == QDialog.DialogCode.Accepted
        reason = dialog.reason()
        dialog.deleteLater()
        return reason if agreed else None

    def file(self, parent: QWidget | None, title: str, kinds: str, start: str, *, save: bool) -> Path | None:
        chosen = file_dialog.chosen_file(parent, title, _usual_folder() / start, kinds, save=save)
        if chosen is not None:
            _Now.folder = chosen.parent
        return chosen


def _usual_folder() -> Path:
    """The folder used last; before that the documents of this account, never where it was started."""
    if _Now.folder is not None and _Now.folder.is_dir():
        return _Now.folder
    documents = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
    return documents if documents.is_dir() else Path.home()


def _box(parent: QWidget | None, icon: str, token: str, text: str, detail: str) -> QMessageBox:
    box = QMessageBox(parent)
    box.setWindowTitle(_("Floor Director"))
    box.setIconPixmap(pixmap(icon, QSize(32, 32), current().colours[token], box.devicePixelRatioF()))
    box.setText(text)
    box.setInformativeText(detail)
    box.setTextFormat(Qt.TextFormat.PlainText)
    return box


class ReasonDialog(FramedDialog):
    """Says what stands against it and asks why it shall be done all the same."""

    def __init__(self, text: str, detail: str, yes: str, parent: QWidget | None = None) -> None:
        super().__init__(text, detail, yes, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)  # it is asked once it is closed
        self._reason = QLineEdit()
        self._reason.setObjectName("reason")
        asked = QLabel(_("&Reason, for the journal"))
        asked.setProperty("type", "note")
        asked.setBuddy(self._reason)
        field = QVBoxLayout()
        field.setSpacing(2)
        field.addWidget(asked)
        field.addWidget(self._reason)
        self.body.addLayout(field)
        self.body.addStretch(1)
        self.yes.setEnabled(False)
        self._reason.textChanged.connect(self._on_text_changed)
        self._reason.setFocus()

    def reason(self) -> str:
        """What was typed, without spaces around it."""
        return self._reason.text().strip()

    def _on_text_changed(self, text: str) -> None:
        self.yes.setEnabled(bool(text.strip()))
