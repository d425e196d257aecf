"""director hand FILE: one hand judged, from a text in PHH or from one question of the topic `hand`."""

from __future__ import annotations

import argparse
import io
import json
import sys
from typing import Final

from director.cli.ask import run as answer_all
from director.cli.files import open_in
from director.cli.outcome import Status, misused, refused, say, say_fields
from director.domain.plan import RULE_SETS
from director.host.i18n import _, current
from director.rules.hand.phh.reading import read_phh
from director.rules.hand.phh.recorded import BadPhh, Recorded
from director.rules.hand.phh.writing import write_phh
from director.rules.hand.playing import play
from director.rules.questions.hand import answered
from director.rules.questions.hand_reading import read_hand
from director.rules.questions.hand_writing import hand_question
from director.views.hand_histories import phh_complaint
from director.views.hand_story import hand_story

LONGEST: Final = 1_000_000
"""Bytes of the longest file; a long hand has some ten thousand."""
_LONGEST_NUMBER: Final = 40
"""Digits of a number that are looked at; a longer one is out of every range in any case."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """The file, and what is made of it."""
    parser.add_argument(
        "hand",
        metavar=_("FILE"),
        help=_("a hand in PHH, or one JSON question of the topic `hand`; - is standard input"),
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=_("the answer for programs, as `ask` gives it"))
    form.add_argument("--phh", action="store_true", help=_("write the hand in PHH"))
    parser.add_argument(
        "--rules",
        metavar=_("RULES"),
        choices=RULE_SETS,
        help=_("judge by this rule set: {rules}").format(rules=", ".join(RULE_SETS)),
    )
    parser.epilog = _(
        "PHH is the format of poker hand histories, which other programs read too. It covers no-limit and "
        "limit hold’em, pot-limit Omaha, limit stud and limit stud hi-lo. Without --rules the rules are "
        "those the file names, else those of sports poker."
    )


def run(options: argparse.Namespace) -> int:
    """Judge the hand, or write it."""
    text = _text(options.hand)
    if text.lstrip().startswith("{"):
        line = _line(text, options)
        return _answer(line, options) if options.json else _show(_asked(line, options), options)
    try:
        recorded = read_phh(text, options.rules)
    except BadPhh as bad:
        return _no_hand(bad, options)
    if options.json:
        return _answer(json.dumps(hand_question(recorded.deal, recorded.moves)), options)
    return _show(recorded, options)


def _text(name: str) -> str:
    with open_in(name) as stream:
        content = stream.read(LONGEST + 1)
    if len(content) > LONGEST:
        sentence = _("{path} is longer than {most} bytes; it should hold one hand.")
        raise refused(sentence.format(path=name, most=LONGEST))
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise refused(_("{path} is no text in UTF-8.").format(path=name)) from None
    if not text.strip():
        raise refused(_("{path} is empty; it should hold one hand.").format(path=name))
    return text


# ------------------------------------------------------------------ a question


def _line(text: str, options: argparse.Namespace) -> str:
    """The question in one line, with the rules asked for; as it is, where `ask` can say what is wrong."""
    line = text.replace("\r", " ").replace("\n", " ")
    try:
        question = json.loads(line, object_pairs_hook=_each_once, parse_int=_number)
    except (ValueError, RecursionError):
        return line
    if question.setdefault("ask", "hand") != "hand":
        raise misused(
            _("Only a question of the topic `hand` is judged here; for others there is `director ask`.")
        )
    if options.rules:
        question["rules"] = options.rules
    return json.dumps(question)


def _each_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError(pairs)
    return found


def _number(digits: str) -> int:
    return int(digits[:_LONGEST_NUMBER])


def _answer(line: str, options: argparse.Namespace) -> int:
    """Print what `ask` answers."""
    return answer_all([line], sys.stdout, options.language)


def _asked(line: str, options: argparse.Namespace) -> Recorded:
    """The hand of a question that can be answered."""
    told = io.StringIO()
    if answer_all([line], told, options.language):
        raise refused(json.loads(told.getvalue())["error"]["message"])
    return Recorded(*read_hand(json.loads(line)))


# ------------------------------------------------------------------ for people


def _show(recorded: Recorded, options: argparse.Namespace) -> int:
    """Tell the hand, or write it in PHH."""
    if options.phh:
        return _write(recorded)
    deal, moves = recorded.deal, recorded.moves
    for line in hand_story(deal, moves, recorded.names, answered(play(deal, moves)), current()):
        say("  " * line.depth + line.text)
    return Status.DONE


def _write(recorded: Recorded) -> int:
    try:
        say(write_phh(recorded).removesuffix("\n"))
    except BadPhh as bad:
        raise refused(phh_complaint(bad, current())) from None
    return Status.DONE


def _no_hand(bad: BadPhh, options: argparse.Namespace) -> int:
    sentence = phh_complaint(bad, current())
    if not options.json:
        raise refused(sentence)
    say_fields({"error": {"field": bad.field, "code": bad.code, "message": sentence}}, indent=None)
    return Status.REFUSED
