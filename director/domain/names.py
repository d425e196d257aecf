"""Names in any script: as they are kept, as they are looked for, and as a language sorts them.

Three forms of one name. *Tidy* is what is stored and shown: nobody's spelling is changed, only what no eye
can see is taken away. *Folded* is the search key: what a clerk may leave out while typing (case, accents,
Ё for Е) is left out. The *sort key* puts lists in the order a reader of that language expects.
"""

import re
import unicodedata
from collections.abc import Sequence

_BLANKS = "\u2800\u3164\uffa0"
"""Braille blank and Hangul fillers: letters by category, empty to the eye."""

_SPACES = re.compile(f"[\\s\u180e{_BLANKS}]+")

_UNSEEN = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff0-\ufffb"
    "\U000e0000-\U000e007f]+"
)
"""Control characters, marks of direction and everything else of no width, but for the two joiners."""

_SHAPING = "\u0600-\u109f\u1780-\u18af\u2190-\u2bff\ufe0f\U0001f000-\U0001faff"
"""Where a joiner changes what is seen: Arabic, the scripts of India, Khmer, Mongolian, and emoji."""

_IDLE_JOINERS = re.compile(f"(?<![{_SHAPING}])[\u200c\u200d]|[\u200c\u200d](?![{_SHAPING}])")

_BROKEN = re.compile("[\ud800-\udfff]")
"""Halves of surrogate pairs: no file and no database takes them."""

_ACCENTS = re.compile(
    "(?<!и)\u0306|[\u0300-\u0305\u0307-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed"
    "\u0640\u1ab0-\u1aff\u1dc0-\u1dff\u200c\u200d\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\U000e0100-\U000e01ef"
    "'`’‘ʼʻ′\u02b9]"
)
"""Marks that may be left out while typing, apostrophes among them. The breve of й stays: й is no и with an
accent. Marks of India, of Thai and of the kana stay too, for there they are the vowels and the consonants."""

_LETTERS = str.maketrans(
    dict(zip("łøđðıħŧŋəƒɓɗƙґیىکة", "loddihtnefbdkгييكه", strict=True))
    | {"þ": "th", "æ": "ae", "œ": "oe"}
    | dict.fromkeys("-‐‑‒–—―−־", " ")
)
"""Letters that do not fall apart into letter and accent; and dashes, which part words as a space does."""

_CYRILLIC = "аәбвгғдђеєжҗзѕиійјкқлљмнњңоөпрстћуұүфхҳһцчџҷшщъыьэюя"
_LATIN = "abcdefghijklmnopqrstuvwxyz"
_ORDERS = {
    "ru": str.maketrans(
        {letter: chr(0x61 + place) for place, letter in enumerate(_CYRILLIC)}
        | {letter: chr(0xC0 + place) for place, letter in enumerate(_LATIN)}
    ),
    "en": str.maketrans({letter: chr(0x400 + place) for place, letter in enumerate(_CYRILLIC)}),
}
_DIGITS = re.compile(r"\d+")
_MARKS = re.compile(r"(?! )[\W_]")


def tidy(text: str) -> str:
    r"""The name as it is kept: NFC, single spaces, none at the ends, nothing invisible.

    >>> tidy(" Пётр\u00a0 \u200bЩербаков\n")
    'Пётр Щербаков'
    """
    if text.isascii() and text.isprintable() and "  " not in text:
        return text.strip()
    text = _UNSEEN.sub("", _SPACES.sub(" ", text))
    text = unicodedata.normalize("NFC", _IDLE_JOINERS.sub("", text))
    return _SPACES.sub(" ", _BROKEN.sub("\ufffd", text)).strip()


def tidy_lines(text: str) -> str:
    r"""A text of several lines as it is kept: each line tidy, none empty at the beginning and the end.

    >>> tidy_lines("  Called  at 21:14.\r\n\nRuled. ")
    'Called at 21:14.\n\nRuled.'
    """
    return "\n".join(tidy(line) for line in text.splitlines()).strip()


def folded(text: str) -> str:
    """The search key of a name: what a person may leave out while typing is left out.

    >>> folded("Ёлкин-Øster  D’Ångelo"), folded("Strauß Łukasz"), folded("Ｙüksel İ.")
    ('елкин oster dangelo', 'strauss lukasz', 'yuksel i.')
    """
    if not text.isascii():
        text = unicodedata.normalize("NFKD", tidy(text).casefold())
        text = unicodedata.normalize("NFKD", text.casefold())
        return tidy(_ACCENTS.sub("", unicodedata.normalize("NFKD", text.translate(_LETTERS))))
    return tidy(text.lower().replace("-", " ").replace("'", "").replace("`", ""))


def words(text: str) -> tuple[str, ...]:
    """What was typed into a search line, as folded words."""
    return tuple(folded(text).split())


def haystack(*texts: str) -> str:
    """The searchable form of several texts together, made once and searched often by `matches`."""
    key = folded(" ".join(texts))
    bare = " ".join(_MARKS.sub(" ", key).split())
    return f" {key}" if bare == key else f" {key} {bare}"


def matches(query: Sequence[str], hay: str) -> int:
    """How well the words of a query fit a haystack, in any order.

    3: the first word begins it and the others begin words · 2: each begins a word · 1: each stands somewhere
    inside · 0: one is missing. Nothing asked fits nothing.

    >>> hay = haystack("Иванов-Петров", "Сергей")
    >>> [matches(words(query), hay) for query in ("иван серг", "СЕРГЕЙ петров", "етров", "пётр первый", "")]
    [3, 2, 1, 0, 0]
    """
    if not query or not all(word in hay for word in query):
        return 0
    if not all(f" {word}" in hay for word in query):
        return 1
    return 3 if hay.startswith(query[0], 1) else 2


def sort_key(text: str, language: str) -> tuple[str, str, str]:
    """The place of a name in a list as `language` sorts it; compare it with other keys of the same language.

    First by letters without accents (Ё with Е, й after и), then by accents, then by case. The script of the
    language comes first, the others in a fixed order. Spaces and digits before letters, digits as numbers.

    >>> names = ["Яна", "Adam", "Елкин", "Ёлкин", "Ежов", "Стол 12", "Стол 9"]
    >>> sorted(names, key=lambda name: sort_key(name, "ru"))
    ['Ежов', 'Елкин', 'Ёлкин', 'Стол 9', 'Стол 12', 'Яна', 'Adam']
    """
    key = folded(text)
    letters = _MARKS.sub("\x02", _DIGITS.sub(_number, key))
    return (letters.translate(_ORDERS.get(language, _ORDERS["en"])), text.casefold(), text.swapcase())


def _number(digits: re.Match[str]) -> str:
    """A run of digits so that more digits sort later, whatever zeros lead."""
    value = "".join(str(unicodedata.decimal(digit)) for digit in digits[0]).lstrip("0")
    return f"\x03{chr(0x30 + min(len(value), 0x1000))}{value}"
