"""The lab simulates whole matches between bots, in virtual time, without any server."""
