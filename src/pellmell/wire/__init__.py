"""The wire format is made of tagged structs: the same for server, client and documentation. Pure."""
