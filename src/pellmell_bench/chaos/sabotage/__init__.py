"""Sabotage breaks the fence on purpose, from outside: in the database, or in a process that was started with
another function than the house's own. The checker must find each of them, or it is worth nothing."""
