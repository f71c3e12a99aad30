"""What goes over the line, as tagged structs: the same for server, client and documentation. Pure."""
