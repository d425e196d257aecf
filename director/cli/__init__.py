"""The same program without windows: the same desk, the same objections, the same sentences.

`commands` lists what there is, `parsing` reads the words typed, each command is a module with `arguments` and
`run`, `outcome` turns what happened into an exit status. A command is loaded when it is asked for.
"""
