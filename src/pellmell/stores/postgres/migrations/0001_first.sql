CREATE TABLE house (
    key text PRIMARY KEY,
    value bytea NOT NULL
);

-- A process of the house, once: who starts anew is another one, and rows are never used again.
CREATE TABLE nodes (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    fence bigint NOT NULL DEFAULT 1, -- who was deposed writes no more: its fence is another one
    until timestamptz NOT NULL, -- its lease; -infinity: it was deposed, or has ended
    url text NOT NULL,
    release int NOT NULL
);

CREATE TABLE tables (
    code text PRIMARY KEY,
    game text NOT NULL DEFAULT '',
    public boolean NOT NULL DEFAULT false,
    touched double precision NOT NULL, -- seconds since 1970, as all days here
    record bytea, -- JSON of TableRecord; NULL while the code is only reserved
    owner bigint, -- the node at which it is awake, or was last
    epoch bigint NOT NULL DEFAULT 1,
    needs int NOT NULL DEFAULT 0 -- the lowest release that may wake it
);
CREATE INDEX tables_by_day ON tables (touched);

CREATE TABLE matches (
    number bigint PRIMARY KEY,
    id text NOT NULL UNIQUE,
    code text NOT NULL,
    game text NOT NULL,
    version int NOT NULL,
    began double precision NOT NULL,
    ended double precision,
    players text NOT NULL, -- JSON, as the next two
    totals text NOT NULL,
    winners text NOT NULL
);
CREATE INDEX matches_of_table ON matches (code);
CREATE INDEX matches_by_end ON matches (ended);
CREATE SEQUENCE match_numbers INCREMENT 1000; -- each node counts inside its block

CREATE TABLE lines (
    match bigint NOT NULL,
    n int NOT NULL, -- given by the owner of the table: nobody writes the same line twice
    line bytea NOT NULL,
    PRIMARY KEY (match, n)
);

-- What a group of people took along from its last match of a game.
CREATE TABLE groups (
    game text NOT NULL,
    people text NOT NULL, -- their ids, sorted, as JSON
    carry text NOT NULL, -- JSON
    touched double precision NOT NULL,
    PRIMARY KEY (game, people)
);

-- Who sits or waits at which table, so that somebody's tables are found without a look at all of them.
CREATE TABLE sitters (
    person text NOT NULL,
    code text NOT NULL REFERENCES tables ON DELETE CASCADE,
    PRIMARY KEY (person, code)
);
CREATE INDEX sitters_of_table ON sitters (code);

-- Who joined a match after it had begun: the first entry of its journal does not know them.
CREATE TABLE latecomers (
    match bigint NOT NULL REFERENCES matches ON DELETE CASCADE,
    person text NOT NULL,
    PRIMARY KEY (match, person)
);
CREATE INDEX latecomers_by_person ON latecomers (person);

CREATE TABLE bans (
    kind text NOT NULL CHECK (kind IN ('address', 'name')),
    value text NOT NULL,
    since double precision NOT NULL,
    reason text NOT NULL,
    PRIMARY KEY (kind, value)
);

CREATE TABLE orders (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('close', 'forget', 'keep')),
    value text NOT NULL,
    asked double precision NOT NULL,
    done int, -- how many tables and matches it was about; NULL until it is carried out
    trouble text NOT NULL DEFAULT '' -- why it could not be
);

-- Whoever takes over from a node waits until this transaction is over, or its new fence is seen here: never both.
CREATE FUNCTION check_fence(me bigint, my_fence bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM nodes WHERE id = me AND fence = my_fence FOR SHARE;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'deposed' USING ERRCODE = 'PM001';
    END IF;
END $$;

-- One call is one transaction: all of it or nothing.
CREATE FUNCTION put_lines(me bigint, my_fence bigint, m bigint[], n int[], l bytea[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM check_fence(me, my_fence);
    INSERT INTO lines (match, n, line) SELECT * FROM unnest(m, n, l);
END $$;
