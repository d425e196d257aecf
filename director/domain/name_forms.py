"""Forms in which a name stands in a text: Russian cases and plurals, the English genitive, capitals.

A form is told by how many letters of the name are cut off and what stands in their place. It is wide rather
than narrow: a word taken for a form of a name comes back as it was typed, a name that was missed stays for
good.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from director.domain.names import folded

_CUT: Final = 2
"""Letters that a case may take off a name: Достоевск-ий, Достоевск-ого."""
_SHORTEST: Final = 3
"""Letters of a name that loses some in its forms; a shorter one only gains them."""
_CASE: Final = (
    "[аеиоуыюя]|[оеыи]й|[оеуюыи][мйх]|[оеы][йюм]|ого|ому|его|ему|ою|ею|ии|ию|ия|ием|ими|ыми|ами|ями|ах|ях"
    "|ам|ям|[ое]в"
)
_ENDINGS: Final = re.compile(f"['’]?(?:{_CASE}|s)")
"""What may stand behind a name or for its last letters."""
_OF_SHORT: Final = re.compile(f"['’](?:{_CASE}|s)|{_CASE}")
"""Behind a name of two letters no bare s: Lis is not Li."""
_FLEETING: Final = re.compile("[еоя]([бвгджзклмнпрстфхцчшщ])")
"""Last letters whose vowel goes: Лев, Льва; Павел, Павла; Заяц, Зайца."""
_NO_WORD: Final = re.compile(".{2,}(?:[оеё]ва?|кина?|[сц]к(?:ий|ая)|енко|швили|дзе)", re.IGNORECASE)
"""A family name that is no word of the language: whoever types it in small letters means it all the same."""
_SOFT: Final = "ей"
"""Last letters that become a soft sign: Соловей, Соловья."""


class Form(NamedTuple):
    """How a name was written."""

    cut: int
    """Letters of the name that are left out at its end."""
    ending: str
    """What stands in their place."""


@lru_cache(maxsize=4096)
def first_letter(letter: str) -> str:
    """What both a name and its forms begin with, whatever the accents."""
    return folded(letter)[:1]


def form_of(written: str, name: str) -> Form | None:
    """The form of a name that this word or these words are; None for something else.

    A name is written with a capital letter, so that a word that only sounds like one stays a word; only a
    name that can be no word may stand in small letters.

    >>> form_of("Иванову", "Иванов"), form_of("Льва", "Лев"), form_of("Smith’s", "Smith")
    (Form(cut=0, ending='у'), Form(cut=2, ending='ьва'), Form(cut=0, ending='’s'))
    """
    if not written[0].isupper() and name[0].isupper() and not _NO_WORD.fullmatch(name):
        return None
    if written == name:
        return Form(0, "")
    found = _form(written, name)
    if found is not None:
        return found
    if folded(written) == folded(name):  # other letters or accents: told as the address book has it
        return Form(0, "")
    plain, bare = _plain(written), _plain(name)
    found = _form(plain, bare) or _fleeting(plain, bare)
    if found is None:
        return None
    typed = written[len(name) - found.cut :] if len(plain) == len(written) else found.ending
    return Form(found.cut, typed.lower() if written.isupper() else typed)


def _form(written: str, name: str) -> Form | None:
    is_short = len(name) < _SHORTEST
    if len(name) < _CUT:
        return None
    for cut in range(1 if is_short else _CUT + 1):
        stem = name[: len(name) - cut]
        ending = written[len(stem) :]
        fits = (_OF_SHORT if is_short else _ENDINGS).fullmatch(ending)
        if len(stem) >= _CUT and written.startswith(stem) and fits:
            return Form(cut, ending)
    return None


def _fleeting(written: str, name: str) -> Form | None:
    """A form in which the last vowel of the name is gone. Both are plain."""
    stem, last = name[:-2], name[-2:]
    found = _FLEETING.fullmatch(last)
    tails = [f"{sign}{found[1]}" for sign in ("", "ь", "й")] if found else []
    if last == _SOFT:
        tails = ["ь"]
    for tail in tails:
        start = f"{stem}{tail}"
        if stem and written.startswith(start) and _ENDINGS.fullmatch(written[len(start) :]):
            return Form(2, written[len(stem) :])
    return None


def _plain(text: str) -> str:
    """In small letters, without the dots of ё and with one kind of apostrophe."""
    return text.lower().replace("ё", "е").replace("`", "'").replace("’", "'")
