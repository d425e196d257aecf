"""Sentences with marks: how many are listed, and where a click on one leads."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton
from pytestqt.qtbot import QtBot

from director.domain.lists import ListFault
from director.gui.look import Look
from director.gui.widgets.trouble_list import MOST, TroubleList, fault_lines
from director.host.i18n import Words
from tests.gui.finding import the


def sentence(fault: ListFault, _words: Words) -> str:
    return f"Fault of row {fault.row}"


@pytest.fixture
def troubles(qtbot: QtBot, look: Look) -> TroubleList:
    made = TroubleList()
    qtbot.addWidget(made)
    return made


def test_of_very_many_the_first_are_listed_and_the_others_counted(troubles: TroubleList) -> None:
    faults = [ListFault("nameless", row=row) for row in range(1, MOST + 4)]
    troubles.show_lines(fault_lines(faults, sentence))
    words = [label.text() for label in troubles.findChildren(QLabel)]

    assert len(troubles.said()) == MOST
    assert (words[0], words[-1]) == (f"{MOST + 3} faults", "and 3 more")


def test_what_was_listed_before_is_gone_and_an_empty_list_is_hidden(troubles: TroubleList) -> None:
    troubles.show_lines(fault_lines([ListFault("nameless", row=4)], sentence))
    before = troubles.said(), troubles.isHidden()
    troubles.show_lines(fault_lines([], sentence))

    assert before == (["Fault of row 4"], False)
    assert (troubles.said(), troubles.isHidden()) == ([], True)


def test_a_sentence_leads_to_its_row_and_one_about_the_whole_file_nowhere(
    troubles: TroubleList, qtbot: QtBot
) -> None:
    led: list[int] = []
    troubles.row_wanted.connect(led.append)
    troubles.show_lines(fault_lines([ListFault("empty"), ListFault("nameless", row=4)], sentence))
    troubles.show()
    for name in ("fault-0", "fault-4"):
        QTest.mouseClick(the(troubles, QToolButton, name), Qt.MouseButton.LeftButton)
    tips = [the(troubles, QToolButton, name).toolTip() for name in ("fault-0", "fault-4")]

    assert led == [4]
    assert tips == ["", "Show the row"]
