#!/usr/bin/env python3
"""The one tool of this project: sets the machine up, runs the program, tests it.

Needs nothing but Python 3.11 or later. `python3 installer/make.py --help` lists the commands.
"""

import os
import shutil
import sys

OLDEST = (3, 11)
if sys.version_info < OLDEST:
    newer = [name for name in ("python3.11", "python3.12", "python3.13", "python3.14") if shutil.which(name)]
    sys.exit(
        f"Floor Director needs Python 3.11 or later; this is {sys.version_info[0]}.{sys.version_info[1]}. "
        + (
            f"This machine has one: start the same command with {newer[0]}."
            if newer
            else "Install it, then run the same command again."
        )
    )

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))  # noqa: PTH100, PTH120

from installer import command_line  # noqa: E402 - the version had to be looked at first

if __name__ == "__main__":
    sys.exit(command_line.main(sys.argv[1:]))
