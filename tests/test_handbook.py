"""The handbook says what is so: every key, command and word on the screen that it names exists."""

from __future__ import annotations

import argparse
import ast
import io
import json
import re
import shlex
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NoReturn

import pytest

import director
from director.cli.ask import run as ask
from director.cli.commands import COMMANDS
from director.cli.parsing import command_parser, first_word
from director.gui.page_list import PAGES
from director.host.i18n import LANGUAGES, words_for
from director.printing.catalogue import DOCUMENTS
from director.printing.handbook_page import HandbookDocument
from director.printing.markdown import Span, blocks_of
from director.printing.sheet import MARGIN
from director.printing.stock import A4
from director.rules.questions.catalogue import TOPICS
from director.views.papers import handbook_text
from installer import catalogues
from tests.helpers.handbook import Example, answered, every_page, examples, pages, prose

ROOT = Path(director.__file__).resolve().parent.parent
SAMPLE = ROOT / "resources" / "sample"
LONGEST = 60
"""Lines of a page beside its examples: somebody reads it standing."""

OPENED_BY_F1 = {
    "registration": "02-registration",
    "floor": "05-floor",
    "clock": "08-clock",
    "chips": "08-chips",
    "tools": "09-table-tools",
    "payouts": "08-payouts",
    "rulings": "09-rulings",
    "activity": "09-activity",
    "print": "10-print",
}
KEYS_PAGE = "12-keys"

_LINE = re.compile(r"(?:#{1,3} \S.*|- \S.*|\d+\. \S.*|[^\s#>|<!`*+=~-].*|[`*]\S.*)?")
"""What a line may be: heading, point, numbered point, text, or nothing."""
_CHORD = re.compile(
    r"(?:(?:Ctrl|Shift|Alt)\+)*(?:F\d{1,2}|[A-Z]|\d|Enter|Esc|Space|Home|End|Del|Tab|PgUp|PgDown|[←→↑↓/,+=-])"
)
_KEY_NAMES = {
    "Return": "Enter", "Escape": "Esc", "PageUp": "PgUp", "PageDown": "PgDown", "Up": "↑", "Down": "↓",
}  # fmt: skip
_LOCAL = {"Пробел": "Space"}


def spans(language: str, name: str, kind: str) -> list[Span]:
    """The spans of one kind, as the printed page has them."""
    return [span for block in blocks_of(pages(language)[name]) for span in block.spans if span.kind == kind]


# ------------------------------------------------------------------ form


def test_both_languages_have_the_same_pages() -> None:
    assert list(pages("en")) == list(pages("ru")) != []


@pytest.mark.parametrize(("language", "name"), every_page())
def test_a_page_is_short_and_has_one_title(language: str, name: str) -> None:
    lines = prose(pages(language)[name]).splitlines()

    assert len(lines) <= LONGEST
    assert re.fullmatch(r"# \S.*", lines[0])
    assert [line for line in lines[1:] if line.startswith("# ")] == []


@pytest.mark.parametrize(("language", "name"), every_page())
def test_a_page_uses_only_headings_paragraphs_lists_bold_italic_and_keys(language: str, name: str) -> None:
    text = prose(pages(language)[name])
    bare = re.sub(r"`[^`\n]+`", "", text)

    assert [line for line in text.splitlines() if not _LINE.fullmatch(line)] == []
    assert "`" not in bare
    assert re.search(r"</?\w+|\]\(|~~|__", bare) is None
    assert bare.count("**") % 2 == 0
    assert text.endswith("\n")
    assert not text.endswith("\n\n")


@pytest.mark.parametrize(("language", "name"), every_page())
def test_numbered_steps_count_from_one(language: str, name: str) -> None:
    expected = 1
    for block in blocks_of(pages(language)[name]):
        if block.kind == "number":
            assert block.level == expected
            expected += 1
        elif block.kind in ("heading", "paragraph"):
            expected = 1


def test_the_pages_of_both_languages_have_the_same_parts() -> None:
    def parts(language: str) -> dict[str, int]:
        return {
            name: sum(line.startswith("## ") for line in text.splitlines())
            for name, text in pages(language).items()
        }

    assert parts("en") == parts("ru")


def test_f1_opens_the_page_about_what_is_shown() -> None:
    """The dialog takes the first page whose name holds the key of what is shown."""
    opened = {kind.key: next(name for name in pages("en") if kind.key in name) for kind in PAGES}

    assert opened == OPENED_BY_F1


