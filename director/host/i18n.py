"""Words of a language by gettext.

English is the source; other languages come from resources/i18n/*.mo. A checkout whose catalogue was not
compiled yet, or was edited since, compiles it in memory, so that it never shows English by accident.
Views and printing take `Words` as an argument: a card may be in another language than the screen.
"""

from __future__ import annotations

import gettext as _gettext
import io
import locale
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final

from director.host import resources

LANGUAGES: Final = {"en": "English", "ru": "Русский"}
"""Code and own name of every language the program speaks."""

SOURCE: Final = "en"
"""The language of the texts in the source."""


class Words:
    """The words of one language."""

    __slots__ = ("_catalogue", "language")

    def __init__(self, language: str, catalogue: _gettext.NullTranslations) -> None:
        self.language = language
        """Its code, such as `ru`."""
        self._catalogue = catalogue

    def _(self, text: str) -> str:
        """The text in this language, or the English one when it is not translated."""
        return self._catalogue.gettext(text) if text else text

    def ngettext(self, one: str, many: str, n: int) -> str:
        """The form of a text that goes with a number."""
        return self._catalogue.ngettext(one, many, n)

    def pgettext(self, context: str, text: str) -> str:
        """The text as it is meant in a context, where one English word has two meanings."""
        return self._catalogue.pgettext(context, text)

    def __repr__(self) -> str:
        return f"Words({self.language!r})"


@cache
def words_for(language: str) -> Words:
    """The words of a language, read once. Raises ValueError for one the program does not speak."""
    if language not in LANGUAGES:
        raise ValueError(f"no such language: {language}")
    return Words(language, _catalogue(language))


def _catalogue(language: str) -> _gettext.NullTranslations:
    """The compiled catalogue; the source of it where that is newer or alone; else none: English."""
    compiled, source = resources.find(f"i18n/{language}.mo"), resources.find(f"i18n/{language}.po")
    if compiled and not (source and source.stat().st_mtime > compiled.stat().st_mtime):
        with compiled.open("rb") as file:
            return _gettext.GNUTranslations(file)
    if source:
        return _gettext.GNUTranslations(io.BytesIO(_compile(source.read_bytes())))
    return _gettext.NullTranslations()


def _compile(po: bytes) -> bytes:
    # Only a checkout needs these, and Babel's reader is slow to load.
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    compiled = io.BytesIO()
    write_mo(compiled, read_po(io.BytesIO(po)))
    return compiled.getvalue()


def system_language() -> str:
    """The language of this computer, or English when the program does not speak it."""
    if sys.platform == "win32":
        named = locale.getlocale()[0] or ""
        return "ru" if named.lower().startswith(("ru", "russian")) else SOURCE
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        named = os.environ.get(variable, "")
        if named:
            code = named.split(":")[0].split("_")[0].split(".")[0].lower()
            return code if code in LANGUAGES else SOURCE
    return SOURCE


class _Current:
    """Which language the screen and the command line speak now."""

    words: Words = Words(SOURCE, _gettext.NullTranslations())


def use(language: str) -> Words:
    """Speak this language from now on; `""` follows the computer. Raises ValueError for an unknown one."""
    _Current.words = words_for(language or system_language())
    return _Current.words


@contextmanager
def speaking(words: Words) -> Iterator[None]:
    """Speak these words within: for one piece of paper."""
    before, _Current.words = _Current.words, words
    try:
        yield
    finally:
        _Current.words = before


def current() -> Words:
    """The words spoken now."""
    return _Current.words


def _(text: str) -> str:
    """The text in the language spoken now."""
    return _Current.words._(text)


def ngettext(one: str, many: str, n: int) -> str:
    """The form of a text that goes with a number, in the language spoken now."""
    return _Current.words.ngettext(one, many, n)


def pgettext(context: str, text: str) -> str:
    """The text as meant in a context, in the language spoken now."""
    return _Current.words.pgettext(context, text)


def N_(text: str) -> str:  # noqa: N802 - the name translators' tools know
    """Mark a constant for translation; it is translated where it is shown."""
    return text
