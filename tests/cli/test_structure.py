"""director structure: a sheet read, checked and set without a window; templates; files written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.helpers.sheets import CLUB, STUD, TOUR

CHIPS = [
    {"value": value, "owned": owned, "in_stack": count}
    for value, owned, count in (
        (25, 3000, 8),
        (100, 3000, 8),
        (500, 3000, 8),
        (1000, 3000, 15),
        (5000, 2500, 6),
    )
]


@pytest.fixture
def large(run: Run, tmp_path: Path) -> Path:
    """The event of the sheet: 50,000 chips a stack, and a house that owns too few of 1,000."""
    plan, path = tmp_path / "large.toml", tmp_path / "large.floor"
    plan.write_text(
        'name = "Main"\nstarts = 2026-12-05T12:00:00\nzone = "Europe/Moscow"\nstack = 50000\n', "utf-8"
    )
    assert run("new", path, plan).status == 0
    assert run("do", path, lines=json.dumps({"do": "SetChips", "case": {"chips": CHIPS}})).status == 0
    return path


def test_the_sheet_of_three_days_is_checked_for_287_entries_and_set(run: Run, large: Path) -> None:
    ended = run("structure", large, TOUR, "--entries", 287)

    assert ended.status == 0
    assert "28 levels, 5 breaks, 2 days." in ended.out
    assert "Row 6: Late registration until level 4, from the note “end of registration”." in ended.out
    assert "LOOK: Level 25 is doubtful: big blind 30,000 is less than in level 24, 40,000." in ended.out
    assert "STOP: 1,305 chips of 1,000 are missing: the stacks need 4,305, 3,000 are there." in ended.out
    assert "Chips of 25 are last needed in level 6 (ante 75): off at the break after it." in ended.out
    assert "On day 2 of 2" in ended.out
    assert "Reckoned for 287 entries, 50,000 chips each, 9 seats at a table." in ended.out
    assert ended.out.splitlines()[-1] == "Level schedule: 28 levels."
    assert run("show", large, "activity", "--json").json[0]["kind"] == "SetStructure"


def test_the_schedule_in_force_is_shown_and_checked(run: Run, large: Path) -> None:
    run("structure", large, TOUR)

    ended = run("structure", large, "--entries", 287, "--json")

    rows, check = ended.json["rows"], ended.json["check"]
    assert (len(rows), rows[0]["blinds"], rows[4]["marks"]) == (34, "75 / 150", "registration closes")
    assert check["playable"] is False
    assert [row["level"] for row in check["outlook"]] == [str(n) for n in range(1, 29)]
    assert check["outlook"][0]["tables"] == "32"


def test_a_preview_changes_nothing(run: Run, venue: Path) -> None:
    ended = run("structure", venue, CLUB, "--preview", "--lang", "ru")

    assert ended.status == 0
    assert run("structure", venue).status == 1, "there is none yet"


def test_a_sheet_with_faults_is_refused_whole(run: Run, venue: Path, tmp_path: Path) -> None:
    """I04."""
    sheet = tmp_path / "sheet.csv"
    sheet.write_text(TOUR.read_text("utf-8").replace("level,60,500,1000", "level,sixty,500,1000"), "utf-8")

    ended = run("structure", venue, sheet)

    assert ended.status == 1
    assert "Row 11, column minutes: “sixty” is no length. Write whole minutes, such as 20." in ended.err
    assert "1 fault. Nothing is taken over until it is mended." in ended.err
    assert "no level schedule yet" in run("structure", venue).err


def test_what_the_sheet_does_not_say_is_said_beside_it(run: Run, venue: Path) -> None:
    ended = run(
        "structure", venue, "-", "--no-header", "--columns", "level,small_blind,big_blind,ante",
        "--minutes", 25,
        "--ante", "big-blind", "--delimiter", "comma", "--json", lines="1,25,50,50\n2,50,100,100\n",
    )  # fmt: skip

    rows = ended.json["rows"]
    assert [(row["minutes"], row["blinds"], row["ante"]) for row in rows] == [
        ("25", "25 / 50", "50"),
        ("25", "50 / 100", "100"),
    ]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (
            ("--template", "nothing such"),
            "turbo (Turbo, 15 minutes); evening (Evening, 20 minutes); deep (Deep, 40 minutes).",
        ),
        (("sheet.csv", "--template", "deep"), "not both"),
        (("-", "--minutes", "0"), "from 1 to 1440 minutes"),
        (("-", "--columns", "blind"), "is no field of a column"),
        (("--entries", "1"), "A schedule is for 2 to 1,000,000 entries."),
        (("--entries", "-5"), "A schedule is for 2 to 1,000,000 entries."),
        (("--entries", "100000000000"), "A schedule is for 2 to 1,000,000 entries."),
    ],
)
def test_what_cannot_be_meant_is_said(run: Run, venue: Path, words: tuple[str, ...], says: str) -> None:
    ended = run("structure", venue, *words)

    assert ended.status == 2
    assert says in ended.err


@pytest.mark.parametrize(("name", "language"), [("Turbo, 15 minutes", "en"), ("turbo", "ru"), ("deep", "en")])
def test_a_template_brings_its_chips(run: Run, venue: Path, name: str, language: str) -> None:
    ended = run("structure", venue, "--template", name, "--lang", language)

    assert ended.status == 0
    kinds = [row["kind"] for row in run("show", venue, "activity", "--json").json]
    assert kinds[:2] == ["SetChips", "SetStructure"]


def test_the_schedule_is_written_for_people_and_comes_back(run: Run, venue: Path, tmp_path: Path) -> None:
    run("structure", venue, STUD)
    for name in ("out.csv", "out.toml"):
        first = run("structure", venue, "--out", tmp_path / name, "--lang", "ru")
        again = run("structure", venue, tmp_path / name)

        assert (first.status, again.status) == (0, 0)
    assert (tmp_path / "out.csv").read_text("utf-8-sig").count(";") > 10
    changed = [row for row in run("show", venue, "activity", "--json").json if row["kind"] == "SetStructure"]
    assert len(changed) == 1, "what changes nothing is not written"


def test_the_sheet_is_printed(run: Run, large: Path, tmp_path: Path) -> None:
    none = run("print", large, "structure-sheet", "--out", tmp_path / "none.pdf")
    run("structure", large, TOUR)

    for language in ("en", "ru"):
        out = tmp_path / f"{language}.pdf"
        assert run("print", large, "structure-sheet", "--out", out, "--lang", language).status == 0
        assert out.read_bytes().startswith(b"%PDF")
    assert (none.status, none.err) == (1, "There is nothing to print: the event has no level schedule yet.\n")


def test_the_sheet_may_stand_after_the_options(run: Run, venue: Path) -> None:
    ended = run("structure", venue, "--preview", "--entries", 20, STUD, "--minutes", 15)

    assert (ended.status, ended.err) == (0, "")
    assert "10 levels." in ended.out
    assert run("structure", venue, "--entries", 20).err.startswith("There is no level schedule yet.")


def test_a_sheet_of_big_blinds_alone_is_doubted(run: Run, venue: Path) -> None:
    ended = run("structure", venue, "-", "--preview", lines="Level,BB,Min\n1,50,20\n2,100,20\n")

    assert "LOOK: No level has a small blind." in ended.out


def test_where_no_end_can_be_told_the_sentence_ends_there(run: Run, venue: Path) -> None:
    ended = run("structure", venue, STUD, "--preview", "--entries", 287)

    assert "End: No end can be told.\n" in ended.out
    assert "STOP: Levels 1–10 have no blinds, and the game is No-limit Hold’em." in ended.out
