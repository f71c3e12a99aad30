"""The checker: histories, and what lies in the database, become a list of violations. Pure."""
