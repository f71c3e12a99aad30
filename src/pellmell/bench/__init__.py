"""Benchmarks of the whole house, over real processes and real sockets."""
