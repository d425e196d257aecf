"""What stands against a list: faults that lead to their row, and questions that are answered in place."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from director.domain.lists import NEW, ListFault, ListPlan, Question
from director.domain.people import People
from director.gui import icons
from director.host.i18n import _, current, ngettext
from director.views.import_preview import fault_sentence, likeness_sentence, question_sentence

MOST: Final = 60
"""So many faults and questions are listed at once; the rest come when these are gone."""


class ListTroubles(QWidget):
    """Empty and hidden when nothing is wrong and nothing is to be asked."""

    row_wanted = Signal(int)
    """A row of the file shall be shown."""
    answered = Signal(int, int)
    """A question, by its row, and the answer as `Likeness.answer` has it."""
    all_new = Signal()
    """All open questions: they are all people of their own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("troubles")
        self._lines = QVBoxLayout()
        self._lines.setSpacing(8)
        inside = QWidget()
        inside.setProperty("part", "plain")
        inside.setLayout(self._lines)
        self._lines.setContentsMargins(16, 12, 16, 12)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inside)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll)
        self.hide()

    def show_plan(self, plan: ListPlan, people: People) -> None:
        """List the faults, then the questions."""
        while (item := self._lines.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._faults(plan.faults)
        self._questions(plan.questions, people)
        self._lines.addStretch(1)
        self.setVisible(bool(plan.faults or plan.questions))

    def _faults(self, faults: Sequence[ListFault]) -> None:
        if not faults:
            return
        count = len(faults)
        self._heading(ngettext("{n} fault", "{n} faults", count).format(n=count))
        for fault in faults[:MOST]:
            line = _FaultLine(fault_sentence(fault, current()), fault.row)
            line.wanted.connect(self.row_wanted)
            self._lines.addWidget(line)
        self._and_more(count)

    def _questions(self, questions: Sequence[Question], people: People) -> None:
        if not questions:
            return
        count = len(questions)
        self._heading(ngettext("{n} question", "{n} questions", count).format(n=count))
        if count > 1:
            all_new = QPushButton(_("They are all new people"))
            all_new.setObjectName("all-new")
            all_new.setAutoDefault(False)
            all_new.clicked.connect(self.all_new)
            self._lines.addWidget(all_new)
        for question in questions[:MOST]:
            card = _QuestionCard(question, people)
            card.answered.connect(self.answered)
            card.wanted.connect(self.row_wanted)
            self._lines.addWidget(card)
        self._and_more(count)

    def _heading(self, text: str) -> None:
        label = QLabel(text)
        label.setProperty("type", "strong")
        self._lines.addWidget(label)

    def _and_more(self, count: int) -> None:
        more = count - MOST
        if more > 0:
            label = QLabel(ngettext("and {n} more", "and {n} more", more).format(n=more))
            label.setProperty("tone", "soft")
            self._lines.addWidget(label)


class _FaultLine(QWidget):
    """A sentence with its mark; a click shows the row."""

    wanted = Signal(int)

    def __init__(self, sentence: str, row: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = row
        button = QToolButton()
        button.setObjectName(f"fault-{row}")
        button.setIcon(icons.icon("circle-alert", "red"))
        button.setIconSize(icons.SMALL)
        button.setAccessibleName(sentence)
        button.setToolTip(_("Show the row"))
        button.clicked.connect(self._on_clicked)
        label = QLabel(sentence)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(4)
        line.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(label, 1)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        del event
        self._on_clicked()

    def _on_clicked(self) -> None:
        if self._row:
            self.wanted.emit(self._row)


class _Answer(QWidget):
    """One answer; its words may take two lines, and a click on them counts."""

    def __init__(self, text: str, name: str) -> None:
        super().__init__()
        self.button = QRadioButton()
        self.button.setObjectName(name)
        self.button.setAccessibleName(text)
        words = QLabel(text)
        words.setWordWrap(True)
        words.setTextFormat(Qt.TextFormat.PlainText)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 4, 0, 0)
        line.setSpacing(8)
        line.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(words, 1, Qt.AlignmentFlag.AlignVCenter)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        del event
        self.button.click()


class _QuestionCard(QFrame):
    """Who a row means: one of those known, or somebody new."""

    answered = Signal(int, int)
    wanted = Signal(int)

    def __init__(self, question: Question, people: People, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("part", "card")
        self._row = question.row
        words = current()
        label = QLabel(question_sentence(question, words))
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(0)
        column.addWidget(label)
        group = QButtonGroup(self)
        answers = [(like.answer, likeness_sentence(like, people, words)) for like in question.likenesses]
        for answer, text in [*answers, (NEW, _("Somebody new"))]:
            line = _Answer(text, f"answer-{question.row}-{answer}")
            line.button.clicked.connect(partial(self._on_answer, answer))
            group.addButton(line.button)
            column.addWidget(line)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        del event
        self.wanted.emit(self._row)

    def _on_answer(self, answer: int, _checked: bool = False) -> None:
        self.answered.emit(self._row, answer)
