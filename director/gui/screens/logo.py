"""A logo from a file of the house. One that is gone or damaged is left out, and named in the log once."""

from __future__ import annotations

import logging
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPixmap

from director.gui.logo_file import read_logo
from director.printing.house_file import HouseFault

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


@lru_cache(maxsize=8)
def _image(file: str, _stamp: int) -> QImage | None:
    """The picture, read within the limits that hold for every logo."""
    found = read_logo(Path(file))
    if isinstance(found, HouseFault):
        _log.warning("the logo %s cannot be shown: %s; the screen goes without", file, found.code)
        return None
    return found


def _proportion(file: str, stamp: int) -> float:
    image = _image(file, stamp)
    return image.width() / image.height() if image else 0.0


@lru_cache(maxsize=8)
def _picture(file: str, wide: int, high: int, stamp: int) -> QPixmap | None:
    image = _image(file, stamp)
    if image is None:
        return None
    smooth = Qt.TransformationMode.SmoothTransformation
    return QPixmap.fromImage(image.scaled(wide, high, Qt.AspectRatioMode.KeepAspectRatio, smooth))
