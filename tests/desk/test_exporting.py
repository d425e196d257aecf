"""A list of players as a spreadsheet opens it, and as our own import reads it back."""

import csv
import io
from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from openpyxl import load_workbook

from director.desk.exporting import Form, as_csv, as_workbook, entries_table, form_for, people_table
from director.desk.importing import enter, plan_of, read
from director.domain.busts import Bust, Out
from director.domain.buying import Reenter
from director.domain.clock import Stamp
from director.domain.entries import Register, Void
from director.domain.ids import EntryId, PersonId
from director.domain.people import NOBODY, Person, is_birth_date, person
from director.domain.play import StartPlay
from director.domain.seating import Seat
from director.domain.seats import TableSeat
from director.domain.setup import OpenTables
from tests.helpers.evening import PLAN, a_desk
from tests.helpers.lists import PLAYERS

AWKWARD = (
    *(
        "=1+1",
        "@nick",
        "-Саша",
        "+7",
        "'t Hooft",
        "''",
        "'=1",
        "＝1",
        '"Туз"',
        'Ли "Туз" Анна',
        "a;b",
        "a,b",
        "sep=;",
    ),
    *(
        "J&C <K>ing",
        "MINT🍫#2662",
        "李小龍",
        "محمد علي",
        "Łukasz",
        "Name",
        "Фамилия",
        "1990",
        "O’Brien",
        "1.",
        "#41",
    ),
)


def cells(content: bytes, delimiter: str) -> list[list[str]]:
    """What a spreadsheet has in its cells."""
    return list(csv.reader(io.StringIO(content.decode("utf-8-sig"), newline=""), delimiter=delimiter))


def read_back(content: bytes) -> list[Person]:
    """What our import makes of it."""
    reading = read(content)
    assert reading.faults == ()
    return [row.person for row in reading.rows]


