"""Benches of the whole house, over real processes and sockets. A checkout has them, the package has not."""
