"""Photographs of a ruling: added from files, shown small, taken away by a click."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QIODevice, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QImageReader, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QToolButton, QWidget

from director.domain.refusal import Unavailable
from director.domain.ruled import MOST_PHOTO, MOST_PHOTOS, Photo
from director.gui import ask, icons
from director.host.i18n import _, current, ngettext
from director.views import figures

if TYPE_CHECKING:
    from pathlib import Path

    from director.desk.desk import Desk
    from director.gui.bridge import Bridge

_SIDE: Final = QSize(40, 26)
_PIXELS: Final = 60_000_000
"""More than any camera of a telephone takes in its usual mode; what Qt can still show."""


def shrunk(data: bytes, size: QSize) -> QPixmap:
    """The picture no larger than that; an empty one for what cannot be drawn."""
    keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    with _reading(data) as reader:
        whole = reader.size()
        if not 0 < whole.width() * whole.height() <= _PIXELS:
            return QPixmap()
        reader.setScaledSize(whole.scaled(size, keep).expandedTo(QSize(1, 1)))
        image = reader.read()
    return QPixmap() if image.isNull() else QPixmap.fromImage(image.scaled(size, keep, smooth))


@contextmanager
def _reading(data: bytes) -> Iterator[QImageReader]:
    """A reader of these bytes; it looks at the head of a picture before it makes room for all of it."""
    buffer = QBuffer()
    buffer.setData(data)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    yield QImageReader(buffer)
    buffer.close()


class RulingPhotos(QWidget):
    """A button, and behind it what was added; the pictures lie beside the journal at once."""

    changed = Signal()
    refused = Signal(str)
    """Why a file was not taken."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.photos: tuple[Photo, ...] = ()
        self._add = QPushButton(_("Add a photograph…"))
        self._add.setObjectName("add-photo")
        self._add.setAutoDefault(False)
        self._add.setIcon(icons.icon("image"))
        self._add.setIconSize(icons.BESIDE)
        self._add.clicked.connect(self.ask)
        self._shown: list[QToolButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)
        self._row.addWidget(self._add)

    def show_photos(self, photos: tuple[Photo, ...]) -> None:
        """These."""
        self.photos = photos
        for old in self._shown:
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._shown = [self._thumb(at, photo) for at, photo in enumerate(photos)]
        self._add.setEnabled(len(photos) < MOST_PHOTOS)

    def ask(self) -> None:
        """Ask for a file, and keep what is in it."""
        kinds = _("Photographs ({kinds})").format(kinds="*.jpg *.jpeg *.png")
        path = ask.choose_file(self.window(), _("Add a photograph"), kinds)
        if path is not None:
            self._bridge.run(lambda desk: _keep(desk, path), self._take)

    # ---- within

    def _take(self, kept: Photo | str) -> None:
        if isinstance(kept, str):
            self.refused.emit(_REFUSED[kept]())
        elif kept not in self.photos:
            self.show_photos((*self.photos, kept))
            self.changed.emit()

    def _thumb(self, at: int, photo: Photo) -> QToolButton:
        button = QToolButton()
        button.setObjectName(f"photo-{at + 1}")
        button.setIconSize(_SIDE)
        button.setIcon(icons.icon("image", "soft"))
        size = figures.chips(photo.size // 1024 or 1, current())
        button.setToolTip(
            _("Photograph {number}, {size} KB: click to take it away").format(number=at + 1, size=size)
        )
        button.setAccessibleName(_("Take photograph {number} away").format(number=at + 1))
        button.clicked.connect(lambda: self._drop(photo))
        self._row.addWidget(button)
        self._bridge.run(lambda desk: _read(desk, photo), lambda data: _show(button, data))
        return button

    def _drop(self, photo: Photo) -> None:
        self.show_photos(tuple(one for one in self.photos if one != photo))
        self.changed.emit()


def added_words(photos: tuple[Photo, ...]) -> str:
    """How many there are; empty for none."""
    count = len(photos)
    return ngettext("{n} photograph", "{n} photographs", count).format(n=count) if count else ""


_REFUSED: Final = {
    "unread": lambda: _("This file cannot be read."),
    "kind": lambda: _("A photograph is a picture (*.jpg, *.png)."),
    "pixels": lambda: _("The photograph is too large: {most} megapixels at most.").format(
        most=_PIXELS // 1_000_000
    ),
    "size": lambda: _("The photograph is too large: {most} MB at most.").format(most=MOST_PHOTO // 1_000_000),
}


def _keep(desk: Desk, path: Path) -> Photo | str:
    """Keep the picture beside the journal; a key of _REFUSED for what is none."""
    from director.desk.files import read_chosen
    from director.desk.rulings import keep_photo, photo_type

    try:
        data = read_chosen(path, MOST_PHOTO)
    except Unavailable:
        return "unread"
    if len(data) > MOST_PHOTO:
        return "size"
    kind = photo_type(data)
    with _reading(data) as reader:
        whole = reader.size()
    if not kind or whole.isEmpty():
        return "kind"
    if whole.width() * whole.height() > _PIXELS:
        return "pixels"
    return keep_photo(desk.venue.database, data, kind)


def _read(desk: Desk, photo: Photo) -> bytes:
    from director.desk.rulings import kept_photo

    return kept_photo(desk.venue.database, photo) or b""


def _show(button: QToolButton, data: bytes) -> None:
    from shiboken6 import Shiboken

    if Shiboken.isValid(button) and not (small := shrunk(data, _SIDE)).isNull():
        button.setIcon(QIcon(small))
