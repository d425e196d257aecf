"""A venue's file as an earlier program made it."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config

from director.storage import migrating
from director.storage.engine import make_engine


def old_venue(path: Path, version: str) -> Path:
    """An empty file that was brought no further than this version."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrating.__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    engine = make_engine(path, foreign_keys=False)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, version)
    engine.dispose()
    return path
