"""A level schedule while it is written: what its cells are called, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from director.domain.lists import ListFault
from director.domain.plan import DISCIPLINES, STRUCTURES
from director.domain.sheets import Column, DraftRow, Kind, Remark
from director.domain.structure import AnteKind
from director.host.i18n import N_, Words
from director.views import figures, import_preview
from director.views.misfits import misfit_words
from director.views.plans import discipline_name, structure_name

KINDS: Final[dict[Kind, str]] = {"level": N_("Level"), "break": N_("Break"), "day_end": N_("End of the day")}

ANTE_KINDS: Final[dict[AnteKind, str]] = {
    "none": N_("no ante"),
    "each": N_("each player"),
    "big_blind": N_("the big blind"),
}

WINDOW_NAMES: Final[dict[str, str]] = {
    "late_registration": N_("Late registration"),
    "reentry": N_("Re-entry"),
    "rebuy": N_("Rebuy"),
    "add_on": N_("Add-on"),
}
"""What may be tied to levels."""

COLUMNS: Final[dict[Column, str]] = {
    "kind": N_("Type"),
    "level": N_("Level"),
    "minutes": N_("Minutes"),
    "game": N_("Game"),
    "blinds": N_("Blinds, both"),
    "small_blind": N_("Small blind"),
    "big_blind": N_("Big blind"),
    "ante": N_("Ante"),
    "bb_ante": N_("Big-blind ante"),
    "ante_kind": N_("Paid by"),
    "bring_in": N_("Bring-in"),
    "limits": N_("Bets, both"),
    "small_bet": N_("Small bet"),
    "big_bet": N_("Big bet"),
    "colour_up": N_("Colour-up"),
    "open": N_("Open for"),
    "note": N_("Note"),
    "ignored": N_("not used"),
    "": N_("not used"),
}
"""What a column holds, for sheets and for the editor."""

WRONG: Final[dict[str, str]] = {
    "bad_ante_kind": N_("“{value}” pays no ante. Write: each player, or the big blind."),
    "bad_chips": N_("“{value}” is no amount of chips. Write 1500 or 1 500."),
    "bad_count": N_("“{value}” is no number of chips. Write 500 or 1 000."),
    "bad_game": N_("“{value}” is no game of this program. Write such as NL hold’em, PL Omaha, limit stud."),
    "bad_leaving": N_("“{value}” names no chips. Write their values, such as 25, 100."),
    "bad_minutes": N_("“{value}” is no length. Write whole minutes, such as 20."),
    "bad_template": N_("This file is not as this program writes it. {value}"),
    "bad_value": N_("“{value}” is no value of a chip. Write 25 or 1 000."),
    "day_end_twice": N_("A day that is over cannot end again. Put a level between."),
    "formula": N_("“{value}” is a formula. Write what it shows."),
    "level_played": N_("This was played, or is being played, so it stays what it was."),
    "long_minutes": N_("“{value}” is longer than a day. Write at most {other} minutes."),
    "no_levels": N_("There is no level yet."),
    "no_minutes": N_("The length is missing. Write whole minutes, such as 20."),
    "no_stakes_column": N_("No column holds blinds, antes or bets. Choose which one does."),
    "no_value": N_("The value of this chip is missing. Write 25 or 1 000."),
    "note_too_long": N_("“{value}…” is too long for a note: more than {other} characters."),
    "structure_first": N_("A schedule begins with a level. Move this row down."),
    "structure_last": N_("No level comes after this break. Add one, or take the break out."),
    "too_many_chips": N_("These are more than {other} values, too many for one event."),
    "too_many_parts": N_("These are more than {other} rows, too many for a schedule."),
    "value_twice": N_("The chip of {value} stands in row {other} already."),
    "unknown_row": N_("“{value}” was not understood. It is no level, no break and no end of a day."),
    "window": N_("Level {value} does not exist: the last one is {other}."),
    "zero_minutes": N_("Nothing lasts {value} minutes. Write from 1 to {other}."),
    # What the reading of any list finds, where its own words speak of players.
    "binary": N_(
        "This is neither text nor a workbook. A schedule is a CSV or XLSX file, a file of this program, "
        "or pasted text."
    ),
    "too_large": N_("The file is too large for a schedule: more than {other} bytes."),
    "too_many_in_all": N_(
        "The workbook holds too much: more than {other} cells. Copy the schedule into a workbook of its own."
    ),
    "too_many_cells": N_("There are more than {other} cells, too many for a schedule."),
}
"""Every fault as a sentence: what is wrong, and what to do."""

REMARKS: Final[dict[str, str]] = {
    "add_on": N_("Add-on in the breaks up to level {other}, from the note “{value}”."),
    "left_out": N_("The column “{value}” is left out: it is none that is known, or the second of its kind."),
    "count": N_("The sheet calls this level {value}; it is level {other} here. A row may be missing."),
    "day_begins": N_("“{value}” begins here, so the day before ends."),
    "late_registration": N_("Late registration until level {other}, from the note “{value}”."),
    "rebuy": N_("Rebuys until level {other}, from the note “{value}”."),
    "reentry": N_("Re-entry until level {other}, from the note “{value}”."),
}
"""Everything that was concluded from a sheet, as a sentence."""


def wrong(fault: ListFault, words: Words) -> str:
    """What is wrong, for where the place is seen: beside the cell."""
    form = WRONG.get(fault.code)
    if form is None:
        return import_preview.fault_sentence(fault, words)
    value = fault.value if fault.misfit is None else misfit_words(fault.misfit, words)
    text = words._(form).format(value=value, other=figures.chips(fault.other, words))
    if fault.code == "window":
        return words._("{name}: {what}").format(name=words._(WINDOW_NAMES[fault.column]), what=text)
    return text


def fault_sentence(fault: ListFault, words: Words) -> str:
    """What is wrong, with its place in the file."""
    text = wrong(fault, words)
    if not fault.row or fault.code not in WRONG:
        return text
    if fault.column:
        place = words._("Row {row}, column {column}: {what}")
        return place.format(row=fault.row, column=fault.column, what=text)
    return words._("Row {row}: {what}").format(row=fault.row, what=text)


def remark_sentence(remark: Remark, words: Words) -> str:
    """What was concluded, with its place in the file."""
    text = words._(REMARKS[remark.code]).format(value=remark.value, other=remark.other)
    if not remark.row:
        return text
    return words._("Row {row}: {what}").format(row=remark.row, what=text)


def standing(faults: int, words: Words) -> str:
    """Whether the schedule can be taken over, in one sentence."""
    if not faults:
        return words._("Everything was understood.")
    return words.ngettext(
        "{count} fault. Nothing is taken over until it is mended.",
        "{count} faults. Nothing is taken over until they are mended.",
        faults,
    ).format(count=faults)


def summary(rows: tuple[DraftRow, ...], words: Words) -> str:
    """How many levels, breaks and days: 28 levels, 5 breaks, 2 days."""
    counts = {kind: sum(row.kind == kind for row in rows) for kind in KINDS}
    levels = words.ngettext("{n} level", "{n} levels", counts["level"]).format(n=counts["level"])
    parts = [levels]
    if counts["break"]:
        text = words.ngettext("{n} break", "{n} breaks", counts["break"])
        parts.append(text.format(n=counts["break"]))
    if counts["day_end"]:
        days = counts["day_end"] + (rows[-1].kind != "day_end")
        parts.append(words.ngettext("{n} day", "{n} days", days).format(n=days))
    return ", ".join(parts)


def column_name(column: Column, words: Words) -> str:
    """What a column holds."""
    return words._(COLUMNS[column])


def game_text(code: str, words: Words) -> str:
    """A game as the draft keeps it, in words; as it was typed where it is none."""
    parts = code.split()
    names = [discipline_name(name, words) for part in parts for name in DISCIPLINES if name == part]
    limits = [structure_name(name, words) for part in parts for name in STRUCTURES if name == part]
    if len(names) + len(limits) != len(parts) or not parts:
        return code
    if not names:
        return limits[0]
    if not limits:
        return names[0]
    return words._("{betting} {game}").format(betting=limits[0], game=names[0])


def ante_kind_text(code: str, words: Words) -> str:
    """Who pays the ante as the draft keeps it, in words; as it was typed where it names nobody."""
    known = (name for kind, name in ANTE_KINDS.items() if kind == code and kind != "none")
    return next((words._(name) for name in known), code)


TEMPLATES: Final = (N_("Turbo, 15 minutes"), N_("Evening, 20 minutes"), N_("Deep, 40 minutes"))
"""Names of the templates that come with the program, as their files have them."""


def template_name(name: str, words: Words) -> str:
    """What a template is called: those of the program in the language spoken, those of the house as named."""
    return words._(name) if name in TEMPLATES else name


def export_heads(words: Words) -> Mapping[str, str]:
    """Headers of a written sheet in this language. The import knows all of them again."""
    return {column: words._(name) for column, name in COLUMNS.items() if column not in ("", "ignored")}


def export_words(words: Words) -> Mapping[str, str]:
    """What a written sheet says in its cells. The import knows all of it again."""
    told: dict[str, str] = {kind: words._(name).lower() for kind, name in KINDS.items()}
    told.update((kind, words._(name)) for kind, name in ANTE_KINDS.items() if kind != "none")
    told.update((name, words._(said)) for name, said in WINDOW_NAMES.items())
    return told
