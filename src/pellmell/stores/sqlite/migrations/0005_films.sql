INSERT OR IGNORE INTO house (key, value) VALUES ('forgotten', 0); -- how often somebody was

-- A match of which a round was sealed: it is kept for longer than its journal.
CREATE TABLE played (
    match INTEGER PRIMARY KEY, -- the number of it
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    began REAL NOT NULL,
    ended REAL,
    players TEXT NOT NULL, -- JSON, as the next two
    totals TEXT NOT NULL,
    winners TEXT NOT NULL,
    round INTEGER NOT NULL, -- the last one that was sealed
    day REAL NOT NULL, -- when that was
    backlog INTEGER NOT NULL, -- rounds that were sealed before are not saved yet
    nobody INTEGER NOT NULL -- no person was there
);
CREATE INDEX played_by_nobody ON played (day) WHERE nobody;
CREATE INDEX played_backlog ON played (match) WHERE backlog;
CREATE TRIGGER played_ends_with_its_match AFTER UPDATE OF ended ON matches
BEGIN
    UPDATE played SET ended = NEW.ended, players = NEW.players, totals = NEW.totals, winners = NEW.winners
    WHERE match = NEW.number;
END;
CREATE TRIGGER played_ends_without_its_match AFTER DELETE ON matches
BEGIN
    UPDATE played SET ended = day WHERE match = OLD.number AND ended IS NULL;
END;

-- A round that was sealed.
CREATE TABLE films (
    match INTEGER NOT NULL,
    round INTEGER NOT NULL,
    made REAL NOT NULL,
    points TEXT NOT NULL, -- JSON
    again INTEGER NOT NULL, -- it was dealt again
    names TEXT NOT NULL, -- JSON: pairs of a name in it and the person who had it
    film BLOB, -- NULL: there is none, or none any more
    stars INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (match, round)
);
CREATE INDEX films_by_day ON films (made) WHERE film IS NOT NULL AND stars = 0;

-- Who was there when rounds of a match were sealed.
CREATE TABLE seats (
    person TEXT NOT NULL,
    match INTEGER NOT NULL,
    seat INTEGER, -- NULL: they only watched
    name TEXT NOT NULL,
    points INTEGER NOT NULL,
    began REAL NOT NULL, -- as in played
    day REAL NOT NULL,
    rounds TEXT NOT NULL, -- such as ,1,2,5,
    bots TEXT NOT NULL, -- likewise those that a bot has played for them
    last INTEGER NOT NULL, -- of these rounds
    gone INTEGER NOT NULL, -- they have left
    PRIMARY KEY (person, match)
) WITHOUT ROWID;
CREATE INDEX seats_by_beginning ON seats (person, began);
CREATE INDEX seats_of_match ON seats (match);
CREATE INDEX seats_by_day ON seats (day);

CREATE TABLE stars (
    person TEXT NOT NULL,
    match INTEGER NOT NULL,
    round INTEGER NOT NULL,
    PRIMARY KEY (person, match, round)
) WITHOUT ROWID;
CREATE INDEX stars_of_film ON stars (match, round);

CREATE TRIGGER stars_count AFTER INSERT ON stars
BEGIN
    UPDATE films SET stars = (SELECT count(*) FROM stars WHERE match = NEW.match AND round = NEW.round)
    WHERE match = NEW.match AND round = NEW.round;
END;
CREATE TRIGGER stars_count_no_more AFTER DELETE ON stars
BEGIN
    UPDATE films SET stars = (SELECT count(*) FROM stars WHERE match = OLD.match AND round = OLD.round)
    WHERE match = OLD.match AND round = OLD.round;
END;
-- What nobody may look at any more goes.
CREATE TRIGGER played_goes_with_the_last_seat AFTER DELETE ON seats
BEGIN
    DELETE FROM stars WHERE person = OLD.person AND match = OLD.match;
    DELETE FROM played WHERE match = OLD.match AND NOT EXISTS (SELECT 1 FROM seats WHERE match = OLD.match);
END;
CREATE TRIGGER films_go_with_their_match AFTER DELETE ON played
BEGIN
    DELETE FROM films WHERE match = OLD.match;
END;
