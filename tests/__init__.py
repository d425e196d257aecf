"""The tests of Floor Director; they mirror director/, one file a module."""
