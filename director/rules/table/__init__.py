"""One table: where button and blinds go."""
