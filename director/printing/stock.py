"""Paper in real size: sheets, cards, labels and rolls, and the cards that are cut out of a sheet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from director.host.i18n import N_, Words

MM: Final = 72 / 25.4
"""Points in a millimetre."""

Kind = Literal["sheet", "card", "roll"]
"""A sheet takes lists and is cut into cards; a card or label holds one; so does a piece of a roll."""


_LYING: Final = (95 * MM, 51 * MM)
_TALL: Final = (62 * MM, 92 * MM)
"""The least size for which cards are designed; smaller ones are drawn smaller."""


class Grid(NamedTuple):
    """Cards on a sheet, side by side and above one another, without gaps; in points."""

    columns: int
    rows: int
    width: float
    """Of one card."""
    height: float

    @property
    def cards(self) -> int:
        """How many cards a sheet holds."""
        return self.columns * self.rows


class Stock(NamedTuple):
    """A size of paper, in points."""

    id: str
    name: str
    """Marked for translation, or as people wrote it."""
    width: float
    height: float
    kind: Kind
    grid: Grid
    """The cards it is cut into; one for a card, a label or a piece of a roll."""
    for_lists: bool = False
    """Whether it is offered for lists: of sheets that differ in their cards only one is."""

    def title(self, words: Words, *, of_cards: bool) -> str:
        """What people choose it by: a sheet that is cut says how many cards it gives."""
        name = words._(self.name)
        if self.kind != "sheet" or not of_cards:
            return name
        count = self.grid.cards
        text = words.ngettext("{paper}, {n} card", "{paper}, {n} cards", count)
        return text.format(paper=name, n=count)

    @property
    def is_tall(self) -> bool:
        """Whether its cards stand upright."""
        return self.grid.height > self.grid.width

    @property
    def card_scale(self) -> float:
        """How much larger a card is drawn than it is designed; sheets are cut into cards of that size."""
        wide, high = _TALL if self.is_tall else _LYING
        scale = min(self.grid.width / wide, self.grid.height / high)
        return scale if self.kind != "sheet" or scale < 1 else 1

    @property
    def corner(self) -> tuple[float, float]:
        """Lower left corner of the block of cards, which stands in the middle of the sheet."""
        grid = self.grid
        return (self.width - grid.columns * grid.width) / 2, (self.height - grid.rows * grid.height) / 2

    def corners(self) -> Iterator[tuple[float, float]]:
        """Lower left corners of the cards, from the upper left along the rows."""
        left, bottom = self.corner
        grid = self.grid
        for down in range(grid.rows):
            for across in range(grid.columns):
                yield left + across * grid.width, bottom + (grid.rows - 1 - down) * grid.height


def sheet(
    key: str, name: str, size: tuple[float, float], grid: tuple[int, int, float, float], *, for_lists: bool
) -> Stock:
    """A sheet of width and height, cut into columns and rows of cards of width and height; millimetres."""
    columns, rows, width, height = grid
    cards = Grid(columns, rows, width * MM, height * MM)
    return Stock(key, name, size[0] * MM, size[1] * MM, "sheet", cards, for_lists)


def one(key: str, name: str, width: float, height: float, kind: Kind = "card") -> Stock:
    """A stock that holds one card; millimetres."""
    return Stock(key, name, width * MM, height * MM, kind, Grid(1, 1, width * MM, height * MM))


_A4_MM: Final = (210.0, 297.0)
_LETTER_MM: Final = (8.5 * 25.4, 11 * 25.4)

A4: Final = sheet("a4", N_("A4"), _A4_MM, (2, 5, 95, 55), for_lists=True)
A4_OF_EIGHT: Final = sheet("a4-8", N_("A4"), _A4_MM, (2, 4, 95, 68), for_lists=False)
LETTER: Final = sheet("letter", N_("US Letter"), _LETTER_MM, (2, 5, 95, 51), for_lists=True)
LETTER_OF_EIGHT: Final = sheet("letter-8", N_("US Letter"), _LETTER_MM, (2, 4, 95, 64), for_lists=False)
A3: Final = sheet("a3", N_("A3"), (297, 420), (3, 7, 95, 55), for_lists=True)
A6: Final = one("a6", N_("Card A6"), 105, 148)
LABEL: Final = one("label-62", N_("Label 62 × 100 mm"), 62, 100)
PLASTIC: Final = one("label-54", N_("Label 54 × 86 mm"), 54, 86)
ROLL: Final = one("roll", N_("Roll, 80 mm"), 80, 92, "roll")

STOCKS: Final = {
    stock.id: stock for stock in (A4, A4_OF_EIGHT, LETTER, LETTER_OF_EIGHT, A3, A6, LABEL, PLASTIC, ROLL)
}
"""Every stock of the program, by its id. A house may add its own: `stock_file`."""
