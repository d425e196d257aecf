"""How somebody paid, as people write it in a list: a way every desk knows or the venue's own; and whether."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from director.desk.lists.cells import amount, mostly, unshielded
from director.domain.lists import Field
from director.domain.names import folded, tidy

_WRITTEN: Final[dict[str, str]] = {
    "cash": "cash|in cash|нал|наличные|наличными|наличка|налом|касса",
    "card": (
        "card|by card|bank card|credit card|debit card|visa|mastercard|maestro|mir|карта|картой|по карте|"
        "банковская карта|банковской картой|мир|эквайринг|терминал"
    ),
    "transfer": (
        "transfer|bank transfer|by transfer|wire|wire transfer|sepa|iban|перевод|переводом|"
        "банковский перевод|банковским переводом|по счёту|по счету|сбп"
    ),
    "cheque": "cheque|check|by cheque|чек|чеком",
    "ticket": "ticket|by ticket|voucher|билет|билетом|ваучер",
    "chips": "chips|in chips|фишки|фишками",
}
_BY_NAME: Final = {folded(name): way for way, names in _WRITTEN.items() for name in names.split("|")}
_YES: Final = (
    "true|yes|y|paid|x|v|+|✓|✔|✅|☑|да|д|истина|оплачен|оплачена|оплачено|оплатил|оплатила|"
    "внесён|внесена|внесено"
)
_NO: Final = (
    "false|no|n|unpaid|not paid|-|–|—|✗|✘|❌|☐|нет|н|ложь|не оплачен|не оплачена|не оплачено|не оплатил|"
    "не оплатила|не внесён|не внесена|не внесено"
)
_IS_PAID: Final = {folded(name): name in _YES.split("|") for name in f"{_YES}|{_NO}".split("|")}


def way_to_pay(text: str) -> str:
    """The way every desk knows, or the text as it stands.

    >>> [way_to_pay(text) for text in ("Картой", "CASH", "Bitcoin", "")]
    ['card', 'cash', 'Bitcoin', '']
    """
    kept = tidy(text)
    return _BY_NAME.get(folded(kept).rstrip("."), kept)


def is_way_to_pay(text: str) -> bool:
    """Whether this is one of the ways every desk knows."""
    return folded(tidy(text)).rstrip(".") in _BY_NAME


def is_paid(text: str) -> bool | None:
    """Whether it was paid, as a cell says: no where it is empty; None where it is neither yes nor no.

    >>> [is_paid(text) for text in ("TRUE", "Да", "'+", "нет", "", "1500")]
    [True, True, True, False, False, None]
    """
    told = folded(tidy(unshielded(text.strip()))).rstrip(".")
    return _IS_PAID.get(told) if told else False


def by_ways(
    fields: Sequence[Field], meant: Sequence[Field | None], records: Sequence[Sequence[str]]
) -> tuple[Field, ...]:
    """The same columns, but one headed “Payment” may say how, or yes and no, and not how much.

    `meant` is what each header says by itself: a second column of a kind is left out of `fields`.
    """
    found = list(fields)
    for place, field in enumerate(meant):
        column = [record[place] for record in records if place < len(record)]
        if field not in ("buy_in", "paid"):
            continue
        if "method" not in found and mostly(column, is_way_to_pay):
            found[place] = "method"
        elif mostly(column, lambda cell: is_paid(cell) is not None):
            found[place] = "ignored" if "paid" in found[:place] else "paid"
        elif field == "paid" and mostly(column, _is_amount):
            found[place] = "ignored" if "buy_in" in found else "buy_in"
    return tuple(found)


def _is_amount(cell: str) -> bool:
    return amount(cell, 2, ",") is not None
