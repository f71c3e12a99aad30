"""Reviews of rounds for who may look at their films, found by a process of low priority."""
