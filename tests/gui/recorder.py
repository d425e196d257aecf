"""Somebody who answers every question as told beforehand, and remembers what was asked."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget


class Recorder:
    """Stands in for people at `director.gui.ask`."""

    def __init__(self) -> None:
        self.told: list[tuple[str, str]] = []
        self.warned: list[tuple[str, str]] = []
        self.confirmed: list[tuple[str, str]] = []
        self.reasons_asked: list[tuple[str, str]] = []
        self.files_asked: list[str] = []
        self.yes = False
        """What it says to `confirm`."""
        self.reason_given: str | None = None
        """What it says to `choose_reason`."""
        self.chosen_file: Path | None = None
        """What it says to `choose_file`."""

    @property
    def silent(self) -> bool:
        """Nothing was told or asked."""
        return not (self.told or self.warned or self.confirmed or self.reasons_asked or self.files_asked)

    def tell(self, parent: QWidget | None, text: str, detail: str) -> None:
        self.told.append((text, detail))

    def warn(self, parent: QWidget | None, text: str, detail: str) -> None:
        self.warned.append((text, detail))

    def confirm(self, parent: QWidget | None, text: str, detail: str, yes: str) -> bool:
        self.confirmed.append((text, detail))
        return self.yes

    def reason(self, parent: QWidget | None, text: str, detail: str, yes: str) -> str | None:
        self.reasons_asked.append((text, detail))
        return self.reason_given

    def file(self, parent: QWidget | None, title: str, kinds: str, start: str, *, save: bool) -> Path | None:
        self.files_asked.append(title)
        return self.chosen_file
