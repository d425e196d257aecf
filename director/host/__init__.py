"""What the computer gives: moment, chance, folders, files, settings, log, words. No Qt, no SQL."""
