"""Money, chips, times and dates as text, the way a language writes them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, date, datetime
from decimal import Decimal, localcontext
from functools import lru_cache
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from babel import Locale
from babel.dates import format_date, format_datetime, format_time
from babel.lists import format_list
from babel.numbers import (
    format_currency,
    format_decimal,
    format_percent,
    get_currency_symbol,
    get_decimal_symbol,
)

from director.host.i18n import Words

if TYPE_CHECKING:
    from director.domain.plan import Plan

KEPT = 4_096
"""So many amounts are remembered as they were written last: each takes Babel as long as a hundred rows."""


@lru_cache
def locale_of(language: str) -> Locale:
    """The customs of a language: British for English, Russian for Russian."""
    return Locale.parse({"en": "en_GB", "ru": "ru_RU"}[language])


def chips(amount: int, words: Words) -> str:
    """A number of chips with the thousands apart.

    >>> from director.host.i18n import words_for
    >>> chips(6_360_000, words_for("en"))
    '6,360,000'
    """
    return _grouped(amount, words.language)


@lru_cache(maxsize=KEPT)
def _grouped(amount: int, language: str) -> str:
    with _every_digit(amount):
        return format_decimal(amount, locale=locale_of(language))


def chip_list(values: Iterable[int], words: Words) -> str:
    """Chips by their values, in a sentence: thousands have commas of their own.

    >>> from director.host.i18n import words_for
    >>> chip_list((25, 1_000, 100_000), words_for("en"))
    '25, 1,000 and 100,000'
    """
    return format_list([chips(value, words) for value in values], locale=locale_of(words.language))


@contextmanager
def _every_digit(amount: int) -> Iterator[None]:
    """Room for all digits of a number that no event has, but that a refusal has to name."""
    with localcontext() as context:
        context.prec = max(context.prec, amount.bit_length())
        yield


def signed(amount: int, words: Words) -> str:
    """A change of a number of chips with its sign.

    >>> from director.host.i18n import words_for
    >>> signed(1_500, words_for("en")), signed(-75, words_for("en")), signed(0, words_for("en"))
    ('+1,500', '−75', '0')
    """
    sign = "+" if amount > 0 else "−" if amount < 0 else ""
    return sign + chips(abs(amount), words)


def times(factor: float, words: Words) -> str:
    """How many times as much, to the second decimal.

    >>> from director.host.i18n import words_for
    >>> times(1.45, words_for("ru"))
    '1,45'
    """
    return format_decimal(factor, "0.00", locale=locale_of(words.language))


def percent(part: int, whole: int, words: Words) -> str:
    """A part of a whole in hundredths, to the second decimal, with its sign. The whole is not nothing.

    >>> from director.host.i18n import words_for
    >>> percent(2_410_000, 87_730_000, words_for("en")), percent(-5, 1_000, words_for("en"))
    ('+2.75%', '−0.50%')
    """
    told = format_percent(abs(part) / whole, "0.00%", locale=locale_of(words.language))
    sign = "+" if part > 0 else "−" if part < 0 else ""
    space = "\u00a0" if words.language == "ru" else ""
    return sign + told.replace("%", f"{space}%")


def as_kept(decimals: str, words: Words) -> str:
    """A number that is kept exact, as a text with a point, the way it is written here.

    >>> from director.host.i18n import words_for
    >>> as_kept("12.5", words_for("en")), as_kept("12.5", words_for("ru"))
    ('12.5', '12,5')
    """
    return decimals.replace(".", get_decimal_symbol(locale_of(words.language)))


def share(hundredths: int, words: Words) -> str:
    """A part of a whole that stands in hundredths of a percent.

    >>> from director.host.i18n import words_for
    >>> share(4_960, words_for("en")), share(5, words_for("ru")).replace("\u00a0", " ")
    ('49.60%', '0,05 %')
    """
    return percent(hundredths, 10_000, words).lstrip("+")


def card(code: str) -> str:
    """A card as people read it.

    >>> card("Kd"), card("Ts")
    ('K♦', '10♠')
    """
    return code.replace("T", "10").translate(_SUITS)


_SUITS = str.maketrans("cdhs", "♣♦♥♠")


def duration(ms: int) -> str:
    """A time that is left: 12:34 or 1:02:03. It reads nothing only when nothing is left.

    >>> duration(754_000), duration(753_001), duration(3_723_000), duration(0)
    ('12:34', '12:34', '1:02:03', '0:00')
    """
    minutes, seconds = divmod(-(-ms // 1000), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def money(amount: int, plan: Plan, words: Words) -> str:
    """An amount of minor units in the event's currency; whole amounts without decimals."""
    return currency(amount, plan.currency, plan.decimals, words)


