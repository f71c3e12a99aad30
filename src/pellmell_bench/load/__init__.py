"""Load benches: what the whole house costs under load, beside a bare server."""
