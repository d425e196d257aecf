"""Measures the budgets of the product, each beside its baseline in the same run: `make.py bench`.

Each part has a process of its own, so that the memory of one is not that of another.
"""

from __future__ import annotations

import importlib
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Sequence

from tests.bench_parts.figure import Figure
from tests.helpers.parts import parts_asked

PARTS = (
    "start_bench", "journal_bench", "window_bench", "actions_bench", "memory_bench", "floor_bench",
    "day_bench", "screens_bench", "tools_bench", "printing_bench", "preview_bench", "paper_bench",
    "rules_bench", "rulings_bench", "icm_bench", "prizes_bench", "hostile_bench", "oracle_bench",
)  # fmt: skip
"""Modules of tests/bench_parts, each with run()."""


def main(arguments: Sequence[str]) -> int:
    """Run the parts named, or all, and print their figures."""
    wanted = parts_asked(arguments, PARTS)
    if len(wanted) == 1:
        _measure(wanted[0])
        return 0
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores", flush=True)
    parts = ([sys.executable, "-m", "tests.bench", part] for part in wanted)
    return max(subprocess.run(part, check=False).returncode for part in parts)


def _measure(part: str) -> None:
    run: Callable[[], list[Figure]] = importlib.import_module(f"tests.bench_parts.{part}").run
    print(f"\n{part}")
    for row in run():
        figure = Figure(*row)
        measured = f"{figure.value:>9.3f} {figure.unit:<4}"
        print(f"  {figure.name:<66} {measured} {figure.budget:<30} {figure.baseline}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
