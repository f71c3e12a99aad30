"""What every simultaneous game obeys: table, match, referee, journal. Pure."""
