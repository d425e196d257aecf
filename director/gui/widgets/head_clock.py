"""Level and time in the head of the window, on every page. A click leads to page Clock.

It is painted anew each second, and nothing else is: a second costs this strip of the window alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from director.domain.structure import Break
from director.gui import fonts, icons, theme
from director.gui.theme import Size
from director.gui.widgets.button_ground import paint_focus, paint_hover
from director.host.i18n import _

if TYPE_CHECKING:
    from director.views.clock_face import ClockFace, Look

TONES: Final[dict[Look, str]] = {
    "ready": "soft", "countdown": "blue", "level": "text", "last_level": "amber", "break": "blue",
    "paused": "amber", "overtime": "red", "day_end": "soft", "finished": "soft",
    "bubble": "amber", "in_the_money": "good", "hand_for_hand": "amber",
}  # fmt: skip
"""The colour of the figure, a token of the theme."""
MARKS: Final[dict[Look, str]] = {
    "ready": "circle-dot", "countdown": "alarm-clock", "level": "play", "last_level": "play",
    "break": "coffee", "paused": "pause", "overtime": "triangle-alert", "day_end": "moon",
    "finished": "check", "bubble": "circle-dashed", "in_the_money": "coins", "hand_for_hand": "hand",
}  # fmt: skip
"""The sign beside it: state is never colour alone."""

_PAD: Final = 8
_GAP: Final = 8
_SIDE: Final = 16
"""Of the sign in pixels."""


def tone_of(face: ClockFace) -> str:
    """The colour of the figure: amber, too, in the last minute of a level."""
    return "amber" if face.urgent and face.look in ("level", "break", "in_the_money") else TONES[face.look]


class HeadClock(QAbstractButton):
    """Level 7 · 400 / 800 · ante 800   12:34 ▶, as much of it as there is room for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("head_clock")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._face: ClockFace | None = None
        self._wide = (0, 0)
        self.hide()

    def show_face(self, face: ClockFace | None) -> None:
        """Show this face; nothing without a schedule."""
        before, self._face = self._face, face
        self.setVisible(face is not None)
        if face is None:
            return
        if before is None or (before.title, before.stakes, before.look) != (
            face.title,
            face.stakes,
            face.look,
        ):
            self._say(face)
        if len(before.time if before is not None else "") != len(face.time):
            self._measure()
        self.update()

    def text_shown(self) -> tuple[str, str]:
        """What stands there now: the level as far as there is room, and the figure."""
        face = self._face
        return ("", "") if face is None else (self._level(self._room().width()), face.time)

    # ---- Qt

    def sizeHint(self) -> QSize:
        return QSize(self._wide[1], theme.ROW)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._wide[0], theme.ROW)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange) and self._face is not None:
            self._say(self._face)
            self._measure()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        face = self._face
        if face is None:
            return
        worn, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        paint_hover(painter, box, self)
        paint_focus(painter, box, self)
        middle = Qt.AlignmentFlag.AlignVCenter
        mark = QRect(self.width() - _PAD - _SIDE, (self.height() - _SIDE) // 2, _SIDE, _SIDE)
        icons.icon(MARKS[face.look], tone_of(face)).paint(painter, mark)
        figure = QRect(mark.left() - _GAP - self._figure(), 0, self._figure(), self.height())
        painter.setFont(fonts.font(Size.STRONG, bold=True))
        painter.setPen(worn.colour(tone_of(face)))
        painter.drawText(figure, middle | Qt.AlignmentFlag.AlignRight, face.time)
        room = self._room()
        painter.setFont(fonts.font(Size.BODY))
        painter.setPen(worn.colour("text"))
        painter.drawText(room, middle | Qt.AlignmentFlag.AlignRight, self._level(room.width()))

    # ---- within

    def _say(self, face: ClockFace) -> None:
        """For the tool tip and for who hears the screen; the time itself is not told each second."""
        told = " · ".join(part for part in (face.title, face.stakes, face.state) if part)
        self.setToolTip("\n".join((told, _("To the clock"))))
        self.setAccessibleName(told)
        self._measure()

    def _measure(self) -> None:
        """How wide it is with the level and the figure, and how wide with all there is to say."""
        if self._face is None:
            return
        bare = 2 * _PAD + self._figure() + 3 * _GAP + _SIDE + 1
        body, levels = QFontMetrics(fonts.font(Size.BODY)), self._levels()
        level, whole = (bare + body.horizontalAdvance(text) for text in (levels[-2], levels[0]))
        if (level, whole) != self._wide:
            self._wide = (level, whole)
            self.setMaximumWidth(whole)
            self.updateGeometry()

    def _figure(self) -> int:
        """The width of the figure, the same whatever digits it has."""
        time = self._face.time if self._face is not None else ""
        digits = "".join("0" if letter.isdigit() else letter for letter in time)
        return QFontMetrics(fonts.font(Size.STRONG, bold=True)).horizontalAdvance(digits) + 1

    def _room(self) -> QRect:
        """Where the level stands."""
        taken = _PAD + _SIDE + _GAP + self._figure() + 2 * _GAP
        return QRect(_PAD, 0, max(0, self.width() - _PAD - taken), self.height())

    def _levels(self) -> tuple[str, ...]:
        """The level with all it has, and shorter and shorter."""
        face = self._face
        if face is None:
            return ("",)
        if face.next_stakes and isinstance(face.pure.now, Break):
            then = _("{place}, then {stakes}")
            return (then.format(place=face.title, stakes=face.next_stakes), face.title, "")
        return (f"{face.title} · {face.stakes}", f"{face.title} · {face.blinds}", face.title, "")

    def _level(self, room: int) -> str:
        body = QFontMetrics(fonts.font(Size.BODY))
        return next((text for text in self._levels() if body.horizontalAdvance(text) <= room), "")
