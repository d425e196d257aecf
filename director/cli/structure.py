"""director structure FILE [SHEET]: the level schedule out of a sheet, checked before it hurts."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final, get_args

from director.cli import columns
from director.cli.files import open_in, write_out
from director.cli.guesses import add_guesses, columns_of, delimiter_of, header_of
from director.cli.numbers import whole
from director.cli.outcome import Status, complain, misused, refusals_told, refused, say, say_fields
from director.cli.venues import add_event, add_file, add_reason, add_writer, desk_of
from director.desk.lists.decoding import MOST_BYTES
from director.domain.sheets import Column, SheetChoices, SheetReading
from director.domain.structure import MOST_MINUTES, AnteKind, Structure
from director.host.i18n import N_, _, current

if TYPE_CHECKING:
    from director.desk.desk import Desk
    from director.domain.chip_case import ChipCase
    from director.views.preflight import PreflightWords

COLUMNS: Final[tuple[Column, ...]] = tuple(name for name in get_args(Column) if name)
_ANTES: Final[dict[str, AnteKind]] = {"each": "each", "big-blind": "big_blind"}
_LEVEL_HEADS: Final = (
    ("name", N_("Level")), ("starts", N_("Starts")), ("minutes", N_("Min")), ("game", N_("Game")),
    ("blinds", N_("Stakes")), ("ante", N_("Ante")), ("marks", ""), ("note", N_("Note")),
)  # fmt: skip
_NEED_HEADS: Final = (
    ("chip", N_("Chip")), ("needed", N_("Needed")), ("owned", N_("Owned")), ("short", N_("Missing")),
    ("why", ""),
)  # fmt: skip
_OUTLOOK_HEADS: Final = (
    ("level", N_("Level")), ("stakes", N_("Stakes")), ("depth", N_("Stack")), ("players", N_("Players")),
    ("average", N_("Average")), ("tables", N_("Tables")), ("dealers", N_("Dealers")),
)  # fmt: skip


def arguments(parser: argparse.ArgumentParser) -> None:
    """The venue's file, the sheet, and what is settled by hand."""
    add_file(parser)
    parser.add_argument(
        "sheet", metavar=_("SHEET"), nargs="?",
        help=_(
            "CSV, XLSX, TOML of this program or pasted text; - for standard input; "
            "else the schedule in force"
        ),
    )  # fmt: skip
    add_event(parser)
    parser.add_argument(
        "--template",
        metavar=_("NAME"),
        help=_("a template instead of a sheet; `director templates FILE` lists them"),
    )
    parser.add_argument("--preview", action="store_true", help=_("show and check only; nothing is changed"))
    parser.add_argument(
        "--entries", metavar=_("N"), type=whole,
        help=_("how many will play; else those who are in, or the seats that are open"),
    )  # fmt: skip
    add_guesses(parser, _("the first row is a level already"))
    parser.add_argument(
        "--ante", choices=tuple(_ANTES), help=_("who pays the antes, where the sheet does not say")
    )
    parser.add_argument(
        "--minutes", metavar=_("N"), type=whole, help=_("length of a level, where the sheet does not say")
    )
    parser.add_argument(
        "--keep", choices=("elapsed", "remaining"), default="elapsed",
        help=_("what stays of the level that is played when its length changes; else the time played"),
    )  # fmt: skip
    parser.add_argument(
        "--out", metavar=_("OUT"), help=_("write the schedule as CSV, or with its chips as .toml")
    )
    parser.add_argument("--json", action="store_true", help=_("for programs, every field"))
    add_writer(parser)
    add_reason(parser)
    parser.epilog = _("Fields of a column: {fields}.").format(fields=", ".join(COLUMNS))


def run(options: argparse.Namespace) -> int:
    """Read, check, and set when everything was understood."""
    from director.rules.schedule.building import LIMITS
    from director.views import figures

    if options.sheet and options.template:
        raise misused(_("Name a sheet or a template, not both."))
    least, most = LIMITS["entries"]
    if options.entries is not None and not least <= options.entries <= most:
        sentence = _("A schedule is for {least} to {most} entries.")
        raise misused(sentence.format(least=least, most=figures.chips(most, current())))
    if options.minutes is not None and not 1 <= options.minutes <= MOST_MINUTES:
        sentence = _("A level has from 1 to {most} minutes.")
        raise misused(sentence.format(most=MOST_MINUTES))
    with desk_of(options) as desk:
        if options.sheet is None and options.template is None:
            known = desk.journal.tournament.structure
            if known is None:
                raise refused(_("There is no level schedule yet. Name a sheet or a template."))
            _tell(desk, known, desk.journal.tournament.case, options)
            return Status.DONE
        structure, case = _wanted(desk, options)
        _tell(desk, structure, case or desk.journal.tournament.case, options)
        if not options.preview:
            _set(desk, structure, case, options)
    return Status.DONE


