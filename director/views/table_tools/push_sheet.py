"""What a bet means: chips that were pushed, words that were said, and what the player faced."""

from __future__ import annotations

import msgspec

from director.domain.plan import Structure
from director.host.i18n import Words
from director.rules.entering.looking import Look
from director.rules.hand.chips_in import Word
from director.views.table_tools.asked import Asked, ask, field_names
from director.views.table_tools.books import Book
from director.views.typed_number import typed_number

__all__ = ["PushSheet", "push_answer", "push_labels", "push_of", "read_chips"]


class PushSheet(msgspec.Struct, frozen=True):
    """One move of one player."""

    book: Book = Book()
    structure: Structure = "NL"
    pot: int = 0
    """All chips in the middle and before the players, his own before this counted in."""
    facing: int = 0
    """The highest total of the round."""
    put: int = 0
    """His total of the round before this."""
    min_to: int = 0
    """The least a bet or a raise may be, as his total."""
    chips: tuple[int, ...] = ()
    """The chips he pushed."""
    said: Word | int | None = None
    """What he said first; a number is his total."""
    last_chips: bool = False

    def question(self) -> dict[str, object]:
        """What it means."""
        return self.book.question("chips-in") | {
            "structure": self.structure,
            "pot": self.pot,
            "facing": self.facing,
            "put": self.put,
            "min_to": self.min_to,
            "chips": list(self.chips),
            "said": self.said,
            "last_chips": self.last_chips,
        }


def push_answer(sheet: PushSheet, words: Words) -> Asked:
    """Call, raise, size and change."""
    return ask(sheet.question(), words, field_names(words, push_labels(words)))


def push_labels(words: Words) -> dict[str, str]:
    """What the fields are called."""
    return {
        "chips": words._("Chips pushed"),
        "said": words._("The number"),
        "facing": words._("Highest bet of the round"),
        "put": words._("The player has in already"),
        "min_to": words._("Least raise, in all"),
        "pot": words._("All chips in the pot"),
    }


def push_of(look: Look) -> PushSheet:
    """What whoever is to act in a hand faces; an empty sheet by its rules where nobody is to act."""
    sheet, hand = look.sheet, look.hand
    book = Book(sheet.rules, sheet.options)
    betting = None if hand is None else hand.round
    place = None if betting is None else betting.acting
    if betting is None or place is None:
        return PushSheet(book, sheet.structure)
    legal = betting.legal()
    highest = betting.standing.highest
    least = legal.min_to or highest + max(betting.standing.step, betting.terms.base)
    return PushSheet(book, sheet.structure, betting.pot_now, highest, place.put, least)


def read_chips(text: str) -> tuple[int, ...] | None:
    """Chips as they are typed: `500 2x100 25`; None where it is none.

    >>> read_chips("500 2x100 25"), read_chips("5000, 1000"), read_chips("five")
    ((500, 100, 100, 25), (5000, 1000), None)
    """
    found: list[int] = []
    for piece in text.lower().replace(",", " ").replace("×", "x").replace("х", "x").split():
        count, cross, value = piece.rpartition("x")
        chip, times = typed_number(value), typed_number(count) if cross else 1
        if chip is None or times is None:
            return None
        found += [chip] * min(times, 1_000)
    return tuple(found)
