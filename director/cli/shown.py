"""What `director show` can show of one tournament: rows with names for programs and heads for people."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from director.cli.shown_chips import chips_rows
from director.cli.shown_clock import clock_rows
from director.cli.shown_closing import moves_rows, order_rows
from director.cli.shown_desk import DESK_VIEWS
from director.cli.shown_event import event_rows, waiting_rows
from director.cli.shown_hand_for_hand import hand_for_hand_rows
from director.cli.shown_places import place_rows
from director.cli.shown_prizes import PRIZE_VIEWS
from director.cli.shown_rulings import RULING_VIEWS
from director.cli.shown_steps import step_rows
from director.cli.view import Rows, View
from director.desk.desk import Desk
from director.domain.ids import EntryId
from director.domain.marks import NO_MARK
from director.domain.seats import TableSeat
from director.domain.tournament import Table, Tournament
from director.host.i18n import N_, Words


def _rules(desk: Desk, words: Words) -> Rows:
    from director.domain.options import plain
    from director.rules.rulesets import rules_of
    from director.views.rule_options import option_rows, topic_name

    plan = desk.journal.tournament.setup
    choices = rules_of(plan).playing(plan.discipline).choices
    return [
        {
            "option": row.key,
            "topic": row.topic,
            "topic_text": topic_name(row.topic, words),
            "option_text": row.label,
            "value": plain(row.value),
            "value_text": row.value_label,
            "rule": row.rule,
            "book": place.book if place is not None else "",
            "article": place.article if place is not None else "",
            "source": row.source,
            "house": row.house,
            "changed": row.changed,
            "counts": row.counts,
        }
        for row in option_rows(plan, words)
        for place in (choices[row.key].article,)
    ]


def _entries(desk: Desk, words: Words) -> Rows:
    from director.views.registration import entry_rows

    made = entry_rows(desk.journal.tournament, desk.people, words)
    return [
        {
            "entry": row.entry,
            "person": row.person,
            "name": row.name,
            "club": row.club,
            "country": row.country,
            "year": row.year,
            "number": row.own_number,
            "seat": row.seat,
            "place": row.place,
            "state": row.state,
            "state_text": row.state_words,
            "paid": row.paid,
            "paid_text": row.paid_words,
            "stack": row.stack,
            "at": row.at,
            "need": row.need,
        }
        for row in made.rows
    ]


def _seat_row(
    tournament: Tournament, desk: Desk, entry: EntryId, place: TableSeat, words: Words
) -> dict[str, Any]:
    from director.domain.card_code import card_code
    from director.views.names import entry_name

    return {
        "entry": entry,
        "person": tournament.entries[entry].person,
        "name": entry_name(tournament, desk.people, entry, words),
        "table": place.table,
        "seat": place.seat,
        "place": str(place),
        "stack": tournament.entries[entry].stack,
        "code": card_code(tournament.id, entry),
    }


def _by_name(desk: Desk, words: Words) -> Rows:
    tournament = desk.journal.tournament
    ranks = {one.id: rank for rank, one in enumerate(desk.people.in_order(words.language))}

    def rank(pair: tuple[EntryId, TableSeat]) -> tuple[int, int]:
        return ranks.get(tournament.entries[pair[0]].person, len(ranks)), pair[0]

    return _seat_rows(desk, sorted(tournament.seating.places.items(), key=rank), words)


def _by_table(desk: Desk, words: Words) -> Rows:
    places = desk.journal.tournament.seating.places
    return _seat_rows(desk, sorted(places.items(), key=lambda pair: pair[1]), words)


def _seat_rows(desk: Desk, pairs: Iterable[tuple[EntryId, TableSeat]], words: Words) -> Rows:
    return [_seat_row(desk.journal.tournament, desk, entry, place, words) for entry, place in pairs]


def _tables(desk: Desk, words: Words) -> Rows:
    tournament = desk.journal.tournament
    return [
        _table_row(tournament, table, words)
        for table in sorted(tournament.open_tables(), key=lambda table: table.number)
    ]


def _table_row(tournament: Tournament, table: Table, words: Words) -> dict[str, Any]:
    from director.views.table_marks import mark_words

    last, held = table.last, sorted(tournament.seating.players(table.number).items())
    marks = [(seat, entry, tournament.mark(entry), tournament.is_away(entry)) for seat, entry in held]
    marks = [one for one in marks if one[2] != NO_MARK or one[3]]
    told = (f"{seat} {', '.join(mark_words(mark, words, away=away))}" for seat, _entry, mark, away in marks)
    return {
        "table": table.number,
        "players": len(held),
        "seats": table.seats,
        "locked": sorted(table.locked),
        "locked_text": ", ".join(map(str, sorted(table.locked))),
        "opened": table.order,
        "hands": table.hands,
        "button": last.button if last else None,
        "small": last.small if last else None,
        "big": last.big if last else None,
        "blinds": list(table.blinds),
        "gone": list(table.gone),
        "marks": [
            {"seat": seat, "entry": entry, "marker": mark.marker, "away": away, "says": mark.says,
             "waits": mark.waits}
            for seat, entry, mark, away in marks
        ],
        "marks_text": "; ".join(told),
    }  # fmt: skip


def _activity(desk: Desk, words: Words) -> Rows:
    from director.views.activity import activity_rows

    rows = activity_rows(desk.journal, desk.people, words)
    lines = desk.journal.lines
    return [
        {
            "seq": row.seq,
            "at": row.at,
            "day": row.day,
            "kind": lines[row.seq - 1].action.kind,
            "what": row.what,
            "reason": row.reason,
            "desk": lines[row.seq - 1].desk,
            "staff": lines[row.seq - 1].staff,
            "who": row.who,
            "undone": row.undone,
            "undone_text": words._("undone") if row.undone else "",
            "overruled": list(lines[row.seq - 1].overruled),
            "hash": lines[row.seq - 1].hash,
        }
        for row in rows
    ]


def _draws(desk: Desk, words: Words) -> Rows:
    from director.views import figures

    tournament = desk.journal.tournament
    plan = tournament.setup
    rows: Rows = [
        {
            "draw": drawn.number,
            "line": drawn.line,
            "players": len(drawn.sealed.terms.entries),
            "key_hash": drawn.sealed.key_hash,
            "list_hash": drawn.sealed.list_hash,
            "word": drawn.word,
            "key": drawn.key,
            "at": drawn.at,
            "at_text": figures.exact_time(drawn.at, plan, words),
        }
        for drawn in tournament.draws
    ]
    sealed = tournament.sealed
    if sealed is not None:
        at = desk.journal.line(sealed.line).at
        rows.append(
            {
                "draw": sealed.number,
                "line": sealed.line,
                "players": len(sealed.terms.entries),
                "key_hash": sealed.key_hash,
                "list_hash": sealed.list_hash,
                "word": None,
                "key": None,
                "at": at,
                "at_text": figures.exact_time(at, plan, words),
            }
        )
    return rows


def _reconciliation(desk: Desk, words: Words) -> Rows:
    from director.views.reconciliation import reconciliation

    return [
        {
            "sum": count.id,
            "text": count.text,
            "agrees": count.agrees,
            "agrees_text": words._("agrees") if count.agrees else words._("does not agree"),
            "wrong": list(count.wrong),
        }
        for count in reconciliation(desk.journal.tournament, words)
    ]


_SEAT_HEADS: Final = (
    ("name", N_("Name")), ("place", N_("Seat")), ("entry", N_("Entry")), ("code", N_("Card")),
)  # fmt: skip

VIEWS: Final[dict[str, View]] = {
    "event": View(N_("the event and its figures"), (("what", ""), ("text", "")), event_rows, keyed=True),
    "clock": View(N_("the clock as it stands now"), (("what", ""), ("text", "")), clock_rows, keyed=True),
    "chips": View(
        N_("what chips should be in play, what was counted, and which chips leave when"),
        (("what", ""), ("text", "")),
        chips_rows,
        keyed=True,
    ),
    "rules": View(
        N_("the rules of the event, and where each comes from"),
        (
            ("topic_text", N_("Topic")), ("option_text", N_("Rule")), ("value_text", N_("Value")),
            ("source", N_("Source")), ("option", N_("Option")),
        ),
        _rules,
    ),
    "entries": View(
        N_("every entry, in order of registration"),
        (
            ("entry", N_("Entry")), ("name", N_("Name")), ("club", N_("Club")), ("place", N_("Seat")),
            ("state_text", N_("State")), ("paid_text", N_("Paid")), ("need", N_("Needs")),
        ),
        _entries,
    ),
    "alternates": View(
        N_("who waits for a seat, the next first, and about when each may sit"),
        (
            ("number", ""), ("name", N_("Name")), ("since", N_("Registered")),
            ("minutes_text", N_("In about, min")), ("entry", N_("Entry")),
        ),
        waiting_rows,
    ),
    "places": View(
        N_("who is out and who has won, by place"),
        (
            ("place_text", N_("Place taken")), ("name", N_("Name")), ("out_text", N_("Out")),
            ("entry", N_("Entry")),
        ),
        place_rows,
    ),
    "seats-by-name": View(N_("who sits where, by name"), _SEAT_HEADS, _by_name),
    "seats-by-table": View(
        N_("who sits where, by table"), (_SEAT_HEADS[1], _SEAT_HEADS[0], *_SEAT_HEADS[2:]), _by_table
    ),
    "moves": View(
        N_("who went where when a table broke, tables were balanced or drawn anew last"),
        (
            ("name", N_("Name")), ("from_text", N_("From")), ("to_text", N_("To")),
            ("card", N_("Playing card")), ("waits_text", ""),
        ),
        moves_rows,
    ),
    "breaking-order": View(
        N_("which table breaks next, and whether the others have room"),
        (
            ("table", N_("Table")), ("players", N_("Players")), ("room", N_("Room elsewhere")),
            ("may_text", N_("May break")),
        ),
        order_rows,
    ),
    "hand-for-hand": View(
        N_("the hand of all tables: who still plays it, who is out in it, how far to the money"),
        (("what", ""), ("text", "")),
        hand_for_hand_rows,
        keyed=True,
    ),
    "tables": View(
        N_("the open tables, their buttons and marks"),
        (
            ("table", N_("Table")), ("players", N_("Players")), ("seats", N_("Seats")),
            ("locked_text", N_("Locked")), ("hands", N_("Hands")), ("button", N_("Button")),
            ("small", N_("Small blind")), ("big", N_("Big blind")), ("marks_text", N_("Marks")),
        ),
        _tables,
    ),
    "next-steps": View(
        N_("what there is to do on the floor, the most pressing first"),
        (
            ("number", ""), ("what", N_("What")), ("why", N_("Why")), ("effect", N_("Effect")),
            ("by", N_("By which article")),
        ),
        step_rows,
    ),
    **DESK_VIEWS,
    **PRIZE_VIEWS,
    **RULING_VIEWS,
    "activity": View(
        N_("the journal in words, the newest first"),
        (
            ("seq", N_("Line")), ("day", N_("Time")), ("what", N_("What")), ("reason", N_("Reason")),
            ("who", N_("Who")), ("undone_text", ""),
        ),
        _activity,
    ),
    "draw": View(
        N_("the draws with what proves them"),
        (
            ("draw", N_("Draw")), ("at_text", N_("Time")), ("players", N_("Players")), ("word", N_("Word")),
            ("key_hash", N_("Hash of the key")), ("list_hash", N_("Hash of the list")), ("key", N_("Key")),
        ),
        _draws,
    ),
    "reconciliation": View(
        N_("whether seats, chips and money agree"), (("text", ""), ("agrees_text", "")), _reconciliation
    ),
}  # fmt: skip
"""By the name on the command line."""
