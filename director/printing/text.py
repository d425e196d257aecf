"""A text of people becomes runs of glyphs: fonts found, order of reading made order on paper, width kept."""

from __future__ import annotations

import itertools
import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from director.host.two_languages import Again, Twice
from director.printing.fonts import STAND_IN, Face, Style, face_for, main_face
from director.views.reading_order import set_apart

ELLIPSIS: Final = "…"

_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
_ARABIC = re.compile("[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff]")
_UNSEEN = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+"
)
"""What has no picture of its own: controls, marks of direction, joiners, selectors of variants."""

_SKIN = re.compile("[\U0001f3fb-\U0001f3ff]")
"""The colour of a hand or a face: a part of the emoji before it."""

_SEAMS = "-‐–—/.,_@·"
"""Behind these a word that is too long is broken first."""
_MOST_LETTERS: Final = 400
"""No line has more."""
SHRINKS: Final = 0.7
"""A word that fits a line at this part of its size is not broken: whoever writes it makes it smaller."""

_BREAKS = re.compile(r"[^\S\xa0]+")
"""Where a line may end."""

_JOINED = re.compile(
    "(?<=[\u2600-\u27bf\U0001f000-\U0001faff])[\U0001f3fb-\U0001f3ff]|\ufe0f?\u200d[\u2600-\u27bf\U0001f000-\U0001faff]\ufe0f?"
)
"""Second and later parts of an emoji that is one picture of several characters."""


class Run(NamedTuple):
    """Neighbouring characters of one face, in the order on paper."""

    face: Face
    text: str


class Layout(NamedTuple):
    """A text made ready for a place."""

    runs: tuple[Run, ...]
    size: float
    """Points; smaller than asked when the text had to shrink."""
    width: float
    """Points."""
    whole: bool = True
    """False where its end is missing, for even the smallest letters were too wide."""


def visual(text: str) -> str:
    """The text as it stands on paper from left to right, Arabic letters joined, all of it visible."""
    if text.isascii() and text.isprintable():
        return text
    text = text.replace("\t", " ").replace("\n", " ")
    if _RIGHT_TO_LEFT.search(text):
        if _ARABIC.search(text):
            text = _joined_arabic(text)
        text = set_apart(text, _turned)
    return _UNSEEN.sub("", _JOINED.sub("", text)).replace("\xa0", " ")


def _turned(text: str) -> str:
    """What is written from the right, as it stands from left to right."""
    from bidi.algorithm import get_display

    return str(get_display(text))


def _joined_arabic(text: str) -> str:
    # It warns at import about an option of its own that we do not use.
    from arabic_reshaper import reshape

    return str(reshape(text))


def runs_of(text: str, style: Style) -> tuple[Run, ...]:
    """The text as runs; what no font has is drawn as a stand-in."""
    text = visual(text)
    main = main_face(style)
    if main.widths.keys() >= set(text):
        return (Run(main, text),) if text else ()
    drawn: list[tuple[Face, str]] = []
    for character in text:
        face = face_for(character, style)
        if character == " " and drawn:
            face = drawn[-1][0] if " " in drawn[-1][0].widths else main
        drawn.append((face, character) if face else (main, STAND_IN))
    return tuple(
        Run(face, "".join(character for _, character in group))
        for face, group in itertools.groupby(drawn, key=lambda pair: pair[0])
    )


def _width(runs: tuple[Run, ...], size: float) -> float:
    return sum(run.face.width(run.text, size) for run in runs)


@lru_cache(maxsize=8192)
def layout(
    text: str, style: Style, size: float, width: float | None = None, least: float | None = None
) -> Layout:
    """The text at a size, shrunk to fit a width but not below the least size, then cut with an ellipsis.

    All measures are points. Without a width nothing is changed; without a least size it is two fifths.
    """
    runs = runs_of(text, style)
    wide = _width(runs, size)
    if width is None or wide <= width:
        return Layout(runs, size, wide)
    smallest = min(size, size * 0.4 if least is None else least)
    fitting = size * width / wide
    if fitting >= smallest:
        return Layout(runs, fitting, width)
    cut = _cut(text, style, smallest, width)
    return Layout(cut, smallest, _width(cut, smallest), whole=False)


def _cut(text: str, style: Style, size: float, width: float) -> tuple[Run, ...]:
    """The longest beginning that fits with an ellipsis. Never cuts between a letter and its accent."""
    fits, too_long = 0, len(text)
    while too_long - fits > 1:
        middle = (fits + too_long) // 2
        if _width(runs_of(text[:middle].rstrip() + ELLIPSIS, style), size) <= width:
            fits = middle
        else:
            too_long = middle
    while fits and _holds_together(text, fits):
        fits -= 1
    return runs_of(text[:fits].rstrip() + ELLIPSIS, style)


