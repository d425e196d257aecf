"""A field for an amount: money in minor units, or chips. It takes what people type: 1 100, 1,100, 11.50."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from director.host.i18n import current
from director.views import figures
from director.views.typed_number import typed_number


def read_amount(text: str, decimals: int) -> int | None:
    """The amount in minor units, or None where the text is none.

    >>> read_amount("1 100", 2), read_amount("1,100", 2), read_amount("11,5", 2), read_amount("11.50", 2)
    (110000, 110000, 1150, 1150)
    >>> read_amount("10,000", 0), read_amount("ten", 0), read_amount("", 0), read_amount("1.5", 0)
    (10000, None, None, None)
    """
    bare = "".join(text.split())
    head, mark, tail = bare, "", ""
    for sign in ".,":
        before, found, after = bare.rpartition(sign)
        if found and 0 < len(after) <= decimals and sign not in before:
            head, mark, tail = before, found, after
    groups = head.replace(",", " ").replace(".", " ").split()
    if len(groups) > 1 and any(len(group) != 3 for group in groups[1:]):
        return None
    digits: str = "".join(groups)
    if not (digits + tail).isascii() or not (digits or tail).isdigit() or (mark and not tail.isdigit()):
        return None
    whole, cents = typed_number(digits or "0"), int(tail.ljust(decimals, "0")) if tail else 0
    return None if whole is None else whole * int(10**decimals) + cents


class AmountEdit(QLineEdit):
    """Shows the amount with the thousands apart as soon as the keyboard leaves."""

    def __init__(self, amount: int = 0, *, decimals: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._decimals = decimals
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.set_amount(amount)

    def amount(self) -> int | None:
        """The amount in minor units, or None where the text is none."""
        return read_amount(self.text(), self._decimals)

    def set_amount(self, amount: int) -> None:
        """Show this amount, in minor units."""
        whole, rest = divmod(amount, 10**self._decimals)
        text = figures.chips(whole, current())
        self.setText(f"{text}.{rest:0{self._decimals}}" if rest else text)

    def set_decimals(self, decimals: int) -> None:
        """Another currency: the text stays, its meaning in minor units changes."""
        self._decimals = decimals

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        amount = self.amount()
        if amount is not None:
            self.set_amount(amount)
