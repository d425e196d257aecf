"""Choosing a file without touching the files that are listed.

Qt's own list opens each file to guess its kind. Where it lists a venue that is open here, closing it again
takes away the locks SQLite holds (POSIX drops all of a process with any close), and the next program that
looks in would remove the venue's log under us. So kinds and icons are told by names alone; on Linux, where
that matters, Qt's list is used instead of the desktop's, which may look into files as well.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QFileInfo, QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QFileIconProvider,
    QHeaderView,
    QStyle,
    QToolButton,
    QTreeView,
    QWidget,
)

from director.gui import icons
from director.gui.dialog_frame import open_at
from director.host.i18n import _

_ENDING: Final = re.compile(r"\*\.(\w+)")
"""How files of a kind end, in Qt's form of it."""
_BUTTONS: Final = {
    "backButton": "arrow-left",
    "forwardButton": "arrow-right",
    "toParentButton": "chevron-up",
    "newFolderButton": "plus",
    "listModeButton": "layout-grid",
    "detailModeButton": "list-filter",
}
"""Icons of the buttons that Qt's list has, by the names Qt gives them."""
SIZE: Final = QSize(900, 540)
"""Room for the longest names beside size and date."""


class NamesOnly(QFileIconProvider):
    """Icons and kinds of files by what the folder says of them; no file is opened."""

    def __init__(self) -> None:
        super().__init__()
        style = QApplication.style()
        # Made here: they are asked for from the thread that reads folders, where none may be made.
        self._folder = style.standardIcon(QStyle.StandardPixmap.SP_DirIcon)
        self._file = style.standardIcon(QStyle.StandardPixmap.SP_FileIcon)
        self._words = (_("Folder"), _("File"))

    def icon(self, of: Any) -> QIcon:  # Qt has two of that name: of a file, of a kind
        is_folder = of.isDir() if isinstance(of, QFileInfo) else of != QFileIconProvider.IconType.File
        return self._folder if is_folder else self._file

    def type(self, info: QFileInfo) -> str:
        folder, file = self._words
        return folder if info.isDir() else file


class FileDialog(QFileDialog):
    """The dialog. `kinds` in Qt's form: `Lists (*.csv *.txt);;All files (*)`."""

    def __init__(self, parent: QWidget | None, title: str, start: Path, kinds: str, *, save: bool) -> None:
        super().__init__(parent, title, str(start if start.is_dir() else start.parent), kinds)
        if sys.platform.startswith("linux"):
            self.setOption(QFileDialog.Option.DontUseNativeDialog)
        self.setOption(QFileDialog.Option.DontUseCustomDirectoryIcons)
        open_at(self, SIZE.width(), SIZE.height())
        self._icons = NamesOnly()  # Qt does not own it: it lives as long as the dialog
        self.setIconProvider(self._icons)
        kind = QFileDialog.AcceptMode
        self.setAcceptMode(kind.AcceptSave if save else kind.AcceptOpen)
        self.setFileMode(QFileDialog.FileMode.AnyFile if save else QFileDialog.FileMode.ExistingFile)
        if save:
            self.filterSelected.connect(self._on_kind)
        self._give_names_the_room()
        self._draw_buttons()
        if not start.is_dir():
            self.selectFile(start.name)

    def _on_kind(self, kind: str) -> None:
        """Another kind of file is written: its name ends as that kind does."""
        found = _ENDING.search(kind)
        if found is not None:
            self.setDefaultSuffix(found[1])
            self.selectFile(Path(self.selectedFiles()[0]).with_suffix(f".{found[1]}").name)

    def _draw_buttons(self) -> None:
        """Qt's own drawings are black, which a dark theme swallows."""
        for name, icon in _BUTTONS.items():
            button = self.findChild(QToolButton, name)
            if button is not None:
                button.setIcon(icons.icon(icon))

    def _give_names_the_room(self) -> None:
        """Long names are read; where the desktop's own dialog is shown there is no list of ours."""
        listed = self.findChild(QTreeView)
        if listed is not None:
            columns = listed.header()
            columns.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
            columns.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)


def chosen_file(parent: QWidget | None, title: str, start: Path, kinds: str, *, save: bool) -> Path | None:
    """Ask; None when it is left."""
    dialog = FileDialog(parent, title, start, kinds, save=save)
    try:
        taken = dialog.exec() == QFileDialog.DialogCode.Accepted
        names = dialog.selectedFiles() if taken else []
    finally:
        dialog.deleteLater()
    return Path(names[0]) if names else None
