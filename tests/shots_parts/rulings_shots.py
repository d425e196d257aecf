"""Pictures of the judges' book: the page, its lists, the form of a ruling, penalties and appeals."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QDialog

from director.desk.desk import Desk
from director.domain.case import TableCase
from director.domain.clock import Stamp
from director.domain.ids import EntryId, Seq
from director.domain.penalties import Penalise
from director.domain.refusal import Article
from director.domain.ruled import Ruled, RulingKind
from director.domain.rulings import Appeal, DecideAppeal, Revise, Rule
from director.domain.seats import TableSeat
from director.gui.bridge import Bridge
from director.gui.called import Called
from director.gui.dialogs.appeal import AppealDialog
from director.gui.dialogs.decide_appeal import DecideAppealDialog
from director.gui.dialogs.give_penalty import GivePenaltyDialog
from director.gui.dialogs.ruling import RulingDialog, open_revision, open_ruling
from director.gui.dialogs.ruling_phrases import RulingPhrasesDialog
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.page_list import PAGES
from director.gui.pages.floor import FloorPage
from director.gui.pages.rulings import RulingsPage
from director.gui.ruling_deeds import marked
from director.gui.worker import AtOnce, Worker
from director.host.i18n import current
from director.views.ruling_phrases import first_phrases
from tests.helpers.evening import PLAN
from tests.shots_parts.start import every_look, save
from tests.shots_parts.table_shots import at, evening

_SIZES = {"": (1366, 768), "-small": (911, 512)}

_SAID: tuple[tuple[RulingKind, str, str, str], ...] = (
    ("dispute", "Bet 600, all-in 700. Seat 2 wants to raise; the dealer said “raise”.",
     "700 is no full raise: seat 2 may call or fold.", "SP 4.9.8"),
    ("irregularity", "Карты сброшены до вскрытия, лежали отдельно и ясно опознаны.",
     "Карты возвращены.", "SP 4.9.1"),
    ("conduct", "Phone at the table during a hand, for the second time tonight.", "One round.", "TDA 71-C"),
    ("equipment", "The stub lacked the seven of clubs.", "The deck was changed, the hand stands.", "TDA 36"),
    ("chips", "Чип-рейс: у места 5 не хватило фишки 25.", "Фишка выдана по протоколу.", "SP 5.9.3"),
    ("clock", "The clock ran on for two minutes during the count.", "Two minutes were given back.", "TDA 11"),
)  # fmt: skip


def shots(folder: Path) -> None:
    """The page and every dialog in both themes and languages, in a large and in a small window."""
    with tempfile.TemporaryDirectory() as place:
        for look, mark in every_look():
            desk = book(Path(place), mark)
            for name, dialog in _dialogs(desk):
                save(dialog, folder / f"rulings-{name}-{mark}.png")
            _window(desk, look, folder, mark)
            desk.venue.close()


def book(place: Path, mark: str) -> Desk:
    """An evening of fourteen rulings: one open, one appealed, one revised; penalties served and not."""
    desk = evening(place, f"rulings-{mark}", replace(PLAN, rules="sport-ru"))
    bridge = Bridge(desk, Worker(AtOnce()))
    players = [at(desk, 12, seat) for seat in (1, 2, 3, 4, 5, 7, 8, 9)]
    for number in range(14):
        line = desk.do(Rule(marked(bridge, _ruled(number, players)))).lines[-1].seq
        if number in (2, 8):
            desk.do(Penalise(players[2], "rounds", 1 + number // 8, ruling=line))
        if number == 4:
            desk.do(Penalise(players[1], "warning", 1, "Talking about a live hand."))
        if number == 7:
            desk.do(Appeal(line, "The cards could not be told apart.", players[3]))
        if number == 0:
            _change(desk, line, players[1])
    return desk


def _ruled(number: int, players: list[EntryId]) -> Ruled:
    kind, happened, decision, cited = _SAID[number % len(_SAID)]
    book_of, _, article = cited.partition(" ")
    case = TableCase('{"ask":"betting-round"}', "{}", ("SP 4.9.8",), table=12, summary="700 is no raise.")
    return Ruled(
        happened,
        "" if number == 9 else decision,
        kind,
        (Article(book_of, article),),
        12,
        (1 + number % 5,),
        (players[number % 5],),
        hand=30 + number,
        stamp=Stamp(5 + number // 6, 754_000 - number * 31_000),
        called=f"2026-12-05T18:{14 + number}:05.000Z",
        judge="O. Smirnova",
        called_by="dealer",
        matters=("retrieval",) if number % 6 == 1 else (),
        approved="K. Orlov" if number % 6 == 1 else "",
        open=number == 9,
        cases=(case,) if number % 6 == 0 else (),
    )


def _change(desk: Desk, line: Seq, by: EntryId) -> None:
    appeal = desk.do(Appeal(line, "The dealer announced a raise.", by)).lines[-1].seq
    desk.do(DecideAppeal(line, appeal, "changed", "The word of the dealer does not bind.", "K. Orlov"))
    now = desk.journal.tournament.rulings[line].now
    desk.do(Revise(line, line, replace(now, decision="Seat 2 may only call or fold.")), "on appeal")


def _dialogs(desk: Desk) -> Iterator[tuple[str, QDialog]]:
    rulings = sorted(desk.journal.tournament.rulings.values(), key=lambda one: one.number)
    yield "form", written(desk)
    yield "penalty", GivePenaltyDialog(_bridge(desk), (at(desk, 12, 3),))
    out = GivePenaltyDialog(_bridge(desk), (at(desk, 12, 3),))
    out.penalty.sanction.setCurrentIndex(out.penalty.sanction.findData("disqualification"))
    yield "out", out
    yield "appeal", AppealDialog(_bridge(desk), rulings[0])
    yield "decide", DecideAppealDialog(_bridge(desk), rulings[7])
    yield "revision", open_revision(_bridge(desk), rulings[3])
    yield "phrases", RulingPhrasesDialog(_bridge(desk), first_phrases(current()), lambda _phrases: None)


def written(desk: Desk) -> RulingDialog:
    """The form with everything a ruling may have."""
    dialog = open_ruling(_bridge(desk), Called(TableSeat(12, 3)))
    dialog.form.happened.setPlainText(_SAID[0][1])
    dialog.form.add_article(Article("SP", "4.9.8"))
    dialog.form.add_article(Article("SP", "4.9.1"))
    dialog.form.decision.setPlainText(_SAID[0][2])
    dialog._show_earlier()
    return dialog


def _bridge(desk: Desk) -> Bridge:
    return Bridge(desk, Worker(AtOnce()))


def _window(desk: Desk, look: Look, folder: Path, mark: str) -> None:
    window = MainWindow(_bridge(desk), look, pages=PAGES)
    window.show()
    window.show_page("rulings")
    page = window.page("rulings")
    assert isinstance(page, RulingsPage)
    for name, size in _SIZES.items():
        window.resize(*size)
        for shown in ("rulings", "penalties", "offenders", "venue"):
            page.lists.show_list(shown)
            page.lists.take_focus()
            if shown == "rulings":
                page.lists.rulings.selectRow(page.lists.rulings.rows().rowCount() - 1)
            QApplication.processEvents()
            save(window, folder / f"rulings-{shown}{name}-{mark}.png", keep=True)
    window.show_page("floor")
    floor = window.page("floor")
    assert isinstance(floor, FloorPage)
    floor.map.select(TableSeat(12, 3))
    save(window, folder / f"rulings-floor-{mark}.png")
