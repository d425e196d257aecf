"""The sign-in sheet: a row to sign in for everybody who is in or expected."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from director.host.i18n import N_
from director.printing.document import Document
from director.printing.ruled_list import RuledColumn, draw_ruled, ruled_pages
from director.printing.sheet import Sheet
from director.printing.stock import Stock
from director.views.sign_in import SignIn, SignInRow

Rows = Sequence[Sequence[str]]
_STEP: Final = 23.0
"""Height of a row: a hand signs in it."""


class SignInDocument(Document[SignIn, Rows]):
    """By name; who has yet to pay has an empty field for the money."""

    id = "sign-in-sheet"
    name = N_("Sign-in sheet")
    rows = SignIn

    def pages(self, rows: SignIn, stock: Stock) -> Sequence[Rows]:
        """As many who sign as a page holds."""
        return ruled_pages([_signer(at, row) for at, row in enumerate(rows.rows, 1)], stock, _STEP)

    def texts(self, rows: SignIn) -> Iterator[str]:
        """Every name, and how it was paid as the venue calls it."""
        for row in rows.rows:
            yield from (row.name, row.paid)

    def draw(self, sheet: Sheet, rows: SignIn, page: Rows) -> None:
        """Draw one page."""
        words = sheet.words
        sheet.head(rows.letterhead, words._(self.name), rows.total)
        columns = (
            RuledColumn(words._("No."), 9, "right"),
            RuledColumn(words._("Player"), 50, bold=True),
            RuledColumn(words._("Born"), 18, "right"),
            RuledColumn(words._("Seat"), 13, "right"),
            RuledColumn(words._("Paid, of {money}").format(money=rows.price), 34, "right"),
            RuledColumn(words._("Signature"), 54),
        )
        draw_ruled(sheet, columns, page, _STEP)
        sheet.foot(rows.letterhead)


def _signer(number: int, row: SignInRow) -> tuple[str, ...]:
    name = f"{row.name} ({row.told_apart})" if row.told_apart else row.name
    return str(number), name, row.born, row.seat, row.paid, ""
