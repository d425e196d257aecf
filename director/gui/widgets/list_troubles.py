"""What stands against a list and what it says otherwise: faults, questions, differences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from director.domain.lists import NEW, ListPlan, Planned, Question
from director.domain.people import People
from director.gui.widgets.difference_card import DifferenceCard
from director.gui.widgets.trouble_list import MOST, TroubleLine, TroubleList, and_more, fault_lines, heading
from director.host.i18n import _, current, ngettext
from director.views.import_preview import (
    fault_sentence,
    left_out_sentence,
    likeness_sentence,
    question_sentence,
)


class ListTroubles(TroubleList):
    """Hidden when nothing is wrong, nothing to be asked and nothing said otherwise."""

    answered = Signal(int, int)
    """A question, by its row, and the answer as `Likeness.answer` has it."""
    all_new = Signal()
    """All open questions: they are all people of their own."""
    taken = Signal(int, str, bool)
    """A difference, by its row and field, becomes so or stays as it was."""
    all_taken = Signal()
    """All differences become so."""

    def show_plan(self, plan: ListPlan, left_out: Sequence[str], people: People) -> None:
        """List the faults, then the questions, the differences, and the lines that name nobody."""
        words = current()
        self.show_lines(
            [
                *fault_lines(plan.faults, fault_sentence),
                *self._questions(plan.questions, people),
                *self._differences([one for one in plan.known if one.differs]),
                *(
                    TroubleLine(left_out_sentence(line, words), "note", None, f"left-out-{number}")
                    for number, line in enumerate(left_out[:MOST])
                ),
                *and_more(len(left_out)),
            ]
        )

    def _questions(self, questions: Sequence[Question], people: People) -> list[QWidget]:
        if not questions:
            return []
        count = len(questions)
        lines: list[QWidget] = [heading(ngettext("{n} question", "{n} questions", count).format(n=count))]
        if count > 1:
            all_new = QPushButton(_("They are all new people"))
            all_new.setObjectName("all-new")
            all_new.setAutoDefault(False)
            all_new.clicked.connect(self.all_new)
            lines.append(all_new)
        for question in questions[:MOST]:
            card = _QuestionCard(question, people)
            card.answered.connect(self.answered)
            card.wanted.connect(self.row_wanted)
            lines.append(card)
        return [*lines, *and_more(count)]

    def _differences(self, known: Sequence[Planned]) -> list[QWidget]:
        if not known:
            return []
        count = sum(len(one.differs) for one in known)
        text = ngettext(
            "{n} difference from the address book", "{n} differences from the address book", count
        )
        lines: list[QWidget] = [heading(text.format(n=count))]
        if count > 1:
            every = QPushButton(_("Take all from the list"))
            every.setObjectName("take-all")
            every.setAutoDefault(False)
            every.clicked.connect(self.all_taken)
            lines.append(every)
        for one in known[:MOST]:
            card = DifferenceCard(one)
            card.taken.connect(self.taken)
            card.wanted.connect(self.row_wanted)
            lines.append(card)
        return [*lines, *and_more(len(known))]


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
