"""Three lists of page Rulings: the book, the penalties, and those who were penalised more than once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final, cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from director.domain.ids import Seq
from director.gui.rows_model import Align, Column, RowsModel
from director.gui.widgets.filter_finder import FilterFinder
from director.gui.widgets.filters import Filters
from director.gui.widgets.list_pages import Listed, ListPages
from director.gui.widgets.rows_table import RowsTable
from director.gui.widgets.state_chips import StateChips
from director.host.i18n import N_, _, current
from director.views import figures
from director.views.penalties import OffenderRow, PenaltyRow
from director.views.ruling_filters import Offer
from director.views.ruling_search import FoundRow
from director.views.rulings import RulingRow

_TONES: Final = {"open": "amber", "appealed": "amber", "revised": "blue", "taken_back": "faint"}
_MARKS: Final = {
    "open": "hourglass",
    "appealed": "triangle-alert",
    "revised": "history",
    "taken_back": "undo-2",
    "stands": "check",
}
_OF_PENALTY: Final = {
    "open": "amber",
    "over": "blue",
    "cancelled": "faint",
    "served": "soft",
    "noted": "soft",
}
_PENALTY_MARKS: Final = {
    "noted": "info",
    "open": "hourglass",
    "over": "flag",
    "served": "check",
    "cancelled": "x",
}

RULINGS: Final = (
    Column[RulingRow]("number", N_("№"), lambda r: str(r.number), sort=lambda r: r.number, align=Align.RIGHT,
                      width=56),
    Column[RulingRow]("time", N_("Time"), lambda r: r.time, sort=lambda r: r.at, width=68,
                      tip=lambda r: r.day),
    Column[RulingRow]("clock", N_("Clock then"), lambda r: r.clock_short, sort=lambda r: r.at, width=96,
                      state=lambda _r: "soft", tip=lambda r: r.clock),
    Column[RulingRow]("place", N_("Where"), lambda r: r.place, sort=lambda r: (r.table, r.place), width=92,
                      tip=lambda r: r.place),
    Column[RulingRow]("players", N_("Players"), lambda r: r.players, width=140, tip=lambda r: r.players),
    Column[RulingRow]("kind", N_("Kind"), lambda r: r.kind_text, width=108, tip=lambda r: r.kind_text),
    Column[RulingRow]("articles", N_("Articles"), lambda r: r.articles, width=108, tip=lambda r: r.articles),
    Column[RulingRow]("decision", N_("Decision"), lambda r: r.decision or r.happened, stretch=True,
                      tip=lambda r: r.decision or r.happened, state=lambda r: "" if r.decision else "soft"),
    Column[RulingRow]("judge", N_("Judge"), lambda r: r.judge, width=112, tip=lambda r: r.judge),
    Column[RulingRow]("state", N_("State"), lambda r: r.state_text, width=112,
                      state=lambda r: _TONES.get(r.state, "soft"), icon=lambda r: _MARKS[r.state],
                      tip=lambda r: r.state_text),
)  # fmt: skip
PENALTIES: Final = (
    Column[PenaltyRow]("name", N_("Player"), lambda r: r.name, width=140, tip=lambda r: r.name),
    Column[PenaltyRow]("seat", N_("Seat"), lambda r: r.seat, width=68),
    Column[PenaltyRow]("text", N_("Penalty"), lambda r: r.text, width=120, tip=lambda r: r.text),
    Column[PenaltyRow]("left", N_("Left"), lambda r: r.left_text, sort=lambda r: r.left, width=120,
                       tip=lambda r: r.left_text, state=lambda r: "amber" if r.keeps_out else ""),
    Column[PenaltyRow]("what", N_("What for"), lambda r: r.what, stretch=True, tip=lambda r: r.what),
    Column[PenaltyRow]("ruling", N_("Ruling"), lambda r: str(r.ruling or ""), sort=lambda r: r.ruling,
                       align=Align.RIGHT, width=76),
    Column[PenaltyRow]("time", N_("Given"), lambda r: r.time, sort=lambda r: r.at, width=104,
                       tip=lambda r: r.clock),
    Column[PenaltyRow]("state", N_("State"), lambda r: r.state_text, width=128,
                       state=lambda r: _OF_PENALTY[r.state], icon=lambda r: _PENALTY_MARKS[r.state]),
)  # fmt: skip
OFFENDERS: Final = (
    Column[OffenderRow]("name", N_("Player"), lambda r: r.name, width=220, tip=lambda r: r.name),
    Column[OffenderRow]("count", N_("Penalties"), lambda r: str(r.count), sort=lambda r: r.count,
                        align=Align.RIGHT, width=92),
    Column[OffenderRow]("penalties", N_("What they were"), lambda r: r.penalties, stretch=True,
                        tip=lambda r: r.penalties),
    Column[OffenderRow]("last", N_("The last one"), lambda r: r.last, width=160),
    Column[OffenderRow]("next", N_("The ladder suggests"), lambda r: r.next, width=170, tip=lambda r: r.next),
)  # fmt: skip
VENUE: Final = (
    Column[FoundRow]("event", N_("Tournament"), lambda r: r.event, width=120, tip=lambda r: r.event),
    Column[FoundRow]("number", N_("№"), lambda r: str(r.row.number), sort=lambda r: (r.event, r.row.number),
                     align=Align.RIGHT, width=56),
    Column[FoundRow]("day", N_("Day and time"), lambda r: r.row.day, sort=lambda r: r.row.at, width=104),
    Column[FoundRow]("players", N_("Players"), lambda r: r.row.players, width=140,
                     tip=lambda r: r.row.players),
    Column[FoundRow]("articles", N_("Articles"), lambda r: r.row.articles, width=108,
                     tip=lambda r: r.row.articles),
    Column[FoundRow]("decision", N_("Decision"), lambda r: r.row.decision or r.row.happened, stretch=True,
                     tip=lambda r: r.row.decision or r.row.happened),
    Column[FoundRow]("state", N_("State"), lambda r: r.row.state_text, width=112,
                     state=lambda r: _TONES.get(r.row.state, "soft"), icon=lambda r: _MARKS[r.row.state]),
)  # fmt: skip

_CHIPS: Final = (
    ("all", N_("All {n}")),
    ("waiting", N_("Open {n}")),
    ("revised", N_("Revised {n}")),
)
_WAITING: Final = ("open", "appealed")
SEARCHED: Final = ("rulings", "venue")
"""Lists that are found by words in any form, and narrowed by filters."""


class RulingsLists(ListPages):
    """The lists; over the book and over all events what of them is shown: open ones, and any filter."""

    searched = Signal(str)
    """Words were typed, a filter was set or taken away, or another of the lists searched so is shown."""

    def __init__(self, find: Callable[[str], Sequence[Offer]], parent: QWidget | None = None) -> None:
        """`find`: the filters that typed letters may mean, in the list that is shown."""
        self.rulings = RowsTable(RowsModel(RULINGS, lambda r: r.ruling))
        self.penalties = RowsTable(RowsModel(PENALTIES, lambda r: r.penalty))
        self.offenders = RowsTable(RowsModel(OFFENDERS, lambda r: r.person))
        self.venue = RowsTable(RowsModel(VENUE, lambda r: (r.tournament, r.row.ruling)))
        super().__init__(self._listed(), parent)
        self._fits: Callable[[Seq], bool] | None = None
        self.chips, self.narrow, self.filters = StateChips(_CHIPS), FilterFinder(find, self), Filters()
        self._bar, self._left = QWidget(), QLabel()
        self._left.setProperty("tone", "soft")
        self._lay_out_bar()
        self.chips.chosen.connect(self._narrow)
        self.narrow.taken.connect(self.filters.add)
        self.narrow.backed.connect(self.filters.drop_last)
        self.filters.changed.connect(self._on_filters)
        self.switched.connect(self._show_bar)
        self.retranslate()

    def _listed(self) -> dict[str, Listed]:
        return {
            "rulings": Listed(
                N_("Rulings"),
                self.rulings,
                7,
                {7: 200, 4: 96, 5: 92, 6: 84},
                (5, 1, 6, 8, 2),
                is_read=True,
            ),
            "penalties": Listed(
                N_("Penalties"),
                self.penalties,
                4,
                {0: 120, 2: 100, 3: 100, 4: 116, 6: 96},
                (1, 6, 5),
                is_read=True,
            ),
            "offenders": Listed(N_("Repeated"), self.offenders, 2, {2: 120}, (3,)),
            "venue": Listed(
                N_("All events"),
                self.venue,
                5,
                {5: 160, 3: 96, 0: 84, 2: 96, 4: 84},
                (0, 4, 2),
                is_read=True,
            ),
        }

    def _lay_out_bar(self) -> None:
        self.narrow.setMinimumWidth(180)
        self.narrow.setMaximumWidth(360)
        row = QHBoxLayout(self._bar)
        row.setContentsMargins(12, 0, 16, 8)
        row.setSpacing(8)
        row.addWidget(self.chips)
        row.addWidget(self._left)
        row.addStretch(1)
        row.addWidget(self.narrow, 2)
        column = cast("QVBoxLayout", self.layout())
        column.insertWidget(1, self._bar)
        column.insertWidget(2, self.filters)

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        super().retranslate()
        self.narrow.retranslate()
        self.find_field.setPlaceholderText(_("Find: words, name, article"))
        self.penalties.set_empty_words(
            _("No penalty yet. One is given in a ruling (F12), or by itself (Shift+F12).")
        )
        self.offenders.set_empty_words(_("Nobody was penalised twice."))
        self.venue.set_empty_words(_("No ruling of this venue fits."))
        self._show_figures()

    # ---- in and out

    def show_rows(
        self, rulings: Sequence[RulingRow], penalties: Sequence[PenaltyRow], offenders: Sequence[OffenderRow]
    ) -> None:
        """These and no others."""
        self.give({"rulings": rulings, "penalties": penalties, "offenders": offenders})
        self._show_figures()
        self._narrow()

    def chosen_ruling(self) -> Seq | None:
        """The ruling of the row that is chosen in the book."""
        row = self.chosen_in("rulings")
        return None if row is None else row.ruling

    def chosen_penalty(self) -> PenaltyRow | None:
        """The penalty that is chosen in its list."""
        row: PenaltyRow | None = self.chosen_in("penalties")
        return row

    def show_ruling(self, ruling: Seq) -> bool:
        """Show this ruling; what hides it is taken away."""
        self.show_list("rulings")
        if self.rulings.rows().place(ruling) is None:
            self.show_everything()
        return self.rulings.select(ruling)

    def is_narrowed(self) -> bool:
        """Whether words, a filter or a state hide any of them."""
        return bool(self.find_field.text() or self.filters.chosen) or self.chips.current() != "all"

    def show_everything(self) -> None:
        """Take words, filters and state away."""
        self.find_field.clear()
        self.chips.choose("all")
        self.filters.clear()

    def set_found(self, found: Collection[Seq] | None) -> None:
        """Only these rulings, found by words and filters; None for all."""
        self._fits = None if found is None else frozenset(found).__contains__
        self._narrow()

    def show_venue(self, rows: Sequence[FoundRow]) -> None:
        """What was found in all events of the venue."""
        self.give({"venue": rows})

    def chosen_found(self) -> FoundRow | None:
        """The ruling that is chosen among those of all events."""
        row: FoundRow | None = self.chosen_in("venue")
        return row

    # ---- within

    def _sift(self, text: str) -> None:
        """Rulings are found by their words in any form, the other lists by letters."""
        if self.shown() in SEARCHED:
            self.searched.emit(text)
            self._say_count()
            self.switched.emit()
        else:
            super()._sift(text)

    def _say_count(self) -> None:
        """Beside the state: above there is no room for it in a small window."""
        super()._say_count()
        self._left.setText(self._count.text())
        self._count.setVisible(self.shown() not in SEARCHED)

    def _on_filters(self) -> None:
        self._show_bar()
        self._sift(self.find_field.text())

    def _show_bar(self) -> None:
        here = self.shown()
        self._bar.setVisible(here in SEARCHED)
        self.chips.setVisible(here == "rulings")
        self.filters.setVisible(here in SEARCHED and bool(self.filters.chosen))

    def _show_figures(self) -> None:
        rows, words = self.rulings.rows().rows(), current()
        waiting = sum(row.state in _WAITING for row in rows)
        revised = sum(row.state == "revised" for row in rows)
        found = {"all": len(rows), "waiting": waiting, **({"revised": revised} if revised else {})}
        self.chips.show_figures(
            {key: figures.chips(count, words) for key, count in found.items()}, ("all", "waiting")
        )
        self.rulings.set_empty_words(
            _("No ruling of this event fits. X takes the filters away; All events looks in the others.")
            if rows
            else _("No ruling yet. Called to a table? Choose it on the floor, or not, and press F12.")
        )

    def _narrow(self, _what: object = None) -> None:
        state, fits = self.chips.current(), self._fits

        def accept(row: RulingRow) -> bool:
            stands = row.state in _WAITING if state == "waiting" else state in ("all", row.state)
            return stands and (fits is None or fits(row.ruling))

        everything = state == "all" and fits is None
        self.rulings.rows().set_accept(None if everything else accept)
        self._say_count()
        self.switched.emit()
