"""What each page of a document says, in a few letters: to see later which pages are no longer true."""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec

from director.printing import catalogue
from director.printing.stock import A4, Stock

_LETTERS: Final = 12
_BESIDE: Final[dict[str, dict[str, Any]]] = {"payout-sheet": {"taken": {}}}
"""What is written beside the rest and grows all evening: a promise is no less true for who has come to it."""


def page_marks(document_id: str, rows: Any, *, stock: Stock = A4, by_page: bool = True) -> tuple[str, ...]:
    """A mark for each page, or one for the whole; the same as long as nothing on it changed.

    When it was printed and the number of pages do not count. Nothing is drawn. Raises KeyError for an unknown
    document.
    """
    document = catalogue.document(document_id)
    head = rows.letterhead
    about = repr((head.event, head.when, head.place))
    if by_page:
        pages = document.pages(rows, document.own_stock or stock)
        return tuple(_mark(about + repr(page)) for page in pages)
    bare = msgspec.structs.replace(head, printed="", line=0, hash="")
    return (_mark(repr(msgspec.structs.replace(rows, letterhead=bare, **_BESIDE.get(document_id, {})))),)


def _mark(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:_LETTERS]
