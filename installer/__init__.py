"""What brings a checkout to life: environment, system libraries, checks, catalogues. Standard library only.

`make.py` is the one tool. Everything here runs with the system's Python before anything is installed, except
`catalogues.py`, which needs Babel and is started inside the environment.
"""
