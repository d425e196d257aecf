"""Sheets of level schedules as people have them: out of files, spreadsheets, letters and wikis."""

from __future__ import annotations

import doctest

import pytest

from director.desk.schedules import amounts, columns, conclusions, games, lines, phrases
from director.desk.schedules.reading import read
from director.domain.lists import ListFault
from director.domain.sheets import Remark, SheetChoices
from director.domain.structure import Break, DayEnd, Level, Window
from tests.helpers.sheets import CLUB, STUD, TOUR, levels, pasted, schedule_of, the_reading

TWENTY = SheetChoices(minutes=20)


@pytest.mark.parametrize("module", [amounts, columns, conclusions, games, lines, phrases])
def test_the_examples_hold(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


# ---- the three sheets


def test_three_days_of_a_tour_come_in_with_breaks_days_and_antes_of_each_player() -> None:
    reading = the_reading(TOUR)
    structure = schedule_of(reading)

    assert (structure.levels, len(structure.parts)) == (28, 34)
    assert structure.parts[0] == Level(60, 75, 150, 25, "each")
    assert structure.parts[4] == Break(15, "end of registration")
    assert [place for place, part in enumerate(structure.parts) if isinstance(part, DayEnd)] == [12]
    assert structure.parts[-4] == Level(60, 25_000, 30_000, 5_000, "each"), "misprints are left as they are"


def test_the_end_of_registration_is_concluded_from_a_note_and_said_so() -> None:
    reading = the_reading(TOUR)

    assert reading.draft.late_registration == Window(4, break_too=True)
    assert reading.remarks == (Remark("late_registration", 6, "end of registration", 4),)


def test_the_sheet_of_a_club_out_of_a_russian_spreadsheet_comes_in() -> None:
    """I01: Windows-1251, semicolons, no-break spaces in the thousands."""
    reading = the_reading(CLUB)
    structure = schedule_of(reading)

    assert (reading.encoding, reading.delimiter, reading.header) == ("windows-1251", ";", 1)
    assert (structure.levels, len(structure.parts)) == (14, 17)
    assert structure.parts[4] == Break(10, "размен")
    assert structure.parts[-1] == Level(20, 2_000, 4_000, 4_000, "big_blind")
    assert structure.parts[0] == Level(20, 25, 50)


def test_a_limit_event_of_stud_comes_in_with_bring_in_and_bets() -> None:
    structure = schedule_of(the_reading(STUD))

    assert structure.levels == len(structure.parts) == 10
    assert structure.parts[9] == Level(
        30, ante=150, ante_kind="each", bring_in=250, small_bet=600, big_bet=1_200
    )


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "windows-1251"])
@pytest.mark.parametrize("delimiter", [";", ",", "\t"])
def test_the_same_sheet_comes_in_from_any_encoding_and_delimiter(encoding: str, delimiter: str) -> None:
    """I01."""
    text = "Уровень;МБ;ББ;Анте;Минуты\n1;25;50;;20\nПерерыв;;;;15\n2;1\u00a0000;2\u00a0000;200;20\n"
    reading = read(text.replace(";", delimiter).encode(encoding))

    assert schedule_of(reading).parts == (
        Level(20, 25, 50),
        Break(15),
        Level(20, 1_000, 2_000, 200, "each"),
    )
    assert reading.delimiter == delimiter


# ---- what people paste


def test_lines_out_of_a_letter_are_read_one_by_one() -> None:
    reading = pasted(
        "Level 1: 25/50 - 20 min\n2. 50-100, ante 10, 20 min\nBreak 10 minutes - color up 25s\n"
        "Level 3: 1,000/2,000 (2,000) 20 min\nEnd of Day 1\nLevel 4 - 2k/4k/4k - 20 min final levels\n"
    )

    assert levels(reading) == [
        ("level", "20", "25", "50", "", ""),
        ("level", "20", "50", "100", "10", "big_blind"),
        ("break", "10", "", "", "", ""),
        ("level", "20", "1000", "2000", "2000", "big_blind"),
        ("day_end", "", "", "", "", ""),
        ("level", "20", "2000", "4000", "4000", "big_blind"),
    ]
    assert reading.draft.rows[2].colour_up == "25"
    assert reading.draft.rows[5].note == "final levels"


def test_lines_that_begin_with_a_number_and_the_word_for_a_level_keep_no_note() -> None:
    reading = pasted(
        "1 уровень: 25/50, 20м\n2-й уровень: 50/100, 20 минут\nперерыв 10 минут\n3rd level 75/150 20m\n"
    )

    assert levels(reading) == [
        ("level", "20", "25", "50", "", ""),
        ("level", "20", "50", "100", "", ""),
        ("break", "10", "", "", "", ""),
        ("level", "20", "75", "150", "", ""),
    ]
    assert [row.note for row in reading.draft.rows] == ["", "", "", ""]


