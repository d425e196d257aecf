"""A first button in words: who has it by which card, or that it goes to the dealer's right."""

from __future__ import annotations

from collections.abc import Sequence

from director.domain.hands import LastHand
from director.domain.play import SetButton
from director.domain.refusal import Impossible
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.rules.cards.card import BadCards, Card, check_one_deck, read_from_decks
from director.rules.table.proposals import button_seats
from director.rules.verdict import Verdict
from director.views.verdicts import explanation


def last_of(action: SetButton) -> LastHand:
    """Where button and blinds lie in it."""
    return LastHand(action.button, action.small, action.big)


def dealt_so_far(text: str, seats: Sequence[int], table: int) -> dict[int, Card]:
    """Seat → card of a draw as far as it was typed, in dealing order; a card half typed is not read yet.

    Raises Impossible `bad_card`, `card_each_seat`.
    """
    letters = "".join(text.split()).replace("10", "T")
    try:
        cards = read_from_decks(letters[: len(letters) // 2 * 2])
    except BadCards as bad:
        raise Impossible("bad_card", card=bad.card) from None
    if len(cards) > len(seats):
        raise Impossible("card_each_seat", table=table)
    return dict(zip(seats, cards, strict=False))


def check_draw(dealt: dict[int, Card]) -> None:
    """Raise Impossible `card_twice` for cards that no one deck has."""
    try:
        check_one_deck(dealt.values())
    except BadCards as bad:
        raise Impossible("card_twice", card=bad.card) from None


def next_card(dealt: dict[int, Card], seats: Sequence[int], words: Words) -> str:
    """What is to be done while the cards are not all there."""
    if not dealt:
        return words._("The highest card has the button; of equal ranks the suit decides.")
    return words._("Next card: seat {seat}").format(seat=seats[len(dealt)])


def first_button_sentence(tournament: Tournament, verdict: Verdict[SetButton], words: Words) -> str:
    """Why the button goes there, and who posts: as the answer to the question of the rule book says it."""
    plan, action = tournament.setup, verdict.answer
    occupied = [seat for seat, _card in action.cards] or list(button_seats(tournament, action.table))
    question: dict[str, object] = {
        "rules": plan.rules,
        "options": dict(plan.options),
        "occupied": occupied,
        "cards": {str(seat): card for seat, card in action.cards} or None,
    }
    answer: dict[str, object] = {"button": action.button, "small": action.small, "big": action.big}
    return explanation("first-button", question, Verdict(answer, verdict.because, verdict.house), words)
