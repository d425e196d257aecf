from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_a_plan_makes_the_file_the_event_and_its_tables(run: Run, plan: Path, tmp_path: Path) -> None:
    path = tmp_path / "evening.floor"

    ended = run("new", path, plan)

    assert ended.status == 0
    assert ended.out.splitlines() == [
        f"Made {path}.",
        "Spring Cup set up.",
        "Tables 1–8 opened, 9 seats each.",
    ]
    event = run("show", path, "event", "--json").json
    assert (event["buy_in"], event["fee"], event["tables"]) == (100_000, 10_050, 8)


def test_another_plan_adds_another_tournament(run: Run, venue: Path, tmp_path: Path) -> None:
    second = tmp_path / "second.toml"
    second.write_text('name = "Sunday Cup"\ntables = [1, 2, 5]', encoding="utf-8")

    assert run("new", venue, second).status == 0

    assert [row["name"] for row in run("show", venue, "tournaments", "--json").json] == [
        "Spring Cup",
        "Sunday Cup",
    ]


def test_without_a_plan_an_empty_venue_is_made(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "empty.floor"

    assert run("new", path).status == 0

    ended = run("show", path)
    assert ended.status == 1
    assert "no tournament" in ended.err


def test_an_existing_file_is_never_made_anew(run: Run, venue: Path) -> None:
    ended = run("new", venue)

    assert ended.status == 2
    assert "there already" in ended.err


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "names no event"),
        ('name = "A"\nstak = 5', "“stak”"),
        ('name = "A"\nbuy_in = "12,5"', "“buy_in”"),
        ('name = "A"\nbuy_in = 10.005', "“buy_in”"),
        ('name = "A"\nbuy_in = -1', "“buy_in”"),
        ('name = "A"\nbuy_in = true', "“buy_in”"),
        ('name = "A"\nbuy_in = nan', "“buy_in”"),
        ('name = "A"\nstack = "many"', "stack"),
        ('name = "A"\nstack = 0', "stack"),
        ('name = "A"\nzone = "Mars/Base"', "Mars/Base"),
        ('name = "A"\nstarts = "tomorrow"', "tomorrow"),
        ('name = "A"\nrules = "house"', "sport-ru"),
        ('name = "A"\ncurrency = "Rubel"', "Rubel"),
        ('name = "A"\ntables = "8-1"', "“tables”"),
        ('name = "A"\ntables = "1-99999"', "“tables”"),
        ('name = "A"\ntables = [1, 1]', "Table 1"),
        ("name = ", "cannot be read"),
        ("a = " + "[" * 5000, "cannot be read"),
    ],
)
def test_a_slip_in_the_plan_is_named_and_leaves_nothing(
    run: Run, tmp_path: Path, text: str, says: str
) -> None:
    plan, path = tmp_path / "slip.toml", tmp_path / "slip.floor"
    plan.write_text(text, encoding="utf-8")

    ended = run("new", path, plan)

    assert ended.status in (1, 2)
    assert says in ended.err
    assert not path.exists()


def test_a_plan_that_is_not_there_is_told(run: Run, tmp_path: Path) -> None:
    ended = run("new", tmp_path / "x.floor", tmp_path / "none.toml")

    assert ended.status == 3
    assert "none.toml" in ended.err


def test_a_folder_that_a_sync_program_copies_is_warned_of(run: Run, plan: Path, tmp_path: Path) -> None:
    ended = run("new", tmp_path / "Dropbox" / "evening.floor", plan)

    assert ended.status == 0
    assert "Dropbox" in ended.err
    assert len(ended.err.splitlines()) == 1


def test_a_plan_may_change_single_rules(run: Run, tmp_path: Path) -> None:
    plan, path = tmp_path / "cup.toml", tmp_path / "cup.floor"
    plan.write_text(
        'name = "Cup"\nrules = "tda-2024"\n[options]\ncap_raises = 4\nft_size = { 9 = 10, 6 = 7 }\n'
        "time_limit = [30, 10]\neven_split = false\n",
        encoding="utf-8",
    )

    ended = run("new", path, plan)

    assert ended.out.splitlines()[1].startswith(
        "Cup set up, its rules changed: Tied both ways – each half apart"
    )
    assert run("show", path, "event", "--json").json["options"] == {
        "even_split": False,
        "cap_raises": 4,
        "time_limit": [30, 10],
        "ft_size": {"9": 10, "6": 7},
    }


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ("options = 4", "[options]"),
        ("[options]\ncap_raise = 4", "“cap_raise”"),
        ("[options]\ncap_raises = 5", "3, 4"),
        ("[options]\ncap_raises = 3.0", "3, 4"),
        ("[options]\nft_size = { 9 = 99 }", '{"9": 9, "8": 9, "7": 7, "6": 7}'),
        ("[options]\neven_split = 2026-12-05", "true, false"),
    ],
)
def test_options_that_cannot_be_leave_nothing_behind(
    run: Run, tmp_path: Path, options: str, says: str
) -> None:
    plan, path = tmp_path / "cup.toml", tmp_path / "cup.floor"
    plan.write_text(f'name = "Cup"\n{options}\n', encoding="utf-8")

    ended = run("new", path, plan)

    assert ended.status == 2
    assert says in ended.err
    assert not path.exists()
