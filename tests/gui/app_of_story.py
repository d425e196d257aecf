"""The application as a story begins: by daylight, in English."""

from __future__ import annotations

from director.gui import fonts
from director.gui.app import application
from director.gui.look import Look
from director.gui.style import wear
from director.host.settings import Settings


def dressed(settings: Settings) -> Look:
    """Our looks on the one application there is."""
    app = application()
    fonts.wear(app)
    wear(app, "light")
    look = Look(app, settings)
    look.put_on()
    return look
