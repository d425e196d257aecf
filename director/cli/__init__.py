"""The same program without windows."""
