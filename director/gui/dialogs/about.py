"""Which program this is, and whose work is in it."""

from __future__ import annotations

from director import __version__
from director.host.i18n import _


def about() -> tuple[str, str]:
    """What to tell: the program and its version, then what it is made of."""
    return (
        _("Floor Director {version}").format(version=__version__),
        _(
            "Runs live poker tournaments: seats, moves, paper, and a journal that loses nothing.\n\n"
            "Icons: Lucide, ISC licence. Fonts: Noto and DejaVu, under their own licences."
        ),
    )
