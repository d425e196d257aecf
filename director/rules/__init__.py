"""The rule book as pure functions: values in, verdict out.

Nothing here reads a file, a clock or a source of chance: the random key of a draw is an argument, like all
else. Each answer names the articles it follows and the options that were the house's choice, so that a
judge can read it out. The domain below is all that these modules know of the program.

`verdict`     what every answer looks like
`rulesets`    the options of an event and where each value comes from; `presets` is the table of them
`floor/`      seats: how many at a table, the provable draw, needs, late entries, balancing
`table/`      one table: where button and blinds go
`questions/`  the same functions asked by plain data, one file a topic
"""
