"""Workbooks: what each cell shows comes in, and what lies, breaks off or blows up is one fault."""

from __future__ import annotations

import datetime as dt
import io
import zipfile
from collections.abc import Iterable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openpyxl import Workbook, load_workbook

from director.desk.lists import workbook
from director.desk.lists.reading import read
from director.desk.lists.workbook import read_workbook
from director.desk.lists.workbook_out import write_workbook
from director.desk.schedules import reading as schedules
from director.domain.lists import Choices
from director.domain.sheets import SheetChoices

_HEADS = ["Surname", "Name"]
_MIDNIGHT = dt.datetime.fromisoformat("1984-05-28")
_EVENING = dt.datetime.fromisoformat("1984-05-28 19:30")


def book(*rows: Sequence[object], name: str = "List") -> Workbook:
    made = Workbook()
    sheet = made.worksheets[0]
    sheet.title = name
    for row in rows:
        sheet.append(list(row))
    return made


def saved(made: Workbook) -> bytes:
    content = io.BytesIO()
    made.save(content)
    return content.getvalue()


def packed(parts: Iterable[tuple[str, bytes]]) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as file:
        for name, part in parts:
            file.writestr(name, part)
    return content.getvalue()


def parts_of(content: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(content)) as file:
        return {name: file.read(name) for name in file.namelist()}


_WHOLE = saved(book(_HEADS, ["Kala", "Anne"], [1, 2.5]))


def fault(content: bytes, sheet: str | None = None) -> str:
    [one] = read_workbook(content, sheet).faults
    assert read(content, Choices(sheet=sheet)).faults == (one,)
    assert schedules.read(content, SheetChoices(sheet=sheet)).faults == (one,)
    return one.code


def test_each_cell_comes_in_as_it_is_shown() -> None:
    made = book(
        [1500, 1500.0, 0.1 + 0.2, 1500.5, 1e16, -3, True, None, "x"],
        [_MIDNIGHT, dt.date(1984, 5, 28), _EVENING, dt.time(9, 5)],
        ["=1+1", "'t Hooft", "  a ", "00412"],
        [412],
    )
    sheet = made.worksheets[0]
    sheet["A3"].data_type = "s"
    sheet["A4"].number_format = "00000"

    records = read_workbook(saved(made)).records

    assert records[0] == (
        "1500", "1500", "0.3", "1500.5", "10000000000000000", "-3",
        "TRUE", "", "x",
    )  # fmt: skip
    assert records[1] == ("1984-05-28", "1984-05-28", "1984-05-28 19:30:00", "09:05:00")
    assert records[2] == ("'=1+1", "''t Hooft", "  a ", "00412")
    assert records[3] == ("00412",)


def test_blank_rows_keep_their_numbers_and_those_at_the_end_are_none() -> None:
    made = book(_HEADS, [], ["Kala", "Anne"], [], [None, ""])

    assert read_workbook(saved(made)).records == (("Surname", "Name"), (), ("Kala", "Anne"))
    assert [row.row for row in read(saved(made)).rows] == [3]


def test_the_first_sheet_with_anything_in_it_is_read_and_any_can_be_chosen() -> None:
    made = book(name="Cover")
    made.create_sheet("Players").append(["Kala Anne"])
    made.create_sheet("Staff").append(["Lee Bo"])
    content = saved(made)

    assert read_workbook(content)[:3] == ("Players", ("Cover", "Players", "Staff"), (("Kala Anne",),))
    assert read(content, Choices(sheet="Staff")).rows[0].person.name == "Lee Bo"
    assert fault(content, "Moon") == "no_sheet"
    assert read_workbook(content, "Moon").names == ("Cover", "Players", "Staff")
    assert fault(saved(book())) == "empty"


def test_a_sheet_that_nobody_sees_is_read_only_where_it_is_asked_for_or_there_is_no_other() -> None:
    made = book(_HEADS, ["Hidden", "Anne"], name="Old")
    made.create_sheet("New").append(["Kala Anne"])
    made.worksheets[0].sheet_state = "hidden"

    assert read_workbook(saved(made)).name == "New"
    assert read_workbook(saved(made), "Old").records[1] == ("Hidden", "Anne")
    made.remove(made.worksheets[1])
    made.create_sheet("Empty")
    assert read_workbook(saved(made)).name == "Old"


_MARKS = workbook._MOST_AT_ONCE + 1


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(b"<a>" * _MARKS + b"</a>" * _MARKS, id="nested"),
        pytest.param(b"<a/>" * _MARKS, id="beside each other"),
        pytest.param(b"<row>" + b"<c/>" * _MARKS + b"</row>", id="in one row"),
        pytest.param(
            (b"<row>" + b"<c/>" * (_MARKS - 9) + b"</row>") * (workbook._MOST_MARKS // _MARKS + 1),
            id="in all",
        ),
    ],
)
@pytest.mark.parametrize("name", ["xl/worksheets/sheet1.xml", "xl/styles.xml"])
def test_a_workbook_of_a_few_bytes_whose_parts_would_fill_the_memory_is_one_fault(
    name: str, body: bytes
) -> None:
    content = packed((parts_of(_WHOLE) | {name: b"<x>" + body + b"</x>"}).items())

    assert len(content) < 50_000
    assert fault(content) == "too_many_in_all"


