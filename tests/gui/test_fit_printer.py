"""A printer is fitted by what somebody measured on its test page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtPrintSupport import QPrinterInfo
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox, QLabel
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.gui.dialogs.fit_printer import FitPrinterDialog
from director.gui.look import Look
from director.gui.widgets.printer_trim import PrinterTrims, Trim
from director.gui.worker import Worker
from director.host import settings
from director.host.settings import Settings
from director.printing.stock import LABEL, MM
from tests.gui.finding import the
from tests.gui.pages_windows import Hands
from tests.gui.recorder import Recorder
from tests.helpers.evening import a_desk
from tests.printing.reading import lines_of
from tests.printing.reading import opened as opened_pdf

OFFICE = "Office"


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = a_desk(tmp_path)
    yield made
    made.venue.close()


@pytest.fixture
def hands(qtbot: QtBot, look: Look, at_once: Worker, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Hands:
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", staticmethod(lambda: [OFFICE, "Label"]))
    made = Hands(desk, look, at_once, "print")
    qtbot.addWidget(made.window)
    return made


def opened(hands: Hands) -> FitPrinterDialog:
    hands.window.commands.run("print.fit")
    return the(hands.page, FitPrinterDialog)


def measured(dialog: FitPrinterDialog, **lengths: float) -> None:
    for name, length in lengths.items():
        the(dialog, QDoubleSpinBox, name).setValue(length)


def says(dialog: FitPrinterDialog) -> str:
    return the(dialog, QLabel, "says").text()


def test_what_was_measured_is_kept_for_this_printer_alone(hands: Hands, tmp_path: Path) -> None:
    kept = Settings(tmp_path / "settings.json")
    PrinterTrims.of(hands.bridge).keep_by(kept)
    dialog = opened(hands)
    assert says(dialog) == "This printer needs no correction."

    measured(dialog, ruler=98, left=12, top=9)
    assert says(dialog) == (
        "What this printer prints is made 102.0 % as large and moved by -2.2 and +0.8 mm."
    )
    hands.click("yes", dialog)

    trims = PrinterTrims.of(hands.bridge)
    assert trims.trim(OFFICE) == Trim(0.98, 12, 9)
    assert trims.trim("Label") == Trim()
    assert Settings(tmp_path / "settings.json").get(settings.PRINTERS)[0]["printer"] == OFFICE


@pytest.mark.usefixtures("qapp")
def test_a_correction_puts_the_corner_and_the_ruler_where_they_should_be() -> None:
    image = QImage(10, 10, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    Trim(0.98, 12, 9).apply(painter, 254)  # ten dots a millimetre
    drawn = painter.worldTransform()
    painter.end()

    def out(x: float, y: float) -> tuple[float, float]:
        """Where this printer puts what is painted, in millimetres: it shrinks by 2 % and moves."""
        spot = drawn.map(QPointF(x * 10, y * 10))
        return spot.x() / 10 * 0.98 + 12 - 9.8, spot.y() / 10 * 0.98 + 9 - 9.8

    assert out(10, 10) == pytest.approx((10, 10))
    assert out(110, 10) == pytest.approx((110, 10))


def test_too_much_cannot_be_corrected(hands: Hands) -> None:
    dialog = opened(hands)

    measured(dialog, ruler=40)

    assert says(dialog).startswith("So much cannot be corrected.")
    assert not hands.button("yes", dialog).isEnabled()


def test_no_correction_is_kept_when_the_printer_is_right_again(hands: Hands) -> None:
    trims = PrinterTrims.of(hands.bridge)
    trims.set(OFFICE, Trim(0.98, 12, 9))
    dialog = opened(hands)
    assert the(dialog, QDoubleSpinBox, "ruler").value() == 98

    measured(dialog, ruler=100, left=10, top=10)
    hands.click("yes", dialog)

    assert trims.trim(OFFICE) == Trim()


def test_the_test_page_of_a_label_has_a_shorter_ruler(hands: Hands, tmp_path: Path, asked: Recorder) -> None:
    asked.chosen_file = tmp_path / "test.pdf"
    dialog = opened(hands)
    box = the(dialog, QComboBox, "stock")
    box.setCurrentIndex(box.findData(LABEL.id))
    box.activated.emit(box.currentIndex())

    hands.click("save-test", dialog)

    content = (tmp_path / "test.pdf").read_bytes()
    assert "40" in " ".join(lines_of(content)).split()
    assert "100" not in " ".join(lines_of(content)).split()
    with opened_pdf(content) as paper:
        assert paper.pagePointSize(0).width() == pytest.approx(62 * MM, abs=0.01)


def test_nonsense_in_the_settings_corrects_nothing(hands: Hands, tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text(
        '{"printers": [{"printer": "Office", "share": 9, "left": "x", "top": true}]}', encoding="utf-8"
    )
    trims = PrinterTrims.of(hands.bridge)
    trims.keep_by(Settings(file))

    assert trims.trim(OFFICE) == Trim()
