"""Names written from the right beside figures and words that are read from the left."""

from __future__ import annotations

from typing import cast

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QTextLayout
from PySide6.QtWidgets import QApplication

from director.views.reading_order import in_order

HEBREW = "כהן דוד"
ARABIC = "المنصور محمد"


def left_of(text: str, part: str) -> float:
    """Where this part of a drawn line begins, in pixels from the left."""
    layout = QTextLayout(in_order(text), QFont())
    layout.beginLayout()
    line = layout.createLine()
    line.setPosition(QPointF(0, 0))
    layout.endLayout()
    place, _cursor = cast("tuple[float, int]", line.cursorToX(in_order(text).index(part)))
    return place


@pytest.mark.parametrize("name", [HEBREW, ARABIC])
@pytest.mark.parametrize("rest", ["(204)", "12-4", "55 000 ₽"])
def test_a_figure_after_a_name_is_drawn_after_it(app: QApplication, name: str, rest: str) -> None:
    line = f"Out: {name} {rest}, seat 3-4"

    middle = left_of(f"Out: {name}|", "|")
    assert middle < left_of(line, rest) < left_of(line, "seat")


def test_all_else_stays_as_it_is() -> None:
    assert in_order("Ivanov P. 12-4") == "Ivanov P. 12-4"
    assert in_order("Белоконска-Вражалска Нансимир, 李小龍") == "Белоконска-Вражалска Нансимир, 李小龍"


def test_a_name_of_several_words_is_one() -> None:
    assert in_order(f"2-1 {HEBREW} (204)") == f"2-1 \u2068{HEBREW}\u2069 (204)"
