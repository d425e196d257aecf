"""What the quick box only shows or opens in the window, and how it is done without one."""

from __future__ import annotations

import json
from typing import Final

from director.cli.commands import COMMANDS
from director.host.i18n import N_, Words
from director.views.hand_for_hand_line import ShowBoard
from director.views.prize_line import MakeDeal
from director.views.quick_line import ShowEntry, ShowPerson, ShowSeat, ShowTable, What
from director.views.ruling_line import CallJudge, ShowRuling

_SHOWN: Final[dict[type, str]] = {
    ShowEntry: "director show FILE entries",
    ShowSeat: "director show FILE seats-by-table",
    ShowTable: "director show FILE tables",
    ShowBoard: "director show FILE hand-for-hand",
    ShowRuling: "director rulings FILE --whole",
}
"""The command that shows the same."""


def hint(text: str, what: What, words: Words) -> str:
    """Why such a line is no decision, and what does it here."""
    shown = _SHOWN.get(type(what))
    if shown is not None:
        sentence = words._("“{text}” only shows something: {command}. To do something, say what.")
        return sentence.format(text=text, command=shown)
    sentence = words._("“{text}” opens a form in the window. Here it is written as {line}.")
    return sentence.format(text=text, line=json.dumps(_line(what, words), ensure_ascii=False))


def _line(what: What, words: Words) -> dict[str, object]:
    """The decision as JSON, as far as the line says it."""
    match what:
        case ShowPerson(person):
            return {"do": "register", "person": person}
        case MakeDeal():
            return {"do": "agree-deal", "method": "icm", "stacks": {"3": 450_000, "8": 300_000}}
        case CallJudge(place):
            at: dict[str, object] = {} if place is None else {"table": place.table}
            if place is not None and place.seat:
                at["seats"] = [place.seat]
            return {"do": "rule", **at, "happened": words._(_HAPPENED), "decision": words._(_DECIDED)}
        case _:
            raise TypeError(what)


_HAPPENED: Final = N_("what happened")
_DECIDED: Final = N_("what was decided")


def command_named(text: str) -> str:
    """The command of the program that a line begins with; empty where it is none."""
    first = text.split(maxsplit=1)[0] if text.strip() else ""
    return first if first in COMMANDS and first not in ("do", "actions") else ""
