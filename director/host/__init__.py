"""What the computer gives: the moment, chance, folders, files, settings, the log and the words of a language."""
