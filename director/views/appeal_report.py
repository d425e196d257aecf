"""What a check of rulings for an appeal found, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from director.domain.findings import AppealCheck, AppealFault
from director.host.i18n import N_, Words
from director.views import figures

_FAULTS: Final[dict[AppealFault, str]] = {
    "changed": N_("Line {line} was changed after it was written."),
    "chain": N_("Line {line} does not follow from the lines before it: something was changed here."),
    "between": N_("Something was changed in the lines before line {line}."),
    "head": N_("The last line is not {head}: lines were cut off or added."),
    "photo": N_("A photograph is not the one that the rulings name."),
}
_OF_A_RULING: Final = N_("Ruling {ruling}, line {line}: it was changed after it was written.")


def appeal_lines(found: AppealCheck, words: Words) -> Iterator[str]:
    """The whole report, a line each."""
    yield words._("{event}. Rulings: {numbers}. Lines: {lines}, of these whole: {whole}, head {head}").format(
        event=found.event,
        numbers=", ".join(map(str, found.rulings)),
        lines=figures.chips(found.lines, words),
        whole=figures.chips(found.whole, words),
        head=found.head,
    )
    yield verdict(found, words)


def verdict(found: AppealCheck, words: Words) -> str:
    """Whether all is as it was written; else where it is not."""
    if found.fault is None:
        return words._("Everything is as it was written.")
    text = _OF_A_RULING if found.ruling else _FAULTS[found.fault]
    return words._(text).format(line=found.line, ruling=found.ruling, head=found.head)


def appeal_fields(found: AppealCheck, words: Words) -> dict[str, Any]:
    """The report for programs."""
    return {
        "event": found.event,
        "rulings": list(found.rulings),
        "lines": found.lines,
        "whole": found.whole,
        "head": found.head,
        "sound": found.fault is None,
        "fault": found.fault,
        "line": found.line or None,
        "ruling": found.ruling or None,
        "verdict": verdict(found, words),
    }
