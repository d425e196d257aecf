"""What the page Table tools shows: rows and sentences of worksheets, by the rules that are there already.

`sheets` fills a worksheet from the event, `ring` and `telling` show one hand, `asked` answers a question of
the rule book, the sheets of pots, pushes, stud, buttons and races make such questions of what was typed.
"""
