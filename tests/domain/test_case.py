"""A case of Table tools as it may stand in the journal: small, readable, asked again by anybody."""

from __future__ import annotations

import msgspec
import pytest

from director.domain.case import MOST_HAND, MOST_NAMED, MOST_SUMMARY, TableCase
from director.domain.refusal import Impossible

ODD = TableCase(
    '{"ask":"split"}', '{"shares":{"3":400}}', ("SP 4.2.2",), table=12, summary=" Seat 3 gets\n400. "
)


def test_a_case_is_read_back_as_plain_data_and_its_sentence_is_tidy() -> None:
    ODD.check()

    assert ODD.asked == {"ask": "split"}
    assert ODD.answered == {"shares": {"3": 400}}
    assert ODD.summary == "Seat 3 gets 400."
    assert msgspec.json.decode(msgspec.json.encode(ODD), type=TableCase) == ODD


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"question": "[1]"}, "bad_case"),
        ({"question": "{"}, "bad_case"),
        ({"question": '{"ask":7}'}, "bad_case"),
        ({"question": '{"ask":""}'}, "bad_case"),
        ({"question": "[" * 5_000}, "bad_case"),
        ({"question": '{"ask":"\ud800"}'}, "bad_case"),
        ({"answer": "none"}, "bad_case"),
        ({"because": ("SP 4.2.2",) * (MOST_NAMED + 1)}, "bad_case"),
        ({"because": ("",)}, "bad_case"),
        ({"house": ("o" * 61,)}, "bad_case"),
        ({"hand": "x" * (MOST_HAND + 1)}, "too_long"),
        ({"happened": "x" * (MOST_HAND + 1)}, "too_long"),
        ({"summary": "x" * (MOST_SUMMARY + 1)}, "too_long"),
        ({"table": -1}, "table_number"),
        ({"table": 100_000}, "table_number"),
    ],
)
def test_what_no_tool_hands_over_is_refused(changed: dict[str, object], code: str) -> None:
    with pytest.raises(Impossible) as refused:
        msgspec.structs.replace(ODD, **changed).check()

    assert refused.value.code == code
