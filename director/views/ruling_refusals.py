"""Every "no" of the judges' book and of penalties."""

from __future__ import annotations

from typing import Final

from director.host.i18n import N_

IMPOSSIBLE: Final[dict[str, str]] = {
    "appeal_decision": N_("Say why the appeal against ruling {ruling} is decided so."),
    "appeal_grounds": N_("Say why somebody appeals against ruling {ruling}."),
    "appeal_open": N_("An appeal against ruling {ruling} is open already. Decide it first."),
    "bad_appeal": N_("This is no file of rulings for an appeal: {why}."),
    "bad_case": N_(
        "The case that was handed over cannot be read ({field}). Hand it over again from Table tools."
    ),
    "no_appeal": N_(
        "This appeal against ruling {ruling} is not open. It may be decided already; look again."
    ),
    "no_penalty": N_("Line {line} gave no penalty, or was undone."),
    "no_ruling": N_("Line {line} is no ruling."),
    "penalty_cancelled": N_("This penalty of {name} is cancelled already."),
    "penalty_clock": N_("A penalty that is counted by the clock needs level and time as they were."),
    "penalty_closed": N_("There is nothing left to serve of this penalty of {name}."),
    "penalty_count": N_("{value} is no measure of a penalty. It runs from 1 to {most}."),
    "penalty_for_good": N_("{name} is disqualified. To take that back, undo its line."),
    "penalty_for_what": N_("Say what the penalty of {name} is for, or name its ruling."),
    "penalty_left": N_("{value} cannot be ticked off: {most} are left of this penalty."),
    "ruling_article": N_("An article needs its book and its number, such as TDA 58."),
    "ruling_called": N_("“{value}” is no moment at which a judge was called."),
    "ruling_decision": N_("Write what was decided, or leave the ruling open."),
    "ruling_hand": N_("{value} is no number of a hand."),
    "ruling_happened": N_("Write what happened."),
    "ruling_number": N_("There is no ruling {number} in this event."),
    "ruling_photo": N_("A photograph is a picture (*.jpg, *.png) of at most {most} bytes."),
    "ruling_revised": N_("Ruling {ruling} was revised meanwhile (line {line}). Look again."),
    "ruling_same": N_("Ruling {ruling} says just that already. Nothing was changed."),
    "ruling_seat": N_("{value} is no seat. Seats run from 1 to {most}."),
    "ruling_taken_back": N_("Ruling {ruling} was taken back. Write a new one."),
    "ruling_too_many": N_("“{field}” of a ruling holds {most} at most."),
    "ruling_twice": N_("Something stands twice in “{field}” of the ruling."),
    "ruling_without_table": N_("Seats and a hand need their table."),
    "undo_ruling": N_("Line {line} is a ruling. It stays in the book; Undo marks it as a slip."),
}
"""What nobody can order."""

OBJECTIONS: Final[dict[str, str]] = {
    "approve_collusion": N_(
        "On suspicion of collusion the chief referee alone looks at the cards and decides."
    ),
    "approve_disqualification": N_("To disqualify {name} takes the approval of the chief referee."),
    "article_unknown": N_(
        "The rule book of this program has no article {article}. Those most like it: {near}. Name one of "
        "them; for an article of the house, or one the program does not have, say so as the reason."
    ),
    "book_unknown": N_(
        "There is no book for the article {article}. Books: {near}. For an article of the house, say so as "
        "the reason."
    ),
    "approve_retrieval": N_("Only the chief referee gives cards back that were mucked."),
    "excluded_today": N_("{person} is excluded for the rest of the day."),
    "disqualified_before": N_("{person} was disqualified from this event."),
    "ruling_of_nobody": N_("Entry {number} of the ruling does not exist. It may have been undone."),
}
"""What may be overruled with a reason."""
