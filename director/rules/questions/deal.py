"""`deal`: the prizes that are left, divided among those still in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from director.rules.prizes.deal import DEAL_KINDS, DealKind, deal
from director.rules.prizes.icm import MOST_STACKS
from director.rules.prizes.rounding import CannotPay
from director.rules.questions.prize_reading import falling_of, money_of, named_stacks, refused, unit_of
from director.rules.questions.reading import COMMON, Fields, rules_of, word
from director.rules.verdict import Verdict

_NAMES: Final = (*COMMON, "kind", "stacks", "prizes", "leave", "unit")


class DealRead(NamedTuple):
    """What a question of a deal holds."""

    kind: DealKind
    stacks: Mapping[str, int]
    prizes: list[int]
    unit: int
    leave: int


def deal_topic(question: object) -> Verdict[dict[str, object]]:
    """What each gets, and what should be said before anybody signs. Raises BadQuestion.

    >>> asked = {"kind": "chip", "stacks": {"A": 50, "B": 30, "C": 20}, "prizes": [50, 30, 20], "unit": 1}
    >>> deal_topic(asked).answer
    {'amounts': {'A': 40, 'B': 32, 'C': 28}, 'warnings': []}
    """
    read = read_deal(question)
    stacks = list(read.stacks.values())
    try:
        divided = deal(read.kind, stacks, read.prizes, read.unit, read.leave)
    except CannotPay as cannot:
        raise refused(cannot, "prizes" if cannot.code == "more_prizes" else "leave") from None
    amounts = dict(zip(read.stacks, divided.amounts, strict=True))
    return Verdict({"amounts": amounts, "warnings": list(divided.warnings)})


def read_deal(question: object) -> DealRead:
    """The stacks, the prizes and what is agreed. Raises BadQuestion."""
    fields = Fields(question, "", _NAMES)
    rules_of(fields)
    return DealRead(
        word(fields.need("kind"), fields.at("kind"), DEAL_KINDS),
        named_stacks(fields),
        falling_of(fields, "prizes", MOST_STACKS),
        unit_of(fields),
        0 if fields.get("leave") is None else money_of(fields, "leave"),
    )