def test_a_pause_that_is_told_with_its_length_alone_has_no_note() -> None:
    """Made longer later it would contradict itself on every screen."""
    reading = pasted(
        "Level;SB;BB;Min;Note\n1;25;50;20;\nBreak;;;;15 min break\n2;50;100;20;\n"
        "Dinner break 60 min;;;;\n3;75;150;20;\n"
    )

    assert [(row.minutes, row.note) for row in reading.draft.rows if row.kind == "break"] == [
        ("15", ""),
        ("60", "Dinner break 60 min"),
    ]


@pytest.mark.parametrize(
    ("pair", "small", "big"),
    [
        ("500k/1M", "500000", "1000000"),
        ("1.5M/3M", "1500000", "3000000"),
        ("1 тыс/2 тыс", "1000", "2000"),
        ("1,5 тыс. / 3 тыс.", "1500", "3000"),
        ("0,5 млн/1 млн", "500000", "1000000"),
    ],
)
def test_pairs_of_blinds_are_shortened_as_single_amounts_are(pair: str, small: str, big: str) -> None:
    reading = pasted(f"Blinds;Min\n{pair};20\n")

    assert levels(reading) == [("level", "20", small, big, "", "")]


def test_headers_are_abbreviated_with_full_stops_as_well() -> None:
    reading = pasted("Ур.;М.Б.;Б.Б.;Мин.\n1;25;50;20\n2;50;100;20\n")

    assert reading.columns == ("level", "small_blind", "big_blind", "minutes")


def test_a_column_of_figures_that_is_left_out_is_named() -> None:
    """Half a pair of blinds must not vanish without a word."""
    text = "Level;Little one;BB;BB;Starts;Min;Song\n1;25;50;50;18:00;20;a\n2;50;100;100;18:20;20;b\n"
    reading = pasted(text)

    assert reading.remarks == (Remark("left_out", 1, "Little one"), Remark("left_out", 1, "BB"))
    chosen = SheetChoices(columns=("level", "small_blind", "big_blind", "", "", "minutes", "note"))
    assert pasted(text, chosen).remarks == ()


def test_lengths_as_a_spreadsheet_writes_them_are_no_times_of_day() -> None:
    reading = pasted(
        "Level;SB;BB;Time\n1;25;50;0:40:00\nBreak;;;0:10:00\n2;50;100;0:30:00\n3;75;150;0:20:00\n"
    )

    assert [row[1] for row in levels(reading)] == ["40", "10", "30", "20"]


def test_times_of_day_over_midnight_are_no_lengths() -> None:
    reading = pasted(
        "Level;SB;BB;Time\n1;25;50;22:40\n2;50;100;23:20\n3;75;150;0:00\n4;100;200;0:40\n5;150;300;1:20\n",
        TWENTY,
    )

    assert [row[1] for row in levels(reading)] == ["20"] * 5


def test_a_pause_called_a_pause_has_no_note() -> None:
    reading = pasted("Level;SB;BB;Min\n1;25;50;20\nPause;;;10\n2;50;100;20\nПауза;;;10\n3;75;150;20\n")

    assert [row.note for row in reading.draft.rows] == [""] * 5


def test_a_word_after_the_blinds_is_no_thousand() -> None:
    reading = pasted("25/50 каждые 20 минут\n50/100 каждые 20 минут\n")

    assert [row[2:4] for row in levels(reading)] == [("25", "50"), ("50", "100")]


def test_a_table_of_a_wiki_loses_its_frame() -> None:
    reading = pasted(
        "| Level | Blinds | BBA | Length |\n|---|---|---|---|\n| 1 | 100-200 | 200 | 30 min |\n"
        "| Dinner break | | | 1 h |\n| 2 | 200-400 | 400 | 30 min |\n"
    )

    assert levels(reading) == [
        ("level", "30", "100", "200", "200", "big_blind"),
        ("break", "60", "", "", "", ""),
        ("level", "30", "200", "400", "400", "big_blind"),
    ]
    assert reading.draft.rows[1].note == "Dinner break"


def test_bare_figures_out_of_a_spreadsheet_are_told_apart_by_how_they_grow() -> None:
    reading = pasted(
        "1\t25\t50\t\t20\n2\t50\t100\t\t20\nПерерыв 10 мин\n3\t75\t150\t\t20\n4\t100\t200\t25\t20"
    )

    assert reading.columns == ("level", "small_blind", "big_blind", "ante", "minutes")
    assert levels(reading)[-1] == ("level", "20", "100", "200", "25", "each")


