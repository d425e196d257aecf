"""The records of one file into rows of a draft: what each of them is, and what its cells hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from director.desk.lists import cells
from director.desk.schedules import amounts, columns, lines, phrases
from director.desk.schedules.games import read_game
from director.desk.schedules.parsing import CHIPS, written
from director.domain.lists import ListFault
from director.domain.names import tidy
from director.domain.sheets import Cell, Column, DraftRow, Kind, Remark, SheetReading

_STAKES: Final[tuple[Column, ...]] = (
    "blinds",
    "small_blind",
    "big_blind",
    "ante",
    "bb_ante",
    "bring_in",
    "limits",
    "small_bet",
    "big_bet",
)
_WORDS: Final[tuple[Column, ...]] = ("kind", "level", "colour_up", "note")
"""Columns in which people write what a row is."""
_HOME: Final[Mapping[str, tuple[Column, ...]]] = {
    "small_blind": ("small_blind", "blinds"),
    "big_blind": ("big_blind", "blinds"),
    "ante": ("ante", "bb_ante", "blinds"),
    "ante_kind": ("ante_kind",),
    "small_bet": ("small_bet", "limits"),
    "big_bet": ("big_bet", "limits"),
}
"""Where a cell of the draft stands in a file, when not in the column of its own name."""
_LONGEST: Final = 200


class Rows:
    """The rows of one file while they are read, and what is found on the way."""

    def __init__(self, layout: SheetReading, minutes: int | None) -> None:
        self.layout = layout
        self.minutes = minutes
        self.rows: list[DraftRow] = []
        self.numbers: list[int] = []
        self.faults: list[ListFault] = []
        self.remarks: list[Remark] = []
        self.opens: list[str] = []
        """What the column of what is open says of each row."""
        self.named_ante: list[bool] = []
        """Whether the column itself says who pays the ante of a row."""
        self._places: dict[Column, int] = {
            column: place for place, column in enumerate(layout.columns) if column not in ("", "ignored")
        }

    def read(self) -> None:
        """Read all records after the header."""
        for number, record in enumerate(self.layout.records, start=1):
            filled = number > self.layout.header and any(cell.strip() for cell in record)
            if filled and not columns.known_heads(record):
                self._read(number, record)

    def in_file(self, fault: ListFault) -> ListFault:
        """A fault of the draft with the row and the column that it has in the file."""
        if not fault.row:
            return fault
        homes: tuple[str, ...] = _HOME.get(fault.column, (fault.column,))
        places = [at for home in homes for column, at in self._places.items() if column == home]
        head = self.layout.heads[places[0]] if places else ""
        return replace(fault, row=self.numbers[fault.row - 1], column=head)

    # ---- within

    def _read(self, number: int, record: tuple[str, ...]) -> None:
        texts = {column: self._text(number, column, record) for column in self._places}
        words = lines.texts_of(texts.get(column, "") for column in _WORDS)
        stakes = any(amounts.chips(texts.get(column, "")) != 0 for column in _STAKES if texts.get(column))
        kind = self._kind(texts, words or ("" if stakes else lines.texts_of(record)), stakes=stakes)
        if kind is None:
            self._heading_or_fault(number, record)
            return
        row = self._level(texts) if kind == "level" else self._pause(kind, texts, words, record)
        if row is None:
            return
        if kind == "level":
            self._count(number, texts)
        self.rows.append(row)
        self.numbers.append(number)
        self.opens.append(texts.get("open", ""))
        self.named_ante.append(bool(texts.get("bb_ante") or texts.get("ante_kind")))

    def _text(self, number: int, column: Column, record: tuple[str, ...]) -> str:
        """The text of one cell, without its shield; empty where the row is short."""
        place = self._places[column]
        cell = record[place].strip() if place < len(record) else ""
        if cells.is_formula(cell):
            self.faults.append(ListFault("formula", number, self.layout.heads[place], cell))
        return tidy(cells.unshielded(cell))

    def _kind(self, texts: Mapping[Column, str], words: str, *, stakes: bool) -> Kind | None:
        """What a record is; None where nothing says it."""
        for column in ("kind", "level"):
            text = texts.get(column, "")
            if told := phrases.kind_of(text):
                return told
            if text and phrases.level_number(text) is not None and (stakes or not words or texts.get("game")):
                return "level"
        if stakes:
            return "level"
        said = phrases.said(words)
        return said.kind or ("break" if said.colour_up else None)

    def _heading_or_fault(self, number: int, record: tuple[str, ...]) -> None:
        """A row that is no part: the name of a day parts two days, anything else is not understood."""
        text = " ".join(cell.strip() for cell in record if cell.strip())
        day = phrases.day_number(text)
        if day is None:
            self.faults.append(ListFault("unknown_row", number, value=text[:60]))
        elif self.rows and self.rows[-1].kind != "day_end":
            self.remarks.append(Remark("day_begins", number, text[:60], day))
            self.rows.append(DraftRow("day_end"))
            self.numbers.append(number)
            self.opens.append("")
            self.named_ante.append(False)

    def _pause(
        self, kind: Kind, texts: Mapping[Column, str], words: str, record: tuple[str, ...]
    ) -> DraftRow | None:
        """A break or the end of a day; None for a colour-up that belongs to the pause before it."""
        told = phrases.said(words or lines.texts_of(record))
        leaving = amounts.leaving(texts.get("colour_up", "")) or told.colour_up
        length = _plain(texts.get("minutes", ""), amounts.minutes(texts.get("minutes", "")))
        if not length and told.minutes:
            length = str(told.minutes)
        before = self.rows[-1] if self.rows else None
        if not length and told.kind is None and before is not None and before.kind != "level":
            both = sorted({*(amounts.leaving(before.colour_up) or ()), *leaving})
            self.rows[-1] = replace(before, colour_up=written(both))
            return None
        note = texts.get("note", "")
        note = _own_words(texts, words) if not note or phrases.is_bare(note) else note
        minutes = "" if kind == "day_end" else length or _zero(texts.get("minutes", ""))
        wrong = texts.get("colour_up", "") if amounts.leaving(texts.get("colour_up", "")) is None else ""
        return DraftRow(kind, minutes, colour_up=wrong or written(leaving), note=note[:_LONGEST])

    def _level(self, texts: Mapping[Column, str]) -> DraftRow:
        pair, ante = lines.amounts_in(texts.get("blinds", ""))
        bets, _ = lines.amounts_in(texts.get("limits", ""))
        found: dict[Cell, str] = {cell: texts.get(cell, "") for cell in CHIPS}
        pairs: tuple[tuple[Cell, Cell, Sequence[str]], ...] = (
            ("small_blind", "big_blind", pair),
            ("small_bet", "big_bet", bets),
        )
        for first, second, values in pairs:
            if values[0]:
                found[first] = values[0]
                found[second] = values[1] if len(values) > 1 else found[second]
        kind = texts.get("ante_kind", "")
        if amounts.chips(texts.get("bb_ante", "")) != 0:
            found["ante"], kind = texts.get("bb_ante", ""), "big_blind"
        found["ante"] = found["ante"] or ante
        chips = {cell: _plain(text, amounts.chips(text)) for cell, text in found.items()}
        length = texts.get("minutes", "")
        if not length and self.minutes:
            length = str(self.minutes)
        game = read_game(texts.get("game", ""))
        return DraftRow(
            "level",
            _plain(length, amounts.minutes(length)) or _zero(length),
            texts.get("game", "") if game is None else game.code,
            **chips,
            ante_kind=kind if amounts.ante_kind(kind) is None else amounts.ante_kind(kind) or "",
            note=texts.get("note", ""),
        )

    def _count(self, number: int, texts: Mapping[Column, str]) -> None:
        """Levels are numbered as they come; a sheet that counts otherwise may have lost a row."""
        told = phrases.level_number(texts.get("level", ""))
        here = sum(row.kind == "level" for row in self.rows) + 1
        if told is not None and told != here and not any(one.code == "count" for one in self.remarks):
            self.remarks.append(Remark("count", number, str(told), here))


def _plain(text: str, value: int | None) -> str:
    """A figure as plain digits; empty for nothing, as typed where it is none."""
    if value is None:
        return text
    return str(value) if value else ""


def _zero(text: str) -> str:
    """A nought that somebody typed, so that it is refused by name; empty where nothing was written."""
    return text if any(sign.isdigit() for sign in text) else ""


def _own_words(texts: Mapping[Column, str], words: str) -> str:
    """What a pause is called beyond the bare word for it: Dinner break, and not Break."""
    text = texts.get("kind", "") or texts.get("level", "") or words
    return "" if phrases.is_bare(text) or phrases.level_number(text) is not None else text
