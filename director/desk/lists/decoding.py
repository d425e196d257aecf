"""Which encoding a file is in. The guess is shown and can be changed, so it may be wrong, but not silent."""

from __future__ import annotations

import codecs
import re
from typing import Final

from director.domain.lists import ListFault

_CYRILLIC: Final = ("windows-1251", "koi8-r", "cp866", "mac-cyrillic", "iso-8859-5")
"""Pages with Russian letters, the likeliest first."""
_LATIN: Final = ("windows-1252", "windows-1250", "windows-1257", "windows-1254")
"""Pages of western, central, Baltic and Turkish lists, the likeliest first."""
ENCODINGS: Final = ("utf-8", "utf-8-sig", "utf-16-le", "utf-16-be", *_CYRILLIC, *_LATIN)
"""What can be chosen; `utf-8-sig` is UTF-8 with a byte order mark."""

MOST_BYTES: Final = 16 * 1024 * 1024
"""Largest file that is read: thirty times the largest field ever entered."""

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_SAMPLE = 65_536
_PROGRAMS = re.compile(
    r"\s*(?:<\s*(?:!doctype|html|\?xml|head|body)\b|\{\s*[\"}]|\[\s*[{\[\"])", re.IGNORECASE
)
"""How a web page, or what programs write for each other, begins."""
_CONTROLS = re.compile("[\x00-\x08\x0e-\x19\x1b-\x1f]")
_MIXED = re.compile("[A-Za-z][а-яёА-ЯЁ]|[а-яё][A-Za-z]")
_CYRILLIC_RUN = re.compile("[а-яёА-ЯЁ]{2}")
_WORD = re.compile(r"[^\s\x00-\x40\x5b-\x60\x7b-\x7f]+")
_RUSSIAN = re.compile("(?:[А-ЯЁ]?[а-яё]+|[А-ЯЁ]+)")
_COMMON = re.compile("[оеаинтсрв]", re.IGNORECASE)
"""More than half the letters of Russian names; in a wrong page they are others."""


def decode(content: bytes, encoding: str | None = None) -> tuple[str, str] | ListFault:
    """The text and its encoding, or the one fault that says why it is no text."""
    fault = _unfit(content)
    if fault:
        return fault
    name = encoding or _guess(content)
    mark = next((mark for mark, marked in _MARKS if marked == name and content.startswith(mark)), b"")
    try:
        text = content[len(mark) :].decode("utf-8" if name == "utf-8-sig" else name)
    except UnicodeDecodeError as error:
        guessed_page = not encoding and name.startswith("windows")
        return ListFault("binary") if guessed_page else _undecodable(content[len(mark) :], name, error)
    except (LookupError, ValueError):
        return ListFault("unknown_encoding", value=name[:40])
    if not text.strip():
        return ListFault("empty")
    if _PROGRAMS.match(text):
        return ListFault("no_list")
    if _is_binary(text):
        return ListFault("wrong_encoding" if encoding else "binary", value=name if encoding else "")
    return text.removeprefix("\ufeff"), name


def _unfit(content: bytes) -> ListFault | None:
    """Files that cannot be lists, whatever the encoding."""
    if not content.strip(b" \t\r\n\x00\x1a"):
        return ListFault("empty")
    if len(content) > MOST_BYTES:
        return ListFault("too_large", value=str(len(content)), other=MOST_BYTES)
    return None


def _guess(content: bytes) -> str:
    """The likeliest encoding: by its mark, by its zero bytes, by being right UTF-8; else a code page."""
    for mark, name in _MARKS:
        if content.startswith(mark):
            return name
    sample = content[:_SAMPLE]
    even, odd = sample[::2].count(0), sample[1::2].count(0)
    if even + odd > 1 + len(sample) // 50 and min(even, odd) * 20 < max(even, odd):
        return "utf-16-le" if odd > even else "utf-16-be"
    try:
        content.decode("utf-8")
    except UnicodeDecodeError as error:
        cut_off = error.end == len(content) and error.reason == "unexpected end of data" and error.start > 0
        return "utf-8" if cut_off and not content[: error.start].isascii() else _code_page(sample)
    return "utf-8"


def _code_page(sample: bytes) -> str:
    """The page in which most looks like Russian names; else the Latin one with the most letters.

    Cyrillic and Latin letters side by side are a western accent misread. Of equal pages the likeliest.
    """
    page = max(_CYRILLIC, key=lambda name: _russian(sample.decode(name, "replace")))
    text = sample.decode(page, "replace")
    if len(_MIXED.findall(text)) <= len(_CYRILLIC_RUN.findall(text)):
        return page
    return max(_LATIN, key=lambda name: sum(map(str.isalpha, sample.decode(name, "replace"))))


def _russian(text: str) -> int:
    """How much of it looks like Russian: letters of whole words, and common ones; others count against it."""
    words = [word for word in _WORD.findall(text) if not word.isascii()]
    fit = sum(len(word) if _RUSSIAN.fullmatch(word) else -len(word) for word in words)
    return fit + len(_COMMON.findall(text))


def _is_binary(text: str) -> bool:
    """Whether so many control characters stand in it that nobody wrote it."""
    sample = text[:_SAMPLE]
    return "\x00" in text or len(_CONTROLS.findall(sample)) * 100 > len(sample)


def _undecodable(content: bytes, name: str, error: UnicodeDecodeError) -> ListFault:
    """Cut off in the middle of a letter, or not in this encoding at all; the row is where it breaks."""
    newline = "\n".encode(name if name.startswith("utf-16") else "ascii")
    row = content[: error.start].count(newline) + 1
    at_end = error.end >= len(content) and name.startswith("utf") and error.start > 0
    return ListFault("truncated" if at_end else "wrong_encoding", row=row, value=name)
