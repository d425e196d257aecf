"""The style sheet, made from the tokens of a theme. The only place that says how a kind of widget looks.

A widget says what it *is* by a property, never how it looks: buttons have `kind` (primary, quiet, danger),
labels have `type` (note, strong, title, figure) and `state` (good, amber, red, blue), frames have `part`.
"""

from __future__ import annotations

from string import Template
from typing import TYPE_CHECKING, Final

from director.gui import icons, theme
from director.host import resources

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget

    from director.gui.theme import Theme

_ARROWS: Final = {
    "down": ("chevron-down", "soft"),
    "up": ("chevron-up", "soft"),
    "down_faint": ("chevron-down", "faint"),
    "tick": ("check", "on_accent"),
    "tick_faint": ("check", "faint"),
    "dot": ("circle-dot", "accent"),
    "mark": ("check", "text"),
    "right": ("chevron-right", "soft"),
    "clear": ("x", "soft"),
}


def sheet(worn: Theme) -> str:
    """The whole style sheet of a theme."""
    drawings = {name: icons.tinted_file(icon, worn.colours[role]) for name, (icon, role) in _ARROWS.items()}
    return Template(resources.read_text("themes/widgets.qss")).substitute(worn.colours, **drawings)


def wear(app: QApplication, key: str) -> Theme:
    """Put a theme on the whole program, now. Raises FileNotFoundError for a theme that does not exist."""
    worn = theme.read(key)
    if theme.current() is worn and app.styleSheet():
        return worn
    theme.put_on(worn)
    app.setStyle("Fusion")
    app.setPalette(theme.palette(worn))
    app.setStyleSheet(sheet(worn))
    return worn


def restyle(widget: QWidget, **properties: object) -> None:
    """Say what a widget is now, and let it look so."""
    if all(widget.property(name) == value for name, value in properties.items()):
        return
    for name, value in properties.items():
        widget.setProperty(name, value)
    widget.style().unpolish(widget)
    widget.style().polish(widget)
    widget.update()
