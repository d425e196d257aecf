"""The rule book by lines: one JSON question a line in, one JSON answer a line out, in the same order."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NoReturn, TextIO

from director.host.i18n import Words, words_for
from director.rules.questions.catalogue import answer, topic_of
from director.rules.questions.reading import BadQuestion, Doubled
from director.views.verdicts import complaint, explanation

_LOG = logging.getLogger(__name__)

_LONGEST_NUMBER: Final = 40
"""Digits of a number that are looked at; a longer one is outside of every range in any case."""


def run(lines: Iterable[bytes | str], out: TextIO, language: str) -> int:
    """Answer every line, each at once, so that it serves at the end of a pipe.

    Blank lines are skipped. Exit status 1 when one could not be answered, else 0. Raises ValueError for a
    language the program does not speak.
    """
    words = words_for(language)
    status = 0
    for line in lines:
        try:
            text = _decoded(line)
            if not text:
                continue
            told = replied(read_question(text), words)
        except BadQuestion as bad:
            told, status = {"error": complained(bad, words)}, 1
        out.write(json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n")
        out.flush()
    return status


def replied(question: Mapping[str, object], words: Words) -> dict[str, object]:
    """The whole answer to a question as plain data. Raises BadQuestion, `fault` for a fault of ours."""
    try:
        verdict = answer(question)
        return {
            "answer": verdict.answer,
            "because": [{"book": one.book, "article": one.article} for one in verdict.because],
            "house": list(verdict.house),
            "explain": explanation(topic_of(question), question, verdict, words),
        }
    except BadQuestion:
        raise
    except Exception as error:  # a fault of ours must not lose the answers to the lines that follow
        _LOG.exception("a question could not be answered")
        raise BadQuestion("", "fault") from error


def complained(bad: BadQuestion, words: Words) -> dict[str, str]:
    """What cannot be answered as plain data: the field, the code and the sentence."""
    told = {"field": bad.field, "code": bad.code, "message": complaint(bad, words)}
    # Names in a question may hold half letters, which no pipe could carry.
    return {name: text.encode(errors="backslashreplace").decode() for name, text in told.items()}


def _decoded(line: bytes | str) -> str:
    try:
        # A byte order mark is what some editors and shells put before the first line.
        return (line.decode() if isinstance(line, bytes) else line).removeprefix("\ufeff").strip()
    except UnicodeDecodeError as error:
        raise BadQuestion("", "bad_json") from error


def read_question(text: str) -> dict[str, object]:
    """The object of a text. Raises BadQuestion `bad_json` when the text is none."""
    try:
        question = json.loads(
            text, object_pairs_hook=_object, parse_int=_number, parse_constant=_no_such_number
        )
    except (ValueError, RecursionError) as error:
        raise BadQuestion("", "bad_json") from error
    if not isinstance(question, dict):
        raise BadQuestion("", "bad_json")
    return question


def _object(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    seen: set[str] = set()
    for name, _ in pairs:
        if name in seen:
            return Doubled(found, name)
        seen.add(name)
    return found


def _number(digits: str) -> int:
    return int(digits[:_LONGEST_NUMBER])


def _no_such_number(name: str) -> NoReturn:
    # NaN and Infinity are not JSON, though the reader of Python knows them.
    raise ValueError(name)
