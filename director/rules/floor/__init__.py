"""Seats of the whole room: sizes of tables, the draw and its proof, needs, late entries."""
