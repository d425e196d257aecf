"""The look from data: colours of resources/themes, sizes, and the theme worn now.

Nothing that draws holds a colour of its own: it asks `current().colour(name)` while it paints. A change of
theme sends every widget a PaletteChange, and it paints anew.
"""

from __future__ import annotations

import tomllib
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from director.host import resources

if TYPE_CHECKING:
    from collections.abc import Mapping

ROW: Final = 28
"""Height of a row, a field and a button in pixels."""
CORNER: Final = 6
"""Radius of corners in pixels."""


class Size(StrEnum):
    """Sizes of text by what the text is; set as the property `type` of a label."""

    NOTE = "note"
    BODY = "body"
    STRONG = "strong"
    TITLE = "title"
    FIGURE = "figure"

    @property
    def pixels(self) -> int:
        """Its height in pixels."""
        return {"note": 12, "body": 13, "strong": 15, "title": 20, "figure": 28}[self.value]


class Choice(StrEnum):
    """What staff can choose; the colour-blind-safe set is a choice apart."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Theme(msgspec.Struct, frozen=True):
    """One theme as its file gives it."""

    key: str
    name: str
    dark: bool
    colours: Mapping[str, str]
    suits: int = 4
    """How many colours the suits have."""

    def colour(self, name: str) -> QColor:
        """The colour of a token. Raises KeyError for a token no theme has."""
        return QColor(self.colours[name])


@cache
def read(key: str) -> Theme:
    """A theme of resources/themes; one with a `base` gives only what differs. Raises FileNotFoundError."""
    table = tomllib.loads(resources.read_text(f"themes/{key}.toml"))
    base = read(table["base"]).colours if "base" in table else {}
    return Theme(key, table["name"], table["dark"], {**base, **table["colours"]}, table.get("suits", 4))


class _Worn:
    """The theme worn now."""

    theme: Theme | None = None


def current() -> Theme:
    """The theme worn now; the light one before any was put on."""
    return _Worn.theme or read("light")


def key_of(choice: Choice, *, safe: bool = False) -> str:
    """The theme for a choice; the system decides where nobody did."""
    dark = choice is Choice.DARK or (choice is Choice.SYSTEM and system_is_dark())
    return ("dark" if dark else "light") + ("-safe" if safe else "")


def system_is_dark() -> bool:
    """Whether this computer asks for dark windows; no when it does not say."""
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def put_on(theme: Theme) -> None:
    """Let this be the theme that everything paints with; `style.wear` does it for the whole program."""
    _Worn.theme = theme


def palette(theme: Theme) -> QPalette:
    """The theme as Qt's palette, for what the style sheet does not reach."""
    roles = QPalette.ColorRole
    made = QPalette()
    for role, token in {
        roles.Window: "ground",
        roles.WindowText: "text",
        roles.Base: "surface",
        roles.AlternateBase: "sunken",
        roles.Text: "text",
        roles.Button: "surface",
        roles.ButtonText: "text",
        roles.BrightText: "red",
        roles.ToolTipBase: "raised",
        roles.ToolTipText: "text",
        roles.PlaceholderText: "soft",
        roles.Highlight: "selected",
        roles.HighlightedText: "text",
        roles.Link: "blue",
        roles.LinkVisited: "blue",
        roles.Accent: "focus",
        roles.Light: "raised",
        roles.Midlight: "hairline",
        roles.Mid: "hairline",
        roles.Dark: "edge",
        roles.Shadow: "edge",
    }.items():
        made.setColor(role, theme.colour(token))
    off = QPalette.ColorGroup.Disabled
    for role in (roles.WindowText, roles.Text, roles.ButtonText, roles.PlaceholderText):
        made.setColor(off, role, theme.colour("faint"))
    made.setColor(QPalette.ColorGroup.Inactive, roles.Highlight, theme.colour("selected_idle"))
    return made
