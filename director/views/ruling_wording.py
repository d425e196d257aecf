"""The judges' book in one sentence each: rulings, appeals, penalties."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from director.domain.action import Action
from director.domain.ids import EntryId, Seq
from director.domain.name_marks import without_marks
from director.domain.penalties import CancelPenalty, Disqualify, Penalise, ServePenalty
from director.domain.penalty import Sanction
from director.domain.ruled import Ruled
from director.domain.rulings import Appeal, DecideAppeal, Revise, Rule, TakeBackRuling
from director.host.i18n import N_, Words

if TYPE_CHECKING:
    from director.domain.line import Line
    from director.views.wording import Telling

_SHOWN: Final = 90
"""Characters of a text that a sentence shows."""


def short(text: str) -> str:
    r"""The first line of a text, cut where it is longer than a sentence shows.

    >>> short("Raise stands.\nThe rest of the account.")
    'Raise stands. …'
    """
    first = text.partition("\n")[0]
    if len(first) > _SHOWN:
        return first[: first.rfind(" ", _SHOWN // 2, _SHOWN)].rstrip(" ,;:") + " …"
    return first if first == text else f"{first} …"


def rule(tell: Telling, action: Rule, seq: int) -> str:
    """Ruling 3, table 12: the raise stands."""
    number, said, words = _number(tell, seq), _said(tell, action.ruled), tell.words
    if not action.ruled.decision:
        text = words._("Ruling {number}, table {table}, still open: {what}")
        if not action.ruled.table:
            text = words._("Ruling {number}, still open: {what}")
    elif action.ruled.table:
        text = words._("Ruling {number}, table {table}: {what}")
    else:
        text = words._("Ruling {number}: {what}")
    return text.format(number=number, table=action.ruled.table, what=said)


def rule_and_penalties(tell: Telling, lines: Sequence[Line]) -> str:
    """A ruling and what was written with it, in one sentence; of penalties it need not say which ruling."""
    ruled = tell.line(lines[0]).removesuffix(".")
    return "; ".join([ruled, *(_given(tell, line) for line in lines[1:])])


def _given(tell: Telling, line: Line) -> str:
    match line.action:
        case Penalise():
            return _penalty(tell, line.action)
        case Disqualify():
            return _gone(tell, line.action)
        case _:
            return tell.line(line)


def _revise(tell: Telling, action: Revise) -> str:
    return tell.words._("Ruling {number} revised: {what}").format(
        number=_number(tell, action.ruling), what=_said(tell, action.ruled)
    )


def _take_back(tell: Telling, action: TakeBackRuling) -> str:
    for ruling in tell.journal.tournament.rulings.values():
        if ruling.id == action.line:
            return tell.words._("Ruling {number} taken back as a slip").format(number=ruling.number)
        if any(one.line == action.line for one in ruling.versions):
            text = tell.words._("Revision of ruling {number} taken back as a slip")
            return text.format(number=ruling.number)
    return tell.words._("A ruling taken back as a slip")


def _appeal(tell: Telling, action: Appeal) -> str:
    number, grounds = _number(tell, action.ruling), told(tell, action.grounds)
    if action.by is None:
        return tell.words._("Appeal against ruling {number}: {grounds}").format(
            number=number, grounds=grounds
        )
    text = tell.words._("{name} appeals against ruling {number}: {grounds}")
    return text.format(name=tell.name(action.by), number=number, grounds=grounds)


def _decide(tell: Telling, action: DecideAppeal) -> str:
    text = {
        "stands": tell.words._("Appeal against ruling {number} refused, it stands: {what}"),
        "changed": tell.words._("Appeal against ruling {number} granted, it is changed: {what}"),
    }[action.outcome]
    return text.format(number=_number(tell, action.ruling), what=told(tell, action.decision))


def _penalise(tell: Telling, action: Penalise) -> str:
    return _for_what(tell, action, _penalty(tell, action))


def _penalty(tell: Telling, action: Penalise) -> str:
    text = tell.words._("{name}: {penalty}")
    penalty = penalty_words(action.sanction, action.count, tell.words)
    return text.format(name=tell.name(action.entry), penalty=penalty)


def _serve(tell: Telling, action: ServePenalty) -> str:
    words, entry = tell.words, _entry_of(tell, action.penalty)
    if entry is None:
        return words._("A penalty served")
    if not action.count:
        return words._("{name} has served the penalty").format(name=tell.name(entry))
    text = words._("{name} has served a part of the penalty: {count}")
    return text.format(name=tell.name(entry), count=action.count)


def _cancel(tell: Telling, action: CancelPenalty) -> str:
    entry = _entry_of(tell, action.penalty)
    if entry is None:
        return tell.words._("A penalty cancelled")
    return tell.words._("Penalty of {name} cancelled").format(name=tell.name(entry))


def _disqualify(tell: Telling, action: Disqualify) -> str:
    return _for_what(tell, action, _gone(tell, action))


def _gone(tell: Telling, action: Disqualify) -> str:
    name, words = tell.name(action.entry), tell.words
    if action.chips == "dead":
        text = words._("{name} disqualified, the stack stays")
    else:
        text = words._("{name} disqualified")
    return text.format(name=name)


def _for_what(tell: Telling, action: Penalise | Disqualify, done: str) -> str:
    if action.what:
        return tell.words._("{penalty} – {what}").format(penalty=done, what=told(tell, action.what))
    if action.ruling:
        return tell.words._("{penalty} (ruling {number})").format(
            penalty=done, number=_number(tell, action.ruling)
        )
    return done


def penalty_words(sanction: Sanction, count: int, words: Words) -> str:
    """A penalty by itself: a warning, 2 missed hands, 1 missed round, 10 minutes."""
    if sanction == "hands":
        return words.ngettext("{n} missed hand", "{n} missed hands", count).format(n=count)
    if sanction == "rounds":
        return words.ngettext("{n} missed round", "{n} missed rounds", count).format(n=count)
    if sanction == "minutes":
        return words.ngettext("{n} minute of play away", "{n} minutes of play away", count).format(n=count)
    return words._(_LASTING[sanction])


_LASTING: Final[dict[str, str]] = {
    "warning": N_("warning"),
    "day": N_("out for the day"),
    "disqualification": N_("disqualification"),
}


def told(tell: Telling, text: str) -> str:
    """The beginning of a text, with the names it marks."""
    return short(without_marks(text, tell.people))


def _said(tell: Telling, ruled: Ruled) -> str:
    return told(tell, ruled.decision or ruled.happened)


def _number(tell: Telling, line: int) -> int:
    """The number of a ruling; its line where the event does not have it."""
    found = tell.journal.tournament.rulings.get(Seq(line))
    return line if found is None else found.number


def _entry_of(tell: Telling, line: int) -> EntryId | None:
    """Whose penalty this is, also when its line was undone."""
    action = tell.journal.lines[line - 1].action if 1 <= line <= len(tell.journal.lines) else None
    return action.entry if isinstance(action, Penalise | Disqualify) else None


SENTENCES: Final[dict[type[Action], Callable[[Telling, Any], str]]] = {  # Any: each takes its own kind
    Rule: lambda tell, action: rule(tell, action, 0),
    Revise: _revise,
    TakeBackRuling: _take_back,
    Appeal: _appeal,
    DecideAppeal: _decide,
    Penalise: _penalise,
    ServePenalty: _serve,
    CancelPenalty: _cancel,
    Disqualify: _disqualify,
}

KINDS: Final[dict[str, str]] = {
    "Rule": N_("Ruling"),
    "Revise": N_("Revise a ruling"),
    "TakeBackRuling": N_("Take a ruling back"),
    "Appeal": N_("Appeal"),
    "DecideAppeal": N_("Decide an appeal"),
    "Penalise": N_("Give a penalty"),
    "ServePenalty": N_("Tick a penalty off"),
    "CancelPenalty": N_("Cancel a penalty"),
    "Disqualify": N_("Disqualify"),
}
