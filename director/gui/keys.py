"""Keys by where they lie, not by what is painted on them.

With a Russian layout the key Z gives Я, and a shortcut tied to the letter would do nothing. So a letter that
is not Latin is taken for the Latin one on the same key: by the letter itself for Cyrillic, by the number of
the key for any other script. Commands that change the tournament are silent while somebody types: Ctrl+Z in
a field edits the text. In an empty field where nothing was typed there is no text to edit, and the keys are
the tournament's: on the page of registration the keyboard always stands in such a field.
"""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)
from shiboken6 import Shiboken

if TYPE_CHECKING:
    from director.gui.commands import Command, CommandSet

_CYRILLIC: Final = dict(
    zip("йцукенгшщзхъфывапролджэячсмитьбюё", "qwertyuiop[]asdfghjkl;'zxcvbnm,.`", strict=True)
)

_ROWS: Final = ((2, "1234567890"), (16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM"))
"""Numbers of keys as the hardware counts them, from the first of each row."""

_BY_NUMBER: Final = {first + at: letter for first, row in _ROWS for at, letter in enumerate(row)}

_X_OFFSET: Final = 8
"""X and Wayland count the same keys from eight more."""

_CHORD = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


def latin(event: QKeyEvent) -> int | None:
    """The Latin letter on this key, as Qt's key code; None where the key is Latin already or no letter."""
    key = event.key()
    if key < 0x80 or key >= Qt.Key.Key_Escape:
        return None
    letter = _CYRILLIC.get(chr(key).lower()) or _BY_NUMBER.get(_hardware_number(event), "")
    return ord(letter.upper()) if letter else None


def _hardware_number(event: QKeyEvent) -> int:
    number = event.nativeScanCode()
    return number - _X_OFFSET if QGuiApplication.platformName() in {"xcb", "wayland"} else number


def is_typing(widget: QObject | None) -> bool:
    """Whether letters typed into this widget become text."""
    if isinstance(widget, QLineEdit | QTextEdit | QPlainTextEdit | QAbstractSpinBox):
        return not widget.isReadOnly()
    return isinstance(widget, QComboBox) and widget.isEditable()


def is_idle(widget: QObject | None) -> bool:
    """Whether this is a field without text, and without any that undo or redo could bring back."""
    if not isinstance(widget, QLineEdit):
        return False
    return not (widget.text() or widget.isUndoAvailable() or widget.isRedoAvailable())


class KeyFilter(QObject):
    """Watches the keys of the widget that has the focus in one window."""

    def __init__(self, commands: CommandSet, window: QWidget) -> None:
        super().__init__(window)
        self._commands = commands
        self._window = window
        self._watched: weakref.ref[QWidget] | None = None
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus_changed)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress}:
            return False
        if not isinstance(event, QKeyEvent) or not isinstance(watched, QWidget):
            return False
        if event.type() is QEvent.Type.ShortcutOverride:
            return self._claim(watched, event)
        taken = self._press(watched, event)
        if taken:
            event.accept()  # else Qt offers it to the parents as well
        return taken

    def _on_focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        before = self._watched() if self._watched else None
        # A part that was deleted with the focus in it is gone on Qt's side before it is on ours.
        if before is not None and before is not self._window and Shiboken.isValid(before):
            before.removeEventFilter(self)
        inside = now is not None and now.window() is self._window and now is not self._window
        self._watched = weakref.ref(now) if inside and now is not None else None
        if inside and now is not None:
            now.installEventFilter(self)

    def _claim(self, widget: QWidget, event: QKeyEvent) -> bool:
        """Take a key before Qt's own shortcuts do: when it is foreign, or when somebody types."""
        foreign = latin(event)
        typing = is_typing(widget)
        if typing and not event.modifiers() & _CHORD:
            return False
        command = self._command(event, foreign)
        if command is None and _is_mnemonic(event):
            return False
        guarded = typing and command is not None and not command.while_typing
        if foreign is not None or (guarded and not is_idle(widget)):
            event.accept()
            return True
        return guarded  # the field would take Ctrl+Z for itself; kept from it, the key is a shortcut

    def _press(self, widget: QWidget, event: QKeyEvent) -> bool:
        foreign = latin(event)
        chord = bool(event.modifiers() & _CHORD)
        if is_typing(widget) and not chord:
            return False
        command = self._command(event, foreign)
        if command is not None and self._commands.explain(command.id):
            return True
        if foreign is None:
            return False
        if command is not None and (command.while_typing or is_idle(widget) or not is_typing(widget)):
            if not event.isAutoRepeat():
                self._commands.run(command.id)
            return True
        if _is_mnemonic(event):
            return False
        if chord:
            QApplication.sendEvent(widget, _in_latin(event, foreign))
        return chord

    def _command(self, event: QKeyEvent, foreign: int | None) -> Command | None:
        key = Qt.Key(foreign) if foreign is not None else Qt.Key(event.key())
        wanted = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        return self._commands.by_keys(QKeySequence(QKeyCombination(wanted, key)))


def _is_mnemonic(event: QKeyEvent) -> bool:
    """Whether it may be the underlined letter of a menu, which is one of the language and not of the key."""
    return event.modifiers() & _CHORD == Qt.KeyboardModifier.AltModifier


def _in_latin(event: QKeyEvent, key: int) -> QKeyEvent:
    return QKeyEvent(
        event.type(), key, event.modifiers(), chr(key).lower(), event.isAutoRepeat(), event.count()
    )
