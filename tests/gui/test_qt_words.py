"""What Qt leaves in English is said in the language of the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTranslator
from PySide6.QtWidgets import QFileSystemModel, QLabel, QTreeView
from pytestqt.qtbot import QtBot

from director.gui.file_dialog import FileDialog
from director.gui.look import Look
from director.gui.qt_words import GAPS, catalogue
from director.host.i18n import words_for
from tests.gui.finding import the

TYPE = 2


def test_the_dialog_of_files_says_nothing_in_english(qtbot: QtBot, look: Look, tmp_path: Path) -> None:
    (tmp_path / "lists").mkdir()
    look.speak("ru")
    dialog = FileDialog(None, "", tmp_path, "", save=False)
    dialog.setOption(FileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(dialog)
    dialog.show()
    listed = the(dialog, QTreeView)
    model = listed.model()
    qtbot.waitUntil(lambda: model.rowCount(listed.rootIndex()) == 1)

    words = [label.text() for label in dialog.findChildren(QLabel) if label.text()]
    words += [str(model.headerData(at, Qt.Orientation.Horizontal)) for at in range(4)]
    words.append(str(model.index(0, TYPE, listed.rootIndex()).data()))
    look.speak("en")

    assert "Папка" in words
    assert not [text for text in words if any(sign.isascii() and sign.isalpha() for sign in text)]
    the(dialog, QFileSystemModel)


def test_in_english_qt_speaks_for_itself(look: Look) -> None:
    look.speak("ru")
    spoken = QCoreApplication.translate("QFileDialog", "&Look in:")
    look.speak("en")

    assert spoken != "&Look in:"
    assert all(QCoreApplication.translate(where, text) == text for where in GAPS for text in GAPS[where])


def test_a_language_spoken_before_leaves_nothing_behind(look: Look) -> None:
    for language in ("ru", "en", "ru", "ru", "en"):
        look.speak(language)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    assert look.findChildren(QTranslator) == []


def test_the_words_outlive_whatever_takes_the_memory_beside_them(look: Look) -> None:
    """Qt reads a catalogue where it lies: freed and written over, it would read something else, or fall."""
    look.speak("ru")
    size = len(catalogue(words_for("ru")))
    over = [b"\0" * length for length in range(max(0, size - 64), size + 64) for _ in range(200)]

    said = QCoreApplication.translate("QFileDialog", "Files of &type:")
    look.speak("en")

    assert over
    assert said == "&Тип файлов:"
