"""The rows of a level schedule as a sheet: what was played stays, what is wrong is said beside it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, cast

from msgspec.structs import replace
from PySide6.QtCore import QObject

from director.desk.schedules import amounts, editing
from director.desk.schedules.editing import Field
from director.desk.schedules.parsing import CHIPS
from director.domain.plan import DISCIPLINES, STRUCTURES, Discipline
from director.domain.plan import Structure as Betting
from director.domain.sheets import CELLS, Cell, Draft, DraftRow
from director.gui.widgets.sheet_model import SheetColumn, SheetModel
from director.gui.widgets.trouble_list import MARKS
from director.host.i18n import N_, _, current
from director.rules.games import STUD
from director.views import figures, schedule_words

STARTS: Final = "starts"
SAYS: Final = "says"
"""Columns that are reckoned: when a row begins, and what is to be said of it."""

_ALL: Final = (
    SheetColumn("kind", N_("Level"), 118),
    SheetColumn(STARTS, N_("Starts"), 60, right=True, typed=False),
    SheetColumn("minutes", N_("Min"), 52, right=True),
    SheetColumn("game", N_("Game"), 150),
    SheetColumn("small_blind", N_("Small blind"), 88, right=True),
    SheetColumn("big_blind", N_("Big blind"), 88, right=True),
    SheetColumn("ante", N_("Ante"), 76, right=True),
    SheetColumn("ante_kind", N_("Paid by"), 96),
    SheetColumn("bring_in", N_("Bring-in"), 76, right=True),
    SheetColumn("small_bet", N_("Small bet"), 80, right=True),
    SheetColumn("big_bet", N_("Big bet"), 80, right=True),
    SheetColumn("colour_up", N_("Colour-up"), 88),
    SheetColumn("note", N_("Note"), 92, widest=220),
    SheetColumn(SAYS, N_("Check"), 96, typed=False, widest=2000),
)
OPTIONAL: Final = tuple(cell for cell in CELLS["level"] if cell not in ("minutes", "note"))
"""Columns that some games do without."""


class LevelsModel(SheetModel[DraftRow]):
    """Shows a `Draft`; gives another one for everything that is typed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(columns_for(usual_columns("holdem", "NL")), parent)
        self._draft = Draft()
        self._first = 0
        self._now = -1
        self._starts: tuple[str, ...] = ()
        self._says: Mapping[int, tuple[str, str]] = {}

    # ---- showing

    def show_draft(self, draft: Draft, wrong: Mapping[tuple[int, str], str]) -> None:
        """These rows, and what is wrong with them."""
        self._draft = draft
        self.show_rows(draft.rows, wrong)

    def show_place(self, first: int, now: int) -> None:
        """The first row that may change, and the one that is being played; -1 for none."""
        if (first, now) != (self._first, self._now):
            self._first, self._now = first, now
            self.repaint_all()

    def show_beside(self, starts: Sequence[str], says: Mapping[int, tuple[str, str]]) -> None:
        """When each row begins, and by row what the check says: a weight and a sentence."""
        self._starts, self._says = tuple(starts), says
        self.repaint_all()

    @property
    def first(self) -> int:
        """The first row that may change."""
        return self._first

    def says(self, row: int) -> tuple[str, str]:
        """What is said of a row: its weight and a sentence; both empty for nothing."""
        wrong = self.what_is_wrong(row)
        return ("error", wrong) if wrong else self._says.get(row, ("", ""))

    # ---- what a sheet says of itself

    def shown_text(self, row: int, field: str) -> str:
        if field == SAYS:
            return self.says(row)[1]
        if self.is_spare(row):
            return _("Add…") if field == "kind" else ""
        if field == STARTS:
            return self._starts[row] if row < len(self._starts) else ""
        here = self._draft.rows[row]
        if field == "kind":
            return self._name(row)
        text = here.text(cast("Cell", field))
        if field == "game":
            return schedule_words.game_text(text, current())
        if field == "ante_kind":
            return schedule_words.ante_kind_text(text, current())
        if field in CHIPS:
            value = amounts.chips(text) if text else None
            return text if value is None else figures.chips(value, current())
        if field == "colour_up":
            values = amounts.leaving(text)
            return ", ".join(figures.chips(value, current()) for value in values) if values else text
        return text

    def typed_text(self, row: int, field: str) -> str:
        if field in (STARTS, SAYS) or self.is_spare(row):
            return ""
        if field in ("kind", "ante_kind", "game"):
            return self.shown_text(row, field)
        return self._draft.rows[row].text(cast("Cell", field))

    def may_type(self, row: int, field: str) -> bool:
        if field in (STARTS, SAYS) or row < self._first:
            return False
        if self.is_spare(row):
            return True
        if field == "kind":
            return row != self._now
        return field in CELLS[self._draft.rows[row].kind]

    def choices(self, row: int, field: str) -> list[str]:
        words = current()
        if field == "kind":
            return [_(name) for name in schedule_words.KINDS.values()]
        if field == "ante_kind":
            return [_(schedule_words.ANTE_KINDS[kind]) for kind in ("each", "big_blind")]
        if field == "game":
            codes = [f"{game} {betting}" for game in DISCIPLINES for betting in STRUCTURES]
            return [schedule_words.game_text(code, words) for code in codes]
        return []

    def tone(self, row: int, field: str) -> str:
        if field == SAYS:
            weight = self.says(row)[0]
            return MARKS[weight][1] if weight else ""
        if row < self._first:
            return "faint"
        if self.is_spare(row) or field == STARTS:
            return "soft"
        if field == "kind" and self._draft.rows[row].kind != "level":
            return "blue"
        return "soft" if field in ("note", "ante_kind") else ""

    def mark(self, row: int, field: str) -> str:
        if field == "kind":
            if self.is_spare(row):
                return "plus"
            if row < self._first:
                return "lock/faint"
            return "play/good" if row == self._now else ""
        weight = self.says(row)[0] if field == SAYS else ""
        return "/".join(MARKS[weight]) if weight else ""

    def ground(self, row: int) -> str:
        if row == self._now:
            return "good_wash"
        if self.is_spare(row) or self._draft.rows[row].kind == "level":
            return ""
        return "sunken"

    def after_typing(self, rows: Collection[int], field: str, text: str) -> object:
        draft = self._with_spare(rows)
        return editing.put(draft, rows, cast("Field", field), text)

    def after_pasting(self, row: int, fields: Sequence[str], block: Sequence[Sequence[str]]) -> object:
        return editing.pasted(
            self._draft, row, [cast("Field", field) for field in fields], block, first=self._first
        )

    def after_clearing(self, cells: Sequence[tuple[int, str]]) -> object:
        known = [(row, cast("Field", field)) for row, field in cells if not self.is_spare(row)]
        return editing.cleared(self._draft, known)

    def after_filling(self, rows: Sequence[int], fields: Sequence[str]) -> object:
        places = [row for row in rows if row >= self._first]
        return editing.filled_down(self._draft, places, [cast("Field", field) for field in fields])

    def _with_spare(self, rows: Collection[int]) -> Draft:
        """The draft, with a new level where somebody types into the empty row below."""
        if len(self._draft.rows) not in rows:
            return self._draft
        return editing.inserted(self._draft, len(self._draft.rows), "level")

    def _name(self, row: int) -> str:
        here = self._draft.rows[row]
        if here.kind != "level":
            return _(schedule_words.KINDS[here.kind])
        number = sum(one.kind == "level" for one in self._draft.rows[: row + 1])
        return figures.chips(number, current())


def columns_for(shown: Collection[str]) -> tuple[SheetColumn, ...]:
    """All columns without those optional ones that are not to be shown."""
    return tuple(column for column in _ALL if column.field not in OPTIONAL or column.field in shown)


def usual_columns(game: Discipline, betting: Betting) -> frozenset[str]:
    """The optional columns that an event of this game has anyway."""
    bets = {"small_bet", "big_bet"}
    if game in STUD:
        return frozenset({"ante", "ante_kind", "bring_in", *bets})
    return frozenset({"small_blind", "big_blind", "ante", "ante_kind", *(bets if betting == "FL" else ())})


def used_columns(draft: Draft) -> frozenset[str]:
    """The optional columns that have something in them."""
    return frozenset(field for field in OPTIONAL if any(row.text(field) for row in draft.rows))


def with_ante_kind(draft: Draft, kind: str, first: int) -> Draft:
    """Every ante that may change paid this way."""
    rows = tuple(
        replace(row, ante_kind=kind) if at >= first and row.kind == "level" and row.ante else row
        for at, row in enumerate(draft.rows)
    )
    return draft if rows == draft.rows else replace(draft, rows=rows)
