"""Which difference makes somebody move, and which line of the policy says so (P23, TDA 11-D)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.options import read_options
from director.domain.plan import RuleSetName
from director.rules.floor.threshold import PolicyLine, Threshold, threshold
from director.rules.verdict import Article, Verdict
from tests.helpers.evening import PLAN


def asked(
    tables: int, rules: RuleSetName = "tda-2024", tight: int = 0, **options: object
) -> Verdict[Threshold]:
    plan = replace(PLAN, rules=rules, tight_tables=tight, options=read_options(options))
    return threshold(plan, tables)


def test_the_book_keeps_tables_within_one_player() -> None:
    verdict = asked(40)

    assert verdict.answer == Threshold(2, "rule_set")
    assert (verdict.because, verdict.house) == ((Article("TDA", "11-D"),), ())


def test_a_silent_book_leaves_it_to_the_house() -> None:
    assert asked(40, "sport-ru") == Verdict(Threshold(2, "rule_set"), (), ("balance_diff",))


@pytest.mark.parametrize(("tables", "diff", "line"), [(5, 3, "event"), (4, 2, "tight_tables")])
def test_p23_within_two_until_four_tables_then_within_one(tables: int, diff: int, line: PolicyLine) -> None:
    verdict = asked(tables, tight=4, balance_diff=3)

    assert (verdict.answer.diff, verdict.answer.line) == (diff, line)
    assert verdict.house == ("balance_diff",)


def test_an_option_set_to_what_the_book_says_keeps_its_article() -> None:
    assert asked(3, balance_diff=2) == Verdict(Threshold(2, "event"), (Article("TDA", "11-D"),))


@pytest.mark.parametrize(("tables", "diff", "line"), [(7, 3, "many_tables"), (6, 2, "few_tables")])
def test_roberts_rules_tell_many_tables_from_few(tables: int, diff: int, line: PolicyLine) -> None:
    verdict = asked(tables, "robert-11")

    # No numbered article says it, so it counts as the house's.
    assert verdict == Verdict(Threshold(diff, line, 6), (), ("balance_diff",))
    assert asked(tables, "robert-11", balance_diff=3).answer == Threshold(3, "event")


def test_wsop_speaks_of_twelve_tables_only() -> None:
    assert asked(12, "wsop-2026") == Verdict(Threshold(2, "few_tables", 12), (Article("WSOP-T", "67-c"),))
    assert asked(13, "wsop-2026") == Verdict(Threshold(2, "rule_set"), (), ("balance_diff",))


def test_without_a_table_no_line_of_late_tables_speaks() -> None:
    assert asked(0, tight=4).answer.line == "rule_set"
