"""The house: tables, lobby, presence and resuming. It sees the world through small ports (`ports.py`)."""
