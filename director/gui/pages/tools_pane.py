"""What all tools of Table tools share: the table they are about, their draft, and what is handed on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QLineEdit, QListView, QPushButton, QWidget

from director.gui.style import restyle
from director.gui.widgets.answer_pane import Said
from director.host.i18n import Words, current
from director.views.table_tools.asked import Asked, sources
from director.views.table_tools.handed import handed_over

if TYPE_CHECKING:
    from director.domain.case import TableCase
    from director.domain.tournament import Tournament
    from director.gui.bridge import Bridge
    from director.gui.kept_sheets import ToolSheets
    from director.views.papers import Letterhead
    from director.views.table_tools.slip_rows import ExplanationSlip

ANSWER: Final = 0.4
"""Of a narrow window at most this share is for the answer."""
SlipOf = Callable[["Letterhead", Words], "ExplanationSlip | None"]
"""The explanation slip with this head, in this language."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a tool works: one table of the event, or 0 for a free one."""

    bridge: Bridge
    sheets: ToolSheets
    table: int

    @property
    def tournament(self) -> Tournament:
        """The event as last stored."""
        return self.bridge.tournament


class ToolPane(QWidget):
    """One tool at one table."""

    key: ClassVar[str] = ""
    """Its kind of draft."""
    said = Signal(str)
    """Something for the line at the foot."""

    def __init__(self, place: Place, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.place = place
        self._aside: tuple[QWidget, int] | None = None
        self.setObjectName(f"tool-{self.key}")

    def share_room(self, answer: QWidget, wide: int) -> None:
        """The column of the answer is so wide, and less in a narrow window."""
        self._aside = (answer, wide)
        answer.setFixedWidth(wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._aside is not None:
            answer, wide = self._aside
            answer.setFixedWidth(min(wide, round(self.width() * ANSWER)))

    def text(self) -> str:
        """Everything that is shown, for the clipboard."""
        raise NotImplementedError

    def judge(self) -> None:
        """Answer what is typed, in the language spoken now."""

    def slip(self) -> SlipOf | None:
        """The explanation slip, or None where there is nothing to explain."""
        return None

    def asked(self) -> Asked | None:
        """The question with its answer, to be handed to a ruling; None where there is none."""
        return None

    def case(self) -> TableCase | None:
        """What a ruling takes over; None where there is nothing."""
        return handed_over(self.asked(), self.place.table)

    def refresh(self) -> None:
        """The event has changed, or this tool is shown again."""

    def take_focus(self) -> None:
        """The keyboard goes where work begins."""
        self.setFocus()

    def set_touch(self, on: bool) -> None:
        """Rows of 44 pixels for fingers, or rows for a mouse."""
        for kind in (QPushButton, QLineEdit, QComboBox, QAbstractSpinBox, QListView):
            for part in self.findChildren(kind):
                restyle(part, tall="true" if on else "false")

    def kept(self) -> str | None:
        """The draft of this tool as it was left."""
        return self.place.sheets.read(self.key, self.place.table)

    def keep(self, text: str) -> None:
        """Keep the draft."""
        self.place.sheets.keep(self.key, self.place.table, text)


def asked_lines(asked: Asked) -> Iterator[Said]:
    """A question's answer, or what must be mended, with what it rests on."""
    if asked.trouble:
        yield Said(asked.trouble, "trouble")
        return
    first, *rest = asked.text.split("\n")
    yield Said(first, "turn")
    yield from (Said(line) for line in rest)
    yield from (Said(line, "because") for line in sources(asked.articles, asked.house, current()))


def slip_of(asked: Asked, facts: tuple[str, ...], title: str) -> SlipOf | None:
    """The slip of a question that was answered."""
    if asked.verdict is None:
        return None

    def made(head: Letterhead, words: Words) -> ExplanationSlip | None:
        from director.views.table_tools.slip import asked_slip

        return asked_slip(asked, facts, head, title, words)

    return made
