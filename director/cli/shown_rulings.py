"""The judges' book for `director show`: rulings, penalties, the sheet for the next shift, articles."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import asdict

from director.cli.view import View
from director.desk.desk import Desk
from director.host.i18n import N_, Words

Rows = list[dict[str, Any]]


def _rulings(desk: Desk, words: Words) -> Rows:
    from director.views.rulings import ruling_rows

    return [asdict(row) for row in ruling_rows(desk.journal, desk.people, words)]


def _penalties(desk: Desk, words: Words) -> Rows:
    from director.views.penalties import penalty_rows

    rows = penalty_rows(desk.journal, desk.people, words, desk.venue.instant())
    return [asdict(row) for row in rows]


def _offenders(desk: Desk, words: Words) -> Rows:
    from director.views.penalties import offender_rows

    return [asdict(row) for row in offender_rows(desk.journal, desk.people, words)]


def _articles(desk: Desk, words: Words) -> Rows:
    from director.views.handover import article_counts
    from director.views.rulings import in_order

    return [asdict(row) for row in article_counts(in_order(desk.journal), words)]


def _handover(desk: Desk, words: Words) -> Rows:
    from director.views.handover import day_begins, hand_over

    journal, now = desk.journal, desk.venue.moment()
    since = day_begins(journal.tournament.setup, now)
    sheet = hand_over(journal, desk.people, words, desk.venue.instant(), now, since)
    still_open, decided = words._("Still open"), words._("Decided")
    parts = [("penalty", words._("Penalty"), row.name, row.text, row.left_text) for row in sheet.penalties]
    parts += [("open", still_open, str(row.number), row.happened, row.state_text) for row in sheet.open]
    parts += [("decided", decided, str(row.number), row.decision, row.articles) for row in sheet.decided]
    return [dict(zip(("part", "part_text", "who", "what", "more"), part, strict=True)) for part in parts]


RULING_VIEWS: Final[dict[str, View]] = {
    "rulings": View(
        N_("the rulings of the event, the newest first"),
        (
            ("number", ""), ("day", N_("Called")), ("clock", N_("Clock")), ("place", N_("Where")),
            ("players", N_("Players")), ("decision", N_("Decision")), ("articles", N_("Articles")),
            ("state_text", N_("State")),
        ),
        _rulings,
    ),
    "penalties": View(
        N_("the penalties of the event, those to be served first"),
        (
            ("name", N_("Name")), ("seat", N_("Seat")), ("text", N_("Penalty")), ("what", N_("What for")),
            ("left_text", N_("Left")), ("state_text", N_("State")), ("time", N_("Time")),
        ),
        _penalties,
    ),
    "offenders": View(
        N_("who had several penalties, and what the ladder suggests next"),
        (
            ("name", N_("Name")), ("count", N_("Penalties")), ("penalties", ""), ("last", N_("Last")),
            ("next", N_("Suggested")),
        ),
        _offenders,
    ),
    "handover": View(
        N_("what the next shift must know: open penalties, open rulings, what was decided today"),
        (("part_text", N_("What")), ("who", ""), ("what", ""), ("more", "")),
        _handover,
    ),
    "ruling-articles": View(
        N_("how often each article was ruled by"),
        (
            ("article", N_("Article")), ("rulings", N_("Rulings")), ("appealed", N_("Appealed")),
            ("changed", N_("Changed")), ("says", N_("What it says")),
        ),
        _articles,
    ),
}  # fmt: skip
