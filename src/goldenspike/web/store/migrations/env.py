"""Alembic runs this: migrate on the connection that the store has opened."""

from alembic import context

from goldenspike.web.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
