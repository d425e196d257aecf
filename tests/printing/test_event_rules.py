"""The rules of an event on paper: nothing is lost, headings lead, the house's choices are marked."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.plan import DISCIPLINES, RULE_SETS, Plan
from director.host.i18n import words_for
from director.printing.event_rules import EventRulesDocument, RulesPage
from director.printing.stock import A4, LETTER, Stock
from director.views.event_rules import event_rules
from director.views.papers import EventRules, RuleRow, RuleTopic
from tests.helpers.evening import PLAN, Evening
from tests.printing.reading import ENGLISH, HEAD, printed, text_of

NOW = "2026-12-05T14:20:00.000Z"


def rules_of(plan: Plan, language: str = "en") -> EventRules:
    return event_rules(Evening(plan).journal, words_for(language), NOW)


def pages_of(rows: EventRules, stock: Stock = A4) -> list[RulesPage]:
    return list(EventRulesDocument().pages(rows, stock))


def test_the_rules_of_an_event_are_those_that_count_in_its_game() -> None:
    rows = rules_of(replace(PLAN, rules="tda-2024", options=(("balance_diff", 3),)))

    assert (rows.book, rows.game) == ("TDA 2024", "Hold’em · No-limit")
    assert [topic.name for topic in rows.topics] == [
        "Pots and showdown",
        "Betting",
        "Button and blinds",
        "Floor",
        "Chips and prizes",
    ]
    floor = rows.topics[3].rows
    assert floor[0] == RuleRow(
        "Balancing tables",
        "A player moves when two tables differ by three players.",
        "set for this event",
        house=True,
        book="By the book: at two players (TDA 11-D)",
    )
    assert (floor[1].source, floor[1].house) == ("TDA 11-D", False)


@pytest.mark.parametrize("stock", [A4, LETTER])
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", DISCIPLINES)
@pytest.mark.parametrize("name", RULE_SETS)
def test_every_rule_stands_on_one_of_two_pages(name: str, game: str, language: str, stock: Stock) -> None:
    rows = rules_of(Plan(name="Cup", rules=name, discipline=game, structure="FL"), language)  # type: ignore[arg-type]

    pages = pages_of(rows, stock)

    told = [" ".join(line.rule) for page in pages for line in page.lines]
    assert told == [row.rule for topic in rows.topics for row in topic.rows]
    assert len(pages) <= 2
    assert [page.last for page in pages] == [False] * (len(pages) - 1) + [True]


def test_a_page_begins_with_the_heading_of_its_topic() -> None:
    rule = RuleRow("Label", "A rule that takes a line.", "TDA 1")
    rows = EventRules(
        HEAD, "TDA 2024", "Stud", (RuleTopic("Stud", (rule,) * 60), RuleTopic("Floor", (rule,)))
    )

    pages = pages_of(rows)

    assert len(pages) == 2
    headings = [[(line.topic, line.goes_on) for line in page.lines if line.heading] for page in pages]
    assert headings == [[("Stud", False)], [("Stud", True), ("Floor", False)]]
    assert all(page.lines[0].heading for page in pages)


def test_what_the_house_chose_is_marked_and_explained(qapp: object) -> None:
    rows = rules_of(replace(PLAN, rules="tda-2024", structure="FL"))

    text = "\n".join(text_of(printed("event-rules", rows)))

    assert "TDA 2024 A bar marks what the house chose or changed." in text
    assert "house choice" in text
    assert "TDA 48, left to" in text
    assert "Chief referee" in text
    assert ENGLISH.language == "en"


def test_what_the_event_changed_says_what_the_book_says(qapp: object) -> None:
    rows = rules_of(replace(PLAN, rules="tda-2024", structure="FL", options=(("balance_diff", 3),)))

    text = "\n".join(text_of(printed("event-rules", rows)))

    assert text.count("By the book:") == 1
    assert "By the book: at two players (TDA 11-D)" in text
    assert "continued" in text


def test_a_long_name_of_the_event_is_there_to_its_last_word(qapp: object) -> None:
    name = (
        "Открытый чемпионат Санкт-Петербурга и Ленинградской области памяти заслуженного тренера, "
        "турнир главный"
    )
    for event in ("Cup", name, f"{name} {name}"[:200], "Ж" * 200):
        rows = rules_of(replace(PLAN, name=event, rules="tda-2024"))

        text = "".join("\n".join(text_of(printed("event-rules", rows))).split())

        assert "".join(event.split()) in text
