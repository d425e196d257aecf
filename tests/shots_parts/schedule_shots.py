"""Pictures of the schedule editor, its import and its builder, and of the sheet on paper."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import replace
from PySide6.QtCore import QElapsedTimer, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtPdf import QPdfDocument
from PySide6.QtWidgets import QApplication, QTabWidget, QWidget

from director.desk.desk import Desk
from director.desk.schedules import editing
from director.domain.chip_case import Chip, ChipCase
from director.domain.moments import MINUTE
from director.domain.scheduling import SetChips
from director.domain.structure import Structure
from director.gui.beat import Beat
from director.gui.bridge import Bridge
from director.gui.dialogs.build_schedule import BuildScheduleDialog
from director.gui.dialogs.import_frame import SIZE
from director.gui.dialogs.import_schedule import ImportScheduleDialog
from director.gui.dialogs.level_schedule import LevelScheduleDialog
from director.gui.schedule_editing import ScheduleEditing
from director.gui.worker import AtOnce, Worker
from director.host.i18n import words_for
from director.printing import catalogue
from director.rules import clock_steps
from director.rules.rulesets import rules_of
from director.rules.schedule.leaving import with_colour_ups
from director.views.structure_sheet import structure_sheet
from tests.helpers.clock_desk import a_clock_desk
from tests.helpers.clock_room import Computer
from tests.helpers.evening import PLAN
from tests.helpers.sheets import CLUB, TOUR, schedule_of, the_reading, tour
from tests.shots_parts.start import every_look

LARGE = replace(PLAN, stack=50_000, starts="2026-12-05T12:00")
CASE = ChipCase(
    (
        Chip(25, "green", 3_000, 8),
        Chip(100, "black", 3_000, 8),
        Chip(500, "violet", 3_000, 8),
        Chip(1_000, "yellow", 3_000, 15),
        Chip(5_000, "red", 2_500, 6),
    )
)
FIELD = 287


def shots(folder: Path) -> None:
    """Take all pictures of the schedule into this folder."""
    for _look, mark in every_look():
        _checked(folder, mark)
        _written(folder, mark)
        _running(folder, mark)
        _brought_in(folder, mark)
    for language in ("en", "ru"):
        _paper(folder, language)


@contextmanager
def _editor(
    structure: Structure | None, case: ChipCase | None = None
) -> Iterator[tuple[LevelScheduleDialog, Desk, Computer]]:
    with TemporaryDirectory() as place:
        desk, computer = a_clock_desk(Path(place), structure, plan=LARGE)
        if case is not None:
            desk.do(SetChips(case))
        bridge = Bridge(desk, Worker(AtOnce()))
        dialog = LevelScheduleDialog(bridge)
        dialog.resize(1366, 736)
        dialog.show()
        yield dialog, desk, computer
        dialog.close()
        QApplication.processEvents()
        desk.venue.close()


def _checked(folder: Path, mark: str) -> None:
    """The tour of three days for 287 entries: the misprint, chips that are missing, the end as a range."""
    with _editor(tour(), CASE) as (dialog, _desk, _computer):
        of = ScheduleEditing.of(dialog.bridge)
        of.check_for(FIELD)
        dialog.levels.grid.choose(30, "big_blind")
        _save(dialog, folder, f"schedule-check-{mark}")
        tabs = dialog.findChild(QTabWidget, "parts")
        assert tabs is not None
        for at, name in ((1, "chips"), (2, "until")):
            tabs.setCurrentIndex(at)
            _save(dialog, folder, f"schedule-{name}-{mark}")
        tabs.setCurrentIndex(0)
        dialog.resize(910, 480)
        _save(dialog, folder, f"schedule-small-{mark}")
        dialog.resize(1366, 736)
        of.write(editing.put(of.sheet.draft, [28, 29], "big_blind", "forty"))
        dialog.levels.grid.choose(28, "big_blind")
        _save(dialog, folder, f"schedule-faults-{mark}")
        of.undo()


def _written(folder: Path, mark: str) -> None:
    """Nothing yet, and a schedule built to measure."""
    with _editor(None, CASE) as (dialog, _desk, _computer):
        _save(dialog, folder, f"schedule-empty-{mark}")
        builder = BuildScheduleDialog(dialog.bridge, CASE, dialog)
        builder.show()
        builder.wish_for(entries=FIELD)
        _save(builder, folder, f"schedule-build-{mark}")
        builder.close()


def _running(folder: Path, mark: str) -> None:
    """The clock is in level 3, and its length is changed."""
    with _editor(tour(), CASE) as (dialog, _desk, computer):
        dialog.bridge.run(lambda at: at.clock(clock_steps.start))
        computer.passes(130 * MINUTE)
        Beat.of(dialog.bridge).strike()
        of = ScheduleEditing.of(dialog.bridge)
        of.write(editing.put(of.sheet.draft, [2], "minutes", "75"))
        dialog.levels.grid.choose(2, "minutes")
        _save(dialog, folder, f"schedule-running-{mark}")


def _brought_in(folder: Path, mark: str) -> None:
    """A sheet before it is taken over, as it should be and with a fault."""
    with _editor(None) as (dialog, _desk, _computer):
        looking = ImportScheduleDialog(dialog.bridge, dialog)
        looking.resize(*SIZE)
        looking.show()
        _save(looking, folder, f"schedule-import-empty-{mark}")
        looking.open_file(str(CLUB))
        _save(looking, folder, f"schedule-import-{mark}")
        looking.read_text(TOUR.read_text("utf-8").replace("level,60,500,1000", "level,sixty,500,1000"))
        _save(looking, folder, f"schedule-import-fault-{mark}")
        looking.close()


def _paper(folder: Path, language: str) -> None:
    """The printed sheet of the tour with its colour-ups, and of a club."""
    for name, structure in (("tour", tour()), ("club", schedule_of(the_reading(CLUB)))):
        with TemporaryDirectory() as place:
            planned = with_colour_ups(structure, CASE.values, rules_of(LARGE))
            desk, _computer = a_clock_desk(Path(place), planned, plan=LARGE)
            desk.do(SetChips(CASE))
            words = words_for(language)
            rows = structure_sheet(desk.journal, words, "2026-12-05T14:20:00.000Z")
            file = Path(place) / "sheet.pdf"
            file.write_bytes(catalogue.pdf("structure-sheet", rows, words))
            document = QPdfDocument()
            document.load(str(file))
            page = QImage(QSize(1240, 1754), QImage.Format.Format_RGB32)
            page.fill(Qt.GlobalColor.white)
            painter = QPainter(page)
            painter.drawImage(0, 0, document.render(0, page.size()))
            painter.end()
            page.save(str(folder / f"paper-structure-{name}-{language}.png"))
            document.close()
            desk.venue.close()


def _save(widget: QWidget, folder: Path, name: str) -> None:
    clock = QElapsedTimer()
    clock.start()
    for _ in range(5):  # one round alone can take longer than that, and rows find their height in the next
        QApplication.processEvents()
    while clock.elapsed() < 60:
        QApplication.processEvents()
    widget.grab().save(str(folder / f"{name}.png"))
