"""Whose window a venue's file is open in: one at a time, so that nobody works against a window unseen.

Commands need no hold: each opens the file, writes its lines and is gone, and SQLite keeps writers apart. A
window stays for the evening. It shows what it knew a second ago, prints from it and keeps copies; two of them
on one file are two clerks at one till. So the second one is told whose the first is, and may look on.

Where the mark lies was chosen among three. A row in the file would be written all night for nothing, and an
older copy put back would bring a dead one along. Qt's QLockFile asks whether a process of this number lives,
which says nothing about another computer. So it is a small file beside the venue, `.NAME.open`, with two
signs of life, since neither is enough alone:

- a lock of the operating system on it, which is gone the moment a program ends or is killed, so what a crash
  leaves behind blocks nobody. Between two accounts of one computer it is the whole truth.
- the time of the file, renewed while the window is open. A share may not pass locks on; then a window of
  another computer counts as alive until it was SILENT for so long. Both times are the share's own, so a wrong
  clock at either desk changes nothing.

Whoever was silent (a laptop that slept) finds at its next beat that somebody took over, and looks on as well.
Names of computer and account stand in that small file only, never in the journal.
"""

from __future__ import annotations

import logging
import os
import stat
import sys
import tempfile
import time
import uuid
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from director.domain.refusal import Unavailable
from director.host import boot_time, file_lock, machine, moment
from director.host.bounded_file import true_path

SILENT: Final = 120
"""Seconds without a sign of life after which a window of another computer may be taken over."""
BEAT: Final = 20
"""Seconds between two signs of life."""
_PATIENCE: Final = (0.05, 0.2)
"""Seconds to wait before a file counts as held."""
_BINARY: Final = getattr(os, "O_BINARY", 0)
_MOST: Final = 4096
"""Bytes of the mark that are read: whoever wrote more was not this program."""

_log = logging.getLogger(__name__)


class Holder(msgspec.Struct, frozen=True):
    """Who has the file open."""

    host: str = ""
    """The name of the computer; empty where nobody can tell."""
    account: str = ""
    since: str = ""
    """As the journal writes a moment."""
    boot: str = ""
    """Which start of which computer, so that two of one name are not taken for one."""
    token: str = ""
    """Which opening this was."""


def this_window() -> Holder:
    """This window as others shall read of it."""
    since = moment.iso(moment.now())
    return Holder(machine.name(), machine.account(), since, boot_time.steady().boot, uuid.uuid4().hex)


class Hold:
    """The hold of one window on one file. Made by `claim`."""

    def __init__(self, path: Path, me: Holder, descriptor: int | None) -> None:
        self.path = path
        self.me = me
        self._descriptor = descriptor

    def beat(self) -> None:
        """Give a sign of life. Raises Unavailable `taken_over` naming who has the file now."""
        if self._descriptor is None:
            return
        try:
            there = _is_at(self._descriptor, _mark(self.path))
            holder = _read(self._descriptor) if there else None
            if holder is not None and holder.token == self.me.token:
                _write(self._descriptor, self.me)
                return
            if there:
                raise _held("taken_over", self.path, holder)
        except OSError as error:  # the share is away: the file of the venue will say so itself
            _log.info("no sign of life: %s", error)
            return
        self._again()

    def let_go(self) -> None:
        """Let the next window have it. Nothing happens where somebody took it over."""
        descriptor = self.handed_over()
        if descriptor is None:
            return
        mark = _mark(self.path)
        with suppress(OSError):
            holder = _read(descriptor)
            if holder is not None and holder.token == self.me.token and _is_at(descriptor, mark):
                os.ftruncate(descriptor, 0)
                if sys.platform != "win32":  # while it is locked, so that nobody else has it open for nothing
                    mark.unlink()
        os.close(descriptor)
        if sys.platform == "win32":
            with suppress(OSError):
                mark.unlink()

    def handed_over(self) -> int | None:
        """The open mark, for another hold of the same window; this one holds nothing any more."""
        descriptor, self._descriptor = self._descriptor, None
        return descriptor

    def _again(self) -> None:
        """The mark was cleared away: make another one, unless somebody did so first."""
        self.let_go()
        try:
            anew = claim(self.path, self.me)
        except Unavailable as other:
            raise Unavailable("taken_over", **other.facts) from other
        self._descriptor = anew.handed_over()


