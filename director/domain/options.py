"""What an event may settle for itself where the books differ: the options, and the values they can have.

What each book says on them is known to the rules, not here. An event keeps only the options it changed, in
the order of `OPTIONS`, so that one choice is written in one way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from director.domain.refusal import Impossible

OptionValue: TypeAlias = bool | int | str | tuple[int | tuple[int, int], ...]
"""A word, a number, yes or no, seconds as a pair, or final-table sizes as pairs (seats, players)."""

Options: TypeAlias = tuple[tuple[str, OptionValue], ...]
"""Key and value of the options an event changed."""

OptionTopic = Literal["pots", "betting", "stud", "blinds", "floor", "chips"]
TOPICS: Final[tuple[OptionTopic, ...]] = get_args(OptionTopic)
"""Pots and showdown, betting, stud, button and blinds, floor, chips and prizes."""


class Option(NamedTuple):
    """One thing the books differ in."""

    topic: OptionTopic
    values: tuple[OptionValue, ...]
    """What people choose from; `read` may know more."""
    read: Callable[[object], OptionValue | None]
    """The value that plain data means, such as a question has; None when there is no such value."""


def _one_of(topic: OptionTopic, *values: bool | int | str) -> Option:
    def read(raw: object) -> OptionValue | None:
        # The type counts too: True is not the number 1, nor 3.0 the number 3.
        return next((value for value in values if type(raw) is type(value) and raw == value), None)

    return Option(topic, values, read)


def _seconds(raw: object) -> OptionValue | None:
    if not isinstance(raw, list | tuple) or len(raw) != 2:
        return None
    first, extra = raw
    if type(first) is not int or type(extra) is not int or not (1 <= first <= 3600 and 0 <= extra <= 3600):
        return None
    return (first, extra)


def _final_tables(raw: object) -> OptionValue | None:
    if not isinstance(raw, Mapping) or not raw:
        return None
    sizes: dict[int, int] = {}
    for seats, players in raw.items():
        if str(seats) not in _SEATS or type(players) is not int or not 2 <= players <= 23:
            return None
        sizes[int(str(seats))] = players
    return tuple(sorted(sizes.items(), reverse=True))


_SEATS: Final = frozenset(str(seats) for seats in range(2, 24))

OPTIONS: Final[Mapping[str, Option]] = {
    "odd_button": _one_of("pots", "left_of_button", "left_of_dealer"),
    "odd_stud": _one_of("pots", "left_of_button", "left_of_dealer", "high_card_best5", "high_card_all"),
    "odd_low": _one_of("pots", "left_of_button", "high_card_best5", "low_card_all"),
    "even_split": _one_of("pots", True, False),
    "split_unit": _one_of("pots", "smallest_in_play", "smallest_of_blinds"),
    "show_checked": _one_of("pots", "left_of_button", "first_to_act"),
    "show_bet": _one_of("pots", "last_aggressor", "first_bettor"),
    "tabling": _one_of("pots", "all_face_up", "in_order"),
    "see_hand": _one_of("pots", "never", "on_suspicion", "caller_may_ask", "history"),
    "muck_first": _one_of("pots", "next_need_not_show", "last_live_wins"),
    "cap_raises": _one_of("betting", 3, 4),
    "cap_hu": _one_of(
        "betting",
        "unless_3plus_started",
        "whenever_two_left",
        "before_cap",
        "event_heads_up",
        "round_began_heads_up",
        "never",
    ),
    "fl_reopen": _one_of("betting", "half", "full"),
    "big_reopen": _one_of("betting", "single", "cumulative"),
    "raise_50": _one_of("betting", "complete", "evident_raise"),
    "multi_chip": _one_of("betting", "every_chip_needed", "several_are_raise"),
    "undercall": _one_of("betting", "complete_or_forfeit", "corrected"),
    "underraise": _one_of("betting", "complete_or_forfeit", "corrected"),
    "oot": _one_of("betting", "chips_stay", "binding_if_unchanged"),
    "pl_preflop": _one_of("betting", "full_blinds", "sb_as_bb", "true_value"),
    "pl_round": _one_of("betting", "none", "up_to_unit"),
    "time_limit": Option("betting", ((10, 0), (10, 20), (25, 5), (30, 10), (60, 10)), _seconds),
    "time_result": _one_of("betting", "pass", "check_or_fold", "all_in_twice_then_fold", "all_in_if_in_pot"),
    "stud_tie_first": _one_of("stud", "suit", "position"),
    "pair4": _one_of(
        "stud", "off", "opener_and_others", "any_player", "pair_holder", "pair_holder_and_raises"
    ),
    "stud_exposed": _one_of("stud", "third_down", "becomes_upcard", "misdeal"),
    "stud_premature": _one_of("stud", "set_aside", "into_stub"),
    "stud_short": _one_of("stud", "fresh", "fresh_plus_2"),
    "common_first": _one_of("stud", "best_with_common", "first_on_sixth"),
    "button_rule": _one_of("blinds", "dead", "simple_moving", "sb_poster_next"),
    "button_start": _one_of("blinds", "high_card", "dealers_right"),
    "new_between": _one_of(
        "blinds", "sb_to_button_only", "sb_or_button_wait", "wait_between_button_and_blinds"
    ),
    "missed_mode": _one_of("blinds", "dealt_in", "ml_ms", "live_up_to_min", "bb_live_only"),
    "bba_order": _one_of("blinds", "blind_first", "ante_first"),
    "bba_reduce": _one_of("blinds", True, False),
    "balance_diff": _one_of("floor", 2, 3),
    "stud_mover": _one_of("floor", "same_seat", "high_card"),
    "halt_rule": _one_of("floor", "by_elimination_at_blinds", "at_once", "off"),
    "ft_size": Option(
        "floor", (((9, 9), (8, 9), (7, 7), (6, 7)), ((9, 10), (8, 9), (7, 8), (6, 7))), _final_tables
    ),
    "race_round": _one_of("chips", "up", "half", "down", "round_up_each"),
    "race_last": _one_of("chips", "extra_chip", "from_pool_first"),
    "bust_tie": _one_of("chips", "tie_across_tables", "stacks"),
}
"""Every option by its key, topic by topic."""

_PLACES: Final = {key: place for place, key in enumerate(OPTIONS)}


def read_option(key: str, raw: object) -> OptionValue:
    """The value that plain data means. Raises Impossible `bad_option`.

    >>> read_option("ft_size", {"9": 10, "6": 7})
    ((9, 10), (6, 7))
    """
    option = OPTIONS.get(key)
    value = None if option is None else option.read(raw)
    if value is None:
        raise Impossible("bad_option", key=key)
    return value


def read_options(given: Mapping[str, object]) -> Options:
    """The options that a table of plain data means, in their order. Raises Impossible `bad_option`."""
    return ordered(tuple((key, read_option(key, raw)) for key, raw in given.items()))


def plain(value: OptionValue) -> object:
    """A value as plain data, which `read_option` understands: lists, and a map of final tables.

    >>> plain(((9, 10), (6, 7)))
    {'9': 10, '6': 7}
    """
    if not isinstance(value, tuple):
        return value
    return {str(seats): players for seats, players in final_tables_of(value).items()} or list(value)


def seconds_of(value: OptionValue) -> tuple[int, int]:
    """Seconds to think, and those counted down after them, of a value such as a time limit is.

    Raises ValueError for a value of another kind.
    """
    match value:
        case (int(first), int(extra)):
            return first, extra
    raise ValueError(value)


def final_tables_of(value: OptionValue) -> dict[int, int]:
    """Seats at a table → players at the final table; empty for a value of another kind."""
    parts = value if isinstance(value, tuple) else ()
    return dict(part for part in parts if isinstance(part, tuple))


def ordered(options: Options) -> Options:
    """The same options in the order of `OPTIONS`; what nobody knows comes last."""
    return tuple(sorted(options, key=lambda option: (_PLACES.get(option[0], len(_PLACES)), option[0])))


def with_option(options: Options, key: str, value: OptionValue | None) -> Options:
    """The options with one set anew; None takes it back.

    >>> with_option((("cap_raises", 3), ("odd_low", "low_card_all")), "cap_raises", None)
    (('odd_low', 'low_card_all'),)
    """
    others = tuple(one for one in options if one[0] != key)
    return others if value is None else ordered((*others, (key, value)))


def check_options(options: Options) -> None:
    """Raise Impossible `bad_option` for an option nobody knows, one named twice, and a wrong value."""
    seen: set[str] = set()
    for key, value in options:
        if key in seen or read_option(key, plain(value)) != value:
            raise Impossible("bad_option", key=key)
        seen.add(key)
