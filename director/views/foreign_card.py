"""A card that was scanned and means nobody here: of which event of this venue it is."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from director.domain.card_code import card_code, is_of, read_card_code
from director.domain.ids import EntryId, TournamentId
from director.domain.tournament import Tournament
from director.host.i18n import Words


class OpenEvent(msgspec.Struct, frozen=True, tag=True):
    """Open another event of this venue."""

    event: TournamentId


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
    names = [name for event, name in _its_events(entry, letters, tournament, events)]
    if not names:
        text = words._("Card {code} is of no event of this venue. Nothing was done.")
        return text.format(code=told)
    text = words._("Card {code} is for “{event}”, not for this event. Nothing was done.")
    return text.format(code=told, event=words._("” or “").join(names))


def its_events(
    text: str, tournament: Tournament, events: Iterable[tuple[TournamentId, str]], words: Words
) -> list[tuple[str, str, OpenEvent | None]]:
    """The events a card may be of, each with its sentence and the way there; or that it is of none here.

    Two letters tell events apart, so a card may fit two events; then a person chooses.
    """
    code = read_card_code(text)
    if code is None:
        return []
    title = words._("Card {code}").format(code=f"FD{code[0]:05d}{code[1]}")
    if is_of(tournament.id, *code):
        return [(title, words._("its registration was taken back"), None)]
    known = _its_events(*code, tournament, events)
    if not known:
        return [(title, words._("of no event of this venue"), None)]
    detail = words._("of “{event}”, not of this event: Enter opens it")
    return [(title, detail.format(event=name), OpenEvent(event)) for event, name in known]


def _its_events(
    entry: EntryId, letters: str, tournament: Tournament, events: Iterable[tuple[TournamentId, str]]
) -> list[tuple[TournamentId, str]]:
    return [(id_, name) for id_, name in events if id_ != tournament.id and is_of(id_, entry, letters)]
