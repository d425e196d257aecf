"""What a check found, in words: one sentence each, what is sound first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import asdict

from director.domain.findings import CheckReport, Finding, TournamentFindings
from director.host.i18n import N_, Words
from director.views import figures
from director.views.refusals import WORLD

FINDINGS: Final[dict[str, str]] = {
    "card": N_("The list of tournaments says {there} for {field}; the journal says {wanted}."),
    "chips": N_("Chips in play: {there}, but the entries come to {wanted}."),
    "damaged": N_("The file is damaged and cannot be read to the end. Open the newest backup."),
    "break_by_hand": N_("Line {line}: the new seats were not drawn by the program; no key can prove them."),
    "break_seats": N_("Line {line}: the new seats written down are not those that the key gives."),
    "draw_cannot": N_("Line {line}: draw {number} has a list and tables that admit no draw."),
    "draw_key_hash": N_("Line {line}: the key of draw {number} does not fit the hash that was shown."),
    "draw_list_hash": N_("Line {line}: the list of draw {number} does not fit the hash that was shown."),
    "draw_seats": N_(
        "Line {line}: draw {number} gave entry {player} the seat {recorded}, but its key gives {drawn}."
    ),
    "draw_terms": N_("Line {line}: draw {number} left out somebody who was in, or a table that was open."),
    "draw_without_word": N_(
        "Line {line}: draw {number} was made without a public word; nobody but the house can vouch for it."
    ),
    "head": N_(
        "There is no line {line} with the hash {hash}: lines were cut off, or the journal was rewritten."
    ),
    "integrity": N_("SQLite finds: {said}"),
    "kept_key": N_("The key kept for the hash {key_hash} is not its key."),
    "key_elsewhere": N_("Line {line}: the key of draw {number} is not in this file. Seal a new draw."),
    "mystery_amount": N_(
        "Line {line}: the amount of mystery bounty {number} does not follow from its key and word."
    ),
    "mystery_envelopes": N_(
        "Line {line}: mystery bounty {number} was drawn from other envelopes than those that were left."
    ),
    "mystery_without_word": N_("Line {line}: mystery bounty {number} was drawn without a public word."),
    "late_context": N_("Line {line}: the seat was drawn for “{context}” instead of “{expected}”."),
    "late_seat": N_("Line {line}: the seat {recorded} was written down, but its key gives {drawn}."),
    "line_chain": N_("Line {line} does not follow from the line before it: the journal was changed here."),
    "line_changed": N_("Line {line} was changed after it was written."),
    "line_does_not_hold": N_("Line {line} could not be done when it was written ({why})."),
    "line_gap": N_("Line {line} is missing; the next one is {next}."),
    "line_too_new": N_("Line {line}: a newer version of the program wrote “{kind}”. Update this computer."),
    "line_unreadable": N_("Line {line} cannot be read ({kind}: {why})."),
    "no_card": N_("The tournament is missing from the list of tournaments."),
    "no_lines": N_("The tournament is in the list of tournaments, but its journal is gone."),
    "orphans": N_("The table {table} has rows that point to nothing in the table {target}."),
    "persons": N_(
        "Line {line} names somebody who is no longer in the address book; {count} in all. Erasing is lawful."
    ),
    "photo": N_("Line {line}: a photograph of ruling {ruling} was changed after it was put there."),
    "playing": N_("Entries that are in: {entries}, but people counted as playing: {persons}."),
    "ruling_changed": N_("Line {line}, of the judges’ book, was changed after it was written."),
    "seat_nowhere": N_("Entry {line} sits at {seat}, which is no seat of an open table."),
    "seat_of_nobody": N_("The seat {seat} is held by entry {line}, which does not play."),
    "sealed_not_drawn": N_("Line {line}: draw {number} was sealed and not made."),
    "seating_two_ways": N_("Seats held: {chairs}, but players who have a seat: {players}."),
    "trigger": N_("The guard {name} that protects the journal is gone from the file."),
}
"""Every finding as a sentence."""


def finding_sentence(finding: Finding, words: Words) -> str:
    """What was found."""
    text = FINDINGS.get(finding.code) or WORLD[finding.code]
    facts = {name: value if value != "" else "–" for name, value in finding.facts.items()}
    said = words._(text).format(**{"line": finding.line, **facts})
    told = finding.overruled
    if told is None:
        return said
    who = told.staff or words._("desk {desk}").format(desk=told.desk)
    answer = words._("It was overruled, with a reason. By {who}: “{reason}”")
    return f"{said} {answer.format(who=who, reason=told.reason)}"


def report_lines(report: CheckReport, words: Words) -> Iterator[str]:
    """The whole report, a line each."""
    yield words._("File {path}. People: {people}, tournaments: {tournaments}").format(
        path=report.path,
        people=figures.chips(report.people, words),
        tournaments=figures.chips(len(report.tournaments), words),
    )
    yield from _findings(report.faults, report.notes, words)
    for one in report.tournaments:
        yield ""
        yield from _tournament(one, words)
    yield ""
    yield verdict(report, words)


def verdict(report: CheckReport, words: Words) -> str:
    """The last line: sound or not."""
    if report.sound:
        return words._("Everything is as it was written.")
    count = len(report.faults) + sum(len(one.faults) for one in report.tournaments)
    return words.ngettext(
        "{n} fault. Work with the newest backup that has none.",
        "{n} faults. Work with the newest backup that has none.",
        count,
    ).format(n=figures.chips(count, words))


def report_fields(report: CheckReport, words: Words) -> dict[str, Any]:
    """The report for programs: every finding with its code, its line and its sentence."""
    return {
        "path": report.path,
        "sound": report.sound,
        "verdict": verdict(report, words),
        "people": report.people,
        "faults": _fields(report.faults, words),
        "notes": _fields(report.notes, words),
        "tournaments": [
            {
                "id": one.id,
                "name": one.name,
                "lines": one.lines,
                "head": f"{one.lines}:{one.head}",
                "entries": one.entries,
                "seated": one.seated,
                "draws": one.draws,
                "late_seats": one.late_seats,
                "faults": _fields(one.faults, words),
                "notes": _fields(one.notes, words),
            }
            for one in report.tournaments
        ],
    }


def _tournament(one: TournamentFindings, words: Words) -> Iterator[str]:
    yield words._("{name}. Lines: {lines}, head {head}").format(
        name=one.name or one.id, lines=figures.chips(one.lines, words), head=f"{one.lines}:{one.head}"
    )
    yield words._("  Entries: {entries}, seated: {seated}").format(
        entries=figures.chips(one.entries, words), seated=figures.chips(one.seated, words)
    )
    if one.draws or one.late_seats:
        text = words._("  Drawn again from their keys: whole draws {draws}, single seats {seats}")
        yield text.format(draws=figures.chips(one.draws, words), seats=figures.chips(one.late_seats, words))
    yield from _findings(one.faults, one.notes, words)


def _findings(faults: tuple[Finding, ...], notes: tuple[Finding, ...], words: Words) -> Iterator[str]:
    for fault in faults:
        yield words._("  FAULT: {what}").format(what=finding_sentence(fault, words))
    for note in notes:
        yield words._("  Note: {what}").format(what=finding_sentence(note, words))


def _fields(findings: tuple[Finding, ...], words: Words) -> list[dict[str, Any]]:
    return [
        {
            "code": one.code,
            "line": one.line or None,
            "facts": {name: str(value) for name, value in one.facts.items()},
            "sentence": finding_sentence(one, words),
            "overruled": None if one.overruled is None else asdict(one.overruled),
        }
        for one in findings
    ]
