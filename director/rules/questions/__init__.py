"""The rule book asked by plain data: a question is a mapping, the answer a verdict.

`catalogue` finds the topic, `reading` refuses what cannot be answered by naming the field, and each topic
stands in a file of its own. Scripts, the judge's notebook and the tests ask in the same way.
"""
