"""director hand FILE: one hand judged, from a text in PHH or from one question of the topic `hand`."""

from __future__ import annotations

import argparse
from typing import Final

from director.cli.ask import complained, read_question, replied
from director.cli.files import open_in
from director.cli.outcome import Status, misused, refused, say, say_fields
from director.domain.plan import RULE_SETS
from director.host.i18n import _, current
from director.rules.hand.phh.reading import read_phh
from director.rules.hand.phh.recorded import BadPhh, Recorded
from director.rules.hand.phh.writing import write_phh
from director.rules.questions.hand import answered, played
from director.rules.questions.hand_reading import read_hand
from director.rules.questions.hand_writing import hand_question
from director.rules.questions.reading import BadQuestion
from director.views.hand_histories import phh_complaint
from director.views.hand_story import hand_story

LONGEST: Final = 1_000_000
"""Bytes of the longest file; a long hand has some ten thousand."""


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
    try:
        if text.lstrip().startswith("{"):
            question = _question(text, options.rules)
            return _answer(question) if options.json else _show(Recorded(*read_hand(question)), options)
        recorded = read_phh(text, options.rules)
        if options.json:
            return _answer(hand_question(recorded.deal, recorded.moves))
        return _show(recorded, options)
    except BadQuestion as bad:
        return _no_hand(complained(bad, current()), options)
    except BadPhh as bad:
        told = {"field": bad.field, "code": bad.code, "message": phh_complaint(bad, current())}
        return _no_hand(told, options)


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


# ------------------------------------------------------------------ for programs


def _question(text: str, rules: str | None) -> dict[str, object]:
    """The question, with the rules asked for. Raises BadQuestion."""
    question = read_question(text)
    if question.setdefault("ask", "hand") != "hand":
        raise misused(
            _("Only a question of the topic `hand` is judged here; for others there is `director ask`.")
        )
    if rules is not None:
        question["rules"] = rules
    return question


def _answer(question: dict[str, object]) -> int:
    """Print what `ask` answers."""
    say_fields(replied(question, current()), indent=None)
    return Status.DONE


def _no_hand(told: dict[str, str], options: argparse.Namespace) -> int:
    if not options.json:
        raise refused(told["message"])
    say_fields({"error": told}, indent=None)
    return Status.REFUSED


# ------------------------------------------------------------------ for people


def _show(recorded: Recorded, options: argparse.Namespace) -> int:
    """Tell the hand, or write it in PHH. Raises BadQuestion for a move that cannot be, and BadPhh."""
    deal, moves = recorded.deal, recorded.moves
    hand = played(deal, moves)
    if options.phh:
        say(write_phh(recorded).removesuffix("\n"))
        return Status.DONE
    for line in hand_story(deal, moves, recorded.names, answered(hand), current()):
        say("  " * line.depth + line.text)
    return Status.DONE