def test_figures_apart_by_spaces_alone_are_columns_too() -> None:
    reading = pasted("Lvl  SB  BB  Min\n1    25  50  20\n2    50  100  20\n")

    assert levels(reading) == [("level", "20", "25", "50", "", ""), ("level", "20", "50", "100", "", "")]


def test_a_rotation_names_its_games_and_their_limits() -> None:
    reading = pasted(
        "Level\tGame\tBlinds\tAnte\tBring-in\tLimits\tMin\n1\tStud\t\t25\t50\t100/200\t30\n"
        "2\tPLO\t100/200\t\t\t\t30\n3\tLimit hold'em\t100/200\t\t\t200/400\t30\n"
    )
    first, second, third = schedule_of(reading).parts

    assert first == Level(30, ante=25, ante_kind="each", bring_in=50, small_bet=100, big_bet=200, game="stud")
    assert second == Level(30, 100, 200, game="omaha", betting="PL")
    assert third == Level(30, 100, 200, small_bet=200, big_bet=400, game="holdem", betting="FL")


def test_a_column_of_times_of_day_is_no_length() -> None:
    reading = pasted("Time;Level;SB;BB;Duration\n18:00;1;25;50;20\n18:20;2;50;100;20\n18:40;3;75;150;20\n")

    assert reading.columns[0] == "ignored"
    assert [row.minutes for row in reading.draft.rows] == ["20", "20", "20"]


@pytest.mark.parametrize(
    ("written", "minutes"),
    [("20:00", "20"), ("0:20", "20"), ("1:00", "60"), ("20 мин", "20"), ("1 час", "60")],
)
def test_a_length_is_read_however_it_is_written(written: str, minutes: str) -> None:
    reading = pasted(f"Уровень;МБ;ББ;Время\n1;25;50;{written}\n2;50;100;{written}\n")

    assert [row.minutes for row in reading.draft.rows] == [minutes, minutes]


def test_the_name_of_a_day_parts_two_days() -> None:
    reading = pasted("Day 1\nLevel;SB;BB;Min\n1;25;50;20\nDay 2\n2;50;100;20\n")

    assert [row.kind for row in reading.draft.rows] == ["level", "day_end", "level"]
    assert reading.remarks == (Remark("day_begins", 4, "Day 2", 2),)


def test_the_name_of_a_day_after_its_end_parts_nothing_twice() -> None:
    reading = pasted("Level;SB;BB;Min\n1;25;50;20\nEnd of day 1;;;\nDay 2;;;\n2;50;100;20\n")

    assert [row.kind for row in reading.draft.rows] == ["level", "day_end", "level"]


def test_a_colour_up_on_a_row_of_its_own_belongs_to_the_break_before_it() -> None:
    reading = pasted("Level;SB;BB;Min\n1;25;50;20\nBreak;;;10\nColor up 25 & 100;;;\n2;100;200;20\n")

    assert [(row.kind, row.colour_up) for row in reading.draft.rows] == [
        ("level", ""),
        ("break", "25, 100"),
        ("level", ""),
    ]


def test_a_header_that_is_repeated_on_the_next_page_is_no_level() -> None:
    reading = pasted("Level;SB;BB;Min\n1;25;50;20\nLevel;SB;BB;Min\n2;50;100;20\n")

    assert len(reading.draft.rows) == 2


def test_levels_counted_otherwise_are_remarked_once() -> None:
    reading = pasted("Level;SB;BB;Min\n1;25;50;20\n3;50;100;20\n4;75;150;20\n")

    assert reading.remarks == (Remark("count", 3, "3", 2),)
    assert reading.faults == ()


def test_a_column_says_what_is_open() -> None:
    reading = pasted(
        "Level;SB;BB;Min;Open\n1;25;50;20;late registration, re-entry\n2;50;100;20;late registration\n"
        "Break;;;10;add-on\n3;75;150;20;\n"
    )

    assert reading.draft.late_registration == Window(2)
    assert reading.draft.reentry == Window(1)
    assert reading.draft.add_on == Window(2, first=2, only_breaks=True)


def test_rows_without_a_header_may_say_first_what_they_are() -> None:
    reading = pasted("level;20;25;50\nlevel;20;50;100\nbreak;10;;\nlevel;20;75;150\n")

    assert reading.columns == ("kind", "minutes", "small_blind", "big_blind")
    assert [row.kind for row in reading.draft.rows] == ["level", "level", "break", "level"]


