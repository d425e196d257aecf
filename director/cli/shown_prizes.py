"""Prizes for `director show`: pool, payouts, the payout desk, receipts, bounties, results."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import asdict

from director.cli.view import Rows, View
from director.desk.desk import Desk
from director.host.i18n import N_, Words


def _prizes(desk: Desk, words: Words) -> Rows:
    """The pool part by part, whether it is published, and what is due and paid."""
    from director.views.prizes.dues import money_rows
    from director.views.prizes.payouts import published_words, stale_words
    from director.views.prizes.pool import pool_rows

    tournament = desk.journal.tournament
    rows: Rows = [
        {"key": f"pool.{row.key}", "what": row.what, "text": row.text, "value": row.amount}
        for row in pool_rows(tournament, words)
    ]
    published = tournament.prize_money.published
    rows.append(
        {
            "key": "published",
            "what": words._("Published"),
            "text": published_words(desk.journal, words),
            "value": None if published is None else published.line,
        }
    )
    stale = stale_words(tournament, words)
    rows.append({"key": "stale", "what": words._("To be decided"), "text": stale, "value": bool(stale)})
    rows.append({"key": "problem", "what": words._("Payouts"), "text": _problem(desk, words), "value": None})
    rows += [
        {"key": f"desk.{row.key}", "what": row.what, "text": row.text, "value": row.amount}
        for row in money_rows(tournament, words)
    ]
    return rows


def _problem(desk: Desk, words: Words) -> str:
    """Why no payouts can be worked out; empty where they can, or are published."""
    from director.views.prizes.payouts import plan_columns

    money = desk.journal.tournament.prize_money
    if money.published is not None:
        return ""
    (column,) = plan_columns(desk.journal.tournament, [("", money.planned)], words)
    return column.problem


def _plan(desk: Desk, words: Words) -> Rows:
    """Every announcement of how the prizes are made, the last one first; what changed is marked."""
    from director.views.prizes.plan_rows import plan_versions

    return [
        {
            "line": version.line,
            "at_text": version.at,
            "staff": version.staff,
            "reason": version.reason,
            "key": row.key,
            "what": row.what,
            "text": row.text,
            "changed": row.key in version.changed,
            "changed_text": words._("changed") if row.key in version.changed else "",
        }
        for version in reversed(plan_versions(desk.journal, desk.people, words))
        for row in version.rows
    ]


def _payouts(desk: Desk, words: Words) -> Rows:
    """As published; before that as the plan gives them now."""
    from director.rules.prizes.proposing import propose_payouts
    from director.rules.prizes.rounding import CannotPay
    from director.views.prizes.payouts import payout_rows

    tournament = desk.journal.tournament
    published = tournament.prize_money.published
    if published is not None:
        amounts, seats = published.amounts, published.seats
    else:
        try:
            proposed = propose_payouts(tournament)
        except CannotPay:
            return []  # `prizes` says why
        amounts, seats = proposed.amounts, proposed.seats
    rows = payout_rows(amounts, seats, tournament.setup, words)
    return [{**asdict(row), "published": published is not None} for row in rows]


def _dues(desk: Desk, words: Words) -> Rows:
    from director.views.prizes.dues import due_rows

    return [_plain(row) for row in due_rows(desk.journal.tournament, desk.people, words)]


def _receipts(desk: Desk, words: Words) -> Rows:
    from director.views.prizes.dues import payment_rows

    return [_plain(row) for row in payment_rows(desk.journal.tournament, desk.people, words)]


def _bounties(desk: Desk, words: Words) -> Rows:
    from director.views.prizes.bounties import bounty_rows

    return [_plain(row) for row in bounty_rows(desk.journal.tournament, desk.people, words)]


def _mysteries(desk: Desk, words: Words) -> Rows:
    from director.views.prizes.bounties import mystery_rows

    return [_plain(row) for row in mystery_rows(desk.journal.tournament, desk.people, words)]


def _results(desk: Desk, words: Words) -> Rows:
    from director.views.prizes.results import result_rows

    return [_plain(row) for row in result_rows(desk.journal.tournament, desk.people, words)]


def _plain(row: Any) -> dict[str, Any]:
    fields: dict[str, Any] = asdict(row)
    return fields


PRIZE_VIEWS: Final[dict[str, View]] = {
    "prizes": View(
        N_("the prize pool part by part, and the money of the payout desk"),
        (("what", ""), ("text", "")),
        _prizes,
        keyed=True,
    ),
    "prize-plan": View(
        N_("how the prizes are made, as announced each time, the last time first"),
        (
            ("line", N_("Line")), ("at_text", N_("Time")), ("what", N_("What")), ("text", ""),
            ("changed_text", ""), ("staff", N_("Who")), ("reason", N_("Reason")),
        ),
        _plan,
    ),
    "payouts": View(
        N_("what each place is paid, as published or else as the plan gives it"),
        (("place", N_("Place taken")), ("prize", N_("Prize")), ("percent", N_("Part"))),
        _payouts,
    ),
    "dues": View(
        N_("who is due what, what was paid of it, and what must be decided"),
        (
            ("place_text", N_("Place taken")), ("name", N_("Name")), ("what", N_("What")),
            ("amount_text", N_("Due")), ("paid_text", N_("Paid out")), ("state_text", N_("State")),
            ("entry", N_("Entry")), ("decide", ""),
        ),
        _dues,
    ),
    "receipts": View(
        N_("every receipt of the payout desk, the newest first"),
        (
            ("number", N_("Receipt")), ("time", N_("Time")), ("name", N_("Name")), ("what", N_("What")),
            ("place_text", N_("Place taken")), ("amount_text", N_("Amount")),
            ("withheld_text", N_("Withheld")), ("method", N_("How")), ("staff", N_("Who")), ("void", ""),
        ),
        _receipts,
    ),
    "bounties": View(
        N_("who earned which bounty"),
        (
            ("name", N_("Out")), ("value_text", N_("Bounty")), ("by", N_("Earned by")),
            ("paid", N_("Paid at once")), ("head", N_("On the own head")),
        ),
        _bounties,
    ),
    "mysteries": View(
        N_("mystery bounties that are due, sealed or drawn, with what proves them"),
        (
            ("name", N_("Out")), ("by", N_("Earned by")), ("number", ""), ("amount", N_("Amount")),
            ("key_hash", N_("Hash of the key")), ("list_hash", N_("Hash of the envelopes")),
            ("key", N_("Key")), ("word", N_("Word")),
        ),
        _mysteries,
    ),
    "results": View(
        N_("everybody once with place, prize and bounties, the best first"),
        (
            ("place_text", N_("Place taken")), ("name", N_("Name")), ("club", N_("Club")),
            ("country", N_("Country")), ("entries", N_("Entries")), ("prize_text", N_("Prize")),
            ("bounties_text", N_("Bounties")),
        ),
        _results,
    ),
}  # fmt: skip
"""By the name on the command line."""
