"""The commands of make.py."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from installer import checking, environment, libraries
from installer.ground import ROOT, Trouble, become, python, say, start, without_screen

WITHOUT_WINDOW = (
    "new",
    "practice",
    "import",
    "structure",
    "templates",
    "do",
    "actions",
    "draw",
    "show",
    "season",
    "print",
    "ask",
    "hand",
    "rules",
    "rulings",
    "check",
    "export",
    "trash",
    "erase",
    "backup",
    "restore",
)
"""Commands of the program that open no window; a test compares them with the program's own list."""

_ABOUT = "Sets this machine up for Floor Director, runs it and tests it. Each command works as the first one."
_NO_DISPLAY = """This machine has no display, so the window cannot open.
These work without one: {commands}.
For example: python3 installer/make.py run new --help"""


def _setup(_: Sequence[str]) -> int:
    libraries.ensure(window=_has_display())
    environment.prepare()
    checking.compile_catalogues()
    say("Ready. python3 installer/make.py run opens the program.")
    return 0


def _run(arguments: Sequence[str]) -> int:
    window = not any(argument in {*WITHOUT_WINDOW, "-h", "--help", "--version"} for argument in arguments)
    if window and not _has_display():
        say(_NO_DISPLAY.format(commands=", ".join(WITHOUT_WINDOW)))
        return 2
    if window:
        libraries.ensure(window="offscreen" not in os.environ.get("QT_QPA_PLATFORM", ""))
    environment.prepare()
    checking.compile_catalogues()
    return become([str(python()), "-P", "-m", "director", *arguments])


def _has_display() -> bool:
    """May a window open here? Outside Linux always; on Linux when a display or a platform is named."""
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def _ready_to_test() -> None:
    libraries.ensure(window=False)
    environment.prepare()
    checking.compile_catalogues()


def _check(_: Sequence[str]) -> int:
    _ready_to_test()
    return checking.check()


def _test(arguments: Sequence[str]) -> int:
    _ready_to_test()
    checked = checking.check()
    tested = start(
        [str(python()), "-m", "pytest", *([] if _chooses_workers(arguments) else ["-n", "2"]), *arguments],
        env=without_screen(),
    )
    if checked:
        say("The tests ran, but check found something: see above.")
    return tested or checked


def _chooses_workers(arguments: Sequence[str]) -> bool:
    return any(argument.startswith(("-n", "--numprocesses", "--pdb")) for argument in arguments)


def _module(name: str, what: str, arguments: Sequence[str]) -> int:
    place = ROOT / "tests" / name
    if not (place.with_suffix(".py").exists() or (place / "__main__.py").exists()):
        raise Trouble(f"This checkout has no {what}: tests/{name} is missing.")
    _ready_to_test()
    return start([str(python()), "-m", f"tests.{name}", *arguments], env=without_screen())


def _bench(arguments: Sequence[str]) -> int:
    return _module("bench", "bench", arguments)


def _shots(arguments: Sequence[str]) -> int:
    return _module("shots", "pictures to make", arguments)


def _words(_: Sequence[str]) -> int:
    environment.prepare()
    return start([str(python()), "-m", "installer.catalogues", "update"])


_COMMANDS = {
    "setup": (_setup, "make the environment and install what is missing"),
    "run": (_run, "start the program; what follows goes to it"),
    "test": (_test, "check, then all tests; what follows goes to pytest, paths from the top of the checkout"),
    "check": (_check, "format, lint, types, layers, catalogues and addresses"),
    "bench": (_bench, "measure the budgets beside their baselines"),
    "shots": (_shots, "draw every page and every document to PNG"),
    "words": (_words, "collect the texts, bring the catalogues up to date and compile them"),
}


def main(arguments: Sequence[str]) -> int:
    """Run one command; its exit status. Trouble is a sentence, never a traceback."""
    parser = argparse.ArgumentParser(prog="make.py", description=_ABOUT)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, (_, about) in _COMMANDS.items():
        commands.add_parser(name, help=about, description=about.capitalize() + ".", add_help=name != "run")
    command, rest = parser.parse_args(arguments[:1]).command, list(arguments[1:])
    if rest in (["-h"], ["--help"]) and command != "run":
        parser.parse_args(arguments)
    if rest and command in {"setup", "check", "words"}:
        parser.error(f"{command} takes no arguments, and got: {' '.join(rest)}")
    try:
        return int(_COMMANDS[command][0](rest))
    except Trouble as trouble:
        say(str(trouble))
    except OSError as refused:
        say(f"This machine refused: {refused}.")
    except KeyboardInterrupt:
        say("Stopped.")
        return 130
    return 1
