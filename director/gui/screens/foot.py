"""The clock along the foot of a screen that shows something else."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from director.gui.screens.frame import BAND, Frame, band, band_high, moved
from director.gui.screens.looks import LOOKS
from director.gui.screens.sheet import Band, padded

if TYPE_CHECKING:
    from director.gui.screens.pieces import Piece
    from director.gui.screens.sheet import Showing
    from director.views.clock_face import ClockFace


class Foot(NamedTuple):
    """The band, where it stands."""

    high: float = 0.0
    """In hundredths of the height, as the frame measures."""
    pieces: tuple[Piece, ...] = ()


def foot(showing: Showing, frame: Frame) -> Foot:
    """The band with the clock, in two lines where one would cut it; nothing before there is a schedule."""
    face = showing.face
    if face is None:
        return Foot()
    said = _said(face, showing)
    if (high := band_high(said, frame)) > BAND:
        said = _said(face, showing, apart=True)
    top = frame.size.height() - high * frame.unit
    return Foot(high, tuple(moved(piece, top) for piece in band(said, frame, high=high)))


def _said(face: ClockFace, showing: Showing, *, apart: bool = False) -> Band:
    """What the clock says; the stakes apart from the rest where they have a line of their own."""
    mark = LOOKS[face.look]
    state = showing.words._(mark.words) or face.state
    if face.look in ("day_end", "finished"):
        return Band(mark.icon, mark.solid, (state or face.title).upper())
    stakes = (face.blinds, face.ante) if face.look != "break" else ()
    time, place = padded(face.time), _joined(state, face.title)
    if apart and any(stakes):
        return Band(mark.icon, mark.solid, _joined(time, place), _joined(*stakes))
    return Band(mark.icon, mark.solid, time, _joined(place, *stakes))


def _joined(*texts: str) -> str:
    return " · ".join(filter(None, texts))