def _wanted(desk: Desk, options: argparse.Namespace) -> tuple[Structure, ChipCase | None]:
    """The schedule of the sheet or the template, and its chips. Ends the command where it has faults."""
    if options.template is not None:
        from director.cli.shelf import schedules

        template = schedules(desk.venue.path).named(options.template)
        return template.structure, template.case if template.case.chips else None
    from director.desk.schedules.parsing import parse
    from director.desk.schedules.reading import read

    with open_in(options.sheet) as file:
        content = file.read(MOST_BYTES + 1)
    reading = read(content, _choices(options))
    structure = parse(reading.draft).structure if not reading.faults else None
    if structure is None:
        _tell_faults(reading)
        raise refused(_standing(reading))
    if not options.json:
        _tell_reading(reading)
    return structure, reading.case if reading.case.chips else None


def _choices(options: argparse.Namespace) -> SheetChoices:
    return SheetChoices(
        file=options.sheet or "",
        encoding=options.encoding,
        sheet=options.workbook_sheet,
        delimiter=delimiter_of(options),
        header=header_of(options),
        columns=columns_of(options, COLUMNS, ""),
        ante_kind=None if options.ante is None else _ANTES[options.ante],
        minutes=options.minutes,
    )


def _set(desk: Desk, structure: Structure, case: ChipCase | None, options: argparse.Namespace) -> None:
    from director.desk.schedules.setting import set_schedule
    from director.views.wording import Telling

    known = desk.journal.tournament
    with refusals_told(desk.journal, desk.people):
        changed = set_schedule(
            desk, structure, case or known.case, options.keep, options.reason, overrule=options.overrule
        )
    if options.json:
        return
    if changed is None:
        say(_("The event has this schedule already. Nothing changes."))
        return
    telling = Telling(changed.after, changed.people, current())
    for line in changed.lines:
        say(f"{telling.line(line)}.")


# ------------------------------------------------------------------ what is told


def _tell_reading(reading: SheetReading) -> None:
    from director.views import schedule_words

    words = current()
    for remark in reading.remarks:
        say(schedule_words.remark_sentence(remark, words))
    say(f"{schedule_words.summary(reading.draft.rows, words)}.")


def _tell_faults(reading: SheetReading) -> None:
    from director.views.schedule_words import fault_sentence

    for fault in reading.faults:
        complain(fault_sentence(fault, current()))


def _standing(reading: SheetReading) -> str:
    from director.views.schedule_words import standing

    return standing(len(reading.faults), current())


def _tell(desk: Desk, structure: Structure, case: ChipCase, options: argparse.Namespace) -> None:
    """The schedule and what the check found, and the file where one is asked for."""
    from director.rules.rulesets import rules_of
    from director.rules.schedule.preflight import preflight
    from director.views.preflight import field_of, preflight_words
    from director.views.structure_sheet import ante_head, sheet_rows

    tournament, words = desk.journal.tournament, current()
    plan, field = tournament.setup, field_of(tournament, options.entries or 0)
    found = preflight(structure, case, rules_of(plan), field)
    told = preflight_words(found, structure, case, plan, field, words)
    rows = sheet_rows(structure, plan, words)
    if options.json:
        say_fields({"rows": [_builtins(row) for row in rows], "check": _builtins(told)})
    else:
        heads = [
            (name, ante_head(structure, words) if name == "ante" else _(head))
            for name, head in _LEVEL_HEADS
            if any(getattr(row, name) for row in rows)
        ]
        columns.table(heads, rows)
        _tell_check(told)
    if options.out:
        write_out(options.out, _file(options.out, structure, case))


def _tell_check(told: PreflightWords) -> None:
    say()
    say(told.verdict)
    for finding in told.findings:
        mark = {"error": _("STOP"), "doubt": _("LOOK"), "note": _("note")}[finding.weight]
        say(f"  {mark}: {finding.text}")
    form = _("End: {end}, {levels}") if told.end_note else _("End: {end}")
    say(form.format(end=told.end, levels=told.end_note))
    say(_("Reckoned for {field}.").format(field=told.field))
    for heads, rows in ((_NEED_HEADS, told.needs), (_OUTLOOK_HEADS, told.outlook)):
        if rows:
            say()
            columns.table([(name, _(head)) for name, head in heads], rows)
    say(_("Stack and average in {unit}.").format(unit=told.unit))


def _builtins(struct: object) -> object:
    from msgspec import to_builtins

    return to_builtins(struct)


def _file(name: str, structure: Structure, case: ChipCase) -> bytes:
    from director.desk.schedules.writing import form_for, schedule_csv, schedule_toml
    from director.views.schedule_words import export_heads, export_words

    if name.lower().endswith(".toml"):
        return schedule_toml(structure, case)
    words = current()
    return schedule_csv(structure, form_for(words.language, export_heads(words), export_words(words)))
