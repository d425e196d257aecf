"""A page with nothing of its own, to try the frame with."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from director.desk.desk import Changed
from director.gui.bridge import Bridge
from director.gui.commands import Command
from director.gui.page_list import PageKind
from director.gui.pages.page import Page


class BlankPage(Page):
    """Counts how often it was asked to show itself, and remembers what it was told to go to."""

    key = "blank"

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self.refreshed: list[Changed | None] = []
        self.went_to: list[object] = []
        self.done = 0
        self.field = QLineEdit()
        self.label = QLabel("…")
        column = QVBoxLayout(self)
        column.addWidget(self.field)
        column.addWidget(self.label)
        column.addStretch(1)

    def commands(self) -> tuple[Command, ...]:
        return (
            Command(f"{self.key}.mark", "Mark", self.mark, ("P",), menu="page"),
            Command(f"{self.key}.never", "Never", self.mark, ("Ctrl+J",), menu="page", when=lambda: False),
        )

    def mark(self) -> None:
        self.done += 1

    def refresh(self, changed: Changed | None) -> None:
        self.refreshed.append(changed)

    def go_to(self, target: object) -> bool:
        self.went_to.append(target)
        return True

    def keep(self) -> dict[str, Any]:
        return {"text": self.field.text()}

    def take_back(self, kept: dict[str, Any]) -> None:
        self.field.setText(str(kept.get("text", "")))


class OtherBlankPage(BlankPage):
    """A second one."""

    key = "other"


BLANK_PAGES = (
    PageKind("registration", 1, "Registration", "user-plus", "tests.gui.blank_page:BlankPage"),
    PageKind("floor", 2, "Floor", "layout-grid", "tests.gui.blank_page:OtherBlankPage"),
)
