"""Every "no" about prizes, deals, payments and bounties, as a sentence."""

from __future__ import annotations

from typing import Final

from director.domain.plan import Plan
from director.host.i18n import N_, Words
from director.rules.prizes.rounding import CannotPay
from director.views import figures

NOTHING_TO_DIVIDE: Final = N_(
    "Nothing is left to divide: nobody is in yet, or bounties and deductions take all of it."
)

IMPOSSIBLE: Final[dict[str, str]] = {
    "already_recalled": N_("The payouts of line {line} were taken back by line {by} already."),
    "bounty_of_nobody": N_("Nobody is named who knocked {name} out. Name who won the last pot first."),
    "bounty_since": N_("{value} is no number of players. It runs from 0 to {most}."),
    "cannot_divide": N_("That cannot be worked out. {cannot}"),
    "curve": N_(
        "A curve needs the part of first place, and either a number of places or a part of the field."
    ),
    "deal_of_nobody": N_("Say who takes part in the deal."),
    "deal_stack": N_("{value} is no stack for {name}."),
    "deal_total": N_("The deal comes to {paid}, but {pool} is left to win. Both must be the same."),
    "deal_twice": N_("{name} stands in the deal twice."),
    "deduction": N_("“{deduction}” takes off either a percent or an amount. Give one of them."),
    "envelope_count": N_(
        "{value} envelopes are not possible. There are from 1 to {most}, each value at least once."
    ),
    "envelopes": N_("Mystery bounties need a table of envelopes, and other bounties have none."),
    "line_without_name": N_("A deduction and a line of the receipt need a name."),
    "mystery_amount": N_("No envelope of mystery bounty {number} has that amount. Nothing was drawn."),
    "mystery_key": N_(
        "The key does not belong to the hash shown for mystery bounty {number}. Nothing was drawn."
    ),
    "mystery_key_elsewhere": N_("The key of mystery bounty {number} is not in this file. Seal it anew."),
    "mystery_list_hash": N_("The hash does not fit the envelopes of mystery bounty {number}."),
    "mystery_not_sealed": N_(
        "Mystery bounty {number} is not sealed. Seal it first: the hashes are shown before the amount."
    ),
    "mystery_number": N_(
        "Mystery bounty {number} was sealed before; the last one is {last}. A new one takes a new number."
    ),
    "mystery_shares": N_("The parts of mystery bounty {number} do not come to its amount."),
    "no_deal": N_("No deal was made yet."),
    "no_envelopes": N_("No envelope is left."),
    "no_method": N_("Say how it is paid, such as cash."),
    "no_mystery_due": N_("No mystery bounty is to be drawn for {name}."),
    "no_payment": N_("There is no receipt {line}."),
    "no_prizes": N_("Nothing was published: there are no prizes."),
    "nobody_due": N_("Nobody is due anything that is not paid or does not wait for a decision."),
    "nothing_due": N_("Nothing is due to {name} for that."),
    "nothing_to_divide": NOTHING_TO_DIVIDE,
    "points_name": N_("A table of points needs a name."),
    "points_places": N_("A table of points by place needs from 1 to {most} places, and a formula has none."),
    "points_value": N_("{value} is not possible in a table of points. Values run from 0 to {most}."),
    "not_published": N_("Line {line} published no payouts."),
    "nothing_published": N_("No payouts are published yet. Publish them first."),
    "published_already": N_("These payouts are published already, to the cent. Nothing was written."),
    "paid_place": N_("{value} is no place."),
    "payment_void": N_("Receipt {line} was made void by line {by} already."),
    "percent": N_("“{percent}” is no percent. Write a number above 0, at most 100, such as 12.5."),
    "percent_tables": N_(
        "The tables of percents begin with rising numbers of entries; {value} does not fit."
    ),
    "percents_total": N_("The percents do not come to 100 (table from {value} entries on)."),
    "prize_amount": N_("{field}: {money} is no amount that can be paid."),
    "prize_seats": N_("{value} seats are not possible: there are {most} prizes."),
    "prizes_rise": N_("The prize of place {place} is larger than the one before it. Prizes never rise."),
    "prizes_total": N_("The prizes come to {paid}, but the pool is {pool}. Both must be the same."),
    "too_many_lines": N_("{value} are too many. There may be {most}."),
    "too_many_places": N_("{value} places are too many. There may be {most}."),
    "undo_payment": N_(
        "Line {line} paid money or made a receipt void, so it stays. Make the receipt void, or pay again."
    ),
    "undo_promise": N_(
        "Line {line} published payouts or took them back, so it stays. Take them back, or publish again."
    ),
    "withheld": N_("{money} cannot be withheld: the payment is {paid}."),
}
"""What cannot be, by anyone's order."""

