"""Rows of views become PDF bytes. The only place that knows reportlab, which loads on the first drawing.

A document is a class with a stable id, a name and the rows it takes; `catalogue` lists them all and makes
the PDF. Text of people is never markup: it goes through `text`, which finds a font for every character,
orders what is written from right to left, shrinks what is too long and says what no font has.
"""