@pytest.mark.parametrize("language", ["ru", "en"])
def test_i09_i10_p54_200_names_come_back_exactly(language: str) -> None:
    people = [
        person(
            AWKWARD[n % len(AWKWARD)],
            AWKWARD[n * 7 % 23],
            club=AWKWARD[n // 9],
            number=f"{n:04}",
            note="a;\n\n=b",
        )
        for n in range(200)
    ]

    assert read_back(as_csv(people_table(people), form_for(language))) == people


texts = st.text(st.characters(codec="utf-8"), max_size=12)


@given(
    st.lists(
        st.builds(
            lambda family, given, club, number, note, born: (family, given, club, number, note, born),
            *(texts, texts, texts, texts, texts),
            st.sampled_from(["", "1984", "1984-05-28"]),
        ),
        max_size=5,
    ),
    st.sampled_from(["ru", "en"]),
)
def test_any_text_comes_back_exactly(rows: list[tuple[str, str, str, str, str, str]], language: str) -> None:
    people = [
        person(family or "x", "y" + given, club=club, number=number, note=note, born=born)
        for family, given, club, number, note, born in rows
    ]
    if people:
        assert read_back(as_csv(people_table(people), form_for(language))) == people
        assert read_back(as_workbook(people_table(people))) == people


def test_a_workbook_runs_nothing_and_keeps_zeros_numbers_and_days(tmp_path: Path) -> None:
    desk = a_desk(tmp_path)
    someone = person("=1+1", "Ann", number="00412", born="1984-05-28", club="1-2")
    desk.write(lambda _, added: [Register(added[0].id, 150050, 5000, 10_000)], newcomers=[someone])
    book = load_workbook(io.BytesIO(as_workbook(entries_table(desk.journal.tournament, desk.people))))

    row = list(book.worksheets[0].iter_rows())[-1]
    assert [cell.data_type for cell in row[:2]] == ["s", "s"]
    assert [cell.value for cell in row[:6]] == [
        "=1+1",
        "Ann",
        None,
        "1-2",
        datetime.fromisoformat("1984-05-28"),
        "00412",
    ]
    assert [(cell.value, cell.number_format) for cell in row[7:9]] == [(1500.5, "0.00"), (50, "0.00")]


def test_i10_a_spreadsheet_finds_no_formula() -> None:
    content = as_csv(people_table([person(name) for name in AWKWARD]))

    assert not [
        cell for row in cells(content, ",") for cell in row if cell.startswith(("=", "+", "-", "@", "\t"))
    ]


def test_i09_russian_spreadsheets_get_semicolons_dotted_dates_and_decimal_commas(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, players=1, tables=1)
    entry = next(desk.journal.tournament.alive())
    desk.do(Seat(entry.id, TableSeat(1, 4)))

    content = as_csv(entries_table(desk.journal.tournament, desk.people), form_for("ru"))

    assert content.startswith(b"\xef\xbb\xbf")
    assert cells(content, ";")[1] == [
        *("Player00001", "Name1", "", "", "28.05.1951", "", "", "1000,00", "100,00", "1", "4")
    ]


def test_english_spreadsheets_get_commas(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, players=1)

    head, row = cells(as_csv(entries_table(desk.journal.tournament, desk.people)), ",")

    assert head[:2] == ["last_name", "first_name"]
    assert row[4:] == ["1951-05-28", "", "", "1000.00", "100.00", "", ""]


def test_a_currency_without_decimals_has_none(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, players=1, plan=replace(PLAN, decimals=0))

    assert cells(as_csv(entries_table(desk.journal.tournament, desk.people)), ",")[1][7:9] == [
        "100000",
        "10000",
    ]


def test_an_exported_event_is_known_again_as_a_whole(tmp_path: Path) -> None:
    desk = a_desk(tmp_path)
    enter(
        desk,
        plan_of(
            read((PLAYERS / "players-203-utf8bom.csv").read_bytes()), desk.people, desk.journal.tournament
        ),
    )

    content = as_csv(entries_table(desk.journal.tournament, desk.people), form_for("ru"))

    plan = plan_of(read(content), desk.people, desk.journal.tournament)
    assert len(plan.known) == 203
    assert plan.changes_nothing
    assert all(one.differs == () for one in plan.known)


def test_entries_made_void_are_left_out(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, players=2)
    desk.do(Void(next(desk.journal.tournament.alive()).id), "twice")

    assert len(cells(as_csv(entries_table(desk.journal.tournament, desk.people)), ",")) == 2


def test_somebody_who_was_erased_is_exported_by_number() -> None:
    assert cells(as_csv(people_table([Person(PersonId(41))])), ",")[1][0] == "#41"


def test_the_form_can_be_chosen_freely() -> None:
    content = as_csv(people_table([person("Ли", born="1984-05-28")]), Form("\t", dotted=True))

    assert cells(content, "\t")[1][4] == "28.05.1984"
    assert read_back(content) == [Person(NOBODY, "Ли", born="1984-05-28")]
    assert is_birth_date("1984-05-28")


def test_who_is_out_stands_there_with_place_and_level(tmp_path: Path) -> None:
    desk = a_desk(tmp_path)
    desk.do(OpenTables((1,), 9))
    for n in range(1, 5):
        desk.register(person("Player", str(n)))
    desk.do(StartPlay())
    entries = sorted(desk.journal.tournament.entries)

    def out(entry: EntryId, stack: int | None = None) -> Out:
        seat = desk.journal.tournament.seating.at(entry)
        assert seat is not None
        return Out(entry, seat, stack)

    before = cells(as_csv(entries_table(desk.journal.tournament, desk.people)), ",")
    desk.do(Bust((out(entries[0], 5), out(entries[1], 5)), Stamp(9, 1)))
    desk.do(Reenter(entries[0], 100, 10, 10_000), "by the house", overrule=True)
    desk.do(Bust((out(entries[2]),)))

    content = as_csv(entries_table(desk.journal.tournament, desk.people))
    head, *rows = cells(content, ",")

    assert "place" not in before[0]
    assert head[-2:] == ["place", "out_level"]
    assert [(row[1], *row[-2:]) for row in rows] == [
        ("2", "4", "9"),
        ("3", "3", ""),
        ("4", "", ""),
        ("1", "", ""),
    ]
    assert [one.given for one in read_back(content)] == ["2", "3", "4", "1"]


def test_places_that_several_share_stand_as_a_range(tmp_path: Path) -> None:
    desk = a_desk(tmp_path)
    desk.do(OpenTables((1,), 9))
    for n in range(1, 4):
        desk.register(person("Player", str(n)))
    desk.do(StartPlay())
    places = desk.journal.tournament.seating.places
    desk.do(Bust(tuple(Out(entry, places[entry], 5) for entry in sorted(places)[:2])))

    _, *rows = cells(as_csv(entries_table(desk.journal.tournament, desk.people)), ",")

    assert [row[-2] for row in rows] == ["2–3", "2–3", ""]
