"""Floor Director runs live poker tournaments: this is the map of the program."""

__version__ = "0.1.0"
