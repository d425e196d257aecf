"""Words for what Qt's own catalogues leave in English, as a catalogue that Qt reads.

A file dialog asks for words on a thread of its own, so they are handed over as data and not by a function.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping
from typing import Final

from director.host.i18n import N_, Words

GAPS: Final[Mapping[str, tuple[str, ...]]] = {
    "QFileDialog": (N_("&Look in:"), N_("Files of &type:")),
    "QAbstractFileIconProvider": (N_("Folder"), N_("File"), N_("%1 File"), N_("Drive")),
}
"""By the class that says them: what the dialog of files says in English in any language."""

_MAGIC: Final = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_HASHES, _MESSAGES = 0x42, 0x69
_END, _TRANSLATION, _SOURCE, _CONTEXT = 1, 3, 6, 7


def catalogue(words: Words) -> bytes:
    """All gaps in this language, compiled."""
    return compiled(
        (context, text, words._(text))
        for context, texts in GAPS.items()
        for text in texts
        if words._(text) != text
    )


def compiled(texts: Iterable[tuple[str, str, str]]) -> bytes:
    """Class, text and translation of each, in the form of Qt's compiled catalogues."""
    places: list[tuple[int, int]] = []
    messages = b""
    for context, text, translation in texts:
        places.append((_hash(text.encode()), len(messages)))
        messages += _part(_TRANSLATION, translation.encode("utf-16-be"))
        messages += _part(_SOURCE, text.encode()) + _part(_CONTEXT, context.encode()) + bytes([_END])
    hashes = b"".join(struct.pack(">II", *place) for place in sorted(places))
    return _MAGIC + _part(_HASHES, hashes) + _part(_MESSAGES, messages)


def _part(tag: int, content: bytes) -> bytes:
    return struct.pack(">BI", tag, len(content)) + content


def _hash(text: bytes) -> int:
    """The hash of symbols in ELF files, by which Qt looks texts up."""
    found = 0
    for byte in text:
        found = (found << 4) + byte
        high = found & 0xF0000000
        found = (found ^ high >> 24) & ~high
    return found or 1
