-- What a round was like for who played it: found of its film, and kept for longer.
CREATE TABLE figures (
    person TEXT NOT NULL,
    match INTEGER NOT NULL,
    round INTEGER NOT NULL,
    game TEXT NOT NULL,
    made REAL NOT NULL,
    points INTEGER NOT NULL, -- of the round
    reactions TEXT NOT NULL, -- JSON
    taken INTEGER NOT NULL, -- of so many chances
    chances INTEGER NOT NULL, -- 0: there is nothing to be told of it
    won INTEGER NOT NULL, -- races
    lost INTEGER NOT NULL,
    par REAL, -- NULL: nobody has asked for it
    PRIMARY KEY (person, match, round)
) WITHOUT ROWID;
CREATE INDEX figures_by_day ON figures (person, game, made);

CREATE TRIGGER figures_go_with_their_seat AFTER DELETE ON seats
BEGIN
    DELETE FROM figures WHERE person = OLD.person AND match = OLD.match;
END;
