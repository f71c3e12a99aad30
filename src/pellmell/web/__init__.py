"""The house on the network: sockets, pages, REST, limits, metrics and logs, on one port."""
