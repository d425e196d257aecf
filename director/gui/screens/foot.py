"""The clock along the foot of a screen that shows something else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from director.gui.screens.frame import BAND, Frame, band, moved
from director.gui.screens.looks import LOOKS
from director.gui.screens.sheet import Band, padded

if TYPE_CHECKING:
    from director.gui.screens.pieces import Piece
    from director.gui.screens.sheet import Showing
    from director.views.clock_face import ClockFace


def foot(showing: Showing, frame: Frame) -> list[Piece]:
    """The band with the clock; nothing before there is a schedule."""
    face = showing.face
    if face is None:
        return []
    top = frame.size.height() - BAND * frame.unit
    return [moved(piece, top) for piece in band(_said(face, showing), frame)]


def _said(face: ClockFace, showing: Showing) -> Band:
    mark = LOOKS[face.look]
    state = showing.words._(mark.words) or face.state
    if face.look in ("day_end", "finished"):
        return Band(mark.icon, mark.solid, (state or face.title).upper())
    stakes = (face.blinds, face.ante) if face.look != "break" else ()
    return Band(
        mark.icon, mark.solid, padded(face.time), " · ".join(filter(None, (state, face.title, *stakes)))
    )
