"""Write everybody who is in, or the results, into a file that the local spreadsheet opens rightly."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from director.desk import exporting
from director.desk.files import file_title
from director.gui import ask
from director.gui.unwritten import tell_unwritten
from director.gui.widgets.paper_out import save_file
from director.host.i18n import _, current, ngettext
from director.views import figures
from director.views.import_preview import export_heads

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from director.domain.people import People
    from director.domain.tournament import Tournament
    from director.gui.bridge import Bridge


def export_list(bridge: Bridge, parent: QWidget | None, say: Callable[[str], None]) -> None:
    """Ask for the file and write who is in; `say` tells what came of it."""
    _export(bridge, parent, say, _("Export the list"), exporting.entries_table, export_heads(current()))


def export_results(bridge: Bridge, parent: QWidget | None, say: Callable[[str], None]) -> None:
    """The same of places, prizes and bounties."""
    from director.desk.results_out import results_table
    from director.views.prizes.results import result_heads

    heads = {**export_heads(current()), **result_heads(current())}
    _export(bridge, parent, say, _("Export the results"), results_table, heads)


def _export(
    bridge: Bridge,
    parent: QWidget | None,
    say: Callable[[str], None],
    title: str,
    make: Callable[[Tournament, People], exporting.Table],
    heads: Mapping[str, str],
) -> None:
    tournament, people, words = bridge.tournament, bridge.people, current()
    path = ask.choose_file(
        parent,
        title,
        _("Text for spreadsheets (*.csv);;Workbooks (*.xlsx)"),
        f"{file_title(tournament.setup.name)}.csv",
        save=True,
    )
    if path is None:
        return
    known = path.suffix.lower() in (".csv", ".xlsx")
    target = path if known else path.with_name(f"{path.name}.csv")

    def write() -> int:
        table = make(tournament, people)
        save_file(exporting.as_file(table, target.name, words.language, heads), target)
        return len(table.rows)

    def done(count: int) -> None:
        text = ngettext("{n} player written to {file}", "{n} players written to {file}", count)
        say(text.format(n=figures.chips(count, words), file=target.name))

    def failed(error: BaseException) -> None:
        if not tell_unwritten(parent, error, target):
            bridge.failed.emit(error)

    bridge.background(write, done, failed)
