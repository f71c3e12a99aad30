"""Bot benches: how the levels stand to each other, and what a bot costs."""
