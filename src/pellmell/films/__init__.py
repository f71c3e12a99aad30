"""Films of rounds: what everybody was told, with exact times, kept so that a round can be looked at again.

`film` is the format, `recording` makes one while a match is played or played again, `showing` folds it.
"""
