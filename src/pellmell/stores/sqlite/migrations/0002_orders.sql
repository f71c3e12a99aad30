CREATE TABLE orders (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('close', 'forget', 'keep')),
    value TEXT NOT NULL,
    asked REAL NOT NULL,
    done INTEGER, -- how many tables and matches it was about; NULL until it is carried out
    trouble TEXT NOT NULL DEFAULT '' -- why it could not be
);