# ------------------------------------------------------------------ keys


@cache
def _gui() -> tuple[ast.Module, ...]:
    return tuple(
        ast.parse(file.read_text(encoding="utf-8"))
        for file in sorted((ROOT / "director" / "gui").rglob("*.py"))
    )


def _is_key(value: object) -> bool:
    return isinstance(value, str) and _CHORD.fullmatch(value) is not None


@cache
def keys_of_commands() -> frozenset[str]:
    """Every key that a command has."""
    found = {f"Ctrl+{kind.number}" for kind in PAGES}
    for tree in _gui():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Command":
                given = [*node.args[3:4], *(word.value for word in node.keywords if word.arg == "keys")]
                parts = (part for keys in given for part in ast.walk(keys))
                found |= {str(p.value) for p in parts if isinstance(p, ast.Constant) and _is_key(p.value)}
    return frozenset(found)


@cache
def keys_of_the_window() -> frozenset[str]:
    """Those, the keys that some field or map listens to, and those a button says."""
    found = set(keys_of_commands())
    for tree in _gui():
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and node.attr.startswith("Key_"):
                key = node.attr.removeprefix("Key_")
                found.add(_KEY_NAMES.get(key, key))
            elif (
                isinstance(node, ast.Constant) and len(key := str(node.value).replace("Return", "Enter")) > 1
            ):
                found |= {key} if _is_key(key) else set()
    return frozenset(found)


def keys_named(language: str, name: str) -> set[str]:
    named = {_LOCAL.get(span.text, span.text) for span in spans(language, name, "key")}
    return {key for key in named if _CHORD.fullmatch(key)}


@pytest.mark.parametrize(("language", "name"), every_page())
def test_every_key_that_is_named_exists(language: str, name: str) -> None:
    assert keys_named(language, name) - keys_of_the_window() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_keys_names_every_key_of_a_command(language: str) -> None:
    assert keys_of_commands() - keys_named(language, KEYS_PAGE) == set()


@pytest.mark.parametrize("name", pages("en"))
def test_both_languages_name_the_same_keys(name: str) -> None:
    assert keys_named("en", name) == keys_named("ru", name)


# ------------------------------------------------------------------ words on the screen


@cache
def words_on_the_screen(language: str) -> frozenset[str]:
    """Every text of the program in this language, as the screen shows it."""
    words, found = words_for(language), set[str]()
    for message in catalogues.collect():
        forms = message.id if isinstance(message.id, tuple | list) else [message.id]
        for text in filter(None, forms):
            found.add(words.pgettext(message.context, text) if message.context else words._(text))
    return frozenset(map(_shown, found))


def _shown(text: str) -> str:
    return text.replace("&", "").rstrip("….")


def words_named(text: str) -> Iterator[str]:
    """What stands in bold, unless it only heads a point."""
    for line in prose(text).splitlines():
        yield from re.findall(r"\*\*(.+?)\*\*", re.sub(r"^(?:- |\d+\. )\*\*.+?\*\*", "", line))


