"""The last hands of a day in words: what is asked, what is read out, and what stands in the journal."""

from __future__ import annotations

from director.host.i18n import Words
from director.rules.verdict import Verdict
from director.views import figures
from director.views.reasons import reasons


def asked(hands: Verdict[range], words: Words) -> str:
    """How the number is found, and by which article."""
    text = words._(
        "A card turned in front of all says how many hands are still played at every table: {least} to "
        "{most}. The clock goes to the end of the day; nobody comes in and nobody is moved any more."
    ).format(least=hands.answer[0], most=hands.answer[-1])
    return f"{text} {reasons(hands, words)}"


def announcement(hands: int, words: Words) -> str:
    """What is read out in the room."""
    text = words.ngettext(
        "Attention please: dealers, finish this hand and deal {n} more hand. Then the day is over.",
        "Attention please: dealers, finish this hand and deal {n} more hands. Then the day is over.",
        hands,
    )
    return text.format(n=hands)


def written(hands: int, card: str, words: Words) -> str:
    """What stands beside the step of the clock in the journal."""
    told = words.ngettext("Last hands: {n} more", "Last hands: {n} more", hands).format(n=hands)
    return f"{told}, {figures.card(card)}" if card else told