def test_a_schedule_comes_in_from_a_workbook() -> None:
    made = book(["Level", "SB", "BB", "Ante", "Minutes"], [1, 25, 50, None, 20], [2, 50, 100, 100, 20])

    found = schedules.read(saved(made))

    assert (found.faults, found.sheet) == ((), "List")
    assert [(row.small_blind, row.big_blind, row.minutes) for row in found.draft.rows] == [
        ("25", "50", "20"),
        ("50", "100", "20"),
    ]


def test_what_is_no_workbook_or_breaks_off_is_one_fault() -> None:
    whole = saved(book(_HEADS, ["Kala", "Anne"]))

    assert fault(whole[: len(whole) // 2]) == "damaged_workbook"
    assert fault(b"PK\x03\x04 and so on") == "damaged_workbook"
    assert fault(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(99)) == "old_workbook"
    assert fault(packed([("word/document.xml", b"<a/>")])) == "binary"
    assert fault(packed([("[Content_Types].xml", b""), ("xl/workbook.xml", b"<")])) == "damaged_workbook"


def test_a_workbook_that_unpacks_into_gigabytes_is_one_fault_and_is_never_unpacked() -> None:
    parts = parts_of(saved(book(_HEADS)))
    bomb = packed([*parts.items(), ("xl/sharedStrings.xml", bytes(200 * 1024 * 1024))])

    assert len(bomb) < 1024 * 1024
    assert fault(bomb) == "too_large"
    assert fault(b"PK\x03\x04" + bytes(16 * 1024 * 1024)) == "too_large"


@pytest.mark.parametrize(
    "declared",
    [
        b'<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>',
        b'<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
    ],
)
def test_a_workbook_that_declares_entities_is_one_fault(declared: bytes) -> None:
    parts = parts_of(saved(book(_HEADS, ["Kala", "Anne"])))
    for name in ("xl/workbook.xml", "xl/worksheets/sheet1.xml", "xl/styles.xml"):
        bad = parts | {name: declared + parts[name]}

        assert fault(packed(bad.items())) == "damaged_workbook", name


def test_a_sheet_that_lies_about_its_size_is_read_by_what_is_there() -> None:
    parts = parts_of(saved(book(_HEADS, ["Kala", "Anne"])))
    name = "xl/worksheets/sheet1.xml"
    liar = parts[name].replace(b'ref="A1:B2"', b'ref="A1:XFD1048576"')
    assert liar != parts[name]

    assert read_workbook(packed((parts | {name: liar}).items())).records == (
        ("Surname", "Name"),
        ("Kala", "Anne"),
    )


def test_too_many_rows_cells_and_letters_are_one_fault_each(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workbook, "MOST_ROWS", 3)
    monkeypatch.setattr(workbook, "_MOST_FILLED", 12)
    monkeypatch.setattr(workbook, "MOST_CELLS", 9)

    assert fault(saved(book(*[["x"]] * 5))) == "too_many_rows"
    assert fault(saved(book(["x"] * 7, ["x"] * 7))) == "too_many_in_all"
    assert fault(saved(book(["x"] * 10))) == "too_many_cells"
    monkeypatch.setattr(workbook, "MOST_CELL", 5)
    assert fault(saved(book(["xxxxxx"]))) == "cell_too_long"
    made = book(["x"])
    made.worksheets[0]["A1048576"] = "y"
    assert fault(saved(made)) == "too_many_rows"


@given(st.data())
def test_no_damage_whatever_makes_reading_raise(data: st.DataObject) -> None:
    content = bytearray(_WHOLE)
    for _ in range(data.draw(st.integers(1, 8))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))

    found = read(bytes(content))

    assert found.rows or found.faults


@given(
    st.binary(max_size=400), st.sampled_from(["xl/workbook.xml", "xl/worksheets/sheet1.xml", "xl/styles.xml"])
)
def test_no_part_whatever_makes_reading_raise(part: bytes, name: str) -> None:
    parts = parts_of(saved(book(_HEADS, ["Kala", "Anne"]))) | {name: part}

    found = read(packed(parts.items()))

    assert found.rows or found.faults


@given(
    st.lists(st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"]), min_size=1), min_size=1)
)
def test_every_text_is_written_as_it_is(texts: list[str]) -> None:
    content = write_workbook(["x"] * len(texts), [texts])

    assert [cell.value for cell in list(load_workbook(io.BytesIO(content)).worksheets[0].rows)[1]] == texts


def test_days_before_the_calendar_of_spreadsheets_are_written_as_text() -> None:
    content = write_workbook(["born"], [[dt.date(1899, 12, 31)], [dt.date(1900, 3, 1)]])

    assert [cell for (cell,) in read_workbook(content).records] == ["born", "1899-12-31", "1900-03-01"]
