"""The journal as a table, newest first: each line is put into words when it is looked at.

Wording 34,000 lines takes a second and nobody reads them all. So rows are made on demand, new lines are put
on top without touching the others, and a text filter reads the lines in slices of a few milliseconds.
A ruling and the penalty that was written with it are one row, that of the first line.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Hashable, Iterator, Sequence
from operator import neg
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QElapsedTimer, QModelIndex, Qt, QTimer, Signal

from director.domain.ids import Seq
from director.domain.names import folded
from director.gui import fonts, icons
from director.gui.rows_model import Align, Column, Index, RowsModel
from director.host.i18n import N_, current
from director.views.activity import ActivityRow, deed_row, told_as_one, told_text
from director.views.wording import Telling

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from director.domain.journal import Journal
    from director.domain.people import People

SLICE: Final = 8
"""Milliseconds of reading between two looks at the keyboard."""
KEPT: Final = 4000
"""Rows in words that are kept."""


def _tone(row: ActivityRow) -> str:
    return "soft" if row.undone else ""


def _numbers(row: ActivityRow) -> str:
    return f"{row.seq}–{row.through}" if row.through else str(row.seq)


def _soft(_row: ActivityRow) -> str:
    return "soft"


COLUMNS: Final[tuple[Column[ActivityRow], ...]] = (
    Column("time", N_("Time"), lambda r: r.time, width=72, state=_soft, tip=lambda r: r.day),
    Column(
        "what", N_("What"), lambda r: r.what, width=400, state=_tone, tip=lambda r: r.what,
        icon=lambda r: "undo-2" if r.undone else "triangle-alert" if r.overruled else "",
    ),
    Column("reason", N_("Reason"), lambda r: r.reason, width=140, state=_soft, tip=lambda r: r.reason),
    Column("who", N_("Who"), lambda r: r.who, width=136, state=_soft, tip=lambda r: r.who),
    Column("line", N_("Line"), _numbers, align=Align.RIGHT, width=64, state=_soft),
)  # fmt: skip


class JournalModel(RowsModel[ActivityRow]):
    """A `RowsModel` whose rows come from a journal."""

    sifted = Signal()
    """A text filter has looked at every line."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(COLUMNS, _key, parent=parent)
        self._journal: Journal | None = None
        self._telling: Telling | None = None
        self._ready: dict[int, ActivityRow] = {}
        self._hay: dict[int, str] = {}
        self._seqs: Sequence[int] = range(0)
        self._within = dict[int, int]()
        """Lines that have no row of their own → the line whose row tells them."""
        self._wanted_words: tuple[str, ...] = ()
        self._wanted_kinds: frozenset[str] = frozenset()
        self._still: Iterator[int] | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._sift)
        self._struck = fonts.font()
        self._struck.setStrikeOut(True)

    # ---- what the page says

    def show_journal(self, journal: Journal, people: People) -> None:
        """Show this journal; where it only grew, only the new lines come on top."""
        was, told = self._journal, self._telling
        self._journal = journal
        words = current()
        same = told is not None and told.people is people and told.words is words
        self._telling = Telling(journal, people, words)
        within, self._within = self._within, self._told_within(was, journal)
        parted = any(self._within.get(seq) != lead for seq, lead in within.items())
        if was is None or not same or not _grew(was, journal) or parted:
            self._ready.clear()
            self._hay.clear()
            self._again()
            return
        self._mark_undone(was, journal)
        self._put_on_top(was.seq, journal)

    def sift(self, text: str, kinds: frozenset[str]) -> None:
        """Show only lines that hold every word of the text and, where kinds are named, are one of them."""
        words = tuple(folded(text).split())
        if (words, kinds) != (self._wanted_words, self._wanted_kinds):
            self._wanted_words, self._wanted_kinds = words, kinds
            self._again()

    @property
    def is_sifting(self) -> bool:
        """Whether a text filter still reads."""
        return self._still is not None

    # ---- RowsModel

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._seqs)

    def row(self, index: Index | int) -> ActivityRow:
        at = index if isinstance(index, int) else index.row()
        return self._worded(self._seqs[at])

    def shown(self) -> list[ActivityRow]:
        return [self._worded(seq) for seq in self._seqs[:200]]

    def place(self, key: Hashable) -> int | None:
        if not isinstance(key, int):
            return None
        key = self._within.get(key, key)
        if isinstance(self._seqs, range):
            return len(self._seqs) - key if 1 <= key <= len(self._seqs) else None
        at = bisect_left(self._seqs, -key, key=neg)
        return at if at < len(self._seqs) and self._seqs[at] == key else None

    def key_at(self, at: int) -> Hashable:
        return self._seqs[at]

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """A journal has one order."""

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._seqs):
            return None
        return self.cell(self.row(index), self.column(index.column()), role)

    def cell(self, row: ActivityRow, column: Column[ActivityRow], role: int) -> Any:
        match role:
            case Qt.ItemDataRole.FontRole if row.undone and column.id == "what":
                return self._struck
            case Qt.ItemDataRole.DecorationRole if row.overruled and not row.undone and column.icon:
                return icons.icon(column.icon(row), "amber")
            case _:
                return super().cell(row, column, role)

    # ---- within

    def _told(self) -> Telling:
        """What puts lines into words. Raises LookupError before any journal is shown."""
        if self._telling is None:
            raise LookupError("no journal is shown")
        return self._telling

    def _worded(self, seq: int) -> ActivityRow:
        row = self._ready.get(seq)
        if row is None:
            if len(self._ready) > KEPT:
                self._ready.clear()
            telling = self._told()
            row = self._ready[seq] = deed_row(telling, telling.journal.line(seq))
        return row

    def _again(self) -> None:
        """The filter or everything changed: begin anew."""
        self._timer.stop()
        self._still = None
        self.beginResetModel()
        last = self._journal.seq if self._journal is not None else 0
        if self._wanted_words:
            self._seqs = []
            self._still = iter(range(last, 0, -1))
        elif self._wanted_kinds or self._within:
            self._seqs = [seq for seq in range(last, 0, -1) if self._is_kind(seq)]
        else:
            self._seqs = range(last, 0, -1)
        self.endResetModel()
        self.filtered.emit()
        if self._still is not None:
            self._sift()

    def _sift(self) -> None:
        """Read on for a few milliseconds and show what was found."""
        clock, found = QElapsedTimer(), list[int]()
        clock.start()
        while self._still is not None and clock.elapsed() < SLICE:
            seq = next(self._still, None)
            if seq is None:
                self._still = None
            elif self._fits(seq):
                found.append(seq)
        if found and isinstance(self._seqs, list):
            first = len(self._seqs)
            self.beginInsertRows(QModelIndex(), first, first + len(found) - 1)
            self._seqs.extend(found)
            self.endInsertRows()
            self.filtered.emit()
        if self._still is None:
            self._timer.stop()
            self.filtered.emit()
            self.sifted.emit()
        elif not self._timer.isActive():
            self._timer.start()

    def _told_within(self, was: Journal | None, journal: Journal) -> dict[int, int]:
        """Lines without a row of their own; looked for again when the judges' book or an undo changed."""
        rulings = journal.tournament.rulings
        if was is not None and was.tournament.rulings is rulings and was.undone == journal.undone:
            return self._within
        deeds = (told_as_one(journal, ruling) for ruling in rulings)
        return {seq: first for first, last in deeds for seq in range(first + 1, last + 1)}

    def _is_kind(self, seq: int) -> bool:
        kinds, journal = self._wanted_kinds, self._told().journal
        if seq in self._within:
            return False
        if not kinds:
            return True
        last = told_as_one(journal, seq)[1] if self._within else seq
        return any(line.action.kind in kinds for line in journal.lines[seq - 1 : last])

    def _fits(self, seq: int) -> bool:
        if not self._is_kind(seq):
            return False
        hay = self._hay.get(seq)
        if hay is None and self._wanted_words:
            telling = self._told()
            line = telling.journal.line(seq)
            said = f"{told_text(telling, seq)} {line.reason} {line.staff} {line.seq}"
            hay = self._hay[seq] = folded(said)
        return all(word in (hay or "") for word in self._wanted_words)

    def _put_on_top(self, before: int, journal: Journal) -> None:
        fresh = [seq for seq in range(journal.seq, before, -1) if self._fits(seq)]
        if not fresh:
            return
        self.beginInsertRows(QModelIndex(), 0, len(fresh) - 1)
        if isinstance(self._seqs, range):
            self._seqs = range(journal.seq, 0, -1)
            if self._within:
                self._seqs = [seq for seq in self._seqs if seq not in self._within]
        else:
            self._seqs = [*fresh, *self._seqs]
        self.endInsertRows()
        self.filtered.emit()

    def _mark_undone(self, was: Journal, journal: Journal) -> None:
        """Lines that count no more, or count again, look otherwise from now on."""
        rulings = journal.tournament.rulings
        other = set[int](was.undone ^ journal.undone) if was.undone != journal.undone else set[int]()
        if was.tournament.rulings is not rulings:
            before = was.tournament.rulings
            other |= {seq for seq, one in rulings.items() if seq in before and one is not before[seq]}
        for seq in other:
            self._ready.pop(seq, None)
            at = self.place(seq)
            if at is not None:
                self.dataChanged.emit(self.index(at, 0), self.index(at, self.columnCount() - 1))


def _grew(was: Journal, now: Journal) -> bool:
    """Whether the one is the other with more lines, and words of old lines stay as they are."""
    if was.tournament.plan is not now.tournament.plan and was.tournament.plan != now.tournament.plan:
        return False
    return now.seq >= was.seq and (not was.lines or now.lines[was.seq - 1] is was.lines[-1])


def _key(row: ActivityRow) -> Seq:
    return row.seq