OBJECTIONS: Final[dict[str, str]] = {
    "bounties_paid": N_("Bounties were paid already; who gets the one of {name} would be another."),
    "bounty_above_buy_in": N_("A bounty of {money} is more than the buy-in, which is {now}."),
    "deal_above_first": N_("Somebody would get more than first prize is worth."),
    "deal_below_minimum": N_("Somebody would get less than what is sure already."),
    "deal_not_all": N_("{name} is left too and takes no part in the deal; missing in all: {value}."),
    "entry_after_deal": N_(
        "The prizes were divided by a deal: whoever comes in now takes no part in it. Undo the deal first."
    ),
    "envelopes_other_total": N_("The envelopes hold {money} together, but the bounties come to {now}."),
    "keep_other_due": N_("By now {now} is due and not {money}. Look again."),
    "kept_other_pool": N_("The pool is {now} by now and not {money}. Look again."),
    "mystery_key_shown": N_(
        "The key of mystery bounty {number} was shown before, so the envelope could be chosen by the public "
        "word. Seal it anew."
    ),
    "mystery_key_used": N_("The key of mystery bounty {number} was sealed before. Seal it anew."),
    "mystery_not_due": N_("No mystery bounty is to be drawn for {name}."),
    "mystery_not_proven": N_("Key and public word of mystery bounty {number} give another envelope."),
    "mystery_other_shares": N_("Mystery bounty {number} belongs to others, or is shared otherwise."),
    "other_envelopes": N_("The envelopes of mystery bounty {number} are not those that are left."),
    "pay_above_due": N_("{name} is due {due}, and {money} is more."),
    "pay_nothing_due": N_("Nothing is due to {name} for that."),
    "pay_other_place": N_("{name} has another place by now. Look again."),
    "pay_stale": N_(
        "The pool has changed since the payouts were published. Decide first: keep them, or publish anew."
    ),
    "payouts_after_deal": N_("A deal was made on the payouts as they are published."),
    "payouts_after_paying": N_("Payments made by what is published: {value}. They stay as they are."),
    "payouts_places": N_("{value} places would be paid, but only {most} players took part."),
    "payouts_pool_other": N_("The pool is {now} by now and not {money}, or made up otherwise. Look again."),
    "prize_paid": N_("{name} was paid {money} for a place (receipt {line}). Make that receipt void first."),
    "prizes_after_start": N_("Play has begun: how the prizes are made was announced otherwise."),
}
"""What may be overruled with a reason."""

CANNOT: Final[dict[str, str]] = {
    "first_share_small": N_("Of {places} places the first would get less than the others."),
    "fixed_above_pool": N_("The fixed prizes come to {total}, but the pool is {pool}."),
    "leave_above_first": N_("What is left to play for comes off first prize, which is {first}."),
    "min_cash_above_pool": N_("The pool does not pay even one prize of {least}."),
    "more_prizes": N_("{prizes} prizes for {stacks} players are too many."),
    "no_scheme": N_("No payout table is chosen yet."),
    "no_stack": N_("Type the stack of each player: without chips there is nothing to divide by."),
    "place_unpaid": N_(
        "Place {place} would get less than {unit}. Pay fewer places, or name the least prize."
    ),
    "too_few_entries": N_(
        "The payout table begins at {most} entries, and {entries} are in. Choose another table."
    ),
    "stack": N_("{value} is no stack. A stack has from 1 to {most} chips."),
}
"""Why a table or a deal cannot be worked out."""
_MONEY: Final = frozenset({"total", "pool", "first", "least", "unit"})


def cannot_pay(cannot: CannotPay, plan: Plan, words: Words) -> str:
    """Why a payout table or a deal cannot be worked out, in one sentence."""
    text = CANNOT.get(cannot.code) or IMPOSSIBLE[cannot.code]
    fields = {
        name: figures.money(value, plan, words) if name in _MONEY and isinstance(value, int) else str(value)
        for name, value in cannot.facts.items()
    }
    return words._(text).format(**fields)
