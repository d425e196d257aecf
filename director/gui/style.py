"""The style sheet, made from the tokens of a theme. The only place that says how a kind of widget looks.

A widget says what it *is* by a property, never how it looks: buttons have `kind` (primary, quiet, danger),
labels have `type` (note, strong, title, figure) and `state` (good, amber, red, blue), frames have `part`.
"""

from __future__ import annotations

from string import Template
from typing import TYPE_CHECKING, Final

from director.gui import icons
from director.host import resources

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from director.gui.theme import Theme

_ARROWS: Final = {
    "down": ("chevron-down", "soft"),
    "up": ("chevron-up", "soft"),
    "down_faint": ("chevron-down", "faint"),
    "tick": ("check", "on_accent"),
    "tick_faint": ("check", "faint"),
    "dot": ("circle-dot", "accent"),
    "right": ("chevron-right", "soft"),
}


def sheet(theme: Theme) -> str:
    """The whole style sheet of a theme."""
    drawings = {name: icons.tinted_file(icon, theme.colours[role]) for name, (icon, role) in _ARROWS.items()}
    return Template(resources.read_text("themes/widgets.qss")).substitute(theme.colours, **drawings)


def restyle(widget: QWidget, **properties: object) -> None:
    """Say what a widget is now, and let it look so."""
    if all(widget.property(name) == value for name, value in properties.items()):
        return
    for name, value in properties.items():
        widget.setProperty(name, value)
    widget.style().unpolish(widget)
    widget.style().polish(widget)
    widget.update()
