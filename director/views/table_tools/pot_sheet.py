"""Pots and how they are split without the whole hand: what everybody put in, who is in, who wins each pot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from director.domain.plan import Discipline
from director.host.i18n import Words
from director.rules.entering.looking import Look
from director.rules.hand.pots import State
from director.views import figures
from director.views.table_tools.asked import Asked, ask, field_names
from director.views.table_tools.books import Book
from director.views.verdicts.told import items, listed, plain

__all__ = ["PotAnswer", "PotLine", "PotSeat", "PotSheet", "PotWinners", "pot_answer", "pots_of"]


class PotSeat(msgspec.Struct, frozen=True, gc=False):
    """One player."""

    seat: int
    put: int = 0
    """Bets and live blinds of the whole hand, without the ante."""
    ante: int = 0
    state: State = "live"
    cards: str = ""
    """His cards, where one of them may decide an odd chip."""


class PotWinners(msgspec.Struct, frozen=True, gc=False):
    """Who wins a pot; nobody yet where both are empty."""

    high: tuple[int, ...] = ()
    low: tuple[int, ...] | None = None
    """Nobody when no low qualified; None in games without a low."""


class PotSheet(msgspec.Struct, frozen=True):
    """The chips of one hand."""

    book: Book = Book()
    seats: tuple[PotSeat, ...] = ()
    dead: int = 0
    """A big-blind ante and dead blinds: whoever was dealt in may win them."""
    button: int = 1
    size: int = 9
    unit: int = 1
    """The smallest chip in play."""
    game: Discipline | None = None
    winners: tuple[PotWinners, ...] = ()
    """Main pot first."""

    def pots_question(self) -> dict[str, object]:
        """Which pots there are."""
        players = [
            {"seat": one.seat, "in": one.put, "ante": one.ante, "state": one.state} for one in self.seats
        ]
        return self.book.question("pots") | {"players": players, "dead": self.dead}

    def split_question(self, pots: Mapping[str, object]) -> dict[str, object] | None:
        """Who gets how much, by the answer on the pots; None as long as a pot has no winner."""
        claims = []
        for at, pot in enumerate(map(plain, items(pots["pots"]))):
            eligible = items(pot["eligible"])
            won = self.winners[at] if at < len(self.winners) else PotWinners()
            high: list[object] = list(won.high) if won.high else list(eligible) if len(eligible) == 1 else []
            if not high:
                return None
            claim: dict[str, object] = {"amount": pot["amount"], "eligible": list(eligible), "high": high}
            if won.low is not None:
                claim["low"] = list(won.low)
            claims.append(claim)
        if not claims:
            return None
        question = self.book.question("split") | {
            "pots": claims,
            "button": self.button,
            "seats": self.size,
            "unit": self.unit,
        }
        if self.game is not None:
            question["game"] = self.game
        cards = {str(one.seat): one.cards for one in self.seats if one.cards and "?" not in one.cards}
        return question | ({"cards": cards} if cards else {})


class PotLine(NamedTuple):
    """One pot."""

    text: str
    """Main pot 2,400: seats 3, 5, 9."""
    amount: int
    eligible: tuple[int, ...]


class PotAnswer(NamedTuple):
    """What the chips come to."""

    pots: Asked
    lines: tuple[PotLine, ...] = ()
    returned: tuple[str, ...] = ()
    """Uncalled bets: 700 back to seat 9."""
    split: Asked | None = None
    """None as long as a pot has no winner."""
    shares: tuple[tuple[int, int], ...] = ()
    """Seat and chips, uncalled bets not counted in."""


def pot_answer(sheet: PotSheet, words: Words) -> PotAnswer:
    """Pots, what goes back, and the shares once every pot has a winner."""
    named = field_names(words, _labels(words), {"players": [one.seat for one in sheet.seats]})
    told = ask(sheet.pots_question(), words, named)
    if told.verdict is None:
        return PotAnswer(told)
    answer = told.verdict.answer
    lines = tuple(_line(at, plain(pot), words) for at, pot in enumerate(items(answer["pots"])))
    back = words._("{chips} back to seat {seat}")
    returned = tuple(
        back.format(chips=figures.chips(int(str(chips)), words), seat=seat)
        for seat, chips in plain(answer["returned"]).items()
    )
    question = sheet.split_question(answer)
    split = None if question is None else ask(question, words, named)
    shares: tuple[tuple[int, int], ...] = ()
    if split is not None and split.verdict is not None:
        given = plain(split.verdict.answer["shares"])
        shares = tuple((int(seat), int(str(chips))) for seat, chips in given.items())
    return PotAnswer(told, lines, returned, split, shares)


def _labels(words: Words) -> dict[str, str]:
    return {
        "dead": words._("Dead chips"),
        "unit": words._("Smallest chip"),
        "button": words._("Button"),
        "cards": words._("Cards"),
        "pots": words._("Winners"),
    }


def _line(at: int, pot: Mapping[str, object], words: Words) -> PotLine:
    eligible = tuple(int(str(seat)) for seat in items(pot["eligible"]))
    amount = int(str(pot["amount"]))
    text = words._("Side pot {chips}: seats {seats}") if at else words._("Main pot {chips}: seats {seats}")
    return PotLine(text.format(chips=figures.chips(amount, words), seats=listed(eligible)), amount, eligible)


def pots_of(look: Look) -> PotSheet | None:
    """The chips of a hand that was entered; None where none can be dealt."""
    hand, sheet = look.hand, look.sheet
    if hand is None:
        return None
    put, antes = hand.put, hand.posted.antes
    seats = tuple(
        PotSeat(
            seat,
            put[seat],
            antes.get(seat, 0),
            "folded" if seat in hand.out else "live",
            cards=there.cards if (there := sheet.seat(seat)) is not None else "",
        )
        for seat in sorted(hand.deal.stacks)
    )
    return PotSheet(
        Book(sheet.rules, sheet.options),
        seats,
        hand.posted.bb_ante,
        sheet.button,
        sheet.size,
        sheet.unit,
        sheet.game,
    )
