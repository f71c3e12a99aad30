ALTER TABLE films ADD COLUMN sharing INTEGER NOT NULL DEFAULT 1; -- its table let who sat there share it

-- A round at one moment, which anybody may look at who has the token.
CREATE TABLE shares (
    token TEXT PRIMARY KEY,
    person TEXT NOT NULL, -- who shares it
    match INTEGER NOT NULL,
    round INTEGER NOT NULL,
    at INTEGER NOT NULL, -- ms since the deal
    seat INTEGER NOT NULL, -- of that person, in that round
    seen_from INTEGER NOT NULL, -- a seat; -1: as a television shows it
    names INTEGER NOT NULL, -- they are told
    made REAL NOT NULL,
    until REAL NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX shares_of_person ON shares (person, match, round, at, seen_from, names);
CREATE INDEX shares_of_film ON shares (match, round);
CREATE INDEX shares_by_end ON shares (until);

-- A film that is shared is kept as one with a star is: films.stars has both.
DROP TRIGGER stars_count;
DROP TRIGGER stars_count_no_more;
CREATE TRIGGER stars_count AFTER INSERT ON stars
BEGIN
    UPDATE films SET stars = (SELECT count(*) FROM stars WHERE match = NEW.match AND round = NEW.round)
        + (SELECT count(*) FROM shares WHERE match = NEW.match AND round = NEW.round)
    WHERE match = NEW.match AND round = NEW.round;
END;
CREATE TRIGGER stars_count_no_more AFTER DELETE ON stars
BEGIN
    UPDATE films SET stars = (SELECT count(*) FROM stars WHERE match = OLD.match AND round = OLD.round)
        + (SELECT count(*) FROM shares WHERE match = OLD.match AND round = OLD.round)
    WHERE match = OLD.match AND round = OLD.round;
END;
CREATE TRIGGER shares_count AFTER INSERT ON shares
BEGIN
    UPDATE films SET stars = (SELECT count(*) FROM stars WHERE match = NEW.match AND round = NEW.round)
        + (SELECT count(*) FROM shares WHERE match = NEW.match AND round = NEW.round)
    WHERE match = NEW.match AND round = NEW.round;
END;
CREATE TRIGGER shares_count_no_more AFTER DELETE ON shares
BEGIN
    UPDATE films SET stars = (SELECT count(*) FROM stars WHERE match = OLD.match AND round = OLD.round)
        + (SELECT count(*) FROM shares WHERE match = OLD.match AND round = OLD.round)
    WHERE match = OLD.match AND round = OLD.round;
END;
CREATE TRIGGER shares_go_with_their_seat AFTER DELETE ON seats
BEGIN
    DELETE FROM shares WHERE person = OLD.person AND match = OLD.match;
END;
