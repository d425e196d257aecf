"""Icons: ours, complete, in the colour of the text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from director.gui import icons, style, theme
from director.host import resources

HERE = Path(__file__).resolve().parent.parent.parent
DRAWN = {Path(name).stem for name in resources.listing("icons", "*.svg")}
SOURCES = "\n".join(p.read_text(encoding="utf-8") for p in (HERE / "director" / "gui").rglob("*.py"))


def colours_of(icon: QIcon, size: QSize, mode: QIcon.Mode = QIcon.Mode.Normal) -> set[str]:
    """The colours of the fully painted pixels."""
    image = icon.pixmap(size, 1.0, mode).toImage()
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return {pixel.name().upper() for pixel in pixels if pixel.alpha() == 255}


def test_the_licence_of_the_drawings_lies_beside_them() -> None:
    assert "ISC" in resources.read_text("icons/LICENCE-Lucide.txt")


def test_no_drawing_lies_about_unused() -> None:
    assert [name for name in sorted(DRAWN) if not re.search(rf'"{name}"', SOURCES)] == []


def test_an_icon_is_drawn_in_the_colour_of_the_text(app: QApplication) -> None:
    assert theme.current().colours["text"] in colours_of(icons.icon("layout-grid"), icons.LARGE)


def test_an_icon_follows_the_theme_by_itself(app: QApplication) -> None:
    icon = icons.icon("layout-grid")
    style.wear(app, "dark")

    assert theme.read("dark").colours["text"] in colours_of(icon, icons.LARGE)


def test_an_icon_that_cannot_be_used_is_pale(app: QApplication) -> None:
    found = colours_of(icons.icon("layout-grid"), icons.LARGE, QIcon.Mode.Disabled)

    assert theme.current().colours["faint"] in found
    assert theme.current().colours["text"] not in found


def test_an_icon_is_sharp_on_a_dense_screen(app: QApplication) -> None:
    drawn = icons.pixmap("lock", icons.SMALL, "#17202A", 2.0)

    assert drawn.size() == QSize(32, 32)
    assert drawn.devicePixelRatio() == 2.0


def test_an_icon_nobody_drew_is_named() -> None:
    with pytest.raises(FileNotFoundError, match="icons/unicorn"):
        icons.icon("unicorn")