def claim(path: Path, me: Holder | None = None, *, over: bool = False) -> Hold:
    """Hold this file for one window; `over` takes it from one that has been silent.

    Raises Unavailable: `held` while a window has it, `held_silent` for one on another computer that has given
    no sign of life for long. Where no mark can be made (a folder that is read-only) nobody is kept out.
    """
    me = me or this_window()
    for patience in (*_PATIENCE, 0.0):
        try:
            hold = _claimed(path, me, over=over)
        except Unavailable:
            if not patience:
                raise
            time.sleep(patience)  # another window that only looks whose it is has it for a moment
        else:
            if hold is not None:
                return hold
    return Hold(path, me, None)


def _claimed(path: Path, me: Holder, *, over: bool) -> Hold | None:
    """The hold; None when the mark was cleared away under us. Raises Unavailable."""
    mark = _mark(path)
    try:
        descriptor = os.open(mark, os.O_RDWR | os.O_CREAT | _BINARY, 0o600)
    except OSError as error:
        _log.info("no mark beside the venue: %s", error)
        return Hold(path, me, None)
    held: int | None = None
    try:
        if not _is_ours(path, descriptor, mark, me, over=over):
            return None
        _write(descriptor, me)
        held = descriptor
    except OSError as error:
        _log.info("no hold of the venue: %s", error)
    finally:
        if held is None:
            os.close(descriptor)
    return Hold(path, me, held)


def whose(path: Path) -> Unavailable | None:
    """In whose window this file is open: `held` or `held_silent`; None when in nobody's."""
    mark = _mark(path)
    try:
        descriptor = os.open(mark, os.O_RDWR | _BINARY)
    except OSError:
        return None
    try:
        _is_ours(path, descriptor, mark, this_window(), over=False)
    except Unavailable as other:
        return other
    except OSError as error:
        _log.info("nobody can tell whose it is: %s", error)
    finally:
        os.close(descriptor)
    return None


def _is_ours(path: Path, descriptor: int, mark: Path, me: Holder, *, over: bool) -> bool:
    """Whether the mark is ours to write; False for one cleared away under us. Raises Unavailable, OSError."""
    try:
        locked = file_lock.take(descriptor)
    except OSError as error:  # a share that knows no locks: the signs of life alone decide
        _log.info("no lock there: %s", error)
        locked = True
    holder = _read(descriptor)
    if not locked:
        raise _held("held", path, holder)
    if not _is_at(descriptor, mark):
        return False
    _share(path, mark)
    if holder is None or (holder.boot and holder.boot == me.boot) or holder.token == me.token:
        return True  # nobody, or a window of this computer that ended without a word
    if _silent_for(descriptor, mark) < SILENT:
        raise _held("held", path, holder)
    if not over:
        raise _held("held_silent", path, holder)
    return True


def _share(path: Path, mark: Path) -> None:
    """Whoever may write the venue may hold it."""
    with suppress(OSError):
        there = path.stat()
        mark.chmod(stat.S_IMODE(there.st_mode))
        if sys.platform != "win32":
            os.chown(mark, -1, there.st_gid)


def _held(code: str, path: Path, holder: Holder | None) -> Unavailable:
    known = holder or Holder()
    return Unavailable(code, path=str(path), host=known.host, account=known.account, since=known.since)


def _mark(path: Path) -> Path:
    """Beside the file itself, whatever link led to it."""
    real = true_path(path)
    return real.with_name(f".{real.name}.open")


def _is_at(descriptor: int, mark: Path) -> bool:
    """Whether this open file is still the one of that name."""
    try:
        return os.path.samestat(os.fstat(descriptor), mark.stat())
    except FileNotFoundError:
        return False


def _read(descriptor: int) -> Holder | None:
    """Who wrote the mark; None for an empty one. Raises OSError."""
    os.lseek(descriptor, 0, os.SEEK_SET)
    text = os.read(descriptor, _MOST)
    if not text.strip():
        return None
    try:
        return msgspec.json.decode(text, type=Holder)
    except (msgspec.MsgspecError, UnicodeDecodeError):  # not written by us, or not yet whole
        return Holder()


def _write(descriptor: int, holder: Holder) -> None:
    """The same bytes at each beat, so that nobody reads half of them. Raises OSError."""
    text = msgspec.json.encode(holder)
    os.lseek(descriptor, 0, os.SEEK_SET)
    os.write(descriptor, text)
    os.ftruncate(descriptor, len(text))


def _silent_for(descriptor: int, mark: Path) -> float:
    """Seconds since the last sign of life, by the clock of the disk it lies on."""
    with tempfile.TemporaryFile(dir=mark.parent) as fresh:
        fresh.write(b" ")
        fresh.flush()
        return os.fstat(fresh.fileno()).st_mtime - os.fstat(descriptor).st_mtime
