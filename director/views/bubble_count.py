"""Players left, counted three ways, as a sum of the strip while it matters most (scenario P1)."""

from __future__ import annotations

from director.domain.seats import TableSeat
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.rules.floor.bubble import phase, standing
from director.views import figures
from director.views.count import Count
from director.views.money_words import hand_words, to_money_words
from director.views.runs import ranges


def bubble_count(tournament: Tournament, words: Words) -> Count | None:
    """The sum of the strip about the money, while it matters: players left by three counts (P1)."""
    if tournament.hand_for_hand is None and phase(tournament) != "bubble":
        return None
    now, hand = standing(tournament), hand_words(tournament, words)
    left = words.ngettext("{n} player left", "{n} players left", now.players)
    parts = [left.format(n=figures.chips(now.players, words))]
    if now.paid:
        parts.append(to_money_words(now.to_money, words))
    about = words._("Players left by the entries, by the list of seats, and by each table counted.")
    if not now.agrees:
        parts = [differing_words(tournament, words)]
    text = " · ".join((*parts, hand) if hand else parts)
    short = " · ".join(filter(None, (parts[-1], hand)))
    wrong = tuple(place for number in now.wrong for place in _chairs(tournament, number))
    return Count("bubble", text, short, now.agrees, about, wrong)


def differing_words(tournament: Tournament, words: Words) -> str:
    """Players left: 64 by the entries, 65 by seats, 65 at the tables; look at table 12."""
    now = standing(tournament)
    text = words._("Players left: {entries} by the entries, {seats} by seats, {tables} at the tables")
    told = text.format(
        entries=figures.chips(now.players, words),
        seats=figures.chips(now.by_seats, words),
        tables=figures.chips(now.by_tables, words),
    )
    if not now.wrong:
        return told
    return words._("{counts}. Look at table {tables}").format(counts=told, tables=ranges(now.wrong))


def _chairs(tournament: Tournament, number: int) -> list[TableSeat]:
    return [TableSeat(number, seat) for seat in sorted(tournament.seating.players(number))]