@pytest.mark.parametrize(("language", "name"), every_page())
def test_words_in_bold_are_words_on_the_screen(language: str, name: str) -> None:
    named = {_shown(words) for words in words_named(pages(language)[name])}

    assert named - words_on_the_screen(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_printing_names_every_document(language: str) -> None:
    words, text = words_for(language), pages(language)[OPENED_BY_F1["print"]]

    assert [one.id for one in DOCUMENTS.values() if f"**{words._(one.name)}**" not in text] == []


# ------------------------------------------------------------------ commands


class _Unknown(Exception):
    pass


def _complain(_parser: argparse.ArgumentParser, message: str) -> NoReturn:
    raise _Unknown(message)


@pytest.mark.parametrize(("language", "name"), every_page())
def test_every_command_that_is_named_can_be_typed(
    language: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(argparse.ArgumentParser, "error", _complain)
    typed = [span.text for span in spans(language, name, "key") if span.text.startswith("director ")]
    for command in typed:
        arguments = shlex.split(command)[1:]
        if "--help" not in arguments:
            command_parser(arguments).parse_args(arguments)
        assert first_word(arguments) in {*COMMANDS, "--help"}


@pytest.mark.parametrize(("language", "name"), every_page())
def test_every_option_that_is_named_exists(language: str, name: str) -> None:
    known = {"--help", *_options()}
    named = {
        word for span in spans(language, name, "key") for word in re.findall(r"(?<!\S)--[a-z-]+", span.text)
    }

    assert named - known == set()


@cache
def _options() -> frozenset[str]:
    found: set[str] = set()
    for name in COMMANDS:
        parser = command_parser([name])
        (commands,) = (action for action in parser._actions if isinstance(action, argparse._SubParsersAction))
        found.update(word for action in commands.choices[name]._actions for word in action.option_strings)
    return frozenset(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_commands_names_every_command(language: str) -> None:
    text = pages(language)["18-commands"]

    assert [name for name in COMMANDS if f"`director {name}" not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_questions_names_every_topic_and_no_other(language: str) -> None:
    part = pages(language)["19-ask"].split("\n## ")[2]
    named = re.findall(r"`([a-z-]+)`(?=[:,])", part)

    assert sorted(named) == sorted(TOPICS)


# ------------------------------------------------------------------ examples


def every_example() -> list[tuple[str, str]]:
    """Language and name of each page that prints one."""
    return [(language, name) for language, name in every_page() if examples(pages(language)[name])]


def in_lines(printed: list[Example]) -> list[str]:
    return [line for example in printed for line in example.lines]


@pytest.mark.parametrize(("language", "name"), every_example())
def test_every_example_is_answered_as_it_is_printed(language: str, name: str) -> None:
    """Where a sentence was changed: `python -m tests.helpers.handbook` writes it into the pages."""
    text = pages(language)[name]

    assert in_lines(answered(text, language)) == in_lines(examples(text))


@pytest.mark.parametrize(("language", "name"), every_page())
def test_a_question_stands_nowhere_without_its_answer(language: str, name: str) -> None:
    text = pages(language)[name]
    kinds = " ".join(example.kind for example in examples(text))
    odd = [example for example in examples(text) if example.kind == "json" and len(example.lines) % 2]

    assert set(kinds.replace("toml text", "json").split()) <= {"json"}
    assert odd == []
    assert '"ask"' not in prose(text)


@pytest.mark.parametrize("name", pages("en"))
def test_both_languages_ask_the_same(name: str) -> None:
    def asked(language: str) -> list[str]:
        return [
            line
            for kind, lines in examples(pages(language)[name])
            for line in (lines[::2] if kind == "json" else lines if kind == "toml" else ())
        ]

    assert asked("en") == asked("ru")


def test_an_example_is_an_answer_and_no_complaint() -> None:
    answers = [
        line
        for language, name in every_example()
        for kind, lines in examples(pages(language)[name])
        for line in (lines[1::2] if kind == "json" else ())
    ]

    assert len(answers) >= 20
    assert [line for line in answers if "answer" not in json.loads(line)] == []


def test_what_is_said_beside_the_short_all_in_is_so() -> None:
    """One action less asks about the next seat; a raise of the seat that has acted is refused."""
    question = json.loads(examples(pages("en")["15-judge-bets"])[0].lines[0])
    earlier = {**question, "actions": question["actions"][:-1]}
    raised = {**question, "actions": [*question["actions"], [3, "raise", 3000]]}
    told = io.StringIO()
    ask([json.dumps(earlier), json.dumps(raised)], told, "en")
    first, second = map(json.loads, told.getvalue().splitlines())

    assert (first["answer"]["to_act"], first["answer"]["min_to"]) == (8, 2400)
    assert second["error"]["code"] == "not_reopened"


def test_the_hand_of_the_handbook_is_the_one_among_the_samples() -> None:
    sample = (SAMPLE / "hand.phh").read_text(encoding="utf-8").splitlines()
    for language in LANGUAGES:
        printed = [e.lines for e in examples(pages(language)["17-one-hand"]) if e.kind == "toml"]
        assert printed == [tuple(sample)]


# ------------------------------------------------------------------ paper


@pytest.mark.parametrize(("language", "name"), every_page())
def test_nothing_of_a_page_runs_over_the_edge_of_the_paper(language: str, name: str) -> None:
    printed = HandbookDocument().pages(handbook_text(name, words_for(language)), A4)
    widest = max(
        line.indent + word.x + word.width
        for page in printed
        for line in page
        for word in line.words
        if not word.text.isspace()
    )

    assert widest <= A4.width - 2 * MARGIN
