"""A question of the clock across the page, with its answers as buttons. It stops nobody and nothing."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from director.gui import icons
from director.gui.style import restyle
from director.views.clock_questions import Answer, Question


class AskedLine(QWidget):
    """One question."""

    answered = Signal(object, str)
    """The `Question` and the `Answer`."""

    def __init__(self, question: Question, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.question = question
        self.setProperty("part", "banner")
        self.setProperty("state", question.tone)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._mark, self._text = QLabel(), QLabel()
        self._text.setObjectName("asked")
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(16, 6, 12, 6)
        self._row.setSpacing(8)
        self._row.addWidget(self._mark)
        self._row.addWidget(self._text, 1)
        self._buttons: dict[Answer, QPushButton] = {}
        for answer, _words in question.answers:
            button = QPushButton()
            button.setObjectName(answer)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(partial(self._on_clicked, answer))
            self._buttons[answer] = button
            self._row.addWidget(button)
        self.show_question(question)

    def show_question(self, question: Question) -> None:
        """The same question, with the figures of now."""
        self.question = question
        self._text.setText(question.text)
        name = "circle-question-mark" if len(question.answers) > 1 else "info"
        self._mark.setPixmap(icons.icon(name, question.tone).pixmap(icons.SMALL, self.devicePixelRatioF()))
        for answer, words in question.answers:
            self._buttons[answer].setText(words)
        restyle(self, state=question.tone)

    def _on_clicked(self, answer: Answer, _checked: bool = False) -> None:
        self.answered.emit(self.question, answer)


class ClockAsk(QWidget):
    """All questions there are now, one under the other; nothing where there is none."""

    answered = Signal(object, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: dict[str, AskedLine] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._left: set[str] = set()
        """Marks of questions that were left for now."""
        self.hide()

    def show_questions(self, questions: tuple[Question, ...]) -> None:
        """These, but for what was left; a question that stands keeps its buttons under the hand."""
        wanted = {one.mark: one for one in questions if one.mark not in self._left}
        for mark in [mark for mark in self._lines if mark not in wanted]:
            line = self._lines.pop(mark)
            line.hide()
            line.setParent(None)
            line.deleteLater()
        for mark, question in wanted.items():
            if mark not in self._lines:
                self._lines[mark] = AskedLine(question)
                self._lines[mark].answered.connect(self.answered)
                self._column.addWidget(self._lines[mark])
            elif self._lines[mark].question != question:
                self._lines[mark].show_question(question)
        self.setVisible(bool(wanted))

    def leave(self, question: Question) -> None:
        """Ask this no more, until there is something new to say."""
        self._left.add(question.mark)

    def asked(self) -> list[str]:
        """What is asked now, in words."""
        return [line.question.text for line in self._lines.values()]
