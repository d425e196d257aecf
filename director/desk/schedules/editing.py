"""Changes of a draft as a spreadsheet makes them. Each takes a draft and gives another: undo is keeping it.

Rows are counted from 0. `first` is the first row that may change: what was played stays as it is.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec.structs import replace

from director.desk.schedules import amounts, phrases
from director.desk.schedules.games import read_game
from director.desk.schedules.parsing import CHIPS, kind_of_ante, written
from director.domain.names import tidy
from director.domain.sheets import CELLS, Cell, Draft, DraftRow, Kind
from director.domain.structure import MOST_PARTS

Field: TypeAlias = Cell | Literal["kind"]
"""A cell, or what the row is."""


def kept(cell: Cell, text: str) -> str:
    """The text of a cell as the draft keeps it: figures plain, what cannot be read as it was typed.

    >>> kept("big_blind", " 1 500 "), kept("minutes", "1:15"), kept("game", "PLO"), kept("ante", "ten")
    ('1500', '75', 'omaha PL', 'ten')
    """
    text = tidy(text)
    if cell in CHIPS:
        value = amounts.chips(text)
        return text if value is None else str(value or "")
    if cell == "minutes":
        value = amounts.minutes(text)
        return text if value is None else str(value) if text else ""
    if cell == "game":
        game = read_game(text)
        return text if game is None else game.code
    if cell == "ante_kind":
        kind = amounts.ante_kind(text)
        return text if kind is None else "" if kind == "none" else kind
    if cell == "colour_up":
        values = amounts.leaving(text)
        return text if values is None else written(values)
    return text


def has(row: DraftRow, field: Field) -> bool:
    """Whether a row has such a cell."""
    return field == "kind" or field in CELLS[row.kind]


def typed(row: DraftRow, field: Field, text: str, above: DraftRow | None = None) -> DraftRow:
    """A row after typing into one of its cells. An ante takes over who pays it from the level above."""
    if field == "kind":
        kind = phrases.kind_of(text) or ("level" if phrases.level_number(text) is not None else None)
        return row if kind is None else of_kind(row, kind)
    if not has(row, field):
        return row
    row = replace(row, **{field: kept(field, text)})
    if field == "ante" and amounts.chips(row.ante) and not row.ante_kind:
        known = "" if above is None else above.ante_kind
        row = replace(row, ante_kind=known or kind_of_ante(row))
    elif field == "ante" and not row.ante:
        row = replace(row, ante_kind="")
    return row


def of_kind(row: DraftRow, kind: Kind) -> DraftRow:
    """The same row as another kind; what that does not have is gone."""
    if kind == row.kind:
        return row
    return DraftRow(kind, **{cell: row.text(cell) for cell in CELLS[kind]})


def put(draft: Draft, rows: Iterable[int], field: Field, text: str) -> Draft:
    """Type the same into several rows."""
    return _with(draft, {at: typed(draft.rows[at], field, text, level_above(draft, at)) for at in rows})


def pasted(
    draft: Draft, at: int, fields: Sequence[Field], block: Sequence[Sequence[str]], *, first: int = 0
) -> Draft:
    """Put a block of cells in, its first cell into row `at` and the first of `fields`; it may go on below.

    New rows are what their first column says, else levels.
    """
    rows = list(draft.rows)
    for down, texts in enumerate(block[: MOST_PARTS + 1]):
        place = at + down
        if place < first:
            continue
        if place >= len(rows):
            rows.append(DraftRow())
        row = rows[place]
        above = next((one for one in reversed(rows[:place]) if one.kind == "level"), None)
        for field, text in zip(fields, texts, strict=False):
            row = typed(row, field, text, above)
        rows[place] = row
    return replace(draft, rows=tuple(rows))


def cleared(draft: Draft, cells: Iterable[tuple[int, Field]]) -> Draft:
    """Empty these cells."""
    changed: dict[int, DraftRow] = {}
    for at, field in cells:
        if field != "kind":
            changed[at] = typed(changed.get(at, draft.rows[at]), field, "")
    return _with(draft, changed)


def filled_down(draft: Draft, rows: Sequence[int], fields: Sequence[Field]) -> Draft:
    """Into each of these rows what the first of them has in these columns, where it has such a cell."""
    if not rows:
        return draft
    source = draft.rows[rows[0]]
    changed: dict[int, DraftRow] = {}
    for at in rows[1:]:
        row = draft.rows[at]
        for field in fields:
            if field != "kind" and has(row, field) and has(source, field):
                row = replace(row, **{field: source.text(field)})
        changed[at] = row
    return _with(draft, changed)


def inserted(draft: Draft, at: int, kind: Kind) -> Draft:
    """A new row; a level takes length, game and who pays the ante from the level above."""
    above = level_above(draft, at)
    if kind == "level" and above is not None:
        row = DraftRow(minutes=above.minutes, game=above.game, ante_kind="")
    elif kind == "break":
        row = DraftRow("break", next((one.minutes for one in draft.rows if one.kind == "break"), "15"))
    else:
        row = DraftRow(kind)
    return replace(draft, rows=(*draft.rows[:at], row, *draft.rows[at:]))


def removed(draft: Draft, rows: Collection[int]) -> Draft:
    """Without these rows."""
    return replace(draft, rows=tuple(row for at, row in enumerate(draft.rows) if at not in rows))


def duplicated(draft: Draft, rows: Sequence[int]) -> Draft:
    """These rows once more, below the last of them."""
    if not rows:
        return draft
    copies, below = [draft.rows[at] for at in rows], max(rows) + 1
    return replace(draft, rows=(*draft.rows[:below], *copies, *draft.rows[below:]))


def moved(draft: Draft, rows: Sequence[int], by: Literal[-1, 1], *, first: int = 0) -> Draft:
    """These rows one up or one down, together. The same draft where there is no room."""
    wanted = sorted(set(rows))
    if not wanted or wanted[0] < first + (by < 0) or wanted[-1] + by >= len(draft.rows):
        return draft
    left = list(draft.rows)
    for at in wanted if by < 0 else reversed(wanted):
        left[at], left[at + by] = left[at + by], left[at]
    return replace(draft, rows=tuple(left))


def coloured_up(draft: Draft, leaving: Mapping[int, Collection[int]], *, first: int = 0) -> Draft:
    """Into the break after each of these levels the chips that leave there; from all others they go."""
    level, after = 0, 0
    changed: dict[int, DraftRow] = {}
    for at, row in enumerate(draft.rows):
        level += row.kind == "level"
        if row.kind == "level" or at < first:
            continue
        chips = sorted(leaving.get(level, ())) if level != after else []
        after = level
        changed[at] = replace(row, colour_up=written(chips))
    return _with(draft, changed)


def level_above(draft: Draft, at: int) -> DraftRow | None:
    """The last level above a row; None where there is none."""
    return next((row for row in reversed(draft.rows[:at]) if row.kind == "level"), None)


def _with(draft: Draft, changed: Mapping[int, DraftRow]) -> Draft:
    rows = tuple(changed.get(at, row) for at, row in enumerate(draft.rows))
    return draft if rows == draft.rows else replace(draft, rows=rows)
