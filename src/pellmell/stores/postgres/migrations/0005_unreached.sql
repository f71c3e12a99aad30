-- What a node knows of the ways to the others; it ends with the node's lease.

ALTER TABLE nodes ADD COLUMN unreached bigint[] NOT NULL DEFAULT '{}'; -- those that live, and do not answer it
