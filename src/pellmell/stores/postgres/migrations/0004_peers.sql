-- What nodes have to know of each other to be reached.

ALTER TABLE nodes ADD COLUMN machine text NOT NULL DEFAULT ''; -- those of one reach each other by the loopback; '': not told
ALTER TABLE nodes ADD COLUMN cut_off boolean NOT NULL DEFAULT false; -- it reaches none of the others, and stands back
