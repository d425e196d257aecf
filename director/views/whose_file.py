"""In whose window a venue's file is open, in words: why this one looks on, and what can be done."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from babel.dates import format_datetime

from director.domain.refusal import Unavailable
from director.host.i18n import N_, Words
from director.views.figures import locale_of

WORLD: Final[dict[str, str]] = {
    "free": N_("Nobody works on this file any more. You can work on it here."),
    "held": N_(
        "{path} is open in the window of {who}, since {since}. One window at a time works on a file: look on "
        "here, or close it there first."
    ),
    "held_silent": N_(
        "{path} is open in the window of {who}, since {since}, but that computer has given no sign of life "
        "for minutes. Is it off? Then take the file over; otherwise look on."
    ),
    "looking_on": N_("This window only looks on: {who} has the file open, since {since}. Nothing was done."),
    "taken_over": N_(
        "{who} took the file over, at {since}. Everything this window confirmed is stored; now it only looks "
        "on."
    ),
}
"""Sentences of the world, part of those in `refusals`."""


def fields(refusal: Unavailable, words: Words) -> dict[str, object]:
    """Who has the file and since when, for such a sentence."""
    return {"who": _who(refusal, words), "since": _since(str(refusal.facts.get("since", "")), words)}


def looks_on(refusal: Unavailable, words: Words) -> str:
    """Why this window looks on, as long as it does."""
    text = words._("This window only looks on: {who} has the file open, since {since}.")
    return text.format(**fields(refusal, words))


def is_silent(refusal: Unavailable, words: Words) -> str:
    """Whoever has the file has given no sign of life."""
    text = words._("The computer of {who} has given no sign of life for minutes. Is it off? Then take over.")
    return text.format(**fields(refusal, words))


def _who(refusal: Unavailable, words: Words) -> str:
    account, host = str(refusal.facts.get("account", "")), str(refusal.facts.get("host", ""))
    if account and host:
        return words._("{account} on {host}").format(account=account, host=host)
    return account or host or words._("somebody unknown")


def _since(moment: str, words: Words) -> str:
    """By the clock and the calendar of this computer."""
    try:
        at = datetime.fromisoformat(moment).astimezone()
    except (ValueError, OverflowError):
        return words._("an unknown time")
    return format_datetime(at, "d MMM, HH:mm", locale=locale_of(words.language))
