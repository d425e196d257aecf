"""How a command ends: what scripts can rely on, and the sentence for people."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Iterator
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from director.domain.refusal import Impossible, Refused, Unavailable
from director.host.i18n import current

if TYPE_CHECKING:
    from director.domain.journal import Journal
    from director.domain.people import People


class Status(IntEnum):
    """The exit statuses, as `--help` explains them."""

    DONE = 0
    REFUSED = 1
    """Refused, or a check failed, or some of the lines failed."""
    MISUSED = 2
    """Nobody can tell what was meant."""
    UNAVAILABLE = 3
    """The world: a file that is locked, gone, full, read-only, damaged or of a newer program."""


class Stopped(Exception):
    """The command ends here, with a sentence that says why."""

    def __init__(self, status: Status, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence


def misused(sentence: str) -> Stopped:
    """What was typed cannot be meant."""
    return Stopped(Status.MISUSED, sentence)


def refused(sentence: str) -> Stopped:
    """It was understood, and is not done."""
    return Stopped(Status.REFUSED, sentence)


@contextlib.contextmanager
def refusals_told(journal: Journal | None = None, people: People | None = None) -> Iterator[None]:
    """Every "no" of the desk ends the command with the sentence the window would show."""
    try:
        yield
    except Unavailable as trouble:
        raise Stopped(Status.UNAVAILABLE, world_sentence(trouble)) from trouble
    except (Impossible, Refused) as refusal:
        raise refused(refusal_sentence(refusal, journal, people)) from refusal


def world_sentence(trouble: Unavailable) -> str:
    """What the world did."""
    from director.views.refusals import world

    return world(trouble, current())


def refusal_sentence(
    refusal: Impossible | Refused, journal: Journal | None = None, people: People | None = None
) -> str:
    """Why something is not done."""
    from director.domain.ids import TournamentId
    from director.domain.journal import Journal
    from director.domain.people import People
    from director.views.refusals import RefusalTelling
    from director.views.wording import Telling

    telling = Telling(journal or Journal.blank(TournamentId("")), people or People(), current())
    return RefusalTelling(telling).tell(refusal)


def say(text: str = "") -> None:
    """Print a line of the answer."""
    print(text)


def say_fields(fields: Any, *, indent: int | None = 2) -> None:
    """Print an answer for programs. One line where `indent` is None, and at once."""
    separators = (",", ":") if indent is None else None
    print(json.dumps(fields, ensure_ascii=False, indent=indent, separators=separators), flush=indent is None)


def complain(text: str) -> None:
    """Print a sentence beside the answer, where a pipe does not take it."""
    print(text, file=sys.stderr, flush=True)
