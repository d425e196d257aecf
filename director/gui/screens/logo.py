"""A logo from a file of the house. One that is gone or damaged is left out, and named in the log once."""

from __future__ import annotations

import logging
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImageReader, QPixmap

_log = logging.getLogger(__name__)


def proportion(file: str) -> float:
    """Its width over its height; 0 for none, or one that cannot be shown."""
    return _proportion(file, _stamp(file)) if file else 0.0


def picture(file: str, wide: int, high: int) -> QPixmap | None:
    """The picture as large as fits into so many pixels; None where there is none."""
    return _picture(file, wide, high, _stamp(file)) if proportion(file) else None


def _stamp(file: str) -> int:
    """When the file was written last, so that a new one under the old name is seen; 0 where there is none."""
    try:
        return Path(file).stat().st_mtime_ns
    except (OSError, ValueError):
        return 0


@lru_cache(maxsize=16)
def _proportion(file: str, _stamp: int) -> float:
    reader = _reader(file)
    size = reader.size() if reader.size().isValid() else reader.read().size()
    if size.isEmpty():
        _log.warning("the logo %s cannot be shown: %s; the screen goes without", file, reader.errorString())
        return 0.0
    return size.width() / size.height()


@lru_cache(maxsize=8)
def _picture(file: str, wide: int, high: int, _stamp: int) -> QPixmap | None:
    reader = _reader(file)
    size = reader.size()
    if size.isValid():
        reader.setScaledSize(size.scaled(wide, high, Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    if image.isNull():
        _log.warning("the logo %s cannot be shown: %s; the screen goes without", file, reader.errorString())
        return None
    return QPixmap.fromImage(image)


def _reader(file: str) -> QImageReader:
    reader = QImageReader(file)
    reader.setAutoTransform(True)
    return reader
