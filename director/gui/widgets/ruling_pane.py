"""One ruling whole: what is in force, what can be done with it, its penalties and appeals, every version."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from director.gui.commands import Command, keys_text
from director.gui.style import restyle
from director.gui.widgets.emptied import empty
from director.gui.widgets.facts import Facts
from director.gui.widgets.parting import across
from director.gui.widgets.ruling_photos import shrunk
from director.gui.widgets.side_panel import dress, scrolling_column
from director.gui.widgets.wrap_row import WrapRow
from director.host.i18n import _, current
from director.views.penalties import PenaltyRow
from director.views.ruling_papers import written_text
from director.views.rulings import AppealRow, RulingCard, VersionRow

WIDTH: Final = 392
"""Of the pane, in pixels."""
SLIM: Final = 296
"""The same on a narrow page."""
_PHOTO: Final = QSize(SLIM - 40, 220)
_TONES: Final = {"open": "amber", "appealed": "amber", "revised": "blue", "taken_back": "red"}


class RulingPane(QWidget):
    """Shows a `RulingCard`; its buttons are commands of the page."""

    photo_wanted = Signal(str)
    """The picture of this digest is to be shown: answer with `show_photo`."""

    def __init__(self, commands: Iterable[Command], wanted: Sequence[str]) -> None:
        super().__init__()
        known = {one.id: one for one in commands}
        self._commands = [known[id_] for id_ in wanted]
        self._title, self._state, self._hint = QLabel(), QLabel(), QLabel()
        self._deeds, self._body = QWidget(), QVBoxLayout()
        self._buttons = [QPushButton() for _command in self._commands]
        self._photos: dict[str, QLabel] = {}
        dress(((self._title, "title", "type", "title"), (self._state, "state", "type", "strong"),
               (self._hint, "hint", "tone", "soft")))  # fmt: skip
        self._lay_out()

    def _lay_out(self) -> None:
        row = WrapRow(6, self._deeds)
        for command, button in zip(self._commands, self._buttons, strict=True):
            button.setObjectName(command.id)
            button.setAutoDefault(False)
            button.clicked.connect(command.do)
            row.addWidget(button)
        column = scrolling_column(self)
        column.addWidget(self._title)
        column.addWidget(self._state)
        column.addWidget(self._hint)
        column.addWidget(self._deeds)
        self._body.setSpacing(6)
        column.addLayout(self._body)
        column.addStretch(1)

    def refresh(self) -> None:
        """Ask the commands again what they are called and whether they can be done."""
        for command, button in zip(self._commands, self._buttons, strict=True):
            words, keys = command.title().replace("&", "").removesuffix("…"), keys_text(command)
            button.setText(words)
            button.setToolTip(f"{words}  ({keys})" if keys else words)
            button.setVisible(command.when())
        self._deeds.updateGeometry()

    # ---- what is shown

    def show_nothing(self, hint: str) -> None:
        """No ruling is chosen: what to do."""
        self._head(_("Rulings"), "", "")
        self._hint.setText(hint)
        self._fill([])
        self.refresh()

    def show_card(self, card: RulingCard, penalties: Sequence[PenaltyRow]) -> None:
        """This ruling, and the penalties that stand in it."""
        row = card.row
        told = _("appealed, waits for the chief referee") if row.state == "appealed" else row.state_text
        self._head(_("Ruling {number}").format(number=row.number), told, _TONES.get(row.state, "good"))
        now = next((one for one in card.versions if one.in_force), card.versions[0])
        parts = [*_version(now), *_articles(now)]
        parts += _list(_("Penalties"), [_penalty_text(one) for one in penalties])
        for appeal in card.appeals:
            parts += _appeal(appeal)
        parts += _list(_("From Table tools"), now.cases)
        parts += self._pictures(now.photos)
        others = [one for one in card.versions if one is not now]
        if len(card.versions) > 1 or now.taken_back:
            parts += [across(), _label(_("Versions"), "type", "strong"), *_written(now)]
            for one in others:
                parts += [*_written(one), *_version(one, old=True)]
        else:
            parts += _written(now)
        self._fill(parts)
        self.refresh()

    def show_penalty(self, row: PenaltyRow) -> None:
        """One penalty with everything there is to say of it."""
        self._head(row.name, f"{row.text} · {row.state_text}", "amber" if row.keeps_out else "")
        facts = Facts()
        facts.show_facts(
            [
                (_("Left"), row.left_text),
                (_("Seat"), row.seat),
                (_("Given"), row.time),
                (_("Clock then"), row.clock),
                (_("Articles"), row.articles),
                (_("Ruling"), str(row.ruling or "")),
                (_("Earlier penalties"), str(row.earlier or "")),
            ]
        )
        self._fill([_label(row.what), facts])
        self.refresh()

    def show_photo(self, digest: str, data: bytes | None) -> None:
        """The picture, or that it was taken away."""
        label = self._photos.get(digest)
        if label is None:
            return
        picture = QPixmap() if data is None else shrunk(data, _PHOTO)
        if picture.isNull():
            label.setText(_("The photograph is not there any more."))
        else:
            label.setPixmap(picture)

    def texts(self) -> list[str]:
        """What it says, line by line."""
        labels = self.findChildren(QLabel)
        return [one.text() for one in labels if not one.isHidden() and one.text()]

    # ---- within

    def _head(self, title: str, state: str, tone: str) -> None:
        self._title.setText(title)
        self._state.setText(state)
        self._state.setVisible(bool(state))
        restyle(self._state, state=tone)
        self._hint.clear()
        self._hint.hide()

    def _fill(self, parts: Sequence[QWidget]) -> None:
        self._hint.setVisible(bool(self._hint.text()))
        empty(self._body)
        for part in parts:
            self._body.addWidget(part)
            part.show()

    def _pictures(self, digests: Sequence[str]) -> list[QWidget]:
        self._photos = {digest: QLabel() for digest in digests}
        if not digests:
            return []
        for digest in digests:
            self.photo_wanted.emit(digest)
        return [_heading(_("Photographs")), *self._photos.values()]


def _version(one: VersionRow, *, old: bool = False) -> list[QWidget]:
    """What happened and what was decided, and the facts."""
    facts = Facts()
    facts.show_facts(one.facts)
    tone = "soft" if old else ""
    decision = _label(one.decision or _("Not decided yet."), "tone", tone)
    if not old:
        decision.setProperty("type", "strong")
    return [
        _heading(_("What happened")),
        _label(one.happened, "tone", tone),
        _heading(_("Decision")),
        decision,
        *([] if old else [facts]),
    ]


def _articles(one: VersionRow) -> list[QWidget]:
    if not one.articles:
        return []
    texts = [f"{name}: {says}" if says else name for name, says in one.articles]
    return [_heading(_("Articles")), *(_label(text, "tone", "soft") for text in texts)]


def _written(one: VersionRow) -> list[QWidget]:
    """Which line wrote it, when, who and why."""
    return [_label(written_text(one, current()), "type", "note")]


def _appeal(one: AppealRow) -> list[QWidget]:
    head = _("Appeal, {time}").format(time=one.time)
    if one.by:
        head = _("Appeal of {name}, {time}").format(name=one.by, time=one.time)
    parts: list[QWidget] = [_heading(head), _label(one.grounds)]
    if one.outcome:
        facts = ", ".join(part for part in (one.outcome, one.judge, one.decided) if part)
        parts += [_label(facts, "type", "note"), _label(one.decision)]
    else:
        parts.append(_label(_("Not decided yet."), "state", "amber"))
    return parts


def _list(heading: str, texts: Sequence[str]) -> list[QWidget]:
    return [_heading(heading), *(_label(text) for text in texts)] if texts else []


def _penalty_text(row: PenaltyRow) -> str:
    told = row.left_text or row.state_text
    return _("{name}: {penalty} ({state})").format(name=row.name, penalty=row.text, state=told)


def _heading(text: str) -> QLabel:
    label = _label(text, "type", "note")
    label.setContentsMargins(0, 6, 0, 0)
    return label


def _label(text: str, prop: str = "tone", value: str = "") -> QLabel:
    label = QLabel(text)
    label.setProperty(prop, value)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
