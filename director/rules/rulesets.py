"""The options of the rule book, and for each rule set where the value of each comes from.

A book may fix an option (then an article stands beside the value) or be silent (then the value is that of
the TDA rules, or the default, and the option counts as the house's choice). Whoever sets up an event may
change single options; a value the book itself has is then no house choice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from director.rules.presets import GAME_VALUES, PRESETS
from director.rules.verdict import Article, article

OptionValue: TypeAlias = bool | int | str | tuple[int, int] | tuple[tuple[int, int], ...]
"""A word, a number, yes or no, seconds as a pair, or final-table sizes as pairs (seats, players)."""

DEFAULT: Final = "sport-ru"
"""The rule set when none is named."""

NAMES: Final = tuple(PRESETS)
"""The eight rule sets, as they are named everywhere."""


class UnknownRules(ValueError):
    """No rule set has this name."""


class BadOption(ValueError):
    """An option nobody knows, or a value it cannot have."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Option(NamedTuple):
    """One thing the books differ in."""

    default: OptionValue
    """The value where even the TDA rules are silent."""
    values: tuple[OptionValue, ...]
    """What it may be; empty where `read` decides."""
    read: Callable[[object], OptionValue | None]
    """The value meant by plain data, or None when it has no such value."""


def _one_of(*values: OptionValue, default: OptionValue) -> Option:
    def read(raw: object) -> OptionValue | None:
        # The type counts too: True is not the number 1, nor 3.0 the number 3.
        return next((value for value in values if type(raw) is type(value) and raw == value), None)

    return Option(default, values, read)


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
    "odd_button": _one_of("left_of_button", "left_of_dealer", default="left_of_button"),
    "odd_stud": _one_of(
        "left_of_button", "left_of_dealer", "high_card_best5", "high_card_all", default="high_card_best5"
    ),
    "odd_low": _one_of("left_of_button", "high_card_best5", "low_card_all", default="high_card_best5"),
    "even_split": _one_of(True, False, default=True),
    "split_unit": _one_of("smallest_in_play", "smallest_of_blinds", default="smallest_in_play"),
    "show_checked": _one_of("left_of_button", "first_to_act", default="first_to_act"),
    "show_bet": _one_of("last_aggressor", "first_bettor", default="last_aggressor"),
    "tabling": _one_of("all_face_up", "in_order", default="all_face_up"),
    "see_hand": _one_of("never", "on_suspicion", "caller_may_ask", "history", default="caller_may_ask"),
    "muck_first": _one_of("next_need_not_show", "last_live_wins", default="last_live_wins"),
    "cap_raises": _one_of(3, 4, default=3),
    "cap_hu": _one_of(
        "unless_3plus_started",
        "whenever_two_left",
        "before_cap",
        "event_heads_up",
        "round_began_heads_up",
        "never",
        default="event_heads_up",
    ),
    "fl_reopen": _one_of("half", "full", default="half"),
    "big_reopen": _one_of("single", "cumulative", default="cumulative"),
    "raise_50": _one_of("complete", "evident_raise", default="complete"),
    "multi_chip": _one_of("every_chip_needed", "several_are_raise", default="every_chip_needed"),
    "undercall": _one_of("complete_or_forfeit", "corrected", default="corrected"),
    "underraise": _one_of("complete_or_forfeit", "corrected", default="corrected"),
    "oot": _one_of("chips_stay", "binding_if_unchanged", default="binding_if_unchanged"),
    "pl_preflop": _one_of("full_blinds", "sb_as_bb", "true_value", default="full_blinds"),
    "pl_round": _one_of("none", "up_to_unit", default="none"),
    "time_limit": Option((25, 5), (), _seconds),
    "time_result": _one_of(
        "pass", "check_or_fold", "all_in_twice_then_fold", "all_in_if_in_pot", default="check_or_fold"
    ),
    "stud_tie_first": _one_of("suit", "position", default="suit"),
    "pair4": _one_of(
        "off", "opener_and_others", "any_player", "pair_holder", "pair_holder_and_raises", default="off"
    ),
    "stud_exposed": _one_of("third_down", "becomes_upcard", "misdeal", default="becomes_upcard"),
    "stud_premature": _one_of("set_aside", "into_stub", default="into_stub"),
    "stud_short": _one_of("fresh", "fresh_plus_2", default="fresh_plus_2"),
    "common_first": _one_of("best_with_common", "first_on_sixth", default="first_on_sixth"),
    "button_rule": _one_of("dead", "simple_moving", "sb_poster_next", default="dead"),
    "button_start": _one_of("high_card", "dealers_right", default="high_card"),
    "new_between": _one_of(
        "sb_to_button_only",
        "sb_or_button_wait",
        "wait_between_button_and_blinds",
        default="sb_to_button_only",
    ),
    "missed_mode": _one_of("dealt_in", "ml_ms", "live_up_to_min", "bb_live_only", default="dealt_in"),
    "balance_diff": _one_of(2, 3, default=2),
    "halt_rule": _one_of("by_elimination_at_blinds", "at_once", "off", default="by_elimination_at_blinds"),
    "ft_size": Option(((9, 9), (8, 9), (7, 7), (6, 7)), (), _final_tables),
    "race_round": _one_of("up", "half", "down", "round_up_each", default="up"),
    "race_last": _one_of("extra_chip", "from_pool_first", default="extra_chip"),
    "bba_order": _one_of("blind_first", "ante_first", default="blind_first"),
    "bba_reduce": _one_of(True, False, default=False),
    "bust_tie": _one_of("tie_across_tables", "stacks", default="tie_across_tables"),
}
"""Every option by its key."""


