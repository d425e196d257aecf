"""The log as a file that can be sent to whoever mends the program: without names, without paths."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from director.domain.refusal import Unavailable
from director.host.i18n import _
from director.host.nameless import report


def save(front: Callable[[], QWidget | None], folder: Path) -> None:
    """Ask where it shall lie, and write it there; `front` is the window now, `folder` that of the log."""
    from director.gui import ask
    from director.gui.unwritten import tell_unwritten
    from director.gui.widgets.paper_out import save_file

    window = front()
    kinds = _("Text (*.txt)")
    path = ask.choose_file(window, _("Save the log for a report"), kinds, "floor-director-log.txt", save=True)
    if path is None:
        return
    try:
        save_file(report(folder).encode(), path)
    except (OSError, Unavailable) as refused:
        tell_unwritten(window, refused, path)
        return
    ask.tell(
        window,
        _("The log is saved"),
        _(
            "{path}\n\nIt holds what the program did and where it failed: no names of people, no texts that "
            "somebody typed, no folders of this computer. It can be read before it is sent."
        ).format(path=path),
    )
