"""Substantial action (TDA 36)."""

import pytest

from director.rules.hand.substantial_action import is_substantial


@pytest.mark.parametrize(
    ("actions", "substantial"),
    [
        ([], False),
        (["bet"], False),
        (["check", "check"], False),
        (["fold", "fold"], False),
        (["check", "fold"], False),
        (["bet", "fold"], True),
        (["fold", "call"], True),
        (["check", "all_in"], True),
        (["bring_in", "fold"], True),
        (["fold", "fold", "fold"], True),
        (["check", "check", "check"], True),
        (["post_sb", "post_bb", "post_dead", "fold", "fold"], False),
        (["post_sb", "post_bb", "call"], False),
    ],
)
def test_tda_36_two_with_chips_or_any_three(actions: list[str], substantial: bool) -> None:
    assert is_substantial(actions) is substantial
