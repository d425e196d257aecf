"""Parts of a long run, such as the bench, that can be asked for by name."""

from __future__ import annotations

import os
from collections.abc import Sequence


def parts_asked(arguments: Sequence[str], parts: Sequence[str]) -> Sequence[str]:
    """The parts named, or all. Raises SystemExit 2 for one that does not exist. No window is shown."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    unknown = [part for part in arguments if part not in parts]
    if unknown:
        print(f"No such part: {', '.join(unknown)}. Parts: {', '.join(parts)}.")  # noqa: T201 - a command line
        raise SystemExit(2)
    return arguments or parts
