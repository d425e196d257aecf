"""The rules of an event as people read them: every option with its value, and where the value comes from."""

from __future__ import annotations

from typing import Final

import msgspec

from director.domain.names import folded
from director.domain.options import OPTIONS, OptionTopic, OptionValue, final_tables_of, seconds_of
from director.domain.plan import Plan
from director.host.i18n import N_, Words
from director.rules.rulesets import Choice, book_of, rules_of
from director.rules.scope import counts
from director.views.citing import article_name
from director.views.option_words import OPTION_WORDS

TOPIC_NAMES: Final[dict[OptionTopic, str]] = {
    "pots": N_("Pots and showdown"),
    "betting": N_("Betting"),
    "stud": N_("Stud"),
    "blinds": N_("Button and blinds"),
    "floor": N_("Floor"),
    "chips": N_("Chips and prizes"),
}


class OptionRow(msgspec.Struct, frozen=True, gc=False):
    """One option of an event."""

    key: str
    topic: OptionTopic
    label: str
    """What it is called."""
    phrase: str
    """What it settles."""
    value: OptionValue
    value_label: str
    """The value in a few words, such as stand in a list to choose from."""
    rule: str
    """The value as a whole sentence."""
    source: str
    """Where the value comes from: an article, the house, this event."""
    house: bool
    """The house chose it: no article says so, or the book leaves it open."""
    changed: bool
    """This event has another value than its rule set."""
    counts: bool
    """It decides something in the game of this event."""
    fixed: bool
    """The game leaves no choice."""
    book: str
    """What the rule set says where this event has another value, with its source; else empty."""
    asks: str
    """What to ask the rule book for: the article of the rule set, or what the option is called."""


def option_rows(plan: Plan, words: Words) -> tuple[OptionRow, ...]:
    """Every option of an event in its game, topic by topic."""
    rules, book = rules_of(plan).playing(plan.discipline), book_of(plan)
    return tuple(
        _row(key, rules.choices[key], book.choices[key], counts(key, plan), words) for key in OPTIONS
    )


def _row(key: str, choice: Choice, book: Choice, counting: bool, words: Words) -> OptionRow:
    said, changed = OPTION_WORDS[key], choice.value != book.value
    return OptionRow(
        key=key,
        topic=OPTIONS[key].topic,
        label=words._(said.label),
        phrase=words._(said.phrase),
        value=choice.value,
        value_label=value_label(key, choice.value, words),
        rule=rule(key, choice.value, words),
        source=words._("set for this event") if changed else source(choice, words),
        house=choice.house,
        changed=changed,
        counts=counting,
        fixed=choice.fixed,
        book=_by_the_book(key, book, words) if changed else "",
        asks=article_name(book.article, words) if book.article else words._(said.label),
    )


def _by_the_book(key: str, book: Choice, words: Words) -> str:
    form = words._("By the book: {value} ({source})")
    return form.format(value=value_label(key, book.value, words), source=source(book, words))


def fits(row: OptionRow, text: str, words: Words) -> bool:
    """Whether every word typed stands somewhere in a row: topic, what it settles, value, source."""
    told = (topic_name(row.topic, words), row.label, row.phrase, row.value_label, row.rule, row.source)
    known = _plain(" ".join(told))
    return all(word in known for word in _plain(text).split())


def _plain(text: str) -> str:
    return folded(text).replace("э", "е")


def source(choice: Choice, words: Words) -> str:
    """Where a value comes from: an article, the house, or both where the book leaves it to the house."""
    if choice.article is not None and choice.house:
        return words._("{article}, left to the house").format(article=article_name(choice.article, words))
    return article_name(choice.article, words)


def topic_name(topic: OptionTopic, words: Words) -> str:
    """What the options of a topic are about."""
    return words._(TOPIC_NAMES[topic])


def option_label(key: str, words: Words) -> str:
    """What an option is called."""
    return words._(OPTION_WORDS[key].label)


def value_label(key: str, value: OptionValue, words: Words) -> str:
    """A value in a few words.

    >>> from director.host.i18n import words_for
    >>> value_label("time_limit", (25, 5), words_for("en"))
    '25 + 5 s'
    """
    said = OPTION_WORDS[key].values.get(value)
    if said is not None:
        return words._(said.label)
    if key == "time_limit":
        first, extra = seconds_of(value)
        form = words._("{first} + {extra} s") if extra else words._("{first} s")
        return form.format(first=first, extra=extra)
    return _sizes(value)


def rule(key: str, value: OptionValue, words: Words) -> str:
    """A value as a sentence that a judge can read out."""
    said = OPTION_WORDS[key].values.get(value)
    if said is not None:
        return words._(said.phrase)
    if key == "time_limit":
        first, extra = seconds_of(value)
        if extra:
            form = words._("Once the clock runs a player has {first} s, and then {extra} s counted down.")
        else:
            form = words._("Once the clock runs a player has {first} s.")
        return form.format(first=first, extra=extra)
    return words._("Players at the final table, by the seats at a table: {sizes}.").format(
        sizes=_sizes(value)
    )


def _sizes(value: OptionValue) -> str:
    return ", ".join(f"{seats}→{players}" for seats, players in final_tables_of(value).items())


def offered(plan: Plan, key: str) -> tuple[OptionValue, ...]:
    """The values people choose from, with that of the book and that in force among them."""
    given = [value for name, value in plan.options if name == key]
    return tuple(dict.fromkeys((*OPTIONS[key].values, book_of(plan).value(key), *given)))


def difference(before: Plan | None, now: Plan, words: Words) -> tuple[str, ...]:
    """What a new set-up changes in the options, each in a few words."""
    was, book = dict(before.options if before is not None else ()), book_of(now)
    given = dict(now.options)
    told = []
    for key in OPTIONS:
        if given.get(key) == was.get(key):
            continue
        label = option_label(key, words)
        if key in given and given[key] != book.value(key):
            told.append(f"{label} – {value_label(key, given[key], words)}")
        else:
            told.append(words._("{option} – as the book says").format(option=label))
    return tuple(told)
