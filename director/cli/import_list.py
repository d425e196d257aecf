"""director import FILE LIST: players from CSV, XLSX or pasted text, all or nothing."""

from __future__ import annotations

import argparse
from typing import Final, get_args

from director.cli import columns, copies
from director.cli.files import open_in
from director.cli.guesses import add_guesses, columns_of, delimiter_of, header_of
from director.cli.outcome import Status, complain, misused, refusals_told, say
from director.cli.venues import add_event, add_file, add_reason, add_writer, chosen, places_of, venue_of
from director.desk import importing
from director.desk.lists.paying import way_to_pay
from director.desk.venue import Venue
from director.domain.ids import TournamentId
from director.domain.lists import NEW, Choices, Field, ListPlan, Reading
from director.domain.methods import MOST_METHOD
from director.domain.people import People
from director.domain.plan import Plan
from director.host import moment
from director.host.i18n import _, current
from director.views import import_preview as words_of
from director.views.typed_number import typed_number

FIELDS: Final[tuple[Field, ...]] = tuple(name for name in get_args(Field) if name)


def arguments(parser: argparse.ArgumentParser) -> None:
    """The file, the list, and what is settled by hand."""
    add_file(parser)
    parser.add_argument("list", metavar=_("LIST"), help=_("CSV, XLSX or pasted text; - for standard input"))
    add_event(parser)
    parser.add_argument("--preview", action="store_true", help=_("show what would be done, and do nothing"))
    _add_ways(parser)
    add_guesses(parser, _("the first row is a player already"))
    parser.add_argument(
        "--given-first", action="store_true", help=_("a whole name in one cell begins with the given name")
    )
    parser.add_argument(
        "--dates",
        choices=("day", "month"),
        help=_("what comes first in 05/06/1990, where the list leaves it open"),
    )
    parser.add_argument(
        "--thousands",
        choices=("comma", "dot"),
        help=_("which sign parts thousands in 1,500, where the list leaves it open"),
    )
    parser.add_argument(
        "--answer",
        metavar=_("ROW=WHO"),
        action="append",
        default=[],
        help=_("who a doubtful row is: new, the number of a person, or row:12 for another row"),
    )
    parser.add_argument(
        "--take",
        metavar=_("ROW=FIELDS"),
        action="append",
        default=[],
        help=_("what the list says otherwise of somebody known and is taken, as 41=club,born; or all"),
    )
    add_writer(parser)
    add_reason(parser)
    parser.epilog = _("Fields of a column: {fields}.").format(fields=", ".join(FIELDS))


def _add_ways(parser: argparse.ArgumentParser) -> None:
    """What becomes of those who are listed: how they paid, or that they are not entered."""
    parser.add_argument(
        "--paid-by",
        metavar=_("METHOD"),
        default="",
        help=_("how those paid of whom the list says nothing: cash, card, transfer, or a word of the house"),
    )
    parser.add_argument(
        "--only-people", action="store_true", help=_("into the address book only; nobody is entered")
    )
    parser.add_argument(
        "--pre-register",
        action="store_true",
        help=_("they are expected, and enter when they are at the desk"),
    )


def run(options: argparse.Namespace) -> int:
    """Read, match, and bring in when nothing is wrong and nothing left to ask."""
    with open_in(options.list) as file:
        content = file.read(importing.MOST_BYTES + 1)
    answers = dict(_answer(text) for text in options.answer)
    taken = dict(_taken(text) for text in options.take if text != "all")
    with venue_of(options) as venue:
        tournament = None if options.only_people else chosen(venue.cards(), options.event, options.file).id
        desk = venue.desk(tournament) if tournament is not None else None
        plan_of_event = desk.journal.tournament.plan if desk is not None else None
        reading = importing.read(content, _choices(options, plan_of_event))
        state = desk.journal.tournament if desk is not None else None
        plan = importing.plan_of(reading, venue.people, state, answers, taken)
        if "all" in options.take:
            taken = {one.row: tuple(said.field for said in one.differs) for one in plan.known}
            plan = importing.plan_of(reading, venue.people, state, answers, taken)
        if options.preview:
            _show(reading, plan, plan_of_event)
        if not plan.is_ready:
            _tell_what_stops(plan, venue.people)
            return Status.REFUSED
        say(words_of.summary(plan, current()))
        if desk is not None and not options.pre_register:
            if any(one.method for one in plan.to_enter):
                say(words_of.ways_paid(plan, current()))
            if plan.to_await:
                say(words_of.owing(plan, current()))
        for left_out in reading.left_out:
            say(words_of.left_out_sentence(left_out, current()))
        _tell_differences(plan)
        if not options.preview:
            _bring_in(options, venue, tournament, plan)
    return Status.DONE


