PRAGMA application_id = 1346718796; -- "PELL"

CREATE TABLE house (
    key TEXT PRIMARY KEY,
    value BLOB NOT NULL
);

CREATE TABLE tables (
    code TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    public INTEGER NOT NULL,
    touched REAL NOT NULL, -- seconds since 1970, as all days here
    record BLOB NOT NULL -- JSON of TableRecord
);
CREATE INDEX tables_by_day ON tables (touched);

CREATE TABLE matches (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    code TEXT NOT NULL,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    began REAL NOT NULL,
    ended REAL,
    players TEXT NOT NULL, -- JSON, as the next two
    totals TEXT NOT NULL,
    winners TEXT NOT NULL
);
CREATE INDEX matches_of_table ON matches (code);
CREATE INDEX matches_by_end ON matches (ended);

CREATE TABLE lines (
    id INTEGER PRIMARY KEY, -- the order of lines
    match INTEGER NOT NULL,
    line BLOB NOT NULL
);
CREATE INDEX lines_of_match ON lines (match);

CREATE TABLE bans (
    kind TEXT NOT NULL CHECK (kind IN ('address', 'name')),
    value TEXT NOT NULL,
    since REAL NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (kind, value)
);
