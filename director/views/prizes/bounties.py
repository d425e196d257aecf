"""Bounties in rows: who earned what from whom, what lies on whose head, and mystery bounties."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from director.domain.ids import EntryId
from director.domain.people import People
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.rules.prizes.heads import envelopes_left, heads_now, mysteries_due
from director.rules.prizes.mystery import mystery_context
from director.views import figures
from director.views.names import entry_name


class BountyRow(msgspec.Struct, frozen=True, gc=False):
    """One bounty that was earned, or waits for a name."""

    victim: EntryId
    name: str
    value: int
    value_text: str
    by: str
    """Who earned it; empty while nobody is named."""
    paid: str
    """To each at once."""
    head: str
    """Added to each one's own head; empty where nothing was."""


def bounty_rows(tournament: Tournament, people: People, words: Words) -> tuple[BountyRow, ...]:
    """Every bounty in the order of going out, the winner's own last; mystery bounties drawn, then waiting."""
    bounty, plan = tournament.prize_money.planned.bounty, tournament.setup
    if bounty is not None and bounty.kind == "mystery":
        return tuple(_mysteries(tournament, people, words))

    def money(amount: int) -> str:
        return figures.money(amount, plan, words)

    def name(entry: EntryId) -> str:
        return entry_name(tournament, people, entry, words)

    return tuple(
        BountyRow(
            one.victim,
            name(one.victim),
            one.value,
            money(one.value),
            ", ".join(name(entry) for entry, _, _ in one.shares),
            ", ".join(money(paid) for _, paid, _ in one.shares),
            ", ".join(money(more) for _, _, more in one.shares if more),
        )
        for one in heads_now(tournament).earnings
    )


def _mysteries(tournament: Tournament, people: People, words: Words) -> Iterator[BountyRow]:
    for drawn in tournament.prize_money.mysteries:
        victim, shares = drawn.sealed.victim, drawn.shares
        parts = [figures.money(share.amount, tournament.setup, words) for share in shares]
        yield BountyRow(
            victim,
            entry_name(tournament, people, victim, words),
            drawn.amount,
            figures.money(drawn.amount, tournament.setup, words),
            ", ".join(entry_name(tournament, people, share.entry, words) for share in shares),
            ", ".join(parts),
            "",
        )
    sealed = tournament.prize_money.sealed
    for one in mysteries_due(tournament):
        is_sealed = sealed is not None and sealed.victim == one.victim
        yield BountyRow(
            one.victim,
            entry_name(tournament, people, one.victim, words),
            0,
            words._("sealed") if is_sealed else words._("to be drawn"),
            ", ".join(entry_name(tournament, people, entry, words) for entry in one.by),
            "",
            "",
        )


class HeadRow(msgspec.Struct, frozen=True, gc=False):
    """One player's head and what he earned so far."""

    entry: EntryId
    name: str
    head: int
    """0 for who is out."""
    head_text: str
    earned: int
    earned_text: str


def head_rows(tournament: Tournament, people: People, words: Words) -> tuple[HeadRow, ...]:
    """Everybody with a head or with money earned; who earned most first."""
    plan, found = tournament.setup, heads_now(tournament)
    rows = [
        HeadRow(
            entry,
            entry_name(tournament, people, entry, words),
            found.heads.get(entry, 0),
            figures.money(found.heads.get(entry, 0), plan, words),
            found.earned.get(entry, 0),
            figures.money(found.earned.get(entry, 0), plan, words),
        )
        for entry in {**found.heads, **found.earned}
    ]
    return tuple(sorted(rows, key=lambda row: (-row.earned, -row.head, row.entry)))


class MysteryRow(msgspec.Struct, frozen=True, gc=False):
    """One mystery bounty: to be drawn, sealed, or drawn."""

    victim: EntryId
    name: str
    by: str
    """Who draws it; empty while nobody is named."""
    number: int
    """0 while it is not sealed."""
    state: str
    """due, sealed or drawn."""
    amount: str
    """Empty until it is drawn."""
    key_hash: str
    list_hash: str
    key: str
    word: str
    context: str
    """With it anybody can draw again; empty until it is drawn."""


def mystery_rows(tournament: Tournament, people: People, words: Words) -> tuple[MysteryRow, ...]:
    """Those that wait first, then those that were drawn, the newest first."""
    plan, money = tournament.setup, tournament.prize_money

    def name(entry: EntryId) -> str:
        return entry_name(tournament, people, entry, words)

    rows = []
    for one in mysteries_due(tournament):
        by, sealed = ", ".join(map(name, one.by)), money.sealed
        if sealed is not None and sealed.victim == one.victim:
            rows.append(
                MysteryRow(
                    one.victim, name(one.victim), by, sealed.number, "sealed", "", sealed.key_hash,
                    sealed.list_hash, "", "", "",
                )
            )  # fmt: skip
        else:
            rows.append(MysteryRow(one.victim, name(one.victim), by, 0, "due", "", "", "", "", "", ""))
    for drawn in reversed(money.mysteries):
        sealed = drawn.sealed
        by = ", ".join(name(share.entry) for share in drawn.shares)
        context = mystery_context(tournament.id, sealed.number, drawn.word)
        amount = figures.money(drawn.amount, plan, words)
        rows.append(
            MysteryRow(
                sealed.victim, name(sealed.victim), by, sealed.number, "drawn", amount, sealed.key_hash,
                sealed.list_hash, drawn.key, drawn.word, context,
            )
        )  # fmt: skip
    return tuple(rows)


class EnvelopeRow(msgspec.Struct, frozen=True, gc=False):
    """Envelopes of one value."""

    amount: int
    text: str
    count: int
    left: int


def envelope_rows(tournament: Tournament, words: Words) -> tuple[EnvelopeRow, ...]:
    """The published table of envelopes with what is left of each value."""
    bounty = tournament.prize_money.planned.bounty
    left = envelopes_left(tournament)
    return tuple(
        EnvelopeRow(
            one.amount,
            figures.money(one.amount, tournament.setup, words),
            one.count,
            left.count(one.amount),
        )
        for one in (bounty.envelopes if bounty is not None else ())
    )
