"""A million hostile questions to the rule book: each has one answer, in time, and none breaks it."""

from __future__ import annotations

import io
import json
import logging
import time
from collections.abc import Iterator

from director.cli.ask import run as ask
from tests.bench_parts.figure import Figure
from tests.helpers.hostile import questions

COUNT = 1_000_000
SEED = 20_261_205
LOG = "director.cli.ask"


class Replies(io.StringIO):
    """Counts what is answered and how long the slowest took; keeps nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = self.answered = self.refused = self.tracebacks = 0
        self.slowest = 0.0
        self.misshapen = 0
        """Lines that are no single object with an answer or an error."""
        self._since = 0.0

    def asking(self, lines: Iterator[bytes]) -> Iterator[bytes]:
        """The lines, each timed from when it is handed over."""
        for line in lines:
            blank = not line.decode(errors="replace").removeprefix("\ufeff").strip()
            self.asked += not blank
            self._since = time.perf_counter()
            yield line

    def write(self, text: str, /) -> int:
        self.slowest = max(self.slowest, time.perf_counter() - self._since)
        reply = json.loads(text)
        self.answered += "answer" in reply
        self.refused += "error" in reply
        self.tracebacks += reply.get("error", {}).get("code") == "fault"
        self.misshapen += text.count("\n") != 1 or not text.endswith("\n") or len(reply) not in (1, 4)
        return len(text)


def asked(count: int, seed: int = SEED) -> Replies:
    """What became of so many hostile questions."""
    replies = Replies()
    log = logging.getLogger(LOG)
    quiet, log.disabled = log.disabled, True
    try:
        ask(replies.asking(questions(count, seed)), replies, "en")
    finally:
        log.disabled = quiet
    return replies


def run() -> list[Figure]:
    """The figures of this part."""
    start = time.perf_counter()
    replies = asked(COUNT)
    took = time.perf_counter() - start
    return [
        Figure("hostile questions asked", replies.asked, "", f"{COUNT:,} at the most", f"{took:.0f} s"),
        Figure("of them answered", replies.answered, "", ""),
        Figure("of them told what is wrong", replies.refused, "", "all others"),
        Figure("questions without exactly one answer", _lost(replies), "", "0"),
        Figure("tracebacks", replies.tracebacks, "", "0"),
        Figure("slowest answer", replies.slowest, "s", "<= 1 s"),
    ]


def _lost(replies: Replies) -> int:
    return abs(replies.asked - replies.answered - replies.refused) + replies.misshapen
