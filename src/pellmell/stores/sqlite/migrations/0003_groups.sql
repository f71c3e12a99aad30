-- What a group of people took along from its last match of a game.
CREATE TABLE groups (
    game TEXT NOT NULL,
    people TEXT NOT NULL, -- their ids, sorted, as JSON
    carry TEXT NOT NULL, -- JSON
    touched REAL NOT NULL,
    PRIMARY KEY (game, people)
);
