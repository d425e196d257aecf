"""Alembic's steps, run from code without an ini file."""
