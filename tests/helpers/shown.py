"""What the window shows is what the journal says: everything counted and worded anew, and compared."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QLabel

from director.gui.frame_commands import redo_words, undo_words
from director.gui.main_window import MainWindow
from director.gui.pages.activity import ActivityPage
from director.gui.pages.floor import FloorPage
from director.gui.pages.registration import RegistrationPage
from director.gui.rows_model import RowsModel
from director.host.i18n import _, current
from director.rules.floor.next_steps import next_steps
from director.views.activity import deed_row
from director.views.floor import floor_tables
from director.views.reconciliation import reconciliation, sums
from director.views.registration import entry_rows
from director.views.wording import Telling


def shown_truly(window: MainWindow) -> None:
    """What stands in the window is what the journal says, counted and worded anew."""
    _frame(window)
    page = window.page(window.shown_page())
    if isinstance(page, RegistrationPage):
        _entries(window, page)
    elif isinstance(page, FloorPage):
        _floor(page)
    elif isinstance(page, ActivityPage):
        _journal(page)


def _frame(window: MainWindow) -> None:
    bridge, words = window.bridge, current()
    counts = {count.id: count for count in reconciliation(bridge.tournament, words, sums(bridge.tournament))}
    assert window._strip._counts == counts
    for name, count in counts.items():
        assert count.agrees, count
        assert window._strip.button(name).text() in (count.text, count.short)
    for way, said, can in (
        ("undo", undo_words(bridge) or _("&Undo"), bridge.journal.last_done() is not None),
        ("redo", redo_words(bridge) or _("&Redo"), bridge.journal.last_undone() is not None),
    ):
        action = window.commands.action(f"journal.{way}")
        assert (action.text(), action.isEnabled()) == (said, can)
    plan = bridge.tournament.setup
    label = window.findChild(QLabel, "event")
    assert label is not None
    assert label.text() == " ".join(plan.name.split())
    assert bool(window._banner.text()) == (bridge.trouble is not None)
    if "floor" in window._pages:
        steps = next_steps(bridge.tournament, bridge.desk.venue.instant()).steps
        assert window._rail.button("floor").waiting == len(steps)
    for id_ in [command.id for command in window.commands.reachable()]:
        assert window.commands.action(id_).isEnabled() == window.commands[id_].when(), id_


def _entries(window: MainWindow, page: RegistrationPage) -> None:
    bridge, listed = page.bridge, page._entries
    wanted = list(reversed(entry_rows(bridge.tournament, bridge.people, current()).rows))
    _same_rows(listed._model, wanted)
    accept = listed._model._accept
    shown = [row for row in wanted if accept is None or accept(row)]
    assert {row.entry for row in listed._model.shown()} == {row.entry for row in shown}
    _read_as_written(listed._model)
    places, playing = bridge.tournament.seating.places, bridge.tournament.playing_persons.values()
    waiting = sum(entry not in places for entry in playing) if places else 0
    assert window._rail.button("registration").waiting == waiting


def _floor(page: FloorPage) -> None:
    fresh = floor_tables(page.bridge.tournament, page.bridge.people, current())
    assert page._floor.tables == fresh.tables
    assert page._floor.fullest == fresh.fullest
    assert page.map.tables() == tuple(table for table in fresh.tables if page._shown.takes(table))
    place = page.map.selection
    if place is not None:
        table = page.map.table(place.table)
        assert table is not None
        assert 0 <= place.seat <= len(table.seats)
    if page.map.carried is not None:
        assert page.bridge.tournament.seating.holder(page.map.carried) is not None


def _journal(page: ActivityPage) -> None:
    journal, model = page.bridge.journal, page._model
    telling = Telling(journal, page.bridge.people, current())
    for row in model.shown()[:60]:
        assert row == deed_row(telling, journal.line(row.seq))
    if not model.is_sifting:
        wanted = [seq for seq in range(journal.seq, 0, -1) if model._fits(seq)]
        assert list(model._seqs) == wanted
    _read_as_written(model)


def _same_rows(model: RowsModel[Any], wanted: list[Any]) -> None:
    have = model.rows()
    if have != wanted:
        at = next((n for n, (one, other) in enumerate(zip(have, wanted, strict=False)) if one != other), -1)
        raise AssertionError(
            f"{len(have)} rows shown, {len(wanted)} wanted; {at}: {have[at]} is {wanted[at]}"
        )


def _read_as_written(model: RowsModel[Any]) -> None:
    """Every cell of the first rows can be read, and no row is shown twice."""
    for row in range(min(30, model.rowCount())):
        for column in range(model.columnCount()):
            assert model.index(row, column).data() is not None
    keys = [model.key_at(at) for at in range(model.rowCount())]
    assert len(keys) == len(set(keys))
