"""The options of the rule book, and for each rule set where the value of each comes from.

A book may fix an option (then an article stands beside the value) or be silent (then the value is that of
the TDA rules, or a default, and the option counts as the house's choice). Whoever sets up an event may
change single options; a value the book itself has is then no house choice.

What each book says stands in `resources/rulesets/`, one file a rule set, every option on a line of its own:

    odd_button = { value = "left_of_button", book = "SP", article = "5.9.3" }
    even_split = { value = true, house = true }

A line with an article and `house = true` says that the book itself leaves the choice to the house there.
`[games.draw5]` holds what is otherwise when five-card draw is played; `fixed = true` there means that no
event can change it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple

from director.domain.options import OPTIONS, Options, OptionValue, read_option, read_options
from director.domain.plan import DISCIPLINES, RULE_SETS, Plan
from director.domain.refusal import Impossible
from director.rulebook import text_of
from director.rules.verdict import Article, article

DEFAULT: Final = "sport-ru"
"""The rule set when none is named."""

NAMES: Final[tuple[str, ...]] = RULE_SETS
"""The eight rule sets, as they are named everywhere."""


class UnknownRules(ValueError):
    """No rule set has this name."""


class BadOption(ValueError):
    """An option nobody knows, or a value it cannot have."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class BadRuleSet(ValueError):
    """The text of a rule set that cannot be read: where, and a code of what is wrong there."""

    def __init__(self, where: str, code: str) -> None:
        super().__init__(f"{where}: {code}")
        self.where = where
        self.code = code


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

    def number(self, key: str) -> int:
        """The value of an option that is a number."""
        return int(self.text(key))

    def articles(self, *keys: str) -> tuple[Article, ...]:
        """Where the book fixes these options, each article once."""
        found = (self.choices[key].article for key in keys)
        return tuple(dict.fromkeys(article for article in found if article is not None))

    def house(self, *keys: str) -> tuple[str, ...]:
        """Those of these options that are the house's choice."""
        return tuple(key for key in keys if self.choices[key].house)


def ruleset(name: str = DEFAULT, options: Mapping[str, object] | None = None) -> RuleSet:
    """A rule set by name, with single options changed. Raises UnknownRules and BadOption."""
    if name not in NAMES:
        raise UnknownRules(name)
    try:
        return _with(_book(name), read_options(options)) if options else _book(name)
    except Impossible as bad:
        raise BadOption(str(bad.facts["key"])) from None


def rules_of(plan: Plan) -> RuleSet:
    """The rules of an event, in every game it may play."""
    return _with(_book(plan.rules), plan.options)


def book_of(plan: Plan) -> RuleSet:
    """The rule set of an event in the game it plays, without what the event changed."""
    return _book(plan.rules).playing(plan.discipline)


def changes(plan: Plan) -> Options:
    """Those options of an event that differ from its rule set in the game it plays."""
    book = book_of(plan)
    return tuple((key, value) for key, value in plan.options if book.choices[key].value != value)


def _with(book: RuleSet, options: Options) -> RuleSet:
    if not options:
        return book
    given = {key: _given(book.choices[key], value) for key, value in options}
    return RuleSet(book.name, {**book.choices, **given}, book.in_games)


def _given(before: Choice, value: OptionValue) -> Choice:
    if value == before.value:
        return before._replace(given=True)
    return Choice(value, None, house=True, given=True)


def _beside(now: Choice, in_game: Choice) -> Choice:
    # A fixed value of a game is no option there: whatever was set for the event, it does not count.
    return _given(in_game, now.value) if now.given and not in_game.fixed else in_game


# ---------------------------------------------------------------- the texts of the books


@cache
def _book(name: str) -> RuleSet:
    """The rule set as its book has it. Only what is asked for is read, and that once."""
    return read_ruleset(name, text_of(name))


def read_ruleset(name: str, text: str) -> RuleSet:
    """The rule set written down in a text, see above. Raises BadRuleSet.

    >>> text_of_tda = text_of("tda-2024")
    >>> read_ruleset("tda-2024", text_of_tda) == ruleset("tda-2024")
    True
    """
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as trouble:
        raise BadRuleSet(name, str(trouble)) from trouble
    choices = _choices(f"{name}.options", tables.get("options"))
    for key in OPTIONS:
        if key not in choices:
            raise BadRuleSet(f"{name}.options.{key}", "missing")
    games = _table(f"{name}.games", tables.get("games", {}))
    for unknown in (*(set(tables) - {"options", "games"}), *(set(games) - set(DISCIPLINES))):
        raise BadRuleSet(f"{name}.{unknown}", "unknown")
    in_games = {game: _choices(f"{name}.games.{game}", written) for game, written in games.items()}
    return RuleSet(name, {key: choices[key] for key in OPTIONS}, in_games)


def _table(where: str, written: object) -> Mapping[str, object]:
    if not isinstance(written, Mapping):
        raise BadRuleSet(where, "no_table")
    return written


def _choices(where: str, written: object) -> dict[str, Choice]:
    lines = _table(where, written)
    return {key: _choice(f"{where}.{key}", key, line) for key, line in lines.items()}


def _choice(where: str, key: str, line: object) -> Choice:
    said = _table(where, line)
    for unknown in set(said) - {"value", "book", "article", "house", "fixed"}:
        raise BadRuleSet(f"{where}.{unknown}", "unknown")
    try:
        value = read_option(key, said.get("value"))
    except Impossible as trouble:
        raise BadRuleSet(where, "bad_value") from trouble
    try:
        place = article(f"{said['book']} {said['article']}") if "book" in said else None
    except (KeyError, ValueError) as trouble:
        raise BadRuleSet(where, "bad_article") from trouble
    house = said.get("house", False) is True
    if place is None and not house:
        raise BadRuleSet(where, "no_source")
    return Choice(value, place, house, fixed=said.get("fixed", False) is True)
