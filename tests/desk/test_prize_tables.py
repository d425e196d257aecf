"""Payout tables and tables of points: ours, and those of a house."""

from __future__ import annotations

from pathlib import Path

import pytest

from director.desk.house_files import BadTemplate
from director.desk.prize_tables import (
    PAYOUTS,
    POINTS,
    payout_tables,
    points_tables,
    read_payouts,
    read_points,
)
from director.domain.prize_plan import PrizePlan
from director.rules.prizes.proposing import propose_payouts
from tests.helpers.prize_room import PrizeRoom

GOOD = 'format = 1\nname = "Friday"\nkind = "percent"\ntables = [{ percents = ["60", "40"] }]\n'


def test_every_table_of_ours_pays_a_field() -> None:
    tables = payout_tables()
    assert [one.key for one in tables] == list(PAYOUTS)
    for one in tables:
        proposed = propose_payouts(PrizeRoom(9).tournament, PrizePlan(scheme=one.scheme, unit=100))
        assert sum(proposed.amounts) == proposed.pool.total
        assert one.scheme.name == one.key
    assert [one.key for one in points_tables()] == list(POINTS)


def test_a_house_keeps_its_own_beside_the_venue_and_a_file_that_is_none_is_left_aside(tmp_path: Path) -> None:
    venue = tmp_path / "venue.floor"
    assert len(payout_tables(venue)) == len(PAYOUTS)
    folder = tmp_path / "templates" / "payouts"
    folder.mkdir(parents=True)
    (folder / "friday.toml").write_text(GOOD, encoding="utf-8")
    (folder / "bad.toml").write_text("no table", encoding="utf-8")
    (folder / "torn.toml").write_bytes(b"\xff\xfe")
    (folder / "huge.toml").write_text("#" * 1_000_001, encoding="utf-8")
    (folder / "Аня.toml").write_text(GOOD.replace('name = "Friday"\n', ""), encoding="utf-8")
    points = tmp_path / "templates" / "points"
    points.mkdir()
    (points / "liga.toml").write_text('format = 1\nname = "Liga"\nfactor = 7\n', encoding="utf-8")

    own = [one for one in payout_tables(venue) if one.own]

    assert [(one.key, one.scheme.name) for one in own] == [("friday", "Friday"), ("Аня", "Аня")]
    assert [one.table.factor for one in points_tables(venue) if one.own] == [7]


def test_a_folder_that_cannot_be_read_gives_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(_folder: Path, _pattern: str) -> list[Path]:
        raise PermissionError

    monkeypatch.setattr(Path, "glob", denied)

    assert len(payout_tables(tmp_path / "venue.floor")) == len(PAYOUTS)


@pytest.mark.parametrize(
    "text",
    [
        "not toml",
        GOOD.replace("format = 1", "format = 2"),
        GOOD.replace("format = 1\n", ""),
        GOOD.replace('"Friday"', "5"),
        GOOD.replace("tables", "stables"),
        GOOD.replace('"60"', "60"),
        GOOD.replace('"60"', '"70"'),
    ],
)
def test_a_file_that_is_no_payout_table_says_why(text: str) -> None:
    with pytest.raises(BadTemplate):
        read_payouts(text, "key")


def test_a_file_that_is_no_table_of_points_says_why() -> None:
    with pytest.raises(BadTemplate):
        read_points('format = 1\nkind = "places"\n', "key")
