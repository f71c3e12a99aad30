"""What several games share. Pure."""
