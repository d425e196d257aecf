"""Prizes on paper: the payouts for the wall, the list of bounties, the results by place."""

from __future__ import annotations

import msgspec

from director.domain.journal import Journal
from director.domain.people import People
from director.domain.refusal import Impossible
from director.host.i18n import N_, Words
from director.views.names import entry_name
from director.views.papers import Letterhead, letterhead
from director.views.prizes.bounties import BountyRow, HeadRow, bounty_rows, head_rows
from director.views.prizes.payouts import PayoutRow, payout_rows, published_words, stale_words
from director.views.prizes.pool import published_pool
from director.views.prizes.results import ResultRow, result_rows
from director.views.prizes.takers import takers


class PayoutSheet(msgspec.Struct, frozen=True):
    """The payouts as they were published."""

    letterhead: Letterhead
    promise: str
    """When, by whom, which version."""
    warning: str
    """That the pool has changed since; empty while it has not."""
    pool: tuple[tuple[str, str], ...]
    """Parts of the pool as it was then, the whole last."""
    rows: tuple[PayoutRow, ...]
    taken: dict[int, tuple[str, ...]] = {}
    """Who took the places of a row, by its first place."""


def payout_sheet(journal: Journal, people: People, words: Words, printed: str) -> PayoutSheet:
    """The version that holds. Raises Impossible `nothing_published` before there is one."""
    tournament = journal.tournament
    found = tournament.prize_money.published
    if found is None:
        raise Impossible("nothing_published")
    pool = published_pool(tournament, found.pool, words)
    rows = payout_rows(found.amounts, found.seats, tournament.setup, words, grouped=True)
    return PayoutSheet(
        letterhead(journal, words, printed),
        published_words(journal, words),
        stale_words(tournament, words),
        tuple((row.what, row.text) for row in pool),
        rows,
        {
            place: tuple(entry_name(tournament, people, entry, words) for entry in entries)
            for place, entries in takers(tournament, rows).items()
        },
    )


KINDS = {
    "plain": N_("All of it at once"),
    "progressive": N_("Half at once, half on the winner's own head"),
    "mystery": N_("Mystery: drawn from envelopes"),
}


class BountyList(msgspec.Struct, frozen=True):
    """Who earned what for knocking somebody out, and what lies on the heads."""

    letterhead: Letterhead
    kind: str
    rows: tuple[BountyRow, ...]
    heads: tuple[HeadRow, ...]


def bounty_list(journal: Journal, people: People, words: Words, printed: str) -> BountyList:
    """All bounties so far; no rows for an event without any."""
    tournament = journal.tournament
    bounty = tournament.prize_money.planned.bounty
    if bounty is None:
        return BountyList(letterhead(journal, words, printed), "", (), ())
    return BountyList(
        letterhead(journal, words, printed),
        words._(KINDS[bounty.kind]),
        bounty_rows(tournament, people, words),
        head_rows(tournament, people, words),
    )


class ResultsList(msgspec.Struct, frozen=True):
    """Everybody who has a place, best first."""

    letterhead: Letterhead
    rows: tuple[ResultRow, ...]
    finished: bool
    has_prizes: bool
    has_bounties: bool


def results_list(journal: Journal, people: People, words: Words, printed: str) -> ResultsList:
    """The results as they stand now; who is still in has no place yet."""
    tournament = journal.tournament
    rows = tuple(row for row in result_rows(tournament, people, words) if row.place)
    return ResultsList(
        letterhead(journal, words, printed),
        rows,
        tournament.winner is not None,
        any(row.prize for row in rows),
        any(row.bounties for row in rows),
    )
