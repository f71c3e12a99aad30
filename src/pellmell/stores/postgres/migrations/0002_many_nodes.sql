-- What the nodes of a house share beside its tables.

ALTER TABLE nodes ADD COLUMN drains boolean NOT NULL DEFAULT false; -- it lets its tables go, and takes none

-- Of each migration: the release that brought it, and the oldest one that goes on beside it.
ALTER TABLE pellmell_version ADD COLUMN IF NOT EXISTS release int NOT NULL DEFAULT 1;
ALTER TABLE pellmell_version ADD COLUMN IF NOT EXISTS oldest int NOT NULL DEFAULT 1;

-- The public tables of each node, as JSON. Nothing of it is worth a wait for the disk.
CREATE UNLOGGED TABLE lobby (
    node bigint PRIMARY KEY,
    cards bytea NOT NULL
);

-- How much somebody may still ask for, and how often somebody was wrong.
CREATE UNLOGGED TABLE buckets (
    kind text NOT NULL,
    who text NOT NULL,
    tokens double precision NOT NULL,
    at timestamptz NOT NULL,
    until timestamptz NOT NULL, -- from then on, it is as if it had never been
    PRIMARY KEY (kind, who)
);
CREATE INDEX buckets_by_end ON buckets (until);

ALTER TABLE orders ADD COLUMN node bigint; -- which is at it
ALTER TABLE orders ADD COLUMN found int NOT NULL DEFAULT 0; -- by whoever was at it before

-- The nodes that have put aside what an order is about.
CREATE TABLE aside (
    number bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
    node bigint NOT NULL,
    PRIMARY KEY (number, node)
);

-- The places of those that were taken; or of one that is needed and missing, and how many seconds until there is
-- one: then none is taken.
-- Rows are locked in their order, so that of two who want the same, one waits for the other.
CREATE FUNCTION take_tokens(kinds text[], whos text[], mosts float8[], secs float8[], needed boolean[])
RETURNS TABLE (place int, wait float8) LANGUAGE plpgsql AS $$
DECLARE
    moment timestamptz;
BEGIN
    INSERT INTO buckets (kind, who, tokens, at, until)
        SELECT u.kind, u.who, u.most, clock_timestamp(), clock_timestamp()
        FROM unnest(kinds, whos, mosts) AS u (kind, who, most) ORDER BY u.kind, u.who
        ON CONFLICT DO NOTHING;
    PERFORM 1 FROM buckets b JOIN unnest(kinds, whos) AS u (kind, who) ON b.kind = u.kind AND b.who = u.who
        ORDER BY b.kind, b.who FOR UPDATE OF b;
    moment := clock_timestamp();
    UPDATE buckets b
        SET tokens = least(u.most, b.tokens + greatest(0, extract(epoch FROM moment - b.at)) * u.most / u.secs),
            at = moment
        FROM unnest(kinds, whos, mosts, secs) AS u (kind, who, most, secs)
        WHERE b.kind = u.kind AND b.who = u.who;
    RETURN QUERY
        SELECT u.place::int, (1 - b.tokens) * u.secs / u.most
        FROM unnest(kinds, whos, mosts, secs, needed) WITH ORDINALITY AS u (kind, who, most, secs, needed, place)
        JOIN buckets b ON b.kind = u.kind AND b.who = u.who
        WHERE u.needed AND b.tokens < 1 ORDER BY u.place LIMIT 1;
    IF FOUND THEN
        RETURN;
    END IF;
    RETURN QUERY
        UPDATE buckets b
        SET tokens = b.tokens - 1, until = moment + (u.most - b.tokens + 1) * u.secs / u.most * interval '1 s'
        FROM unnest(kinds, whos, mosts, secs) WITH ORDINALITY AS u (kind, who, most, secs, place)
        WHERE b.kind = u.kind AND b.who = u.who AND b.tokens >= 1
        RETURNING u.place::int, NULL::float8;
END $$;
