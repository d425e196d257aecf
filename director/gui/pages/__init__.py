"""One page of the main window per file."""
