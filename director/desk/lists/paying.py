"""How somebody paid, as people write it in a list: each of the ways every desk knows, or the venue's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from director.desk.lists.cells import mostly
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


def by_ways(fields: Sequence[Field], records: Sequence[Sequence[str]]) -> tuple[Field, ...]:
    """The same columns, but one headed “Payment” with words such as “card” says how, and not how much."""

    def told(place: int, field: Field) -> Field:
        column = [record[place] for record in records if place < len(record)]
        return "method" if field == "buy_in" and mostly(column, is_way_to_pay) else field

    if "method" in fields:
        return tuple(fields)
    return tuple(told(place, field) for place, field in enumerate(fields))
