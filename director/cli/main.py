"""Run one command and end with a status that scripts can use."""

from __future__ import annotations

from collections.abc import Sequence

from director.cli.commands import COMMANDS
from director.cli.outcome import Stopped, complain, refusals_told
from director.cli.parsing import command_parser
from director.host import log, places
from director.host.i18n import current


def run(arguments: Sequence[str]) -> int:
    """Do what the words say. Ends the program itself for `--help`, `--version` and what it cannot read."""
    options = command_parser(arguments).parse_args(list(arguments))
    options.language = current().language
    log.start(places.places(options.world).log, options.log or "info", terminal="error")
    try:
        with refusals_told():
            return COMMANDS[options.command].load().run(options)
    except Stopped as stopped:
        complain(stopped.sentence)
        return stopped.status
