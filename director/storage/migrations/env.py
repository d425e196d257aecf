"""Alembic's entry: uses the connection that storage/migrating.py opened."""

from alembic import context

from director.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
