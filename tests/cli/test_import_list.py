from __future__ import annotations

from pathlib import Path

import pytest
from openpyxl import Workbook

from tests.cli.conftest import Run

PLAYERS = Path(__file__).resolve().parent.parent / "data" / "players"
LIST = PLAYERS / "players-064-ru-cp1251.csv"


def test_the_federations_list_comes_in_and_a_second_time_changes_nothing(run: Run, venue: Path) -> None:
    first, second = run("import", venue, LIST), run("import", venue, LIST)

    assert first.status == second.status == 0
    assert first.out == "64 new, 0 known\n64 entries imported.\n"
    assert second.out == "0 new, 64 known\n"
    rows = run("show", venue, "entries", "--json").json
    assert len(rows) == 64
    assert (rows[0]["name"], rows[0]["club"]) == ("Яковлев Велимир", "ПК «Река»")


def test_how_each_paid_comes_from_the_list_and_for_all_others_from_an_option(run: Run, venue: Path) -> None:
    text = "name,paid by\nAnn Lee,card\nBo Cho,\n"

    first = run("import", venue, "-", "--paid-by", "перевод", lines=text)
    long = run("import", venue, "-", "--paid-by", "x" * 41, lines=text)

    assert first.out == "2 new, 0 known\nPaid by: bank card 1, bank transfer 1.\n2 entries imported.\n"
    told = run("show", venue, "takings", "--json").json
    assert [(row["how"], row["count"], row["amount"]) for row in told][:2] == [
        ("bank card", "1", "RUB\xa01,100.50"),
        ("bank transfer", "1", "RUB\xa01,100.50"),
    ]
    assert (long.status, long.err) == (2, "A way to pay has at most 40 letters.\n")


def test_who_has_not_paid_by_the_list_is_told_and_pre_registered(run: Run, venue: Path) -> None:
    ended = run("import", venue, "-", lines="name,paid\nAnn Lee,yes\nBo Cho,no\n")

    assert ended.out == (
        "2 new, 0 known\n1 has not paid and is pre-registered instead.\n"
        "Ann Lee registered, RUB\xa01,100.50; Bo Cho pre-registered.\n"
    )


def test_a_preview_shows_everybody_and_does_nothing(run: Run, venue: Path) -> None:
    ended = run("import", venue, LIST, "--preview")

    assert ended.status == 0
    assert "Windows-1251" in ended.out
    assert "Яковлев Велимир" in ended.out
    assert run("show", venue, "entries", "--json").json == []


def test_a_fault_is_told_by_row_and_column_and_nothing_comes_in(
    run: Run, venue: Path, tmp_path: Path
) -> None:
    rows = [f"Player{n};Ann;{1950 + n};1000" for n in range(60)]
    broken = tmp_path / "list.csv"
    good = "Фамилия;Имя;Год рождения;Бай-ин\n" + "\n".join(rows)
    broken.write_text(good.replace("Player39;Ann;1989;1000", "Player39;Ann;1989;abc"), encoding="utf-8")

    ended = run("import", venue, broken)

    assert ended.status == 1
    assert "Row 41, column Бай-ин: “abc”" in ended.err
    assert run("show", venue, "entries", "--json").json == []
    broken.write_text(good, encoding="utf-8")
    assert run("import", venue, broken).status == 0
    assert len(run("show", venue, "entries", "--json").json) == 60


def test_what_a_list_says_otherwise_is_told_and_taken_when_asked(run: Run, venue: Path) -> None:
    run("import", venue, "-", lines="family,given,born,club\nIvanov,Sergei,1987-05-01,River\n")
    wave = "family,given,born,club\nIvanov,Sergei,1987-05-01,Wave\n"

    told = run("import", venue, "-", lines=wave)
    taken = run("import", venue, "-", "--take", "2=club", lines=wave)
    wrong = run("import", venue, "-", "--take", "club", lines=wave)
    every = run("import", venue, "-", "--take", "all", lines=wave)

    assert "Row 2, Ivanov Sergei: Club: Wave instead of River (left as it is)" in told.out
    assert taken.out.splitlines()[1] == "Row 2, Ivanov Sergei: Club: Wave instead of River"
    assert (wrong.status, "takes nothing" in wrong.err) == (2, True)
    assert every.out.splitlines() == ["0 new, 1 known"]


def test_a_doubtful_row_is_asked_about_and_answered(run: Run, venue: Path) -> None:
    run("import", venue, "-", lines="family,given,born\nIvanov,Sergei,1987-05-01\n")

    asked = run("import", venue, "-", lines="family,given\nIvanov,Sergei\n")
    new = run("import", venue, "-", "--answer", "2=new", lines="family,given\nIvanov,Sergei\n")

    assert asked.status == 1
    assert "--answer 2=new" in asked.err
    assert "--answer 2=1" in asked.err
    assert new.out.startswith("1 new, 0 known")


