"""The answers of `director do`: one object a line, the same fields for every kind of decision."""

from __future__ import annotations

from typing import Any

import msgspec

from director.cli.decisions import BadLine
from director.cli.doing import Stored
from director.cli.outcome import refusal_sentence, world_sentence
from director.cli.ready import Told
from director.desk.desk import Desk
from director.domain.breaking import BreakTable, Redraw
from director.domain.buying import AddOn, Rebuy, Reenter
from director.domain.chips import ColourUp
from director.domain.draws import DrawSeats, SealDraw
from director.domain.entries import Register
from director.domain.line import Line
from director.domain.play import PlayHand, SetButton, SkipButton
from director.domain.refusal import Impossible, Refused, Unavailable
from director.domain.seating import Move, Seat
from director.host.i18n import _, current
from director.views.citing import article_name
from director.views.refusals import RefusalTelling
from director.views.wording import Telling


class Answers:
    """Answers about one desk, in the language spoken now."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def done(self, number: int, stored: Stored) -> dict[str, Any]:
        """What was stored. A uid of before gives the line of before, and says so."""
        lines, changed = stored.lines, stored.changed
        fields: dict[str, Any] = {"line": number, "seq": lines[0].seq}
        if len(lines) > 1:
            fields["through"] = lines[-1].seq
        if stored.already:
            fields["already"] = True
        telling = Telling(changed.after, changed.people, current())
        fields["what"] = telling.together(lines[0].seq, lines[-1].seq)
        fields["hash"] = lines[-1].hash
        return fields | (_facts(lines[0]) if len(lines) == 1 else {})

    def refused(self, number: int, refusal: BadLine | Impossible | Refused) -> dict[str, Any]:
        """Why it was not done."""
        if isinstance(refusal, BadLine):
            return _error(number, refusal.code, refusal.field, refusal.sentence(current()))
        if isinstance(refusal, Told):
            return _error(number, refusal.code, "", refusal.sentence)
        sentence = refusal_sentence(refusal, self._desk.journal, self._desk.people)
        if isinstance(refusal, Impossible):
            return _error(number, refusal.code, str(refusal.facts.get("field", "")), sentence)
        fields = _error(number, "refused", "", sentence)
        telling = RefusalTelling(Telling(self._desk.journal, self._desk.people, current()))
        fields["error"]["objections"] = [
            {
                "code": one.code,
                "severity": one.severity,
                "article": article_name(one.article, current()),
                "message": telling.objection(one),
            }
            for one in refusal.objections
        ]
        return fields

    def unavailable(self, number: int, trouble: Unavailable) -> dict[str, Any]:
        """What the world did."""
        return _error(number, trouble.code, "", world_sentence(trouble))

    def left_out(self, number: int, because: int) -> dict[str, Any]:
        """A good line that was not done because of another."""
        sentence = _("Nothing was done, because line {line} cannot be.").format(line=because)
        return _error(number, "left_out", "", sentence)


def _error(number: int, code: str, field: str, message: str) -> dict[str, Any]:
    return {"line": number, "error": {"code": code, "field": field, "message": message}}


def _facts(line: Line) -> dict[str, Any]:
    """What a script goes on with: the entry, the seat, the hashes of a draw."""
    action = line.action
    if isinstance(action, Register):
        return {"entry": line.seq, "person": action.person, "seat": action.seat}
    if isinstance(action, Reenter):
        return {"entry": line.seq, "of": action.of, "seat": action.seat}
    if isinstance(action, Rebuy | AddOn):
        return {"entry": action.entry}
    if isinstance(action, Seat):
        return {"entry": action.entry, "seat": action.seat}
    if isinstance(action, Move):
        return {"entry": action.entry, "seat": action.target}
    if isinstance(action, SealDraw):
        return {"draw": action.number, "key_hash": action.key_hash, "list_hash": action.list_hash}
    if isinstance(action, DrawSeats):
        return {"draw": action.number, "key": action.key, "word": action.word}
    if isinstance(action, PlayHand | SetButton | SkipButton | ColourUp | BreakTable | Redraw):
        return {"action": msgspec.to_builtins(action)}
    return {}
