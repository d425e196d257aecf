from __future__ import annotations

import pytest

from director.cli.columns import table, width


def test_a_chinese_sign_takes_two_columns_and_an_accent_none() -> None:
    assert [width(text) for text in ("Ли", "李娜", "e\N{COMBINING ACUTE ACCENT}", "")] == [2, 4, 1, 0]


def test_numbers_stand_to_the_right_and_line_breaks_become_spaces(capsys: pytest.CaptureFixture[str]) -> None:
    rows = [{"n": 7, "what": "one\ntwo"}, {"n": 812, "what": None}]

    table([("n", "No"), ("what", "What")], rows)

    assert capsys.readouterr().out == " No  What\n  7  one two\n812\n"


def test_without_rows_the_heads_stand_alone(capsys: pytest.CaptureFixture[str]) -> None:
    table([("n", "No")], [])

    assert capsys.readouterr().out == "No\n"
