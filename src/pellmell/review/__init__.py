"""The review of a round says what it was like: chances, reactions, races, and the moments that cost most.

It looks at a film, and at nothing else. `round_review.review` is the door.
"""
