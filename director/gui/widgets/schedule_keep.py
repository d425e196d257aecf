"""What happens to the time of the level that is played when its length changes: asked in the editor."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QRadioButton, QWidget

from director.domain.scheduling import Keep
from director.gui import icons
from director.host.i18n import _
from director.views import figures


class ScheduleKeep(QWidget):
    """Hidden while the length stays as it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("part", "banner")
        self.setProperty("state", "amber")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._mark, self._text = QLabel(), QLabel()
        self._text.setObjectName("keep-asked")
        self._elapsed, self._remaining = QRadioButton(), QRadioButton()
        self._elapsed.setObjectName("keep-elapsed")
        self._remaining.setObjectName("keep-remaining")
        self._elapsed.setChecked(True)
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 4, 16, 4)
        row.setSpacing(12)
        row.addWidget(self._mark)
        row.addWidget(self._text)
        for button in (self._elapsed, self._remaining):
            self._group.addButton(button)
            row.addWidget(button)
        row.addStretch(1)
        self.hide()

    @property
    def answer(self) -> Keep:
        """What is answered now."""
        return "elapsed" if self._elapsed.isChecked() else "remaining"

    def ask(self, name: str, left: tuple[int, int] | None) -> None:
        """Ask about this level, of which so much would be left; None for nothing to ask."""
        self.setVisible(left is not None)
        if left is None:
            return
        self._mark.setPixmap(
            icons.icon("circle-question-mark", "amber").pixmap(icons.SMALL, self.devicePixelRatioF())
        )
        self._text.setText(_("{level} is being played and changes its length.").format(level=name))
        elapsed, remaining = (figures.duration(max(0, ms)) for ms in left)
        over = _("Keep the time played: it is over at once")
        kept = _("Keep the time played: {left} left").format(left=elapsed)
        self._elapsed.setText(over if left[0] <= 0 else kept)
        self._remaining.setText(_("Keep the time left: {left}").format(left=remaining))
