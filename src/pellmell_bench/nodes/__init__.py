"""Node benches: what a command costs every process of a house, on one node or several."""
