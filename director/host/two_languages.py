"""Words of two languages at once, for paper that people of both read.

A text that both languages write alike is said once. Figures and dates follow the first language.
"""

from __future__ import annotations

import gettext
from collections.abc import Iterable
from functools import cache
from typing import Any, Self

from director.host.i18n import Words, words_for

APART = " / "
"""Between the languages where they stand in one line."""


class Twice(str):
    """A text in two languages; as plain text both, with a stroke between."""

    __slots__ = ("first", "second")

    first: str
    second: str

    def __new__(cls, first: str, second: str) -> Self:
        """Both texts; `twice` is the way to one that says the same only once."""
        made = super().__new__(cls, f"{first}{APART}{second}")
        made.first, made.second = first, second
        return made

    def format(self, *places: object, **fields: object) -> str:
        """Each language filled in for itself, with what was filled in said in that language."""
        firsts, seconds = (self._side(places, fields, of) for of in ("first", "second"))
        return twice(
            self.first.format(*firsts[0], **firsts[1]), self.second.format(*seconds[0], **seconds[1])
        )

    @staticmethod
    def _side(places: Iterable[object], fields: dict[str, Any], of: str) -> tuple[list[Any], dict[str, Any]]:
        def said(value: object) -> object:
            return getattr(value, of) if isinstance(value, Twice) else value

        return [said(value) for value in places], {name: said(value) for name, value in fields.items()}


class Again(str):
    """A line of the second language alone, where both did not fit into one."""

    __slots__ = ()


def twice(first: str, second: str) -> str:
    """Both texts, or one where they are the same."""
    return Twice(first, second) if first != second else first


class BothWords(Words):
    """Says everything in two languages."""

    __slots__ = ("_pair",)

    def __init__(self, first: Words, second: Words) -> None:
        super().__init__(first.language, gettext.NullTranslations())
        self._pair = first, second

    def _(self, text: str) -> str:
        """The text in both languages."""
        first, second = self._pair
        return twice(first._(text), second._(text))

    def ngettext(self, one: str, many: str, n: int) -> str:
        """The form of both languages that goes with a number."""
        first, second = self._pair
        return twice(first.ngettext(one, many, n), second.ngettext(one, many, n))

    def pgettext(self, context: str, text: str) -> str:
        """The text as it is meant in a context, in both languages."""
        first, second = self._pair
        return twice(first.pgettext(context, text), second.pgettext(context, text))

    def __repr__(self) -> str:
        return f"BothWords({self._pair[0]!r}, {self._pair[1]!r})"


@cache
def words_of_both(first: str, second: str) -> Words:
    """The words of two languages, or of the first alone where there is no other.

    Raises ValueError for a language the program does not speak.
    """
    if second in ("", first):
        return words_for(first)
    return BothWords(words_for(first), words_for(second))
