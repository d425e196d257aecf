"""What the standard library's parser of options says, in our languages."""

from __future__ import annotations

import argparse
from typing import Final

from director.host import i18n
from director.host.i18n import N_

TEXTS: Final = (
    N_("usage: "),
    N_("options"),
    N_("positional arguments"),
    N_("show this help message and exit"),
    N_("%(prog)s: error: %(message)s\n"),
    N_("argument %(argument_name)s: %(message)s"),
    N_("the following arguments are required: %s"),
    N_("unrecognized arguments: %s"),
    N_("invalid choice: %(value)r (choose from %(choices)s)"),
    N_("invalid %(type)s value: %(value)r"),
    N_("not allowed with argument %s"),
    N_("one of the arguments %s is required"),
    N_("expected one argument"),
    N_("expected at most one argument"),
    N_("expected at least one argument"),
    N_("ignored explicit argument %r"),
)
"""The texts people meet; the others stay English."""


def speak() -> None:
    """Let it look its texts up in our catalogue. It knows no other way than the name it imported."""
    vars(argparse)["_"] = i18n._
    vars(argparse)["ngettext"] = i18n.ngettext
