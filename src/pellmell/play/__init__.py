"""The rules of play that every simultaneous game obeys: table, match, referee, journal. Pure."""
