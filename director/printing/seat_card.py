"""The seat card: on a sheet, a label or a roll; table and seat to be read at arm's length."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from director.host.i18n import N_
from director.printing.card_face import CardFace, CardLabels, TallCardFace
from director.printing.document import Document
from director.printing.sheet import Sheet
from director.printing.stock import Stock
from director.views.papers import SeatCardRow, SeatCards

Place = tuple[int, SeatCardRow]
"""Which card of a sheet, from the upper left along the row, and whose."""


class SeatCardDocument(Document[SeatCards, Sequence[Place]]):
    """A card for every player who has a seat."""

    id = "seat-cards"
    name = N_("Seat cards")
    rows = SeatCards
    is_of_cards = True

    def pages(self, rows: SeatCards, stock: Stock) -> Sequence[Sequence[Place]]:
        """Cards in order along the rows of a sheet, or so that each pile is in order after cutting."""
        cards, each = rows.rows, stock.grid.cards
        sheets = -(-len(cards) // each)
        if rows.stacked:
            return [list(enumerate(cards[sheet::sheets])) for sheet in range(sheets)]
        return [list(enumerate(cards[sheet * each : (sheet + 1) * each])) for sheet in range(sheets)]

    def texts(self, rows: SeatCards) -> Iterator[str]:
        """The event, its place, and every name."""
        yield from (rows.letterhead.event, rows.letterhead.place)
        yield from (row.name for row in rows.rows)

    def draw(self, sheet: Sheet, rows: SeatCards, page: Sequence[Place]) -> None:
        """Draw one sheet of cards."""
        sheet.cut_marks()
        labels, face = CardLabels(sheet.words), TallCardFace if sheet.stock.is_tall else CardFace
        corners = list(sheet.stock.corners())
        for place, row in page:
            with sheet.card(corners[place]) as card:
                face(sheet.pen, card, labels).draw(rows, row)
