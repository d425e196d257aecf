"""What that bet means: chips that were pushed, words that were said."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLineEdit, QWidget

from director.domain.plan import STRUCTURES
from director.gui.pages.tools_form import FormPane
from director.gui.pages.tools_pane import Place, SlipOf, asked_lines, slip_of
from director.gui.widgets.amount_edit import AmountEdit
from director.gui.widgets.answer_pane import Said
from director.gui.widgets.calm import calm
from director.gui.widgets.field import Field
from director.host.i18n import N_, _, current
from director.rules.entering.looking import Look
from director.views import figures
from director.views.plans import structure_name
from director.views.table_tools.asked import Asked
from director.views.table_tools.books import book_at
from director.views.table_tools.push_sheet import PushSheet, push_answer, push_labels, push_of, read_chips

_SAID = {"": N_("nothing"), "call": N_("call"), "raise": N_("raise"), "number": N_("a number")}
"""What a player can have said first."""


class PushPane(FormPane[PushSheet]):
    """One move of one player."""

    key: ClassVar[str] = "chips-in"

    def __init__(self, place: Place, parent: QWidget | None = None) -> None:
        super().__init__(place, PushSheet(book_at(place.tournament)), _("What does that bet mean"), parent)
        self.structure, self.word, self.chips = QComboBox(), QComboBox(), QLineEdit()
        self.number, self.last = AmountEdit(), QCheckBox(_("These were the last chips"))
        self.labels = push_labels(current())
        self.amounts = {
            name: (self.labels[name], AmountEdit()) for name in ("facing", "put", "min_to", "pot")
        }
        self._asked: Asked | None = None
        self._lay_out()
        self.begin()

    def _lay_out(self) -> None:
        for kind in STRUCTURES:
            self.structure.addItem(structure_name(kind, current()), kind)
        for value, words in _SAID.items():
            self.word.addItem(_(words), value)
        calm(self.structure, self.word)
        self.chips.setPlaceholderText("500 2x100 25")
        parts: list[tuple[str, str, QWidget]] = [
            (self.labels["chips"], "chips", self.chips),
            (_("Said first"), "word", self.word),
            (self.labels["said"], "number", self.number),
            (_("Betting"), "structure", self.structure),
            *((words, name, edit) for name, (words, edit) in self.amounts.items()),
        ]
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        for at, (words, name, editor) in enumerate(parts):
            editor.setObjectName(name)
            grid.addWidget(Field(words, editor), at // 2, at % 2)
        self.last.setObjectName("last")
        grid.addWidget(self.last, len(parts) // 2, 0)
        self.form.addLayout(grid)
        self.form.addStretch(1)
        self.chips.textEdited.connect(self.on_typed)
        self.number.textEdited.connect(self.on_typed)
        self.last.toggled.connect(self.on_typed)
        for box in (self.structure, self.word):
            box.currentIndexChanged.connect(self.on_typed)
        for _words, edit in self.amounts.values():
            edit.textEdited.connect(self.on_typed)

    def fill(self) -> None:
        sheet = self.sheet
        self.structure.setCurrentIndex(self.structure.findData(sheet.structure))
        said = "number" if isinstance(sheet.said, int) else sheet.said or ""
        self.word.setCurrentIndex(self.word.findData(said))
        self.number.set_amount(sheet.said if isinstance(sheet.said, int) else 0)
        self.chips.setText(" ".join(map(str, sheet.chips)))
        self.last.setChecked(sheet.last_chips)
        for name, (_words, edit) in self.amounts.items():
            edit.set_amount(getattr(sheet, name))

    def read(self) -> PushSheet | None:
        chips, number = read_chips(self.chips.text()), self.number.amount()
        amounts = {name: edit.amount() for name, (_words, edit) in self.amounts.items()}
        if chips is None or number is None or None in amounts.values():
            self.answers.say([])
            return None
        word = self.word.currentData()
        self.number.setEnabled(word == "number")
        return replace(
            self.sheet,
            structure=self.structure.currentData(),
            chips=chips,
            said=number if word == "number" else word or None,
            last_chips=self.last.isChecked(),
            **amounts,
        )

    def judge(self) -> None:
        if not self.sheet.chips and self.sheet.said is None:
            self._asked = None
            self.answers.say([Said(_("Type what was pushed, or choose what was said."))])
            return
        self._asked = push_answer(self.sheet, current())
        if self._asked.field == "min_to" and not self.sheet.min_to:
            self.answers.say([Said(_("Say how much the least raise is, in all."))])
            return
        self.answers.say(list(asked_lines(self._asked)))

    def of_hand(self, shown: Look) -> PushSheet | None:
        return None if shown.hand is None else push_of(shown)

    def slip(self) -> SlipOf | None:
        words, sheet = current(), self.sheet
        labels = push_labels(words)
        facts = [
            _("{field}: {value}").format(field=labels[name], value=figures.chips(getattr(sheet, name), words))
            for name in self.amounts
        ]
        pushed = " + ".join(figures.chips(chip, words) for chip in sheet.chips)
        facts.insert(0, _("{field}: {value}").format(field=labels["chips"], value=pushed or "0"))
        if sheet.said is not None:
            value = figures.chips(sheet.said, words) if isinstance(sheet.said, int) else _(_SAID[sheet.said])
            facts.insert(1, _("{field}: {value}").format(field=_("Said first"), value=value))
        return None if self._asked is None else slip_of(self._asked, tuple(facts), _("What a bet means"))

    def asked(self) -> Asked | None:
        return self._asked

    def take_focus(self) -> None:
        self.chips.setFocus()