class Choice(NamedTuple):
    """The value of one option in one rule set."""

    value: OptionValue
    article: Article | None
    """Where the book says so; None when it does not."""
    house: bool
    """Chosen by the house: the book is silent, leaves it open, or was overridden."""
    given: bool = False
    """Set for this event, not by the rule set."""
    fixed: bool = False
    """In this game there is no choice: what is set for the event does not count."""


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The rule book of one event: every option with its value and where the value comes from.

    >>> rules = ruleset("sport-ru")
    >>> rules.text("button_rule"), rules.house("button_rule", "new_between")
    ('simple_moving', ('new_between',))
    """

    name: str
    """Such as `tda-2024`."""
    choices: Mapping[str, Choice]
    """By option key; every key of OPTIONS is there."""
    in_games: Mapping[str, Mapping[str, Choice]] = field(default_factory=dict)
    """By game: what the book says otherwise when that game is played."""

    def playing(self, game: str) -> RuleSet:
        """The rules when this game is played: some values of the books hold for one game only.

        What was set for the event holds in every game; only the open pair never counts in stud hi-lo.

        >>> rules = ruleset("robert-11")
        >>> rules.value("cap_raises"), rules.playing("draw5").value("cap_raises")
        (3, 4)
        """
        changed = {
            key: _beside(self.choices[key], choice) for key, choice in self.in_games.get(game, {}).items()
        }
        return RuleSet(self.name, {**self.choices, **changed}, self.in_games) if changed else self

    def value(self, key: str) -> OptionValue:
        """The value of an option."""
        return self.choices[key].value

    def text(self, key: str) -> str:
        """The value of an option that is a word."""
        return str(self.choices[key].value)

    def articles(self, *keys: str) -> tuple[Article, ...]:
        """Where the book fixes these options, each article once."""
        found = (self.choices[key].article for key in keys)
        return tuple(dict.fromkeys(article for article in found if article is not None))

    def house(self, *keys: str) -> tuple[str, ...]:
        """Those of these options that are the house's choice."""
        return tuple(key for key in keys if self.choices[key].house)


def ruleset(name: str = DEFAULT, options: Mapping[str, object] | None = None) -> RuleSet:
    """A rule set by name, with single options changed. Raises UnknownRules and BadOption."""
    if name not in _RULESETS:
        raise UnknownRules(name)
    book = _RULESETS[name]
    if not options:
        return book
    choices = dict(book.choices)
    for key, raw in options.items():
        option = OPTIONS.get(key)
        value = None if option is None else option.read(raw)
        if value is None:
            raise BadOption(key)
        choices[key] = _given(choices[key], value)
    return RuleSet(name, choices, book.in_games)


def _beside(now: Choice, in_game: Choice) -> Choice:
    # A fixed value of a game is no option there: whatever was set for the event, it does not count.
    return _given(in_game, now.value) if now.given and not in_game.fixed else in_game


def _given(before: Choice, value: OptionValue) -> Choice:
    if value == before.value:
        return before._replace(given=True)
    return Choice(value, None, house=True, given=True)


def _from_presets(name: str) -> RuleSet:
    # TDA 2024 fills what a book leaves open, and is filled itself by the defaults.
    own, tda = PRESETS[name], PRESETS["tda-2024"]
    choices: dict[str, Choice] = {}
    for key, option in OPTIONS.items():
        if key in own:
            choices[key] = _choice(*own[key])
        else:
            choices[key] = Choice(tda[key][0] if key in tda else option.default, None, house=True)
    in_games = {
        game: {key: _choice(value, where) for key, (value, where) in values.items()}
        for game, values in GAME_VALUES.get(name, {}).items()
    }
    no_pair = Choice("off", article("ST 6.3.7") if name == "stud-room" else None, house=name != "stud-room")
    if choices["pair4"].value == "off":
        no_pair = choices["pair4"]
    in_games["stud8"] = {**in_games.get("stud8", {}), "pair4": no_pair._replace(fixed=True)}
    return RuleSet(name, choices, in_games)


def _choice(value: OptionValue, where: str) -> Choice:
    place = article(where.rstrip("*")) if where else None
    return Choice(value, place, house=not where or where.endswith("*"))


_RULESETS: Final[Mapping[str, RuleSet]] = {name: _from_presets(name) for name in NAMES}
