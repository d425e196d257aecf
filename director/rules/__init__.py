"""The rule book as pure functions: values in, verdict out.

Nothing here reads a file, a clock or a source of chance: the random key of a draw is an argument, like all
else. Each answer names the articles it follows and the options that were the house's choice, so that a
judge can read it out. The domain below is all that these modules know of the program, and the texts of the
rule sets.

Those texts come with the program and are as fixed as its modules. Handing them down from every entry point
would make every caller carry them, or leave them in a global that somebody must have filled before the first
question. So `rulesets` asks `director.rulebook`, the one module between, for the set that is wanted, reads it
once and keeps the value: to its callers `ruleset(name, options)` is a function of its arguments, and
`read_ruleset(name, text)` one of the text.

`verdict`     what every answer looks like
`rulesets`    the options of an event and where each value comes from; `scope` says where each counts
`rulebook`    the catalogue of articles: what each book says where; `looking_up` finds one
`in_force`    which book speaks where no option decides
`games`       what the games differ in at the table; `clockwise` seats as the deal goes
`cards/`      the deck, and what beats what
`hand/`       one hand, from the first chip to the last
`floor/`      seats: how many at a table, the provable draw, needs, late entries, balancing
`table/`      one table: where button and blinds go, and how small chips leave
`clock`       what the clock shows at a moment; `clock_steps` makes each step of it, `clock_sounds` says what
              is to be heard, `clock_hands` to which level a hand belongs
`undoing`     what Undo and Redo write, which is a step of its own for the clock
`schedule/`   the level schedule: checked, forecast and built
`questions/`  the same functions asked by plain data, one file a topic
"""
