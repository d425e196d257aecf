"""The log as a file that can be sent to whoever mends the program: without names, without paths."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from director.host.i18n import _
from director.host.nameless import report


def save(front: Callable[[], QWidget | None], folder: Path) -> None:
    """Ask where it shall lie, and write it there; `front` is the window now, `folder` that of the log."""
    from director.gui import ask

    window = front()
    kinds = _("Text (*.txt)")
    path = ask.choose_file(window, _("Save the log for a report"), kinds, "floor-director-log.txt", save=True)
    if path is None:
        return
    try:
        path.write_text(report(folder), encoding="utf-8")
    except OSError as refused:
        words = _("{path} cannot be written: {why}. Choose another folder.")
        why = refused.strerror or type(refused).__name__
        ask.warn(window, _("The log was not saved"), words.format(path=path, why=why))
        return
    ask.tell(
        window,
        _("The log is saved"),
        _(
            "{path}\n\nIt holds what the program did and where it failed: no names of people, no texts that "
            "somebody typed, no folders of this computer. It can be read before it is sent."
        ).format(path=path),
    )