def _bring_in(
    options: argparse.Namespace, venue: Venue, tournament: TournamentId | None, plan: ListPlan
) -> None:
    if tournament is None:
        if plan.new or plan.corrected:
            copies.before(options.file, places_of(options), "import")
            importing.keep(venue, plan)
        return
    desk = venue.desk(tournament)
    if plan.to_come or plan.corrected:
        copies.before(options.file, places_of(options), "import")
    with refusals_told(desk.journal, desk.people):
        if options.pre_register:
            changed = importing.expect(desk, plan, options.reason)
        else:
            changed = importing.enter(desk, plan, options.reason, overrule=options.overrule)
    if changed is not None:
        first, last = changed.after.together(changed.after.seq)
        from director.views.wording import Telling

        say(f"{Telling(changed.after, changed.people, current()).together(first, last)}.")


def _choices(options: argparse.Namespace, event: Plan | None) -> Choices:
    return Choices(
        file=options.list,
        encoding=options.encoding,
        sheet=options.workbook_sheet,
        delimiter=delimiter_of(options),
        header=header_of(options),
        columns=columns_of(options, FIELDS, ""),
        family_first=False if options.given_first else None,
        day_first=None if options.dates is None else options.dates == "day",
        thousands={"comma": ",", "dot": "."}.get(options.thousands),
        method=_method(options.paid_by),
        decimals=2 if event is None else event.decimals,
        today=moment.now().date().isoformat(),
    )


def _method(text: str) -> str:
    method = way_to_pay(text)
    if len(method) > MOST_METHOD:
        raise misused(_("A way to pay has at most {most} letters.").format(most=MOST_METHOD))
    return method


def _answer(text: str) -> tuple[int, int]:
    before, equals, who = text.partition("=")
    row, other = typed_number(before), typed_number(who.removeprefix("row:"))
    if row is not None and equals:
        if who == "new":
            return row, NEW
        if other is not None:
            return row, -other if who.startswith("row:") else other
    raise misused(
        _("“{text}” is no answer. Write 41=new, 41=17 for person 17, or 41=row:12.").format(text=text)
    )


def _taken(text: str) -> tuple[int, tuple[str, ...]]:
    before, equals, fields = text.partition("=")
    row = typed_number(before)
    if row is None or not equals or not fields:
        raise misused(_("“{text}” takes nothing. Write 41=club,born or all.").format(text=text))
    return row, tuple(field.strip() for field in fields.split(","))


def _tell_differences(plan: ListPlan) -> None:
    words = current()
    for one in plan.known:
        for said in one.differs:
            told = words_of.difference_sentence(said, words)
            form = (
                _("Row {row}, {name}: {told}")
                if said in one.takes
                else _("Row {row}, {name}: {told} (left as it is)")
            )
            say(form.format(row=one.row, name=one.person.name, told=told))


def _show(reading: Reading, plan: ListPlan, event: Plan | None) -> None:
    heads = (
        ("row", _("Row")), ("name", _("Name")), ("born", _("Birth date")), ("club", _("Club")),
        ("country", _("Country")), ("number", _("Own number")), ("buy_in", _("Buy-in")),
        ("method", _("Payment method")), ("says", ""),
    )  # fmt: skip
    for field, head in zip(reading.columns, reading.heads, strict=False):
        say(_("{head}: {field}").format(head=head, field=words_of.field_name(field, current())))
    if reading.sheets:
        say(_("Sheet {sheet}").format(sheet=reading.sheet))
    elif reading.encoding:
        say(
            _("Encoding {encoding}, delimiter {delimiter}").format(
                encoding=words_of.encoding_name(reading.encoding),
                delimiter=words_of.delimiter_name(reading.delimiter, current()),
            )
        )
    columns.table(heads, words_of.preview(reading, plan, event, current()))


def _tell_what_stops(plan: ListPlan, people: People) -> None:
    words = current()
    for fault in plan.faults:
        complain(words_of.fault_sentence(fault, words))
    for question in plan.questions:
        complain(words_of.question_sentence(question, words))
        complain(_("  --answer {row}=new: somebody new").format(row=question.row))
        for likeness in question.likenesses:
            who = f"row:{likeness.row}" if likeness.row else str(likeness.person.id)
            told = words_of.likeness_sentence(likeness, people, words)
            complain(_("  --answer {row}={who}: {told}").format(row=question.row, who=who, told=told))
    complain(words_of.standing(plan, words))
