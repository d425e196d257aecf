"""Amounts in words, as receipts have them: six hundred thousand roubles, 05 kopeks."""

from __future__ import annotations

from decimal import Decimal

_USUAL = 2
"""The decimals of the currencies whose names are known; of others the code stands."""


def amount_words(amount: int, code: str, decimals: int, language: str) -> str:
    """An amount of minor units in words of a language, with a capital letter.

    >>> amount_words(60_000_005, "RUB", 2, "en")
    'Six hundred thousand roubles, 05 kopeks'
    >>> amount_words(1_500, "JPY", 0, "ru")
    'Одна тысяча пятьсот JPY'
    >>> amount_words(2_100, "KWD", 3, "en")
    'Two KWD 100/1000'
    """
    # Slow to load, and needed only where somebody is paid.
    from num2words import num2words  # type: ignore[import-untyped] # it has no types

    whole, part = divmod(amount, 10**decimals)
    if decimals == _USUAL:
        try:
            named: str = num2words(
                Decimal(amount).scaleb(-decimals), lang=language, to="currency", currency=code, cents=False
            )
        except NotImplementedError:
            pass
        else:
            return _capital(named)
    told = f"{num2words(whole, lang=language)} {code}"
    return _capital(f"{told} {part:0{decimals}}/{10**decimals}" if part else told)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
