"""One dialog per file."""
