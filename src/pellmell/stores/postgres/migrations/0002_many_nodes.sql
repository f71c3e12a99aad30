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
