"""A log that can be sent to a stranger: what the program did, and nothing that anybody typed.

It is not the log with names taken out, for nobody knows all the names. A second file is written from the
beginning, into which only the program's own words go: of what a line is filled in with, numbers stay, the
words marked by `Plain` stay, and everything else leaves its kind: `<str>`, `<OSError>`.
"""

from __future__ import annotations

import logging
import platform
import re
import time
import traceback
from collections.abc import Iterator
from logging.handlers import RotatingFileHandler
from pathlib import Path, PureWindowsPath
from typing import Final

from director import __version__

FILE: Final = "nameless.log"
CRASH: Final = "crash.before.log"
"""What the last hard crash left behind, beside the log."""

_BYTES: Final = 500_000
_KEPT: Final = 2
_DEEPEST: Final = 12
"""So many places of a fault are named, the innermost."""
_FRAME: Final = re.compile(r'File "([^"]*)"')


class Plain(str):
    """A word of the program itself, such as the kind of an action; never what somebody typed."""

    __slots__ = ()


class Nameless(logging.Formatter):
    """Lines in UTC, as in the log beside it, without what they are filled in with."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, and the kind and places of a fault."""
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        head = f"{moment}.{int(record.msecs):03d}Z {record.levelname} {record.name}:"
        lines = [f"{head} {_said(record)}"]
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            lines += _fault(error)
        return "\n".join(lines)


def handler(folder: Path) -> logging.Handler:
    """What writes the nameless file in this folder. Raises OSError where the disk refuses."""
    made = RotatingFileHandler(folder / FILE, maxBytes=_BYTES, backupCount=_KEPT, encoding="utf-8")
    made.setFormatter(Nameless())
    return made


def report(folder: Path) -> str:
    """All of it as one text: versions, what was logged, what a hard crash left behind."""
    head = (
        f"Floor Director {__version__}, Python {platform.python_version()}, "
        f"{platform.system()} {platform.release()} {platform.machine()}"
    )
    parts = [head, *(_read(folder / name) for name in _oldest_first())]
    crash = _FRAME.sub(_file_only, _read(folder / CRASH))
    if crash:
        parts += ["--- the end of the run before ---", crash]
    return "\n".join(part for part in parts if part) + "\n"


def _oldest_first() -> Iterator[str]:
    yield from (f"{FILE}.{number}" for number in range(_KEPT, 0, -1))
    yield FILE


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return ""


def _said(record: logging.LogRecord) -> str:
    """The line as the program words it. Other libraries word theirs with what they are given: not theirs."""
    if record.name.partition(".")[0] != "director" and record.name != "root":
        return "…"
    given = record.args if isinstance(record.args, tuple) else ()
    filled = iter(_shown(one) for one in given)
    return re.sub(r"%[-+ #0-9.]*[a-zA-Z]", lambda _found: next(filled, "…"), str(record.msg))


def _shown(value: object) -> str:
    """What may be told of a value."""
    if isinstance(value, Plain | int | float) or value is None:
        return str(value)
    code = getattr(value, "code", "")
    return f"<{type(value).__name__}{f' {code}' if isinstance(code, str) and code.isidentifier() else ''}>"


def _fault(error: BaseException) -> Iterator[str]:
    """Kind and places of a fault and of what led to it: an error's own words may name somebody."""
    frames = traceback.extract_tb(error.__traceback__)[-_DEEPEST:]
    yield f"  {type(error).__name__}"
    yield from (f"    {PureWindowsPath(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames)
    before = error.__cause__ or error.__context__
    if before is not None and before is not error:
        yield from _fault(before)


def _file_only(found: re.Match[str]) -> str:
    name = PureWindowsPath(found[1]).name  # takes both kinds of slashes
    return f'File "{name}"'
