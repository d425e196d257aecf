"""A first button in words: who has it by which card, or that it goes to the dealer's right."""

from __future__ import annotations

from director.domain.hands import LastHand
from director.domain.play import SetButton
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.rules.table.proposals import button_seats
from director.rules.verdict import Verdict
from director.views.verdicts import explanation


def last_of(action: SetButton) -> LastHand:
    """Where button and blinds lie in it."""
    return LastHand(action.button, action.small, action.big)


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
