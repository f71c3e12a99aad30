ALTER TABLE films ADD COLUMN sharing int NOT NULL DEFAULT 1; -- its table let who sat there share it

-- A round at one moment, which anybody may look at who has the token.
CREATE TABLE shares (
    token text PRIMARY KEY,
    person text NOT NULL, -- who shares it
    match bigint NOT NULL,
    round int NOT NULL,
    at bigint NOT NULL, -- ms since the deal
    seat int NOT NULL, -- of that person, in that round
    seen_from int NOT NULL, -- a seat; -1: as a television shows it
    names int NOT NULL, -- they are told
    made double precision NOT NULL,
    until double precision NOT NULL,
    FOREIGN KEY (person, match) REFERENCES seats ON DELETE CASCADE
);
CREATE UNIQUE INDEX shares_of_person ON shares (person, match, round, at, seen_from, names);
CREATE INDEX shares_of_film ON shares (match, round);
CREATE INDEX shares_by_end ON shares (until);

-- A film that is shared is kept as one with a star is, also by nodes of the release before: films.stars has both.
CREATE OR REPLACE FUNCTION count_stars() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    kept record;
BEGIN
    IF TG_OP = 'DELETE' THEN
        kept := OLD;
    ELSE
        kept := NEW;
    END IF;
    UPDATE films SET stars = (SELECT count(*) FROM stars s WHERE s.match = kept.match AND s.round = kept.round)
        + (SELECT count(*) FROM shares s WHERE s.match = kept.match AND s.round = kept.round)
    WHERE match = kept.match AND round = kept.round;
    RETURN NULL;
END $$;
CREATE TRIGGER shares_count AFTER INSERT OR DELETE ON shares FOR EACH ROW EXECUTE FUNCTION count_stars();
