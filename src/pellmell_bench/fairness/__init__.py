"""Fairness benches: who wins a race, by the length of the line, and what the referee costs."""
