"""Write everybody who is in into a file that the local spreadsheet opens rightly."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from director.desk import exporting
from director.gui import ask
from director.gui.widgets.paper_out import save_file
from director.host.i18n import _, current, ngettext
from director.views import figures
from director.views.import_preview import export_heads

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from director.gui.bridge import Bridge


def export_list(bridge: Bridge, parent: QWidget | None, say: Callable[[str], None]) -> None:
    """Ask for the file and write it; `say` tells what came of it."""
    tournament, people, words = bridge.tournament, bridge.people, current()
    path = ask.choose_file(
        parent,
        _("Export the list"),
        _("Text for spreadsheets (*.csv);;Workbooks (*.xlsx)"),
        f"{_file_name(tournament.setup.name)}.csv",
        save=True,
    )
    if path is None:
        return
    is_workbook = path.suffix.lower() == ".xlsx"
    target = path if is_workbook or path.suffix.lower() == ".csv" else path.with_name(f"{path.name}.csv")
    heads = export_heads(words)
    count = len(tournament.playing_persons)

    def write() -> None:
        table = exporting.entries_table(tournament, people)
        if is_workbook:
            save_file(exporting.as_workbook(table, heads), target)
        else:
            save_file(exporting.as_csv(table, exporting.form_for(words.language, heads)), target)

    def done(_nothing: None) -> None:
        text = ngettext("{n} player written to {file}", "{n} players written to {file}", count)
        say(text.format(n=figures.chips(count, words), file=target.name))

    def failed(error: BaseException) -> None:
        _refused(error, target, parent, bridge)

    bridge.background(write, done, failed)


def _refused(error: BaseException, target: Path, parent: QWidget | None, bridge: Bridge) -> None:
    if not isinstance(error, OSError):
        bridge.failed.emit(error)
        return
    ask.warn(
        parent,
        _("{file} could not be written: {why}.").format(file=target.name, why=error.strerror or str(error)),
        _("Nothing else changed. Choose another place and try again."),
    )


def _file_name(event: str) -> str:
    return "".join(sign for sign in event if sign not in '\\/:*?"<>|').strip()
