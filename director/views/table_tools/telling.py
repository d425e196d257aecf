"""What one hand says as it is entered: what was done, whose turn it is, what an all-in did, how it ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from director.domain.case import TableCase
from director.host.i18n import Words
from director.rules.entering.all_in import Reopened, reopened
from director.rules.entering.looking import Look, as_question, move_of, recorded
from director.rules.entering.sheet import Worksheet
from director.rules.hand.acts import NotAllowed
from director.rules.hand.caps import most_raises
from director.rules.hand.hand import Hand
from director.rules.hand.phh.recorded import BadPhh
from director.rules.hand.phh.writing import write_phh
from director.rules.hand.playing import begin
from director.rules.questions.case import case_of
from director.rules.questions.hand import hand_topic
from director.rules.questions.reading import BadQuestion
from director.views import figures
from director.views.hand_histories import phh_complaint
from director.views.hand_teller import HandTeller, Line
from director.views.table_tools.asked import because, by_house
from director.views.table_tools.refused_words import broken_rule, step_refused
from director.views.verdicts import complaint
from director.views.verdicts.told import listed
from director.views.verdicts.whole_hand import deck_warning, next_in_words

__all__ = [
    "AnswerLine",
    "HistoryRow",
    "answer",
    "articles_of",
    "case_of_hand",
    "hand_copied",
    "history",
    "marked",
    "phh",
]

Kind = Literal["turn", "raises", "reopened", "pots", "warning", "heading", "end", "because", "house"]


class AnswerLine(NamedTuple):
    """One thing there is to know now."""

    text: str
    kind: Kind
    articles: tuple[str, ...] = ()


class HistoryRow(NamedTuple):
    """One line of what was done."""

    text: str
    at: int
    """The sheet after this many steps shows the hand just after it."""
    street: bool = False
    """A heading: a street with its board and pot."""
    against: str = ""
    """Which rule it broke, in words; empty for a lawful step."""


def history(look: Look, words: Words) -> tuple[HistoryRow, ...]:
    """Street by street what was done."""
    if look.hand is None:
        return ()
    return tuple(_history(look, look.hand, words))


def _history(look: Look, end: Hand, words: Words) -> Iterator[HistoryRow]:
    names = {one.seat: one.name for one in look.sheet.seats if one.name}
    teller = HandTeller(end.deal, names, words, look.sheet.deep())
    first = begin(end.deal)
    yield HistoryRow(teller.heading(first).text, 0, street=True)
    yield from (HistoryRow(line.text, 0) for line in teller.posts(first))
    before = first
    for at, one in enumerate(look.course, 1):
        yield from _rows(teller.streets(before, one.before), at - 1)
        yield from _rows(teller.streets(one.before, one.hand), at)
        against = broken_rule(one.step.against, words) if one.step.against else ""
        for line in teller.did(move_of(one.step), one.before, one.hand):
            yield HistoryRow(line.text, at, against=against)
        before = one.hand
    yield from _rows(teller.streets(before, end), len(look.course))


def _rows(lines: Iterator[Line], at: int) -> Iterator[HistoryRow]:
    for line in lines:
        yield HistoryRow(line.text, at, street=not line.depth)


# ------------------------------------------------------------------ how it stands


def answer(look: Look, words: Words) -> tuple[AnswerLine, ...]:
    """Everything there is to say now, the most urgent first."""
    if look.hand is None:
        text = "" if look.trouble is None else complaint(look.trouble, words)
        return (AnswerLine(text, "warning"),) if text else ()
    return tuple(_answer(look, look.hand, words))


def _answer(look: Look, hand: Hand, words: Words) -> Iterator[AnswerLine]:
    if look.broken is not None:
        yield AnswerLine(step_refused(look.broken, words), "warning")
    if hand.over:
        yield from _end(look, hand, words)
    else:
        yield AnswerLine(_turn(look.sheet, hand, words), "turn")
        yield from _betting(hand, words)
        yield from _uncalled(hand, words)
    yield from (AnswerLine(text, "warning") for text in deck_warning(hand, words))
    yield from _warnings(look, hand, words)
    if look.verdict is not None:
        articles = articles_of(look)
        house = by_house(look.verdict, words)
        if articles:
            yield AnswerLine(
                words._("Articles: {articles}").format(articles=", ".join(articles)), "because", articles
            )
        if house:
            yield AnswerLine(
                words._("The house's choice: {options}").format(options="; ".join(house)), "house"
            )


def articles_of(look: Look) -> tuple[str, ...]:
    """What is followed now: on an all-in that was just made first, for that is what is asked about."""
    betting = None if look.hand is None else look.hand.round
    done = None if betting is None or betting.closed else reopened(betting)
    found = (
        *(() if done is None else done.because),
        *(() if look.verdict is None else look.verdict.because),
    )
    return tuple(dict.fromkeys(one.cited for one in found))


def _turn(sheet: Worksheet, hand: Hand, words: Words) -> str:
    """Whose turn it is; with a stack nobody knows no largest raise is told."""
    legal = hand.legal
    if legal is None or legal.to_act not in sheet.deep() or not legal.may_raise:
        return next_in_words(hand, words)
    if hand.deal.structure != "NL":
        return next_in_words(hand, words)
    facts = {
        "seat": legal.to_act,
        "call": figures.chips(legal.call or 0, words),
        "low": figures.chips(legal.min_to or 0, words),
    }
    if legal.may_check:
        highest = 0 if hand.round is None else hand.round.standing.highest
        text = words._("Seat {seat} may check or raise to {low} or more.") if highest else ""
        text = text or words._("Seat {seat} may check or bet {low} or more.")
    else:
        text = words._("Seat {seat} must put in {call} to call, or may raise to {low} or more.")
    return text.format(**facts)


def _betting(hand: Hand, words: Words) -> Iterator[AnswerLine]:
    betting = hand.round
    if betting is None or betting.closed:
        return
    done = reopened(betting)
    if done is not None:
        yield AnswerLine(_reopened(done.answer, words), "reopened", because(done, words))
    if betting.terms.structure == "FL":
        left = most_raises(betting.terms.rules) - betting.raises_used
        if left > 0:
            text = words.ngettext(
                "{left} raise is left in this round.", "{left} raises are left in this round.", left
            )
            yield AnswerLine(text.format(left=left), "raises")


def _reopened(done: Reopened, words: Words) -> str:
    facts = {
        "seat": done.seat,
        "above": figures.chips(done.above, words),
        "open": listed(done.open_for),
        "closed": listed(done.closed_for),
    }
    if done.full:
        text = words._("The all-in of seat {seat} (+{above}) counts as a raise.")
    else:
        text = words._("The all-in of seat {seat} (+{above}) is not a full raise.")
    more = []
    if done.open_for:
        more.append(
            words.ngettext(
                "The betting is open again for seat {open}.",
                "The betting is open again for seats {open}.",
                len(done.open_for),
            )
        )
    if done.closed_for:
        more.append(
            words.ngettext(
                "Seat {closed} has acted and may only call or fold.",
                "Seats {closed} have acted and may only call or fold.",
                len(done.closed_for),
            )
        )
    return " ".join((text, *more)).format(**facts)


def _uncalled(hand: Hand, words: Words) -> Iterator[AnswerLine]:
    """What goes back where the betting is over."""
    if hand.betting:
        return
    for seat, chips in hand.pots.returned.items():
        if seat in hand.live and chips:
            text = words._("{chips} of seat {seat} are not called and go back.")
            yield AnswerLine(text.format(seat=seat, chips=figures.chips(chips, words)), "pots")


def _end(look: Look, hand: Hand, words: Words) -> Iterator[AnswerLine]:
    """How the hand ends: showdown, pots, shares, odd chips."""
    names = {one.seat: one.name for one in look.sheet.seats if one.name}
    for line in HandTeller(hand.deal, names, words, look.sheet.deep()).end(hand):
        yield AnswerLine(line.text, "end" if line.depth else "heading")


def _warnings(look: Look, hand: Hand, words: Words) -> Iterator[AnswerLine]:
    for one in look.course:
        if one.step.against:
            text = words._("Seat {seat}, played on: {rule}")
            rule = broken_rule(one.step.against, words)
            yield AnswerLine(text.format(seat=one.step.seat, rule=rule), "warning")
    deep = sorted(look.sheet.deep() & set(hand.live))
    if deep and not hand.over:
        text = words.ngettext(
            "The stack of seat {seats} is not known and counts as deep.",
            "The stacks of seats {seats} are not known and count as deep.",
            len(deep),
        )
        yield AnswerLine(text.format(seats=listed(deep)), "warning")


# ------------------------------------------------------------------ handed on


def hand_copied(look: Look, words: Words) -> str:
    """The whole hand as text for the clipboard."""
    rows = [row.text if row.street else f"  {marked(row, words)}" for row in history(look, words)]
    return "\n".join((*rows, *(line.text for line in answer(look, words))))


def marked(row: HistoryRow, words: Words) -> str:
    """One line of what was done, with the rule it broke."""
    if not row.against:
        return row.text
    return words._("{text} (played on: {rule})").format(text=row.text, rule=row.against)


def case_of_hand(look: Look) -> TableCase | None:
    """What a ruling keeps of the hand: the question up to what broke a rule, and all that happened."""
    if look.hand is None or look.verdict is None:
        return None
    happened = "" if look.lawful else msgspec.json.encode(look.sheet.played).decode()
    question = as_question(look.sheet)
    verdict = look.verdict if look.lawful else hand_topic(question)
    case = case_of(question, verdict, happened)
    return replace(case, because=articles_of(look)) if look.lawful else case


def phh(sheet: Worksheet, words: Words) -> tuple[str, str]:
    """The hand in PHH and an empty text, or nothing and why it cannot be written so."""
    try:
        return write_phh(recorded(sheet)), ""
    except BadPhh as bad:
        return "", phh_complaint(bad, words)
    except BadQuestion as bad:
        return "", complaint(bad, words)
    except NotAllowed as no:
        return "", step_refused(no, words)
