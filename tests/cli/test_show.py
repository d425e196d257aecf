from __future__ import annotations

from pathlib import Path

import pytest

from director.cli.shown import VIEWS
from tests.cli.conftest import Run

NOTHING_YET = {
    "alternates", "bounties", "dues", "expected", "moves", "mysteries", "next-steps", "payouts", "places",
    "prize-plan", "receipts", "rulings", "penalties", "offenders", "handover", "ruling-articles",
}  # fmt: skip
"""Views that have no row before play begins."""


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("view", ["tournaments", *VIEWS])
def test_every_view_is_there_for_people_and_for_programs(
    run: Run, seated: Path, view: str, language: str
) -> None:
    told, given = run("--lang", language, "show", seated, view), run("show", seated, view, "--json")

    assert told.status == given.status == 0
    assert told.out.strip()
    assert bool(given.json) is (view not in NOTHING_YET)


def test_the_event_comes_first(run: Run, seated: Path) -> None:
    assert run("show", seated).out == run("show", seated, "event").out


def test_seats_by_name_are_sorted_as_the_language_sorts(run: Run, venue: Path) -> None:
    lines = "".join(
        f'{{"do":"register","family":"{name}"}}\n' for name in ("Юдин", "Ёлкин", "Абрамов", "Елин")
    )
    run("do", venue, lines=lines)

    names = [row["name"] for row in run("show", venue, "seats-by-name", "--json", "--lang", "ru").json]

    assert names == ["Абрамов", "Елин", "Ёлкин", "Юдин"]


def test_columns_stand_under_each_other_for_chinese_names_too(run: Run, venue: Path) -> None:
    run("do", venue, lines='{"do":"register","family":"李","given":"娜"}\n{"do":"register","family":"Li"}\n')

    lines = run("show", venue, "seats-by-name").out.splitlines()

    starts = {line[:2]: line.index("-") for line in lines[1:]}
    assert starts["Li"] == starts["李 "] + 2


def test_with_several_tournaments_one_must_be_named(run: Run, venue: Path, tmp_path: Path) -> None:
    second = tmp_path / "second.toml"
    second.write_text('name = "Sunday Cup"', encoding="utf-8")
    run("new", venue, second)
    cards = run("show", venue, "tournaments", "--json").json

    unnamed = run("show", venue)
    named = [run("show", venue, "--event", event).out for event in ("sunday cup", "2", cards[1]["id"], "sun")]

    assert unnamed.status == 2
    assert "Spring Cup" in unnamed.err
    assert "Sunday Cup" in unnamed.err
    assert len(set(named)) == 1
    assert "Sunday Cup" in named[0]
    assert run("show", venue, "--event", "Cup").status == 2
    assert run("show", venue, "--event", "Monday").status == 2


def test_an_unknown_view_is_told_with_the_views(run: Run, venue: Path) -> None:
    ended = run("show", venue, "everything")

    assert ended.status == 2
    assert "seats-by-table" in ended.err


def test_the_rules_of_an_event_are_shown_with_their_sources(run: Run, tmp_path: Path) -> None:
    plan, path = tmp_path / "cup.toml", tmp_path / "cup.floor"
    plan.write_text('name = "Cup"\n[options]\ncap_raises = 4\nbust_tie = "stacks"', encoding="utf-8")
    run("new", path, plan)

    rows = {row["option"]: row for row in run("show", path, "rules", "--json").json}

    assert [key for key, row in rows.items() if row["changed"]] == ["cap_raises", "bust_tie"]
    assert (rows["cap_raises"]["value"], rows["cap_raises"]["house"]) == (4, True)
    assert (rows["see_hand"]["book"], rows["see_hand"]["article"]) == ("SP", "5.9.2")
    assert (rows["ft_size"]["value"], rows["ft_size"]["book"]) == ({"9": 9, "8": 9, "7": 7, "6": 7}, "")
    assert "set for this event" in run("show", path, "rules").out
