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
    "true|yes|y|1|paid|x|v|+|✓|✔|✅|☑|да|д|истина|оплачен|оплачена|оплачено|оплатил|оплатила|"
    "внесён|внесена|внесено"
)
_NO: Final = (
    "false|no|n|0|unpaid|not paid|to pay|owes|due|-|–|—|✗|✘|❌|☐|нет|н|ложь|не оплачен|не оплачена|"
    "не оплачено|не оплатил|не оплатила|к оплате|должен|должна|не внесён|не внесена|не внесено"
)
_IS_PAID: Final = {folded(name): name in _YES.split("|") for name in f"{_YES}|{_NO}".split("|")}


def way_to_pay(text: str) -> str:
    """The way every desk knows, or the text as it stands.

    >>> [way_to_pay(text) for text in ("Картой", "CASH", "Bitcoin", "")]
    ['card', 'cash', 'Bitcoin', '']
    """
    kept = tidy(text)
    return _BY_NAME.get(folded(kept).rstrip("."), kept)


def is_yes_or_no(text: str) -> bool:
    """Whether this says that it was paid, or that it was not, where it should say how.

    >>> [is_yes_or_no(text) for text in ("Not paid", "да", "наличные", "")]
    [True, True, False, False]
    """
    return bool(text.strip()) and is_paid(text) is not None


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

    `meant` is what each header says by itself: a second column of a kind is left out of `fields`, and takes
    the place of the first where that turns out to say something else. A column “Paid” of amounts is how much
    where no other says it; beside one that does it stays, and each amount is asked about.
    """
    found = list(fields)
    columns = [[record[place] for record in records if place < len(record)] for place in range(len(meant))]
    for place, field in enumerate(meant):
        if field not in ("buy_in", "paid"):
            continue
        if "method" not in found and mostly(columns[place], is_way_to_pay):
            found[place] = "method"
        elif mostly(columns[place], _says_whether if field == "paid" else _says_yes_or_no):
            found[place] = "ignored" if "paid" in found[:place] else "paid"
    for kind in ("buy_in", "paid"):
        for place, field in enumerate(meant):
            free = field == kind and found[place] in ("", "ignored", "paid") and "buy_in" not in found
            if free and mostly(columns[place], _is_amount) and not mostly(columns[place], _says_whether):
                found[place] = "buy_in"
    return tuple(found)


def _says_whether(cell: str) -> bool:
    return is_paid(cell) is not None


def _says_yes_or_no(cell: str) -> bool:
    """In words: under a header of amounts 0 is one."""
    return not cell.strip().isdigit() and _says_whether(cell)


def _is_amount(cell: str) -> bool:
    return amount(cell, 2, ",") is not None
