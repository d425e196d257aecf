"""State becomes rows and sentences for people, once for all who show them. No Qt, no SQL.

Decision 9, in force. *Where do words come from?* From gettext catalogues, through `host/i18n.py`; the
language is an argument, because a card may be printed in another language than the window speaks, and
because text is needed here, below Qt. Whole sentences with named fields, never glued from parts. Instead of
Qt's own translation, which needs Qt and knows one language at a time.
"""
