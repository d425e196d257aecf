"""The standings of a season: over the tournaments of this venue, by a table of points, onto paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QWidget

from director.desk.prize_tables import PointsTemplate, own_points, points_tables
from director.gui.dialogs.frame import FramedDialog, opens_handbook
from director.gui.dialogs.print_paper import PrintPaperDialog
from director.gui.widgets.calm import calm
from director.gui.widgets.card_paper import CardPaper
from director.gui.widgets.field import Field
from director.gui.widgets.lasting import lasting
from director.gui.widgets.left_out_note import LeftOutNote
from director.gui.widgets.paper_order import SEASON, PaperOrder
from director.host.i18n import _, current
from director.views import figures
from director.views.prizes.standings import points_name, season_table

if TYPE_CHECKING:
    from director.desk.desk import Desk
    from director.gui.bridge import Bridge
    from director.rules.prizes.points import Scored


class SeasonDialog(FramedDialog):
    """The name of the season, its table of points, and which events count; Enter shows the paper."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(
            _("Season standings"),
            _("Every tournament of this venue counts, each player once an event, by a table of points."),
            _("Show the standings"),
            parent,
        )
        opens_handbook(self, "payouts")
        self._bridge, self._window = bridge, parent
        self._tables = points_tables(bridge.desk.venue.path)
        self.title, self.points = QLineEdit(), QComboBox()
        self.unfinished = QCheckBox(_("Events that have no &winner yet count too"))
        self.title.setObjectName("title")
        self.title.setPlaceholderText(_("such as: Autumn 2026"))
        self.points.setObjectName("points")
        self.points.addItems(
            [one.table.name if one.own else points_name(one.key, current()) for one in self._tables]
        )
        calm(self.points)
        self.unfinished.setObjectName("unfinished")
        self.body.addWidget(Field(_("&Name of the season"), self.title))
        self.body.addWidget(Field(_("&Table of points"), self.points))
        self.body.addWidget(LeftOutNote(own_points(bridge.desk.venue.path).left_out))
        self.body.addWidget(self.unfinished)
        self.body.addStretch(1)
        self.title.setFocus()

    def accept(self) -> None:
        """Read the results on the other thread, then show the paper."""
        finished, chosen = not self.unfinished.isChecked(), self._tables[self.points.currentIndex()]
        title = self.title.text()

        def read(desk: Desk) -> tuple[Scored, ...]:
            from director.desk.seasons import season

            return season(desk.venue, finished=finished)

        self._bridge.run(read, lasting(self, lambda scored: self._show(scored, chosen, title)))

    def _show(self, scored: tuple[Scored, ...], chosen: PointsTemplate, title: str) -> None:
        bridge = self._bridge
        words = CardPaper.of(bridge).words
        today = figures.day(bridge.desk.venue.moment(), bridge.tournament.setup, words)
        made = season_table(chosen.table, scored, bridge.people, words, title.strip(), today)
        order = PaperOrder(SEASON, words.language, made=made)
        nothing = _("No event counts yet: there are no standings to print.")
        PrintPaperDialog(bridge, order, _("Season standings"), self._window, nothing=nothing).open()
        super().accept()