def currency(amount: int, code: str, decimals: int, words: Words) -> str:
    """An amount of minor units in any currency. Less than nothing has a true minus, as everywhere.

    >>> from director.host.i18n import words_for
    >>> currency(-110_000, "EUR", 2, words_for("en")), currency(110_050, "EUR", 2, words_for("en"))
    ('−€1,100', '€1,100.50')
    """
    return _currency(amount, code, decimals, words.language)


@lru_cache(maxsize=KEPT)
def _currency(amount: int, code: str, decimals: int, language: str) -> str:
    whole = amount % 10**decimals == 0
    places = "" if whole else "." + "0" * decimals
    local = locale_of(language)
    pattern = local.currency_formats["standard"].pattern.split(";")[0].replace(".00", places)
    if get_currency_symbol(code, local)[-1:].isalpha():
        pattern = pattern.replace("¤#", "¤\u00a0#")  # RUB 1,100 and not RUB1,100
    with _every_digit(amount):
        value = Decimal(abs(amount)).scaleb(-decimals)
        told = format_currency(value, code, pattern, locale=local, currency_digits=False)
    return f"−{told}" if amount < 0 else told


def clock_time(at: str, plan: Plan, words: Words) -> str:
    """A moment of the journal as the clock on the wall showed it: 21:14."""
    return format_time(_local(at, plan), "HH:mm", locale=locale_of(words.language))


def day_and_time(at: str, plan: Plan, words: Words) -> str:
    """A moment of the journal with its day."""
    return _day_and_time(_local(at, plan).replace(second=0, microsecond=0), words.language)


@lru_cache(maxsize=KEPT)  # a list of thousands was written within some hours
def _day_and_time(moment: datetime, language: str) -> str:
    return format_datetime(moment, "d MMM y, HH:mm", locale=locale_of(language))


def exact_time(at: str, plan: Plan, words: Words) -> str:
    """A moment of the journal with its day and seconds."""
    return format_datetime(_local(at, plan), "d MMM y, HH:mm:ss", locale=locale_of(words.language))


def start_time(plan: Plan, words: Words) -> str:
    """When the event starts, by the clock of its place; empty when not yet known."""
    return starts(plan.starts, words)


def starts(text: str, words: Words) -> str:
    """A local date and time such as 2026-12-05T18:00, written out; empty for nothing."""
    if not text:
        return ""
    return format_datetime(datetime.fromisoformat(text), "d MMMM y, HH:mm", locale=locale_of(words.language))


def day(at: str, plan: Plan, words: Words) -> str:
    """The day of a moment of the journal, in the time of the place."""
    return _day(_local(at, plan).date(), words.language)


@lru_cache(maxsize=KEPT)
def _day(day: date, language: str) -> str:
    return format_date(day, "d MMMM y", locale=locale_of(language))


def start_day(plan: Plan, words: Words) -> str:
    """The day on which the event starts; empty when not yet known."""
    if not plan.starts:
        return ""
    return format_date(datetime.fromisoformat(plan.starts), "d MMMM y", locale=locale_of(words.language))


def birth_date(born: str, words: Words) -> str:
    """A birth date as the language writes it; the bare year where only that is known."""
    if len(born) != len("2000-01-01"):
        return born
    return _birth_date(born, words.language)


@lru_cache(maxsize=KEPT)
def _birth_date(born: str, language: str) -> str:
    form = "short" if language == "ru" else "d MMM y"
    return format_date(datetime.fromisoformat(born), form, locale=locale_of(language))


def _local(at: str, plan: Plan) -> datetime:
    return datetime.fromisoformat(at).astimezone(ZoneInfo(plan.zone) if plan.zone != "UTC" else UTC)
