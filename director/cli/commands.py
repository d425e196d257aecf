"""Every command: its name, the module that does it, and what it is for."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from importlib import import_module
from typing import Final, Protocol, cast

from director.host.i18n import N_


class Module(Protocol):
    """What the module of a command offers."""

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        """Say which words the command takes."""

    def run(self, options: argparse.Namespace) -> int:
        """Do it; the exit status."""


@dataclass(frozen=True, slots=True)
class Command:
    """One command."""

    module: str
    about: str
    """Marked by `N_`."""

    def load(self) -> Module:
        """The module, loaded when the command is asked for: the start has a budget."""
        return cast("Module", import_module(f"director.cli.{self.module}"))


COMMANDS: Final[dict[str, Command]] = {
    "new": Command("new", N_("make a venue's file, or a tournament in it, from a plan in TOML")),
    "practice": Command("practice", N_("make a file with invented people and a running event to play with")),
    "import": Command("import_list", N_("bring a list of players in, all or nothing")),
    "structure": Command(
        "structure", N_("read, check and set the level schedule, from a sheet or a template")
    ),
    "templates": Command(
        "templates", N_("list level schedules, payout tables and tables of points, ours and of the house")
    ),
    "do": Command("do", N_("do decisions, one a line, and answer one line of JSON each")),
    "actions": Command("actions", N_("print every kind of decision with its fields as JSON schema")),
    "draw": Command("draw", N_("draw the seats in two steps: first the hashes, then the public word")),
    "show": Command("show", N_("show the event, lists of players and seats, the journal")),
    "season": Command("season", N_("show the standings over the tournaments of a venue")),
    "print": Command("print_document", N_("print cards, lists and sheets into a PDF")),
    "ask": Command("ask_rules", N_("ask the rule book: one JSON question a line, one JSON answer a line")),
    "hand": Command("hand", N_("judge one hand, from a hand history in PHH or from a question in JSON")),
    "rules": Command("rules", N_("look articles of the rule book up, by words or by number")),
    "rulings": Command("rulings", N_("find rulings of all tournaments of a venue, by words and filters")),
    "check": Command("check", N_("prove that a file is as it was written")),
    "export": Command("export", N_("write the players, prices and seats as CSV")),
    "trash": Command("trash", N_("put a tournament into the trash, bring it back, show what lies there")),
    "erase": Command("erase", N_("erase the name of a person; what was decided stays")),
    "backup": Command("backup", N_("copy a venue's file while others work on it")),
    "restore": Command("restore", N_("put a copy in the place of a venue's file; the old one is kept")),
}
"""In the order of an evening."""
