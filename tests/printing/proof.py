"""The proof of one printing: every name stands on it as entered, or was warned of before."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

from director.host.i18n import Words
from director.printing import catalogue
from director.printing.stock import Stock
from tests.printing.reading import ENGLISH, plain, stands, text_of


class Proof(NamedTuple):
    """What came of it."""

    document: str
    stock: str
    pages: int
    seconds: float
    """For drawing it."""
    checked: float
    """Seconds for the check before."""
    size: int
    """Bytes of the PDF."""
    names: int
    warned: int
    lost: tuple[str, ...]
    """Names that are not there whole and were not warned of: none, or it is a fault."""


def proved(document: str, rows: object, names: Sequence[str], stock: Stock, words: Words = ENGLISH) -> Proof:
    """Check it, draw it, read it again and look for everybody."""
    begun = time.perf_counter()
    unknown, cut = catalogue.flaws(document, rows, words, stock=stock)
    checked = time.perf_counter() - begun
    begun = time.perf_counter()
    made = catalogue.pdf(document, rows, words, stock=stock)
    seconds = time.perf_counter() - begun
    texts = text_of(made)
    warned = {name for name in set(names) if name in unknown or any(name in text for text in cut)}
    lost = _lost([name for name in dict.fromkeys(names) if name not in warned], plain("".join(texts)))
    return Proof(document, stock.id, len(texts), seconds, checked, len(made), len(names), len(warned), lost)


def _lost(names: Sequence[str], said: str) -> tuple[str, ...]:
    """Those that do not stand there; most come in order, so each is looked for behind the one before."""
    at, lost = 0, list[str]()
    for name in names:
        short = plain(name)
        found = said.find(short, at, at + 4_000)
        if found >= 0:
            at = found
        elif not stands(name, said):
            lost.append(name)
    return tuple(lost)
