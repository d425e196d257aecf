"""Stud at one glance: who brings in, who acts first, how seventh street is dealt from a short deck."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from director.host.i18n import Words
from director.rules.clockwise import clockwise_after
from director.rules.entering.looking import Look
from director.rules.games import STUD
from director.views.table_tools.asked import Asked, ask, field_names
from director.views.table_tools.books import Book

__all__ = ["ShortDeckSheet", "StudSheet", "short_deck_answer", "stud_answer", "stud_of"]


class StudSheet(msgspec.Struct, frozen=True):
    """The open cards of a table."""

    book: Book = Book()
    game: Literal["stud", "stud8"] = "stud"
    street: Annotated[int, msgspec.Meta(ge=3, le=7)] = 3
    """3 … 7, named after the cards each player then has."""
    boards: tuple[tuple[int, str], ...] = ()
    """Seat and its open cards, `Kc5h`; only of those who are in."""
    dealer: int = 1
    """Dealing begins at the left of this seat."""
    common: str = ""
    """The one card of seventh street for all."""
    sixth_first: int | None = None
    """Who opened sixth street."""

    def question(self) -> dict[str, object]:
        """Who brings in on third street, who acts first later."""
        if self.street == 3:
            upcards = {str(seat): cards for seat, cards in self.boards}
            return self.book.question("bring-in") | {"game": self.game, "upcards": upcards}
        boards = {str(seat): cards for seat, cards in self.boards}
        order = clockwise_after([seat for seat, _cards in self.boards], self.dealer)
        question = self.book.question("first-to-act") | {
            "game": self.game,
            "street": self.street,
            "boards": boards,
            "first_dealt": list(order),
        }
        if self.common:
            question["common"] = self.common
        if self.sixth_first is not None:
            question["sixth_first"] = self.sixth_first
        return question


class ShortDeckSheet(msgspec.Struct, frozen=True):
    """What is left of the deck before seventh street."""

    book: Book = Book()
    players: int = 8
    stub: int = 0
    """Cards left to deal."""
    burns: int = 3

    def question(self) -> dict[str, object]:
        """A card each, or one for all."""
        return self.book.question("short-deck") | {
            "players": self.players,
            "stub": self.stub,
            "burns": self.burns,
        }


def stud_answer(sheet: StudSheet, words: Words) -> Asked:
    """Who opens the round."""
    labels = {"common": words._("The common card"), "sixth_first": words._("Opened sixth street")}
    return ask(sheet.question(), words, field_names(words, labels))


def short_deck_answer(sheet: ShortDeckSheet, words: Words) -> Asked:
    """How seventh street is dealt."""
    labels = {
        "players": words._("Players in the hand"),
        "stub": words._("Cards left to deal"),
        "burns": words._("Burn cards"),
    }
    return ask(sheet.question(), words, field_names(words, labels))


def stud_of(look: Look) -> StudSheet | None:
    """The open cards of a hand that was entered; None for a hand of another game."""
    hand, sheet = look.hand, look.sheet
    if hand is None or hand.deal.game not in STUD:
        return None
    boards = []
    for seat in hand.live:
        cards = "".join(str(card) for card in hand.deal.upcards(seat, hand.street) if card is not None)
        boards.append((seat, cards))
    return StudSheet(
        Book(sheet.rules, sheet.options),
        "stud8" if hand.deal.game == "stud8" else "stud",
        hand.street + 2,
        tuple(boards),
        sheet.button,
        "".join(map(str, hand.board)),
        hand.sixth_first,
    )
