"""Which tournament of a venue is meant: its number never becomes that of another."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def _new(run: Run, venue: Path, name: str, starts: str) -> None:
    plan = venue.with_name("one.toml")
    plan.write_text(f'name = "{name}"\nstarts = {starts}T18:00:00\n', encoding="utf-8")
    ended = run("new", venue, plan)
    assert ended.status == 0, ended.err


def _meant(run: Run, venue: Path, event: str) -> str:
    ended = run("show", venue, "event", "--event", event, "--json")
    assert ended.status == 0, ended.err
    return str(ended.json["name"])


@pytest.fixture
def series(run: Run, tmp_path: Path) -> Path:
    """Three tournaments of a venue, made in this order."""
    venue = tmp_path / "series.floor"
    for name, day in (("Opening", "2026-12-05"), ("Main Event", "2026-12-06"), ("Turbo", "2026-12-04")):
        _new(run, venue, name, day)
    return venue


def test_a_later_tournament_changes_no_number(run: Run, series: Path) -> None:
    names = {number: _meant(run, series, number) for number in ("1", "2", "3")}
    assert names == {"1": "Opening", "2": "Main Event", "3": "Turbo"}

    _new(run, series, "Aftermath", "2026-12-31")
    _new(run, series, "Before", "2026-01-01")

    assert {number: _meant(run, series, number) for number in ("1", "2", "3")} == names
    assert (_meant(run, series, "4"), _meant(run, series, "5")) == ("Aftermath", "Before")
    rows = run("show", series, "tournaments", "--json").json
    assert [(row["number"], row["name"]) for row in rows][:2] == [(4, "Aftermath"), (2, "Main Event")]


def test_numbers_stay_through_trash_set_up_and_tidying_of_the_file(run: Run, series: Path) -> None:
    assert run("trash", series, "--event", "2").status == 0
    assert run("do", series, "--event", "1", lines='{"do":"SetUp","plan":{"name":"First"}}').status == 0
    with sqlite3.connect(series, isolation_level=None) as database:
        database.execute("VACUUM")

    assert (_meant(run, series, "1"), _meant(run, series, "3")) == ("First", "Turbo")
    gone = run("show", series, "--event", "2")
    assert gone.status == 2
    assert "No tournament" in gone.err
    assert "  2  " not in gone.err
    assert run("trash", series).out.splitlines()[1].startswith("2  Main Event")
    assert run("trash", series, "--restore", "2").status == 0
    assert _meant(run, series, "2") == "Main Event"
    assert run("check", series, "--event", "2").status == 0


def test_a_name_that_is_the_number_of_another_is_asked_about(run: Run, series: Path) -> None:
    _new(run, series, "2", "2026-12-07")

    ended = run("show", series, "--event", "2")

    assert ended.status == 2
    said = ended.err.splitlines()
    assert "Several tournaments" in said[0]
    assert [line.split()[0] for line in said[1:]] == ["2", "4"], "only those that may be meant"
    assert _meant(run, series, said[2].split()[-1]) == "2"


@pytest.mark.parametrize("event", ["main event", "MAIN", "2"])
def test_a_tournament_is_named_by_number_or_name_in_any_case(run: Run, series: Path, event: str) -> None:
    assert _meant(run, series, event) == "Main Event"


# ------------------------------------------------------------------ a season


def _counted(run: Run, series: Path, *events: str) -> int:
    words = [word for event in events for word in ("--events", event)]
    ended = run("season", series, "--with-unfinished", "--json", *words)
    assert ended.status == 0, ended.err
    return int(ended.json["events"])


@pytest.fixture
def played(run: Run, series: Path) -> Path:
    """The same with somebody in each."""
    for number in ("1", "2", "3"):
        line = f'{{"do":"register","family":"Ann{number}","seated":false}}'
        assert run("do", series, "--event", number, lines=line).status == 0
    return series


def test_a_season_takes_numbers_and_names(run: Run, played: Path) -> None:
    assert _counted(run, played) == 3
    assert _counted(run, played, "1-2") == 2
    assert _counted(run, played, "main event", "3") == 2
    assert _counted(run, played, "1,2", "Opening") == 2
    _new(run, played, "Later", "2027-01-01")
    ended = run("season", played, "--with-unfinished", "--events", "1")
    assert "Ann1" in ended.out
    assert "Ann2" not in ended.out


@pytest.mark.parametrize("events", ["9", "1-9", "Maine", "", " ", "0", "1-99999999"])
def test_a_season_of_what_is_no_event_is_refused_with_those_there_are(
    run: Run, played: Path, events: str
) -> None:
    for language in ("en", "ru"):
        ended = run("--lang", language, "season", played, "--events", events)

        assert (ended.status, ended.out) == (2, "")
        assert not events.strip() or "  2  Main Event  " in ended.err


def test_a_player_without_a_place_has_no_best_place(run: Run, played: Path) -> None:
    words = ("season", played, "--with-unfinished", "--points", "places")

    assert run(*words, "--json").json["rows"][0]["best"] is None
    row = run(*words).out.splitlines()[1]
    assert row.split() == ["1", "Ann1", "0", "1", "0"], "rank, name, points, played, won"
