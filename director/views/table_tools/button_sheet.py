"""Button and blinds of a table that no journal keeps: the first button, then hand after hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, NamedTuple, cast

import msgspec
from msgspec.structs import replace

from director.domain.hands import LastHand
from director.domain.ids import EntryId
from director.domain.marks import Marker, Return
from director.domain.seats import MOST_SEATS
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.rules.questions.next_hand import read_next_hand, told_next_hand
from director.rules.table.missed_mode import Mode
from director.rules.table.sitting import last_hand, mode_of, rules_at
from director.views.table_tools.asked import Asked, ask, field_names
from director.views.table_tools.books import Book, book_at
from director.views.verdicts.told import items, plain

__all__ = [
    "ButtonSeat",
    "ButtonSheet",
    "NextAnswer",
    "button_sheet_at",
    "first_button_answer",
    "first_button_asked",
    "next_answer",
    "with_first",
]


class ButtonSeat(msgspec.Struct, frozen=True, gc=False):
    """One player between two hands."""

    seat: int
    name: str = ""
    away: bool = False
    marker: Marker | None = None
    says: Return | None = None
    """What he chooses who owes a blind or is new."""
    new: bool = False
    """At the table since its last hand."""
    card: str = ""
    """The card dealt for the first button."""


class ButtonSheet(msgspec.Struct, frozen=True):
    """A table between two hands."""

    book: Book = Book()
    mode: Mode = "tournament"
    size: Annotated[int, msgspec.Meta(ge=2, le=MOST_SEATS)] = 9
    seats: tuple[ButtonSeat, ...] = ()
    last: LastHand | None = None
    """Button and blinds of the hand just played; None before the first."""
    small_blind: int = 0
    big_blind: int = 0
    hands: int = 0
    """How many were dealt since the sheet was begun."""

    def question(self) -> dict[str, object]:
        """The next hand."""
        last = self.last or LastHand(1, None, 1)
        return self.book.question("next-hand") | {
            "mode": self.mode,
            "seats": self.size,
            "players": [one.seat for one in self.seats],
            "last": {"button": last.button, "small": last.small, "big": last.big},
            "absent": [one.seat for one in self.seats if one.away],
            "markers": {str(one.seat): one.marker for one in self.seats if one.marker},
            "returning": {str(one.seat): one.says for one in self.seats if one.says and _may_say(one)},
            "arrivals": [one.seat for one in self.seats if one.new],
            "small_blind": self.small_blind,
            "big_blind": self.big_blind,
        }

    def with_seat(self, seat: ButtonSeat) -> ButtonSheet:
        """The sheet with this player, whoever sat there."""
        others = (one for one in self.seats if one.seat != seat.seat)
        return replace(self, seats=tuple(sorted((*others, seat), key=lambda one: one.seat)))


def _may_say(one: ButtonSeat) -> bool:
    return not one.away and (one.marker is not None or one.new)


def button_sheet_at(
    tournament: Tournament, number: int, blinds: tuple[int, int], says: Mapping[EntryId, Return] = {}
) -> ButtonSheet:
    """A table of the event between two hands, as the rule book is asked about it. Raises Impossible.

    Who is in `says` is there, whatever the journal knows.
    """
    table = tournament.open_table(number)
    seats = tuple(
        ButtonSeat(
            seat,
            away=tournament.is_away(entry) and entry not in says,
            marker=tournament.mark(entry).marker,
            says=says.get(entry, tournament.mark(entry).says),
        )
        for seat, entry in sorted(tournament.seating.players(number).items())
    )
    return ButtonSheet(
        book_at(tournament),
        mode_of(rules_at(tournament)),
        table.seats,
        seats,
        last_hand(tournament, table),
        *blinds,
    )


class NextAnswer(NamedTuple):
    """The next hand, and the table after it."""

    asked: Asked
    posts: Mapping[int, tuple[int, int]] = {}
    """Seat → live and dead chips."""
    waits: Mapping[int, str] = {}
    """Seat → away, button or big_blind."""
    after: ButtonSheet | None = None
    """The sheet once this hand has been played."""


def next_answer(sheet: ButtonSheet, words: Words) -> NextAnswer:
    """Button, blinds, posts and markers of the next hand."""
    labels = {
        "last.button": words._("Last button"),
        "last.small": words._("Last small blind"),
        "last.big": words._("Last big blind"),
        "small_blind": words._("Small blind"),
        "big_blind": words._("Big blind"),
        "players": words._("Players"),
    }
    seats = [one.seat for one in sheet.seats if one.away]
    told = ask(sheet.question(), words, field_names(words, labels, {"absent": seats}))
    if told.verdict is None:
        return NextAnswer(told)
    answer = told.verdict.answer
    posts = {int(str(post["seat"])): _chips(post) for post in map(plain, items(answer["posts"]))}
    waits = told_next_hand(read_next_hand(told.question)).answer.waits
    return NextAnswer(told, posts, waits, _after(sheet, answer))


def _chips(post: Mapping[str, object]) -> tuple[int, int]:
    return int(str(post["live"])), int(str(post["dead"]))


def _after(sheet: ButtonSheet, answer: Mapping[str, object]) -> ButtonSheet:
    markers = plain(answer["markers"])
    seats = tuple(
        replace(
            one,
            marker=cast("Marker | None", markers.get(str(one.seat))),
            new=False,
            says=one.says if str(one.seat) in markers else None,
            card="",
        )
        for one in sheet.seats
    )
    return replace(sheet, seats=seats, last=_last(answer, "small_seat"), hands=sheet.hands + 1)


def first_button_answer(sheet: ButtonSheet, words: Words) -> Asked:
    """Who has the first button, and why."""
    cards = {one.seat: one.card for one in sheet.seats if one.card}
    return first_button_asked(sheet, [one.seat for one in sheet.seats], cards, words)


def first_button_asked(
    sheet: ButtonSheet, occupied: Sequence[int], cards: Mapping[int, str], words: Words
) -> Asked:
    """The same of these seats, by the cards that were dealt, or without any from the dealer's right."""
    question = sheet.book.question("first-button") | {"occupied": list(occupied)}
    if cards:
        question["cards"] = {str(seat): card for seat, card in cards.items()}
    return ask(question, words, field_names(words, {"cards": words._("Cards")}, {"occupied": occupied}))


def with_first(sheet: ButtonSheet, asked: Asked) -> ButtonSheet:
    """The sheet with the first button where the answer puts it; without an answer nothing changes."""
    if asked.verdict is None:
        return sheet
    last = _last(asked.verdict.answer, "small")
    return replace(sheet, last=last, seats=tuple(replace(one, card="") for one in sheet.seats))


def _last(answer: Mapping[str, object], small: str) -> LastHand:
    button, big = int(str(answer["button"])), int(str(answer["big"]))
    return LastHand(button, None if answer[small] is None else int(str(answer[small])), big)
