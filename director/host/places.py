"""The folders of this machine: settings, venues, log, backups.

With `--world DIR` all of them lie in DIR, so that a trial or a test touches nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import platformdirs

_NAME = "FloorDirector"


@dataclass(frozen=True, slots=True)
class Places:
    """Where things lie. Nothing is made until somebody asks by `made`."""

    config: Path
    """The settings of this machine."""
    data: Path
    """Venues, unless staff choose another folder."""
    log: Path
    """The log and the crash file."""
    backup: Path
    """Rolling copies of venues, beside nothing that could take them down with it."""

    @property
    def settings_file(self) -> Path:
        """The one file of settings."""
        return self.config / "settings.json"

    def made(self) -> Places:
        """The same places, their folders made. Raises OSError when the disk refuses."""
        for folder in (self.config, self.data, self.log, self.backup):
            folder.mkdir(parents=True, exist_ok=True)
        return self


def places(world: Path | None = None) -> Places:
    """The folders of this person's account, or those of a world of its own."""
    if world is not None:
        root = world.expanduser().absolute()
        return Places(root / "config", root / "data", root / "log", root / "backup")
    here = platformdirs.PlatformDirs(_NAME, appauthor=False, roaming=False)
    data = Path(here.user_data_dir)
    return Places(Path(here.user_config_dir), data / "venues", Path(here.user_log_dir), data / "backups")
