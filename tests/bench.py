"""Measures the budgets of the product, each beside its baseline in the same run: `make.py bench`."""

from __future__ import annotations

import importlib
import os
import platform
import sys
from collections.abc import Callable, Sequence

from tests.bench_parts.figure import Figure

PARTS = ("start_bench", "journal_bench", "window_bench", "floor_bench", "printing_bench")
"""Modules of tests/bench_parts, each with run()."""


def main(arguments: Sequence[str]) -> int:
    """Run the parts named, or all, and print their figures."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    wanted = arguments or PARTS
    unknown = [part for part in wanted if part not in PARTS]
    if unknown:
        print(f"No such part: {', '.join(unknown)}. Parts: {', '.join(PARTS)}.")
        return 2
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores")
    for part in wanted:
        run: Callable[[], list[Figure]] = importlib.import_module(f"tests.bench_parts.{part}").run
        print(f"\n{part}")
        for row in run():
            figure = Figure(*row)
            measured = f"{figure.value:>9.3f} {figure.unit:<4}"
            print(f"  {figure.name:<66} {measured} {figure.budget:<30} {figure.baseline}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
