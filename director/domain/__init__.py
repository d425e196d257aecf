"""What a tournament is and what can happen to it.

Frozen values and pure functions: no clock, no chance, no files, no words for people.
A decision is an `Action`; stored, it is a `Line`; all lines folded give the `Tournament`.

Decisions, each in force. They are never edited, only superseded.

1. *Where does the truth lie?* In the journal: lines that are only ever added. Undo of any line, who, when and
   why, several desks and proof all follow from it. Instead of rows that are changed with a log beside them
   (two truths that drift apart), or a stack of commands in memory (gone after a restart).
2. *What is a thing called?* By the number of the line that made it. So numbers need no counter, two desks
   cannot give one number twice, and undo of an undo brings back the same thing. Instead of counters or
   random ids.
3. *What is stored?* What a person decided or the room was promised; all else is counted from it: derive
   until promised. A total that is stored can be wrong. Instead of totals kept up to date by hand.
4. *What does "no" mean?* `Impossible`: by nobody's order. An `Objection`: by the rules, and whoever answers
   for the room may overrule it with a reason, which stays in the journal. Objections are asked when a line is
   written and never on replay. Instead of one kind of error, which a busy night would have to switch off.
8. *Who stands in the journal?* Numbers of people; names stand in the address book, which may be corrected and
   from which people may be erased by law, without breaking the chain. Instead of names in every line.
10. *What are money and chips?* Whole numbers: minor units and chips. Instead of floats, which lose cents, and
    decimals, which are slow and bring rounding everywhere instead of in one place.
"""
