"""What every document is: a stable id, a name, the rows it takes, its pages, and how one page is drawn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from director.host.i18n import Words
from director.printing.sheet import Sheet
from director.printing.stock import Stock

Told = Callable[[int, int], None]
"""Hears how many parts of how many are divided into pages."""

R = TypeVar("R")
P = TypeVar("P")


class Document(ABC, Generic[R, P]):
    """Draws rows of a view. `R` is what it takes, `P` what one page holds."""

    id: ClassVar[str]
    """Never changes: settings, command lines and the print page keep it."""
    name: ClassVar[str]
    """Marked for translation."""
    rows: ClassVar[type[Any]]
    """The struct of `views.papers` it takes."""

    own_stock: ClassVar[Stock | None] = None
    """The only paper it is made for, whatever is chosen; None for those it takes."""
    is_of_cards: ClassVar[bool] = False
    """Whether it is cut into cards, and so may stand on a label or a roll as well."""

    def takes(self, stock: Stock) -> bool:
        """Whether it can be printed on this stock."""
        if self.own_stock is not None:
            return stock == self.own_stock
        return self.is_of_cards or stock.for_lists

    @abstractmethod
    def pages(self, rows: R, stock: Stock) -> Sequence[P]:
        """What stands on each page; empty when there is nothing to print. Draws nothing."""

    def lay_out(self, rows: R, stock: Stock, told: Told) -> Sequence[P]:
        """The same; of a long text `told` hears how far it is, and stops it by what it raises."""
        del told
        return self.pages(rows, stock)

    @abstractmethod
    def draw(self, sheet: Sheet, rows: R, page: P) -> None:
        """Draw one page."""

    def title(self, rows: R, words: Words) -> str:
        """What a viewer shows as the title of the file."""
        return words._(self.name)

    def texts(self, rows: R) -> Iterator[str]:
        """Names and other words of people in it, to be checked for characters that no font has."""
        yield from ()
