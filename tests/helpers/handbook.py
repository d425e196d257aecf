"""The handbook and the examples it prints, each run again: questions to the rule book, and hands judged.

`python -m tests.helpers.handbook` writes the answers of all pages anew, where a sentence has changed.
"""

from __future__ import annotations

import contextlib
import io
import re
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, NamedTuple, cast

import director
from director.__main__ import main
from director.cli.ask import run as ask
from director.host.i18n import LANGUAGES

FOLDER = Path(director.__file__).resolve().parent.parent / "resources" / "handbook"

Kind = Literal["json", "toml", "text"]
"""Questions, each with its answer below; a hand in PHH; what `director hand` tells of the hand before."""

_EXAMPLE = re.compile(r"^```(.*)\n((?:.*\n)*?)^```$", re.MULTILINE)


class Example(NamedTuple):
    """What stands between two lines of three backticks."""

    kind: str
    lines: tuple[str, ...]


def pages(language: str) -> dict[str, str]:
    """Name and text of each page."""
    return {file.stem: file.read_text(encoding="utf-8") for file in sorted((FOLDER / language).glob("*.md"))}


def every_page() -> list[tuple[str, str]]:
    """Language and name of each page."""
    return [(language, name) for language in LANGUAGES for name in pages(language)]


def prose(text: str) -> str:
    """A page without its examples."""
    return _EXAMPLE.sub("", text)


def examples(text: str) -> list[Example]:
    """The examples of a page as they are printed. A script is none: its own test runs it."""
    printed = (Example(found[1], tuple(found[2].splitlines())) for found in _EXAMPLE.finditer(text))
    return [example for example in printed if example.kind != "python"]


def answered(text: str, language: str) -> list[Example]:
    """The examples of a page as the program answers them now."""
    made, hand = list[Example](), ""
    for kind, lines in examples(text):
        match cast("Kind", kind):
            case "json":
                made.append(Example(kind, tuple(_asked(lines[::2], language))))
            case "toml":
                hand = "\n".join(lines)
                made.append(Example(kind, lines))
            case "text":
                made.append(Example(kind, tuple(_judged(hand, language))))
    return made


def _asked(questions: tuple[str, ...], language: str) -> Iterator[str]:
    told = io.StringIO()
    ask(questions, told, language)
    for pair in zip(questions, told.getvalue().splitlines(), strict=True):
        yield from pair


def _judged(hand: str, language: str) -> list[str]:
    told = io.StringIO()
    with TemporaryDirectory() as folder, contextlib.redirect_stdout(told):
        file = Path(folder) / "hand.phh"
        file.write_text(hand, encoding="utf-8")
        assert main(["--world", folder, "hand", str(file), "--lang", language]) == 0
    return told.getvalue().splitlines()


def rewritten(text: str, language: str) -> str:
    """A page with the answers of now."""
    made = iter(answered(text, language))

    def printed(found: re.Match[str]) -> str:
        if found[1] == "python":
            return found[0]
        kind, lines = next(made)
        return "\n".join((f"```{kind}", *lines, "```"))

    return _EXAMPLE.sub(printed, text)


if __name__ == "__main__":
    for language, name in every_page():
        page = FOLDER / language / f"{name}.md"
        page.write_text(rewritten(page.read_text(encoding="utf-8"), language), encoding="utf-8")
