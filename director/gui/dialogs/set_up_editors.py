"""Editors of the set-up, and what stands in them from the start."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from zoneinfo import available_timezones

from PySide6.QtCore import QDateTime, Qt, QTimeZone
from PySide6.QtWidgets import QComboBox, QSpinBox


def system_zone() -> str:
    """The time zone of this computer by its IANA name; UTC where it does not say."""
    name = bytes(QTimeZone.systemTimeZoneId().data()).decode()
    known = name in available_timezones() and not name.startswith("Etc/")
    return name if known else "UTC"


def first_start(now: datetime) -> QDateTime:
    """The next full hour by the clock on the wall."""
    local = now.astimezone().replace(minute=0, second=0, microsecond=0) + timedelta(hours=1)
    return QDateTime(local.year, local.month, local.day, local.hour, 0, 0)


def decimals_of(code: str) -> int:
    """How many decimals a currency has, by its code of three letters; 2 where nobody knows."""
    from babel.numbers import get_currency_precision

    return get_currency_precision(code) if len(code) == 3 else 2


def choice(values: tuple[str, ...], words: Callable[..., str]) -> QComboBox:
    """A box with these values, each in words."""
    box = QComboBox()
    for value in values:
        box.addItem(words(value), value)
    return box


def number(least: int, most: int, value: int) -> QSpinBox:
    """A field for a whole number."""
    box = QSpinBox()
    box.setRange(least, most)
    box.setValue(value)
    box.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return box
