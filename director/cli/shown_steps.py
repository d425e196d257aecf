"""What `director show` says of the next steps on the floor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from director.desk.desk import Desk
    from director.host.i18n import Words
    from director.rules.floor.steps import Step

Rows = list[dict[str, Any]]


def step_rows(desk: Desk, words: Words) -> Rows:
    """Every step, the most pressing first. `line` is the journal's last line when they were found."""
    from director.rules.floor.next_steps import next_steps
    from director.views import next_steps as told
    from director.views.citing import article_name

    found = next_steps(desk.journal.tournament, desk.venue.instant())
    policy = told.policy_line(found.threshold, words) if found.threshold is not None else ""
    return [
        {
            "number": row.number,
            "line": desk.journal.seq,
            "kind": type(row.step).__name__,
            "what": row.title,
            "why": " ".join(row.why),
            "effect": row.effect,
            "articles": [article_name(one, words) for one in row.step.because],
            "house": list(row.step.house),
            "by": row.by,
            "policy": policy,
            "facts": _facts(row.step),
        }
        for row in told.step_rows(desk.journal.tournament, desk.people, words, found)
    ]


def _facts(step: Step) -> dict[str, Any]:
    """The numbers of a step, for programs."""
    plain = msgspec.to_builtins(step)
    return {key: value for key, value in plain.items() if key not in ("because", "house")}
