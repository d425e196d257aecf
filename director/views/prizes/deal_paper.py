"""A deal on paper: to be signed before it is written down, or as it was."""

from __future__ import annotations

import msgspec

from director.domain.journal import Journal
from director.domain.payments import AgreeDeal
from director.domain.people import People
from director.domain.prize_money import Deal
from director.domain.refusal import Impossible
from director.host.i18n import Words
from director.rules.prizes.dealing import prizes_left, warned
from director.views import figures
from director.views.names import entry_name
from director.views.papers import Letterhead, letterhead
from director.views.prize_wording import DEALS
from director.views.prizes.deals import WARNINGS, agreed


class SignRow(msgspec.Struct, frozen=True, gc=False):
    """One player who signs."""

    name: str
    stack: str
    """Empty where no chips were counted for it."""
    amount: str


class DealSheet(msgspec.Struct, frozen=True):
    """Everything the players put their names to."""

    letterhead: Letterhead
    method: str
    written: str
    """The line and the time of the record; empty while it is only offered."""
    prizes: tuple[str, ...]
    """What was left to win, first place first; empty for a deal that was made."""
    rows: tuple[SignRow, ...]
    total: str
    leave: str
    """What is left to play for; empty for nothing."""
    remarks: tuple[str, ...]
    """What should be known before anybody signs."""


def offered_deal(
    journal: Journal, people: People, words: Words, printed: str, action: AgreeDeal
) -> DealSheet:
    """A deal that nobody signed yet."""
    tournament, plan = journal.tournament, journal.tournament.setup

    def money(amount: int) -> str:
        return figures.money(amount, plan, words)

    rows = tuple(
        SignRow(
            entry_name(tournament, people, share.entry, words),
            figures.chips(share.stack, words) if share.stack else "",
            money(share.amount),
        )
        for share in action.shares
    )
    return DealSheet(
        letterhead(journal, words, printed),
        words._(DEALS[action.method]),
        "",
        tuple(map(money, prizes_left(tournament)[: len(action.shares)])),
        rows,
        money(sum(share.amount for share in action.shares)),
        money(action.leave) if action.leave else "",
        tuple(words._(WARNINGS[code]) for code in warned(tournament, action)),
    )


def made_deal(
    journal: Journal, people: People, words: Words, printed: str, line: int | None = None
) -> DealSheet:
    """The deal of this line, or the last one. Raises Impossible `no_deal` where there is none."""
    deals = journal.tournament.prize_money.deals
    found: Deal | None = next((one for one in reversed(deals) if line in (None, one.line)), None)
    if found is None:
        raise Impossible("no_deal")
    told = agreed(journal.tournament, people, words, found)
    missing = words._("In by now and not asked: {names}").format(names=", ".join(told.left_out))
    return DealSheet(
        letterhead(journal, words, printed),
        told.method,
        words._("{line}, at {moment}").format(line=told.line, moment=told.time),
        (),
        tuple(SignRow(row.name, row.stack, row.amount) for row in told.rows),
        told.total,
        told.leave,
        (missing,) if told.left_out else (),
    )
