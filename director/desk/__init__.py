"""Use cases: one open tournament (`Desk`), one open database (`Venue`), lists in and out, backups, checks.

The only importer of storage. Speaks no words: refusals carry codes and facts, views/wording.py speaks.
"""
