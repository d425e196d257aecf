"""The one source of chance. A draw takes its key as an argument, so that it can be checked afterwards."""

from __future__ import annotations

import secrets
from random import Random, SystemRandom

KEY_BYTES = 32
"""Length of a draw's key: as long as the hash that is shown before the draw."""


def key() -> bytes:
    """A new secret key for a draw: 32 bytes nobody can guess."""
    return secrets.token_bytes(KEY_BYTES)


def cards() -> Random:
    """What shuffles the cards that the program deals: nobody can foresee or repeat it."""
    return SystemRandom()
