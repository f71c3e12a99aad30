"""Chaos: several nodes of one house under load, while processes, lines and the database fail.

Guests write down what went over their lines; what the checker makes of it is pure.
"""
