"""The games have a folder each. They are discovered, not listed; none imports another."""