def _holds_together(text: str, at: int) -> bool:
    """Whether nothing may part the text here: between a letter and its accent, or within one picture."""
    return (
        unicodedata.category(text[at]).startswith("M")
        or _UNSEEN.match(text[at]) is not None
        or _UNSEEN.match(text[at - 1]) is not None
        or _SKIN.match(text[at]) is not None
    )


def missing_glyphs(texts: Iterable[str]) -> dict[str, str]:
    """Each text that holds characters no bundled font has, with those characters, in the order given.

    So that the caller can name the player before anything is printed.
    """
    kept = list(texts)
    unknown = {
        character
        for character in set().union(*kept) - main_face("regular").widths.keys()
        if not _UNSEEN.match(character) and face_for(character, "regular") is None
    }
    missing: dict[str, str] = {}
    for text in kept if unknown else ():
        lacking = [character for character in dict.fromkeys(visual(text)) if character in unknown]
        if lacking:
            missing[text] = "".join(lacking)
    return missing


def wrapped(text: str, style: Style, size: float, width: float, *, least: float = SHRINKS) -> list[str]:
    """The text broken into lines that fit a width.

    A word longer than a line gets one of its own, to be written smaller, and is broken where even `least` of
    the size would be too wide. A space that does not break holds its words together: in Russian a dash begins
    no line. Of a text in two languages that is longer than a line, the second begins a line of its own.
    """
    if isinstance(text, Twice):
        if layout(text, style, size).width <= width:
            return [text]
        return [
            *wrapped(text.first, style, size, width, least=least),
            *(Again(line) for line in wrapped(text.second, style, size * 0.9, width, least=least)),
        ]
    words = list(filter(None, _BREAKS.split(text)))
    wide = _widths(words, style, size)
    if wide is not None:
        if max(wide, default=0) * least > width:
            words = [part for word in words for part in _broken(word, style, size, width, least)]
            wide = _widths(words, style, size) or []
        return _filled(words, wide, main_face(style).width(" ", size), width)
    lines: list[str] = []
    for word in [part for whole in words for part in _broken(whole, style, size, width, least)]:
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and _width(runs_of(longer, style), size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _broken(word: str, style: Style, size: float, width: float, least: float) -> list[str]:
    """The word, or its pieces where it is far too long: each fills a line, or ends behind a hyphen."""
    parts: list[str] = []
    if _width(runs_of(word[:_MOST_LETTERS], style), size) * least <= width and len(word) <= _MOST_LETTERS:
        return [word]
    while word:
        fits = _fitting(word, style, size, width)
        seam = max(word.rfind(sign, fits // 2, fits) for sign in _SEAMS) + 1
        if fits < len(word):
            fits = seam or fits
        parts.append(word[:fits])
        word = word[fits:]
    return parts


def _fitting(word: str, style: Style, size: float, width: float) -> int:
    """How many letters of a word a line takes; one at least."""
    fits, too_many = 1, min(len(word), _MOST_LETTERS) + 1
    while too_many - fits > 1:
        middle = (fits + too_many) // 2
        if _width(runs_of(word[:middle], style), size) <= width:
            fits = middle
        else:
            too_many = middle
    while 1 < fits < len(word) and _holds_together(word, fits):
        fits -= 1
    return fits


def _widths(words: list[str], style: Style, size: float) -> list[float] | None:
    """How wide each word is, where the main font has all letters as they stand; None for other texts."""
    face, whole = main_face(style), "".join(words)
    if not face.widths.keys() >= set(whole.replace("\xa0", " ")):
        return None
    if not whole.isascii() and (
        _RIGHT_TO_LEFT.search(whole) or _UNSEEN.search(whole) or _JOINED.search(whole)
    ):
        return None
    return [face.width(word.replace("\xa0", " "), size) for word in words]


def _filled(words: list[str], wide: list[float], space: float, width: float) -> list[str]:
    """As many words a line as fit; of long accounts each word is measured once."""
    lines: list[list[str]] = []
    left = 0.0
    for word, needed in zip(words, wide, strict=True):
        if lines and needed + space <= left:
            lines[-1].append(word)
            left -= needed + space
        else:
            lines.append([word])
            left = width - needed
    return [" ".join(line) for line in lines]
