-- Televisions that show a code, until the host of a table answers. Who reads this can't come in by it: the key is the
-- hash of what the television alone knows.
CREATE UNLOGGED TABLE screens (
    key text PRIMARY KEY,
    code text NOT NULL UNIQUE,
    home text NOT NULL, -- an address, or a network that counts as one
    until timestamptz NOT NULL,
    wanted_at text NOT NULL DEFAULT '' -- the code of a table
);
CREATE INDEX screens_of_home ON screens (home, until);
CREATE INDEX screens_by_end ON screens (until);
