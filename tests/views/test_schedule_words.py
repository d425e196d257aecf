"""What a schedule is told in while it is written: faults, remarks, sheets that the import knows again."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.desk.schedules.columns import column_of
from director.desk.schedules.reading import read, read_text
from director.desk.schedules.writing import form_for, schedule_csv
from director.domain.lists import ListFault
from director.domain.sheets import DraftRow
from director.domain.structure import Level, Structure, Window
from director.host.i18n import words_for
from director.views import schedule_words
from tests.helpers.sheets import CLUB, TOUR, schedule_of, the_reading, tour

WORDS = words_for("en")


def test_every_fault_of_reading_and_parsing_has_its_sentence() -> None:
    for code, form in schedule_words.WRONG.items():
        column = "late_registration" if code == "window" else "SB"
        text = schedule_words.fault_sentence(ListFault(code, 3, column, "x", 7), WORDS)
        assert "{" not in text
        assert text.startswith("Row 3, column "), form


def test_a_fault_beside_its_cell_does_not_say_where_it_is() -> None:
    fault = ListFault("bad_chips", 41, "SB", "abc")

    assert schedule_words.wrong(fault, WORDS) == "“abc” is no amount of chips. Write 1500 or 1 500."
    assert schedule_words.fault_sentence(fault, WORDS).startswith("Row 41, column SB: “abc”")
    assert schedule_words.fault_sentence(ListFault("unknown_row", 7, value="foo"), WORDS).startswith(
        "Row 7: “foo”"
    )


def test_a_window_is_named_when_it_reaches_too_far() -> None:
    text = schedule_words.wrong(ListFault("window", 0, "reentry", "9", 8), WORDS)

    assert text == "Re-entry: Level 9 does not exist: the last one is 8."


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04", b'a;b\n"', b"\x00\x01\x02" * 99])
def test_what_any_list_may_be_wrong_with_is_told_without_players(content: bytes) -> None:
    for fault in read(content).faults:
        assert "player" not in schedule_words.fault_sentence(fault, WORDS)


def test_everything_concluded_is_told() -> None:
    text = (
        "Level;SB;BB;Min;Note\n1;25;50;20;late registration ends\nDay 2;;;;\n"
        "4;50;100;20;end of re-entry and rebuys\n"
    )
    said = [schedule_words.remark_sentence(remark, WORDS) for remark in read_text(text).remarks]

    assert said == [
        "Row 3: “Day 2” begins here, so the day before ends.",
        "Row 4: The sheet calls this level 4; it is level 2 here. A row may be missing.",
        "Row 2: Late registration until level 1, from the note “late registration ends”.",
        "Row 4: Re-entry until level 2, from the note “end of re-entry and rebuys”.",
        "Row 4: Rebuys until level 2, from the note “end of re-entry and rebuys”.",
    ]


def test_a_column_that_is_left_out_is_named_with_its_row_or_for_the_whole_text() -> None:
    with_header = read_text("Level;Small one;BB;Min\n1;25;50;20\n")
    without = replace(with_header.remarks[0], row=0)

    assert [schedule_words.remark_sentence(remark, WORDS) for remark in (*with_header.remarks, without)] == [
        "Row 1: The column “Small one” is left out: it is none that is known, or the second of its kind.",
        "The column “Small one” is left out: it is none that is known, or the second of its kind.",
    ]


def test_a_sheet_is_summed_up() -> None:
    assert schedule_words.summary(the_reading(TOUR).draft.rows, WORDS) == "28 levels, 5 breaks, 2 days"
    assert schedule_words.summary(the_reading(CLUB).draft.rows, WORDS) == "14 levels, 3 breaks"
    assert schedule_words.summary((DraftRow(), DraftRow("day_end")), WORDS) == "1 level, 1 day"


def test_whether_it_can_be_taken_over_is_one_sentence() -> None:
    assert schedule_words.standing(0, WORDS) == "Everything was understood."
    assert schedule_words.standing(2, WORDS).startswith("2 faults.")


def test_a_column_and_a_template_have_their_names() -> None:
    assert schedule_words.column_name("bb_ante", WORDS) == "Big-blind ante"
    assert schedule_words.template_name("Turbo, 15 minutes", WORDS) == "Turbo, 15 minutes"
    assert schedule_words.template_name("Friday", WORDS) == "Friday"


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("holdem NL", "No-limit Hold’em"),
        ("stud", "Seven-card stud"),
        ("FL", "Limit"),
        ("", ""),
        ("whist", "whist"),
    ],
)
def test_a_game_is_told_in_words(code: str, said: str) -> None:
    assert schedule_words.game_text(code, WORDS) == said


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_sheet_written_for_people_is_known_again(language: str) -> None:
    """Headers, kinds of rows, payers and what is open, in the language of the house."""
    words = words_for(language)
    heads, said = schedule_words.export_heads(words), schedule_words.export_words(words)
    structure = Structure(
        (
            *tour().parts,
            Level(30, 100, 200, game="stud8", betting="FL", bring_in=10, small_bet=50, big_bet=100),
        ),
        Window(4, break_too=True),
        Window(2),
        Window(3, first=2),
        Window(6, first=6, only_breaks=True),
    )

    back = schedule_of(read(schedule_csv(structure, form_for(language, heads, said))))

    assert back == structure
    assert [column for column, head in heads.items() if column_of(head) != column] == []
