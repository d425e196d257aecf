"""What the room sees: full-screen windows on any monitor, each with what was chosen for that monitor.

The way from the event to the wall is short and has no memory:

    Showing (event, face, moment, words)  →  a sheet (what stands on it)  →  pieces (where)  →  painted

- A sheet and its pieces are values. A screen paints anew only where its pieces differ from those before, so a
  second costs the figures and not the wall.
- Everything is sized by the height of the monitor: capitals at least 4 % of it, the figures of the clock at
  least 25 %. So a screen looks the same at 1024 × 768 and at 3840 × 2160, whatever the scaling.
- All screens look when the second hand of the program strikes (gui/beat.py), so they show the same second.
- How a look is recognised (ground, band, mark, word) is one table: looks.py and resources/screens. The looks
  of later parts stand there already; nothing leads to them until those parts say so.
- A screen belongs to a monitor by its name. While the monitor is gone the screen waits, and covers nobody's
  work; it comes back with it.

Screens know no pages, and pages no screens: both show what the views say.
"""
