"""A list of players before it is brought in: what was read, who is new, what is wrong, what to ask."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final, Literal, cast

import msgspec

from director.domain.lists import Difference, Field, Likeness, ListFault, ListPlan, Question, Reading
from director.domain.people import People, Person
from director.domain.plan import Plan
from director.host.i18n import N_, Words
from director.views import figures
from director.views.method_words import method_name
from director.views.names import told_apart

State = Literal["new", "known", "owes", "entered", "repeat", "question", "fault"]

FAULTS: Final[dict[str, str]] = {
    "empty": N_("The file is empty."),
    "too_large": N_("The file is too large for a list of players: more than {other} bytes."),
    "old_workbook": N_(
        "This workbook is of the old kind or needs a password. "
        "Save it as XLSX without a password and open that file."
    ),
    "damaged_workbook": N_(
        "The workbook is damaged: it breaks off, or its parts do not fit. "
        "Save it again in the spreadsheet program, or get the whole file."
    ),
    "no_sheet": N_("The workbook has no sheet {value}. Choose another one."),
    "binary": N_("This is neither text nor a workbook. A list is a CSV or XLSX file or pasted text."),
    "wrong_encoding": N_("From row {row} on this is no {value} text. Choose another encoding."),
    "unknown_encoding": N_("There is no encoding {value}. Choose another encoding."),
    "truncated": N_("The file breaks off in the middle of a letter, in row {row}. Get the whole file."),
    "open_quote": N_("A quotation mark that opens in row {row} is never closed. Close or delete it."),
    "too_many_cells": N_("Row {row} has more than {other} cells, too many for a list of players."),
    "too_many_in_all": N_(
        "The workbook holds too much: more than {other} cells. Copy the list into a workbook of its own."
    ),
    "too_many_rows": N_("The list has more than {other} rows."),
    "cell_too_long": N_("Row {row}: “{value}…” has more than {other} characters, too many for a cell."),
    "no_list": N_(
        "This is a web page or a file for programs, no list. "
        "Save the list itself as CSV or XLSX and open that."
    ),
    "no_rows": N_("The file has no players."),
    "no_name_column": N_("No column holds names. Choose which one does."),
    "extra_cells": N_("Row {row} has more cells than the header; “{value}” belongs to no column."),
    "formula": N_("Row {row}, column {column}: “{value}” is a formula. Write the text it shows."),
    "bad_date": N_("Row {row}, column {column}: “{value}” is no date. Write 28.05.1984, 1984-05-28 or 1984."),
    "date_to_come": N_("Row {row}, column {column}: “{value}” has not come yet."),
    "bad_amount": N_("Row {row}, column {column}: “{value}” is no amount. Write 1500 or 1 500,00."),
    "bad_paid": N_(
        "Row {row}, column {column}: “{value}” says neither yes nor no. Write whether it is paid: yes or no."
    ),
    "paid_as_method": N_(
        "Row {row}, column {column}: “{value}” says whether it is paid, not how. "
        "Choose “Paid (yes/no)” for the column, or write the way to pay."
    ),
    "open_date": N_(
        "Row {row}, column {column}: in “{value}” the day may come first, or the month. "
        "Choose above under Dates."
    ),
    "open_amount": N_(
        "Row {row}, column {column}: “{value}” may be thousands or have decimals. Choose above under Amounts."
    ),
    "nameless": N_("Row {row} has no name."),
    "repeated": N_("Row {row} repeats row {other}: {value}."),
}
"""Every fault as a sentence: where, what, and what to do."""

_FIELDS: Final[dict[Field, str]] = {
    "family": N_("Last name"),
    "given": N_("First name"),
    "middle": N_("Patronymic"),
    "full": N_("Full name"),
    "country": N_("Country"),
    "club": N_("Club"),
    "born": N_("Birth date"),
    "number": N_("Own number"),
    "note": N_("Note"),
    "buy_in": N_("Buy-in"),
    "method": N_("Payment method"),
    "paid": N_("Paid (yes/no)"),
    "ignored": N_("not used"),
    "": N_("not used"),
}

_DELIMITERS: Final[dict[str, str]] = {
    ",": N_("comma"),
    ";": N_("semicolon"),
    "\t": N_("tab"),
    "|": N_("bar"),
    "": N_("none: one column"),
}

_ENCODINGS: Final[dict[str, str]] = {
    "utf-8": "UTF-8",
    "utf-8-sig": "UTF-8 (BOM)",
    "utf-16-le": "UTF-16 LE",
    "utf-16-be": "UTF-16 BE",
    "windows-1251": "Windows-1251",
    "koi8-r": "KOI8-R",
    "cp866": "DOS (866)",
    "mac-cyrillic": "Mac (Cyrillic)",
    "iso-8859-5": "ISO 8859-5",
    "windows-1252": "Windows-1252",
    "windows-1250": "Windows-1250",
    "windows-1257": "Windows-1257",
    "windows-1254": "Windows-1254",
}


_LONGEST_LINE: Final = 60


class ImportRow(msgspec.Struct, frozen=True, gc=False):
    """One row of the preview."""

    row: int
    state: State
    name: str
    born: str
    club: str
    country: str
    number: str
    buy_in: str
    method: str
    says: str
    """What becomes of it, or what is wrong."""


def fault_sentence(fault: ListFault, words: Words) -> str:
    """What is wrong, where, and what to do about it."""
    return words._(FAULTS[fault.code]).format(
        row=fault.row,
        column=fault.column,
        value=encoding_name(fault.value) if fault.code.endswith("encoding") else fault.value,
        other=figures.chips(fault.other, words) if fault.code != "repeated" else fault.other,
    )


def question_sentence(question: Question, words: Words) -> str:
    """What only a person can say about a row."""
    return words._("Row {row}: is this {name} somebody known, or somebody new?").format(
        row=question.row, name=question.person.name
    )


def likeness_sentence(likeness: Likeness, people: People, words: Words) -> str:
    """Whom a row may mean, to be chosen."""
    if likeness.row:
        return words._("The same as row {row}: {who}").format(
            row=likeness.row, who=particulars(likeness.person, words)
        )
    return words._("In the address book: {who}").format(
        who=particulars(likeness.person, words) or told_apart(people, likeness.person.id, words)
    )


def left_out_sentence(line: str, words: Words) -> str:
    """A line of a pasted chat that names nobody."""
    told = line if len(line) <= _LONGEST_LINE else f"{line[:_LONGEST_LINE]}…"
    return words._("“{line}” names nobody and is left out.").format(line=told)


def difference_sentence(said: Difference, words: Words) -> str:
    """What a list says otherwise of somebody known."""
    field = field_name(cast("Field", said.field), words)
    book, file = (
        figures.birth_date(text, words) if said.field == "born" else text for text in (said.book, said.file)
    )
    if not book:
        return words._("{field}: {file}, not known before").format(field=field, file=file)
    return words._("{field}: {file} instead of {book}").format(field=field, file=file, book=book)


def particulars(one: Person, words: Words) -> str:
    """Name, birth date, club, country and number, as far as known, in one line."""
    born = figures.birth_date(one.born, words)
    return ", ".join(part for part in (one.name, born, one.club, one.country, one.number) if part)


def summary(plan: ListPlan, words: Words) -> str:
    """How many are new and how many known: 0 new, 64 known."""
    return words._("{new} new, {known} known").format(
        new=figures.chips(len(plan.new), words), known=figures.chips(len(plan.known), words)
    )


def standing(plan: ListPlan, words: Words) -> str:
    """Whether the list can be brought in, in one sentence."""
    if plan.faults:
        count = len(plan.faults)
        return words.ngettext(
            "{count} fault. Nothing is brought in until it is mended.",
            "{count} faults. Nothing is brought in until they are mended.",
            count,
        ).format(count=count)
    if plan.questions:
        count = len(plan.questions)
        return words.ngettext(
            "{count} question is open. Answer it first.",
            "{count} questions are open. Answer them first.",
            count,
        ).format(count=count)
    if plan.corrected and not plan.to_enter:
        count = len(plan.corrected)
        return words.ngettext(
            "Nobody is to be entered; {count} person is corrected.",
            "Nobody is to be entered; {count} people are corrected.",
            count,
        ).format(count=figures.chips(count, words))
    if plan.changes_nothing and plan.to_come:
        return words._("Everybody is entered or expected already. Nothing changes.")
    if plan.changes_nothing:
        return words._("Everybody is entered already. Nothing changes.")
    count = len(plan.to_enter)
    if not count and plan.is_ready:
        return ""
    return words.ngettext("{count} player to enter.", "{count} players to enter.", count).format(
        count=figures.chips(count, words)
    )


def ways_paid(plan: ListPlan, words: Words) -> str:
    """How those paid who are to be entered, the most frequent way first; empty where nobody is."""
    counts = Counter(one.method for one in plan.to_enter).most_common()
    if not counts:
        return ""
    told = (
        words._("{method} {n}").format(
            method=method_name(method, words) or words._("not told"), n=figures.chips(n, words)
        )
        for method, n in counts
    )
    return words._("Paid by: {list}.").format(list=", ".join(told))


def owing(plan: ListPlan, words: Words) -> str:
    """How many have not paid, by the list, and what becomes of them; empty where nobody."""
    count = len(plan.to_await)
    if not count:
        return ""
    return words.ngettext(
        "{count} has not paid and is pre-registered instead.",
        "{count} have not paid and are pre-registered instead.",
        count,
    ).format(count=figures.chips(count, words))


def encoding_name(code: str) -> str:
    """An encoding as people know it."""
    return _ENCODINGS.get(code, code)


def delimiter_name(sign: str, words: Words) -> str:
    """What parts the cells."""
    return words._(_DELIMITERS[sign]) if sign in _DELIMITERS else sign


def field_name(field: Field, words: Words) -> str:
    """What a column holds."""
    return words._(_FIELDS[field])


def export_heads(words: Words) -> Mapping[str, str]:
    """Headers of an exported list in this language. The import knows all of them again."""
    heads = {field: words._(head) for field, head in _FIELDS.items() if field not in ("", "ignored", "paid")}
    return heads | {
        "fee": words._("Fee"),
        "table": words._("Table"),
        "seat": words._("Seat"),
        "place": words.pgettext("ranking", "Place"),
        "out_level": words._("Out in level"),
    }


def preview(reading: Reading, plan: ListPlan, event: Plan | None, words: Words) -> tuple[ImportRow, ...]:
    """All players of the list with what becomes of them, in the order of the file; faults in their places."""
    faulty = {fault.row for fault in plan.faults}
    known: dict[int, Person] = {one.row: one.person for one in plan.known}
    questions = {question.row: question for question in plan.questions}
    rows: list[ImportRow] = []
    for row in reading.rows:
        if row.row in faulty:
            continue
        state: State = "new"
        one, says = row.person, words._("new")
        if row.row in known:
            one = known[row.row]
            state, says = "known", words._("known")
            if one.id in plan.entered:
                state, says = "entered", words._("entered already")
        elif row.row in questions:
            state, says = "question", question_sentence(questions[row.row], words)
        elif row.row in plan.repeats:
            state, says = "repeat", words._("repeats another row")
        if row.owes and state in ("new", "known"):
            state, says = "owes", words._("{state}, has not paid").format(state=says)
        price = "" if row.buy_in is None or event is None else figures.money(row.buy_in, event, words)
        born = figures.birth_date(one.born, words)
        told = (born, one.club, one.country, one.number, price, method_name(row.method, words))
        rows.append(ImportRow(row.row, state, one.name, *told, says))
    rows += [
        ImportRow(fault.row, "fault", "", "", "", "", "", "", "", fault_sentence(fault, words))
        for fault in plan.faults
    ]
    return tuple(sorted(rows, key=lambda row: row.row))
