"""The rooms that a walk past every dialog leads through, with the longest names of the player lists."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from msgspec.structs import replace
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QDialog,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QTableView,
    QTabWidget,
    QToolButton,
)

from director.desk import importing
from director.desk.backups import Copy, Why
from director.desk.closing import breaking
from director.desk.practice import practice_event
from director.desk.venue import Venue
from director.domain.ids import EntryId
from director.domain.moments import MINUTE
from director.domain.people import person
from director.domain.play import Away, SetButton, StartPlay
from director.domain.prize_plan import BountyPlan, Envelope
from director.domain.prizes import SetPrizes
from director.domain.refusal import Unavailable
from director.domain.seats import TableSeat
from director.domain.setup import OpenTables
from director.gui import ask
from director.gui.bridge import Bridge
from director.gui.dialogs.colour_up import ColourUpDialog
from director.gui.dialogs.draw_seats import DrawSeatsDialog
from director.gui.dialogs.import_frame import ImportFrame
from director.gui.dialogs.race_results import RaceResultsDialog
from director.gui.dialogs.restore_copy import RestoreDialog
from director.gui.dialogs.settings import SettingsDialog
from director.gui.hall import Hall
from director.gui.main_window import MainWindow
from director.gui.pages.payouts import PayoutsPage
from director.gui.pages.table_tools import TableToolsPage
from director.gui.worker import AtOnce, Worker
from director.host.i18n import _, current
from director.host.settings import Settings
from director.rules import clock_steps
from director.rules.prizes.proposing import propose_payouts
from director.rules.table.proposals import propose_hand
from director.views.practice import practice_texts
from director.views.quick_line import ShowTable
from director.views.refusals import world
from tests.gui.dialog_tour import DialogTour
from tests.gui.finding import the
from tests.gui.screens.hall_room import LAPTOP, PROJECTOR, DimmingDisplay, HeardSounds, PluggedMonitors
from tests.helpers.clock_desk import a_clock_desk
from tests.helpers.clock_desk import evening as a_day
from tests.helpers.evening import PLAN, a_venue
from tests.helpers.lists import PLAYERS
from tests.shots_parts.payout_shots import evening as payout_evening
from tests.shots_parts.payout_shots import out, pay_some, planned
from tests.shots_parts.table_shots import at
from tests.shots_parts.table_shots import evening as table_evening

NOW: Final = datetime(2026, 12, 5, 14, 20, tzinfo=UTC)
LONGEST: Final = (
    person("Белоконска-Вражалска", "Нансимир", country="BGR", club="Riverside Poker", born="1961-04-09"),
    person("Бурханларски", "Силвия-александра", country="BGR", born="1972-12-08", number="P08193"),
    person("Παρασκευόπουλος", "Τρισεύγενη", country="GRC", born="1990-11-08", note="Comes with a carer."),
    person("כהן", "דוד", country="ISR"),
)
"""The longest names of the lists, and one that is written from the right."""


def before_the_draw(tour: DialogTour, place: Path) -> None:
    """A list of a federation is expected, some paid, nobody has a seat."""
    venue = a_venue(place, name="before.floor")
    desk = venue.create(PLAN)
    desk.do(OpenTables(tuple(range(1, 9)), 9))
    read = importing.read((PLAYERS / "players-064-ru-cp1251.csv").read_bytes())
    importing.expect(desk, importing.plan_of(read, desk.people))
    for one in LONGEST:
        desk.register(one, method="gift voucher of the house", seated=False)
    for n, one in enumerate(list(desk.people)[:40]):
        venue.staff = ("Olga", "Иванова М.", "Sam")[n % 3]
        if one.family not in {known.family for known in LONGEST}:
            desk.register(one.id, method=("cash", "card", "cash", "transfer")[n % 4], seated=False)
    entry = min(desk.journal.tournament.entries)
    with tour.room(desk):
        tour.registered(entry)
        for name in ("takings", "fix", "apart", "edit", "history", "withdraw", "void"):
            tour.runs(f"registration.{name}")
        tour.runs("registration.import", "registration-import-empty")
        tour.runs("registration.import", fill=_brings_in)
        tour.page("floor")
        tour.runs("floor.open_tables")
        tour.runs("floor.draw", "floor-draw-1")
        tour.runs("floor.draw", "floor-draw-2", fill=_seal)
        tour.runs("floor.draw", "floor-draw-3", fill=_draw)
    venue.close()


def _brings_in(dialog: QDialog) -> None:
    """A list in which two birth dates are none."""
    assert isinstance(dialog, ImportFrame)
    text = (PLAYERS / "players-064-ru-cp1251.csv").read_text("cp1251")
    dialog.read_text(text.replace("13.07.1989", "31.02.1989").replace("18.02.1994", "18/02/94"))


def _seal(dialog: QDialog) -> None:
    assert isinstance(dialog, DrawSeatsDialog)
    dialog.field_step.sealed.emit("random")
    dialog.word_step.word.setText("Ks Qd 7c")


def _draw(dialog: QDialog) -> None:
    assert isinstance(dialog, DrawSeatsDialog)
    dialog.word_step.drawn.emit("Ks Qd 7c")


def in_play(tour: DialogTour, place: Path) -> None:
    """The practice event in full swing; those with the longest names come late and are seated."""
    venue = Venue.open(place / "practice.floor", create=True)
    desk = practice_event(venue, practice_texts(current()), Random(5), "Europe/Moscow")
    for one in LONGEST:
        desk.register(one, overrule=True, reason="late")
    desk.do(breaking(desk.journal, 20, bytes(32)), "leak", overrule=True)
    entry = EntryId(desk.journal.seq - len(LONGEST))
    seat = desk.journal.tournament.seating.places[entry]
    with tour.room(desk):
        _of_the_frame(tour)
        _of_registration(tour, entry)
        _of_the_floor(tour, seat)
        _of_the_clock(tour)
        _of_chips(tour, seat)
        _of_rulings(tour, seat)
        _of_paper(tour)
        _of_tools(tour, seat)
    venue.close()


def _of_the_frame(tour: DialogTour) -> None:
    window = tour.window
    tour.runs("file.set_up")
    for tab, name in enumerate(("rules", "entries", "floor"), 1):
        tour.runs("file.set_up", f"set-up-{name}", fill=partial(_turn_to, tab))
    tour.opens("settings", lambda: SettingsDialog(Settings(), window).open())
    tour.runs("help.handbook")
    tour.runs("help.rules")
    tour.runs("help.keys")
    tour.runs("help.about")
    tour.opens("restore", lambda: _restoring(window))
    tour.opens("screens", lambda: _screens(window))
    what, will = _("The rules object"), "2-9 is locked. [house choice]"
    tour.opens("ask-reason", lambda: ask.choose_reason(window, what, will, yes=_("Do it all the same")))
    tour.opens("ask-confirm", lambda: ask.confirm(window, what, will, yes=_("Do it all the same")))


def _turn_to(tab: int, dialog: QDialog) -> None:
    the(dialog, QTabWidget).setCurrentIndex(tab)


def _restoring(window: MainWindow) -> None:
    copies = [Copy(Path(f"{n}.backup"), NOW - timedelta(minutes=10 * n), why) for n, why in enumerate(Why)]
    file = Path("/srv/poker/riverside.floor")
    RestoreDialog(file, copies, world(Unavailable("damaged", path=file), current()), window).open()


def _screens(window: MainWindow) -> None:
    hall = Hall(
        window.bridge, Settings(), window,
        monitors=PluggedMonitors(LAPTOP, PROJECTOR), player=HeardSounds(), saver=DimmingDisplay(),
    )  # fmt: skip
    window.take_hall(hall)
    hall.start()
    window.commands.run("screens.choose")


def _of_registration(tour: DialogTour, entry: EntryId) -> None:
    tour.registered(entry)
    for name in ("takings", "fix", "apart", "edit", "history", "withdraw", "void", "check", "no_shows"):
        tour.runs(f"registration.{name}")
    tour.runs("registration.print", "print-card")
    tour.runs("registration.receipt", "print-receipt")


def _of_the_floor(tour: DialogTour, seat: TableSeat) -> None:
    tour.seat(seat)
    tour.runs("floor.out_several")
    tour.runs("floor.open_tables", "floor-open-tables-wrong", fill=partial(_puts, "numbers", "1"))
    tour.runs("floor.colour_up", "floor-colour-up-dealt", fill=_counts_and_deals)
    tour.runs("floor.next_hand", "floor-next-hand-changed", fill=_changes_it)
    for name in ("next_hand", "set_button", "skip_button", "colour_up", "adjust", "withdraw",
                 "break", "final_table", "redraw", "breaking_order", "changes", "hand_for_hand",
                 "open_tables"):  # fmt: skip
        tour.runs(f"floor.{name}")


def _changes_it(dialog: QDialog) -> None:
    the(dialog, QPushButton, "change").click()


def _counts_and_deals(dialog: QDialog) -> None:
    assert isinstance(dialog, ColourUpDialog)
    fields = [one for one in dialog.findChildren(QLineEdit) if one.objectName().startswith("chips-")]
    for place, field in enumerate(fields):
        field.setText(str(place * 5 % 7))
    dialog.deal_cards()


def _of_the_clock(tour: DialogTour) -> None:
    tour.page("clock")
    tour.runs("clock.left")
    tour.runs("clock.schedule", then=lambda dialog: _of_the_schedule(tour, dialog))
    tour.window.commands.run("clock.toggle")
    tour.runs("clock.start_at")


def _of_the_schedule(tour: DialogTour, dialog: QDialog) -> None:
    for name in ("build", "import"):
        tour.opens(f"schedule-{name}", the(dialog, QPushButton, name).click)
    keep = next(one for one in dialog.findChildren(QAction) if one.objectName() == "keep")
    tour.opens("schedule-template", keep.trigger)


def _of_chips(tour: DialogTour, seat: TableSeat) -> None:
    tour.page("chips")
    tour.window.page("chips").go_to(ShowTable(seat.table))
    tour.runs("chips.results", "chips-results-typed", fill=_types_chips)
    for name in ("count", "count_all", "adjust", "colour_up", "results"):
        tour.runs(f"chips.{name}")


def _types_chips(dialog: QDialog) -> None:
    """What the seats of three tables handed in; somebody typed a word."""
    assert isinstance(dialog, RaceResultsDialog)
    for row in range(3):
        for seat in range(1, 10):
            cell = dialog.grid.item(row, seat)
            if cell is not None:
                cell.setText(f"{(row + 1) * seat * 7 % 23}{'!' if seat == 4 else ''}")
    dialog.deal_cards()
    spoilt = dialog.grid.item(3, 3)
    if spoilt is not None:
        spoilt.setText("many")


def _of_rulings(tour: DialogTour, seat: TableSeat) -> None:
    tour.seat(seat)
    tour.runs("rulings.begin", then=lambda dialog: _of_a_ruling(tour, dialog))
    tour.runs("rulings.penalty")
    tour.page("rulings")
    for name in ("revise", "punish", "print"):
        tour.runs(f"rulings.{name}")
    tour.runs("rulings.appeal", then=_appeals)
    tour.runs("rulings.decide")


def _of_a_ruling(tour: DialogTour, dialog: QDialog) -> None:
    menu = the(dialog, QToolButton, "phrases").menu()
    assert menu is not None
    menu.aboutToShow.emit()
    tour.opens("rulings-phrases", menu.actions()[-1].trigger)


def _appeals(dialog: QDialog) -> None:
    the(dialog, QPlainTextEdit).setPlainText("The dealer announced a raise.")
    dialog.accept()


def _of_paper(tour: DialogTour) -> None:
    tour.page("print")
    for name in ("printed", "logo", "fit"):
        tour.runs(f"print.{name}")


def _of_tools(tour: DialogTour, seat: TableSeat) -> None:
    tour.page("tools")
    tour.runs("tools.table")
    page = tour.window.page("tools")
    assert isinstance(page, TableToolsPage)
    page.open_table(seat.table)
    for name in ("set_table", "cards", "slip"):
        tour.runs(f"tools.{name}")
    page.toggle_touch()
    tour.runs("tools.table", "tools-table-for-fingers")
    page.toggle_touch()


def at_the_payout_desk(tour: DialogTour, place: Path) -> None:
    """Fifty of fifty-four are out, two are paid; amounts and names are as long as they get."""
    desk = payout_evening(place, "money.floor")
    plan = planned(desk)
    bridge = Bridge(desk, Worker(AtOnce()))
    bridge.do(SetPrizes(plan), "test", overrule=True)
    bridge.do(propose_payouts(desk.journal.tournament).action, "test", overrule=True)
    out(bridge, 50)
    pay_some(bridge)
    with tour.room(desk):
        tour.page("payouts")
        for name in ("plan", "compare", "deal", "pay", "bounty", "season", "recall", "export"):
            tour.runs(f"payouts.{name}")
        tour.runs("payouts.deal", "payouts-deal-typed", fill=_types_stacks)
        tour.runs("payouts.pay", "payouts-pay-too-much", fill=partial(_puts, "amount", "999999999"))
        page = tour.window.page("payouts")
        assert isinstance(page, PayoutsPage)
        page.lists.show_list("receipts")
        the(page.lists, QTableView, "receipts").selectRow(0)
        for name in ("void", "receipt"):
            tour.runs(f"payouts.{name}")
    bounty = BountyPlan(10_000_000, "mystery", (Envelope(50_000_000, 1), Envelope(5_000_000, 53)))
    bridge.do(SetPrizes(replace(plan, bounty=bounty)), "test", overrule=True)
    with tour.room(desk):
        tour.page("payouts")
        tour.runs("payouts.mystery")
        tour.runs("payouts.mystery", "payouts-mystery-drawn", fill=_draws_an_envelope)
    desk.venue.close()


def _types_stacks(dialog: QDialog) -> None:
    """Stacks that differ, so that every way to divide gives something else."""
    edits = [one for one in dialog.findChildren(QLineEdit) if one.objectName().startswith("stack-")]
    for place, edit in enumerate(edits, 3):
        edit.setText(f"{place * place * 1_000}")


def _draws_an_envelope(dialog: QDialog) -> None:
    dialog.accept()
    the(dialog, QLineEdit, "word").setText("KsQd7c")
    dialog.accept()


def _puts(field: str, text: str, dialog: QDialog) -> None:
    the(dialog, QLineEdit, field).setText(text)


def before_the_first_hand(tour: DialogTour, place: Path) -> None:
    """Two tables are full and have no button."""
    desk = table_evening(place, "first")
    with tour.room(desk):
        tour.seat(TableSeat(12, 0))
        tour.runs("floor.first_button")
    desk.venue.close()


def in_a_ring_game(tour: DialogTour, place: Path) -> None:
    """Markers are kept; somebody who was away comes back."""
    desk = table_evening(place, "ring", replace(PLAN, rules="draw-room", discipline="draw5"))
    desk.do(SetButton(12, 4, 5, 7))
    desk.do(StartPlay())
    desk.do(Away(at(desk, 12, 9)))
    for _number in range(4):
        desk.do(propose_hand(desk.journal.tournament, 12, (200, 400)).answer)
    with tour.room(desk):
        tour.seat(TableSeat(12, 9))
        tour.runs("floor.away", "floor-come-back")
        tour.runs("floor.next_hand", "floor-next-hand-ring")
    desk.venue.close()


def at_the_end_of_the_day(tour: DialogTour, place: Path) -> None:
    """The last level of the day is played."""
    desk, computer = a_clock_desk(place, a_day())
    desk.register(LONGEST[0])
    desk.do(StartPlay())
    desk.clock(clock_steps.start)
    computer.passes(90 * MINUTE)
    with tour.room(desk):
        tour.page("clock")
        tour.runs("clock.last_hands")
    desk.venue.close()


Walk = Callable[[DialogTour, Path], None]

WALKS: Final[tuple[Walk, ...]] = (
    before_the_draw,
    in_play,
    at_the_payout_desk,
    before_the_first_hand,
    in_a_ring_game,
    at_the_end_of_the_day,
)
"""Each in a folder of its own."""
