"""What was not done: said at the foot, and asked about where it may be done all the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from director.domain.refusal import Refused
from director.gui import ask
from director.host.i18n import _, current
from director.views.refusals import RefusalTelling
from director.views.wording import Telling

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from director.gui.bridge import Bridge, Refusal
    from director.gui.widgets.foot import Foot


class RefusalsAsked(QObject):
    """Listens to the bridge of one window."""

    def __init__(self, bridge: Bridge, foot: Foot, window: QWidget) -> None:
        super().__init__(window)
        self._bridge, self._foot, self._window = bridge, foot, window
        bridge.refused.connect(self._on_refused)

    def _on_refused(self, refusal: Refusal) -> None:
        telling = Telling(self._bridge.journal, self._bridge.people, current())
        words = RefusalTelling(telling).tell(refusal.error)
        self._foot.show_refused(words)
        if isinstance(refusal.error, Refused) and refusal.overrule is not None:
            # Asked after this signal has been heard by all: a dialog inside would hold the others up.
            QTimer.singleShot(0, self, lambda: self._ask_overrule(refusal, words))

    def _ask_overrule(self, refusal: Refusal, words: str) -> None:
        reason = ask.choose_reason(self._window, _("The rules object"), words, yes=_("Do it all the same"))
        if reason is not None and refusal.overrule is not None:
            refusal.overrule(reason)
