"""The chips of the house while they are written: rows of cells, and the set they come to."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from msgspec.structs import replace

from director.desk.schedules import amounts
from director.domain.chip_case import MOST_COLOUR, MOST_VALUES, Chip, ChipCase
from director.domain.lists import ListFault
from director.domain.names import tidy
from director.domain.sheets import ChipRow

ChipCell: TypeAlias = Literal["value", "colour", "owned", "in_stack"]
CHIP_CELLS: Final[tuple[ChipCell, ...]] = ("value", "colour", "owned", "in_stack")


class ParsedChips(NamedTuple):
    """What the rows come to. Without faults there is a set."""

    case: ChipCase | None
    faults: tuple[ListFault, ...]
    """By row from 1 and by name of the cell."""


def parse_chips(rows: Sequence[ChipRow]) -> ParsedChips:
    """The set of these rows, or what is wrong with them. Never raises."""
    faults = tuple(_wrong(rows))
    if faults:
        return ParsedChips(None, faults)
    chips = (Chip(_figure(row.value), row.colour, _figure(row.owned), _figure(row.in_stack)) for row in rows)
    return ParsedChips(ChipCase(tuple(chips)), ())


def _figure(text: str) -> int:
    return amounts.chips(text) or 0


def rows_of(case: ChipCase) -> tuple[ChipRow, ...]:
    """A set as rows of cells."""
    return tuple(
        ChipRow(str(one.value), one.colour, str(one.owned or ""), str(one.in_stack or ""))
        for one in case.chips
    )


def _wrong(rows: Sequence[ChipRow]) -> Iterator[ListFault]:
    seen: dict[int, int] = {}
    if len(rows) > MOST_VALUES:
        yield ListFault("too_many_chips", other=MOST_VALUES)
    for number, row in enumerate(rows, start=1):
        value = amounts.chips(row.value)
        if not value:
            yield ListFault("bad_value" if row.value else "no_value", number, "value", row.value)
        elif value in seen:
            yield ListFault("value_twice", number, "value", row.value, seen[value])
        else:
            seen[value] = number
        for cell, text in (("owned", row.owned), ("in_stack", row.in_stack)):
            if amounts.chips(text) is None:
                yield ListFault("bad_count", number, cell, text)
        if len(tidy(row.colour)) > MOST_COLOUR:
            yield ListFault("note_too_long", number, "colour", row.colour[:20], MOST_COLOUR)


# ------------------------------------------------------------------ editing


def chip_typed(row: ChipRow, cell: ChipCell, text: str) -> ChipRow:
    """A row after typing into one of its cells: figures are kept plain, the rest as it was typed."""
    text = tidy(text)
    value = None if cell == "colour" else amounts.chips(text)
    return replace(row, **{cell: text if value is None else str(value or "")})


def chips_put(rows: Sequence[ChipRow], at: Iterable[int], cell: ChipCell, text: str) -> tuple[ChipRow, ...]:
    """Type the same into several rows."""
    places = set(at)
    return tuple(chip_typed(row, cell, text) if place in places else row for place, row in enumerate(rows))


def chips_pasted(
    rows: Sequence[ChipRow], at: int, cells: Sequence[ChipCell], block: Sequence[Sequence[str]]
) -> tuple[ChipRow, ...]:
    """Put a block of cells in; it may go on below."""
    made = list(rows)
    for place, texts in enumerate(block[: MOST_VALUES + 1], start=at):
        row = made[place] if place < len(made) else ChipRow()
        for cell, text in zip(cells, texts, strict=False):
            row = chip_typed(row, cell, text)
        made[place : place + 1] = [row]
    return tuple(made)


def chips_cleared(rows: Sequence[ChipRow], cells: Iterable[tuple[int, ChipCell]]) -> tuple[ChipRow, ...]:
    """Empty these cells."""
    made = tuple(rows)
    for at, cell in cells:
        made = chips_put(made, [at], cell, "")
    return made


def chips_filled_down(
    rows: Sequence[ChipRow], at: Sequence[int], cells: Sequence[ChipCell]
) -> tuple[ChipRow, ...]:
    """Into each of these rows what the first of them has in these columns."""
    made = tuple(rows)
    for cell in cells if at else ():
        made = chips_put(made, at[1:], cell, getattr(made[at[0]], cell))
    return made


def chips_removed(rows: Sequence[ChipRow], at: Collection[int]) -> tuple[ChipRow, ...]:
    """Without these rows."""
    return tuple(row for place, row in enumerate(rows) if place not in at)


def chips_sorted(rows: Sequence[ChipRow]) -> tuple[ChipRow, ...]:
    """The smallest value first; what has none last."""
    return tuple(sorted(rows, key=lambda row: amounts.chips(row.value) or float("inf")))
