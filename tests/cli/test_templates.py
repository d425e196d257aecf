"""Templates of the house: listed, chosen, and where they cannot be, told why."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run

PAYOUTS = 'format = 1\nname = "Friday"\nkind = "percent"\n[[tables]]\npercents = ["60", "40"]\n'
POINTS = 'format = 1\nname = "Liga"\nfactor = 7\n'


@pytest.fixture
def payouts(venue: Path) -> Path:
    """The folder of payout tables beside the venue."""
    folder = venue.parent / "templates" / "payouts"
    folder.mkdir(parents=True)
    return folder


def _points(venue: Path, **files: str) -> None:
    folder = venue.parent / "templates" / "points"
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")


def _planned(run: Run, venue: Path, table: str, language: str = "en") -> str:
    """What is said to a plan of prizes by this table; empty where it is done."""
    answer = run("--lang", language, "do", venue, lines=f'{{"do":"plan-prizes","table":"{table}"}}').lines[0]
    return str(answer.get("error", {}).get("message", ""))


def test_every_template_is_listed_with_whose_it_is(run: Run, venue: Path, payouts: Path) -> None:
    (payouts / "friday.toml").write_text(PAYOUTS, encoding="utf-8")
    _points(venue, liga=POINTS)

    rows = run("templates", venue, "--json").json["templates"]

    assert [row["key"] for row in rows if row["kind"] == "schedule"] == ["turbo", "evening", "deep"]
    assert [(row["key"], row["name"], row["file"]) for row in rows if row["own"]] == [
        ("friday", "Friday", "templates/payouts/friday.toml"),
        ("liga", "Liga", "templates/points/liga.toml"),
    ]
    shown = run("--lang", "ru", "templates", venue)
    assert (shown.status, shown.err) == (0, "")
    assert "таблица выплат" in shown.out


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("no table", "Line 1: write a line as name = value."),
        (PAYOUTS.replace("format = 1\n", ""), "It does not say format = 1"),
        (PAYOUTS.replace('"Friday"', "5"), "Its name is no text in quotation marks."),
        (PAYOUTS.replace("tables", "stables"), "There is no “stables” here. There are: kind, name, tables"),
        (
            PAYOUTS.replace('["60", "40"]', '"60"'),
            '“tables[1].percents” is "60". It should be a list in [ ].',
        ),
        ("x = " + "9" * 5000, "A number is too long to be meant."),
        ("#" * 1_000_001, "It is too long to be meant."),
        ("\udcff", "It is no text in UTF-8."),
    ],
)
def test_a_file_of_the_house_that_cannot_be_used_is_explained_in_listing_and_at_use(
    run: Run, venue: Path, payouts: Path, text: str, why: str
) -> None:
    (payouts / "friday.toml").write_bytes(text.encode("utf-8", "surrogateescape"))

    listed = run("templates", venue)
    assert f"templates/payouts/friday.toml is left out. {why}" in listed.out
    assert f"templates/payouts/friday.toml is left out. {why}" in _planned(run, venue, "friday")
    assert "templates/payouts/friday.toml" in _planned(run, venue, "own-friday")
    russian = _planned(run, venue, "friday", "ru")
    assert russian.startswith("Файл templates/payouts/friday.toml не используется. ")
    assert _planned(run, venue, "club") == ""


def test_a_value_that_cannot_be_is_told_by_its_sentence(run: Run, venue: Path, payouts: Path) -> None:
    (payouts / "friday.toml").write_text(PAYOUTS.replace('"60"', '"70"'), encoding="utf-8")

    said = _planned(run, venue, "friday")

    assert said.startswith("templates/payouts/friday.toml is left out. ")
    assert "percent" in said.lower()


def test_a_folder_in_place_of_a_file_is_told(run: Run, venue: Path, payouts: Path) -> None:
    (payouts / "friday.toml").mkdir()

    assert "it is a folder or a device, not a file" in _planned(run, venue, "friday")


def test_one_of_the_house_with_the_name_of_one_of_ours_is_never_mixed_up_with_it(
    run: Run, venue: Path, payouts: Path
) -> None:
    (payouts / "Club.toml").write_text(PAYOUTS, encoding="utf-8")
    _points(venue, root=POINTS)

    listed = run("templates", venue).out
    assert "templates/payouts/Club.toml has the name of one of the program: say own-Club for it." in listed
    assert "templates/points/root.toml has the name of one of the program: say own-root for it." in listed
    said = _planned(run, venue, "club")
    assert said.startswith("“club” may be more than one. Say own-Club for that of the house")
    assert run("show", venue, "activity").out.count("Prizes") == 0
    assert _planned(run, venue, "own-club") == ""
    for words in ((), ("--points", "root")):
        ended = run("season", venue, "--with-unfinished", *words)
        assert (ended.status, ended.out) == (2, "")
        assert "Say own-root for that of the house, templates/points/root.toml" in ended.err
    assert run("season", venue, "--with-unfinished", "--points", "own-root").status == 0


def test_a_table_is_named_in_any_case_by_its_file_or_its_name(run: Run, venue: Path, payouts: Path) -> None:
    (payouts / "fri.toml").write_text(PAYOUTS, encoding="utf-8")

    for name in ("fri", "FRI", "Friday", "friday", "own-fri", "Club"):
        assert _planned(run, venue, name) == "", name
    said = _planned(run, venue, "none")
    assert said.startswith("There is no payout table “none”. There are: club (")
    assert said.endswith("; fri (Friday).")


def test_schedules_of_the_house_are_told_apart_as_well(run: Run, venue: Path) -> None:
    folder = venue.parent / "templates"
    folder.mkdir()
    assert run("structure", venue, "--template", "turbo", "--out", folder / "turbo.toml").status == 0
    (folder / "broken.toml").write_text('format = 1\n[[parts]]\npart = "pause"\n', encoding="utf-8")

    twice = run("structure", venue, "--template", "turbo", "--preview")
    assert twice.status == 2
    assert "Say own-turbo" in twice.err
    assert run("structure", venue, "--template", "own-turbo", "--preview").status == 0
    broken = run("structure", venue, "--template", "broken", "--preview")
    assert broken.status == 2
    assert '“parts[1].part” is "pause". It should be one of: level, break, day_end.' in broken.err
    read = run("structure", venue, folder / "broken.toml")
    assert read.status == 1
    assert "This file is not as this program writes it. “parts[1].part” is" in read.err
    assert run("structure", venue, "--template", "nothing").status == 2
