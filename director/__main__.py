"""Start: options, language, log, guard; then the window, or a command without one."""

from __future__ import annotations

import contextlib
import errno
import io
import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from director.host import i18n, log
from director.host.i18n import _

INTERRUPTED: Final = 130
"""What a shell reports for a program that Ctrl+C ended."""
PIPE_BROKEN: Final = 1
"""Somebody closed the pipe before everything was said."""
NOT_SAID: Final = 3
"""The disk that takes the answer is full, or gone."""
_NOT_SAID: Final = (errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EBADF)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; the exit status. Nothing but a sentence ever reaches the terminal."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    _speak_utf8()
    try:
        status = _start(words)
        if sys.stdout is not None:
            sys.stdout.flush()
    except SystemExit as ended:  # the parser of options ends the program by itself
        return ended.code if isinstance(ended.code, int) else int(ended.code is not None)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _let_the_pipe_go()
        return PIPE_BROKEN
    except OSError as error:
        if error.errno not in _NOT_SAID:
            return _last_resort(error)
        _let_the_pipe_go()
        sentence = _("The answer could not be written: {why}. What was confirmed before is stored.")
        print(sentence.format(why=error.strerror), file=sys.stderr)  # noqa: T201 - nothing else is left
        return NOT_SAID
    except Exception as error:  # noqa: BLE001 - the last resort: whatever it is, nobody is shown a traceback
        return _last_resort(error)
    finally:
        log.stop()
    return status


def _start(words: Sequence[str]) -> int:
    from director.cli.commands import COMMANDS
    from director.cli.parsing import first_word, value_of

    _choose_language(value_of("--lang", words), value_of("--world", words))
    first = first_word(words)
    if first in COMMANDS or first in ("-h", "--help", "--version"):
        from director.cli.main import run

        return run(words)
    return _window(words)


def _window(words: Sequence[str]) -> int:
    """Open the window, or say why it cannot open and what works without one."""
    from director.cli.commands import COMMANDS
    from director.cli.files import is_there
    from director.cli.parsing import window_parser

    commands = ", ".join(COMMANDS)
    options = window_parser().parse_args(list(words))
    venue: Path | None = options.venue
    if venue is not None and not is_there(venue):
        sentence = _("“{word}” is no command, and there is no such file. Commands: {commands}.")
        print(sentence.format(word=venue, commands=commands), file=sys.stderr)  # noqa: T201 - before any window
        return 2
    if not has_display():
        sentence = _(
            "This computer has no display, so the window cannot open. These commands need none: {commands}. "
            "`director --help` explains them."
        )
        print(sentence.format(commands=commands), file=sys.stderr)  # noqa: T201 - there is no window
        return 2
    from director.gui.app import run
    from director.host.places import places
    from director.host.settings import LANGUAGE, Settings

    home = places(options.world)
    log.start(home.log, options.log or "info")
    kept = Settings(home.settings_file)
    if options.lang:
        kept.hold(LANGUAGE, options.lang)
    return run(venue, home, kept)


def has_display() -> bool:
    """May a window open here? Outside Linux always; on Linux when a display or a platform is named."""
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def _choose_language(asked: str, world: str) -> None:
    """The language asked for, else the one chosen in the window, else that of this computer."""
    if asked not in i18n.LANGUAGES:
        from director.host.places import places
        from director.host.settings import LANGUAGE, Settings

        asked = Settings(places(Path(world) if world else None).settings_file).get(LANGUAGE)
    i18n.use(asked)


def _speak_utf8() -> None:
    """UTF-8 on any console and in any pipe; what is no letter at all is shown by its number."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def _let_the_pipe_go() -> None:
    """Python would complain once more when it ends and finds the pipe closed."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _last_resort(error: Exception) -> int:
    """A mistake of the program: all of it into the log, one sentence to whoever waits."""
    root = logging.getLogger()
    for handler in root.handlers:
        if type(handler) is logging.StreamHandler:
            handler.setLevel(logging.CRITICAL + 1)
    root.error("the program made a mistake", exc_info=error)
    sentence = _(
        "The program made a mistake ({error}) and ended. What it confirmed before is stored. "
        "The log tells more; please report it."
    )
    print(sentence.format(error=type(error).__name__), file=sys.stderr)  # noqa: T201 - nothing else is left
    return 1


if __name__ == "__main__":
    sys.exit(main())