def test_pairs_of_blinds_between_other_columns_are_known_by_their_look() -> None:
    reading = pasted("18:00\t25/50\tfirst\n18:20\t50/100\tsecond\n18:40\t75/150\tthird\n", TWENTY)

    assert reading.columns == ("ignored", "blinds", "note")
    assert levels(reading)[2] == ("level", "20", "75", "150", "", "")


def test_a_text_that_names_no_stakes_is_no_schedule() -> None:
    assert [fault.code for fault in pasted("one\ntwo three four\nfive\n").faults] == ["no_stakes_column"]


# ---- what is changed by hand


def test_who_pays_the_antes_can_be_said_otherwise() -> None:
    reading = the_reading(TOUR, SheetChoices(ante_kind="big_blind"))

    assert reading.ante_kind == "big_blind"
    assert {row.ante_kind for row in reading.draft.rows if row.kind == "level"} == {"big_blind"}


def test_a_length_can_be_given_where_the_sheet_has_none() -> None:
    text = "Level;SB;BB\n1;25;50\n2;50;100\n"

    assert [fault.code for fault in pasted(text).faults] == ["no_minutes", "no_minutes"]
    assert schedule_of(pasted(text, TWENTY)).parts[0] == Level(20, 25, 50)


def test_columns_and_header_can_be_matched_by_hand() -> None:
    choices = SheetChoices(header=1, columns=("small_blind", "big_blind", "minutes"))

    assert schedule_of(pasted("a;b;c\n25;50;20\n", choices)).parts == (Level(20, 25, 50),)


# ---- what is wrong


def test_a_cell_that_is_no_amount_is_named_with_row_column_and_value() -> None:
    """I04: nothing of the sheet is taken before it is mended."""
    reading = pasted("Level;SB;BB;Min\n1;25;50;20\n2;abc;100;20\nfoo;;;\n")

    assert reading.faults == (ListFault("unknown_row", 4, value="foo"),)
    mended = pasted("Level;SB;BB;Min\n1;25;50;20\n2;abc;100;20\n")
    assert mended.faults == (ListFault("bad_chips", 3, "SB", "abc"),)


def test_amounts_in_one_cell_are_named_by_that_cell() -> None:
    reading = pasted("Level;Blinds;Min\n1;25/50;20\n2;one/two;20\n")

    assert reading.faults == (ListFault("bad_chips", 3, "Blinds", "one/two"),)


def test_a_formula_is_no_amount() -> None:
    reading = pasted("Level;SB;BB;Min\n1;25;50;20\n2;=B2*2;100;20\n")

    assert reading.faults[0] == ListFault("formula", 3, "SB", "=B2*2")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Level;SB;BB;Min\n", "no_levels"),
        ("Name;Club\nLee;Ace\nRoy;Ace\n", "no_stakes_column"),
        ("Level;SB;BB;Min\n1;25;50;\n", "no_minutes"),
        ("Level;SB;BB;Min\n1;25;50;0\n", "zero_minutes"),
        ("Level;SB;BB;Min\n1;25;50;20\nBreak;;;0\n2;50;100;20\n", "zero_minutes"),
        ("Level;SB;BB;Min\n1;25;50;1500\n", "long_minutes"),
        ("Level;SB;BB;Min\n1;25;50;20\nBreak;;;10\n", "structure_last"),
        ("Type;SB;BB;Min\nbreak;;;10\nlevel;25;50;20\n", "structure_first"),
        ("Level;Game;SB;BB;Min\n1;Razz;25;50;20\n", "bad_game"),
        ('Level;SB;BB;Min\n1;"25;50;20\n', "open_quote"),
        ("format = 1\nparts = 7", "bad_template"),
    ],
)
def test_what_cannot_be_a_schedule_is_one_fault(text: str, code: str) -> None:
    assert [fault.code for fault in pasted(text).faults] == [code]


@pytest.mark.parametrize(
    ("content", "code"),
    [(b"", "empty"), (b"PK\x03\x04", "damaged_workbook"), (bytes(range(256)) * 9, "binary")],
)
def test_a_file_that_is_no_text_is_one_fault(content: bytes, code: str) -> None:
    assert [fault.code for fault in read(content).faults] == [code]


def test_our_own_file_comes_back_with_its_chips() -> None:
    text = (
        'format = 1\nname = "Ours"\n[[parts]]\npart = "level"\nminutes = 20\n'
        "small_blind = 25\nbig_blind = 50\n[[chips]]\nvalue = 25\nin_stack = 8\n"
    )
    reading = read(text.encode())

    assert (reading.name, reading.case.stack) == ("Ours", 200)
    assert schedule_of(reading).parts == (Level(20, 25, 50),)
