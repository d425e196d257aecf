"""A ruling written into a file for an appeal, which proves itself without this program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from director.domain.judges_book import book_of
from director.gui import ask
from director.gui.unwritten import tell_unwritten
from director.gui.widgets.paper_out import save_file
from director.host.i18n import _, current

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from director.desk.desk import Desk
    from director.domain.ruled import Ruling
    from director.gui.bridge import Bridge


def export_for_appeal(
    bridge: Bridge, ruling: Ruling, parent: QWidget | None, say: Callable[[str], None]
) -> None:
    """Ask for the file and write the ruling with all that belongs to it; `say` tells what came of it."""
    name, words = f"ruling-{ruling.number}.json", current()
    target = ask.choose_file(parent, _("Export for an appeal"), _("Appeal file (*.json)"), name, save=True)
    if target is None:
        return

    def made(desk: Desk) -> bytes:
        from director.desk.appeals import appeal_file
        from director.views.ruling_text import whole_text

        told = whole_text(book_of(desk.journal.tournament), [ruling], desk.people, words)
        return appeal_file(desk, (ruling.number,), told)

    def failed(error: BaseException) -> None:
        if not tell_unwritten(parent, error, target):
            bridge.failed.emit(error)

    def done(_nothing: object) -> None:
        text = _("Ruling {number} written to {file}. “director check” proves it.")
        say(text.format(number=ruling.number, file=target.name))

    bridge.run(made, lambda data: bridge.background(lambda: save_file(data, target), done, failed))
