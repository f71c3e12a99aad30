"""The command line: chooses the parts and starts them."""
