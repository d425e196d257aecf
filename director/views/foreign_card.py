"""A card that was scanned and means nobody here: of which event of this venue it is."""

from __future__ import annotations

from collections.abc import Iterable

from director.domain.card_code import card_code, is_of, read_card_code
from director.domain.ids import TournamentId
from director.domain.tournament import Tournament
from director.host.i18n import Words


def foreign_card(
    text: str, tournament: Tournament, events: Iterable[tuple[TournamentId, str]], words: Words
) -> str:
    """Why this card is not taken, with the event it belongs to; empty for what is no code of a card."""
    code = read_card_code(text)
    if code is None:
        return ""
    entry, letters = code
    if is_of(tournament.id, entry, letters):
        told = card_code(tournament.id, entry)
        return words._("The registration of card {code} was taken back.").format(code=told)
    told = f"FD{entry:05d}{letters}"
    names = [name for event, name in events if event != tournament.id and is_of(event, entry, letters)]
    if not names:
        text = words._("Card {code} is of no event of this venue. Nothing was done.")
        return text.format(code=told)
    text = words._("Card {code} is for “{event}”, not for this event. Nothing was done.")
    return text.format(code=told, event=words._("” or “").join(names))
