"""Tables, lobby, presence, resume, results. It sees the world through small ports (ports.py)."""