def test_everything_that_is_found_may_be_settled_by_hand(run: Run, venue: Path) -> None:
    ended = run(
        "import", venue, "-", "--encoding", "windows-1251", "--delimiter", "semicolon", "--no-header",
        "--columns", "number,family,given,_,born", lines="7;Щербаков;Пётр;x;01.02.1990\n".encode("cp1251"),
    )  # fmt: skip

    assert ended.status == 0
    row = run("show", venue, "entries", "--json").json[0]
    assert (row["name"], row["number"], row["year"]) == ("Щербаков Пётр", "7", "1990")


def test_people_may_come_into_the_address_book_only(run: Run, venue: Path) -> None:
    ended = run("import", venue, LIST, "--only-people")

    assert ended.out == "64 new, 0 known\n"
    assert run("show", venue, "entries", "--json").json == []
    assert run("import", venue, LIST).out.startswith("0 new, 64 known")
    assert len(run("show", venue, "entries", "--json").json) == 64


def test_a_copy_is_made_before_an_import(run: Run, venue: Path) -> None:
    run("import", venue, LIST)

    assert "import" in run("backup", venue, "--list").out


@pytest.mark.parametrize(
    "words", [("--columns", "family,club2"), ("--answer", "x=new"), ("--answer", "5=you")]
)
def test_what_is_settled_wrongly_is_a_slip_of_the_command(
    run: Run, venue: Path, words: tuple[str, str]
) -> None:
    assert run("import", venue, LIST, *words).status == 2


@pytest.mark.parametrize(
    "content", [b"", b"\x00\x01\x02" * 50, b"PK\x03\x04" + b"x" * 100, b"\xff\xfe\x00", b"a" * 70_000]
)
def test_a_file_that_is_no_list_gives_a_sentence(
    run: Run, venue: Path, tmp_path: Path, content: bytes
) -> None:
    strange = tmp_path / "strange.csv"
    strange.write_bytes(content)

    ended = run("import", venue, strange)

    assert ended.status == 1
    assert ended.err


def test_a_list_that_is_not_there_is_the_worlds_doing(run: Run, venue: Path, tmp_path: Path) -> None:
    ended = run("import", venue, tmp_path / "none.csv")

    assert ended.status == 3
    assert "none.csv is not there" in ended.err


def test_a_list_of_the_pre_registered_enters_nobody_and_a_second_time_changes_nothing(
    run: Run, venue: Path
) -> None:
    first = run("import", venue, LIST, "--pre-register")

    assert first.status == 0
    assert first.out.endswith("64 players pre-registered.\n")
    assert run("show", venue, "entries", "--json").json == []
    lines = len(run("show", venue, "activity", "--json").json)
    second = run("import", venue, LIST, "--pre-register")
    assert second.out == "0 new, 64 known\n"
    assert len(run("show", venue, "activity", "--json").json) == lines


def test_who_is_in_already_is_not_pre_registered(run: Run, venue: Path, tmp_path: Path) -> None:
    short = tmp_path / "list.csv"
    short.write_text("Name;Born\nLee Ann;1984\nRoy Bo;1985\n", encoding="utf-8")
    run("do", venue, lines='{"do": "register", "family": "Lee", "given": "Ann", "born": "1984"}\n')

    ended = run("import", venue, short, "--pre-register")

    assert ended.status == 0
    assert "Roy Bo pre-registered." in ended.out


def test_a_schedule_comes_in_from_the_sheet_of_a_workbook_that_is_named(
    run: Run, venue: Path, tmp_path: Path
) -> None:
    book = Workbook()
    book.worksheets[0].append(["Nothing", "here"])
    sheet = book.create_sheet("Levels")
    for row in (["Level", "SB", "BB", "Minutes"], [1, 25, 50, 20], [2, 50, 100, 20]):
        sheet.append(row)
    file = tmp_path / "levels.xlsx"
    book.save(file)

    assert run("structure", venue, file, "--preview").status == 1
    assert run("structure", venue, file, "--sheet", "Levels").status == 0
    missing = run("structure", venue, file, "--sheet", "Moon")
    assert "has no sheet Moon" in missing.err


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("none.xlsx", "not a workbook\n", "The workbook is damaged"),
        ("page.csv", "<!DOCTYPE html><html><body>404</body></html>", "This is a web page"),
        ("page.txt", " <html>\nLee Ann\n", "This is a web page"),
        ("data.csv", '{"players": ["Lee Ann"]}', "This is a web page or a file for programs"),
        ("data.txt", '[{"name": "Lee Ann"}]', "This is a web page or a file for programs"),
    ],
)
def test_what_is_no_list_whatever_it_is_called_enters_nobody(
    run: Run, venue: Path, tmp_path: Path, name: str, text: str, said: str
) -> None:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")

    refused = run("import", venue, file)

    assert (refused.status, said in refused.err) == (1, True)
    assert run("show", venue, "entries", "--json").json == []
