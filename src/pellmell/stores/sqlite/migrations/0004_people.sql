-- Who sits or waits at which table, so that somebody's tables are found without a look at all of them.
CREATE TABLE sitters (
    person TEXT NOT NULL,
    code TEXT NOT NULL,
    PRIMARY KEY (person, code)
) WITHOUT ROWID;
CREATE INDEX sitters_of_table ON sitters (code);
CREATE TRIGGER sitters_go_with_their_table AFTER DELETE ON tables
BEGIN
    DELETE FROM sitters WHERE code = OLD.code;
END;
INSERT OR IGNORE INTO sitters (person, code)
SELECT json_extract(chair.value, '$.player.id'), tables.code
FROM tables, json_each(CAST(tables.record AS TEXT), '$.chairs') AS chair
WHERE json_valid(CAST(tables.record AS TEXT)) AND json_extract(chair.value, '$.token_hash') IS NOT NULL
AND json_extract(chair.value, '$.player.id') IS NOT NULL;

-- Who joined a match after it had begun: the first entry of its journal does not know them.
CREATE TABLE latecomers (
    match INTEGER NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (match, person)
) WITHOUT ROWID;
CREATE INDEX latecomers_by_person ON latecomers (person);
CREATE TRIGGER latecomers_go_with_their_match AFTER DELETE ON matches
BEGIN
    DELETE FROM latecomers WHERE match = OLD.number;
END;
