"""Money, chips, times and dates as each language writes them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.host.i18n import words_for
from director.views import figures
from tests.helpers.evening import PLAN

EN, RU = words_for("en"), words_for("ru")
NARROW, HARD = "\u202f", "\u00a0"


def _plain(text: str) -> str:
    return text.replace(NARROW, " ").replace(HARD, " ")


def test_thousands_stand_apart() -> None:
    assert figures.chips(6_360_000, EN) == "6,360,000"
    assert _plain(figures.chips(6_360_000, RU)) == "6 360 000"


@pytest.mark.parametrize(
    ("amount", "english", "russian"),
    [(110_000, "RUB 1,100", "1 100 ₽"), (110_050, "RUB 1,100.50", "1 100,50 ₽"), (0, "RUB 0", "0 ₽")],
)
def test_money_shows_decimals_only_where_there_are_some(amount: int, english: str, russian: str) -> None:
    assert _plain(figures.money(amount, PLAN, EN)) == english
    assert _plain(figures.money(amount, PLAN, RU)) == russian


def test_a_currency_without_decimals_has_none() -> None:
    plan = replace(PLAN, currency="JPY", decimals=0)

    assert figures.money(1500, plan, EN) == "JP¥1,500"


def test_a_moment_is_shown_by_the_clock_on_the_wall() -> None:
    assert figures.clock_time("2026-12-05T18:14:03.250Z", PLAN, EN) == "21:14"
    assert figures.clock_time("2026-12-05T18:14:03.250Z", replace(PLAN, zone="UTC"), EN) == "18:14"
    assert figures.day_and_time("2026-12-05T18:14:03.250Z", PLAN, EN) == "5 Dec 2026, 21:14"
    assert figures.exact_time("2026-12-05T18:14:03.250Z", PLAN, EN) == "5 Dec 2026, 21:14:03"


def test_the_start_is_written_out() -> None:
    assert figures.start_time(PLAN, EN) == "5 December 2026, 18:00"
    assert figures.start_time(PLAN, RU) == "5 декабря 2026, 18:00"
    assert figures.start_time(replace(PLAN, starts=""), EN) == ""


def test_a_birth_date_or_only_the_year() -> None:
    assert figures.birth_date("1984-05-28", EN) == "28 May 1984"
    assert figures.birth_date("1984-05-28", RU) == "28.05.1984"
    assert figures.birth_date("1984", EN) == "1984"


@pytest.mark.parametrize("digits", [18, 29, 31, 4_000])
def test_a_number_that_no_event_has_is_still_named_to_the_last_digit(digits: int) -> None:
    amount = 10**digits + 7

    assert figures.chips(amount, words_for("en")).replace(",", "") == str(amount)
    assert figures.signed(-amount, words_for("en")).replace(",", "") == f"−{amount}"
    told = figures.currency(amount, "EUR", 2, words_for("en"))
    assert told.replace(",", "") == f"€{str(amount)[:-2]}.07"
