"""Level schedules as people write them: out of files and pasted text, in the editor, and into files again.

amounts: chips, minutes and chips that leave, as a cell has them · games: what a rotation calls its games ·
phrases: breaks, colour-ups and the end of registration told in words · columns: what each column holds ·
lines: schedules typed line by line · reading: bytes → rows of cells · parsing: rows of cells → Structure ·
editing: pasting, moving, filling · writing: CSV and TOML · templates: of the program and of the venue.
Nothing here touches the database, and nothing in a file makes it raise: what is wrong comes back as faults.
"""
