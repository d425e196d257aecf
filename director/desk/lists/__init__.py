"""Lists of players that come as text: bytes → letters → cells → fields → people.

decoding: which encoding it is · cutting: delimiter, quotes, rows · workbook, workbook_out: workbooks in and
out · columns: what each column holds ·
cells: names, dates and amounts · matching: who is known, who is new, who must be asked about.
Nothing here touches the database, and nothing in a file makes it raise: what is wrong comes back as faults.
"""
