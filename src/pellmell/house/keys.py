"""Keys: hashes of the token that holds a seat, and of the secret by which a person is known again.

Neither is kept: of a token there is a hash, and a person is the keyed hash of their secret, so that
nobody who reads the database can sit down on somebody's seat.
"""

import hmac
from hashlib import sha256


def token_hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def opens(token: str, hashed: str) -> bool:
    return bool(token and hashed) and hmac.compare_digest(token_hash(token), hashed)


def same_person(one: str, other: str) -> bool:
    return bool(one and other) and hmac.compare_digest(one.encode(), other.encode())


def person(secret: str, house_key: bytes) -> str:
    """The same person at every table of this house, and a stranger in every other."""
    return hmac.digest(house_key, secret.encode(), "sha256")[:16].hex()
