-- What a round was like for who played it: found of its film, and kept for longer.
CREATE TABLE figures (
    person text NOT NULL,
    match bigint NOT NULL,
    round int NOT NULL,
    game text NOT NULL,
    made double precision NOT NULL,
    points int NOT NULL, -- of the round
    reactions text NOT NULL, -- JSON
    taken int NOT NULL, -- of so many chances
    chances int NOT NULL, -- 0: there is nothing to be told of it
    won int NOT NULL, -- races
    lost int NOT NULL,
    par double precision, -- NULL: nobody has asked for it
    PRIMARY KEY (person, match, round),
    FOREIGN KEY (person, match) REFERENCES seats ON DELETE CASCADE
);
CREATE INDEX figures_by_day ON figures (person, game, made);
