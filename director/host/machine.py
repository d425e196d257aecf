"""Who works here: the name of this computer and of the account, for others to read."""

from __future__ import annotations

import getpass
import socket


def name() -> str:
    """The name of this computer on its network; empty where it has none."""
    try:
        return socket.gethostname()
    except OSError:
        return ""


def account() -> str:
    """The name of the account somebody is signed in with; empty where it cannot be told."""
    try:
        return getpass.getuser()
    except (KeyError, ImportError, OSError):  # no such account in the list of them, or no list
        return ""
