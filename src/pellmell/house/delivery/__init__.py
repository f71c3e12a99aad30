"""Delivery: what a table has decided goes out to everybody there, in order, and not before it is written.

`delivery.Delivery` is the way in: letters go in, frames come out on the lines of the audience.
"""
