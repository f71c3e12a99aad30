"""Mutation testing of what is pure: small changes of the code, each of which some test should notice.

A mutant never touches a file: it is compiled in memory, in a process of its own.
"""
