"""Bring a file up to date with Alembic, run from code. Loaded only when there is something to do."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import text

from director.domain.refusal import Unavailable
from director.storage.backup import copy_database
from director.storage.engine import make_engine, translated


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


def migrate(path: Path) -> None:
    """Run the missing steps in one transaction, without foreign keys.

    Batch steps drop and remake tables, and a cascade would silently delete the rows of others.
    """
    engine = make_engine(path, foreign_keys=False)
    config = _config()
    try:
        with translated(path), engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            if connection.execute(text("PRAGMA foreign_key_check")).first() is not None:
                raise Unavailable("damaged", path=str(path))
    finally:
        engine.dispose()


def bring_up_to_date(path: Path, version: str) -> None:
    """Back up beside the file, then migrate. Raises Unavailable for a file of a newer program."""
    try:
        known = ScriptDirectory.from_config(_config()).get_revision(version)
    except CommandError:
        known = None
    if known is None:
        raise Unavailable("too_new", path=str(path), version=version)
    copy_database(path, path.with_name(f"{path.name}.before-{version}.backup"))
    migrate(path)
