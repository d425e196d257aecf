"""A slip that somebody carries across the room: the whole name, then where to."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.host.i18n import words_for
from director.printing.catalogue import pdf
from tests.printing.reading import lines_of
from tests.printing.samples import SLIPS

LONG = (
    "Константинопольская-Вознесенская Александра Владимировна",
    "Wolfeschlegelsteinhausenbergerdorff Hubert Blaine Maximilian",
)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", LONG)
@pytest.mark.parametrize("document", ["move-slips", "move-slip-roll"])
@pytest.mark.parametrize("told_apart", ["", "1987 · Riverside"])
def test_a_long_name_stands_whole_on_two_lines(document: str, name: str, told_apart: str) -> None:
    row = replace(SLIPS.rows[0], name=name, told_apart=told_apart)

    lines = lines_of(pdf(document, replace(SLIPS, rows=(row,)), words_for("ru")))

    family, _, given = name.partition(" ")
    at = lines.index(family)
    assert lines[at + 1] == given
    if told_apart:
        assert lines[at + 2].startswith("1987")


@pytest.mark.usefixtures("qapp")
def test_a_short_name_stands_on_one_line() -> None:
    row = replace(SLIPS.rows[0], name="Иванов Пётр", told_apart="")

    lines = lines_of(pdf("move-slips", replace(SLIPS, rows=(row,)), words_for("ru")))

    assert "Иванов Пётр" in lines
